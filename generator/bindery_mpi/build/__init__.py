"""Bindings for an installed MPI, built by CMake from the sources that belong to this package."""
