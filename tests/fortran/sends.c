/* A tool that prints each send; with LARGE also those of programs whose counts have 8 bytes. */
#include <mpi.h>
#include <stdio.h>

int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    fputs("small\n",
          stdout); /* one write: MPICH leaves stdout without a buffer, and lines of two processes would mix */
    fflush(stdout);
    return PMPI_Send(buf, count, datatype, dest, tag, comm);
}

#ifdef LARGE
int MPI_Send_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    fputs("large\n", stdout);
    fflush(stdout);
    return PMPI_Send_c(buf, count, datatype, dest, tag, comm);
}
#endif
