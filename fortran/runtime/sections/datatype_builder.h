// Putting datatypes together; not for wrappers.
#pragma once

#include "sections/strided_view.h"

namespace bnd {

// `count` neighbours of a datatype at a place in memory.
struct type_block {
    MPI_Aint offset;
    MPI_Count count;
    MPI_Datatype datatype;
};

// Frees the datatypes created on the way to another one.
class intermediates {
public:
    intermediates() = default;
    intermediates(const intermediates &) = delete;
    intermediates &operator=(const intermediates &) = delete;
    ~intermediates() { clear(); }

    void clear()
    {
        for (MPI_Datatype &type : types_)
            PMPI_Type_free(&type);
        types_.clear();
    }

    int keep(MPI_Datatype created)
    {
        if (types_.push(created))
            return MPI_SUCCESS;
        PMPI_Type_free(&created);
        return MPI_ERR_NO_MEM;
    }

    bool let_go(MPI_Datatype last)  // true: it was pending last, and is the caller's now
    {
        if (types_.length() == 0 || types_[types_.length() - 1] != last)
            return false;
        types_.drop_last();
        return true;
    }

private:
    list<MPI_Datatype> types_;
};

}  // namespace bnd

extern "C" {
// `count` times `block` neighbours of a datatype, `stride` bytes apart; more than an int can count, too.
BND_HIDDEN int bnd_type_repeat(MPI_Count count, MPI_Count block, MPI_Aint stride, MPI_Datatype type,
                               MPI_Datatype *created);
// One datatype of 1 or more blocks, in their order.
BND_HIDDEN int bnd_type_join(const bnd::list<bnd::type_block> *blocks, MPI_Datatype *created);
}
