/* As many codes do, a handler of a signal calls MPI_Abort, while the program is in MPI. */
#include <mpi.h>

#include <signal.h>
#include <stddef.h>
#include <sys/time.h>

static void handle(int number) { MPI_Abort(MPI_COMM_WORLD, number); }

int main(int argc, char **argv)
{
    struct itimerval soon = {{0, 0}, {0, 40000}};
    MPI_Init(&argc, &argv);
    signal(SIGALRM, handle);
    setitimer(ITIMER_REAL, &soon, NULL);
    for (int flag;;)
        MPI_Iprobe(MPI_ANY_SOURCE, 0, MPI_COMM_SELF, &flag, MPI_STATUS_IGNORE);
}
