// The generated C++ callers share this. REC_CXX is the namespace that they call.
#pragma once

#include <mpi.h>

#include "recorder.h"

#include <typeinfo>

namespace rec_cxx {

// The code of the routine of C, if the method ended as it must. With REC_THROWING=1 an error handler of C leaves the code of an error, as that
// of MPI::ERRORS_THROW_EXCEPTIONS does, and the method must throw it; else it must return.
int returned();
int code_of(const MPI::Exception &thrown);

// The result has exactly this type.
template <typename Wanted, typename Found>
const Found &result(const Found &found)
{
    static_assert(__is_same(Wanted, Found), "the method returns another type");
    return found;
}

template <typename Wanted, typename Found>
bool is_of_class(const Found &found)
{
    return typeid(found) == typeid(Wanted);
}

template <typename To, typename From, int Room, int Length>
void copy(To (&to)[Room], const From (&from)[Length])
{
    for (int i = 0; i < REC_MOST; i++)
        to[i] = from[i];
}

inline const char **constant(char **strings) { return const_cast<const char **>(strings); }
inline const char ***constant(char ***lists) { return const_cast<const char ***>(lists); }

// Functions that the recorder runs through the trampolines that C gets.
void user_function(const void *in, void *inout, int len, const MPI::Datatype &datatype);
void user_function_c(const void *in, void *inout, MPI::Count len, const MPI::Datatype &datatype);
void comm_errhandler_function(MPI::Comm &comm, int *error_code, ...);
void win_errhandler_function(MPI::Win &win, int *error_code, ...);
void file_errhandler_function(MPI::File &file, int *error_code, ...);
#if REC_HAS(MPI_Session_create_errhandler)
void session_errhandler_function(MPI::Session &session, int *error_code, ...);
#endif

}  // namespace rec_cxx
