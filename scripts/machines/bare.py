"""The documents' commands and all tests on a bare machine; scripts/bare says how to use it."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
from pathlib import Path

from chroot import GIT, ROOT, TOO_LONG, Chroot, Options, find_commit, find_mirror, prepare, say

TREE = Path("/srv/bindery")
LIMIT = 6 * 3600
FAILED = re.compile(r"^\t *\d+ - (\S+) \((.*)\)", re.MULTILINE)  # of CTest's summary


def documented() -> tuple[list[str], list[str]]:
    """The README's commands "In a minute" and the examples of docs/start; the lines that the first one must print."""
    section = (ROOT / "README.md").read_text(encoding="utf-8").split("\n## In a minute\n")[1].split("\n## ")[0]
    commands, printed = re.findall(r"^```\w*\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)[:2]
    pages = "".join(page.read_text(encoding="utf-8") for page in sorted((ROOT / "docs" / "start").glob("*.md")))
    words = [line.split("#")[0].strip() for line in commands.splitlines()]
    words += re.findall(r"^scripts/example-\w+$", pages, re.MULTILINE)
    return words, [line for line in printed.splitlines() if "…" not in line]


def make(folder: Path, mirror: str, commit: str) -> Chroot:
    bare = Chroot(folder, "bare", "bookworm", mirror)
    bare.make(fresh=True)
    tree = bare.inside(TREE)
    subprocess.run([*GIT, "clone", "--quiet", "--no-hardlinks", "--no-checkout", ROOT, tree], check=True)
    subprocess.run(["git", "-C", tree, "checkout", "--quiet", "--detach", commit], check=True)
    return bare


def main() -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    parser = Options()
    parser.add_argument("--examples", action="store_true")
    options, arguments = parser.parse_known_args()
    folder = prepare(options.folder)
    logs = folder / "logs" / "bare"
    logs.mkdir(parents=True, exist_ok=True)
    commit = find_commit(options.commit)
    bare = make(folder, options.mirror or find_mirror(), commit)
    commands, wanted = documented()
    quoted = " ".join(f"'{word}'" for word in arguments)
    right, summary = True, []
    for command in commands + [f"scripts/test {quoted}".strip()] * (not options.examples):
        log = logs / f"{command.split()[0].replace('/', '-')}.log"
        say(f"{command}; its log is {log}")
        start = time.monotonic()
        status = bare.run(f"cd {TREE}; {command}", log, LIMIT)
        seconds = time.monotonic() - start
        text = log.read_text(encoding="utf-8", errors="replace")
        why = {0: "ok", TOO_LONG: f"no end in {LIMIT} seconds"}.get(status, f"status {status}")
        missing = [line for line in wanted if line not in text] if command == commands[0] else []
        right = right and not status and not missing
        summary.append(f"{command:32} {seconds:6.0f} s  {why}")
        summary += [f"    did not print: {line}" for line in missing]
        summary += [f"    {name} {reason}" for name, reason in FAILED.findall(text)]
    print("\n".join([f"== Debian 12, bare, at {commit}", *summary]))
    return 0 if right else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("bare: interrupted")
