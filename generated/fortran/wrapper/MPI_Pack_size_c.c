/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_size] through templates/fortran/wrapper.c.j2. */
/* Compute an upper bound on the space that native packing of data needs. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Pack_size_c) || BND_HAS(MPI_Pack_size)
void BND_NAME(mpi_pack_size_c, MPI_PACK_SIZE_C)(const MPI_Count *incount, const MPI_Fint *datatype,
        const MPI_Fint *comm, MPI_Count *size, MPI_Fint *ierror);

#if BND_HAS(MPI_Pack_size_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_pack_size_c)(const MPI_Count *incount, const MPI_Fint *datatype,
        const MPI_Fint *comm, MPI_Count *size, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Pack_size_c, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_STORE_IERROR(ierror, BND_C(MPI_Pack_size_c)(*incount, bnd_f2c_Type(*datatype), bnd_f2c_Comm(*comm), size));
}
#endif

void BND_NAME(mpi_pack_size_c, MPI_PACK_SIZE_C)(const MPI_Count *incount, const MPI_Fint *datatype,
        const MPI_Fint *comm, MPI_Count *size, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Pack_size_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Pack_size_c) && bnd_is_known_Type(*datatype) && bnd_is_known_Comm(*comm),
            BND_SLOW_PATH(mpi_pack_size_c)(incount, datatype, comm, size, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Pack_size_c)(*incount, bnd_known_as_Type(*datatype), bnd_known_as_Comm(*comm),
            size));
#else
    BND_REQUIRE(MPI_Pack_size, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    int c_size = 0;
    BND_FIT_IN(int, *incount, 1, MPI_ERR_COUNT, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_IN(int, bnd_bytes(*incount, bnd_f2c_Type(*datatype)), 1, MPI_ERR_ARG,
            PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    int result = BND_C(MPI_Pack_size)((int)*incount, bnd_f2c_Type(*datatype), bnd_f2c_Comm(*comm), &c_size);
    BND_FIT_OUT(MPI_Count, size, c_size, MPI_ERR_ARG, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
