// MPI::Exception reads the class and the text of its code when it is made: they can be read after MPI_Finalize.
#include <mpi.h>

#include <stdio.h>

namespace {

bool is_mpi_up()
{
    int is_initialized = 0, is_finalized = 0;
    PMPI_Initialized(&is_initialized);
    PMPI_Finalized(&is_finalized);
    return is_initialized && !is_finalized;
}

}  // namespace

namespace MPI {
inline namespace bindery {

Exception::Exception(int error_code) : error_code_(error_code), error_class_(MPI_ERR_UNKNOWN), error_string_()
{
    int length = 0;
    if (is_mpi_up() && PMPI_Error_class(error_code, &error_class_) == MPI_SUCCESS &&
        PMPI_Error_string(error_code, error_string_, &length) == MPI_SUCCESS)
        return;
    snprintf(error_string_, sizeof error_string_, "MPI error code %d", error_code);
}

int Exception::Get_error_code() const { return error_code_; }
int Exception::Get_error_class() const { return error_class_; }
const char *Exception::Get_error_string() const { return error_string_; }

}  // namespace bindery
}  // namespace MPI
