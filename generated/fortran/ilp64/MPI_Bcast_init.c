/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Bcast_init] through templates/fortran/ilp64.c.j2. */
/* Prepare a persistent request for a broadcast from the root. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Bcast_init_c.c"

#if BND_HAS(MPI_Bcast_init_c)
void BND_WIDE_NAME(mpi_bcast_init, MPI_BCAST_INIT)(const void *buffer, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *root, const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *request, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_bcast_init)(const void *buffer, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *root, const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *request, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_bcast_init, MPI_BCAST_INIT)(buffer, count, datatype, root, comm, info, request, ierror);
}

void BND_WIDE_NAME(mpi_bcast_init, MPI_BCAST_INIT)(const void *buffer, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *root, const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *request, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_bcast_init)(buffer, count, datatype, root,
            comm, info, request, ierror));
    BND_NARROW_CHECK(bnd_integer, *root, 1, MPI_ERR_ROOT, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_root = BND_NARROWED(bnd_integer, *root);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_bcast_init_c)(buffer, count, &int_datatype, &int_root, &int_comm, &int_info, &int_request,
            &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
