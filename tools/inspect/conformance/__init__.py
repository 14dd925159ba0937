"""`bindery conformance`: an installed MPI and its own bindings, measured against the rules of MPI."""
