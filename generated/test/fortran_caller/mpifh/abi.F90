! Do not edit: `bindery generate` writes this from specs/routines/abi.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "abi".
#include "rec_has.h"
module rec_abi
    use rec_dialect
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Abi_get_fortran_booleans
subroutine rec_mpifh_mpi_abi_get_fortran_booleans() bind(C)
    integer :: i
    integer :: logical_size
    logical :: logical_true(2)
    logical :: logical_false(2)
    logical :: is_set
    integer :: returned
    i = 0
    returned = 0
    logical_size = 101
    is_set = 1 == 0
    call mpi_abi_get_fortran_booleans(&
        logical_size, &
        logical_true(1), &
        logical_false(1), &
        is_set, &
        returned)
    call observe_address('logical_true', transfer(logical_true, 0_8))
    call observe_address('logical_false', transfer(logical_false, 0_8))
    call observe_number('is_set', merge(1_8, 0_8, is_set))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Abi_get_fortran_booleans
subroutine rec_mpifh_pmpi_abi_get_fortran_booleans() bind(C)
    integer :: i
    integer :: logical_size
    logical :: logical_true(2)
    logical :: logical_false(2)
    logical :: is_set
    integer :: returned
    i = 0
    returned = 0
    logical_size = 101
    is_set = 1 == 0
    call pmpi_abi_get_fortran_booleans(&
        logical_size, &
        logical_true(1), &
        logical_false(1), &
        is_set, &
        returned)
    call observe_address('logical_true', transfer(logical_true, 0_8))
    call observe_address('logical_false', transfer(logical_false, 0_8))
    call observe_number('is_set', merge(1_8, 0_8, is_set))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Abi_get_fortran_info
subroutine rec_mpifh_mpi_abi_get_fortran_info() bind(C)
    integer :: i
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    call mpi_abi_get_fortran_info(&
        info, &
        returned)
    call observe_handle('info', info)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Abi_get_fortran_info
subroutine rec_mpifh_pmpi_abi_get_fortran_info() bind(C)
    integer :: i
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    call pmpi_abi_get_fortran_info(&
        info, &
        returned)
    call observe_handle('info', info)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Abi_get_info
subroutine rec_mpifh_mpi_abi_get_info() bind(C)
    integer :: i
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    call mpi_abi_get_info(&
        info, &
        returned)
    call observe_handle('info', info)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Abi_get_info
subroutine rec_mpifh_pmpi_abi_get_info() bind(C)
    integer :: i
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    call pmpi_abi_get_info(&
        info, &
        returned)
    call observe_handle('info', info)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Abi_get_version
subroutine rec_mpifh_mpi_abi_get_version() bind(C)
    integer :: i
    integer :: abi_major
    integer :: abi_minor
    integer :: returned
    i = 0
    returned = 0
    call mpi_abi_get_version(&
        abi_major, &
        abi_minor, &
        returned)
    call observe_number('abi_major', int(abi_major, 8))
    call observe_number('abi_minor', int(abi_minor, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Abi_get_version
subroutine rec_mpifh_pmpi_abi_get_version() bind(C)
    integer :: i
    integer :: abi_major
    integer :: abi_minor
    integer :: returned
    i = 0
    returned = 0
    call pmpi_abi_get_version(&
        abi_major, &
        abi_minor, &
        returned)
    call observe_number('abi_major', int(abi_major, 8))
    call observe_number('abi_minor', int(abi_minor, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Abi_set_fortran_booleans
subroutine rec_mpifh_mpi_abi_set_fortran_booleans() bind(C)
    integer :: i
    integer :: logical_size
    logical, pointer :: logical_true
    logical, pointer :: logical_false
    integer :: returned
    i = 0
    returned = 0
    logical_size = 101
    logical_true => logical_at(rec_slots(1, 2 + 1))
    logical_false => logical_at(rec_slots(1, 3 + 1))
    call mpi_abi_set_fortran_booleans(&
        logical_size, &
        logical_true, &
        logical_false, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Abi_set_fortran_booleans
subroutine rec_mpifh_pmpi_abi_set_fortran_booleans() bind(C)
    integer :: i
    integer :: logical_size
    logical, pointer :: logical_true
    logical, pointer :: logical_false
    integer :: returned
    i = 0
    returned = 0
    logical_size = 101
    logical_true => logical_at(rec_slots(1, 2 + 1))
    logical_false => logical_at(rec_slots(1, 3 + 1))
    call pmpi_abi_set_fortran_booleans(&
        logical_size, &
        logical_true, &
        logical_false, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Abi_set_fortran_info
subroutine rec_mpifh_mpi_abi_set_fortran_info() bind(C)
    integer :: i
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    call mpi_abi_set_fortran_info(&
        info, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Abi_set_fortran_info
subroutine rec_mpifh_pmpi_abi_set_fortran_info() bind(C)
    integer :: i
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    call pmpi_abi_set_fortran_info(&
        info, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
