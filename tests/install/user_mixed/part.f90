subroutine part_total(total) bind(c)
    use, intrinsic :: iso_c_binding, only: c_int
    use mpi_f08
    implicit none
    integer(c_int), intent(out) :: total
    call MPI_Allreduce(1, total, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD)
end subroutine
