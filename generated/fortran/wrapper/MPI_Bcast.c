/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Bcast] through templates/fortran/wrapper.c.j2. */
/* Copy the buffer of the root to all other processes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Bcast)
void BND_NAME(bcast, BCAST)(void *buffer, const MPI_Fint *count, const MPI_Fint *datatype, const MPI_Fint *root,
        const MPI_Fint *comm, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(bcast)(void *buffer, const MPI_Fint *count, const MPI_Fint *datatype,
        const MPI_Fint *root, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Bcast)(bnd_buffer(buffer), *count, bnd_f2c_Type(*datatype), *root, bnd_f2c_Comm(*comm)));
}

void BND_NAME(bcast, BCAST)(void *buffer, const MPI_Fint *count, const MPI_Fint *datatype, const MPI_Fint *root,
        const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Type(*datatype) && bnd_is_known_Comm(*comm), BND_OTHERWISE(bcast)(buffer, count, datatype,
            root, comm, ierror));
    BND_RETURN(ierror, BND_C(Bcast)(bnd_buffer(buffer), *count, bnd_known_as_Type(*datatype), *root,
            bnd_known_as_Comm(*comm)));
}
#endif
