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
#include <bindery/detail/selected.hpp>

#include <concepts>
#include <cstdint>
#include <string>

namespace bindery::inline BND_TOOL_NAMESPACE {

// That of an object of this kind, by its handle; before the program frees it. Never null.
template <object kind>
identity_pointer identity_of(handle<kind> one)
{
    return detail::identities<>.find(kind, (std::uint64_t)one);
}

// That of the window, file or communicator of a call; of what it frees, before next().
template <class Call>
    requires(Call::has_window || Call::has_file_handle || Call::has_communicator)
identity_pointer identity_of(const Call &call)
{
    if constexpr (detail::frees_identified<Call>) {
        if (detail::leaving && *detail::leaving)
            return *detail::leaving;
    }
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

// The own rank in the world, and its size: of MPI_COMM_WORLD, or of mpi://WORLD where one session is used instead.
struct world_place {
    int rank = MPI_UNDEFINED, size = 0;
};
inline world_place place_in_world()
{
    world_place found;
    if (const detail::world_group world; world) {
        BND_TOOL_CALL(Group_rank)(world.get(), &found.rank);
        BND_TOOL_CALL(Group_size)(world.get(), &found.size);
    }
    return found;
}

}  // namespace bindery::inline BND_TOOL_NAMESPACE

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

// For enter(): around the calls that make or free objects.
template <class Tool>
class identity_hooks {
public:
    template <class Call>
    explicit identity_hooks(const Call &call)
    {
#if BND_HAS_MPI_Session_finalize
        if constexpr (Call::routine.info().frees == object::session) {
            open_sessions::all().close(*call.session);
            return;
        }
#endif
        if constexpr (frees_identified<Call>) {
            if (const auto *const handle = freed_handle(call))
                gone_ = identities<>.take(Call::routine.info().frees, (std::uint64_t)*handle);
            leaving = &gone_;
        }
    }
    identity_hooks(const identity_hooks &) = delete;
    ~identity_hooks() { leaving = outer_; }

    template <class Call>
    void end(const Call &call, int result)
    {
        if (result != MPI_SUCCESS) {
            if (gone_)
                identities<>.put(std::move(gone_));
            return;
        }
#if BND_HAS_MPI_Session_init
        if constexpr (Call::routine.info().creates == object::session)
            open_sessions::all().open(*call.session);
        else
#endif
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

    identity_pointer gone_;
    const identity_pointer *const outer_ = leaving;
};

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
