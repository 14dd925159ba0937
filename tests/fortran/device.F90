! Buffers of CUDA Fortran that only a device reads, or both: no interface of a choice buffer minds their attributes. With UNDIRECTED, one
! without the directive does.
subroutine device_buffers
    use mpi_f08
    real, device, allocatable :: d(:)
    integer, managed, allocatable :: g(:, :)
    type(MPI_Request) :: request
    call MPI_Send(d, 3, MPI_REAL, 0, 0, MPI_COMM_WORLD)
    call MPI_Irecv(g, 3, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, request)
    call MPI_Allreduce(d, d, 3, MPI_REAL, MPI_SUM, MPI_COMM_WORLD)
end subroutine
subroutine device_buffers_of_mpi
    use mpi
    real, device, allocatable :: d(:)
    integer, managed, allocatable :: g(:, :)
    integer :: request, ierror
    call MPI_Send(d, 3, MPI_REAL, 0, 0, MPI_COMM_WORLD, ierror)
    call MPI_Irecv(g, 3, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, request, ierror)
end subroutine
#ifdef UNDIRECTED
subroutine undirected
    interface
        subroutine take(buffer)
            type(*), dimension(..) :: buffer
        end subroutine
    end interface
    real, device, allocatable :: d(:)
    call take(d)
end subroutine
#endif
