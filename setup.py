"""The packages of the generator, found so that a new folder cannot be forgotten; all else is in pyproject.toml."""

from setuptools import find_namespace_packages, find_packages, setup

# Data that the generator reads: specs/ and templates/ become packages of it.
DATA = [
    name
    for folder in ("specs", "templates")
    for name in (folder, *(f"{folder}.{n}" for n in find_namespace_packages(folder)))
]

setup(packages=[*find_packages("generator"), *(f"bindery.{name}" for name in DATA), "bindery.tool_templates"])
