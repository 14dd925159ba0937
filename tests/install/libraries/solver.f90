! MUMPS with INTEGERs of 4 bytes, for programs with INTEGERs of any size: a system of a tridiagonal matrix.
subroutine solve(comm, n, rhs, status) bind(C)
    use, intrinsic :: iso_c_binding
    use mpi
    implicit none
    include 'dmumps_struc.h'
    integer(c_int), value :: comm, n
    real(c_double) :: rhs(n)
    integer(c_int) :: status
    type(dmumps_struc) :: id
    integer :: i
    id%comm = comm
    id%sym = 0
    id%par = 1
    id%job = -1
    call dmumps(id)
    id%icntl(1:4) = [6, -1, -1, 1]
    if (id%myid == 0) then
        id%n = n
        id%nnz = 3 * n - 2
        allocate (id%irn(id%nnz), id%jcn(id%nnz), id%a(id%nnz), id%rhs(n))
        id%irn = [(i, i = 1, n), (i, i = 2, n), (i, i = 1, n - 1)]
        id%jcn = [(i, i = 1, n), (i, i = 1, n - 1), (i, i = 2, n)]
        id%a(:n) = 4
        id%a(n + 1:) = -1
        id%rhs = rhs
    end if
    id%job = 6
    call dmumps(id)
    status = id%infog(1)
    if (id%myid == 0) rhs = id%rhs
    id%job = -2
    call dmumps(id)
end subroutine
