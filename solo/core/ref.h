#ifndef SOLO_CORE_REF_H
#define SOLO_CORE_REF_H

#include <utility>

namespace solo {

// Reference-counting pointer.
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
    // Take over an existing reference.
    static ref adopt(T *object) noexcept
    {
        ref adopted;
        adopted.object_ = object;
        return adopted;
    }
    // Give up the reference.
    T *detach() noexcept { return std::exchange(object_, nullptr); }
    // For members that are reused often: drop leaves the pointer, which must not be read before the next hold.
    void drop() noexcept { object_->release(); }
    void hold(T &object) noexcept
    {
        object_ = &object;
        object.retain();
    }
    T *get() const noexcept { return object_; }
    T &operator*() const noexcept { return *object_; }
    T *operator->() const noexcept { return object_; }
    explicit operator bool() const noexcept { return object_ != nullptr; }

private:
    T *object_ = nullptr;
};

}  // namespace solo

#endif
