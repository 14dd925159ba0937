// Contiguous copies of sections, for what no datatype can say.
#include "section_parts.h"

#include <string.h>

namespace {

using bnd::run;
using bnd::shape;
using bnd::view;

enum class direction { in, out };

void move(char *section, char *scratch, size_t bytes, direction to)
{
    memcpy(to == direction::in ? scratch : section, to == direction::in ? section : scratch, bytes);
}

// `count` units along the first dimension, a distance apart there and here. A unit of a type goes through a register.
template <typename unit>
void copy_line(const char *from, ptrdiff_t from_stride, char *to, ptrdiff_t to_stride, MPI_Count count)
{
    const auto copy = [](const char *source, char *target) {
        unit value;
        memcpy(&value, source, sizeof value);
        memcpy(target, &value, sizeof value);
    };
    // Four at a time, since the steps cost as much as the copies.
    for (; count >= 4; count -= 4, from += 4 * from_stride, to += 4 * to_stride) {
        copy(from, to);
        copy(from + from_stride, to + to_stride);
        copy(from + 2 * from_stride, to + 2 * to_stride);
        copy(from + 3 * from_stride, to + 3 * to_stride);
    }
    for (; count > 0; --count, from += from_stride, to += to_stride)
        copy(from, to);
}

template <typename unit>
void move_line(char *section, ptrdiff_t stride, char *scratch, MPI_Count count, direction to)
{
    if (to == direction::in)
        copy_line<unit>(section, stride, scratch, sizeof(unit), count);
    else
        copy_line<unit>(scratch, sizeof(unit), section, stride, count);
}

struct pair { // COMPLEX(8)
    double first, second;
};

void move_units(char *section, ptrdiff_t stride, char *scratch, size_t unit, MPI_Count count, direction to)
{
    switch (unit) {
    case 4:
        return move_line<float>(section, stride, scratch, count, to);
    case 8:
        return move_line<double>(section, stride, scratch, count, to);
    case 16:
        return move_line<pair>(section, stride, scratch, count, to);
    default:
        for (MPI_Count i = 0; i < count; ++i)
            move(section + i * stride, scratch + static_cast<size_t>(i) * unit, unit, to);
    }
}

// Bytes `at` to `end` of the virtual buffer: the parts of units at both ends, and whole units, line by line, between them.
void move_bytes(const view &where, char *scratch, MPI_Count at, MPI_Count end, direction to)
{
    const MPI_Count line = where.rank == 0 ? 1 : where.dim[0].extent;
    const ptrdiff_t stride = where.rank == 0 ? 0 : where.dim[0].stride_bytes;
    while (at < end) {
        const MPI_Count index = at / where.unit;
        const MPI_Count within = at - index * where.unit;
        char *const place = where.base + where.place(index) + within;
        MPI_Count bytes = where.unit - within;
        if (within != 0 || end - at < bytes) {
            bytes = bytes < end - at ? bytes : end - at;
            move(place, scratch + at, static_cast<size_t>(bytes), to);
        } else {
            MPI_Count units = line - index % line;
            units = units < (end - at) / where.unit ? units : (end - at) / where.unit;
            bytes = units * where.unit;
            move_units(place, stride, scratch + at, static_cast<size_t>(where.unit), units, to);
        }
        at += bytes;
    }
}

bool of_unknown_length(const bnd_section *section)
{
    return section->base == nullptr || section->rank == 0 || section->assumed_size;
}

void move_runs(const view &where, char *scratch, MPI_Count origin, const bnd::list<run> &runs, direction to)
{
    for (const run &one : runs) {
        const MPI_Count at = origin + one.offset;
        move_bytes(where, scratch, at, at + one.count * one.bytes, to);
    }
}

// What `count` copies of a datatype cover, from byte `start` on.
int move_block(const bnd_section *section, char *scratch, MPI_Count start, MPI_Count count, MPI_Datatype datatype, direction to)
{
    shape shape;
    int rc = bnd_type_shape(datatype, &shape);
    if (rc != MPI_SUCCESS || count <= 0 || shape.size == 0)
        return rc;
    if (of_unknown_length(section))
        return MPI_ERR_BUFFER;
    view where;
    bnd_section_view(section, &where);
    bnd::range used;
    rc = bnd_view_range(&where, start, count, &shape, &used);
    if (rc != MPI_SUCCESS)
        return rc;
    bnd::list<run> runs;
    rc = bnd_type_runs(datatype, &runs);
    if (rc != MPI_SUCCESS && rc != BND_NEEDS_COPY)
        return rc;
    if (rc == BND_NEEDS_COPY || bnd_type_is_repeat(&runs, &shape))
        move_bytes(where, scratch, used.low, used.high, to);
    else
        for (MPI_Count copy = 0; copy < count; ++copy)
            move_runs(where, scratch, start + copy * shape.extent, runs, to);
    return MPI_SUCCESS;
}

}  // namespace

int bnd_scratch_in(const bnd_section *section, void **scratch)
{
    *scratch = nullptr;
    if (of_unknown_length(section))
        return MPI_ERR_BUFFER;
    view where;
    bnd_section_view(section, &where);
    const MPI_Count bytes = where.unit * where.units;
    *scratch = malloc(bytes == 0 ? 1 : static_cast<size_t>(bytes));
    if (*scratch == nullptr)
        return MPI_ERR_NO_MEM;
    bnd_scratch_refill(section, *scratch);
    return MPI_SUCCESS;
}

void bnd_scratch_refill(const bnd_section *section, void *scratch)
{
    view where;
    bnd_section_view(section, &where);
    move_bytes(where, static_cast<char *>(scratch), 0, where.unit * where.units, direction::in);
}

int bnd_scratch_out(const bnd_section *section, const void *scratch, MPI_Count start, MPI_Count count, MPI_Datatype datatype)
{
    return move_block(section, static_cast<char *>(const_cast<void *>(scratch)), start, count, datatype, direction::out);
}

int bnd_scratch_part_in(const bnd_section *section, void *scratch, MPI_Count start, MPI_Count count, MPI_Datatype datatype)
{
    return move_block(section, static_cast<char *>(scratch), start, count, datatype, direction::in);
}

void bnd_scratch_free(void *scratch)
{
    free(scratch);
}
