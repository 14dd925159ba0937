#include "ranks.hpp"

#include "region.hpp"

#include <bindery/detail/link.hpp>

#include <algorithm>
#include <bit>
#include <memory>
#include <numeric>
#include <string>
#include <unordered_map>

BND_TOOL_REFERENCE(PMPI_Comm_size)
BND_TOOL_REFERENCE(PMPI_Comm_rank)
BND_TOOL_REFERENCE(PMPI_Comm_group)
BND_TOOL_REFERENCE(PMPI_Comm_remote_group)
BND_TOOL_REFERENCE(PMPI_Comm_test_inter)
BND_TOOL_REFERENCE(PMPI_Win_get_group)
BND_TOOL_REFERENCE(PMPI_Group_size)
BND_TOOL_REFERENCE(PMPI_Group_free)
BND_TOOL_REFERENCE(PMPI_Group_translate_ranks)

namespace profile {

namespace {

// Bytes of all of the profiler without the table of operations; sets that exceed it are not translated.
number budget()
{
    const table &operations = data->tables[operation_table];
    return (8 << 20) + operations.capacity * operations.row_size;
}

// Never destroyed: MPI may be called until the process ends.
template <class Type>
Type &the()
{
    static auto *const instance = new Type;
    return *instance;
}

std::unique_ptr<process_set> translated(MPI_Group group, int processes, bool is_world = false)
{
    auto set = std::make_unique<process_set>();
    BND_TOOL_CALL(Group_size)(group, &set->size);
    set->size_class = int(std::bit_width(unsigned(processes > 0 ? processes : set->size)));
    const MPI_Group world = known_world();
    if ((world == MPI_GROUP_NULL && !is_world) ||
        load(&header::memory_bytes) + number(set->size) * number(sizeof(int)) > budget())
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
        set->size_class = int(std::bit_width(unsigned(local + set->size)));
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
            if (last_set_ && last_ == handle) [[likely]]
                return last_set_;
        }
        return find_other(handle);
    }

    void remove(Handle handle)
    {
        const std::lock_guard lock(lock_);
        const auto found = sets_.find(handle);
        if (found == sets_.end())
            return;
        add(&header::memory_bytes, -bytes_of(*found->second));
        last_set_ = nullptr;
        sets_.erase(found);
    }

private:
    [[gnu::noinline]] const process_set *find_other(Handle handle)
    {
        {
            const std::lock_guard lock(lock_);
            if (const auto found = sets_.find(handle); found != sets_.end())
                return keep_last(handle, found->second.get());
        }
        auto set = ask(handle);
        const std::lock_guard lock(lock_);
        auto &place = sets_[handle];
        if (!place) {
            place = std::move(set);
            add(&header::memory_bytes, bytes_of(*place));
        }
        return keep_last(handle, place.get());
    }

    const process_set *keep_last(Handle handle, const process_set *set)
    {
        last_ = handle;
        return last_set_ = set;
    }

    spin_lock lock_;
    std::unordered_map<Handle, std::shared_ptr<process_set>> sets_;
    Handle last_ = {};
    const process_set *last_set_ = nullptr;
};

// Some MPIs have one type for all handles.
using communicator_cache = cache<MPI_Comm, ask_communicator>;
using window_cache = cache<MPI_Win, ask_window>;

}  // namespace

const process_set *processes_of_communicator(MPI_Comm comm)
{
    return comm == MPI_COMM_NULL ? nullptr : the<communicator_cache>().find(comm);
}

const process_set *processes_of_window(MPI_Win window)
{
    return window == MPI_WIN_NULL ? nullptr : the<window_cache>().find(window);
}

namespace {

// 0 if a process is not known.
std::uint64_t hash_of(const process_set &set)
{
    std::uint64_t hash = set.world.empty() ? 0 : 0xcbf29ce484222325u;
    for (const int rank : set.world)
        hash = rank < 0 || !hash ? 0 : ((hash ^ unsigned(rank)) * 0x9e3779b97f4a7c15u) ^ (hash >> 29);
    return hash;
}

}  // namespace

members members_of(MPI_Comm comm)
{
    int inter = 0;
    members found;
    MPI_Group group = MPI_GROUP_NULL;
    BND_TOOL_CALL(Comm_test_inter)(comm, &inter);
    BND_TOOL_CALL(Comm_rank)(comm, &found.rank);
    BND_TOOL_CALL(Comm_group)(comm, &group);
    const auto local = translated(group, 0, comm == MPI_COMM_WORLD);
    BND_TOOL_CALL(Group_free)(&group);
    found.size = local->size;
    found.is_inter = inter;
    found.hash = hash_of(*local);
    if (!inter)
        return found;
    const std::uint64_t remote = hash_of(*processes_of_communicator(comm));
    found.hash = found.hash && remote ? std::min(found.hash, remote) * 31 + std::max(found.hash, remote) : 0;
    return found;
}

void forget_communicator(MPI_Comm comm) { the<communicator_cache>().remove(comm); }
void forget_window(MPI_Win window) { the<window_cache>().remove(window); }

}  // namespace profile
