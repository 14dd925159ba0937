/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Get_address] through templates/fortran/described.c.j2. */
/* Return the absolute address of a location in memory. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Get_address)
void BND_NAME(get_address, GET_ADDRESS)(const void *location, MPI_Aint *address, MPI_Fint *ierror);

void BND_NAME(get_address, GET_ADDRESS)(const void *location, MPI_Aint *address, MPI_Fint *ierror)
{
    struct bnd_choice d_location;
    BND_CHOICE_IN(location, BND_BASE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, INT_MAX, PMPI_Comm_call_errhandler(MPI_COMM_SELF,
            code));
    const int result = BND_C(Get_address)(d_location.to.address, address);
    bnd_choice_out(&d_location, result);
    BND_RETURN(ierror, result);
}
#endif
