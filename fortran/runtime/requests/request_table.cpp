// The records that are bound to requests and files, found by their Fortran integers.
#include "requests/pending_operation.h"

namespace {

using record = bnd_pending;

// Records hang in buckets by their keys. Whoever looks for a record where there is none takes no lock; the others take one of many.
constexpr size_t bucket_count = 8192, lock_count = 64;

struct alignas(64) padded_lock {
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;  // never held over a call of MPI, which may call back
};

record *buckets[bucket_count];
padded_lock locks[lock_count];

pthread_mutex_t abandoned_lock = PTHREAD_MUTEX_INITIALIZER;
record *abandoned;  // of active sends that were freed; pending within reach for whoever looks for leaks

constexpr unsigned long long of_file = 1ULL << 32;

unsigned long long key_of(MPI_Fint request) { return static_cast<unsigned>(request); }

size_t place_of(unsigned long long key) { return (key * 0x9E3779B97F4A7C15ULL >> 32) % bucket_count; }

class locked {
public:
    explicit locked(unsigned long long key) : mutex_(&locks[place_of(key) % lock_count].mutex)
    {
        pthread_mutex_lock(mutex_);
    }
    ~locked() { pthread_mutex_unlock(mutex_); }
    locked(const locked &) = delete;
    locked &operator=(const locked &) = delete;

private:
    pthread_mutex_t *const mutex_;
};

// Without a lock: whoever may look for a record has synchronized with the thread that bound it.
bool may_have_record(unsigned long long key)
{
    return __atomic_load_n(&buckets[place_of(key)], __ATOMIC_ACQUIRE) != nullptr;
}

void set_bucket(unsigned long long key, record *first)
{
    __atomic_store_n(&buckets[place_of(key)], first, __ATOMIC_RELEASE);
}

// The rest needs the lock of the key.

record *find(unsigned long long key)
{
    record *one = buckets[place_of(key)];
    while (one != nullptr && one->key != key)
        one = one->next;
    return one;
}

void take_out(record *gone)
{
    record *const first = buckets[place_of(gone->key)];
    if (first == gone) {
        set_bucket(gone->key, gone->next);
    } else {
        record *before = first;
        while (before->next != gone)
            before = before->next;
        before->next = gone->next;
    }
    gone->bound = false;
    __atomic_sub_fetch(&bnd_pending_count, 1, __ATOMIC_RELAXED);
}

// A record that is found under the key of a new operation belongs to one that was completed where we could not see it, or that
// another thread is completing right now. Returns it if it is the caller's to drop, without the lock.
record *take_out_stale(unsigned long long key)
{
    record *const stale = find(key);
    if (stale == nullptr)
        return nullptr;
    take_out(stale);
    return stale->watched ? nullptr : stale;
}

// The rest takes it.

void put_in(record *pending, unsigned long long key)
{
    record *stale;
    {
        const locked lock(key);
        stale = take_out_stale(key);
        pending->key = key;
        pending->bound = true;
        pending->next = buckets[place_of(key)];
        set_bucket(key, pending);
        __atomic_add_fetch(&bnd_pending_count, 1, __ATOMIC_RELAXED);
    }
    bnd_pending_release(stale);
}

void drop_stale(unsigned long long key)
{
    if (!may_have_record(key))
        return;
    record *stale;
    {
        const locked lock(key);
        stale = take_out_stale(key);
    }
    bnd_pending_release(stale);
}

void unbind(record *pending)
{
    const locked lock(pending->key);
    if (pending->bound)
        take_out(pending);
}

void unwatch(record *pending)
{
    const locked lock(pending->key);
    pending->watched = false;
}

record *found(unsigned long long key)
{
    if (!may_have_record(key))
        return nullptr;
    const locked lock(key);
    return find(key);
}

// The record, if no other thread watches it.
record *watch(unsigned long long key)
{
    if (!may_have_record(key))
        return nullptr;
    const locked lock(key);
    record *const one = find(key);
    if (one == nullptr || one->watched)
        return nullptr;
    one->watched = true;
    return one;
}

// Changes nothing of the request. An MPI that gives requests which are complete a common handle says so here.
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

void forget(record *pending)
{
    unbind(pending);
    bnd_pending_release(pending);
}

bool has_way_back(const record *pending)
{
    for (const bnd::copy *one = pending->copies; one != nullptr; one = one->next)
        if (one->comes_back)
            return true;
    return false;
}

// MPI 5.0 section 9.3: on the object with which the operation was started.
int raise(const record *pending, int code)
{
    switch (pending->raised_on) {
    case BND_ON_COMM:
        PMPI_Comm_call_errhandler(PMPI_Comm_f2c(pending->object), code);
        break;
    case BND_ON_WIN:
        PMPI_Win_call_errhandler(PMPI_Win_f2c(pending->object), code);
        break;
    case BND_ON_FILE:
        PMPI_File_call_errhandler(PMPI_File_f2c(pending->object), code);
        break;
    case BND_ON_SESSION:  // starts no operation
    case BND_ON_SELF:
        bnd_raise(code);
    }
    return code;
}

// Whether a call says that it completed a request that keeps its handle. An error says nothing: then MPI is asked.
bool was_completed(const record *pending, MPI_Fint now, long number, const int *which)
{
    if (number == BND_COMPLETED_UNKNOWN)
        return pending->persistent && is_complete(now);
    for (long i = 0; i < number; i++)
        if (which[i] == pending->index)
            return true;
    return number == BND_COMPLETED_ALL;
}

// What a call has made of a watched request. A persistent request keeps its handle when it is complete, and no other does: one that
// behaves otherwise is not the record's, but was made by C with the same integer after C had completed that.
void settle(record *pending, MPI_Fint now, long number, const int *which)
{
    const bool is_gone = key_of(now) != pending->key;
    if (!is_gone && !was_completed(pending, now, number, which))
        return unwatch(pending);
    const bool is_another = number != BND_COMPLETED_UNKNOWN && is_gone == pending->persistent;
    if (!is_another)
        bnd_pending_copy_out(pending);
    if (is_gone || is_another)
        return forget(pending);
    unwatch(pending);
}

// A cancelled receive becomes complete without the sender (MPI 5.0 section 3.8.4), whatever it is then.
void await_cancelled(record *pending, MPI_Fint request)
{
    bool was_cancelled = false;
    while (!is_complete(request, &was_cancelled)) {}
    if (was_cancelled)
        pending->pending = false;
    bnd_pending_copy_out(pending);
}

}  // namespace

