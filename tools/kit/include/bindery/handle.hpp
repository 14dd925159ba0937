// A handle of MPI with a type for each kind of object. In some MPIs the types of C are all int, and the compiler takes each for the other.
#pragma once

#include <bindery/handles.hpp>

#include <concepts>

namespace bindery {

// The roles of a call are of this type, which converts to MPI_Comm and the like, and from them. It owns nothing.
template <object kind>
class handle {
public:
    using native_type = typename detail::native_handle<kind>::type;

    handle() = default;  // without a value, as a variable of C
    constexpr handle(native_type native) : native_(native) {}
    template <object other>
    handle(handle<other>) = delete;  // a handle of another kind of object

    constexpr operator native_type() const { return native_; }
    // As a number, for tables.
    template <std::integral Number>
        requires(sizeof(Number) == sizeof(void *))
    explicit operator Number() const
    {
        return (Number)native_;
    }

    friend constexpr bool operator==(handle a, handle b) { return a.native_ == b.native_; }
    friend constexpr bool operator==(handle a, native_type b) { return a.native_ == b; }

private:
    native_type native_;
};

template <object one, object other>
    requires(one != other)
bool operator==(handle<one>, handle<other>) = delete;  // handles of two kinds of objects

}  // namespace bindery
