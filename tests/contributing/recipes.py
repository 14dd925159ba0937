"""Each recipe of CONTRIBUTING.md, carried out on a copy: its blocks are put where they say, its commands run, and the files that it
names are new or different afterwards.

A block of TOML is added to the file in its first line, or, `in [TABLE]`, replaces a line of that table; a template is a new file; a
block of Python, C or C++ is added at the end of the tuple that its first line names, or behind the line with the words that it names, or
at the end of the file."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RECIPE = re.compile(r"^## Add (?P<name>.+?)\n(?P<text>.*?)(?=^## )", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```(?P<language>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
PLACE = re.compile(r"(?:# |// |\{# )(?P<file>\S+?)(?:, in (?P<within>\S+))?(?: #\})?\n")
NAMED = re.compile(r"`((?:generated|docs|tests)/[\w./-]+\.\w+)`")
# Files that a recipe tells people to edit, or that are described, not written.
DESCRIBED = {
    "tests/spec/exceptions.toml",
    "docs/explanation/solo.md",
    "docs/explanation/generator.md",
    "docs/reference/checks.md",
    "docs/howto/profile.md",
    "docs/reference/spec.md",
    "tests/check/run.py",
    "tests/check/labels.py",
}

# Pages with parts that scripts/accept writes.
WRITTEN = (
    "docs/reference/fortran-abi.md",
    "docs/explanation/fortran-abi-proposal.md",
    "docs/explanation/generator.md",
    "docs/reference/layers.md",
    "docs/limitations.md",
)

# Each file that a recipe gives has this text.
GIVEN = {
    "generated/c/entry/MPI_Comm_set_age.c": "age < 0",
    "generated/fortran/wrapper/MPI_Info_get_string.c": "*buflen < 0 ? MPI_ERR_ARG",
    "generated/c/foreign.c": "{ return foreign_Send(buf, count, foreign_Type(datatype), dest, tag, foreign_Comm(comm)); }",
    "docs/reference/layers.md": "| `{handle}` | The word in the names of a handle's conversions. |",
    "generated/names.txt": "\nMPI_Comm_age\n",
    "generated/fortran/wrappers.cmake": "set(BINDERY_FLAVOUR_traced_DEFINITIONS\n    BND_TRACED\n)",
    "generated/fortran/bnd_quirk_table.h": "X(BND_QUIRK_LOSES_AGES, mpich, 0, 40201)",
    "docs/limitations.md": "Ages are lost.",
    "generated/probes/names.cmake": "acme:ACME_MPI",
    "generated/solo/communicators.h": "void Comm_age(Comm &comm, int *age);",
    "generated/tool/include/bindery/checks.hpp": '{"habit", MPI_SUCCESS}',
}


class Copy:
    """A copy of what recipes change; what they only need is linked."""

    def __init__(self, folder: Path):
        self.folder = folder
        for name in ("specs", "generator", "templates", "tools"):
            shutil.copytree(ROOT / name, folder / name, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("abi", "c", "fortran", "modern", "mpicxx", "solo", "tests/recorder"):
            (folder / name).parent.mkdir(exist_ok=True)
            (folder / name).symlink_to(ROOT / name)
        for name in WRITTEN:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
        for name in ("docs", "examples", "generate", "mistakes", "spec"):
            shutil.copytree(
                ROOT / "tests" / name, folder / "tests" / name, ignore=shutil.ignore_patterns("__pycache__")
            )
        (folder / "scripts").mkdir()
        shutil.copy(ROOT / "scripts" / "accept", folder / "scripts")
        shutil.copytree(ROOT / "tests" / "check" / "programs", folder / "tests" / "check" / "programs")
        shutil.copytree(ROOT / "generated", folder / "generated")

    def apply(self, language: str, text: str) -> None:
        place = PLACE.match(text)
        assert place, f"no file in the first line of\n{text}"
        path, body = self.folder / place["file"], text[place.end() :]
        old = path.read_text() if path.exists() else ""
        if place["within"] and language == "toml":
            key = re.escape(body.split(" = ")[0])
            start = old.index(place["within"])
            path.write_text(
                old[:start] + re.sub(rf"^{key} = .*\n", lambda _: body, old[start:], count=1, flags=re.MULTILINE)
            )
        elif place["within"] and not (
            head := re.search(rf"^{re.escape(place['within'])}(?:: .+)? = \($", old, re.MULTILINE)
        ):
            lines = old.splitlines(keepends=True)
            behind = next(n for n, line in enumerate(lines, 1) if place["within"] in line)
            path.write_text("".join([*lines[:behind], body, *lines[behind:]]))
        elif place["within"]:
            end = old.index("\n)", head.end()) + 1
            path.write_text(old[:end] + body + old[end:])
        else:
            path.write_text(old + ("\n" if old else "") + body)

    def run(self, line: str) -> str:
        words = line.split()
        return self.python("-m", "bindery_mpi", *words[1:]) if words[0] == "bindery" else self.started(words)

    def python(self, *words: str) -> str:
        return self.started([sys.executable, *words])

    def started(self, command: list[str]) -> str:
        environment = os.environ | {"PYTHONPATH": str(self.folder / "generator"), "PYTHON": sys.executable}
        environment |= {"PYTHONPYCACHEPREFIX": str(self.folder / "build/pycache"), "PYTHONUTF8": "1"}
        done = subprocess.run(
            command, cwd=self.folder, env=environment, capture_output=True, text=True, timeout=1000, check=False
        )
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
        return done.stdout

    def read(self, name: str) -> str:
        path = self.folder / name
        return path.read_text() if path.exists() else ""


class Recipes(unittest.TestCase):
    recipes: dict[str, str]
    copy: Copy

    @classmethod
    def setUpClass(cls) -> None:
        cls.recipes = {m["name"]: m["text"] for m in RECIPE.finditer((ROOT / "CONTRIBUTING.md").read_text())}
        folder = tempfile.mkdtemp()
        cls.addClassCleanup(shutil.rmtree, folder)
        cls.copy = Copy(Path(folder))

    def apply(self, name: str) -> tuple[list[str], list[str]]:
        """Put the blocks of a recipe where they say. Returns its commands, and the files that it names."""
        text, commands = self.recipes.pop(name), []
        for block in BLOCK.finditer(text):
            if block["language"] == "sh":
                commands += [line.split("#")[0].strip() for line in block["text"].splitlines()]
            else:
                self.copy.apply(block["language"], block["text"])
        return commands, [file for file in NAMED.findall(text) if file not in DESCRIBED]

    def test_all(self) -> None:
        """All on one copy, since they do not disturb each other; a command that several have runs once, behind all blocks."""
        commands, before = [], {}
        for name in (
            "a routine",
            "a kind",
            "a check on an argument",
            "an output",
            "a back end",
            "a flavour",
            "a quirk",
            "a target",
            "a function to solo",
            "a finding to the checker",
            "a column to the profiler",
        ):
            typed, named = self.apply(name)
            if name != "a column to the profiler":  # which is in nothing that is generated
                self.assertIn("scripts/accept", typed, name)
                self.assertTrue(named, "a recipe names what it gives")
            commands += [line for line in typed if line not in commands]
            before |= {file: (ROOT / file).read_text() if (ROOT / file).exists() else "" for file in named}
        self.assertFalse(self.recipes, "a recipe that no test follows")
        printed = {line: self.copy.run(line) for line in commands}
        for file, text in before.items():
            self.assertNotEqual(self.copy.read(file), text, f"{file} is as before")
        self.assertIn("MPI_Comm_age_f08", printed["bindery show --rules comm_age"])
        self.compiles("c/entry/MPI_Comm_age.c")
        self.checker_compiles()
        column = "from bindery_mpi.profile.summary import ROUTINE_COLUMNS as c; print(c[-1][0], c[-1][1]({'time': 2, 'calls': 4}, 8))"
        self.assertEqual(self.copy.python("-c", column), "mean 500 ms\n")
        self.copy.run(f"{sys.executable} tests/spec/recount.py")
        self.assertRegex(printed["bindery kinds"], r"(?m)^age +number +int +How many calls")
        self.assertIn("**MPICH** (seen in 4.0.2; not in 4.2.1): Ages are lost.", printed["bindery quirks"])
        for file, text in GIVEN.items():
            self.assertIn(text, self.copy.read(file), file)

    def checker_compiles(self) -> None:
        """Checks the additions of the recipe, with a call of the routine that it is about; its case is one of the program's."""
        folder = self.copy.folder
        source = folder / "ready.cpp"
        instance = "template void check::report_ready<bindery::calls::Rsend>(std::uint32_t);"
        source.write_text(f'#include "communication.hpp"\n{instance}\n')
        places = (
            "tools/check/native",
            "tools/kit/include",
            "tools/kit/common",
            "generated/tool/include",
            "generated/c/include",
        )
        options = ["-std=c++20", "-fsyntax-only", "-DBINDERY_TOOL_NAME=check"]
        command = ["c++", *options, *(f"-I{folder / place}" for place in places), str(source)]
        subprocess.run(command, check=True, timeout=1000)
        program = folder / "tests" / "check" / "programs" / "messages.c"
        sys.path.insert(0, str(ROOT / "tests" / "check"))
        import labels  # of the other folder

        case = next(case for case in labels.read(program) if case.name == "send_in_ready_mode")
        self.assertEqual([(mark.checks, mark.argument) for mark in case.marks], [(("habit",), "dest")])

    def compiles(self, name: str) -> None:
        generated = self.copy.folder / "generated"
        includes = [f"-I{generated / 'c' / 'include'}", f"-I{ROOT / 'c' / 'include'}"]
        command = [
            "cc",
            "-c",
            "-DBND_PREFIX=mine_",
            *includes,
            str(generated / name),
            "-o",
            str(self.copy.folder / "entry.o"),
        ]
        subprocess.run(command, check=True, timeout=1000)


unittest.main()
