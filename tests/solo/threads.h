// The tests with several threads share these. Threads wait for each other by means of pthreads alone, which the thread sanitizer
// sees in a program that was not built for it.
#ifndef TESTS_SOLO_THREADS_H
#define TESTS_SOLO_THREADS_H

#include "error_classes.h"
#include "run_tests.h"

#include <gtest/gtest.h>

#include <atomic>
#include <pthread.h>
#include <thread>
#include <vector>

constexpr int threads = 4;

// How often a call did something else than what was expected; to be asked when the threads have ended.
using mistakes = std::atomic<int>;

// Where so many threads wait until all of them are there.
class meeting {
public:
    explicit meeting(unsigned number) { pthread_barrier_init(&barrier_, nullptr, number); }
    ~meeting() { pthread_barrier_destroy(&barrier_); }
    meeting(const meeting &) = delete;
    void wait() { pthread_barrier_wait(&barrier_); }

private:
    pthread_barrier_t barrier_;
};

// Run something in `number` threads at once, which are numbered from 0.
template <typename Action>
void in_threads(int number, Action &&action)
{
    meeting start(static_cast<unsigned>(number));
    std::vector<std::thread> all;
    for (int i = 0; i < number; ++i)
        all.emplace_back([&action, &start, i] {
            start.wait();
            action(i);
        });
    for (std::thread &each : all)
        each.join();
}

template <typename Action>
void in_threads(Action &&action)
{
    in_threads(threads, static_cast<Action &&>(action));
}

// Now and then others run between a call and the next lock of its thread, so that the thread sanitizer sees whether the call took one.
inline void give_way()
{
    thread_local int calls = 0;
    if (++calls % 17 == 0)  // which calls it is changes from round to round
        std::this_thread::yield();
}

// A duplicate of MPI_COMM_WORLD that returns errors.
inline MPI_Comm own_comm()
{
    MPI_Comm made = MPI_COMM_NULL;
    EXPECT_EQ(MPI_Comm_dup(MPI_COMM_WORLD, &made), MPI_SUCCESS);
    EXPECT_EQ(MPI_Comm_set_errhandler(made, MPI_ERRORS_RETURN), MPI_SUCCESS);
    return made;
}

#endif
