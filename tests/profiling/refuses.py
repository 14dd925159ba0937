"""The checks must see what is broken: run one on a broken archive or tool, and look for its complaint.

Usage: refuses.py FAULT --ar ar --driver c++ --archive libmpi.a --tools folder --expected expected.txt --work folder --
the check

In the command of the check, {archive}, {folder}, {tools} and {routine} stand for what was broken.
  shared-member   two entry points share one member of the archive
  other-tool      the tool of one routine replaces another one
  nothing         the check itself must find a fault in what it is given"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from support import output, routines, run, stop


def share_member(arguments: argparse.Namespace, first: str, second: str) -> None:
    """A copy of the archive in which two routines are one object."""
    archive, work = arguments.work / arguments.archive.name, arguments.work
    shutil.copyfile(arguments.archive, archive)
    both = [f"{first}.o", f"{second}.o"]
    output([arguments.ar, "x", "--output", work, archive, *both])
    output([arguments.ar, "d", archive, *both])
    output([arguments.driver, "-r", "-nostdlib", "-o", work / "both.o", *[work / name for name in both]])
    output([arguments.ar, "rs", archive, work / "both.o"])


def swap_tool(arguments: argparse.Namespace, first: str, second: str) -> None:
    shutil.copytree(arguments.tools, arguments.work / "tools")
    shutil.copyfile(arguments.tools / f"{second}.o", arguments.work / "tools" / f"{first}.o")


def words(arguments: argparse.Namespace, routine: str) -> dict[str, str]:
    broken = arguments.fault
    archive = arguments.work / arguments.archive.name if broken == "shared-member" else arguments.archive
    tools = arguments.work / "tools" if broken == "other-tool" else arguments.tools
    return {"archive": str(archive), "folder": str(archive.parent), "tools": str(tools), "routine": routine}


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("fault", choices=("shared-member", "other-tool", "nothing"))
    parser.add_argument("--ar", required=True)
    parser.add_argument("--driver", required=True)
    for option in ("--archive", "--tools", "--expected", "--work"):
        parser.add_argument(option, type=Path, required=True)
    parser.add_argument("--complaint", required=True, help="what the check must say; {routine} is replaced in it")
    parser.add_argument("check", nargs="+")
    arguments = parser.parse_args()
    shutil.rmtree(arguments.work, ignore_errors=True)
    arguments.work.mkdir(parents=True)
    first, second = routines(arguments.expected)[:2]
    if arguments.fault != "nothing":
        {"shared-member": share_member, "other-tool": swap_tool}[arguments.fault](arguments, first, second)
    filled = words(arguments, first)
    done = run([word.format(**filled) for word in arguments.check])
    complaint = arguments.complaint.format(**filled)
    if done.returncode != 1 or complaint not in done.stdout:
        stop(f"exit status {done.returncode}, wanted 1 and '{complaint}'; it said\n{done.stdout}")
    print(f"refused: {complaint}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
