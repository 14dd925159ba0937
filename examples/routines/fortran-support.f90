! A datatype for reals by their precision, and one by the size of a variable.
program fortran_support
    use mpi_f08
    implicit none
    integer, parameter :: wanted = selected_real_kind(12, 100)
    integer :: rank, bytes, size
    real(wanted) :: x
    type(MPI_Datatype) :: by_precision, by_size

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Type_create_f90_real(12, 100, by_precision)
    call MPI_Sizeof(x, bytes)
    call MPI_Type_match_size(MPI_TYPECLASS_REAL, bytes, by_size)
    call MPI_Type_size(by_precision, size)
    if (rank == 0) print '(2(a, i0))', 'bytes ', bytes, ', of the datatype ', size
    call MPI_Finalize()
end program
! It prints: bytes 8, of the datatype 8
