! A total in each dialect.
subroutine f08_total(total) bind(c)
    use, intrinsic :: iso_c_binding, only: c_int
    use mpi_f08
    implicit none
    integer(c_int), intent(out) :: total
    call MPI_Allreduce(1, total, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD)
end subroutine

subroutine mpi_total(total) bind(c)
    use, intrinsic :: iso_c_binding, only: c_int
    use mpi
    implicit none
    integer(c_int), intent(out) :: total
    integer :: ierror
    call MPI_Allreduce(1, total, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, ierror)
end subroutine

subroutine mpif_total(total) bind(c)
    use, intrinsic :: iso_c_binding, only: c_int
    implicit none
    include 'mpif.h'
    integer(c_int), intent(out) :: total
    integer :: ierror
    call MPI_Allreduce(1, total, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, ierror)
end subroutine
