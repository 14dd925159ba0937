/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Unpack] through templates/fortran/wrapper.c.j2. */
/* Extract typed data from a buffer packed in native form. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Unpack)
void BND_NAME(mpi_unpack, MPI_UNPACK)(const void *inbuf, const MPI_Fint *insize, MPI_Fint *position,
        const void *outbuf, const MPI_Fint *outcount, const MPI_Fint *datatype, const MPI_Fint *comm,
        MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_unpack)(const void *inbuf, const MPI_Fint *insize, MPI_Fint *position,
        const void *outbuf, const MPI_Fint *outcount, const MPI_Fint *datatype, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Unpack, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_inbuf;
    struct bnd_choice d_outbuf;
    BND_CHOICE_IN(inbuf, 0, MPI_BYTE, 1, bnd_choice_even(&made, inbuf, &pending, BND_FLAT, BND_COPY_RATHER,
            BND_ON_COMM, *comm, 1, *insize, *insize, MPI_PACKED),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(outbuf, *outcount, bnd_f2c_Type(*datatype), 1, bnd_choice_even(&made, outbuf, &pending, BND_ANY,
            BND_COPY_BACK, BND_ON_COMM, *comm, 1, *outcount, *outcount, bnd_f2c_Type(*datatype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int result = BND_C(MPI_Unpack)(d_inbuf.address, *insize, position, d_outbuf.address, d_outbuf.count,
            d_outbuf.datatype, bnd_f2c_Comm(*comm));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_unpack, MPI_UNPACK)(const void *inbuf, const MPI_Fint *insize, MPI_Fint *position,
        const void *outbuf, const MPI_Fint *outcount, const MPI_Fint *datatype, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Unpack) && bnd_is_plain(inbuf) && bnd_is_plain(outbuf) &&
            bnd_is_known_Type(*datatype) && bnd_is_known_Comm(*comm), BND_SLOW_PATH(mpi_unpack)(inbuf, insize,
            position, outbuf, outcount, datatype, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Unpack)(bnd_base(inbuf), *insize, position, bnd_base(outbuf), *outcount,
            bnd_known_as_Type(*datatype), bnd_known_as_Comm(*comm)));
}
#endif
