/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_compare] through templates/fortran/wrapper.c.j2. */
/* Tell how far two communicators agree in context, members and rank order. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_compare)
void BND_NAME(comm_compare, COMM_COMPARE)(const MPI_Fint *comm1, const MPI_Fint *comm2, MPI_Fint *result,
        MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(comm_compare)(const MPI_Fint *comm1, const MPI_Fint *comm2, MPI_Fint *result,
        MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Comm_compare)(bnd_f2c_Comm(*comm1), bnd_f2c_Comm(*comm2), result));
}

void BND_NAME(comm_compare, COMM_COMPARE)(const MPI_Fint *comm1, const MPI_Fint *comm2, MPI_Fint *result,
        MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Comm(*comm1) && bnd_is_known_Comm(*comm2), BND_OTHERWISE(comm_compare)(comm1, comm2,
            result, ierror));
    BND_RETURN(ierror, BND_C(Comm_compare)(bnd_known_as_Comm(*comm1), bnd_known_as_Comm(*comm2), result));
}
#endif
