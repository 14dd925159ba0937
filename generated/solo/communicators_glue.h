/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_Comm_compare(MPI_Comm comm1, MPI_Comm comm2, int *result)
{
    try {
        Comm_compare(find<Comm>(comm1, "comm1"), find<Comm>(comm2, "comm2"), result);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_compare", BND_ON_COMM, comm1);
    }
}

extern "C" int solo_Comm_create(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm)
{
    try {
        Comm_create(find<Comm>(comm, "comm"), find<Group>(group, "group"), newcomm);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_create", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_create_group(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm)
{
    try {
        Comm_create_group(find<Comm>(comm, "comm"), find<Group>(group, "group"), tag, newcomm);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_create_group", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm)
{
    try {
        Comm_dup(find<Comm>(comm, "comm"), newcomm);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_dup", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_dup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm)
{
    try {
        Comm_dup_with_info(find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"), newcomm);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_dup_with_info", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_free(MPI_Comm *comm)
{
    try {
        Comm_free(comm);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_free", BND_ON_COMM, *comm);
    }
}

extern "C" int solo_Comm_get_info(MPI_Comm comm, MPI_Info *info_used)
{
    try {
        Comm_get_info(find<Comm>(comm, "comm"), info_used);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_get_info", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_get_name(MPI_Comm comm, char *comm_name, int *resultlen)
{
    try {
        Comm_get_name(find_or_null<Comm>(comm, MPI_COMM_NULL, "comm"), comm_name, resultlen);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_get_name", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_group(MPI_Comm comm, MPI_Group *group)
{
    try {
        Comm_group(find<Comm>(comm, "comm"), group);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_group", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_idup(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request)
{
    try {
        Comm_idup(find<Comm>(comm, "comm"), newcomm, request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_idup", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_idup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request)
{
    try {
        Comm_idup_with_info(find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"), newcomm,
                request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_idup_with_info", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_rank(MPI_Comm comm, int *rank)
{
    try {
        Comm_rank(find<Comm>(comm, "comm"), rank);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_rank", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_remote_group(MPI_Comm comm, MPI_Group *group)
{
    try {
        Comm_remote_group(find<Comm>(comm, "comm"), group);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_remote_group", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_remote_size(MPI_Comm comm, int *size)
{
    try {
        Comm_remote_size(find<Comm>(comm, "comm"), size);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_remote_size", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_set_info(MPI_Comm comm, MPI_Info info)
{
    try {
        Comm_set_info(find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_set_info", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_set_name(MPI_Comm comm, const char *comm_name)
{
    try {
        Comm_set_name(find<Comm>(comm, "comm"), comm_name);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_set_name", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_size(MPI_Comm comm, int *size)
{
    try {
        Comm_size(find<Comm>(comm, "comm"), size);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_size", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *newcomm)
{
    try {
        Comm_split(find<Comm>(comm, "comm"), color, key, newcomm);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_split", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_split_type(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm)
{
    try {
        Comm_split_type(find<Comm>(comm, "comm"), split_type, key, find_or_null<Info>(info, MPI_INFO_NULL, "info"),
                newcomm);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_split_type", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_test_inter(MPI_Comm comm, int *flag)
{
    try {
        Comm_test_inter(find<Comm>(comm, "comm"), flag);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_test_inter", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Intercomm_create(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader,
        int tag, MPI_Comm *newintercomm)
{
    try {
        Intercomm_create(find<Comm>(local_comm, "local_comm"), local_leader, find<Comm>(peer_comm, "peer_comm"),
                remote_leader, tag, newintercomm);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Intercomm_create", BND_ON_COMM, local_comm);
    }
}

extern "C" int solo_Intercomm_create_from_groups(MPI_Group local_group, int local_leader, MPI_Group remote_group,
        int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm)
{
    try {
        Intercomm_create_from_groups(find<Group>(local_group, "local_group"), local_leader, find<Group>(remote_group,
                "remote_group"), remote_leader, stringtag, find_or_null<Info>(info, MPI_INFO_NULL, "info"),
                find<Errhandler>(errhandler, "errhandler"), newintercomm);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Intercomm_create_from_groups", BND_ON_ERRHANDLER, errhandler);
    }
}

extern "C" int solo_Intercomm_merge(MPI_Comm intercomm, int high, MPI_Comm *newintracomm)
{
    try {
        Intercomm_merge(find<Comm>(intercomm, "intercomm"), high, newintracomm);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Intercomm_merge", BND_ON_COMM, intercomm);
    }
}

