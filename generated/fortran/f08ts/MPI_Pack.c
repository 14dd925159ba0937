/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack] through templates/fortran/wrapper.c.j2. */
/* Append typed data to a contiguous packed buffer in native form. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Pack)
void BND_NAME(mpi_pack, MPI_PACK)(const void *inbuf, const MPI_Fint *incount, const MPI_Fint *datatype,
        const void *outbuf, const MPI_Fint *outsize, MPI_Fint *position, const MPI_Fint *comm, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_pack)(const void *inbuf, const MPI_Fint *incount, const MPI_Fint *datatype,
        const void *outbuf, const MPI_Fint *outsize, MPI_Fint *position, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Pack, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_inbuf;
    struct bnd_choice d_outbuf;
    BND_CHOICE_IN(inbuf, *incount, bnd_f2c_Type(*datatype), 1, bnd_choice_even(&made, inbuf, &pending, BND_ANY,
            BND_COPY_RATHER, BND_ON_COMM, *comm, 1, *incount, *incount, bnd_f2c_Type(*datatype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(outbuf, 0, MPI_BYTE, 1, bnd_choice_even(&made, outbuf, &pending, BND_FLAT, BND_COPY_BACK,
            BND_ON_COMM, *comm, 1, *outsize, *outsize, MPI_PACKED),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int result = BND_C(MPI_Pack)(d_inbuf.address, d_inbuf.count, d_inbuf.datatype, d_outbuf.address, *outsize,
            position, bnd_f2c_Comm(*comm));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_pack, MPI_PACK)(const void *inbuf, const MPI_Fint *incount, const MPI_Fint *datatype,
        const void *outbuf, const MPI_Fint *outsize, MPI_Fint *position, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Pack) && bnd_is_plain(inbuf) && bnd_is_known_Type(*datatype) &&
            bnd_is_plain(outbuf) && bnd_is_known_Comm(*comm), BND_SLOW_PATH(mpi_pack)(inbuf, incount, datatype, outbuf,
            outsize, position, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Pack)(bnd_base(inbuf), *incount, bnd_known_as_Type(*datatype), bnd_base(outbuf),
            *outsize, position, bnd_known_as_Comm(*comm)));
}
#endif
