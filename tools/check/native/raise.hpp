// `--raise`: a finding in a call raises an error of MPI.
#pragma once

#include "call_facts.hpp"
#include "errors.hpp"
#include "findings.hpp"

namespace check {

template <class Call>
error_object error_object_of([[maybe_unused]] Call &call)
{
    error_object result;
    if constexpr (requires { result.win = call.win; })
        result.win = call.win;
    else if constexpr (requires { result.file = call.fh; })
        result.file = call.fh;
    else if constexpr (Call::has_communicator)
        result.comm = call.communicator();
    return result;
}

// Around a call: its own errors are findings, and the findings of it may be errors.
template <class Call, class Next>
auto with_raise(Call &call, std::uint32_t site, Next next)
{
    if constexpr (!returns_code<Call>) {
        return next();
    } else {
        const int result = next();
        if (result == MPI_SUCCESS && asked_class() == MPI_SUCCESS) [[likely]]
            return result;
        return end_with_error(result, errors_are_mistakes<Call>, Call::routine, site, error_object_of(call));
    }
}

}  // namespace check
