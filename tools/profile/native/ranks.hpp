// Ranks in MPI_COMM_WORLD of the processes of communicators and windows.
#pragma once

#include "format.hpp"

#include <bindery/detail/has.hpp>

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

namespace profile {

// The processes that ranks of a communicator or window mean: of the remote group of an intercommunicator.
struct process_set : std::enable_shared_from_this<process_set> {
    int size = 0;
    int size_class = 1;      // 1 + log2 of the number of processes
    std::vector<int> world;  // empty if not known

    int world_rank(int rank) const { return rank >= 0 && rank < int(world.size()) ? world[rank] : unknown; }
};

// That of the ranks; null if none is known, or several.
MPI_Group known_world();

// Learn who is in MPI_COMM_WORLD, if MPI_Init has returned: it may have been called in bindings that hide calls. Otherwise
// cheap after the first time.
void find_world();
inline constinit std::atomic<bool> is_world_known = false;
// Before MPI_Finalize.
void forget_world();
#if BND_HAS_MPI_Group_from_session_pset
// The same of mpi://WORLD of a session, and before MPI_Session_finalize.
void find_world(MPI_Session session);
void forget_world(MPI_Session session);
#endif

// The processes of a communicator or window; MPI is asked once. Null for a null handle.
const process_set *processes_of_communicator(MPI_Comm comm);
const process_set *processes_of_window(MPI_Win window);

// The processes of a communicator, in both groups of an intercommunicator.
struct members {
    std::uint64_t hash = 0;  // of their ranks in MPI_COMM_WORLD, the same in each of them; 0: some are not known
    int size = 0, rank = 0;  // of the local group
    bool is_inter = false;
};
members members_of(MPI_Comm comm);

// Before a handle is freed: MPI may use its value again.
void forget_communicator(MPI_Comm comm);
void forget_window(MPI_Win window);

}  // namespace profile
