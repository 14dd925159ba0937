// Copies between a strided view and contiguous memory, several elements at a time.
#include "sections/strided_copy.h"

#include <string.h>

namespace {

using bnd::direction;
using bnd::strided_view;

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

// `count` elements at a stride, from or to dense memory; four vectors at a time, since address computations cost, too.
template <typename element>
void gather(const char *from, ptrdiff_t stride, char *to, MPI_Count count)
{
    constexpr int lanes = vector<element>::lanes;
    constexpr MPI_Count four = MPI_Count{4} * lanes;
    const ptrdiff_t step = lanes * stride;
    for (; count >= four; count -= four, from += 4 * step, to += 64) {
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
    constexpr MPI_Count four = MPI_Count{4} * lanes;
    const ptrdiff_t step = lanes * stride;
    for (; count >= four; count -= four, from += 64, to += 4 * step) {
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

}  // namespace

// Parts of blocks at both ends, and whole blocks, line by line, between them.
void bnd_view_copy(const strided_view *view, char *bounce, MPI_Count at, MPI_Count end, direction to)
{
    const strided_view &where = *view;
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
