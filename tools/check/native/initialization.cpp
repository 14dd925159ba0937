#include "initialization.hpp"

#include "current.hpp"
#include "findings.hpp"
#include "region.hpp"

#include <bindery/detail/link.hpp>

#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include <stdlib.h>
#include <unistd.h>

BND_TOOL_REFERENCE(PMPI_Finalized)
BND_TOOL_REFERENCE(PMPI_Initialized)

namespace check {

namespace {

std::uint32_t world_site = 0;
bindery::routine world_routine{0};

std::vector<std::pair<std::uintptr_t, origin>> &sessions = *new std::vector<std::pair<std::uintptr_t, origin>>;

constinit bool exits_well = false;
constinit pid_t owner = 0;  // of the objects: not a process that it forks

#ifdef __GLIBC__
// MPI_Finalize may still come, from the destructor of a static object: the state says so then.
void at_exit(int status, void *)
{
    exits_well = is_active.load() && status == 0 && !is_inside_call();
    if (!is_active.load() || data->state != state::running || data->rank < 0 || is_inside_call())
        return;
    int is_over = 0;
    if (BND_TOOL_CALL(Finalized)(&is_over); is_over)
        return;  // by a wrapper in the program, which calls PMPI_Finalize
    say("end", {{"state", "exited"}, {"code", status}});
    data->state = state::exited;
}
#endif

// After the destructors of the program's static objects, which may finalize sessions.
[[gnu::destructor]] void report_at_exit()
{
    if (!exits_well || getpid() != owner)
        return;
    for (const auto &[session, where] : sessions)
        report({sort::leak, where.routine, where.site, "MPI_Session"}, "that it makes is never finalized");
    if (data->state == state::finalized) {
        report_leaks(true);
        say_repeated();
    }
}

// A process that has an MPI and called nothing of it that is checked, as a program of MPI_T alone.
[[gnu::destructor]] void say_idle()
{
    if (!data && PMPI_Initialized != nullptr)
        leave_idle();
}

void watch_exit()
{
    owner = getpid();
#ifdef __GLIBC__
    static const int is_registered = on_exit(at_exit, nullptr);
    (void)is_registered;
#endif
}

bool is_over() { return data->state == state::finalized || data->state == state::finalizing; }

}  // namespace

void report_initialization(bindery::routine routine, std::uint32_t site)
{
    if (data->state == state::exited || has_session.load(std::memory_order_relaxed))
        return;
    int flag = 0;
    if (BND_TOOL_CALL(Initialized)(&flag); !flag)
        report({sort::initialization, routine, site, ""}, "comes before MPI_Init");
    else if (BND_TOOL_CALL(Finalized)(&flag); flag || is_over())
        report({sort::initialization, routine, site, ""}, "comes after MPI_Finalize");
}

void begin_initialization(bindery::routine routine, std::uint32_t site, bool is_session)
{
    if (is_session) {
        has_session.store(true, std::memory_order_relaxed);
        may_overlap.store(true, std::memory_order_relaxed);
        return;
    }
    if (world_site || is_over())
        report({sort::initialization, routine, site, "", world_site}, "comes again, after that at {related}");
    world_site = site;
    world_routine = routine;
    watch_exit();
}

void session_begins(std::uintptr_t session, origin where)
{
    watch_exit();
    const std::lock_guard hold(lock);
    sessions.emplace_back(session, where);
}

void session_ends(std::uintptr_t session)
{
    const std::lock_guard hold(lock);
    std::erase_if(sessions, [&](const auto &one) { return one.first == session; });
}

std::uint32_t initialization_site() { return world_site; }
bindery::routine initialization_routine() { return world_routine; }

}  // namespace check
