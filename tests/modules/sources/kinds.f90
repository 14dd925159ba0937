! R77, R97, R98: kinds and the LOGICAL constants of each method.
subroutine with_mpi_f08(x)
    use mpi_f08
    implicit none
    logical, intent(out) :: x
    logical, parameter :: known = MPI_SUBARRAYS_SUPPORTED .or. MPI_ASYNC_PROTECTS_NONBLOCKING
    integer(kind=MPI_ADDRESS_KIND) :: a
    integer(kind=MPI_COUNT_KIND) :: c
    integer(kind=MPI_OFFSET_KIND) :: o
    integer(kind=MPI_INTEGER_KIND) :: i
    integer, parameter :: supported = 1 / merge(1, 0, MPI_SUBARRAYS_SUPPORTED)
    a = 1
    c = a
    o = MPI_DISPLACEMENT_CURRENT
    i = 1
    x = (known .or. supported == 1) .and. range(c) >= range(a) .and. range(c) >= range(o) .and. range(c) >= range(i)
    x = x .and. kind(MPI_DISPLACEMENT_CURRENT) == MPI_OFFSET_KIND .and. c > o .and. i > 0
end subroutine

subroutine with_mpi(x)
    use mpi
    implicit none
    logical, intent(out) :: x
    ! A division by zero, were one of them true.
    integer, parameter :: neither = 1 / merge(0, 1, MPI_SUBARRAYS_SUPPORTED .or. MPI_ASYNC_PROTECTS_NONBLOCKING)
    x = neither == 1
end subroutine

subroutine with_mpifh(x)
    implicit none
    include "mpif.h"
    logical, intent(out) :: x
    integer, parameter :: neither = 1 / merge(0, 1, MPI_SUBARRAYS_SUPPORTED .or. MPI_ASYNC_PROTECTS_NONBLOCKING)
    x = neither == 1
end subroutine
