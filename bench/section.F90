! Sends a(1:n:2, 1:m:3) to itself, 1,000 times: -DHOW_section gives the section to MPI, -DHOW_packed packs it by hand first.
program section
    use mpi_f08
    implicit none
    integer, parameter :: n = 400, m = 300, times = 1000
    double precision :: a(n, m), b(n / 2, m / 3), packed(n / 2, m / 3)
    double precision :: start
    type(MPI_Request) :: request
    integer :: i
    call MPI_Init()
    call random_number(a)
    start = MPI_Wtime()
    do i = 1, times
        call MPI_Irecv(b, size(b), MPI_DOUBLE_PRECISION, 0, 1, MPI_COMM_SELF, request)
#if defined(HOW_packed)
        packed = a(1:n:2, 1:m:3)
        call MPI_Send(packed, size(packed), MPI_DOUBLE_PRECISION, 0, 1, MPI_COMM_SELF)
#else
        call MPI_Send(a(1:n:2, 1:m:3), size(b), MPI_DOUBLE_PRECISION, 0, 1, MPI_COMM_SELF)
#endif
        call MPI_Wait(request, MPI_STATUS_IGNORE)
    end do
    print '(f8.1, a)', (MPI_Wtime() - start) / times * 1d6, ' us'
    if (any(b /= a(1:n:2, 1:m:3))) error stop 'wrong data'
    call MPI_Finalize()
end program
