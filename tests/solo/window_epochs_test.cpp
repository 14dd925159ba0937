// The epochs of windows (MPI 5.0, 12.5), and what is refused outside of them.
#include "windows.h"

namespace {

// R240: operations need an access epoch
TEST_F(Windows, OperationsNeedAnEpoch)
{
    EXPECT_REFUSED(put(1, 0), MPI_ERR_RMA_SYNC, "epoch");
    EXPECT_REFUSED(put(1, 0, MPI_PROC_NULL), MPI_ERR_RMA_SYNC, "epoch");
    EXPECT_EQ(memory[0], 0);
}

// R241: a fence begins an epoch only if operations follow, and need not be ended by another
TEST_F(Windows, Fence)
{
    EXPECT_EQ(MPI_Win_fence(MPI_MODE_NOPRECEDE, win), MPI_SUCCESS);
    EXPECT_EQ(put(7, 1), MPI_SUCCESS);
    EXPECT_REFUSED(MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win), MPI_ERR_RMA_SYNC, "epoch");
    EXPECT_REFUSED(MPI_Win_post(MPI_GROUP_EMPTY, 0, win), MPI_ERR_RMA_SYNC, "epoch");
    EXPECT_REFUSED(MPI_Win_start(MPI_GROUP_EMPTY, 0, win), MPI_ERR_RMA_SYNC, "epoch");
    EXPECT_EQ(MPI_Win_fence(0, win), MPI_SUCCESS);
    EXPECT_EQ(memory[1], 7);
    lock();  // no operation since the fence
    EXPECT_EQ(put(8, 1), MPI_SUCCESS);
    EXPECT_REFUSED(MPI_Win_fence(0, win), MPI_ERR_RMA_SYNC, "epoch");
    unlock();
    EXPECT_REFUSED(put(9, 1), MPI_ERR_RMA_SYNC, "epoch");
    EXPECT_EQ(MPI_Win_fence(MPI_MODE_NOSTORE | MPI_MODE_NOPUT, win), MPI_SUCCESS);
    EXPECT_EQ(put(9, 1), MPI_SUCCESS);
    EXPECT_EQ(MPI_Win_fence(MPI_MODE_NOSUCCEED, win), MPI_SUCCESS);
    EXPECT_REFUSED(put(10, 1), MPI_ERR_RMA_SYNC, "epoch");
    EXPECT_EQ(memory[1], 9);
}

// R241: assertions are those of the routine (12.5.5)
TEST_F(Windows, Assertions)
{
    EXPECT_REFUSED(MPI_Win_fence(MPI_MODE_NOCHECK, win), MPI_ERR_ASSERT, "assert");
    EXPECT_REFUSED(MPI_Win_fence(-1, win), MPI_ERR_ASSERT, "assert");
    EXPECT_REFUSED(MPI_Win_start(MPI_GROUP_EMPTY, MPI_MODE_NOPUT, win), MPI_ERR_ASSERT, "assert");
    EXPECT_REFUSED(MPI_Win_post(MPI_GROUP_EMPTY, MPI_MODE_NOSUCCEED, win), MPI_ERR_ASSERT, "assert");
    EXPECT_REFUSED(MPI_Win_lock(MPI_LOCK_SHARED, 0, MPI_MODE_NOPUT, win), MPI_ERR_ASSERT, "assert");
    EXPECT_REFUSED(MPI_Win_lock_all(1, win), MPI_ERR_ASSERT, "assert");
}

