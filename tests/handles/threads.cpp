// Four threads convert the same handles and their own, while the tables grow. Worth most under -fsanitize=thread.
#include "bnd_conversion.h"
#include "check.h"

#include <array>
#include <barrier>
#include <cstdint>
#include <thread>
#include <vector>

namespace {

constexpr int thread_count = 4;
constexpr int shared_count = 20000;
constexpr int own_count = 3000;
constexpr int rounds = 10;
void *const none = nullptr;

std::barrier start(thread_count);
std::array<std::vector<int>, thread_count> numbers_seen;

void *shared_handle(int n) { return reinterpret_cast<void *>(uintptr_t{0x100000} + 16 * static_cast<uintptr_t>(n)); }

void *own_handle(int thread, int n)
{
    return reinterpret_cast<void *>(uintptr_t{0x10000000} * static_cast<uintptr_t>(thread + 1) +
                                    16 * static_cast<uintptr_t>(n));
}

// All threads meet each handle for the first time at about the same time, and read it back at once.
void convert_the_same(int thread)
{
    for (int n = 0; n < shared_count; ++n) {
        const int number = bnd_handle_to_integer(BND_COMM, shared_handle(n));
        CHECK(bnd_handle_from_integer(BND_COMM, number), shared_handle(n));
        numbers_seen[thread].push_back(number);
    }
}

// Threads do the work of MPI_Isend and MPI_Wait: number a handle, use it, forget it. The numbers go to and fro between them.
void convert_and_forget_own(int thread)
{
    std::vector<int> numbers(own_count);
    for (int round = 0; round < rounds; ++round) {
        for (int n = 0; n < own_count; ++n)
            numbers[n] = bnd_handle_to_integer(BND_REQUEST, own_handle(thread, n));
        for (int n = 0; n < own_count; ++n) {
            CHECK(bnd_handle_from_integer(BND_REQUEST, numbers[n]), own_handle(thread, n));
            CHECK(bnd_handle_to_integer(BND_REQUEST, own_handle(thread, n)), numbers[n]);
            bnd_handle_forget(BND_REQUEST, own_handle(thread, n));
        }
    }
}

// The first thread takes no lock: it asks for numbers that the others are about to give out, and sees nothing or the whole handle.
void watch_the_others(int thread)
{
    for (int n = 0; n < shared_count; ++n) {
        if (thread != 0) {
            bnd_handle_to_integer(BND_GROUP, shared_handle(n));
            continue;
        }
        void *handle = none;
        while (handle == none)
            handle = bnd_handle_from_integer(BND_GROUP, 4096 + n);
        CHECK(handle, shared_handle(n));
    }
}

void run(int thread)
{
    start.arrive_and_wait();
    convert_the_same(thread);
    start.arrive_and_wait();
    convert_and_forget_own(thread);
    start.arrive_and_wait();
    watch_the_others(thread);
}

}  // namespace

int main()
{
    std::vector<std::thread> threads;
    for (int thread = 0; thread < thread_count; ++thread)
        threads.emplace_back(run, thread);
    for (std::thread &thread : threads)
        thread.join();

    for (int thread = 1; thread < thread_count; ++thread)
        CHECK(numbers_seen[thread] == numbers_seen[0], true);
    // Never more numbers than handles alive at once, and none left behind.
    for (int number = 4096; number < 4096 + 2 * thread_count * own_count; ++number)
        CHECK(bnd_handle_from_integer(BND_REQUEST, number), none);
    CHECK(bnd_handle_from_integer(BND_COMM, 4096 + shared_count - 1) != none, true);
    CHECK(bnd_handle_from_integer(BND_COMM, 4096 + shared_count), none);
    return failures();
}
