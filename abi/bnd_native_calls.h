/* Under the generated functions of generated/abi/: how they call another MPI, and what they need besides. */
#ifndef BND_NATIVE_CALLS_H
#define BND_NATIVE_CALLS_H

#include <mpi.h>

#include "bnd_abi.h"
#include "bnd_emulated.h"
#include "bnd_entry.h"
#include "bnd_native.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

#include "bnd_families.h"

typedef void bnd_procedure(void);

#define BND_LIKELY(condition) __builtin_expect(!!(condition), 1)
#define BND_NATIVE(stem) (*bnd_native.call_##stem)
#define BND_ADDRESS(stem) bnd_native.address_##stem
#define BND_PREDEFINED(stem) bnd_native.predefined_##stem

/* ---- errors: codes are the ABI's on the way out ---- */

/* The result of a function of the table that the library of the run lacks. */
#define BND_ABSENT (-0x0bad)

/* The code of a call that failed: the other MPI has called its error handler, unless it lacks the function. */
int bnd_abi_failed(int native, const char *routine, enum bnd_error_object on, void *object);
/* Raises an error of the ABI's class on an object of the ABI, and gives the code to return. */
int bnd_abi_raise(const char *routine, int error_class, const char *argument, enum bnd_error_object on, void *object);

/* The tool information interface calls no error handler. */
int bnd_abi_failed_mpit(int native);
#define BND_T_RETURNED(result) bnd_abi_returned_mpit(result)

static inline int bnd_abi_returned_mpit(int result)
{
    return BND_LIKELY(result == MPI_SUCCESS) ? ABI_SUCCESS : bnd_abi_failed_mpit(result);
}

#define BND_RETURNED(result, routine, on, object) bnd_abi_returned(result, routine, on, (void *)(object))
#define BND_UNSUPPORTED(routine, on, object) \
    bnd_abi_raise(routine, ABI_ERR_UNSUPPORTED_OPERATION, 0, on, (void *)(object))

static inline int bnd_abi_returned(int result, const char *routine, enum bnd_error_object on, void *object)
{
    return BND_LIKELY(result == MPI_SUCCESS) ? ABI_SUCCESS : bnd_abi_failed(result, routine, on, object);
}

