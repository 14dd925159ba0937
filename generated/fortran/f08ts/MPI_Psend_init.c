/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Psend_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a send whose buffer is released in separate partitions. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Psend_init)
void BND_NAME(mpi_psend_init, MPI_PSEND_INIT)(const void *buf, const MPI_Fint *partitions, const MPI_Count *count,
        const MPI_Fint *datatype, const MPI_Fint *dest, const MPI_Fint *tag, const MPI_Fint *comm,
        const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_psend_init)(const void *buf, const MPI_Fint *partitions,
        const MPI_Count *count, const MPI_Fint *datatype, const MPI_Fint *dest, const MPI_Fint *tag,
        const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Psend_init, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, 0, MPI_BYTE, 1, bnd_choice_even(&made, buf, &pending, BND_PARTS, BND_COPY_IN, BND_ON_COMM,
            *comm, *partitions, *count, *count, bnd_f2c_Type(*datatype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Psend_init)(d_buf.address, *partitions, *count, bnd_f2c_Type(*datatype), *dest, *tag,
            bnd_f2c_Comm(*comm), bnd_f2c_Info(*info), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_REQUEST_MADE(request);
    bnd_pending_request(pending, result, request, 1, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_psend_init, MPI_PSEND_INIT)(const void *buf, const MPI_Fint *partitions, const MPI_Count *count,
        const MPI_Fint *datatype, const MPI_Fint *dest, const MPI_Fint *tag, const MPI_Fint *comm,
        const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Psend_init) && bnd_is_plain(buf) && bnd_is_known_Type(*datatype) &&
            bnd_is_known_Comm(*comm) && bnd_is_known_Info(*info), BND_SLOW_PATH(mpi_psend_init)(buf, partitions, count,
            datatype, dest, tag, comm, info, request, ierror));
    BND_HANDLE_ROOM(MPI_REQUEST, MPI_Request, request);
    const int result = BND_C(MPI_Psend_init)(bnd_base(buf), *partitions, *count, bnd_known_as_Type(*datatype), *dest,
            *tag, bnd_known_as_Comm(*comm), bnd_known_as_Info(*info), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_MADE(request);
}
#endif
