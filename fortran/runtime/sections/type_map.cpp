// A datatype consists of its bounds, and of its type map as stretches of predefined datatypes.
#include "sections/type_map.h"
#include "sections/datatype_contents.h"

#include <limits.h>

namespace {

using bnd::list;
using bnd::segment;

int push(list<segment> &segments, const segment &next)
{
    if (next.count == 0)
        return MPI_SUCCESS;
    if (segments.length() > 0) {
        segment &last = segments[segments.length() - 1];
        if (last.datatype == next.datatype && last.dense && last.offset + last.count * last.bytes == next.offset) {
            last.count += next.count;
            return MPI_SUCCESS;
        }
    }
    if (segments.length() == bnd::max_segments)
        return BND_NEEDS_BOUNCE;
    return segments.push(next) ? MPI_SUCCESS : MPI_ERR_NO_MEM;
}

// The type map of a part, ready to be put at many places.
struct part {
    list<segment> segments;
    bnd::shape shape;

    int read(MPI_Datatype datatype)
    {
        const int rc = bnd_type_shape(datatype, &shape);
        return rc != MPI_SUCCESS ? rc : bnd_type_segments(datatype, &segments);
    }

    int put(list<segment> &out, MPI_Count count, MPI_Count offset) const
    {
        if (bnd_type_is_repeat(&segments, &shape)) {
            segment whole = segments[0];
            whole.offset = offset;
            whole.count *= count;
            return push(out, whole);
        }
        int rc = MPI_SUCCESS;
        for (MPI_Count copy = 0; copy < count && segments.length() > 0 && rc == MPI_SUCCESS; ++copy)
            for (const segment &one : segments) {
                segment moved = one;
                moved.offset += offset + copy * shape.extent;
                rc = push(out, moved);
                if (rc != MPI_SUCCESS)
                    break;
            }
        return rc;
    }
};

int leaf(MPI_Datatype datatype, list<segment> &out)
{
    // By definition two of something (MPI 5.0, 6.9.4); and only as such do they fit an array of it.
    const MPI_Datatype pairs[][2] = {{MPI_2INTEGER, MPI_INTEGER},
                                     {MPI_2REAL, MPI_REAL},
                                     {MPI_2INT, MPI_INT},
                                     {MPI_2DOUBLE_PRECISION, MPI_DOUBLE_PRECISION}};
    MPI_Count count = 1;
    for (const auto &pair : pairs)
        if (datatype == pair[0] && datatype != MPI_DATATYPE_NULL) {
            datatype = pair[1];
            count = 2;
            break;
        }
    bnd::shape shape;
    const int rc = bnd_type_shape(datatype, &shape);
    if (rc != MPI_SUCCESS || shape.size == 0)
        return rc;
    return push(out,
                {shape.low, count, shape.high - shape.low, datatype, shape.size == shape.extent && shape.low == 0});
}

int spread(const contents &c, const part &old, list<segment> &out)
{
    const MPI_Count step = c.combiner() == MPI_COMBINER_VECTOR ? old.shape.extent : 1;
    int rc = MPI_SUCCESS;
    for (MPI_Count i = 0; i < c.numbers[0] && old.segments.length() > 0 && rc == MPI_SUCCESS; ++i)
        rc = old.put(out, c.numbers[1], i * c.numbers[2] * step);
    return rc;
}

int indexed(const contents &c, const part &old, list<segment> &out)
{
    const bool in_bytes = c.combiner() == MPI_COMBINER_HINDEXED || c.combiner() == MPI_COMBINER_HINDEXED_BLOCK;
    const bool one_length = c.combiner() == MPI_COMBINER_INDEXED_BLOCK || c.combiner() == MPI_COMBINER_HINDEXED_BLOCK;
    const MPI_Count *const lengths = c.numbers + 1;
    const MPI_Count *const places = one_length ? lengths + 1 : lengths + c.numbers[0];
    const MPI_Count step = in_bytes ? 1 : old.shape.extent;
    int rc = MPI_SUCCESS;
    for (MPI_Count i = 0; i < c.numbers[0] && rc == MPI_SUCCESS; ++i)
        rc = old.put(out, lengths[one_length ? 0 : i], places[i] * step);
    return rc;
}

int structure(const contents &c, list<segment> &out)
{
    const MPI_Count parts = c.numbers[0];
    int rc = MPI_SUCCESS;
    for (MPI_Count i = 0; i < parts && rc == MPI_SUCCESS; ++i) {
        part old;
        rc = old.read(c.types[i]);
        if (rc == MPI_SUCCESS)
            rc = old.put(out, c.numbers[1 + i], c.numbers[1 + parts + i]);
    }
    return rc;
}

int subarray(const contents &c, const part &old, list<segment> &out)
{
    const MPI_Count rank = c.numbers[0];
    const MPI_Count *const sizes = c.numbers + (c.large ? 2 : 1);
    const MPI_Count *const wanted = sizes + rank;
    const MPI_Count *const starts = wanted + rank;
    const bool fortran = (c.large ? c.numbers[1] : c.numbers[1 + 3 * rank]) == MPI_ORDER_FORTRAN;
    const auto nth = [&](MPI_Count d) { return fortran ? d : rank - 1 - d; };  // the fastest dimension first
    MPI_Count rows = 1;
    for (MPI_Count d = 1; d < rank; ++d)
        rows *= wanted[nth(d)];
    int rc = MPI_SUCCESS;
    for (MPI_Count row = 0; row < rows && rc == MPI_SUCCESS; ++row) {
        MPI_Count place = starts[nth(0)], step = sizes[nth(0)], left = row;
        for (MPI_Count d = 1; d < rank; ++d) {
            place += (starts[nth(d)] + left % wanted[nth(d)]) * step;
            left /= wanted[nth(d)];
            step *= sizes[nth(d)];
        }
        rc = old.put(out, wanted[nth(0)], place * old.shape.extent);
    }
    return rc;
}

int of_one_type(const contents &c, list<segment> &out)
{
    part old;
    const int rc = old.read(c.types[0]);
    if (rc != MPI_SUCCESS)
        return rc;
    switch (c.combiner()) {
    case MPI_COMBINER_DUP:
    case MPI_COMBINER_RESIZED:
        return old.put(out, 1, 0);
    case MPI_COMBINER_CONTIGUOUS:
        return old.put(out, c.numbers[0], 0);
    case MPI_COMBINER_VECTOR:
    case MPI_COMBINER_HVECTOR:
        return spread(c, old, out);
    case MPI_COMBINER_INDEXED:
    case MPI_COMBINER_HINDEXED:
    case MPI_COMBINER_INDEXED_BLOCK:
    case MPI_COMBINER_HINDEXED_BLOCK:
        return indexed(c, old, out);
    case MPI_COMBINER_SUBARRAY:
        return subarray(c, old, out);
    default:
        return BND_NEEDS_BOUNCE;
    }
}

// MPICH 5.0.2 behind the standard ABI returns MPI_SUCCESS when a user's error handler has returned; then nothing was written.
int true_code(int rc, MPI_Count size) { return rc == MPI_SUCCESS && size == LLONG_MIN ? MPI_ERR_TYPE : rc; }

}  // namespace

