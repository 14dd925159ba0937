// A handle of MPI as a type of its own: exactly the C handle, owning nothing.
#pragma once

#include <bindery/detail/has.hpp>

#include <cstddef>
#include <span>

namespace bindery::mpi::detail {

// Makes a handle without a value: an MPI routine writes it next.
struct uninitialized {
    explicit uninitialized() = default;
};

// `Own` is the type of handle that derives from this; null_handle() is its null handle.
template <class Own, class C>
struct handle {
    using native_type = C;

    C native;

    constexpr handle() noexcept : native(Own::template null_handle<>()) {}
    explicit handle(uninitialized) noexcept {}
    constexpr handle(C from) noexcept : native(from) {}
    constexpr operator C() const noexcept { return native; }

    static constexpr Own null() noexcept { return Own(); }
    constexpr bool is_null() const noexcept { return native == Own::template null_handle<>(); }

    friend constexpr bool operator==(const Own &a, const Own &b) noexcept { return a.native == b.native; }
    friend constexpr bool operator==(const Own &a, C b) noexcept { return a.native == b; }
};

// A typed handle has the layout of the C handle, and so has an array of them.
template <class Own>
auto natives(std::span<Own> array) noexcept
{
    using native = typename Own::native_type;
    static_assert(sizeof(Own) == sizeof(native) && alignof(Own) == alignof(native));
    return reinterpret_cast<native *>(array.data());
}

template <class Own>
auto natives(std::span<const Own> array) noexcept
{
    using native = typename Own::native_type;
    static_assert(sizeof(Own) == sizeof(native) && alignof(Own) == alignof(native));
    return reinterpret_cast<const native *>(array.data());
}

}  // namespace bindery::mpi::detail

namespace bindery::mpi {

// request r(uninitialized): without the null handle, where a call writes it next.
inline constexpr detail::uninitialized uninitialized{};

// An array of C handles as one of typed handles: handles<request>(requests, n).
template <class Own>
std::span<Own> handles(typename Own::native_type *first, std::size_t size) noexcept
{
    return {reinterpret_cast<Own *>(first), size};
}

}  // namespace bindery::mpi
