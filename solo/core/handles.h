// The tables behind handles.
#ifndef SOLO_CORE_HANDLES_H
#define SOLO_CORE_HANDLES_H

#include "bnd_conversion.h"

#include <atomic>
#include <cstdint>
#include <mutex>

namespace solo {

// Handle tables. Inline, since nearly every call begins with a lookup.
namespace handles {

static_assert(sizeof(std::uintptr_t) == 8, "a handle holds a number, a kind and a generation");

constexpr std::uintptr_t first_user_number = 4096;
constexpr unsigned first_chunk = 256;  // slots, which are in the table; a power of two
constexpr unsigned kind_shift = 32;
constexpr unsigned generation_shift = 36;
constexpr std::uintptr_t generation_unit = std::uintptr_t(1)
                                           << generation_shift;  // the sum wraps around as the field does
// The mark of a slot without a valid handle. It is one of the number's bits, which no number has: a handle of any value either names another
// slot or differs from this one.
constexpr std::uintptr_t free_bit = std::uintptr_t(1) << 31;

// [first, end) covers the predefined handles of a kind in the ABI. Kinds that nearly every call looks up begin at 0, which saves a
// subtraction.
struct range {
    std::uintptr_t first;
    std::uintptr_t end;
};
constexpr range predefined_ranges[BND_HANDLE_KINDS] = {
    {0, 0x104},      // BND_COMM
    {0, 0x300},      // BND_DATATYPE
    {0x140, 0x148},  // BND_ERRHANDLER
    {0x118, 0x120},  // BND_FILE
    {0x108, 0x110},  // BND_GROUP
    {0x130, 0x138},  // BND_INFO
    {0x128, 0x130},  // BND_MESSAGE
    {0, 0x40},       // BND_OP
    {0x180, 0x188},  // BND_REQUEST
    {0x120, 0x128},  // BND_SESSION
    {0, 0},          // BND_WIN: no window is predefined
};

// Index of the first entry of a kind in the table of predefined objects; of BND_HANDLE_KINDS: the table's length.
constexpr std::size_t predefined_offset(int kind) noexcept
{
    std::size_t offset = 0;
    for (int before = 0; before < kind; ++before)
        offset += predefined_ranges[before].end - predefined_ranges[before].first;
    return offset;
}

struct slot {
    std::atomic<std::uintptr_t> bits;  // the handle; with free_bit while that is not valid
    std::atomic<void *> object;        // of a free slot: the next free one
};

// The first slots, which most programs never exceed, are in the table; of the chunks behind them each is twice as long as the one
// before. Chunks never move, so readers need no lock. Positions count from first_chunk: the highest bit of a position is the number of
// its chunk, whose entry is the address that position 0 would have, or 0.
struct table {
    slot first[first_chunk];
    std::atomic<std::uintptr_t> chunks[32];
    std::mutex lock;
    std::uint32_t used = 0;  // slots used at any time
    slot *first_free = nullptr;
};

[[gnu::visibility("hidden")]] extern table tables[BND_HANDLE_KINDS];

constexpr std::uint32_t position_of(std::uint32_t number) noexcept
{
    return number - (static_cast<std::uint32_t>(first_user_number) - first_chunk);
}

// Its bit, of 64: 32 bits would cost a sign extension.
constexpr std::uint64_t chunk_of(std::uint64_t position) noexcept
{
    return 63 ^ static_cast<unsigned>(__builtin_clzll(position | 1));
}

// An integer as the base: of a table's array the compiler would add the constant offset for each lookup.
inline slot *slot_at(std::uintptr_t base, std::uint64_t position) noexcept
{
    auto *const match = reinterpret_cast<slot *>(base + position * sizeof(slot));
    if (match == nullptr)
        __builtin_unreachable();  // saves the caller's second test
    return match;
}

// Null: no handle has had this number.
inline slot *slot_of(table &t, std::uint32_t number) noexcept
{
    const std::uint32_t index = number - static_cast<std::uint32_t>(first_user_number);
    if (index < first_chunk) [[likely]]
        return slot_at(reinterpret_cast<std::uintptr_t>(t.first), index);
    const std::uint64_t position = position_of(number);
    const std::uintptr_t base = t.chunks[chunk_of(position)].load(std::memory_order_acquire);
    return base == 0 ? nullptr : slot_at(base, position);
}

}  // namespace handles

}  // namespace solo

#endif
