/* In place of the MPI's: whether MPI_ARGV_NULL and MPI_ERRCODES_IGNORE came as C's. */
#include <mpi.h>

static int right;

int MPI_Comm_spawn(const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *child, int codes[])
{
    (void)command, (void)maxprocs, (void)info, (void)root, (void)comm;
    right = argv == MPI_ARGV_NULL && codes == MPI_ERRCODES_IGNORE;
    *child = MPI_COMM_NULL;
    return MPI_SUCCESS;
}

void third_spawned_(int *wrong)
{
    if (!right) *wrong += 100000;
    right = 0;
}
