/* A tool of C in front of both.F90. */
#include <mpi_fortran.h>

static int seen;

int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    seen += dest == 0;
    return PMPI_Send(buf, count, datatype, dest, tag, comm);
}

#if MPI_VERSION >= 4
int MPI_Send_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    seen += dest == 0;
    return PMPI_Send_c(buf, count, datatype, dest, tag, comm);
}
#endif

int sends_seen(void) { return seen; }

/* The code that C gets after an error handler of the program returned: 0 or the error's. */
int fails_in_c(MPI_Fint comm)
{
    int value = 0;
    return PMPI_Send(&value, 1, MPI_INT, 7, 7, MPI_Comm_f2c(comm));
}
