/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "communicators": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_Comm_compare) && !REC_OWN_MPI_Comm_compare
int REC_NAME(Comm_compare)(MPI_Comm comm1, MPI_Comm comm2, int *result) REC_LABEL(Comm_compare);
int REC_NAME(Comm_compare)(MPI_Comm comm1, MPI_Comm comm2, int *result)
{
    rec_enter("Comm_compare", REC_SHIFT);
    REC_HANDLE("comm1", comm1);
    REC_HANDLE("comm2", comm2);
    *result = 203;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_create) && !REC_OWN_MPI_Comm_create
int REC_NAME(Comm_create)(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm) REC_LABEL(Comm_create);
int REC_NAME(Comm_create)(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm)
{
    rec_enter("Comm_create", REC_SHIFT);
    REC_HANDLE("comm", comm);
    REC_HANDLE("group", group);
    *newcomm = REC_NEW(MPI_Comm, 2003);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_create_group) && !REC_OWN_MPI_Comm_create_group
int REC_NAME(Comm_create_group)(MPI_Comm comm, MPI_Group group, int tag,
        MPI_Comm *newcomm) REC_LABEL(Comm_create_group);
int REC_NAME(Comm_create_group)(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm)
{
    rec_enter("Comm_create_group", REC_SHIFT);
    REC_HANDLE("comm", comm);
    REC_HANDLE("group", group);
    rec_number("tag", tag);
    *newcomm = REC_NEW(MPI_Comm, 2004);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_dup) && !REC_OWN_MPI_Comm_dup
