/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack] through templates/fortran/ilp64.c.j2. */
/* Append typed data to a contiguous packed buffer in native form. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Pack_c.c"

#if BND_HAS(MPI_Pack_c) || BND_HAS(MPI_Pack)
void BND_WIDE_NAME(mpi_pack, MPI_PACK)(const void *inbuf, const MPI_Count *incount,
        const bnd_default_integer *datatype, const void *outbuf, const MPI_Count *outsize, MPI_Count *position,
        const bnd_default_integer *comm, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_pack)(const void *inbuf, const MPI_Count *incount,
        const bnd_default_integer *datatype, const void *outbuf, const MPI_Count *outsize, MPI_Count *position,
        const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_pack, MPI_PACK)(inbuf, incount, datatype, outbuf, outsize, position, comm, ierror);
}

void BND_WIDE_NAME(mpi_pack, MPI_PACK)(const void *inbuf, const MPI_Count *incount,
        const bnd_default_integer *datatype, const void *outbuf, const MPI_Count *outsize, MPI_Count *position,
        const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_pack)(inbuf, incount, datatype, outbuf,
            outsize, position, comm, ierror));
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_pack_c)(inbuf, incount, &int_datatype, outbuf, outsize, position, &int_comm, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
