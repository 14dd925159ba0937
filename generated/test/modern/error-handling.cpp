// Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "error-handling", each argument with a value of its own.
#include "modern_caller.hpp"

static void call_MPI_Add_error_class(int profiled)
{
#if REC_HAS(MPI_Add_error_class)
    int errorclass = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::add_error_class() : mpi::add_error_class();
            errorclass = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::add_error_class() : mpi::returning::add_error_class();
        returned = result_.code();
        auto &out_ = *result_;
        errorclass = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::add_error_code(errorclass) : mpi::add_error_code(errorclass);
            errorcode = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::add_error_code(errorclass) : mpi::returning::add_error_code(errorclass);
        returned = result_.code();
        auto &out_ = *result_;
        errorcode = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::add_error_string(errorcode, "string 102") : mpi::add_error_string(errorcode, "string 102");
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::add_error_string(errorcode, "string 102") : mpi::returning::add_error_string(errorcode, "string 102");
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::comm_call_errhandler(comm, errorcode) : mpi::comm_call_errhandler(comm, errorcode);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_call_errhandler(comm, errorcode) : mpi::returning::comm_call_errhandler(comm, errorcode);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_create_errhandler((MPI_Comm_errhandler_function *)rec_function(1)) : mpi::comm_create_errhandler((MPI_Comm_errhandler_function *)rec_function(1));
            errhandler = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_create_errhandler((MPI_Comm_errhandler_function *)rec_function(1)) : mpi::returning::comm_create_errhandler((MPI_Comm_errhandler_function *)rec_function(1));
        returned = result_.code();
        auto &out_ = *result_;
        errhandler = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_get_errhandler(comm) : mpi::comm_get_errhandler(comm);
            errhandler = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_get_errhandler(comm) : mpi::returning::comm_get_errhandler(comm);
        returned = result_.code();
        auto &out_ = *result_;
        errhandler = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::comm_set_errhandler(comm, errhandler) : mpi::comm_set_errhandler(comm, errhandler);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_set_errhandler(comm, errhandler) : mpi::returning::comm_set_errhandler(comm, errhandler);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::errhandler_free(mpi::handles<mpi::errhandler>(&errhandler, 1)[0]) : mpi::errhandler_free(mpi::handles<mpi::errhandler>(&errhandler, 1)[0]);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::errhandler_free(mpi::handles<mpi::errhandler>(&errhandler, 1)[0]) : mpi::returning::errhandler_free(mpi::handles<mpi::errhandler>(&errhandler, 1)[0]);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::error_class(errorcode) : mpi::error_class(errorcode);
            errorclass = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::error_class(errorcode) : mpi::returning::error_class(errorcode);
        returned = result_.code();
        auto &out_ = *result_;
        errorclass = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::error_string(errorcode) : mpi::error_string(errorcode);
            std::strcpy(string, out_.c_str());
            resultlen = 203;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::error_string(errorcode) : mpi::returning::error_string(errorcode);
        returned = result_.code();
        auto &out_ = *result_;
        std::strcpy(string, out_.c_str());
        resultlen = 203;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_call_errhandler(fh, errorcode) : mpi::file_call_errhandler(fh, errorcode);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_call_errhandler(fh, errorcode) : mpi::returning::file_call_errhandler(fh, errorcode);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_create_errhandler((MPI_File_errhandler_function *)rec_function(1)) : mpi::file_create_errhandler((MPI_File_errhandler_function *)rec_function(1));
            errhandler = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_create_errhandler((MPI_File_errhandler_function *)rec_function(1)) : mpi::returning::file_create_errhandler((MPI_File_errhandler_function *)rec_function(1));
        returned = result_.code();
        auto &out_ = *result_;
        errhandler = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::file_get_errhandler(file) : mpi::file_get_errhandler(file);
            errhandler = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_get_errhandler(file) : mpi::returning::file_get_errhandler(file);
        returned = result_.code();
        auto &out_ = *result_;
        errhandler = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::file_set_errhandler(file, errhandler) : mpi::file_set_errhandler(file, errhandler);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::file_set_errhandler(file, errhandler) : mpi::returning::file_set_errhandler(file, errhandler);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::remove_error_class(errorclass) : mpi::remove_error_class(errorclass);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::remove_error_class(errorclass) : mpi::returning::remove_error_class(errorclass);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::remove_error_code(errorcode) : mpi::remove_error_code(errorcode);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::remove_error_code(errorcode) : mpi::returning::remove_error_code(errorcode);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::remove_error_string(errorcode) : mpi::remove_error_string(errorcode);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::remove_error_string(errorcode) : mpi::returning::remove_error_string(errorcode);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::session_call_errhandler(session, errorcode) : mpi::session_call_errhandler(session, errorcode);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::session_call_errhandler(session, errorcode) : mpi::returning::session_call_errhandler(session, errorcode);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::session_create_errhandler((MPI_Session_errhandler_function *)rec_function(1)) : mpi::session_create_errhandler((MPI_Session_errhandler_function *)rec_function(1));
            errhandler = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::session_create_errhandler((MPI_Session_errhandler_function *)rec_function(1)) : mpi::returning::session_create_errhandler((MPI_Session_errhandler_function *)rec_function(1));
        returned = result_.code();
        auto &out_ = *result_;
        errhandler = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::session_get_errhandler(session) : mpi::session_get_errhandler(session);
            errhandler = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::session_get_errhandler(session) : mpi::returning::session_get_errhandler(session);
        returned = result_.code();
        auto &out_ = *result_;
        errhandler = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::session_set_errhandler(session, errhandler) : mpi::session_set_errhandler(session, errhandler);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::session_set_errhandler(session, errhandler) : mpi::returning::session_set_errhandler(session, errhandler);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_call_errhandler(win, errorcode) : mpi::win_call_errhandler(win, errorcode);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_call_errhandler(win, errorcode) : mpi::returning::win_call_errhandler(win, errorcode);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::win_create_errhandler((MPI_Win_errhandler_function *)rec_function(1)) : mpi::win_create_errhandler((MPI_Win_errhandler_function *)rec_function(1));
            errhandler = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_create_errhandler((MPI_Win_errhandler_function *)rec_function(1)) : mpi::returning::win_create_errhandler((MPI_Win_errhandler_function *)rec_function(1));
        returned = result_.code();
        auto &out_ = *result_;
        errhandler = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::win_get_errhandler(win) : mpi::win_get_errhandler(win);
            errhandler = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_get_errhandler(win) : mpi::returning::win_get_errhandler(win);
        returned = result_.code();
        auto &out_ = *result_;
        errhandler = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_set_errhandler(win, errhandler) : mpi::win_set_errhandler(win, errhandler);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_set_errhandler(win, errhandler) : mpi::returning::win_set_errhandler(win, errhandler);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_error_handling[] = {
    {"MPI_Add_error_class", call_MPI_Add_error_class, 0},
    {"MPI_Add_error_code", call_MPI_Add_error_code, 0},
    {"MPI_Add_error_string", call_MPI_Add_error_string, 0},
    {"MPI_Comm_call_errhandler", call_MPI_Comm_call_errhandler, 0},
    {"MPI_Comm_create_errhandler", call_MPI_Comm_create_errhandler, 0},
    {"MPI_Comm_get_errhandler", call_MPI_Comm_get_errhandler, 0},
    {"MPI_Comm_set_errhandler", call_MPI_Comm_set_errhandler, 0},
    {"MPI_Errhandler_free", call_MPI_Errhandler_free, 0},
    {"MPI_Error_class", call_MPI_Error_class, 0},
    {"MPI_Error_string", call_MPI_Error_string, 0},
    {"MPI_File_call_errhandler", call_MPI_File_call_errhandler, 0},
    {"MPI_File_create_errhandler", call_MPI_File_create_errhandler, 0},
    {"MPI_File_get_errhandler", call_MPI_File_get_errhandler, 0},
    {"MPI_File_set_errhandler", call_MPI_File_set_errhandler, 0},
    {"MPI_Remove_error_class", call_MPI_Remove_error_class, 0},
    {"MPI_Remove_error_code", call_MPI_Remove_error_code, 0},
    {"MPI_Remove_error_string", call_MPI_Remove_error_string, 0},
    {"MPI_Session_call_errhandler", call_MPI_Session_call_errhandler, 0},
    {"MPI_Session_create_errhandler", call_MPI_Session_create_errhandler, 0},
    {"MPI_Session_get_errhandler", call_MPI_Session_get_errhandler, 0},
    {"MPI_Session_set_errhandler", call_MPI_Session_set_errhandler, 0},
    {"MPI_Win_call_errhandler", call_MPI_Win_call_errhandler, 0},
    {"MPI_Win_create_errhandler", call_MPI_Win_create_errhandler, 0},
    {"MPI_Win_get_errhandler", call_MPI_Win_get_errhandler, 0},
    {"MPI_Win_set_errhandler", call_MPI_Win_set_errhandler, 0},
    {nullptr, nullptr, 0}
};
