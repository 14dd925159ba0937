/* Four processes make objects in every way, in another order on some of them, and meet on each under its name. */
#include <mpi.h>

#include <stdio.h>

static int rank;

static void meet(MPI_Comm comm, const char *name)
{
    if (comm == MPI_COMM_NULL)
        return;
    MPI_Comm_set_name(comm, name);
    MPI_Barrier(comm);
}

static void group(MPI_Comm *made, int first, int last, int tag)
{
    MPI_Group all, some;
    int range[1][3] = {{first, last, 1}};
    *made = MPI_COMM_NULL;
    if (rank < first || rank > last)
        return;
    MPI_Comm_group(MPI_COMM_WORLD, &all);
    MPI_Group_range_incl(all, 1, range, &some);
    MPI_Comm_create_group(MPI_COMM_WORLD, some, tag, made);
    MPI_Group_free(&all);
    MPI_Group_free(&some);
}

static void communicators(void)
{
    MPI_Comm half, duplicate, other, inter, twice, merged, pair, late;
    MPI_Request request;
    meet(MPI_COMM_WORLD, "world");
    MPI_Comm_split(MPI_COMM_WORLD, rank / 2, -rank, &half);
    meet(half, rank / 2 ? "high half" : "low half");
    MPI_Comm_dup(MPI_COMM_WORLD, &duplicate);
    MPI_Comm_dup(MPI_COMM_WORLD, &other);
    meet(duplicate, "duplicate");
    meet(other, "other duplicate");
    MPI_Comm_free(&other);
    MPI_Comm_dup(MPI_COMM_WORLD, &other); /* with the handle of the one before */
    meet(other, "third duplicate");
    MPI_Comm_idup(duplicate, &late, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    meet(late, "late duplicate");
    group(&pair, 1, 2, 7); /* 0 and 3 make none */
    meet(pair, "pair");
    if (pair != MPI_COMM_NULL)
        MPI_Comm_free(&pair);
    group(&pair, 2, 3, 7);
    meet(pair, "other pair");
    if (pair != MPI_COMM_NULL)
        MPI_Comm_free(&pair);
    MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, rank / 2 ? 1 : 3, 9, &inter);
    meet(inter, "inter");
    MPI_Comm_dup(inter, &twice);
    meet(twice, "inter twice");
    MPI_Intercomm_merge(inter, rank / 2, &merged);
    meet(merged, "merged");
}

static void others(const char *path)
{
    static int memory[4];
    MPI_Win window, second;
    MPI_File file;
    MPI_Win_create(memory, sizeof memory, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    MPI_Win_create(memory, sizeof memory, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &second);
    MPI_Win_set_name(window, "window");
    MPI_Win_set_name(second, "second window");
    MPI_Win_fence(0, window);
    MPI_Win_fence(0, second);
    MPI_Win_free(&second);
    MPI_Win_free(&window);
    MPI_File_open(MPI_COMM_WORLD, path, MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file);
    MPI_File_sync(file);
    MPI_File_close(&file);
}

int main(int argc, char **argv)
{
    (void)argc;
    MPI_Init(NULL, NULL);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    communicators();
    others(argv[1]);
    MPI_Finalize();
    return 0;
}
