// The processes of groups.
#pragma once

#include <bindery/detail/has.hpp>

#include <vector>

namespace check {

// The rank in `all` of each process of `group`, in the order of `group`; none for MPI_GROUP_NULL, and 0 if `all` is it.
std::vector<int> ranks_in(MPI_Group group, MPI_Group all);

}  // namespace check
