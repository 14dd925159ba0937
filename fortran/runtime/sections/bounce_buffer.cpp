// Contiguous copies of parts of sections, for what no datatype can say.
#include "sections/bounce_buffer.h"

#include <limits.h>
#include <new>
#include <stdint.h>
#include <string.h>

namespace {

using bnd::block;
using bnd::segment;
using bnd::shape;
using bnd::strided_view;

enum class direction { in, out };

void move(char *section, char *bounce, size_t bytes, direction to)
{
    memcpy(to == direction::in ? bounce : section, to == direction::in ? section : bounce, bytes);
}

template <typename element>
element get(const char *from)
{
    element value;
    memcpy(&value, from, sizeof value);
    return value;
}

template <typename element>
void put(char *to, const element &value)
{
    memcpy(to, &value, sizeof value);
}

struct pair {  // COMPLEX(8)
    double first, second;
};

// 16 bytes of dense memory at once: so many blocks, `stride` bytes apart. Copied by hand they would cost a third more.
template <typename element>
struct vector {
    static constexpr int lanes = 1;
    static void gather(const char *from, ptrdiff_t, char *to) { put(to, get<element>(from)); }
    static void scatter(const char *from, char *to, ptrdiff_t) { put(to, get<element>(from)); }
};

template <>
struct vector<double> {
    static constexpr int lanes = 2;
    using register_type = double __attribute__((vector_size(16)));
    static void gather(const char *from, ptrdiff_t stride, char *to)
    {
        put(to, register_type{get<double>(from), get<double>(from + stride)});
    }
    static void scatter(const char *from, char *to, ptrdiff_t stride)
    {
        const auto values = get<register_type>(from);
        put<double>(to, values[0]);
        put<double>(to + stride, values[1]);
    }
};

template <>
struct vector<float> {
    static constexpr int lanes = 4;
    using register_type = float __attribute__((vector_size(16)));
    static void gather(const char *from, ptrdiff_t stride, char *to)
    {
        const char *const middle = from + 2 * stride;
        put(to, register_type{get<float>(from), get<float>(from + stride), get<float>(middle),
                              get<float>(middle + stride)});
    }
    static void scatter(const char *from, char *to, ptrdiff_t stride)
    {
        const auto values = get<register_type>(from);
        for (int i = 0; i < lanes; ++i)
            put<float>(to + i * stride, values[i]);
    }
};

// `count` blocks that lie a distance apart, from or to dense memory; four vectors at a time, since the steps cost, too.
template <typename element>
void gather(const char *from, ptrdiff_t stride, char *to, MPI_Count count)
{
    constexpr int lanes = vector<element>::lanes;
    const ptrdiff_t step = lanes * stride;
    for (; count >= 4 * lanes; count -= 4 * lanes, from += 4 * step, to += 64) {
        vector<element>::gather(from, stride, to);
        vector<element>::gather(from + step, stride, to + 16);
        vector<element>::gather(from + 2 * step, stride, to + 32);
        vector<element>::gather(from + 3 * step, stride, to + 48);
    }
    for (; count > 0; --count, from += stride, to += sizeof(element))
        put(to, get<element>(from));
}

template <typename element>
void scatter(const char *from, char *to, ptrdiff_t stride, MPI_Count count)
{
    constexpr int lanes = vector<element>::lanes;
    const ptrdiff_t step = lanes * stride;
    for (; count >= 4 * lanes; count -= 4 * lanes, from += 64, to += 4 * step) {
        vector<element>::scatter(from, to, stride);
        vector<element>::scatter(from + 16, to + step, stride);
        vector<element>::scatter(from + 32, to + 2 * step, stride);
        vector<element>::scatter(from + 48, to + 3 * step, stride);
    }
    for (; count > 0; --count, from += sizeof(element), to += stride)
        put(to, get<element>(from));
}

template <typename element>
void move_line(char *section, ptrdiff_t stride, char *bounce, MPI_Count count, direction to)
{
    if (to == direction::in)
        gather<element>(section, stride, bounce, count);
    else
        scatter<element>(bounce, section, stride, count);
}

void move_blocks(char *section, ptrdiff_t stride, char *bounce, size_t block_bytes, MPI_Count count, direction to)
{
    switch (block_bytes) {
    case 4:
        return move_line<float>(section, stride, bounce, count, to);
    case 8:
        return move_line<double>(section, stride, bounce, count, to);
    case 16:
        return move_line<pair>(section, stride, bounce, count, to);
    default:
        for (MPI_Count i = 0; i < count; ++i)
            move(section + i * stride, bounce + static_cast<size_t>(i) * block_bytes, block_bytes, to);
    }
}

// A block of a view; advances without divisions.
class cursor {
public:
    cursor(const strided_view &where, MPI_Count index) : where_(where), position_(where.base + where.offset_of(index))
    {
        for (int d = 0; d < where.rank; ++d) {
            at_[d] = index % where.dim[d].extent;
            index /= where.dim[d].extent;
        }
    }

