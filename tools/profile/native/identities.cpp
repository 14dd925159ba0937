// Communicators of the operations that are followed.
#include "waits.hpp"

#include "threads.hpp"

#include <unordered_map>

namespace profile {

namespace {

// Communicators of the same processes are numbered in the order in which these make them, which is the same for all of them: a program may not
// make two in different orders, for each may wait for all (MPI 5.0, 6.14). So all processes find the same identity without a message.
struct family {
    number made = 0;
    number thread = 0;  // that makes them
    bool is_known = true;
};

constexpr number predefined = 1;  // in the identity of a communicator that nobody makes

struct identities {
    std::unordered_map<MPI_Comm, int> rows;
    std::unordered_map<std::uint64_t, family> families;
};

identities &known()
{
    static auto *const all = new identities;  // never destroyed: MPI may be called until the process ends
    return *all;
}

communicator_row &row_at(int row) { return rows<communicator_row>(communicator_table)[row]; }

// Under the lock; -1 if the table is full.
int add_communicator(MPI_Comm comm, const members &of, number number_in_family)
{
    const number row = add_row(communicator_table);
    if (row < 0)
        return -1;
    const number id = number(of.hash * 31 + std::uint64_t(number_in_family));
    row_at(int(row)) = {id, number(of.hash), of.hash != 0, of.size, of.rank, of.is_inter};
    return known().rows[comm] = int(row);
}

}  // namespace

void identify(MPI_Comm comm)
{
    if (!follows_waits || comm == MPI_COMM_NULL)
        return;
    const members of = members_of(comm);
    const std::lock_guard lock(data_lock);
    family &same = known().families[of.hash];
    if (same.made++ == 0)
        same.thread = thread_id();
    add_communicator(comm, of, 2 * same.made);
    if (same.thread == thread_id() && same.is_known)
        return;
    same.is_known = false;
    for (number i = 0; i < data->tables[communicator_table].used; ++i)
        if (row_at(int(i)).family == number(of.hash))
            row_at(int(i)).is_known = 0;
}

void forget_identity(MPI_Comm comm)
{
    if (!follows_waits)
        return;
    const std::lock_guard lock(data_lock);
    known().rows.erase(comm);
}

int identity_of(MPI_Comm comm)
{
    {
        const std::lock_guard lock(data_lock);
        if (const auto found = known().rows.find(comm); found != known().rows.end())
            return found->second;
    }
    if (comm != MPI_COMM_WORLD && comm != MPI_COMM_SELF)
        return -1;
    const members of = members_of(comm);
    const std::lock_guard lock(data_lock);
    const auto found = known().rows.find(comm);
    return found != known().rows.end() ? found->second : add_communicator(comm, of, predefined);
}

int rank_in(int comm) { return comm < 0 || row_at(comm).is_inter ? -1 : int(row_at(comm).rank); }

void distrust(int comm)
{
    if (comm < 0)
        return;
    const std::lock_guard lock(data_lock);
    row_at(comm).is_known = 0;
}

}  // namespace profile
