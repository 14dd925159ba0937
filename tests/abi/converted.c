/* A program of the standard ABI on 2 processes: what is converted on the way to another MPI and back. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures, rank, size;

#define CHECK(condition)                                                                       \
    do {                                                                                       \
        if (!(condition) && ++failures)                                                        \
            fprintf(stderr, "%d: %s:%d: %s is wrong\n", rank, __FILE__, __LINE__, #condition); \
    } while (0)

static int calls, seen_code;
static MPI_Datatype seen_type;
static MPI_Comm seen_comm;

static void add(void *in, void *inout, int *len, MPI_Datatype *type)
{
    seen_type = *type;
    for (int i = 0; i < *len; i++)
        ((int *)inout)[i] += ((int *)in)[i];
}

static void handle(MPI_Comm *comm, int *code, ...)
{
    calls++;
    seen_comm = *comm;
    seen_code = *code;
}

static int copy(MPI_Comm comm, int keyval, void *extra, void *in, void *out, int *flag)
{
    (void)comm, (void)keyval;
    *(int *)extra += 1;
    *(void **)out = in;
    *flag = 1;
    return MPI_SUCCESS;
}

static int drop(MPI_Comm comm, int keyval, void *value, void *extra)
{
    (void)comm, (void)keyval, (void)value;
    *(int *)extra += 100;
    return MPI_SUCCESS;
}

static void messages(void)
{
    MPI_Status status;
    MPI_Request requests[12];
    MPI_Status statuses[12];
    int in[12], out[12], index, flag, count;
    const int other = 1 - rank;

    memset(&status, 0, sizeof status);
    status.MPI_ERROR = 77;
    MPI_Sendrecv(&rank, 1, MPI_INT, other, 5, in, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
    CHECK(in[0] == other && status.MPI_SOURCE == other && status.MPI_TAG == 5 && status.MPI_ERROR == 77);
    MPI_Get_count(&status, MPI_INT, &count);
    CHECK(count == 1);
    MPI_Recv(in, 1, MPI_INT, MPI_PROC_NULL, 3, MPI_COMM_WORLD, &status);
    CHECK(status.MPI_SOURCE == MPI_PROC_NULL && status.MPI_TAG == MPI_ANY_TAG);
    for (int i = 0; i < 12; i++) {
        out[i] = rank * 100 + i;
        MPI_Irecv(&in[i], 1, MPI_INT, other, i, MPI_COMM_SELF == MPI_COMM_WORLD ? MPI_COMM_SELF : MPI_COMM_WORLD,
                  &requests[i]);
    }
    for (int i = 0; i < 12; i++)
        MPI_Send(&out[i], 1, MPI_INT, other, i, MPI_COMM_WORLD);
    MPI_Waitall(12, requests, statuses);
    for (int i = 0; i < 12; i++)
        CHECK(requests[i] == MPI_REQUEST_NULL && in[i] == other * 100 + i && statuses[i].MPI_TAG == i);
    MPI_Waitany(12, requests, &index, MPI_STATUS_IGNORE);
    CHECK(index == MPI_UNDEFINED);
    MPI_Testall(12, requests, &flag, MPI_STATUSES_IGNORE);
    CHECK(flag);
    MPI_Send_init(out, 1, MPI_INT, other, 9, MPI_COMM_WORLD, &requests[0]);
    MPI_Recv_init(in, 1, MPI_INT, other, 9, MPI_COMM_WORLD, &requests[1]);
    MPI_Startall(2, requests);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    CHECK(requests[0] != MPI_REQUEST_NULL && requests[1] != MPI_REQUEST_NULL && in[0] == other * 100);
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
    CHECK(requests[0] == MPI_REQUEST_NULL);
    MPI_Message message = MPI_MESSAGE_NULL;
    MPI_Request request;
    MPI_Isend(out, 1, MPI_INT, other, 1, MPI_COMM_WORLD, &request);
    MPI_Mprobe(other, 1, MPI_COMM_WORLD, &message, &status);
    CHECK(message != MPI_MESSAGE_NULL && message != MPI_MESSAGE_NO_PROC);
    MPI_Mrecv(in, 1, MPI_INT, &message, MPI_STATUS_IGNORE);
    CHECK(message == MPI_MESSAGE_NULL);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    CHECK(request == MPI_REQUEST_NULL);
    MPI_Mprobe(MPI_PROC_NULL, 1, MPI_COMM_WORLD, &message, &status);
    CHECK(message == MPI_MESSAGE_NO_PROC);
    MPI_Mrecv(in, 1, MPI_INT, &message, &status);
}

static void collectives(void)
{
    int two[2] = {rank + 1, 10 * (rank + 1)}, sum[2] = {0, 0};
    MPI_Op op;

    MPI_Allreduce(two, sum, 2, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    CHECK(sum[0] == 3 && sum[1] == 30);
    MPI_Allreduce(MPI_IN_PLACE, two, 2, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
    CHECK(two[0] == 2 && two[1] == 20);
    sum[0] = 0;
    CHECK(MPI_Allreduce_c(two, sum, 2, MPI_INT, MPI_SUM, MPI_COMM_WORLD) == MPI_SUCCESS && sum[0] == 4);
    MPI_Op_create(add, 1, &op);
    MPI_Allreduce(two, sum, 2, MPI_INT, op, MPI_COMM_WORLD);
    CHECK(sum[0] == 4);
    MPI_Reduce_local(two, sum, 2, MPI_INT, op); /* which process calls the function of MPI_Allreduce, the MPI decides */
    CHECK(sum[0] == 6 && sum[1] == 60 && seen_type == MPI_INT);
    MPI_Op_free(&op);
    CHECK(op == MPI_OP_NULL);
    for (int i = 0; i < 5000; i++) {
        CHECK(MPI_Op_create(add, 1, &op) == MPI_SUCCESS);
        MPI_Op_free(&op);
    }
    static MPI_Op alive[1100];
    int made = 0;
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    for (int round = 0; round < 3; round++) {
        for (made = 0; made < 1100 && MPI_Op_create(add, 1, &alive[made]) == MPI_SUCCESS; made++)
            ;
        CHECK(made == 1024);
        while (made > 0)
            MPI_Op_free(&alive[--made]);
    }
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL);
    const MPI_Datatype types[2] = {MPI_INT, MPI_INT};
    const int counts[2] = {1, 1}, displs[2] = {0, (int)sizeof(int)};
    MPI_Request request;
    int got[2] = {-1, -1};
    MPI_Ialltoallw(two, counts, displs, types, got, counts, displs, types, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    CHECK(got[0] == (rank ? 20 : 2) && got[1] == (rank ? 20 : 2));
    const MPI_Count large[2] = {1, 1};
    const MPI_Aint far[2] = {0, sizeof(int)};
    got[0] = -1;
    CHECK(MPI_Alltoallw_c(two, large, far, types, got, large, far, types, MPI_COMM_WORLD) == MPI_SUCCESS);
    CHECK(got[0] == (rank ? 20 : 2));
}

