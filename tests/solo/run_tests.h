// How the programs of tests begin and end.
#ifndef TESTS_SOLO_RUN_TESTS_H
#define TESTS_SOLO_RUN_TESTS_H

#include <mpi.h>

#include <gtest/gtest.h>

// Between MPI_Init_thread and MPI_Finalize, with errors returned; fails if that level of thread support is not provided.
inline int run_tests(int argc, char **argv, int required = MPI_THREAD_SINGLE)
{
    testing::InitGoogleTest(&argc, argv);
    int provided = -1;
    if (MPI_Init_thread(&argc, &argv, required, &provided) != MPI_SUCCESS || provided < required)
        return 1;
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    const int result = RUN_ALL_TESTS();
    return MPI_Finalize() == MPI_SUCCESS ? result : 1;
}

#endif
