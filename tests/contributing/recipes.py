"""Each recipe of CONTRIBUTING.md, carried out on a copy: its blocks are put where they say, its commands run, and the files that it
names are new or different afterwards.

A block of TOML is added to the file in its first line, or, `in [TABLE]`, replaces a line of that table; a template is a new file; a
block of Python is added at the end of the tuple that its first line names."""

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
PLACE = re.compile(r"(?:# |\{# )(?P<file>\S+?)(?:, in (?P<within>\S+))?(?: #\})?\n")
NAMED = re.compile(r"`((?:generated|docs|tests)/[\w./-]+\.\w+)`")
# Files that a recipe tells people to edit, or that are described, not written.
DESCRIBED = {"tests/spec/exceptions.toml", "docs/solo.md", "docs/generator.md"}


class Copy:
    """A copy of what recipes change; what they only need is linked."""

    def __init__(self, folder: Path):
        self.folder = folder
        for name in ("specs", "generator", "templates"):
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("c", "fortran", "cxx", "solo", "tools", "tests/recorder"):
            (folder / name).parent.mkdir(exist_ok=True)
            (folder / name).symlink_to(ROOT / name)
        (folder / "docs").mkdir()
        for name in ("generator.md", "limitations.md"):
            shutil.copy(ROOT / "docs" / name, folder / "docs")
        for name in ("docs", "examples", "generate", "mistakes", "spec"):
            shutil.copytree(
                ROOT / "tests" / name, folder / "tests" / name, ignore=shutil.ignore_patterns("__pycache__")
            )
        (folder / "scripts").mkdir()
        shutil.copy(ROOT / "scripts" / "accept", folder / "scripts")
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
        elif place["within"]:
            head = f"{place['within']} = (\n"
            assert head in old, f"no {head} in {path}"
            end = old.index("\n)", old.index(head)) + 1
            path.write_text(old[:end] + body + old[end:])
        else:
            path.write_text(old + ("\n" if old else "") + body)

    def run(self, line: str) -> str:
        words = line.split()
        command = [sys.executable, "-m", "bindery", *words[1:]] if words[0] == "bindery" else words
        environment = os.environ | {"PYTHONPATH": str(self.folder / "generator"), "PYTHON": sys.executable}
        environment |= {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"}
        done = subprocess.run(
            command, cwd=self.folder, env=environment, capture_output=True, text=True, timeout=1000, check=False
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
        return done.stdout

    def read(self, name: str) -> str:
        path = self.folder / name
        return path.read_text() if path.exists() else ""


class Recipes(unittest.TestCase):
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
            "a flavour",
            "a quirk",
            "a target",
            "a function to solo",
        ):
            typed, named = self.apply(name)
            self.assertIn("scripts/accept", typed, name)
            self.assertTrue(named, "a recipe names what it gives")
            commands += [line for line in typed if line not in commands]
            before |= {file: (ROOT / file).read_text() if (ROOT / file).exists() else "" for file in named}
        self.assertFalse(self.recipes, "a recipe that no test follows")
        printed = {line: self.copy.run(line) for line in commands}
        for file, text in before.items():
            self.assertNotEqual(self.copy.read(file), text, f"{file} is as before")
        self.assertIn("MPI_Comm_age_f08", printed["bindery show comm_age"])
        self.compiles("c/entry/MPI_Comm_age.c")
        self.copy.run(f"{sys.executable} tests/spec/recount.py")
        self.assertRegex(printed["bindery kinds"], r"(?m)^age +number +int +How many calls")
        self.assertIn("**MPICH** (seen in 4.0.2; not in 4.2.1): Ages are lost.", printed["bindery quirks"])
        for file, text in {
            "generated/c/entry/MPI_Comm_set_age.c": "age < 0",
            "generated/fortran/wrapper/MPI_Info_get_string.c": "*buflen < 0 ? MPI_ERR_ARG",
            "generated/names.txt": "\nMPI_Comm_age\n",
            "generated/fortran/wrappers.cmake": "set(BINDERY_FLAVOUR_traced_DEFINITIONS\n    BND_TRACED\n)",
            "generated/fortran/bnd_quirk_table.h": "X(BND_QUIRK_LOSES_AGES, mpich, 0, 40201)",
            "docs/limitations.md": "Ages are lost.",
            "generated/probes/names.cmake": "acme:ACME_MPI",
            "generated/solo/communicators.h": "void Comm_age(Comm &comm, int *age);",
        }.items():
            self.assertIn(text, self.copy.read(file), file)

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
