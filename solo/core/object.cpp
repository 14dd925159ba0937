// How slots of the tables of handles are given and taken back.
#include "core/object.h"

#include <cstdlib>
#include <mutex>
#include <utility>

namespace solo {
namespace {

using namespace handles;

void free_slot(table &t, std::uint32_t index, slot &freed, std::uintptr_t generation)
{
    freed.bits.store((generation & generation_bits) | t.first_free, std::memory_order_relaxed);
    t.first_free = index + 1;
}

// Add a slot to the free list; the table's lock is held.
[[gnu::noinline]] void grow(table &t)
{
    if (t.used == max_slots)
        fail(MPI_ERR_NO_MEM, nullptr, "there is no number left for another handle");
    const std::uint32_t position = t.used + first_chunk;
    std::atomic<std::uintptr_t> &base = t.chunks[std::bit_width(position) - 1];
    if (base.load(std::memory_order_relaxed) == 0) {
        const std::uint32_t length = std::bit_floor(position);
        void *const chunk = std::calloc(length, sizeof(slot));
        if (chunk == nullptr)
            fail(MPI_ERR_NO_MEM, nullptr, "the system has no memory for another handle");
        base.store(reinterpret_cast<std::uintptr_t>(chunk) - length * sizeof(slot), std::memory_order_release);
    }
    free_slot(t, t.used, *slot_at(t, position), 0);
    ++t.used;
}

// Infos, error handlers and sessions may be made and freed by any thread before MPI_THREAD_MULTIPLE is provided (R166).
bool is_shared(bnd_handle_kind kind)
{
    constexpr unsigned always_shared = 1U << BND_INFO | 1U << BND_ERRHANDLER | 1U << BND_SESSION;
    return locking_on.load(std::memory_order_relaxed) || (always_shared >> kind & 1) != 0;
}

}  // namespace

void Object::destroy(Object &object) noexcept { delete &object; }

Object *predefined_objects[BND_HANDLE_KINDS][first_user_number];
constinit table handles::tables[BND_HANDLE_KINDS];  // objects get handles before other initialisers run

namespace {

inline void take_slot(table &t, Object &object, slot *&place, std::atomic<std::uintptr_t> &handle)
{
    const std::uint32_t index = t.first_free - 1;
    slot &s = *slot_at(t, index + first_chunk);
    const std::uintptr_t bits = s.bits.load(std::memory_order_relaxed);
    t.first_free = static_cast<std::uint32_t>(bits);
    place = &s;
    const std::uintptr_t given = (bits & generation_bits) |
                                 (static_cast<std::uintptr_t>(object.kind) + 1) << kind_shift |
                                 (first_user_number + index);
    handle.store(given, std::memory_order_relaxed);
    s.object.store(&object, std::memory_order_relaxed);
    s.bits.store(given, std::memory_order_release);
}

[[gnu::noinline]] void take_new_slot(table &t, Object &object, slot *&place, std::atomic<std::uintptr_t> &handle)
{
    const auto held = is_shared(object.kind) ? std::unique_lock(t.lock) : std::unique_lock<std::mutex>();
    if (t.first_free == 0)
        grow(t);
    take_slot(t, object, place, handle);
}

inline void return_slot(table &t, slot &s, std::uintptr_t handle) noexcept
{
    free_slot(t, static_cast<std::uint32_t>(handle) - static_cast<std::uint32_t>(first_user_number), s,
              handle + generation_unit);
}

[[gnu::noinline]] void return_slot_locked(table &t, slot &s, std::uintptr_t handle) noexcept
{
    const std::lock_guard held(t.lock);
    return_slot(t, s, handle);
}

}  // namespace

void assign_handle(Object &object)
{
    table &t = tables[object.kind];
    if (is_shared(object.kind) || t.first_free == 0) [[unlikely]]
        take_new_slot(t, object, object.slot_, object.handle_);
    else
        take_slot(t, object, object.slot_, object.handle_);
}

void assign_predefined_handle(Object &object, std::uintptr_t handle)
{
    object.make_immortal();
    object.handle_.store(handle, std::memory_order_relaxed);
    predefined_objects[object.kind][handle] = &object;
}

void release_handle(Object &object) noexcept
{
    table &t = tables[object.kind];
    const std::uintptr_t handle = object.handle_bits();
    object.handle_.store(0, std::memory_order_relaxed);
    if (is_shared(object.kind)) {
        return_slot_locked(t, *object.slot_, handle);
        return object.release_atomic();
    }
    return_slot(t, *object.slot_, handle);
    object.release();
}

void invalidate(Object &object) noexcept { predefined_objects[object.kind][object.handle_bits()] = nullptr; }

}  // namespace solo

// The conversions between handles and integers need no table of their own (bnd_conversion.h): an object's number is its slot's.

// A handle that is not valid must not get the number of one that is: its slot may be another object's by now.
int bnd_handle_to_integer(bnd_handle_kind kind, void *handle)
{
    const auto bits = reinterpret_cast<std::uintptr_t>(handle);
    if (bits < solo::handles::first_user_number || solo::user_object(bits, kind) != nullptr)
        return static_cast<int>(bits & 0x7FFFFFFF);
    return -1;
}

void *bnd_handle_from_integer(bnd_handle_kind kind, int integer)
{
    using namespace solo::handles;
    if (integer < 0)
        return nullptr;
    if (integer < static_cast<int>(first_user_number))
        return reinterpret_cast<void *>(static_cast<std::uintptr_t>(integer));
    const slot *const s = slot_of(tables[kind], static_cast<std::uint32_t>(integer));
    const std::uintptr_t bits = s == nullptr ? 0 : s->bits.load(std::memory_order_relaxed);
    return (bits & kind_bits) == 0 ? nullptr : reinterpret_cast<void *>(bits);
}
