/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Unpack] through templates/fortran/ilp64.c.j2. */
/* Extract typed data from a buffer packed in native form. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Unpack_c.c"

#if BND_HAS(MPI_Unpack_c) || BND_HAS(MPI_Unpack)
void BND_WIDE_NAME(mpi_unpack, MPI_UNPACK)(const void *inbuf, const MPI_Count *insize, MPI_Count *position,
        const void *outbuf, const MPI_Count *outcount, const bnd_default_integer *datatype,
        const bnd_default_integer *comm, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_unpack)(const void *inbuf, const MPI_Count *insize, MPI_Count *position,
        const void *outbuf, const MPI_Count *outcount, const bnd_default_integer *datatype,
        const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_unpack, MPI_UNPACK)(inbuf, insize, position, outbuf, outcount, datatype, comm, ierror);
}

void BND_WIDE_NAME(mpi_unpack, MPI_UNPACK)(const void *inbuf, const MPI_Count *insize, MPI_Count *position,
        const void *outbuf, const MPI_Count *outcount, const bnd_default_integer *datatype,
        const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_unpack)(inbuf, insize, position, outbuf,
            outcount, datatype, comm, ierror));
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_unpack_c)(inbuf, insize, position, outbuf, outcount, &int_datatype, &int_comm, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
