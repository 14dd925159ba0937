/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Comm_attach_buffer] through templates/fortran/wrapper.c.j2. */
/* Provide buffer space for buffered-mode messages sent on one communicator. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Comm_attach_buffer_c)
void BND_NAME(mpi_comm_attach_buffer_c, MPI_COMM_ATTACH_BUFFER_C)(const MPI_Fint *comm, const void *buffer,
        const MPI_Count *size, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_comm_attach_buffer_c)(const MPI_Fint *comm, const void *buffer,
        const MPI_Count *size, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Comm_attach_buffer_c, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buffer;
    BND_CHOICE_IN(buffer, 0, MPI_BYTE, 1, bnd_choice_even(&made, buffer, &pending, BND_FLAT, BND_NO_COPY, BND_ON_COMM,
            *comm, 1, *size, *size, MPI_BYTE), if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int result = BND_C(MPI_Comm_attach_buffer_c)(bnd_f2c_Comm(*comm), d_buffer.address, *size);
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_comm_attach_buffer_c, MPI_COMM_ATTACH_BUFFER_C)(const MPI_Fint *comm, const void *buffer,
        const MPI_Count *size, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Comm_attach_buffer_c) && bnd_is_known_Comm(*comm) && bnd_is_plain(buffer),
            BND_SLOW_PATH(mpi_comm_attach_buffer_c)(comm, buffer, size, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_attach_buffer_c)(bnd_known_as_Comm(*comm), bnd_base(buffer), *size));
}
#endif
