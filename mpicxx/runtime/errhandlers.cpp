// MPI::ERRORS_THROW_EXCEPTIONS as C's error handlers, which leave the code for the method: one for each kind of object, made when first set.
#include "errhandlers.h"

#include "callbacks/errhandler_slots.h"
#include "hash_table.h"
#include "pending_exception.h"

namespace bnd_cxx {

namespace {

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
struct {
    MPI_Errhandler handler;
    bool is_made;
} made[4];

void leave_code_of_comm(MPI_Comm *, int *code, ...) { leave_code(*code); }
void leave_code_of_win(MPI_Win *, int *code, ...) { leave_code(*code); }
#if BND_HAS_MPI_File_create_errhandler
void leave_code_of_file(MPI_File *, int *code, ...) { leave_code(*code); }
#endif
#if BND_HAS_MPI_Session_create_errhandler
void leave_code_of_session(MPI_Session *, int *code, ...) { leave_code(*code); }
#endif

int make(errhandler_of kind, MPI_Errhandler *handler)
{
    switch (kind) {
    case of_comm:
        return PMPI_Comm_create_errhandler(leave_code_of_comm, handler);
    case of_win:
        return PMPI_Win_create_errhandler(leave_code_of_win, handler);
    case of_file:
#if BND_HAS_MPI_File_create_errhandler
        return PMPI_File_create_errhandler(leave_code_of_file, handler);
#else
        break;
#endif
    case of_session:
#if BND_HAS_MPI_Session_create_errhandler
        return PMPI_Session_create_errhandler(leave_code_of_session, handler);
#else
        break;
#endif
    }
    return MPI_ERR_ARG;
}

}  // namespace

bool is_throwing(MPI_Errhandler handler) { return handler == BND_CXX_ERRORS_THROW_EXCEPTIONS; }

MPI_Errhandler errhandler_to_c(MPI_Errhandler handler, errhandler_of kind)
{
    if (!is_throwing(handler))
        return handler;
    const bnd::locked guard(mutex);
    if (!made[kind].is_made && make(kind, &made[kind].handler) == MPI_SUCCESS) {
        made[kind].is_made = true;
        errhandler_pool.made_elsewhere(integer_of_Errhandler(made[kind].handler));
    }
    return made[kind].is_made ? made[kind].handler : MPI_ERRHANDLER_NULL;
}

MPI_Errhandler errhandler_from_c(MPI_Errhandler handler, errhandler_of kind)
{
    {
        const bnd::locked guard(mutex);
        if (!made[kind].is_made || made[kind].handler != handler)
            return handler;
    }
    PMPI_Errhandler_free(&handler);
    return BND_CXX_ERRORS_THROW_EXCEPTIONS;
}

MPI_File opened(MPI_File file)
{
#if BND_HAS_MPI_File_create_errhandler
    const bnd::locked guard(mutex);
    MPI_Errhandler handler = MPI_ERRHANDLER_NULL;
    if (made[of_file].is_made && file != MPI_FILE_NULL && PMPI_File_get_errhandler(file, &handler) == MPI_SUCCESS &&
        handler != made[of_file].handler)
        PMPI_Errhandler_free(&handler);
#endif
    return file;
}

int errhandler_free(int (*c_free)(MPI_Errhandler *), MPI_Errhandler *handler)
{
    if (!is_throwing(*handler))
        return c_free(handler);
    *handler = MPI_ERRHANDLER_NULL;
    return MPI_SUCCESS;
}

}  // namespace bnd_cxx
