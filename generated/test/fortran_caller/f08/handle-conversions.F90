! Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "handle-conversions".
#include "rec_has.h"
module rec_handle_conversions
    use mpi_f08
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Status_f082f
subroutine rec_f08_mpi_status_f082f() bind(C)
    integer :: i
    type(MPI_Status) :: f08_status(1)
    integer :: f_status(MPI_STATUS_SIZE)
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(f08_status, 101)
    call MPI_Status_f082f(&
        f08_status(1), &
        f_status, &
        returned)
    call rec_observe_native_status('f_status' // c_null_char, f_status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_f082f
subroutine rec_f08_pmpi_status_f082f() bind(C)
    integer :: i
    type(MPI_Status) :: f08_status(1)
    integer :: f_status(MPI_STATUS_SIZE)
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(f08_status, 101)
    call PMPI_Status_f082f(&
        f08_status(1), &
        f_status, &
        returned)
    call rec_observe_native_status('f_status' // c_null_char, f_status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_f2f08
subroutine rec_f08_mpi_status_f2f08() bind(C)
    integer :: i
    integer :: f_status(MPI_STATUS_SIZE)
    type(MPI_Status) :: f08_status(1)
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(f_status, 101)
    call MPI_Status_f2f08(&
        f_status, &
        f08_status(1), &
        returned)
    call rec_observe_native_status('f08_status' // c_null_char, f08_status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_f2f08
subroutine rec_f08_pmpi_status_f2f08() bind(C)
    integer :: i
    integer :: f_status(MPI_STATUS_SIZE)
    type(MPI_Status) :: f08_status(1)
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(f_status, 101)
    call PMPI_Status_f2f08(&
        f_status, &
        f08_status(1), &
        returned)
    call rec_observe_native_status('f08_status' // c_null_char, f08_status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
