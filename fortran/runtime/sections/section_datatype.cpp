// The datatype of many copies of a datatype in a section that is not one piece of memory.
//
// The copies are cut at the borders of the view's units. Where the cuts repeat along a dimension, one tile is cut, and laid out by
// MPI_Type_create_hvector, dimension by dimension; what is left at the end is cut by itself.
#include "sections/datatype_builder.h"

#include <numeric>

namespace {

using bnd::list;
using bnd::piece;
using bnd::run;
using bnd::shape;
using bnd::view;

// A whole number of copies that fills a whole number of steps along a dimension.
struct tile {
    MPI_Count copies;
    int dim;
    MPI_Count steps;
};

// One dimension of the layout: `count` times `block` of `datatype`, each of `tiles` tiles.
struct level {
    MPI_Count count;
    MPI_Aint stride;
    MPI_Datatype datatype;
    MPI_Count block;
    MPI_Count tiles;
};

class composer {
public:
    composer(const view &where, MPI_Datatype datatype, const shape &of) : where_(where), datatype_(datatype), shape_(of)
    {
    }
    int prepare(MPI_Count *count);
    int add(MPI_Count count);
    int finish(MPI_Datatype *made);

private:
    bool confined() const { return shape_.low >= 0 && shape_.extent > 0 && shape_.high <= shape_.extent; }
    bool find_tile(MPI_Count count, tile *found) const;
    int cut_tile(const tile &one, level *ground);
    int lay(const tile &one, MPI_Count tiles);
    int raise(level *levels, int dim, MPI_Count tiles, int *top);
    int cut(MPI_Count first, MPI_Count end);
    int cut_copy(MPI_Count origin);
    int push(MPI_Aint offset, MPI_Count count, MPI_Datatype datatype)
    {
        if (pieces_.length() == bnd::most_pieces)
            return BND_NEEDS_COPY;
        return pieces_.push({offset, count, datatype}) ? MPI_SUCCESS : MPI_ERR_NO_MEM;
    }
    int push_repeat(MPI_Aint offset, MPI_Count count, const level &of)
    {
        if (count == 1)
            return push(offset, of.block, of.datatype);
        MPI_Datatype made = MPI_DATATYPE_NULL;
        int rc = bnd_type_repeat(count, of.block, of.stride, of.datatype, &made);
        if (rc == MPI_SUCCESS)
            rc = made_.keep(made);
        return rc != MPI_SUCCESS ? rc : push(offset, 1, made);
    }

