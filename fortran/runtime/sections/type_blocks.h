// The blocks of a datatype in the making, with the datatypes created on the way, which live as long.
#pragma once

#include "sections/datatype_builder.h"

namespace bnd {

class type_blocks {
public:
    int push(MPI_Aint offset, MPI_Count count, MPI_Datatype datatype)
    {
        if (blocks_.length() == max_segments)
            return BND_NEEDS_BOUNCE;
        return blocks_.push({offset, count, datatype}) ? MPI_SUCCESS : MPI_ERR_NO_MEM;
    }

    int repeat(MPI_Count count, MPI_Count block, MPI_Aint stride, MPI_Datatype type, MPI_Datatype *created)
    {
        const int rc = bnd_type_repeat(count, block, stride, type, created);
        return rc != MPI_SUCCESS ? rc : made_.keep(*created);
    }

    // Replaces all blocks by none: they are `count` neighbours of `datatype` now.
    int merge(MPI_Datatype *datatype, MPI_Count *count)
    {
        int rc = MPI_SUCCESS;
        const type_block first = blocks_[0];
        if (blocks_.length() == 1 && first.offset == 0) {
            *datatype = first.datatype;
            *count = first.count;
        } else {
            rc = bnd_type_join(&blocks_, datatype);
            if (rc == MPI_SUCCESS)
                rc = made_.keep(*datatype);
            *count = 1;
        }
        blocks_.clear();
        return rc;
    }

    void clear()
    {
        blocks_.clear();
        made_.clear();
    }

    // The datatype of all blocks, which the caller frees.
    int finish(MPI_Datatype *created)
    {
        const type_block first = blocks_[0];
        if (blocks_.length() == 1 && first.offset == 0 && first.count == 1 && made_.let_go(first.datatype)) {
            *created = first.datatype;
            return MPI_SUCCESS;
        }
        return bnd_type_join(&blocks_, created);
    }

private:
    list<type_block> blocks_;
    intermediates made_;
};

}  // namespace bnd
