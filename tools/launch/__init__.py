"""Tools of the kit that are preloaded into a program: built for its MPI, started, and asked where calls came from."""
