/* Read a control variable that is bound to a communicator, set it for that one, and see that others keep theirs. */
#include <mpi.h>

#include <stdio.h>

/* The value of the variable for a communicator; what is not 0 in `wanted` is written first. */
static int eager_size(MPI_Comm comm, unsigned long long wanted, unsigned long long *value)
{
    int index, count, code;
    MPI_T_cvar_handle handle;
    code = MPI_T_cvar_get_index("comm_eager_size", &index);
    if (code == MPI_SUCCESS)
        code = MPI_T_cvar_handle_alloc(index, &comm, &handle, &count);
    if (code != MPI_SUCCESS)
        return code;
    if (wanted != 0)
        code = MPI_T_cvar_write(handle, &wanted);
    if (code == MPI_SUCCESS)
        code = MPI_T_cvar_read(handle, value);
    MPI_T_cvar_handle_free(&handle);
    return code;
}

int main(int argc, char **argv)
{
    int provided;
    unsigned long long of_world = 0, of_copy = 0;
    MPI_Comm copy;
    MPI_Init(&argc, &argv);
    if (MPI_T_init_thread(MPI_THREAD_SINGLE, &provided) != MPI_SUCCESS)
        return 1;
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    if (eager_size(copy, 4096, &of_copy) != MPI_SUCCESS || eager_size(MPI_COMM_WORLD, 0, &of_world) != MPI_SUCCESS)
        return 1;
    printf("MPI_COMM_WORLD: %llu bytes, its copy: %llu bytes\n", of_world, of_copy);
    MPI_Comm_free(&copy);
    MPI_T_finalize();
    MPI_Finalize();
    return 0;
}
