/* Compilers load more than the program reads; some orders of the program's loads and stores are allowed. */
#include "cases.h"

#include <signal.h>
#include <unistd.h>

#pragma GCC optimize("O3")

static double pairs[64];
static int value, total, table[8];

__attribute__((noinline)) static double sum_of_even(void)
{
    double sum = 0;
    for (int i = 0; i < 64; i += 2)
        sum += pairs[i] * 2;
    return sum;
}

__attribute__((noinline)) static void add_if(int condition)
{
    int more = 0;
    if (condition)
        more = value;
    total += more;
}

CASE(vector_beside_received, 2)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Irecv(&pairs[1], 1, MPI_DOUBLE, 1, 0, WORLD, &request);
        EXPECT(sum_of_even() == 0);
        MPI_Wait(&request, IGNORE);
    } else if (rank == 1) {
        MPI_Send(pairs, 1, MPI_DOUBLE, 0, 0, WORLD);
    }
}

CASE(loaded_before_condition, 2)
{
    MPI_Request request = MPI_REQUEST_NULL;
    if (rank == 0)
        MPI_Irecv(&value, 1, MPI_INT, 1, 0, WORLD, &request);
    add_if(rank == 1);
    MPI_Wait(&request, IGNORE);
    if (rank == 1)
        MPI_Send(&value, 1, MPI_INT, 0, 0, WORLD);
}

// quick
CASE(stored_before_wait, 2)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Irecv(&value, 1, MPI_INT, 1, 0, WORLD, &request);  // wrong: buffer
        value = 3;
        MPI_Wait(&request, IGNORE);
    } else if (rank == 1) {
        MPI_Send(table, 1, MPI_INT, 0, 0, WORLD);
    }
}

static volatile sig_atomic_t traps;

static void count_trap(int number) { ++traps; }

CASE(own_traps, 2)
{
    MPI_Request request;
    void (*before)(int) = signal(SIGTRAP, count_trap);
    if (rank == 0) {
        MPI_Irecv(table, 1, MPI_INT, 1, 0, WORLD, &request);
        raise(SIGTRAP);
        MPI_Wait(&request, IGNORE);
        EXPECT(traps == 1);
    } else if (rank == 1) {
        MPI_Send(table, 1, MPI_INT, 0, 0, WORLD);
    }
    signal(SIGTRAP, before);
}
