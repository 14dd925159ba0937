"""The packages of the generator, found so that a new folder cannot be forgotten; all else is in pyproject.toml."""

from setuptools import find_namespace_packages, find_packages, setup

# Data of the generator, and sources that commands compile: their folders become packages of it.
DATA = [
    name
    for folder in ("specs", "templates", "tools", "generated/tool")
    for name in (folder, *(f"{folder}.{n}" for n in find_namespace_packages(folder)))
]

NAMES = [name.replace("/", ".") for name in DATA]

setup(packages=[*find_packages("generator"), *(f"bindery.{name}" for name in NAMES), "bindery.tool_templates"])
