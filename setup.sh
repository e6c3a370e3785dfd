#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Sets everything up and plays, or runs the tests. Run it again at any time: what is done is not done again.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")"

usage() {
    cat <<'END'
usage: ./setup.sh [--dry-run] COMMAND

  play [ARGUMENTS]  set up and start the console: on a Raspberry Pi with its camera, elsewhere the virtual table in a
                    browser (--terminal: without one); ARGUMENTS go to `aludel play`
  test [quick]      set up and run the tests (quick: the fast part)
  install           (not in this release) make the console a service that starts with a Raspberry Pi

  --dry-run         say what would be done, and do nothing
  --uninstall       (not in this release) take the service off again
  --help            this text

Packages of Debian are installed as root or with sudo, which asks for the password on a terminal; where neither is
possible, a line says what to type.
Python packages go to .venv in this folder, pinned by requirements/*.lock. To remove it all, delete .venv.
ALUDEL_PYTHON names another Python (3.11 to 3.13). ALUDEL_FULL=1 makes a test stage that is left out a failure.
END
}

VENV=.venv
MODEL=${ALUDEL_MODEL:-/proc/device-tree/model}
HEAVY_GB=20
DRY=

say() { echo "setup: $*" >&2; }
fail() { say "$*"; exit 1; }
wrong() {
    case "$*" in *[?!.]) say "$* ./setup.sh --help shows what there is." ;; *) say "$*. ./setup.sh --help shows what there is." ;; esac
    exit 2
}

# Says what is being done, or in a dry run what would be: will WOULD-DO DOING.
will() { if [ -n "$DRY" ]; then say "would $1"; else say "$2"; fi; }

# Runs a command without standard input (that belongs to the game), or says it in a dry run.
run() {
    if [ -n "$DRY" ]; then say "would run: $*"; else "$@" </dev/null; fi
}

on_pi() { [ -r "$MODEL" ] && tr -d '\0' <"$MODEL" | grep -q "Raspberry Pi"; }
has() { command -v "$1" >/dev/null 2>&1; }
has_library() { PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null | grep -qF "$1"; }
has_package() { dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q "install ok installed"; }

# --- Packages of Debian ------------------------------------------------------------------------------------------------

# What is missing is looked for by itself, not by package: whoever brought it, it will do.
missing_packages() {
    usable_python >/dev/null || echo python3-venv
    has espeak-ng || echo espeak-ng
    has_library libespeak-ng.so.1 || echo libespeak-ng1
    has aplay || echo alsa-utils
    if on_pi; then
        for package in python3-picamera2 python3-opencv python3-numpy python3-lgpio python3-rpi-lgpio; do
            has_package "$package" || echo "$package"
        done
    else
        has_library libGL.so.1 || echo libgl1
        has_library libgthread-2.0.so.0 || echo libglib2.0-0
    fi
    if [ "$1" = test ]; then
        has shellcheck || echo shellcheck
        has cc || printf '%s\n' gcc libc6-dev   # for the program that cuts a game's writes off anywhere
    fi
    if [ "$1" = test ] && [ "$2" = heavy ]; then
        has chromium || echo chromium
        [ -e /usr/share/fonts/truetype/vlgothic/VL-Gothic-Regular.ttf ] || echo fonts-vlgothic   # Japanese on pages
    fi
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# Whether root's rights are at hand, or may be asked for: sudo asks for the password on the terminal itself.
may_install() {
    has apt-get && { [ "$(id -u)" = 0 ] || { has sudo && { sudo -n true 2>/dev/null || [ -t 0 ]; }; }; }
}

install_packages() {
    local missing
    mapfile -t missing < <(missing_packages "$1" "$2")
    [ ${#missing[@]} -gt 0 ] || return 0
    if ! may_install; then
        please_install "$1" "${missing[@]}"
    elif [ -n "$DRY" ]; then
        say "would install with apt-get: ${missing[*]}"
    else
        say "installing ${missing[*]}"
        apt_get "${missing[@]}" || please_install "$1" "${missing[@]}"
    fi
}

# What to type where this script may not install. Without a Python, or on a Pi without its camera, nothing more can be
# done; elsewhere the rest is set up, and what is missing is left out until then.
please_install() {
    local command="$1" line
    shift
    line="sudo apt-get update && sudo apt-get install -y $*"
    if [ -n "$DRY" ]; then
        say "would ask you to run: $line"
        return 0
    fi
    say "packages are missing. Please run: $line; then run ./setup.sh $command again"
    if on_pi || ! usable_python >/dev/null; then exit 1; fi
}

apt_get() {
    local options=(-qq -o DPkg::Lock::Timeout=120)
    as_root env DEBIAN_FRONTEND=noninteractive apt-get "${options[@]}" update </dev/null >&2 || return 1
    as_root env DEBIAN_FRONTEND=noninteractive apt-get "${options[@]}" -o Dpkg::Use-Pty=0 \
        install --no-install-recommends -y "$@" </dev/null >/dev/null
}

# --- Python ------------------------------------------------------------------------------------------------------------

# On a Pi only the system's own Python sees apt's camera, OpenCV and NumPy.
python_candidates() {
    if on_pi; then echo /usr/bin/python3; return; fi
    printf '%s\n' ${ALUDEL_PYTHON:+"$ALUDEL_PYTHON"} python3 python3.13 python3.12 python3.11 /usr/bin/python3
}

usable_python() {
    local candidate
    while read -r candidate; do
        if has "$candidate" && "$candidate" -c 'import sys, venv, ensurepip
sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' 2>/dev/null; then
            command -v "$candidate"
            return 0
        fi
    done < <(python_candidates)
    return 1
}

venv_is_sound() {
    "$VENV/bin/python" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' 2>/dev/null || return 1
    ! on_pi || grep -qi "include-system-site-packages = true" "$VENV/pyvenv.cfg"
}

make_venv() {
    local python options=()
    if venv_is_sound; then return 0; fi
    if ! python=$(usable_python); then
        if [ -n "$DRY" ]; then say "would make $VENV with the Python that apt-get brings"; return 0; fi
        fail "needs Python 3.11, 3.12 or 3.13 with venv; ALUDEL_PYTHON may name one"
    fi
    if on_pi; then options=(--system-site-packages); fi
    will "make $VENV with $python" "making $VENV with $python"
    run rm -rf "$VENV"
    run "$python" -m venv ${options[@]+"${options[@]}"} "$VENV"
}

# The lock files that this machine needs for `play` or `test`.
locks() {
    if [ "$1" = test ]; then echo requirements/ci.lock; else echo requirements/run.lock; fi
    # apt's NumPy fits apt's picamera2 and OpenCV; one from pip over it ends in a crash at import. The lock files are
    # complete, so they are installed without looking for dependencies, and nothing can pull NumPy or OpenCV in.
    if ! on_pi; then
        if has_library libGL.so.1 || { [ -n "$DRY" ] && may_install; }; then echo requirements/cv.lock; else echo requirements/cv-headless.lock; fi
    fi
    if [ "$1" = test ] && [ "$2" = heavy ]; then printf '%s\n' requirements/asr.lock requirements/browser.lock; fi
}

# Changes when anything changes that the installation follows from, the place of this folder included.
fingerprint() { { pwd; cat pyproject.toml setup.sh "$@"; } | sha256sum | cut -d ' ' -f 1; }

install_python_packages() {
    local files stamp
    mapfile -t files < <(locks "$1" "$2")
    stamp="$VENV/set-up-for-$1-$2"
    if venv_is_sound && [ "$(cat "$stamp" 2>/dev/null)" = "$(fingerprint "${files[@]}")" ]; then return 0; fi
    will "install Python packages (${files[*]})" "installing Python packages (${files[*]})"
    forget_other_opencv "${files[*]}"
    # shellcheck disable=SC2046
    run "$VENV/bin/python" -m pip install -q --no-deps --require-hashes --disable-pip-version-check $(printf -- '-r %s ' "${files[@]}")
    run "$VENV/bin/python" -m pip install -q --no-deps --no-build-isolation --disable-pip-version-check -e .
    if on_pi; then run "$VENV/bin/python" -c "$FROM_APT"; fi
    [ -n "$DRY" ] || fingerprint "${files[@]}" >"$stamp"
}

# Two OpenCVs in one place overwrite each other.
forget_other_opencv() {
    local other=opencv-python
    case "$1" in *requirements/cv.lock*) other=opencv-python-headless ;; esac
    if compgen -G "$VENV/lib/python3*/site-packages/${other//-/_}-[0-9]*" >/dev/null; then
        run "$VENV/bin/python" -m pip uninstall -q -y "$other"
    fi
}

FROM_APT='import sys, numpy, cv2, picamera2, lgpio
for module in numpy, cv2:
    if module.__file__.startswith(sys.prefix):
        sys.exit(f"setup: {module.__name__} comes from pip, not from apt: delete .venv and run this again")'

set_up() {
    install_packages "$1" "${2:-light}"
    make_venv
    install_python_packages "$1" "${2:-light}"
}

# --- Commands ----------------------------------------------------------------------------------------------------------

play() {
    set_up play
    if [ -n "$DRY" ]; then say "would run: aludel play${*:+ $*}"; return 0; fi
    exec "$VENV/bin/aludel" play "$@"
}

# Why the heavy stages cannot run here; nothing when they can.
why_light() {
    if [ "$(id -u)" != 0 ]; then echo "not root"; return; fi
    if on_pi; then echo "a Raspberry Pi"; return; fi
    if [ "$(df --output=avail -BG . | tail -n 1 | tr -dc 0-9)" -lt "$HEAVY_GB" ]; then echo "less than $HEAVY_GB GB free"; fi
}

FIRST=0

# Runs a stage and goes on; the exit code is that of the first stage that fails.
stage() {
    if [ -n "$DRY" ]; then say "would run: $*"; return 0; fi
    say "$*"
    local code=0
    "$@" </dev/null || code=$?
    if [ "$FIRST" = 0 ]; then FIRST=$code; fi
}

# Decides between heavy and light and says what is left out.
heaviness() {
    local why="quick was asked for"
    if [ "$1" != quick ]; then why=$(why_light); fi
    if [ -z "$why" ]; then echo heavy; return; fi
    say "left out: speech recognition listening to the announcements, and browsers clicking through the pages ($why)"
    echo light
}

test_all() {
    local weight marks=()
    weight=$(heaviness "${1:-all}")
    if [ "$weight" = light ]; then marks=(-m "not heavy and not browser"); fi
    if [ "${1:-all}" = quick ]; then marks=(-m "not slow and not heavy and not browser"); fi
    if [ "$weight" = light ] && [ "${ALUDEL_FULL:-}" = 1 ] && [ "${1:-all}" != quick ]; then
        say "ALUDEL_FULL=1 asks for every stage"
        FIRST=1
    fi
    set_up test "$weight"
    stage "$VENV/bin/python" -m ruff check .
    stage "$VENV/bin/python" -m ruff format --check .
    stage "$VENV/bin/python" -m mypy
    stage "$VENV/bin/python" -m pytest -n 2 ${marks[@]+"${marks[@]}"}
    exit "$FIRST"
}

main() {
    while [ $# -gt 0 ]; do
        case "$1" in
            --dry-run) DRY=1; shift ;;
            --help | -h) usage; exit 0 ;;
            --uninstall) wrong "--uninstall is not in this release: nothing outside this folder was installed as a service" ;;
            -*) wrong "there is no option $1" ;;
            *) break ;;
        esac
    done
    case "${1:-}" in
        play) shift; play "$@" ;;
        test)
            case "${2:-}" in "" | quick) [ $# -le 2 ] || wrong "test takes quick or nothing" ;; *) wrong "test takes quick or nothing" ;; esac
            test_all "${2:-all}" ;;
        install) wrong "install is not in this release: start the console with ./setup.sh play" ;;
        "") wrong "which command?" ;;
        *) wrong "there is no command $1" ;;
    esac
}

main "$@"
