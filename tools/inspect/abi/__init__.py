"""`bindery abi`: libraries and modules against the document of the Fortran ABI."""
