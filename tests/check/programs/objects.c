/* Communicators, groups and all else that a program makes and has to free. */
// together
#include "cases.h"

CASE(communicator_kept, 2)
{
    MPI_Comm copy;
    MPI_Comm_dup(WORLD, &copy);  // wrong: leak
    MPI_Barrier(copy);
}

CASE(communicator_freed, 2)
{
    MPI_Comm copy, part;
    MPI_Comm_dup(WORLD, &copy);
    MPI_Comm_split(copy, rank % 2, 0, &part);
    MPI_Comm_free(&copy);
    MPI_Barrier(part);
    MPI_Comm_disconnect(&part);
}

CASE(communicator_in_loop_kept, 2)
{
    MPI_Comm parts[4];
    for (int i = 0; i < 4; ++i)
        MPI_Comm_split(WORLD, 0, rank, &parts[i]);  // wrong: leak
    MPI_Comm_free(&parts[3]);
}

CASE(communicator_idle_freed, 2)
{
    MPI_Comm copy;
    MPI_Request request;
    MPI_Comm_idup(WORLD, &copy, &request);
    MPI_Wait(&request, IGNORE);
    MPI_Comm_free(&copy);
}

CASE(communicator_idup_kept, 2)
{
    MPI_Comm copy;
    MPI_Request request;
    MPI_Comm_idup(WORLD, &copy, &request);  // wrong: leak
    MPI_Wait(&request, IGNORE);
}

CASE(split_undefined, 2)
{
    MPI_Comm none;
    MPI_Comm_split(WORLD, MPI_UNDEFINED, 0, &none);
    EXPECT(none == MPI_COMM_NULL);
}

CASE(group_kept, 2)
{
    MPI_Group world;
    MPI_Comm_group(WORLD, &world);  // wrong: leak
}

CASE(group_freed, 2)
{
    MPI_Group world, odd;
    MPI_Comm only;
    int ranks[1] = {1};
    MPI_Comm_group(WORLD, &world);
    MPI_Group_incl(world, 1, ranks, &odd);
    MPI_Comm_create(WORLD, odd, &only);
    MPI_Group_free(&odd);
    MPI_Group_free(&world);
    if (only != MPI_COMM_NULL)
        MPI_Comm_free(&only);
}

CASE(group_empty, 2)
{
    MPI_Group world, none;
    MPI_Comm_group(WORLD, &world);
    MPI_Group_difference(world, world, &none);
    EXPECT(none == MPI_GROUP_EMPTY);
    MPI_Group_free(&world);
}

CASE(group_between_kept, 2)
{
    MPI_Group world, odd, rest;
    int ranks[1] = {1};
    MPI_Comm_group(WORLD, &world);
    MPI_Group_incl(world, 1, ranks, &odd);
    MPI_Group_difference(world, odd, &rest);  // wrong: leak
    MPI_Group_free(&odd);
    MPI_Group_free(&world);
}

CASE(datatype_kept, 2)
{
    MPI_Datatype row;
    MPI_Type_contiguous(4, MPI_INT, &row);  // wrong: leak
    MPI_Type_commit(&row);
}

CASE(datatype_part_kept, 2)
{
    MPI_Datatype part, whole;
    MPI_Type_contiguous(4, MPI_INT, &part);  // wrong: leak
    MPI_Type_create_resized(part, 0, 64, &whole);
    MPI_Type_commit(&whole);
    MPI_Type_free(&whole);
}

static void add(void *in, void *inout, int *length, MPI_Datatype *datatype)
{
    (void)datatype;
    for (int i = 0; i < *length; ++i)
        ((int *)inout)[i] += ((int *)in)[i];
}

CASE(operation_kept, 2)
{
    MPI_Op sum;
    int one = 1, all;
    MPI_Op_create(add, 1, &sum);  // wrong: leak
    MPI_Allreduce(&one, &all, 1, MPI_INT, sum, WORLD);
}

CASE(operation_freed, 2)
{
    MPI_Op sum;
    MPI_Request request;
    int one = 1, all = 0;
    MPI_Op_create(add, 1, &sum);
    MPI_Iallreduce(&one, &all, 1, MPI_INT, sum, WORLD, &request);
    MPI_Wait(&request, IGNORE);
    MPI_Op_free(&sum);
    EXPECT(all == size);
}

CASE(info_kept, 2)
{
    MPI_Info info;
    MPI_Info_create(&info);  // wrong: leak
    MPI_Info_set(info, "key", "value");
}

