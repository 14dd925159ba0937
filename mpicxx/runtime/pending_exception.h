// Exceptions between a callback and the method under which it ran: none passes through frames of C.
#ifndef BND_CXX_PENDING_EXCEPTION_H
#define BND_CXX_PENDING_EXCEPTION_H

#include "bnd_cxx.h"

#include <exception>
#include <utility>

namespace bnd_cxx {

// For the method under which this code runs: the code of an error, or an exception, which has precedence. Without a method, as in a
// call of C's routine, nobody throws them: the next method drops them.
void leave_code(int code) noexcept;
void leave_exception(std::exception_ptr exception) noexcept;

// While a function of the program runs, what an outer call left is put aside: methods that the function calls do not throw it.
class nested_calls {
public:
    nested_calls() : outer_(pending) { pending = nullptr; }
    ~nested_calls();
    nested_calls(const nested_calls &) = delete;
    nested_calls &operator=(const nested_calls &) = delete;

private:
    pending_exception *const outer_;
};

// Calls a function of the program, and keeps what it throws. False: it threw.
template <typename Call>
bool call_program(Call call) noexcept
{
    std::exception_ptr thrown;
    {
        const nested_calls scope;
        try {
            call();
        } catch (...) {
            thrown = std::current_exception();
        }
    }
    if (!thrown)
        return true;
    leave_exception(std::move(thrown));
    return false;
}

// A callback that threw returns this to C: an error if C's routine then returns one, too. Under a handler that ends the program it is
// success, and the method throws after the call.
int code_of_exception(MPI_Errhandler handler) noexcept;
int code_of_exception_on(MPI_Comm comm) noexcept;
int code_of_exception_on_world() noexcept;  // of callbacks without a communicator

// Raises MPI_ERR_NO_MEM, on MPI_COMM_WORLD as MPI-2.2 has it, and returns it.
int refuse_memory() noexcept;

}  // namespace bnd_cxx

#endif
