"""One bad spec and one exact error text per mistake.

A case is a table of cases/MODULE.toml, MODULE being the module of generator/bindery_mpi/spec that finds the mistake: `message`, one line
unless the case starts with `several-`, and what the case changes of the small spec in base/:

    "FILE" = text       lines added to this file, a new one if the base has none of that name
    MPI_Mistake = text  lines of a routine of that name in routines/mistake.toml, without parameters unless the lines have some
    parameters = text   the parameters of such a routine
    without = [FILE]    files of the base that are missing, or are new

    run.py             every case
    run.py NAME        one case
    run.py --write     the messages as they are now, into cases/: read the difference before you believe it
"""

from __future__ import annotations

import ast
import contextlib
import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

HERE = Path(__file__).resolve().parent
GENERATOR = HERE.parents[1] / "generator"
CASES = HERE / "cases"
SEVERAL = "several-"
ROUTINE = '[MPI_Mistake]\nbrief = "Make a mistake."\nsince = "1.0"\ncategory = "topology"\n'
# The modules whose every message has a case.
READERS = (
    *(f"spec/{name}.py" for name in ("derived", "entries", "layer", "overlay")),
    *(
        f"spec/{p}/{path.name}"
        for p in ("load", "validate")
        for path in sorted((GENERATOR / "bindery_mpi/spec" / p).glob("*.py"))
    ),
)

sys.path.insert(0, str(GENERATOR))

LINE = re.compile(r":\d+ \[")  # of a place; a few cases have it, so that lines of the base may be added
REACHED: set[tuple[str, int]] = set()  # file and line of what led to a message
DONE: set[str] = set()  # the cases that ran in this process


@cache
def tables() -> dict[str, dict[str, Any]]:
    """Each case by its name."""
    found: dict[str, dict[str, Any]] = {}
    for path in sorted(CASES.rglob("*.toml")):
        for case, table in tomllib.loads(path.read_text(encoding="utf-8")).items():
            if case in found or not isinstance(table, dict) or "message" not in table:
                sys.exit(f"{path}: [{case}]: there is another one, or it has no message")
            found[case] = table
    return found


