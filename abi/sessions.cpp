// Sessions over an MPI that has none. A session is a communicator of this process alone, whose error handler is the session's.
#include "bnd_native_calls.h"

#if !BND_HAS_MPI_Session
#include "bnd_sessions.h"

#include <stdio.h>

namespace {

// ---- process sets ----

const char *const process_sets[] = {"mpi://WORLD", "mpi://SELF"};
constexpr int process_set_count = sizeof process_sets / sizeof *process_sets;

// MPI_COMM_NULL: no such process set.
MPI_Comm comm_of(const char *process_set)
{
    if (process_set != nullptr && strcmp(process_set, process_sets[0]) == 0)
        return bnd_to_Comm(ABI_COMM_WORLD);
    if (process_set != nullptr && strcmp(process_set, process_sets[1]) == 0)
        return bnd_to_Comm(ABI_COMM_SELF);
    return bnd_null_Comm;
}

int raise(const char *routine, int error_class, const char *argument, abi_Session session)
{
    return bnd_abi_raise(routine, error_class, argument, BND_ON_SESSION, session);
}

int give_info(const char *routine, abi_Session session, const char *key, const char *value, abi_Info *info)
{
    MPI_Info made = bnd_null_Info;
    int result = BND_NATIVE(Info_create)(&made);
    if (result == MPI_SUCCESS)
        result = BND_NATIVE(Info_set)(made, key, value);
    *info = bnd_from_Info(made);
    return BND_RETURNED(result, routine, BND_ON_SESSION, session);
}

// Returns a tag made of the string tag, so that concurrent calls of the same processes do not match each other.
int tag_of(const char *text)
{
    unsigned tag = 0;
    for (; *text != '\0'; text++)
        tag = tag * 31 + static_cast<unsigned char>(*text);
    return static_cast<int>(tag % 32768);
}

int with_handler(int result, const char *routine, MPI_Comm made, abi_Errhandler errhandler, abi_Comm *comm)
{
    if (result == MPI_SUCCESS && made != bnd_null_Comm)
        result = BND_NATIVE(Comm_set_errhandler)(made, bnd_to_Errhandler(errhandler));
    if (result == MPI_SUCCESS)
        *comm = bnd_from_Comm(made);
    return BND_RETURNED(result, routine, BND_ON_NOTHING, nullptr);
}

}  // namespace

