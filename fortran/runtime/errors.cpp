// Errors of the wrappers' own, and what MPI's errors mean. Every call is PMPI_, so that no tool sees it.
#include "errors.h"

#if BND_CALLED_MPI_Comm || (BND_HAS_MPI_FILE_NULL && !BND_HAS_MPI_File_c2f && !BND_MACRO_MPI_File_c2f)
#include "handles/handles.h"
#define BND_OBJECT(word) bnd_f2c_##word(object)
#else
#define BND_OBJECT(word) PMPI_##word##_f2c(object)
#endif

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

#if BND_HAS_MPI_Session_call_errhandler && BND_DECLARES_MPI_Session_call_errhandler
#define BND_SESSION_RAISES 1
#else
#define BND_SESSION_RAISES 0
#endif

namespace {

// Some MPIs have no function to call where errors only return.
void raise_on(MPI_Comm comm, int code)
{
    MPI_Errhandler handler = MPI_ERRHANDLER_NULL;
    const bool is_known = PMPI_Comm_get_errhandler(comm, &handler) == MPI_SUCCESS;
    const bool only_returns = is_known && handler == MPI_ERRORS_RETURN;
    if (is_known)
        PMPI_Errhandler_free(&handler);
    if (!only_returns)
        PMPI_Comm_call_errhandler(comm, code);
}

}  // namespace

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
        raise_on(MPI_COMM_SELF, code);
        return;
    }
    fprintf(stderr, "Bindery: %s, and no object whose error handler could be called\n",
            code == MPI_ERR_NO_MEM ? "out of memory or trampolines" : "a call is refused");
#if BND_SESSION_RAISES
    PMPI_Session_call_errhandler(MPI_SESSION_NULL, code);
#else
    bnd_end_process();
#endif
}

void bnd_end_process()
{
    signal(SIGABRT, SIG_DFL);
    abort();
}

int bnd_raise_on(bnd_raised_on raised_on, MPI_Fint object, int code)
{
    switch (raised_on) {
    case BND_ON_COMM:
        raise_on(BND_OBJECT(Comm), code);
        break;
    case BND_ON_WIN:
        PMPI_Win_call_errhandler(BND_OBJECT(Win), code);
        break;
    case BND_ON_FILE:
        PMPI_File_call_errhandler(BND_OBJECT(File), code);
        break;
    case BND_ON_NO_FILE:
        PMPI_File_call_errhandler(MPI_FILE_NULL, code);
        break;
    case BND_ON_SESSION:
#if BND_SESSION_RAISES
        PMPI_Session_call_errhandler(BND_OBJECT(Session), code);
        break;
#endif
    case BND_ON_SELF:
        bnd_raise(code);
    }
    return code;
}

#if !BND_C_TARGET_IS_ABI
int bnd_missing(const char *routine)
{
    static const char *last;
    if (__atomic_exchange_n(&last, routine, __ATOMIC_RELAXED) != routine)
        fprintf(stderr, "Bindery: the MPI library does not implement %s\n", routine);
    return MPI_ERR_UNSUPPORTED_OPERATION;
}
#endif

int bnd_no_memory(void)
{
    bnd_raise(MPI_ERR_NO_MEM);
    return MPI_ERR_NO_MEM;
}

}  // extern "C"
