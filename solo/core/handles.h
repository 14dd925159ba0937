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
constexpr unsigned chunk_bits = 16;
constexpr unsigned chunk_slots = 1U << chunk_bits;
constexpr unsigned max_chunks = 1U << 10;
constexpr unsigned kind_shift = 32;
constexpr unsigned generation_shift = 36;
constexpr std::uintptr_t generation_unit = std::uintptr_t(1)
                                           << generation_shift;  // the sum wraps around as the field does
constexpr std::uintptr_t kind_bits = std::uintptr_t(0xF) << kind_shift;

struct slot {
    std::atomic<std::uintptr_t> bits;  // the handle; without its kind while that is not valid
    std::atomic<void *> object;        // of a free slot: the next free one
};

// Chunks never move, so readers need no lock. They are large since the system provides zeroed pages only when they are touched.
struct table {
    std::atomic<slot *> chunks[max_chunks];
    std::mutex lock;
    std::uint32_t used = 0;  // slots used at any time
    slot *first_free = nullptr;
};

[[gnu::visibility("hidden")]] extern table tables[BND_HANDLE_KINDS];

// Null: no handle has had this number.
inline slot *slot_of(const table &t, std::uint32_t number) noexcept
{
    const std::uint32_t index = number - static_cast<std::uint32_t>(first_user_number);
    if (index >= max_chunks * chunk_slots) [[unlikely]]
        return nullptr;
    slot *const chunk = t.chunks[index >> chunk_bits].load(std::memory_order_acquire);
    return chunk == nullptr ? nullptr : &chunk[index & (chunk_slots - 1)];
}

}  // namespace handles

}  // namespace solo

#endif
