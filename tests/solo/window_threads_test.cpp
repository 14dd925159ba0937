#include "threads.h"

#include <array>

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

// 12.5, 11.6.1: calls of several threads on one window are as if they were made in some order, so that each is carried out or refused.
TEST(WindowsOfThreads, Epochs)
{
    mistakes wrong{0};
    std::atomic<int> at_work{threads};
    int numbers[threads + 2] = {};
    MPI_Group group;
    MPI_Win win, fenced;
    MPI_Comm_group(MPI_COMM_WORLD, &group);
    for (MPI_Win *each : {&win, &fenced}) {
        MPI_Win_create(numbers, sizeof numbers, sizeof *numbers, MPI_INFO_NULL, MPI_COMM_WORLD, each);
        MPI_Win_set_errhandler(*each, MPI_ERRORS_RETURN);
    }
    const auto in_order = [&](int code) {
        give_way();
        wrong += code != MPI_SUCCESS && class_of(code) != MPI_ERR_RMA_SYNC;
    };
    const auto expose = [&] {
        int flag = 0;
        in_order(MPI_Win_test(win, &flag));
        in_order(MPI_Win_post(group, 0, win));
    };
    in_threads(threads + 1, [&](int me) {
        if (me == threads) {  // none of the others waits for ever
            while (at_work > 0)
                expose();
            return;
        }
        const int one = 1;
        int got = 0;
        MPI_Request request;
        for (int i = 0; i < rounds / 10; ++i) {
            const int which = (i + 3 * me) % 5;
            if (which < 2)
                in_order(MPI_Win_lock(MPI_LOCK_SHARED, which == 0 ? 0 : MPI_PROC_NULL, 0, win));
            else if (which < 4)
                in_order(which == 2 ? MPI_Win_lock_all(0, win) : MPI_Win_start(group, 0, win));
            in_order(MPI_Win_fence(0, fenced));
            in_order(MPI_Accumulate(&one, 1, MPI_INT, 0, threads, 1, MPI_INT, MPI_SUM, fenced));
            in_order(MPI_Put(&one, 1, MPI_INT, 0, me, 1, MPI_INT, win));
            in_order(MPI_Get(&got, 1, MPI_INT, 0, me, 1, MPI_INT, win));
            in_order(MPI_Accumulate(&one, 1, MPI_INT, 0, threads, 1, MPI_INT, MPI_SUM, win));
            in_order(MPI_Get_accumulate(nullptr, 0, MPI_INT, &got, 1, MPI_INT, 0, threads, 1, MPI_INT, MPI_NO_OP, win));
            if (MPI_Rput(&one, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, win, &request) == MPI_SUCCESS)
                wrong += MPI_Wait(&request, MPI_STATUS_IGNORE) != MPI_SUCCESS;
            in_order(MPI_Win_flush(0, win));
            in_order(MPI_Win_flush_all(win));
            in_order(MPI_Win_complete(win));
            in_order(MPI_Win_unlock(MPI_PROC_NULL, win));
            in_order(MPI_Win_unlock(0, win));
            in_order(MPI_Win_unlock_all(win));
        }
        --at_work;
    });
    in_order(MPI_Win_unlock(0, win));
    in_order(MPI_Win_unlock(MPI_PROC_NULL, win));
    in_order(MPI_Win_start(group, 0, win));
    expose();
    in_order(MPI_Win_complete(win));
    expose();  // the last exposure ends in its MPI_Win_test
    in_order(MPI_Win_start(group, 0, win));
    in_order(MPI_Win_complete(win));
    in_order(MPI_Win_wait(win));
    EXPECT_EQ(MPI_Win_fence(MPI_MODE_NOSUCCEED, fenced), MPI_SUCCESS);
    EXPECT_EQ(MPI_Win_free(&fenced), MPI_SUCCESS);
    EXPECT_EQ(MPI_Win_free(&win), MPI_SUCCESS);
    EXPECT_EQ(wrong, 0);
    MPI_Group_free(&group);
}

// Runs two threads in turns. The thread sanitizer does not see what orders them, so that it reports what the library leaves unordered.
class turns {
public:
    void pass(int next) { now_ = next; }
    void wait(int mine) const
    {
        while (now_ != mine)
            std::this_thread::yield();
    }

private:
    std::atomic<int> now_{0};
};

// 12.5.3, 12.5.4: one thread flushes operations on MPI_PROC_NULL, which it has locked, while the other locks the process itself.
TEST(WindowsOfThreads, FlushesBesideLocks)
{
    mistakes wrong{0};
    int value = 0;
    MPI_Win win;
    MPI_Win_create(&value, sizeof value, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    const std::array flushes{+[](MPI_Win of) { return MPI_Win_flush(MPI_PROC_NULL, of); },
                             +[](MPI_Win of) { return MPI_Win_flush_local(MPI_PROC_NULL, of); },
                             +[](MPI_Win of) { return MPI_Win_flush_all(of); },
                             +[](MPI_Win of) { return MPI_Win_flush_local_all(of); }};
    turns turn;
    in_threads(2, [&](int me) {
        for (const auto flush : flushes) {
            turn.wait(me);
            if (me == 0) {
                wrong += MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win) != MPI_SUCCESS;
                turn.pass(1);
                turn.wait(0);
                wrong += MPI_Win_unlock(0, win) != MPI_SUCCESS;
                turn.pass(1);
            } else {
                wrong += MPI_Win_lock(MPI_LOCK_SHARED, MPI_PROC_NULL, 0, win) != MPI_SUCCESS;
                turn.pass(0);
                turn.wait(1);
                wrong += flush(win) != MPI_SUCCESS;
                wrong += MPI_Win_unlock(MPI_PROC_NULL, win) != MPI_SUCCESS;
                turn.pass(0);
            }
        }
    });
    EXPECT_EQ(wrong, 0);
    MPI_Win_free(&win);
}

