! A library that uses MPI inside; the sentinels come to who uses the module.
module inside
    use DIALECT
    implicit none
contains
    ! The sum of the ranks, in place.
    integer function ranks()
        integer :: ierror
        call MPI_Init(ierror)
        call MPI_Comm_rank(MPI_COMM_WORLD, ranks, ierror)
        call MPI_Allreduce(MPI_IN_PLACE, ranks, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, ierror)
    end function

    logical function is_first()
        integer :: rank, ierror
        call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
        is_first = rank == 0
        call MPI_Finalize(ierror)
    end function
end module
