/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_Abort(MPI_Comm comm, int errorcode)
{
    try {
        Abort(find<Comm>(comm, "comm"), errorcode);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Abort", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_create_from_group(MPI_Group group, const char *stringtag, MPI_Info info,
        MPI_Errhandler errhandler, MPI_Comm *newcomm)
{
    try {
        Comm_create_from_group(find<Group>(group, "group"), stringtag, find_or_null<Info>(info, MPI_INFO_NULL, "info"),
                find<Errhandler>(errhandler, "errhandler"), newcomm);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_create_from_group", BND_ON_ERRHANDLER, errhandler);
    }
}

extern "C" int solo_Finalize(void)
{
    try {
        Finalize();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Finalize", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Finalized(int *flag)
{
    try {
        Finalized(flag);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Finalized", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Group_from_session_pset(MPI_Session session, const char *pset_name, MPI_Group *newgroup)
{
    try {
        Group_from_session_pset(find<Session>(session, "session"), pset_name, newgroup);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Group_from_session_pset", BND_ON_SESSION, session);
    }
}

extern "C" int solo_Init(int *argc, char ***argv)
{
    try {
        Init(argc, argv);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Init", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Init_thread(int *argc, char ***argv, int required, int *provided)
{
    try {
        Init_thread(argc, argv, required, provided);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Init_thread", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Initialized(int *flag)
{
    try {
        Initialized(flag);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Initialized", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Is_thread_main(int *flag)
{
    try {
        Is_thread_main(flag);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Is_thread_main", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Query_thread(int *provided)
{
    try {
        Query_thread(provided);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Query_thread", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Session_finalize(MPI_Session *session)
{
    try {
        Session_finalize(session);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Session_finalize", BND_ON_SESSION, *session);
    }
}

extern "C" int solo_Session_get_info(MPI_Session session, MPI_Info *info_used)
{
    try {
        Session_get_info(find<Session>(session, "session"), info_used);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Session_get_info", BND_ON_SESSION, session);
    }
}

extern "C" int solo_Session_get_nth_pset(MPI_Session session, MPI_Info info, int n, int *pset_len, char *pset_name)
{
    try {
        Session_get_nth_pset(find<Session>(session, "session"), find_or_null<Info>(info, MPI_INFO_NULL, "info"), n,
                pset_len, pset_name);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Session_get_nth_pset", BND_ON_SESSION, session);
    }
}

extern "C" int solo_Session_get_num_psets(MPI_Session session, MPI_Info info, int *npset_names)
{
    try {
        Session_get_num_psets(find<Session>(session, "session"), find_or_null<Info>(info, MPI_INFO_NULL, "info"),
                npset_names);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Session_get_num_psets", BND_ON_SESSION, session);
    }
}

extern "C" int solo_Session_get_pset_info(MPI_Session session, const char *pset_name, MPI_Info *info)
{
    try {
        Session_get_pset_info(find<Session>(session, "session"), pset_name, info);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Session_get_pset_info", BND_ON_SESSION, session);
    }
}

extern "C" int solo_Session_init(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session)
{
    try {
        Session_init(find_or_null<Info>(info, MPI_INFO_NULL, "info"), find<Errhandler>(errhandler, "errhandler"),
                session);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Session_init", BND_ON_NOTHING, 0);
    }
}

