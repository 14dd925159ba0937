/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml through templates/test/invalid_argument/calls.cpp.j2. */
/* Every routine of the chapter "communicators", with arguments that c makes valid or, one at a time, invalid. */
#include "invalid_argument_call.h"

extern const routine_under_test invalid_argument_calls_communicators[] = {
    {"MPI_Comm_compare", BND_ON_COMM, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_compare,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Comm>(2, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<int>(3, true));
    }},
    {"MPI_Comm_create", BND_ON_COMM, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_create,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Group>(2, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.place<MPI_Comm>(3, true));
    }},
    {"MPI_Comm_create_group", BND_ON_COMM, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_create_group,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Group>(2, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.number<int>(3, "tag", true, MPI_ERR_TAG, "tag"),
            c.place<MPI_Comm>(4, true));
    }},
    {"MPI_Comm_dup", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_dup,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Comm>(2, true));
    }},
    {"MPI_Comm_dup_with_info", BND_ON_COMM, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_dup_with_info,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(2, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Comm>(3, true));
    }},
    {"MPI_Comm_free", BND_ON_COMM, 1, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_free,
            c.handle_at<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false, true));
    }},
    {"MPI_Comm_get_info", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_get_info,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Info>(2, true));
    }},
    {"MPI_Comm_get_name", BND_ON_COMM, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_get_name,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, true),
            c.place<char>(2, true),
            c.place<int>(3, true));
    }},
    {"MPI_Comm_group", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_group,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Group>(2, true));
    }},
    {"MPI_Comm_idup", BND_ON_COMM, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_idup,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Comm>(2, true),
            c.place<MPI_Request>(3, true));
    }},
    {"MPI_Comm_idup_with_info", BND_ON_COMM, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_idup_with_info,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(2, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Comm>(3, true),
            c.place<MPI_Request>(4, true));
    }},
    {"MPI_Comm_rank", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_rank,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<int>(2, true));
    }},
    {"MPI_Comm_remote_group", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_remote_group,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Group>(2, true));
    }},
    {"MPI_Comm_remote_size", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_remote_size,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<int>(2, true));
    }},
    {"MPI_Comm_set_info", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_set_info,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(2, MPI_INFO_NULL, MPI_ERR_INFO, true));
    }},
    {"MPI_Comm_set_name", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_set_name,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.text(2, "comm_name", true));
    }},
    {"MPI_Comm_size", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_size,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<int>(2, true));
    }},
    {"MPI_Comm_split", BND_ON_COMM, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_split,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "color", true, MPI_ERR_ARG, "color"),
            c.number<int>(3, "key", false, MPI_ERR_ARG, "key"),
            c.place<MPI_Comm>(4, true));
    }},
    {"MPI_Comm_split_type", BND_ON_COMM, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_split_type,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "enumerator", false, MPI_ERR_ARG, "split_type"),
            c.number<int>(3, "key", false, MPI_ERR_ARG, "key"),
            c.handle<MPI_Info>(4, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Comm>(5, true));
    }},
    {"MPI_Comm_test_inter", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_test_inter,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<int>(2, true));
    }},
    {"MPI_Intercomm_create", BND_ON_COMM, 1, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_Intercomm_create,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "rank", true, MPI_ERR_RANK, "local_leader"),
            c.handle<MPI_Comm>(3, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "remote_leader"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.place<MPI_Comm>(6, true));
    }},
    {"MPI_Intercomm_create_from_groups", BND_ON_ERRHANDLER, 7, 8, false, [](invalid_argument_call &c) {
        return c.call(MPI_Intercomm_create_from_groups,
            c.handle<MPI_Group>(1, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.number<int>(2, "rank", true, MPI_ERR_RANK, "local_leader"),
            c.handle<MPI_Group>(3, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "remote_leader"),
            c.text(5, "stringtag", true),
            c.handle<MPI_Info>(6, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.handle<MPI_Errhandler>(7, MPI_ERRHANDLER_NULL, MPI_ERR_ERRHANDLER, false),
            c.place<MPI_Comm>(8, true));
    }},
    {"MPI_Intercomm_merge", BND_ON_COMM, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Intercomm_merge,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "logical", false, MPI_ERR_ARG, "high"),
            c.place<MPI_Comm>(3, true));
    }},
    {nullptr, BND_ON_NOTHING, 0, 0, false, nullptr},
};