    char *position() const { return position_; }
    ptrdiff_t stride() const { return where_.rank == 0 ? 0 : where_.dim[0].stride_bytes; }
    MPI_Count left_in_line() const { return where_.rank == 0 ? 1 : where_.dim[0].extent - at_[0]; }

    void advance(MPI_Count blocks)  // to the end of the line at most
    {
        at_[0] += blocks;
        position_ += blocks * stride();
        for (int d = 0; d < where_.rank && at_[d] == where_.dim[d].extent; ++d) {
            position_ -= where_.dim[d].extent * where_.dim[d].stride_bytes;
            at_[d] = 0;
            if (d + 1 == where_.rank)
                return;
            at_[d + 1] += 1;
            position_ += where_.dim[d + 1].stride_bytes;
        }
    }

private:
    const strided_view &where_;
    char *position_;
    MPI_Count at_[BND_MAX_RANK] = {};
};

// Bytes `at` to `end` of the virtual buffer: the parts of blocks at both ends, and whole blocks, line by line, between them.
void move_bytes(const strided_view &where, char *bounce, MPI_Count at, MPI_Count end, direction to)
{
    if (at >= end)
        return;
    cursor here(where, at / where.block_bytes);
    const MPI_Count within = at % where.block_bytes;
    if (within != 0) {
        const MPI_Count rest = where.block_bytes - within;
        const MPI_Count bytes = rest < end - at ? rest : end - at;
        move(here.position() + within, bounce + at, static_cast<size_t>(bytes), to);
        at += bytes;
        here.advance(1);
    }
    for (MPI_Count whole = (end - at) / where.block_bytes; whole > 0;) {
        const MPI_Count blocks = here.left_in_line() < whole ? here.left_in_line() : whole;
        move_blocks(here.position(), here.stride(), bounce + at, static_cast<size_t>(where.block_bytes), blocks, to);
        at += blocks * where.block_bytes;
        whole -= blocks;
        here.advance(blocks);
    }
    if (at < end)
        move(here.position(), bounce + at, static_cast<size_t>(end - at), to);
}

bool has_unknown_length(const bnd_section *section)
{
    return section->base == nullptr || section->rank == 0 || section->assumed_size;
}

// The bytes of a block, which lie in the section.
int range_of(const strided_view &where, const block &one, bnd::range *used)
{
    return bnd_view_range(&where, one.start, one.count, &one.type->of, used);
}

int widen(const strided_view &where, const bnd::blocks *all, bnd::range *covered)
{
    for (size_t i = 0; all != nullptr && i < all->all().length(); ++i) {
        const block &one = all->all()[i];
        if (one.count == 0)
            continue;
        bnd::range used;
        const int rc = range_of(where, one, &used);
        if (rc != MPI_SUCCESS)
            return rc;
        covered->low = used.low < covered->low ? used.low : covered->low;
        covered->high = used.high > covered->high ? used.high : covered->high;
    }
    return MPI_SUCCESS;
}

// Gaps between the bytes of a datatype may be copied in as well, for nobody copies them back: that is faster if they are small.
bool is_copied_whole(const block &one, const bnd::range &used, direction to)
{
    const shape &of = one.type->of;
    return one.type->dense || (to == direction::in && used.high - used.low <= 2 * one.count * of.size);
}

void move_block(const bnd_section *section, char *origin, const block &one, direction to)
{
    strided_view where;
    bnd_section_view(section, &where);
    bnd::range used;
    if (range_of(where, one, &used) != MPI_SUCCESS)
        return;  // then nothing was made
    if (is_copied_whole(one, used, to))
        return move_bytes(where, origin, used.low, used.high, to);
    for (MPI_Count copy = 0; copy < one.count; ++copy)
        for (const segment &part : one.type->segments) {
            const MPI_Count at = one.start + copy * one.type->of.extent + part.offset;
            move_bytes(where, origin, at, at + part.count * part.bytes, to);
        }
}

}  // namespace

