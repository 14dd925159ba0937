#include "ranks.hpp"

#include "region.hpp"

#include <bindery/detail/link.hpp>

#include <bit>
#include <memory>
#include <numeric>
#include <unordered_map>

BND_TOOL_REFERENCE(PMPI_Comm_size)
BND_TOOL_REFERENCE(PMPI_Comm_rank)
BND_TOOL_REFERENCE(PMPI_Comm_group)
BND_TOOL_REFERENCE(PMPI_Comm_remote_group)
BND_TOOL_REFERENCE(PMPI_Comm_test_inter)
BND_TOOL_REFERENCE(PMPI_Win_get_group)
BND_TOOL_REFERENCE(PMPI_Group_size)
BND_TOOL_REFERENCE(PMPI_Group_rank)
BND_TOOL_REFERENCE(PMPI_Group_free)
BND_TOOL_REFERENCE(PMPI_Group_translate_ranks)
#if BND_HAS_MPI_Group_from_session_pset
BND_TOOL_REFERENCE(PMPI_Group_from_session_pset)
#endif

namespace profile {

namespace {

constexpr number budget = 8 << 20;  // bytes of all of the profiler; sets that exceed it are not translated

constinit MPI_Group world_group = MPI_GROUP_NULL;

void set_world(MPI_Group group)
{
    int rank = -1, size = 0;
    BND_TOOL_CALL(Group_rank)(group, &rank);
    BND_TOOL_CALL(Group_size)(group, &size);
    world_group = group;
    value(world_rank) = rank == MPI_UNDEFINED ? -1 : rank;
    value(world_size) = size;
}

std::unique_ptr<process_set> translated(MPI_Group group, int processes)
{
    auto set = std::make_unique<process_set>();
    BND_TOOL_CALL(Group_size)(group, &set->size);
    set->size_class = std::bit_width(unsigned(processes > 0 ? processes : set->size));
    if (world_group == MPI_GROUP_NULL || value(memory_bytes) + number(set->size) * number(sizeof(int)) > budget)
        return set;
    std::vector<int> ranks(set->size);
    std::iota(ranks.begin(), ranks.end(), 0);
    set->world.resize(set->size);
    BND_TOOL_CALL(Group_translate_ranks)(group, set->size, ranks.data(), world_group, set->world.data());
    for (int &rank : set->world)
        rank = rank == MPI_UNDEFINED ? outside : rank;
    return set;
}

std::unique_ptr<process_set> ask_communicator(MPI_Comm comm)
{
    int inter = 0, local = 0;
    MPI_Group group = MPI_GROUP_NULL;
    BND_TOOL_CALL(Comm_test_inter)(comm, &inter);
    BND_TOOL_CALL(Comm_size)(comm, &local);
    if (inter)
        BND_TOOL_CALL(Comm_remote_group)(comm, &group);
    else
        BND_TOOL_CALL(Comm_group)(comm, &group);
    auto set = translated(group, local);
    if (inter)
        set->size_class = std::bit_width(unsigned(local + set->size));
    BND_TOOL_CALL(Group_free)(&group);
    return set;
}

std::unique_ptr<process_set> ask_window(MPI_Win win)
{
    MPI_Group group = MPI_GROUP_NULL;
    BND_TOOL_CALL(Win_get_group)(win, &group);
    auto set = translated(group, 0);
    BND_TOOL_CALL(Group_free)(&group);
    return set;
}

template <class Handle, std::unique_ptr<process_set> (*ask)(Handle)>
class cache {
public:
    const process_set *find(Handle handle)
    {
        {
            const std::lock_guard lock(lock_);
            if (last_set_ && last_ == handle)
                return last_set_;
            if (const auto found = sets_.find(handle); found != sets_.end())
                return keep_last(handle, found->second.get());
        }
        auto set = ask(handle);
        const std::lock_guard lock(lock_);
        auto &place = sets_[handle];
        if (!place) {
            place = std::move(set);
            value(memory_bytes) += number(sizeof(process_set) + place->world.size() * sizeof(int));
        }
        return keep_last(handle, place.get());
    }

    void remove(Handle handle)
    {
        const std::lock_guard lock(lock_);
        const auto found = sets_.find(handle);
        if (found == sets_.end())
            return;
        value(memory_bytes) -= number(sizeof(process_set) + found->second->world.size() * sizeof(int));
        last_set_ = nullptr;
        sets_.erase(found);
    }

private:
    const process_set *keep_last(Handle handle, const process_set *set)
    {
        last_ = handle;
        return last_set_ = set;
    }

    spin_lock lock_;
    std::unordered_map<Handle, std::unique_ptr<process_set>> sets_;
    Handle last_ = {};
    const process_set *last_set_ = nullptr;
};

// Never destroyed: MPI may be called until the process ends. Some MPIs have one type for all handles.
using communicator_cache = cache<MPI_Comm, ask_communicator>;
using window_cache = cache<MPI_Win, ask_window>;

template <class Cache>
Cache &the()
{
    static auto *const instance = new Cache;
    return *instance;
}

}  // namespace

void find_world()
{
    MPI_Group group = MPI_GROUP_NULL;
    BND_TOOL_CALL(Comm_group)(MPI_COMM_WORLD, &group);
    set_world(group);
}

#if BND_HAS_MPI_Group_from_session_pset
void find_world(MPI_Session session)
{
    MPI_Group group = MPI_GROUP_NULL;
    if (world_group == MPI_GROUP_NULL &&
        BND_TOOL_CALL(Group_from_session_pset)(session, "mpi://WORLD", &group) == MPI_SUCCESS)
        set_world(group);
}
#endif

const process_set *processes_of_communicator(MPI_Comm comm)
{
    return comm == MPI_COMM_NULL ? nullptr : the<communicator_cache>().find(comm);
}

const process_set *processes_of_window(MPI_Win window)
{
    return window == MPI_WIN_NULL ? nullptr : the<window_cache>().find(window);
}

void forget_communicator(MPI_Comm comm) { the<communicator_cache>().remove(comm); }
void forget_window(MPI_Win window) { the<window_cache>().remove(window); }

}  // namespace profile
