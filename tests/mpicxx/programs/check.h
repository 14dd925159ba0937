// A check that fails ends the program with its place; main() returns finish(), which prints "right" where all checks held.
#pragma once
#include <mpi.h>

#include <cstdio>
#include <cstdlib>

#define CHECK(condition)                                                             \
    do {                                                                             \
        if (!(condition)) {                                                          \
            std::fprintf(stderr, "%s:%d: not %s\n", __FILE__, __LINE__, #condition); \
            MPI_Abort(MPI_COMM_WORLD, 1);                                            \
        }                                                                            \
    } while (0)

inline int finish()
{
    MPI::COMM_WORLD.Barrier();
    if (MPI::COMM_WORLD.Get_rank() == 0)
        std::puts("right");
    MPI::Finalize();
    return 0;
}
