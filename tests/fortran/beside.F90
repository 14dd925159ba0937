! C sees Fortran's statuses (MPI 5.0 §19.3.5), in a program that Fortran starts, or C (-DC_STARTS).
subroutine fortran_part(wrong)
#if defined(DIALECT_f08)
    use mpi_f08
#elif defined(DIALECT_mpi)
    use mpi
#endif
    implicit none
#if defined(DIALECT_mpifh)
    include 'mpif.h'
#endif
    integer, intent(out) :: wrong
    integer :: out, in, ierror
#if defined(DIALECT_f08)
    type(MPI_Status) :: status
    integer, parameter :: f08 = 1
#else
    integer :: status(MPI_STATUS_SIZE)
    integer, parameter :: f08 = 0
#endif
    external c_looks, c_converts
    wrong = 0
    call c_looks(f08, MPI_STATUS_IGNORE, MPI_STATUSES_IGNORE, wrong)
    out = 5
    call MPI_Sendrecv(out, 1, MPI_INTEGER, 0, 33, in, 1, MPI_INTEGER, 0, 33, MPI_COMM_SELF, status, ierror)
    if (in /= out) wrong = wrong + 1
    call c_converts(f08, status, wrong)
#if defined(DIALECT_f08)
    if (status%MPI_TAG /= 43) wrong = wrong + 1
#else
    if (status(MPI_TAG) /= 43) wrong = wrong + 1
#endif
end subroutine

#if !defined(C_STARTS)
program main
    implicit none
    integer :: wrong, ierror
    external fortran_part
    call MPI_Init(ierror)
    call fortran_part(wrong)
    call MPI_Finalize(ierror)
    if (wrong == 0) print '(a)', 'done'
end program
#endif
