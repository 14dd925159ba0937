/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml through templates/test/recorder/caller.c.j2. */
/* Calls of every routine of the chapter "error-handling", each argument with a value of its own. */
#include "recorder.h"

static void call_MPI_Add_error_class(int profiled)
{
#if REC_HAS(MPI_Add_error_class)
    int errorclass = (int)0;
    int returned = profiled ? (PMPI_Add_error_class)(&errorclass) : (MPI_Add_error_class)(&errorclass);
    rec_observe_number("errorclass", errorclass);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Add_error_code(int profiled)
{
#if REC_HAS(MPI_Add_error_code)
    int errorclass = (int)101;
    int errorcode = (int)0;
    int returned = profiled ? (PMPI_Add_error_code)(errorclass, &errorcode) : (MPI_Add_error_code)(errorclass,
            &errorcode);
    rec_observe_number("errorcode", errorcode);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Add_error_string(int profiled)
{
#if REC_HAS(MPI_Add_error_string)
    int errorcode = (int)101;
    int returned = profiled ? (PMPI_Add_error_string)(errorcode, "string 102") : (MPI_Add_error_string)(errorcode,
            "string 102");
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_call_errhandler(int profiled)
{
#if REC_HAS(MPI_Comm_call_errhandler)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int errorcode = (int)102;
    int returned = profiled ? (PMPI_Comm_call_errhandler)(comm, errorcode) : (MPI_Comm_call_errhandler)(comm,
            errorcode);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_create_errhandler(int profiled)
{
#if REC_HAS(MPI_Comm_create_errhandler)
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 0);
    int returned = profiled ? (PMPI_Comm_create_errhandler)((MPI_Comm_errhandler_function *)rec_function(1),
            &errhandler) : (MPI_Comm_create_errhandler)((MPI_Comm_errhandler_function *)rec_function(1), &errhandler);
    REC_OBSERVE_HANDLE("errhandler", errhandler);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_get_errhandler(int profiled)
{
#if REC_HAS(MPI_Comm_get_errhandler)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 0);
    int returned = profiled ? (PMPI_Comm_get_errhandler)(comm, &errhandler) : (MPI_Comm_get_errhandler)(comm,
            &errhandler);
    REC_OBSERVE_HANDLE("errhandler", errhandler);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_set_errhandler(int profiled)
{
#if REC_HAS(MPI_Comm_set_errhandler)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1002);
    int returned = profiled ? (PMPI_Comm_set_errhandler)(comm, errhandler) : (MPI_Comm_set_errhandler)(comm,
            errhandler);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Errhandler_free(int profiled)
{
#if REC_HAS(MPI_Errhandler_free)
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1001);
    int returned = profiled ? (PMPI_Errhandler_free)(&errhandler) : (MPI_Errhandler_free)(&errhandler);
    REC_OBSERVE_HANDLE("errhandler", errhandler);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Error_class(int profiled)
{
#if REC_HAS(MPI_Error_class)
    int errorcode = (int)101;
    int errorclass = (int)0;
    int returned = profiled ? (PMPI_Error_class)(errorcode, &errorclass) : (MPI_Error_class)(errorcode, &errorclass);
    rec_observe_number("errorclass", errorclass);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Error_string(int profiled)
{
#if REC_HAS(MPI_Error_string)
    int errorcode = (int)101;
    char string[REC_STRING] = "";
    int resultlen = (int)0;
    int returned = profiled ? (PMPI_Error_string)(errorcode, string, &resultlen) : (MPI_Error_string)(errorcode,
            string, &resultlen);
    rec_observe_string("string", string);
    rec_observe_number("resultlen", resultlen);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_call_errhandler(int profiled)
{
#if REC_HAS(MPI_File_call_errhandler)
    MPI_File fh = REC_NEW(MPI_File, 1001);
    int errorcode = (int)102;
    int returned = profiled ? (PMPI_File_call_errhandler)(fh, errorcode) : (MPI_File_call_errhandler)(fh, errorcode);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_create_errhandler(int profiled)
{
#if REC_HAS(MPI_File_create_errhandler)
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 0);
    int returned = profiled ? (PMPI_File_create_errhandler)((MPI_File_errhandler_function *)rec_function(1),
            &errhandler) : (MPI_File_create_errhandler)((MPI_File_errhandler_function *)rec_function(1), &errhandler);
    REC_OBSERVE_HANDLE("errhandler", errhandler);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_get_errhandler(int profiled)
{
#if REC_HAS(MPI_File_get_errhandler)
    MPI_File file = REC_NEW(MPI_File, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 0);
    int returned = profiled ? (PMPI_File_get_errhandler)(file, &errhandler) : (MPI_File_get_errhandler)(file,
            &errhandler);
    REC_OBSERVE_HANDLE("errhandler", errhandler);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_File_set_errhandler(int profiled)
{
#if REC_HAS(MPI_File_set_errhandler)
    MPI_File file = REC_NEW(MPI_File, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1002);
    int returned = profiled ? (PMPI_File_set_errhandler)(file, errhandler) : (MPI_File_set_errhandler)(file,
            errhandler);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Remove_error_class(int profiled)
{
#if REC_HAS(MPI_Remove_error_class)
    int errorclass = (int)101;
    int returned = profiled ? (PMPI_Remove_error_class)(errorclass) : (MPI_Remove_error_class)(errorclass);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Remove_error_code(int profiled)
{
#if REC_HAS(MPI_Remove_error_code)
    int errorcode = (int)101;
    int returned = profiled ? (PMPI_Remove_error_code)(errorcode) : (MPI_Remove_error_code)(errorcode);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Remove_error_string(int profiled)
{
#if REC_HAS(MPI_Remove_error_string)
    int errorcode = (int)101;
    int returned = profiled ? (PMPI_Remove_error_string)(errorcode) : (MPI_Remove_error_string)(errorcode);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_call_errhandler(int profiled)
{
#if REC_HAS(MPI_Session_call_errhandler)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    int errorcode = (int)102;
    int returned = profiled ? (PMPI_Session_call_errhandler)(session,
            errorcode) : (MPI_Session_call_errhandler)(session, errorcode);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_create_errhandler(int profiled)
{
#if REC_HAS(MPI_Session_create_errhandler)
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 0);
    int returned = profiled ? (PMPI_Session_create_errhandler)((MPI_Session_errhandler_function *)rec_function(1),
            &errhandler) : (MPI_Session_create_errhandler)((MPI_Session_errhandler_function *)rec_function(1),
            &errhandler);
    REC_OBSERVE_HANDLE("errhandler", errhandler);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_get_errhandler(int profiled)
{
#if REC_HAS(MPI_Session_get_errhandler)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 0);
    int returned = profiled ? (PMPI_Session_get_errhandler)(session,
            &errhandler) : (MPI_Session_get_errhandler)(session, &errhandler);
    REC_OBSERVE_HANDLE("errhandler", errhandler);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_set_errhandler(int profiled)
{
#if REC_HAS(MPI_Session_set_errhandler)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1002);
    int returned = profiled ? (PMPI_Session_set_errhandler)(session,
            errhandler) : (MPI_Session_set_errhandler)(session, errhandler);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_call_errhandler(int profiled)
{
#if REC_HAS(MPI_Win_call_errhandler)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int errorcode = (int)102;
    int returned = profiled ? (PMPI_Win_call_errhandler)(win, errorcode) : (MPI_Win_call_errhandler)(win, errorcode);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_create_errhandler(int profiled)
{
#if REC_HAS(MPI_Win_create_errhandler)
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 0);
    int returned = profiled ? (PMPI_Win_create_errhandler)((MPI_Win_errhandler_function *)rec_function(1),
            &errhandler) : (MPI_Win_create_errhandler)((MPI_Win_errhandler_function *)rec_function(1), &errhandler);
    REC_OBSERVE_HANDLE("errhandler", errhandler);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_get_errhandler(int profiled)
{
#if REC_HAS(MPI_Win_get_errhandler)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 0);
    int returned = profiled ? (PMPI_Win_get_errhandler)(win, &errhandler) : (MPI_Win_get_errhandler)(win, &errhandler);
    REC_OBSERVE_HANDLE("errhandler", errhandler);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_set_errhandler(int profiled)
{
#if REC_HAS(MPI_Win_set_errhandler)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1002);
    int returned = profiled ? (PMPI_Win_set_errhandler)(win, errhandler) : (MPI_Win_set_errhandler)(win, errhandler);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_error_handling[] = {
    {"MPI_Add_error_class", call_MPI_Add_error_class, 0},
    {"MPI_Add_error_code", call_MPI_Add_error_code, 0},
    {"MPI_Add_error_string", call_MPI_Add_error_string, 0},
    {"MPI_Comm_call_errhandler", call_MPI_Comm_call_errhandler, 1},
    {"MPI_Comm_create_errhandler", call_MPI_Comm_create_errhandler, 1},
    {"MPI_Comm_get_errhandler", call_MPI_Comm_get_errhandler, 1},
    {"MPI_Comm_set_errhandler", call_MPI_Comm_set_errhandler, 1},
    {"MPI_Errhandler_free", call_MPI_Errhandler_free, 0},
    {"MPI_Error_class", call_MPI_Error_class, 0},
    {"MPI_Error_string", call_MPI_Error_string, 0},
    {"MPI_File_call_errhandler", call_MPI_File_call_errhandler, 1},
    {"MPI_File_create_errhandler", call_MPI_File_create_errhandler, 1},
    {"MPI_File_get_errhandler", call_MPI_File_get_errhandler, 1},
    {"MPI_File_set_errhandler", call_MPI_File_set_errhandler, 1},
    {"MPI_Remove_error_class", call_MPI_Remove_error_class, 0},
    {"MPI_Remove_error_code", call_MPI_Remove_error_code, 0},
    {"MPI_Remove_error_string", call_MPI_Remove_error_string, 0},
    {"MPI_Session_call_errhandler", call_MPI_Session_call_errhandler, 0},
    {"MPI_Session_create_errhandler", call_MPI_Session_create_errhandler, 0},
    {"MPI_Session_get_errhandler", call_MPI_Session_get_errhandler, 1},
    {"MPI_Session_set_errhandler", call_MPI_Session_set_errhandler, 1},
    {"MPI_Win_call_errhandler", call_MPI_Win_call_errhandler, 1},
    {"MPI_Win_create_errhandler", call_MPI_Win_create_errhandler, 1},
    {"MPI_Win_get_errhandler", call_MPI_Win_get_errhandler, 1},
    {"MPI_Win_set_errhandler", call_MPI_Win_set_errhandler, 1},
    {0, 0, 0}
};
