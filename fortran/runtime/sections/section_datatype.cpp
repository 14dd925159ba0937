// The datatype of many copies of a datatype in a section that is not one piece of memory.
//
// The copies are cut at the borders of the view's blocks. Where the cuts repeat along a dimension, one period is cut, and laid out by
// MPI_Type_create_hvector, dimension by dimension; the rest is cut by itself.
#include "sections/type_blocks.h"

#include <numeric>

namespace {

using bnd::list;
using bnd::segment;
using bnd::shape;
using bnd::strided_view;

// A whole number of copies that fills a whole number of steps along a dimension.
struct period {
    MPI_Count copies;
    int dim;
    MPI_Count steps;
};

// One dimension of the layout: `count` times `block` of `datatype`, each of `periods` periods.
struct level {
    MPI_Count count;
    MPI_Aint stride;
    MPI_Datatype datatype;
    MPI_Count block;
    MPI_Count periods;
};

class composer {
public:
    composer(const strided_view &where, MPI_Datatype datatype, const shape &of)
        : where_(where)
        , datatype_(datatype)
        , shape_(of)
    {
    }
    int prepare(MPI_Count *count);
    int add(MPI_Count count);
    int finish(MPI_Datatype *created) { return blocks_.finish(created); }

private:
    bool confined() const { return shape_.low >= 0 && shape_.extent > 0 && shape_.high <= shape_.extent; }
    bool find_period(MPI_Count count, period *found) const;
    int cut_period(const period &one, level *ground);
    int lay_out(const period &one, MPI_Count periods);
    int raise(level *levels, int dim, MPI_Count periods, int *top);
    int cut(MPI_Count first, MPI_Count end);
    int cut_copy(MPI_Count origin);
    int push_repeat(MPI_Aint offset, MPI_Count count, const level &of);

