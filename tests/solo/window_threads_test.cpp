#include "threads.h"

namespace {

constexpr int rounds = 2000;

// A window of three integers under a lock for all, which threads share.
class WindowThreads : public testing::Test {
protected:
    void SetUp() override
    {
        ASSERT_EQ(MPI_Win_allocate(3 * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win),
                  MPI_SUCCESS);
        memory[0] = memory[1] = memory[2] = 0;
        ASSERT_EQ(MPI_Win_lock_all(0, win), MPI_SUCCESS);
    }
    void TearDown() override
    {
        EXPECT_EQ(MPI_Win_unlock_all(win), MPI_SUCCESS);
        EXPECT_EQ(MPI_Win_free(&win), MPI_SUCCESS);
    }
    int *memory = nullptr;
    MPI_Win win = MPI_WIN_NULL;
};

// 12.7.1: accumulate routines of several threads on one element act one after the other.
TEST_F(WindowThreads, AccumulatesAreAtomic)
{
    mistakes wrong{0};
    std::vector<std::atomic<int>> seen(threads * rounds);
    in_threads([&](int) {
        const int one = 1;
        for (int i = 0; i < rounds; ++i) {
            int before = -1;
            wrong += MPI_Accumulate(&one, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_SUM, win) != MPI_SUCCESS;
            wrong += MPI_Fetch_and_op(&one, &before, MPI_INT, 0, 1, MPI_SUM, win) != MPI_SUCCESS;
            wrong += MPI_Win_flush(0, win) != MPI_SUCCESS;
            if (before >= 0 && before < threads * rounds)
                ++seen[static_cast<std::size_t>(before)];
        }
    });
    EXPECT_EQ(wrong, 0);
    EXPECT_EQ(memory[0], threads * rounds);
    EXPECT_EQ(memory[1], threads * rounds);
    for (const auto &each : seen)
        ASSERT_EQ(each, 1);
}

// 12.3.4: one thread at a time holds a lock made of MPI_Compare_and_swap.
TEST_F(WindowThreads, CompareAndSwap)
{
    mistakes wrong{0};
    std::atomic<int> inside{0};
    in_threads([&](int me) {
        const int free = 0, mine = me + 1;
        for (int i = 0; i < rounds / 10; ++i) {
            int before = -1;
            while (before != free) {
                wrong += MPI_Compare_and_swap(&mine, &free, &before, MPI_INT, 0, 2, win) != MPI_SUCCESS;
                if (before != free)
                    std::this_thread::yield();
            }
            wrong += inside.fetch_add(1) != 0;
            inside.fetch_sub(1);
            wrong += MPI_Compare_and_swap(&free, &mine, &before, MPI_INT, 0, 2, win) != MPI_SUCCESS;
            wrong += before != mine;
        }
    });
    EXPECT_EQ(wrong, 0);
}

// 11.6: threads make, use and free windows of their own at the same time.
TEST(WindowsOfThreads, MakeAndFree)
{
    mistakes wrong{0};
    std::vector<MPI_Comm> comms;
    for (int i = 0; i < threads; ++i)
        comms.push_back(own_comm());
    in_threads([&](int me) {
        const MPI_Comm comm = comms[static_cast<std::size_t>(me)];
        for (int i = 0; i < rounds / 10; ++i) {
            int value = 0, put = me * rounds + i;
            MPI_Win own;
            wrong += MPI_Win_create(&value, sizeof value, 1, MPI_INFO_NULL, comm, &own) != MPI_SUCCESS;
            wrong += MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, own) != MPI_SUCCESS;
            wrong += MPI_Put(&put, 1, MPI_INT, 0, 0, 1, MPI_INT, own) != MPI_SUCCESS;
            wrong += MPI_Win_unlock(0, own) != MPI_SUCCESS;
            wrong += MPI_Win_free(&own) != MPI_SUCCESS || value != put;
        }
    });
    EXPECT_EQ(wrong, 0);
    for (MPI_Comm &each : comms)
        MPI_Comm_free(&each);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv, MPI_THREAD_MULTIPLE); }
