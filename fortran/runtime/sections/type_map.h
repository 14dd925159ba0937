// The type map of a datatype, read from its constructors.
#pragma once

#include "hidden.h"
#include "list.h"
#include "sections/section.h"

namespace bnd {

struct shape {
    MPI_Count size;
    MPI_Count extent;
    MPI_Count low, high;  // true bounds: the first byte used, and the one after the last
};

// Neighbouring elements of one predefined datatype in a type map.
struct segment {
    MPI_Count offset;
    MPI_Count count;
    MPI_Count bytes;  // of one
    MPI_Datatype datatype;
    bool dense;  // no gaps within one, as MPI_DOUBLE_INT has
};

// Which bytes of a datatype are copied: its own, or all between the first and the last where those are not known.
struct type_map {
    MPI_Datatype datatype = MPI_DATATYPE_NULL;  // to find it again while the blocks are added; not looked at later
    shape of = {};
    bool dense = true;
    list<segment> segments = {};  // of one copy, unless dense
    type_map *next = nullptr;
};

// So much work for one datatype; beyond, copying is cheaper.
constexpr size_t max_segments = size_t{1} << 20;

// How a datatype was made: the combiner, and how many arguments its constructor had.
struct envelope {
    int combiner = MPI_COMBINER_NAMED;
    MPI_Count integers = 0, addresses = 0, large_counts = 0, datatypes = 0;
};

// mpi_abi_wrapper over an MPI of version 3 has routines of large counts, which return this and call no error handler.
inline bool lacks_large_counts(int rc) { return rc == MPI_ERR_UNSUPPORTED_OPERATION; }

}  // namespace bnd

extern "C" {
BND_HIDDEN int bnd_type_envelope(MPI_Datatype datatype, bnd::envelope *envelope);
BND_HIDDEN int bnd_type_shape(MPI_Datatype datatype, bnd::shape *shape);
BND_HIDDEN bool bnd_type_is_predefined(MPI_Datatype datatype);
// The type map of one copy, in order. BND_NEEDS_BOUNCE: too long, or made in a rare way.
BND_HIDDEN int bnd_type_segments(MPI_Datatype datatype, bnd::list<bnd::segment> *segments);
// Whether copies of the datatype, side by side, are copies of one predefined datatype side by side.
BND_HIDDEN bool bnd_type_is_repeat(const bnd::list<bnd::segment> *segments, const bnd::shape *shape);
}
