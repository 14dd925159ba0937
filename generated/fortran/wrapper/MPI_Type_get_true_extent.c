/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_true_extent] through templates/fortran/wrapper.c.j2. */
/* Return the bounds of the data in a datatype, ignoring artificial markers. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_get_true_extent)
void BND_NAME(type_get_true_extent, TYPE_GET_TRUE_EXTENT)(const MPI_Fint *datatype, MPI_Aint *true_lb,
        MPI_Aint *true_extent, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(type_get_true_extent)(const MPI_Fint *datatype, MPI_Aint *true_lb,
        MPI_Aint *true_extent, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Type_get_true_extent)(bnd_f2c_Type(*datatype), true_lb, true_extent));
}

void BND_NAME(type_get_true_extent, TYPE_GET_TRUE_EXTENT)(const MPI_Fint *datatype, MPI_Aint *true_lb,
        MPI_Aint *true_extent, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Type(*datatype), BND_OTHERWISE(type_get_true_extent)(datatype, true_lb, true_extent,
            ierror));
    BND_RETURN(ierror, BND_C(Type_get_true_extent)(bnd_known_as_Type(*datatype), true_lb, true_extent));
}
#endif