static void objects(void)
{
    int result, flag, keyval, extra = 0, provided;
    int *value;
    MPI_Comm comm, half;
    MPI_Group group, world;
    MPI_Errhandler errhandler, found;

    MPI_Query_thread(&provided);
    CHECK(provided == MPI_THREAD_MULTIPLE || provided == MPI_THREAD_SERIALIZED || provided == MPI_THREAD_SINGLE ||
          provided == MPI_THREAD_FUNNELED);
    MPI_Comm_compare(MPI_COMM_WORLD, MPI_COMM_SELF, &result);
    CHECK(result == MPI_UNEQUAL);
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &value, &flag);
    CHECK(flag && *value >= 32767);
    MPI_Comm_create_keyval(copy, drop, &keyval, &extra);
    MPI_Comm_set_attr(MPI_COMM_WORLD, keyval, &flag);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_get_attr(comm, keyval, &value, &flag);
    CHECK(flag && (void *)value == (void *)&flag && extra == 1);
    MPI_Comm_compare(MPI_COMM_WORLD, comm, &result);
    CHECK(result == MPI_CONGRUENT);
    MPI_Comm_delete_attr(MPI_COMM_WORLD, keyval);
    MPI_Comm_free_keyval(&keyval);
    CHECK(keyval == MPI_KEYVAL_INVALID && extra == 101);
    MPI_Comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, &keyval, NULL);
    MPI_Comm_free_keyval(&keyval);
    MPI_Comm_split(MPI_COMM_WORLD, rank ? MPI_UNDEFINED : 0, 0, &half);
    CHECK(rank ? half == MPI_COMM_NULL : half != MPI_COMM_NULL);
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_excl(world, 2, (const int[]){0, 1}, &group);
    CHECK(group == MPI_GROUP_EMPTY);
    MPI_Comm_group(MPI_COMM_SELF, &group);
    int ranks[3] = {0, 1, MPI_PROC_NULL}, theirs[3];
    MPI_Group_translate_ranks(world, 3, ranks, group, theirs);
    CHECK(theirs[rank] == 0 && theirs[1 - rank] == MPI_UNDEFINED && theirs[2] == MPI_PROC_NULL);
    MPI_Group_free(&world);
    MPI_Group_free(&group);

    MPI_Cart_create(MPI_COMM_WORLD, 1, (const int[]){2}, (const int[]){0}, 0, &half);
    MPI_Cart_shift(half, 0, 1, &ranks[0], &ranks[1]);
    MPI_Topo_test(half, &result);
    CHECK(ranks[rank] == MPI_PROC_NULL && ranks[1 - rank] == 1 - rank && result == MPI_CART);
    MPI_Comm_free(&half);

    MPI_Comm_get_errhandler(MPI_COMM_WORLD, &found);
    CHECK(found == MPI_ERRORS_ARE_FATAL);
    MPI_Comm_create_errhandler(handle, &errhandler);
    MPI_Comm_set_errhandler(comm, errhandler);
    result = MPI_Send(NULL, 0, MPI_INT, 99, 0, comm);
    int error_class = 0;
    MPI_Error_class(seen_code, &error_class);
    CHECK(error_class == MPI_ERR_RANK && calls == 1 && seen_comm == comm);
    CHECK(result == seen_code || result == MPI_SUCCESS); /* MPICH 4.3 and 5.0 return that after a user's handler */
    MPI_Comm_call_errhandler(comm, MPI_ERR_TOPOLOGY);
    CHECK(seen_code == MPI_ERR_TOPOLOGY && calls == 2);
    MPI_Comm_call_errhandler(comm, MPI_ERR_ABI); /* a class that no MPI before 5.0 has */
    MPI_Error_class(MPI_ERR_ABI, &error_class);
    CHECK(seen_code == MPI_ERR_ABI && calls == 3 && error_class == MPI_ERR_ABI);
    MPI_Errhandler_free(&errhandler);
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    char text[MPI_MAX_ERROR_STRING];
    result = MPI_Send_c(text, (MPI_Count)1 << 40, MPI_INT, MPI_PROC_NULL, 0, comm);
    MPI_Error_class(result, &error_class);
    CHECK(result == MPI_SUCCESS || error_class == MPI_ERR_COUNT);
    int length = 0, own_class, own_code;
    CHECK(MPI_Error_string(MPI_ERR_TRUNCATE, text, &length) == MPI_SUCCESS && length > 0);
    MPI_Add_error_class(&own_class);
    MPI_Add_error_code(own_class, &own_code);
    MPI_Add_error_string(own_code, "ours");
    MPI_Error_string(own_code, text, &length);
    MPI_Error_class(own_code, &error_class);
    CHECK(own_class > MPI_ERR_LASTCODE && !strcmp(text, "ours") && error_class == own_class);
    MPI_Comm_free(&comm);
    CHECK(comm == MPI_COMM_NULL);
    for (int i = 0; i < 3000; i++) {
        CHECK(MPI_Comm_create_errhandler(handle, &errhandler) == MPI_SUCCESS);
        MPI_Errhandler_free(&errhandler);
    }
}

