// The epochs of a window in this process (MPI 5.0, 12.5), which MPIs check in part.
#pragma once

#include "format.hpp"
#include "operations.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace check {

struct window_call {
    std::uintptr_t window;
    synchronization is = synchronization::none;  // none: an access
    std::vector<int> ranks = {};                 // targets, or those of the group; empty: all
    int assertion = 0;
    bool is_exclusive = false;
    bool has_request = false;  // of an access
};

// Follows what a call that MPI accepted does to the epochs. Returns what is wrong with it, as the end of a sentence; empty: nothing.
std::string follow(const window_call &call);

// Operations of a window, and those to one target (-1: all) that a synchronization completes.
void start_transfer(const communication &one, MPI_Win window, int target);
void end_transfers(std::uintptr_t window, int target);

// The ranks in a window that a group of MPI_Win_post or MPI_Win_start has.
std::vector<int> ranks_in_window(MPI_Group group, MPI_Win win);

}  // namespace check
