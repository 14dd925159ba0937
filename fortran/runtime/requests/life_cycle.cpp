// The life cycle of requests and split collectives with a pending operation.
#include "hash_table.h"
#include "requests/pending_table.h"
#include "requests/request_status.h"
#include "sections/quirks.h"

namespace {

using bnd::is_complete;

pthread_mutex_t abandoned_lock = PTHREAD_MUTEX_INITIALIZER;
bnd_pending *abandoned;  // of active sends that were freed; reachable, so that leak checkers do not report them

bnd_pending *find(MPI_Fint request) { return bnd::pending_table::find(bnd::pending_table::key_of(request)); }

void detach_and_release(bnd_pending *pending)
{
    bnd::pending_table::detach(pending);
    bnd_pending_release(pending);
}

bool copies_out(const bnd_pending *pending)
{
    for (const bnd::bounce_buffer *bounce = pending->bounces; bounce != nullptr; bounce = bounce->next)
        if (bounce->copies_out)
            return true;
    return false;
}

// Whether a call completed a request that keeps its handle; where the call does not say so, MPI is asked.
bool was_completed(const bnd_pending *pending, MPI_Fint request, bnd_completion completed)
{
    if (completed.number == BND_COMPLETED_UNKNOWN)
        return pending->persistent && is_complete(request);
    for (long i = 0; i < completed.number; i++)
        if (completed.indices[i] == pending->index)
            return true;
    return completed.number == BND_COMPLETED_ALL;
}

// Whether a call that returned MPI_SUCCESS left a request as it was, since that hid an error.
bool is_left(const bnd_pending *pending, MPI_Fint request)
{
    MPI_Status status;
    if (BND_C_GET_STATUS_LIES || !bnd_has_quirk(BND_QUIRK_SUCCESS_AFTER_HANDLER))
        return false;
    return !is_complete(request, &status) || (!pending->persistent && !bnd::is_empty(status));
}

// After a call that may have completed the operation; `request` is the handle now. A persistent request keeps its handle when it is
// complete, and no other does: a request that behaves otherwise was created by C with the same integer, after C had completed this one.
void finish_completing(bnd_pending *pending, MPI_Fint request, bnd_completion completed)
{
    const bool is_gone = bnd::pending_table::key_of(request) != pending->key;
    if (!is_gone && (!was_completed(pending, request, completed) || is_left(pending, request)))
        return bnd::pending_table::end_completing(pending);
    const bool is_another = completed.number != BND_COMPLETED_UNKNOWN && is_gone == pending->persistent;
    if (!is_another)
        bnd_pending_copy_out(pending);
    if (is_gone || is_another)
        return detach_and_release(pending);
    bnd::pending_table::end_completing(pending);
}

// A cancelled receive completes without the sender (MPI 5.0 section 3.8.4), with a message or without.
void await_cancelled(bnd_pending *pending, MPI_Fint request)
{
    int was_cancelled = 0;
    MPI_Status status;
    while (!is_complete(request, &status)) {}
    if (PMPI_Test_cancelled(&status, &was_cancelled) == MPI_SUCCESS && was_cancelled)
        pending->active = false;
    bnd_pending_copy_out(pending);
}

}  // namespace

