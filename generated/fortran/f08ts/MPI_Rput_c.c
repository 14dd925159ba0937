/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Rput] through templates/fortran/wrapper.c.j2. */
/* Start a write to a remote window and return a request for its local completion. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Rput_c) || BND_HAS(MPI_Rput)
void BND_NAME(mpi_rput_c, MPI_RPUT_C)(const void *origin_addr, const MPI_Count *origin_count,
        const MPI_Fint *origin_datatype, const MPI_Fint *target_rank, const MPI_Aint *target_disp,
        const MPI_Count *target_count, const MPI_Fint *target_datatype, const MPI_Fint *win, MPI_Fint *request,
        MPI_Fint *ierror);

#if BND_HAS(MPI_Rput_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_rput_c)(const void *origin_addr, const MPI_Count *origin_count,
        const MPI_Fint *origin_datatype, const MPI_Fint *target_rank, const MPI_Aint *target_disp,
        const MPI_Count *target_count, const MPI_Fint *target_datatype, const MPI_Fint *win, MPI_Fint *request,
        MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Rput_c, PMPI_Win_call_errhandler(bnd_f2c_Win(*win), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_origin_addr;
    BND_CHOICE_IN(origin_addr, *origin_count, bnd_f2c_Type(*origin_datatype), 1, bnd_choice_even(&made, origin_addr,
            &pending, BND_ANY, BND_COPY_IN, BND_ON_WIN, *win, 1, *origin_count, *origin_count,
            bnd_f2c_Type(*origin_datatype)), if (code > 0) PMPI_Win_call_errhandler(bnd_f2c_Win(*win), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Rput_c)(d_origin_addr.address, d_origin_addr.count, d_origin_addr.datatype,
            *target_rank, *target_disp, *target_count, bnd_f2c_Type(*target_datatype), bnd_f2c_Win(*win),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_REQUEST_MADE(request);
    bnd_pending_request(pending, result, request, 0, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, result);
}
#endif

void BND_NAME(mpi_rput_c, MPI_RPUT_C)(const void *origin_addr, const MPI_Count *origin_count,
        const MPI_Fint *origin_datatype, const MPI_Fint *target_rank, const MPI_Aint *target_disp,
        const MPI_Count *target_count, const MPI_Fint *target_datatype, const MPI_Fint *win, MPI_Fint *request,
        MPI_Fint *ierror)
{
#if BND_HAS(MPI_Rput_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Rput_c) && bnd_is_plain(origin_addr) &&
            bnd_is_known_Type(*origin_datatype) && bnd_is_known_Type(*target_datatype) && bnd_is_known_Win(*win),
            BND_SLOW_PATH(mpi_rput_c)(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, win, request, ierror));
    BND_HANDLE_ROOM(MPI_REQUEST, MPI_Request, request);
    const int result = BND_C(MPI_Rput_c)(bnd_base(origin_addr), *origin_count, bnd_known_as_Type(*origin_datatype),
            *target_rank, *target_disp, *target_count, bnd_known_as_Type(*target_datatype), bnd_known_as_Win(*win),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_MADE(request);
#else
    BND_REQUIRE(MPI_Rput, PMPI_Win_call_errhandler(bnd_f2c_Win(*win), code));
    BND_FIT_IN(int, *origin_count, 1, MPI_ERR_COUNT, PMPI_Win_call_errhandler(bnd_f2c_Win(*win), code));
    BND_FIT_IN(int, *target_count, 1, MPI_ERR_COUNT, PMPI_Win_call_errhandler(bnd_f2c_Win(*win), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_origin_addr;
    BND_CHOICE_IN(origin_addr, *origin_count, bnd_f2c_Type(*origin_datatype), 1, bnd_choice_even(&made, origin_addr,
            &pending, BND_ANY, BND_COPY_IN, BND_ON_WIN, *win, 1, *origin_count, *origin_count,
            bnd_f2c_Type(*origin_datatype)), if (code > 0) PMPI_Win_call_errhandler(bnd_f2c_Win(*win), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Rput)(d_origin_addr.address, d_origin_addr.count, d_origin_addr.datatype,
            *target_rank, *target_disp, (int)*target_count, bnd_f2c_Type(*target_datatype), bnd_f2c_Win(*win),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_REQUEST_MADE(request);
    bnd_pending_request(pending, result, request, 0, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
