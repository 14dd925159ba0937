// What a call throws.
#pragma once
#include "../programs/check.h"

// The class of the MPI::Exception that the call throws, or MPI::SUCCESS.
template <typename Call>
int thrown_class(Call call)
{
    try {
        call();
    } catch (const MPI::Exception &error) {
        CHECK(error.Get_error_string()[0] != '\0' && error.Get_error_code() != MPI::SUCCESS);
        return error.Get_error_class();
    }
    return MPI::SUCCESS;
}

// The value that the call throws, or `none`.
template <typename Value, typename Call>
Value thrown_value(Call call, Value none)
{
    try {
        call();
    } catch (Value &value) {
        return value;
    }
    return none;
}
