// Errors of the wrappers' own, and what MPI's errors tell. Every call is PMPI_, so that no tool sees it.
#include "requests/pending.h"

#include <stdio.h>
#include <stdlib.h>

extern "C" {

int bnd_is_in_status(int result)
{
    int error_class = MPI_SUCCESS;
    return PMPI_Error_class(result, &error_class) == MPI_SUCCESS && error_class == MPI_ERR_IN_STATUS;
}

// Without the World Model there is no MPI_COMM_SELF, and the initial error handler hears of the error (MPI 5.0 section 9.3). No routine
// calls that one, but MPI does so itself for a session that is none; what it says then does not help, hence the line.
void bnd_raise(int code)
{
    int is_up = 0, is_down = 0;
    PMPI_Initialized(&is_up);
    PMPI_Finalized(&is_down);
    if (is_up && !is_down) {
        PMPI_Comm_call_errhandler(MPI_COMM_SELF, code);
        return;
    }
    fprintf(stderr, "Bindery: %s, and no object whose error handler could be called\n",
            code == MPI_ERR_NO_MEM ? "there is no memory, or no room" : "a call is refused");
#if BND_HAS_MPI_Session_call_errhandler && BND_DECLARES_MPI_Session_call_errhandler
    PMPI_Session_call_errhandler(MPI_SESSION_NULL, code);
#else
    abort();
#endif
}

}  // extern "C"
