! Do not edit: `bindery generate` writes this from specs/routines/files.toml through templates/test/fortran_caller/special.F90.j2.
! Calls of the wrappers of the chapter "files" with arguments that have a meaning of their own.
#include "rec_has.h"
#include "bnd_has.h"
module rec_files
    use rec_dialect
    use recorder
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    implicit none
    include 'mpif.h'
contains

#if REC_HAS_MPI_File_iread && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_iread_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_iread(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            request, &
            returned)
    else
        call pmpi_file_iread(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_iread_all && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_iread_all_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_iread_all(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            request, &
            returned)
    else
        call pmpi_file_iread_all(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_iread_at && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_iread_at_3_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_iread_at(&
            fh, &
            offset, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            request, &
            returned)
    else
        call pmpi_file_iread_at(&
            fh, &
            offset, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_iread_at_all && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_iread_at_all_3_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_iread_at_all(&
            fh, &
            offset, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            request, &
            returned)
    else
        call pmpi_file_iread_at_all(&
            fh, &
            offset, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_iread_shared && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_iread_shared_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_iread_shared(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            request, &
            returned)
    else
        call pmpi_file_iread_shared(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_iwrite_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_iwrite(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            request, &
            returned)
    else
        call pmpi_file_iwrite(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_all && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_iwrite_all_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_iwrite_all(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            request, &
            returned)
    else
        call pmpi_file_iwrite_all(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_at && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_iwrite_at_3_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_iwrite_at(&
            fh, &
            offset, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            request, &
            returned)
    else
        call pmpi_file_iwrite_at(&
            fh, &
            offset, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_at_all && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_iwrite_at_all_3_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_iwrite_at_all(&
            fh, &
            offset, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            request, &
            returned)
    else
        call pmpi_file_iwrite_at_all(&
            fh, &
            offset, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_shared && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_iwrite_shared_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_iwrite_shared(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            request, &
            returned)
    else
        call pmpi_file_iwrite_shared(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_read_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_read(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    else
        call pmpi_file_read(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_file_read_5_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_read(&
            fh, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_file_read(&
            fh, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read_all && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_read_all_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_read_all(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    else
        call pmpi_file_read_all(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read_all && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_file_read_all_5_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_read_all(&
            fh, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_file_read_all(&
            fh, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read_all_begin && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_read_all_begin_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_read_all_begin(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            returned)
    else
        call pmpi_file_read_all_begin(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read_all_end && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_read_all_end_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    if (profiled == 0) then
        call mpi_file_read_all_end(&
            fh, &
            MPI_BOTTOM, &
            status, &
            returned)
    else
        call pmpi_file_read_all_end(&
            fh, &
            MPI_BOTTOM, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read_all_end && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_file_read_all_end_3_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    if (profiled == 0) then
        call mpi_file_read_all_end(&
            fh, &
            rec_slots(1, 2 + 1), &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_file_read_all_end(&
            fh, &
            rec_slots(1, 2 + 1), &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read_at && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_read_at_3_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_read_at(&
            fh, &
            offset, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    else
        call pmpi_file_read_at(&
            fh, &
            offset, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read_at && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_file_read_at_6_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_read_at(&
            fh, &
            offset, &
            rec_slots(1, 3 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_file_read_at(&
            fh, &
            offset, &
            rec_slots(1, 3 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read_at_all && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_read_at_all_3_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_read_at_all(&
            fh, &
            offset, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    else
        call pmpi_file_read_at_all(&
            fh, &
            offset, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read_at_all && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_file_read_at_all_6_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_read_at_all(&
            fh, &
            offset, &
            rec_slots(1, 3 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_file_read_at_all(&
            fh, &
            offset, &
            rec_slots(1, 3 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read_at_all_begin && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_read_at_all_begin_3_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_read_at_all_begin(&
            fh, &
            offset, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            returned)
    else
        call pmpi_file_read_at_all_begin(&
            fh, &
            offset, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read_at_all_end && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_read_at_all_end_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    if (profiled == 0) then
        call mpi_file_read_at_all_end(&
            fh, &
            MPI_BOTTOM, &
            status, &
            returned)
    else
        call pmpi_file_read_at_all_end(&
            fh, &
            MPI_BOTTOM, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read_at_all_end && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_file_read_at_all_end_3_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    if (profiled == 0) then
        call mpi_file_read_at_all_end(&
            fh, &
            rec_slots(1, 2 + 1), &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_file_read_at_all_end(&
            fh, &
            rec_slots(1, 2 + 1), &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read_ordered && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_read_ordered_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_read_ordered(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    else
        call pmpi_file_read_ordered(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read_ordered && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_file_read_ordered_5_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_read_ordered(&
            fh, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_file_read_ordered(&
            fh, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read_ordered_begin && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_read_ordered_begin_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_read_ordered_begin(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            returned)
    else
        call pmpi_file_read_ordered_begin(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read_ordered_end && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_read_ordered_end_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    if (profiled == 0) then
        call mpi_file_read_ordered_end(&
            fh, &
            MPI_BOTTOM, &
            status, &
            returned)
    else
        call pmpi_file_read_ordered_end(&
            fh, &
            MPI_BOTTOM, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read_ordered_end && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_file_read_ordered_end_3_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    if (profiled == 0) then
        call mpi_file_read_ordered_end(&
            fh, &
            rec_slots(1, 2 + 1), &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_file_read_ordered_end(&
            fh, &
            rec_slots(1, 2 + 1), &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read_shared && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_read_shared_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_read_shared(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    else
        call pmpi_file_read_shared(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_read_shared && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_file_read_shared_5_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_read_shared(&
            fh, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_file_read_shared(&
            fh, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_write_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_write(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    else
        call pmpi_file_write(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_file_write_5_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_write(&
            fh, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_file_write(&
            fh, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write_all && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_write_all_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_write_all(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    else
        call pmpi_file_write_all(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write_all && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_file_write_all_5_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_write_all(&
            fh, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_file_write_all(&
            fh, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write_all_begin && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_write_all_begin_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_write_all_begin(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            returned)
    else
        call pmpi_file_write_all_begin(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write_all_end && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_write_all_end_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    if (profiled == 0) then
        call mpi_file_write_all_end(&
            fh, &
            MPI_BOTTOM, &
            status, &
            returned)
    else
        call pmpi_file_write_all_end(&
            fh, &
            MPI_BOTTOM, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write_all_end && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_file_write_all_end_3_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    if (profiled == 0) then
        call mpi_file_write_all_end(&
            fh, &
            rec_slots(1, 2 + 1), &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_file_write_all_end(&
            fh, &
            rec_slots(1, 2 + 1), &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write_at && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_write_at_3_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_write_at(&
            fh, &
            offset, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    else
        call pmpi_file_write_at(&
            fh, &
            offset, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write_at && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_file_write_at_6_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_write_at(&
            fh, &
            offset, &
            rec_slots(1, 3 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_file_write_at(&
            fh, &
            offset, &
            rec_slots(1, 3 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write_at_all && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_write_at_all_3_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_write_at_all(&
            fh, &
            offset, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    else
        call pmpi_file_write_at_all(&
            fh, &
            offset, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write_at_all && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_file_write_at_all_6_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_write_at_all(&
            fh, &
            offset, &
            rec_slots(1, 3 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_file_write_at_all(&
            fh, &
            offset, &
            rec_slots(1, 3 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write_at_all_begin && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_write_at_all_begin_3_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_write_at_all_begin(&
            fh, &
            offset, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            returned)
    else
        call pmpi_file_write_at_all_begin(&
            fh, &
            offset, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write_at_all_end && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_write_at_all_end_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    if (profiled == 0) then
        call mpi_file_write_at_all_end(&
            fh, &
            MPI_BOTTOM, &
            status, &
            returned)
    else
        call pmpi_file_write_at_all_end(&
            fh, &
            MPI_BOTTOM, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write_at_all_end && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_file_write_at_all_end_3_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    if (profiled == 0) then
        call mpi_file_write_at_all_end(&
            fh, &
            rec_slots(1, 2 + 1), &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_file_write_at_all_end(&
            fh, &
            rec_slots(1, 2 + 1), &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write_ordered && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_write_ordered_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_write_ordered(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    else
        call pmpi_file_write_ordered(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write_ordered && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_file_write_ordered_5_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_write_ordered(&
            fh, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_file_write_ordered(&
            fh, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write_ordered_begin && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_write_ordered_begin_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_write_ordered_begin(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            returned)
    else
        call pmpi_file_write_ordered_begin(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write_ordered_end && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_write_ordered_end_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    if (profiled == 0) then
        call mpi_file_write_ordered_end(&
            fh, &
            MPI_BOTTOM, &
            status, &
            returned)
    else
        call pmpi_file_write_ordered_end(&
            fh, &
            MPI_BOTTOM, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write_ordered_end && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_file_write_ordered_end_3_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: fh
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    if (profiled == 0) then
        call mpi_file_write_ordered_end(&
            fh, &
            rec_slots(1, 2 + 1), &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_file_write_ordered_end(&
            fh, &
            rec_slots(1, 2 + 1), &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write_shared && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_file_write_shared_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_write_shared(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    else
        call pmpi_file_write_shared(&
            fh, &
            MPI_BOTTOM, &
            count, &
            datatype, &
            status, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_File_write_shared && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_file_write_shared_5_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_file_write_shared(&
            fh, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_file_write_shared(&
            fh, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

end module
