/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_Comm_compare
#if BND_HAS_MPI_Comm_compare
int BND_IMPLEMENTATION(Comm_compare)(abi_Comm comm1, abi_Comm comm2, int *result)
{
    BND_ABI_REFUSE_WRONG(Comm, comm1, 1, ABI_ERR_COMM, "MPI_Comm_compare", BND_ON_COMM, comm1);
    BND_ABI_REFUSE_WRONG(Comm, comm2, 1, ABI_ERR_COMM, "MPI_Comm_compare", BND_ON_COMM, comm1);
    const int bnd_result = BND_NATIVE(Comm_compare)(bnd_to_Comm(comm1), bnd_to_Comm(comm2), (void *)result);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *result = bnd_from_comparisons(*result);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_compare", BND_ON_COMM, comm1);
}
#else
int BND_IMPLEMENTATION(Comm_compare)(abi_Comm comm1, abi_Comm comm2, int *result)
{
    (void)comm1, (void)comm2, (void)result;
    return BND_UNSUPPORTED("MPI_Comm_compare", BND_ON_COMM, comm1);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_create
#if BND_HAS_MPI_Comm_create
int BND_IMPLEMENTATION(Comm_create)(abi_Comm comm, abi_Group group, abi_Comm *newcomm)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_create", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Group, group, 1, ABI_ERR_GROUP, "MPI_Comm_create", BND_ON_COMM, comm);
    MPI_Comm c_newcomm = bnd_null_Comm;
    const int bnd_result = BND_NATIVE(Comm_create)(bnd_to_Comm(comm), bnd_to_Group(group), &c_newcomm);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newcomm = bnd_from_Comm(c_newcomm);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_create", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_create)(abi_Comm comm, abi_Group group, abi_Comm *newcomm)
{
    (void)comm, (void)group, (void)newcomm;
    return BND_UNSUPPORTED("MPI_Comm_create", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_create_group
#if BND_HAS_MPI_Comm_create_group
int BND_IMPLEMENTATION(Comm_create_group)(abi_Comm comm, abi_Group group, int tag, abi_Comm *newcomm)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_create_group", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Group, group, 1, ABI_ERR_GROUP, "MPI_Comm_create_group", BND_ON_COMM, comm);
    MPI_Comm c_newcomm = bnd_null_Comm;
    const int bnd_result = BND_NATIVE(Comm_create_group)(bnd_to_Comm(comm), bnd_to_Group(group), tag, &c_newcomm);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newcomm = bnd_from_Comm(c_newcomm);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_create_group", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_create_group)(abi_Comm comm, abi_Group group, int tag, abi_Comm *newcomm)
{
    (void)comm, (void)group, (void)tag, (void)newcomm;
    return BND_UNSUPPORTED("MPI_Comm_create_group", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_dup
#if BND_HAS_MPI_Comm_dup
int BND_IMPLEMENTATION(Comm_dup)(abi_Comm comm, abi_Comm *newcomm)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_dup", BND_ON_COMM, comm);
    MPI_Comm c_newcomm = bnd_null_Comm;
    const int bnd_result = BND_NATIVE(Comm_dup)(bnd_to_Comm(comm), &c_newcomm);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newcomm = bnd_from_Comm(c_newcomm);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_dup", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_dup)(abi_Comm comm, abi_Comm *newcomm)
{
    (void)comm, (void)newcomm;
    return BND_UNSUPPORTED("MPI_Comm_dup", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_dup_with_info
#if BND_HAS_MPI_Comm_dup_with_info
int BND_IMPLEMENTATION(Comm_dup_with_info)(abi_Comm comm, abi_Info info, abi_Comm *newcomm)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_dup_with_info", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Comm_dup_with_info", BND_ON_COMM, comm);
    MPI_Comm c_newcomm = bnd_null_Comm;
    const int bnd_result = BND_NATIVE(Comm_dup_with_info)(bnd_to_Comm(comm), bnd_to_Info(info), &c_newcomm);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newcomm = bnd_from_Comm(c_newcomm);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_dup_with_info", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_dup_with_info)(abi_Comm comm, abi_Info info, abi_Comm *newcomm)
{
    (void)comm, (void)info, (void)newcomm;
    return BND_UNSUPPORTED("MPI_Comm_dup_with_info", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_free
#if BND_HAS_MPI_Comm_free
int BND_IMPLEMENTATION(Comm_free)(abi_Comm *comm)
{
    BND_ABI_REFUSE_WRONG(Comm, *comm, 1, ABI_ERR_COMM, "MPI_Comm_free", BND_ON_COMM, *comm);
    MPI_Comm c_comm = bnd_to_Comm(*comm);
    const int bnd_result = BND_NATIVE(Comm_free)(&c_comm);
    *comm = bnd_from_Comm(c_comm);
    return BND_RETURNED(bnd_result, "MPI_Comm_free", BND_ON_COMM, *comm);
}
#else
int BND_IMPLEMENTATION(Comm_free)(abi_Comm *comm)
{
    (void)comm;
    return BND_UNSUPPORTED("MPI_Comm_free", BND_ON_COMM, *comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_get_info
#if BND_HAS_MPI_Comm_get_info
int BND_IMPLEMENTATION(Comm_get_info)(abi_Comm comm, abi_Info *info_used)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_get_info", BND_ON_COMM, comm);
    MPI_Info c_info_used = bnd_null_Info;
    const int bnd_result = BND_NATIVE(Comm_get_info)(bnd_to_Comm(comm), &c_info_used);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *info_used = bnd_from_Info(c_info_used);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_get_info", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_get_info)(abi_Comm comm, abi_Info *info_used)
{
    (void)comm, (void)info_used;
    return BND_UNSUPPORTED("MPI_Comm_get_info", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_get_name
#if BND_HAS_MPI_Comm_get_name
int BND_IMPLEMENTATION(Comm_get_name)(abi_Comm comm, char *comm_name, int *resultlen)
{
    BND_ABI_REFUSE_WRONG(null_or_Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_get_name", BND_ON_COMM, comm);
    if (comm == ABI_COMM_NULL)
        return bnd_abi_give_name("MPI_COMM_NULL", comm_name, resultlen);
    return BND_RETURNED(BND_NATIVE(Comm_get_name)(bnd_to_Comm(comm), comm_name, (void *)resultlen),
            "MPI_Comm_get_name", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_get_name)(abi_Comm comm, char *comm_name, int *resultlen)
{
    (void)comm, (void)comm_name, (void)resultlen;
    return BND_UNSUPPORTED("MPI_Comm_get_name", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_group
#if BND_HAS_MPI_Comm_group
int BND_IMPLEMENTATION(Comm_group)(abi_Comm comm, abi_Group *group)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_group", BND_ON_COMM, comm);
    MPI_Group c_group = bnd_null_Group;
    const int bnd_result = BND_NATIVE(Comm_group)(bnd_to_Comm(comm), &c_group);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *group = bnd_from_Group(c_group);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_group", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_group)(abi_Comm comm, abi_Group *group)
{
    (void)comm, (void)group;
    return BND_UNSUPPORTED("MPI_Comm_group", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_idup
#if BND_HAS_MPI_Comm_idup
int BND_IMPLEMENTATION(Comm_idup)(abi_Comm comm, abi_Comm *newcomm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_idup", BND_ON_COMM, comm);
    MPI_Comm c_newcomm = bnd_null_Comm;
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Comm_idup)(bnd_to_Comm(comm), &c_newcomm, &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newcomm = bnd_from_Comm(c_newcomm);
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_idup", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_idup)(abi_Comm comm, abi_Comm *newcomm, abi_Request *request)
{
    (void)comm, (void)newcomm, (void)request;
    return BND_UNSUPPORTED("MPI_Comm_idup", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_idup_with_info
#if BND_HAS_MPI_Comm_idup_with_info
int BND_IMPLEMENTATION(Comm_idup_with_info)(abi_Comm comm, abi_Info info, abi_Comm *newcomm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_idup_with_info", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Comm_idup_with_info", BND_ON_COMM, comm);
    MPI_Comm c_newcomm = bnd_null_Comm;
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Comm_idup_with_info)(bnd_to_Comm(comm), bnd_to_Info(info), &c_newcomm,
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newcomm = bnd_from_Comm(c_newcomm);
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_idup_with_info", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_idup_with_info)(abi_Comm comm, abi_Info info, abi_Comm *newcomm, abi_Request *request)
{
    (void)comm, (void)info, (void)newcomm, (void)request;
    return BND_UNSUPPORTED("MPI_Comm_idup_with_info", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_rank
#if BND_HAS_MPI_Comm_rank
int BND_IMPLEMENTATION(Comm_rank)(abi_Comm comm, int *rank)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_rank", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Comm_rank)(bnd_to_Comm(comm), (void *)rank), "MPI_Comm_rank", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_rank)(abi_Comm comm, int *rank)
{
    (void)comm, (void)rank;
    return BND_UNSUPPORTED("MPI_Comm_rank", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_remote_group
#if BND_HAS_MPI_Comm_remote_group
int BND_IMPLEMENTATION(Comm_remote_group)(abi_Comm comm, abi_Group *group)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_remote_group", BND_ON_COMM, comm);
    MPI_Group c_group = bnd_null_Group;
    const int bnd_result = BND_NATIVE(Comm_remote_group)(bnd_to_Comm(comm), &c_group);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *group = bnd_from_Group(c_group);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_remote_group", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_remote_group)(abi_Comm comm, abi_Group *group)
{
    (void)comm, (void)group;
    return BND_UNSUPPORTED("MPI_Comm_remote_group", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_remote_size
#if BND_HAS_MPI_Comm_remote_size
int BND_IMPLEMENTATION(Comm_remote_size)(abi_Comm comm, int *size)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_remote_size", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Comm_remote_size)(bnd_to_Comm(comm), (void *)size), "MPI_Comm_remote_size",
            BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_remote_size)(abi_Comm comm, int *size)
{
    (void)comm, (void)size;
    return BND_UNSUPPORTED("MPI_Comm_remote_size", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_set_info
#if BND_HAS_MPI_Comm_set_info
int BND_IMPLEMENTATION(Comm_set_info)(abi_Comm comm, abi_Info info)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_set_info", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Comm_set_info", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Comm_set_info)(bnd_to_Comm(comm), bnd_to_Info(info)), "MPI_Comm_set_info",
            BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_set_info)(abi_Comm comm, abi_Info info)
{
    (void)comm, (void)info;
    return BND_UNSUPPORTED("MPI_Comm_set_info", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_set_name
#if BND_HAS_MPI_Comm_set_name
int BND_IMPLEMENTATION(Comm_set_name)(abi_Comm comm, const char *comm_name)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_set_name", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Comm_set_name)(bnd_to_Comm(comm), comm_name), "MPI_Comm_set_name", BND_ON_COMM,
            comm);
}
#else
int BND_IMPLEMENTATION(Comm_set_name)(abi_Comm comm, const char *comm_name)
{
    (void)comm, (void)comm_name;
    return BND_UNSUPPORTED("MPI_Comm_set_name", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_size
#if BND_HAS_MPI_Comm_size
int BND_IMPLEMENTATION(Comm_size)(abi_Comm comm, int *size)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_size", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Comm_size)(bnd_to_Comm(comm), (void *)size), "MPI_Comm_size", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_size)(abi_Comm comm, int *size)
{
    (void)comm, (void)size;
    return BND_UNSUPPORTED("MPI_Comm_size", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_split
#if BND_HAS_MPI_Comm_split
int BND_IMPLEMENTATION(Comm_split)(abi_Comm comm, int color, int key, abi_Comm *newcomm)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_split", BND_ON_COMM, comm);
    MPI_Comm c_newcomm = bnd_null_Comm;
    const int bnd_result = BND_NATIVE(Comm_split)(bnd_to_Comm(comm), color == ABI_UNDEFINED ? MPI_UNDEFINED : color,
            key, &c_newcomm);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newcomm = bnd_from_Comm(c_newcomm);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_split", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_split)(abi_Comm comm, int color, int key, abi_Comm *newcomm)
{
    (void)comm, (void)color, (void)key, (void)newcomm;
    return BND_UNSUPPORTED("MPI_Comm_split", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_split_type
#if BND_HAS_MPI_Comm_split_type
int BND_IMPLEMENTATION(Comm_split_type)(abi_Comm comm, int split_type, int key, abi_Info info, abi_Comm *newcomm)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_split_type", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Comm_split_type", BND_ON_COMM, comm);
    MPI_Comm c_newcomm = bnd_null_Comm;
    const int bnd_result = BND_NATIVE(Comm_split_type)(bnd_to_Comm(comm), bnd_to_split_types(split_type), key,
            bnd_to_Info(info), &c_newcomm);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newcomm = bnd_from_Comm(c_newcomm);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_split_type", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_split_type)(abi_Comm comm, int split_type, int key, abi_Info info, abi_Comm *newcomm)
{
    (void)comm, (void)split_type, (void)key, (void)info, (void)newcomm;
    return BND_UNSUPPORTED("MPI_Comm_split_type", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_test_inter
#if BND_HAS_MPI_Comm_test_inter
int BND_IMPLEMENTATION(Comm_test_inter)(abi_Comm comm, int *flag)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_test_inter", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Comm_test_inter)(bnd_to_Comm(comm), (void *)flag), "MPI_Comm_test_inter",
            BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_test_inter)(abi_Comm comm, int *flag)
{
    (void)comm, (void)flag;
    return BND_UNSUPPORTED("MPI_Comm_test_inter", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Intercomm_create
#if BND_HAS_MPI_Intercomm_create
int BND_IMPLEMENTATION(Intercomm_create)(abi_Comm local_comm, int local_leader, abi_Comm peer_comm, int remote_leader,
        int tag, abi_Comm *newintercomm)
{
    BND_ABI_REFUSE_WRONG(Comm, local_comm, 1, ABI_ERR_COMM, "MPI_Intercomm_create", BND_ON_COMM, local_comm);
    MPI_Comm c_newintercomm = bnd_null_Comm;
    const int bnd_result = BND_NATIVE(Intercomm_create)(bnd_to_Comm(local_comm), local_leader, bnd_to_Comm(peer_comm),
            remote_leader, tag, &c_newintercomm);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newintercomm = bnd_from_Comm(c_newintercomm);
    }
    return BND_RETURNED(bnd_result, "MPI_Intercomm_create", BND_ON_COMM, local_comm);
}
#else
int BND_IMPLEMENTATION(Intercomm_create)(abi_Comm local_comm, int local_leader, abi_Comm peer_comm, int remote_leader,
        int tag, abi_Comm *newintercomm)
{
    (void)local_comm, (void)local_leader, (void)peer_comm, (void)remote_leader, (void)tag, (void)newintercomm;
    return BND_UNSUPPORTED("MPI_Intercomm_create", BND_ON_COMM, local_comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Intercomm_create_from_groups
#if BND_HAS_MPI_Intercomm_create_from_groups
int BND_IMPLEMENTATION(Intercomm_create_from_groups)(abi_Group local_group, int local_leader, abi_Group remote_group,
        int remote_leader, const char *stringtag, abi_Info info, abi_Errhandler errhandler, abi_Comm *newintercomm)
{
    BND_ABI_REFUSE_WRONG(Group, local_group, 1, ABI_ERR_GROUP, "MPI_Intercomm_create_from_groups", BND_ON_ERRHANDLER,
            errhandler);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Intercomm_create_from_groups", BND_ON_ERRHANDLER,
            errhandler);
    BND_ABI_REFUSE_WRONG(Errhandler, errhandler, 1, ABI_ERR_ERRHANDLER, "MPI_Intercomm_create_from_groups",
            BND_ON_ERRHANDLER, errhandler);
    MPI_Comm c_newintercomm = bnd_null_Comm;
    const int bnd_result = BND_NATIVE(Intercomm_create_from_groups)(bnd_to_Group(local_group), local_leader,
            bnd_to_Group(remote_group), remote_leader, stringtag, bnd_to_Info(info), bnd_to_Errhandler(errhandler),
            &c_newintercomm);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newintercomm = bnd_from_Comm(c_newintercomm);
    }
    return BND_RETURNED(bnd_result, "MPI_Intercomm_create_from_groups", BND_ON_ERRHANDLER, errhandler);
}
#else
int BND_IMPLEMENTATION(Intercomm_create_from_groups)(abi_Group local_group, int local_leader, abi_Group remote_group,
        int remote_leader, const char *stringtag, abi_Info info, abi_Errhandler errhandler, abi_Comm *newintercomm)
{
    (void)local_group, (void)local_leader, (void)remote_group, (void)remote_leader, (void)stringtag, (void)info,
            (void)errhandler, (void)newintercomm;
    return BND_UNSUPPORTED("MPI_Intercomm_create_from_groups", BND_ON_ERRHANDLER, errhandler);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Intercomm_merge
#if BND_HAS_MPI_Intercomm_merge
int BND_IMPLEMENTATION(Intercomm_merge)(abi_Comm intercomm, int high, abi_Comm *newintracomm)
{
    BND_ABI_REFUSE_WRONG(Comm, intercomm, 1, ABI_ERR_COMM, "MPI_Intercomm_merge", BND_ON_COMM, intercomm);
    MPI_Comm c_newintracomm = bnd_null_Comm;
    const int bnd_result = BND_NATIVE(Intercomm_merge)(bnd_to_Comm(intercomm), high, &c_newintracomm);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newintracomm = bnd_from_Comm(c_newintracomm);
    }
    return BND_RETURNED(bnd_result, "MPI_Intercomm_merge", BND_ON_COMM, intercomm);
}
#else
int BND_IMPLEMENTATION(Intercomm_merge)(abi_Comm intercomm, int high, abi_Comm *newintracomm)
{
    (void)intercomm, (void)high, (void)newintracomm;
    return BND_UNSUPPORTED("MPI_Intercomm_merge", BND_ON_COMM, intercomm);
}
#endif
#endif

