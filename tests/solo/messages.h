// Tests of messages share a fixture with a communicator of its own that returns errors, and looks at statuses.
#ifndef TESTS_SOLO_MESSAGES_H
#define TESTS_SOLO_MESSAGES_H

#include "error_classes.h"
#include "run_tests.h"

#include <gtest/gtest.h>

// A communicator for each test; nothing may be left in it.
class Messages : public testing::Test {
protected:
    void SetUp() override
    {
        ASSERT_EQ(MPI_Comm_dup(MPI_COMM_WORLD, &comm), MPI_SUCCESS);
        MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    }
    void TearDown() override
    {
        EXPECT_FALSE(has_message()) << "a message was left";
        MPI_Comm_free(&comm);
    }
    bool has_message()
    {
        int flag = -1;
        EXPECT_EQ(MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &flag, MPI_STATUS_IGNORE), MPI_SUCCESS);
        return flag != 0;
    }
    int send(int value, int tag) { return MPI_Send(&value, 1, MPI_INT, 0, tag, comm); }
    int receive(int tag)
    {
        int value = -7;
        EXPECT_EQ(MPI_Recv(&value, 1, MPI_INT, 0, tag, comm, &status), MPI_SUCCESS);
        return value;
    }
    MPI_Comm comm = MPI_COMM_NULL;
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Status status = {};
    int flag = -7;
};

inline int count_of(const MPI_Status &status, MPI_Datatype datatype)
{
    int count = -7;
    EXPECT_EQ(MPI_Get_count(&status, datatype, &count), MPI_SUCCESS);
    return count;
}

inline bool is_cancelled(const MPI_Status &status)
{
    int flag = -7;
    EXPECT_EQ(MPI_Test_cancelled(&status, &flag), MPI_SUCCESS);
    return flag != 0;
}

inline void expect_status(const MPI_Status &status, int source, int tag, int bytes)
{
    EXPECT_EQ(status.MPI_SOURCE, source);
    EXPECT_EQ(status.MPI_TAG, tag);
    EXPECT_EQ(count_of(status, MPI_BYTE), bytes);
    EXPECT_FALSE(is_cancelled(status));
}

inline void expect_empty(const MPI_Status &status)
{
    expect_status(status, MPI_ANY_SOURCE, MPI_ANY_TAG, 0);
    EXPECT_EQ(status.MPI_ERROR, MPI_SUCCESS);
}

// A test finds this status where a routine has not touched it.
inline MPI_Status poisoned() { return {-71, -72, -73, {-74, -75, -76, -77, -78}}; }

#endif
