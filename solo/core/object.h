// Objects behind handles.
//
// A user's handle is no address. It holds the kind of object, a number, and how often that number has been given before, so that
// a freed handle, one of another kind and one of arbitrary bits are all known as invalid without looking where they point.
// Handles below 4096 are those of predefined objects (R130).
#ifndef SOLO_CORE_OBJECT_H
#define SOLO_CORE_OBJECT_H

#include "bnd_conversion.h"
#include "core/failure.h"
#include "core/state.h"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <utility>

namespace solo {

struct Object;

// The tables behind handles. All of it is inline: a lookup stands at the beginning of nearly every call.
//
// The bits of a handle, from the lowest: 32 of the number (the slot's index and first_user_number), 4 of the kind (and 1), 28 of the
// generation.
namespace handles {

static_assert(sizeof(std::uintptr_t) == 8, "a handle holds a number, a kind and a generation");

constexpr std::uintptr_t first_user_number = 4096;
constexpr unsigned chunk_bits = 10;
constexpr unsigned chunk_slots = 1U << chunk_bits;
constexpr unsigned max_chunks = 1U << 16;
constexpr unsigned kind_shift = 32;
constexpr unsigned generation_shift = 36;
constexpr std::uintptr_t generation_unit = std::uintptr_t(1)
                                           << generation_shift;  // the sum wraps around as the field does
constexpr std::uintptr_t generation_bits = ~(generation_unit - 1);
constexpr std::uintptr_t kind_bits = std::uintptr_t(0xF) << kind_shift;

struct slot {
    // The handle; without its kind while that is not valid. Of a free slot, the number is that of the next free one (index + 1).
    std::atomic<std::uintptr_t> bits;
    std::atomic<Object *> object;
};

// Slots lie in chunks that never move, so that a reader needs no lock.
struct table {
    std::atomic<slot *> chunks[max_chunks];
    std::mutex lock;
    std::uint32_t given = 0;       // slots given at any time
    std::uint32_t first_free = 0;  // index + 1; 0: none
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

// An object that handles and other objects refer to. It is deleted when nobody does any more; predefined ones never are.
// A routine that frees a handle calls `close`, which makes the handle invalid and drops its reference; whoever still needs the
// object (a request its datatype) keeps a ref.
struct Object {
    explicit Object(bnd_handle_kind kind_of) : kind(kind_of) {}
    virtual ~Object() = default;
    Object(const Object &) = delete;
    Object &operator=(const Object &) = delete;

