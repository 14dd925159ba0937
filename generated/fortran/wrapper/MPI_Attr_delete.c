/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Attr_delete] through templates/fortran/wrapper.c.j2. */
/* Delete a cached attribute of a communicator through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Attr_delete)
void BND_NAME(attr_delete, ATTR_DELETE)(const MPI_Fint *comm, const MPI_Fint *keyval, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(attr_delete)(const MPI_Fint *comm, const MPI_Fint *keyval, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Attr_delete)(bnd_f2c_Comm(*comm), *keyval));
}

void BND_NAME(attr_delete, ATTR_DELETE)(const MPI_Fint *comm, const MPI_Fint *keyval, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Comm(*comm), BND_OTHERWISE(attr_delete)(comm, keyval, ierror));
    BND_RETURN(ierror, BND_C(Attr_delete)(bnd_known_as_Comm(*comm), *keyval));
}
#endif
