! Do not edit: `bindery generate` writes this from specs/routines/files.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "files".
#include "rec_has.h"
module rec_files
    use rec_dialect
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_File_close
subroutine rec_mpifh_mpi_file_close() bind(C)
    integer :: i
    integer :: fh
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call mpi_file_close(&
        fh, &
        returned)
    call observe_handle('fh', fh)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_close
subroutine rec_mpifh_pmpi_file_close() bind(C)
    integer :: i
    integer :: fh
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call pmpi_file_close(&
        fh, &
        returned)
    call observe_handle('fh', fh)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_delete
subroutine rec_mpifh_mpi_file_delete() bind(C)
    integer :: i
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    info = 1002
    call mpi_file_delete(&
        '  filename 101  ', &
        info, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_delete
subroutine rec_mpifh_pmpi_file_delete() bind(C)
    integer :: i
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    info = 1002
    call pmpi_file_delete(&
        '  filename 101  ', &
        info, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_amode
subroutine rec_mpifh_mpi_file_get_amode() bind(C)
    integer :: i
    integer :: fh
    integer :: amode
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call mpi_file_get_amode(&
        fh, &
        amode, &
        returned)
    call observe_number('amode', int(amode, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_amode
subroutine rec_mpifh_pmpi_file_get_amode() bind(C)
    integer :: i
    integer :: fh
    integer :: amode
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call pmpi_file_get_amode(&
        fh, &
        amode, &
        returned)
    call observe_number('amode', int(amode, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_atomicity
subroutine rec_mpifh_mpi_file_get_atomicity() bind(C)
    integer :: i
    integer :: fh
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    flag = 1 == 0
    call mpi_file_get_atomicity(&
        fh, &
        flag, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_atomicity
subroutine rec_mpifh_pmpi_file_get_atomicity() bind(C)
    integer :: i
    integer :: fh
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    flag = 1 == 0
    call pmpi_file_get_atomicity(&
        fh, &
        flag, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_byte_offset
subroutine rec_mpifh_mpi_file_get_byte_offset() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer(8) :: disp
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    call mpi_file_get_byte_offset(&
        fh, &
        offset, &
        disp, &
        returned)
    call observe_number('disp', int(disp, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_byte_offset
subroutine rec_mpifh_pmpi_file_get_byte_offset() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer(8) :: disp
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    call pmpi_file_get_byte_offset(&
        fh, &
        offset, &
        disp, &
        returned)
    call observe_number('disp', int(disp, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_group
subroutine rec_mpifh_mpi_file_get_group() bind(C)
    integer :: i
    integer :: fh
    integer :: group
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call mpi_file_get_group(&
        fh, &
        group, &
        returned)
    call observe_handle('group', group)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_group
subroutine rec_mpifh_pmpi_file_get_group() bind(C)
    integer :: i
    integer :: fh
    integer :: group
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call pmpi_file_get_group(&
        fh, &
        group, &
        returned)
    call observe_handle('group', group)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_info
subroutine rec_mpifh_mpi_file_get_info() bind(C)
    integer :: i
    integer :: fh
    integer :: info_used
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call mpi_file_get_info(&
        fh, &
        info_used, &
        returned)
    call observe_handle('info_used', info_used)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_info
subroutine rec_mpifh_pmpi_file_get_info() bind(C)
    integer :: i
    integer :: fh
    integer :: info_used
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call pmpi_file_get_info(&
        fh, &
        info_used, &
        returned)
    call observe_handle('info_used', info_used)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_position
subroutine rec_mpifh_mpi_file_get_position() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call mpi_file_get_position(&
        fh, &
        offset, &
        returned)
    call observe_number('offset', int(offset, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_position
subroutine rec_mpifh_pmpi_file_get_position() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call pmpi_file_get_position(&
        fh, &
        offset, &
        returned)
    call observe_number('offset', int(offset, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_position_shared
subroutine rec_mpifh_mpi_file_get_position_shared() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call mpi_file_get_position_shared(&
        fh, &
        offset, &
        returned)
    call observe_number('offset', int(offset, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_position_shared
subroutine rec_mpifh_pmpi_file_get_position_shared() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call pmpi_file_get_position_shared(&
        fh, &
        offset, &
        returned)
    call observe_number('offset', int(offset, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_size
subroutine rec_mpifh_mpi_file_get_size() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call mpi_file_get_size(&
        fh, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_size
subroutine rec_mpifh_pmpi_file_get_size() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call pmpi_file_get_size(&
        fh, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_type_extent
subroutine rec_mpifh_mpi_file_get_type_extent() bind(C)
    integer :: i
    integer :: fh
    integer :: datatype
    integer(8) :: extent
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    datatype = 1002
    call mpi_file_get_type_extent(&
        fh, &
        datatype, &
        extent, &
        returned)
    call observe_number('extent', int(extent, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_type_extent
subroutine rec_mpifh_pmpi_file_get_type_extent() bind(C)
    integer :: i
    integer :: fh
    integer :: datatype
    integer(8) :: extent
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    datatype = 1002
    call pmpi_file_get_type_extent(&
        fh, &
        datatype, &
        extent, &
        returned)
    call observe_number('extent', int(extent, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_view
subroutine rec_mpifh_mpi_file_get_view() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: disp
    integer :: etype
    integer :: filetype
    character(len=8192) :: datarep
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call mpi_file_get_view(&
        fh, &
        disp, &
        etype, &
        filetype, &
        datarep, &
        returned)
    call observe_number('disp', int(disp, 8))
    call observe_handle('etype', etype)
    call observe_handle('filetype', filetype)
    call observe_text('datarep', datarep)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_view
subroutine rec_mpifh_pmpi_file_get_view() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: disp
    integer :: etype
    integer :: filetype
    character(len=8192) :: datarep
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call pmpi_file_get_view(&
        fh, &
        disp, &
        etype, &
        filetype, &
        datarep, &
        returned)
    call observe_number('disp', int(disp, 8))
    call observe_handle('etype', etype)
    call observe_handle('filetype', filetype)
    call observe_text('datarep', datarep)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iread
subroutine rec_mpifh_mpi_file_iread() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call mpi_file_iread(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iread
subroutine rec_mpifh_pmpi_file_iread() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call pmpi_file_iread(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iread_all
subroutine rec_mpifh_mpi_file_iread_all() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call mpi_file_iread_all(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iread_all
subroutine rec_mpifh_pmpi_file_iread_all() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call pmpi_file_iread_all(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iread_at
subroutine rec_mpifh_mpi_file_iread_at() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: count
    integer :: datatype
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    count = 104
    datatype = 1005
    call mpi_file_iread_at(&
        fh, &
        offset, &
        rec_slots(1, 3 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iread_at
subroutine rec_mpifh_pmpi_file_iread_at() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: count
    integer :: datatype
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    count = 104
    datatype = 1005
    call pmpi_file_iread_at(&
        fh, &
        offset, &
        rec_slots(1, 3 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iread_at_all
subroutine rec_mpifh_mpi_file_iread_at_all() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: count
    integer :: datatype
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    count = 104
    datatype = 1005
    call mpi_file_iread_at_all(&
        fh, &
        offset, &
        rec_slots(1, 3 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iread_at_all
subroutine rec_mpifh_pmpi_file_iread_at_all() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: count
    integer :: datatype
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    count = 104
    datatype = 1005
    call pmpi_file_iread_at_all(&
        fh, &
        offset, &
        rec_slots(1, 3 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iread_shared
subroutine rec_mpifh_mpi_file_iread_shared() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call mpi_file_iread_shared(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iread_shared
subroutine rec_mpifh_pmpi_file_iread_shared() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call pmpi_file_iread_shared(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite
subroutine rec_mpifh_mpi_file_iwrite() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call mpi_file_iwrite(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite
subroutine rec_mpifh_pmpi_file_iwrite() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call pmpi_file_iwrite(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_all
subroutine rec_mpifh_mpi_file_iwrite_all() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call mpi_file_iwrite_all(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_all
subroutine rec_mpifh_pmpi_file_iwrite_all() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call pmpi_file_iwrite_all(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_at
subroutine rec_mpifh_mpi_file_iwrite_at() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: count
    integer :: datatype
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    count = 104
    datatype = 1005
    call mpi_file_iwrite_at(&
        fh, &
        offset, &
        rec_slots(1, 3 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_at
subroutine rec_mpifh_pmpi_file_iwrite_at() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: count
    integer :: datatype
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    count = 104
    datatype = 1005
    call pmpi_file_iwrite_at(&
        fh, &
        offset, &
        rec_slots(1, 3 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_at_all
subroutine rec_mpifh_mpi_file_iwrite_at_all() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: count
    integer :: datatype
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    count = 104
    datatype = 1005
    call mpi_file_iwrite_at_all(&
        fh, &
        offset, &
        rec_slots(1, 3 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_at_all
subroutine rec_mpifh_pmpi_file_iwrite_at_all() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: count
    integer :: datatype
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    count = 104
    datatype = 1005
    call pmpi_file_iwrite_at_all(&
        fh, &
        offset, &
        rec_slots(1, 3 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_shared
subroutine rec_mpifh_mpi_file_iwrite_shared() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call mpi_file_iwrite_shared(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_shared
subroutine rec_mpifh_pmpi_file_iwrite_shared() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call pmpi_file_iwrite_shared(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_open
subroutine rec_mpifh_mpi_file_open() bind(C)
    integer :: i
    integer :: comm
    integer :: amode
    integer :: info
    integer :: fh
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    amode = 103
    info = 1004
    call mpi_file_open(&
        comm, &
        '  filename 102  ', &
        amode, &
        info, &
        fh, &
        returned)
    call observe_handle('fh', fh)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_open
subroutine rec_mpifh_pmpi_file_open() bind(C)
    integer :: i
    integer :: comm
    integer :: amode
    integer :: info
    integer :: fh
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    amode = 103
    info = 1004
    call pmpi_file_open(&
        comm, &
        '  filename 102  ', &
        amode, &
        info, &
        fh, &
        returned)
    call observe_handle('fh', fh)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_preallocate
subroutine rec_mpifh_mpi_file_preallocate() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    size = 5000000002_8
    call mpi_file_preallocate(&
        fh, &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_preallocate
subroutine rec_mpifh_pmpi_file_preallocate() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    size = 5000000002_8
    call pmpi_file_preallocate(&
        fh, &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read
subroutine rec_mpifh_mpi_file_read() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call mpi_file_read(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read
subroutine rec_mpifh_pmpi_file_read() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call pmpi_file_read(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_all
subroutine rec_mpifh_mpi_file_read_all() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call mpi_file_read_all(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_all
subroutine rec_mpifh_pmpi_file_read_all() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call pmpi_file_read_all(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_all_begin
subroutine rec_mpifh_mpi_file_read_all_begin() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call mpi_file_read_all_begin(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_all_begin
subroutine rec_mpifh_pmpi_file_read_all_begin() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call pmpi_file_read_all_begin(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_all_end
subroutine rec_mpifh_mpi_file_read_all_end() bind(C)
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call mpi_file_read_all_end(&
        fh, &
        rec_slots(1, 2 + 1), &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_all_end
subroutine rec_mpifh_pmpi_file_read_all_end() bind(C)
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call pmpi_file_read_all_end(&
        fh, &
        rec_slots(1, 2 + 1), &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_at
subroutine rec_mpifh_mpi_file_read_at() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    count = 104
    datatype = 1005
    call mpi_file_read_at(&
        fh, &
        offset, &
        rec_slots(1, 3 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_at
subroutine rec_mpifh_pmpi_file_read_at() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    count = 104
    datatype = 1005
    call pmpi_file_read_at(&
        fh, &
        offset, &
        rec_slots(1, 3 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_at_all
subroutine rec_mpifh_mpi_file_read_at_all() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    count = 104
    datatype = 1005
    call mpi_file_read_at_all(&
        fh, &
        offset, &
        rec_slots(1, 3 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_at_all
subroutine rec_mpifh_pmpi_file_read_at_all() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    count = 104
    datatype = 1005
    call pmpi_file_read_at_all(&
        fh, &
        offset, &
        rec_slots(1, 3 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_at_all_begin
subroutine rec_mpifh_mpi_file_read_at_all_begin() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: count
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    count = 104
    datatype = 1005
    call mpi_file_read_at_all_begin(&
        fh, &
        offset, &
        rec_slots(1, 3 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_at_all_begin
subroutine rec_mpifh_pmpi_file_read_at_all_begin() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: count
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    count = 104
    datatype = 1005
    call pmpi_file_read_at_all_begin(&
        fh, &
        offset, &
        rec_slots(1, 3 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_at_all_end
subroutine rec_mpifh_mpi_file_read_at_all_end() bind(C)
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call mpi_file_read_at_all_end(&
        fh, &
        rec_slots(1, 2 + 1), &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_at_all_end
subroutine rec_mpifh_pmpi_file_read_at_all_end() bind(C)
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call pmpi_file_read_at_all_end(&
        fh, &
        rec_slots(1, 2 + 1), &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_ordered
subroutine rec_mpifh_mpi_file_read_ordered() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call mpi_file_read_ordered(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_ordered
subroutine rec_mpifh_pmpi_file_read_ordered() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call pmpi_file_read_ordered(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_ordered_begin
subroutine rec_mpifh_mpi_file_read_ordered_begin() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call mpi_file_read_ordered_begin(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_ordered_begin
subroutine rec_mpifh_pmpi_file_read_ordered_begin() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call pmpi_file_read_ordered_begin(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_ordered_end
subroutine rec_mpifh_mpi_file_read_ordered_end() bind(C)
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call mpi_file_read_ordered_end(&
        fh, &
        rec_slots(1, 2 + 1), &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_ordered_end
subroutine rec_mpifh_pmpi_file_read_ordered_end() bind(C)
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call pmpi_file_read_ordered_end(&
        fh, &
        rec_slots(1, 2 + 1), &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_shared
subroutine rec_mpifh_mpi_file_read_shared() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call mpi_file_read_shared(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_shared
subroutine rec_mpifh_pmpi_file_read_shared() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call pmpi_file_read_shared(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_seek
subroutine rec_mpifh_mpi_file_seek() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: whence
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    whence = 103
    call mpi_file_seek(&
        fh, &
        offset, &
        whence, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_seek
subroutine rec_mpifh_pmpi_file_seek() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: whence
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    whence = 103
    call pmpi_file_seek(&
        fh, &
        offset, &
        whence, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_seek_shared
subroutine rec_mpifh_mpi_file_seek_shared() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: whence
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    whence = 103
    call mpi_file_seek_shared(&
        fh, &
        offset, &
        whence, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_seek_shared
subroutine rec_mpifh_pmpi_file_seek_shared() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: whence
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    whence = 103
    call pmpi_file_seek_shared(&
        fh, &
        offset, &
        whence, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_set_atomicity
subroutine rec_mpifh_mpi_file_set_atomicity() bind(C)
    integer :: i
    integer :: fh
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    flag = 0 /= 0
    call mpi_file_set_atomicity(&
        fh, &
        flag, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_set_atomicity
subroutine rec_mpifh_pmpi_file_set_atomicity() bind(C)
    integer :: i
    integer :: fh
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    flag = 0 /= 0
    call pmpi_file_set_atomicity(&
        fh, &
        flag, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_set_info
subroutine rec_mpifh_mpi_file_set_info() bind(C)
    integer :: i
    integer :: fh
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    info = 1002
    call mpi_file_set_info(&
        fh, &
        info, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_set_info
subroutine rec_mpifh_pmpi_file_set_info() bind(C)
    integer :: i
    integer :: fh
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    info = 1002
    call pmpi_file_set_info(&
        fh, &
        info, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_set_size
subroutine rec_mpifh_mpi_file_set_size() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    size = 5000000002_8
    call mpi_file_set_size(&
        fh, &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_set_size
subroutine rec_mpifh_pmpi_file_set_size() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    size = 5000000002_8
    call pmpi_file_set_size(&
        fh, &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_set_view
subroutine rec_mpifh_mpi_file_set_view() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: disp
    integer :: etype
    integer :: filetype
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    disp = 5000000002_8
    etype = 1003
    filetype = 1004
    info = 1006
    call mpi_file_set_view(&
        fh, &
        disp, &
        etype, &
        filetype, &
        '  datarep 105  ', &
        info, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_set_view
subroutine rec_mpifh_pmpi_file_set_view() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: disp
    integer :: etype
    integer :: filetype
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    disp = 5000000002_8
    etype = 1003
    filetype = 1004
    info = 1006
    call pmpi_file_set_view(&
        fh, &
        disp, &
        etype, &
        filetype, &
        '  datarep 105  ', &
        info, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_sync
subroutine rec_mpifh_mpi_file_sync() bind(C)
    integer :: i
    integer :: fh
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call mpi_file_sync(&
        fh, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_sync
subroutine rec_mpifh_pmpi_file_sync() bind(C)
    integer :: i
    integer :: fh
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call pmpi_file_sync(&
        fh, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write
subroutine rec_mpifh_mpi_file_write() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call mpi_file_write(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write
subroutine rec_mpifh_pmpi_file_write() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call pmpi_file_write(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_all
subroutine rec_mpifh_mpi_file_write_all() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call mpi_file_write_all(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_all
subroutine rec_mpifh_pmpi_file_write_all() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call pmpi_file_write_all(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_all_begin
subroutine rec_mpifh_mpi_file_write_all_begin() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call mpi_file_write_all_begin(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_all_begin
subroutine rec_mpifh_pmpi_file_write_all_begin() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call pmpi_file_write_all_begin(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_all_end
subroutine rec_mpifh_mpi_file_write_all_end() bind(C)
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call mpi_file_write_all_end(&
        fh, &
        rec_slots(1, 2 + 1), &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_all_end
subroutine rec_mpifh_pmpi_file_write_all_end() bind(C)
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call pmpi_file_write_all_end(&
        fh, &
        rec_slots(1, 2 + 1), &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_at
subroutine rec_mpifh_mpi_file_write_at() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    count = 104
    datatype = 1005
    call mpi_file_write_at(&
        fh, &
        offset, &
        rec_slots(1, 3 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_at
subroutine rec_mpifh_pmpi_file_write_at() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    count = 104
    datatype = 1005
    call pmpi_file_write_at(&
        fh, &
        offset, &
        rec_slots(1, 3 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_at_all
subroutine rec_mpifh_mpi_file_write_at_all() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    count = 104
    datatype = 1005
    call mpi_file_write_at_all(&
        fh, &
        offset, &
        rec_slots(1, 3 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_at_all
subroutine rec_mpifh_pmpi_file_write_at_all() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    count = 104
    datatype = 1005
    call pmpi_file_write_at_all(&
        fh, &
        offset, &
        rec_slots(1, 3 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_at_all_begin
subroutine rec_mpifh_mpi_file_write_at_all_begin() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: count
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    count = 104
    datatype = 1005
    call mpi_file_write_at_all_begin(&
        fh, &
        offset, &
        rec_slots(1, 3 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_at_all_begin
subroutine rec_mpifh_pmpi_file_write_at_all_begin() bind(C)
    integer :: i
    integer :: fh
    integer(8) :: offset
    integer :: count
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    offset = 5000000002_8
    count = 104
    datatype = 1005
    call pmpi_file_write_at_all_begin(&
        fh, &
        offset, &
        rec_slots(1, 3 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_at_all_end
subroutine rec_mpifh_mpi_file_write_at_all_end() bind(C)
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call mpi_file_write_at_all_end(&
        fh, &
        rec_slots(1, 2 + 1), &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_at_all_end
subroutine rec_mpifh_pmpi_file_write_at_all_end() bind(C)
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call pmpi_file_write_at_all_end(&
        fh, &
        rec_slots(1, 2 + 1), &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_ordered
subroutine rec_mpifh_mpi_file_write_ordered() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call mpi_file_write_ordered(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_ordered
subroutine rec_mpifh_pmpi_file_write_ordered() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call pmpi_file_write_ordered(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_ordered_begin
subroutine rec_mpifh_mpi_file_write_ordered_begin() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call mpi_file_write_ordered_begin(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_ordered_begin
subroutine rec_mpifh_pmpi_file_write_ordered_begin() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call pmpi_file_write_ordered_begin(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_ordered_end
subroutine rec_mpifh_mpi_file_write_ordered_end() bind(C)
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call mpi_file_write_ordered_end(&
        fh, &
        rec_slots(1, 2 + 1), &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_ordered_end
subroutine rec_mpifh_pmpi_file_write_ordered_end() bind(C)
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    call pmpi_file_write_ordered_end(&
        fh, &
        rec_slots(1, 2 + 1), &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_shared
subroutine rec_mpifh_mpi_file_write_shared() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call mpi_file_write_shared(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_shared
subroutine rec_mpifh_pmpi_file_write_shared() bind(C)
    integer :: i
    integer :: fh
    integer :: count
    integer :: datatype
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    count = 103
    datatype = 1004
    call pmpi_file_write_shared(&
        fh, &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        status, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Register_datarep
subroutine rec_mpifh_mpi_register_datarep() bind(C)
    integer :: i
    external :: rec_procedure_2
    external :: rec_procedure_3
    external :: rec_procedure_4
    integer :: returned
    i = 0
    returned = 0
    call mpi_register_datarep(&
        '  datarep 101  ', &
        rec_procedure_2, &
        rec_procedure_3, &
        rec_procedure_4, &
        105_8, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Register_datarep
subroutine rec_mpifh_pmpi_register_datarep() bind(C)
    integer :: i
    external :: rec_procedure_2
    external :: rec_procedure_3
    external :: rec_procedure_4
    integer :: returned
    i = 0
    returned = 0
    call pmpi_register_datarep(&
        '  datarep 101  ', &
        rec_procedure_2, &
        rec_procedure_3, &
        rec_procedure_4, &
        105_8, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
