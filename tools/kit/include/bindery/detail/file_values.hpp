// Values that MPI_File_close has to forget: files have no attributes.
#pragma once

#include <bindery/detail/has.hpp>
#include <bindery/detail/link.hpp>

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

class file_values {
public:
    // Before the close: another thread may get the handle as soon as the file is closed. The calling thread still finds the value.
    virtual void begin_close(MPI_File file) = 0;
    // In the same thread.
    virtual void end_close(bool is_closed) = 0;

    static file_values *first() { return __atomic_load_n(&all, __ATOMIC_ACQUIRE); }
    file_values *next() const { return next_; }

protected:
    constexpr file_values() = default;
    ~file_values() = default;

    // Once, for ever: tools are never destroyed.
    void enlist()
    {
        next_ = __atomic_load_n(&all, __ATOMIC_RELAXED);
        while (!__atomic_compare_exchange_n(&all, &next_, this, true, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
            ;
    }

private:
    static constinit inline file_values *all = nullptr;
    file_values *next_ = nullptr;
};

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
