"""Every fact that a result must have is read: by the build, the runtime, the modules, or by what refuses it."""

from __future__ import annotations

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
READERS = [
    path for folder in ("fortran", "templates", "cmake") for path in (ROOT / folder).rglob("*") if path.is_file()
]
DERIVED = ROOT / "probes" / "result.cmake"
MODULES = ROOT / "fortran" / "modules" / "write.cmake"


def keys() -> list[tuple[str, str]]:
    text = (ROOT / "probes" / "keys.cmake").read_text(encoding="utf-8")
    found = re.findall(r"set\(BINDERY_PROBE_KEYS_(c|fortran)\n([^)]*)\)", text)
    return [(section, key) for section, names in found for key in names.split()]


def words(path: Path) -> set[str]:
    """As status_${member}_offset stands for each member, so does status_*_offset here."""
    text = path.read_text(encoding="utf-8")
    return {
        *re.findall(r"\w+", text),
        *(re.sub(r"\$\{\w+\}", "*", word) for word in re.findall(r"(?:\w|\$\{\w+\})+", text)),
    }


class Keys(unittest.TestCase):
    def test_each_is_read(self) -> None:
        read = set().union(*map(words, READERS))
        # These two give names of keys to functions of their own.
        named = {word for word in words(DERIVED) | words(MODULES) if len(word.replace("*", "")) > 5}
        missing = []
        for section, key in keys():
            macro = f"BND_{section}_{key}".upper()
            variable = f"BND_{section.upper()}_{key}"
            patterns = [re.escape(word).replace(r"\*", r"\w+") for word in named]
            if not any(
                word in (macro, variable, f"probe_{key}") or word.startswith(f"{macro}_IS_") for word in read
            ) and not any(re.fullmatch(pattern, key) for pattern in patterns):
                missing.append(f"{section}.{key}")
        self.assertEqual(missing, [], "probed and read by nobody: use it, refuse it or probe it no longer")


unittest.main(argv=["test_keys"])
