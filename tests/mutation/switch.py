# SPDX-License-Identifier: MIT
"""Stands in for mutmut's trampolines in the mutated copy: a function runs at full speed, and turns into one of its
mutants when told so.

mutmut's own trampoline asks the environment at every call which mutant is meant. One process judges one mutant, so
the code of the function can be exchanged once instead, also beneath a cache or a property.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Iterable
from types import FunctionType
from typing import Any, Final

MutantDict = dict[str, Any]
Registered = tuple[FunctionType, MutantDict]

RECORD: Final = "ALUDEL_MUTATION_RECORD"
"""Set in the environment of a process that notes which functions run."""
FUNCTIONS: Final[dict[str, Registered]] = {}
"""Every mutated function, by module and mangled name, with its mutants."""
HITS: Final[set[str]] = set()
"""Names of the functions that ran since this was last cleared (only where they are recorded)."""
CACHED: Final[set[str]] = set()
"""Names of the functions whose results are kept."""
BENEATH: Final[set[str]] = set()
"""Names of the functions that ran for a result that is kept: their mutants need empty caches."""


def switched(mutants: MutantDict, is_classmethod: bool = False) -> Callable[[FunctionType], Any]:
    """The decorator that the mutated copy puts on each function; mutmut fills `mutants` afterwards."""
    del is_classmethod

    def register(function: FunctionType) -> Any:
        name = f"{function.__module__}.{_mangled(function.__qualname__)}"
        FUNCTIONS[name] = (function, mutants)
        return _recorded(function, name) if RECORD in os.environ else function

    return register


def _mangled(qualified: str) -> str:
    """As mutmut names things: `x_below`, or `xǁCodeSourceǁbelow` in a class."""
    owner, _, name = qualified.rpartition(".")
    return f"xǁ{owner}ǁ{name}" if owner else f"x_{name}"


def _recorded(function: FunctionType, name: str) -> Callable[..., Any]:
    @functools.wraps(function)
    def recorded(*args: Any, **kwargs: Any) -> Any:
        HITS.add(name)
        if name not in CACHED:
            return function(*args, **kwargs)
        before = set(HITS)
        HITS.clear()
        try:
            return function(*args, **kwargs)
        finally:
            BENEATH.update(HITS, [name])
            HITS.update(before, [name])

    return recorded


def note_caches(kept: Iterable[Any]) -> None:
    """Tell which functions are recorded beneath these caches."""
    recorded = {cache.__wrapped__.__qualname__: cache for cache in kept}
    for name, (function, _) in FUNCTIONS.items():
        cache = recorded.get(function.__qualname__)
        if cache is not None and cache.__module__ == function.__module__:
            CACHED.add(name)


def become(name: str) -> None:
    """Turn a function into its mutant of this full name, for the rest of this process."""
    function, mutants = FUNCTIONS[name.rpartition("__mutmut_")[0]]
    mutant: Any = mutants[name.rpartition(".")[2]]
    mutant = getattr(mutant, "__func__", mutant)
    function.__code__ = mutant.__code__
    function.__defaults__, function.__kwdefaults__ = mutant.__defaults__, mutant.__kwdefaults__
