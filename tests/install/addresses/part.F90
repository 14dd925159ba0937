! A library of Fortran that uses sentinels: it sums in place itself, and hands its MPI_IN_PLACE to who asks.
subroutine part_sums(right)
    use mpi
    implicit none
    integer, intent(out) :: right
    integer :: total, ierror
    total = 7
    call mpi_allreduce(MPI_IN_PLACE, total, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_SELF, ierror)
    right = merge(1, 0, total == 7)
end subroutine

subroutine part_calls(with)
    use mpi
    implicit none
    external :: with
    call with(MPI_IN_PLACE)
end subroutine
