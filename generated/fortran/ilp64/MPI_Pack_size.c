/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_size] through templates/fortran/ilp64.c.j2. */
/* Compute an upper bound on the space that native packing of data needs. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Pack_size_c.c"

#if BND_HAS(MPI_Pack_size_c) || BND_HAS(MPI_Pack_size)
void BND_WIDE_NAME(mpi_pack_size, MPI_PACK_SIZE)(const MPI_Count *incount, const bnd_default_integer *datatype,
        const bnd_default_integer *comm, MPI_Count *size, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_pack_size)(const MPI_Count *incount, const bnd_default_integer *datatype,
        const bnd_default_integer *comm, MPI_Count *size, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_pack_size, MPI_PACK_SIZE)(incount, datatype, comm, size, ierror);
}

void BND_WIDE_NAME(mpi_pack_size, MPI_PACK_SIZE)(const MPI_Count *incount, const bnd_default_integer *datatype,
        const bnd_default_integer *comm, MPI_Count *size, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_pack_size)(incount, datatype, comm, size,
            ierror));
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_pack_size_c)(incount, &int_datatype, &int_comm, size, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
