/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dims_create] through templates/fortran/wrapper.c.j2. */
/* Choose balanced grid extents for a number of processes and dimensions. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Dims_create)
void BND_NAME(dims_create, DIMS_CREATE)(const MPI_Fint *nnodes, const MPI_Fint *ndims, MPI_Fint *dims,
        MPI_Fint *ierror);

void BND_NAME(dims_create, DIMS_CREATE)(const MPI_Fint *nnodes, const MPI_Fint *ndims, MPI_Fint *dims,
        MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Dims_create)(*nnodes, *ndims, dims));
}
#endif
