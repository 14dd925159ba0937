/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Attr_put] through templates/fortran/wrapper.c.j2. */
/* Store an attribute value on a communicator through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Attr_put)
void BND_NAME(attr_put, ATTR_PUT)(const MPI_Fint *comm, const MPI_Fint *keyval, const MPI_Fint *attribute_val,
        MPI_Fint *ierror);

void BND_NAME(attr_put, ATTR_PUT)(const MPI_Fint *comm, const MPI_Fint *keyval, const MPI_Fint *attribute_val,
        MPI_Fint *ierror)
{
    void *const c_attribute_val = bnd_attribute_new(*attribute_val, sizeof *attribute_val);
    BND_ROOM_CHECK(attribute_val);
    const int result = BND_C(Attr_put)(bnd_f2c_Comm(*comm), *keyval, c_attribute_val);
    bnd_attribute_settle(c_attribute_val, result);
    BND_RETURN(ierror, result);
}
#endif