/* Raises an error for a wrong handle where the MPI's handles are addresses, which it would read; integers it checks itself. */
#define BND_ABI_IS_WRONG(is, handle) (sizeof(bnd_native_##is) == sizeof(void *) && !BND_LIKELY(bnd_is_##is(handle)))
#define BND_ABI_REFUSE_WRONG(is, handle, significant, error, routine, on, object) \
    do {                                                                          \
        if (BND_ABI_IS_WRONG(is, handle) && (significant))                        \
            return bnd_abi_raise(routine, error, #handle, on, (void *)(object));  \
    } while (0)

/* Out of memory, or of trampolines. */
#define BND_ABI_NEED(made, argument)                                                      \
    do {                                                                                  \
        if (!(made))                                                                      \
            return bnd_abi_raise(__func__, ABI_ERR_NO_MEM, #argument, BND_ON_NOTHING, 0); \
    } while (0)

#if !BND_HAS_MPI_Session
/* sessions.cpp: a session is a communicator of this process alone. */
typedef MPI_Comm MPI_Session;
#undef bnd_c2f_Session
#undef bnd_f2c_Session
#define bnd_c2f_Session(handle) bnd_c2f_Comm(handle)
#define bnd_f2c_Session(integer) bnd_f2c_Comm(integer)
static inline MPI_Session bnd_to_Session(abi_Session session) { return bnd_to_Comm((abi_Comm)session); }
static inline abi_Session bnd_from_Session(MPI_Session session) { return (abi_Session)bnd_from_Comm(session); }
#define bnd_null_Session bnd_null_Comm
#define BND_SESSION_HANDLER(get) bnd_native.call_Comm_##get##_errhandler
/* How many there are. */
extern __attribute__((visibility("hidden"))) int bnd_abi_sessions;
#else
#define BND_SESSION_HANDLER(get) bnd_native.call_Session_##get##_errhandler
#endif

/* ---- arrays ---- */

/* Never null, not for no element either, unless memory is short. */
static inline void *bnd_abi_array(long long length, size_t size)
{
    return malloc(length > 0 ? (size_t)length * size : 1);
}
/* A pointer whose memory is freed when its function returns; bnd_abi_released() gives it away before. */
#define BND_ABI_OWNED __attribute__((cleanup(bnd_abi_free_owned)))
static inline void bnd_abi_free_owned(void *pointer) { free(*(void **)pointer); }
static inline void *bnd_abi_released(void *pointer)
{
    void *const memory = *(void **)pointer;
    *(void **)pointer = 0;
    return memory;
}

#define BND_ABI_HANDLE_ARRAYS(class, type, abi_type)                                           \
    static inline type *bnd_to_##class##_array(const abi_type *list, long long length)         \
    {                                                                                          \
        type *const result = (type *)bnd_abi_array(list ? length : 0, sizeof(type));           \
        for (long long i = 0; result && list && i < length; i++)                               \
            result[i] = bnd_to_##class(list[i]);                                               \
        return result;                                                                         \
    }                                                                                          \
    /* C wrote its handles where the ABI's go, which are no smaller. */                        \
    static inline void bnd_from_##class##_array(abi_type *list, long long length)              \
    {                                                                                          \
        for (long long i = list ? length : 0; i-- > 0;) {                                      \
            type handle;                                                                       \
            memcpy(&handle, (const char *)list + i * (long long)sizeof handle, sizeof handle); \
            list[i] = bnd_from_##class(handle);                                                \
        }                                                                                      \
    }
BND_ABI_HANDLE_ARRAYS(Type, MPI_Datatype, abi_Datatype)
BND_ABI_HANDLE_ARRAYS(Info, MPI_Info, abi_Info)
BND_ABI_HANDLE_ARRAYS(Request, MPI_Request, abi_Request)

static inline int *bnd_abi_numbers(const int *list, long long length, int convert(int))
{
    int *const result = (int *)bnd_abi_array(list ? length : 0, sizeof(int));
    for (long long i = 0; result && list && i < length; i++)
        result[i] = convert(list[i]);
    return result;
}

static inline void bnd_abi_numbers_in_place(int *list, long long length, int convert(int))
{
    for (long long i = 0; list && i < length; i++)
        list[i] = convert(list[i]);
}

#ifdef BND_EMULATES_MPI_Isendrecv
int BND_IMPLEMENTATION(Isendrecv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, int dest, int sendtag,
                                  void *recvbuf, int recvcount, abi_Datatype recvtype, int source, int recvtag,
                                  abi_Comm comm, abi_Request *request);
int BND_IMPLEMENTATION(Isendrecv_replace)(void *buf, int count, abi_Datatype datatype, int dest, int sendtag,
                                          int source, int recvtag, abi_Comm comm, abi_Request *request);
#endif

/* ---- requests, and what is kept until they are complete ---- */

/* How much is kept. Calls that complete requests have two forms: one of them is called while anything is kept, and has a number of what was kept
 * before the call in bnd_until, where the other has 0. */
extern __attribute__((visibility("hidden"))) int bnd_abi_kept;
#define BND_ABI_IS_KEPT !BND_LIKELY(!__atomic_load_n(&bnd_abi_kept, __ATOMIC_RELAXED))
long bnd_abi_kept_until_now(void);
/* The memory is freed when the request is complete, or freed. */
void bnd_abi_keep(void *memory, MPI_Request request);
void bnd_abi_keep_no_longer(MPI_Request request, long until);

#define BND_ABI_FREED(old, now)                     \
    do {                                            \
        if (bnd_until && (old) != (now))            \
            bnd_abi_keep_no_longer(old, bnd_until); \
    } while (0)

#include "bnd_native_persistent.h"

/* The list of the ABI holds C's requests for as long as the call takes. */
struct bnd_abi_requests {
    MPI_Request *native;
    MPI_Request *old;     /* 0 while nothing is kept */
    int is_out_of_memory; /* and the list is as it was */
};

static inline struct bnd_abi_requests bnd_abi_requests_in(abi_Request *list, long long length, long bnd_until)
{
    struct bnd_abi_requests made = {(MPI_Request *)(void *)list, 0, 0};
    if (bnd_until && list && length > 0) {
        made.old = (MPI_Request *)malloc((size_t)length * sizeof(MPI_Request));
        made.is_out_of_memory = !made.old;
        if (made.is_out_of_memory)
            return made;
    }
    for (long long i = 0; list && i < length; i++) {
        const MPI_Request old = bnd_to_Request(list[i]), request = made.old ? BND_ABI_STARTED(old) : old;
        memcpy((char *)list + i * (long long)sizeof request, &request, sizeof request);
        if (made.old)
            made.old[i] = old;
    }
    return made;
}

static inline void bnd_abi_requests_out(struct bnd_abi_requests made, abi_Request *list, long long length,
                                        long bnd_until)
{
    for (long long i = 0; made.old && i < length; i++)
        BND_ABI_COMPLETED(made.old[i], made.native[i]);
    free(made.old);
    bnd_from_Request_array(list, length);
}

/* ---- what only some arguments need ---- */

void bnd_abi_from_attribute(int keyval, void **value);
void bnd_abi_from_contents(MPI_Datatype datatype, int *integers);
static inline void *bnd_abi_from_buffer(void *buffer)
{
    return buffer == BND_ADDRESS(BUFFER_AUTOMATIC) ? ABI_BUFFER_AUTOMATIC : buffer;
}

static inline int bnd_abi_give_name(const char *name, char *place, int *length)
{
    *length = (int)strlen(name);
    memcpy(place, name, (size_t)*length + 1);
    return ABI_SUCCESS;
}

int bnd_abi_size(MPI_Comm comm);
int bnd_abi_remote_size(MPI_Comm comm);
int bnd_abi_in_degree(MPI_Comm comm);
int bnd_abi_out_degree(MPI_Comm comm);
int bnd_abi_datatypes(MPI_Datatype datatype);
int bnd_abi_is_root(MPI_Comm comm, int root);
static inline long long bnd_abi_least(long long one, long long other) { return one < other ? one : other; }
static inline long long bnd_abi_sum(const int *list, long long length)
{
    long long sum = 0;
    for (long long i = 0; list && i < length; i++)
        sum += list[i];
    return sum;
}

#ifdef __cplusplus
}
#endif

#ifdef __cplusplus
/* A query of a null handle, or of the 0 that an invalid one is converted to, would raise an error of its own. */
template <typename Handle>
bool bnd_is_object(Handle handle, Handle null)
{
    return handle != Handle() && handle != null;
}
#endif

#include "bnd_native_callbacks.h"
#include "bnd_native_narrowing.h"
#include "bnd_native_statuses.h"

#endif
