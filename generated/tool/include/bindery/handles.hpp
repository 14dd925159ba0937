// Do not edit: `bindery generate` writes this from specs/ through templates/tool/handles.hpp.j2.
// The type that C has for each kind of handle.
#pragma once

#include <bindery/attributes.hpp>
#include <bindery/detail/has.hpp>

namespace bindery::detail {

template <object kind>
struct native_handle;

template <>
struct native_handle<object::communicator> {
    using type = MPI_Comm;
};
template <>
struct native_handle<object::datatype> {
    using type = MPI_Datatype;
};
template <>
struct native_handle<object::errhandler> {
    using type = MPI_Errhandler;
};
template <>
struct native_handle<object::file> {
    using type = MPI_File;
};
template <>
struct native_handle<object::group> {
    using type = MPI_Group;
};
template <>
struct native_handle<object::info> {
    using type = MPI_Info;
};
#if BND_HAS_MPI_Improbe
template <>
struct native_handle<object::message> {
    using type = MPI_Message;
};
#endif
template <>
struct native_handle<object::operation> {
    using type = MPI_Op;
};
template <>
struct native_handle<object::request> {
    using type = MPI_Request;
};
#if BND_HAS_MPI_Group_from_session_pset
template <>
struct native_handle<object::session> {
    using type = MPI_Session;
};
#endif
template <>
struct native_handle<object::window> {
    using type = MPI_Win;
};
#if BND_HAS_MPI_T_cvar_get_info
template <>
struct native_handle<object::t_enum> {
    using type = MPI_T_enum;
};
#endif
#if BND_HAS_MPI_T_cvar_handle_alloc
template <>
struct native_handle<object::t_cvar_handle> {
    using type = MPI_T_cvar_handle;
};
#endif
#if BND_HAS_MPI_T_pvar_handle_alloc
template <>
struct native_handle<object::t_pvar_handle> {
    using type = MPI_T_pvar_handle;
};
#endif
#if BND_HAS_MPI_T_pvar_handle_alloc
template <>
struct native_handle<object::t_pvar_session> {
    using type = MPI_T_pvar_session;
};
#endif
#if BND_HAS_MPI_T_event_callback_get_info
template <>
struct native_handle<object::t_event_registration> {
    using type = MPI_T_event_registration;
};
#endif
#if BND_HAS_MPI_T_event_copy
template <>
struct native_handle<object::t_event_instance> {
    using type = MPI_T_event_instance;
};
#endif

}  // namespace bindery::detail
