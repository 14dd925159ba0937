/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_Abort
#if BND_HAS_MPI_Abort
int BND_IMPLEMENTATION(Abort)(abi_Comm comm, int errorcode)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Abort", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Abort)(bnd_to_Comm(comm), bnd_to_error_classes(errorcode)), "MPI_Abort",
            BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Abort)(abi_Comm comm, int errorcode)
{
    (void)comm, (void)errorcode;
    return BND_UNSUPPORTED("MPI_Abort", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_create_from_group
#if BND_HAS_MPI_Comm_create_from_group
int BND_IMPLEMENTATION(Comm_create_from_group)(abi_Group group, const char *stringtag, abi_Info info,
        abi_Errhandler errhandler, abi_Comm *newcomm)
{
    BND_ABI_REFUSE_WRONG(Group, group, 1, ABI_ERR_GROUP, "MPI_Comm_create_from_group", BND_ON_ERRHANDLER, errhandler);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Comm_create_from_group", BND_ON_ERRHANDLER,
            errhandler);
    BND_ABI_REFUSE_WRONG(Errhandler, errhandler, 1, ABI_ERR_ERRHANDLER, "MPI_Comm_create_from_group",
            BND_ON_ERRHANDLER, errhandler);
    MPI_Comm c_newcomm = bnd_null_Comm;
    const int bnd_result = BND_NATIVE(Comm_create_from_group)(bnd_to_Group(group), stringtag, bnd_to_Info(info),
            bnd_to_Errhandler(errhandler), &c_newcomm);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newcomm = bnd_from_Comm(c_newcomm);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_create_from_group", BND_ON_ERRHANDLER, errhandler);
}
#else
int BND_IMPLEMENTATION(Comm_create_from_group)(abi_Group group, const char *stringtag, abi_Info info,
        abi_Errhandler errhandler, abi_Comm *newcomm)
{
    (void)group, (void)stringtag, (void)info, (void)errhandler, (void)newcomm;
    return BND_UNSUPPORTED("MPI_Comm_create_from_group", BND_ON_ERRHANDLER, errhandler);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Finalize
#if BND_HAS_MPI_Finalize
int BND_IMPLEMENTATION(Finalize)(void)
{
    return BND_RETURNED(BND_NATIVE(Finalize)(), "MPI_Finalize", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Finalize)(void)
{
    return BND_UNSUPPORTED("MPI_Finalize", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Finalized
#if BND_HAS_MPI_Finalized
int BND_IMPLEMENTATION(Finalized)(int *flag)
{
    return BND_RETURNED(BND_NATIVE(Finalized)((void *)flag), "MPI_Finalized", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Finalized)(int *flag)
{
    (void)flag;
    return BND_UNSUPPORTED("MPI_Finalized", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Group_from_session_pset
#if BND_HAS_MPI_Group_from_session_pset
int BND_IMPLEMENTATION(Group_from_session_pset)(abi_Session session, const char *pset_name, abi_Group *newgroup)
{
    BND_ABI_REFUSE_WRONG(Session, session, 1, ABI_ERR_SESSION, "MPI_Group_from_session_pset", BND_ON_SESSION, session);
    MPI_Group c_newgroup = bnd_null_Group;
    const int bnd_result = BND_NATIVE(Group_from_session_pset)(bnd_to_Session(session), pset_name, &c_newgroup);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newgroup = bnd_from_Group(c_newgroup);
    }
    return BND_RETURNED(bnd_result, "MPI_Group_from_session_pset", BND_ON_SESSION, session);
}
#else
int BND_IMPLEMENTATION(Group_from_session_pset)(abi_Session session, const char *pset_name, abi_Group *newgroup)
{
    (void)session, (void)pset_name, (void)newgroup;
    return BND_UNSUPPORTED("MPI_Group_from_session_pset", BND_ON_SESSION, session);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Init
#if BND_HAS_MPI_Init
int BND_IMPLEMENTATION(Init)(int *argc, char ***argv)
{
    return BND_RETURNED(BND_NATIVE(Init)(argc, argv), "MPI_Init", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Init)(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    return BND_UNSUPPORTED("MPI_Init", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Init_thread
#if BND_HAS_MPI_Init_thread
int BND_IMPLEMENTATION(Init_thread)(int *argc, char ***argv, int required, int *provided)
{
    const int bnd_result = BND_NATIVE(Init_thread)(argc, argv, bnd_to_thread_levels(required), (void *)provided);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *provided = bnd_from_thread_levels(*provided);
    }
    return BND_RETURNED(bnd_result, "MPI_Init_thread", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Init_thread)(int *argc, char ***argv, int required, int *provided)
{
    (void)argc, (void)argv, (void)required, (void)provided;
    return BND_UNSUPPORTED("MPI_Init_thread", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Initialized
#if BND_HAS_MPI_Initialized
int BND_IMPLEMENTATION(Initialized)(int *flag)
{
    return BND_RETURNED(BND_NATIVE(Initialized)((void *)flag), "MPI_Initialized", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Initialized)(int *flag)
{
    (void)flag;
    return BND_UNSUPPORTED("MPI_Initialized", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Is_thread_main
#if BND_HAS_MPI_Is_thread_main
int BND_IMPLEMENTATION(Is_thread_main)(int *flag)
{
    return BND_RETURNED(BND_NATIVE(Is_thread_main)((void *)flag), "MPI_Is_thread_main", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Is_thread_main)(int *flag)
{
    (void)flag;
    return BND_UNSUPPORTED("MPI_Is_thread_main", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Query_thread
#if BND_HAS_MPI_Query_thread
int BND_IMPLEMENTATION(Query_thread)(int *provided)
{
    const int bnd_result = BND_NATIVE(Query_thread)((void *)provided);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *provided = bnd_from_thread_levels(*provided);
    }
    return BND_RETURNED(bnd_result, "MPI_Query_thread", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Query_thread)(int *provided)
{
    (void)provided;
    return BND_UNSUPPORTED("MPI_Query_thread", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Session_finalize
#if BND_HAS_MPI_Session_finalize
int BND_IMPLEMENTATION(Session_finalize)(abi_Session *session)
{
    BND_ABI_REFUSE_WRONG(Session, *session, 1, ABI_ERR_SESSION, "MPI_Session_finalize", BND_ON_SESSION, *session);
    MPI_Session c_session = bnd_to_Session(*session);
    const int bnd_result = BND_NATIVE(Session_finalize)(&c_session);
    *session = bnd_from_Session(c_session);
    return BND_RETURNED(bnd_result, "MPI_Session_finalize", BND_ON_SESSION, *session);
}
#else
int BND_IMPLEMENTATION(Session_finalize)(abi_Session *session)
{
    (void)session;
    return BND_UNSUPPORTED("MPI_Session_finalize", BND_ON_SESSION, *session);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Session_get_info
#if BND_HAS_MPI_Session_get_info
int BND_IMPLEMENTATION(Session_get_info)(abi_Session session, abi_Info *info_used)
{
    BND_ABI_REFUSE_WRONG(Session, session, 1, ABI_ERR_SESSION, "MPI_Session_get_info", BND_ON_SESSION, session);
    MPI_Info c_info_used = bnd_null_Info;
    const int bnd_result = BND_NATIVE(Session_get_info)(bnd_to_Session(session), &c_info_used);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *info_used = bnd_from_Info(c_info_used);
    }
    return BND_RETURNED(bnd_result, "MPI_Session_get_info", BND_ON_SESSION, session);
}
#else
int BND_IMPLEMENTATION(Session_get_info)(abi_Session session, abi_Info *info_used)
{
    (void)session, (void)info_used;
    return BND_UNSUPPORTED("MPI_Session_get_info", BND_ON_SESSION, session);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Session_get_nth_pset
#if BND_HAS_MPI_Session_get_nth_pset
int BND_IMPLEMENTATION(Session_get_nth_pset)(abi_Session session, abi_Info info, int n, int *pset_len, char *pset_name)
{
    BND_ABI_REFUSE_WRONG(Session, session, 1, ABI_ERR_SESSION, "MPI_Session_get_nth_pset", BND_ON_SESSION, session);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Session_get_nth_pset", BND_ON_SESSION, session);
    return BND_RETURNED(BND_NATIVE(Session_get_nth_pset)(bnd_to_Session(session), bnd_to_Info(info), n,
            (void *)pset_len, pset_name), "MPI_Session_get_nth_pset", BND_ON_SESSION, session);
}
#else
int BND_IMPLEMENTATION(Session_get_nth_pset)(abi_Session session, abi_Info info, int n, int *pset_len, char *pset_name)
{
    (void)session, (void)info, (void)n, (void)pset_len, (void)pset_name;
    return BND_UNSUPPORTED("MPI_Session_get_nth_pset", BND_ON_SESSION, session);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Session_get_num_psets
#if BND_HAS_MPI_Session_get_num_psets
int BND_IMPLEMENTATION(Session_get_num_psets)(abi_Session session, abi_Info info, int *npset_names)
{
    BND_ABI_REFUSE_WRONG(Session, session, 1, ABI_ERR_SESSION, "MPI_Session_get_num_psets", BND_ON_SESSION, session);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Session_get_num_psets", BND_ON_SESSION, session);
    return BND_RETURNED(BND_NATIVE(Session_get_num_psets)(bnd_to_Session(session), bnd_to_Info(info),
            (void *)npset_names), "MPI_Session_get_num_psets", BND_ON_SESSION, session);
}
#else
int BND_IMPLEMENTATION(Session_get_num_psets)(abi_Session session, abi_Info info, int *npset_names)
{
    (void)session, (void)info, (void)npset_names;
    return BND_UNSUPPORTED("MPI_Session_get_num_psets", BND_ON_SESSION, session);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Session_get_pset_info
#if BND_HAS_MPI_Session_get_pset_info
int BND_IMPLEMENTATION(Session_get_pset_info)(abi_Session session, const char *pset_name, abi_Info *info)
{
    BND_ABI_REFUSE_WRONG(Session, session, 1, ABI_ERR_SESSION, "MPI_Session_get_pset_info", BND_ON_SESSION, session);
    MPI_Info c_info = bnd_null_Info;
    const int bnd_result = BND_NATIVE(Session_get_pset_info)(bnd_to_Session(session), pset_name, &c_info);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *info = bnd_from_Info(c_info);
    }
    return BND_RETURNED(bnd_result, "MPI_Session_get_pset_info", BND_ON_SESSION, session);
}
#else
int BND_IMPLEMENTATION(Session_get_pset_info)(abi_Session session, const char *pset_name, abi_Info *info)
{
    (void)session, (void)pset_name, (void)info;
    return BND_UNSUPPORTED("MPI_Session_get_pset_info", BND_ON_SESSION, session);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Session_init
#if BND_HAS_MPI_Session_init
int BND_IMPLEMENTATION(Session_init)(abi_Info info, abi_Errhandler errhandler, abi_Session *session)
{
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Session_init", BND_ON_NOTHING, 0);
    BND_ABI_REFUSE_WRONG(Errhandler, errhandler, 1, ABI_ERR_ERRHANDLER, "MPI_Session_init", BND_ON_NOTHING, 0);
    MPI_Session c_session = bnd_null_Session;
    const int bnd_result = BND_NATIVE(Session_init)(bnd_to_Info(info), bnd_to_Errhandler(errhandler), &c_session);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *session = bnd_from_Session(c_session);
    }
    return BND_RETURNED(bnd_result, "MPI_Session_init", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Session_init)(abi_Info info, abi_Errhandler errhandler, abi_Session *session)
{
    (void)info, (void)errhandler, (void)session;
    return BND_UNSUPPORTED("MPI_Session_init", BND_ON_NOTHING, 0);
}
#endif
#endif

