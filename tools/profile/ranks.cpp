#include "ranks.hpp"

#include "region.hpp"

#include <bindery/detail/link.hpp>

#include <algorithm>
#include <bit>
#include <memory>
#include <numeric>
#include <string>
#include <unordered_map>

BND_TOOL_REFERENCE(PMPI_Initialized)
BND_TOOL_REFERENCE(PMPI_Finalized)
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

// Never destroyed: MPI may be called until the process ends.
template <class Type>
Type &the()
{
    static auto *const instance = new Type;
    return *instance;
}

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
        if (session.empty() || load(world_rank) < 0) {
            store(world_rank, rank == MPI_UNDEFINED ? outside : rank);
            store(world_size, size);
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

std::unique_ptr<process_set> translated(MPI_Group group, int processes, bool is_world = false)
{
    auto set = std::make_unique<process_set>();
    BND_TOOL_CALL(Group_size)(group, &set->size);
    set->size_class = std::bit_width(unsigned(processes > 0 ? processes : set->size));
    const MPI_Group world = the<known_worlds>().only();
    if ((world == MPI_GROUP_NULL && !is_world) || load(memory_bytes) + number(set->size) * number(sizeof(int)) > budget)
        return set;
    std::vector<int> ranks(set->size);
    std::iota(ranks.begin(), ranks.end(), 0);
    set->world = ranks;
    if (is_world)
        return set;
    BND_TOOL_CALL(Group_translate_ranks)(group, set->size, ranks.data(), world, set->world.data());
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
    auto set = translated(group, local, comm == MPI_COMM_WORLD);
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

number bytes_of(const process_set &set) { return number(sizeof(set) + set.world.size() * sizeof(int)); }

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
            add(memory_bytes, bytes_of(*place));
        }
        return keep_last(handle, place.get());
    }

    void remove(Handle handle)
    {
        const std::lock_guard lock(lock_);
        const auto found = sets_.find(handle);
        if (found == sets_.end())
            return;
        add(memory_bytes, -bytes_of(*found->second));
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

// Some MPIs have one type for all handles.
using communicator_cache = cache<MPI_Comm, ask_communicator>;
using window_cache = cache<MPI_Win, ask_window>;

}  // namespace

namespace {

constinit std::atomic<bool> is_world_known = false;

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
    the<known_worlds>().add({}, group);
}

void forget_world() { the<known_worlds>().remove({}); }

#if BND_HAS_MPI_Group_from_session_pset
namespace {

std::string bytes_of(MPI_Session session) { return {reinterpret_cast<const char *>(&session), sizeof(session)}; }

}  // namespace

void find_world(MPI_Session session)
{
    MPI_Group group = MPI_GROUP_NULL;
    if (BND_TOOL_CALL(Group_from_session_pset)(session, "mpi://WORLD", &group) == MPI_SUCCESS)
        the<known_worlds>().add(bytes_of(session), group);
}

void forget_world(MPI_Session session) { the<known_worlds>().remove(bytes_of(session)); }
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
