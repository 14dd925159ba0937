#include "groups.hpp"

#include <bindery/detail/link.hpp>

#include <algorithm>
#include <numeric>

BND_TOOL_REFERENCE(PMPI_Group_free)
BND_TOOL_REFERENCE(PMPI_Group_size)
BND_TOOL_REFERENCE(PMPI_Group_translate_ranks)

namespace check {

using bindery::detail::json;

std::vector<int> ranks_in(MPI_Group group, MPI_Group all)
{
    int size = 0;
    if (group != MPI_GROUP_NULL)
        BND_TOOL_CALL(Group_size)(group, &size);
    std::vector<int> inside(size), result(size);
    std::iota(inside.begin(), inside.end(), 0);
    if (all != MPI_GROUP_NULL && size > 0)
        BND_TOOL_CALL(Group_translate_ranks)(group, size, inside.data(), all, result.data());
    return result;
}

json as_json(std::vector<int> ranks)
{
    for (int &rank : ranks)
        rank = std::max(rank, -1);
    return ranks;
}

json take_ranks(MPI_Group group, MPI_Group all)
{
    const std::vector<int> ranks = ranks_in(group, all);
    BND_TOOL_CALL(Group_free)(&group);
    return as_json(ranks);
}

}  // namespace check
