#include "raise.hpp"

#include <bindery/detail/link.hpp>

#include <cstdlib>

BND_TOOL_REFERENCE(PMPI_Comm_call_errhandler)
BND_TOOL_REFERENCE(PMPI_File_call_errhandler)
BND_TOOL_REFERENCE(PMPI_Win_call_errhandler)

namespace check {

namespace {

struct row {
    std::string_view check;
    int error_class;
};
constexpr row classes[] = {
    {"argument", MPI_ERR_ARG},
    {"buffer", MPI_ERR_BUFFER},
    {"request", MPI_ERR_REQUEST},
    {"rma", MPI_ERR_RMA_CONFLICT},
};

bool is_wanted()
{
    static const bool wanted = std::getenv("BINDERY_CHECK_RAISE") != nullptr;
    return wanted;
}

}  // namespace

void ask_to_raise(std::string_view check)
{
    if (asked != MPI_SUCCESS || !is_wanted())
        return;
    for (const row &one : classes)
        if (one.check == check)
            asked = one.error_class;
}

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
