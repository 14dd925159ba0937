#include "objects.hpp"

#include "current.hpp"
#include "findings.hpp"
#include "groups.hpp"
#include "region.hpp"

#include <bindery/detail/bytes.hpp>
#include <bindery/detail/link.hpp>

#include <algorithm>
#include <mutex>
#include <unordered_map>
#include <unordered_set>
#include <vector>

BND_TOOL_REFERENCE(PMPI_Comm_group)
BND_TOOL_REFERENCE(PMPI_Comm_remote_group)
BND_TOOL_REFERENCE(PMPI_Win_get_group)

namespace check {

namespace {

struct hash {
    std::size_t operator()(const handle &one) const { return one.value * 0x9e3779b97f4a7c15u ^ one.type.size(); }
};

// An MPI may give one handle to several callers, as of MPI_Comm_group.
using object_table = std::unordered_multimap<handle, origin, hash>;

struct numbered {
    std::uint32_t number;
    int next_index;
};

using number_table = std::unordered_map<std::uintptr_t, numbered>;

// Never destroyed: calls may come until the process ends.
object_table &alive = *new object_table;
using handle_set = std::unordered_set<handle, hash>;
handle_set &gone = *new handle_set, &shared = *new handle_set;
number_table &comm_numbers = *new number_table, &file_numbers = *new number_table, &window_numbers = *new number_table;
MPI_Group world = MPI_GROUP_NULL;
std::uint32_t comm_count = 0;  // and of files; MPI_COMM_WORLD and MPI_COMM_SELF come first
std::uint32_t window_count = 0;
constexpr int of_members = -2;  // instead of a parent

// By value: all handles of MPICH but files have the type int, with a different value for each constant.
bool is_predefined(const handle &one)
{
    const std::uintptr_t known[] = {value_of(MPI_COMM_NULL),  value_of(MPI_COMM_WORLD),  value_of(MPI_COMM_SELF),
                                    value_of(MPI_GROUP_NULL), value_of(MPI_GROUP_EMPTY), value_of(MPI_FILE_NULL),
                                    value_of(MPI_WIN_NULL),   value_of(MPI_INFO_NULL),   value_of(MPI_DATATYPE_NULL)};
    return std::ranges::find(known, one.value) != std::end(known);
}

using facts = std::vector<json::member>;
facts members(std::uint32_t number, int parent, int index, MPI_Group group, const facts &more = {})
{
    facts all{{"id", number}, {"parent", parent}, {"index", index}, {"ranks", take_ranks(group, world)}};
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

void say_comm(MPI_Comm comm, std::uint32_t number, int parent, int index)
{
    MPI_Group group = MPI_GROUP_NULL;
    BND_TOOL_CALL(Comm_group)(comm, &group);
    facts of_comm = members(number, parent, index, group);
    if (bindery::detail::is_inter(comm)) {
        BND_TOOL_CALL(Comm_remote_group)(comm, &group);
        of_comm.push_back({"remote", take_ranks(group, world)});
    }
    int topology = MPI_UNDEFINED;
    BND_TOOL_CALL(Topo_test)(comm, &topology);
    if (topology != MPI_UNDEFINED) {
        const bindery::detail::neighbors near(comm);
        of_comm.push_back({"sources", as_json(near.sources)});
        of_comm.push_back({"destinations", as_json(near.destinations)});
    }
    say("communicator", of_comm);
}

std::uint32_t add_number(number_table &table, std::uintptr_t value)
{
    const std::lock_guard hold(lock);
    table[value] = {comm_count, 0};
    changes.fetch_add(1, std::memory_order_release);
    return comm_count++;
}

// Under the lock.
void forget(const handle &what)
{
    if (what.type == "MPI_Comm")
        comm_numbers.erase(what.value);
    else if (what.type == "MPI_File")
        file_numbers.erase(what.value);
    else if (what.type == "MPI_Win")
        window_numbers.erase(what.value);
    else if (what.type == "MPI_Datatype")
        forget_datatype(what.value);
    changes.fetch_add(1, std::memory_order_release);
}

std::uint32_t number_in(const number_table &table, std::uintptr_t value)
{
    const std::lock_guard hold(lock);
    const auto found = table.find(value);
    return found == table.end() ? unknown_object : found->second.number;
}

}  // namespace

void made(handle what, origin where)
{
    if (is_predefined(what))
        return;
    made_by_others(what);
    const std::lock_guard hold(lock);
    alive.emplace(what, where);
}

void made_by_others(handle what)
{
    const std::lock_guard hold(lock);
    gone.erase(what);
    gone_count.store(gone.size(), std::memory_order_relaxed);
}

void mark_shared(handle what)
{
    const std::lock_guard hold(lock);
    shared.insert(what);
}

freed_object::freed_object(handle what) : what_(what)
{
    const std::lock_guard hold(lock);
    forget(what);
    const auto node = alive.extract(what);
    is_known_ = !node.empty();
    if (is_known_)
        where_ = node.mapped();
    if (is_known_ && !alive.contains(what) && !shared.contains(what))
        gone.insert(what);
    gone_count.store(gone.size(), std::memory_order_relaxed);
}

void freed_object::comes_back()
{
    if (is_known_)
        made(what_, where_);
}

bool is_alive(handle what)
{
    const std::lock_guard hold(lock);
    return alive.contains(what);
}

bool is_gone(handle what)
{
    const std::lock_guard hold(lock);
    return gone.contains(what);
}

void report_leaks(bool is_at_exit)
{
    for (const auto &[what, where] : alive)
        if ((what.type == "MPI_Info" || what.type == "MPI_Errhandler") == is_at_exit)
            report({sort::leak, where.routine, where.site, what.type}, "that it makes is never freed");
}

void find_world()
{
    BND_TOOL_CALL(Comm_group)(MPI_COMM_WORLD, &world);
    say_comm(MPI_COMM_WORLD, add_number(comm_numbers, value_of(MPI_COMM_WORLD)), -1, 0);
    say_comm(MPI_COMM_SELF, add_number(comm_numbers, value_of(MPI_COMM_SELF)), -1, 0);
}

std::uint32_t find_comm(MPI_Comm comm)
{
    const unsigned at = changes.load(std::memory_order_acquire);
    last_comm = {value_of(comm), at, number_in(comm_numbers, value_of(comm))};
    return last_comm.fact;
}

std::uint32_t number_of_file(MPI_File file) { return number_in(file_numbers, value_of(file)); }

std::uint32_t number_of_window(MPI_Win win) { return number_in(window_numbers, value_of(win)); }

int next_index(MPI_Comm parent)
{
    const std::lock_guard hold(lock);
    const auto found = comm_numbers.find(value_of(parent));
    return found == comm_numbers.end() ? -1 : found->second.next_index++;
}

void made_comm(MPI_Comm comm, MPI_Comm parent, int index)
{
    const std::uint32_t above = number_in(comm_numbers, value_of(parent));
    if (comm != MPI_COMM_NULL && index >= 0)
        say_comm(comm, add_number(comm_numbers, value_of(comm)), int(above), index);
}

void made_comm_of_members(MPI_Comm comm)
{
    if (comm != MPI_COMM_NULL && world != MPI_GROUP_NULL && !other_threads_may_call())
        say_comm(comm, add_number(comm_numbers, value_of(comm)), of_members, 0);
}

void made_file(MPI_File file, MPI_Comm parent, int index)
{
    const std::uint32_t above = number_in(comm_numbers, value_of(parent));
    if (index < 0)
        return;
    MPI_Group group = MPI_GROUP_NULL;
    BND_TOOL_CALL(Comm_group)(parent, &group);
    say("communicator", members(add_number(file_numbers, value_of(file)), int(above), index, group, {{"file", true}}));
}

void made_window(MPI_Win win, MPI_Comm parent, int index, MPI_Aint bytes, int unit, bool is_shared)
{
    const std::uint32_t above = number_in(comm_numbers, value_of(parent));
    if (index < 0)
        return;
    std::uint32_t number;
    {
        const std::lock_guard hold(lock);
        number = window_count++;
        window_numbers[value_of(win)] = {number, 0};
    }
    MPI_Group group = MPI_GROUP_NULL;
    BND_TOOL_CALL(Win_get_group)(win, &group);
    const facts more{{"unit", unit}, {"bytes", bytes}, {"shared", is_shared}};
    say("window", members(number, int(above), index, group, more));
}

}  // namespace check
