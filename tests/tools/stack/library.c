/* A library of the program that communicates, as HDF5 does. */
#include <mpi.h>

int library_barrier(MPI_Comm comm) { return MPI_Barrier(comm); }
