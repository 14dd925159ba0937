! A handle of mpi_f08 is an integer for older code.
program handle_conversions
    use mpi_f08
    implicit none
    integer :: rank, old, size
    type(MPI_Comm) :: again

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    old = MPI_COMM_WORLD%MPI_VAL
    again = MPI_Comm(old)
    call MPI_Comm_size(again, size)
    if (rank == 0) print '(a, i0, a, l1)', 'processes ', size, ', the same handle ', again == MPI_COMM_WORLD
    call MPI_Finalize()
end program
! It prints: processes 2, the same handle T
