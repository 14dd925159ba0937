"""Circles of what needs each other: modules, headers, the objects of a folder."""

from __future__ import annotations

import subprocess
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

Node = TypeVar("Node", str, tuple[str, ...])  # comparable


def circles(graph: Mapping[Node, Iterable[Node]]) -> list[list[Node]]:
    """Ways back to where they started; one at least through each node that has one."""
    found: list[list[Node]] = []
    done: set[Node] = set()

    def visit(node: Node, path: list[Any]) -> None:
        if node in path:
            found.append([*path[path.index(node) :], node])
        elif node not in done:
            for other in sorted(graph.get(node, ())):
                visit(other, [*path, node])
            done.add(node)

    for node in sorted(graph):
        visit(node, [])
    return found


def needed_by_objects(folder: Path) -> dict[str, set[str]]:
    """The objects that define what an object refers to. What several define, as an inline function, is nobody's."""
    definers, needed = defaultdict(set), {}
    for path in folder.rglob("*.o"):
        name = path.relative_to(folder).with_suffix("").as_posix()
        symbols = [line.split()[-2:] for line in subprocess.check_output(["nm", path], text=True).splitlines()]
        needed[name] = {symbol for kind, symbol in symbols if kind in "Uwv"}
        for symbol in (symbol for kind, symbol in symbols if kind.isupper() and kind != "U"):
            definers[symbol].add(name)
    owner = {symbol: names.pop() for symbol, names in definers.items() if len(names) == 1}
    return {name: {owner[symbol] for symbol in symbols & owner.keys()} - {name} for name, symbols in needed.items()}
