/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_coords] through templates/fortran/wrapper.c.j2. */
/* Translate a rank into the coordinates it has in a Cartesian grid. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Cart_coords)
void BND_NAME(cart_coords, CART_COORDS)(const MPI_Fint *comm, const MPI_Fint *rank, const MPI_Fint *maxdims,
        MPI_Fint *coords, MPI_Fint *ierror);

void BND_NAME(cart_coords, CART_COORDS)(const MPI_Fint *comm, const MPI_Fint *rank, const MPI_Fint *maxdims,
        MPI_Fint *coords, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Cart_coords)(bnd_f2c_Comm(*comm), *rank, *maxdims, coords));
}
#endif