int REC_NAME(Comm_dup)(MPI_Comm comm, MPI_Comm *newcomm) REC_LABEL(Comm_dup);
int REC_NAME(Comm_dup)(MPI_Comm comm, MPI_Comm *newcomm)
{
    rec_enter("Comm_dup", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *newcomm = REC_NEW(MPI_Comm, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_dup_with_info) && !REC_OWN_MPI_Comm_dup_with_info
int REC_NAME(Comm_dup_with_info)(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm) REC_LABEL(Comm_dup_with_info);
int REC_NAME(Comm_dup_with_info)(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm)
{
    rec_enter("Comm_dup_with_info", REC_SHIFT);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *newcomm = REC_NEW(MPI_Comm, 2003);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_free) && !REC_OWN_MPI_Comm_free
int REC_NAME(Comm_free)(MPI_Comm *comm) REC_LABEL(Comm_free);
int REC_NAME(Comm_free)(MPI_Comm *comm)
{
    rec_enter("Comm_free", REC_SHIFT);
    REC_HANDLE("comm", *comm);
    *comm = REC_NEW(MPI_Comm, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_get_info) && !REC_OWN_MPI_Comm_get_info
int REC_NAME(Comm_get_info)(MPI_Comm comm, MPI_Info *info_used) REC_LABEL(Comm_get_info);
int REC_NAME(Comm_get_info)(MPI_Comm comm, MPI_Info *info_used)
{
    rec_enter("Comm_get_info", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *info_used = REC_NEW(MPI_Info, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_get_name) && !REC_OWN_MPI_Comm_get_name
int REC_NAME(Comm_get_name)(MPI_Comm comm, char *comm_name, int *resultlen) REC_LABEL(Comm_get_name);
int REC_NAME(Comm_get_name)(MPI_Comm comm, char *comm_name, int *resultlen)
{
    rec_enter("Comm_get_name", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_reply_string(comm_name, 2);
    *resultlen = 203;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_group) && !REC_OWN_MPI_Comm_group
int REC_NAME(Comm_group)(MPI_Comm comm, MPI_Group *group) REC_LABEL(Comm_group);
int REC_NAME(Comm_group)(MPI_Comm comm, MPI_Group *group)
{
    rec_enter("Comm_group", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *group = REC_NEW(MPI_Group, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_idup) && !REC_OWN_MPI_Comm_idup
int REC_NAME(Comm_idup)(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request) REC_LABEL(Comm_idup);
int REC_NAME(Comm_idup)(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request)
{
    rec_enter("Comm_idup", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *newcomm = REC_NEW(MPI_Comm, 2002);
    *request = REC_NEW(MPI_Request, 2003);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_idup_with_info) && !REC_OWN_MPI_Comm_idup_with_info
int REC_NAME(Comm_idup_with_info)(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm,
        MPI_Request *request) REC_LABEL(Comm_idup_with_info);
int REC_NAME(Comm_idup_with_info)(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request)
{
    rec_enter("Comm_idup_with_info", REC_SHIFT);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    *newcomm = REC_NEW(MPI_Comm, 2003);
    *request = REC_NEW(MPI_Request, 2004);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_rank) && !REC_OWN_MPI_Comm_rank
int REC_NAME(Comm_rank)(MPI_Comm comm, int *rank) REC_LABEL(Comm_rank);
int REC_NAME(Comm_rank)(MPI_Comm comm, int *rank)
{
    rec_enter("Comm_rank", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *rank = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_remote_group) && !REC_OWN_MPI_Comm_remote_group
int REC_NAME(Comm_remote_group)(MPI_Comm comm, MPI_Group *group) REC_LABEL(Comm_remote_group);
int REC_NAME(Comm_remote_group)(MPI_Comm comm, MPI_Group *group)
{
    rec_enter("Comm_remote_group", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *group = REC_NEW(MPI_Group, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_remote_size) && !REC_OWN_MPI_Comm_remote_size
int REC_NAME(Comm_remote_size)(MPI_Comm comm, int *size) REC_LABEL(Comm_remote_size);
int REC_NAME(Comm_remote_size)(MPI_Comm comm, int *size)
{
    rec_enter("Comm_remote_size", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *size = 3;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_set_info) && !REC_OWN_MPI_Comm_set_info
int REC_NAME(Comm_set_info)(MPI_Comm comm, MPI_Info info) REC_LABEL(Comm_set_info);
int REC_NAME(Comm_set_info)(MPI_Comm comm, MPI_Info info)
{
    rec_enter("Comm_set_info", REC_SHIFT);
    REC_HANDLE("comm", comm);
    REC_HANDLE("info", info);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_set_name) && !REC_OWN_MPI_Comm_set_name
int REC_NAME(Comm_set_name)(MPI_Comm comm, const char *comm_name) REC_LABEL(Comm_set_name);
int REC_NAME(Comm_set_name)(MPI_Comm comm, const char *comm_name)
{
    rec_enter("Comm_set_name", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_string("comm_name", comm_name);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_size) && !REC_OWN_MPI_Comm_size
int REC_NAME(Comm_size)(MPI_Comm comm, int *size) REC_LABEL(Comm_size);
int REC_NAME(Comm_size)(MPI_Comm comm, int *size)
{
    rec_enter("Comm_size", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *size = 3;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_split) && !REC_OWN_MPI_Comm_split
int REC_NAME(Comm_split)(MPI_Comm comm, int color, int key, MPI_Comm *newcomm) REC_LABEL(Comm_split);
int REC_NAME(Comm_split)(MPI_Comm comm, int color, int key, MPI_Comm *newcomm)
{
    rec_enter("Comm_split", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_number("color", color);
    rec_number("key", key);
    *newcomm = REC_NEW(MPI_Comm, 2004);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_split_type) && !REC_OWN_MPI_Comm_split_type
int REC_NAME(Comm_split_type)(MPI_Comm comm, int split_type, int key, MPI_Info info,
        MPI_Comm *newcomm) REC_LABEL(Comm_split_type);
int REC_NAME(Comm_split_type)(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm)
{
    rec_enter("Comm_split_type", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_number("split_type", split_type);
    rec_number("key", key);
    REC_HANDLE("info", info);
    *newcomm = REC_NEW(MPI_Comm, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_test_inter) && !REC_OWN_MPI_Comm_test_inter
int REC_NAME(Comm_test_inter)(MPI_Comm comm, int *flag) REC_LABEL(Comm_test_inter);
int REC_NAME(Comm_test_inter)(MPI_Comm comm, int *flag)
{
    rec_enter("Comm_test_inter", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *flag = 1;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Intercomm_create) && !REC_OWN_MPI_Intercomm_create
int REC_NAME(Intercomm_create)(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader, int tag,
        MPI_Comm *newintercomm) REC_LABEL(Intercomm_create);
int REC_NAME(Intercomm_create)(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader, int tag,
        MPI_Comm *newintercomm)
{
    rec_enter("Intercomm_create", REC_SHIFT);
    REC_HANDLE("local_comm", local_comm);
    rec_number("local_leader", local_leader);
    REC_HANDLE("peer_comm", peer_comm);
    rec_number("remote_leader", remote_leader);
    rec_number("tag", tag);
    *newintercomm = REC_NEW(MPI_Comm, 2006);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Intercomm_create_from_groups) && !REC_OWN_MPI_Intercomm_create_from_groups
int REC_NAME(Intercomm_create_from_groups)(MPI_Group local_group, int local_leader, MPI_Group remote_group,
        int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler,
        MPI_Comm *newintercomm) REC_LABEL(Intercomm_create_from_groups);
int REC_NAME(Intercomm_create_from_groups)(MPI_Group local_group, int local_leader, MPI_Group remote_group,
        int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm)
{
    rec_enter("Intercomm_create_from_groups", REC_SHIFT);
    REC_HANDLE("local_group", local_group);
    rec_number("local_leader", local_leader);
    REC_HANDLE("remote_group", remote_group);
    rec_number("remote_leader", remote_leader);
    rec_string("stringtag", stringtag);
    REC_HANDLE("info", info);
    REC_HANDLE("errhandler", errhandler);
    *newintercomm = REC_NEW(MPI_Comm, 2008);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Intercomm_merge) && !REC_OWN_MPI_Intercomm_merge
int REC_NAME(Intercomm_merge)(MPI_Comm intercomm, int high, MPI_Comm *newintracomm) REC_LABEL(Intercomm_merge);
int REC_NAME(Intercomm_merge)(MPI_Comm intercomm, int high, MPI_Comm *newintracomm)
{
    rec_enter("Intercomm_merge", REC_SHIFT);
    REC_HANDLE("intercomm", intercomm);
    rec_number("high", high);
    *newintracomm = REC_NEW(MPI_Comm, 2003);
    return rec_reply();
}
#endif

