# SPDX-License-Identifier: MIT
"""How fast random play is: `python -m tests.games.speed`. A move is one decision: listed, chosen, applied, events made.

Prints one JSON line a case with the median and spread over rounds, by processor time, so that a busy machine
disturbs it little. Nothing is asserted.
"""

from __future__ import annotations

import json
import random
import statistics
import time

from tests.games.battery import Case, any_move, cases, fate_of, run

ROUNDS = 7
GAMES = 60
"""Games in a round."""


def moves_a_second(case: Case, seed: int) -> float:
    """One round."""
    fates = [fate_of(case, seed * GAMES + n) for n in range(GAMES)]
    rng = random.Random(seed)
    start = time.process_time()
    moves = sum(1 for fate in fates for _ in run(case, fate, rng, any_move))
    return moves / (time.process_time() - start)


def main() -> None:
    """Measure every case."""
    for case in cases():
        rounds = sorted(moves_a_second(case, seed) for seed in range(ROUNDS))
        report = {"case": str(case), "moves_a_second": round(statistics.median(rounds))}
        print(json.dumps(report | {"fewest": round(rounds[0]), "most": round(rounds[-1]), "rounds": ROUNDS}))


if __name__ == "__main__":
    main()
