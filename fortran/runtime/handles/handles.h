/* Handles: Fortran has their integers, by reference. Where C's handles are integers too, C gets the caller's own variable. */
#ifndef BND_HANDLES_H
#define BND_HANDLES_H

#include "calls.h"
#include "names.h"

/* BND_IF_INTEGER(MPI_COMM, a, b): a if MPI_Comm is an integer, else b. The probe defines BND_C_HANDLE_…_IS_INTEGER as 1, or not at
 * all: only then BND_BEFORE_… puts an argument before the others. */
#define BND_BEFORE_1 0,
#define BND_SECOND_EXPANDED(first, second, ...) second
#define BND_SECOND(...) BND_SECOND_EXPANDED(__VA_ARGS__)
#define BND_IF_INTEGER(upper, integer, converted) \
    BND_SECOND(BND_JOIN(BND_BEFORE_, BND_C_HANDLE_##upper##_IS_INTEGER) integer, converted, )

#if BND_C_TARGET_IS_ABI
#include "handles/abi_handles.h"
#else
#include "handles/native_handles.h"
#endif

/* A handle that C reads and writes where `local` points: in the caller's variable if that has C's handle already, else beside it. */
#define BND_HANDLE_LOCAL(upper, type, local, fortran, value)                                    \
    BND_IF_INTEGER(upper, type *const local = (type *)(fortran), type local##_beside = (value); \
                   type *const local = &local##_beside)
#define BND_HANDLE_UNSET(upper, type, local, fortran)                                 \
    BND_IF_INTEGER(upper, type *const local = (type *)(fortran), type local##_beside; \
                   type *const local = &local##_beside)
#define BND_HANDLE_COPY_OUT(upper, handle, local, fortran) \
    BND_IF_INTEGER(upper, (void)0, *(fortran) = bnd_c2f_##handle(*local))
#define BND_HANDLE_CREATED(upper, handle, local, fortran, result) \
    BND_IF_INTEGER(upper, (void)0, if (result == MPI_SUCCESS) * (fortran) = bnd_new_c2f_##handle(*local))

#endif
