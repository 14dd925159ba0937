/* Two processes give names to parts of themselves; the last one is still open at the end. */
#include <bindery/region.h>
#include <mpi.h>

#include <pthread.h>
#include <unistd.h>

enum { repeats = 10 };

static void *rest_aside(void *unused)
{
    bindery_region_begin("aside");
    usleep(10000);
    bindery_region_end("aside");
    return unused;
}

int main(int argc, char **argv)
{
    int rank, sent[4] = {0}, received;
    pthread_t id;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    bindery_region_begin("set up");
    MPI_Bcast(sent, 4, MPI_INT, 0, MPI_COMM_WORLD);
    bindery_region_end("set up");
    pthread_create(&id, NULL, rest_aside, NULL);
    for (int i = 0; i < repeats; ++i) {
        bindery_region_begin("solve");
        usleep(2000);
        bindery_region_begin("exchange");
        MPI_Sendrecv(sent, 1, MPI_INT, 1 - rank, 0, &received, 1, MPI_INT, 1 - rank, 0, MPI_COMM_WORLD,
                     MPI_STATUS_IGNORE);
        bindery_region_end("exchange");
        if (i == 0)
            MPI_Barrier(MPI_COMM_WORLD);
        bindery_region_end("solve");
    }
    pthread_join(id, NULL);
    MPI_Barrier(MPI_COMM_WORLD);
    bindery_region_begin("end");
    usleep(10000);
    MPI_Finalize();
    return 0;
}
