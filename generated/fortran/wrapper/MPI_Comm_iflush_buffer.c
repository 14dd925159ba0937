/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Comm_iflush_buffer] through templates/fortran/wrapper.c.j2. */
/* Start flushing the send buffer of a communicator and return a request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_iflush_buffer)
BND_WRAPPER void BND_NAME(mpi_comm_iflush_buffer, MPI_COMM_IFLUSH_BUFFER)(const bnd_integer *comm,
        bnd_integer *request, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_comm_iflush_buffer)(const bnd_integer *comm, bnd_integer *request,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_iflush_buffer, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Comm_iflush_buffer)(bnd_f2c_Comm(*comm), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_comm_iflush_buffer, MPI_COMM_IFLUSH_BUFFER)(const bnd_integer *comm,
        bnd_integer *request, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Comm_iflush_buffer) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_comm_iflush_buffer)(comm, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Comm_iflush_buffer)(bnd_inline_f2c_Comm(*comm), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
