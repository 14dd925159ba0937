! A message in two parts, each of which is sent when it is ready.
program partitioned
    use mpi_f08
    implicit none
    integer :: rank, i
    integer, asynchronous :: parts(4)
    type(MPI_Request) :: request

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    parts = 0
    if (rank == 1) then
        call MPI_Psend_init(parts, 2, 2_MPI_COUNT_KIND, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_INFO_NULL, request)
    else
        call MPI_Precv_init(parts, 2, 2_MPI_COUNT_KIND, MPI_INTEGER, 1, 0, MPI_COMM_WORLD, MPI_INFO_NULL, request)
    end if
    call MPI_Start(request)
    do i = 0, merge(1, -1, rank == 1)
        parts(2*i + 1:2*i + 2) = [i, i + 10]
        call MPI_Pready(i, request)
    end do
    call MPI_Wait(request, MPI_STATUS_IGNORE)
    if (rank == 0) print '(a, 4(1x, i0))', 'all parts:', parts
    call MPI_Request_free(request)
    call MPI_Finalize()
end program
! It prints: all parts: 0 10 1 11
