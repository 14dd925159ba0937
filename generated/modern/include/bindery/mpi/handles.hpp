// Do not edit: `bindery generate` writes this from specs/ through templates/modern/handles.hpp.j2.
// A type for each kind of handle. It owns nothing: freeing is the program's.
#pragma once

#include <bindery/mpi/handle.hpp>

namespace bindery::mpi {

// A communicator.
struct comm : detail::handle<comm, MPI_Comm> {
    using handle::handle;
    template <class = void>
    static constexpr MPI_Comm null_handle() noexcept { return MPI_COMM_NULL; }
};

// A datatype.
struct datatype : detail::handle<datatype, MPI_Datatype> {
    using handle::handle;
    template <class = void>
    static constexpr MPI_Datatype null_handle() noexcept { return MPI_DATATYPE_NULL; }
};

// An error handler.
struct errhandler : detail::handle<errhandler, MPI_Errhandler> {
    using handle::handle;
    template <class = void>
    static constexpr MPI_Errhandler null_handle() noexcept { return MPI_ERRHANDLER_NULL; }
};

// An open file.
struct file : detail::handle<file, MPI_File> {
    using handle::handle;
    template <class = void>
    static constexpr MPI_File null_handle() noexcept { return MPI_FILE_NULL; }
};

// A group of processes.
struct group : detail::handle<group, MPI_Group> {
    using handle::handle;
    template <class = void>
    static constexpr MPI_Group null_handle() noexcept { return MPI_GROUP_NULL; }
};

// A set of hints.
struct info : detail::handle<info, MPI_Info> {
    using handle::handle;
    template <class = void>
    static constexpr MPI_Info null_handle() noexcept { return MPI_INFO_NULL; }
};

#if BND_HAS_MPI_Improbe
// A matched message.
struct message : detail::handle<message, MPI_Message> {
    using handle::handle;
    template <class = void>
    static constexpr MPI_Message null_handle() noexcept { return MPI_MESSAGE_NULL; }
};
#endif

// A reduction operation.
struct op : detail::handle<op, MPI_Op> {
    using handle::handle;
    template <class = void>
    static constexpr MPI_Op null_handle() noexcept { return MPI_OP_NULL; }
};

// A request for an operation under way.
struct request : detail::handle<request, MPI_Request> {
    using handle::handle;
    template <class = void>
    static constexpr MPI_Request null_handle() noexcept { return MPI_REQUEST_NULL; }
};

#if BND_HAS_MPI_Group_from_session_pset
// A session.
struct session : detail::handle<session, MPI_Session> {
    using handle::handle;
    template <class = void>
    static constexpr MPI_Session null_handle() noexcept { return MPI_SESSION_NULL; }
};
#endif

// A window.
struct win : detail::handle<win, MPI_Win> {
    using handle::handle;
    template <class = void>
    static constexpr MPI_Win null_handle() noexcept { return MPI_WIN_NULL; }
};

#if BND_HAS_MPI_T_cvar_get_info
// An enumeration of the tool information interface.
struct t_enum : detail::handle<t_enum, MPI_T_enum> {
    using handle::handle;
    template <class = void>
    static constexpr MPI_T_enum null_handle() noexcept { return MPI_T_ENUM_NULL; }
};
#endif

#if BND_HAS_MPI_T_cvar_handle_alloc
// A handle of a control variable.
struct t_cvar_handle : detail::handle<t_cvar_handle, MPI_T_cvar_handle> {
    using handle::handle;
    template <class = void>
    static constexpr MPI_T_cvar_handle null_handle() noexcept { return MPI_T_CVAR_HANDLE_NULL; }
};
#endif

#if BND_HAS_MPI_T_pvar_handle_alloc
// A handle of a performance variable.
struct t_pvar_handle : detail::handle<t_pvar_handle, MPI_T_pvar_handle> {
    using handle::handle;
    template <class = void>
    static constexpr MPI_T_pvar_handle null_handle() noexcept { return MPI_T_PVAR_HANDLE_NULL; }
};
#endif

#if BND_HAS_MPI_T_pvar_handle_alloc
// A session of performance variables.
struct t_pvar_session : detail::handle<t_pvar_session, MPI_T_pvar_session> {
    using handle::handle;
    template <class = void>
    static constexpr MPI_T_pvar_session null_handle() noexcept { return MPI_T_PVAR_SESSION_NULL; }
};
#endif

#if BND_HAS_MPI_T_event_callback_get_info
// A registration for an event type; it has no null constant.
struct t_event_registration : detail::handle<t_event_registration, MPI_T_event_registration> {
    using handle::handle;
    template <class = void>
    static constexpr MPI_T_event_registration null_handle() noexcept { return MPI_T_event_registration{}; }
};
#endif

#if BND_HAS_MPI_T_event_copy
// One event, valid inside its callback; it has no null constant.
struct t_event_instance : detail::handle<t_event_instance, MPI_T_event_instance> {
    using handle::handle;
    template <class = void>
    static constexpr MPI_T_event_instance null_handle() noexcept { return MPI_T_event_instance{}; }
};
#endif

}  // namespace bindery::mpi
