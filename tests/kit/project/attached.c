/* Objects that are made, used and freed, whose handles MPI uses again; the last ones by threads. The argument names a file. */
#include <mpi.h>
#include <pthread.h>
#include <stddef.h>

static void *make_and_free(void *unused)
{
    (void)unused;
    for (int i = 0; i < 100; ++i) {
        MPI_Comm copy;
        MPI_Comm_split(MPI_COMM_SELF, 0, 0, &copy);
        MPI_Barrier(copy);
        MPI_Comm_free(&copy);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    int provided, value[2] = {0, 0};
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    for (int i = 0; i < 2; ++i) {
        MPI_Comm copy;
        MPI_Comm_dup(MPI_COMM_WORLD, &copy);
        MPI_Barrier(copy);
        MPI_Barrier(copy);
        MPI_Comm_free(&copy);

        MPI_Datatype pair;
        MPI_Type_contiguous(2, MPI_INT, &pair);
        MPI_Type_commit(&pair);
        MPI_Send(value, 1, pair, MPI_PROC_NULL, 0, MPI_COMM_WORLD);
        MPI_Type_free(&pair);

        MPI_Win window; /* allocated: Debian's Open MPI creates none for a single process with threads */
        void *memory;
        MPI_Win_allocate(sizeof value, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &window);
        MPI_Win_fence(0, window);
        MPI_Win_free(&window);

        MPI_File file;
        MPI_File_open(MPI_COMM_WORLD, argv[1], MPI_MODE_CREATE | MPI_MODE_WRONLY | MPI_MODE_DELETE_ON_CLOSE,
                      MPI_INFO_NULL, &file);
        MPI_File_write(file, value, 2, MPI_INT, MPI_STATUS_IGNORE);
        MPI_File_close(&file);
    }
    pthread_t threads[4];
    for (int i = 0; i < 4; ++i)
        pthread_create(&threads[i], NULL, make_and_free, NULL);
    for (int i = 0; i < 4; ++i)
        pthread_join(threads[i], NULL);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Finalize();
    return 0;
}
