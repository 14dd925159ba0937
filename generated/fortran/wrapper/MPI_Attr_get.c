/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Attr_get] through templates/fortran/wrapper.c.j2. */
/* Look up a cached attribute of a communicator through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Attr_get) || BND_HAS(MPI_Comm_get_attr)
BND_WRAPPER void BND_NAME(mpi_attr_get, MPI_ATTR_GET)(const bnd_integer *comm, const bnd_integer *keyval,
        bnd_default_integer *attribute_val, bnd_logical *flag, bnd_integer *ierror);

#if BND_C_TARGET_IS_ABI && BND_HAS(MPI_Attr_get)
static BND_NOINLINE void BND_FALLBACK(mpi_attr_get)(const bnd_integer *comm, const bnd_integer *keyval,
        bnd_default_integer *attribute_val, bnd_logical *flag, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_get_attr, ierror, BND_ON_COMM, *comm);
    void *c_attribute_val = 0;
    int c_flag = 0;
    const int result = BND_C(MPI_Comm_get_attr)(bnd_f2c_Comm(*comm), bnd_key_from_fortran(BND_OWNER_COMM, *keyval),
            &c_attribute_val, &c_flag);
    if (result == MPI_SUCCESS && c_flag) *attribute_val = (bnd_default_integer)bnd_attribute_value(BND_OWNER_COMM,
            *keyval, c_attribute_val);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_attr_get, MPI_ATTR_GET)(const bnd_integer *comm, const bnd_integer *keyval,
        bnd_default_integer *attribute_val, bnd_logical *flag, bnd_integer *ierror)
{
#if BND_HAS(MPI_Attr_get)
    BND_IF_UNAVAILABLE(MPI_Attr_get, BND_FALLBACK(mpi_attr_get)(comm, keyval, attribute_val, flag, ierror); return);
    void *c_attribute_val = 0;
    int c_flag = 0;
    const int result = BND_C(MPI_Attr_get)(bnd_f2c_Comm(*comm), bnd_key_from_fortran(BND_OWNER_COMM, *keyval),
            &c_attribute_val, &c_flag);
    if (result == MPI_SUCCESS && c_flag) *attribute_val = (bnd_default_integer)bnd_attribute_value(BND_OWNER_COMM,
            *keyval, c_attribute_val);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Comm_get_attr, ierror, BND_ON_COMM, *comm);
    void *c_attribute_val = 0;
    int c_flag = 0;
    const int result = BND_C(MPI_Comm_get_attr)(bnd_f2c_Comm(*comm), bnd_key_from_fortran(BND_OWNER_COMM, *keyval),
            &c_attribute_val, &c_flag);
    if (result == MPI_SUCCESS && c_flag) *attribute_val = (bnd_default_integer)bnd_attribute_value(BND_OWNER_COMM,
            *keyval, c_attribute_val);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
