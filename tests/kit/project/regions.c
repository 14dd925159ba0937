/* Regions within regions, in two threads, some left in the middle, and some that end wrongly; a barrier shows where the thread is. */
#include <bindery/region.h>
#include <mpi.h>

#include <pthread.h>
#include <stddef.h>

static void meet(void) { MPI_Barrier(MPI_COMM_SELF); }

static void *in_thread(void *unused)
{
    meet();
    bindery_region_begin("work");
    bindery_region_begin("inner");
    meet();
    bindery_region_end("inner");
    bindery_region_end("work");
    return unused;
}

int main(void)
{
    pthread_t thread;
    int provided;
    bindery_region_begin("work");
    MPI_Init_thread(NULL, NULL, MPI_THREAD_MULTIPLE, &provided);
    meet();
    for (int i = 0; i < 2; ++i) {
        bindery_region_begin("inner");
        meet();
        bindery_region_end("inner");
    }
    bindery_region_begin("other");
    bindery_region_begin("inner");
    meet();
    pthread_create(&thread, NULL, in_thread, NULL);
    pthread_join(thread, NULL);
    bindery_region_end("work"); /* with the two within it */
    bindery_region_end("never begun");
    meet();
    MPI_Finalize();
    return 0;
}
