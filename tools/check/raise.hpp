// `--raise`: a finding in a call raises an error of MPI.
#pragma once

#include "calls.hpp"
#include "errors.hpp"
#include "findings.hpp"

namespace check {

int raise_on(MPI_Comm comm, int error_class);
int raise_on_window(MPI_Win win, int error_class);
int raise_on_file(MPI_File file, int error_class);

// Calls the error handler of the object of the call, or that of calls without one (MPI 5.0, 9.3). Returns the class.
template <class Call>
int raise(Call &call, int error_class)
{
    if constexpr (requires { raise_on_window(call.win, error_class); })
        return raise_on_window(call.win, error_class);
    else if constexpr (requires { raise_on_file(call.fh, error_class); })
        return raise_on_file(call.fh, error_class);
    else if constexpr (Call::has_communicator)
        return raise_on(call.communicator(), error_class);
    else
        return raise_on(MPI_COMM_SELF, error_class);
}

// Around a call: its own errors are findings, and the findings of it may be errors.
template <class Call, class Next>
auto with_raise(Call &call, std::uint32_t site, Next next)
{
    if constexpr (!returns_code<Call>) {
        return next();
    } else {
        forget_asked();
        int result = next();
        const int asked = asked_class();
        if constexpr (errors_are_mistakes<Call>)
            if (result != MPI_SUCCESS && asked == MPI_SUCCESS)
                report_returned(Call::routine, site, result);
        if (asked != MPI_SUCCESS)
            result = raise(call, asked);
        forget_asked();
        return result;
    }
}

}  // namespace check
