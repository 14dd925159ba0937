// A function throws the error code of its call, or returns it beside the value.
#pragma once

#include <bindery/mpi/error.hpp>

namespace bindery::mpi::detail::throwing {

template <class T>
using returned = T;

inline void finish(int code)
{
    if (code != MPI_SUCCESS) [[unlikely]]
        fail(code);
}

template <class T>
void store(T &, int code)
{
    finish(code);
}

template <class T>
T &value(T &returned) noexcept
{
    return returned;
}

template <class T>
[[noreturn, gnu::always_inline]] inline T refuse(int code)
{
    fail(code);
}

template <class T>
[[noreturn, gnu::always_inline]] inline void refuse(T &, int code)
{
    fail(code);
}

}  // namespace bindery::mpi::detail::throwing

namespace bindery::mpi::detail::returning {

template <class T>
using returned = result<T>;

inline result<void> finish(int code) noexcept { return result<void>(code); }

template <class T>
void store(result<T> &returned, int code) noexcept
{
    returned.set_code(code);
}

template <class T>
T &value(result<T> &returned) noexcept
{
    return *returned;
}

template <class T>
result<T> refuse(int code) noexcept
{
    return result<T>(code);
}

template <class T>
void refuse(result<T> &returned, int code) noexcept
{
    returned.set_code(code);
}

}  // namespace bindery::mpi::detail::returning
