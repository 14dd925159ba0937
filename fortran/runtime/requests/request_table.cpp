// The life cycle of requests and split collectives with a pending operation, found by their Fortran integers.
#include "hash_table.h"
#include "requests/pending_operation.h"

namespace {

// Whoever looks for an operation where there is none takes no lock; the others take one of many.
bnd::hash_table<bnd_pending, 13> table;

constexpr size_t lock_count = 64;
struct alignas(64) padded_lock {
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;  // never held over a call of MPI, which may call back
};
padded_lock locks[lock_count];

pthread_mutex_t &lock_of(unsigned long long key) { return locks[table.bucket_of(key) % lock_count].mutex; }

pthread_mutex_t abandoned_lock = PTHREAD_MUTEX_INITIALIZER;
bnd_pending *abandoned;  // of active sends that were freed; reachable, so that leak checkers do not report them

constexpr unsigned long long file_key = 1ULL << 32;

unsigned long long key_of(MPI_Fint request) { return static_cast<unsigned>(request); }
unsigned long long key_of_file(MPI_Fint file) { return file_key | key_of(file); }

// ---- under the lock of the key ----

void remove(bnd_pending *pending)
{
    table.remove(pending);
    pending->attached = false;
    __atomic_sub_fetch(&bnd_pending_count, 1, __ATOMIC_RELAXED);
}

// An operation under the key of a new one was completed where it could not be seen, or another thread is completing it right now.
// Returns it if the caller must release it, without the lock.
bnd_pending *remove_stale(unsigned long long key)
{
    bnd_pending *const stale = table.find(key);
    if (stale == nullptr)
        return nullptr;
    remove(stale);
    return stale->completing ? nullptr : stale;
}

// ---- without it ----

void attach(bnd_pending *pending, unsigned long long key)
{
    bnd_pending *stale;
    {
        const bnd::locked lock(lock_of(key));
        stale = remove_stale(key);
        pending->key = key;
        pending->attached = true;
        table.insert(pending);
        __atomic_add_fetch(&bnd_pending_count, 1, __ATOMIC_RELAXED);
    }
    bnd_pending_release(stale);
}

void release_stale(unsigned long long key)
{
    if (!table.may_contain(key))
        return;
    bnd_pending *stale;
    {
        const bnd::locked lock(lock_of(key));
        stale = remove_stale(key);
    }
    bnd_pending_release(stale);
}

void detach(bnd_pending *pending)
{
    const bnd::locked lock(lock_of(pending->key));
    if (pending->attached)
        remove(pending);
}

void detach_and_release(bnd_pending *pending)
{
    detach(pending);
    bnd_pending_release(pending);
}

bnd_pending *find(unsigned long long key)
{
    if (!table.may_contain(key))
        return nullptr;
    const bnd::locked lock(lock_of(key));
    return table.find(key);
}

// The operation, if no other thread is completing it.
bnd_pending *begin_completing(unsigned long long key)
{
    if (!table.may_contain(key))
        return nullptr;
    const bnd::locked lock(lock_of(key));
    bnd_pending *const pending = table.find(key);
    if (pending == nullptr || pending->completing)
        return nullptr;
    pending->completing = true;
    return pending;
}

void end_completing(bnd_pending *pending)
{
    const bnd::locked lock(lock_of(pending->key));
    pending->completing = false;
}

// Leaves the request as it is. An MPI that gives all complete requests a common handle answers here, too.
bool is_complete(MPI_Fint request, bool *was_cancelled = nullptr)
{
    int flag = 0, cancelled = 0;
    MPI_Status status;
    if (PMPI_Request_get_status(PMPI_Request_f2c(request), &flag, &status) != MPI_SUCCESS || !flag)
        return false;
    if (was_cancelled != nullptr)
        *was_cancelled = PMPI_Test_cancelled(&status, &cancelled) == MPI_SUCCESS && cancelled;
    return true;
}

bool copies_out(const bnd_pending *pending)
{
    for (const bnd::bounce *bounce = pending->bounces; bounce != nullptr; bounce = bounce->next)
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

// After a call that may have completed the operation; `request` is the handle now. A persistent request keeps its handle when it is
// complete, and no other does: a request that behaves otherwise was created by C with the same integer, after C had completed this one.
void finish_completing(bnd_pending *pending, MPI_Fint request, bnd_completion completed)
{
    const bool is_gone = key_of(request) != pending->key;
    if (!is_gone && !was_completed(pending, request, completed))
        return end_completing(pending);
    const bool is_another = completed.number != BND_COMPLETED_UNKNOWN && is_gone == pending->persistent;
    if (!is_another)
        bnd_pending_copy_out(pending);
    if (is_gone || is_another)
        return detach_and_release(pending);
    end_completing(pending);
}

// A cancelled receive completes without the sender (MPI 5.0 section 3.8.4), with a message or without.
void await_cancelled(bnd_pending *pending, MPI_Fint request)
{
    bool was_cancelled = false;
    while (!is_complete(request, &was_cancelled)) {}
    if (was_cancelled)
        pending->active = false;
    bnd_pending_copy_out(pending);
}

}  // namespace

extern "C" {

alignas(64) long bnd_pending_count = 0;  // alone in its cache line: every call reads it

// A complete request is not attached: all of them may share one handle.
void bnd_pending_attach_request_slow(bnd_pending *pending, int result, MPI_Fint request, int persistent,
                                     bnd_raised_on raised_on, MPI_Fint object)
{
    if (result != MPI_SUCCESS || !bnd_pending_outlives_start(pending))
        return bnd_pending_release(pending);
    if (!persistent && is_complete(request))
        return bnd_pending_complete_slow(pending, result);
    pending->persistent = persistent;
    pending->active = !persistent;
    pending->raised_on = raised_on;
    pending->object = object;
    attach(pending, key_of(request));
}

void bnd_pending_attach_file_slow(bnd_pending *pending, int result, MPI_Fint file)
{
    if (result == MPI_SUCCESS)
        release_stale(key_of_file(file));
    if (pending == nullptr)
        return;
    if (result != MPI_SUCCESS || !bnd_pending_outlives_start(pending))
        return bnd_pending_release(pending);
    pending->active = true;
    attach(pending, key_of_file(file));
}

void bnd_pending_complete_file_slow(MPI_Fint file, int result)
{
    bnd_pending *const pending = find(key_of_file(file));
    if (pending == nullptr)
        return;
    detach(pending);
    bnd_pending_complete_slow(pending, result);
}

void bnd_request_created_slow(MPI_Fint request) { release_stale(key_of(request)); }

// An active request cannot start: its bounce buffers are in use.
void bnd_requests_starting_slow(const MPI_Fint *requests, long count)
{
    for (long i = 0; i < count; i++) {
        bnd_pending *const pending = find(key_of(requests[i]));
        if (pending != nullptr && (!pending->active || is_complete(requests[i])))
            bnd_pending_copy_in(pending);
    }
}

// A call that failed may have started some: those are not complete.
void bnd_requests_started_slow(const MPI_Fint *requests, long count, int result)
{
    for (long i = 0; i < count; i++) {
        bnd_pending *const pending = find(key_of(requests[i]));
        if (pending == nullptr)
            continue;
        if (result != MPI_SUCCESS)
            pending->active = !is_complete(requests[i]);
        bnd_pending_mark_started(pending);
    }
}

bnd_pending *bnd_requests_completing_slow(const MPI_Fint *requests, long count)
{
    bnd_pending *list = nullptr;
    for (long i = 0; i < count; i++) {
        bnd_pending *const pending = begin_completing(key_of(requests[i]));
        if (pending == nullptr)
            continue;
        pending->index = i;
        pending->next_completing = list;
        list = pending;
    }
    return list;
}

void bnd_requests_completed_slow(bnd_pending *list, const MPI_Fint *requests, bnd_completion completed)
{
    while (list != nullptr) {
        bnd_pending *const next = list->next_completing;
        finish_completing(list, requests[list->index], completed);
        list = next;
    }
}

void bnd_requests_inspected_slow(const MPI_Fint *requests, long count, unsigned long since, bnd_completion completed)
{
    const bool all = completed.number == BND_COMPLETED_ALL;
    const long number = all ? count : completed.number;
    for (long i = 0; i < number; i++) {
        const long index = all ? i : completed.indices[i];  // MPI_UNDEFINED for a list without active requests
        bnd_pending *const pending = index < 0 ? nullptr : find(key_of(requests[index]));
        if (pending != nullptr)
            bnd_pending_copy_out_since(pending, since);
    }
}

void bnd_request_cancelled_slow(MPI_Fint request)
{
    if (bnd_pending *const pending = find(key_of(request)))
        pending->cancelled = true;
}

int bnd_request_freeing_slow(MPI_Fint request, bnd_pending **freed)
{
    bnd_pending *const pending = *freed = bnd_requests_completing_slow(&request, 1);
    if (pending == nullptr || !pending->active)
        return MPI_SUCCESS;
    if (pending->cancelled && copies_out(pending))
        await_cancelled(pending, request);
    else if (is_complete(request))
        bnd_pending_copy_out(pending);
    if (!pending->active || !copies_out(pending))
        return MPI_SUCCESS;
    end_completing(pending);
    return bnd_raise_on(pending->raised_on, pending->object, MPI_ERR_REQUEST);  // MPI 5.0 section 9.3
}

void bnd_request_freed_slow(bnd_pending *pending, int result)
{
    if (result != MPI_SUCCESS)
        return end_completing(pending);
    if (!pending->active)
        return detach_and_release(pending);
    detach(pending);
    const bnd::locked lock(abandoned_lock);
    pending->next = abandoned;
    abandoned = pending;
}

void bnd_partitions_ready_slow(MPI_Fint request, int low, int high)
{
    if (bnd_pending *const pending = find(key_of(request)))
        bnd_pending_copy_in_partitions(pending, low, high);
}

void bnd_partitions_arrived_slow(MPI_Fint request, int low, int high, unsigned long since)
{
    if (bnd_pending *const pending = find(key_of(request)))
        bnd_pending_copy_out_partitions(pending, low, high, since);
}

}  // extern "C"
