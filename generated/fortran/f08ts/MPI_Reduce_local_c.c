/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_local] through templates/fortran/wrapper.c.j2. */
/* Apply a reduction operation to two local buffers without communication. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Reduce_local_c) || BND_HAS(MPI_Reduce_local)
void BND_NAME(mpi_reduce_local_c, MPI_REDUCE_LOCAL_C)(const void *inbuf, const void *inoutbuf, const MPI_Count *count,
        const MPI_Fint *datatype, const MPI_Fint *op, MPI_Fint *ierror);

#if BND_HAS(MPI_Reduce_local_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_reduce_local_c)(const void *inbuf, const void *inoutbuf,
        const MPI_Count *count, const MPI_Fint *datatype, const MPI_Fint *op, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Reduce_local_c, bnd_raise(code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_inbuf;
    struct bnd_choice d_inoutbuf;
    BND_CHOICE_IN(inbuf, 0, MPI_BYTE, 1, bnd_choice_even(&made, inbuf, &pending, BND_FLAT, BND_COPY_RATHER,
            BND_ON_SELF, 0, 1, *count, *count, bnd_f2c_Type(*datatype)), if (code > 0) bnd_raise(code));
    BND_CHOICE_IN(inoutbuf, 0, MPI_BYTE, 1, bnd_choice_even(&made, inoutbuf, &pending, BND_FLAT, BND_COPY_BACK,
            BND_ON_SELF, 0, 1, *count, *count, bnd_f2c_Type(*datatype)), if (code > 0) bnd_raise(code));
    const int result = BND_C(MPI_Reduce_local_c)(d_inbuf.address, d_inoutbuf.address, *count, bnd_f2c_Type(*datatype),
            bnd_f2c_Op(*op));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

void BND_NAME(mpi_reduce_local_c, MPI_REDUCE_LOCAL_C)(const void *inbuf, const void *inoutbuf, const MPI_Count *count,
        const MPI_Fint *datatype, const MPI_Fint *op, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Reduce_local_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Reduce_local_c) && bnd_is_plain(inbuf) && bnd_is_plain(inoutbuf) &&
            bnd_is_known_Type(*datatype) && bnd_is_known_Op(*op), BND_SLOW_PATH(mpi_reduce_local_c)(inbuf, inoutbuf,
            count, datatype, op, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Reduce_local_c)(bnd_base(inbuf), bnd_base(inoutbuf), *count,
            bnd_known_as_Type(*datatype), bnd_known_as_Op(*op)));
#else
    BND_REQUIRE(MPI_Reduce_local, bnd_raise(code));
    BND_FIT_IN(int, *count, 1, MPI_ERR_COUNT, bnd_raise(code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_inbuf;
    struct bnd_choice d_inoutbuf;
    BND_CHOICE_IN(inbuf, 0, MPI_BYTE, 1, bnd_choice_even(&made, inbuf, &pending, BND_FLAT, BND_COPY_RATHER,
            BND_ON_SELF, 0, 1, *count, *count, bnd_f2c_Type(*datatype)), if (code > 0) bnd_raise(code));
    BND_CHOICE_IN(inoutbuf, 0, MPI_BYTE, 1, bnd_choice_even(&made, inoutbuf, &pending, BND_FLAT, BND_COPY_BACK,
            BND_ON_SELF, 0, 1, *count, *count, bnd_f2c_Type(*datatype)), if (code > 0) bnd_raise(code));
    const int result = BND_C(MPI_Reduce_local)(d_inbuf.address, d_inoutbuf.address, (int)*count,
            bnd_f2c_Type(*datatype), bnd_f2c_Op(*op));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
