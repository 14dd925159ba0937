// This tells which exception a call throws.
#pragma once
#include "../programs/check.h"

// The class of the MPI::Exception that the call throws, or MPI::SUCCESS.
template <typename Call>
int thrown_class(Call call)
{
    try {
        call();
    } catch (const MPI::Exception &error) {
        CHECK(error.Get_error_string()[0] != '\0' && error.Get_error_code() != MPI::SUCCESS);
        return error.Get_error_class();
    }
    return MPI::SUCCESS;
}

// The value that the call throws, or `none`.
template <typename Value, typename Call>
Value thrown_value(Call call, Value none)
{
    try {
        call();
    } catch (Value &value) {
        return value;
    }
    return none;
}

inline void ignore_error(MPI_Comm *, int *, ...) {}

// False over MPICH 5, whose routines return success after an error handler that returned.
inline bool returns_handled_errors()
{
    MPI_Comm comm;
    MPI_Errhandler handler;
    MPI_Comm_dup(MPI_COMM_SELF, &comm);
    MPI_Comm_create_errhandler(ignore_error, &handler);
    MPI_Comm_set_errhandler(comm, handler);
    const int code = MPI_Send(nullptr, 0, MPI_INT, 99, 0, comm);
    MPI_Errhandler_free(&handler);
    MPI_Comm_free(&comm);
    return code != MPI_SUCCESS;
}
