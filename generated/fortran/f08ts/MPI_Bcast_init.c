/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Bcast_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for a broadcast from the root. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Bcast_init)
void BND_NAME(mpi_bcast_init, MPI_BCAST_INIT)(const void *buffer, const MPI_Fint *count, const MPI_Fint *datatype,
        const MPI_Fint *root, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_bcast_init)(const void *buffer, const MPI_Fint *count,
        const MPI_Fint *datatype, const MPI_Fint *root, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request,
        MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Bcast_init, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buffer;
    BND_CHOICE_IN(buffer, *count, bnd_f2c_Type(*datatype), *root != MPI_PROC_NULL, bnd_choice_even(&made, buffer,
            &pending, BND_ANY_HELD, BND_COPY_BACK, BND_ON_COMM, *comm, 1, *count, *count, bnd_f2c_Type(*datatype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Bcast_init)(d_buffer.address, d_buffer.count, d_buffer.datatype, *root,
            bnd_f2c_Comm(*comm), bnd_f2c_Info(*info), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_REQUEST_MADE(request);
    bnd_pending_request(pending, result, request, 1, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_bcast_init, MPI_BCAST_INIT)(const void *buffer, const MPI_Fint *count, const MPI_Fint *datatype,
        const MPI_Fint *root, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Bcast_init) && bnd_is_plain(buffer) && bnd_is_known_Type(*datatype) &&
            bnd_is_known_Comm(*comm) && bnd_is_known_Info(*info), BND_SLOW_PATH(mpi_bcast_init)(buffer, count,
            datatype, root, comm, info, request, ierror));
    BND_HANDLE_ROOM(MPI_REQUEST, MPI_Request, request);
    const int result = BND_C(MPI_Bcast_init)(bnd_base(buffer), *count, bnd_known_as_Type(*datatype), *root,
            bnd_known_as_Comm(*comm), bnd_known_as_Info(*info), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_MADE(request);
}
#endif
