/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Irecv] through templates/fortran/ilp64.c.j2. */
/* Start a receive from a given source and tag and return a request. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Irecv_c.c"

#if BND_HAS(MPI_Irecv_c) || BND_HAS(MPI_Irecv)
void BND_WIDE_NAME(mpi_irecv, MPI_IRECV)(const void *buf, const MPI_Count *count, const bnd_default_integer *datatype,
        const bnd_default_integer *source, const bnd_default_integer *tag, const bnd_default_integer *comm,
        bnd_default_integer *request, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_irecv)(const void *buf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *source, const bnd_default_integer *tag,
        const bnd_default_integer *comm, bnd_default_integer *request, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_irecv, MPI_IRECV)(buf, count, datatype, source, tag, comm, request, ierror);
}

void BND_WIDE_NAME(mpi_irecv, MPI_IRECV)(const void *buf, const MPI_Count *count, const bnd_default_integer *datatype,
        const bnd_default_integer *source, const bnd_default_integer *tag, const bnd_default_integer *comm,
        bnd_default_integer *request, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_irecv)(buf, count, datatype, source, tag,
            comm, request, ierror));
    BND_NARROW_CHECK(bnd_integer, *source, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *tag, 1, MPI_ERR_TAG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_source = BND_NARROWED(bnd_integer, *source);
    const bnd_integer int_tag = BND_NARROWED(bnd_integer, *tag);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_irecv_c)(buf, count, &int_datatype, &int_source, &int_tag, &int_comm, &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
