/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_size] through templates/fortran/wrapper.c.j2. */
/* Compute an upper bound on the space that native packing of data needs. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Pack_size)
BND_WRAPPER void BND_NAME(mpi_pack_size, MPI_PACK_SIZE)(const bnd_integer *incount, const bnd_integer *datatype,
        const bnd_integer *comm, bnd_integer *size, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_pack_size)(const bnd_integer *incount, const bnd_integer *datatype,
        const bnd_integer *comm, bnd_integer *size, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Pack_size, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Pack_size)(*incount, bnd_f2c_Type(*datatype), bnd_f2c_Comm(*comm), size));
}

BND_WRAPPER void BND_NAME(mpi_pack_size, MPI_PACK_SIZE)(const bnd_integer *incount, const bnd_integer *datatype,
        const bnd_integer *comm, bnd_integer *size, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Pack_size) && bnd_is_inline_f2c_Type(*datatype) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_pack_size)(incount, datatype, comm, size, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Pack_size)(*incount, bnd_inline_f2c_Type(*datatype), bnd_inline_f2c_Comm(*comm),
            size));
}
#endif
