// Types of arguments that C writes as numbers, pointers and addresses with a meaning of their own.
#pragma once

#include <bindery/detail/has.hpp>

#include <concepts>
#include <cstddef>
#include <iterator>
#include <limits>
#include <type_traits>
#include <utility>

// Whether arrays that belong together are compared by their sizes: as with assert, unless NDEBUG says otherwise.
#ifndef BINDERY_MPI_CHECKS
#ifdef NDEBUG
#define BINDERY_MPI_CHECKS 0
#else
#define BINDERY_MPI_CHECKS 1
#endif
#endif

namespace bindery::mpi {

using aint = MPI_Aint;
using count = MPI_Count;
using offset = MPI_Offset;
using status = MPI_Status;

// A string for MPI: a pointer to characters that end with NUL.
class cstring {
public:
    constexpr cstring(const char *text) noexcept : text_(text) {}
    cstring(std::nullptr_t) = delete;
    template <class String>
        requires requires(const String &string) {
            { string.c_str() } -> std::convertible_to<const char *>;
        }
    constexpr cstring(const String &string) noexcept : text_(string.c_str())
    {
    }
    constexpr const char *c_str() const noexcept { return text_; }

private:
    const char *text_;
};

// A string from MPI, in place: `room` characters and the NUL.
template <int room>
class string {
public:
    string() noexcept { text_[0] = '\0'; }
    const char *c_str() const noexcept { return text_; }
    operator const char *() const noexcept { return text_; }
    std::size_t size() const noexcept { return __builtin_strlen(text_); }
    const char *begin() const noexcept { return text_; }
    const char *end() const noexcept { return text_ + size(); }
    char *data() noexcept { return text_; }

private:
    char text_[room + 1];
};

// A contiguous range, or an address that MPI gives a meaning: MPI_STATUSES_IGNORE, MPI_UNWEIGHTED.
template <class T>
class array_or_address {
public:
    constexpr array_or_address(T *address) noexcept : data_(address), size_(any) {}
    template <class Range>
        requires requires(Range &range) {
            { std::data(range) } -> std::convertible_to<T *>;
            std::size(range);
        }
    constexpr array_or_address(Range &&range) noexcept : data_(std::data(range))
                                                       , size_(std::size(range))
    {
    }
    constexpr T *data() const noexcept { return data_; }
    constexpr bool has_size(std::size_t size) const noexcept { return size_ == any || size_ == size; }

private:
    static constexpr std::size_t any = std::numeric_limits<std::size_t>::max();
    T *data_;
    std::size_t size_;
};

namespace detail {

// Whether the C type holds every value of N; MPI_Count is for the large form although MPI_Aint may be as wide.
template <class N, class C>
concept small = std::same_as<N, C> || (std::integral<N> && !std::same_as<N, MPI_Count> &&
                                       std::numeric_limits<N>::digits <= std::numeric_limits<C>::digits);

// This type chooses the form of a routine that only returns counts: get_count<mpi::count>(…).
template <class N>
concept wide = std::integral<N> && !small<N, int>;

// An integer beside arrays, whose type chooses the routine; C is what that takes. `exact` refuses types that C does not hold,
// where the large form has arrays of the same type.
template <class C, bool exact = false>
class number {
public:
    template <std::integral N>
        requires(!exact || small<N, C>)
    constexpr number(N value) noexcept : value_(static_cast<MPI_Count>(value))
    {
    }
    constexpr MPI_Count value() const noexcept { return value_; }

private:
    MPI_Count value_;
};

template <class C, std::integral N>
constexpr bool fits(N value) noexcept
{
    if constexpr (std::unsigned_integral<N>)
        return std::in_range<C>(value);
    else
        return static_cast<N>(static_cast<C>(value)) == value;  // folded where the value comes from a C
}

template <class C, bool exact>
constexpr bool fits(number<C, exact> number) noexcept
{
    return fits<C>(number.value());
}

// The type of a callback's argument; some mpi.h define a type of function as a pointer.
template <class Function>
using callback = std::add_pointer_t<std::remove_pointer_t<Function>>;

// An input array or status; some mpi.h lack its const.
template <class T>
class passed {
public:
    constexpr explicit passed(const T *data) noexcept : data_(data) {}
    constexpr operator const T *() const noexcept { return data_; }
    constexpr operator T *() const noexcept { return const_cast<T *>(data_); }

private:
    const T *data_;
};

template <class... Rest>
constexpr bool agree([[maybe_unused]] std::size_t first, [[maybe_unused]] const Rest &...rest) noexcept
{
    if constexpr (BINDERY_MPI_CHECKS) {
        const auto same = [first](const auto &other) {
            if constexpr (requires { other.has_size(first); })
                return other.has_size(first);
            else
                return other == first;
        };
        return (same(rest) && ...);
    } else {
        return true;
    }
}

// Always checked: a truncated length would be another message.
template <class C>
constexpr bool is_length(std::size_t size) noexcept
{
    return std::in_range<C>(size);
}

}  // namespace detail
}  // namespace bindery::mpi
