// Raises an error as MPI does: by the error handler of the object that the call is on (MPI 5.0, 9.3).
#pragma once

#include <bindery/detail/has.hpp>
#include <bindery/detail/link.hpp>

BND_TOOL_REFERENCE(PMPI_Initialized)
BND_TOOL_REFERENCE(PMPI_Finalized)
BND_TOOL_REFERENCE(PMPI_Comm_call_errhandler)
BND_TOOL_REFERENCE(PMPI_Win_call_errhandler)
BND_TOOL_REFERENCE(PMPI_File_call_errhandler)
#if BND_HAS_MPI_Session_call_errhandler
BND_TOOL_REFERENCE(PMPI_Session_call_errhandler)
#endif

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

// The handler may not return. If it does, the call ends with the error.
inline int raise_on_none(int code) { return code; }

inline int raise_on_comm(MPI_Comm comm, int code)
{
    BND_TOOL_CALL(Comm_call_errhandler)(comm, code);
    return code;
}

inline int raise_on_win(MPI_Win win, int code)
{
    BND_TOOL_CALL(Win_call_errhandler)(win, code);
    return code;
}

inline int raise_on_file(MPI_File file, int code)
{
    BND_TOOL_CALL(File_call_errhandler)(file, code);
    return code;
}

#if BND_HAS_MPI_Session_call_errhandler
inline int raise_on_session(MPI_Session session, int code)
{
    BND_TOOL_CALL(Session_call_errhandler)(session, code);
    return code;
}
#endif

// On no object: MPI_COMM_SELF, before MPI 4.0 MPI_COMM_WORLD. Neither is there before MPI_Init, or with sessions alone.
inline int raise(int code)
{
    int is_initialized = 0, is_finalized = 0;
    BND_TOOL_CALL(Initialized)(&is_initialized);
    BND_TOOL_CALL(Finalized)(&is_finalized);
    if (!is_initialized || is_finalized)
        return code;
    return raise_on_comm(MPI_VERSION >= 4 ? MPI_COMM_SELF : MPI_COMM_WORLD, code);
}

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
