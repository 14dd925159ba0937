/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_Add_error_class(int *errorclass)
{
    try {
        Add_error_class(errorclass);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Add_error_class", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Add_error_code(int errorclass, int *errorcode)
{
    try {
        Add_error_code(errorclass, errorcode);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Add_error_code", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Add_error_string(int errorcode, const char *string)
{
    try {
        Add_error_string(errorcode, string);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Add_error_string", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Comm_call_errhandler(MPI_Comm comm, int errorcode)
{
    try {
        Comm_call_errhandler(find<Comm>(comm, "comm"), errorcode);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_call_errhandler", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_create_errhandler(MPI_Comm_errhandler_function *comm_errhandler_fn,
        MPI_Errhandler *errhandler)
{
    try {
        Comm_create_errhandler(comm_errhandler_fn, errhandler);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_create_errhandler", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Comm_get_errhandler(MPI_Comm comm, MPI_Errhandler *errhandler)
{
    try {
        Comm_get_errhandler(find<Comm>(comm, "comm"), errhandler);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_get_errhandler", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_set_errhandler(MPI_Comm comm, MPI_Errhandler errhandler)
{
    try {
        Comm_set_errhandler(find<Comm>(comm, "comm"), find<Errhandler>(errhandler, "errhandler"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_set_errhandler", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Errhandler_free(MPI_Errhandler *errhandler)
{
    try {
        Errhandler_free(errhandler);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Errhandler_free", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Error_class(int errorcode, int *errorclass)
{
    try {
        Error_class(errorcode, errorclass);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Error_class", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Error_string(int errorcode, char *string, int *resultlen)
{
    try {
        Error_string(errorcode, string, resultlen);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Error_string", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_File_call_errhandler(MPI_File fh, int errorcode)
{
    try {
        File_call_errhandler(find_or_null<File>(fh, MPI_FILE_NULL, "fh"), errorcode);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_call_errhandler", BND_ON_FILE, fh);
    }
}

extern "C" int solo_File_create_errhandler(MPI_File_errhandler_function *file_errhandler_fn,
        MPI_Errhandler *errhandler)
{
    try {
        File_create_errhandler(file_errhandler_fn, errhandler);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_create_errhandler", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_File_get_errhandler(MPI_File file, MPI_Errhandler *errhandler)
{
    try {
        File_get_errhandler(find_or_null<File>(file, MPI_FILE_NULL, "file"), errhandler);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_get_errhandler", BND_ON_FILE, file);
    }
}

extern "C" int solo_File_set_errhandler(MPI_File file, MPI_Errhandler errhandler)
{
    try {
        File_set_errhandler(find_or_null<File>(file, MPI_FILE_NULL, "file"), find<Errhandler>(errhandler,
                "errhandler"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_File_set_errhandler", BND_ON_FILE, file);
    }
}

extern "C" int solo_Remove_error_class(int errorclass)
{
    try {
        Remove_error_class(errorclass);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Remove_error_class", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Remove_error_code(int errorcode)
{
    try {
        Remove_error_code(errorcode);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Remove_error_code", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Remove_error_string(int errorcode)
{
    try {
        Remove_error_string(errorcode);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Remove_error_string", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Session_call_errhandler(MPI_Session session, int errorcode)
{
    try {
        Session_call_errhandler(find<Session>(session, "session"), errorcode);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Session_call_errhandler", BND_ON_SESSION, session);
    }
}

extern "C" int solo_Session_create_errhandler(MPI_Session_errhandler_function *session_errhandler_fn,
        MPI_Errhandler *errhandler)
{
    try {
        Session_create_errhandler(session_errhandler_fn, errhandler);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Session_create_errhandler", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Session_get_errhandler(MPI_Session session, MPI_Errhandler *errhandler)
{
    try {
        Session_get_errhandler(find<Session>(session, "session"), errhandler);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Session_get_errhandler", BND_ON_SESSION, session);
    }
}

extern "C" int solo_Session_set_errhandler(MPI_Session session, MPI_Errhandler errhandler)
{
    try {
        Session_set_errhandler(find<Session>(session, "session"), find<Errhandler>(errhandler, "errhandler"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Session_set_errhandler", BND_ON_SESSION, session);
    }
}

extern "C" int solo_Win_call_errhandler(MPI_Win win, int errorcode)
{
    try {
        Win_call_errhandler(find<Win>(win, "win"), errorcode);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_call_errhandler", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_create_errhandler(MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler)
{
    try {
        Win_create_errhandler(win_errhandler_fn, errhandler);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_create_errhandler", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Win_get_errhandler(MPI_Win win, MPI_Errhandler *errhandler)
{
    try {
        Win_get_errhandler(find<Win>(win, "win"), errhandler);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_get_errhandler", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_set_errhandler(MPI_Win win, MPI_Errhandler errhandler)
{
    try {
        Win_set_errhandler(find<Win>(win, "win"), find<Errhandler>(errhandler, "errhandler"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_set_errhandler", BND_ON_WIN, win);
    }
}

