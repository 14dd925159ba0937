/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Bcast] through templates/fortran/ilp64.c.j2. */
/* Copy the buffer of the root to all other processes. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Bcast_c.c"

#if BND_HAS(MPI_Bcast_c) || BND_HAS(MPI_Bcast)
void BND_WIDE_NAME(mpi_bcast, MPI_BCAST)(const void *buffer, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *root, const bnd_default_integer *comm,
        bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_bcast)(const void *buffer, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *root, const bnd_default_integer *comm,
        bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_bcast, MPI_BCAST)(buffer, count, datatype, root, comm, ierror);
}

void BND_WIDE_NAME(mpi_bcast, MPI_BCAST)(const void *buffer, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *root, const bnd_default_integer *comm,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_bcast)(buffer, count, datatype, root, comm,
            ierror));
    BND_NARROW_CHECK(bnd_integer, *root, 1, MPI_ERR_ROOT, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_root = BND_NARROWED(bnd_integer, *root);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_bcast_c)(buffer, count, &int_datatype, &int_root, &int_comm, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
