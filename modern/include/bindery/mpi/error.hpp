// Errors of calls: mpi::error, mpi::result, and how a wrapper refuses an argument itself.
#pragma once

#include <bindery/mpi/handles.hpp>

#include <cstdio>
#include <cstdlib>
#include <exception>

namespace bindery::mpi {

// An error code of MPI as an exception. It needs an error handler that returns: MPI's default one aborts.
class error : public std::exception {
public:
    explicit error(int code) noexcept : code_(code)
    {
        int length = 0;
        text_[0] = '\0';
        if (PMPI_Error_class(code, &class_) != MPI_SUCCESS)
            class_ = MPI_ERR_UNKNOWN;
        if (PMPI_Error_string(code, text_, &length) != MPI_SUCCESS || !text_[0])
            std::snprintf(text_, sizeof text_, "MPI error %d", code);
    }
    int code() const noexcept { return code_; }
    int error_class() const noexcept { return class_; }
    const char *what() const noexcept override { return text_; }

private:
    int code_;
    int class_ = MPI_ERR_UNKNOWN;
    char text_[MPI_MAX_ERROR_STRING + 1];
};

namespace detail {

// Without exceptions it reports the error and aborts; bindery::mpi::returning needs neither.
[[noreturn]] __attribute__((cold, noinline)) inline void fail(int code)
{
#ifdef __cpp_exceptions
    throw error(code);
#else
    std::fprintf(stderr, "bindery: %s\n", error(code).what());
    std::abort();
#endif
}

// Raise an error of a wrapper on the object of the call, and return its code if the error handler returns.
__attribute__((cold, noinline)) inline int raise(comm comm, int error_class) noexcept
{
    PMPI_Comm_call_errhandler(comm, error_class);
    return error_class;
}

__attribute__((cold, noinline)) inline int raise(win win, int error_class) noexcept
{
    PMPI_Win_call_errhandler(win, error_class);
    return error_class;
}

__attribute__((cold, noinline)) inline int raise(file file, int error_class) noexcept
{
    PMPI_File_call_errhandler(file, error_class);
    return error_class;
}

#if BND_HAS_MPI_Session_call_errhandler
__attribute__((cold, noinline)) inline int raise(session session, int error_class) noexcept
{
    PMPI_Session_call_errhandler(session, error_class);
    return error_class;
}
#endif

// Calls without such an object: their errors are raised on MPI_COMM_SELF since MPI 4.0.
__attribute__((cold, noinline)) inline int raise(int error_class) noexcept
{
    return raise(comm(MPI_VERSION < 4 ? MPI_COMM_WORLD : MPI_COMM_SELF), error_class);
}

}  // namespace detail

// A value or an error code; reading it without asking is an error if there is none.
template <class T>
class [[nodiscard]] result {
public:
    using value_type = T;

    result() noexcept {}  // without a value, until set_code()
    explicit result(int code) noexcept : code_(code) {}
    explicit result(detail::uninitialized without) noexcept : value_(without) {}

    explicit operator bool() const noexcept { return code_ == MPI_SUCCESS; }
    bool has_value() const noexcept { return code_ == MPI_SUCCESS; }
    int code() const noexcept { return code_; }

    T &value() &
    {
        check();
        return value_;
    }
    const T &value() const &
    {
        check();
        return value_;
    }
    T value() &&
    {
        check();
        return value_;
    }
    T value_or(T other) const noexcept { return has_value() ? value_ : other; }
    T &operator*() noexcept { return value_; }
    const T &operator*() const noexcept { return value_; }
    T *operator->() noexcept { return &value_; }
    const T *operator->() const noexcept { return &value_; }

    // For functions that return a result: the value follows.
    void set_code(int code) noexcept { code_ = code; }

private:
    void check() const
    {
        if (code_ != MPI_SUCCESS) [[unlikely]]
            detail::fail(code_);
    }

    int code_;
    T value_;
};

template <>
class [[nodiscard]] result<void> {
public:
    using value_type = void;

    result() noexcept = default;
    explicit result(int code) noexcept : code_(code) {}

    explicit operator bool() const noexcept { return code_ == MPI_SUCCESS; }
    bool has_value() const noexcept { return code_ == MPI_SUCCESS; }
    int code() const noexcept { return code_; }
    void value() const
    {
        if (code_ != MPI_SUCCESS) [[unlikely]]
            detail::fail(code_);
    }

private:
    int code_ = MPI_SUCCESS;
};

}  // namespace bindery::mpi
