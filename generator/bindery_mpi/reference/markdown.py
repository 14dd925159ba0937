"""Cards as pages of the site, in Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bindery_mpi.reference.card import Argument, Card, Defect, Interface, Linked
from bindery_mpi.spec.model import DIALECTS

_BOOST = 90  # names are found by how they begin: the shorter, the sooner

Link = Callable[[str], str]  # the address of a page, by the name of its routine
_UNSEARCHED = " { data-search-exclude }"  # the same words on many pages


def page(card: Card, link: Link, example: str = "") -> str:
    """The page of a routine, with the example of its chapter."""
    lines = [
        *("---", f"search: {{boost: {_BOOST // len(card.name)}}}", "---", f"# {card.name}", ""),
        card.brief,
        "",
        f"{card.life}{f': `{card.name}_c`' if card.large_since else ''}.",
        "",
        *_interfaces(card.interfaces),
        *_section("Arguments", _arguments(card.arguments)),
        *_section("What a call does", [" ".join([*card.facts, card.note]).strip()] if card.facts or card.note else []),
        *_section("Threads", [card.threads]),
        *_section("Errors", [card.all_errors]),
        *_section(
            f"An example of the chapter{_UNSEARCHED}", ["```fortran", *example.splitlines(), "```"] if example else []
        ),
        *_section("Linker names", _linked(card.linked)),
        *_section(f"Installed MPIs{_UNSEARCHED}", ["  \n".join(card.presence)] if card.presence else []),
        *_section("Known defects", [line for defect in card.defects for line in _defect(defect)]),
        *_section("See also", _see_also(card, link)),
    ]
    return "\n".join(lines) + "\n"


def index(cards: Iterable[Card], link: Link) -> str:
    """The page that lists all routines, chapter by chapter."""
    chapters: dict[str, list[Card]] = {}
    for card in cards:
        chapters.setdefault(card.chapter, []).append(card)
    lines = ["# Routines", ""]
    for chapter, listed in sorted(chapters.items()):
        title = chapter.replace("-", " ")
        rows = (f"| [{c.name}]({link(c.name)}) | {c.since} | {_cell(c.brief)} |" for c in listed)
        lines += [f"## {title[0].upper()}{title[1:]}", "", "| routine | since | |", "|---|---|---|", *rows, ""]
    return "\n".join(lines)


def _see_also(card: Card, link: Link) -> list[str]:
    return [", ".join(f"[{name}]({link(name)})" for name in card.see_also)] if card.see_also else []


def _section(title: str, lines: Iterable[str]) -> list[str]:
    lines = list(lines)
    return [f"## {title}", "", *lines, ""] if lines else []


def _interfaces(interfaces: Iterable[Interface]) -> Iterator[str]:
    """A tab for each language, with both forms."""
    tabs: dict[str, list[Interface]] = {}
    for interface in interfaces:
        title = next((known for known in tabs if interface.title in known.split(", ")), interface.title)
        tabs.setdefault(title, []).append(interface)
    for title, listed in tabs.items():
        yield from (f'=== "{title}"', "")
        for large in (False, True):
            forms = [form for form in listed if form.large == large]
            if forms:
                said = "    With large counts:" if large and any(not form.large for form in listed) else ""
                yield from ([said, ""] if said else [])
                yield f"    ``` {forms[0].language}"
                yield from (f"    {line}" for number, form in enumerate(forms) for line in _code(form, bool(number)))
                yield from ("    ```", "")


def _code(interface: Interface, is_next: bool) -> Iterator[str]:
    """The lines of one form, apart from the one before it."""
    is_below = interface.language == "fortran"
    if is_next:
        yield ""
    if not is_below:
        yield from interface.declarations
    yield interface.head
    if is_below:
        yield from (f"    {line}" for line in interface.declarations)


def _arguments(arguments: Iterable[Argument]) -> Iterator[str]:
    rows = [_argument(argument) for argument in arguments]
    if rows:
        yield from ("| argument | | what it is |", "|---|---|---|", *rows)


def _argument(argument: Argument) -> str:
    said = [argument.brief, argument.remark]
    said += [f"Values: {', '.join(argument.values)}."] if argument.values else []
    said += [f"Large counts: {argument.c_large}."] if argument.c_large else []
    return f"| `{argument.name}` | {argument.intent} | {_cell(' '.join(filter(None, said)))} |"


def _linked(rows: Iterable[Linked]) -> Iterator[str]:
    rows = list(rows)
    if rows:
        yield from ("| called in | symbol | in an MPI's own bindings | a tool in C sees |", "|---|---|---|---|")
    for row in rows:
        dialects = ", ".join(DIALECTS[name].title for name in row.dialects)
        others = "; ".join(f"{mpi}: {_code_list(names)}" for mpi, names in row.others.items())
        seen = _code_list(row.calls) or "nothing"
        yield f"| {dialects} | {_code_list(row.symbols)} | {others or 'the same'} | {seen} |"


def _code_list(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _defect(defect: Defect) -> Iterator[str]:
    versions = f"{defect.mpi} {', '.join(defect.seen)}"
    fixed = f" Right since {defect.fixed}." if defect.fixed else ""
    workaround = f" With Bindery, {defect.workaround}." if defect.workaround else ""
    yield f"- **{versions}**: {_cell(defect.brief)}{fixed}{workaround} {_cell(defect.effect)}".rstrip()


def _cell(text: str) -> str:
    """Signs of Markdown and of tables as text."""
    for sign in ("\\", "|", "*", "<", "["):
        text = text.replace(sign, f"\\{sign}")
    return text