static void datatypes(void)
{
    MPI_Datatype made, types[3] = {MPI_DATATYPE_NULL, MPI_DATATYPE_NULL, MPI_DATATYPE_NULL};
    int integers[8], counts[4], combiner;
    MPI_Aint addresses[4];
    const int sizes[2] = {4, 4}, subsizes[2] = {2, 2}, starts[2] = {1, 1};

    MPI_Type_create_subarray(2, sizes, subsizes, starts, MPI_ORDER_FORTRAN, MPI_DOUBLE, &made);
    MPI_Type_get_envelope(made, &counts[0], &counts[1], &counts[2], &combiner);
    CHECK(combiner == MPI_COMBINER_SUBARRAY && counts[2] == 1);
    MPI_Type_get_contents(made, counts[0], counts[1], counts[2], integers, addresses, types);
    CHECK(types[0] == MPI_DOUBLE && integers[7] == MPI_ORDER_FORTRAN);
    MPI_Type_free(&made);
    CHECK(made == MPI_DATATYPE_NULL);
    const MPI_Count large[2] = {4, 4}, part[2] = {2, 2}, at[2] = {1, 1};
    MPI_Count numbers[4] = {0, 0, 0, 0}, large_counts[8];
    if (MPI_Type_create_subarray_c(2, large, part, at, MPI_ORDER_C, MPI_DOUBLE, &made) == MPI_SUCCESS) {
        MPI_Type_get_envelope_c(made, &numbers[0], &numbers[1], &numbers[2], &numbers[3], &combiner);
        MPI_Type_get_contents_c(made, numbers[0], numbers[1], numbers[2], numbers[3], integers, addresses, large_counts,
                                types);
        CHECK(types[0] == MPI_DOUBLE && integers[numbers[0] - 1] == MPI_ORDER_C && combiner == MPI_COMBINER_SUBARRAY);
        MPI_Type_free(&made);
    }
    const int extents[1] = {8}, distributions[1] = {MPI_DISTRIBUTE_BLOCK}, arguments[1] = {MPI_DISTRIBUTE_DFLT_DARG},
              grid[1] = {2};
    MPI_Type_create_darray(2, rank, 1, extents, distributions, arguments, grid, MPI_ORDER_C, MPI_INT, &made);
    MPI_Type_get_contents(made, 8, 0, 1, integers, addresses, types);
    CHECK(integers[4] == MPI_DISTRIBUTE_BLOCK && integers[5] == MPI_DISTRIBUTE_DFLT_DARG && integers[7] == MPI_ORDER_C);
    MPI_Type_free(&made);
    const int blocks[2] = {1, 2};
    const MPI_Aint displs[2] = {0, 8};
    MPI_Type_create_struct(2, blocks, displs, (const MPI_Datatype[]){MPI_INT, MPI_CHAR}, &made);
    MPI_Type_get_contents(made, 3, 2, 2, integers, addresses, types);
    CHECK(types[0] == MPI_INT && types[1] == MPI_CHAR && types[2] == MPI_DATATYPE_NULL && addresses[1] == 8);
    MPI_Type_free(&made);
    int bytes = 0;
    MPI_Type_size(MPI_INTEGER8, &bytes);
    CHECK(bytes == 8);
    MPI_Type_match_size(MPI_TYPECLASS_REAL, 8, &made);
    MPI_Type_size(made, &bytes);
    CHECK(bytes == 8);
    CHECK(MPI_Type_fromint(MPI_Type_toint(MPI_INT)) == MPI_INT);
    MPI_Type_contiguous(3, MPI_INT, &made);
    CHECK(MPI_Type_fromint(MPI_Type_toint(made)) == made);
    MPI_Type_free(&made);
}

