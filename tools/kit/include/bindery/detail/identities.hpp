// The identities of objects, by kind and handle.
#pragma once

#include <bindery/attributes.hpp>
#include <bindery/detail/group_ranks.hpp>
#include <bindery/detail/link.hpp>

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

BND_TOOL_REFERENCE(PMPI_Comm_get_name)
BND_TOOL_REFERENCE(PMPI_Win_get_name)

namespace bindery::inline BND_TOOL_NAMESPACE {

struct identity {
    // The same on all processes of the object, and of no other one; 0: not known, as where the tool did not see the program make it.
    std::uint64_t number = 0;
    object kind = object::none;
    // The ranks in MPI_COMM_WORLD of its processes in their order; of an intercommunicator, of the own group. MPI_UNDEFINED: of another
    // world, or there is none.
    detail::shared_ranks members, remote;
    std::uint64_t handle = 0;
    std::string file;  // the name that the file was opened by

    // The world's rank of a rank as for_each_peer() and peer() have it: in the remote group, if there is one.
    int world_rank(int rank) const
    {
        const detail::shared_ranks &group = remote ? remote : members;
        return group && rank >= 0 && rank < int(group->size()) ? (*group)[std::size_t(rank)] : MPI_UNDEFINED;
    }

    // As MPI_Comm_get_name and MPI_Win_get_name tell it now; of a file, the name of the file. Empty if it has none.
    std::string name() const
    {
        char text[MPI_MAX_OBJECT_NAME] = "";
        int length = 0;
        if (kind == object::communicator)
            BND_TOOL_CALL(Comm_get_name)((MPI_Comm)handle, text, &length);
        if (kind == object::window)
            BND_TOOL_CALL(Win_get_name)((MPI_Win)handle, text, &length);
        return kind == object::file ? file : std::string(text, std::size_t(length));
    }
};

using identity_pointer = std::shared_ptr<const identity>;

}  // namespace bindery::inline BND_TOOL_NAMESPACE

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

// A thread keeps what it has found last of a kind.
struct last_identity {
    std::uint64_t handle = 0, generation = 0;  // of the table
    const identity *found = nullptr;
};
[[gnu::tls_model(BND_TOOL_TLS_MODEL)]] inline thread_local constinit last_identity last_identities[3];

class identity_table {
    using key = std::pair<object, std::uint64_t>;

public:
    identity_pointer find(object kind, std::uint64_t handle)
    {
        if (identity_pointer found = seen(kind, handle))
            return found;
        // Another thread may have described it meanwhile, and may use its own.
        auto made = std::make_shared<const identity>(described(kind, handle));
        const std::unique_lock lock(mutex_);
        return objects_.try_emplace({kind, handle}, std::move(made)).first->second;
    }

    // The same without a lock where a thread asks for one object again; until the program frees it.
    const identity &find_again(object kind, std::uint64_t handle)
    {
        const auto slot = kind == object::communicator ? 0 : kind == object::window ? 1 : 2;
        const std::uint64_t generation = generation_.load(std::memory_order_acquire);
        last_identity &last = last_identities[slot];
        if (last.handle != handle || last.generation != generation) [[unlikely]]
            last = {handle, generation, find(kind, handle).get()};
        return *last.found;
    }

    // Null if neither the program made it by a call that the tool sees nor anybody asked for it.
    identity_pointer seen(object kind, std::uint64_t handle)
    {
        const std::shared_lock lock(mutex_);
        const auto found = objects_.find({kind, handle});
        return found == objects_.end() ? nullptr : found->second;
    }

    // Asks MPI about an object that no call of the program made.
    static identity described(object kind, std::uint64_t handle)
    {
        identity made;
        made.kind = kind;
        made.handle = handle;
        if (kind == object::communicator && (MPI_Comm)handle != MPI_COMM_NULL)
            describe(made, (MPI_Comm)handle);
        if (kind == object::window && (MPI_Win)handle != MPI_WIN_NULL)
            made.members = ranks_of_window((MPI_Win)handle);
        return made;
    }