extern "C" {

alignas(64) long bnd_pending_count = 0;  // alone in its cache line: everybody reads it

// Complete requests are not bound: their handle may be one that all of them share.
void bnd_pending_attach_request_slow(bnd_pending *pending, int result, MPI_Fint request, int persistent,
                                     bnd_raised_on raised_on, MPI_Fint object)
{
    if (result != MPI_SUCCESS || !bnd_pending_outlives_start(pending))
        return bnd_pending_release(pending);
    if (!persistent && is_complete(request))
        return bnd_pending_complete_slow(pending, result);
    pending->persistent = persistent;
    pending->pending = !persistent;
    pending->raised_on = raised_on;
    pending->object = object;
    put_in(pending, key_of(request));
}

void bnd_new_request(const MPI_Fint *request, int result)
{
    if (result == MPI_SUCCESS)
        drop_stale(key_of(*request));
}

void bnd_new_integer(MPI_Fint request) { drop_stale(key_of(request)); }

void bnd_pending_attach_file_slow(bnd_pending *pending, int result, MPI_Fint file)
{
    if (result == MPI_SUCCESS)
        drop_stale(of_file | key_of(file));
    if (pending == nullptr)
        return;
    if (result != MPI_SUCCESS || !bnd_pending_outlives_start(pending))
        return bnd_pending_release(pending);
    pending->pending = true;
    put_in(pending, of_file | key_of(file));
}

void bnd_pending_complete_file_slow(MPI_Fint file, int result)
{
    record *const pending = found(of_file | key_of(file));
    if (pending == nullptr)
        return;
    unbind(pending);
    bnd_pending_complete_slow(pending, result);
}

bnd_pending *bnd_requests_completing_slow(const MPI_Fint *requests, long count)
{
    record *list = nullptr;
    for (long i = 0; i < count; i++) {
        record *const one = watch(key_of(requests[i]));
        if (one == nullptr)
            continue;
        one->index = i;
        one->next_watched = list;
        list = one;
    }
    return list;
}

void bnd_requests_completed(bnd_pending *list, const MPI_Fint *requests, long number, const int *which)
{
    while (list != nullptr) {
        record *const next = list->next_watched;
        settle(list, requests[list->index], number, which);
        list = next;
    }
}

void bnd_requests_inspected_slow(const MPI_Fint *requests, long count, unsigned long since, long number,
                                 const int *which)
{
    const long completed = number == BND_COMPLETED_ALL ? count : number;
    for (long i = 0; i < completed; i++) {
        const long index =
            number == BND_COMPLETED_ALL ? i : which[i];  // MPI_UNDEFINED of a list without active requests
        record *const one = index < 0 ? nullptr : found(key_of(requests[index]));
        if (one != nullptr)
            bnd_pending_copy_out_since(one, since);
    }
}

// A request that is active already cannot start: its copy is the operation's.
void bnd_requests_starting_slow(const MPI_Fint *requests, long count)
{
    for (long i = 0; i < count; i++) {
        record *const one = found(key_of(requests[i]));
        if (one != nullptr && (!one->pending || is_complete(requests[i])))
            bnd_pending_copy_in(one);
    }
}

// Of several, some may have been started: those are not complete.
void bnd_requests_started_slow(const MPI_Fint *requests, long count, int result)
{
    for (long i = 0; i < count; i++) {
        record *const one = found(key_of(requests[i]));
        if (one == nullptr)
            continue;
        if (result != MPI_SUCCESS)
            one->pending = !is_complete(requests[i]);
        bnd_pending_mark_started(one);
    }
}

void bnd_request_cancelled_slow(MPI_Fint request)
{
    if (record *const one = found(key_of(request)))
        one->cancelled = true;
}

int bnd_request_freeing_slow(MPI_Fint request, bnd_pending **watched)
{
    *watched = bnd_requests_completing_slow(&request, 1);
    record *const pending = *watched;
    if (pending == nullptr || !pending->pending)
        return MPI_SUCCESS;
    if (pending->cancelled && has_way_back(pending))
        await_cancelled(pending, request);
    else if (is_complete(request))
        bnd_pending_copy_out(pending);
    if (!pending->pending || !has_way_back(pending))
        return MPI_SUCCESS;
    unwatch(pending);
    return raise(pending, MPI_ERR_REQUEST);
}

void bnd_request_freed_slow(bnd_pending *watched, int result)
{
    if (result != MPI_SUCCESS)
        return unwatch(watched);
    if (!watched->pending)
        return forget(watched);
    unbind(watched);
    pthread_mutex_lock(&abandoned_lock);
    watched->next = abandoned;
    abandoned = watched;
    pthread_mutex_unlock(&abandoned_lock);
}

void bnd_partitions_ready_slow(MPI_Fint request, int low, int high)
{
    if (record *const pending = found(key_of(request)))
        bnd_pending_copy_in_partitions(pending, low, high);
}

void bnd_partitions_arrived_slow(MPI_Fint request, int low, int high, unsigned long since)
{
    if (record *const pending = found(key_of(request)))
        bnd_pending_copy_out_partitions(pending, low, high, since);
}

}  // extern "C"
