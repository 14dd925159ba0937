// A reference that is not weak: weak ones alone would let a linker leave the library out.
extern "C" {
int MPI_Initialized(int *flag);
extern int (*const bnd_needs_library)(int *);
int (*const bnd_needs_library)(int *) = MPI_Initialized;
}
