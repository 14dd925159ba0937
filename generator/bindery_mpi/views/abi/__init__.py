"""Views of the functions under the entry points of the standard ABI where the implementation is another MPI."""
