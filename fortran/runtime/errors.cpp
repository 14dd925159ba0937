// Errors of the wrappers' own, and what MPI's errors tell. Every call is PMPI_, so that no tool sees it.
#include "bnd_kept.h"

#include <stdio.h>
#include <stdlib.h>

extern "C" {

int bnd_is_in_status(int result)
{
    int error_class = MPI_SUCCESS;
    return PMPI_Error_class(result, &error_class) == MPI_SUCCESS && error_class == MPI_ERR_IN_STATUS;
}

void bnd_raise(int code)
{
    int up = 0, down = 0;
    PMPI_Initialized(&up);
    PMPI_Finalized(&down);
    if (up && !down) PMPI_Comm_call_errhandler(MPI_COMM_SELF, code);
}

} // extern "C"
