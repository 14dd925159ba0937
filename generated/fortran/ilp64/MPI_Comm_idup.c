/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_idup] through templates/fortran/ilp64.c.j2. */
/* Start duplicating a communicator and return a request. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_idup.c"

#if BND_HAS(MPI_Comm_idup)
void BND_WIDE_NAME(mpi_comm_idup, MPI_COMM_IDUP)(const bnd_default_integer *comm, bnd_default_integer *newcomm,
        bnd_default_integer *request, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_comm_idup)(const bnd_integer *comm,
        bnd_integer *newcomm, bnd_integer *request, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Comm_idup) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_HANDLE_UNSET(MPI_COMM, MPI_Comm, c_newcomm, newcomm);
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Comm_idup)(bnd_inline_f2c_Comm(*comm), c_newcomm, c_request);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
    BND_REQUEST_CREATED(request, c_request, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_comm_idup)(const bnd_default_integer *comm,
        bnd_default_integer *newcomm, bnd_default_integer *request, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_newcomm = BND_INTEGER_UNSET;
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_idup)(&int_comm, &int_newcomm, &int_request, &int_ierror);
    bnd_integer_out(newcomm, int_newcomm);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_comm_idup, MPI_COMM_IDUP)(const bnd_default_integer *comm, bnd_default_integer *newcomm,
        bnd_default_integer *request, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm), bnd_fits(comm)), BND_WIDE_SLOW_PATH(mpi_comm_idup)(comm, newcomm,
            request, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_comm_idup)(bnd_low_half(comm), (bnd_integer *)bnd_low_half(newcomm),
            (bnd_integer *)bnd_low_half(request), &int_ierror), BND_WIDE_SLOW_PATH(mpi_comm_idup)(comm, newcomm,
            request, ierror));
    bnd_widen(newcomm);
    bnd_widen(request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
