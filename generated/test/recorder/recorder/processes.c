/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "processes": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_Abort) && !REC_OWN_MPI_Abort
int REC_NAME(Abort)(MPI_Comm comm, int errorcode) REC_LABEL(Abort);
int REC_NAME(Abort)(MPI_Comm comm, int errorcode)
{
    rec_enter("Abort", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_number("errorcode", errorcode);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_create_from_group) && !REC_OWN_MPI_Comm_create_from_group
int REC_NAME(Comm_create_from_group)(MPI_Group group, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler,
        MPI_Comm *newcomm) REC_LABEL(Comm_create_from_group);
int REC_NAME(Comm_create_from_group)(MPI_Group group, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler,
        MPI_Comm *newcomm)
{
    rec_enter("Comm_create_from_group", REC_SHIFT);
    REC_HANDLE("group", group);
    rec_string("stringtag", stringtag);
    REC_HANDLE("info", info);
    REC_HANDLE("errhandler", errhandler);
    *newcomm = REC_NEW(MPI_Comm, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Finalize) && !REC_OWN_MPI_Finalize
int REC_NAME(Finalize)(void) REC_LABEL(Finalize);
int REC_NAME(Finalize)(void)
{
    rec_enter("Finalize", REC_SHIFT);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Finalized) && !REC_OWN_MPI_Finalized
int REC_NAME(Finalized)(int *flag) REC_LABEL(Finalized);
int REC_NAME(Finalized)(int *flag)
{
    rec_enter("Finalized", REC_SHIFT);
    *flag = 0;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Group_from_session_pset) && !REC_OWN_MPI_Group_from_session_pset
int REC_NAME(Group_from_session_pset)(MPI_Session session, const char *pset_name,
        MPI_Group *newgroup) REC_LABEL(Group_from_session_pset);
int REC_NAME(Group_from_session_pset)(MPI_Session session, const char *pset_name, MPI_Group *newgroup)
{
    rec_enter("Group_from_session_pset", REC_SHIFT);
    REC_HANDLE("session", session);
    rec_string("pset_name", pset_name);
    *newgroup = REC_NEW(MPI_Group, 2003);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Init) && !REC_OWN_MPI_Init
int REC_NAME(Init)(int *argc, char ***argv) REC_LABEL(Init);
int REC_NAME(Init)(int *argc, char ***argv)
{
    rec_enter("Init", REC_SHIFT);
    if (argc) rec_number("argc", *argc);
    if (argv) rec_strings("argv", *argv);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Init_thread) && !REC_OWN_MPI_Init_thread
int REC_NAME(Init_thread)(int *argc, char ***argv, int required, int *provided) REC_LABEL(Init_thread);
int REC_NAME(Init_thread)(int *argc, char ***argv, int required, int *provided)
{
    rec_enter("Init_thread", REC_SHIFT);
    if (argc) rec_number("argc", *argc);
    if (argv) rec_strings("argv", *argv);
    rec_number("required", required);
    *provided = 204;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Initialized) && !REC_OWN_MPI_Initialized
int REC_NAME(Initialized)(int *flag) REC_LABEL(Initialized);
int REC_NAME(Initialized)(int *flag)
{
    rec_enter("Initialized", REC_SHIFT);
    *flag = 0;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Is_thread_main) && !REC_OWN_MPI_Is_thread_main
int REC_NAME(Is_thread_main)(int *flag) REC_LABEL(Is_thread_main);
int REC_NAME(Is_thread_main)(int *flag)
{
    rec_enter("Is_thread_main", REC_SHIFT);
    *flag = 0;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Query_thread) && !REC_OWN_MPI_Query_thread
int REC_NAME(Query_thread)(int *provided) REC_LABEL(Query_thread);
int REC_NAME(Query_thread)(int *provided)
{
    rec_enter("Query_thread", REC_SHIFT);
    *provided = 201;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Session_finalize) && !REC_OWN_MPI_Session_finalize
int REC_NAME(Session_finalize)(MPI_Session *session) REC_LABEL(Session_finalize);
int REC_NAME(Session_finalize)(MPI_Session *session)
{
    rec_enter("Session_finalize", REC_SHIFT);
    REC_HANDLE("session", *session);
    *session = REC_NEW(MPI_Session, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Session_get_info) && !REC_OWN_MPI_Session_get_info
int REC_NAME(Session_get_info)(MPI_Session session, MPI_Info *info_used) REC_LABEL(Session_get_info);
int REC_NAME(Session_get_info)(MPI_Session session, MPI_Info *info_used)
{
    rec_enter("Session_get_info", REC_SHIFT);
    REC_HANDLE("session", session);
    *info_used = REC_NEW(MPI_Info, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Session_get_nth_pset) && !REC_OWN_MPI_Session_get_nth_pset
int REC_NAME(Session_get_nth_pset)(MPI_Session session, MPI_Info info, int n, int *pset_len,
        char *pset_name) REC_LABEL(Session_get_nth_pset);
int REC_NAME(Session_get_nth_pset)(MPI_Session session, MPI_Info info, int n, int *pset_len, char *pset_name)
{
    rec_enter("Session_get_nth_pset", REC_SHIFT);
    REC_HANDLE("session", session);
    REC_HANDLE("info", info);
    rec_number("n", n);
    rec_number("pset_len", *pset_len);
    *pset_len = 204;
    rec_reply_string(pset_name, 5);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Session_get_num_psets) && !REC_OWN_MPI_Session_get_num_psets
int REC_NAME(Session_get_num_psets)(MPI_Session session, MPI_Info info,
        int *npset_names) REC_LABEL(Session_get_num_psets);
int REC_NAME(Session_get_num_psets)(MPI_Session session, MPI_Info info, int *npset_names)
{
    rec_enter("Session_get_num_psets", REC_SHIFT);
    REC_HANDLE("session", session);
    REC_HANDLE("info", info);
    *npset_names = 203;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Session_get_pset_info) && !REC_OWN_MPI_Session_get_pset_info
int REC_NAME(Session_get_pset_info)(MPI_Session session, const char *pset_name,
        MPI_Info *info) REC_LABEL(Session_get_pset_info);
int REC_NAME(Session_get_pset_info)(MPI_Session session, const char *pset_name, MPI_Info *info)
{
    rec_enter("Session_get_pset_info", REC_SHIFT);
    REC_HANDLE("session", session);
    rec_string("pset_name", pset_name);
    *info = REC_NEW(MPI_Info, 2003);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Session_init) && !REC_OWN_MPI_Session_init
int REC_NAME(Session_init)(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session) REC_LABEL(Session_init);
int REC_NAME(Session_init)(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session)
{
    rec_enter("Session_init", REC_SHIFT);
    REC_HANDLE("info", info);
    REC_HANDLE("errhandler", errhandler);
    *session = REC_NEW(MPI_Session, 2003);
    return rec_reply();
}
#endif

