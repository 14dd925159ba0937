"""Cards as manual pages of section 3bindery, all those of a chapter in one text that is cut at installation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bindery_mpi.reference.card import Argument, Card, Interface, Linked
from bindery_mpi.spec.model import DIALECTS

SECTION = "3bindery"
MARK = '.\\" Page'  # begins the first line of a page, before its names


def pages(cards: Iterable[Card]) -> str:
    """The pages of these cards, one after the other."""
    return "\n".join(line for card in cards for line in _page(card))


def names_of(card: Card) -> list[str]:
    """The names under which the page is found."""
    return [card.name, *([f"{card.name}_c"] if card.large_since else [])]


def _page(card: Card) -> Iterator[str]:
    names = names_of(card)
    yield f"{MARK} {' '.join(names)}"
    yield f'.TH "{card.name.upper()}" {SECTION} "" "Bindery" "MPI"'
    yield from (".SH NAME", f"{', '.join(map(_escaped, names))} \\- {_escaped(card.brief[:-1])}", ".SH SYNOPSIS")
    yield from _synopsis(card.interfaces)
    if card.arguments:
        yield ".SH ARGUMENTS"
    for argument in card.arguments:
        yield from _argument(argument)
    yield ".SH DESCRIPTION"
    yield from (_escaped(said) for said in (card.brief, *card.facts, *([card.note] if card.note else [])))
    yield from (".SH THREADS", _escaped(card.threads), ".SH ERRORS", _escaped(card.all_errors))
    yield from (".SH HISTORY", _escaped(f"{card.life}."))
    if card.linked:
        yield from (".SH LINKER NAMES", *map(_linked, card.linked))
    if card.presence:
        yield from (".SH INSTALLED MPIS", *(line for said in card.presence for line in (_escaped(said), ".br")))
    for number, defect in enumerate(card.defects):
        yield from ([".SH BUGS"] if not number else [".PP"])
        yield _escaped(f"{defect.mpi} {', '.join(defect.seen)}: {defect.brief}")
        yield from ([_escaped(f"With Bindery, {defect.workaround}.")] if defect.workaround else [])
        yield from ([_escaped(defect.effect)] if defect.effect else [])
    if card.see_also:
        yield from (".SH SEE ALSO", ", ".join(f"\\fB{_escaped(name)}\\fR({SECTION})" for name in card.see_also))


def _synopsis(interfaces: Iterable[Interface]) -> Iterator[str]:
    title = ""
    for interface in interfaces:
        wanted = interface.title + (", large counts" if interface.large else "")
        if wanted != title:
            yield f'.SS "{_escaped(wanted)}"'
        title = wanted
        indent = "    " if interface.language == "fortran" else ""
        above, below = ((), interface.declarations) if indent else (interface.declarations, ())
        yield ".nf"
        yield from map(_escaped, (*above, interface.head, *(f"{indent}{line}" for line in below)))
        yield ".fi"


def _argument(argument: Argument) -> Iterator[str]:
    yield from (".TP", f"\\fB{_escaped(argument.name)}\\fR ({argument.intent})", _escaped(argument.brief))
    if argument.remark:
        yield _escaped(argument.remark)
    if argument.values:
        yield _escaped(f"Values: {', '.join(argument.values)}.")


def _linked(row: Linked) -> str:
    dialects = ", ".join(DIALECTS[name].title for name in row.dialects)
    others = "".join(f" {mpi}'s own bindings have {', '.join(names)}." for mpi, names in row.others.items())
    calls = f" calls {', '.join(row.calls)}" if row.calls else ""
    return _escaped(f"{', '.join(row.symbols)} ({dialects}){calls}.{others}") + "\n.br"


def _escaped(text: str) -> str:
    """Signs of roff as text."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{text}" if text[:1] in (".", "'") else text