// R242: post, start, complete, wait
TEST_F(Windows, PostStartCompleteWait)
{
    MPI_Group group = world_group();
    for (const int assertion : {0, int{MPI_MODE_NOCHECK}}) {
        EXPECT_EQ(MPI_Win_post(group, assertion, win), MPI_SUCCESS);
        EXPECT_REFUSED(MPI_Win_post(group, 0, win), MPI_ERR_RMA_SYNC, "exposure");
        EXPECT_REFUSED(MPI_Win_fence(0, win), MPI_ERR_RMA_SYNC, "exposure");
        EXPECT_REFUSED(MPI_Win_lock_all(0, win), MPI_ERR_RMA_SYNC, "exposure");
        EXPECT_REFUSED(put(1, 2), MPI_ERR_RMA_SYNC, "epoch");
        EXPECT_EQ(MPI_Win_start(group, assertion, win), MPI_SUCCESS);
        EXPECT_REFUSED(MPI_Win_start(group, 0, win), MPI_ERR_RMA_SYNC, "epoch");
        EXPECT_EQ(put(assertion + 5, 2), MPI_SUCCESS);
        int flag = -1;
        EXPECT_EQ(MPI_Win_test(win, &flag), MPI_SUCCESS);
        EXPECT_EQ(flag, 0);
        EXPECT_REFUSED(MPI_Win_wait(win), MPI_ERR_OTHER, "MPI_Win_complete");
        EXPECT_EQ(MPI_Win_complete(win), MPI_SUCCESS);
        EXPECT_REFUSED(MPI_Win_complete(win), MPI_ERR_RMA_SYNC, "MPI_Win_start");
        EXPECT_EQ(MPI_Win_test(win, &flag), MPI_SUCCESS);
        EXPECT_EQ(flag, 1);
        EXPECT_REFUSED(MPI_Win_wait(win), MPI_ERR_RMA_SYNC, "MPI_Win_post");
        EXPECT_REFUSED(MPI_Win_test(win, &flag), MPI_ERR_RMA_SYNC, "MPI_Win_post");
        EXPECT_EQ(memory[2], assertion + 5);
    }
    MPI_Group_free(&group);
}

// R242: with empty groups nobody waits, and nobody can be reached
TEST_F(Windows, EmptyGroups)
{
    EXPECT_EQ(MPI_Win_start(MPI_GROUP_EMPTY, 0, win), MPI_SUCCESS);
    EXPECT_REFUSED(put(1, 2), MPI_ERR_RMA_SYNC, "epoch");
    EXPECT_EQ(put(1, 2, MPI_PROC_NULL), MPI_SUCCESS);
    EXPECT_EQ(MPI_Win_complete(win), MPI_SUCCESS);
    EXPECT_EQ(MPI_Win_post(MPI_GROUP_EMPTY, 0, win), MPI_SUCCESS);
    EXPECT_EQ(MPI_Win_wait(win), MPI_SUCCESS);
}

// R242: what a single thread would wait for without end is an error
TEST_F(Windows, StartWithoutPost)
{
    MPI_Group group = world_group();
    EXPECT_EQ(MPI_Win_start(group, 0, win), MPI_SUCCESS);
    EXPECT_REFUSED(put(1, 2), MPI_ERR_OTHER, "posted");
    EXPECT_REFUSED(MPI_Win_complete(win), MPI_ERR_OTHER, "posted");
    EXPECT_EQ(MPI_Win_post(group, 0, win), MPI_SUCCESS);
    EXPECT_EQ(put(1, 2), MPI_SUCCESS);
    EXPECT_EQ(MPI_Win_complete(win), MPI_SUCCESS);
    EXPECT_EQ(MPI_Win_wait(win), MPI_SUCCESS);
    MPI_Group_free(&group);
}

// R243: locks of one target
TEST_F(Windows, Locks)
{
    EXPECT_REFUSED(MPI_Win_lock(0, 0, 0, win), MPI_ERR_LOCKTYPE, "lock_type");
    EXPECT_REFUSED(MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win), MPI_ERR_RANK, "rank");
    EXPECT_REFUSED(MPI_Win_unlock(0, win), MPI_ERR_RMA_SYNC, "locked");
    for (const int type : {int{MPI_LOCK_SHARED}, int{MPI_LOCK_EXCLUSIVE}}) {
        EXPECT_EQ(MPI_Win_lock(type, 0, MPI_MODE_NOCHECK, win), MPI_SUCCESS);
        EXPECT_REFUSED(MPI_Win_lock(type, 0, 0, win), MPI_ERR_RMA_SYNC, "epoch");
        EXPECT_REFUSED(MPI_Win_lock_all(0, win), MPI_ERR_RMA_SYNC, "epoch");
        EXPECT_REFUSED(MPI_Win_unlock_all(win), MPI_ERR_RMA_SYNC, "MPI_Win_lock_all");
        EXPECT_REFUSED(MPI_Win_start(MPI_GROUP_EMPTY, 0, win), MPI_ERR_RMA_SYNC, "epoch");
        EXPECT_REFUSED(MPI_Win_post(MPI_GROUP_EMPTY, 0, win), MPI_ERR_RMA_SYNC, "epoch");
        EXPECT_EQ(put(type, 3), MPI_SUCCESS);
        EXPECT_EQ(MPI_Win_flush(0, win), MPI_SUCCESS);
        EXPECT_EQ(memory[3], type);
        EXPECT_EQ(MPI_Win_unlock(0, win), MPI_SUCCESS);
    }
}

