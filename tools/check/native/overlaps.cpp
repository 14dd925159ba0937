// Buffers of calls beside those of pending operations.
#include "current.hpp"
#include "findings.hpp"
#include "operations.hpp"
#include "uses.hpp"
#include "window_memory.hpp"

#include <bindery/detail/link.hpp>

#include <string>

BND_TOOL_REFERENCE(PMPI_Request_get_status)

namespace check {

namespace {

// Its copies of buffers may be free.
bool is_complete(std::uintptr_t request)
{
    const own_calls mark;
    int flag = 0;
    MPI_Status status;
    return BND_TOOL_CALL(Request_get_status)((MPI_Request)request, &flag, &status) == MPI_SUCCESS && flag;
}

void check_range(const range &bytes, bool is_write, const communication &call)
{
    if (!bytes.size)
        return;
    const auto found = conflict(bytes, is_write);
    if (!found || (found->request && is_complete(found->request)))
        return;
    const std::string other(found->routine.name());
    report({sort::buffer, call.routine, call.site, is_write ? "receive buffer" : "send buffer", found->site},
           std::string("overlaps the ") + (found->is_write ? "receive" : "send") + " buffer of " + other +
               ", which is pending");
}

bool overlap(const range &a, const range &b)
{
    return a.size && b.size && a.begin < b.begin + b.size && b.begin < a.begin + a.size;
}

}  // namespace

void compare_with_pending(communication &call)
{
    look_at_windows(call);
    check_range(call.sent, false, call);
    check_range(call.received, true, call);
    if (overlap(call.sent, call.received))
        report({sort::buffer, call.routine, call.site, "receive buffer"}, "overlaps the send buffer of the same call");
}

}  // namespace check
