/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_local] through templates/fortran/ilp64.c.j2. */
/* Apply a reduction operation to two local buffers without communication. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Reduce_local_c.c"

#if BND_HAS(MPI_Reduce_local_c) || BND_HAS(MPI_Reduce_local)
void BND_WIDE_NAME(mpi_reduce_local, MPI_REDUCE_LOCAL)(const void *inbuf, const void *inoutbuf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *op, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_reduce_local)(const void *inbuf, const void *inoutbuf,
        const MPI_Count *count, const bnd_default_integer *datatype, const bnd_default_integer *op,
        bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_reduce_local, MPI_REDUCE_LOCAL)(inbuf, inoutbuf, count, datatype, op, ierror);
}

void BND_WIDE_NAME(mpi_reduce_local, MPI_REDUCE_LOCAL)(const void *inbuf, const void *inoutbuf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *op, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_reduce_local)(inbuf, inoutbuf, count,
            datatype, op, ierror));
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_op = bnd_integer_op(*op, *datatype);
    bnd_integer int_ierror;
    BND_INNER(mpi_reduce_local_c)(inbuf, inoutbuf, count, &int_datatype, &int_op, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
