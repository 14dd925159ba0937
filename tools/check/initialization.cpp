#include "initialization.hpp"

#include "current.hpp"
#include "region.hpp"

#include <bindery/detail/link.hpp>

#include <atomic>
#include <string>

#include <stdlib.h>

BND_TOOL_REFERENCE(PMPI_Finalized)
BND_TOOL_REFERENCE(PMPI_Initialized)

namespace check {

namespace {

std::uint32_t world_site = 0;
bindery::routine world_routine{0};
constinit std::atomic<bool> has_session = false;

#ifdef __GLIBC__
// MPI_Finalize may still come, from the destructor of a static object: the state says so then.
void at_exit(int status, void *)
{
    if (!is_active.load() || data->is != state::running || data->rank < 0 || is_inside_call())
        return;
    say("end", "\"state\": \"exited\", \"code\": " + std::to_string(status));
    data->is = state::exited;
}
#endif

bool is_over() { return data->is == state::finalized || data->is == state::finalizing; }

}  // namespace

void report_initialization(bindery::routine routine, std::uint32_t site)
{
    if (data->is == state::exited || has_session.load(std::memory_order_relaxed))
        return;
    int flag = 0;
    if (BND_TOOL_CALL(Initialized)(&flag); !flag)
        report({"initialization", routine, site, ""}, "comes before MPI_Init");
    else if (BND_TOOL_CALL(Finalized)(&flag); flag || is_over())
        report({"initialization", routine, site, ""}, "comes after MPI_Finalize");
}

void begin_initialization(bindery::routine routine, std::uint32_t site, bool is_session)
{
    if (is_session) {
        has_session.store(true, std::memory_order_relaxed);
        return;
    }
    if (world_site || is_over())
        report({"initialization", routine, site, "", world_site}, "comes again, after that at {related}");
    world_site = site;
    world_routine = routine;
#ifdef __GLIBC__
    static const int is_registered = on_exit(at_exit, nullptr);
    (void)is_registered;
#endif
}

std::uint32_t initialization_site() { return world_site; }
bindery::routine initialization_routine() { return world_routine; }

}  // namespace check
