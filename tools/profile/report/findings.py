"""A finding, and how ranks and places are called: verdicts share these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

LITTLE = 0.05  # of the run: what is less is no cause
NAMED = 4  # ranks; more are a number
_MANY_CALLS, _SMALL = 1000, 1024  # of a rank, bytes: cost is in the number of calls


class Finding(NamedTuple):
    """A cause, and the seconds of all ranks that could be saved."""

    saving: float
    sentence: str
    advice: str


def names_of(ranks: Sequence[dict[str, Any]], everyone: int) -> str:
    labels = [rank["label"] for rank in ranks]
    if len(labels) == 1:
        return f"rank {labels[0]}"
    if len(labels) > NAMED:
        return f"{len(labels)} of {everyone} ranks"
    return f"ranks {', '.join(labels[:-1])} and {labels[-1]}"


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def place_of(site: dict[str, Any]) -> str:
    return f"{site['site']}: {site['routine']}"


def sites_of(report: dict[str, Any]) -> list[dict[str, Any]]:
    return [site for site in report["sites"] if not site["startup"]]


def is_small(site: dict[str, Any]) -> bool:
    """The cost is in the number of its calls."""
    calls = site["calls"] / site["processes"]
    return bool(calls >= _MANY_CALLS and site["sent"] + site["received"] and site["max_bytes"] <= _SMALL)


def has_threads(report: dict[str, Any]) -> bool:
    return any(rank["threads"] > 1 for rank in report["ranks"])


def ranks_late(report: dict[str, Any], ranks: Sequence[int], idle: str) -> tuple[str, str]:
    """Returns the names of late ranks, with their host where they are all of one, and an advice."""
    every, hosts = report["ranks"], {rank["rank"]: rank.get("host", "") for rank in report["ranks"]}
    who = names_of([every[rank] for rank in ranks], len(every))
    host = hosts[ranks[0]]
    of_host = [rank for rank, name in hosts.items() if name == host]
    if len(set(hosts.values())) > 1 and len(ranks) > 1 and sorted(ranks) == of_host:  # one rank tells nothing of a host
        return f"{who}, all of host {host},", f"find out why host {host} is slower, or give {who} less work"
    return who, f"give {who} less work{idle}"
