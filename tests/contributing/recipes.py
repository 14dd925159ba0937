"""Each recipe of CONTRIBUTING.md, carried out on a copy: its blocks are put where they say, its commands run, and the files that it
names are new or different afterwards.

A block of TOML is added to the file in its first line, or, `in [TABLE]`, replaces a line of that table; a template is a new file; a
block of Python is added to the tuple that its first line names."""

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
DESCRIBED = {"tests/spec/recount.py", "tests/spec/exceptions.toml"}


class Copy:
    """A copy of what recipes change; what they only need is linked."""

    def __init__(self, folder: Path):
        self.folder = folder
        for name in ("specs", "generator", "templates"):
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("c", "fortran"):
            (folder / name).symlink_to(ROOT / name)
        (folder / "docs").mkdir()
        shutil.copy(ROOT / "docs" / "limitations.md", folder / "docs")
        shutil.copytree(
            ROOT / "tests" / "docs", folder / "tests" / "docs", ignore=shutil.ignore_patterns("__pycache__")
        )
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
            path.write_text(old.replace(head, head + body))
        else:
            path.write_text(old + ("\n" if old else "") + body)

    def run(self, line: str) -> str:
        words = line.split("#")[0].split()
        command = {"bindery": [sys.executable, "-m", "bindery"], "python3": [sys.executable]}[words[0]] + words[1:]
        environment = {"PYTHONPATH": str(self.folder / "generator"), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"}
        done = subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True, timeout=100)
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

    def follow(self, name: str) -> str:
        """What the commands of a recipe print."""
        text = self.recipes.pop(name)
        named = [file for file in NAMED.findall(text) if file not in DESCRIBED and "<" not in file]
        self.assertTrue(named, "a recipe names what it gives")
        before = {file: self.copy.read(file) for file in named}
        printed = []
        for block in BLOCK.finditer(text):
            if block["language"] == "sh":
                printed += [self.copy.run(line) for line in block["text"].splitlines()]
            else:
                self.copy.apply(block["language"], block["text"])
        for file in named:
            if not file.startswith("tests/"):
                self.assertNotEqual(self.copy.read(file), before[file], f"{name}: {file} is as before")
        return "".join(printed)

    def test_all(self) -> None:
        """One after the other, on one copy: they do not disturb each other."""
        text = self.follow("a routine")
        self.assertIn("MPI_Comm_age_f08", text)
        self.compiles("c/entry/MPI_Comm_age.c")
        self.assertRegex(self.follow("a kind"), r"(?m)^age +number +int +How many calls")
        self.assertIn("age < 0", self.copy.read("generated/c/entry/MPI_Comm_set_age.c"))
        self.follow("an output")
        self.assertIn("\nMPI_Comm_age\n", self.copy.read("generated/names.txt"))
        self.assertIn("**MPICH** (seen in 4.0.2; not in 4.2.1): Ages are lost.", self.follow("a quirk"))
        self.assertIn("X(BND_QUIRK_LOSES_AGES, mpich, 0, 40201)", self.copy.read("generated/fortran/bnd_quirk_table.h"))
        self.assertIn("Ages are lost.", self.copy.read("docs/limitations.md"))
        self.follow("a target")
        self.assertIn("acme:ACME_MPI", self.copy.read("generated/probes/names.cmake"))
        self.follow("a function to solo")
        self.assertIn("void Win_get_name(", self.copy.read("generated/solo/one-sided.h"))
        self.assertFalse(self.recipes, "a recipe that no test follows")

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
        subprocess.run(command, check=True, timeout=60)


unittest.main()
