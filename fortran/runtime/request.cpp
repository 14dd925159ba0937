// The records that are bound to requests and files, found by their Fortran integers.
#include "request.h"

namespace {

using record = bnd_kept;

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; // never held over a call of MPI, which may call back

// Hashed by key; grows while there is memory, and works without.
struct table {
    record *first_buckets[64];
    record **buckets;
    size_t number; // of buckets, a power of two
};
table bound = {{}, bound.first_buckets, 64};
record *abandoned; // of active sends that were freed; kept within reach for whoever looks for leaks

constexpr unsigned long long of_file = 1ULL << 32;

unsigned long long key_of(MPI_Fint request)
{
    return static_cast<unsigned>(request);
}

record **bucket(unsigned long long key)
{
    return &bound.buckets[(key * 0x9E3779B97F4A7C15ULL >> 32) & (bound.number - 1)];
}

void grow()
{
    const size_t before = bound.number;
    record **const old = bound.buckets;
    auto **const wider = static_cast<record **>(calloc(2 * before, sizeof(record *)));
    if (wider == nullptr) return;
    bound.buckets = wider;
    bound.number = 2 * before;
    for (size_t i = 0; i < before; i++)
        while (record *const one = old[i]) {
            old[i] = one->next;
            one->next = *bucket(one->key);
            *bucket(one->key) = one;
        }
    if (old != bound.first_buckets) free(old);
}

record *find(unsigned long long key)
{
    record *one = *bucket(key);
    while (one != nullptr && one->key != key) one = one->next;
    return one;
}

void take_out(record *gone)
{
    record **place = bucket(gone->key);
    while (*place != gone) place = &(*place)->next;
    *place = gone->next;
    gone->bound = false;
    __atomic_sub_fetch(&bnd_kept_alive, 1, __ATOMIC_RELAXED);
}

// A record that is found under the key was completed where we could not see it, or is about to be dropped by who watches it.
void put_in(record *kept, unsigned long long key)
{
    pthread_mutex_lock(&lock);
    record *const stale = find(key);
    if (stale != nullptr) take_out(stale);
    const bool drop = stale != nullptr && !stale->watched;
    if (static_cast<size_t>(bnd_kept_alive) >= bound.number) grow();
    kept->key = key;
    kept->bound = true;
    kept->next = *bucket(key);
    *bucket(key) = kept;
    __atomic_add_fetch(&bnd_kept_alive, 1, __ATOMIC_RELAXED);
    pthread_mutex_unlock(&lock);
    if (drop) bnd_kept_drop(stale);
}

void unbind(record *kept)
{
    pthread_mutex_lock(&lock);
    if (kept->bound) take_out(kept);
    pthread_mutex_unlock(&lock);
}

record *found(unsigned long long key)
{
    pthread_mutex_lock(&lock);
    record *const one = find(key);
    pthread_mutex_unlock(&lock);
    return one;
}

// Changes nothing of the request. An MPI that gives requests which are complete a common handle says so here.
bool is_complete(MPI_Fint request)
{
    int flag = 0;
    MPI_Status status;
    return PMPI_Request_get_status(PMPI_Request_f2c(request), &flag, &status) == MPI_SUCCESS && flag;
}

void forget(record *kept)
{
    unbind(kept);
    bnd_kept_drop(kept);
}

bool has_way_back(const record *kept)
{
    for (const bnd::copy *one = kept->copies; one != nullptr; one = one->next)
        if (one->comes_back) return true;
    return false;
}

// Whether a call completed a persistent request, which keeps its handle.
bool was_completed(const record *kept, MPI_Fint now, long number, const int *which)
{
    if (number == BND_PERHAPS) return is_complete(now);
    for (long i = 0; i < number; i++)
        if (which[i] == kept->index) return true;
    return number == BND_ALL;
}

// What a call has made of a watched request.
void settle(record *kept, MPI_Fint now, long number, const int *which)
{
    const auto key = kept->key;
    if (key_of(now) != key) {
        bnd_kept_deliver(kept);
        forget(kept);
        return;
    }
    if (kept->persistent && kept->pending && was_completed(kept, now, number, which)) bnd_kept_deliver(kept);
    kept->watched = false;
}

} // namespace

