"""The packages of the generator, found so that a new folder cannot be forgotten; all else is in pyproject.toml."""

import atexit
import shutil
import tempfile

from setuptools import find_namespace_packages, find_packages, setup

# Python of the tools, which is a package of its own name: generator/bindery_mpi has links to it.
PYTHON = ("launch", "wrap", "inspect*", "*.report")
# Data of the generator, and the sources that commands compile: their folders are packages.
DATA = [
    name
    for folder in (
        "specs",
        "templates",
        "tools",
        "cmake",
        "probes",
        "c",
        "fortran",
        "modern",
        "mpicxx",
        "solo",
        "abi",
        "docs",
        *(f"generated/{part}" for part in ("abi", "c", "fortran", "man", "modern", "mpicxx", "probes", "solo", "tool")),
    )
    for name in (
        folder,
        *(f"{folder}.{n}" for n in find_namespace_packages(folder, exclude=PYTHON if folder == "tools" else ())),
    )
]

NAMES = [name.replace("/", ".") for name in DATA]

# What is built on the way: nothing is left in the checkout, where CMake's presets have a folder build of their own.
scratch = tempfile.mkdtemp(prefix="bindery-setup-")
atexit.register(shutil.rmtree, scratch, ignore_errors=True)

setup(
    packages=[*find_packages("generator"), "bindery_mpi.generated", *(f"bindery_mpi.{name}" for name in NAMES)],
    options={"build": {"build_base": scratch}, "egg_info": {"egg_base": scratch}},
)
