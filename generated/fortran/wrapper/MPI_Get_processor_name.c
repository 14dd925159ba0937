/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Get_processor_name] through templates/fortran/wrapper.c.j2. */
/* Return the name of the hardware on which the caller is running. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Get_processor_name)
BND_WRAPPER void BND_NAME(mpi_get_processor_name, MPI_GET_PROCESSOR_NAME)(char *name, bnd_integer *resultlen,
        bnd_integer *ierror, bnd_length name_len);

BND_WRAPPER void BND_NAME(mpi_get_processor_name, MPI_GET_PROCESSOR_NAME)(char *name, bnd_integer *resultlen,
        bnd_integer *ierror, bnd_length name_len)
{
    BND_REQUIRE(MPI_Get_processor_name, ierror, BND_ON_SELF, 0);
    char c_name[MPI_MAX_PROCESSOR_NAME];
    const int result = BND_C(MPI_Get_processor_name)(c_name, resultlen);
    if (result == MPI_SUCCESS) bnd_string_to_fortran(name, name_len, c_name);
    BND_STORE_IERROR(ierror, result);
}
#endif
