/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Bcast] through templates/fortran/wrapper.c.j2. */
/* Copy the buffer of the root to all other processes. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Bcast)
BND_WRAPPER void BND_NAME(mpi_bcast, MPI_BCAST)(const void *buffer, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *root, const bnd_integer *comm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_bcast)(const void *buffer, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *root, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Bcast, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buffer;
    if (bnd_choice_is_section(&d_buffer, buffer, *count, bnd_f2c_Type(*datatype),
            *root != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buffer, buffer,
            BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE, BND_BOUNCE_INOUT, 1, *count, *count, bnd_f2c_Type(*datatype)),
            &pending, BND_ON_COMM, *comm), (void)0, ierror);
    const int result = BND_C(MPI_Bcast)(d_buffer.address, d_buffer.count, d_buffer.datatype, *root,
            bnd_f2c_Comm(*comm));
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_bcast, MPI_BCAST)(const void *buffer, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *root, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Bcast) && bnd_is_contiguous_buffer(buffer) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_bcast)(buffer, count,
            datatype, root, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Bcast)(bnd_base(buffer), *count, bnd_inline_f2c_Type(*datatype), *root,
            bnd_inline_f2c_Comm(*comm)));
}
#endif
