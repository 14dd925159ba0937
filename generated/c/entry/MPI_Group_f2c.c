/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Group_f2c] through templates/c/entry.c.j2. */
/* Convert a Fortran integer group handle to its C form. */
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Group_f2c, PMPI_Group_f2c)

MPI_Group BND_ENTRY(MPI_Group_f2c)(MPI_Fint group)
{
    return (MPI_Group)bnd_handle_from_integer(BND_GROUP, group);
}
