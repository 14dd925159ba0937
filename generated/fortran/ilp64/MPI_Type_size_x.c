/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_size_x] through templates/fortran/ilp64.c.j2. */
/* Return the number of data bytes in a datatype as a wide integer. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_size_x.c"

#if BND_HAS(MPI_Type_size_x)
void BND_WIDE_NAME(mpi_type_size_x, MPI_TYPE_SIZE_X)(const bnd_default_integer *datatype, MPI_Count *size,
        bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_type_size_x)(const bnd_default_integer *datatype, MPI_Count *size,
        bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_type_size_x, MPI_TYPE_SIZE_X)(datatype, size, ierror);
}

void BND_WIDE_NAME(mpi_type_size_x, MPI_TYPE_SIZE_X)(const bnd_default_integer *datatype, MPI_Count *size,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_type_size_x)(datatype, size, ierror));
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_ierror;
    BND_INNER(mpi_type_size_x)(&int_datatype, size, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
