// The processes that ranks of all tools mean: those of MPI_COMM_WORLD, or of mpi://WORLD where a session is used instead.
#pragma once

#include <bindery/detail/has.hpp>
#include <bindery/detail/link.hpp>

#include <algorithm>
#include <cstdint>
#include <mutex>
#include <utility>
#include <vector>

BND_TOOL_REFERENCE(PMPI_Initialized)
BND_TOOL_REFERENCE(PMPI_Finalized)
BND_TOOL_REFERENCE(PMPI_Comm_group)
BND_TOOL_REFERENCE(PMPI_Group_rank)
BND_TOOL_REFERENCE(PMPI_Group_size)
BND_TOOL_REFERENCE(PMPI_Group_free)
#if BND_HAS_MPI_Group_from_session_pset
BND_TOOL_REFERENCE(PMPI_Group_from_session_pset)
#endif

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

// Whether MPI_COMM_WORLD can be used now.
inline bool has_world()
{
    int begun = 0, ended = 1;
    BND_TOOL_CALL(Initialized)(&begun);
    if (begun)
        BND_TOOL_CALL(Finalized)(&ended);
    return !ended;
}

// The sessions that are in use, with the group of all their processes.
class open_sessions {
public:
    static open_sessions &all()
    {
        static auto &only = *new open_sessions;  // never destroyed: calls may come until the process ends
        return only;
    }

#if BND_HAS_MPI_Group_from_session_pset
    void open(MPI_Session session)
    {
        MPI_Group group = MPI_GROUP_NULL;
        if (BND_TOOL_CALL(Group_from_session_pset)(session, "mpi://WORLD", &group) != MPI_SUCCESS)
            return;
        const std::lock_guard lock(mutex_);
        groups_.emplace_back((std::uint64_t)session, group);
    }

    void close(MPI_Session session)
    {
        MPI_Group group = MPI_GROUP_NULL;
        {
            const std::lock_guard lock(mutex_);
            const auto found = std::ranges::find(groups_, (std::uint64_t)session, &open_session::first);
            if (found == groups_.end())
                return;
            group = found->second;
            groups_.erase(found);
        }
        BND_TOOL_CALL(Group_free)(&group);
    }
#endif

    // Their number, and the group of the first.
    std::pair<std::size_t, MPI_Group> count()
    {
        const std::lock_guard lock(mutex_);
        return {groups_.size(), groups_.empty() ? MPI_GROUP_NULL : groups_.front().second};
    }

private:
    using open_session = std::pair<std::uint64_t, MPI_Group>;

    std::mutex mutex_;
    std::vector<open_session> groups_;
};

// All processes. Objects of MPI_Init and of sessions, and of two sessions, must not meet in one call of MPI (MPI 5.0, 11.3): null unless a
// single one of these is in use.
class world_group {
public:
    world_group()
    {
        const auto [sessions, group] = open_sessions::all().count();
        const bool is_initialized = has_world();
        is_own_ = is_initialized && sessions == 0;
        if (is_own_)
            BND_TOOL_CALL(Comm_group)(MPI_COMM_WORLD, &group_);
        else if (!is_initialized && sessions == 1)
            group_ = group;
    }
    world_group(const world_group &) = delete;
    ~world_group()
    {
        if (is_own_)
            BND_TOOL_CALL(Group_free)(&group_);
    }

    explicit operator bool() const { return group_ != MPI_GROUP_NULL; }
    MPI_Group get() const { return group_; }

private:
    MPI_Group group_ = MPI_GROUP_NULL;
    bool is_own_ = false;
};

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
