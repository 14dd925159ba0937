"""All that has the version has that of cmake/version.cmake, and all that has the name that of pyproject.toml."""

import re
import sys
import tomllib
from pathlib import Path

import bindery_mpi

ROOT = Path(__file__).resolve().parents[2]
VERSION = re.search(r"^set\(BINDERY_VERSION (\S+)\)$", (ROOT / "cmake/version.cmake").read_text(), re.MULTILINE)[1]
PLACES = {
    "CITATION.cff": r"^version: (\S+)$",
    "CHANGELOG.md": r"\A# .*?^## (\d\S*?),? ",
    "packaging/debian/changelog": r"\Abindery-mpi \((\S+)\)",
    "packaging/conda/recipe.yaml": r"^  version: (\S+)$",
    "packaging/easybuild/bindery-mpi-0.1.0-gompi-2024a.eb": r"^version = '(\S+)'$",
    "packaging/nix/default.nix": r"^  version = \"(\S+)\";$",
    "packaging/fedora/bindery-mpi.spec": r"^Version: +(\S+)$",
}
# A distribution names the package with the command as pyproject.toml does.
NAMES = {
    "packaging/debian/control": r"^Source: (\S+)$.*?^Package: \1$",
    "packaging/conda/recipe.yaml": r"^recipe:\n  name: (\S+)$.*?^      name: \1$",
    "packaging/easybuild/bindery-mpi-0.1.0-gompi-2024a.eb": r"^name = '(\S+)'$",
    "packaging/nix/default.nix": r"^  pname = \"(\S+)\";$",
    "packaging/fedora/bindery-mpi.spec": r"^Name: +(\S+)$",
    "packaging/spack/spack_repo/bindery/packages/bindery_mpi/package.py": r"^class (BinderyMpi)\(",
    "docs/howto/packages.md": r"^\| PyPI \| `(\S+)` \|",
    "scripts/release.py": r"^NAME = \"(\S+)\"$",
}


def main() -> int:
    found = {"generator/bindery_mpi/__init__.py": bindery_mpi.__version__}
    for name, pattern in PLACES.items():
        match = re.search(pattern, (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
        found[name] = match[1] if match else "none"
    for name in (
        "CMakeLists.txt",
        *(f"{part}/CMakeLists.txt" for part in ("abi", "fortran", "mpicxx", "solo", "c/c2f")),
    ):
        for version in re.findall(r"\bproject\(\w+ VERSION (\S+)", (ROOT / name).read_text(encoding="utf-8")):
            found[name] = version.replace("${BINDERY_VERSION}", VERSION)
        if name not in found:
            found[name] = "none"
    name = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["name"]
    words = {name, name.title().replace("-", "")}
    other = [
        f"{file}: does not call the package {name}, as pyproject.toml does; correct it"
        for file, pattern in NAMES.items()
        if (match := re.search(pattern, (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)) is None
        or match[1] not in words
    ]
    wrong = other + [
        f"{name}: its version is {version}, that of cmake/version.cmake {VERSION}; correct it"
        for name, version in found.items()
        if version != VERSION
    ]
    print("\n".join(wrong) or "right")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
