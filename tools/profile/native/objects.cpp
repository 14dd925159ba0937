#include "objects.hpp"

#include "region.hpp"

#include <algorithm>
#include <bit>
#include <unordered_map>

namespace profile {

namespace {

communicator_row &row_at(int row) { return rows<communicator_row>(communicator_table)[row]; }

}  // namespace

number world_rank(const bindery::identity &on, int rank)
{
    if (rank < 0)  // MPI_PROC_NULL
        return unknown;
    const int found = on.world_rank(rank);
    if (found != MPI_UNDEFINED)
        return found;
    const bool is_of_world = on.members && std::ranges::any_of(*on.members, [](int r) { return r != MPI_UNDEFINED; });
    return is_of_world ? outside : unknown;
}

int size_class(const bindery::identity &on)
{
    const std::size_t size = (on.members ? on.members->size() : 0) + (on.remote ? on.remote->size() : 0);
    return int(std::bit_width(unsigned(size)));
}

void find_world()
{
    if (is_world_known.load(std::memory_order_relaxed)) [[likely]]
        return;
    const auto [rank, size] = bindery::place_in_world();
    if (size == 0 || is_world_known.exchange(true))
        return;
    store(&header::world_rank, rank == MPI_UNDEFINED ? outside : rank);
    store(&header::world_size, size);
}

int row_of(const bindery::identity &on)
{
    if (on.number == 0)
        return -1;
    const std::lock_guard lock(data_lock);
    static auto &known =
        *new std::unordered_map<std::uint64_t, int>;  // never destroyed: MPI may be called until the end
    const auto [found, is_new] = known.try_emplace(on.number, -1);
    if (!is_new)
        return found->second;
    found->second = int(add_row(communicator_table));
    if (found->second >= 0) {
        const number size = number(on.members->size());
        const auto own = std::ranges::find(*on.members, int(load(&header::world_rank))) - on.members->begin();
        row_at(found->second) = {number(on.number), 1, size, own < size ? own : -1, on.remote != nullptr};
    }
    return found->second;
}

int rank_in(int row) { return row < 0 || row_at(row).is_inter ? -1 : int(row_at(row).rank); }

void distrust(int row)
{
    if (row < 0)
        return;
    const std::lock_guard lock(data_lock);
    row_at(row).is_known = 0;
}

}  // namespace profile
