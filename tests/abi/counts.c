/* A tool for PMPI that counts sends: above, compiled with mpicc_abi, or below, with the other MPI's mpicc. */
#include <mpi.h>
#include <stdio.h>

static int sends;

int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    sends++;
    return PMPI_Send(buf, count, datatype, dest, tag, comm);
}

int MPI_Finalize(void)
{
    fprintf(stderr, WHERE ": %d sends\n", sends);
    return PMPI_Finalize();
}
