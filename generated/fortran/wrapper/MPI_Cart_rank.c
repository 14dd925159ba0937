/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_rank] through templates/fortran/wrapper.c.j2. */
/* Translate Cartesian grid coordinates into a rank. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Cart_rank)
void BND_NAME(cart_rank, CART_RANK)(const MPI_Fint *comm, MPI_Fint *coords, MPI_Fint *rank, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(cart_rank)(const MPI_Fint *comm, MPI_Fint *coords, MPI_Fint *rank,
        MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Cart_rank)(bnd_f2c_Comm(*comm), coords, rank));
}

void BND_NAME(cart_rank, CART_RANK)(const MPI_Fint *comm, MPI_Fint *coords, MPI_Fint *rank, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Comm(*comm), BND_OTHERWISE(cart_rank)(comm, coords, rank, ierror));
    BND_RETURN(ierror, BND_C(Cart_rank)(bnd_known_as_Comm(*comm), coords, rank));
}
#endif
