/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "error-handling" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_Add_error_class_0(void)
{
    int returned = (MPI_Add_error_class)(0);
    rec_expect_refusal("MPI_Add_error_class", "errorclass", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Add_error_code_0(void)
{
    int errorclass = (int)101;
    int returned = (MPI_Add_error_code)(errorclass, 0);
    rec_expect_refusal("MPI_Add_error_code", "errorcode", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Add_error_string_0(void)
{
    int errorcode = (int)101;
    int returned = (MPI_Add_error_string)(errorcode, 0);
    rec_expect_refusal("MPI_Add_error_string", "string", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Comm_call_errhandler_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int errorcode = (int)102;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_call_errhandler)(comm, errorcode);
    rec_expect_refusal("MPI_Comm_call_errhandler", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_create_errhandler_0(void)
{
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 0);
    int returned = (MPI_Comm_create_errhandler)(0, &errhandler);
    rec_expect_refusal("MPI_Comm_create_errhandler", "comm_errhandler_fn", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Comm_create_errhandler_1(void)
{
    int returned = (MPI_Comm_create_errhandler)((MPI_Comm_errhandler_function *)rec_function(1), 0);
    rec_expect_refusal("MPI_Comm_create_errhandler", "errhandler", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Comm_get_errhandler_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_get_errhandler)(comm, &errhandler);
    rec_expect_refusal("MPI_Comm_get_errhandler", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_get_errhandler_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = (MPI_Comm_get_errhandler)(comm, 0);
    rec_expect_refusal("MPI_Comm_get_errhandler", "errhandler", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_set_errhandler_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1002);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_set_errhandler)(comm, errhandler);
    rec_expect_refusal("MPI_Comm_set_errhandler", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_set_errhandler_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1002);
    errhandler = MPI_ERRHANDLER_NULL;
    int returned = (MPI_Comm_set_errhandler)(comm, errhandler);
    rec_expect_refusal("MPI_Comm_set_errhandler", "errhandler", MPI_ERR_ERRHANDLER, BND_ON_COMM, (void *)comm,
            returned);
}

static void refuse_MPI_Errhandler_free_0(void)
{
    int returned = (MPI_Errhandler_free)(0);
    rec_expect_refusal("MPI_Errhandler_free", "errhandler", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Errhandler_free_1(void)
{
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1001);
    errhandler = MPI_ERRHANDLER_NULL;
    int returned = (MPI_Errhandler_free)(&errhandler);
    rec_expect_refusal("MPI_Errhandler_free", "errhandler", MPI_ERR_ERRHANDLER, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Error_class_0(void)
{
    int errorcode = (int)101;
    int returned = (MPI_Error_class)(errorcode, 0);
    rec_expect_refusal("MPI_Error_class", "errorclass", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Error_string_0(void)
{
    int errorcode = (int)101;
    int resultlen = (int)0;
    int returned = (MPI_Error_string)(errorcode, 0, &resultlen);
    rec_expect_refusal("MPI_Error_string", "string", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Error_string_1(void)
{
    int errorcode = (int)101;
    char string[REC_STRING] = "";
    int returned = (MPI_Error_string)(errorcode, string, 0);
    rec_expect_refusal("MPI_Error_string", "resultlen", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_File_create_errhandler_0(void)
{
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 0);
    int returned = (MPI_File_create_errhandler)(0, &errhandler);
    rec_expect_refusal("MPI_File_create_errhandler", "file_errhandler_fn", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_File_create_errhandler_1(void)
{
    int returned = (MPI_File_create_errhandler)((MPI_File_errhandler_function *)rec_function(1), 0);
    rec_expect_refusal("MPI_File_create_errhandler", "errhandler", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_File_get_errhandler_0(void)
{
    MPI_File file = REC_NEW(MPI_File, 1001);
    int returned = (MPI_File_get_errhandler)(file, 0);
    rec_expect_refusal("MPI_File_get_errhandler", "errhandler", MPI_ERR_ARG, BND_ON_FILE, (void *)file, returned);
}

static void refuse_MPI_File_set_errhandler_0(void)
{
    MPI_File file = REC_NEW(MPI_File, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1002);
    errhandler = MPI_ERRHANDLER_NULL;
    int returned = (MPI_File_set_errhandler)(file, errhandler);
    rec_expect_refusal("MPI_File_set_errhandler", "errhandler", MPI_ERR_ERRHANDLER, BND_ON_FILE, (void *)file,
            returned);
}

static void refuse_MPI_Session_call_errhandler_0(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    int errorcode = (int)102;
    session = MPI_SESSION_NULL;
    int returned = (MPI_Session_call_errhandler)(session, errorcode);
    rec_expect_refusal("MPI_Session_call_errhandler", "session", MPI_ERR_SESSION, BND_ON_SESSION, (void *)session,
            returned);
}

static void refuse_MPI_Session_create_errhandler_0(void)
{
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 0);
    int returned = (MPI_Session_create_errhandler)(0, &errhandler);
    rec_expect_refusal("MPI_Session_create_errhandler", "session_errhandler_fn", MPI_ERR_ARG, BND_ON_NOTHING,
            (void *)0, returned);
}

static void refuse_MPI_Session_create_errhandler_1(void)
{
    int returned = (MPI_Session_create_errhandler)((MPI_Session_errhandler_function *)rec_function(1), 0);
    rec_expect_refusal("MPI_Session_create_errhandler", "errhandler", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Session_get_errhandler_0(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 0);
    session = MPI_SESSION_NULL;
    int returned = (MPI_Session_get_errhandler)(session, &errhandler);
    rec_expect_refusal("MPI_Session_get_errhandler", "session", MPI_ERR_SESSION, BND_ON_SESSION, (void *)session,
            returned);
}

static void refuse_MPI_Session_get_errhandler_1(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    int returned = (MPI_Session_get_errhandler)(session, 0);
    rec_expect_refusal("MPI_Session_get_errhandler", "errhandler", MPI_ERR_ARG, BND_ON_SESSION, (void *)session,
            returned);
}

static void refuse_MPI_Session_set_errhandler_0(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1002);
    session = MPI_SESSION_NULL;
    int returned = (MPI_Session_set_errhandler)(session, errhandler);
    rec_expect_refusal("MPI_Session_set_errhandler", "session", MPI_ERR_SESSION, BND_ON_SESSION, (void *)session,
            returned);
}

static void refuse_MPI_Session_set_errhandler_1(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1002);
    errhandler = MPI_ERRHANDLER_NULL;
    int returned = (MPI_Session_set_errhandler)(session, errhandler);
    rec_expect_refusal("MPI_Session_set_errhandler", "errhandler", MPI_ERR_ERRHANDLER, BND_ON_SESSION, (void *)session,
            returned);
}

static void refuse_MPI_Win_call_errhandler_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int errorcode = (int)102;
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_call_errhandler)(win, errorcode);
    rec_expect_refusal("MPI_Win_call_errhandler", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_create_errhandler_0(void)
{
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 0);
    int returned = (MPI_Win_create_errhandler)(0, &errhandler);
    rec_expect_refusal("MPI_Win_create_errhandler", "win_errhandler_fn", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Win_create_errhandler_1(void)
{
    int returned = (MPI_Win_create_errhandler)((MPI_Win_errhandler_function *)rec_function(1), 0);
    rec_expect_refusal("MPI_Win_create_errhandler", "errhandler", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Win_get_errhandler_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 0);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_get_errhandler)(win, &errhandler);
    rec_expect_refusal("MPI_Win_get_errhandler", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_get_errhandler_1(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int returned = (MPI_Win_get_errhandler)(win, 0);
    rec_expect_refusal("MPI_Win_get_errhandler", "errhandler", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_set_errhandler_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1002);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_set_errhandler)(win, errhandler);
    rec_expect_refusal("MPI_Win_set_errhandler", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_set_errhandler_1(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1002);
    errhandler = MPI_ERRHANDLER_NULL;
    int returned = (MPI_Win_set_errhandler)(win, errhandler);
    rec_expect_refusal("MPI_Win_set_errhandler", "errhandler", MPI_ERR_ERRHANDLER, BND_ON_WIN, (void *)win, returned);
}

const struct rec_refusal rec_refusals_error_handling[] = {
    {"MPI_Add_error_class", refuse_MPI_Add_error_class_0},
    {"MPI_Add_error_code", refuse_MPI_Add_error_code_0},
    {"MPI_Add_error_string", refuse_MPI_Add_error_string_0},
    {"MPI_Comm_call_errhandler", refuse_MPI_Comm_call_errhandler_0},
    {"MPI_Comm_create_errhandler", refuse_MPI_Comm_create_errhandler_0},
    {"MPI_Comm_create_errhandler", refuse_MPI_Comm_create_errhandler_1},
    {"MPI_Comm_get_errhandler", refuse_MPI_Comm_get_errhandler_0},
    {"MPI_Comm_get_errhandler", refuse_MPI_Comm_get_errhandler_1},
    {"MPI_Comm_set_errhandler", refuse_MPI_Comm_set_errhandler_0},
    {"MPI_Comm_set_errhandler", refuse_MPI_Comm_set_errhandler_1},
    {"MPI_Errhandler_free", refuse_MPI_Errhandler_free_0},
    {"MPI_Errhandler_free", refuse_MPI_Errhandler_free_1},
    {"MPI_Error_class", refuse_MPI_Error_class_0},
    {"MPI_Error_string", refuse_MPI_Error_string_0},
    {"MPI_Error_string", refuse_MPI_Error_string_1},
    {"MPI_File_create_errhandler", refuse_MPI_File_create_errhandler_0},
    {"MPI_File_create_errhandler", refuse_MPI_File_create_errhandler_1},
    {"MPI_File_get_errhandler", refuse_MPI_File_get_errhandler_0},
    {"MPI_File_set_errhandler", refuse_MPI_File_set_errhandler_0},
    {"MPI_Session_call_errhandler", refuse_MPI_Session_call_errhandler_0},
    {"MPI_Session_create_errhandler", refuse_MPI_Session_create_errhandler_0},
    {"MPI_Session_create_errhandler", refuse_MPI_Session_create_errhandler_1},
    {"MPI_Session_get_errhandler", refuse_MPI_Session_get_errhandler_0},
    {"MPI_Session_get_errhandler", refuse_MPI_Session_get_errhandler_1},
    {"MPI_Session_set_errhandler", refuse_MPI_Session_set_errhandler_0},
    {"MPI_Session_set_errhandler", refuse_MPI_Session_set_errhandler_1},
    {"MPI_Win_call_errhandler", refuse_MPI_Win_call_errhandler_0},
    {"MPI_Win_create_errhandler", refuse_MPI_Win_create_errhandler_0},
    {"MPI_Win_create_errhandler", refuse_MPI_Win_create_errhandler_1},
    {"MPI_Win_get_errhandler", refuse_MPI_Win_get_errhandler_0},
    {"MPI_Win_get_errhandler", refuse_MPI_Win_get_errhandler_1},
    {"MPI_Win_set_errhandler", refuse_MPI_Win_set_errhandler_0},
    {"MPI_Win_set_errhandler", refuse_MPI_Win_set_errhandler_1},
    {0, 0}
};
