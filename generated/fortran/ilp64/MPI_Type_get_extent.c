/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_extent] through templates/fortran/ilp64.c.j2. */
/* Return the lower bound and extent of a datatype. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_get_extent.c"

#if BND_HAS(MPI_Type_get_extent)
void BND_WIDE_NAME(mpi_type_get_extent, MPI_TYPE_GET_EXTENT)(const bnd_default_integer *datatype, MPI_Aint *lb,
        MPI_Aint *extent, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_type_get_extent)(const bnd_default_integer *datatype, MPI_Aint *lb,
        MPI_Aint *extent, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_type_get_extent, MPI_TYPE_GET_EXTENT)(datatype, lb, extent, ierror);
}

void BND_WIDE_NAME(mpi_type_get_extent, MPI_TYPE_GET_EXTENT)(const bnd_default_integer *datatype, MPI_Aint *lb,
        MPI_Aint *extent, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_type_get_extent)(datatype, lb, extent,
            ierror));
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_ierror;
    BND_INNER(mpi_type_get_extent)(&int_datatype, lb, extent, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
