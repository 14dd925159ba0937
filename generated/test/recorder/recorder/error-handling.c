/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "error-handling": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_Add_error_class) && !REC_OWN_MPI_Add_error_class
int REC_NAME(Add_error_class)(int *errorclass) REC_LABEL(Add_error_class);
int REC_NAME(Add_error_class)(int *errorclass)
{
    rec_enter("Add_error_class", REC_SHIFT);
    *errorclass = 201;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Add_error_code) && !REC_OWN_MPI_Add_error_code
int REC_NAME(Add_error_code)(int errorclass, int *errorcode) REC_LABEL(Add_error_code);
int REC_NAME(Add_error_code)(int errorclass, int *errorcode)
{
    rec_enter("Add_error_code", REC_SHIFT);
    rec_number("errorclass", errorclass);
    *errorcode = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Add_error_string) && !REC_OWN_MPI_Add_error_string
int REC_NAME(Add_error_string)(int errorcode, const char *string) REC_LABEL(Add_error_string);
int REC_NAME(Add_error_string)(int errorcode, const char *string)
{
    rec_enter("Add_error_string", REC_SHIFT);
    rec_number("errorcode", errorcode);
    rec_string("string", string);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_call_errhandler) && !REC_OWN_MPI_Comm_call_errhandler
int REC_NAME(Comm_call_errhandler)(MPI_Comm comm, int errorcode) REC_LABEL(Comm_call_errhandler);
int REC_NAME(Comm_call_errhandler)(MPI_Comm comm, int errorcode)
{
    rec_enter("Comm_call_errhandler", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_number("errorcode", errorcode);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_create_errhandler) && !REC_OWN_MPI_Comm_create_errhandler
int REC_NAME(Comm_create_errhandler)(MPI_Comm_errhandler_function *comm_errhandler_fn,
        MPI_Errhandler *errhandler) REC_LABEL(Comm_create_errhandler);
int REC_NAME(Comm_create_errhandler)(MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler)
{
    rec_enter("Comm_create_errhandler", REC_SHIFT);
    rec_run_comm_errhandler_function("comm_errhandler_fn", (rec_procedure_type *)comm_errhandler_fn);
    *errhandler = REC_NEW(MPI_Errhandler, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_get_errhandler) && !REC_OWN_MPI_Comm_get_errhandler
int REC_NAME(Comm_get_errhandler)(MPI_Comm comm, MPI_Errhandler *errhandler) REC_LABEL(Comm_get_errhandler);
int REC_NAME(Comm_get_errhandler)(MPI_Comm comm, MPI_Errhandler *errhandler)
{
    rec_enter("Comm_get_errhandler", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *errhandler = REC_NEW(MPI_Errhandler, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_set_errhandler) && !REC_OWN_MPI_Comm_set_errhandler
int REC_NAME(Comm_set_errhandler)(MPI_Comm comm, MPI_Errhandler errhandler) REC_LABEL(Comm_set_errhandler);
int REC_NAME(Comm_set_errhandler)(MPI_Comm comm, MPI_Errhandler errhandler)
{
    rec_enter("Comm_set_errhandler", REC_SHIFT);
    REC_HANDLE("comm", comm);
    REC_HANDLE("errhandler", errhandler);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Errhandler_free) && !REC_OWN_MPI_Errhandler_free
int REC_NAME(Errhandler_free)(MPI_Errhandler *errhandler) REC_LABEL(Errhandler_free);
int REC_NAME(Errhandler_free)(MPI_Errhandler *errhandler)
{
    rec_enter("Errhandler_free", REC_SHIFT);
    REC_HANDLE("errhandler", *errhandler);
    *errhandler = REC_NEW(MPI_Errhandler, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Error_class) && !REC_OWN_MPI_Error_class
int REC_NAME(Error_class)(int errorcode, int *errorclass) REC_LABEL(Error_class);
int REC_NAME(Error_class)(int errorcode, int *errorclass)
{
    rec_enter("Error_class", REC_SHIFT);
    rec_number("errorcode", errorcode);
    *errorclass = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Error_string) && !REC_OWN_MPI_Error_string
int REC_NAME(Error_string)(int errorcode, char *string, int *resultlen) REC_LABEL(Error_string);
int REC_NAME(Error_string)(int errorcode, char *string, int *resultlen)
{
    rec_enter("Error_string", REC_SHIFT);
    rec_number("errorcode", errorcode);
    rec_reply_string(string, 2);
    *resultlen = 203;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_call_errhandler) && !REC_OWN_MPI_File_call_errhandler
int REC_NAME(File_call_errhandler)(MPI_File fh, int errorcode) REC_LABEL(File_call_errhandler);
int REC_NAME(File_call_errhandler)(MPI_File fh, int errorcode)
{
    rec_enter("File_call_errhandler", REC_SHIFT);
    REC_HANDLE("fh", fh);
    rec_number("errorcode", errorcode);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_create_errhandler) && !REC_OWN_MPI_File_create_errhandler
int REC_NAME(File_create_errhandler)(MPI_File_errhandler_function *file_errhandler_fn,
        MPI_Errhandler *errhandler) REC_LABEL(File_create_errhandler);
int REC_NAME(File_create_errhandler)(MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler)
{
    rec_enter("File_create_errhandler", REC_SHIFT);
    rec_run_file_errhandler_function("file_errhandler_fn", (rec_procedure_type *)file_errhandler_fn);
    *errhandler = REC_NEW(MPI_Errhandler, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_get_errhandler) && !REC_OWN_MPI_File_get_errhandler
int REC_NAME(File_get_errhandler)(MPI_File file, MPI_Errhandler *errhandler) REC_LABEL(File_get_errhandler);
int REC_NAME(File_get_errhandler)(MPI_File file, MPI_Errhandler *errhandler)
{
    rec_enter("File_get_errhandler", REC_SHIFT);
    REC_HANDLE("file", file);
    *errhandler = REC_NEW(MPI_Errhandler, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_File_set_errhandler) && !REC_OWN_MPI_File_set_errhandler
int REC_NAME(File_set_errhandler)(MPI_File file, MPI_Errhandler errhandler) REC_LABEL(File_set_errhandler);
int REC_NAME(File_set_errhandler)(MPI_File file, MPI_Errhandler errhandler)
{
    rec_enter("File_set_errhandler", REC_SHIFT);
    REC_HANDLE("file", file);
    REC_HANDLE("errhandler", errhandler);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Remove_error_class) && !REC_OWN_MPI_Remove_error_class
int REC_NAME(Remove_error_class)(int errorclass) REC_LABEL(Remove_error_class);
int REC_NAME(Remove_error_class)(int errorclass)
{
    rec_enter("Remove_error_class", REC_SHIFT);
    rec_number("errorclass", errorclass);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Remove_error_code) && !REC_OWN_MPI_Remove_error_code
int REC_NAME(Remove_error_code)(int errorcode) REC_LABEL(Remove_error_code);
int REC_NAME(Remove_error_code)(int errorcode)
{
    rec_enter("Remove_error_code", REC_SHIFT);
    rec_number("errorcode", errorcode);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Remove_error_string) && !REC_OWN_MPI_Remove_error_string
int REC_NAME(Remove_error_string)(int errorcode) REC_LABEL(Remove_error_string);
int REC_NAME(Remove_error_string)(int errorcode)
{
    rec_enter("Remove_error_string", REC_SHIFT);
    rec_number("errorcode", errorcode);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Session_call_errhandler) && !REC_OWN_MPI_Session_call_errhandler
int REC_NAME(Session_call_errhandler)(MPI_Session session, int errorcode) REC_LABEL(Session_call_errhandler);
int REC_NAME(Session_call_errhandler)(MPI_Session session, int errorcode)
{
    rec_enter("Session_call_errhandler", REC_SHIFT);
    REC_HANDLE("session", session);
    rec_number("errorcode", errorcode);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Session_create_errhandler) && !REC_OWN_MPI_Session_create_errhandler
int REC_NAME(Session_create_errhandler)(MPI_Session_errhandler_function *session_errhandler_fn,
        MPI_Errhandler *errhandler) REC_LABEL(Session_create_errhandler);
int REC_NAME(Session_create_errhandler)(MPI_Session_errhandler_function *session_errhandler_fn,
        MPI_Errhandler *errhandler)
{
    rec_enter("Session_create_errhandler", REC_SHIFT);
    rec_run_session_errhandler_function("session_errhandler_fn", (rec_procedure_type *)session_errhandler_fn);
    *errhandler = REC_NEW(MPI_Errhandler, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Session_get_errhandler) && !REC_OWN_MPI_Session_get_errhandler
int REC_NAME(Session_get_errhandler)(MPI_Session session,
        MPI_Errhandler *errhandler) REC_LABEL(Session_get_errhandler);
int REC_NAME(Session_get_errhandler)(MPI_Session session, MPI_Errhandler *errhandler)
{
    rec_enter("Session_get_errhandler", REC_SHIFT);
    REC_HANDLE("session", session);
    *errhandler = REC_NEW(MPI_Errhandler, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Session_set_errhandler) && !REC_OWN_MPI_Session_set_errhandler
int REC_NAME(Session_set_errhandler)(MPI_Session session, MPI_Errhandler errhandler) REC_LABEL(Session_set_errhandler);
int REC_NAME(Session_set_errhandler)(MPI_Session session, MPI_Errhandler errhandler)
{
    rec_enter("Session_set_errhandler", REC_SHIFT);
    REC_HANDLE("session", session);
    REC_HANDLE("errhandler", errhandler);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_call_errhandler) && !REC_OWN_MPI_Win_call_errhandler
int REC_NAME(Win_call_errhandler)(MPI_Win win, int errorcode) REC_LABEL(Win_call_errhandler);
int REC_NAME(Win_call_errhandler)(MPI_Win win, int errorcode)
{
    rec_enter("Win_call_errhandler", REC_SHIFT);
    REC_HANDLE("win", win);
    rec_number("errorcode", errorcode);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_create_errhandler) && !REC_OWN_MPI_Win_create_errhandler
int REC_NAME(Win_create_errhandler)(MPI_Win_errhandler_function *win_errhandler_fn,
        MPI_Errhandler *errhandler) REC_LABEL(Win_create_errhandler);
int REC_NAME(Win_create_errhandler)(MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler)
{
    rec_enter("Win_create_errhandler", REC_SHIFT);
    rec_run_win_errhandler_function("win_errhandler_fn", (rec_procedure_type *)win_errhandler_fn);
    *errhandler = REC_NEW(MPI_Errhandler, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_get_errhandler) && !REC_OWN_MPI_Win_get_errhandler
int REC_NAME(Win_get_errhandler)(MPI_Win win, MPI_Errhandler *errhandler) REC_LABEL(Win_get_errhandler);
int REC_NAME(Win_get_errhandler)(MPI_Win win, MPI_Errhandler *errhandler)
{
    rec_enter("Win_get_errhandler", REC_SHIFT);
    REC_HANDLE("win", win);
    *errhandler = REC_NEW(MPI_Errhandler, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_set_errhandler) && !REC_OWN_MPI_Win_set_errhandler
int REC_NAME(Win_set_errhandler)(MPI_Win win, MPI_Errhandler errhandler) REC_LABEL(Win_set_errhandler);
int REC_NAME(Win_set_errhandler)(MPI_Win win, MPI_Errhandler errhandler)
{
    rec_enter("Win_set_errhandler", REC_SHIFT);
    REC_HANDLE("win", win);
    REC_HANDLE("errhandler", errhandler);
    return rec_reply();
}
#endif

