# SPDX-License-Identifier: MIT
"""Utterances to words, by Fluent: a caption to read and a spoken form to synthesise.

A message's value is the caption; its attribute `.spoken`, where it has one, is what the voice says. The shared words
lie in voice/phrases/<language>.ftl, each game's own beside the game in phrases/<language>.ftl.

A text argument `potion="fire"` puts in the message `potion-fire`. Where a language inflects, that message carries
attributes by case and a phrase names the case it needs: `{ $potion_acc }` is `potion-fire.acc` (or the plain words,
where there is no such attribute). Phrases may call two functions: `SPELL($code)` reads letters and digits out
one by one, and `KANA($n)` writes a number in kana.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from aludel.errors import LANGUAGES
from aludel.games.referee import ENTRY_POINTS
from aludel.utterance import Utterance
from aludel.voice.kana import kana_number

SPOKEN: Final = "spoken"
CASES: Final = ("nom", "gen", "dat", "acc", "ins")
"""Attributes of a word that phrases may ask for as `$name_<case>`."""
FALLBACK: Final = "en"
UNSAID: Final = ("letter-", "terminal-")
"""Messages that are never said by themselves."""
MARKS: Final = {".": "dot", ":": "colon"}
"""Signs that are read out among letters, by the name in their `letter-` message; all others are left out."""
AHEAD: Final = ((), ("seat",), ("potion",), ("seat", "potion"))
"""Arguments with which phrases are made ahead."""

Words = str
Args = Mapping[str, str | int]


@cache
def phrase_folders() -> tuple[Path, ...]:
    """The shared folder, then one of each installed game that has phrases."""
    return (Path(__file__).parent / "phrases", *_game_folders())


def _game_folders() -> Iterator[Path]:
    """Found without importing the games: a broken game must not silence the console."""
    for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda p: p.name):
        try:
            spec = find_spec(point.module)
        except ImportError:
            continue
        for place in (spec.submodule_search_locations or ()) if spec else ():
            if (folder := Path(place) / "phrases").is_dir():
                yield folder


class Phrasebook:
    """One language's words. Nothing here raises over a phrase: what is missing falls back to English, then the key."""

    def __init__(self, language: str, folders: Iterable[Path] | None = None) -> None:
        self.language = language if language in LANGUAGES else FALLBACK
        self.folders = tuple(folders) if folders is not None else phrase_folders()
        self.bundle, self.keys = _load(self.language, self.folders)

    def caption(self, utterance: Utterance) -> Words:
        """The line to read."""
        return self._say(utterance, spoken=False)

    def spoken(self, utterance: Utterance) -> Words:
        """The line to synthesise."""
        return self._say(utterance, spoken=True)

    def _say(self, utterance: Utterance, spoken: bool) -> Words:
        words = self.render(utterance, spoken)
        if words is None and self.language != FALLBACK:
            words = Phrasebook(FALLBACK, self.folders).render(utterance, spoken)
        return utterance.key if words is None else words

    def likely(self) -> Iterator[Utterance]:
        """Phrases worth making ahead: those with no argument, or with none but seats and potions."""
        for key in self.keys:
            for names in AHEAD:
                filled = list(self._fill(key, names))
                if filled and self.render(filled[0], spoken=True) is not None:
                    yield from filled
                    break

    def _fill(self, key: str, names: tuple[str, ...]) -> Iterator[Utterance]:
        words = [[k.removeprefix(f"{name}-") for k in self.keys if k.startswith(f"{name}-")] for name in names]
        for values in product(*words):
            yield Utterance(key, dict(zip(names, values, strict=True)))

    def render(self, utterance: Utterance, spoken: bool) -> Words | None:
        """The words, or None where this language lacks the phrase or one of its variables."""
        pattern = self._pattern(utterance.key, SPOKEN if spoken else "")
        if pattern is None:
            return None
        words, errors = self.bundle.format_pattern(pattern, self._filled(utterance.args, spoken))
        return None if errors else " ".join(str(words).split())

    def forms(self, key: str) -> tuple[Words, ...]:
        """How a word may look: its caption, its spoken form and its cases; empty where this language lacks it."""
        patterns = [self._pattern(key, attribute) for attribute in ("", SPOKEN, *CASES)]
        said = (self.bundle.format_pattern(pattern, {})[0] for pattern in patterns if pattern is not None)
        return tuple(dict.fromkeys(str(words) for words in said))

    def _pattern(self, key: str, attribute: str) -> Any:
        if not self.bundle.has_message(key):
            return None
        message = self.bundle.get_message(key)
        return message.attributes.get(attribute, message.value)

    def _filled(self, args: Args, spoken: bool) -> dict[str, str | int]:
        filled: dict[str, str | int] = {}
        for name, value in args.items():
            filled[name] = self._word(name, value, SPOKEN if spoken else "")
            if isinstance(value, str):
                filled |= {f"{name}_{case}": self._word(name, value, case) for case in CASES}
        return filled

    def _word(self, name: str, value: str | int, attribute: str) -> str | int:
        """The word for one argument: `seat="red"` is `seat-red`; a whole key is that message; the rest stays."""
        if not isinstance(value, str):
            return value
        for key in (f"{name}-{value}", value):
            if (pattern := self._pattern(key, attribute)) is not None:
                return str(self.bundle.format_pattern(pattern, {})[0])
        return value


@cache
def _load(language: str, folders: tuple[Path, ...]) -> tuple[FluentBundle, tuple[str, ...]]:
    """The words of a language and the keys of its messages, read once."""

    def spell(text: Any) -> Any:
        return _spell(bundle, str(text))

    bundle = FluentBundle([language], use_isolating=False, functions={"KANA": _kana, "SPELL": spell})
    files = [folder / f"{language}.ftl" for folder in folders]
    resources = [_resource(file) for file in files if file.is_file()]
    for resource in resources:
        bundle.add_resource(resource)
    keys = (entry.id.name for resource in resources for entry in resource.body if isinstance(entry, Message))
    return bundle, tuple(key for key in keys if not key.startswith(UNSAID))


@cache
def _resource(file: Path) -> Resource:
    """A file of phrases, read once: it takes longest of all that a console does before it speaks."""
    return FluentResource(file.read_text("utf-8"))


def _kana(n: Any) -> Any:
    return kana_number(int(n)) if isinstance(n, int) else str(n)


def _spell(bundle: FluentBundle, text: str) -> str:
    """Letters with a pause between them; a language whose synthesiser cannot read Latin letters names them."""
    return ", ".join(_letter(bundle, letter) for letter in text if letter.isalnum() or letter in MARKS)


def _letter(bundle: FluentBundle, letter: str) -> str:
    key = f"letter-{MARKS.get(letter, letter.lower())}"
    value = bundle.get_message(key).value if bundle.has_message(key) else None
    return letter.upper() if value is None else str(bundle.format_pattern(value, {})[0])
