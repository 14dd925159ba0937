/* Compiled with the C compiler of the MPI, linked by the Fortran compiler. */
#include "name.h"

#include <mpi.h>
#include <stdio.h>

void BND_NAME(bndpair, BNDPAIR)(void)
{
    int size = 0;
    if (MPI_Init(NULL, NULL) != MPI_SUCCESS)
        return;
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Finalize();
    printf("ranks %d\n", size);
}
