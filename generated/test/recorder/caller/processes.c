/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml through templates/test/recorder/caller.c.j2. */
/* Calls of every routine of the chapter "processes", each argument with a value of its own. */
#include "recorder.h"

static void call_MPI_Abort(int profiled)
{
#if REC_HAS(MPI_Abort)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int errorcode = (int)102;
    int returned = profiled ? (PMPI_Abort)(comm, errorcode) : (MPI_Abort)(comm, errorcode);
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
    int returned = profiled ? (PMPI_Comm_create_from_group)(group, "stringtag 102", info, errhandler,
            &newcomm) : (MPI_Comm_create_from_group)(group, "stringtag 102", info, errhandler, &newcomm);
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
    int returned = profiled ? (PMPI_Finalize)() : (MPI_Finalize)();
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
    int returned = profiled ? (PMPI_Finalized)(&flag) : (MPI_Finalized)(&flag);
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
    int returned = profiled ? (PMPI_Group_from_session_pset)(session, "pset_name 102",
            &newgroup) : (MPI_Group_from_session_pset)(session, "pset_name 102", &newgroup);
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
    int returned = profiled ? (PMPI_Init)(&argc, &argv) : (MPI_Init)(&argc, &argv);
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
    int returned = profiled ? (PMPI_Init_thread)(&argc, &argv, required, &provided) : (MPI_Init_thread)(&argc, &argv,
            required, &provided);
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
    int returned = profiled ? (PMPI_Initialized)(&flag) : (MPI_Initialized)(&flag);
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
    int returned = profiled ? (PMPI_Is_thread_main)(&flag) : (MPI_Is_thread_main)(&flag);
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
    int returned = profiled ? (PMPI_Query_thread)(&provided) : (MPI_Query_thread)(&provided);
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
    int returned = profiled ? (PMPI_Session_finalize)(&session) : (MPI_Session_finalize)(&session);
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
    int returned = profiled ? (PMPI_Session_get_info)(session, &info_used) : (MPI_Session_get_info)(session,
            &info_used);
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
    int returned = profiled ? (PMPI_Session_get_nth_pset)(session, info, n, &pset_len,
            pset_name) : (MPI_Session_get_nth_pset)(session, info, n, &pset_len, pset_name);
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
    int returned = profiled ? (PMPI_Session_get_num_psets)(session, info,
            &npset_names) : (MPI_Session_get_num_psets)(session, info, &npset_names);
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
    int returned = profiled ? (PMPI_Session_get_pset_info)(session, "pset_name 102",
            &info) : (MPI_Session_get_pset_info)(session, "pset_name 102", &info);
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
    int returned = profiled ? (PMPI_Session_init)(info, errhandler, &session) : (MPI_Session_init)(info, errhandler,
            &session);
    REC_OBSERVE_HANDLE("session", session);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_processes[] = {
    {"MPI_Abort", call_MPI_Abort, 1},
    {"MPI_Comm_create_from_group", call_MPI_Comm_create_from_group, 1},
    {"MPI_Finalize", call_MPI_Finalize, 1},
    {"MPI_Finalized", call_MPI_Finalized, 0},
    {"MPI_Group_from_session_pset", call_MPI_Group_from_session_pset, 1},
    {"MPI_Init", call_MPI_Init, 0},
    {"MPI_Init_thread", call_MPI_Init_thread, 0},
    {"MPI_Initialized", call_MPI_Initialized, 0},
    {"MPI_Is_thread_main", call_MPI_Is_thread_main, 1},
    {"MPI_Query_thread", call_MPI_Query_thread, 1},
    {"MPI_Session_finalize", call_MPI_Session_finalize, 1},
    {"MPI_Session_get_info", call_MPI_Session_get_info, 1},
    {"MPI_Session_get_nth_pset", call_MPI_Session_get_nth_pset, 1},
    {"MPI_Session_get_num_psets", call_MPI_Session_get_num_psets, 1},
    {"MPI_Session_get_pset_info", call_MPI_Session_get_pset_info, 1},
    {"MPI_Session_init", call_MPI_Session_init, 0},
    {0, 0, 0}
};
