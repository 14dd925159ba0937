! Do not edit: `bindery generate` writes this from specs/routines/environment.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "environment".
#include "rec_has.h"
module rec_environment
    use rec_dialect
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Get_library_version
subroutine rec_mpifh_mpi_get_library_version() bind(C)
    integer :: i
    character(len=8192) :: version
    integer :: resultlen
    integer :: returned
    i = 0
    returned = 0
    call mpi_get_library_version(&
        version, &
        resultlen, &
        returned)
    call observe_text('version', version)
    call observe_number('resultlen', int(resultlen, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get_library_version
subroutine rec_mpifh_pmpi_get_library_version() bind(C)
    integer :: i
    character(len=8192) :: version
    integer :: resultlen
    integer :: returned
    i = 0
    returned = 0
    call pmpi_get_library_version(&
        version, &
        resultlen, &
        returned)
    call observe_text('version', version)
    call observe_number('resultlen', int(resultlen, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get_processor_name
subroutine rec_mpifh_mpi_get_processor_name() bind(C)
    integer :: i
    character(len=8192) :: name
    integer :: resultlen
    integer :: returned
    i = 0
    returned = 0
    call mpi_get_processor_name(&
        name, &
        resultlen, &
        returned)
    call observe_text('name', name)
    call observe_number('resultlen', int(resultlen, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get_processor_name
subroutine rec_mpifh_pmpi_get_processor_name() bind(C)
    integer :: i
    character(len=8192) :: name
    integer :: resultlen
    integer :: returned
    i = 0
    returned = 0
    call pmpi_get_processor_name(&
        name, &
        resultlen, &
        returned)
    call observe_text('name', name)
    call observe_number('resultlen', int(resultlen, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get_version
subroutine rec_mpifh_mpi_get_version() bind(C)
    integer :: i
    integer :: version
    integer :: subversion
    integer :: returned
    i = 0
    returned = 0
    call mpi_get_version(&
        version, &
        subversion, &
        returned)
    call observe_number('version', int(version, 8))
    call observe_number('subversion', int(subversion, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get_version
subroutine rec_mpifh_pmpi_get_version() bind(C)
    integer :: i
    integer :: version
    integer :: subversion
    integer :: returned
    i = 0
    returned = 0
    call pmpi_get_version(&
        version, &
        subversion, &
        returned)
    call observe_number('version', int(version, 8))
    call observe_number('subversion', int(subversion, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pcontrol
subroutine rec_mpifh_mpi_pcontrol() bind(C)
    integer :: i
    integer :: level
    integer :: returned
    i = 0
    returned = 0
    level = 101
    call mpi_pcontrol(&
        level)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pcontrol
subroutine rec_mpifh_pmpi_pcontrol() bind(C)
    integer :: i
    integer :: level
    integer :: returned
    i = 0
    returned = 0
    level = 101
    call pmpi_pcontrol(&
        level)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Wtick
subroutine rec_mpifh_mpi_wtick() bind(C)
    integer :: i
    double precision, external :: mpi_wtick
    double precision :: returned
    i = 0
    returned = 0
    returned = mpi_wtick()
    call observe_real('returned', returned)
end subroutine
#endif

#if REC_HAS_MPI_Wtick
subroutine rec_mpifh_pmpi_wtick() bind(C)
    integer :: i
    double precision, external :: pmpi_wtick
    double precision :: returned
    i = 0
    returned = 0
    returned = pmpi_wtick()
    call observe_real('returned', returned)
end subroutine
#endif

#if REC_HAS_MPI_Wtime
subroutine rec_mpifh_mpi_wtime() bind(C)
    integer :: i
    double precision, external :: mpi_wtime
    double precision :: returned
    i = 0
    returned = 0
    returned = mpi_wtime()
    call observe_real('returned', returned)
end subroutine
#endif

#if REC_HAS_MPI_Wtime
subroutine rec_mpifh_pmpi_wtime() bind(C)
    integer :: i
    double precision, external :: pmpi_wtime
    double precision :: returned
    i = 0
    returned = 0
    returned = pmpi_wtime()
    call observe_real('returned', returned)
end subroutine
#endif

end module
