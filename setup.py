"""The packages of the generator and all that its commands read and compile, found so that nothing can be forgotten."""

import atexit
import shutil
import tempfile
from pathlib import Path

from setuptools import find_namespace_packages, find_packages, setup

# Python of the tools, which is a package of its own name: generator/bindery_mpi has links to it.
PYTHON = ("launch", "wrap", "inspect*", "*.report")
# Folders of the checkout that the command does not read.
NOT_READ = {"bench", "build", "examples", "generated", "generator", "packaging", "scripts", "tests"}
NOT_READ_OF_GENERATED = {"records", "schema"}  # a package of Python, and what editors read


def folders(root: str, left_out: set[str]) -> list[str]:
    """The folders right below a folder, without hidden ones and builds."""
    names = sorted(path.name for path in Path(root).iterdir() if path.is_dir() and path.name not in left_out)
    return [name for name in names if not name.startswith((".", "_", "build-")) and not name.endswith(".egg-info")]


TOP = [name for name in folders(".", NOT_READ) if name.isidentifier()]
DATA = ["generated", *(f"generated.{name}" for name in folders("generated", NOT_READ_OF_GENERATED))]
DATA += [f"{top}.{n}" for top in TOP for n in find_namespace_packages(top, exclude=PYTHON if top == "tools" else ())]
DATA += [
    f"{part}.{n}"
    for part in DATA
    if part.startswith("generated.")
    for n in find_namespace_packages(part.replace(".", "/"))
]

# The build's own files: nothing is left in the checkout, where CMake's presets have a folder build of their own.
scratch = tempfile.mkdtemp(prefix="bindery-setup-")
atexit.register(shutil.rmtree, scratch, ignore_errors=True)

setup(
    packages=[*find_packages("generator"), *(f"bindery_mpi.{name}" for name in (*TOP, *DATA))],
    package_dir={"bindery_mpi": "generator/bindery_mpi"}
    | {f"bindery_mpi.{name}": name for name in (*TOP, "generated")},
    package_data={"": ["*"]},
    exclude_package_data={"": ["*.pyc"]},
    options={"build": {"build_base": scratch}, "egg_info": {"egg_base": scratch}},
)
