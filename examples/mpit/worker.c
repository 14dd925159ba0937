/* A program that knows of no tool: three rounds of eight messages that wait, and then a sum. */
#include <mpi.h>

#include <stdio.h>

enum { messages = 8, rounds = 3 };

int main(int argc, char **argv)
{
    int round, i, value, got, sum;
    MPI_Init(&argc, &argv);
    for (round = 0; round < rounds; ++round) {
        for (i = 0; i < messages; ++i) {
            value = round * messages + i;
            MPI_Send(&value, 1, MPI_INT, 0, i, MPI_COMM_WORLD);
        }
        sum = 0;
        for (i = 0; i < messages; ++i) {
            MPI_Recv(&got, 1, MPI_INT, 0, i, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            sum += got;
        }
        MPI_Pcontrol(0);
        MPI_Allreduce(MPI_IN_PLACE, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
        MPI_Pcontrol(1);
    }
    printf("sum %d\n", sum);
    MPI_Finalize();
    return 0;
}