    void retain_atomic() noexcept { references_.fetch_add(1, std::memory_order_relaxed); }
    void release_atomic() noexcept
    {
        if (references_.fetch_sub(1, std::memory_order_acq_rel) == 1)
            end(*this);
    }
    void retain() noexcept
    {
        if (locking_on.load(std::memory_order_relaxed))
            retain_atomic();
        else
            references_.store(references_.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
    }
    void release() noexcept
    {
        if (locking_on.load(std::memory_order_relaxed))
            return release_atomic();
        const int before = references_.load(std::memory_order_relaxed);
        references_.store(before - 1, std::memory_order_relaxed);
        if (before == 1)
            end(*this);
    }
    // As release, but whoever is told that it was the last reference deletes the object.
    bool is_last_release() noexcept
    {
        if (locking_on.load(std::memory_order_relaxed))
            return references_.fetch_sub(1, std::memory_order_acq_rel) == 1;
        const int before = references_.load(std::memory_order_relaxed);
        references_.store(before - 1, std::memory_order_relaxed);
        return before == 1;
    }
    // Of a predefined object to which threads may refer before MPI_THREAD_MULTIPLE is provided, when counting is not exact.
    void make_immortal() noexcept { references_.store(1 << 30, std::memory_order_relaxed); }
    bool is_predefined() const noexcept
    {
        const std::uintptr_t handle = handle_bits();
        return handle < 4096 && handle != 0;
    }
    // Another thread may be closing an object to which one only refers.
    std::uintptr_t handle_bits() const noexcept { return handle_.load(std::memory_order_relaxed); }

    const bnd_handle_kind kind;

private:
    friend void assign_handle(Object &object);
    friend void assign_predefined_handle(Object &object, std::uintptr_t predefined);
    friend void release_handle(Object &object) noexcept;
    friend void invalidate(Object &object) noexcept;
    friend void park(Object &object) noexcept;
    friend void unpark(Object &object) noexcept;
    static void end(Object &object) noexcept;  // delete it
    std::atomic<int> references_{1};
    std::atomic<std::uintptr_t> handle_{0};
    handles::slot *slot_ = nullptr;  // of a user's handle
};

// One of a kind that threads may make and free before MPI_THREAD_MULTIPLE is provided (R166).
struct Concurrent_object : Object {
    using Object::Object;
    void retain() noexcept { retain_atomic(); }
    void release() noexcept { release_atomic(); }
};

// A reference that counts.
template <typename T>
class ref {
public:
    ref() = default;
    explicit ref(T &object) noexcept : object_(&object) { object.retain(); }
    explicit ref(T *object) noexcept : object_(object)
    {
        if (object)
            object->retain();
    }
    ref(const ref &other) noexcept : ref(other.object_) {}
    ref(ref &&other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
    ref &operator=(ref other) noexcept
    {
        std::swap(object_, other.object_);
        return *this;
    }
    ~ref()
    {
        if (object_)
            object_->release();
    }
    // Take over the reference that `new` made.
    static ref adopt(T *object) noexcept
    {
        ref adopted;
        adopted.object_ = object;
        return adopted;
    }
    // Hand the reference over to the caller: to a handle, for instance.
    T *give() noexcept { return std::exchange(object_, nullptr); }
    T *get() const noexcept { return object_; }
    T &operator*() const noexcept { return *object_; }
    T *operator->() const noexcept { return object_; }
    explicit operator bool() const noexcept { return object_ != nullptr; }

private:
    T *object_ = nullptr;
};

// Give an object its handle; the handle owns the reference made by `new`. MPI_ERR_NO_MEM is thrown when there is no number left.
void assign_handle(Object &object);
// Give a predefined object its handle of the ABI.
void assign_predefined_handle(Object &object, std::uintptr_t predefined);
// Make the handle of an object invalid and drop the handle's reference.
void release_handle(Object &object) noexcept;
// Make the handle of a predefined object invalid. The object stays, and is still a predefined one to whoever refers to it.
void invalidate(Object &object) noexcept;
// Make the handle of an object invalid; the object keeps the number for its next handle, which `resume` gives it. For objects that
// come and go often; calls for one object must not meet.
inline void park(Object &object) noexcept
{
    object.slot_->bits.store((object.handle_bits() + handles::generation_unit) & ~handles::kind_bits,
                             std::memory_order_relaxed);
}
inline void unpark(Object &object) noexcept
{
    const std::uintptr_t next = object.handle_bits() + handles::generation_unit;
    object.handle_.store(next, std::memory_order_relaxed);
    object.slot_->bits.store(next, std::memory_order_release);
}

[[gnu::visibility("hidden")]] extern Object *predefined_objects[BND_HANDLE_KINDS][handles::first_user_number];

inline Object *predefined_object(std::uintptr_t bits, bnd_handle_kind kind) noexcept
{
    return predefined_objects[kind][bits];
}

inline Object *user_object(std::uintptr_t bits, bnd_handle_kind kind) noexcept
{
    using namespace handles;
    const slot *const s = slot_of(tables[kind], static_cast<std::uint32_t>(bits));
    if (s == nullptr || s->bits.load(std::memory_order_acquire) != bits) [[unlikely]]
        return nullptr;
    return s->object.load(std::memory_order_relaxed);
}

// What each class of objects says of itself: its kind, its C type, the error class of an invalid handle.
template <typename T>
struct handle_of;
#define SOLO_HANDLES(name, type, kind_of, error)         \
    struct name;                                         \
    template <>                                          \
    struct handle_of<name> {                             \
        using c_type = type;                             \
        static constexpr bnd_handle_kind kind = kind_of; \
        static constexpr int error_class = error;        \
    };
SOLO_HANDLES(Comm, MPI_Comm, BND_COMM, MPI_ERR_COMM)
SOLO_HANDLES(Datatype, MPI_Datatype, BND_DATATYPE, MPI_ERR_TYPE)
SOLO_HANDLES(Errhandler, MPI_Errhandler, BND_ERRHANDLER, MPI_ERR_ERRHANDLER)
SOLO_HANDLES(File, MPI_File, BND_FILE, MPI_ERR_FILE)
SOLO_HANDLES(Group, MPI_Group, BND_GROUP, MPI_ERR_GROUP)
SOLO_HANDLES(Info, MPI_Info, BND_INFO, MPI_ERR_INFO)
SOLO_HANDLES(Message, MPI_Message, BND_MESSAGE, MPI_ERR_REQUEST)
SOLO_HANDLES(Op, MPI_Op, BND_OP, MPI_ERR_OP)
SOLO_HANDLES(Request, MPI_Request, BND_REQUEST, MPI_ERR_REQUEST)
SOLO_HANDLES(Session, MPI_Session, BND_SESSION, MPI_ERR_SESSION)
SOLO_HANDLES(Win, MPI_Win, BND_WIN, MPI_ERR_WIN)
#undef SOLO_HANDLES

// The object behind a handle; null if the handle is not valid.
template <typename T>
[[gnu::always_inline]] inline T *look_up(typename handle_of<T>::c_type handle) noexcept
{
    const auto bits = reinterpret_cast<std::uintptr_t>(handle);
    Object *const object = bits < handles::first_user_number ? predefined_object(bits, handle_of<T>::kind)
                                                            : user_object(bits, handle_of<T>::kind);
    return static_cast<T *>(object);
}

// The same of a user's handle alone: null for those of predefined objects.
template <typename T>
[[gnu::always_inline]] inline T *look_up_user(typename handle_of<T>::c_type handle) noexcept
{
    return static_cast<T *>(user_object(reinterpret_cast<std::uintptr_t>(handle), handle_of<T>::kind));
}

// The same as look_up; an invalid handle is refused.
template <typename T>
[[gnu::always_inline]] inline T &find(typename handle_of<T>::c_type handle, const char *argument)
{
    T *const object = look_up<T>(handle);
    if (object == nullptr) [[unlikely]]
        fail(handle_of<T>::error_class, argument, "is not a valid handle");
    return *object;
}

template <typename T>
T *find_if(bool has_meaning, typename handle_of<T>::c_type handle, const char *argument)
{
    return has_meaning ? &find<T>(handle, argument) : nullptr;
}

// The object behind a handle, or a null pointer for the null handle.
template <typename T>
T *find_or_null(typename handle_of<T>::c_type handle, typename handle_of<T>::c_type null, const char *argument)
{
    return handle == null ? nullptr : &find<T>(handle, argument);
}

template <typename T>
typename handle_of<T>::c_type handle_to(const T &object) noexcept
{
    return reinterpret_cast<typename handle_of<T>::c_type>(object.handle_bits());
}

}  // namespace solo

#endif
