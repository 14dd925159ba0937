/* What must live until an operation completes: copies that stand in for array sections, and converted arrays.
 *
 * A wrapper that needs one lets a record of type bnd_pending own it. A blocking call ends the record itself; else it is bound to the
 * request, or, for a split collective, to the file, under its Fortran integer. The wrappers that complete requests then copy back
 * what a receive covers, and free the record. Where no record is alive they look at one counter and go on.
 *
 * A program that hands such a request to C (MPI_Request_f2c) must complete it from Fortran: what C completes is not seen here, and
 * nothing is copied back. Likewise a persistent request must be started from Fortran. The record of a request that C completed is
 * dropped as soon as a wrapper makes a request, or begins a split collective, with the same integer: MPI never has two at once.
 *
 * Safe from any thread, as far as MPI lets threads share a request. Every call of MPI is PMPI_.
 */
#ifndef BND_PENDING_H
#define BND_PENDING_H

#include <stddef.h>

#include "bnd_mpi.h"
#include "hidden.h"

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define BND_CLANG_SANITIZES_THREADS 1
#endif
#endif

struct bnd_pending; /* a record; null where nothing is pending */

#ifdef __cplusplus
extern "C" {
#endif

extern BND_HIDDEN long bnd_pending_count; /* how many records are bound */

/* Memory for as long as the record lives; makes the record if *pending is null. Null where there is no memory. */
void *bnd_pending_allocate(struct bnd_pending **pending, size_t bytes);

/* ---- what becomes of a call's record: each of these takes it over ---- */

void bnd_pending_release(struct bnd_pending *pending); /* nothing is copied back; null is fine */
void bnd_pending_complete_slow(struct bnd_pending *pending, int result);
/* The object that raises the errors of a request. */
enum bnd_raised_on { BND_ON_SELF, BND_ON_COMM, BND_ON_WIN, BND_ON_FILE, BND_ON_SESSION };
void bnd_pending_attach_request_slow(struct bnd_pending *pending, int result, MPI_Fint request, int persistent,
                                     enum bnd_raised_on raised_on, MPI_Fint object);
void bnd_pending_attach_file_slow(struct bnd_pending *pending, int result,
                                  MPI_Fint file); /* or null, for an operation that keeps nothing */

/* After a call that made a request, if it succeeded: a record under its integer is not its own. */
void bnd_new_request(const MPI_Fint *request, int result);
void bnd_new_integer(MPI_Fint request);

/* ---- what becomes of the records of requests and files ---- */

/* Before a call that completes requests: those of them that have records, as a list to give back after it. */
struct bnd_pending *bnd_requests_completing_slow(const MPI_Fint *requests, long count);

/* The call completed those of the requests that the first `number` of `which` say, counted from 0; none where that is negative, but
 * for BND_COMPLETED_ALL and, after an error, BND_COMPLETED_UNKNOWN. Persistent requests alone need it, of which the handle does not tell. Asking MPI
 * instead would be wrong: MPICH 5.0.2 takes a persistent request for inactive as soon as MPI_Request_get_status has found it complete,
 * and no MPI_Testsome, MPI_Testany, MPI_Waitsome or MPI_Waitany reports it then. */
enum { BND_COMPLETED_ALL = -1, BND_COMPLETED_UNKNOWN = -2 };
void bnd_requests_completed(struct bnd_pending *list, const MPI_Fint *requests, long number, const int *which);

/* How often persistent requests with records were started. Another thread may complete a request that this one looks at, and start it
 * again, before this one copies back: what began `since` then is left alone. */
unsigned long bnd_requests_inspecting_slow(void);

/* After a call that looks at requests and leaves them (MPI_Request_get_status); it found those complete that `number` and `which`
 * say. */
void bnd_requests_inspected_slow(const MPI_Fint *requests, long count, unsigned long since, long number,
                                 const int *which);

/* Before and after a call that starts persistent requests. */
void bnd_requests_starting_slow(const MPI_Fint *requests, long count);
void bnd_requests_started_slow(const MPI_Fint *requests, long count, int result);

/* After MPI_Cancel. */
void bnd_request_cancelled_slow(MPI_Fint request);

/* Before and after a request is freed. An active receive into a copy cannot be freed unless it was cancelled, since nobody would see
 * it complete: raises MPI_ERR_REQUEST on the object of the receive and returns it. An active send's copy stays until the process
 * ends. */
int bnd_request_freeing_slow(MPI_Fint request, struct bnd_pending **watched);
void bnd_request_freed_slow(struct bnd_pending *watched, int result);

/* Partitions: before MPI_Pready and its like, and after MPI_Parrived said yes. */
void bnd_partitions_ready_slow(MPI_Fint request, int low, int high);
void bnd_partitions_arrived_slow(MPI_Fint request, int low, int high, unsigned long since);

void bnd_pending_complete_file_slow(MPI_Fint file, int result);

/* Whether a call that completes some of a list has said which: if it succeeded, or failed for the sake of what their statuses tell. */
int bnd_is_in_status(int result);

/* Raises an error that has no object on MPI_COMM_SELF; without the World Model, on the initial error handler (MPI 5.0 section 9.3). */
void bnd_raise(int code);

#ifdef __cplusplus
}
#endif

