/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "process-creation" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_Close_port_0(void)
{
    int returned = (MPI_Close_port)(0);
    rec_expect_refusal("MPI_Close_port", "port_name", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Comm_accept_0(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    root = -77;
    int returned = (MPI_Comm_accept)("port_name 101", info, root, comm, &newcomm);
    rec_expect_refusal("MPI_Comm_accept", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_accept_1(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_accept)("port_name 101", info, root, comm, &newcomm);
    rec_expect_refusal("MPI_Comm_accept", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_accept_2(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    int returned = (MPI_Comm_accept)("port_name 101", info, root, comm, 0);
    rec_expect_refusal("MPI_Comm_accept", "newcomm", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_connect_0(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    root = -77;
    int returned = (MPI_Comm_connect)("port_name 101", info, root, comm, &newcomm);
    rec_expect_refusal("MPI_Comm_connect", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_connect_1(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_connect)("port_name 101", info, root, comm, &newcomm);
    rec_expect_refusal("MPI_Comm_connect", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_connect_2(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    int returned = (MPI_Comm_connect)("port_name 101", info, root, comm, 0);
    rec_expect_refusal("MPI_Comm_connect", "newcomm", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_disconnect_0(void)
{
    int returned = (MPI_Comm_disconnect)(0);
    rec_expect_refusal("MPI_Comm_disconnect", "comm", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Comm_disconnect_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_disconnect)(&comm);
    rec_expect_refusal("MPI_Comm_disconnect", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_get_parent_0(void)
{
    int returned = (MPI_Comm_get_parent)(0);
    rec_expect_refusal("MPI_Comm_get_parent", "parent", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Comm_join_0(void)
{
    int fd = (int)101;
    int returned = (MPI_Comm_join)(fd, 0);
    rec_expect_refusal("MPI_Comm_join", "intercomm", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Comm_spawn_0(void)
{
    int maxprocs = (int)3;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Comm intercomm = REC_NEW(MPI_Comm, 0);
    int array_of_errcodes[REC_MOST] = REC_NUMBERS(0);
    root = -77;
    int returned = (MPI_Comm_spawn)("command 101", rec_words, maxprocs, info, root, comm, &intercomm,
            array_of_errcodes);
    rec_expect_refusal("MPI_Comm_spawn", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_spawn_1(void)
{
    int maxprocs = (int)3;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Comm intercomm = REC_NEW(MPI_Comm, 0);
    int array_of_errcodes[REC_MOST] = REC_NUMBERS(0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_spawn)("command 101", rec_words, maxprocs, info, root, comm, &intercomm,
            array_of_errcodes);
    rec_expect_refusal("MPI_Comm_spawn", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_spawn_2(void)
{
    int maxprocs = (int)3;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int array_of_errcodes[REC_MOST] = REC_NUMBERS(0);
    int returned = (MPI_Comm_spawn)("command 101", rec_words, maxprocs, info, root, comm, 0, array_of_errcodes);
    rec_expect_refusal("MPI_Comm_spawn", "intercomm", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_spawn_multiple_0(void)
{
    int count = (int)3;
    char **array_of_argv[REC_MOST] = { rec_words, rec_words, rec_words };
    int array_of_maxprocs[REC_MOST] = REC_NUMBERS(104);
    MPI_Info array_of_info[REC_MOST];
    REC_NEW_ARRAY(MPI_Info, array_of_info, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Comm intercomm = REC_NEW(MPI_Comm, 0);
    int array_of_errcodes[REC_MOST] = REC_NUMBERS(0);
    root = -77;
    int returned = (MPI_Comm_spawn_multiple)(count, rec_words, array_of_argv, array_of_maxprocs, array_of_info, root,
            comm, &intercomm, array_of_errcodes);
    rec_expect_refusal("MPI_Comm_spawn_multiple", "root", MPI_ERR_ROOT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_spawn_multiple_1(void)
{
    int count = (int)3;
    char **array_of_argv[REC_MOST] = { rec_words, rec_words, rec_words };
    int array_of_maxprocs[REC_MOST] = REC_NUMBERS(104);
    MPI_Info array_of_info[REC_MOST];
    REC_NEW_ARRAY(MPI_Info, array_of_info, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Comm intercomm = REC_NEW(MPI_Comm, 0);
    int array_of_errcodes[REC_MOST] = REC_NUMBERS(0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_spawn_multiple)(count, rec_words, array_of_argv, array_of_maxprocs, array_of_info, root,
            comm, &intercomm, array_of_errcodes);
    rec_expect_refusal("MPI_Comm_spawn_multiple", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_spawn_multiple_2(void)
{
    int count = (int)3;
    char **array_of_argv[REC_MOST] = { rec_words, rec_words, rec_words };
    int array_of_maxprocs[REC_MOST] = REC_NUMBERS(104);
    MPI_Info array_of_info[REC_MOST];
    REC_NEW_ARRAY(MPI_Info, array_of_info, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int array_of_errcodes[REC_MOST] = REC_NUMBERS(0);
    int returned = (MPI_Comm_spawn_multiple)(count, rec_words, array_of_argv, array_of_maxprocs, array_of_info, root,
            comm, 0, array_of_errcodes);
    rec_expect_refusal("MPI_Comm_spawn_multiple", "intercomm", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Lookup_name_0(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    char port_name[REC_STRING] = "";
    int returned = (MPI_Lookup_name)(0, info, port_name);
    rec_expect_refusal("MPI_Lookup_name", "service_name", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Lookup_name_1(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = (MPI_Lookup_name)("service_name 101", info, 0);
    rec_expect_refusal("MPI_Lookup_name", "port_name", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Open_port_0(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int returned = (MPI_Open_port)(info, 0);
    rec_expect_refusal("MPI_Open_port", "port_name", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Publish_name_0(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = (MPI_Publish_name)(0, info, "port_name 103");
    rec_expect_refusal("MPI_Publish_name", "service_name", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Publish_name_1(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = (MPI_Publish_name)("service_name 101", info, 0);
    rec_expect_refusal("MPI_Publish_name", "port_name", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Unpublish_name_0(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = (MPI_Unpublish_name)(0, info, "port_name 103");
    rec_expect_refusal("MPI_Unpublish_name", "service_name", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Unpublish_name_1(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = (MPI_Unpublish_name)("service_name 101", info, 0);
    rec_expect_refusal("MPI_Unpublish_name", "port_name", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

const struct rec_refusal rec_refusals_process_creation[] = {
    {"MPI_Close_port", refuse_MPI_Close_port_0},
    {"MPI_Comm_accept", refuse_MPI_Comm_accept_0},
    {"MPI_Comm_accept", refuse_MPI_Comm_accept_1},
    {"MPI_Comm_accept", refuse_MPI_Comm_accept_2},
    {"MPI_Comm_connect", refuse_MPI_Comm_connect_0},
    {"MPI_Comm_connect", refuse_MPI_Comm_connect_1},
    {"MPI_Comm_connect", refuse_MPI_Comm_connect_2},
    {"MPI_Comm_disconnect", refuse_MPI_Comm_disconnect_0},
    {"MPI_Comm_disconnect", refuse_MPI_Comm_disconnect_1},
    {"MPI_Comm_get_parent", refuse_MPI_Comm_get_parent_0},
    {"MPI_Comm_join", refuse_MPI_Comm_join_0},
    {"MPI_Comm_spawn", refuse_MPI_Comm_spawn_0},
    {"MPI_Comm_spawn", refuse_MPI_Comm_spawn_1},
    {"MPI_Comm_spawn", refuse_MPI_Comm_spawn_2},
    {"MPI_Comm_spawn_multiple", refuse_MPI_Comm_spawn_multiple_0},
    {"MPI_Comm_spawn_multiple", refuse_MPI_Comm_spawn_multiple_1},
    {"MPI_Comm_spawn_multiple", refuse_MPI_Comm_spawn_multiple_2},
    {"MPI_Lookup_name", refuse_MPI_Lookup_name_0},
    {"MPI_Lookup_name", refuse_MPI_Lookup_name_1},
    {"MPI_Open_port", refuse_MPI_Open_port_0},
    {"MPI_Publish_name", refuse_MPI_Publish_name_0},
    {"MPI_Publish_name", refuse_MPI_Publish_name_1},
    {"MPI_Unpublish_name", refuse_MPI_Unpublish_name_0},
    {"MPI_Unpublish_name", refuse_MPI_Unpublish_name_1},
    {0, 0}
};
