/* Pending operations: what must live until an operation completes, bounce buffers for array sections and converted arrays.
 *
 * A wrapper that needs either lets a bnd_pending own it. A blocking call completes it itself; else it is attached to the request, or
 * to the file of a split collective, under its Fortran integer. The wrappers that complete requests copy out what a receive covers and
 * free it. While no operation is pending they read one counter and call nothing: each function below is called only where
 * bnd_any_pending(), or where the call has an operation. Freeing, cancelling and the begin of an inspection do not ask: they are rare.
 *
 * A request that a program hands to C (MPI_Request_f2c) must be completed and started from Fortran: what C completes is not seen here,
 * and nothing is copied out. Its pending operation is released when a wrapper creates a request with the same integer: MPI never has
 * two at once.
 *
 * Safe from any thread, as far as MPI lets threads share a request. Every call of MPI is PMPI_.
 */
#ifndef BND_PENDING_H
#define BND_PENDING_H

#include <stdbool.h>
#include <stddef.h>

#include "bnd_mpi.h"
#include "errors.h"
#include "hidden.h"

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define BND_CLANG_SANITIZES_THREADS 1
#endif
#endif

#if !defined(BND_C_GET_STATUS_LIES) /* tests of the runtime probe nothing */
#define BND_C_GET_STATUS_LIES 0
#endif

struct bnd_pending; /* null where a call has nothing pending */

/* Which requests of a call are complete: the first `number` of `indices`, counted from 0; all, or none. After an error it may be
 * unknown. Only persistent requests need it, since their handles do not change. MPI is asked as the last resort: MPICH 5.0.2 takes a
 * persistent request for inactive once MPI_Request_get_status has found it complete, and MPI_Testsome, MPI_Testany, MPI_Waitsome and
 * MPI_Waitany do not report it then. */
enum { BND_COMPLETED_ALL = -1, BND_COMPLETED_UNKNOWN = -2 };
struct bnd_completion {
    long number;
    const int *indices;
};

#ifdef __cplusplus
extern "C" {
#endif

extern BND_HIDDEN long bnd_pending_count; /* how many operations are attached */

/* ---- the operation of a call; each but the first takes it over, and it may be null ---- */

/* Memory that lives as long as the operation, which is made if *pending is null. Null where there is no memory. */
void *bnd_pending_allocate(struct bnd_pending **pending, size_t bytes);
void bnd_pending_release(struct bnd_pending *pending); /* without copying out */
/* The operation of a blocking call is complete. */
void bnd_pending_complete(struct bnd_pending *pending, int result);
/* The operation goes on until its request completes, whose errors are raised on `object`. */
void bnd_pending_attach_request(struct bnd_pending *pending, int result, const bnd_integer *request, int persistent,
                                enum bnd_raised_on raised_on, MPI_Fint object);
/* A split collective began, with an operation or without; and it has ended. */
void bnd_pending_attach_file(struct bnd_pending *pending, int result, MPI_Fint file);
void bnd_pending_complete_file(MPI_Fint file, int result);

/* ---- the life cycle of requests ---- */

void bnd_request_created(MPI_Fint request);

/* Before and after a call that starts persistent requests. */
void bnd_requests_starting(const bnd_integer *requests, long count);
void bnd_requests_started(const bnd_integer *requests, long count, int result);

/* Before a call that completes requests: their pending operations, as a list to pass on after it. */
struct bnd_pending *bnd_requests_completing(const bnd_integer *requests, long count);
void bnd_requests_completed(struct bnd_pending *list, const bnd_integer *requests, struct bnd_completion completed);

/* Before and after a call that leaves requests as they are (MPI_Request_get_status). In between, another thread may complete a request
 * and start it again: what started since `bnd_requests_inspecting` is left alone. */
unsigned long bnd_requests_inspecting(void);
void bnd_requests_inspected(const bnd_integer *requests, long count, unsigned long since,
                            struct bnd_completion completed);

/* After a call that completes earlier operations on a window at the origin, those with requests too: of one target, or of every. */
enum { BND_EVERY_TARGET = -100, BND_UNKNOWN_TARGET = -101 };
void bnd_window_synchronized(MPI_Fint win, int target, unsigned long since, int result);

/* After MPI_Cancel. */
void bnd_request_cancelled(MPI_Fint request, int result);

/* Before and after MPI_Request_free. An active receive into a bounce buffer can be freed only if it was cancelled, since nobody would
 * copy it out: MPI_ERR_REQUEST, raised on the object of the receive. The bounce buffer of an active send stays until the process
 * ends. */
int bnd_request_freeing(bnd_integer request, struct bnd_pending **pending);
void bnd_request_freed(struct bnd_pending *pending, int result);

/* Before MPI_Pready, MPI_Pready_range and MPI_Pready_list, and after MPI_Parrived returned true. */
void bnd_partitions_ready_range(MPI_Fint request, int low, int high);
void bnd_partitions_ready_list(MPI_Fint request, int count, const bnd_integer *partitions);
void bnd_partitions_arrived_range(MPI_Fint request, int low, int high, unsigned long since);

#ifdef __cplusplus
}
#endif

static inline int bnd_any_pending(void)
{
#if defined(__SANITIZE_THREAD__) || BND_CLANG_SANITIZES_THREADS
    return __atomic_load_n(&bnd_pending_count, __ATOMIC_RELAXED) != 0;
#else
    /* As relaxed as that, but one instruction with its test: no machine tears a single load of a long. */
    return __builtin_expect(bnd_pending_count != 0, 0) != 0;
#endif
}

static inline struct bnd_completion bnd_completed(int result, long number, const int *indices)
{
    const struct bnd_completion completed = {result == MPI_SUCCESS ? number : (long)BND_COMPLETED_UNKNOWN, indices};
    return completed;
}

/* The completion of a call that lists which of `count` requests are complete, even if some failed. An MPI that returns MPI_SUCCESS behind an error may
 * have written no number. */
static inline struct bnd_completion bnd_completed_some(int result, bnd_integer count, const bnd_integer *number,
                                                       const int *indices)
{
    const bool is_listed = (result == MPI_SUCCESS || bnd_has_statuses(result)) && *number <= count;
    const struct bnd_completion completed = {is_listed ? *number : (long)BND_COMPLETED_UNKNOWN, indices};
    return completed;
}

#endif
