/* SPDX-License-Identifier: MIT */
/* Taking pieces up with mouse or finger: one that is moved is dragged, one that is not is a click. */

const NEAR = 6;

export class Dragging {
  /** `dropped` gets the piece, the element under the pointer and where the piece was let go; `changed` whether something is being dragged. */
  constructor(area, dropped, changed) {
    Object.assign(this, { area, dropped, changed, held: null });
    area.addEventListener("pointerdown", (event) => this.down(event));
    addEventListener("pointermove", (event) => this.move(event));
    addEventListener("pointerup", (event) => this.up(event));
    addEventListener("pointercancel", (event) => this.end(event));
    addEventListener("keydown", (event) => event.key === "Escape" && this.end());
    area.addEventListener("click", (event) => this.swallow(event), true);
    area.addEventListener("dragstart", (event) => event.preventDefault());
  }

  get active() {
    return Boolean(this.held?.ghost);
  }

  down(event) {
    const piece = event.target.closest("[data-piece]");
    if (!piece || event.button !== 0 || this.held) return;
    this.held = { piece, id: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
  }

  move(event) {
    const held = this.held;
    if (!held || event.pointerId !== held.id) return;
    if (!held.ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) < NEAR) return;
    if (!held.ghost) this.lift(held);
    held.ghost.style.transform = `translate(${event.clientX - held.dx}px, ${event.clientY - held.dy}px) rotate(-3deg) scale(1.06)`;
    this.over(document.elementFromPoint(event.clientX, event.clientY));
  }

  lift(held) {
    const place = held.piece.getBoundingClientRect();
    held.ghost = held.piece.cloneNode(true);
    held.ghost.removeAttribute("id");
    held.ghost.setAttribute("aria-hidden", "true");
    held.ghost.classList.add("v-ghost");
    held.ghost.style.width = `${place.width}px`;
    held.ghost.style.height = `${place.height}px`;
    [held.dx, held.dy] = [held.x - place.left, held.y - place.top];
    held.piece.classList.add("v-away");
    document.body.classList.add("v-dragging");
    document.body.append(held.ghost);
    this.changed(true);
  }

  over(element) {
    const inside = element?.closest("#v-holder");
    document.getElementById("v-holder")?.classList.toggle("v-over", Boolean(inside));
  }

  up(event) {
    const held = this.held;
    if (!held || event.pointerId !== held.id) return;
    const target = held.ghost ? document.elementFromPoint(event.clientX, event.clientY) : null;
    const place = held.ghost?.getBoundingClientRect();
    if (place) {
      this.justDropped = true;
      setTimeout(() => (this.justDropped = false));
      this.dropped(held.piece, target, place); // before the end, which shows what has waited: neither may be there then
    }
    this.end(event);
  }

  end(event) {
    const held = this.held;
    if (!held || (event?.pointerId !== undefined && event.pointerId !== held.id)) return;
    this.held = null;
    held.piece.classList.remove("v-away");
    held.ghost?.remove();
    document.body.classList.remove("v-dragging");
    this.over(null);
    if (held.ghost) this.changed(false);
  }

  /** The click that a browser makes out of a drag means nothing. */
  swallow(event) {
    if (!this.justDropped) return;
    event.stopPropagation();
    event.preventDefault();
  }
}
