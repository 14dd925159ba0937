// The communicators, windows and files of calls.
#pragma once

#include "format.hpp"

#include <bindery/identity.hpp>

namespace profile {

// A rank in MPI_COMM_WORLD by one in an object, as in peer_row.
number world_rank(const bindery::identity &on, int rank);

// 1 + log2 of the number of its processes; 0: not known.
int size_class(const bindery::identity &on);

// Learn who is in MPI_COMM_WORLD, if MPI_Init has returned: it may have been called in bindings that hide calls. Otherwise
// cheap after the first time.
void find_world();
inline constinit std::atomic<bool> is_world_known = false;

// For who waits for whom: the row of an object; -1: it has no number, or the table is full.
int row_of(const bindery::identity &on);
// The own rank in it; -1: not known, or an intercommunicator.
int rank_in(int row);
// Nothing is known of the operations on an object any more.
void distrust(int row);

}  // namespace profile
