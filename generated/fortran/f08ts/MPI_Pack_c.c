/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack] through templates/fortran/wrapper.c.j2. */
/* Append typed data to a contiguous packed buffer in native form. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Pack_c) || BND_HAS(MPI_Pack)
void BND_NAME(mpi_pack_c, MPI_PACK_C)(const void *inbuf, const MPI_Count *incount, const MPI_Fint *datatype,
        const void *outbuf, const MPI_Count *outsize, MPI_Count *position, const MPI_Fint *comm, MPI_Fint *ierror);

#if BND_HAS(MPI_Pack_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_pack_c)(const void *inbuf, const MPI_Count *incount,
        const MPI_Fint *datatype, const void *outbuf, const MPI_Count *outsize, MPI_Count *position,
        const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Pack_c, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_inbuf;
    struct bnd_choice d_outbuf;
    BND_CHOICE_IN(inbuf, *incount, bnd_f2c_Type(*datatype), 1, bnd_choice_even(&made, inbuf, &pending, BND_ANY,
            BND_COPY_RATHER, BND_ON_COMM, *comm, 1, *incount, *incount, bnd_f2c_Type(*datatype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(outbuf, 0, MPI_BYTE, 1, bnd_choice_even(&made, outbuf, &pending, BND_FLAT, BND_COPY_BACK,
            BND_ON_COMM, *comm, 1, *outsize, *outsize, MPI_PACKED),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int result = BND_C(MPI_Pack_c)(d_inbuf.address, d_inbuf.count, d_inbuf.datatype, d_outbuf.address, *outsize,
            position, bnd_f2c_Comm(*comm));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

void BND_NAME(mpi_pack_c, MPI_PACK_C)(const void *inbuf, const MPI_Count *incount, const MPI_Fint *datatype,
        const void *outbuf, const MPI_Count *outsize, MPI_Count *position, const MPI_Fint *comm, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Pack_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Pack_c) && bnd_is_plain(inbuf) && bnd_is_known_Type(*datatype) &&
            bnd_is_plain(outbuf) && bnd_is_known_Comm(*comm), BND_SLOW_PATH(mpi_pack_c)(inbuf, incount, datatype,
            outbuf, outsize, position, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Pack_c)(bnd_base(inbuf), *incount, bnd_known_as_Type(*datatype),
            bnd_base(outbuf), *outsize, position, bnd_known_as_Comm(*comm)));
#else
    BND_REQUIRE(MPI_Pack, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    int c_position = (int)*position;
    BND_FIT_IN(int, *incount, 1, MPI_ERR_COUNT, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_IN(int, *outsize, 1, MPI_ERR_ARG, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_IN(int, *position, 1, MPI_ERR_ARG, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_inbuf;
    struct bnd_choice d_outbuf;
    BND_CHOICE_IN(inbuf, *incount, bnd_f2c_Type(*datatype), 1, bnd_choice_even(&made, inbuf, &pending, BND_ANY,
            BND_COPY_RATHER, BND_ON_COMM, *comm, 1, *incount, *incount, bnd_f2c_Type(*datatype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(outbuf, 0, MPI_BYTE, 1, bnd_choice_even(&made, outbuf, &pending, BND_FLAT, BND_COPY_BACK,
            BND_ON_COMM, *comm, 1, *outsize, *outsize, MPI_PACKED),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    int result = BND_C(MPI_Pack)(d_inbuf.address, d_inbuf.count, d_inbuf.datatype, d_outbuf.address, (int)*outsize,
            &c_position, bnd_f2c_Comm(*comm));
    BND_FIT_OUT(MPI_Count, position, c_position, MPI_ERR_ARG, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
