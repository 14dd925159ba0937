! The datatypes of default reals, whatever the options of the compilation make of them.
program reals
#if defined(DIALECT_f08)
    use mpi_f08
#elif defined(DIALECT_mpi)
    use mpi
#endif
    implicit none
#if defined(DIALECT_mpifh)
    include 'mpif.h'
#endif
    real :: x(2), y(2)
    double precision :: d(2), e(2)
    complex :: z(2), w(2)
    integer :: bytes, ierror, failures
    failures = 0
    call MPI_Init(ierror)
    x = [1., 3.]
    d = [2d0, 4d0]
    z = [(1., 2.), (3., 4.)]
    call MPI_Allreduce(x, y, 2, MPI_REAL, MPI_SUM, MPI_COMM_SELF, ierror)
    call check(all(y == x), 'MPI_REAL')
    call MPI_Allreduce(d, e, 2, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_SELF, ierror)
    call check(all(e == d), 'MPI_DOUBLE_PRECISION')
    call MPI_Allreduce(z, w, 2, MPI_COMPLEX, MPI_SUM, MPI_COMM_SELF, ierror)
    call check(all(w == z), 'MPI_COMPLEX')
    y = 0
    call MPI_Allreduce(x, y, 1, MPI_2REAL, MPI_MAXLOC, MPI_COMM_SELF, ierror)
    call check(all(y == x), 'MPI_2REAL')
    call MPI_Type_size(MPI_REAL, bytes, ierror)
    call check(bytes == storage_size(x) / 8, 'the size of MPI_REAL')
    call MPI_Type_size(MPI_DOUBLE_PRECISION, bytes, ierror)
    call check(bytes == storage_size(d) / 8, 'the size of MPI_DOUBLE_PRECISION')
    call MPI_Type_size(MPI_DOUBLE_COMPLEX, bytes, ierror)
    if (bytes == 0) then ! MPIs that were built without Fortran have no COMPLEX of 32 bytes, and raise MPI_ERR_TYPE
        call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN, ierror)
        call MPI_Bcast(z, 1, MPI_DOUBLE_COMPLEX, 0, MPI_COMM_SELF, ierror)
        call check(ierror /= MPI_SUCCESS, 'MPI_DOUBLE_COMPLEX is not there')
    else
        call check(bytes == storage_size(d) / 4, 'the size of MPI_DOUBLE_COMPLEX')
    end if
    call check(MPI_Wtick() > 0 .and. MPI_Wtick() < 1, 'MPI_Wtick')
    print '(a, i0, 2(a, i0))', 'failures: ', failures, ', bits: ', storage_size(x), ' ', storage_size(d)
    call MPI_Finalize(ierror)

contains

#include "failures.inc"
end program