// The small form refuses what a large constructor made.
int bnd_type_envelope(MPI_Datatype datatype, bnd::envelope *envelope)
{
    bnd::envelope &e = *envelope;
#if MPI_VERSION >= 4
    const int rc =
        PMPI_Type_get_envelope_c(datatype, &e.integers, &e.addresses, &e.large_counts, &e.datatypes, &e.combiner);
    if (!bnd::lacks_large_counts(rc))
        return bnd_raised(rc);
#endif
    int integers = 0, addresses = 0, datatypes = 0;
    const int small = PMPI_Type_get_envelope(datatype, &integers, &addresses, &datatypes, &e.combiner);
    e.integers = integers;
    e.addresses = addresses;
    e.large_counts = 0;
    e.datatypes = datatypes;
    return bnd_raised(small);
}

int bnd_type_shape(MPI_Datatype datatype, bnd::shape *shape)
{
    MPI_Count lower = 0, length = 0;
    *shape = {LLONG_MIN, 0, 0, 0};
    int rc = MPI_ERR_UNSUPPORTED_OPERATION;
#if MPI_VERSION >= 4
    rc = PMPI_Type_size_c(datatype, &shape->size);
    rc = true_code(rc, shape->size);
    rc = rc != MPI_SUCCESS ? rc : PMPI_Type_get_extent_c(datatype, &lower, &shape->extent);
    rc = rc != MPI_SUCCESS ? rc : PMPI_Type_get_true_extent_c(datatype, &shape->low, &length);
#endif
    if (bnd::lacks_large_counts(rc)) {
        rc = PMPI_Type_size_x(datatype, &shape->size);
        rc = true_code(rc, shape->size);
        rc = rc != MPI_SUCCESS ? rc : PMPI_Type_get_extent_x(datatype, &lower, &shape->extent);
        rc = rc != MPI_SUCCESS ? rc : PMPI_Type_get_true_extent_x(datatype, &shape->low, &length);
    }
    if (rc != MPI_SUCCESS || shape->size == 0)
        length = shape->low = 0;  // of no bytes there are no bounds: Open MPI gives the largest numbers
    shape->high = shape->low + length;
    return bnd_raised(rc);
}

bool bnd_type_is_predefined(MPI_Datatype datatype)
{
    bnd::envelope envelope;
    return bnd_type_envelope(datatype, &envelope) == MPI_SUCCESS && envelope.combiner == MPI_COMBINER_NAMED;
}

bool bnd_type_is_repeat(const list<segment> *segments, const bnd::shape *shape)
{
    if (segments->length() != 1)
        return false;
    const segment &only = (*segments)[0];
    return only.dense && only.offset == 0 && only.count * only.bytes == shape->extent;
}

int bnd_type_segments(MPI_Datatype datatype, list<segment> *segments)
{
    contents c;
    const int rc = c.read(datatype);
    if (rc != MPI_SUCCESS)
        return rc;
    if (is_leaf(c.combiner()))
        return leaf(datatype, *segments);
    return c.combiner() == MPI_COMBINER_STRUCT ? structure(c, *segments) : of_one_type(c, *segments);
}
