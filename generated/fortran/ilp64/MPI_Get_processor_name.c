/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Get_processor_name] through templates/fortran/ilp64.c.j2. */
/* Return the name of the hardware on which the caller is running. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Get_processor_name.c"

#if BND_HAS(MPI_Get_processor_name)
void BND_WIDE_NAME(mpi_get_processor_name, MPI_GET_PROCESSOR_NAME)(char *name, bnd_default_integer *resultlen,
        bnd_default_integer *ierror, bnd_length name_len);

void BND_WIDE_NAME(mpi_get_processor_name, MPI_GET_PROCESSOR_NAME)(char *name, bnd_default_integer *resultlen,
        bnd_default_integer *ierror, bnd_length name_len)
{
    bnd_integer int_resultlen = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_get_processor_name)(name, &int_resultlen, &int_ierror, name_len);
    bnd_integer_out(resultlen, int_resultlen);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
