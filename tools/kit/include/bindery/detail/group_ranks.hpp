// The processes of a communicator as ranks in MPI_COMM_WORLD, by calls that ask no other process.
#pragma once

#include <bindery/detail/bytes.hpp>
#include <bindery/detail/has.hpp>
#include <bindery/detail/link.hpp>

#include <algorithm>
#include <memory>
#include <numeric>
#include <vector>

BND_TOOL_REFERENCE(PMPI_Initialized)
BND_TOOL_REFERENCE(PMPI_Comm_group)
BND_TOOL_REFERENCE(PMPI_Comm_remote_group)
BND_TOOL_REFERENCE(PMPI_Group_size)
BND_TOOL_REFERENCE(PMPI_Group_translate_ranks)
BND_TOOL_REFERENCE(PMPI_Group_free)

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

using group_ranks = std::vector<int>;
using shared_ranks = std::shared_ptr<const group_ranks>;  // null: there is no such group

// Frees the group.
inline shared_ranks world_ranks(MPI_Group group)
{
    int size = 0, has_world = 0;
    BND_TOOL_CALL(Group_size)(group, &size);
    auto ranks = std::make_shared<group_ranks>(std::size_t(size), MPI_UNDEFINED);
    BND_TOOL_CALL(Initialized)(&has_world);
    if (has_world && size) {  // not in a program with sessions alone
        group_ranks own(static_cast<std::size_t>(size));
        std::iota(own.begin(), own.end(), 0);
        MPI_Group world = MPI_GROUP_NULL;
        BND_TOOL_CALL(Comm_group)(MPI_COMM_WORLD, &world);
        BND_TOOL_CALL(Group_translate_ranks)(group, size, own.data(), world, ranks->data());
        BND_TOOL_CALL(Group_free)(&world);
    }
    BND_TOOL_CALL(Group_free)(&group);
    return ranks;
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

inline bool are_of_this_world(const shared_ranks &ranks)
{
    return !ranks || std::ranges::find(*ranks, MPI_UNDEFINED) == ranks->end();
}

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