extern "C" {

int BND_IMPLEMENTATION(Session_init)(abi_Info info, abi_Errhandler errhandler, abi_Session *session)
{
    const char *const routine = "MPI_Session_init";
    BND_NEED_INFO(routine, BND_ON_NOTHING, nullptr);
    if (bnd_to_Errhandler(errhandler) == MPI_Errhandler())
        return bnd_abi_raise(routine, ABI_ERR_ARG, "errhandler", BND_ON_NOTHING, nullptr);
    if (!bnd_abi_need_world())
        return bnd_abi_raise(routine, ABI_ERR_OTHER, nullptr, BND_ON_NOTHING, nullptr);
    const MPI_Comm self = bnd_to_Comm(ABI_COMM_SELF);
    MPI_Group group = bnd_null_Group;
    MPI_Comm made = bnd_null_Comm;
    int result = BND_NATIVE(Comm_group)(self, &group);
    if (result == MPI_SUCCESS)
        result = BND_NATIVE(Comm_create)(self, group, &made);
    if (group != bnd_null_Group)
        BND_NATIVE(Group_free)(&group);
    if (result == MPI_SUCCESS)
        result = BND_NATIVE(Comm_set_errhandler)(made, bnd_to_Errhandler(errhandler));
    if (result != MPI_SUCCESS)
        return bnd_abi_failed(result, routine, BND_ON_NOTHING, nullptr);
    bnd_abi_session_begins();
    *session = bnd_from_Session(made);
    return ABI_SUCCESS;
}

int BND_IMPLEMENTATION(Session_finalize)(abi_Session *session_at)
{
    const abi_Session session = *session_at;
    BND_NEED_SESSION("MPI_Session_finalize");
    MPI_Comm comm = bnd_to_Session(session);
    int result = BND_NATIVE(Comm_free)(&comm);
    if (result != MPI_SUCCESS)
        return bnd_abi_failed(result, "MPI_Session_finalize", BND_ON_SESSION, session);
    *session_at = ABI_SESSION_NULL;
    result = bnd_abi_session_ends();
    return result == MPI_SUCCESS ? ABI_SUCCESS : bnd_from_error_classes(result);
}

int BND_IMPLEMENTATION(Session_get_num_psets)(abi_Session session, abi_Info info, int *npset_names)
{
    BND_NEED_SESSION("MPI_Session_get_num_psets");
    BND_NEED_INFO("MPI_Session_get_num_psets", BND_ON_SESSION, session);
    *npset_names = process_set_count;
    return ABI_SUCCESS;
}

// pset_len has room for the NUL on the way in, and on the way out says what the whole name needs.
int BND_IMPLEMENTATION(Session_get_nth_pset)(abi_Session session, abi_Info info, int n, int *pset_len, char *pset_name)
{
    BND_NEED_SESSION("MPI_Session_get_nth_pset");
    BND_NEED_INFO("MPI_Session_get_nth_pset", BND_ON_SESSION, session);
    if (n < 0 || n >= process_set_count)
        return raise("MPI_Session_get_nth_pset", ABI_ERR_ARG, "n", session);
    if (*pset_len > 0)
        snprintf(pset_name, static_cast<size_t>(*pset_len), "%s", process_sets[n]);
    *pset_len = static_cast<int>(strlen(process_sets[n])) + 1;
    return ABI_SUCCESS;
}

int BND_IMPLEMENTATION(Session_get_pset_info)(abi_Session session, const char *pset_name, abi_Info *info)
{
    BND_NEED_SESSION("MPI_Session_get_pset_info");
    const MPI_Comm comm = comm_of(pset_name);
    if (comm == bnd_null_Comm)
        return raise("MPI_Session_get_pset_info", ABI_ERR_ARG, "pset_name", session);
    char size[16];
    snprintf(size, sizeof size, "%d", bnd_abi_size(comm));
    return give_info("MPI_Session_get_pset_info", session, "mpi_size", size, info);
}

int BND_IMPLEMENTATION(Session_get_info)(abi_Session session, abi_Info *info_used)
{
    BND_NEED_SESSION("MPI_Session_get_info");
    int provided = MPI_THREAD_SINGLE;
    BND_NATIVE(Query_thread)(&provided);
    const char *const level = provided == MPI_THREAD_MULTIPLE     ? "MPI_THREAD_MULTIPLE"
                              : provided == MPI_THREAD_SERIALIZED ? "MPI_THREAD_SERIALIZED"
                              : provided == MPI_THREAD_FUNNELED   ? "MPI_THREAD_FUNNELED"
                                                                  : "MPI_THREAD_SINGLE";
    return give_info("MPI_Session_get_info", session, "thread_level", level, info_used);
}

int BND_IMPLEMENTATION(Group_from_session_pset)(abi_Session session, const char *pset_name, abi_Group *newgroup)
{
    BND_NEED_SESSION("MPI_Group_from_session_pset");
    const MPI_Comm comm = comm_of(pset_name);
    if (comm == bnd_null_Comm)
        return raise("MPI_Group_from_session_pset", ABI_ERR_ARG, "pset_name", session);
    MPI_Group made = bnd_null_Group;
    const int result = BND_NATIVE(Comm_group)(comm, &made);
    *newgroup = bnd_from_Group(made);
    return BND_RETURNED(result, "MPI_Group_from_session_pset", BND_ON_SESSION, session);
}

int BND_IMPLEMENTATION(Comm_create_from_group)(abi_Group group, const char *stringtag, abi_Info info,
                                               abi_Errhandler errhandler, abi_Comm *newcomm)
{
    MPI_Comm made = bnd_null_Comm;
    BND_NEED_INFO("MPI_Comm_create_from_group", BND_ON_NOTHING, nullptr);
    if (!bnd_is_Group(group))
        return bnd_abi_raise("MPI_Comm_create_from_group", ABI_ERR_GROUP, "group", BND_ON_NOTHING, nullptr);
    *newcomm = ABI_COMM_NULL;
    const int result =
        BND_NATIVE(Comm_create_group)(bnd_to_Comm(ABI_COMM_WORLD), bnd_to_Group(group), tag_of(stringtag), &made);
    return with_handler(result, "MPI_Comm_create_from_group", made, errhandler, newcomm);
}

int BND_IMPLEMENTATION(Intercomm_create_from_groups)(abi_Group local_group, int local_leader, abi_Group remote_group,
                                                     int remote_leader, const char *stringtag, abi_Info info,
                                                     abi_Errhandler errhandler, abi_Comm *newintercomm)
{
    BND_NEED_INFO("MPI_Intercomm_create_from_groups", BND_ON_NOTHING, nullptr);
    const MPI_Comm world = bnd_to_Comm(ABI_COMM_WORLD);
    const int tag = tag_of(stringtag);
    if (!bnd_is_Group(local_group))
        return bnd_abi_raise("MPI_Intercomm_create_from_groups", ABI_ERR_GROUP, "local_group", BND_ON_NOTHING, nullptr);
    MPI_Comm local = bnd_null_Comm, made = bnd_null_Comm;
    int rank = MPI_UNDEFINED, leader = MPI_PROC_NULL;
    *newintercomm = ABI_COMM_NULL;
    int result = BND_NATIVE(Comm_create_group)(world, bnd_to_Group(local_group), tag, &local);
    if (result == MPI_SUCCESS && local != bnd_null_Comm)
        result = BND_NATIVE(Comm_rank)(local, &rank);
    if (result == MPI_SUCCESS && rank == local_leader) {
        MPI_Group all = bnd_null_Group;
        BND_NATIVE(Comm_group)(world, &all);
        result = BND_NATIVE(Group_translate_ranks)(bnd_to_Group(remote_group), 1, &remote_leader, all, &leader);
        BND_NATIVE(Group_free)(&all);
    }
    if (result == MPI_SUCCESS && local != bnd_null_Comm)
        result = BND_NATIVE(Intercomm_create)(local, local_leader, world, leader, tag, &made);
    if (local != bnd_null_Comm)
        BND_NATIVE(Comm_free)(&local);
    return with_handler(result, "MPI_Intercomm_create_from_groups", made, errhandler, newintercomm);
}

}  // extern "C"
#endif
