#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Writes the lock files anew from pyproject.toml: every package pinned, with hashes, for Linux and Python 3.11 to 3.13.
# Needs uv (pip install uv). setup.sh installs from these files and never resolves anything itself. One version of each
# package serves every Python, so that all of them are checked against the same NumPy.
#   run.lock          what the program needs           ci.lock      run.lock and the tools of the test run
#   cv.lock           NumPy and OpenCV                 asr.lock     speech recognition, for the heavy stage
#   cv-headless.lock  the same without libGL           browser.lock  browsers that click through the pages
# NumPy and OpenCV lie apart because on a Raspberry Pi apt brings them, and pip must not lay others over them.
set -euo pipefail
cd "$(dirname "$0")/.."

compile() {
    uv pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest --upgrade --generate-hashes \
        --no-emit-index-url --custom-compile-command requirements/lock.sh "$@"
}

# The requirements of one extra alone, without those of the program.
extra() {
    python3 -c 'import sys, tomllib
print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"][sys.argv[1]], sep="\n")' "$1"
}

compile pyproject.toml requirements/build.in --extra print --extra test --no-emit-package numpy \
    --output-file requirements/ci.lock
compile pyproject.toml requirements/build.in --extra print --no-emit-package numpy \
    --constraint requirements/ci.lock --output-file requirements/run.lock
extra cv | compile - --constraint requirements/ci.lock --output-file requirements/cv.lock
extra cv-headless | compile - --constraint requirements/cv.lock --output-file requirements/cv-headless.lock
extra browser | compile - --constraint requirements/ci.lock --output-file requirements/browser.lock
extra asr | compile - --no-emit-package numpy --constraint requirements/ci.lock --constraint requirements/cv.lock \
    --output-file requirements/asr.lock

sed -i '1i # SPDX-License-Identifier: MIT' requirements/*.lock
