"""A card for the terminal: short enough for a screen."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator

from bindery_mpi.reference.card import Argument, Card, Interface, Linked
from bindery_mpi.spec.model import DIALECTS

WIDTH = 120
_LABEL = 9
_MPI_CXX, _MODERN = "MPI::", "bindery::mpi"


def text(card: Card) -> str:
    """The card in lines of `WIDTH` characters."""
    about = f"{card.life}. {card.errors}"
    head = [f"{card.name}: {card.brief}", " ".join([about, *card.facts]), *([card.note] if card.note else [])]
    return "\n".join([*_wrapped(head), "", *_interfaces(card), *_arguments(card), *_rest(card)])


def _wrapped(texts: Iterable[str], first: str = "", indent: str = "") -> Iterator[str]:
    for said in texts:
        yield from textwrap.wrap(said, WIDTH, initial_indent=first, subsequent_indent=indent, break_on_hyphens=False)


def _labelled(label: str, said: str) -> Iterator[str]:
    return _wrapped([said], f"  {label:{_LABEL}}", " " * (_LABEL + 2))


def _interfaces(card: Card) -> Iterator[str]:
    """C, the shortest way of each other language, and what differs for large counts."""
    small = [i for i in card.interfaces if not i.large]
    for interface in small:
        if interface.title == "C":
            yield from _labelled("C", interface.head)
    yield from _fortran(small)
    for title, label in ((_MPI_CXX, _MPI_CXX), (_MODERN, "C++20")):
        forms = [i.head for i in small if i.title == title]
        if forms:
            yield from _labelled(label, min(forms, key=len))
    if card.large_since:
        wide = [a.c_large for a in card.arguments if a.c_large]
        yield from _labelled("large", f"{card.name}_c: {', '.join(wide)}" if wide else f"{card.name}_c")


def _fortran(interfaces: list[Interface]) -> Iterator[str]:
    """Modules that have the same arguments in the same order are one line."""
    titles: dict[str, list[str]] = {}
    for interface in interfaces:
        if interface.language == "fortran":
            head = next((known for known in titles if known.lower() == interface.head.lower()), "")
            if head and head.isupper():
                titles[interface.head] = titles.pop(head)
                head = interface.head
            titles.setdefault(head or interface.head, []).append(interface.title.replace("module ", ""))
    for head, names in titles.items():
        yield from _labelled("Fortran", f"{head}  ({', '.join(names)})")


def _arguments(card: Card) -> Iterator[str]:
    if card.arguments:
        yield ""
    wide = max((len(a.name) for a in card.arguments), default=0)
    for argument in card.arguments:
        first = f"  {argument.name:{wide}}  {argument.intent:5}  "
        yield from _wrapped([_said(argument)], first, " " * len(first))


def _said(argument: Argument) -> str:
    remarks = [
        f"at {argument.passed_by}" if argument.passed_by else "",
        *(f"ignored {condition}" for condition in argument.ignored),
        argument.legal,
        _length(argument),
        argument.on_return,
    ]
    kept = "; ".join(filter(None, remarks))
    return f"{argument.brief[:-1]} ({kept})." if kept else argument.brief


def _length(argument: Argument) -> str:
    """The words of the spec for a length, which are short, unless that is no number."""
    if argument.formula == "terminated":
        return argument.length
    return f"{argument.formula} elements" if argument.formula else ""


def _rest(card: Card) -> Iterator[str]:
    yield ""
    if card.linked:
        yield from _labelled("linker", "; ".join(map(_linked, card.linked)))
    if card.missing:
        yield from _labelled("not in", card.missing)
    for defect in card.defects:
        yield from _labelled("defect", f"{defect.mpi} {', '.join(defect.seen)}: {defect.brief}")
    if card.related:
        yield from _labelled("see also", ", ".join(card.related))


def _linked(row: Linked) -> str:
    dialects = ", ".join(DIALECTS[name].title for name in row.dialects)
    others = "".join(f", {mpi}'s own {' '.join(names)}" for mpi, names in row.others.items())
    return f"{' '.join(row.symbols)} ({dialects}{others})"