// 12.5: an epoch of each kind, whose calls two threads make in turns.
TEST(WindowsOfThreads, EpochsInTurns)
{
    mistakes wrong{0};
    int value = 0;
    static MPI_Group group;
    MPI_Win win;
    MPI_Comm_group(MPI_COMM_WORLD, &group);
    MPI_Win_create(&value, sizeof value, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    using call = int (*)(MPI_Win);
    const std::array<std::vector<call>, 5> kinds{{
        {[](MPI_Win of) { return MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, of); },
         [](MPI_Win of) { return MPI_Win_unlock(0, of); }},
        {[](MPI_Win of) { return MPI_Win_lock(MPI_LOCK_SHARED, MPI_PROC_NULL, 0, of); },
         [](MPI_Win of) { return MPI_Win_unlock(MPI_PROC_NULL, of); }},
        {[](MPI_Win of) { return MPI_Win_lock_all(0, of); }, [](MPI_Win of) { return MPI_Win_unlock_all(of); }},
        {[](MPI_Win of) { return MPI_Win_fence(0, of); }},
        {[](MPI_Win of) { return MPI_Win_post(group, 0, of); }, [](MPI_Win of) { return MPI_Win_start(group, 0, of); },
         [](MPI_Win of) { return MPI_Win_complete(of); }, [](MPI_Win of) { return MPI_Win_wait(of); }},
    }};
    turns turn;
    in_threads(2, [&](int me) {
        int next = 0;
        for (const auto &calls : kinds)
            for (std::size_t i = 0; i < 3 * calls.size(); ++i, next = 1 - next)
                if (me == next) {
                    turn.wait(me);
                    wrong += calls[i % calls.size()](win) != MPI_SUCCESS;
                    turn.pass(1 - me);
                }
    });
    EXPECT_EQ(wrong, 0);
    MPI_Win_free(&win);
    MPI_Group_free(&group);
}

// 12.2.5: one thread frees a window whose last epoch another one has ended.
TEST(WindowsOfThreads, FreedByAnother)
{
    mistakes wrong{0};
    int value = 0;
    std::atomic<MPI_Win> handle{MPI_WIN_NULL};
    turns turn;
    in_threads(2, [&](int me) {
        for (int i = 0; i < 20; ++i) {
            turn.wait(me);
            MPI_Win win = handle;
            if (me == 0) {
                wrong += MPI_Win_create(&value, sizeof value, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win) != MPI_SUCCESS;
                wrong += MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win) != MPI_SUCCESS;
                wrong += MPI_Win_unlock(0, win) != MPI_SUCCESS;
            } else {
                wrong += MPI_Win_free(&win) != MPI_SUCCESS;
            }
            handle = win;
            turn.pass(1 - me);
        }
    });
    EXPECT_EQ(wrong, 0);
}

// 12.2.4, 12.2.7: what belongs to a window is changed by one thread and looked at by others.
TEST(WindowsOfThreads, MemoryNamesAndHints)
{
    mistakes wrong{0};
    int keyval = MPI_KEYVAL_INVALID;
    MPI_Win win;
    MPI_Info hints;
    MPI_Info_create(&hints);
    MPI_Info_set(hints, "no_locks", "false");
    MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, MPI_WIN_NULL_DELETE_FN, &keyval, nullptr);
    MPI_Win_lock_all(0, win);
    in_threads([&](int me) {
        const int put = me + 1;
        for (int i = 0; i < rounds / 10; ++i) {
            char name[MPI_MAX_OBJECT_NAME];
            int *mine = nullptr, *none = nullptr, length = 0, flag = 0;
            void *found = nullptr;
            MPI_Aint address;
            MPI_Info used;
            wrong += MPI_Alloc_mem(sizeof *mine, MPI_INFO_NULL, &mine) != MPI_SUCCESS;
            wrong += MPI_Win_attach(win, mine, sizeof *mine) != MPI_SUCCESS;
            wrong += MPI_Win_attach(win, none, 0) != MPI_SUCCESS;
            give_way();
            wrong += MPI_Get_address(mine, &address) != MPI_SUCCESS;
            wrong += MPI_Put(&put, 1, MPI_INT, 0, address, 1, MPI_INT, win) != MPI_SUCCESS || *mine != put;
            give_way();
            wrong += MPI_Win_detach(win, mine) != MPI_SUCCESS || MPI_Win_detach(win, none) != MPI_SUCCESS;
            wrong += MPI_Free_mem(mine) != MPI_SUCCESS;
            wrong += MPI_Win_set_name(win, me % 2 != 0 ? "odd" : "an even thread's") != MPI_SUCCESS;
            give_way();
            wrong += MPI_Win_get_name(win, name, &length) != MPI_SUCCESS || (length != 3 && length != 16);
            give_way();
            wrong += MPI_Win_set_info(win, hints) != MPI_SUCCESS;
            give_way();
            wrong += MPI_Win_get_info(win, &used) != MPI_SUCCESS || MPI_Info_free(&used) != MPI_SUCCESS;
            give_way();
            wrong += MPI_Win_set_attr(win, keyval, &wrong) != MPI_SUCCESS;
            wrong += MPI_Win_get_attr(win, keyval, static_cast<void *>(&found), &flag) != MPI_SUCCESS;
            give_way();
            wrong += (flag != 0 && found != &wrong) || MPI_Win_delete_attr(win, keyval) != MPI_SUCCESS;
        }
    });
    EXPECT_EQ(wrong, 0);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    MPI_Win_free_keyval(&keyval);
    MPI_Info_free(&hints);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv, MPI_THREAD_MULTIPLE); }
