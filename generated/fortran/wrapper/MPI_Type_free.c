/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_free] through templates/fortran/wrapper.c.j2. */
/* Mark a datatype for deallocation and set its handle to null. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_free)
BND_WRAPPER void BND_NAME(mpi_type_free, MPI_TYPE_FREE)(bnd_integer *datatype, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_type_free, MPI_TYPE_FREE)(bnd_integer *datatype, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_free, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_datatype, datatype, bnd_f2c_Type(*datatype));
    const int result = BND_C(MPI_Type_free)(c_datatype);
    BND_HANDLE_COPY_OUT(MPI_DATATYPE, Type, c_datatype, datatype);
    BND_STORE_IERROR(ierror, result);
}
#endif
