// The groups that ranks are translated to: MPI_COMM_WORLD, or mpi://WORLD of a session.
#include "ranks.hpp"
#include "region.hpp"

#include <bindery/detail/link.hpp>

#include <algorithm>
#include <string>

BND_TOOL_REFERENCE(PMPI_Initialized)
BND_TOOL_REFERENCE(PMPI_Finalized)
BND_TOOL_REFERENCE(PMPI_Comm_group)
BND_TOOL_REFERENCE(PMPI_Group_size)
BND_TOOL_REFERENCE(PMPI_Group_rank)
BND_TOOL_REFERENCE(PMPI_Group_free)
#if BND_HAS_MPI_Group_from_session_pset
BND_TOOL_REFERENCE(PMPI_Group_from_session_pset)
#endif

namespace profile {

namespace {

// Objects of MPI_Init and of sessions, and of two sessions, must not meet in one call of MPI (MPI 5.0, 11.3): ranks are
// translated only while a single one of them is known.
class known_worlds {
public:
    // session: its bytes; empty for MPI_COMM_WORLD, whose ranks go before those of sessions.
    void add(std::string session, MPI_Group group)
    {
        int rank = 0, size = 0;
        BND_TOOL_CALL(Group_rank)(group, &rank);
        BND_TOOL_CALL(Group_size)(group, &size);
        const std::lock_guard lock(lock_);
        if (session.empty() || load(&header::world_rank) < 0) {
            store(&header::world_rank, rank == MPI_UNDEFINED ? outside : rank);
            store(&header::world_size, size);
        }
        worlds_.emplace_back(std::move(session), group);
    }

    void remove(const std::string &session)
    {
        MPI_Group group = MPI_GROUP_NULL;
        {
            const std::lock_guard lock(lock_);
            const auto found = std::ranges::find(worlds_, session, &world::first);
            if (found == worlds_.end())
                return;
            group = found->second;
            worlds_.erase(found);
        }
        BND_TOOL_CALL(Group_free)(&group);
    }

    MPI_Group only()
    {
        const std::lock_guard lock(lock_);
        return worlds_.size() == 1 ? worlds_.front().second : MPI_GROUP_NULL;
    }

private:
    using world = std::pair<std::string, MPI_Group>;

    spin_lock lock_;
    std::vector<world> worlds_;
};

known_worlds &worlds()
{
    static auto *const all = new known_worlds;  // never destroyed: MPI may be called until the process ends
    return *all;
}

}  // namespace

MPI_Group known_world() { return worlds().only(); }

namespace {

// Whether MPI_COMM_WORLD can be used now.
bool has_world()
{
    int begun = 0, ended = 1;
    BND_TOOL_CALL(Initialized)(&begun);
    if (begun)
        BND_TOOL_CALL(Finalized)(&ended);
    return !ended;
}

}  // namespace

void find_world()
{
    if (is_world_known.load(std::memory_order_relaxed) || !has_world()) [[likely]]
        return;
    if (is_world_known.exchange(true))
        return;
    MPI_Group group = MPI_GROUP_NULL;
    BND_TOOL_CALL(Comm_group)(MPI_COMM_WORLD, &group);
    worlds().add({}, group);
}

void forget_world() { worlds().remove({}); }

#if BND_HAS_MPI_Group_from_session_pset
namespace {

std::string bytes_of(MPI_Session session) { return {reinterpret_cast<const char *>(&session), sizeof(session)}; }

}  // namespace

void find_world(MPI_Session session)
{
    MPI_Group group = MPI_GROUP_NULL;
    if (BND_TOOL_CALL(Group_from_session_pset)(session, "mpi://WORLD", &group) == MPI_SUCCESS)
        worlds().add(bytes_of(session), group);
}

void forget_world(MPI_Session session) { worlds().remove(bytes_of(session)); }
#endif

}  // namespace profile
