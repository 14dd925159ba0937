// The Sessions Model (MPI 5.0, 11.3), and what is session from groups without a communicator. The glue of this chapter is included
// where the World Model is.
#include "communicators.h"
#include "communicators/comm.h"
#include "communicators/hints.h"
#include "core/active.h"
#include "core/errhandler.h"
#include "processes.h"

#include <cstring>

namespace solo {
namespace {

constexpr const char *process_sets[] = {"mpi://WORLD", "mpi://SELF"};

constexpr struct {
    const char *name;
    int level;
} thread_levels[] = {
    {"MPI_THREAD_SINGLE", MPI_THREAD_SINGLE},
    {"MPI_THREAD_FUNNELED", MPI_THREAD_FUNNELED},
    {"MPI_THREAD_SERIALIZED", MPI_THREAD_SERIALIZED},
    {"MPI_THREAD_MULTIPLE", MPI_THREAD_MULTIPLE},
};

// A handler that was given for an object that the call makes: it must be for objects of that kind, or it cannot be invoked.
void check_given(const Errhandler &handler, Errhandler::action sort)
{
    try {
        check_errhandler(handler, sort, "errhandler");
    } catch (failure &thrown) {
        thrown.overrides = true;
        throw;
    }
}

// Run something; what it throws is raised on the error handler.
template <typename Action>
void raising_on(Errhandler &errhandler, Action &&action)
{
    try {
        action();
    } catch (failure &thrown) {
        if (!thrown.overrides) {
            thrown.overrides = true;
            thrown.on = BND_ON_ERRHANDLER;
            thrown.object = handle_to(errhandler);
        }
        throw;
    }
}

int thread_level_of(const std::string *requested)
{
    if (requested == nullptr)
        return MPI_THREAD_MULTIPLE;
    for (const auto &each : thread_levels)
        if (*requested == each.name)
            return each.level;
    fail(MPI_ERR_INFO_VALUE, "info",
         "asks for a thread_level that is none of MPI_THREAD_SINGLE to MPI_THREAD_MULTIPLE");
}

void check_name(const char *pset_name)
{
    if (pset_name == nullptr)
        fail(MPI_ERR_ARG, "pset_name", "is a null pointer");
}

void check_string_tag(const char *stringtag)
{
    if (stringtag == nullptr)
        fail(MPI_ERR_ARG, "stringtag", "is a null pointer");
    if (strnlen(stringtag, MPI_MAX_STRINGTAG_LEN) == MPI_MAX_STRINGTAG_LEN)
        fail(MPI_ERR_ARG, "stringtag", "is longer than MPI_MAX_STRINGTAG_LEN allows");
}

}  // namespace

bool is_process_set(const char *name)
{
    for (const char *const each : process_sets)
        if (std::strcmp(name, each) == 0)
            return true;
    return false;
}

void Session_init(Info *info, Errhandler &errhandler, MPI_Session *session)
{
    check_given(errhandler, Errhandler::session_user);
    raising_on(errhandler, [&] {
        const ref<Info> given = copy_of(info);
        const auto requested = [&](const char *key) { return given ? given->get(key) : nullptr; };
        const int level = provide_thread_level(thread_level_of(requested("thread_level")), "info");
        enable_locking();  // of several sessions each may have a thread of its own (11.3.1)
        auto created = ref<Session>::adopt(new Session);
        created->errhandler = ref<Errhandler>(errhandler);
        created->thread_level = level;
        created->memory_kinds = supported_memory_kinds(requested(memory_kinds_key));
        assign_handle(*created);
        created->retain();  // the handle's
        activate();
        *session = handle_to(*created);
    });
}

// Objects derived from the session remain valid (11.3.1).
void Session_finalize(MPI_Session *session)
{
    Session &closed = find<Session>(*session, "session");
    {
        const guard held;  // whoever finds a handle under the lock may use its object there
        release_handle(closed);
    }
    *session = MPI_SESSION_NULL;
    deactivate();
}

void Session_get_info(Session &session, MPI_Info *info_used)
{
    Info used;
    for (const auto &each : thread_levels)
        if (session.thread_level == each.level)
            used.set("thread_level", each.name);
    used.set(memory_kinds_key, session.memory_kinds);
    *info_used = new_info(&used);
}

void Session_get_num_psets(Session &, Info *, int *npset_names)
{
    *npset_names = static_cast<int>(std::size(process_sets));
}

// *pset_len: in, the capacity of pset_name with the NUL; out, what the whole name needs. With 0 the name is only measured.
void Session_get_nth_pset(Session &, Info *, int n, int *pset_len, char *pset_name)
{
    if (n < 0 || n >= static_cast<int>(std::size(process_sets)))
        fail(MPI_ERR_ARG, "n", "is not the number of a process set");
    if (*pset_len < 0)
        fail(MPI_ERR_ARG, "pset_len", "is negative");
    if (*pset_len > 0 && pset_name == nullptr)
        fail(MPI_ERR_ARG, "pset_name", "is a null pointer");
    const std::string name = process_sets[n];
    if (*pset_len > 0) {
        const std::size_t copied = std::min(name.size(), static_cast<std::size_t>(*pset_len) - 1);
        std::memcpy(pset_name, name.data(), copied);
        pset_name[copied] = '\0';
    }
    *pset_len = static_cast<int>(name.size()) + 1;
}

void Session_get_pset_info(Session &, const char *pset_name, MPI_Info *info)
{
    check_name(pset_name);
    if (!is_process_set(pset_name))
        fail(MPI_ERR_ARG, "pset_name", "is not the name of a process set of the session");
    Info about;
    about.set("mpi_size", std::to_string(comm_size));
    *info = new_info(&about);
}

// An unknown name is no error (7.3.2).
void Group_from_session_pset(Session &session, const char *pset_name, MPI_Group *newgroup)
{
    check_name(pset_name);
    *newgroup = is_process_set(pset_name) ? new_group(comm_size, ref<Session>(session)) : MPI_GROUP_NULL;
}

void Comm_create_from_group(Group &group, const char *stringtag, Info *info, Errhandler &errhandler, MPI_Comm *newcomm)
{
    check_given(errhandler, Errhandler::comm_user);
    check_string_tag(stringtag);
    ref<Info> hints;
    set_hints(hints, info);
    if (group.size == 0) {
        *newcomm = MPI_COMM_NULL;
        return;
    }
    Comm &session = make_comm(group.session, errhandler);
    session.info = std::move(hints);
    *newcomm = handle_to(session);
}

void Intercomm_create_from_groups(Group &local_group, int local_leader, Group &remote_group, int remote_leader,
                                  const char *stringtag, Info *, Errhandler &errhandler, MPI_Comm *newintercomm)
{
    check_given(errhandler, Errhandler::comm_user);
    check_string_tag(stringtag);
    if (local_group.size == 0 || remote_group.size == 0) {
        *newintercomm = MPI_COMM_NULL;  // an empty group makes no intercommunicator (7.6.2)
        return;
    }
    if (local_leader != comm_rank)
        fail(MPI_ERR_RANK, "local_leader", "is not a rank of local_group");
    if (remote_leader != comm_rank)
        fail(MPI_ERR_RANK, "remote_leader", "is not a rank of remote_group");
    fail(MPI_ERR_GROUP, "remote_group",
         "shares the calling process with local_group, and this MPI has only one process");
}

}  // namespace solo
