#include "current.hpp"

#include "at_thread_exit.hpp"
#include "region.hpp"

#include <bindery/clock.hpp>
#include <bindery/detail/link.hpp>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <mutex>
#include <system_error>
#include <utility>

#include <sys/syscall.h>
#include <unistd.h>

BND_TOOL_REFERENCE(PMPI_Query_thread)

namespace check {

namespace {

// Its row is for the next thread.
void leave(void *row)
{
    if (!is_active.load())
        return;
    const std::lock_guard hold(lock);
    static_cast<current_call *>(row)->thread = 0;
}

void take_row()
{
    this_thread.has_asked = true;
    const std::lock_guard hold(lock);
    const auto end = threads + most_threads;
    const auto row = std::find_if(threads, end, [](const current_call &one) { return one.thread == 0; });
    if (row == end)
        return;
    row->thread = std::uint64_t(syscall(SYS_gettid));
    this_thread.row = row;
    at_thread_exit<leave>(row);
}

void store(auto &place, auto value) { std::atomic_ref(place).store(value, std::memory_order_relaxed); }

[[gnu::always_inline]] inline void begin_call(bindery::routine routine, std::uint32_t site, const void *const *caller)
{
    this_thread.is_inside = true;
    this_thread.has_mistake = false;
    this_thread.site = site;
    this_thread.routine = routine;
    this_thread.caller = caller;
    this_thread.begin = bindery::ticks();
    // Threads may lose counts of each other: it says that calls are made, not how many.
    store(data->calls, std::atomic_ref(data->calls).load(std::memory_order_relaxed) + 1);
    if (current_call *const row = this_thread.row) {
        row->site = site;
        row->routine = routine.number;
        store(row->is_blocked, std::uint16_t(0));
        store(row->position, std::uint64_t(0));
        std::atomic_ref(row->begin).store(this_thread.begin, std::memory_order_release);
    }
}

[[gnu::noinline]] void enter(bindery::routine routine, std::uint32_t site, const void *const *caller)
{
    if (!this_thread.has_asked)
        take_row();
    begin_call(routine, site, caller);
    auto *const look = look_at_thread.load(std::memory_order_acquire);
    this_thread.is_known = look && look(routine, site);
}

}  // namespace

call_of_thread::call_of_thread(bindery::routine routine, std::uint32_t site, const void *const *caller)
{
    if (this_thread.is_known) [[likely]]
        begin_call(routine, site, caller);
    else
        enter(routine, site, caller);
}

call_of_thread::~call_of_thread()
{
    this_thread.is_inside = false;
    if (this_thread.row)
        std::atomic_ref(this_thread.row->begin).store(0, std::memory_order_release);
}

void call_of_thread::waits(std::uint64_t position)
{
    if (!this_thread.row)
        return;
    store(this_thread.row->position, position);
    std::atomic_ref(this_thread.row->is_blocked).store(std::uint16_t(1), std::memory_order_release);
}

std::uint32_t site_of_program(const void *instruction)
{
    const std::uint32_t site = site_of(instruction);
    return are_in_one_file(site, current_site()) ? site : 0;
}

bool other_threads_may_call()
{
    int level = MPI_THREAD_MULTIPLE;
    BND_TOOL_CALL(Query_thread)(&level);
    return level == MPI_THREAD_MULTIPLE;
}

int thread_count()
{
    std::error_code failed;
    const std::filesystem::directory_iterator tasks("/proc/self/task", failed);
    return std::max(int(std::distance(begin(tasks), end(tasks))), 1);
}

}  // namespace check
