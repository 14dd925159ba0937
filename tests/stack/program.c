/* Calls MPI before MPI_Init, from a constructor, through a table of functions and from a library. */
#include <mpi.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#ifdef WITH_LIBRARY
int library_barrier(MPI_Comm comm);
#endif

#ifdef WITH_LOG_CALL /* a function of the tools, too */
void log_call(const char *routine) { printf("the program's log_call: %s\n", routine); }
#endif

int (*const functions[])(MPI_Comm) = {MPI_Barrier};

__attribute__((constructor)) static void early(void)
{
    int flag;
    MPI_Initialized(&flag);
}

int main(int argc, char **argv)
{
    int rank = -1, sent = 42, received = 0;
    MPI_Init(&argc, &argv);
    MPI_Pcontrol(2);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    functions[0](MPI_COMM_SELF);
    MPI_Sendrecv(&sent, 1, MPI_INT, 0, 7, &received, 1, MPI_INT, 0, 7, MPI_COMM_SELF, MPI_STATUS_IGNORE);
#ifdef WITH_LIBRARY
    library_barrier(MPI_COMM_SELF);
#endif
    char line[64];
    snprintf(line, sizeof(line), "rank %d received %d\n", rank, received);
    if (write(STDOUT_FILENO, line, strlen(line)) < 0)
        return 1;
    return MPI_Finalize();
}
