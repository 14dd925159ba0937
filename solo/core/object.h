// Objects behind handles.
//
// User handles are not addresses: they hold the kind, a number, and the generation of that number. Freed handles, handles of
// another kind and arbitrary bits are detected without dereferencing them.
#ifndef SOLO_CORE_OBJECT_H
#define SOLO_CORE_OBJECT_H

#include "bnd_conversion.h"
#include "core/failure.h"
#include "core/handles.h"
#include "core/ref.h"
#include "core/state.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <utility>

namespace solo {

struct Object;
struct Errhandler;

// A reference-counted object behind a handle. Freeing a handle (`release_handle`) invalidates it and drops its reference;
// operations that still need the object hold a ref.
struct Object {
    explicit Object(bnd_handle_kind kind_of) : kind(kind_of) {}
    virtual ~Object() = default;
    Object(const Object &) = delete;
    Object &operator=(const Object &) = delete;

    // Immortal objects do not count references: predefined ones, to which threads may refer before locking is on.
    void make_immortal() noexcept { references_.store(immortal, std::memory_order_relaxed); }
    bool is_immortal() const noexcept { return references_.load(std::memory_order_relaxed) >= immortal; }

    void retain_atomic() noexcept
    {
        if (!is_immortal())
            references_.fetch_add(1, std::memory_order_relaxed);
    }
    void release_atomic() noexcept
    {
        if (!is_immortal() && references_.fetch_sub(1, std::memory_order_acq_rel) == 1)
            destroy(*this);
    }
    void retain() noexcept
    {
        const int count = references_.load(std::memory_order_relaxed);
        if (count >= immortal)
            return;
        if (locking_on.load(std::memory_order_relaxed))
            references_.fetch_add(1, std::memory_order_relaxed);
        else
            references_.store(count + 1, std::memory_order_relaxed);
    }
    void release() noexcept
    {
        if (release_is_last())
            destroy(*this);
    }
    // As release, but the caller deletes the object if this was the last reference.
    bool release_is_last() noexcept
    {
        const int count = references_.load(std::memory_order_relaxed);
        if (count >= immortal)
            return false;
        if (locking_on.load(std::memory_order_relaxed))
            return references_.fetch_sub(1, std::memory_order_acq_rel) == 1;
        references_.store(count - 1, std::memory_order_relaxed);
        return count == 1;
    }
    bool is_predefined() const noexcept
    {
        const std::uintptr_t handle = handle_bits();
        return handle < handles::first_user_number && handle != 0;
    }
    // Another thread may be closing an object to which one only refers.
    std::uintptr_t handle_bits() const noexcept { return handle_.load(std::memory_order_relaxed); }

    // The object whose error handler is invoked for an error of this one (R151); null: that of MPI_COMM_SELF.
    virtual const Object *raises_on() const { return nullptr; }
    // Its error handler; null: it has none. Call under the lock of errhandler.h.
    virtual const Errhandler *attached_errhandler() const { return nullptr; }
    // For messages to the user: "a communicator".
    virtual std::string description() const { return "an object"; }
    // The name that the user gave it, or its file's; empty: none.
    virtual std::string name_given() const { return {}; }

    const bnd_handle_kind kind;

private:
    friend void assign_handle(Object &object);
    friend void assign_predefined_handle(Object &object, std::uintptr_t predefined);
    friend void release_handle(Object &object) noexcept;
    friend void invalidate(Object &object) noexcept;
    friend void park(Object &object) noexcept;
    friend void unpark(Object &object) noexcept;
    static constexpr int immortal = 1 << 30;
    static void destroy(Object &object) noexcept;
    std::atomic<int> references_{1};
    std::atomic<std::uintptr_t> handle_{0};
    handles::slot *slot_ = nullptr;  // of a user's handle
};

// For kinds that threads may create and free before MPI_THREAD_MULTIPLE is provided (R166).
struct Concurrent_object : Object {
    using Object::Object;
    void retain() noexcept { retain_atomic(); }
    void release() noexcept { release_atomic(); }
};

// Assign a new handle, which owns the reference made by `new`. Throws MPI_ERR_NO_MEM if no number is left.
void assign_handle(Object &object);
// Give a predefined object its handle of the ABI.
void assign_predefined_handle(Object &object, std::uintptr_t predefined);
// Make the handle of an object invalid and drop the handle's reference.
void release_handle(Object &object) noexcept;
// Invalidate the handle of a predefined object; the object stays.
void invalidate(Object &object) noexcept;
// Park: invalidate the handle but keep its slot, for objects that come and go often; unpark assigns the next generation. Not
// thread-safe for one object.
inline void park(Object &object) noexcept
{
    object.slot_->bits.store((object.handle_bits() + handles::generation_unit) | handles::free_bit,
                             std::memory_order_relaxed);
}
inline void unpark(Object &object) noexcept
{
    const std::uintptr_t next = object.handle_bits() + handles::generation_unit;
    object.handle_.store(next, std::memory_order_relaxed);
    object.slot_->bits.store(next, std::memory_order_release);
}

[[gnu::visibility("hidden")]] extern Object *predefined_objects[handles::predefined_offset(BND_HANDLE_KINDS)];

// The entry of a predefined object; null: the handle is none of the kind.
[[gnu::always_inline]] inline Object **predefined_entry(std::uintptr_t bits, bnd_handle_kind kind) noexcept
{
    const auto [first, end] = handles::predefined_ranges[kind];
    return bits >= first && bits < end ? &predefined_objects[handles::predefined_offset(kind) + (bits - first)]
                                       : nullptr;
}

// Call a function for each object with a user's handle.
void visit_user_objects(bnd_handle_kind kind, const std::function<void(const Object &)> &visit);

inline Object *user_object(std::uintptr_t bits, bnd_handle_kind kind) noexcept
{
    using namespace handles;
    const slot *const s = slot_of(tables[kind], static_cast<std::uint32_t>(bits));
    if (s == nullptr || s->bits.load(std::memory_order_acquire) != bits) [[unlikely]]
        return nullptr;
    auto *const object = static_cast<Object *>(s->object.load(std::memory_order_relaxed));
    if (object == nullptr)
        __builtin_unreachable();  // saves the caller's second test
    return object;
}

// The object of a kind behind a handle of any value; null if it is not valid.
[[gnu::always_inline]] inline Object *look_up_object(bnd_handle_kind kind, const void *handle) noexcept
{
    const auto bits = reinterpret_cast<std::uintptr_t>(handle);
    Object *const *const predefined = predefined_entry(bits, kind);
    return predefined != nullptr ? *predefined : user_object(bits, kind);
}

// Traits of each object class: kind, C type, error class of an invalid handle.
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
    return static_cast<T *>(look_up_object(handle_of<T>::kind, handle));
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