CASE(info_freed, 2)
{
    MPI_Info info, copy, hints;
    MPI_Info_create(&info);
    MPI_Info_dup(info, &copy);
    MPI_Comm_get_info(WORLD, &hints);
    MPI_Info_free(&hints);
    MPI_Info_free(&copy);
    MPI_Info_free(&info);
}

CASE(info_of_communicator_kept, 2)
{
    MPI_Info hints;
    MPI_Comm_get_info(WORLD, &hints);  // wrong: leak
}

static void ignore_error(MPI_Comm *comm, int *code, ...) { (void)comm, (void)code; }

CASE(error_handler_kept, 2)
{
    MPI_Errhandler handler;
    MPI_Comm_create_errhandler(ignore_error, &handler);  // wrong: leak
}

CASE(error_handler_freed, 2)
{
    MPI_Errhandler handler;
    MPI_Comm copy;
    MPI_Comm_dup(WORLD, &copy);
    MPI_Comm_create_errhandler(ignore_error, &handler);
    MPI_Comm_set_errhandler(copy, handler);
    MPI_Errhandler_free(&handler);
    MPI_Comm_free(&copy);
}

CASE(predefined_error_handler, 2)
{
    MPI_Comm_set_errhandler(WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(WORLD, MPI_ERRORS_ARE_FATAL);
}

CASE(error_handlers_of_a_checker, 2)
{
    MPI_Errhandler handler;
    MPI_Comm_get_errhandler(WORLD, &handler);
    EXPECT(handler == MPI_ERRORS_ARE_FATAL);
    MPI_Comm_set_errhandler(WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(WORLD, handler);
    MPI_Errhandler_free(&handler);
    MPI_Comm_get_errhandler(WORLD, &handler);
    EXPECT(handler == MPI_ERRORS_ARE_FATAL);
    MPI_Errhandler_free(&handler);
    int *memory;
    MPI_Win window;
    MPI_Win_allocate(sizeof(int), sizeof(int), MPI_INFO_NULL, WORLD, &memory, &window);
    MPI_Win_get_errhandler(window, &handler);
    EXPECT(handler == MPI_ERRORS_ARE_FATAL);
    MPI_Errhandler_free(&handler);
    MPI_Win_set_errhandler(window, MPI_ERRORS_RETURN);
    MPI_Win_set_errhandler(window, MPI_ERRORS_ARE_FATAL);
    MPI_Win_get_errhandler(window, &handler);
    EXPECT(handler == MPI_ERRORS_ARE_FATAL);
    MPI_Errhandler_free(&handler);
    MPI_Win_free(&window);
}

CASE(window_freed, 2)
{
    int *memory;
    MPI_Win window;
    MPI_Win_allocate(sizeof *memory, 1, MPI_INFO_NULL, WORLD, &memory, &window);
    MPI_Win_free(&window);
}

CASE(memory_kept, 2)
{
    void *memory;
    MPI_Alloc_mem(100, MPI_INFO_NULL, &memory);
    MPI_Free_mem(memory);
}

// may: buffer|argument
CASE(file_kept, 2)
{
    MPI_File file;
    MPI_File_open(MPI_COMM_SELF, rank ? "kept1" : "kept0", MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE,
                  MPI_INFO_NULL, &file);  // wrong: leak
}

// The datatypes of the view are predefined.
CASE(file_view_asked_for, 2)
{
    MPI_File file;
    MPI_Datatype etype, filetype;
    MPI_Offset begin;
    char name[MPI_MAX_DATAREP_STRING];
    const int mode = MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE;
    MPI_File_open(WORLD, "file_view_asked_for", mode, MPI_INFO_NULL, &file);
    MPI_File_get_view(file, &begin, &etype, &filetype, name);
    MPI_File_set_view(file, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL);
    MPI_File_get_view(file, &begin, &etype, &filetype, name);
    EXPECT(etype == MPI_INT && filetype == MPI_INT);
    MPI_File_close(&file);
}

CASE(file_closed, 2)
{
    MPI_File file;
    int n = rank, read = -1;
    MPI_File_open(WORLD, "closed", MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, &file);
    MPI_File_set_view(file, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL);
    MPI_File_write_at_all(file, rank, &n, 1, MPI_INT, IGNORE);
    MPI_File_sync(file);
    MPI_File_read_at_all(file, rank, &read, 1, MPI_INT, IGNORE);
    MPI_File_close(&file);
    EXPECT(read == n);
}

CASE(key_kept, 2)
{
    int key;
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &key, NULL);  // wrong: leak
    MPI_Comm_set_attr(WORLD, key, NULL);
    MPI_Comm_delete_attr(WORLD, key);
}

CASE(key_of_type_kept, 2)
{
    int key;
    MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, MPI_TYPE_NULL_DELETE_FN, &key, NULL);  // wrong: leak
}

