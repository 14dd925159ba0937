/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml [MPI_Abi_get_fortran_info] through templates/c/entry.c.j2. */
/* Fetch an info object that describes the Fortran types known to the MPI ABI. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Abi_get_fortran_info)(MPI_Info *info);
BND_INSTRUMENTED_CALL(Abi_get_fortran_info, int, (MPI_Info *info), (info))

BND_WEAK(MPI_Abi_get_fortran_info, PMPI_Abi_get_fortran_info)

int BND_ENTRY(MPI_Abi_get_fortran_info)(MPI_Info *info)
{
    BND_REFUSE_IF("MPI_Abi_get_fortran_info", !info, MPI_ERR_ARG, "info", BND_ON_NOTHING, 0);
    BND_FORWARD(Abi_get_fortran_info, (info));
}
