// Four threads make, use and free operations of Fortran at once. Nothing here needs a C++ library.
#include <mpi.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

extern "C" int cycle_operations(int number);

namespace {

constexpr int thread_count = 4, cycles = 5000;

void *run(void *wrong)
{
    *static_cast<int *>(wrong) = cycle_operations(cycles);
    return nullptr;
}

}  // namespace

extern "C" void run_threads(void)
{
    pthread_t threads[thread_count];
    int wrong[thread_count] = {};
    for (int i = 0; i < thread_count; i++)
        pthread_create(&threads[i], nullptr, run, &wrong[i]);
    for (pthread_t thread : threads)
        pthread_join(thread, nullptr);
    for (int number : wrong)
        if (number)
            printf("wrong: %d reductions\n", number), exit(1);
}
