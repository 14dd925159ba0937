/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_set_attr] through templates/fortran/wrapper.c.j2. */
/* Store an attribute value under a key on a window. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_set_attr)
BND_WRAPPER void BND_NAME(mpi_win_set_attr, MPI_WIN_SET_ATTR)(const bnd_integer *win, const bnd_integer *win_keyval,
        const MPI_Aint *attribute_val, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_win_set_attr, MPI_WIN_SET_ATTR)(const bnd_integer *win, const bnd_integer *win_keyval,
        const MPI_Aint *attribute_val, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_set_attr, ierror, BND_ON_WIN, *win);
    void *const c_attribute_val = bnd_attribute_new(*attribute_val, sizeof *attribute_val);
    BND_CHECK_MEMORY(c_attribute_val, (void)0, ierror);
    const int result = BND_C(MPI_Win_set_attr)(bnd_f2c_Win(*win), bnd_key_from_fortran(BND_OWNER_WIN, *win_keyval),
            c_attribute_val);
    bnd_attribute_release_on_error(c_attribute_val, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
