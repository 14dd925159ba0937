// MPI_F_sync_reg (R42): nothing is done, but the caller's compiler cannot see that, and must bring its registers to memory.
#include "bnd_fortran.h"

extern "C" {

void BND_NAME(mpi_f_sync_reg, MPI_F_SYNC_REG)(void *buffer);

void BND_NAME(mpi_f_sync_reg, MPI_F_SYNC_REG)(void *) {}

}  // extern "C"
