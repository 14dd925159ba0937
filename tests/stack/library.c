/* A library that communicates for its program, as HDF5 does. */
#include <mpi.h>
#include <stddef.h>

int library_barrier(MPI_Comm comm) { return MPI_Barrier(comm); }

int library_run(void)
{
    int flag;
    MPI_Initialized(&flag);
    return MPI_Init(NULL, NULL) || library_barrier(MPI_COMM_SELF) || MPI_Finalize();
}

static int (*const query)(int *) = MPI_Initialized;

#ifdef WITH_CONSTRUCTOR
__attribute__((constructor)) static void early(void)
{
    int flag;
    query(&flag);
}
#endif

int library_query(void)
{
    int flag;
    return query(&flag);
}
