/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_size_x] through templates/fortran/wrapper.c.j2. */
/* Return the number of data bytes in a datatype as a wide integer. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_size_x)
BND_WRAPPER void BND_NAME(mpi_type_size_x, MPI_TYPE_SIZE_X)(const bnd_integer *datatype, MPI_Count *size,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_type_size_x)(const bnd_integer *datatype, MPI_Count *size,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_size_x, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_size_x)(bnd_f2c_Type(*datatype), size));
}

BND_WRAPPER void BND_NAME(mpi_type_size_x, MPI_TYPE_SIZE_X)(const bnd_integer *datatype, MPI_Count *size,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Type_size_x) && bnd_is_inline_f2c_Type(*datatype),
            BND_SLOW_PATH(mpi_type_size_x)(datatype, size, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_size_x)(bnd_inline_f2c_Type(*datatype), size));
}
#endif
