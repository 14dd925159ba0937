// Do not edit: `bindery generate` writes this from specs/routines/processes.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "processes", each argument with a value of its own.
#include "modern_caller.hpp"

static void call_MPI_Abort(int profiled)
{
#if REC_HAS(MPI_Abort)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int errorcode = (int)102;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::abort(comm, errorcode) : mpi::abort(comm, errorcode);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::abort(comm, errorcode) : mpi::returning::abort(comm, errorcode);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_create_from_group(int profiled)
{
#if REC_HAS(MPI_Comm_create_from_group)
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1004);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_create_from_group(group, "stringtag 102", info, errhandler) : mpi::comm_create_from_group(group, "stringtag 102", info, errhandler);
            newcomm = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_create_from_group(group, "stringtag 102", info, errhandler) : mpi::returning::comm_create_from_group(group, "stringtag 102", info, errhandler);
        returned = result_.code();
        auto &out_ = *result_;
        newcomm = out_;
    }
    REC_OBSERVE_HANDLE("newcomm", newcomm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Finalize(int profiled)
{
#if REC_HAS(MPI_Finalize)
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::finalize() : mpi::finalize();
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::finalize() : mpi::returning::finalize();
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Finalized(int profiled)
{
#if REC_HAS(MPI_Finalized)
    int flag = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::finalized() : mpi::finalized();
            flag = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::finalized() : mpi::returning::finalized();
        returned = result_.code();
        auto &out_ = *result_;
        flag = out_;
    }
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Group_from_session_pset(int profiled)
{
#if REC_HAS(MPI_Group_from_session_pset)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::group_from_session_pset(session, "pset_name 102") : mpi::group_from_session_pset(session, "pset_name 102");
            newgroup = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::group_from_session_pset(session, "pset_name 102") : mpi::returning::group_from_session_pset(session, "pset_name 102");
        returned = result_.code();
        auto &out_ = *result_;
        newgroup = out_;
    }
    REC_OBSERVE_HANDLE("newgroup", newgroup);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Init(int profiled)
{
#if REC_HAS(MPI_Init)
    int argc = 3;
    char **argv = rec_words;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::init(&argc, &argv) : mpi::init(&argc, &argv);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::init(&argc, &argv) : mpi::returning::init(&argc, &argv);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Init_thread(int profiled)
{
#if REC_HAS(MPI_Init_thread)
    int argc = 3;
    char **argv = rec_words;
    int required = (int)103;
    int provided = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::init_thread(&argc, &argv, required) : mpi::init_thread(&argc, &argv, required);
            provided = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::init_thread(&argc, &argv, required) : mpi::returning::init_thread(&argc, &argv, required);
        returned = result_.code();
        auto &out_ = *result_;
        provided = out_;
    }
    rec_observe_number("provided", provided);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Initialized(int profiled)
{
#if REC_HAS(MPI_Initialized)
    int flag = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::initialized() : mpi::initialized();
            flag = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::initialized() : mpi::returning::initialized();
        returned = result_.code();
        auto &out_ = *result_;
        flag = out_;
    }
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Is_thread_main(int profiled)
{
#if REC_HAS(MPI_Is_thread_main)
    int flag = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::is_thread_main() : mpi::is_thread_main();
            flag = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::is_thread_main() : mpi::returning::is_thread_main();
        returned = result_.code();
        auto &out_ = *result_;
        flag = out_;
    }
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Query_thread(int profiled)
{
#if REC_HAS(MPI_Query_thread)
    int provided = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::query_thread() : mpi::query_thread();
            provided = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::query_thread() : mpi::returning::query_thread();
        returned = result_.code();
        auto &out_ = *result_;
        provided = out_;
    }
    rec_observe_number("provided", provided);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_finalize(int profiled)
{
#if REC_HAS(MPI_Session_finalize)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::session_finalize(mpi::handles<mpi::session>(&session, 1)[0]) : mpi::session_finalize(mpi::handles<mpi::session>(&session, 1)[0]);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::session_finalize(mpi::handles<mpi::session>(&session, 1)[0]) : mpi::returning::session_finalize(mpi::handles<mpi::session>(&session, 1)[0]);
        returned = result_.code();
    }
    REC_OBSERVE_HANDLE("session", session);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_get_info(int profiled)
{
#if REC_HAS(MPI_Session_get_info)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Info info_used = REC_NEW(MPI_Info, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::session_get_info(session) : mpi::session_get_info(session);
            info_used = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::session_get_info(session) : mpi::returning::session_get_info(session);
        returned = result_.code();
        auto &out_ = *result_;
        info_used = out_;
    }
    REC_OBSERVE_HANDLE("info_used", info_used);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_get_nth_pset(int profiled)
{
#if REC_HAS(MPI_Session_get_nth_pset)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int n = (int)103;
    int pset_len = (int)104;
    char pset_name[REC_STRING] = "";
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::session_get_nth_pset(session, info, n, std::span(+pset_name, static_cast<std::size_t>(pset_len))) : mpi::session_get_nth_pset(session, info, n, std::span(+pset_name, static_cast<std::size_t>(pset_len)));
            pset_len = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::session_get_nth_pset(session, info, n, std::span(+pset_name, static_cast<std::size_t>(pset_len))) : mpi::returning::session_get_nth_pset(session, info, n, std::span(+pset_name, static_cast<std::size_t>(pset_len)));
        returned = result_.code();
        auto &out_ = *result_;
        pset_len = out_;
    }
    rec_observe_number("pset_len", pset_len);
    rec_observe_string("pset_name", pset_name);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_get_num_psets(int profiled)
{
#if REC_HAS(MPI_Session_get_num_psets)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int npset_names = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::session_get_num_psets(session, info) : mpi::session_get_num_psets(session, info);
            npset_names = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::session_get_num_psets(session, info) : mpi::returning::session_get_num_psets(session, info);
        returned = result_.code();
        auto &out_ = *result_;
        npset_names = out_;
    }
    rec_observe_number("npset_names", npset_names);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_get_pset_info(int profiled)
{
#if REC_HAS(MPI_Session_get_pset_info)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::session_get_pset_info(session, "pset_name 102") : mpi::session_get_pset_info(session, "pset_name 102");
            info = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::session_get_pset_info(session, "pset_name 102") : mpi::returning::session_get_pset_info(session, "pset_name 102");
        returned = result_.code();
        auto &out_ = *result_;
        info = out_;
    }
    REC_OBSERVE_HANDLE("info", info);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_init(int profiled)
{
#if REC_HAS(MPI_Session_init)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1002);
    MPI_Session session = REC_NEW(MPI_Session, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::session_init(info, errhandler) : mpi::session_init(info, errhandler);
            session = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::session_init(info, errhandler) : mpi::returning::session_init(info, errhandler);
        returned = result_.code();
        auto &out_ = *result_;
        session = out_;
    }
    REC_OBSERVE_HANDLE("session", session);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_processes[] = {
    {"MPI_Abort", call_MPI_Abort, 0},
    {"MPI_Comm_create_from_group", call_MPI_Comm_create_from_group, 0},
    {"MPI_Finalize", call_MPI_Finalize, 0},
    {"MPI_Finalized", call_MPI_Finalized, 0},
    {"MPI_Group_from_session_pset", call_MPI_Group_from_session_pset, 0},
    {"MPI_Init", call_MPI_Init, 0},
    {"MPI_Init_thread", call_MPI_Init_thread, 0},
    {"MPI_Initialized", call_MPI_Initialized, 0},
    {"MPI_Is_thread_main", call_MPI_Is_thread_main, 0},
    {"MPI_Query_thread", call_MPI_Query_thread, 0},
    {"MPI_Session_finalize", call_MPI_Session_finalize, 0},
    {"MPI_Session_get_info", call_MPI_Session_get_info, 0},
    {"MPI_Session_get_nth_pset", call_MPI_Session_get_nth_pset, 0},
    {"MPI_Session_get_num_psets", call_MPI_Session_get_num_psets, 0},
    {"MPI_Session_get_pset_info", call_MPI_Session_get_pset_info, 0},
    {"MPI_Session_init", call_MPI_Session_init, 0},
    {nullptr, nullptr, 0}
};
