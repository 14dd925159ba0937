/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Attr_get] through templates/fortran/wrapper.c.j2. */
/* Look up a cached attribute of a communicator through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Attr_get)
void BND_NAME(attr_get, ATTR_GET)(const MPI_Fint *comm, const MPI_Fint *keyval, MPI_Fint *attribute_val,
        bnd_logical *flag, MPI_Fint *ierror);

void BND_NAME(attr_get, ATTR_GET)(const MPI_Fint *comm, const MPI_Fint *keyval, MPI_Fint *attribute_val,
        bnd_logical *flag, MPI_Fint *ierror)
{
    void *c_attribute_val = 0;
    int c_flag = 0;
    const int result = BND_C(Attr_get)(bnd_f2c_Comm(*comm), *keyval, &c_attribute_val, &c_flag);
    if (result == MPI_SUCCESS && c_flag) *attribute_val = (MPI_Fint)bnd_attribute_value(BND_OF_COMM, *keyval,
            c_attribute_val);
    *flag = BND_LOGICAL(c_flag);
    BND_RETURN(ierror, result);
}
#endif
