// Element loops of the predefined operations.
#ifndef SOLO_COLLECTIVES_LOOPS_H
#define SOLO_COLLECTIVES_LOOPS_H

#include "mpi.h"

#include <cstdint>

namespace solo {

// An unaligned element that may alias anything.
template <typename T>
struct [[gnu::packed, gnu::may_alias]] cell {
    T value;
};

template <typename T, auto function>
void combine(const void *in, void *inout, MPI_Count count)
{
    const auto *__restrict left = static_cast<const cell<T> *>(in);
    auto *__restrict right = static_cast<cell<T> *>(inout);
    for (MPI_Count i = 0; i < count; i++)
        right[i].value = function(left[i].value, right[i].value);
}

}  // namespace solo

#endif
