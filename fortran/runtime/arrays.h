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

#define BND_ARRAY_FREE(array) bnd_array_free(array, array##_stack)

static inline void bnd_array_free(void *array, const void *stack)
{
    if (array != stack)
        free(array);
}

static inline void bnd_logicals_to_c(int *to, const bnd_logical *from, long count)
{
    for (long i = 0; i < count; i++)
        to[i] = BND_IS_TRUE(from[i]);
}

static inline void bnd_logicals_to_fortran(bnd_logical *to, const int *from, long count)
{
    for (long i = 0; i < count; i++)
        to[i] = BND_LOGICAL(from[i]);
}

/* ---- indices, which Fortran counts from 1 (R84); MPI_UNDEFINED is MPI_UNDEFINED in both ---- */

static inline void bnd_indices_to_fortran(MPI_Fint *indices, long count)
{
    for (long i = 0; i < count; i++)
        if (indices[i] != MPI_UNDEFINED)
            indices[i]++;
}

/* What C may leave where a call fails. */
#define BND_INDEX_UNSET (-2147483647 - 1)

static inline void bnd_index_to_fortran(MPI_Fint *index, int in_c)
{
    if (in_c != BND_INDEX_UNSET)
        *index = in_c == MPI_UNDEFINED ? in_c : in_c + 1;
}

#endif
