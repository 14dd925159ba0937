/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml through templates/test/invalid_argument/calls.cpp.j2. */
/* Every routine of the chapter "error-handling", with arguments that c makes valid or, one at a time, invalid. */
#include "invalid_argument_call.h"

extern const routine_under_test invalid_argument_calls_error_handling[] = {
    {"MPI_Add_error_class", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Add_error_class,
            c.place<int>(1, true));
    }},
    {"MPI_Add_error_code", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Add_error_code,
            c.number<int>(1, "error_class", false, MPI_ERR_ARG, "errorclass"),
            c.place<int>(2, true));
    }},
    {"MPI_Add_error_string", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Add_error_string,
            c.number<int>(1, "error_code", false, MPI_ERR_ARG, "errorcode"),
            c.text(2, "string", true));
    }},
    {"MPI_Comm_call_errhandler", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_call_errhandler,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "error_code", false, MPI_ERR_ARG, "errorcode"));
    }},
    {"MPI_Comm_create_errhandler", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_create_errhandler,
            c.procedure<MPI_Comm_errhandler_function>(1, MPI_ERR_ARG, true),
            c.place<MPI_Errhandler>(2, true));
    }},
    {"MPI_Comm_get_errhandler", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_get_errhandler,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Errhandler>(2, true));
    }},
    {"MPI_Comm_set_errhandler", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_set_errhandler,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Errhandler>(2, MPI_ERRHANDLER_NULL, MPI_ERR_ERRHANDLER, false));
    }},
    {"MPI_Errhandler_free", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Errhandler_free,
            c.handle_at<MPI_Errhandler>(1, MPI_ERRHANDLER_NULL, MPI_ERR_ERRHANDLER, false, true));
    }},
    {"MPI_Error_class", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Error_class,
            c.number<int>(1, "error_code", false, MPI_ERR_ARG, "errorcode"),
            c.place<int>(2, true));
    }},
    {"MPI_Error_string", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Error_string,
            c.number<int>(1, "error_code", false, MPI_ERR_ARG, "errorcode"),
            c.place<char>(2, true),
            c.place<int>(3, true));
    }},
    {"MPI_File_call_errhandler", BND_ON_FILE, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_call_errhandler,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, true),
            c.number<int>(2, "error_code", false, MPI_ERR_ARG, "errorcode"));
    }},
    {"MPI_File_create_errhandler", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_create_errhandler,
            c.procedure<MPI_File_errhandler_function>(1, MPI_ERR_ARG, true),
            c.place<MPI_Errhandler>(2, true));
    }},
    {"MPI_File_get_errhandler", BND_ON_FILE, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_get_errhandler,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, true),
            c.place<MPI_Errhandler>(2, true));
    }},
    {"MPI_File_set_errhandler", BND_ON_FILE, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_File_set_errhandler,
            c.handle<MPI_File>(1, MPI_FILE_NULL, MPI_ERR_FILE, true),
            c.handle<MPI_Errhandler>(2, MPI_ERRHANDLER_NULL, MPI_ERR_ERRHANDLER, false));
    }},
    {"MPI_Remove_error_class", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Remove_error_class,
            c.number<int>(1, "error_class", false, MPI_ERR_ARG, "errorclass"));
    }},
    {"MPI_Remove_error_code", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Remove_error_code,
            c.number<int>(1, "error_code", false, MPI_ERR_ARG, "errorcode"));
    }},
    {"MPI_Remove_error_string", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Remove_error_string,
            c.number<int>(1, "error_code", false, MPI_ERR_ARG, "errorcode"));
    }},
    {"MPI_Session_call_errhandler", BND_ON_SESSION, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Session_call_errhandler,
            c.handle<MPI_Session>(1, MPI_SESSION_NULL, MPI_ERR_SESSION, false),
            c.number<int>(2, "error_code", false, MPI_ERR_ARG, "errorcode"));
    }},
    {"MPI_Session_create_errhandler", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Session_create_errhandler,
            c.procedure<MPI_Session_errhandler_function>(1, MPI_ERR_ARG, true),
            c.place<MPI_Errhandler>(2, true));
    }},
    {"MPI_Session_get_errhandler", BND_ON_SESSION, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Session_get_errhandler,
            c.handle<MPI_Session>(1, MPI_SESSION_NULL, MPI_ERR_SESSION, false),
            c.place<MPI_Errhandler>(2, true));
    }},
    {"MPI_Session_set_errhandler", BND_ON_SESSION, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Session_set_errhandler,
            c.handle<MPI_Session>(1, MPI_SESSION_NULL, MPI_ERR_SESSION, false),
            c.handle<MPI_Errhandler>(2, MPI_ERRHANDLER_NULL, MPI_ERR_ERRHANDLER, false));
    }},
    {"MPI_Win_call_errhandler", BND_ON_WIN, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_call_errhandler,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.number<int>(2, "error_code", false, MPI_ERR_ARG, "errorcode"));
    }},
    {"MPI_Win_create_errhandler", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_create_errhandler,
            c.procedure<MPI_Win_errhandler_function>(1, MPI_ERR_ARG, true),
            c.place<MPI_Errhandler>(2, true));
    }},
    {"MPI_Win_get_errhandler", BND_ON_WIN, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_get_errhandler,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.place<MPI_Errhandler>(2, true));
    }},
    {"MPI_Win_set_errhandler", BND_ON_WIN, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_set_errhandler,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.handle<MPI_Errhandler>(2, MPI_ERRHANDLER_NULL, MPI_ERR_ERRHANDLER, false));
    }},
    {nullptr, BND_ON_NOTHING, 0, 0, false, nullptr},
};
