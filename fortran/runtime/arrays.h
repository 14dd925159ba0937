/* Array arguments whose elements C has with another type: few on the stack, many on the heap. */
#ifndef BND_ARRAYS_H
#define BND_ARRAYS_H

#include "calls.h"
#include "logical.h"

#include <stdlib.h>

#define BND_STACK_ELEMENTS 64

/* Declares `array`, with memory for so many elements; null where there is none. */
#define BND_ARRAY(type, array, count)       \
    type array##_stack[BND_STACK_ELEMENTS]; \
    type *const array = (count) <= BND_STACK_ELEMENTS ? array##_stack : (type *)malloc((size_t)(count) * sizeof(type))

/* The same, and array##_count. */
#define BND_COUNTED_ARRAY(type, array, count) \
    const long array##_count = (count);       \
    BND_ARRAY(type, array, array##_count)

#define BND_ARRAY_FREE(array) bnd_array_free(array, array##_stack)

static inline void bnd_array_free(void *array, const void *stack)
{
    if (array != stack)
        free(array);
}

#define BND_LOGICALS_IN(array, fortran, ierror)              \
    do {                                                     \
        BND_CHECK_MEMORY(array, (void)0, ierror);            \
        for (long bnd_i = 0; bnd_i < array##_count; bnd_i++) \
            array[bnd_i] = BND_IS_TRUE((fortran)[bnd_i]);    \
    } while (0)
#define BND_LOGICALS_OUT(fortran, array, written)          \
    do {                                                   \
        const long bnd_written = (written);                \
        for (long bnd_i = 0; bnd_i < bnd_written; bnd_i++) \
            (fortran)[bnd_i] = BND_LOGICAL(array[bnd_i]);  \
        BND_ARRAY_FREE(array);                             \
    } while (0)

/* ---- indices, which Fortran counts from 1 (R84); MPI_UNDEFINED is MPI_UNDEFINED in both ---- */

static inline void bnd_indices_to_fortran(bnd_integer *indices, long count)
{
    for (long i = 0; i < count; i++)
        if (indices[i] != MPI_UNDEFINED)
            indices[i]++;
}

/* No call returns it: an output that still has it was not written. */
#define BND_INTEGER_UNSET (-2147483647 - 1)

static inline void bnd_index_to_fortran(bnd_integer *index, int in_c)
{
    if (in_c != BND_INTEGER_UNSET)
        *index = in_c == MPI_UNDEFINED ? in_c : in_c + 1;
}

#endif
