/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml [MPI_Abi_set_fortran_info] through templates/c/entry.c.j2. */
/* Supply sizes and availability of Fortran types to a library used through the ABI. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Abi_set_fortran_info)(MPI_Info info);
BND_INSTRUMENTED_CALL(Abi_set_fortran_info, int, (MPI_Info info), (info))

BND_WEAK(MPI_Abi_set_fortran_info, PMPI_Abi_set_fortran_info)

int BND_ENTRY(MPI_Abi_set_fortran_info)(MPI_Info info)
{
    BND_FORWARD(Abi_set_fortran_info, (info));
}
