"""Two reports of runs: what got slower, by call site."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bindery_mpi.launch.mpi import LaunchError
from bindery_mpi.profile import text

FORMAT = 2  # of the reports

_EQUAL = 0.01  # of the first run: a difference below is none

Place = tuple[str, str, str]  # routine, file or module, function
Rows = list[dict[str, Any]]


def load(path: str) -> dict[str, Any]:
    """A report that `bindery profile --json` wrote. Raises LaunchError."""
    try:
        report = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise LaunchError(f"{path}: {error.strerror}; name two files that --json wrote") from None
    except ValueError:
        raise LaunchError(f"{path}: this is no JSON; name two files that `bindery profile --json` wrote") from None
    if not isinstance(report, dict) or not {"format", "verdict", "summary", "ranks", "sites"} <= report.keys():
        raise LaunchError(f"{path}: this is no report; name two files that `bindery profile --json` wrote")
    if report["format"] != FORMAT:
        raise LaunchError(f"{path}: a report of format {report['format']}, not {FORMAT}; profile the program again")
    return report


def compare(paths: tuple[str, str], reports: tuple[dict[str, Any], dict[str, Any]]) -> dict[str, Any]:
    """Everything that is known of the difference, as plain data. Times of call sites are the mean of all processes.
    Raises LaunchError."""
    try:
        return _compare(_names(*paths), reports)
    except (AttributeError, KeyError, TypeError, ZeroDivisionError):
        raise LaunchError(
            f"{' or '.join(paths)}: this is no report; name two files that `bindery profile --json` wrote"
        ) from None


def _compare(names: tuple[str, str], reports: tuple[dict[str, Any], dict[str, Any]]) -> dict[str, Any]:
    runs = [_run(path, report) for path, report in zip(names, reports, strict=True)]
    sites = sorted(
        (_site(pair, len(reports[0]["ranks"]), len(reports[1]["ranks"])) for pair in _pairs(*map(_by_place, reports))),
        key=lambda row: -row["difference"],
    )
    times = {name: _change(runs[0][name], runs[1][name]) for name in ("wall", "mpi", "compute", "longest_compute")}
    result = {
        "format": 1,
        "a": runs[0],
        "b": runs[1],
        "incomparable": _incomparable(*reports),
        "times": times,
        "sites": sites,
    }
    return {**result, "verdict": _verdict(result)}


def exceeds(result: dict[str, Any], limit: float) -> bool:
    """Whether the second run takes longer than the first by more than this part of it."""
    wall = result["times"]["wall"]
    return bool(wall["difference"] > limit * wall["a"])


def _names(first: str, second: str) -> tuple[str, str]:
    """Short names of the files, if they differ."""
    short = Path(first).name, Path(second).name
    return short if short[0] != short[1] else (first, second)


def _run(name: str, report: dict[str, Any]) -> dict[str, Any]:
    ranks, compute = report["ranks"], report["summary"]["compute"]
    return {
        "name": name,
        **{field: report[field] for field in ("program", "command", "started", "period")},
        "library": report["mpi"],
        "processes": len(ranks),
        "wall": report["summary"]["wall"],
        "mpi": report["summary"]["mpi"] / len(ranks),
        "compute": compute["mean"] if compute else None,
        "longest_compute": compute["max"] if compute else None,
        "longest_rank": max(ranks, key=lambda rank: rank["compute"])["label"] if compute else None,
    }


def _change(before: float | None, after: float | None) -> dict[str, float | None]:
    if before is None or after is None:
        return {"a": before, "b": after, "difference": None, "factor": None}
    return {"a": before, "b": after, "difference": after - before, "factor": after / before if before else None}


def _incomparable(first: dict[str, Any], second: dict[str, Any]) -> list[str]:
    """Why times cannot be compared."""

    def differs(what: str, values: list[Any]) -> list[str]:
        return [what.format(*values)] if values[0] != values[1] else []

    both = (first, second)
    given = [report.get("options") for report in both]
    known = [options or {} for options in given] if all(given) else [{}, {}]  # not known with --read
    return [
        *differs("{} and {} processes", [len(report["ranks"]) for report in both]),
        *differs("{} and {} threads call MPI", [sum(rank["threads"] for rank in report["ranks"]) for report in both]),
        *(["processes did not reach MPI_Finalize"] if not all(report["complete"] for report in both) else []),
        *(["calls are hidden"] if any(report["hidden_calls"] for report in both) else []),
        *differs("BINDERY_PROFILE_OFF is {!r} and {!r}", [options.get("off", "") for options in known]),
        *differs("a trace of {} and {} events", [options.get("trace", 0) for options in known]),
        *differs("--waits with {} and {} operations", [options.get("waits", 0) for options in known]),
        *differs("call paths of {} and {} callers", [options.get("call_paths", 0) for options in known]),
        *differs("measured {} and {}", [report["period"] for report in both]),
    ]


def _by_place(report: dict[str, Any]) -> dict[Place, dict[int, Rows]]:
    """Rows of communicators and phases by call site: its routine, file and function, and its line or offset."""
    found: dict[Place, dict[int, Rows]] = defaultdict(lambda: defaultdict(list))
    for row in report["sites"]:
        if not row["startup"]:
            place = row["routine"], row["file"] or row["module"], row["function"]
            found[place][row["line"] if row["file"] else row["offset"]].append(row)
    return found


def _pairs(
    first: dict[Place, dict[int, Rows]], second: dict[Place, dict[int, Rows]]
) -> Iterable[tuple[list[Rows], list[Rows]]]:
    """The call sites that correspond. A file in another folder is the same if its name and function are."""
    shared = first.keys() & second.keys()
    groups: dict[Place, tuple[dict[int, Rows], dict[int, Rows]]] = defaultdict(
        lambda: (defaultdict(list), defaultdict(list))
    )
    for i, sites in enumerate((first, second)):
        for place, by_line in sites.items():
            routine, file, function = place
            key = place if place in shared else (routine, Path(file).name, function)
            for line, rows in by_line.items():
                groups[key][i][line] += rows
    for left, right in groups.values():
        yield from _pairs_of_place(left, right)


def _pairs_of_place(left: dict[int, Rows], right: dict[int, Rows]) -> Iterable[tuple[list[Rows], list[Rows]]]:
    """Lines that are equal; as many that moved, in their order; else all of the function together."""
    common = left.keys() & right.keys()
    if len(common) in (len(left), len(right)):
        for line in sorted(left.keys() | right.keys()):
            yield [left[line]] if line in left else [], [right[line]] if line in right else []
    elif len(left) == len(right):
        for before, after in zip(sorted(left), sorted(right), strict=True):
            yield [left[before]], [right[after]]
    else:
        yield [left[line] for line in sorted(left)], [right[line] for line in sorted(right)]


def _site(pair: tuple[list[Rows], list[Rows]], *processes: int) -> dict[str, Any]:
    before, after = (_side(sites, number) for sites, number in zip(pair, processes, strict=True))
    any_row = (pair[0] or pair[1])[0][0]
    return {
        "routine": any_row["routine"],
        "class": any_row["class"],
        "function": any_row["function"],
        "file": any_row["file"],
        "site": _label([side["sites"] for side in (before, after) if side]),
        "only": "" if before and after else "a" if before else "b",
        "a": before,
        "b": after,
        **_differences(before, after),
    }


def _label(sides: list[list[str]]) -> str:
    """The call sites of both runs, and the name of their file once: ring.c:10, 12 → 20."""
    start = ""
    places = []
    for side in sides:
        names = []
        for name in side:
            names.append(name.removeprefix(start) if start else name)
            start = start or (f"{name.rpartition(':')[0]}:" if ":" in name else "")
        places.append((side, ", ".join(names)))
    return places[0][1] if places[0][0] == places[-1][0] else " → ".join(names for _, names in places)


def _differences(before: dict[str, Any] | None, after: dict[str, Any] | None) -> dict[str, float | None]:
    change = _change(before["time"] if before else 0.0, after["time"] if after else 0.0)
    return {"difference": change["difference"], "factor": change["factor"]}


def _side(sites: list[Rows], processes: int) -> dict[str, Any] | None:
    rows = [row for site in sites for row in site]
    if not rows:
        return None
    return {
        "sites": [site[0]["site"] for site in sites],
        "time": sum(row["time"] for row in rows) / processes,
        "calls": sum(row["calls"] for row in rows),
        "bytes": sum(row["sent"] or row["received"] for row in rows),
    }


def _verdict(result: dict[str, Any]) -> dict[str, str]:
    """Kind and sentence."""
    wall, (a, b) = result["times"]["wall"], (result["a"]["name"], result["b"]["name"])
    times = f"{text.seconds(wall['b'])}, {a} {text.seconds(wall['a'])}"
    if abs(wall["difference"]) < _EQUAL * wall["a"] or not wall["a"]:
        lost = [row for row in result["sites"] if row["difference"] > _EQUAL * wall["a"]]
        where = f"; most time is lost in {_place(lost[0])}, and gained elsewhere" if lost else ""
        return {"kind": "equal", "sentence": f"{b} takes about as long as {a}: {times}{where}"}
    part = text.percent(abs(wall["difference"]) / wall["a"])
    if wall["difference"] > 0:
        return {"kind": "slower", "sentence": f"{b} takes {part} longer: {times}{_where(result, 1)}"}
    return {"kind": "faster", "sentence": f"{b} takes {part} less time: {times}{_where(result, -1)}"}


def _where(result: dict[str, Any], sign: int) -> str:
    """Say what accounts for a difference. Others wait for the rank that computes longest, which goes before MPI."""
    times, verb = result["times"], "lost" if sign > 0 else "gained"
    sites = [row for row in result["sites"] if sign * row["difference"] > 0]
    site = max(sites, key=lambda row: sign * row["difference"], default=None)
    longest = times["longest_compute"]["difference"]
    if longest is not None and sign * longest >= sign * times["wall"]["difference"] / 2:
        ranks = result["a"]["longest_rank"], result["b"]["longest_rank"]
        who = f"rank {ranks[1]} computes" if ranks[0] == ranks[1] else "the rank that computes longest does so"
        more = "more" if sign > 0 else "less"
        in_mpi = f"; in MPI most is {verb} in {_place(site)}" if site else ""
        return f"; {who} {text.seconds(abs(longest))} {more}{in_mpi}"
    return f"; most is {verb} in {_place(site)}" if site else ""


def _place(site: dict[str, Any]) -> str:
    factor = f", {site['factor']:.2f} times" if site["factor"] else ""
    return f"{site['site']}: {site['routine']} ({text.signed(site['difference'])} in each process{factor})"
