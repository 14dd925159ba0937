#include "groups.hpp"

#include <bindery/detail/link.hpp>

#include <numeric>

BND_TOOL_REFERENCE(PMPI_Group_size)
BND_TOOL_REFERENCE(PMPI_Group_translate_ranks)

namespace check {

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

}  // namespace check
