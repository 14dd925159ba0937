/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "processes" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_Abort_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int errorcode = (int)102;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Abort)(comm, errorcode);
    rec_expect_refusal("MPI_Abort", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_create_from_group_0(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1004);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    group = MPI_GROUP_NULL;
    int returned = (MPI_Comm_create_from_group)(group, "stringtag 102", info, errhandler, &newcomm);
    rec_expect_refusal("MPI_Comm_create_from_group", "group", MPI_ERR_GROUP, BND_ON_ERRHANDLER, (void *)errhandler,
            returned);
}

static void refuse_MPI_Comm_create_from_group_1(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1004);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = (MPI_Comm_create_from_group)(group, 0, info, errhandler, &newcomm);
    rec_expect_refusal("MPI_Comm_create_from_group", "stringtag", MPI_ERR_ARG, BND_ON_ERRHANDLER, (void *)errhandler,
            returned);
}

static void refuse_MPI_Comm_create_from_group_2(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1004);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    errhandler = MPI_ERRHANDLER_NULL;
    int returned = (MPI_Comm_create_from_group)(group, "stringtag 102", info, errhandler, &newcomm);
    rec_expect_refusal("MPI_Comm_create_from_group", "errhandler", MPI_ERR_ERRHANDLER, BND_ON_ERRHANDLER,
            (void *)errhandler, returned);
}

static void refuse_MPI_Comm_create_from_group_3(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1004);
    int returned = (MPI_Comm_create_from_group)(group, "stringtag 102", info, errhandler, 0);
    rec_expect_refusal("MPI_Comm_create_from_group", "newcomm", MPI_ERR_ARG, BND_ON_ERRHANDLER, (void *)errhandler,
            returned);
}