// The attribute is on the duplicate alone, and keeps the key after it is freed.
static int copy_of_state(MPI_Comm comm, int key, void *state, void *value, void *copy, int *flag)
{
    (void)comm, (void)key, (void)value;
    *(void **)copy = state;
    *flag = 1;
    return MPI_SUCCESS;
}

CASE(keys_freed, 2)
{
    static int window_memory[4], state;
    int of_comm, of_type, of_window;
    MPI_Comm copy, copy_of_copy;
    MPI_Datatype row, same;
    MPI_Win window;
    MPI_Comm_create_keyval(copy_of_state, MPI_COMM_NULL_DELETE_FN, &of_comm, &state);
    MPI_Type_create_keyval(MPI_TYPE_DUP_FN, MPI_TYPE_NULL_DELETE_FN, &of_type, NULL);
    MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, MPI_WIN_NULL_DELETE_FN, &of_window, NULL);
    MPI_Comm_set_attr(WORLD, of_comm, &state);
    MPI_Comm_dup(WORLD, &copy);
    MPI_Comm_delete_attr(WORLD, of_comm);
    MPI_Comm_free_keyval(&of_comm);
    MPI_Comm_dup(copy, &copy_of_copy);
    MPI_Type_contiguous(2, MPI_INT, &row);
    MPI_Type_set_attr(row, of_type, &state);
    MPI_Type_dup(row, &same);
    MPI_Type_free_keyval(&of_type);
    MPI_Type_free(&row);
    MPI_Type_free(&same);
    MPI_Win_create(window_memory, sizeof window_memory, 1, MPI_INFO_NULL, WORLD, &window);
    MPI_Win_set_attr(window, of_window, &state);
    MPI_Win_free_keyval(&of_window);
    MPI_Win_free(&window);
    MPI_Comm_free(&copy);
    MPI_Comm_free(&copy_of_copy);
}

// A library frees its communicator and a request when MPI_Finalize deletes the attribute of MPI_COMM_SELF.
static MPI_Comm of_library;
static MPI_Request request_of_library;
static int free_at_end(MPI_Comm comm, int key, void *value, void *state)
{
    (void)comm, (void)value, (void)state;
    MPI_Request_free(&request_of_library);
    MPI_Comm_free(&of_library);
    MPI_Comm_free_keyval(&key);
    return MPI_SUCCESS;
}

CASE(freed_at_finalize, 2)
{
    int key;
    MPI_Comm_dup(WORLD, &of_library);
    MPI_Send_init(NULL, 0, MPI_INT, 1 - rank, 0, of_library, &request_of_library);
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, free_at_end, &key, NULL);
    MPI_Comm_set_attr(MPI_COMM_SELF, key, &of_library);
    MPI_Comm_free_keyval(&key);
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &key, NULL);
    MPI_Comm_free_keyval(&key);
}

CASE(grid_kept, 2)
{
    MPI_Comm grid, row;
    int dims[2] = {2, 1}, wraps[2] = {0, 0}, keep[2] = {1, 0};
    MPI_Cart_create(WORLD, 2, dims, wraps, 0, &grid);
    MPI_Cart_sub(grid, keep, &row);  // wrong: leak
    MPI_Comm_free(&grid);
}

CASE(grid_freed, 4)
{
    MPI_Comm grid, row;
    int dims[2] = {2, 2}, wraps[2] = {1, 0}, keep[2] = {1, 0}, total;
    MPI_Cart_create(WORLD, 2, dims, wraps, 0, &grid);
    MPI_Cart_sub(grid, keep, &row);
    MPI_Allreduce(&rank, &total, 1, MPI_INT, MPI_SUM, row);
    MPI_Comm_free(&row);
    MPI_Comm_free(&grid);
}

CASE(intercommunicator_kept, 2)
{
    MPI_Comm part, inter;
    MPI_Comm_split(WORLD, rank, 0, &part);
    MPI_Intercomm_create(part, 0, WORLD, 1 - rank, 4, &inter);
    MPI_Comm merged;
    MPI_Intercomm_merge(inter, rank, &merged);  // wrong: leak
    MPI_Comm_free(&inter);
    MPI_Comm_free(&part);
}
