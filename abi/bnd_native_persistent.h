/* Persistent collectives over an MPI without them. The program's request is one of that MPI, which is never started; each start calls
 * the nonblocking routine, whose request takes its place in calls that complete requests. */
#ifndef BND_NATIVE_PERSISTENT_H
#define BND_NATIVE_PERSISTENT_H

#if BND_LACKS_PERSISTENT

struct bnd_abi_held;
struct bnd_abi_persistent {
    uintptr_t key; /* the program's request */
    struct bnd_abi_persistent *next;
    int (*start)(const struct bnd_abi_persistent *, abi_Request *);
    abi_Comm of,
        comm; /* the program's, and one for this operation alone, since operations may be started in any order */
    MPI_Request active;        /* null: inactive */
    struct bnd_abi_held *held; /* datatypes, which the program may free */
    int error;                 /* of what is held; 0: none */
    void *argument[BND_MOST_PARAMETERS];
};

/* Raises the errors of making the communicator and the request. */
int bnd_abi_persistent_new(struct bnd_abi_persistent **made, const char *routine, abi_Comm comm);
/* The same datatypes, for as long as the request lasts. An error is raised by bnd_abi_persistent_ready(). */
abi_Datatype *bnd_abi_hold(struct bnd_abi_persistent *persistent, const abi_Datatype *list, long long length);
int bnd_abi_persistent_ready(struct bnd_abi_persistent *persistent, const char *routine,
                             int start(const struct bnd_abi_persistent *, abi_Request *), abi_Request *request);

void bnd_abi_persistent_free(MPI_Request request);

/* The request of the operation that was started, or else the same. */
MPI_Request bnd_abi_started(MPI_Request request);
/* The request that the program has after a call that got bnd_abi_started(old), and gave `now`. */
MPI_Request bnd_abi_completed(MPI_Request old, MPI_Request now, long until);
/* Whether there is such a request, and then the result of starting it. */
int bnd_abi_start(const char *routine, MPI_Request request, int *result);
int bnd_abi_start_all(abi_Request *list, int length, int *result);
/* The communicator of the program in place of the communicator that is made here. */
MPI_Comm bnd_abi_shown(MPI_Comm comm);
extern __attribute__((visibility("hidden"))) __thread int bnd_abi_is_private;

#define BND_ABI_MAY_BE_STARTED BND_ABI_IS_KEPT
#define BND_ABI_STARTED(request) (bnd_until ? bnd_abi_started(request) : (request))
#define BND_ABI_COMPLETED(old, now)                         \
    do {                                                    \
        if (bnd_until)                                      \
            (now) = bnd_abi_completed(old, now, bnd_until); \
    } while (0)
/* An active collective operation can be neither cancelled nor freed. */
#define BND_ABI_REFUSE_STARTED(native, request)                                                 \
    do {                                                                                        \
        if (BND_ABI_STARTED(native) != (native))                                                \
            return bnd_abi_raise(__func__, ABI_ERR_REQUEST, #request, BND_ON_REQUEST, request); \
    } while (0)
#define BND_ABI_FREE_PERSISTENT(native, request) \
    do {                                         \
        BND_ABI_REFUSE_STARTED(native, request); \
        if (bnd_until)                           \
            bnd_abi_persistent_free(native);     \
    } while (0)
#define BND_ABI_START(native)                                              \
    do {                                                                   \
        int bnd_started;                                                   \
        if (bnd_until && bnd_abi_start("MPI_Start", native, &bnd_started)) \
            return bnd_started;                                            \
    } while (0)
#define BND_ABI_START_ALL(list, length)                                 \
    do {                                                                \
        int bnd_started;                                                \
        if (bnd_until && bnd_abi_start_all(list, length, &bnd_started)) \
            return bnd_started;                                         \
    } while (0)

#else

#define BND_ABI_MAY_BE_STARTED 0
#define BND_ABI_STARTED(request) (request)
#define BND_ABI_COMPLETED(old, now) BND_ABI_FREED(old, now)
#define BND_ABI_REFUSE_STARTED(native, request)
#define BND_ABI_FREE_PERSISTENT(native, request)
#define BND_ABI_START(native)
#define BND_ABI_START_ALL(list, length)

#endif

#endif
