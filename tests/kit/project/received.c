/* Operations of each kind, with statuses that had another use before; one process. The lines are in run.py. */
#include <mpi.h>

static char from[600], to[600];
static MPI_Request requests[2];
static MPI_Status statuses[2];
static int index_of, indices[2], flag;

static void used(void)
{
    for (int i = 0; i < 2; ++i)
        MPI_Sendrecv(from, 600, MPI_BYTE, 0, 5, to, 600, MPI_BYTE, 0, 5, MPI_COMM_SELF, &statuses[i]);
}

/* A receive of 7 bytes, and the send of them. */
static void pair(void)
{
    used();
    MPI_Irecv(to, 600, MPI_BYTE, MPI_ANY_SOURCE, 1, MPI_COMM_SELF, &requests[0]);
    MPI_Isend(from, 7, MPI_BYTE, 0, 1, MPI_COMM_SELF, &requests[1]);
}

static int nothing(void *state) { return state == from ? MPI_SUCCESS : MPI_ERR_OTHER; }
static int query(void *state, MPI_Status *status)
{
    MPI_Status_set_elements(status, MPI_BYTE, 3);
    MPI_Status_set_cancelled(status, 0);
    status->MPI_SOURCE = status->MPI_TAG = 0;
    return nothing(state);
}
static int cancel(void *state, int complete) { return complete ? nothing(state) : MPI_ERR_OTHER; }

static void messages(void)
{
    pair();
    MPI_Waitall(2, requests, statuses);
    pair();
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    pair();
    for (flag = 0; !flag;)
        MPI_Testall(2, requests, &flag, statuses);
    pair();
    MPI_Wait(&requests[1], &statuses[1]);
    for (flag = 0; !flag;)
        MPI_Test(&requests[0], &flag, &statuses[0]);
    pair();
    MPI_Waitany(1, &requests[1], &index_of, &statuses[0]);
    for (flag = 0; !flag;)
        MPI_Testany(1, requests, &index_of, &flag, &statuses[0]);
    pair();
    MPI_Waitsome(1, &requests[1], &index_of, indices, statuses);
    for (index_of = 0; index_of <= 0;)
        MPI_Testsome(1, requests, &index_of, indices, statuses);
    used();
    MPI_Recv_init(to, 600, MPI_BYTE, 0, 2, MPI_COMM_SELF, &requests[0]);
    MPI_Send_init(from, 9, MPI_BYTE, 0, 2, MPI_COMM_SELF, &requests[1]);
    for (int i = 0; i < 2; ++i) {
        MPI_Startall(2, requests);
        MPI_Waitall(2, requests, statuses);
    }
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
}

static void others(const char *path)
{
    MPI_File file;
    MPI_File_open(MPI_COMM_SELF, path, MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL,
                  &file);
    used();
    MPI_File_iwrite_at(file, 0, from, 11, MPI_BYTE, &requests[0]);
    MPI_Wait(&requests[0], &statuses[0]);
    MPI_File_iread_at(file, 0, to, 11, MPI_BYTE, &requests[0]);
    MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    MPI_File_close(&file);
    MPI_Ibarrier(MPI_COMM_SELF, &requests[0]);
    MPI_Wait(&requests[0], &statuses[0]);
    MPI_Grequest_start(query, nothing, cancel, from, &requests[0]);
    MPI_Grequest_complete(requests[0]);
    MPI_Wait(&requests[0], &statuses[0]);
}

/* Open MPI 4 lacks these, or cannot do them with one process. */
#if MPI_VERSION >= 4
static void newer(void)
{
    MPI_Win window;
    used();
    MPI_Win_create(to, 600, 1, MPI_INFO_NULL, MPI_COMM_SELF, &window);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, window);
    MPI_Rput(from, 5, MPI_BYTE, 0, 0, 5, MPI_BYTE, window, &requests[0]);
    MPI_Wait(&requests[0], &statuses[0]);
    MPI_Rget(from, 5, MPI_BYTE, 0, 0, 5, MPI_BYTE, window, &requests[0]);
    MPI_Wait(&requests[0], &statuses[0]);
    MPI_Win_unlock(0, window);
    MPI_Win_free(&window);
    MPI_Precv_init(to, 1, 15, MPI_BYTE, 0, 4, MPI_COMM_SELF, MPI_INFO_NULL, &requests[0]);
    MPI_Psend_init(from, 1, 15, MPI_BYTE, 0, 4, MPI_COMM_SELF, MPI_INFO_NULL, &requests[1]);
    MPI_Startall(2, requests);
    MPI_Pready(0, requests[1]);
    MPI_Waitall(2, requests, statuses);
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
}
#endif

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    messages();
    others(argv[1]);
#if MPI_VERSION >= 4
    newer();
#endif
    MPI_Finalize();
    return 0;
}
