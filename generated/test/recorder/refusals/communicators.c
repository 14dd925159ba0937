/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "communicators" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_Comm_compare_0(void)
{
    MPI_Comm comm1 = REC_NEW(MPI_Comm, 1001);
    MPI_Comm comm2 = REC_NEW(MPI_Comm, 1002);
    int result = (int)0;
    comm1 = MPI_COMM_NULL;
    int returned = (MPI_Comm_compare)(comm1, comm2, &result);
    rec_expect_refusal("MPI_Comm_compare", "comm1", MPI_ERR_COMM, BND_ON_COMM, (void *)comm1, returned);
}

static void refuse_MPI_Comm_compare_1(void)
{
    MPI_Comm comm1 = REC_NEW(MPI_Comm, 1001);
    MPI_Comm comm2 = REC_NEW(MPI_Comm, 1002);
    int result = (int)0;
    comm2 = MPI_COMM_NULL;
    int returned = (MPI_Comm_compare)(comm1, comm2, &result);
    rec_expect_refusal("MPI_Comm_compare", "comm2", MPI_ERR_COMM, BND_ON_COMM, (void *)comm1, returned);
}

static void refuse_MPI_Comm_compare_2(void)
{
    MPI_Comm comm1 = REC_NEW(MPI_Comm, 1001);
    MPI_Comm comm2 = REC_NEW(MPI_Comm, 1002);
    int returned = (MPI_Comm_compare)(comm1, comm2, 0);
    rec_expect_refusal("MPI_Comm_compare", "result", MPI_ERR_ARG, BND_ON_COMM, (void *)comm1, returned);
}

