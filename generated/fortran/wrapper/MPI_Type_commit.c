/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_commit] through templates/fortran/wrapper.c.j2. */
/* Make a derived datatype ready for use in communication. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_commit)
BND_WRAPPER void BND_NAME(mpi_type_commit, MPI_TYPE_COMMIT)(bnd_integer *datatype, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_type_commit, MPI_TYPE_COMMIT)(bnd_integer *datatype, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_commit, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_datatype, datatype, bnd_f2c_Type(*datatype));
    const int result = BND_C(MPI_Type_commit)(c_datatype);
    BND_HANDLE_COPY_OUT(MPI_DATATYPE, Type, c_datatype, datatype);
    BND_STORE_IERROR(ierror, result);
}
#endif
