/* Prints what a call returns after an error handler of the program returned: the error's code, or MPI_SUCCESS, as MPICH 5. */
#include <mpi.h>
#include <stdio.h>

static int calls = 0;

static void handle(MPI_Comm *comm, int *code, ...)
{
    (void)comm;
    (void)code;
    ++calls;
}

int main(void)
{
    int data = 0, code = MPI_SUCCESS;
    MPI_Errhandler handler;
    MPI_Init(NULL, NULL);
    MPI_Comm_create_errhandler(handle, &handler);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
    code = MPI_Send(&data, 1, MPI_INT, 999, 0, MPI_COMM_WORLD);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_ARE_FATAL);
    MPI_Errhandler_free(&handler);
    MPI_Finalize();
    printf("handled %s\n", calls == 1 && code != MPI_SUCCESS ? "code" : "success");
    return 0;
}
