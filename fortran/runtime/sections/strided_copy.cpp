// Copies between a strided view and contiguous memory, several elements at a time.
#include "sections/strided_copy.h"

#include "sections/each_line.h"

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

}  // namespace

void bnd_view_copy(const strided_view *view, char *bounce, MPI_Count at, MPI_Count end, direction to)
{
    bnd::each_line(*view, at, end, [=](char *section, ptrdiff_t stride, size_t bytes, MPI_Count count, MPI_Count from) {
        move_blocks(section, stride, bounce + from, bytes, count, to);
    });
}
