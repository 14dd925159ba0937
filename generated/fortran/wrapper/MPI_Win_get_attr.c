/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_get_attr] through templates/fortran/wrapper.c.j2. */
/* Look up the attribute stored under a key on a window. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_get_attr)
BND_WRAPPER void BND_NAME(mpi_win_get_attr, MPI_WIN_GET_ATTR)(const bnd_integer *win, const bnd_integer *win_keyval,
        MPI_Aint *attribute_val, bnd_logical *flag, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_win_get_attr, MPI_WIN_GET_ATTR)(const bnd_integer *win, const bnd_integer *win_keyval,
        MPI_Aint *attribute_val, bnd_logical *flag, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_get_attr, ierror, BND_ON_WIN, *win);
    void *c_attribute_val = 0;
    int c_flag = 0;
    const int result = BND_C(MPI_Win_get_attr)(bnd_f2c_Win(*win), bnd_key_from_fortran(BND_OWNER_WIN, *win_keyval),
            &c_attribute_val, &c_flag);
    if (result == MPI_SUCCESS && c_flag) *attribute_val = (MPI_Aint)bnd_attribute_value(BND_OWNER_WIN, *win_keyval,
            c_attribute_val);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
