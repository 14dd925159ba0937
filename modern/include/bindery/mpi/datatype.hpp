// Which predefined datatype a type of C++ has, for buffers that are ranges: send(std::span(values), 1, 0, comm).
#pragma once

#include <bindery/mpi/handles.hpp>

#include <cstddef>
#include <iterator>
#include <type_traits>

namespace bindery::mpi {

// Specialise it for types of yours: static datatype get() returns a committed datatype.
template <class T>
struct datatype_of;

#define BND_DATATYPE(type, constant)                        \
    template <>                                             \
    struct datatype_of<type> {                              \
        static datatype get() noexcept { return constant; } \
    };
BND_DATATYPE(char, MPI_CHAR)
BND_DATATYPE(signed char, MPI_SIGNED_CHAR)
BND_DATATYPE(unsigned char, MPI_UNSIGNED_CHAR)
BND_DATATYPE(wchar_t, MPI_WCHAR)
BND_DATATYPE(short, MPI_SHORT)
BND_DATATYPE(unsigned short, MPI_UNSIGNED_SHORT)
BND_DATATYPE(int, MPI_INT)
BND_DATATYPE(unsigned, MPI_UNSIGNED)
BND_DATATYPE(long, MPI_LONG)
BND_DATATYPE(unsigned long, MPI_UNSIGNED_LONG)
BND_DATATYPE(long long, MPI_LONG_LONG)
BND_DATATYPE(unsigned long long, MPI_UNSIGNED_LONG_LONG)
BND_DATATYPE(float, MPI_FLOAT)
BND_DATATYPE(double, MPI_DOUBLE)
BND_DATATYPE(long double, MPI_LONG_DOUBLE)
BND_DATATYPE(std::byte, MPI_BYTE)
#undef BND_DATATYPE

// An MPI that was built without C++ has the null datatype for its types; C's are the same in memory.
#define BND_DATATYPE_OF_CXX(type, cxx, c)                                               \
    template <>                                                                         \
    struct datatype_of<type> {                                                          \
        static datatype get() noexcept { return (cxx) == MPI_DATATYPE_NULL ? c : cxx; } \
    };
BND_DATATYPE_OF_CXX(bool, MPI_CXX_BOOL, MPI_C_BOOL)

namespace detail {

template <class Range>
using element = std::remove_pointer_t<decltype(std::data(std::declval<Range &>()))>;

// A contiguous range of elements with a datatype, to send from.
template <class Range>
concept readable = requires(Range &range) {
    std::size(range);
    datatype_of<std::remove_cv_t<element<Range>>>::get();
};

// The same to receive into.
template <class Range>
concept writable = readable<Range> && !std::is_const_v<element<Range>>;

template <class Range>
datatype element_type() noexcept
{
    return datatype_of<std::remove_cv_t<element<Range>>>::get();
}

template <class First, class... Rest>
concept same_elements = (std::is_same_v<std::remove_cv_t<element<First>>, std::remove_cv_t<element<Rest>>> && ...);

}  // namespace detail
}  // namespace bindery::mpi
