/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Comm_detach_buffer] through templates/fortran/wrapper.c.j2. */
/* Take back the send buffer attached to a communicator once it has drained. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_detach_buffer_c) || BND_HAS(MPI_Comm_detach_buffer)
BND_WRAPPER void BND_NAME(mpi_comm_detach_buffer_c, MPI_COMM_DETACH_BUFFER_C)(const bnd_integer *comm,
        void *buffer_addr, MPI_Count *size, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_comm_detach_buffer_c, MPI_COMM_DETACH_BUFFER_C)(const bnd_integer *comm,
        void *buffer_addr, MPI_Count *size, bnd_integer *ierror)
{
#if BND_HAS(MPI_Comm_detach_buffer_c)
    BND_REQUIRE(MPI_Comm_detach_buffer_c, ierror, BND_ON_COMM, *comm);
    void *c_buffer_addr = NULL;
    const int result = BND_C(MPI_Comm_detach_buffer_c)(bnd_f2c_Comm(*comm), &c_buffer_addr, size);
    if (result == MPI_SUCCESS) bnd_detached_to_fortran(buffer_addr, c_buffer_addr);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Comm_detach_buffer, ierror, BND_ON_COMM, *comm);
    int c_size = 0;
    void *c_buffer_addr = NULL;
    int result = BND_C(MPI_Comm_detach_buffer)(bnd_f2c_Comm(*comm), &c_buffer_addr, &c_size);
    if (result == MPI_SUCCESS) bnd_detached_to_fortran(buffer_addr, c_buffer_addr);
    BND_NARROW_OUT(MPI_Count, size, c_size, MPI_ERR_ARG, result, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
