/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Issend] through templates/fortran/ilp64.c.j2. */
/* Start a synchronous-mode send, complete only when its receive has started. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Issend_c.c"

#if BND_HAS(MPI_Issend_c) || BND_HAS(MPI_Issend)
void BND_WIDE_NAME(mpi_issend, MPI_ISSEND)(const void *buf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *dest, const bnd_default_integer *tag,
        const bnd_default_integer *comm, bnd_default_integer *request, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_issend)(const void *buf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *dest, const bnd_default_integer *tag,
        const bnd_default_integer *comm, bnd_default_integer *request, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_issend, MPI_ISSEND)(buf, count, datatype, dest, tag, comm, request, ierror);
}

void BND_WIDE_NAME(mpi_issend, MPI_ISSEND)(const void *buf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *dest, const bnd_default_integer *tag,
        const bnd_default_integer *comm, bnd_default_integer *request, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_issend)(buf, count, datatype, dest, tag, comm,
            request, ierror));
    BND_NARROW_CHECK(bnd_integer, *dest, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *tag, 1, MPI_ERR_TAG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_dest = BND_NARROWED(bnd_integer, *dest);
    const bnd_integer int_tag = BND_NARROWED(bnd_integer, *tag);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_issend_c)(buf, count, &int_datatype, &int_dest, &int_tag, &int_comm, &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
