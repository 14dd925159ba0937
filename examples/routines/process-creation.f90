! Two programs meet by the name of a port; here two groups of one program.
program process_creation
    use mpi_f08
    implicit none
    integer :: rank, remote
    character(MPI_MAX_PORT_NAME) :: port
    type(MPI_Comm) :: between

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    if (rank == 0) call MPI_Open_port(MPI_INFO_NULL, port)
    call MPI_Bcast(port, len(port), MPI_CHARACTER, 0, MPI_COMM_WORLD)
    if (rank == 0) call MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, between)
    if (rank == 1) call MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, between)
    call MPI_Comm_remote_size(between, remote)
    call MPI_Comm_disconnect(between)
    if (rank == 0) print '(a, i0)', 'processes on the other side: ', remote
    if (rank == 0) call MPI_Close_port(port)
    call MPI_Finalize()
end program
! It prints: processes on the other side: 1