    identity_pointer put(identity made) { return put(std::make_shared<const identity>(std::move(made))); }
    identity_pointer put(identity_pointer made)
    {
        const std::unique_lock lock(mutex_);
        ++generation_;
        return objects_[{made->kind, made->handle}] = std::move(made);
    }

    // Null if it is not known.
    identity_pointer take(object kind, std::uint64_t handle)
    {
        const std::unique_lock lock(mutex_);
        ++generation_;
        const auto found = objects_.extract({kind, handle});
        return found ? found.mapped() : nullptr;
    }

    // Processes that make several objects from the same one all make them in the same order.
    std::uint64_t next(digest made)
    {
        const std::unique_lock lock(mutex_);
        const std::uint64_t index = counts_[made.value()]++;
        return (made << index).value();
    }

private:
    static void describe(identity &made, MPI_Comm comm)
    {
        made.members = ranks_of_members(comm);
        made.remote = ranks_of_remote(comm);
        if ((comm == MPI_COMM_WORLD || comm == MPI_COMM_SELF) && are_of_this_world(made.members))
            made.number = (digest() << std::uint64_t(comm == MPI_COMM_SELF) << *made.members).value();
    }

    std::shared_mutex mutex_;
    std::atomic<std::uint64_t> generation_ = 1;
    std::map<key, identity_pointer> objects_;
    std::unordered_map<std::uint64_t, std::uint64_t> counts_;
};

// Never destroyed: calls may come until the process ends. A template: one for each tool, and none where nobody asks.
template <int = 0>
inline identity_table &identities = *new identity_table;

[[gnu::tls_model(BND_TOOL_TLS_MODEL)]] inline thread_local constinit const void *last_identified = nullptr;

// That of the object which the calling thread is freeing: it is not in the table any more. Points to null if it was not there.
[[gnu::tls_model(BND_TOOL_TLS_MODEL)]] inline thread_local constinit const identity_pointer *leaving = nullptr;

// A digest of the arguments that all processes of one object know alike; and not those of two that they make at the same time.
template <class Call>
digest described(const Call &call)
{
    digest made;
    made << std::uint64_t(Call::routine.info().creates);
    if constexpr (Call::has_message_tag)
        made << std::uint64_t(call.message_tag());
    if constexpr (requires { call.stringtag; })
        made << std::string_view(call.stringtag);
    if constexpr (requires { call.filename; })
        made << std::string_view(call.filename);
    return made;
}

// Both sides of a new intercommunicator have the same parent only if it is one, too.
inline digest with_processes(digest made, const identity &one, const identity *parent)
{
    if (parent && (!one.remote || parent->remote))
        made << parent->number;
    if (!one.remote)
        return made << *one.members;
    const bool is_first = *one.members < *one.remote;
    return made << *(is_first ? one.members : one.remote) << *(is_first ? one.remote : one.members);
}

// Gives the object that a call has made its number. Once, although the tool and the kit may both ask.
template <class Call>
void identify(const Call &call)
{
    constexpr object kind = Call::routine.info().creates;
    constexpr bool has_own_members = kind == object::communicator && Call::is(attributes::blocking);
    const auto handle = (std::uint64_t)call.new_handle();
    if (std::exchange(last_identified, &call) == &call)
        return;
    identity made;
    made.kind = kind;
    made.handle = handle;
    identity_pointer parent;
    if constexpr (Call::has_communicator)
        parent = identities<>.find(object::communicator, (std::uint64_t)call.communicator());
    if constexpr (has_own_members) {
        if (call.new_handle() == MPI_COMM_NULL)
            return;
        made.members = ranks_of_members(call.new_handle());
        made.remote = ranks_of_remote(call.new_handle());
    } else {  // a window, a file, or a duplicate that is not there yet
        made.members = parent->members;
        made.remote = parent->remote;
    }
    if constexpr (requires { call.filename; })
        made.file = call.filename;
    if (are_of_this_world(made.members) && are_of_this_world(made.remote))
        made.number = identities<>.next(with_processes(described(call), made, parent.get()));
    identities<>.put(std::move(made));
}

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
