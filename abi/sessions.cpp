// Sessions over an MPI that has none. There is one world, which MPI_Init of that MPI sets up for whoever comes first; it is ended when
// nobody needs it any more, or with the process. A session is a communicator of this process alone, whose error handler is the session's.
#include "bnd_native_calls.h"

#if !BND_HAS_MPI_Session
#include "hash_table.h"

#include <stdio.h>

namespace {

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
bool was_made_for_sessions, is_world, was_world;

// What the other MPI's functions are that answer for the world model of the program from then on.
struct {
    decltype(bnd_native.call_Finalize) finalize;
    decltype(bnd_native.call_Initialized) initialized;
    decltype(bnd_native.call_Finalized) finalized;
} native;

bool is_native_ready()
{
    int initialized = 0, finalized = 0;
    native.initialized(&initialized);
    native.finalized(&finalized);
    return initialized && !finalized;
}

// ---- the world model beside sessions ----

int init(int *, char ***)
{
    is_world = true;
    return MPI_SUCCESS;
}

int init_thread(int *, char ***, int, int *provided)
{
    is_world = true;
    return BND_NATIVE(Query_thread)(provided);
}

int initialized(int *flag)
{
    *flag = is_world || was_world;
    return MPI_SUCCESS;
}

int finalized(int *flag)
{
    *flag = was_world;
    return MPI_SUCCESS;
}

int finalize()
{
    const bnd::locked lock(mutex);
    is_world = false;
    was_world = true;
    return bnd_abi_sessions == 0 ? native.finalize() : MPI_SUCCESS;
}

// A program that has used sessions alone may open another as long as it runs.
void end_with_process()
{
    if (!is_world && is_native_ready())
        native.finalize();
}

// Whether there is a world of the other MPI, made now if need be.
bool need_world()
{
    const bnd::locked lock(mutex);
    if (native.finalize == nullptr) {
        native = {bnd_native.call_Finalize, bnd_native.call_Initialized, bnd_native.call_Finalized};
        int flag = 0;
        native.initialized(&flag);
        is_world = flag != 0;
        native.finalized(&flag);
        was_world = flag != 0;
        if (was_world)
            return false;
        if (!is_world) {
            int provided = 0;
            if (BND_NATIVE(Init_thread)(nullptr, nullptr, MPI_THREAD_MULTIPLE, &provided) != MPI_SUCCESS)
                return false;
            was_made_for_sessions = true;
            bnd_native.call_Init = init;
            bnd_native.call_Init_thread = init_thread;
        }
        bnd_native.call_Initialized = initialized;
        bnd_native.call_Finalized = finalized;
        bnd_native.call_Finalize = finalize;
        atexit(end_with_process);
    }
    return is_native_ready();
}

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

bool is_session(abi_Session session)
{
    return reinterpret_cast<uintptr_t>(session) >= BND_LEAST_MADE_HANDLE;
}

int raise(const char *routine, int error_class, const char *argument, abi_Session session)
{
    return bnd_abi_raise(routine, error_class, argument, BND_ON_SESSION, session);
}

#define BND_NEED_SESSION(routine) \
    if (!is_session(session))     \
    return raise(routine, ABI_ERR_SESSION, "session", ABI_SESSION_NULL)
#define BND_NEED_INFO(routine, on, object) BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, routine, on, object)

int give_info(const char *routine, abi_Session session, const char *key, const char *value, abi_Info *info)
{
    MPI_Info made = bnd_null_Info;
    int result = BND_NATIVE(Info_create)(&made);
    if (result == MPI_SUCCESS)
        result = BND_NATIVE(Info_set)(made, key, value);
    *info = bnd_from_Info(made);
    return BND_RETURNED(result, routine, BND_ON_SESSION, session);
}

// What distinguishes calls at the same time by the same processes.
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

int bnd_abi_sessions = 0;

int BND_IMPLEMENTATION(Session_init)(abi_Info info, abi_Errhandler errhandler, abi_Session *session)
{
    const char *const routine = "MPI_Session_init";
    BND_NEED_INFO(routine, BND_ON_NOTHING, nullptr);
    if (bnd_to_Errhandler(errhandler) == MPI_Errhandler())
        return bnd_abi_raise(routine, ABI_ERR_ARG, "errhandler", BND_ON_NOTHING, nullptr);
    if (!need_world())
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
    const bnd::locked lock(mutex);
    bnd_abi_sessions++;
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
    const bnd::locked lock(mutex);
    if (--bnd_abi_sessions == 0 && was_world)
        result = native.finalize();
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

// ---- error handlers ----

int BND_IMPLEMENTATION(Session_create_errhandler)(abi_Session_errhandler_function *function, abi_Errhandler *errhandler)
{
    const char *const routine = "MPI_Session_create_errhandler";
    bnd_abi_trampoline taken;
    MPI_Errhandler made = bnd_null_Errhandler;
    if (!need_world() || !bnd_abi_trampoline_take(&taken, bnd_abi_trampolines_session_errhandler_function,
                                                  reinterpret_cast<bnd_procedure *>(function)))
        return bnd_abi_raise(routine, ABI_ERR_NO_MEM, "session_errhandler_fn", BND_ON_NOTHING, nullptr);
    const int result =
        BND_NATIVE(Comm_create_errhandler)(reinterpret_cast<MPI_Comm_errhandler_function *>(taken.function), &made);
    if (result != MPI_SUCCESS) {
        bnd_abi_trampoline_give_back(&taken);
        return bnd_abi_failed(result, routine, BND_ON_NOTHING, nullptr);
    }
    BND_ABI_BIND(&taken, Errhandler, made);
    *errhandler = bnd_from_Errhandler(made);
    return ABI_SUCCESS;
}

int BND_IMPLEMENTATION(Session_set_errhandler)(abi_Session session, abi_Errhandler errhandler)
{
    BND_NEED_SESSION("MPI_Session_set_errhandler");
    return BND_RETURNED(BND_NATIVE(Comm_set_errhandler)(bnd_to_Session(session), bnd_to_Errhandler(errhandler)),
                        "MPI_Session_set_errhandler", BND_ON_SESSION, session);
}

int BND_IMPLEMENTATION(Session_get_errhandler)(abi_Session session, abi_Errhandler *errhandler)
{
    BND_NEED_SESSION("MPI_Session_get_errhandler");
    MPI_Errhandler found = bnd_null_Errhandler;
    const int result = BND_NATIVE(Comm_get_errhandler)(bnd_to_Session(session), &found);
    *errhandler = bnd_from_Errhandler(found);
    return BND_RETURNED(result, "MPI_Session_get_errhandler", BND_ON_SESSION, session);
}

int BND_IMPLEMENTATION(Session_call_errhandler)(abi_Session session, int errorcode)
{
    BND_NEED_SESSION("MPI_Session_call_errhandler");
    return BND_RETURNED(BND_NATIVE(Comm_call_errhandler)(bnd_to_Session(session), bnd_to_error_classes(errorcode)),
                        "MPI_Session_call_errhandler", BND_ON_SESSION, session);
}

}  // extern "C"
#endif
