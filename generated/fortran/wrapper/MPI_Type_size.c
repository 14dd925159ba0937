/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_size] through templates/fortran/wrapper.c.j2. */
/* Return the number of bytes of data in a datatype, without gaps. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_size)
BND_WRAPPER void BND_NAME(mpi_type_size, MPI_TYPE_SIZE)(const bnd_integer *datatype, bnd_integer *size,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_type_size)(const bnd_integer *datatype, bnd_integer *size,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_size, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_size)(bnd_f2c_Type(*datatype), size));
}

BND_WRAPPER void BND_NAME(mpi_type_size, MPI_TYPE_SIZE)(const bnd_integer *datatype, bnd_integer *size,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Type_size) && bnd_is_inline_f2c_Type(*datatype),
            BND_SLOW_PATH(mpi_type_size)(datatype, size, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_size)(bnd_inline_f2c_Type(*datatype), size));
}
#endif
