// Operations that are not complete: their requests and their buffers.
#pragma once

#include "operation.hpp"
#include "uses.hpp"

#include <cstdint>
#include <functional>
#include <optional>

namespace check {

// Before a call: an event for each window of whose memory it uses a range; a finding if a range that it uses overlaps a range of a pending operation, and one of the two writes; and if the call's own overlap.
void compare_with_pending(communication &call);
inline void check_buffers(communication &call)
{
    if (use_count.load(std::memory_order_relaxed) != 0 || (call.sent.size && call.received.size))
        compare_with_pending(call);
}

void begin_use(operation &one);  // of its buffers

// Keeps an operation that a call has started, or made if it is persistent, until its completion. `more` sets what it has beside the call.
void start_operation(const communication &one, const MPI_Request *variable);
void start_operation(const communication &one, const MPI_Request *variable,
                     const std::function<void(operation &)> &more);

// Takes the operation of a request out of the table. MPIs give operations that are complete at once one request: then it is that of this
// variable, or else the oldest, and nobody knows whose buffers are free.
std::optional<operation> take(std::uintptr_t request, const void *variable);
// MPI_Request_get_status says that it is complete: its buffers are the program's again, and its request waits to be completed.
void release_buffers(std::uintptr_t request);
void put_back(operation &&one);                                                    // of its request
void change(std::uintptr_t request, const std::function<void(operation &)> &how);  // if there is one alone
void use_partition(operation &one, int partition, bool is_send);                   // it is ready, or it has arrived

// Its buffers are the program's again; a finding if what was being sent has changed.
void complete(const operation &one);
// Synchronization of a window completes operations to a rank (-1: all) that have requests, which wait to be completed as well (MPI 5.0, 12.5).
void complete_in_window(std::uintptr_t window, int target);
void check_scope(
    const operation
        &one);  // a finding if it is pending and its buffers are on the stack of a function that has returned
void begins_again(operation &one);      // a start of a persistent operation
bool forget_use(const operation &one);  // nobody will see its end; false: what it sends was freed

// A finding: the routine is called while an operation is active.
void report_active(bindery::routine routine, std::uint32_t site, const operation &one);

// Before MPI_Finalize: a finding for each operation that nobody completed; after it, for persistent requests that are left.
void report_pending();
void report_persistent();

}  // namespace check
