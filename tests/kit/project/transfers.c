/* Calls whose bytes are not what count times size says; four processes. transfers.py knows what each process sends and receives. */
#include <mpi.h>
#include <stdio.h>

static int a[64], b[64], counts[4] = {1, 2, 3, 4}, displs[4] = {0, 1, 3, 6}, ones[4] = {1, 1, 1, 1};
static MPI_Comm world = MPI_COMM_WORLD;
static int rank, size;

/* Which of the requests is complete, with a status that the program ignores. */
static void one_of_several(int right, int left)
{
    MPI_Request requests[2] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL};
    int index, outcount, indices[2];
    MPI_Irecv(b, 64, MPI_INT, left, 5, world, &requests[1]);
    MPI_Send(a, rank + 1, MPI_INT, right, 5, world);
    MPI_Waitany(2, requests, &index, MPI_STATUS_IGNORE);
    MPI_Irecv(b, 64, MPI_INT, left, 5, world, &requests[1]);
    MPI_Send(a, rank + 1, MPI_INT, right, 5, world);
    MPI_Waitsome(2, requests, &outcount, indices, MPI_STATUSES_IGNORE);
}

static void point_to_point(void)
{
    const int right = (rank + 1) % size, left = (rank + size - 1) % size;
    MPI_Request requests[3];
    if (rank == 0)
        MPI_Send(a, 3, MPI_INT, 1, 1, world);
    if (rank == 1)
        MPI_Recv(b, 64, MPI_INT, MPI_ANY_SOURCE, 1, world, MPI_STATUS_IGNORE);
    MPI_Send(a, 3, MPI_INT, MPI_PROC_NULL, 1, world);
    MPI_Recv(b, 3, MPI_INT, MPI_PROC_NULL, 1, world, MPI_STATUS_IGNORE);
    MPI_Sendrecv(a, rank + 1, MPI_INT, right, 2, b, 64, MPI_INT, left, 2, world, MPI_STATUS_IGNORE);
    MPI_Sendrecv_replace(a, 2, MPI_INT, right, 2, left, 2, world, MPI_STATUS_IGNORE);
    MPI_Isend(a, rank + 1, MPI_INT, right, 3, world, &requests[0]);
    MPI_Irecv(b, 64, MPI_INT, left, 3, world, &requests[1]);
    requests[2] = MPI_REQUEST_NULL;
    MPI_Waitall(3, requests, MPI_STATUSES_IGNORE);
    one_of_several(right, left);
    MPI_Send_init(a, 5, MPI_INT, right, 4, world, &requests[0]);
    MPI_Request_free(&requests[0]);
}

static void collectives(void)
{
    MPI_Bcast(a, 2, MPI_INT, 1, world);
    MPI_Gather(rank ? a : MPI_IN_PLACE, 2, rank ? MPI_INT : MPI_DATATYPE_NULL, b, 2, MPI_INT, 0, world);
    MPI_Gatherv(a, counts[rank], MPI_INT, b, counts, displs, MPI_INT, 0, world);
    MPI_Scatter(b, 2, MPI_INT, rank ? a : MPI_IN_PLACE, 2, MPI_INT, 0, world);
    MPI_Scatterv(b, counts, displs, MPI_INT, rank ? a : MPI_IN_PLACE, counts[rank], MPI_INT, 0, world);
    MPI_Allgather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, b, 2, MPI_INT, world);
    MPI_Allgatherv(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, b, counts, displs, MPI_INT, world);
    MPI_Alltoall(a, 2, MPI_INT, b, 2, MPI_INT, world);
    MPI_Alltoall(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, b, 2, MPI_INT, world);
    MPI_Alltoallv(a, ones, displs, MPI_INT, b, ones, displs, MPI_INT, world);
    MPI_Reduce(rank ? a : MPI_IN_PLACE, b, 3, MPI_INT, MPI_SUM, 0, world);
    MPI_Allreduce(MPI_IN_PLACE, b, 3, MPI_INT, MPI_SUM, world);
    MPI_Reduce_scatter(a, b, counts, MPI_INT, MPI_SUM, world);
    MPI_Reduce_scatter_block(a, b, 2, MPI_INT, MPI_SUM, world);
    MPI_Exscan(a, b, 3, MPI_INT, MPI_SUM, world);
}

