// The processes of groups.
#pragma once

#include <bindery/detail/has.hpp>
#include <bindery/detail/json.hpp>

#include <vector>

namespace check {

// The rank in `all` of each process of `group`, in the order of `group`; none for MPI_GROUP_NULL, and 0 if `all` is it.
std::vector<int> ranks_in(MPI_Group group, MPI_Group all);

// -1: no rank.
bindery::detail::json as_json(std::vector<int> ranks);

// The ranks in `all` of the processes of `group`, which it frees.
bindery::detail::json take_ranks(MPI_Group group, MPI_Group all);

}  // namespace check
