/* Do not edit: `bindery generate` writes this from specs/routines/files.toml through templates/test/invalid_argument/calls.cpp.j2. */
/* Every routine of the chapter "files", with arguments that c makes valid or, one at a time, invalid. */
#include "invalid_argument_call.h"

extern const routine_under_test invalid_argument_calls_files[] = {
    {"MPI_File_close", BND_ON_FILE, 1, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_close,
            c.handle_at<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false, true));
    }},
    {"MPI_File_delete", BND_ON_FILE, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_delete,
            c.text(1, "filename", true),
            c.handle<MPI_Info>(2, MPI_INFO_NULL, MPI_ERR_INFO, true));
    }},
    {"MPI_File_get_amode", BND_ON_FILE, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_get_amode,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.place<int>(2, true));
    }},
    {"MPI_File_get_atomicity", BND_ON_FILE, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_get_atomicity,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.place<int>(2, true));
    }},
    {"MPI_File_get_byte_offset", BND_ON_FILE, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_get_byte_offset,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.place<MPI_Offset>(3, true));
    }},
    {"MPI_File_get_group", BND_ON_FILE, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_get_group,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.place<MPI_Group>(2, true));
    }},
    {"MPI_File_get_info", BND_ON_FILE, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_get_info,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.place<MPI_Info>(2, true));
    }},
    {"MPI_File_get_position", BND_ON_FILE, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_get_position,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.place<MPI_Offset>(2, true));
    }},
    {"MPI_File_get_position_shared", BND_ON_FILE, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_get_position_shared,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.place<MPI_Offset>(2, true));
    }},
    {"MPI_File_get_size", BND_ON_FILE, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_get_size,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.place<MPI_Offset>(2, true));
    }},
    {"MPI_File_get_type_extent", BND_ON_FILE, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_get_type_extent,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.handle<MPI_Datatype>(2, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Aint>(3, true));
    }},
    {"MPI_File_get_type_extent_c", BND_ON_FILE, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_get_type_extent_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.handle<MPI_Datatype>(2, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Count>(3, true));
    }},
    {"MPI_File_get_view", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_get_view,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.place<MPI_Offset>(2, true),
            c.place<MPI_Datatype>(3, true),
            c.place<MPI_Datatype>(4, true),
            c.place<char>(5, true));
    }},
    {"MPI_File_iread", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_iread,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Request>(5, true));
    }},
    {"MPI_File_iread_all", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_iread_all,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Request>(5, true));
    }},
    {"MPI_File_iread_all_c", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_iread_all_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Request>(5, true));
    }},
    {"MPI_File_iread_at", BND_ON_FILE, 1, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_iread_at,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.room(3),
            c.number<int>(4, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(5, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Request>(6, true));
    }},
    {"MPI_File_iread_at_all", BND_ON_FILE, 1, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_iread_at_all,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.room(3),
            c.number<int>(4, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(5, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Request>(6, true));
    }},
    {"MPI_File_iread_at_all_c", BND_ON_FILE, 1, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_iread_at_all_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.room(3),
            c.number<MPI_Count>(4, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(5, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Request>(6, true));
    }},
    {"MPI_File_iread_at_c", BND_ON_FILE, 1, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_iread_at_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.room(3),
            c.number<MPI_Count>(4, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(5, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Request>(6, true));
    }},
    {"MPI_File_iread_c", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_iread_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Request>(5, true));
    }},
    {"MPI_File_iread_shared", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_iread_shared,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Request>(5, true));
    }},
    {"MPI_File_iread_shared_c", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_iread_shared_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Request>(5, true));
    }},
    {"MPI_File_iwrite", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_iwrite,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Request>(5, true));
    }},
    {"MPI_File_iwrite_all", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_iwrite_all,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Request>(5, true));
    }},
    {"MPI_File_iwrite_all_c", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_iwrite_all_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Request>(5, true));
    }},
    {"MPI_File_iwrite_at", BND_ON_FILE, 1, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_iwrite_at,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.room(3),
            c.number<int>(4, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(5, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Request>(6, true));
    }},
    {"MPI_File_iwrite_at_all", BND_ON_FILE, 1, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_iwrite_at_all,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.room(3),
            c.number<int>(4, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(5, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Request>(6, true));
    }},
    {"MPI_File_iwrite_at_all_c", BND_ON_FILE, 1, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_iwrite_at_all_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.room(3),
            c.number<MPI_Count>(4, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(5, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Request>(6, true));
    }},
    {"MPI_File_iwrite_at_c", BND_ON_FILE, 1, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_iwrite_at_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.room(3),
            c.number<MPI_Count>(4, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(5, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Request>(6, true));
    }},
    {"MPI_File_iwrite_c", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_iwrite_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Request>(5, true));
    }},
    {"MPI_File_iwrite_shared", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_iwrite_shared,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Request>(5, true));
    }},
    {"MPI_File_iwrite_shared_c", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_iwrite_shared_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Request>(5, true));
    }},
    {"MPI_File_open", BND_ON_FILE, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_open,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.text(2, "filename", true),
            c.number<int>(3, "mode", false, MPI_ERR_ARG, "amode"),
            c.handle<MPI_Info>(4, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_File>(5, true));
    }},
    {"MPI_File_preallocate", BND_ON_FILE, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_preallocate,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "size"));
    }},
    {"MPI_File_read", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_File_read_all", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read_all,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_File_read_all_begin", BND_ON_FILE, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read_all_begin,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false));
    }},
    {"MPI_File_read_all_begin_c", BND_ON_FILE, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read_all_begin_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false));
    }},
    {"MPI_File_read_all_c", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read_all_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_File_read_all_end", BND_ON_FILE, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read_all_end,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.place<MPI_Status>(3, false));
    }},
    {"MPI_File_read_at", BND_ON_FILE, 1, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read_at,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.room(3),
            c.number<int>(4, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(5, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(6, false));
    }},
    {"MPI_File_read_at_all", BND_ON_FILE, 1, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read_at_all,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.room(3),
            c.number<int>(4, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(5, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(6, false));
    }},
    {"MPI_File_read_at_all_begin", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read_at_all_begin,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.room(3),
            c.number<int>(4, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(5, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false));
    }},
    {"MPI_File_read_at_all_begin_c", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read_at_all_begin_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.room(3),
            c.number<MPI_Count>(4, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(5, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false));
    }},
    {"MPI_File_read_at_all_c", BND_ON_FILE, 1, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read_at_all_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.room(3),
            c.number<MPI_Count>(4, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(5, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(6, false));
    }},
    {"MPI_File_read_at_all_end", BND_ON_FILE, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read_at_all_end,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.place<MPI_Status>(3, false));
    }},
    {"MPI_File_read_at_c", BND_ON_FILE, 1, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read_at_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.room(3),
            c.number<MPI_Count>(4, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(5, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(6, false));
    }},
    {"MPI_File_read_c", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_File_read_ordered", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read_ordered,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_File_read_ordered_begin", BND_ON_FILE, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read_ordered_begin,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false));
    }},
    {"MPI_File_read_ordered_begin_c", BND_ON_FILE, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read_ordered_begin_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false));
    }},
    {"MPI_File_read_ordered_c", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read_ordered_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_File_read_ordered_end", BND_ON_FILE, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read_ordered_end,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.place<MPI_Status>(3, false));
    }},
    {"MPI_File_read_shared", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read_shared,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_File_read_shared_c", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_read_shared_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_File_seek", BND_ON_FILE, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_seek,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.number<int>(3, "mode", false, MPI_ERR_ARG, "whence"));
    }},
    {"MPI_File_seek_shared", BND_ON_FILE, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_seek_shared,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.number<int>(3, "mode", false, MPI_ERR_ARG, "whence"));
    }},
    {"MPI_File_set_atomicity", BND_ON_FILE, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_set_atomicity,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<int>(2, "logical", false, MPI_ERR_ARG, "flag"));
    }},
    {"MPI_File_set_info", BND_ON_FILE, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_set_info,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.handle<MPI_Info>(2, MPI_INFO_NULL, MPI_ERR_INFO, true));
    }},
    {"MPI_File_set_size", BND_ON_FILE, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_set_size,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "size"));
    }},
    {"MPI_File_set_view", BND_ON_FILE, 1, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_set_view,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "disp"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.text(5, "datarep", true),
            c.handle<MPI_Info>(6, MPI_INFO_NULL, MPI_ERR_INFO, true));
    }},
    {"MPI_File_sync", BND_ON_FILE, 1, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_sync,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false));
    }},
    {"MPI_File_write", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_File_write_all", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write_all,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_File_write_all_begin", BND_ON_FILE, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write_all_begin,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false));
    }},
    {"MPI_File_write_all_begin_c", BND_ON_FILE, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write_all_begin_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false));
    }},
    {"MPI_File_write_all_c", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write_all_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_File_write_all_end", BND_ON_FILE, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write_all_end,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.place<MPI_Status>(3, false));
    }},
    {"MPI_File_write_at", BND_ON_FILE, 1, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write_at,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.room(3),
            c.number<int>(4, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(5, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(6, false));
    }},
    {"MPI_File_write_at_all", BND_ON_FILE, 1, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write_at_all,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.room(3),
            c.number<int>(4, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(5, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(6, false));
    }},
    {"MPI_File_write_at_all_begin", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write_at_all_begin,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.room(3),
            c.number<int>(4, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(5, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false));
    }},
    {"MPI_File_write_at_all_begin_c", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write_at_all_begin_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.room(3),
            c.number<MPI_Count>(4, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(5, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false));
    }},
    {"MPI_File_write_at_all_c", BND_ON_FILE, 1, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write_at_all_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.room(3),
            c.number<MPI_Count>(4, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(5, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(6, false));
    }},
    {"MPI_File_write_at_all_end", BND_ON_FILE, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write_at_all_end,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.place<MPI_Status>(3, false));
    }},
    {"MPI_File_write_at_c", BND_ON_FILE, 1, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write_at_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.number<MPI_Offset>(2, "offset", false, MPI_ERR_ARG, "offset"),
            c.room(3),
            c.number<MPI_Count>(4, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(5, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(6, false));
    }},
    {"MPI_File_write_c", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_File_write_ordered", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write_ordered,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_File_write_ordered_begin", BND_ON_FILE, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write_ordered_begin,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false));
    }},
    {"MPI_File_write_ordered_begin_c", BND_ON_FILE, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write_ordered_begin_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false));
    }},
    {"MPI_File_write_ordered_c", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write_ordered_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_File_write_ordered_end", BND_ON_FILE, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write_ordered_end,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.place<MPI_Status>(3, false));
    }},
    {"MPI_File_write_shared", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write_shared,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_File_write_shared_c", BND_ON_FILE, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_write_shared_c,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, false),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_Register_datarep", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Register_datarep,
            c.text(1, "datarep", true),
            c.procedure<MPI_Datarep_conversion_function>(2, MPI_ERR_ARG, false),
            c.procedure<MPI_Datarep_conversion_function>(3, MPI_ERR_ARG, false),
            c.procedure<MPI_Datarep_extent_function>(4, MPI_ERR_ARG, true),
            c.room(5));
    }},
    {"MPI_Register_datarep_c", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Register_datarep_c,
            c.text(1, "datarep", true),
            c.procedure<MPI_Datarep_conversion_function_c>(2, MPI_ERR_ARG, false),
            c.procedure<MPI_Datarep_conversion_function_c>(3, MPI_ERR_ARG, false),
            c.procedure<MPI_Datarep_extent_function>(4, MPI_ERR_ARG, true),
            c.room(5));
    }},
    {nullptr, BND_ON_NOTHING, 0, 0, false, nullptr},
};
