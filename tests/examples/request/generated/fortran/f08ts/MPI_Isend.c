/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Isend] through templates/fortran/f08ts.c.j2. */
/* Start a standard-mode send and return a request. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Isend)
void BND_NAME(mpi_isend, MPI_ISEND)(const void *buf, const MPI_Fint *count, const MPI_Fint *datatype,
        const MPI_Fint *dest, const MPI_Fint *tag, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_isend)(const void *buf, const MPI_Fint *count, const MPI_Fint *datatype,
        const MPI_Fint *dest, const MPI_Fint *tag, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Isend, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, *count, bnd_f2c_Type(*datatype), 1, bnd_choice_even(&made, buf, &pending, BND_ANY, BND_COPY_IN,
            BND_ON_COMM, *comm, 1, *count, *count, bnd_f2c_Type(*datatype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Isend)(d_buf.address, d_buf.count, d_buf.datatype, *dest, *tag, bnd_f2c_Comm(*comm),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_REQUEST_MADE(request);
    bnd_pending_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_isend, MPI_ISEND)(const void *buf, const MPI_Fint *count, const MPI_Fint *datatype,
        const MPI_Fint *dest, const MPI_Fint *tag, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Isend) && bnd_is_plain(buf) && bnd_is_known_Type(*datatype) &&
            bnd_is_known_Comm(*comm), BND_SLOW_PATH(mpi_isend)(buf, count, datatype, dest, tag, comm, request,
            ierror));
    BND_HANDLE_ROOM(MPI_REQUEST, MPI_Request, request);
    const int result = BND_C(MPI_Isend)(bnd_base(buf), *count, bnd_known_as_Type(*datatype), *dest, *tag,
            bnd_known_as_Comm(*comm), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_MADE(request);
}
#endif