    const strided_view &where_;
    MPI_Datatype datatype_;
    shape shape_;
    bool divisible_ = false;  // the segments are known
    list<segment> segments_;
    bnd::type_blocks blocks_;
};

// Read the type map if a copy may cross a border; use the datatype that it repeats, if it does.
int composer::prepare(MPI_Count *count)
{
    if (confined() && where_.block_bytes % shape_.extent == 0)
        return MPI_SUCCESS;
    const int rc = bnd_type_segments(datatype_, &segments_);
    if (rc == BND_NEEDS_BOUNCE)
        return MPI_SUCCESS;  // as long as no copy crosses a border
    divisible_ = true;
    if (rc == MPI_SUCCESS && bnd_type_is_repeat(&segments_, &shape_)) {
        segment &only = segments_[0];
        datatype_ = only.datatype;
        shape_ = {only.bytes, only.bytes, 0, only.bytes};
        *count *= only.count;
        only.count = 1;
    }
    return rc;
}

int composer::add(MPI_Count count)
{
    period one = {};
    if (!find_period(count, &one))
        return cut(0, count);
    const MPI_Count periods = count / one.copies;
    const int rc = lay_out(one, periods);
    return rc != MPI_SUCCESS ? rc : cut(periods * one.copies, count);
}

// The innermost dimension along which periods follow each other at equal distances: either its lines hold whole periods, or one line
// holds them all.
bool composer::find_period(MPI_Count count, period *found) const
{
    if (!confined())
        return false;
    const MPI_Count common = std::gcd(where_.block_bytes, shape_.extent);
    const MPI_Count units = shape_.extent / common;
    MPI_Count line = 1;  // blocks in one step along the dimension
    for (int d = 0; d < where_.rank; ++d) {
        const MPI_Count steps = units / std::gcd(units, line);
        const MPI_Count copies = where_.block_bytes / common * (line / std::gcd(units, line));
        const MPI_Count periods = count / copies;
        const MPI_Count extent = where_.dim[d].extent;
        if (periods < 2)
            return false;
        if (extent % steps == 0 || (steps <= extent && periods <= extent / steps)) {
            *found = {copies, d, steps};
            return true;
        }
        line *= extent;
    }
    return false;
}

int composer::cut_period(const period &one, level *ground)
{
    const int rc = cut(0, one.copies);
    return rc != MPI_SUCCESS ? rc : blocks_.merge(&ground->datatype, &ground->block);
}

int composer::push_repeat(MPI_Aint offset, MPI_Count count, const level &of)
{
    if (count == 1)
        return blocks_.push(offset, of.block, of.datatype);
    MPI_Datatype created = MPI_DATATYPE_NULL;
    const int rc = blocks_.repeat(count, of.block, of.stride, of.datatype, &created);
    return rc != MPI_SUCCESS ? rc : blocks_.push(offset, 1, created);
}

// Make the datatypes of whole lines, planes and so on, as far as the periods fill them.
int composer::raise(level *levels, int dim, MPI_Count periods, int *top)
{
    *top = 0;
    for (int d = dim + 1; d < where_.rank; ++d) {
        const level &lower = levels[*top];
        if (periods / lower.periods < lower.count)
            return MPI_SUCCESS;
        level next = {where_.dim[d].extent, where_.dim[d].stride_bytes, lower.datatype, lower.block,
                      lower.periods * lower.count};
        if (lower.count > 1) {
            next.block = 1;
            const int rc = blocks_.repeat(lower.count, lower.block, lower.stride, lower.datatype, &next.datatype);
            if (rc != MPI_SUCCESS)
                return rc;
        }
        levels[++*top] = next;
    }
    return MPI_SUCCESS;
}

int composer::lay_out(const period &one, MPI_Count periods)
{
    level levels[BND_MAX_RANK];
    const bnd_dimension &first = where_.dim[one.dim];
    levels[0] = {first.extent / one.steps, static_cast<MPI_Aint>(one.steps) * first.stride_bytes, MPI_DATATYPE_NULL, 1,
                 1};
    int top = 0;
    int rc = cut_period(one, &levels[0]);
    if (rc == MPI_SUCCESS)
        rc = raise(levels, one.dim, periods, &top);
    MPI_Aint offset = 0;
    for (int l = top; l >= 0 && rc == MPI_SUCCESS; --l) {
        const MPI_Count whole = periods / levels[l].periods;
        periods %= levels[l].periods;
        if (whole == 0)
            continue;
        rc = push_repeat(offset, whole, levels[l]);
        offset += static_cast<MPI_Aint>(whole) * levels[l].stride;
    }
    return rc;
}

// Copies that lie within a block stay whole, as many at once as there are.
int composer::cut(MPI_Count first, MPI_Count end)
{
    int rc = MPI_SUCCESS;
    while (first < end && rc == MPI_SUCCESS) {
        const MPI_Count origin = first * shape_.extent;
        const MPI_Count index = (origin + shape_.low) / where_.block_bytes;
        const MPI_Count space = (index + 1) * where_.block_bytes - (origin + shape_.high);
        MPI_Count whole = 1;
        if (space < 0) {
            rc = cut_copy(origin);
        } else {
            if (shape_.extent > 0)
                whole += space / shape_.extent;
            whole = whole < end - first ? whole : end - first;
            rc = blocks_.push(where_.offset_of(index) + static_cast<MPI_Aint>(origin - index * where_.block_bytes),
                              whole, datatype_);
        }
        first += whole;
    }
    return rc;
}

int composer::cut_copy(MPI_Count origin)
{
    if (!divisible_)
        return BND_NEEDS_BOUNCE;
    int rc = MPI_SUCCESS;
    for (const segment &one : segments_) {
        MPI_Count at = origin + one.offset;
        for (MPI_Count left = one.count; left > 0 && rc == MPI_SUCCESS;) {
            const MPI_Count index = at / where_.block_bytes;
            const MPI_Count within = at - index * where_.block_bytes;
            MPI_Count fit = (where_.block_bytes - within) / one.bytes;
            if (fit == 0)
                return BND_NEEDS_BOUNCE;  // a predefined datatype crosses the border
            fit = fit < left ? fit : left;
            rc = blocks_.push(where_.offset_of(index) + static_cast<MPI_Aint>(within), fit, one.datatype);
            at += fit * one.bytes;
            left -= fit;
        }
    }
    return rc;
}

}  // namespace

int bnd_compose(const strided_view *where, MPI_Count count, MPI_Datatype datatype, const shape *of,
                MPI_Datatype *created)
{
    composer all(*where, datatype, *of);
    int rc = all.prepare(&count);
    if (rc == MPI_SUCCESS)
        rc = all.add(count);
    return rc != MPI_SUCCESS ? rc : all.finish(created);
}
