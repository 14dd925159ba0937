/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Rput] through templates/fortran/wrapper.c.j2. */
/* Start a write to a remote window and return a request for its local completion. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Rput)
void BND_NAME(rput, RPUT)(void *origin_addr, const MPI_Fint *origin_count, const MPI_Fint *origin_datatype,
        const MPI_Fint *target_rank, const MPI_Aint *target_disp, const MPI_Fint *target_count,
        const MPI_Fint *target_datatype, const MPI_Fint *win, MPI_Fint *request, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(rput)(void *origin_addr, const MPI_Fint *origin_count,
        const MPI_Fint *origin_datatype, const MPI_Fint *target_rank, const MPI_Aint *target_disp,
        const MPI_Fint *target_count, const MPI_Fint *target_datatype, const MPI_Fint *win, MPI_Fint *request,
        MPI_Fint *ierror)
{
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(Rput)(bnd_buffer(origin_addr), *origin_count, bnd_f2c_Type(*origin_datatype),
            *target_rank, *target_disp, *target_count, bnd_f2c_Type(*target_datatype), bnd_f2c_Win(*win),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
    BND_RETURN(ierror, result);
}

void BND_NAME(rput, RPUT)(void *origin_addr, const MPI_Fint *origin_count, const MPI_Fint *origin_datatype,
        const MPI_Fint *target_rank, const MPI_Aint *target_disp, const MPI_Fint *target_count,
        const MPI_Fint *target_datatype, const MPI_Fint *win, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Type(*origin_datatype) && bnd_is_known_Type(*target_datatype) && bnd_is_known_Win(*win),
            BND_OTHERWISE(rput)(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, request, ierror));
    BND_HANDLE_ROOM(MPI_REQUEST, MPI_Request, request);
    const int result = BND_C(Rput)(bnd_buffer(origin_addr), *origin_count, bnd_known_as_Type(*origin_datatype),
            *target_rank, *target_disp, *target_count, bnd_known_as_Type(*target_datatype), bnd_known_as_Win(*win),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_RETURN(ierror, result);
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
}
#endif
