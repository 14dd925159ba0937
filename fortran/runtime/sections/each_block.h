// The blocks of a v or w collective.
#pragma once

#include "bnd_choice.h"
#include "sections/type_map.h"

namespace bnd {

// The number at an index of an array of int or MPI_Count.
inline MPI_Count number_at(const void *numbers, size_t bytes, MPI_Count index)
{
    return bytes == sizeof(int) ? static_cast<const int *>(numbers)[index]
                                : static_cast<const MPI_Count *>(numbers)[index];
}

// Calls prepare(datatype) where the datatype changes, and visit(start, count, datatype) for each block that holds something, `start` in
// bytes, until one of them returns something else than MPI_SUCCESS; returns that.
template <typename Prepare, typename Visit>
int each_block(const bnd_counts_displs &blocks, Prepare prepare, Visit visit)
{
    int code = MPI_SUCCESS;
    shape of = {};
    MPI_Datatype known = MPI_DATATYPE_NULL;
    for (MPI_Count i = 0; i < blocks.number && code == MPI_SUCCESS; i++) {
        const MPI_Count count = number_at(blocks.counts, blocks.count_bytes, i);
        const MPI_Datatype datatype = bnd_f2c_Type(blocks.datatypes[blocks.each_datatype ? i : 0]);
        if (count <= 0 || datatype == MPI_DATATYPE_NULL)
            continue;
        if (datatype != known)
            code = prepare(datatype);
        if (datatype != known && code == MPI_SUCCESS)
            code = bnd_type_shape(datatype, &of);
        if (code != MPI_SUCCESS)
            return code;
        known = datatype;
        MPI_Count start = number_at(blocks.displacements, blocks.displacement_bytes, i);
        if (!blocks.each_datatype && __builtin_mul_overflow(start, of.extent, &start))
            return MPI_ERR_COUNT;
        if (of.size > 0)
            code = visit(start, count, datatype);
    }
    return code;
}

}  // namespace bnd
