/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Type_f2c] through templates/c/entry.c.j2. */
/* Convert a Fortran integer datatype handle to its C form. */
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Type_f2c, PMPI_Type_f2c)

MPI_Datatype BND_ENTRY(MPI_Type_f2c)(MPI_Fint datatype)
{
    return (MPI_Datatype)bnd_handle_from_integer(BND_DATATYPE, datatype);
}
