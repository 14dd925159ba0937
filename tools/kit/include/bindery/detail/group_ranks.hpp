// The processes of a communicator as ranks of the world, by calls that ask no other process.
#pragma once

#include <bindery/detail/bytes.hpp>
#include <bindery/detail/worlds.hpp>

#include <algorithm>
#include <memory>
#include <numeric>
#include <string_view>
#include <unordered_map>
#include <vector>

BND_TOOL_REFERENCE(PMPI_Comm_group)
BND_TOOL_REFERENCE(PMPI_Comm_remote_group)
BND_TOOL_REFERENCE(PMPI_Win_get_group)
BND_TOOL_REFERENCE(PMPI_Group_size)
BND_TOOL_REFERENCE(PMPI_Group_translate_ranks)
BND_TOOL_REFERENCE(PMPI_Group_free)

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

using group_ranks = std::vector<int>;
using shared_ranks = std::shared_ptr<const group_ranks>;  // null: there is no such group

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

// Objects of the same processes have one vector.
inline shared_ranks shared(group_ranks ranks)
{
    struct known_ranks {
        std::mutex mutex;
        std::unordered_map<std::uint64_t, std::weak_ptr<const group_ranks>> all;
        std::size_t limit = 64;
    };
    static auto &known = *new known_ranks;
    const std::lock_guard lock(known.mutex);
    if (known.all.size() >= known.limit) {
        std::erase_if(known.all, [](const auto &one) { return one.second.expired(); });
        known.limit = 2 * known.all.size() + 64;
    }
    auto &place = known.all[(digest() << ranks).value()];
    shared_ranks found = place.lock();
    if (!found || *found != ranks)
        place = found = std::make_shared<const group_ranks>(std::move(ranks));
    return found;
}

// Frees the group. MPI_UNDEFINED: not of the world, or there is none.
inline shared_ranks world_ranks(MPI_Group group)
{
    int size = 0;
    BND_TOOL_CALL(Group_size)(group, &size);
    group_ranks ranks(std::size_t(size), MPI_UNDEFINED);
    if (const world_group world; world && size) {
        group_ranks own(static_cast<std::size_t>(size));
        std::iota(own.begin(), own.end(), 0);
        BND_TOOL_CALL(Group_translate_ranks)(group, size, own.data(), world.get(), ranks.data());
    }
    BND_TOOL_CALL(Group_free)(&group);
    return shared(std::move(ranks));
}

inline shared_ranks ranks_of_members(MPI_Comm comm)
{
    MPI_Group group = MPI_GROUP_NULL;
    BND_TOOL_CALL(Comm_group)(comm, &group);
    return world_ranks(group);
}

inline shared_ranks ranks_of_remote(MPI_Comm comm)
{
    MPI_Group group = MPI_GROUP_NULL;
    if (!is_inter(comm))
        return nullptr;
    BND_TOOL_CALL(Comm_remote_group)(comm, &group);
    return world_ranks(group);
}

inline shared_ranks ranks_of_window(MPI_Win window)
{
    MPI_Group group = MPI_GROUP_NULL;
    BND_TOOL_CALL(Win_get_group)(window, &group);
    return world_ranks(group);
}

inline bool are_of_this_world(const shared_ranks &ranks)
{
    return !ranks || std::ranges::find(*ranks, MPI_UNDEFINED) == ranks->end();
}

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
