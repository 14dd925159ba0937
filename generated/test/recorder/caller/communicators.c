/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml through templates/test/recorder/caller.c.j2. */
/* Calls of every routine of the chapter "communicators", each argument with a value of its own. */
#include "recorder.h"

static void call_MPI_Comm_compare(int profiled)
{
#if REC_HAS(MPI_Comm_compare)
    MPI_Comm comm1 = REC_NEW(MPI_Comm, 1001);
    MPI_Comm comm2 = REC_NEW(MPI_Comm, 1002);
    int result = (int)0;
    int returned = profiled ? (PMPI_Comm_compare)(comm1, comm2, &result) : (MPI_Comm_compare)(comm1, comm2, &result);
    rec_observe_number("result", result);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_create(int profiled)
{
#if REC_HAS(MPI_Comm_create)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 1002);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = profiled ? (PMPI_Comm_create)(comm, group, &newcomm) : (MPI_Comm_create)(comm, group, &newcomm);
    REC_OBSERVE_HANDLE("newcomm", newcomm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_create_group(int profiled)
{
#if REC_HAS(MPI_Comm_create_group)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 1002);
    int tag = (int)103;
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = profiled ? (PMPI_Comm_create_group)(comm, group, tag, &newcomm) : (MPI_Comm_create_group)(comm,
            group, tag, &newcomm);
    REC_OBSERVE_HANDLE("newcomm", newcomm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_dup(int profiled)
{
#if REC_HAS(MPI_Comm_dup)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = profiled ? (PMPI_Comm_dup)(comm, &newcomm) : (MPI_Comm_dup)(comm, &newcomm);
    REC_OBSERVE_HANDLE("newcomm", newcomm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_dup_with_info(int profiled)
{
#if REC_HAS(MPI_Comm_dup_with_info)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = profiled ? (PMPI_Comm_dup_with_info)(comm, info, &newcomm) : (MPI_Comm_dup_with_info)(comm, info,
            &newcomm);
    REC_OBSERVE_HANDLE("newcomm", newcomm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_free(int profiled)
{
#if REC_HAS(MPI_Comm_free)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = profiled ? (PMPI_Comm_free)(&comm) : (MPI_Comm_free)(&comm);
    REC_OBSERVE_HANDLE("comm", comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_get_info(int profiled)
{
#if REC_HAS(MPI_Comm_get_info)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Info info_used = REC_NEW(MPI_Info, 0);
    int returned = profiled ? (PMPI_Comm_get_info)(comm, &info_used) : (MPI_Comm_get_info)(comm, &info_used);
    REC_OBSERVE_HANDLE("info_used", info_used);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_get_name(int profiled)
{
#if REC_HAS(MPI_Comm_get_name)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    char comm_name[REC_STRING] = "";
    int resultlen = (int)0;
    int returned = profiled ? (PMPI_Comm_get_name)(comm, comm_name, &resultlen) : (MPI_Comm_get_name)(comm, comm_name,
            &resultlen);
    rec_observe_string("comm_name", comm_name);
    rec_observe_number("resultlen", resultlen);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_group(int profiled)
{
#if REC_HAS(MPI_Comm_group)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 0);
    int returned = profiled ? (PMPI_Comm_group)(comm, &group) : (MPI_Comm_group)(comm, &group);
    REC_OBSERVE_HANDLE("group", group);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_idup(int profiled)
{
#if REC_HAS(MPI_Comm_idup)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Comm_idup)(comm, &newcomm, &request) : (MPI_Comm_idup)(comm, &newcomm, &request);
    REC_OBSERVE_HANDLE("newcomm", newcomm);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_idup_with_info(int profiled)
{
#if REC_HAS(MPI_Comm_idup_with_info)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Comm_idup_with_info)(comm, info, &newcomm,
            &request) : (MPI_Comm_idup_with_info)(comm, info, &newcomm, &request);
    REC_OBSERVE_HANDLE("newcomm", newcomm);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_rank(int profiled)
{
#if REC_HAS(MPI_Comm_rank)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int rank = (int)0;
    int returned = profiled ? (PMPI_Comm_rank)(comm, &rank) : (MPI_Comm_rank)(comm, &rank);
    rec_observe_number("rank", rank);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_remote_group(int profiled)
{
#if REC_HAS(MPI_Comm_remote_group)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 0);
    int returned = profiled ? (PMPI_Comm_remote_group)(comm, &group) : (MPI_Comm_remote_group)(comm, &group);
    REC_OBSERVE_HANDLE("group", group);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_remote_size(int profiled)
{
#if REC_HAS(MPI_Comm_remote_size)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int size = (int)0;
    int returned = profiled ? (PMPI_Comm_remote_size)(comm, &size) : (MPI_Comm_remote_size)(comm, &size);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_set_info(int profiled)
{
#if REC_HAS(MPI_Comm_set_info)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = profiled ? (PMPI_Comm_set_info)(comm, info) : (MPI_Comm_set_info)(comm, info);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_set_name(int profiled)
{
#if REC_HAS(MPI_Comm_set_name)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = profiled ? (PMPI_Comm_set_name)(comm, "comm_name 102") : (MPI_Comm_set_name)(comm, "comm_name 102");
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_size(int profiled)
{
#if REC_HAS(MPI_Comm_size)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int size = (int)0;
    int returned = profiled ? (PMPI_Comm_size)(comm, &size) : (MPI_Comm_size)(comm, &size);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_split(int profiled)
{
#if REC_HAS(MPI_Comm_split)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int color = (int)102;
    int key = (int)103;
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = profiled ? (PMPI_Comm_split)(comm, color, key, &newcomm) : (MPI_Comm_split)(comm, color, key,
            &newcomm);
    REC_OBSERVE_HANDLE("newcomm", newcomm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_split_type(int profiled)
{
#if REC_HAS(MPI_Comm_split_type)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int split_type = (int)102;
    int key = (int)103;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = profiled ? (PMPI_Comm_split_type)(comm, split_type, key, info,
            &newcomm) : (MPI_Comm_split_type)(comm, split_type, key, info, &newcomm);
    REC_OBSERVE_HANDLE("newcomm", newcomm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_test_inter(int profiled)
{
#if REC_HAS(MPI_Comm_test_inter)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int flag = (int)0;
    int returned = profiled ? (PMPI_Comm_test_inter)(comm, &flag) : (MPI_Comm_test_inter)(comm, &flag);
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Intercomm_create(int profiled)
{
#if REC_HAS(MPI_Intercomm_create)
    MPI_Comm local_comm = REC_NEW(MPI_Comm, 1001);
    int local_leader = (int)102;
    MPI_Comm peer_comm = REC_NEW(MPI_Comm, 1003);
    int remote_leader = (int)104;
    int tag = (int)105;
    MPI_Comm newintercomm = REC_NEW(MPI_Comm, 0);
    int returned = profiled ? (PMPI_Intercomm_create)(local_comm, local_leader, peer_comm, remote_leader, tag,
            &newintercomm) : (MPI_Intercomm_create)(local_comm, local_leader, peer_comm, remote_leader, tag,
            &newintercomm);
    REC_OBSERVE_HANDLE("newintercomm", newintercomm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Intercomm_create_from_groups(int profiled)
{
#if REC_HAS(MPI_Intercomm_create_from_groups)
    MPI_Group local_group = REC_NEW(MPI_Group, 1001);
    int local_leader = (int)102;
    MPI_Group remote_group = REC_NEW(MPI_Group, 1003);
    int remote_leader = (int)104;
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1007);
    MPI_Comm newintercomm = REC_NEW(MPI_Comm, 0);
    int returned = profiled ? (PMPI_Intercomm_create_from_groups)(local_group, local_leader, remote_group,
            remote_leader, "stringtag 105", info, errhandler,
            &newintercomm) : (MPI_Intercomm_create_from_groups)(local_group, local_leader, remote_group, remote_leader,
            "stringtag 105", info, errhandler, &newintercomm);
    REC_OBSERVE_HANDLE("newintercomm", newintercomm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Intercomm_merge(int profiled)
{
#if REC_HAS(MPI_Intercomm_merge)
    MPI_Comm intercomm = REC_NEW(MPI_Comm, 1001);
    int high = (int)0;
    MPI_Comm newintracomm = REC_NEW(MPI_Comm, 0);
    int returned = profiled ? (PMPI_Intercomm_merge)(intercomm, high, &newintracomm) : (MPI_Intercomm_merge)(intercomm,
            high, &newintracomm);
    REC_OBSERVE_HANDLE("newintracomm", newintracomm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_communicators[] = {
    {"MPI_Comm_compare", call_MPI_Comm_compare, 1},
    {"MPI_Comm_create", call_MPI_Comm_create, 1},
    {"MPI_Comm_create_group", call_MPI_Comm_create_group, 1},
    {"MPI_Comm_dup", call_MPI_Comm_dup, 1},
    {"MPI_Comm_dup_with_info", call_MPI_Comm_dup_with_info, 1},
    {"MPI_Comm_free", call_MPI_Comm_free, 1},
    {"MPI_Comm_get_info", call_MPI_Comm_get_info, 1},
    {"MPI_Comm_get_name", call_MPI_Comm_get_name, 1},
    {"MPI_Comm_group", call_MPI_Comm_group, 1},
    {"MPI_Comm_idup", call_MPI_Comm_idup, 1},
    {"MPI_Comm_idup_with_info", call_MPI_Comm_idup_with_info, 1},
    {"MPI_Comm_rank", call_MPI_Comm_rank, 1},
    {"MPI_Comm_remote_group", call_MPI_Comm_remote_group, 1},
    {"MPI_Comm_remote_size", call_MPI_Comm_remote_size, 1},
    {"MPI_Comm_set_info", call_MPI_Comm_set_info, 1},
    {"MPI_Comm_set_name", call_MPI_Comm_set_name, 1},
    {"MPI_Comm_size", call_MPI_Comm_size, 1},
    {"MPI_Comm_split", call_MPI_Comm_split, 1},
    {"MPI_Comm_split_type", call_MPI_Comm_split_type, 1},
    {"MPI_Comm_test_inter", call_MPI_Comm_test_inter, 1},
    {"MPI_Intercomm_create", call_MPI_Intercomm_create, 1},
    {"MPI_Intercomm_create_from_groups", call_MPI_Intercomm_create_from_groups, 1},
    {"MPI_Intercomm_merge", call_MPI_Intercomm_merge, 1},
    {0, 0, 0}
};