/* 0 alone on one side, the others on the other. */
static void intercommunicator(void)
{
    MPI_Comm half, inter;
    const int root = rank == 0 ? MPI_ROOT : 0, other_root = rank == 0 ? 1 : rank == 2 ? MPI_ROOT : MPI_PROC_NULL;
    MPI_Comm_split(world, rank > 0, rank, &half);
    MPI_Intercomm_create(half, 0, world, rank ? 0 : 1, 5, &inter);
    MPI_Bcast(a, 2, MPI_INT, root, inter);
    MPI_Gather(a, 2, MPI_INT, b, 2, MPI_INT, root, inter);
    MPI_Gather(a, 2, MPI_INT, b, 2, MPI_INT, other_root, inter);
    MPI_Allgather(a, 2, MPI_INT, b, 2, MPI_INT, inter);
    MPI_Comm_free(&inter);
    MPI_Comm_free(&half);
}

/* A line of four processes: its ends have one neighbor. */
static void neighbors(void)
{
    MPI_Comm line;
    const int no = 0;
    MPI_Datatype types[2] = {MPI_INT, MPI_DOUBLE};
    MPI_Aint offsets[2] = {0, 64};
    MPI_Cart_create(world, 1, &size, &no, 0, &line);
    MPI_Neighbor_allgather(a, 2, MPI_INT, b, 2, MPI_INT, line);
    MPI_Neighbor_alltoall(a, 2, MPI_INT, b, 2, MPI_INT, line);
    MPI_Neighbor_alltoallw(a, ones, offsets, types, b, ones, offsets, (MPI_Datatype[]){MPI_DOUBLE, MPI_INT}, line);
    MPI_Comm_free(&line);
}

static void windows(void)
{
    MPI_Win win;
    MPI_Win_create(b, sizeof b, sizeof(int), MPI_INFO_NULL, world, &win);
    MPI_Win_fence(0, win);
    MPI_Put(a, 2, MPI_INT, 0, 0, 2, MPI_INT, win);
    MPI_Put(a, 2, MPI_INT, MPI_PROC_NULL, 0, 2, MPI_INT, win);
    MPI_Win_fence(0, win);
    MPI_Get(a, 3, MPI_INT, 0, 0, 3, MPI_INT, win);
    MPI_Win_fence(0, win);
    MPI_Get_accumulate(NULL, 0, MPI_DATATYPE_NULL, a, 2, MPI_INT, 0, 0, 2, MPI_INT, MPI_NO_OP, win);
    MPI_Win_fence(0, win);
    MPI_Win_free(&win);
}

/* The first read meets the end of the file; in a split one Open MPI 4.1 never returns then. */
static void files(const char *path)
{
    MPI_File file;
    MPI_File_open(MPI_COMM_SELF, path, MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL,
                  &file);
    MPI_File_write_at(file, 0, a, 3, MPI_INT, MPI_STATUS_IGNORE);
    MPI_File_read_at(file, 4, b, 10, MPI_INT, MPI_STATUS_IGNORE);
    MPI_File_read_at_all_begin(file, 4, b, 2, MPI_INT);
    MPI_File_read_at_all_end(file, b, MPI_STATUS_IGNORE);
    MPI_File_close(&file);
}

int main(int argc, char **argv)
{
    char path[4096];
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(world, &rank);
    MPI_Comm_size(world, &size);
    point_to_point();
    collectives();
    intercommunicator();
    neighbors();
    windows();
    sprintf(path, "%s.%d", argv[1], rank);
    files(path);
    MPI_Finalize();
    return 0;
}
