// Who a communicator, window or file is: a number that is the same on all of its processes, their ranks in MPI_COMM_WORLD, its name.
//
//     static constexpr bool identities = true;  // of the tool: the kit follows how the program makes and frees them
//     …
//     const bindery::identity_pointer comm = bindery::identity_of(call);  // of its window, file or communicator
//     comm->number, comm->world_rank(call.peer()), comm->name()
//
// No process asks another one: what all processes of an object know when they make it says which one it is.
#pragma once

#include <bindery/detail/call.hpp>
#include <bindery/detail/identities.hpp>

#include <concepts>
#include <cstdint>
#include <string>

namespace bindery::inline BND_TOOL_NAMESPACE {

// That of an object of this kind, by its handle; before the program frees it. Never null.
template <object kind, class Handle>
identity_pointer identity_of(Handle handle)
{
    return detail::identities<>.find(kind, (std::uint64_t)handle);
}

// That of the window, file or communicator of a call.
template <class Call>
    requires(Call::has_window || Call::has_file_handle || Call::has_communicator)
identity_pointer identity_of(const Call &call)
{
    if constexpr (Call::has_window)
        return identity_of<object::window>(call.window());
    else if constexpr (Call::has_file_handle)
        return identity_of<object::file>(call.file_handle());
    else
        return identity_of<object::communicator>(call.communicator());
}

// That of the object that a call has made: in the tool's function, after next() has succeeded.
template <class Call>
identity_pointer new_identity(const Call &call)
{
    detail::identify(call);
    return detail::identities<>.find(Call::routine.info().creates, (std::uint64_t)call.new_handle());
}

}  // namespace bindery::inline BND_TOOL_NAMESPACE

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

// For enter(): around the calls that make or free objects.
template <class Tool>
struct identity_hooks {
    template <class Call>
    static void before(const Call &call)
    {
        if constexpr (Call::is(attributes::frees_handle))
            if (const auto *const handle = freed_handle(call))
                identities<>.forget(Call::routine.info().frees, (std::uint64_t)*handle);
    }

    template <class Call>
    static void after(const Call &call)
    {
        if constexpr (Call::is(attributes::creates_handle))
            identify(call);
        last_identified = nullptr;
    }

private:
    template <class Call>
    static const auto *freed_handle(const Call &call)
    {
        if constexpr (requires { call.win; })
            return call.win;
        else if constexpr (requires { call.fh; })
            return call.fh;
        else
            return call.comm;
    }
};

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
