/* SPDX-License-Identifier: MIT */
/* The loudspeaker of the virtual table: one phrase after another, sounds at once. Captions are shown in any case. */

const READING = { least: 900, letter: 38, most: 5000, hurry: 700 };
const VOICE = 4000; // milliseconds that a caption waits for its sound: the voice may have failed
const MOST = { calm: 12, quick: 3 }; // phrases that wait to be heard; of what is older, the captions are shown

const STOPPED = Symbol("stopped");
const later = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** A caption, and the address of its sound as soon as there is one: both carry one `number`. Without it, it is shown only. */
class Phrase {
  constructor(number, caption) {
    Object.assign(this, { number, caption });
    this.voice = new Promise((resolve) => (this.sounds = resolve));
  }
}

export class Loudspeaker {
  /** `shows` gets the caption of what is being said; `speaks` whether the loudspeaker is talking. */
  constructor(shows, speaks) {
    Object.assign(this, { shows, speaks, queue: [], now: null, muted: false, quick: false, context: null, stop: () => {} });
  }

  get ready() {
    return this.context?.state === "running";
  }

  /** Browsers let a page sound only after a person has touched it. */
  async unlock() {
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") await this.context.resume();
  }

  /** Whether so much waits that people would hear of it too late: `quick` ones want to go on. */
  get behind() {
    return this.queue.length >= (this.quick ? MOST.quick : MOST.calm);
  }

  mute(muted) {
    if (muted && !this.muted) this.stop(STOPPED);
    this.muted = muted;
  }

  /** Queue a caption; its sound comes after it, by its number. */
  say(caption, number) {
    this.queue.push(new Phrase(number, caption));
    if (!this.now) this.run();
  }

  /** Queue a line that is shown and not spoken. */
  note(line) {
    this.queue.push(new Phrase(null, line));
    if (!this.now) this.run();
  }

  /** The sound of a caption; null where it cannot be heard after all. */
  sound(number, address) {
    [this.now, ...this.queue].find((phrase) => phrase?.number === number)?.sounds(address);
  }

  /** Say nothing more of what has been said so far. */
  hush() {
    this.queue.length = 0;
    this.stop(STOPPED);
  }

  async effect(address) {
    const buffer = this.ready && !this.muted ? await this.fetched(address) : null;
    if (buffer) this.start(buffer);
  }

  async run() {
    while ((this.now = this.queue.shift() ?? null)) {
      this.shows(this.now.caption);
      const audible = this.ready && !this.muted && !this.behind && this.now.number !== null;
      const told = audible ? await this.heard(this.now) : null;
      if (!told) await this.read(this.now.caption);
    }
  }

  /** Let a phrase be heard; null where there is no sound of it. */
  async heard(phrase) {
    const address = await this.unlessStopped(Promise.race([phrase.voice, later(VOICE)]));
    if (!address || address === STOPPED) return address;
    const buffer = await this.fetched(address);
    if (!buffer) return null;
    this.speaks(true);
    const source = this.start(buffer);
    await this.unlessStopped(new Promise((resolve) => (source.onended = resolve)));
    source.stop();
    this.speaks(false);
    return STOPPED;
  }

  /** Time to read a caption that is not heard. */
  read(caption) {
    const length = Math.min(READING.most, READING.least + READING.letter * caption.length);
    return this.unlessStopped(later(this.behind ? Math.min(length, READING.hurry) : length));
  }

  unlessStopped(promise) {
    return Promise.race([promise, new Promise((resolve) => (this.stop = resolve))]);
  }

  start(buffer) {
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.context.destination);
    source.start();
    return source;
  }

  async fetched(address) {
    try {
      const answer = await fetch(address);
      return answer.ok ? await this.context.decodeAudioData(await answer.arrayBuffer()) : null;
    } catch {
      return null; // a sound that has been dropped, or that cannot be read: its caption tells it
    }
  }
}