extern "C" {

// A complete request is not attached: all of them may share one handle.
void bnd_pending_attach_request(bnd_pending *pending, int result, const bnd_integer *request, int persistent,
                                bnd_raised_on raised_on, MPI_Fint object)
{
    if (result != MPI_SUCCESS || !bnd_pending_outlives_start(pending))
        return bnd_pending_release(pending);
    if (!persistent && is_complete(*request))
        return bnd_pending_complete(pending, result);
    pending->persistent = persistent;
    pending->active = !persistent;
    pending->raised_on = raised_on;
    pending->object = object;
    if (raised_on == BND_ON_WIN)
        bnd::pending_table::mark_started(pending);
    bnd::pending_table::attach(pending, bnd::pending_table::key_of(*request));
}

void bnd_pending_attach_file(bnd_pending *pending, int result, MPI_Fint file)
{
    if (result == MPI_SUCCESS)
        bnd::pending_table::release_stale(bnd::pending_table::key_of_file(file));
    if (pending == nullptr)
        return;
    if (result != MPI_SUCCESS || !bnd_pending_outlives_start(pending))
        return bnd_pending_release(pending);
    pending->active = true;
    bnd::pending_table::attach(pending, bnd::pending_table::key_of_file(file));
}

void bnd_pending_complete_file(MPI_Fint file, int result)
{
    bnd_pending *const pending = bnd::pending_table::find(bnd::pending_table::key_of_file(file));
    if (pending == nullptr)
        return;
    bnd::pending_table::detach(pending);
    bnd_pending_complete(pending, result);
}

void bnd_request_created(MPI_Fint request) { bnd::pending_table::release_stale(bnd::pending_table::key_of(request)); }

// An active request cannot start: its bounce buffers are in use.
void bnd_requests_starting(const bnd_integer *requests, long count)
{
    for (long i = 0; i < count; i++)
        if (bnd_pending *const pending = find(requests[i]); pending && (!pending->active || is_complete(requests[i])))
            bnd_pending_copy_in(pending);
}

// A call that failed may have started some: those are not complete.
void bnd_requests_started(const bnd_integer *requests, long count, int result)
{
    for (long i = 0; i < count; i++) {
        bnd_pending *const pending = find(requests[i]);
        if (pending == nullptr)
            continue;
        if (result != MPI_SUCCESS)
            pending->active = !is_complete(requests[i]);
        bnd::pending_table::mark_started(pending);
    }
}

bnd_pending *bnd_requests_completing(const bnd_integer *requests, long count)
{
    bnd_pending *list = nullptr;
    for (long i = 0; i < count; i++) {
        bnd_pending *const pending = bnd::pending_table::begin_completing(bnd::pending_table::key_of(requests[i]));
        if (pending == nullptr)
            continue;
        pending->index = i;
        pending->next_completing = list;
        list = pending;
    }
    return list;
}

void bnd_requests_completed(bnd_pending *list, const bnd_integer *requests, bnd_completion completed)
{
    while (list != nullptr) {
        bnd_pending *const next = list->next_completing;
        finish_completing(list, requests[list->index], completed);
        list = next;
    }
}

void bnd_requests_inspected(const bnd_integer *requests, long count, unsigned long since, bnd_completion completed)
{
    const bool all = completed.number == BND_COMPLETED_ALL;
    const long number = all ? count : completed.number;
    for (long i = 0; i < number; i++) {
        const long index = all ? i : completed.indices[i];  // MPI_UNDEFINED for a list without active requests
        bnd_pending *const pending = index < 0 ? nullptr : find(requests[index]);
        if (pending != nullptr && !BND_C_GET_STATUS_LIES)
            bnd_pending_copy_out_since(pending, since);
    }
}

void bnd_request_cancelled(MPI_Fint request, int result)
{
    if (bnd_pending *const pending = find(request); pending != nullptr && result == MPI_SUCCESS)
        pending->cancelled = true;
}

int bnd_request_freeing(bnd_integer request, bnd_pending **freed)
{
    bnd_pending *const pending = *freed = bnd_requests_completing(&request, 1);
    if (pending == nullptr || !pending->active)
        return MPI_SUCCESS;
    if (pending->cancelled && copies_out(pending) && !BND_C_GET_STATUS_LIES)
        await_cancelled(pending, request);
    else if (is_complete(request))
        bnd_pending_copy_out(pending);
    if (!pending->active || !copies_out(pending))
        return MPI_SUCCESS;
    bnd::pending_table::end_completing(pending);
    return bnd_raise_on(pending->raised_on, pending->object, MPI_ERR_REQUEST);  // MPI 5.0 section 9.3
}

void bnd_request_freed(bnd_pending *pending, int result)
{
    if (pending == nullptr)
        return;
    if (result != MPI_SUCCESS)
        return bnd::pending_table::end_completing(pending);
    if (!pending->active)
        return detach_and_release(pending);
    bnd::pending_table::detach(pending);
    const bnd::locked lock(abandoned_lock);
    pending->next = abandoned;
    abandoned = pending;
}

void bnd_partitions_ready_range(MPI_Fint request, int low, int high)
{
    if (bnd_pending *const pending = find(request))
        bnd_pending_copy_in_partitions(pending, low, high);
}

void bnd_partitions_ready_list(MPI_Fint request, int count, const bnd_integer *partitions)
{
    for (int i = 0; i < count; i++)
        bnd_partitions_ready_range(request, partitions[i], partitions[i]);
}

void bnd_partitions_arrived_range(MPI_Fint request, int low, int high, unsigned long since)
{
    if (bnd_pending *const pending = find(request))
        bnd_pending_copy_out_partitions(pending, low, high, since);
}

}  // extern "C"
