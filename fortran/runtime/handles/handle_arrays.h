/* Arrays of handles. Of the kinds that come in arrays, all are integers of C, or none. */
#ifndef BND_HANDLE_ARRAYS_H
#define BND_HANDLE_ARRAYS_H

#include "arrays.h"
#include "errors.h"
#include "handles/handles.h"

#if !BND_IS_ILP64 && BND_C_HANDLE_MPI_REQUEST_IS_INTEGER && BND_C_HANDLE_MPI_DATATYPE_IS_INTEGER && \
    BND_C_HANDLE_MPI_INFO_IS_INTEGER
/* The caller's integers are C's handles, and stay as long as C may read them. */
#define BND_CONVERTS_HANDLES 0
#define BND_HANDLE_ARRAY(type, array, fortran, count) type *const array = (type *)(fortran)
#define BND_HANDLE_ARRAY_CHECK(array, ierror) ((void)0)
#define BND_HANDLE_ARRAY_IN(handle, type, array, fortran, count, release, ierror) \
    BND_HANDLE_ARRAY(type, array, fortran, count)
#define BND_HANDLE_ARRAY_OUT(handle, array, fortran, count) ((void)0)
#define BND_HANDLE_ARRAY_FREE(array) ((void)0)
#define BND_ROOT_HANDLE_ARRAY_IN(handle, type, array, fortran, count, at_root, release, ierror) \
    (array = (type *)(fortran))
#define BND_ROOT_HANDLE_ARRAY_FREE(array) ((void)0)
#else
#define BND_CONVERTS_HANDLES 1

#define BND_DEFINE_ARRAY_CONVERSIONS(handle, type)                                           \
    static inline void bnd_f2c_array_##handle(type *to, const bnd_integer *from, long count) \
    {                                                                                        \
        for (long i = 0; i < count; i++)                                                     \
            to[i] = bnd_f2c_##handle(from[i]);                                               \
    }                                                                                        \
    static inline void bnd_c2f_array_##handle(bnd_integer *to, const type *from, long count) \
    {                                                                                        \
        for (long i = 0; i < count; i++)                                                     \
            to[i] = bnd_c2f_##handle(from[i]);                                               \
    }
BND_DEFINE_ARRAY_CONVERSIONS(Request, MPI_Request)
BND_DEFINE_ARRAY_CONVERSIONS(Type, MPI_Datatype)
BND_DEFINE_ARRAY_CONVERSIONS(Info, MPI_Info)

#define BND_HANDLE_ARRAY(type, array, fortran, count) BND_COUNTED_ARRAY(type, array, count)
#define BND_HANDLE_ARRAY_CHECK(array, ierror) BND_CHECK_MEMORY(array, (void)0, ierror)
#define BND_HANDLE_ARRAY_IN(handle, type, array, fortran, count, release, ierror) \
    BND_HANDLE_ARRAY(type, array, fortran, count);                                \
    BND_CHECK_MEMORY(array, release, ierror);                                     \
    bnd_f2c_array_##handle(array, fortran, array##_count)
#define BND_HANDLE_ARRAY_OUT(handle, array, fortran, count) \
    do {                                                    \
        bnd_c2f_array_##handle(fortran, array, count);      \
        BND_ARRAY_FREE(array);                              \
    } while (0)
#define BND_HANDLE_ARRAY_FREE(array) BND_ARRAY_FREE(array)
/* `array` is null away from the root. */
#define BND_ROOT_HANDLE_ARRAY_IN(handle, type, array, fortran, count, at_root, release, ierror) \
    do {                                                                                        \
        if (!(at_root))                                                                         \
            break;                                                                              \
        array = (type *)malloc(((count) > 0 ? (count) : 1) * sizeof(type));                     \
        BND_CHECK_MEMORY(array, release, ierror);                                               \
        bnd_f2c_array_##handle(array, fortran, count);                                          \
    } while (0)
#define BND_ROOT_HANDLE_ARRAY_FREE(array) free(array)
#endif

#endif
