"""The spec is counted: a line for each field of each class of entries. The text is committed and follows from no other
test, so that a lost `special` or a `root_only` too many does not pass unseen.

    summary.py            compare with summary.txt
    summary.py --write    summary.txt as it is now: read the difference before you commit it
"""

import dataclasses
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
EXPECTED = Path(__file__).with_suffix(".txt")
sys.path.insert(0, str(ROOT / "generator"))

from bindery_mpi.spec.load import load  # noqa: E402
from bindery_mpi.spec.model import Kind, Method, Parameter, Spec  # noqa: E402

# Sentences, where an entry stands, and what the loader takes from elsewhere.
UNCOUNTED = {
    "brief",
    "arguments",
    "note",
    "reason",
    "file",
    "origin",
    "chapter",
    "entry",
    "section",
    "category",
    "like",
    "variant",
    "differs",
}
FEW = 12  # as many different values are listed; more are counted with their letters, fewer of which are a misspelling
TABLES = ("kinds", "callbacks", "predefined", "sentinels", "quirks", "classes", "handwritten", "unsupported_chapters")
Row = tuple[str, Any]


def values(name: str, value: Any) -> Iterator[Row]:
    """The values of a field, flat."""
    if isinstance(value, Kind):
        value = value.name
    if isinstance(value, (Parameter, Method)):
        yield from fields(value, f"{name}.")
    elif isinstance(value, (tuple, list)):
        for item in value:
            yield from values(name, item)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from ((name, f"{key}={text}") for _, text in values(name, item))
    elif value is not None:
        yield name, value if type(value) is int else str(value)


def fields(entry: Any, prefix: str = "") -> Iterator[Row]:
    for field in dataclasses.fields(entry):
        value = getattr(entry, field.name)
        if field.name not in UNCOUNTED and value != field.default:
            yield from values(prefix + field.name, value)


def entries(spec: Spec) -> Iterator[tuple[str, Any]]:
    """Every entry of the spec, with its class: routines by category, constants by section."""
    yield from ((r.category, r) for r in spec.routines.values())
    yield from ((f"constants {name}", c) for name, section in spec.sections.items() for c in section.constants)
    for name in TABLES:
        yield from ((name, entry) for entry in getattr(spec, name).values())


def line(name: str, found: list[Any]) -> str:
    counts = Counter(map(str, found))
    if len(counts) <= FEW:
        return f"{name}: {', '.join(f'{value} {counts[value]}' for value in sorted(counts))}"
    if all(isinstance(value, int) for value in found):
        return f"{name}: {len(found)} numbers, their sum {sum(found)}"
    return f"{name}: {len(found)} values, {len(counts)} different, of {sum(map(len, map(str, found)))} letters"


def summary(spec: Spec) -> list[str]:
    groups: dict[str, list[Any]] = defaultdict(list)
    for name, entry in entries(spec):
        for field, value in fields(entry):
            groups[f"{name} {field}"].append(value)
    groups["numbers"] = list(spec.numbers.values())
    groups["schedules"], groups["schedules of"] = list(spec.schedule_of.values()), list(spec.schedule_of)
    groups["numbers of"], groups["roles"] = list(spec.numbers), list(spec.roles)
    return [line(name, groups[name]) for name in sorted(groups)]


def main(arguments: list[str]) -> int:
    lines = summary(load(ROOT / "specs"))
    if arguments == ["--write"]:
        EXPECTED.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return 0
    before = EXPECTED.read_text(encoding="utf-8").splitlines()
    wrong = [f"  was  {text}" for text in before if text not in lines]
    wrong += [f"  is   {text}" for text in lines if text not in before]
    if wrong:
        print("the spec says something else than tests/spec/summary.txt; if that is meant, run scripts/accept:")
        print("\n".join(sorted(wrong, key=lambda text: text.split(":")[0][6:])))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
