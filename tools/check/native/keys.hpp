// Attribute keys.
#pragma once

#include "call_facts.hpp"
#include "objects.hpp"

namespace check {

template <class Call>
constexpr bool makes_keyval = Call::is(bindery::creates_key);
template <class Call>
constexpr bool frees_keyval = Call::is(bindery::frees_key);

// The attribute key that a call makes or frees.
template <class Call>
handle keyval_of(Call &call)
{
    const auto at = [](std::string_view type, const int *place) {
        return handle{type, place ? std::uintptr_t(unsigned(*place)) : 0};
    };
    if constexpr (requires { call.type_keyval; })
        return at("type_keyval", call.type_keyval);
    else if constexpr (requires { call.win_keyval; })
        return at("win_keyval", call.win_keyval);
    else if constexpr (requires { call.comm_keyval; })
        return at("comm_keyval", call.comm_keyval);
    else
        return at("comm_keyval", call.keyval);
}

template <class Call>
auto with_key(Call &call, std::uint32_t site)
{
    const handle before = keyval_of(call);
    const auto result = call.next();
    if (result != MPI_SUCCESS)
        return result;
    if constexpr (frees_keyval<Call>)
        freed_object freed(before);
    else
        made(keyval_of(call), {Call::routine, site});
    return result;
}

}  // namespace check
