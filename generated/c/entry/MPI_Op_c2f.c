/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Op_c2f] through templates/c/entry.c.j2. */
/* Convert a C reduction operation handle to its Fortran integer form. */
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Op_c2f, PMPI_Op_c2f)

MPI_Fint BND_ENTRY(MPI_Op_c2f)(MPI_Op op)
{
    return bnd_handle_to_integer(BND_OP, (void *)op);
}
