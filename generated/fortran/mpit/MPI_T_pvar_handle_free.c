/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_pvar_handle_free] through templates/fortran/mpit.c.j2. */
/* Release a handle that was allocated for a performance variable. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_pvar_handle_free)
void BND_NAME(mpi_t_pvar_handle_free, MPI_T_PVAR_HANDLE_FREE)(const struct bnd_t_handle *session,
        struct bnd_t_handle *handle, bnd_default_integer *ierror);

void BND_NAME(mpi_t_pvar_handle_free, MPI_T_PVAR_HANDLE_FREE)(const struct bnd_t_handle *session,
        struct bnd_t_handle *handle, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_pvar_handle_free, ierror);
    MPI_T_pvar_handle c_handle = BND_T_F2C(MPI_T_pvar_handle, MPI_T_PVAR_HANDLE_NULL, handle);
    int result = BND_C(MPI_T_pvar_handle_free)(BND_T_F2C(MPI_T_pvar_session, MPI_T_PVAR_SESSION_NULL, session),
            &c_handle);
    BND_T_C2F(handle, MPI_T_PVAR_HANDLE_NULL, c_handle, handle->data);
    BND_STORE_IERROR(ierror, result);
}
#endif
