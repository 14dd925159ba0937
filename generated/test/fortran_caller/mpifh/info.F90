! Do not edit: `bindery generate` writes this from specs/routines/info.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "info".
#include "rec_has.h"
module rec_info
    use rec_dialect
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Info_create
subroutine rec_mpifh_mpi_info_create() bind(C)
    integer :: i
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    call mpi_info_create(&
        info, &
        returned)
    call observe_handle('info', info)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_create
subroutine rec_mpifh_pmpi_info_create() bind(C)
    integer :: i
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    call pmpi_info_create(&
        info, &
        returned)
    call observe_handle('info', info)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_create_env
subroutine rec_mpifh_mpi_info_create_env() bind(C)
    integer :: i
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    call mpi_info_create_env(&
        info, &
        returned)
    call observe_handle('info', info)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_create_env
subroutine rec_mpifh_pmpi_info_create_env() bind(C)
    integer :: i
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    call pmpi_info_create_env(&
        info, &
        returned)
    call observe_handle('info', info)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_delete
subroutine rec_mpifh_mpi_info_delete() bind(C)
    integer :: i
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    call mpi_info_delete(&
        info, &
        '  key 102  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_delete
subroutine rec_mpifh_pmpi_info_delete() bind(C)
    integer :: i
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    call pmpi_info_delete(&
        info, &
        '  key 102  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_dup
subroutine rec_mpifh_mpi_info_dup() bind(C)
    integer :: i
    integer :: info
    integer :: newinfo
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    call mpi_info_dup(&
        info, &
        newinfo, &
        returned)
    call observe_handle('newinfo', newinfo)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_dup
subroutine rec_mpifh_pmpi_info_dup() bind(C)
    integer :: i
    integer :: info
    integer :: newinfo
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    call pmpi_info_dup(&
        info, &
        newinfo, &
        returned)
    call observe_handle('newinfo', newinfo)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_free
subroutine rec_mpifh_mpi_info_free() bind(C)
    integer :: i
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    call mpi_info_free(&
        info, &
        returned)
    call observe_handle('info', info)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_free
subroutine rec_mpifh_pmpi_info_free() bind(C)
    integer :: i
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    call pmpi_info_free(&
        info, &
        returned)
    call observe_handle('info', info)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_get
subroutine rec_mpifh_mpi_info_get() bind(C)
    integer :: i
    integer :: info
    integer :: valuelen
    character(len=8192) :: value
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    valuelen = 3
    flag = 1 == 0
    call mpi_info_get(&
        info, &
        '  key 102  ', &
        valuelen, &
        value, &
        flag, &
        returned)
    call observe_text('value', value(1:valuelen))
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_get
subroutine rec_mpifh_pmpi_info_get() bind(C)
    integer :: i
    integer :: info
    integer :: valuelen
    character(len=8192) :: value
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    valuelen = 3
    flag = 1 == 0
    call pmpi_info_get(&
        info, &
        '  key 102  ', &
        valuelen, &
        value, &
        flag, &
        returned)
    call observe_text('value', value(1:valuelen))
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_get_nkeys
subroutine rec_mpifh_mpi_info_get_nkeys() bind(C)
    integer :: i
    integer :: info
    integer :: nkeys
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    call mpi_info_get_nkeys(&
        info, &
        nkeys, &
        returned)
    call observe_number('nkeys', int(nkeys, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_get_nkeys
subroutine rec_mpifh_pmpi_info_get_nkeys() bind(C)
    integer :: i
    integer :: info
    integer :: nkeys
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    call pmpi_info_get_nkeys(&
        info, &
        nkeys, &
        returned)
    call observe_number('nkeys', int(nkeys, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_get_nthkey
subroutine rec_mpifh_mpi_info_get_nthkey() bind(C)
    integer :: i
    integer :: info
    integer :: n
    character(len=8192) :: key
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    n = 102
    call mpi_info_get_nthkey(&
        info, &
        n, &
        key, &
        returned)
    call observe_text('key', key)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_get_nthkey
subroutine rec_mpifh_pmpi_info_get_nthkey() bind(C)
    integer :: i
    integer :: info
    integer :: n
    character(len=8192) :: key
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    n = 102
    call pmpi_info_get_nthkey(&
        info, &
        n, &
        key, &
        returned)
    call observe_text('key', key)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_get_string
subroutine rec_mpifh_mpi_info_get_string() bind(C)
    integer :: i
    integer :: info
    integer :: buflen
    character(len=8192) :: value
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    buflen = 103
    flag = 1 == 0
    call mpi_info_get_string(&
        info, &
        '  key 102  ', &
        buflen, &
        value, &
        flag, &
        returned)
    call observe_number('buflen', int(buflen, 8))
    call observe_text('value', value)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_get_string
subroutine rec_mpifh_pmpi_info_get_string() bind(C)
    integer :: i
    integer :: info
    integer :: buflen
    character(len=8192) :: value
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    buflen = 103
    flag = 1 == 0
    call pmpi_info_get_string(&
        info, &
        '  key 102  ', &
        buflen, &
        value, &
        flag, &
        returned)
    call observe_number('buflen', int(buflen, 8))
    call observe_text('value', value)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_get_valuelen
subroutine rec_mpifh_mpi_info_get_valuelen() bind(C)
    integer :: i
    integer :: info
    integer :: valuelen
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    flag = 1 == 0
    call mpi_info_get_valuelen(&
        info, &
        '  key 102  ', &
        valuelen, &
        flag, &
        returned)
    call observe_number('valuelen', int(valuelen, 8))
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_get_valuelen
subroutine rec_mpifh_pmpi_info_get_valuelen() bind(C)
    integer :: i
    integer :: info
    integer :: valuelen
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    flag = 1 == 0
    call pmpi_info_get_valuelen(&
        info, &
        '  key 102  ', &
        valuelen, &
        flag, &
        returned)
    call observe_number('valuelen', int(valuelen, 8))
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_set
subroutine rec_mpifh_mpi_info_set() bind(C)
    integer :: i
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    call mpi_info_set(&
        info, &
        '  key 102  ', &
        '  value 103  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Info_set
subroutine rec_mpifh_pmpi_info_set() bind(C)
    integer :: i
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    call pmpi_info_set(&
        info, &
        '  key 102  ', &
        '  value 103  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
