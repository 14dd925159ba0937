"""Queries of a wrapper about its arguments, as the size of a communicator: computed once, and only where a result is
needed."""

from __future__ import annotations

from dataclasses import dataclass, field

# C expressions that all hold; none for what always holds.
Conditions = tuple[str, ...]


@dataclass
class Local:
    """A local variable with the result of a query."""

    type: str  # "int"
    name: str  # "remote_size_comm"
    value: str  # "bnd_remote_size(bnd_f2c_Comm(*comm))"
    needed_if: list[Conditions] = field(default_factory=list)  # [("!bnd_is_plain(sendbuf)",)]: one for each use

    @property
    def line(self) -> str:
        # A use under more conditions than another needs no mention.
        weakest = [c for c in self.needed_if if not any(set(other) < set(c) for other in self.needed_if)]
        if () in weakest:
            return f"const {self.type} {self.name} = {self.value};"
        return f"BND_QUERY({self.type}, {self.name}, {any_of([all_of(*c) for c in weakest])}, {self.value});"


class Queries:
    """The queries of one wrapper, in the order of their first use, and after the queries that they use."""

    def __init__(self) -> None:
        self._locals: dict[str, Local] = {}

    def use(self, local_type: str, name: str, value: str, needed_if: Conditions) -> str:
        """The name of the local; notes under which conditions it is needed here."""
        local = self._locals.setdefault(name, Local(local_type, name, value))
        if needed_if not in local.needed_if:
            local.needed_if.append(needed_if)
        return name

    def lines(self, first: str = "") -> list[str]:
        """The declarations; that of `first` comes first, as the conditions of the others may use it."""
        return [local.line for local in sorted(self._locals.values(), key=lambda local: local.name != first)]


def all_of(*conditions: str) -> str:
    """Conditions joined by &&; the always true "1" and "" are left out."""
    parts = [part for part in conditions if part not in ("", "1")]
    return " && ".join(f"({part})" if " || " in part and len(parts) > 1 else part for part in parts)


def any_of(conditions: list[str]) -> str:
    """Conditions joined by ||."""
    return " || ".join(f"({part})" if " && " in part and len(conditions) > 1 else part for part in conditions)
