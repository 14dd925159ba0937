"""A rule matches known properties of an argument, with values of their type that some argument can have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bindery_mpi.spec.facts import FACTS, WORDS
from bindery_mpi.spec.mistakes import closest
from bindery_mpi.spec.model import Spec


def match_mistakes(spec: Spec, match: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Field, mistake and remedy of each property that is unknown, or whose value no argument can have."""
    for key, wanted in match.items():
        if key not in FACTS:
            yield f"match.{key}", "not known of an argument", "use some of " + ", ".join(FACTS)
        elif key in WORDS:
            yield from _wrong_words(key, wanted, WORDS[key] or spec.kinds)
        elif not isinstance(wanted, bool):
            yield f"match.{key}", f"{_written(wanted)} is not true or false", "write true or false without quotes"


def _wrong_words(key: str, wanted: Any, known: Iterable[str]) -> Iterator[tuple[str, str, str]]:
    for value in wanted if isinstance(wanted, list) else [wanted]:
        if not isinstance(value, str):
            yield f"match.{key}", f"{_written(value)} is not text", "write text in quotes, or a list of texts"
        elif value not in known:
            yield f"match.{key}", f"unknown {key} '{value}'", closest(value, known)
    if wanted == []:
        yield f"match.{key}", "an empty list matches nothing", "list what it matches, or leave it out"


def _written(value: Any) -> str:
    """A value as TOML has it."""
    return str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else str(value)