static void windows_and_files(const char *name)
{
    MPI_Win win;
    MPI_File file;
    MPI_Info info;
    MPI_Status status;
    int *value, flag, mode, number = rank + 5, memory[64] = {0}, got = 0;
    char text[64];
    int length = sizeof text;

    MPI_Win_create(memory, sizeof memory, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_get_attr(win, MPI_WIN_CREATE_FLAVOR, &value, &flag);
    CHECK(flag && *value == MPI_WIN_FLAVOR_CREATE);
    MPI_Win_get_attr(win, MPI_WIN_MODEL, &value, &flag);
    CHECK(flag && (*value == MPI_WIN_UNIFIED || *value == MPI_WIN_SEPARATE));
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_fence(MPI_MODE_NOPRECEDE, win);
    MPI_Put(&number, 1, MPI_INT, 1 - rank, 0, 1, MPI_INT, win);
    MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
    CHECK(memory[0] == 6 - rank);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_lock(MPI_LOCK_SHARED, 1 - rank, 0, win);
    MPI_Get(&got, 1, MPI_INT, 1 - rank, 0, 1, MPI_INT, win);
    MPI_Win_unlock(1 - rank, win);
    CHECK(got == rank + 5);
    MPI_Win_free(&win);
    CHECK(win == MPI_WIN_NULL);

    MPI_Info_create(&info);
    MPI_Info_set(info, "a key", "a value");
    MPI_Info_get_string(info, "a key", &length, text, &flag);
    CHECK(flag && !strcmp(text, "a value") && length == 8);
    length = sizeof text;
    MPI_Info_get_string(info, "none", &length, text, &flag);
    CHECK(!flag);
    MPI_Info_free(&info);
    CHECK(info == MPI_INFO_NULL);

    CHECK(MPI_File_open(MPI_COMM_WORLD, "does not exist/file", MPI_MODE_RDONLY, MPI_INFO_NULL, &file) != MPI_SUCCESS);
    MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL,
                  &file);
    MPI_File_get_amode(file, &mode);
    CHECK(mode == (MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE));
    MPI_File_write_at(file, rank * (MPI_Offset)sizeof number, &number, 1, MPI_INT, &status);
    MPI_File_seek(file, rank * (MPI_Offset)sizeof number, MPI_SEEK_SET);
    MPI_File_read(file, &got, 1, MPI_INT, &status);
    CHECK(got == number);
    MPI_File_close(&file);
    CHECK(file == MPI_FILE_NULL);
}

int main(int argc, char **argv)
{
    int provided, version, subversion;

    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    CHECK(provided >= MPI_THREAD_SINGLE && provided <= MPI_THREAD_MULTIPLE);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (size != 2 || argc != 2) {
        fprintf(stderr, "usage: mpiexec -n 2 converted FILE\n");
        MPI_Abort(MPI_COMM_WORLD, 2);
    }
    MPI_Abi_get_version(&version, &subversion);
    CHECK(version == 1 && subversion == 0);
    messages();
    collectives();
    objects();
    datatypes();
    windows_and_files(argv[1]);
    MPI_Allreduce(MPI_IN_PLACE, &failures, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (!rank && !failures)
        puts("all is converted");
    MPI_Finalize();
    return failures != 0;
}
