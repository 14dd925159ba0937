"""The packages of the generator, found so that a new folder cannot be forgotten; all else is in pyproject.toml."""

from setuptools import find_namespace_packages, find_packages, setup

# Data of the generator, and sources that commands and programs compile: their folders become packages of it.
DATA = {
    "specs": "specs",
    "templates": "templates",
    "tools": "tools",
    "generated/tool": "generated.tool",
    "cxx/include/bindery": "cxx.include.bindery",
    "generated/cxx/include/bindery": "generated.cxx.include.bindery",
}

NAMES = [
    f"bindery.{name}{part}"
    for folder, name in DATA.items()
    for part in ("", *(f".{n}" for n in find_namespace_packages(folder)))
]

setup(packages=[*find_packages("generator"), *NAMES, "bindery.tool_templates"])
