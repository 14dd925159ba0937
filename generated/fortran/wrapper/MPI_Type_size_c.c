/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_size] through templates/fortran/wrapper.c.j2. */
/* Return the number of bytes of data in a datatype, without gaps. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_size_c) || BND_HAS(MPI_Type_size_x)
BND_WRAPPER void BND_NAME(mpi_type_size_c, MPI_TYPE_SIZE_C)(const bnd_integer *datatype, MPI_Count *size,
        bnd_integer *ierror);

#if BND_HAS(MPI_Type_size_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_type_size_c)(const bnd_integer *datatype, MPI_Count *size,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_size_c, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_size_c)(bnd_f2c_Type(*datatype), size));
}
#endif

BND_WRAPPER void BND_NAME(mpi_type_size_c, MPI_TYPE_SIZE_C)(const bnd_integer *datatype, MPI_Count *size,
        bnd_integer *ierror)
{
#if BND_HAS(MPI_Type_size_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Type_size_c) && bnd_is_inline_f2c_Type(*datatype),
            BND_SLOW_PATH(mpi_type_size_c)(datatype, size, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_size_c)(bnd_inline_f2c_Type(*datatype), size));
#else
    BND_REQUIRE(MPI_Type_size_x, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_size_x)(bnd_f2c_Type(*datatype), size));
#endif
}
#endif
