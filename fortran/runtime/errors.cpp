// Errors of the wrappers' own, and what MPI's errors mean. Every call is PMPI_, so that no tool sees it.
#include "errors.h"

#include "handles/handles.h"

#include <stdio.h>
#include <stdlib.h>

#if BND_HAS_MPI_Session_call_errhandler && BND_DECLARES_MPI_Session_call_errhandler
#define BND_SESSION_RAISES 1
#else
#define BND_SESSION_RAISES 0
#endif

extern "C" {

int bnd_has_statuses(int result)
{
    int error_class = MPI_SUCCESS;
    return PMPI_Error_class(result, &error_class) == MPI_SUCCESS && error_class == MPI_ERR_IN_STATUS;
}

int bnd_world_model_is_up(void)
{
    int is_initialized = 0, is_finalized = 0;
    PMPI_Initialized(&is_initialized);
    PMPI_Finalized(&is_finalized);
    return is_initialized && !is_finalized;
}

// No routine calls the initial error handler, but MPI does so itself for an invalid session; its message does not help, hence the line.
void bnd_raise(int code)
{
    if (bnd_world_model_is_up()) {
        PMPI_Comm_call_errhandler(MPI_COMM_SELF, code);
        return;
    }
    fprintf(stderr, "Bindery: %s, and no object whose error handler could be called\n",
            code == MPI_ERR_NO_MEM ? "out of memory or trampolines" : "a call is refused");
#if BND_SESSION_RAISES
    PMPI_Session_call_errhandler(MPI_SESSION_NULL, code);
#else
    abort();
#endif
}

int bnd_raise_on(bnd_raised_on raised_on, MPI_Fint object, int code)
{
    switch (raised_on) {
    case BND_ON_COMM:
        PMPI_Comm_call_errhandler(bnd_f2c_Comm(object), code);
        break;
    case BND_ON_WIN:
        PMPI_Win_call_errhandler(bnd_f2c_Win(object), code);
        break;
    case BND_ON_FILE:
        PMPI_File_call_errhandler(bnd_f2c_File(object), code);
        break;
    case BND_ON_NO_FILE:
        PMPI_File_call_errhandler(MPI_FILE_NULL, code);
        break;
    case BND_ON_SESSION:
#if BND_SESSION_RAISES
        PMPI_Session_call_errhandler(bnd_f2c_Session(object), code);
        break;
#endif
    case BND_ON_SELF:
        bnd_raise(code);
    }
    return code;
}

int bnd_no_memory(void)
{
    bnd_raise(MPI_ERR_NO_MEM);
    return MPI_ERR_NO_MEM;
}

}  // extern "C"
