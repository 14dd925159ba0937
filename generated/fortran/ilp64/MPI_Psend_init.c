/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Psend_init] through templates/fortran/ilp64.c.j2. */
/* Prepare a send whose buffer is released in separate partitions. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Psend_init.c"

#if BND_HAS(MPI_Psend_init)
void BND_WIDE_NAME(mpi_psend_init, MPI_PSEND_INIT)(const void *buf, const bnd_default_integer *partitions,
        const MPI_Count *count, const bnd_default_integer *datatype, const bnd_default_integer *dest,
        const bnd_default_integer *tag, const bnd_default_integer *comm, const bnd_default_integer *info,
        bnd_default_integer *request, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_psend_init)(const void *buf, const bnd_default_integer *partitions,
        const MPI_Count *count, const bnd_default_integer *datatype, const bnd_default_integer *dest,
        const bnd_default_integer *tag, const bnd_default_integer *comm, const bnd_default_integer *info,
        bnd_default_integer *request, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_psend_init, MPI_PSEND_INIT)(buf, partitions, count, datatype, dest, tag, comm, info, request,
            ierror);
}

void BND_WIDE_NAME(mpi_psend_init, MPI_PSEND_INIT)(const void *buf, const bnd_default_integer *partitions,
        const MPI_Count *count, const bnd_default_integer *datatype, const bnd_default_integer *dest,
        const bnd_default_integer *tag, const bnd_default_integer *comm, const bnd_default_integer *info,
        bnd_default_integer *request, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_psend_init)(buf, partitions, count, datatype,
            dest, tag, comm, info, request, ierror));
    BND_NARROW_CHECK(bnd_integer, *partitions, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *dest, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *tag, 1, MPI_ERR_TAG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_partitions = BND_NARROWED(bnd_integer, *partitions);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_dest = BND_NARROWED(bnd_integer, *dest);
    const bnd_integer int_tag = BND_NARROWED(bnd_integer, *tag);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_psend_init)(buf, &int_partitions, count, &int_datatype, &int_dest, &int_tag, &int_comm, &int_info,
            &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
