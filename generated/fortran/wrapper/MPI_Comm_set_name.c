/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_set_name] through templates/fortran/wrapper.c.j2. */
/* Give a communicator a printable name for use in debugging. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_set_name)
void BND_NAME(comm_set_name, COMM_SET_NAME)(const MPI_Fint *comm, const char *comm_name, MPI_Fint *ierror,
        bnd_length comm_name_len);

void BND_NAME(comm_set_name, COMM_SET_NAME)(const MPI_Fint *comm, const char *comm_name, MPI_Fint *ierror,
        bnd_length comm_name_len)
{
    struct bnd_string c_comm_name;
    BND_STRING_IN(comm_name, BND_TRIM_TRAILING, comm_name_len, (void)0);
    const int result = BND_C(Comm_set_name)(bnd_f2c_Comm(*comm), c_comm_name.text);
    bnd_string_free(&c_comm_name);
    BND_RETURN(ierror, result);
}
#endif
