! MUMPS, as Debian has it, compiled with the MPI's own mpif.h: a system whose solution is 1, 2, 3, ..., spread over all processes.
program main
    use mpi
    implicit none
    include 'dmumps_struc.h'
    integer, parameter :: n = 40
    type(dmumps_struc) :: id
    integer :: i, ierror
    double precision :: worst
    call MPI_Init(ierror)
    id%comm = MPI_COMM_WORLD
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
        id%rhs = [(4d0 * i - merge(i - 1, 0, i > 1) - merge(i + 1, 0, i < n), i = 1, n)]
    end if
    id%job = 6
    call dmumps(id)
    worst = id%infog(1)
    if (id%myid == 0) worst = worst + maxval(abs(id%rhs - [(i, i = 1, n)]))
    call MPI_Allreduce(MPI_IN_PLACE, worst, 1, MPI_DOUBLE_PRECISION, MPI_MAX, MPI_COMM_WORLD, ierror)
    if (id%myid == 0) print '(a)', merge('right', 'wrong', abs(worst) < 1d-10)
    id%job = -2
    call dmumps(id)
    call MPI_Finalize(ierror)
end program
