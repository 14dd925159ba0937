// Which buffers of a call the root alone has.
#pragma once

#include "calls.hpp"

#include <bindery/detail/bytes.hpp>

namespace check {

template <class Call>
bool is_significant(Call &call, rooted here)
{
    if constexpr (root_alone<Call> == rooted::none)
        return true;
    else
        return root_alone<Call> != here ||
               call.root_rank() == bindery::detail::group_rank(call.communicator());
}

}  // namespace check
