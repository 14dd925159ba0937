// The records that are bound to requests and files, found by their Fortran integers.
#include "request.h"

namespace {

using record = bnd_kept;

// Records hang in buckets by their keys. Whoever looks for a record where there is none takes no lock; the others take one of many.
constexpr size_t bucket_count = 8192, lock_count = 64;

struct alignas(64) padded_lock {
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;  // never held over a call of MPI, which may call back
};

record *buckets[bucket_count];
padded_lock locks[lock_count];

pthread_mutex_t abandoned_lock = PTHREAD_MUTEX_INITIALIZER;
record *abandoned;  // of active sends that were freed; kept within reach for whoever looks for leaks

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
    __atomic_sub_fetch(&bnd_kept_alive, 1, __ATOMIC_RELAXED);
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

void put_in(record *kept, unsigned long long key)
{
    record *stale;
    {
        const locked lock(key);
        stale = take_out_stale(key);
        kept->key = key;
        kept->bound = true;
        kept->next = buckets[place_of(key)];
        set_bucket(key, kept);
        __atomic_add_fetch(&bnd_kept_alive, 1, __ATOMIC_RELAXED);
    }
    bnd_kept_drop(stale);
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
    bnd_kept_drop(stale);
}

void unbind(record *kept)
{
    const locked lock(kept->key);
    if (kept->bound)
        take_out(kept);
}

void unwatch(record *kept)
{
    const locked lock(kept->key);
    kept->watched = false;
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

void forget(record *kept)
{
    unbind(kept);
    bnd_kept_drop(kept);
}

bool has_way_back(const record *kept)
{
    for (const bnd::copy *one = kept->copies; one != nullptr; one = one->next)
        if (one->comes_back)
            return true;
    return false;
}

// MPI 5.0 section 9.3: on the object with which the operation was started.
int raise(const record *kept, int code)
{
    switch (kept->raised_on) {
    case BND_ON_COMM:
        PMPI_Comm_call_errhandler(PMPI_Comm_f2c(kept->object), code);
        break;
    case BND_ON_WIN:
        PMPI_Win_call_errhandler(PMPI_Win_f2c(kept->object), code);
        break;
    case BND_ON_FILE:
        PMPI_File_call_errhandler(PMPI_File_f2c(kept->object), code);
        break;
    case BND_ON_SESSION:  // starts no operation
    case BND_ON_SELF:
        bnd_raise(code);
    }
    return code;
}

// Whether a call says that it completed a request that keeps its handle. An error says nothing: then MPI is asked.
bool was_completed(const record *kept, MPI_Fint now, long number, const int *which)
{
    if (number == BND_PERHAPS)
        return kept->persistent && is_complete(now);
    for (long i = 0; i < number; i++)
        if (which[i] == kept->index)
            return true;
    return number == BND_ALL;
}

// What a call has made of a watched request. A persistent request keeps its handle when it is complete, and no other does: one that
// behaves otherwise is not the record's, but was made by C with the same integer after C had completed that.
void settle(record *kept, MPI_Fint now, long number, const int *which)
{
    const bool is_gone = key_of(now) != kept->key;
    if (!is_gone && !was_completed(kept, now, number, which))
        return unwatch(kept);
    const bool is_another = number != BND_PERHAPS && is_gone == kept->persistent;
    if (!is_another)
        bnd_kept_deliver(kept);
    if (is_gone || is_another)
        return forget(kept);
    unwatch(kept);
}

// A cancelled receive becomes complete without the sender (MPI 5.0 section 3.8.4), whatever it is then.
void await_cancelled(record *kept, MPI_Fint request)
{
    bool was_cancelled = false;
    while (!is_complete(request, &was_cancelled)) {}
    if (was_cancelled)
        kept->pending = false;
    bnd_kept_deliver(kept);
}

}  // namespace

extern "C" {

alignas(64) long bnd_kept_alive = 0;  // alone in its cache line: everybody reads it

// Complete requests are not bound: their handle may be one that all of them share.
void bnd_kept_bind_request(bnd_kept *kept, int result, MPI_Fint request, int persistent, bnd_raised_on raised_on,
                           MPI_Fint object)
{
    if (result != MPI_SUCCESS || !bnd_kept_lasts(kept))
        return bnd_kept_drop(kept);
    if (!persistent && is_complete(request))
        return bnd_kept_end(kept, result);
    kept->persistent = persistent;
    kept->pending = !persistent;
    kept->raised_on = raised_on;
    kept->object = object;
    put_in(kept, key_of(request));
}

void bnd_new_request(const MPI_Fint *request, int result)
{
    if (result == MPI_SUCCESS)
        drop_stale(key_of(*request));
}

void bnd_new_integer(MPI_Fint request) { drop_stale(key_of(request)); }

void bnd_kept_bind_file(bnd_kept *kept, int result, MPI_Fint file)
{
    if (result == MPI_SUCCESS)
        drop_stale(of_file | key_of(file));
    if (kept == nullptr)
        return;
    if (result != MPI_SUCCESS || !bnd_kept_lasts(kept))
        return bnd_kept_drop(kept);
    kept->pending = true;
    put_in(kept, of_file | key_of(file));
}

void bnd_end_file(MPI_Fint file, int result)
{
    record *const kept = found(of_file | key_of(file));
    if (kept == nullptr)
        return;
    unbind(kept);
    bnd_kept_end(kept, result);
}

bnd_kept *bnd_watch_list(const MPI_Fint *requests, long count)
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

void bnd_watched(bnd_kept *list, const MPI_Fint *requests, long number, const int *which)
{
    while (list != nullptr) {
        record *const next = list->next_watched;
        settle(list, requests[list->index], number, which);
        list = next;
    }
}

void bnd_looked_at_list(const MPI_Fint *requests, long count, unsigned long since, long number, const int *which)
{
    const long completed = number == BND_ALL ? count : number;
    for (long i = 0; i < completed; i++) {
        const long index = number == BND_ALL ? i : which[i];  // MPI_UNDEFINED of a list without active requests
        record *const one = index < 0 ? nullptr : found(key_of(requests[index]));
        if (one != nullptr)
            bnd_kept_deliver_since(one, since);
    }
}

// A request that is active already cannot start: its copy is the operation's.
void bnd_start_list(const MPI_Fint *requests, long count)
{
    for (long i = 0; i < count; i++) {
        record *const one = found(key_of(requests[i]));
        if (one != nullptr && (!one->pending || is_complete(requests[i])))
            bnd_kept_fill(one);
    }
}

// Of several, some may have been started: those are not complete.
void bnd_started_list(const MPI_Fint *requests, long count, int result)
{
    for (long i = 0; i < count; i++) {
        record *const one = found(key_of(requests[i]));
        if (one == nullptr)
            continue;
        if (result != MPI_SUCCESS)
            one->pending = !is_complete(requests[i]);
        bnd_kept_started(one);
    }
}

void bnd_cancelled_request(MPI_Fint request)
{
    if (record *const one = found(key_of(request)))
        one->cancelled = true;
}

int bnd_freeing_request(MPI_Fint request, bnd_kept **watched)
{
    *watched = bnd_watch_list(&request, 1);
    record *const kept = *watched;
    if (kept == nullptr || !kept->pending)
        return MPI_SUCCESS;
    if (kept->cancelled && has_way_back(kept))
        await_cancelled(kept, request);
    else if (is_complete(request))
        bnd_kept_deliver(kept);
    if (!kept->pending || !has_way_back(kept))
        return MPI_SUCCESS;
    unwatch(kept);
    return raise(kept, MPI_ERR_REQUEST);
}

void bnd_freed_request(bnd_kept *watched, int result)
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

void bnd_ready_from_to(MPI_Fint request, int low, int high)
{
    if (record *const kept = found(key_of(request)))
        bnd_kept_ready(kept, low, high);
}

void bnd_arrived_from_to(MPI_Fint request, int low, int high, unsigned long since)
{
    if (record *const kept = found(key_of(request)))
        bnd_kept_arrived(kept, low, high, since);
}

}  // extern "C"
