/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_lb] through templates/fortran/ilp64.c.j2. */
/* Return the lower bound of a datatype through the old MPI-1 call. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_lb.c"

#if BND_HAS(MPI_Type_lb) || BND_HAS(MPI_Type_get_extent)
void BND_WIDE_NAME(mpi_type_lb, MPI_TYPE_LB)(const bnd_default_integer *datatype, bnd_default_integer *displacement,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_type_lb, MPI_TYPE_LB)(const bnd_default_integer *datatype, bnd_default_integer *displacement,
        bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_ierror;
    BND_INNER(mpi_type_lb)(&int_datatype, displacement, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
