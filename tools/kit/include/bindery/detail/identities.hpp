// The identities of objects, by kind and handle.
#pragma once

#include <bindery/attributes.hpp>
#include <bindery/detail/group_ranks.hpp>
#include <bindery/detail/link.hpp>

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

// Mixes all bits: of a million objects two have the same number with a probability of 3e-8.
class digest {
public:
    digest &operator<<(std::uint64_t value)
    {
        value_ = (value_ ^ value) * 0x9e3779b97f4a7c15u;
        value_ = (value_ ^ value_ >> 32) * 0xd6e8feb86659fd93u;
        value_ ^= value_ >> 29;
        return *this;
    }
    digest &operator<<(std::string_view text)
    {
        for (const char c : text)
            *this << std::uint64_t(c);
        return *this << text.size();
    }
    digest &operator<<(const group_ranks &ranks)
    {
        for (const int rank : ranks)
            *this << std::uint64_t(rank);
        return *this << ranks.size();
    }
    std::uint64_t value() const { return value_ ? value_ : 1; }

private:
    std::uint64_t value_ = 0x2545f4914f6cdd1du;
};

class identity_table {
    using key = std::pair<object, std::uint64_t>;

public:
    identity_pointer find(object kind, std::uint64_t handle)
    {
        {
            const std::shared_lock lock(mutex_);
            if (const auto found = objects_.find({kind, handle}); found != objects_.end())
                return found->second;
        }
        identity made;
        made.kind = kind;
        made.handle = handle;
        if (kind == object::communicator)
            describe(made);
        return put(std::move(made));
    }

    identity_pointer put(identity made)
    {
        const key at(made.kind, made.handle);
        auto pointer = std::make_shared<const identity>(std::move(made));
        const std::unique_lock lock(mutex_);
        return objects_[at] = std::move(pointer);
    }

    void forget(object kind, std::uint64_t handle)
    {
        const std::unique_lock lock(mutex_);
        objects_.erase({kind, handle});
    }

    // Processes that make several objects from the same one all make them in the same order.
    std::uint64_t next(digest made)
    {
        const std::unique_lock lock(mutex_);
        const std::uint64_t index = counts_[made.value()]++;
        return (made << index).value();
    }

private:
    // A communicator that no call of the program made.
    static void describe(identity &made)
    {
        const auto comm = (MPI_Comm)made.handle;
        if (comm == MPI_COMM_NULL)
            return;
        made.members = ranks_of_members(comm);
        made.remote = ranks_of_remote(comm);
        if (comm == MPI_COMM_WORLD || comm == MPI_COMM_SELF)
            made.number = (digest() << std::uint64_t(comm == MPI_COMM_SELF) << *made.members).value();
    }

    std::shared_mutex mutex_;
    std::map<key, identity_pointer> objects_;
    std::unordered_map<std::uint64_t, std::uint64_t> counts_;
};

// Never destroyed: calls may come until the process ends. A template: one for each tool, and none where nobody asks.
template <int = 0>
inline identity_table &identities = *new identity_table;

[[gnu::tls_model(BND_TOOL_TLS_MODEL)]] inline thread_local constinit const void *last_identified = nullptr;

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
