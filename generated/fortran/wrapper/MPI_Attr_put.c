/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Attr_put] through templates/fortran/wrapper.c.j2. */
/* Store an attribute value on a communicator through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Attr_put) || BND_HAS(MPI_Comm_set_attr)
BND_WRAPPER void BND_NAME(mpi_attr_put, MPI_ATTR_PUT)(const bnd_integer *comm, const bnd_integer *keyval,
        const bnd_default_integer *attribute_val, bnd_integer *ierror);

#if BND_C_TARGET_IS_ABI && BND_HAS(MPI_Attr_put)
static BND_NOINLINE void BND_FALLBACK(mpi_attr_put)(const bnd_integer *comm, const bnd_integer *keyval,
        const bnd_default_integer *attribute_val, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_set_attr, ierror, BND_ON_COMM, *comm);
    void *const c_attribute_val = bnd_attribute_new(*attribute_val, sizeof *attribute_val);
    BND_CHECK_MEMORY(c_attribute_val, (void)0, ierror);
    const int result = BND_C(MPI_Comm_set_attr)(bnd_f2c_Comm(*comm), bnd_key_from_fortran(BND_OWNER_COMM, *keyval),
            c_attribute_val);
    bnd_attribute_release_on_error(c_attribute_val, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_attr_put, MPI_ATTR_PUT)(const bnd_integer *comm, const bnd_integer *keyval,
        const bnd_default_integer *attribute_val, bnd_integer *ierror)
{
#if BND_HAS(MPI_Attr_put)
    BND_IF_UNAVAILABLE(MPI_Attr_put, BND_FALLBACK(mpi_attr_put)(comm, keyval, attribute_val, ierror); return);
    void *const c_attribute_val = bnd_attribute_new(*attribute_val, sizeof *attribute_val);
    BND_CHECK_MEMORY(c_attribute_val, (void)0, ierror);
    const int result = BND_C(MPI_Attr_put)(bnd_f2c_Comm(*comm), bnd_key_from_fortran(BND_OWNER_COMM, *keyval),
            c_attribute_val);
    bnd_attribute_release_on_error(c_attribute_val, result);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Comm_set_attr, ierror, BND_ON_COMM, *comm);
    void *const c_attribute_val = bnd_attribute_new(*attribute_val, sizeof *attribute_val);
    BND_CHECK_MEMORY(c_attribute_val, (void)0, ierror);
    const int result = BND_C(MPI_Comm_set_attr)(bnd_f2c_Comm(*comm), bnd_key_from_fortran(BND_OWNER_COMM, *keyval),
            c_attribute_val);
    bnd_attribute_release_on_error(c_attribute_val, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