    const view &where_;
    MPI_Datatype datatype_;
    shape shape_;
    bool divisible_ = false;  // the runs are known
    list<run> runs_;
    list<piece> pieces_;
    bnd::intermediates made_;
};

// Look into the datatype if a copy may lie across a border; go over to what it repeats, if it does.
int composer::prepare(MPI_Count *count)
{
    if (confined() && where_.unit % shape_.extent == 0)
        return MPI_SUCCESS;
    const int rc = bnd_type_runs(datatype_, &runs_);
    if (rc == BND_NEEDS_COPY)
        return MPI_SUCCESS;  // as long as no copy does lie across
    divisible_ = true;
    if (rc == MPI_SUCCESS && bnd_type_is_repeat(&runs_, &shape_)) {
        run &only = runs_[0];
        datatype_ = only.datatype;
        shape_ = {only.bytes, only.bytes, 0, only.bytes};
        *count *= only.count;
        only.count = 1;
    }
    return rc;
}

int composer::add(MPI_Count count)
{
    tile one = {};
    if (!find_tile(count, &one))
        return cut(0, count);
    const MPI_Count tiles = count / one.copies;
    const int rc = lay(one, tiles);
    return rc != MPI_SUCCESS ? rc : cut(tiles * one.copies, count);
}

// The innermost dimension along which tiles follow each other at equal distances: either its lines hold whole tiles, or one line
// holds them all.
bool composer::find_tile(MPI_Count count, tile *found) const
{
    if (!confined())
        return false;
    const MPI_Count common = std::gcd(where_.unit, shape_.extent);
    const MPI_Count units = shape_.extent / common;
    MPI_Count line = 1;  // units in one step along the dimension
    for (int d = 0; d < where_.rank; ++d) {
        const MPI_Count steps = units / std::gcd(units, line);
        const MPI_Count copies = where_.unit / common * (line / std::gcd(units, line));
        const MPI_Count tiles = count / copies;
        const MPI_Count extent = where_.dim[d].extent;
        if (tiles < 2)
            return false;
        if (extent % steps == 0 || (steps <= extent && tiles <= extent / steps)) {
            *found = {copies, d, steps};
            return true;
        }
        line *= extent;
    }
    return false;
}

int composer::cut_tile(const tile &one, level *ground)
{
    int rc = cut(0, one.copies);
    if (rc != MPI_SUCCESS)
        return rc;
    const piece first = pieces_[0];
    if (pieces_.length() == 1 && first.offset == 0) {
        ground->datatype = first.datatype;
        ground->block = first.count;
    } else {
        rc = bnd_type_join(&pieces_, &ground->datatype);
        if (rc == MPI_SUCCESS)
            rc = made_.keep(ground->datatype);
        ground->block = 1;
    }
    pieces_.clear();
    return rc;
}

// Make the datatypes of whole lines, planes and so on, as far as the tiles fill them.
int composer::raise(level *levels, int dim, MPI_Count tiles, int *top)
{
    *top = 0;
    for (int d = dim + 1; d < where_.rank; ++d) {
        const level &lower = levels[*top];
        if (tiles / lower.tiles < lower.count)
            return MPI_SUCCESS;
        level next = {where_.dim[d].extent, where_.dim[d].stride_bytes, lower.datatype, lower.block,
                      lower.tiles * lower.count};
        if (lower.count > 1) {
            next.block = 1;
            int rc = bnd_type_repeat(lower.count, lower.block, lower.stride, lower.datatype, &next.datatype);
            if (rc == MPI_SUCCESS)
                rc = made_.keep(next.datatype);
            if (rc != MPI_SUCCESS)
                return rc;
        }
        levels[++*top] = next;
    }
    return MPI_SUCCESS;
}

int composer::lay(const tile &one, MPI_Count tiles)
{
    level levels[BND_MAX_RANK];
    const bnd_dimension &first = where_.dim[one.dim];
    levels[0] = {first.extent / one.steps, static_cast<MPI_Aint>(one.steps) * first.stride_bytes, MPI_DATATYPE_NULL, 1,
                 1};
    int top = 0;
    int rc = cut_tile(one, &levels[0]);
    if (rc == MPI_SUCCESS)
        rc = raise(levels, one.dim, tiles, &top);
    MPI_Aint offset = 0;
    for (int l = top; l >= 0 && rc == MPI_SUCCESS; --l) {
        const MPI_Count whole = tiles / levels[l].tiles;
        tiles %= levels[l].tiles;
        if (whole == 0)
            continue;
        rc = push_repeat(offset, whole, levels[l]);
        offset += static_cast<MPI_Aint>(whole) * levels[l].stride;
    }
    return rc;
}

// Copies that lie within a unit stay whole, as many at once as there are.
int composer::cut(MPI_Count first, MPI_Count end)
{
    int rc = MPI_SUCCESS;
    while (first < end && rc == MPI_SUCCESS) {
        const MPI_Count origin = first * shape_.extent;
        const MPI_Count index = (origin + shape_.low) / where_.unit;
        const MPI_Count room = (index + 1) * where_.unit - (origin + shape_.high);
        MPI_Count whole = 1;
        if (room < 0) {
            rc = cut_copy(origin);
        } else {
            if (shape_.extent > 0)
                whole += room / shape_.extent;
            whole = whole < end - first ? whole : end - first;
            rc = push(where_.place(index) + static_cast<MPI_Aint>(origin - index * where_.unit), whole, datatype_);
        }
        first += whole;
    }
    return rc;
}

int composer::cut_copy(MPI_Count origin)
{
    if (!divisible_)
        return BND_NEEDS_COPY;
    int rc = MPI_SUCCESS;
    for (const run &one : runs_) {
        MPI_Count at = origin + one.offset;
        for (MPI_Count left = one.count; left > 0 && rc == MPI_SUCCESS;) {
            const MPI_Count index = at / where_.unit;
            const MPI_Count within = at - index * where_.unit;
            MPI_Count fit = (where_.unit - within) / one.bytes;
            if (fit == 0)
                return BND_NEEDS_COPY;  // a predefined datatype lies across
            fit = fit < left ? fit : left;
            rc = push(where_.place(index) + static_cast<MPI_Aint>(within), fit, one.datatype);
            at += fit * one.bytes;
            left -= fit;
        }
    }
    return rc;
}

int composer::finish(MPI_Datatype *made)
{
    const piece first = pieces_[0];
    if (pieces_.length() == 1 && first.offset == 0 && first.count == 1 && made_.let_go(first.datatype)) {
        *made = first.datatype;
        return MPI_SUCCESS;
    }
    return bnd_type_join(&pieces_, made);
}

// The distance in memory between blocks, if it is the same for all, and all lie alike; 0 if not.
MPI_Aint distance(const view &where, MPI_Count blocks, MPI_Count count, const shape &of)
{
    const MPI_Count bytes = count * of.extent;
    if (bytes <= 0 || bytes % where.unit != 0)
        return 0;
    const MPI_Count units = bytes / where.unit;
    const MPI_Count used = (blocks * bytes - of.extent + of.high + where.unit - 1) / where.unit;
    MPI_Count line = 1;
    for (int d = 0; d < where.rank && units % line == 0; ++d) {
        if (used <= line * where.dim[d].extent)
            return static_cast<MPI_Aint>(units / line) * where.dim[d].stride_bytes;
        line *= where.dim[d].extent;
    }
    return 0;
}

int resize(MPI_Aint extent, MPI_Datatype *type)
{
    MPI_Datatype old = *type;
    const int rc = bnd_raised(PMPI_Type_create_resized(old, 0, extent, type));
    PMPI_Type_free(&old);
    return rc;
}

}  // namespace

int bnd_compose(const view *where, MPI_Count blocks, MPI_Count count, MPI_Datatype datatype, const shape *of,
                MPI_Datatype *made)
{
    // The standard allows negative extents, but the algorithms of MPI libraries may not.
    const MPI_Aint extent = blocks == 1 ? 0 : distance(*where, blocks, count, *of);
    if (blocks > 1 && extent <= 0)
        return BND_NEEDS_COPY;
    composer all(*where, datatype, *of);
    int rc = all.prepare(&count);
    if (rc == MPI_SUCCESS)
        rc = all.add(count);
    if (rc == MPI_SUCCESS)
        rc = all.finish(made);
    return rc != MPI_SUCCESS || blocks == 1 ? rc : resize(extent, made);
}
