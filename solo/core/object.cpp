// How slots of the tables of handles are given and taken back.
#include "core/object.h"

#include <cstdlib>
#include <mutex>

namespace solo {
namespace {

using namespace handles;

std::uintptr_t encode(bnd_handle_kind kind, std::uint32_t index, std::uint32_t generation)
{
    return (first_user_number + index) | (static_cast<std::uintptr_t>(kind) + 1) << kind_shift
        | static_cast<std::uintptr_t>(generation & generation_mask) << generation_shift;
}

// A slot that was given at some time, or is being given.
slot &known_slot(table &t, std::uint32_t index)
{
    return t.chunks[index >> chunk_bits].load(std::memory_order_relaxed)[index & (chunk_slots - 1)];
}

void free_slot(table &t, std::uint32_t index)
{
    known_slot(t, index).next_free = t.first_free;
    t.first_free = index + 1;
}

// One slot more; the table's lock is held.
[[gnu::noinline]] void grow(table &t)
{
    if (t.given == most_chunks * chunk_slots)
        fail(MPI_ERR_NO_MEM, nullptr, "there is no number left for another handle");
    std::atomic<slot *> &chunk = t.chunks[t.given >> chunk_bits];
    if (chunk.load(std::memory_order_relaxed) == nullptr) {
        auto *const made = static_cast<slot *>(std::calloc(chunk_slots, sizeof(slot)));
        if (made == nullptr)
            fail(MPI_ERR_NO_MEM, nullptr, "the system has no memory for another handle");
        chunk.store(made, std::memory_order_release);
    }
    free_slot(t, t.given++);
}

class table_guard {
public:
    // Infos, error handlers and sessions may be made and freed by any thread before MPI_THREAD_MULTIPLE is provided (R166).
    table_guard(std::mutex &lock, bnd_handle_kind kind)
        : held_(is_multiple.load(std::memory_order_relaxed) || (always_shared >> kind & 1) != 0 ? &lock : nullptr)
    {
        if (held_)
            held_->lock();
    }
    ~table_guard()
    {
        if (held_)
            held_->unlock();
    }

private:
    static constexpr unsigned always_shared = 1U << BND_INFO | 1U << BND_ERRHANDLER | 1U << BND_SESSION;
    std::mutex *held_;
};

}  // namespace

Object *predefined_objects[first_user_number];
constinit table handles::tables[BND_HANDLE_KINDS];    // objects get handles before other initialisers run

void publish(Object &object)
{
    table &t = tables[object.kind];
    const table_guard held(t.lock, object.kind);
    if (t.first_free == 0) [[unlikely]]
        grow(t);
    const std::uint32_t index = t.first_free - 1;
    slot &s = known_slot(t, index);
    t.first_free = s.next_free;
    object.handle_ = encode(object.kind, index, s.generation.load(std::memory_order_relaxed));
    s.object.store(&object, std::memory_order_release);
}

void publish_as(Object &object, std::uintptr_t handle)
{
    object.handle_ = handle;
    predefined_objects[handle] = &object;
}

void close(Object &object) noexcept
{
    {
        table &t = tables[object.kind];
        const table_guard held(t.lock, object.kind);
        const auto index = static_cast<std::uint32_t>((object.handle_ & 0xFFFFFFFFU) - first_user_number);
        slot &s = known_slot(t, index);
        s.object.store(nullptr, std::memory_order_release);
        s.generation.store(s.generation.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
        free_slot(t, index);
        object.handle_ = 0;
    }
    object.release();
}

void withdraw(Object &object) noexcept
{
    predefined_objects[object.handle_] = nullptr;
}

}  // namespace solo

// The conversions between handles and integers need no table of their own (bnd_conversion.h): an object's number is its slot's.

int bnd_handle_to_integer(bnd_handle_kind, void *handle)
{
    return static_cast<int>(reinterpret_cast<std::uintptr_t>(handle) & 0x7FFFFFFF);
}

void *bnd_handle_from_integer(bnd_handle_kind kind, int integer)
{
    using namespace solo::handles;
    using solo::encode;
    if (integer < 0)
        return nullptr;
    if (integer < static_cast<int>(first_user_number))
        return reinterpret_cast<void *>(static_cast<std::uintptr_t>(integer));
    const std::uint32_t index = static_cast<std::uint32_t>(integer) - static_cast<std::uint32_t>(first_user_number);
    if (index >= most_chunks * chunk_slots)
        return nullptr;
    const slot *const s = slot_of(tables[kind], index);
    if (s == nullptr || s->object.load(std::memory_order_acquire) == nullptr)
        return nullptr;
    return reinterpret_cast<void *>(encode(kind, index, s->generation.load(std::memory_order_relaxed)));
}
