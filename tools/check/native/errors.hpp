// Errors that MPI raises: with the call site, before the process ends.
#pragma once

#include <bindery/detail/has.hpp>

#include <bindery/routines.hpp>

#include <cstdint>
#include <string_view>

namespace check {

// At the end of MPI_Init: the checker's error handler in place of MPI_ERRORS_ARE_FATAL.
void watch_errors();
void watch_errors_of(MPI_Win win);

// For routines that set or get the error handler of a communicator or a window: the program sees MPI_ERRORS_ARE_FATAL.
MPI_Errhandler watched(MPI_Errhandler given, std::string_view type);
void hide_watched_of_comm(MPI_Comm comm, MPI_Errhandler *returned);
void hide_watched_of_window(MPI_Win win, MPI_Errhandler *returned);
template <class Call>
void hide_watched(Call &call)
{
    if constexpr (Call::has_communicator)
        hide_watched_of_comm(call.communicator(), call.errhandler);
    else
        hide_watched_of_window(call.window(), call.errhandler);
}
bool is_watched(MPI_Errhandler handler);

// A call that returned an error: a finding if it is a mistake of the program, and not, say, what a callback of it answered.
void report_returned(bindery::routine routine, std::uint32_t site, int code);

// An error that ends the process.
void report_error(bindery::routine routine, std::uint32_t site, int code);

// The object on which an error is raised (MPI 5.0, 9.3).
struct error_object {
    MPI_Comm comm = MPI_COMM_SELF;
    MPI_Win win = MPI_WIN_NULL;
    MPI_File file = MPI_FILE_NULL;
};

// The end of a call that failed, or that findings ask to fail. `is_mistake`: its own error is a finding.
int end_with_error(int result, bool is_mistake, bindery::routine routine, std::uint32_t site,
                   const error_object &object);

}  // namespace check