static void refuse_MPI_Finalized_0(void)
{
    int returned = (MPI_Finalized)(0);
    rec_expect_refusal("MPI_Finalized", "flag", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Group_from_session_pset_0(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    session = MPI_SESSION_NULL;
    int returned = (MPI_Group_from_session_pset)(session, "pset_name 102", &newgroup);
    rec_expect_refusal("MPI_Group_from_session_pset", "session", MPI_ERR_SESSION, BND_ON_SESSION, (void *)session,
            returned);
}

static void refuse_MPI_Group_from_session_pset_1(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Group newgroup = REC_NEW(MPI_Group, 0);
    int returned = (MPI_Group_from_session_pset)(session, 0, &newgroup);
    rec_expect_refusal("MPI_Group_from_session_pset", "pset_name", MPI_ERR_ARG, BND_ON_SESSION, (void *)session,
            returned);
}

static void refuse_MPI_Group_from_session_pset_2(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    int returned = (MPI_Group_from_session_pset)(session, "pset_name 102", 0);
    rec_expect_refusal("MPI_Group_from_session_pset", "newgroup", MPI_ERR_ARG, BND_ON_SESSION, (void *)session,
            returned);
}

static void refuse_MPI_Init_thread_0(void)
{
    int argc = 3;
    char **argv = rec_words;
    int required = (int)103;
    int returned = (MPI_Init_thread)(&argc, &argv, required, 0);
    rec_expect_refusal("MPI_Init_thread", "provided", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Initialized_0(void)
{
    int returned = (MPI_Initialized)(0);
    rec_expect_refusal("MPI_Initialized", "flag", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Is_thread_main_0(void)
{
    int returned = (MPI_Is_thread_main)(0);
    rec_expect_refusal("MPI_Is_thread_main", "flag", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Query_thread_0(void)
{
    int returned = (MPI_Query_thread)(0);
    rec_expect_refusal("MPI_Query_thread", "provided", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Session_finalize_0(void)
{
    int returned = (MPI_Session_finalize)(0);
    rec_expect_refusal("MPI_Session_finalize", "session", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Session_finalize_1(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    session = MPI_SESSION_NULL;
    int returned = (MPI_Session_finalize)(&session);
    rec_expect_refusal("MPI_Session_finalize", "session", MPI_ERR_SESSION, BND_ON_SESSION, (void *)session, returned);
}

static void refuse_MPI_Session_get_info_0(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Info info_used = REC_NEW(MPI_Info, 0);
    session = MPI_SESSION_NULL;
    int returned = (MPI_Session_get_info)(session, &info_used);
    rec_expect_refusal("MPI_Session_get_info", "session", MPI_ERR_SESSION, BND_ON_SESSION, (void *)session, returned);
}

static void refuse_MPI_Session_get_info_1(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    int returned = (MPI_Session_get_info)(session, 0);
    rec_expect_refusal("MPI_Session_get_info", "info_used", MPI_ERR_ARG, BND_ON_SESSION, (void *)session, returned);
}

static void refuse_MPI_Session_get_nth_pset_0(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int n = (int)103;
    int pset_len = (int)104;
    char pset_name[REC_STRING] = "";
    session = MPI_SESSION_NULL;
    int returned = (MPI_Session_get_nth_pset)(session, info, n, &pset_len, pset_name);
    rec_expect_refusal("MPI_Session_get_nth_pset", "session", MPI_ERR_SESSION, BND_ON_SESSION, (void *)session,
            returned);
}

static void refuse_MPI_Session_get_nth_pset_1(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int n = (int)103;
    char pset_name[REC_STRING] = "";
    int returned = (MPI_Session_get_nth_pset)(session, info, n, 0, pset_name);
    rec_expect_refusal("MPI_Session_get_nth_pset", "pset_len", MPI_ERR_ARG, BND_ON_SESSION, (void *)session, returned);
}

static void refuse_MPI_Session_get_num_psets_0(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int npset_names = (int)0;
    session = MPI_SESSION_NULL;
    int returned = (MPI_Session_get_num_psets)(session, info, &npset_names);
    rec_expect_refusal("MPI_Session_get_num_psets", "session", MPI_ERR_SESSION, BND_ON_SESSION, (void *)session,
            returned);
}

static void refuse_MPI_Session_get_num_psets_1(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = (MPI_Session_get_num_psets)(session, info, 0);
    rec_expect_refusal("MPI_Session_get_num_psets", "npset_names", MPI_ERR_ARG, BND_ON_SESSION, (void *)session,
            returned);
}

static void refuse_MPI_Session_get_pset_info_0(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 0);
    session = MPI_SESSION_NULL;
    int returned = (MPI_Session_get_pset_info)(session, "pset_name 102", &info);
    rec_expect_refusal("MPI_Session_get_pset_info", "session", MPI_ERR_SESSION, BND_ON_SESSION, (void *)session,
            returned);
}

static void refuse_MPI_Session_get_pset_info_1(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 0);
    int returned = (MPI_Session_get_pset_info)(session, 0, &info);
    rec_expect_refusal("MPI_Session_get_pset_info", "pset_name", MPI_ERR_ARG, BND_ON_SESSION, (void *)session,
            returned);
}

static void refuse_MPI_Session_get_pset_info_2(void)
{
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    int returned = (MPI_Session_get_pset_info)(session, "pset_name 102", 0);
    rec_expect_refusal("MPI_Session_get_pset_info", "info", MPI_ERR_ARG, BND_ON_SESSION, (void *)session, returned);
}

static void refuse_MPI_Session_init_0(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1002);
    MPI_Session session = REC_NEW(MPI_Session, 0);
    errhandler = MPI_ERRHANDLER_NULL;
    int returned = (MPI_Session_init)(info, errhandler, &session);
    rec_expect_refusal("MPI_Session_init", "errhandler", MPI_ERR_ERRHANDLER, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Session_init_1(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1002);
    int returned = (MPI_Session_init)(info, errhandler, 0);
    rec_expect_refusal("MPI_Session_init", "session", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

const struct rec_refusal rec_refusals_processes[] = {
    {"MPI_Abort", refuse_MPI_Abort_0},
    {"MPI_Comm_create_from_group", refuse_MPI_Comm_create_from_group_0},
    {"MPI_Comm_create_from_group", refuse_MPI_Comm_create_from_group_1},
    {"MPI_Comm_create_from_group", refuse_MPI_Comm_create_from_group_2},
    {"MPI_Comm_create_from_group", refuse_MPI_Comm_create_from_group_3},
    {"MPI_Finalized", refuse_MPI_Finalized_0},
    {"MPI_Group_from_session_pset", refuse_MPI_Group_from_session_pset_0},
    {"MPI_Group_from_session_pset", refuse_MPI_Group_from_session_pset_1},
    {"MPI_Group_from_session_pset", refuse_MPI_Group_from_session_pset_2},
    {"MPI_Init_thread", refuse_MPI_Init_thread_0},
    {"MPI_Initialized", refuse_MPI_Initialized_0},
    {"MPI_Is_thread_main", refuse_MPI_Is_thread_main_0},
    {"MPI_Query_thread", refuse_MPI_Query_thread_0},
    {"MPI_Session_finalize", refuse_MPI_Session_finalize_0},
    {"MPI_Session_finalize", refuse_MPI_Session_finalize_1},
    {"MPI_Session_get_info", refuse_MPI_Session_get_info_0},
    {"MPI_Session_get_info", refuse_MPI_Session_get_info_1},
    {"MPI_Session_get_nth_pset", refuse_MPI_Session_get_nth_pset_0},
    {"MPI_Session_get_nth_pset", refuse_MPI_Session_get_nth_pset_1},
    {"MPI_Session_get_num_psets", refuse_MPI_Session_get_num_psets_0},
    {"MPI_Session_get_num_psets", refuse_MPI_Session_get_num_psets_1},
    {"MPI_Session_get_pset_info", refuse_MPI_Session_get_pset_info_0},
    {"MPI_Session_get_pset_info", refuse_MPI_Session_get_pset_info_1},
    {"MPI_Session_get_pset_info", refuse_MPI_Session_get_pset_info_2},
    {"MPI_Session_init", refuse_MPI_Session_init_0},
    {"MPI_Session_init", refuse_MPI_Session_init_1},
    {0, 0}
};