static void refuse_MPI_Comm_create_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 1002);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_create)(comm, group, &newcomm);
    rec_expect_refusal("MPI_Comm_create", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_create_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 1002);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    group = MPI_GROUP_NULL;
    int returned = (MPI_Comm_create)(comm, group, &newcomm);
    rec_expect_refusal("MPI_Comm_create", "group", MPI_ERR_GROUP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_create_2(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 1002);
    int returned = (MPI_Comm_create)(comm, group, 0);
    rec_expect_refusal("MPI_Comm_create", "newcomm", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_create_group_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 1002);
    int tag = (int)103;
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_create_group)(comm, group, tag, &newcomm);
    rec_expect_refusal("MPI_Comm_create_group", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_create_group_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 1002);
    int tag = (int)103;
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    group = MPI_GROUP_NULL;
    int returned = (MPI_Comm_create_group)(comm, group, tag, &newcomm);
    rec_expect_refusal("MPI_Comm_create_group", "group", MPI_ERR_GROUP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_create_group_2(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 1002);
    int tag = (int)103;
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    tag = -77;
    int returned = (MPI_Comm_create_group)(comm, group, tag, &newcomm);
    rec_expect_refusal("MPI_Comm_create_group", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_create_group_3(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 1002);
    int tag = (int)103;
    int returned = (MPI_Comm_create_group)(comm, group, tag, 0);
    rec_expect_refusal("MPI_Comm_create_group", "newcomm", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_dup_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_dup)(comm, &newcomm);
    rec_expect_refusal("MPI_Comm_dup", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_dup_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = (MPI_Comm_dup)(comm, 0);
    rec_expect_refusal("MPI_Comm_dup", "newcomm", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_dup_with_info_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_dup_with_info)(comm, info, &newcomm);
    rec_expect_refusal("MPI_Comm_dup_with_info", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_dup_with_info_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = (MPI_Comm_dup_with_info)(comm, info, 0);
    rec_expect_refusal("MPI_Comm_dup_with_info", "newcomm", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_free_0(void)
{
    int returned = (MPI_Comm_free)(0);
    rec_expect_refusal("MPI_Comm_free", "comm", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Comm_free_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_free)(&comm);
    rec_expect_refusal("MPI_Comm_free", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_get_info_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Info info_used = REC_NEW(MPI_Info, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_get_info)(comm, &info_used);
    rec_expect_refusal("MPI_Comm_get_info", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_get_info_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = (MPI_Comm_get_info)(comm, 0);
    rec_expect_refusal("MPI_Comm_get_info", "info_used", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_get_name_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int resultlen = (int)0;
    int returned = (MPI_Comm_get_name)(comm, 0, &resultlen);
    rec_expect_refusal("MPI_Comm_get_name", "comm_name", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_get_name_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    char comm_name[REC_STRING] = "";
    int returned = (MPI_Comm_get_name)(comm, comm_name, 0);
    rec_expect_refusal("MPI_Comm_get_name", "resultlen", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_group_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_group)(comm, &group);
    rec_expect_refusal("MPI_Comm_group", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_group_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = (MPI_Comm_group)(comm, 0);
    rec_expect_refusal("MPI_Comm_group", "group", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_idup_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_idup)(comm, &newcomm, &request);
    rec_expect_refusal("MPI_Comm_idup", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_idup_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = (MPI_Comm_idup)(comm, 0, &request);
    rec_expect_refusal("MPI_Comm_idup", "newcomm", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_idup_2(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = (MPI_Comm_idup)(comm, &newcomm, 0);
    rec_expect_refusal("MPI_Comm_idup", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_idup_with_info_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_idup_with_info)(comm, info, &newcomm, &request);
    rec_expect_refusal("MPI_Comm_idup_with_info", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_idup_with_info_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = (MPI_Comm_idup_with_info)(comm, info, 0, &request);
    rec_expect_refusal("MPI_Comm_idup_with_info", "newcomm", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_idup_with_info_2(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = (MPI_Comm_idup_with_info)(comm, info, &newcomm, 0);
    rec_expect_refusal("MPI_Comm_idup_with_info", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_rank_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int rank = (int)0;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_rank)(comm, &rank);
    rec_expect_refusal("MPI_Comm_rank", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_rank_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = (MPI_Comm_rank)(comm, 0);
    rec_expect_refusal("MPI_Comm_rank", "rank", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_remote_group_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_remote_group)(comm, &group);
    rec_expect_refusal("MPI_Comm_remote_group", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_remote_group_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = (MPI_Comm_remote_group)(comm, 0);
    rec_expect_refusal("MPI_Comm_remote_group", "group", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_remote_size_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int size = (int)0;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_remote_size)(comm, &size);
    rec_expect_refusal("MPI_Comm_remote_size", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_remote_size_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = (MPI_Comm_remote_size)(comm, 0);
    rec_expect_refusal("MPI_Comm_remote_size", "size", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_set_info_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_set_info)(comm, info);
    rec_expect_refusal("MPI_Comm_set_info", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_set_name_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_set_name)(comm, "comm_name 102");
    rec_expect_refusal("MPI_Comm_set_name", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_set_name_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = (MPI_Comm_set_name)(comm, 0);
    rec_expect_refusal("MPI_Comm_set_name", "comm_name", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_size_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int size = (int)0;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_size)(comm, &size);
    rec_expect_refusal("MPI_Comm_size", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_size_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = (MPI_Comm_size)(comm, 0);
    rec_expect_refusal("MPI_Comm_size", "size", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_split_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int color = (int)102;
    int key = (int)103;
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_split)(comm, color, key, &newcomm);
    rec_expect_refusal("MPI_Comm_split", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_split_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int color = (int)102;
    int key = (int)103;
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    color = -77;
    int returned = (MPI_Comm_split)(comm, color, key, &newcomm);
    rec_expect_refusal("MPI_Comm_split", "color", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_split_2(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int color = (int)102;
    int key = (int)103;
    int returned = (MPI_Comm_split)(comm, color, key, 0);
    rec_expect_refusal("MPI_Comm_split", "newcomm", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_split_type_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int split_type = (int)102;
    int key = (int)103;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_split_type)(comm, split_type, key, info, &newcomm);
    rec_expect_refusal("MPI_Comm_split_type", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_split_type_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int split_type = (int)102;
    int key = (int)103;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    int returned = (MPI_Comm_split_type)(comm, split_type, key, info, 0);
    rec_expect_refusal("MPI_Comm_split_type", "newcomm", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_test_inter_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int flag = (int)0;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_test_inter)(comm, &flag);
    rec_expect_refusal("MPI_Comm_test_inter", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_test_inter_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = (MPI_Comm_test_inter)(comm, 0);
    rec_expect_refusal("MPI_Comm_test_inter", "flag", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Intercomm_create_0(void)
{
    MPI_Comm local_comm = REC_NEW(MPI_Comm, 1001);
    int local_leader = (int)102;
    MPI_Comm peer_comm = REC_NEW(MPI_Comm, 1003);
    int remote_leader = (int)104;
    int tag = (int)105;
    MPI_Comm newintercomm = REC_NEW(MPI_Comm, 0);
    local_comm = MPI_COMM_NULL;
    int returned = (MPI_Intercomm_create)(local_comm, local_leader, peer_comm, remote_leader, tag, &newintercomm);
    rec_expect_refusal("MPI_Intercomm_create", "local_comm", MPI_ERR_COMM, BND_ON_COMM, (void *)local_comm, returned);
}

static void refuse_MPI_Intercomm_create_1(void)
{
    MPI_Comm local_comm = REC_NEW(MPI_Comm, 1001);
    int local_leader = (int)102;
    MPI_Comm peer_comm = REC_NEW(MPI_Comm, 1003);
    int remote_leader = (int)104;
    int tag = (int)105;
    MPI_Comm newintercomm = REC_NEW(MPI_Comm, 0);
    local_leader = -77;
    int returned = (MPI_Intercomm_create)(local_comm, local_leader, peer_comm, remote_leader, tag, &newintercomm);
    rec_expect_refusal("MPI_Intercomm_create", "local_leader", MPI_ERR_RANK, BND_ON_COMM, (void *)local_comm,
            returned);
}

static void refuse_MPI_Intercomm_create_2(void)
{
    MPI_Comm local_comm = REC_NEW(MPI_Comm, 1001);
    int local_leader = (int)102;
    MPI_Comm peer_comm = REC_NEW(MPI_Comm, 1003);
    int remote_leader = (int)104;
    int tag = (int)105;
    MPI_Comm newintercomm = REC_NEW(MPI_Comm, 0);
    tag = -77;
    int returned = (MPI_Intercomm_create)(local_comm, local_leader, peer_comm, remote_leader, tag, &newintercomm);
    rec_expect_refusal("MPI_Intercomm_create", "tag", MPI_ERR_TAG, BND_ON_COMM, (void *)local_comm, returned);
}

static void refuse_MPI_Intercomm_create_3(void)
{
    MPI_Comm local_comm = REC_NEW(MPI_Comm, 1001);
    int local_leader = (int)102;
    MPI_Comm peer_comm = REC_NEW(MPI_Comm, 1003);
    int remote_leader = (int)104;
    int tag = (int)105;
    int returned = (MPI_Intercomm_create)(local_comm, local_leader, peer_comm, remote_leader, tag, 0);
    rec_expect_refusal("MPI_Intercomm_create", "newintercomm", MPI_ERR_ARG, BND_ON_COMM, (void *)local_comm, returned);
}

static void refuse_MPI_Intercomm_create_from_groups_0(void)
{
    MPI_Group local_group = REC_NEW(MPI_Group, 1001);
    int local_leader = (int)102;
    MPI_Group remote_group = REC_NEW(MPI_Group, 1003);
    int remote_leader = (int)104;
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1007);
    MPI_Comm newintercomm = REC_NEW(MPI_Comm, 0);
    local_group = MPI_GROUP_NULL;
    int returned = (MPI_Intercomm_create_from_groups)(local_group, local_leader, remote_group, remote_leader,
            "stringtag 105", info, errhandler, &newintercomm);
    rec_expect_refusal("MPI_Intercomm_create_from_groups", "local_group", MPI_ERR_GROUP, BND_ON_ERRHANDLER,
            (void *)errhandler, returned);
}

static void refuse_MPI_Intercomm_create_from_groups_1(void)
{
    MPI_Group local_group = REC_NEW(MPI_Group, 1001);
    int local_leader = (int)102;
    MPI_Group remote_group = REC_NEW(MPI_Group, 1003);
    int remote_leader = (int)104;
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1007);
    MPI_Comm newintercomm = REC_NEW(MPI_Comm, 0);
    local_leader = -77;
    int returned = (MPI_Intercomm_create_from_groups)(local_group, local_leader, remote_group, remote_leader,
            "stringtag 105", info, errhandler, &newintercomm);
    rec_expect_refusal("MPI_Intercomm_create_from_groups", "local_leader", MPI_ERR_RANK, BND_ON_ERRHANDLER,
            (void *)errhandler, returned);
}

static void refuse_MPI_Intercomm_create_from_groups_2(void)
{
    MPI_Group local_group = REC_NEW(MPI_Group, 1001);
    int local_leader = (int)102;
    MPI_Group remote_group = REC_NEW(MPI_Group, 1003);
    int remote_leader = (int)104;
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1007);
    MPI_Comm newintercomm = REC_NEW(MPI_Comm, 0);
    int returned = (MPI_Intercomm_create_from_groups)(local_group, local_leader, remote_group, remote_leader, 0, info,
            errhandler, &newintercomm);
    rec_expect_refusal("MPI_Intercomm_create_from_groups", "stringtag", MPI_ERR_ARG, BND_ON_ERRHANDLER,
            (void *)errhandler, returned);
}

static void refuse_MPI_Intercomm_create_from_groups_3(void)
{
    MPI_Group local_group = REC_NEW(MPI_Group, 1001);
    int local_leader = (int)102;
    MPI_Group remote_group = REC_NEW(MPI_Group, 1003);
    int remote_leader = (int)104;
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1007);
    MPI_Comm newintercomm = REC_NEW(MPI_Comm, 0);
    errhandler = MPI_ERRHANDLER_NULL;
    int returned = (MPI_Intercomm_create_from_groups)(local_group, local_leader, remote_group, remote_leader,
            "stringtag 105", info, errhandler, &newintercomm);
    rec_expect_refusal("MPI_Intercomm_create_from_groups", "errhandler", MPI_ERR_ERRHANDLER, BND_ON_ERRHANDLER,
            (void *)errhandler, returned);
}

static void refuse_MPI_Intercomm_create_from_groups_4(void)
{
    MPI_Group local_group = REC_NEW(MPI_Group, 1001);
    int local_leader = (int)102;
    MPI_Group remote_group = REC_NEW(MPI_Group, 1003);
    int remote_leader = (int)104;
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1007);
    int returned = (MPI_Intercomm_create_from_groups)(local_group, local_leader, remote_group, remote_leader,
            "stringtag 105", info, errhandler, 0);
    rec_expect_refusal("MPI_Intercomm_create_from_groups", "newintercomm", MPI_ERR_ARG, BND_ON_ERRHANDLER,
            (void *)errhandler, returned);
}

static void refuse_MPI_Intercomm_merge_0(void)
{
    MPI_Comm intercomm = REC_NEW(MPI_Comm, 1001);
    int high = (int)0;
    MPI_Comm newintracomm = REC_NEW(MPI_Comm, 0);
    intercomm = MPI_COMM_NULL;
    int returned = (MPI_Intercomm_merge)(intercomm, high, &newintracomm);
    rec_expect_refusal("MPI_Intercomm_merge", "intercomm", MPI_ERR_COMM, BND_ON_COMM, (void *)intercomm, returned);
}

static void refuse_MPI_Intercomm_merge_1(void)
{
    MPI_Comm intercomm = REC_NEW(MPI_Comm, 1001);
    int high = (int)0;
    int returned = (MPI_Intercomm_merge)(intercomm, high, 0);
    rec_expect_refusal("MPI_Intercomm_merge", "newintracomm", MPI_ERR_ARG, BND_ON_COMM, (void *)intercomm, returned);
}

const struct rec_refusal rec_refusals_communicators[] = {
    {"MPI_Comm_compare", refuse_MPI_Comm_compare_0},
    {"MPI_Comm_compare", refuse_MPI_Comm_compare_1},
    {"MPI_Comm_compare", refuse_MPI_Comm_compare_2},
    {"MPI_Comm_create", refuse_MPI_Comm_create_0},
    {"MPI_Comm_create", refuse_MPI_Comm_create_1},
    {"MPI_Comm_create", refuse_MPI_Comm_create_2},
    {"MPI_Comm_create_group", refuse_MPI_Comm_create_group_0},
    {"MPI_Comm_create_group", refuse_MPI_Comm_create_group_1},
    {"MPI_Comm_create_group", refuse_MPI_Comm_create_group_2},
    {"MPI_Comm_create_group", refuse_MPI_Comm_create_group_3},
    {"MPI_Comm_dup", refuse_MPI_Comm_dup_0},
    {"MPI_Comm_dup", refuse_MPI_Comm_dup_1},
    {"MPI_Comm_dup_with_info", refuse_MPI_Comm_dup_with_info_0},
    {"MPI_Comm_dup_with_info", refuse_MPI_Comm_dup_with_info_1},
    {"MPI_Comm_free", refuse_MPI_Comm_free_0},
    {"MPI_Comm_free", refuse_MPI_Comm_free_1},
    {"MPI_Comm_get_info", refuse_MPI_Comm_get_info_0},
    {"MPI_Comm_get_info", refuse_MPI_Comm_get_info_1},
    {"MPI_Comm_get_name", refuse_MPI_Comm_get_name_0},
    {"MPI_Comm_get_name", refuse_MPI_Comm_get_name_1},
    {"MPI_Comm_group", refuse_MPI_Comm_group_0},
    {"MPI_Comm_group", refuse_MPI_Comm_group_1},
    {"MPI_Comm_idup", refuse_MPI_Comm_idup_0},
    {"MPI_Comm_idup", refuse_MPI_Comm_idup_1},
    {"MPI_Comm_idup", refuse_MPI_Comm_idup_2},
    {"MPI_Comm_idup_with_info", refuse_MPI_Comm_idup_with_info_0},
    {"MPI_Comm_idup_with_info", refuse_MPI_Comm_idup_with_info_1},
    {"MPI_Comm_idup_with_info", refuse_MPI_Comm_idup_with_info_2},
    {"MPI_Comm_rank", refuse_MPI_Comm_rank_0},
    {"MPI_Comm_rank", refuse_MPI_Comm_rank_1},
    {"MPI_Comm_remote_group", refuse_MPI_Comm_remote_group_0},
    {"MPI_Comm_remote_group", refuse_MPI_Comm_remote_group_1},
    {"MPI_Comm_remote_size", refuse_MPI_Comm_remote_size_0},
    {"MPI_Comm_remote_size", refuse_MPI_Comm_remote_size_1},
    {"MPI_Comm_set_info", refuse_MPI_Comm_set_info_0},
    {"MPI_Comm_set_name", refuse_MPI_Comm_set_name_0},
    {"MPI_Comm_set_name", refuse_MPI_Comm_set_name_1},
    {"MPI_Comm_size", refuse_MPI_Comm_size_0},
    {"MPI_Comm_size", refuse_MPI_Comm_size_1},
    {"MPI_Comm_split", refuse_MPI_Comm_split_0},
    {"MPI_Comm_split", refuse_MPI_Comm_split_1},
    {"MPI_Comm_split", refuse_MPI_Comm_split_2},
    {"MPI_Comm_split_type", refuse_MPI_Comm_split_type_0},
    {"MPI_Comm_split_type", refuse_MPI_Comm_split_type_1},
    {"MPI_Comm_test_inter", refuse_MPI_Comm_test_inter_0},
    {"MPI_Comm_test_inter", refuse_MPI_Comm_test_inter_1},
    {"MPI_Intercomm_create", refuse_MPI_Intercomm_create_0},
    {"MPI_Intercomm_create", refuse_MPI_Intercomm_create_1},
    {"MPI_Intercomm_create", refuse_MPI_Intercomm_create_2},
    {"MPI_Intercomm_create", refuse_MPI_Intercomm_create_3},
    {"MPI_Intercomm_create_from_groups", refuse_MPI_Intercomm_create_from_groups_0},
    {"MPI_Intercomm_create_from_groups", refuse_MPI_Intercomm_create_from_groups_1},
    {"MPI_Intercomm_create_from_groups", refuse_MPI_Intercomm_create_from_groups_2},
    {"MPI_Intercomm_create_from_groups", refuse_MPI_Intercomm_create_from_groups_3},
    {"MPI_Intercomm_create_from_groups", refuse_MPI_Intercomm_create_from_groups_4},
    {"MPI_Intercomm_merge", refuse_MPI_Intercomm_merge_0},
    {"MPI_Intercomm_merge", refuse_MPI_Intercomm_merge_1},
    {0, 0}
};