// R243: MPI_PROC_NULL can be locked, too (12.3), beside another target
TEST_F(Windows, LocksOfNobody)
{
    EXPECT_EQ(MPI_Win_lock(MPI_LOCK_SHARED, MPI_PROC_NULL, 0, win), MPI_SUCCESS);
    EXPECT_REFUSED(MPI_Win_lock(MPI_LOCK_SHARED, MPI_PROC_NULL, 0, win), MPI_ERR_RMA_SYNC, "epoch");
    EXPECT_EQ(put(1, 2, MPI_PROC_NULL), MPI_SUCCESS);
    EXPECT_REFUSED(put(1, 2), MPI_ERR_RMA_SYNC, "epoch");
    EXPECT_REFUSED(MPI_Win_fence(0, win), MPI_ERR_RMA_SYNC, "epoch");
    EXPECT_REFUSED(MPI_Win_free(&win), MPI_ERR_RMA_SYNC, "epoch");
    EXPECT_EQ(MPI_Win_flush_local(MPI_PROC_NULL, win), MPI_SUCCESS);
    EXPECT_REFUSED(MPI_Win_flush(0, win), MPI_ERR_RMA_SYNC, "locked");
    lock();
    EXPECT_EQ(MPI_Win_unlock(MPI_PROC_NULL, win), MPI_SUCCESS);
    EXPECT_REFUSED(MPI_Win_unlock(MPI_PROC_NULL, win), MPI_ERR_RMA_SYNC, "locked");
    unlock();
}

// R243: the lock of all, and flushes, which need a lock
TEST_F(Windows, LockAllAndFlush)
{
    EXPECT_REFUSED(MPI_Win_flush(0, win), MPI_ERR_RMA_SYNC, "locked");
    EXPECT_REFUSED(MPI_Win_flush_local(0, win), MPI_ERR_RMA_SYNC, "locked");
    EXPECT_REFUSED(MPI_Win_flush_all(win), MPI_ERR_RMA_SYNC, "locked");
    EXPECT_REFUSED(MPI_Win_flush_local_all(win), MPI_ERR_RMA_SYNC, "locked");
    EXPECT_EQ(MPI_Win_lock_all(MPI_MODE_NOCHECK, win), MPI_SUCCESS);
    EXPECT_REFUSED(MPI_Win_lock_all(0, win), MPI_ERR_RMA_SYNC, "epoch");
    EXPECT_REFUSED(MPI_Win_unlock(0, win), MPI_ERR_RMA_SYNC, "locked");
    EXPECT_EQ(put(6, 4), MPI_SUCCESS);
    EXPECT_EQ(MPI_Win_flush(0, win), MPI_SUCCESS);
    EXPECT_EQ(MPI_Win_flush_local(0, win), MPI_SUCCESS);
    EXPECT_EQ(MPI_Win_flush_all(win), MPI_SUCCESS);
    EXPECT_EQ(MPI_Win_flush_local_all(win), MPI_SUCCESS);
    EXPECT_EQ(MPI_Win_sync(win), MPI_SUCCESS);
    EXPECT_EQ(MPI_Win_unlock_all(win), MPI_SUCCESS);
    EXPECT_EQ(MPI_Win_sync(win), MPI_SUCCESS);
    EXPECT_EQ(memory[4], 6);
}

// R254: a window in use is not freed
TEST_F(Windows, FreeInAnEpoch)
{
    lock();
    EXPECT_REFUSED(MPI_Win_free(&win), MPI_ERR_RMA_SYNC, "epoch");
    EXPECT_NE(win, MPI_WIN_NULL);
    unlock();
    MPI_Win_fence(0, win);
    put(1, 1);
    EXPECT_REFUSED(MPI_Win_free(&win), MPI_ERR_RMA_SYNC, "epoch");
    MPI_Win_fence(0, win);  // nothing follows
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