void bnd_type_maps_free(bnd::type_map *first)
{
    while (first != nullptr) {
        bnd::type_map *const next = first->next;
        first->~type_map();
        free(first);
        first = next;
    }
}

int bnd_type_maps_find(bnd::type_map **first, MPI_Datatype datatype)
{
    if (*first != nullptr && (*first)->datatype == datatype)
        return MPI_SUCCESS;
    void *const room = malloc(sizeof(bnd::type_map));
    if (room == nullptr)
        return MPI_ERR_NO_MEM;
    bnd::type_map *const made = new (room) bnd::type_map;
    made->datatype = datatype;
    made->next = *first;
    *first = made;
    int rc = bnd_type_shape(datatype, &made->of);
    const shape &of = made->of;
    if (rc != MPI_SUCCESS || (of.low == 0 && of.high == of.extent && of.size == of.extent))
        return rc;
    rc = bnd_type_segments(datatype, &made->segments);
    made->dense = rc == BND_NEEDS_BOUNCE || bnd_type_is_repeat(&made->segments, &of);
    return rc == BND_NEEDS_BOUNCE ? MPI_SUCCESS : rc;
}

int bnd_bounce_make(const bnd_section *section, const bnd::blocks *where, const bnd::blocks *more,
                    bnd::bounce_buffer *made)
{
    if (has_unknown_length(section))
        return MPI_ERR_BUFFER;
    strided_view of;
    bnd_section_view(section, &of);
    bnd::range covered = {LLONG_MAX, 0};
    int rc = widen(of, where, &covered);
    if (rc == MPI_SUCCESS)
        rc = widen(of, more, &covered);
    if (rc != MPI_SUCCESS)
        return rc;
    constexpr MPI_Count alignment = 64;  // elements stay as aligned as those of the virtual buffer
    const MPI_Count low = covered.high == 0 ? 0 : covered.low / alignment * alignment;
    const auto bytes = static_cast<size_t>(covered.high - low);
    made->memory = static_cast<char *>(malloc(bytes == 0 ? 1 : bytes));
    if (made->memory == nullptr)
        return MPI_ERR_NO_MEM;
    made->origin = reinterpret_cast<char *>(reinterpret_cast<uintptr_t>(made->memory) - static_cast<uintptr_t>(low));
    return MPI_SUCCESS;
}

void bnd_bounce_copy_in(const bnd_section *section, const bnd::bounce_buffer *buffer, const block *which)
{
    if (which->count > 0)
        move_block(section, buffer->origin, *which, direction::in);
}

void bnd_bounce_copy_out(const bnd_section *section, const bnd::bounce_buffer *buffer, const block *which)
{
    if (which->count > 0)
        move_block(section, buffer->origin, *which, direction::out);
}
