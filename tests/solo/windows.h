// Tests of windows share a window of integers that returns errors.
#ifndef TESTS_SOLO_WINDOWS_H
#define TESTS_SOLO_WINDOWS_H

#include "error_classes.h"
#include "run_tests.h"

#include <gtest/gtest.h>

class Windows : public testing::Test {
protected:
    void SetUp() override
    {
        ASSERT_EQ(MPI_Win_create(memory, sizeof memory, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &win), MPI_SUCCESS);
        MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
        for (int i = 0; i < length; ++i)
            memory[i] = i;
    }
    void TearDown() override { EXPECT_EQ(MPI_Win_free(&win), MPI_SUCCESS) << "an epoch was left"; }

    int put(int value, MPI_Aint disp, int target = 0)
    {
        return MPI_Put(&value, 1, MPI_INT, target, disp, 1, MPI_INT, win);
    }
    void lock() { ASSERT_EQ(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win), MPI_SUCCESS); }
    void unlock() { ASSERT_EQ(MPI_Win_unlock(0, win), MPI_SUCCESS); }

    static constexpr int length = 16;
    int memory[length] = {};
    MPI_Win win = MPI_WIN_NULL;
};

inline MPI_Group world_group(bool is_empty = false)
{
    MPI_Group group = MPI_GROUP_EMPTY;
    if (!is_empty)
        MPI_Comm_group(MPI_COMM_WORLD, &group);
    return group;
}

#endif
