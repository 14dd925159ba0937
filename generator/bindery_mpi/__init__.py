"""Bindery: complete MPI bindings, generated from one spec."""

__version__ = "0.1.0"
