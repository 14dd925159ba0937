/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Errhandler_set] through templates/fortran/wrapper.c.j2. */
/* Attach an error handler to a communicator through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Errhandler_set) || BND_HAS(MPI_Comm_set_errhandler)
BND_WRAPPER void BND_NAME(mpi_errhandler_set, MPI_ERRHANDLER_SET)(const bnd_integer *comm,
        const bnd_integer *errhandler, bnd_integer *ierror);

#if BND_C_TARGET_IS_ABI && BND_HAS(MPI_Errhandler_set)
static BND_NOINLINE void BND_FALLBACK(mpi_errhandler_set)(const bnd_integer *comm, const bnd_integer *errhandler,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_set_errhandler, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_set_errhandler)(bnd_f2c_Comm(*comm), bnd_f2c_Errhandler(*errhandler)));
}
#endif

#if BND_HAS(MPI_Errhandler_set)
static BND_NOINLINE void BND_SLOW_PATH(mpi_errhandler_set)(const bnd_integer *comm, const bnd_integer *errhandler,
        bnd_integer *ierror)
{
    BND_IF_UNAVAILABLE(MPI_Errhandler_set, BND_FALLBACK(mpi_errhandler_set)(comm, errhandler, ierror); return);
    BND_STORE_IERROR(ierror, BND_C(MPI_Errhandler_set)(bnd_f2c_Comm(*comm), bnd_f2c_Errhandler(*errhandler)));
}
#endif

BND_WRAPPER void BND_NAME(mpi_errhandler_set, MPI_ERRHANDLER_SET)(const bnd_integer *comm,
        const bnd_integer *errhandler, bnd_integer *ierror)
{
#if BND_HAS(MPI_Errhandler_set)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Errhandler_set) && bnd_is_inline_f2c_Comm(*comm) &&
            bnd_is_inline_f2c_Errhandler(*errhandler), BND_SLOW_PATH(mpi_errhandler_set)(comm, errhandler, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Errhandler_set)(bnd_inline_f2c_Comm(*comm),
            bnd_inline_f2c_Errhandler(*errhandler)));
#else
    BND_REQUIRE(MPI_Comm_set_errhandler, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_set_errhandler)(bnd_f2c_Comm(*comm), bnd_f2c_Errhandler(*errhandler)));
#endif
}
#endif
