/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Keyval_create] through templates/fortran/wrapper.c.j2. */
/* Create a communicator attribute key through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Keyval_create) || BND_HAS(MPI_Comm_create_keyval)
BND_WRAPPER void BND_NAME(mpi_keyval_create, MPI_KEYVAL_CREATE)(bnd_procedure *copy_fn, bnd_procedure *delete_fn,
        bnd_integer *keyval, const bnd_default_integer *extra_state, bnd_integer *ierror);

#if BND_C_TARGET_IS_ABI && BND_HAS(MPI_Keyval_create)
static BND_NOINLINE void BND_FALLBACK(mpi_keyval_create)(bnd_procedure *copy_fn, bnd_procedure *delete_fn,
        bnd_integer *keyval, const bnd_default_integer *extra_state, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_create_keyval, ierror, BND_ON_SELF, 0);
    struct bnd_extra_state *c_extra_state;
    BND_CHECK_MEMORY(c_extra_state = bnd_extra_state_new(*extra_state, (bnd_procedure *const[3]){copy_fn, delete_fn}),
            (void)0, ierror);
    const int result = BND_C(MPI_Comm_create_keyval)(bnd_copy_function, bnd_delete_function, keyval, c_extra_state);
    if (result == MPI_SUCCESS) bnd_keyval_created(BND_OWNER_COMM, *keyval, c_extra_state);
    bnd_extra_state_release_on_error(c_extra_state, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_keyval_create, MPI_KEYVAL_CREATE)(bnd_procedure *copy_fn, bnd_procedure *delete_fn,
        bnd_integer *keyval, const bnd_default_integer *extra_state, bnd_integer *ierror)
{
#if BND_HAS(MPI_Keyval_create)
    BND_IF_UNAVAILABLE(MPI_Keyval_create, BND_FALLBACK(mpi_keyval_create)(copy_fn, delete_fn, keyval, extra_state,
            ierror); return);
    struct bnd_extra_state *c_extra_state;
    BND_CHECK_MEMORY(c_extra_state = bnd_extra_state_new(*extra_state, (bnd_procedure *const[3]){copy_fn, delete_fn}),
            (void)0, ierror);
    const int result = BND_C(MPI_Keyval_create)(bnd_copy_function, bnd_delete_function, keyval, c_extra_state);
    if (result == MPI_SUCCESS) bnd_keyval_created(BND_OWNER_COMM, *keyval, c_extra_state);
    bnd_extra_state_release_on_error(c_extra_state, result);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Comm_create_keyval, ierror, BND_ON_SELF, 0);
    struct bnd_extra_state *c_extra_state;
    BND_CHECK_MEMORY(c_extra_state = bnd_extra_state_new(*extra_state, (bnd_procedure *const[3]){copy_fn, delete_fn}),
            (void)0, ierror);
    const int result = BND_C(MPI_Comm_create_keyval)(bnd_copy_function, bnd_delete_function, keyval, c_extra_state);
    if (result == MPI_SUCCESS) bnd_keyval_created(BND_OWNER_COMM, *keyval, c_extra_state);
    bnd_extra_state_release_on_error(c_extra_state, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