def additions(table: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The files that a case adds lines to, and these lines."""
    for key, text in table.items():
        if key == "parameters":
            yield "routines/mistake.toml", f"{ROUTINE}parameters = [\n{text}\n]"
        elif key == "MPI_Mistake":
            parameters = "" if "parameters = " in text else "\nparameters = []"
            yield "routines/mistake.toml", ROUTINE + text + parameters
        elif key not in ("message", "without"):
            yield key, text


def overlay(specs: Path, case: str | None) -> None:
    """Make the spec folder of a case: the base, and what the case adds or takes away."""
    shutil.copytree(HERE / "base", specs)
    if case is None:
        return
    for name in tables()[case].get("without", ()):
        (specs / name).unlink()
    for name, text in additions(tables()[case]):
        (specs / name).parent.mkdir(parents=True, exist_ok=True)
        with (specs / name).open("a", encoding="utf-8") as file:
            file.write(text + "\n")


@contextlib.contextmanager
def workplace(case: str | None) -> Iterator[tuple[Path, Path]]:
    """A temporary folder with the spec of a case, and the path of an output folder that nothing may write."""
    with tempfile.TemporaryDirectory() as folder:
        specs, output = Path(folder) / "specs", Path(folder) / "output"
        overlay(specs, case)
        yield specs, output


def expected(case: str) -> str:
    return str(tables()[case]["message"]) + "\n"


def typed(specs: Path, output: Path) -> list[str]:
    """The arguments that a user types; a case whose files are in ../my has an overlay."""
    my = specs.parent / "my"
    overlay = ["--overlay", str(my)] if my.exists() else []
    return ["generate", "--specs", str(specs), "--output", str(output), *overlay]


Result = tuple[int, str, str]  # exit status, standard output, standard error


def in_process(specs: Path, output: Path) -> Result:
    """`bindery generate` without the start of an interpreter."""
    from bindery_mpi.cli import main

    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(typed(specs, output))
    return status, out.getvalue(), err.getvalue()


def as_command(specs: Path, output: Path) -> Result:
    """Returns the words that a user types."""
    command = [sys.executable, "-m", "bindery_mpi", *typed(specs, output)]
    environment = os.environ | {"PYTHONPATH": str(GENERATOR), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False)
    return done.returncode, done.stdout, done.stderr


def run_case(case: str, generate: Callable[[Path, Path], Result] = in_process) -> str:
    """Returns what is wrong with a case; nothing, if it brings exactly its message."""
    DONE.add(case)
    with workplace(case) as (specs, output):
        status, out, err = generate(specs, output)
        wanted = expected(case)
        if not LINE.search(wanted):
            err = LINE.sub(" [", err)
        if err != wanted:
            return f"wanted {wanted!r}\n   got {err!r}"
        if (wanted.count("\n") == 1) == case.startswith(SEVERAL):
            return "one mistake is one line; a case of several starts with " + SEVERAL
        if status != 2:
            return f"exit status {status}, not 2"
        if out:
            return f"standard output has {out!r}"
        return "something was written" if output.exists() else ""


def run_command() -> str:
    """Every fortieth case through the command itself: the same message, and the exit status of the process."""
    chosen = cases()[::40]
    return "; ".join(f"{case}: {wrong}" for case in chosen if (wrong := run_case(case, as_command)))


def run_base() -> str:
    """The base has no mistake: each case brings its own."""
    from bindery_mpi.layers import load_checked
    from bindery_mpi.spec.mistakes import SpecErrors

    with workplace(None) as (specs, _):
        try:
            load_checked(specs, root=specs.parent)
        except SpecErrors as errors:
            return str(errors)
    return ""


def sites(path: Path) -> set[int]:
    """The lines of a module on which a message is made."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    named = [(c, getattr(c.func, "attr", ""), getattr(c.func, "id", "")) for c in calls]
    made = [call for call, method, function in named if method in ("fail", "repeated") or function == "SpecError"]
    own = {
        line
        for f in ast.walk(tree)
        if isinstance(f, ast.FunctionDef) and f.name == "fail"
        for line in range(f.lineno, (f.end_lineno or f.lineno) + 1)
    }
    return {call.lineno for call in made} - own


def record_sites() -> None:
    """Let each message leave the lines that make it in REACHED."""
    from bindery_mpi.spec.mistakes import SpecError

    make = SpecError.__init__

    def recorded(mistake: SpecError, *arguments: Any) -> None:
        frame: FrameType | None = sys._getframe(1)
        while frame:
            REACHED.add((frame.f_code.co_filename, frame.f_lineno))
            frame = frame.f_back
        make(mistake, *arguments)

    SpecError.__init__ = recorded  # type: ignore[assignment, method-assign]


def run_complete() -> str:
    """Every place that makes a message is reached by some case."""
    wanted = {str(GENERATOR / "bindery_mpi" / name): sites(GENERATOR / "bindery_mpi" / name) for name in READERS}
    for case in sorted(set(cases()) - DONE):
        run_case(case)
    missed = [
        f"{Path(file).name}:{line}"
        for file, lines in wanted.items()
        for line in sorted(lines)
        if (file, line) not in REACHED
    ]
    return f"no case reaches {', '.join(missed)}" if missed else ""


WHOLE: dict[str, Callable[[], str]] = {"base": run_base, "command": run_command, "complete": run_complete}


def cases() -> list[str]:
    return sorted(tables())


def quoted(text: str) -> str:
    """A TOML string that needs no backslash."""
    if "\n" in text:
        return f"'''\n{text}'''"
    return next(f"{q}{text}{q}" for q in ('"', "'", "'''") if q not in text and (q != '"' or "\\" not in text))


def write_messages() -> None:
    for path in CASES.rglob("*.toml"):
        text = path.read_text(encoding="utf-8")
        for case, table in tomllib.loads(text).items():
            with workplace(case) as (specs, output):
                now = in_process(specs, output)[2].removesuffix("\n")
            if not LINE.search(table["message"]):
                now = LINE.sub(" [", now)
            head = f"[{case}]\nmessage = "
            text = text.replace(head + quoted(table["message"]), head + quoted(now))
        path.write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> int:
    names = [*cases(), *WHOLE]
    if arguments == ["--write"]:
        write_messages()
        return 0
    unknown = [name for name in arguments if name not in names]
    if unknown:
        print(f"no such case: {', '.join(unknown)}", file=sys.stderr)
        return 2
    failures = 0
    record_sites()
    for name in arguments or names:
        wrong = WHOLE[name]() if name in WHOLE else run_case(name)
        if wrong:
            failures += 1
            print(f"FAILED {name}: {wrong}")
    print(f"{len(arguments or names)} cases, {failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