extern "C" {

long bnd_kept_alive = 0;

// Complete requests are not bound: their handle may be one that all of them share.
void bnd_kept_bind_request(bnd_kept *kept, int result, MPI_Fint request, int persistent)
{
    if (result != MPI_SUCCESS || !bnd_kept_lasts(kept)) return bnd_kept_drop(kept);
    if (!persistent && is_complete(request)) return bnd_kept_end(kept, result);
    kept->persistent = persistent;
    kept->pending = !persistent;
    put_in(kept, key_of(request));
}

void bnd_kept_bind_file(bnd_kept *kept, int result, MPI_Fint file)
{
    if (result != MPI_SUCCESS || !bnd_kept_lasts(kept)) return bnd_kept_drop(kept);
    kept->pending = true;
    put_in(kept, of_file | key_of(file));
}

void bnd_end_file(MPI_Fint file, int result)
{
    record *const kept = found(of_file | key_of(file));
    if (kept == nullptr) return;
    unbind(kept);
    bnd_kept_end(kept, result);
}

bnd_kept *bnd_watch_list(const MPI_Fint *requests, long count)
{
    record *list = nullptr;
    pthread_mutex_lock(&lock);
    for (long i = 0; i < count; i++) {
        record *const one = find(key_of(requests[i]));
        if (one == nullptr || one->watched) continue;
        one->watched = true;
        one->index = i;
        one->next_watched = list;
        list = one;
    }
    pthread_mutex_unlock(&lock);
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

void bnd_looked_at_list(const MPI_Fint *requests, long count)
{
    for (long i = 0; i < count; i++) {
        record *const one = found(key_of(requests[i]));
        if (one != nullptr && one->pending && is_complete(requests[i])) bnd_kept_deliver(one);
    }
}

void bnd_start_list(const MPI_Fint *requests, long count)
{
    for (long i = 0; i < count; i++)
        if (record *const one = found(key_of(requests[i]))) bnd_kept_fill(one);
}

// Of several, some may have been started: those are not complete.
void bnd_started_list(const MPI_Fint *requests, long count, int result)
{
    for (long i = 0; i < count && result != MPI_SUCCESS; i++) {
        record *const one = found(key_of(requests[i]));
        if (one != nullptr) one->pending = !is_complete(requests[i]);
    }
}

int bnd_freeing_request(MPI_Fint request, bnd_kept **watched)
{
    *watched = bnd_watch_list(&request, 1);
    record *const kept = *watched;
    if (kept == nullptr || !kept->pending) return MPI_SUCCESS;
    if (is_complete(request)) bnd_kept_deliver(kept);
    if (!kept->pending || !has_way_back(kept)) return MPI_SUCCESS;
    kept->watched = false;
    PMPI_Comm_call_errhandler(MPI_COMM_SELF, MPI_ERR_REQUEST);
    return MPI_ERR_REQUEST;
}

void bnd_freed_request(bnd_kept *watched, int result)
{
    if (result != MPI_SUCCESS) {
        watched->watched = false;
        return;
    }
    if (!watched->pending) return forget(watched);
    unbind(watched);
    pthread_mutex_lock(&lock);
    watched->next = abandoned;
    abandoned = watched;
    pthread_mutex_unlock(&lock);
}

void bnd_ready_from_to(MPI_Fint request, int low, int high)
{
    record *const kept = found(key_of(request));
    for (int i = low; kept != nullptr && i >= 0 && i <= high; i++) bnd_kept_partition(kept, static_cast<size_t>(i), false);
}

void bnd_arrived_from_to(MPI_Fint request, int low, int high)
{
    record *const kept = found(key_of(request));
    for (int i = low; kept != nullptr && i >= 0 && i <= high; i++) bnd_kept_partition(kept, static_cast<size_t>(i), true);
}

} // extern "C"