/* ---- what wrappers write ---- */

static inline int bnd_any_pending(void)
{
#if defined(__SANITIZE_THREAD__) || BND_CLANG_SANITIZES_THREADS
    return __atomic_load_n(&bnd_pending_count, __ATOMIC_RELAXED) != 0;
#else
    /* As relaxed as that, but one instruction with its test: a single look at a long, which no machine tears. */
    return __builtin_expect(bnd_pending_count != 0, 0) != 0;
#endif
}

static inline void bnd_pending_complete(struct bnd_pending *pending, int result)
{
    if (pending)
        bnd_pending_complete_slow(pending, result);
}

static inline void bnd_pending_attach_request(struct bnd_pending *pending, int result, const MPI_Fint *request,
                                              int persistent, enum bnd_raised_on raised_on, MPI_Fint object)
{
    if (pending)
        bnd_pending_attach_request_slow(pending, result, *request, persistent, raised_on, object);
}

static inline void bnd_pending_attach_file(struct bnd_pending *pending, int result, MPI_Fint file)
{
    if (pending || bnd_any_pending())
        bnd_pending_attach_file_slow(pending, result, file);
}

static inline void bnd_pending_complete_file(MPI_Fint file, int result)
{
    if (bnd_any_pending())
        bnd_pending_complete_file_slow(file, result);
}

static inline struct bnd_pending *bnd_requests_completing(const MPI_Fint *requests, long count)
{
    return bnd_any_pending() ? bnd_requests_completing_slow(requests, count) : NULL;
}

static inline unsigned long bnd_requests_inspecting(void)
{
    return bnd_any_pending() ? bnd_requests_inspecting_slow() : 0;
}

static inline void bnd_requests_inspected(const MPI_Fint *requests, long count, unsigned long since, long number,
                                          const int *which)
{
    if (bnd_any_pending())
        bnd_requests_inspected_slow(requests, count, since, number, which);
}

static inline int bnd_lists_completed(int result) { return result == MPI_SUCCESS || bnd_is_in_status(result); }

static inline void bnd_requests_starting(const MPI_Fint *requests, long count)
{
    if (bnd_any_pending())
        bnd_requests_starting_slow(requests, count);
}

static inline void bnd_requests_started(const MPI_Fint *requests, long count, int result)
{
    if (bnd_any_pending())
        bnd_requests_started_slow(requests, count, result);
}

static inline void bnd_request_cancelled(const MPI_Fint *request, int result)
{
    if (result == MPI_SUCCESS && bnd_any_pending())
        bnd_request_cancelled_slow(*request);
}

static inline int bnd_request_freeing(MPI_Fint request, struct bnd_pending **watched)
{
    return bnd_any_pending() ? bnd_request_freeing_slow(request, watched) : MPI_SUCCESS;
}

static inline void bnd_request_freed(struct bnd_pending *watched, int result)
{
    if (watched)
        bnd_request_freed_slow(watched, result);
}

static inline void bnd_partitions_ready_range(MPI_Fint request, int low, int high)
{
    if (bnd_any_pending())
        bnd_partitions_ready_slow(request, low, high);
}

static inline void bnd_partitions_ready_list(MPI_Fint request, int count, const int *partitions)
{
    if (bnd_any_pending())
        for (int i = 0; i < count; i++)
            bnd_partitions_ready_slow(request, partitions[i], partitions[i]);
}

static inline void bnd_partitions_arrived_range(MPI_Fint request, int low, int high, unsigned long since)
{
    if (bnd_any_pending())
        bnd_partitions_arrived_slow(request, low, high, since);
}

#endif
