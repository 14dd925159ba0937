"""What a wrapper asks MPI, or counts, about its arguments: once for each wrapper, and only where something needs the answer."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Local:
    """A local that holds an answer."""

    type: str  # "int"
    name: str  # "peers_comm"
    value: str  # "bnd_peers(bnd_f2c_Comm(*comm))"
    needed_if: list[str] = field(default_factory=list)  # "!bnd_is_plain(sendbuf)"; "" for a use without a condition

    @property
    def line(self) -> str:
        if "" in self.needed_if:
            return f"const {self.type} {self.name} = {self.value};"
        return f"BND_QUERY({self.type}, {self.name}, {any_of(self.needed_if)}, {self.value});"


class Queries:
    """The queries of one wrapper, in the order of their first use; a query comes after those that it uses."""

    def __init__(self) -> None:
        self._locals: dict[str, Local] = {}

    def use(self, local_type: str, name: str, value: str, needed_if: str) -> str:
        """The name of the local; notes under which condition it is needed here."""
        local = self._locals.setdefault(name, Local(local_type, name, value))
        if needed_if not in local.needed_if:
            local.needed_if.append(needed_if)
        return name

    def lines(self, first: str = "") -> list[str]:
        """The declarations; that of `first` comes first, as the conditions of the others may use it."""
        return [local.line for local in sorted(self._locals.values(), key=lambda local: local.name != first)]


def all_of(*conditions: str) -> str:
    """Conditions joined by &&; "" and "1" are always true."""
    return " && ".join(dict.fromkeys(part for part in conditions if part not in ("", "1")))


def any_of(conditions: list[str]) -> str:
    """Conditions joined by ||."""
    return conditions[0] if len(conditions) == 1 else " || ".join(f"({part})" for part in conditions)
