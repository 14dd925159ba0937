// Which buffers of a call the root alone has.
#pragma once

#include "call_facts.hpp"

#include <bindery/detail/bytes.hpp>

namespace check {

template <class Call>
bool is_significant(Call &call, rooted here)
{
    if constexpr (!Call::has_root_rank) {
        return true;
    } else {
        const bindery::detail::rooted in(call.communicator(), call.root_rank());
        if constexpr (root_alone<Call> == rooted::none)
            return in.is_root || in.is_leaf;
        else
            return root_alone<Call> == here ? in.is_root : in.is_leaf;
    }
}

}  // namespace check
