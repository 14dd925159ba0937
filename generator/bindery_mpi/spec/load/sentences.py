"""Sentences say what each argument of a routine is: its own, that of the routine that it is like, of a chapter, of
its variant, or of its kind."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from bindery_mpi.spec.entries import Entry
from bindery_mpi.spec.mistakes import Collector, Place, SpecError, closest
from bindery_mpi.spec.model import Parameter

FIELD = "arguments"
LONGEST = 140
_SENTENCE = re.compile(r"[A-Z][ -~]*[^.]\.")


def check_sentence(at: Place, field: str, text: Any, longest: int) -> Iterator[SpecError]:
    """A mistake where a text is no sentence, or too long a one."""
    if not isinstance(text, str):
        yield at.fail(field, f"{text!r} is not text in quotes", "write text in quotes")
        return
    if not _SENTENCE.fullmatch(text) or ". " in text:
        yield at.fail(field, "not one sentence in ASCII", "start with a capital and end with the only full stop")
    if len(text) > longest:
        yield at.fail(field, f"{len(text)} characters", f"say it in {longest}")


class Sentences:
    """The tables `arguments` of chapters and of routines, as they are read."""

    def __init__(self) -> None:
        self._chapters: dict[str, dict[str, Any]] = {}  # by file
        self._unused: dict[str, set[str]] = {}  # the names of a chapter that no argument has needed
        self._of: dict[str, dict[str, Any]] = {}  # by routine: its own, and its chapter's

    def taken(self, file: str, chapter: Any) -> Any:
        """The defaults of a chapter without its sentences, which are kept."""
        if not isinstance(chapter, dict) or not isinstance(chapter.get(FIELD), dict):
            return chapter
        self._chapters[file] = chapter[FIELD]
        self._unused[file] = set(chapter[FIELD])
        return {key: value for key, value in chapter.items() if key != FIELD}

    def remember(self, rows: Iterable[tuple[str, str, Any]]) -> None:
        """Keep what routines state, for those that are like them."""
        for file, name, table in rows:
            own = table.get(FIELD) if isinstance(table, dict) else None
            self._of[name] = {"own": own if isinstance(own, dict) else {}, "chapter": self._chapters.get(file, {})}

    def given(
        self, at: Entry, values: Mapping[str, Any], parameters: tuple[Parameter, ...], variant: Mapping[str, Any]
    ) -> tuple[Parameter, ...]:
        """The parameters of a routine with their sentences. Raises SpecErrors. `values` are those of its entry;
        `variant` has the sentences of its variant."""
        own, other = values.get(FIELD, {}), self._of.get(values.get("like", ""), {"own": {}, "chapter": {}})
        sources = (other["own"], self._chapters.get(at.file, {}), other["chapter"], variant)
        follows = {
            p.name: next((source[p.name] for source in sources if p.name in source), p.kind.brief) for p in parameters
        }
        found = Collector()
        found.mistakes = list(sentence_mistakes(at, own, follows))
        found.report()
        self._unused.get(at.file, set()).difference_update(set(follows) - set(own) - set(other["own"]))
        return tuple(replace(p, brief=own.get(p.name, follows[p.name])) for p in parameters)

    def chapter_mistakes(self, every: bool) -> Iterator[SpecError]:
        """Sentences of chapters that are none, and, of `every` routine, those that no argument has."""
        for file, sentences in self._chapters.items():
            at = Entry(file, "chapter")
            for name, sentence in sentences.items():
                yield from check_sentence(at, f"{FIELD}.{name}", sentence, LONGEST)
                if every and name in self._unused[file]:
                    yield at.fail(f"{FIELD}.{name}", "no argument of the chapter has it", "leave it out")


def sentence_mistakes(at: Entry, own: Mapping[str, Any], follows: Mapping[str, str]) -> Iterator[SpecError]:
    """The mistakes in the sentences of an entry: `follows` are those that its parameters have without them."""
    for name, sentence in own.items():
        field = f"{FIELD}.{name}"
        if name not in follows:
            yield at.fail(field, "no parameter of that name", closest(name, follows))
        elif sentence == follows[name]:
            yield at.repeated(field, "another entry")
        else:
            yield from check_sentence(at, field, sentence, LONGEST)
