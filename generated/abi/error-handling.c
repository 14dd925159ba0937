/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_Add_error_class
#if BND_HAS_MPI_Add_error_class
int BND_IMPLEMENTATION(Add_error_class)(int *errorclass)
{
    const int bnd_result = BND_NATIVE(Add_error_class)((void *)errorclass);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *errorclass = bnd_from_error_classes(*errorclass);
    }
    return BND_RETURNED(bnd_result, "MPI_Add_error_class", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Add_error_class)(int *errorclass)
{
    (void)errorclass;
    return BND_UNSUPPORTED("MPI_Add_error_class", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Add_error_code
#if BND_HAS_MPI_Add_error_code
int BND_IMPLEMENTATION(Add_error_code)(int errorclass, int *errorcode)
{
    const int bnd_result = BND_NATIVE(Add_error_code)(bnd_to_error_classes(errorclass), (void *)errorcode);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *errorcode = bnd_from_error_classes(*errorcode);
    }
    return BND_RETURNED(bnd_result, "MPI_Add_error_code", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Add_error_code)(int errorclass, int *errorcode)
{
    (void)errorclass, (void)errorcode;
    return BND_UNSUPPORTED("MPI_Add_error_code", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Add_error_string
#if BND_HAS_MPI_Add_error_string
int BND_IMPLEMENTATION(Add_error_string)(int errorcode, const char *string)
{
    return BND_RETURNED(BND_NATIVE(Add_error_string)(bnd_to_error_classes(errorcode), string), "MPI_Add_error_string",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Add_error_string)(int errorcode, const char *string)
{
    (void)errorcode, (void)string;
    return BND_UNSUPPORTED("MPI_Add_error_string", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_call_errhandler
#if BND_HAS_MPI_Comm_call_errhandler
int BND_IMPLEMENTATION(Comm_call_errhandler)(abi_Comm comm, int errorcode)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_call_errhandler", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Comm_call_errhandler)(bnd_to_Comm(comm), bnd_to_error_classes(errorcode)),
            "MPI_Comm_call_errhandler", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_call_errhandler)(abi_Comm comm, int errorcode)
{
    (void)comm, (void)errorcode;
    return BND_UNSUPPORTED("MPI_Comm_call_errhandler", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_create_errhandler
#if BND_HAS_MPI_Comm_create_errhandler
int BND_IMPLEMENTATION(Comm_create_errhandler)(abi_Comm_errhandler_function *comm_errhandler_fn,
        abi_Errhandler *errhandler)
{
    struct bnd_abi_trampoline c_comm_errhandler_fn;
    MPI_Errhandler c_errhandler = bnd_null_Errhandler;
    BND_ABI_NEED(bnd_abi_trampoline_take(&c_comm_errhandler_fn, bnd_abi_trampolines_comm_errhandler_function,
            (bnd_procedure *)comm_errhandler_fn), comm_errhandler_fn);
    const int bnd_result = BND_NATIVE(Comm_create_errhandler)((MPI_Comm_errhandler_function *)c_comm_errhandler_fn.function, &c_errhandler);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        BND_ABI_BIND(&c_comm_errhandler_fn, Errhandler, c_errhandler);
        *errhandler = bnd_from_Errhandler(c_errhandler);
    }
    if (!BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_trampoline_give_back(&c_comm_errhandler_fn);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_create_errhandler", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Comm_create_errhandler)(abi_Comm_errhandler_function *comm_errhandler_fn,
        abi_Errhandler *errhandler)
{
    (void)comm_errhandler_fn, (void)errhandler;
    return BND_UNSUPPORTED("MPI_Comm_create_errhandler", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_get_errhandler
#if BND_HAS_MPI_Comm_get_errhandler
int BND_IMPLEMENTATION(Comm_get_errhandler)(abi_Comm comm, abi_Errhandler *errhandler)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_get_errhandler", BND_ON_COMM, comm);
    MPI_Errhandler c_errhandler = bnd_null_Errhandler;
    const int bnd_result = BND_NATIVE(Comm_get_errhandler)(bnd_to_Comm(comm), &c_errhandler);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *errhandler = bnd_from_Errhandler(c_errhandler);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_get_errhandler", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_get_errhandler)(abi_Comm comm, abi_Errhandler *errhandler)
{
    (void)comm, (void)errhandler;
    return BND_UNSUPPORTED("MPI_Comm_get_errhandler", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_set_errhandler
#if BND_HAS_MPI_Comm_set_errhandler
int BND_IMPLEMENTATION(Comm_set_errhandler)(abi_Comm comm, abi_Errhandler errhandler)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_set_errhandler", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Errhandler, errhandler, 1, ABI_ERR_ERRHANDLER, "MPI_Comm_set_errhandler", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Comm_set_errhandler)(bnd_to_Comm(comm), bnd_to_Errhandler(errhandler)),
            "MPI_Comm_set_errhandler", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_set_errhandler)(abi_Comm comm, abi_Errhandler errhandler)
{
    (void)comm, (void)errhandler;
    return BND_UNSUPPORTED("MPI_Comm_set_errhandler", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Errhandler_free
#if BND_HAS_MPI_Errhandler_free
int BND_IMPLEMENTATION(Errhandler_free)(abi_Errhandler *errhandler)
{
    BND_ABI_REFUSE_WRONG(Errhandler, *errhandler, 1, ABI_ERR_ERRHANDLER, "MPI_Errhandler_free", BND_ON_NOTHING, 0);
    MPI_Errhandler c_errhandler = bnd_to_Errhandler(*errhandler);
    const int bnd_result = BND_NATIVE(Errhandler_free)(&c_errhandler);
    *errhandler = bnd_from_Errhandler(c_errhandler);
    return BND_RETURNED(bnd_result, "MPI_Errhandler_free", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Errhandler_free)(abi_Errhandler *errhandler)
{
    (void)errhandler;
    return BND_UNSUPPORTED("MPI_Errhandler_free", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Error_class
#if BND_HAS_MPI_Error_class
int BND_IMPLEMENTATION(Error_class)(int errorcode, int *errorclass)
{
    const int bnd_result = BND_NATIVE(Error_class)(bnd_to_error_classes(errorcode), (void *)errorclass);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *errorclass = bnd_from_error_classes(*errorclass);
    }
    return BND_RETURNED(bnd_result, "MPI_Error_class", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Error_class)(int errorcode, int *errorclass)
{
    (void)errorcode, (void)errorclass;
    return BND_UNSUPPORTED("MPI_Error_class", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Error_string
#if BND_HAS_MPI_Error_string
int BND_IMPLEMENTATION(Error_string)(int errorcode, char *string, int *resultlen)
{
    return BND_RETURNED(BND_NATIVE(Error_string)(bnd_to_error_classes(errorcode), string, (void *)resultlen),
            "MPI_Error_string", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Error_string)(int errorcode, char *string, int *resultlen)
{
    (void)errorcode, (void)string, (void)resultlen;
    return BND_UNSUPPORTED("MPI_Error_string", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_call_errhandler
#if BND_HAS_MPI_File_call_errhandler
int BND_IMPLEMENTATION(File_call_errhandler)(abi_File fh, int errorcode)
{
    BND_ABI_REFUSE_WRONG(null_or_File, fh, 1, ABI_ERR_FILE, "MPI_File_call_errhandler", BND_ON_FILE, fh);
    return BND_RETURNED(BND_NATIVE(File_call_errhandler)(bnd_to_File(fh), bnd_to_error_classes(errorcode)),
            "MPI_File_call_errhandler", BND_ON_FILE, fh);
}
#else
int BND_IMPLEMENTATION(File_call_errhandler)(abi_File fh, int errorcode)
{
    (void)fh, (void)errorcode;
    return BND_UNSUPPORTED("MPI_File_call_errhandler", BND_ON_FILE, fh);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_create_errhandler
#if BND_HAS_MPI_File_create_errhandler
int BND_IMPLEMENTATION(File_create_errhandler)(abi_File_errhandler_function *file_errhandler_fn,
        abi_Errhandler *errhandler)
{
    struct bnd_abi_trampoline c_file_errhandler_fn;
    MPI_Errhandler c_errhandler = bnd_null_Errhandler;
    BND_ABI_NEED(bnd_abi_trampoline_take(&c_file_errhandler_fn, bnd_abi_trampolines_file_errhandler_function,
            (bnd_procedure *)file_errhandler_fn), file_errhandler_fn);
    const int bnd_result = BND_NATIVE(File_create_errhandler)((MPI_File_errhandler_function *)c_file_errhandler_fn.function, &c_errhandler);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        BND_ABI_BIND(&c_file_errhandler_fn, Errhandler, c_errhandler);
        *errhandler = bnd_from_Errhandler(c_errhandler);
    }
    if (!BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_trampoline_give_back(&c_file_errhandler_fn);
    }
    return BND_RETURNED(bnd_result, "MPI_File_create_errhandler", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(File_create_errhandler)(abi_File_errhandler_function *file_errhandler_fn,
        abi_Errhandler *errhandler)
{
    (void)file_errhandler_fn, (void)errhandler;
    return BND_UNSUPPORTED("MPI_File_create_errhandler", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_get_errhandler
#if BND_HAS_MPI_File_get_errhandler
int BND_IMPLEMENTATION(File_get_errhandler)(abi_File file, abi_Errhandler *errhandler)
{
    BND_ABI_REFUSE_WRONG(null_or_File, file, 1, ABI_ERR_FILE, "MPI_File_get_errhandler", BND_ON_FILE, file);
    MPI_Errhandler c_errhandler = bnd_null_Errhandler;
    const int bnd_result = BND_NATIVE(File_get_errhandler)(bnd_to_File(file), &c_errhandler);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *errhandler = bnd_from_Errhandler(c_errhandler);
    }
    return BND_RETURNED(bnd_result, "MPI_File_get_errhandler", BND_ON_FILE, file);
}
#else
int BND_IMPLEMENTATION(File_get_errhandler)(abi_File file, abi_Errhandler *errhandler)
{
    (void)file, (void)errhandler;
    return BND_UNSUPPORTED("MPI_File_get_errhandler", BND_ON_FILE, file);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_File_set_errhandler
#if BND_HAS_MPI_File_set_errhandler
int BND_IMPLEMENTATION(File_set_errhandler)(abi_File file, abi_Errhandler errhandler)
{
    BND_ABI_REFUSE_WRONG(null_or_File, file, 1, ABI_ERR_FILE, "MPI_File_set_errhandler", BND_ON_FILE, file);
    BND_ABI_REFUSE_WRONG(Errhandler, errhandler, 1, ABI_ERR_ERRHANDLER, "MPI_File_set_errhandler", BND_ON_FILE, file);
    return BND_RETURNED(BND_NATIVE(File_set_errhandler)(bnd_to_File(file), bnd_to_Errhandler(errhandler)),
            "MPI_File_set_errhandler", BND_ON_FILE, file);
}
#else
int BND_IMPLEMENTATION(File_set_errhandler)(abi_File file, abi_Errhandler errhandler)
{
    (void)file, (void)errhandler;
    return BND_UNSUPPORTED("MPI_File_set_errhandler", BND_ON_FILE, file);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Remove_error_class
#if BND_HAS_MPI_Remove_error_class
int BND_IMPLEMENTATION(Remove_error_class)(int errorclass)
{
    return BND_RETURNED(BND_NATIVE(Remove_error_class)(bnd_to_error_classes(errorclass)), "MPI_Remove_error_class",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Remove_error_class)(int errorclass)
{
    (void)errorclass;
    return BND_UNSUPPORTED("MPI_Remove_error_class", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Remove_error_code
#if BND_HAS_MPI_Remove_error_code
int BND_IMPLEMENTATION(Remove_error_code)(int errorcode)
{
    return BND_RETURNED(BND_NATIVE(Remove_error_code)(bnd_to_error_classes(errorcode)), "MPI_Remove_error_code",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Remove_error_code)(int errorcode)
{
    (void)errorcode;
    return BND_UNSUPPORTED("MPI_Remove_error_code", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Remove_error_string
#if BND_HAS_MPI_Remove_error_string
int BND_IMPLEMENTATION(Remove_error_string)(int errorcode)
{
    return BND_RETURNED(BND_NATIVE(Remove_error_string)(bnd_to_error_classes(errorcode)), "MPI_Remove_error_string",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Remove_error_string)(int errorcode)
{
    (void)errorcode;
    return BND_UNSUPPORTED("MPI_Remove_error_string", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Session_call_errhandler
#if BND_HAS_MPI_Session_call_errhandler
int BND_IMPLEMENTATION(Session_call_errhandler)(abi_Session session, int errorcode)
{
    BND_ABI_REFUSE_WRONG(Session, session, 1, ABI_ERR_SESSION, "MPI_Session_call_errhandler", BND_ON_SESSION, session);
    return BND_RETURNED(BND_NATIVE(Session_call_errhandler)(bnd_to_Session(session), bnd_to_error_classes(errorcode)),
            "MPI_Session_call_errhandler", BND_ON_SESSION, session);
}
#else
int BND_IMPLEMENTATION(Session_call_errhandler)(abi_Session session, int errorcode)
{
    (void)session, (void)errorcode;
    return BND_UNSUPPORTED("MPI_Session_call_errhandler", BND_ON_SESSION, session);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Session_create_errhandler
#if BND_HAS_MPI_Session_create_errhandler
int BND_IMPLEMENTATION(Session_create_errhandler)(abi_Session_errhandler_function *session_errhandler_fn,
        abi_Errhandler *errhandler)
{
    struct bnd_abi_trampoline c_session_errhandler_fn;
    MPI_Errhandler c_errhandler = bnd_null_Errhandler;
    BND_ABI_NEED(bnd_abi_trampoline_take(&c_session_errhandler_fn, bnd_abi_trampolines_session_errhandler_function,
            (bnd_procedure *)session_errhandler_fn), session_errhandler_fn);
    const int bnd_result = BND_NATIVE(Session_create_errhandler)((MPI_Session_errhandler_function *)c_session_errhandler_fn.function, &c_errhandler);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        BND_ABI_BIND(&c_session_errhandler_fn, Errhandler, c_errhandler);
        *errhandler = bnd_from_Errhandler(c_errhandler);
    }
    if (!BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_trampoline_give_back(&c_session_errhandler_fn);
    }
    return BND_RETURNED(bnd_result, "MPI_Session_create_errhandler", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Session_create_errhandler)(abi_Session_errhandler_function *session_errhandler_fn,
        abi_Errhandler *errhandler)
{
    (void)session_errhandler_fn, (void)errhandler;
    return BND_UNSUPPORTED("MPI_Session_create_errhandler", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Session_get_errhandler
#if BND_HAS_MPI_Session_get_errhandler
int BND_IMPLEMENTATION(Session_get_errhandler)(abi_Session session, abi_Errhandler *errhandler)
{
    BND_ABI_REFUSE_WRONG(Session, session, 1, ABI_ERR_SESSION, "MPI_Session_get_errhandler", BND_ON_SESSION, session);
    MPI_Errhandler c_errhandler = bnd_null_Errhandler;
    const int bnd_result = BND_NATIVE(Session_get_errhandler)(bnd_to_Session(session), &c_errhandler);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *errhandler = bnd_from_Errhandler(c_errhandler);
    }
    return BND_RETURNED(bnd_result, "MPI_Session_get_errhandler", BND_ON_SESSION, session);
}
#else
int BND_IMPLEMENTATION(Session_get_errhandler)(abi_Session session, abi_Errhandler *errhandler)
{
    (void)session, (void)errhandler;
    return BND_UNSUPPORTED("MPI_Session_get_errhandler", BND_ON_SESSION, session);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Session_set_errhandler
#if BND_HAS_MPI_Session_set_errhandler
int BND_IMPLEMENTATION(Session_set_errhandler)(abi_Session session, abi_Errhandler errhandler)
{
    BND_ABI_REFUSE_WRONG(Session, session, 1, ABI_ERR_SESSION, "MPI_Session_set_errhandler", BND_ON_SESSION, session);
    BND_ABI_REFUSE_WRONG(Errhandler, errhandler, 1, ABI_ERR_ERRHANDLER, "MPI_Session_set_errhandler", BND_ON_SESSION,
            session);
    return BND_RETURNED(BND_NATIVE(Session_set_errhandler)(bnd_to_Session(session), bnd_to_Errhandler(errhandler)),
            "MPI_Session_set_errhandler", BND_ON_SESSION, session);
}
#else
int BND_IMPLEMENTATION(Session_set_errhandler)(abi_Session session, abi_Errhandler errhandler)
{
    (void)session, (void)errhandler;
    return BND_UNSUPPORTED("MPI_Session_set_errhandler", BND_ON_SESSION, session);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_call_errhandler
#if BND_HAS_MPI_Win_call_errhandler
int BND_IMPLEMENTATION(Win_call_errhandler)(abi_Win win, int errorcode)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_call_errhandler", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_call_errhandler)(bnd_to_Win(win), bnd_to_error_classes(errorcode)),
            "MPI_Win_call_errhandler", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_call_errhandler)(abi_Win win, int errorcode)
{
    (void)win, (void)errorcode;
    return BND_UNSUPPORTED("MPI_Win_call_errhandler", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_create_errhandler
#if BND_HAS_MPI_Win_create_errhandler
int BND_IMPLEMENTATION(Win_create_errhandler)(abi_Win_errhandler_function *win_errhandler_fn,
        abi_Errhandler *errhandler)
{
    struct bnd_abi_trampoline c_win_errhandler_fn;
    MPI_Errhandler c_errhandler = bnd_null_Errhandler;
    BND_ABI_NEED(bnd_abi_trampoline_take(&c_win_errhandler_fn, bnd_abi_trampolines_win_errhandler_function,
            (bnd_procedure *)win_errhandler_fn), win_errhandler_fn);
    const int bnd_result = BND_NATIVE(Win_create_errhandler)((MPI_Win_errhandler_function *)c_win_errhandler_fn.function, &c_errhandler);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        BND_ABI_BIND(&c_win_errhandler_fn, Errhandler, c_errhandler);
        *errhandler = bnd_from_Errhandler(c_errhandler);
    }
    if (!BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_trampoline_give_back(&c_win_errhandler_fn);
    }
    return BND_RETURNED(bnd_result, "MPI_Win_create_errhandler", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Win_create_errhandler)(abi_Win_errhandler_function *win_errhandler_fn,
        abi_Errhandler *errhandler)
{
    (void)win_errhandler_fn, (void)errhandler;
    return BND_UNSUPPORTED("MPI_Win_create_errhandler", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_get_errhandler
#if BND_HAS_MPI_Win_get_errhandler
int BND_IMPLEMENTATION(Win_get_errhandler)(abi_Win win, abi_Errhandler *errhandler)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_get_errhandler", BND_ON_WIN, win);
    MPI_Errhandler c_errhandler = bnd_null_Errhandler;
    const int bnd_result = BND_NATIVE(Win_get_errhandler)(bnd_to_Win(win), &c_errhandler);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *errhandler = bnd_from_Errhandler(c_errhandler);
    }
    return BND_RETURNED(bnd_result, "MPI_Win_get_errhandler", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_get_errhandler)(abi_Win win, abi_Errhandler *errhandler)
{
    (void)win, (void)errhandler;
    return BND_UNSUPPORTED("MPI_Win_get_errhandler", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_set_errhandler
#if BND_HAS_MPI_Win_set_errhandler
int BND_IMPLEMENTATION(Win_set_errhandler)(abi_Win win, abi_Errhandler errhandler)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_set_errhandler", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Errhandler, errhandler, 1, ABI_ERR_ERRHANDLER, "MPI_Win_set_errhandler", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_set_errhandler)(bnd_to_Win(win), bnd_to_Errhandler(errhandler)),
            "MPI_Win_set_errhandler", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_set_errhandler)(abi_Win win, abi_Errhandler errhandler)
{
    (void)win, (void)errhandler;
    return BND_UNSUPPORTED("MPI_Win_set_errhandler", BND_ON_WIN, win);
}
#endif
#endif

