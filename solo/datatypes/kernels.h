// The innermost loops that move data: blocks at equal distances, to the packed form and back.
#ifndef SOLO_DATATYPES_KERNELS_H
#define SOLO_DATATYPES_KERNELS_H

#include "datatypes/blocks.h"

#include <cstring>

namespace solo::kernels {

enum class direction { pack, unpack };

template <direction To>
inline void copy(address at, char *packed, std::size_t bytes)
{
    if constexpr (To == direction::pack)
        std::memcpy(packed, reinterpret_cast<const void *>(at), bytes);
    else
        std::memcpy(reinterpret_cast<void *>(at), packed, bytes);
}

// The same, without a call for the sizes of most basic types.
template <direction To>
inline void copy_short(address at, char *packed, std::size_t bytes)
{
    switch (bytes) {
    case 4:
        return copy<To>(at, packed, 4);
    case 8:
        return copy<To>(at, packed, 8);
    case 16:
        return copy<To>(at, packed, 16);
    case 24:
        return copy<To>(at, packed, 24);
    case 32:
        return copy<To>(at, packed, 32);
    default:
        return copy<To>(at, packed, bytes);
    }
}

// Blocks of a size known to the compiler, at equal distances in memory and in the packed form.
template <direction To, std::size_t Bytes>
inline void copy_blocks(address at, MPI_Count stride, char *packed, MPI_Count packed_stride, MPI_Count count)
{
#pragma GCC unroll 4
    for (MPI_Count i = 0; i < count; ++i) {
        copy<To>(at, packed, Bytes);
        at += static_cast<address>(stride);
        packed += packed_stride;
    }
}

template <typename Word>
inline Word load(address at)
{
    Word value;
    std::memcpy(&value, reinterpret_cast<const void *>(at), sizeof value);
    return value;
}

template <typename Word>
inline void store(char *packed, Word value)
{
    std::memcpy(packed, &value, sizeof value);
}

// Gather words: four loads before four stores, so that the compiler can use 16-byte stores.
template <typename Word>
inline void gather(address at, MPI_Count stride, char *packed, MPI_Count count)
{
    constexpr std::size_t bytes = sizeof(Word);
    const auto step = static_cast<address>(stride);
    MPI_Count i = 0;
    for (; i + 4 <= count; i += 4) {
        const address half = at + 2 * step;
        const auto first = load<Word>(at), second = load<Word>(at + step);
        const auto third = load<Word>(half), fourth = load<Word>(half + step);
        at = half + 2 * step;
        store(packed, first);
        store(packed + bytes, second);
        store(packed + 2 * bytes, third);
        store(packed + 3 * bytes, fourth);
        packed += 4 * bytes;
    }
    copy_blocks<direction::pack, bytes>(at, stride, packed, bytes, count - i);
}

template <direction To>
void copy_strided(address at, MPI_Count stride, char *packed, MPI_Count packed_stride, MPI_Count count, MPI_Count bytes)
{
    switch (bytes) {
    case 1:
        return copy_blocks<To, 1>(at, stride, packed, packed_stride, count);
    case 2:
        return copy_blocks<To, 2>(at, stride, packed, packed_stride, count);
    case 4:
        if (To == direction::pack && packed_stride == 4)
            return gather<std::uint32_t>(at, stride, packed, count);
        return copy_blocks<To, 4>(at, stride, packed, packed_stride, count);
    case 8:
        if (To == direction::pack && packed_stride == 8)
            return gather<std::uint64_t>(at, stride, packed, count);
        return copy_blocks<To, 8>(at, stride, packed, packed_stride, count);
    case 12:
        return copy_blocks<To, 12>(at, stride, packed, packed_stride, count);
    case 16:
        return copy_blocks<To, 16>(at, stride, packed, packed_stride, count);
    case 24:
        return copy_blocks<To, 24>(at, stride, packed, packed_stride, count);
    case 32:
        return copy_blocks<To, 32>(at, stride, packed, packed_stride, count);
    default:
        for (MPI_Count i = 0; i < count; ++i) {
            copy<To>(at, packed, static_cast<std::size_t>(bytes));
            at += static_cast<address>(stride);
            packed += packed_stride;
        }
    }
}

// Two nested loops of blocks that are adjacent in the packed form, without a call for each inner loop.
template <direction To, std::size_t Bytes>
inline char *copy_plane(address at, const loop &outer, const loop &inner, char *packed)
{
    for (MPI_Count i = 0; i < outer.count; ++i) {
        address row = at + static_cast<address>(i * outer.stride);
        for (MPI_Count j = 0; j < inner.count; ++j) {
            copy<To>(row, packed, Bytes);
            row += static_cast<address>(inner.stride);
            packed += Bytes;
        }
    }
    return packed;
}

}  // namespace solo::kernels

#endif
