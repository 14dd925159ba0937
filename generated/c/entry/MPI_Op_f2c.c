/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Op_f2c] through templates/c/entry.c.j2. */
/* Convert a Fortran integer reduction operation handle to its C form. */
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Op_f2c, PMPI_Op_f2c)

MPI_Op BND_ENTRY(MPI_Op_f2c)(MPI_Fint op)
{
    return (MPI_Op)bnd_handle_from_integer(BND_OP, op);
}
