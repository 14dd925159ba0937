/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_size] through templates/fortran/ilp64.c.j2. */
/* Compute an upper bound on the space that native packing of data needs. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Pack_size_c.c"

#if BND_HAS(MPI_Pack_size_c) || BND_HAS(MPI_Pack_size)
void BND_WIDE_NAME(mpi_pack_size, MPI_PACK_SIZE)(const MPI_Count *incount, const bnd_default_integer *datatype,
        const bnd_default_integer *comm, MPI_Count *size, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_pack_size_c)(const MPI_Count *incount,
        const bnd_integer *datatype, const bnd_integer *comm, MPI_Count *size, bnd_integer *ierror)
{
#if !BND_HAS(MPI_Pack_size_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Pack_size_c) && bnd_is_inline_f2c_Type(*datatype) &&
            bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Pack_size_c)(*incount, bnd_inline_f2c_Type(*datatype),
            bnd_inline_f2c_Comm(*comm), size));
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_pack_size)(const MPI_Count *incount,
        const bnd_default_integer *datatype, const bnd_default_integer *comm, MPI_Count *size,
        bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_pack_size_c)(incount, &int_datatype, &int_comm, size, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_pack_size, MPI_PACK_SIZE)(const MPI_Count *incount, const bnd_default_integer *datatype,
        const bnd_default_integer *comm, MPI_Count *size, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(datatype) | bnd_high_half(comm), bnd_fits(datatype) && bnd_fits(comm)),
            BND_WIDE_SLOW_PATH(mpi_pack_size)(incount, datatype, comm, size, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_pack_size_c)(incount, bnd_low_half(datatype), bnd_low_half(comm), size,
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_pack_size)(incount, datatype, comm, size, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
