/* Collective calls of files: all processes that opened the file make them, in one order. */
#include "cases.h"

static int a[4], b[4];

static MPI_File opened(MPI_Comm comm, const char *name)
{
    MPI_File file;
    MPI_File_open(comm, name, MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, &file);
    return file;
}

// quick
CASE(write_all_of_one_process, 2)
{
    MPI_File file = opened(WORLD, "write_all_of_one");
    if (rank == 0)
        MPI_File_write_all(file, a, 4, MPI_INT, IGNORE);  // either: collective|deadlock
    MPI_File_close(&file);                                // either: collective|deadlock
}

CASE(read_all_beside_a_barrier, 2)
{
    MPI_File file = opened(WORLD, "read_all_beside");
    if (rank == 0)
        MPI_File_read_at_all(file, 0, b, 4, MPI_INT, IGNORE);  // either: collective|deadlock
    MPI_Barrier(WORLD);                                        // either: collective|deadlock
    MPI_File_close(&file);                                     // may: deadlock
}

CASE(size_set_by_one_process, 2)
{
    MPI_File file = opened(WORLD, "size_set_by_one");
    if (rank == 1)
        MPI_File_set_size(file, 100);  // either: collective|deadlock
    MPI_File_close(&file);             // either: collective|deadlock
}

CASE(view_set_by_one_process, 3)
{
    MPI_File file = opened(WORLD, "view_set_by_one");
    if (rank == 0)
        MPI_File_set_view(file, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL);  // either: collective|deadlock
    MPI_File_write_all(file, a, 1, MPI_INT, IGNORE);                            // either: collective|deadlock
    MPI_File_close(&file);                                                      // may: deadlock
}

CASE(closed_by_one_process, 2)
{
    MPI_File file = opened(WORLD, "closed_by_one");  // may: leak
    if (rank == 0)
        MPI_File_close(&file);  // either: collective|deadlock
    MPI_Barrier(WORLD);         // either: collective|deadlock
}

CASE(files_in_different_order, 2)
{
    MPI_File files[2] = {opened(WORLD, "order0"), opened(WORLD, "order1")};
    MPI_File_read_at_all(files[rank], 0, b, 4, MPI_INT, IGNORE);  // wrong: deadlock
    MPI_File_read_at_all(files[1 - rank], 0, b, 4, MPI_INT, IGNORE);
    MPI_File_close(&files[0]);
    MPI_File_close(&files[1]);
}

CASE(begun_by_one_process, 2)
{
    MPI_File file = opened(WORLD, "begun_by_one");
    if (rank == 0) {
        MPI_File_write_all_begin(file, a, 4, MPI_INT);  // either: collective|deadlock
        MPI_File_write_all_end(file, a, IGNORE);        // either: collective|deadlock
    }
    MPI_File_close(&file);  // either: collective|deadlock
}

CASE(in_order_of_one_process, 2)
{
    MPI_File file = opened(WORLD, "in_order_of_one");
    if (rank == 0)
        MPI_File_write_ordered(file, a, 4, MPI_INT, IGNORE);  // either: collective|deadlock
    MPI_File_close(&file);                                    // either: collective|deadlock
}

CASE(all_collective_calls, 3)
{
    MPI_File file = opened(WORLD, "all_collective");
    MPI_Request request;
    MPI_File_set_size(file, 100);
    MPI_File_set_atomicity(file, 1);
    MPI_File_set_info(file, MPI_INFO_NULL);
    MPI_File_set_view(file, rank * 16, MPI_INT, MPI_INT, "native", MPI_INFO_NULL);
    MPI_File_write_all(file, a, 4, MPI_INT, IGNORE);
    MPI_File_write_at_all(file, 0, a, rank, MPI_INT, IGNORE);
    MPI_File_sync(file);
    MPI_File_read_at_all_begin(file, 0, b, rank, MPI_INT);
    MPI_File_read_at_all_end(file, b, IGNORE);
    MPI_File_set_view(file, 0, MPI_BYTE, MPI_BYTE, "native", MPI_INFO_NULL);
    MPI_File_seek_shared(file, 0, MPI_SEEK_SET);
    MPI_File_write_ordered(file, a, rank, MPI_BYTE, IGNORE);
    MPI_File_iwrite_all(file, a, 4, MPI_BYTE, &request);
    MPI_Wait(&request, IGNORE);
    MPI_File_close(&file);
}

CASE(calls_of_one_process, 3)
{
    MPI_File file = opened(WORLD, "calls_of_one");
    MPI_Offset size;
    if (rank == 1) {
        MPI_File_write_at(file, 0, a, 4, MPI_INT, IGNORE);
        MPI_File_seek(file, 0, MPI_SEEK_SET);
        MPI_File_read(file, b, 4, MPI_INT, IGNORE);
        MPI_File_get_size(file, &size);
        MPI_File_write_shared(file, a, 1, MPI_INT, IGNORE);
    }
    MPI_File_write_at_all(file, 64, a, rank, MPI_INT, IGNORE);
    MPI_File_close(&file);
}

CASE(files_of_parts, 3)
{
    MPI_Comm half;
    MPI_Comm_split(WORLD, rank == 0, 0, &half);
    char name[20];
    snprintf(name, sizeof name, "part%d", rank == 0);
    MPI_File file = opened(half, name), own = opened(MPI_COMM_SELF, rank == 0 ? "own0" : rank == 1 ? "own1" : "own2");
    if (rank == 0)
        MPI_File_write_all(file, a, 4, MPI_INT, IGNORE);
    if (rank == 2)
        MPI_File_write_all(own, a, 4, MPI_INT, IGNORE);
    MPI_Barrier(WORLD);
    MPI_File_close(&own);
    MPI_File_close(&file);
    MPI_Comm_free(&half);
}

CASE(files_one_after_the_other, 2)
{
    for (int i = 0; i < 20; ++i) {
        MPI_File file = opened(WORLD, i % 2 ? "odd" : "even"), other = opened(MPI_COMM_SELF, rank ? "one" : "zero");
        if (i % 3 == rank)
            MPI_File_set_size(other, 10);
        MPI_File_write_all(file, a, i % 4, MPI_INT, IGNORE);
        MPI_File_close(&other);
        MPI_File_close(&file);
    }
}

CASE(file_that_is_not_there, 2)
{
    MPI_File none, file;
    int error = MPI_File_open(WORLD, "is_not_there", MPI_MODE_RDONLY, MPI_INFO_NULL, &none);
    EXPECT(error != MPI_SUCCESS);
    file = opened(WORLD, "is_there");
    MPI_File_write_all(file, a, 4, MPI_INT, IGNORE);
    MPI_File_close(&file);
}
