/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml through templates/test/invalid_argument/calls.cpp.j2. */
/* Every routine of the chapter "processes", with arguments that c makes valid or, one at a time, invalid. */
#include "invalid_argument_call.h"

extern const routine_under_test invalid_argument_calls_processes[] = {
    {"MPI_Abort", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Abort,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "error_code", false, MPI_ERR_ARG, "errorcode"));
    }},
    {"MPI_Comm_create_from_group", BND_ON_ERRHANDLER, 4, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_create_from_group,
            c.handle<MPI_Group>(1, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.text(2, "stringtag", true),
            c.handle<MPI_Info>(3, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.handle<MPI_Errhandler>(4, MPI_ERRHANDLER_NULL, MPI_ERR_ERRHANDLER, false),
            c.place<MPI_Comm>(5, true));
    }},
    {"MPI_Finalized", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Finalized,
            c.place<int>(1, true));
    }},
    {"MPI_Group_from_session_pset", BND_ON_SESSION, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Group_from_session_pset,
            c.handle<MPI_Session>(1, MPI_SESSION_NULL, MPI_ERR_SESSION, false),
            c.text(2, "pset_name", true),
            c.place<MPI_Group>(3, true));
    }},
    {"MPI_Init", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Init,
            c.left_out(1),
            c.left_out(2));
    }},
    {"MPI_Init_thread", BND_ON_NOTHING, 0, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Init_thread,
            c.left_out(1),
            c.left_out(2),
            c.number<int>(3, "thread_level", false, MPI_ERR_ARG, "required"),
            c.place<int>(4, true));
    }},
    {"MPI_Initialized", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Initialized,
            c.place<int>(1, true));
    }},
    {"MPI_Is_thread_main", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Is_thread_main,
            c.place<int>(1, true));
    }},
    {"MPI_Query_thread", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Query_thread,
            c.place<int>(1, true));
    }},
    {"MPI_Session_finalize", BND_ON_SESSION, 1, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Session_finalize,
            c.handle_at<MPI_Session>(1, MPI_SESSION_NULL, MPI_ERR_SESSION, false, true));
    }},
    {"MPI_Session_get_info", BND_ON_SESSION, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Session_get_info,
            c.handle<MPI_Session>(1, MPI_SESSION_NULL, MPI_ERR_SESSION, false),
            c.place<MPI_Info>(2, true));
    }},
    {"MPI_Session_get_nth_pset", BND_ON_SESSION, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Session_get_nth_pset,
            c.handle<MPI_Session>(1, MPI_SESSION_NULL, MPI_ERR_SESSION, false),
            c.handle<MPI_Info>(2, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.number<int>(3, "index", false, MPI_ERR_ARG, "n"),
            c.place<int>(4, true),
            c.place<char>(5, false));
    }},
    {"MPI_Session_get_num_psets", BND_ON_SESSION, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Session_get_num_psets,
            c.handle<MPI_Session>(1, MPI_SESSION_NULL, MPI_ERR_SESSION, false),
            c.handle<MPI_Info>(2, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<int>(3, true));
    }},
    {"MPI_Session_get_pset_info", BND_ON_SESSION, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Session_get_pset_info,
            c.handle<MPI_Session>(1, MPI_SESSION_NULL, MPI_ERR_SESSION, false),
            c.text(2, "pset_name", true),
            c.place<MPI_Info>(3, true));
    }},
    {"MPI_Session_init", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Session_init,
            c.handle<MPI_Info>(1, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.handle<MPI_Errhandler>(2, MPI_ERRHANDLER_NULL, MPI_ERR_ERRHANDLER, false),
            c.place<MPI_Session>(3, true));
    }},
    {nullptr, BND_ON_NOTHING, 0, 0, false, nullptr},
};
