#include "threads.hpp"

#include "current.hpp"
#include "findings.hpp"
#include "region.hpp"

#include <bindery/detail/bytes.hpp>
#include <bindery/detail/link.hpp>

#include <algorithm>
#include <mutex>
#include <string>
#include <vector>

BND_TOOL_REFERENCE(PMPI_Comm_group)
#if BND_HAS_MPI_File_get_group
BND_TOOL_REFERENCE(PMPI_File_get_group)
#endif
BND_TOOL_REFERENCE(PMPI_Group_free)
BND_TOOL_REFERENCE(PMPI_Group_size)
BND_TOOL_REFERENCE(PMPI_Query_thread)
BND_TOOL_REFERENCE(PMPI_Win_get_group)

namespace check {

namespace {

constexpr int unknown_level = -1;
constinit std::atomic<int> thread_level = unknown_level;

struct running_collective {
    handle set;
    const thread_facts *thread;
    bindery::routine routine;
    std::uint32_t site;
};
// Never destroyed: calls may come until the process ends.
std::vector<running_collective> &running = *new std::vector<running_collective>;

std::string level_name(int level)
{
    return level == MPI_THREAD_SINGLE     ? "MPI_THREAD_SINGLE"
           : level == MPI_THREAD_FUNNELED ? "MPI_THREAD_FUNNELED"
                                          : "MPI_THREAD_SERIALIZED";
}

// The call of another thread that is not over, of a routine that not every thread may call; or null. Each thread has said before where
// it is: of two that begin at once, one or both see the other.
const current_call *call_of_another()
{
    std::atomic_thread_fence(std::memory_order_seq_cst);
    const auto found = std::find_if(threads, threads + most_threads, [](current_call &row) {
        return &row != this_thread.row && std::atomic_ref(row.begin).load(std::memory_order_acquire) != 0 &&
               !bindery::routine{row.routine}.is(bindery::any_thread);
    });
    return found == threads + most_threads ? nullptr : found;
}

std::string is_in(const current_call &other)
{
    return "while another thread is in " + std::string(bindery::routine{other.routine}.name()) + " at {related}";
}

std::string is_of_another_thread()
{
    return "is called by another thread than " + std::string(initialization_routine().name()) + " at {related}";
}

// Whether one process alone makes the calls: then their order is always the same as that of the others.
bool is_of_one_process(const handle &set)
{
    const own_calls quiet;
    MPI_Group group = MPI_GROUP_NULL;
    if (set.type == "MPI_Comm" && !bindery::detail::is_inter((MPI_Comm)set.value))
        BND_TOOL_CALL(Comm_group)((MPI_Comm)set.value, &group);
    else if (set.type == "MPI_Win")
        BND_TOOL_CALL(Win_get_group)((MPI_Win)set.value, &group);
#if BND_HAS_MPI_File_get_group
    else if (set.type == "MPI_File")
        BND_TOOL_CALL(File_get_group)((MPI_File)set.value, &group);
#endif
    int size = 0;
    if (group != MPI_GROUP_NULL) {
        BND_TOOL_CALL(Group_size)(group, &size);
        BND_TOOL_CALL(Group_free)(&group);
    }
    return size == 1;
}

// False: later calls of this thread need a look as well.
bool check_thread(bindery::routine routine, std::uint32_t site)
{
    const int level = thread_level.load(std::memory_order_relaxed);
    if (has_session.load(std::memory_order_relaxed) || level == MPI_THREAD_MULTIPLE)
        return true;
    if (level == unknown_level || routine.is(bindery::any_thread | bindery::finalizes))
        return false;
    if (level == MPI_THREAD_SERIALIZED) {
        if (const current_call *const other = call_of_another())
            report({sort::thread, routine, site, "", other->site},
                   "is called " + is_in(*other) + ", with " + level_name(level));
    } else if (!this_thread.is_main) {
        report({sort::thread, routine, site, "", initialization_site()},
               is_of_another_thread() + ", with " + level_name(level));
    }
    return this_thread.is_main && level != MPI_THREAD_SERIALIZED;
}

}  // namespace

void find_thread_level()
{
    int level = unknown_level;
    BND_TOOL_CALL(Query_thread)(&level);
    this_thread.is_main = true;
    thread_level.store(level);
    may_overlap.store(level == MPI_THREAD_MULTIPLE);
    look_at_thread.store(check_thread, std::memory_order_release);
}

void check_finalizing_thread(bindery::routine routine, std::uint32_t site)
{
    if (thread_level.load() == unknown_level)
        return;
    if (!this_thread.is_main)
        report({sort::thread, routine, site, "", initialization_site()}, is_of_another_thread());
    else if (const current_call *const other = call_of_another())
        report({sort::thread, routine, site, "", other->site}, "is called " + is_in(*other));
}

void collective_in_thread::begin(const handle &set, bindery::routine routine, std::uint32_t site)
{
    if (!set.value)
        return;
    running_collective other = {set, nullptr, routine, 0};
    {
        const std::lock_guard hold(lock);
        const auto found = std::ranges::find(running, set, &running_collective::set);
        if (found != running.end())
            other = *found;
        running.push_back({set, &this_thread, routine, site});
    }
    is_listed_ = true;
    if (other.thread && !is_of_one_process(set))
        report({sort::thread, routine, site, "", other.site}, "is called while another thread is in " +
                                                                  std::string(other.routine.name()) +
                                                                  " at {related}, of the same " +
                                                                  (set.type == "MPI_Comm"  ? "communicator"
                                                                   : set.type == "MPI_Win" ? "window"
                                                                                           : "file"));
}

void collective_in_thread::end()
{
    const std::lock_guard hold(lock);
    std::erase_if(running, [](const running_collective &one) { return one.thread == &this_thread; });
}

}  // namespace check
