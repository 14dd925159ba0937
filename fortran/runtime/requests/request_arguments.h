/* Request arguments, and arrays that C may read until the operation completes. */
#ifndef BND_REQUEST_ARGUMENTS_H
#define BND_REQUEST_ARGUMENTS_H

#include "handles/handle_arrays.h"
#include "requests/pending.h"

/* A new request. Neither its address nor the error code need outlive the conversion; where C writes the integer itself, few need its
 * address after the call, and it is not worth a saved register. */
#if defined(__GNUC__)
#define BND_SPILL(variable) __asm__("" : "+m"(variable))
#else
#define BND_SPILL(variable) ((void)0)
#endif
#define BND_REQUEST_CREATED(request, local, result)                            \
    BND_IF_INTEGER(MPI_REQUEST, BND_REQUEST_CREATED_IN_PLACE(request, result), \
                   BND_REQUEST_CREATED_CONVERTED(request, local, result))
#define BND_REQUEST_CREATED_IN_PLACE(request, result)     \
    do {                                                  \
        BND_SPILL(request);                               \
        if (bnd_any_pending() && (result) == MPI_SUCCESS) \
            bnd_request_created(*(request));              \
    } while (0)
#define BND_REQUEST_CREATED_CONVERTED(request, local, result)           \
    do {                                                                \
        if ((result) == MPI_SUCCESS) {                                  \
            const MPI_Fint bnd_created = bnd_new_c2f_Request(*(local)); \
            *(request) = bnd_created;                                   \
            if (bnd_any_pending())                                      \
                bnd_request_created(bnd_created);                       \
        }                                                               \
    } while (0)

/* Fast paths of completion: nothing is pending, and the request is no predefined handle. */
#define BND_REQUEST_IS_FAST(request) \
    (!bnd_any_pending() && BND_IF_INTEGER(MPI_REQUEST, 1, *(request) != BND_REQUEST_NULL_INTEGER))
#if BND_C_TARGET_IS_ABI
#define BND_REQUEST_NULL_INTEGER ((MPI_Fint)(uintptr_t)MPI_REQUEST_NULL)
#else
#define BND_REQUEST_NULL_INTEGER BND_FINT_MPI_REQUEST_NULL
#endif
/* Nothing is pending, and the array needs no conversion. */
#define BND_REQUEST_ARRAY_IS_FAST (BND_IF_INTEGER(MPI_REQUEST, 1, 0) && !bnd_any_pending())

/* Arrays that belong to the pending operation. */
#if !BND_CONVERTS_HANDLES
#define BND_PENDING_HANDLE_ARRAY(type, array, fortran, count, pending) type *const array = (type *)(fortran)
#define BND_PENDING_HANDLE_ARRAY_IN(handle, array, fortran, pending, ierror) ((void)0)
#else
#define BND_PENDING_HANDLE_ARRAY(type, array, fortran, count, pending) \
    const long array##_count = (count);                                \
    BND_PENDING_ARRAY(type, array, array##_count, pending)
#define BND_PENDING_HANDLE_ARRAY_IN(handle, array, fortran, pending, ierror) \
    do {                                                                     \
        BND_CHECK_MEMORY(array, bnd_pending_release(pending), ierror);       \
        bnd_f2c_array_##handle(array, fortran, array##_count);               \
    } while (0)
#endif
#define BND_PENDING_ARRAY(type, array, count, pending) \
    type *const array = (type *)bnd_pending_allocate(&(pending), (size_t)(count) * sizeof(type))

#endif
