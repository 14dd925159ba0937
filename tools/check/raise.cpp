#include "raise.hpp"

#include <bindery/detail/link.hpp>

BND_TOOL_REFERENCE(PMPI_Comm_call_errhandler)
BND_TOOL_REFERENCE(PMPI_File_call_errhandler)
BND_TOOL_REFERENCE(PMPI_Win_call_errhandler)

namespace check {

int raise_on(MPI_Comm comm, int error_class)
{
    BND_TOOL_CALL(Comm_call_errhandler)(comm == MPI_COMM_NULL ? MPI_COMM_SELF : comm, error_class);
    return error_class;
}

int raise_on_window(MPI_Win win, int error_class)
{
    BND_TOOL_CALL(Win_call_errhandler)(win, error_class);
    return error_class;
}

int raise_on_file(MPI_File file, int error_class)
{
    BND_TOOL_CALL(File_call_errhandler)(file, error_class);
    return error_class;
}

}  // namespace check
