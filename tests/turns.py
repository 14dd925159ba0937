"""The extended tests that run with all others: one turn of them, which the commit's hash draws.

Usage: turns.py BUILD [TURN]   writes BUILD/tests/chosen.txt, for ctest -I: all other tests and the commit's turn; or TURN alone

A family is what shares a fixture that no other test needs, with the tests that make it. Families fill as many turns as it takes for each to
stay within LIMIT seconds of processor time by costs.toml. Each commit draws anew: of N turns, a test comes up in every Nth commit on
average, and in 5 N commits but for one case of 150."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

import costs

ROOT = Path(__file__).resolve().parents[1]
LIMIT = 600
Names = frozenset[str]
Tests = Mapping[str, Mapping[str, list[str]]]  # the properties of each, in the order of their numbers


def read_tests(build: Path) -> Tests:
    text = subprocess.check_output(["ctest", "--test-dir", build, "--show-only=json-v1"], text=True, timeout=60)
    return {test["name"]: {p["name"]: p["value"] for p in test["properties"]} for test in json.loads(text)["tests"]}


def with_makers(tests: Tests, names: Iterable[str]) -> Names:
    """The tests with those that make their fixtures, which CTest runs too."""
    found, left = set[str](), set(names)
    while left:
        found |= left
        fixtures = {f for name in left for f in tests[name].get("FIXTURES_REQUIRED", [])}
        left = {name for name in tests if fixtures.intersection(tests[name].get("FIXTURES_SETUP", []))} - found
    return frozenset(found)


def plain(tests: Tests) -> Names:
    """The tests that always run."""
    return with_makers(tests, (name for name in tests if "extended" not in tests[name].get("LABELS", [])))


def families(tests: Tests) -> list[Names]:
    groups: list[Names] = []
    always = plain(tests)
    for name in tests.keys() - always:
        family = with_makers(tests, [name]) - always
        family = family.union(*(group for group in groups if group & family))
        groups = [group for group in groups if not group & family] + [family]
    return groups


def cost(names: Iterable[str], rows: Mapping[str, float]) -> float:
    return sum(rows.get(name, 0) for name in names)


def turns(groups: list[Names], rows: Mapping[str, float], limit: float = LIMIT) -> list[Names]:
    """The turns: each family, the dearest first, goes into the cheapest."""
    groups = sorted(groups, key=lambda group: (-cost(group, rows), min(group)))
    if groups and (most := cost(groups[0], rows)) > limit:
        sys.exit(
            f"turns.py: {min(groups[0])} and its family: {most:.0f} s, more than a turn of {limit}; make them cheaper"
        )
    count = max(1, math.ceil(sum(cost(group, rows) for group in groups) / limit))
    while True:
        filled = [frozenset[str]()] * count
        for group in groups:
            place = min(range(count), key=lambda turn: cost(filled[turn], rows))
            filled[place] |= group
        if all(cost(names, rows) <= limit for names in filled):
            return filled
        count += 1


def commit() -> str:
    """The commit that is checked out; nothing outside of a checkout, such as in a tarball inside another one."""
    command = ["git", "-C", str(ROOT), "rev-parse", "--show-prefix", "--verify", "HEAD"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60).stdout
    prefix, _, found = answer.partition("\n")
    return "" if prefix else found.strip()


def drawn(head: str, count: int) -> int:
    return int(head or "0", 16) % count + 1


def main(build: Path, chosen: str = "") -> None:
    tests, rows = read_tests(build), costs.read_table().rows
    every = turns(families(tests), rows)
    if chosen and (not chosen.isdecimal() or not 1 <= int(chosen) <= len(every)):
        sys.exit(f"turns.py: no turn {chosen}; there are 1 to {len(every)}")
    head = commit()
    turn = int(chosen or drawn(head, len(every)))
    names = every[turn - 1] | (frozenset() if chosen else plain(tests))
    how = "alone" if chosen else f"drawn by commit {head[:9]}" if head else "the first, since there is no commit"
    print(
        f"== turn {turn} of {len(every)} of the extended tests, {how}: {len(every[turn - 1])} tests, "
        f"some {cost(every[turn - 1], rows):.0f} s of a processor; again: scripts/test turn {turn}"
    )
    numbers = [str(number) for number, name in enumerate(tests, 1) if name in names]
    (build / "tests/chosen.txt").write_text(",".join(["0", "0", "0", *numbers]), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) not in {2, 3}:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), *sys.argv[2:])
