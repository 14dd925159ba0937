/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_coords] through templates/fortran/wrapper.c.j2. */
/* Translate a rank into the coordinates it has in a Cartesian grid. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Cart_coords)
void BND_NAME(cart_coords, CART_COORDS)(const MPI_Fint *comm, const MPI_Fint *rank, const MPI_Fint *maxdims,
        MPI_Fint *coords, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(cart_coords)(const MPI_Fint *comm, const MPI_Fint *rank, const MPI_Fint *maxdims,
        MPI_Fint *coords, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Cart_coords)(bnd_f2c_Comm(*comm), *rank, *maxdims, coords));
}

void BND_NAME(cart_coords, CART_COORDS)(const MPI_Fint *comm, const MPI_Fint *rank, const MPI_Fint *maxdims,
        MPI_Fint *coords, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Comm(*comm), BND_OTHERWISE(cart_coords)(comm, rank, maxdims, coords, ierror));
    BND_RETURN(ierror, BND_C(Cart_coords)(bnd_known_as_Comm(*comm), *rank, *maxdims, coords));
}
#endif
