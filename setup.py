"""The packages of the generator, found so that a new folder cannot be forgotten; all else is in pyproject.toml."""

from setuptools import find_namespace_packages, find_packages, setup

# Data of the generator, sources that commands compile, and what bindery_add_tool() needs: their folders are packages.
DATA = [
    name
    for folder in (
        "specs",
        "templates",
        "tools",
        "cmake",
        "probes",
        "generated/tool",
        "generated/probes",
        "generated/c/include",
        "cxx/include/bindery",
        "generated/cxx/include/bindery",
    )
    for name in (folder, *(f"{folder}.{n}" for n in find_namespace_packages(folder)))
]

NAMES = [name.replace("/", ".") for name in DATA]

setup(packages=[*find_packages("generator"), "bindery.generated", *(f"bindery.{name}" for name in NAMES)])
