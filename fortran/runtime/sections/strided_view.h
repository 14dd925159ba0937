// A section as blocks of contiguous bytes at regular strides.
#pragma once

#include "hidden.h"
#include "sections/section.h"
#include "sections/type_map.h"

namespace bnd {

// A section with neighbouring dimensions merged: `block_count` blocks of `block_bytes` bytes, the first one at base.
struct strided_view {
    char *base;
    MPI_Count block_bytes;
    MPI_Count block_count;
    int rank;
    bnd_dimension dim[BND_MAX_RANK];

    ptrdiff_t offset_of(MPI_Count index) const  // of a block, in bytes from base
    {
        ptrdiff_t offset = 0;
        for (int d = 0; d < rank; ++d) {
            offset += static_cast<ptrdiff_t>(index % dim[d].extent) * dim[d].stride_bytes;
            index /= dim[d].extent;
        }
        return offset;
    }
};

struct range {
    MPI_Count low, high;
};

}  // namespace bnd

extern "C" {
// A section of unknown length becomes a view of no dimensions, whose one block never ends.
BND_HIDDEN void bnd_section_view(const bnd_section *section, bnd::strided_view *view);
// The bytes of the virtual buffer from the first to the last used by `count` copies, 1 or more; MPI_SUCCESS if they are all there.
BND_HIDDEN int bnd_view_range(const bnd::strided_view *view, MPI_Count start, MPI_Count count, const bnd::shape *shape,
                              bnd::range *range);
// The datatype of `count` copies of `datatype` in the view, which is long enough. Not committed.
BND_HIDDEN int bnd_compose(const bnd::strided_view *view, MPI_Count count, MPI_Datatype datatype,
                           const bnd::shape *shape, MPI_Datatype *created);
}
