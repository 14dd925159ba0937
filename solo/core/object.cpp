// Allocation of handles.
#include "core/object.h"

#include <climits>
#include <cstdlib>
#include <mutex>
#include <utility>

namespace solo {
namespace {

using namespace handles;

void free_slot(table &t, slot &freed, std::uintptr_t bits) noexcept
{
    freed.bits.store(bits | free_bit, std::memory_order_relaxed);
    freed.object.store(t.first_free, std::memory_order_relaxed);
    t.first_free = &freed;
}

// Add a slot to the free list; the table's lock is held.
[[gnu::noinline]] void grow(table &t)
{
    const std::uintptr_t number = first_user_number + t.used;
    if (number > INT_MAX)
        fail(MPI_ERR_NO_MEM, nullptr, "there is no number left for another handle");
    const std::uint32_t position = position_of(static_cast<std::uint32_t>(number));
    const unsigned chunk = chunk_of(position);
    if (t.used >= first_chunk && t.chunks[chunk].load(std::memory_order_relaxed) == 0) {
        auto *const allocated = static_cast<slot *>(std::calloc(std::size_t{1} << chunk, sizeof(slot)));
        if (allocated == nullptr)
            fail(MPI_ERR_NO_MEM, nullptr, "the system has no memory for another handle");
        t.chunks[chunk].store(reinterpret_cast<std::uintptr_t>(allocated) - position * sizeof(slot),
                              std::memory_order_release);
    }
    free_slot(t, *slot_of(t, static_cast<std::uint32_t>(number)), number);
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

Object *predefined_objects[predefined_offset(BND_HANDLE_KINDS)];
constinit table handles::tables[BND_HANDLE_KINDS];  // objects get handles before other initialisers run

namespace {

inline void take_slot(table &t, Object &object, slot *&place, std::atomic<std::uintptr_t> &handle)
{
    slot &s = *t.first_free;
    t.first_free = static_cast<slot *>(s.object.load(std::memory_order_relaxed));
    place = &s;
    const std::uintptr_t kind = (static_cast<std::uintptr_t>(object.kind) + 1) << kind_shift;
    const std::uintptr_t bits = (s.bits.load(std::memory_order_relaxed) | kind) & ~free_bit;
    handle.store(bits, std::memory_order_relaxed);
    s.object.store(&object, std::memory_order_relaxed);
    s.bits.store(bits, std::memory_order_release);
}

[[gnu::noinline]] void take_new_slot(table &t, Object &object, slot *&place, std::atomic<std::uintptr_t> &handle)
{
    const auto held = is_shared(object.kind) ? std::unique_lock(t.lock) : std::unique_lock<std::mutex>();
    if (t.first_free == nullptr)
        grow(t);
    take_slot(t, object, place, handle);
}

[[gnu::noinline]] void free_slot_locked(table &t, slot &s, std::uintptr_t bits) noexcept
{
    const std::lock_guard held(t.lock);
    free_slot(t, s, bits);
}

}  // namespace

void assign_handle(Object &object)
{
    table &t = tables[object.kind];
    if (is_shared(object.kind) || t.first_free == nullptr) [[unlikely]]
        take_new_slot(t, object, object.slot_, object.handle_);
    else
        take_slot(t, object, object.slot_, object.handle_);
}

void assign_predefined_handle(Object &object, std::uintptr_t handle)
{
    object.make_immortal();
    object.handle_.store(handle, std::memory_order_relaxed);
    *predefined_entry(handle, object.kind) = &object;
}

void release_handle(Object &object) noexcept
{
    table &t = tables[object.kind];
    const std::uintptr_t next = object.handle_bits() + generation_unit;
    object.handle_.store(0, std::memory_order_relaxed);
    if (is_shared(object.kind)) {
        free_slot_locked(t, *object.slot_, next);
        return object.release_atomic();
    }
    free_slot(t, *object.slot_, next);
    object.release();
}

void visit_user_objects(bnd_handle_kind kind, const std::function<void(const Object &)> &visit)
{
    table &t = tables[kind];
    for (std::uintptr_t number = first_user_number; number < first_user_number + t.used; ++number) {
        const slot &each = *slot_of(t, static_cast<std::uint32_t>(number));
        if ((each.bits.load(std::memory_order_relaxed) & free_bit) == 0)
            visit(*static_cast<const Object *>(each.object.load(std::memory_order_relaxed)));
    }
}

void invalidate(Object &object) noexcept { *predefined_entry(object.handle_bits(), object.kind) = nullptr; }

}  // namespace solo

// The conversions between handles and integers need no table of their own (bnd_conversion.h): an object's number is its slot's.

// An invalid handle must not get the number of a valid one: its slot may have been reused.
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
    return (bits & free_bit) != 0 ? nullptr : reinterpret_cast<void *>(bits);
}
