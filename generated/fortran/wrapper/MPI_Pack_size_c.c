/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_size] through templates/fortran/wrapper.c.j2. */
/* Compute an upper bound on the space that native packing of data needs. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Pack_size_c) || BND_HAS(MPI_Pack_size)
BND_WRAPPER void BND_NAME(mpi_pack_size_c, MPI_PACK_SIZE_C)(const MPI_Count *incount, const bnd_integer *datatype,
        const bnd_integer *comm, MPI_Count *size, bnd_integer *ierror);

#if BND_HAS(MPI_Pack_size_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_pack_size_c)(const MPI_Count *incount, const bnd_integer *datatype,
        const bnd_integer *comm, MPI_Count *size, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Pack_size_c, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Pack_size_c)(*incount, bnd_f2c_Type(*datatype), bnd_f2c_Comm(*comm), size));
}
#endif

BND_WRAPPER void BND_NAME(mpi_pack_size_c, MPI_PACK_SIZE_C)(const MPI_Count *incount, const bnd_integer *datatype,
        const bnd_integer *comm, MPI_Count *size, bnd_integer *ierror)
{
#if BND_HAS(MPI_Pack_size_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Pack_size_c) && bnd_is_inline_f2c_Type(*datatype) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_pack_size_c)(incount, datatype, comm, size, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Pack_size_c)(*incount, bnd_inline_f2c_Type(*datatype),
            bnd_inline_f2c_Comm(*comm), size));
#else
    BND_REQUIRE(MPI_Pack_size, ierror, BND_ON_COMM, *comm);
    int c_size = 0;
    BND_NARROW_CHECK(int, *incount, 1, MPI_ERR_COUNT, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(int, bnd_bytes(*incount, bnd_f2c_Type(*datatype)), 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    int result = BND_C(MPI_Pack_size)(BND_NARROWED(int, *incount), bnd_f2c_Type(*datatype), bnd_f2c_Comm(*comm),
            &c_size);
    BND_NARROW_OUT(MPI_Count, size, c_size, MPI_ERR_ARG, result, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
