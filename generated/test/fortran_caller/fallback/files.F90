! Do not edit: `bindery generate` writes this from specs/routines/files.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "files".
#include "rec_has.h"
module rec_files
    use mpi_f08
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_File_iread_all && !REC_HAS_MPI_File_iread_all_c
subroutine rec_f08_mpi_file_iread_all_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call MPI_File_iread_all(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iread_all && !REC_HAS_MPI_File_iread_all_c
subroutine rec_f08_pmpi_file_iread_all_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call PMPI_File_iread_all(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iread_all && !REC_HAS_MPI_File_iread_all_c
subroutine rec_f08_mpi_file_iread_all_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_iread_all(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_iread_all && !REC_HAS_MPI_File_iread_all_c
subroutine rec_f08_pmpi_file_iread_all_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_iread_all(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_iread_at_all && !REC_HAS_MPI_File_iread_at_all_c
subroutine rec_f08_mpi_file_iread_at_all_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    offset = 5000000002_8
    count = 104_8
    datatype%MPI_VAL = 1005
    call MPI_File_iread_at_all(&
        fh, &
        offset, &
        rec_slots(:, 3 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iread_at_all && !REC_HAS_MPI_File_iread_at_all_c
subroutine rec_f08_pmpi_file_iread_at_all_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    offset = 5000000002_8
    count = 104_8
    datatype%MPI_VAL = 1005
    call PMPI_File_iread_at_all(&
        fh, &
        offset, &
        rec_slots(:, 3 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iread_at_all && !REC_HAS_MPI_File_iread_at_all_c
subroutine rec_f08_mpi_file_iread_at_all_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        offset = 5000000002_8
        count = 104_8
        datatype%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_iread_at_all(&
            fh, &
            offset, &
            rec_slots(:, 3 + 1), &
            count, &
            datatype, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_iread_at_all && !REC_HAS_MPI_File_iread_at_all_c
subroutine rec_f08_pmpi_file_iread_at_all_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        offset = 5000000002_8
        count = 104_8
        datatype%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_iread_at_all(&
            fh, &
            offset, &
            rec_slots(:, 3 + 1), &
            count, &
            datatype, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_iread_at && !REC_HAS_MPI_File_iread_at_c
subroutine rec_f08_mpi_file_iread_at_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    offset = 5000000002_8
    count = 104_8
    datatype%MPI_VAL = 1005
    call MPI_File_iread_at(&
        fh, &
        offset, &
        rec_slots(:, 3 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iread_at && !REC_HAS_MPI_File_iread_at_c
subroutine rec_f08_pmpi_file_iread_at_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    offset = 5000000002_8
    count = 104_8
    datatype%MPI_VAL = 1005
    call PMPI_File_iread_at(&
        fh, &
        offset, &
        rec_slots(:, 3 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iread_at && !REC_HAS_MPI_File_iread_at_c
subroutine rec_f08_mpi_file_iread_at_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        offset = 5000000002_8
        count = 104_8
        datatype%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_iread_at(&
            fh, &
            offset, &
            rec_slots(:, 3 + 1), &
            count, &
            datatype, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_iread_at && !REC_HAS_MPI_File_iread_at_c
subroutine rec_f08_pmpi_file_iread_at_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        offset = 5000000002_8
        count = 104_8
        datatype%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_iread_at(&
            fh, &
            offset, &
            rec_slots(:, 3 + 1), &
            count, &
            datatype, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_iread && !REC_HAS_MPI_File_iread_c
subroutine rec_f08_mpi_file_iread_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call MPI_File_iread(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iread && !REC_HAS_MPI_File_iread_c
subroutine rec_f08_pmpi_file_iread_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call PMPI_File_iread(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iread && !REC_HAS_MPI_File_iread_c
subroutine rec_f08_mpi_file_iread_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_iread(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_iread && !REC_HAS_MPI_File_iread_c
subroutine rec_f08_pmpi_file_iread_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_iread(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_iread_shared && !REC_HAS_MPI_File_iread_shared_c
subroutine rec_f08_mpi_file_iread_shared_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call MPI_File_iread_shared(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iread_shared && !REC_HAS_MPI_File_iread_shared_c
subroutine rec_f08_pmpi_file_iread_shared_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call PMPI_File_iread_shared(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iread_shared && !REC_HAS_MPI_File_iread_shared_c
subroutine rec_f08_mpi_file_iread_shared_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_iread_shared(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_iread_shared && !REC_HAS_MPI_File_iread_shared_c
subroutine rec_f08_pmpi_file_iread_shared_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_iread_shared(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_all && !REC_HAS_MPI_File_iwrite_all_c
subroutine rec_f08_mpi_file_iwrite_all_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call MPI_File_iwrite_all(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_all && !REC_HAS_MPI_File_iwrite_all_c
subroutine rec_f08_pmpi_file_iwrite_all_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call PMPI_File_iwrite_all(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_all && !REC_HAS_MPI_File_iwrite_all_c
subroutine rec_f08_mpi_file_iwrite_all_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_iwrite_all(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_all && !REC_HAS_MPI_File_iwrite_all_c
subroutine rec_f08_pmpi_file_iwrite_all_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_iwrite_all(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_at_all && !REC_HAS_MPI_File_iwrite_at_all_c
subroutine rec_f08_mpi_file_iwrite_at_all_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    offset = 5000000002_8
    count = 104_8
    datatype%MPI_VAL = 1005
    call MPI_File_iwrite_at_all(&
        fh, &
        offset, &
        rec_slots(:, 3 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_at_all && !REC_HAS_MPI_File_iwrite_at_all_c
subroutine rec_f08_pmpi_file_iwrite_at_all_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    offset = 5000000002_8
    count = 104_8
    datatype%MPI_VAL = 1005
    call PMPI_File_iwrite_at_all(&
        fh, &
        offset, &
        rec_slots(:, 3 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_at_all && !REC_HAS_MPI_File_iwrite_at_all_c
subroutine rec_f08_mpi_file_iwrite_at_all_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        offset = 5000000002_8
        count = 104_8
        datatype%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_iwrite_at_all(&
            fh, &
            offset, &
            rec_slots(:, 3 + 1), &
            count, &
            datatype, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_at_all && !REC_HAS_MPI_File_iwrite_at_all_c
subroutine rec_f08_pmpi_file_iwrite_at_all_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        offset = 5000000002_8
        count = 104_8
        datatype%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_iwrite_at_all(&
            fh, &
            offset, &
            rec_slots(:, 3 + 1), &
            count, &
            datatype, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_at && !REC_HAS_MPI_File_iwrite_at_c
subroutine rec_f08_mpi_file_iwrite_at_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    offset = 5000000002_8
    count = 104_8
    datatype%MPI_VAL = 1005
    call MPI_File_iwrite_at(&
        fh, &
        offset, &
        rec_slots(:, 3 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_at && !REC_HAS_MPI_File_iwrite_at_c
subroutine rec_f08_pmpi_file_iwrite_at_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    offset = 5000000002_8
    count = 104_8
    datatype%MPI_VAL = 1005
    call PMPI_File_iwrite_at(&
        fh, &
        offset, &
        rec_slots(:, 3 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_at && !REC_HAS_MPI_File_iwrite_at_c
subroutine rec_f08_mpi_file_iwrite_at_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        offset = 5000000002_8
        count = 104_8
        datatype%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_iwrite_at(&
            fh, &
            offset, &
            rec_slots(:, 3 + 1), &
            count, &
            datatype, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_at && !REC_HAS_MPI_File_iwrite_at_c
subroutine rec_f08_pmpi_file_iwrite_at_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        offset = 5000000002_8
        count = 104_8
        datatype%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_iwrite_at(&
            fh, &
            offset, &
            rec_slots(:, 3 + 1), &
            count, &
            datatype, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite && !REC_HAS_MPI_File_iwrite_c
subroutine rec_f08_mpi_file_iwrite_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call MPI_File_iwrite(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite && !REC_HAS_MPI_File_iwrite_c
subroutine rec_f08_pmpi_file_iwrite_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call PMPI_File_iwrite(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite && !REC_HAS_MPI_File_iwrite_c
subroutine rec_f08_mpi_file_iwrite_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_iwrite(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite && !REC_HAS_MPI_File_iwrite_c
subroutine rec_f08_pmpi_file_iwrite_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_iwrite(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_shared && !REC_HAS_MPI_File_iwrite_shared_c
subroutine rec_f08_mpi_file_iwrite_shared_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call MPI_File_iwrite_shared(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_shared && !REC_HAS_MPI_File_iwrite_shared_c
subroutine rec_f08_pmpi_file_iwrite_shared_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call PMPI_File_iwrite_shared(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_shared && !REC_HAS_MPI_File_iwrite_shared_c
subroutine rec_f08_mpi_file_iwrite_shared_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_iwrite_shared(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_iwrite_shared && !REC_HAS_MPI_File_iwrite_shared_c
subroutine rec_f08_pmpi_file_iwrite_shared_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_iwrite_shared(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_read_all_begin && !REC_HAS_MPI_File_read_all_begin_c
subroutine rec_f08_mpi_file_read_all_begin_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call MPI_File_read_all_begin(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_all_begin && !REC_HAS_MPI_File_read_all_begin_c
subroutine rec_f08_pmpi_file_read_all_begin_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call PMPI_File_read_all_begin(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_all_begin && !REC_HAS_MPI_File_read_all_begin_c
subroutine rec_f08_mpi_file_read_all_begin_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_read_all_begin(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_read_all_begin && !REC_HAS_MPI_File_read_all_begin_c
subroutine rec_f08_pmpi_file_read_all_begin_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_read_all_begin(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_read_all && !REC_HAS_MPI_File_read_all_c
subroutine rec_f08_mpi_file_read_all_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call MPI_File_read_all(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_all && !REC_HAS_MPI_File_read_all_c
subroutine rec_f08_pmpi_file_read_all_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call PMPI_File_read_all(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_all && !REC_HAS_MPI_File_read_all_c
subroutine rec_f08_mpi_file_read_all_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_read_all(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_read_all && !REC_HAS_MPI_File_read_all_c
subroutine rec_f08_pmpi_file_read_all_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_read_all(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_read_at_all_begin && !REC_HAS_MPI_File_read_at_all_begin_c
subroutine rec_f08_mpi_file_read_at_all_begin_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    offset = 5000000002_8
    count = 104_8
    datatype%MPI_VAL = 1005
    call MPI_File_read_at_all_begin(&
        fh, &
        offset, &
        rec_slots(:, 3 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_at_all_begin && !REC_HAS_MPI_File_read_at_all_begin_c
subroutine rec_f08_pmpi_file_read_at_all_begin_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    offset = 5000000002_8
    count = 104_8
    datatype%MPI_VAL = 1005
    call PMPI_File_read_at_all_begin(&
        fh, &
        offset, &
        rec_slots(:, 3 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_at_all_begin && !REC_HAS_MPI_File_read_at_all_begin_c
subroutine rec_f08_mpi_file_read_at_all_begin_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        offset = 5000000002_8
        count = 104_8
        datatype%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_read_at_all_begin(&
            fh, &
            offset, &
            rec_slots(:, 3 + 1), &
            count, &
            datatype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_read_at_all_begin && !REC_HAS_MPI_File_read_at_all_begin_c
subroutine rec_f08_pmpi_file_read_at_all_begin_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        offset = 5000000002_8
        count = 104_8
        datatype%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_read_at_all_begin(&
            fh, &
            offset, &
            rec_slots(:, 3 + 1), &
            count, &
            datatype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_read_at_all && !REC_HAS_MPI_File_read_at_all_c
subroutine rec_f08_mpi_file_read_at_all_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    offset = 5000000002_8
    count = 104_8
    datatype%MPI_VAL = 1005
    call MPI_File_read_at_all(&
        fh, &
        offset, &
        rec_slots(:, 3 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_at_all && !REC_HAS_MPI_File_read_at_all_c
subroutine rec_f08_pmpi_file_read_at_all_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    offset = 5000000002_8
    count = 104_8
    datatype%MPI_VAL = 1005
    call PMPI_File_read_at_all(&
        fh, &
        offset, &
        rec_slots(:, 3 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_at_all && !REC_HAS_MPI_File_read_at_all_c
subroutine rec_f08_mpi_file_read_at_all_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        offset = 5000000002_8
        count = 104_8
        datatype%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_read_at_all(&
            fh, &
            offset, &
            rec_slots(:, 3 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_read_at_all && !REC_HAS_MPI_File_read_at_all_c
subroutine rec_f08_pmpi_file_read_at_all_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        offset = 5000000002_8
        count = 104_8
        datatype%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_read_at_all(&
            fh, &
            offset, &
            rec_slots(:, 3 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_read_at && !REC_HAS_MPI_File_read_at_c
subroutine rec_f08_mpi_file_read_at_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    offset = 5000000002_8
    count = 104_8
    datatype%MPI_VAL = 1005
    call MPI_File_read_at(&
        fh, &
        offset, &
        rec_slots(:, 3 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_at && !REC_HAS_MPI_File_read_at_c
subroutine rec_f08_pmpi_file_read_at_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    offset = 5000000002_8
    count = 104_8
    datatype%MPI_VAL = 1005
    call PMPI_File_read_at(&
        fh, &
        offset, &
        rec_slots(:, 3 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_at && !REC_HAS_MPI_File_read_at_c
subroutine rec_f08_mpi_file_read_at_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        offset = 5000000002_8
        count = 104_8
        datatype%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_read_at(&
            fh, &
            offset, &
            rec_slots(:, 3 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_read_at && !REC_HAS_MPI_File_read_at_c
subroutine rec_f08_pmpi_file_read_at_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        offset = 5000000002_8
        count = 104_8
        datatype%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_read_at(&
            fh, &
            offset, &
            rec_slots(:, 3 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_read && !REC_HAS_MPI_File_read_c
subroutine rec_f08_mpi_file_read_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call MPI_File_read(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read && !REC_HAS_MPI_File_read_c
subroutine rec_f08_pmpi_file_read_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call PMPI_File_read(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read && !REC_HAS_MPI_File_read_c
subroutine rec_f08_mpi_file_read_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_read(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_read && !REC_HAS_MPI_File_read_c
subroutine rec_f08_pmpi_file_read_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_read(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_read_ordered_begin && !REC_HAS_MPI_File_read_ordered_begin_c
subroutine rec_f08_mpi_file_read_ordered_begin_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call MPI_File_read_ordered_begin(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_ordered_begin && !REC_HAS_MPI_File_read_ordered_begin_c
subroutine rec_f08_pmpi_file_read_ordered_begin_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call PMPI_File_read_ordered_begin(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_ordered_begin && !REC_HAS_MPI_File_read_ordered_begin_c
subroutine rec_f08_mpi_file_read_ordered_begin_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_read_ordered_begin(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_read_ordered_begin && !REC_HAS_MPI_File_read_ordered_begin_c
subroutine rec_f08_pmpi_file_read_ordered_begin_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_read_ordered_begin(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_read_ordered && !REC_HAS_MPI_File_read_ordered_c
subroutine rec_f08_mpi_file_read_ordered_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call MPI_File_read_ordered(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_ordered && !REC_HAS_MPI_File_read_ordered_c
subroutine rec_f08_pmpi_file_read_ordered_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call PMPI_File_read_ordered(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_ordered && !REC_HAS_MPI_File_read_ordered_c
subroutine rec_f08_mpi_file_read_ordered_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_read_ordered(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_read_ordered && !REC_HAS_MPI_File_read_ordered_c
subroutine rec_f08_pmpi_file_read_ordered_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_read_ordered(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_read_shared && !REC_HAS_MPI_File_read_shared_c
subroutine rec_f08_mpi_file_read_shared_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call MPI_File_read_shared(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_shared && !REC_HAS_MPI_File_read_shared_c
subroutine rec_f08_pmpi_file_read_shared_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call PMPI_File_read_shared(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_read_shared && !REC_HAS_MPI_File_read_shared_c
subroutine rec_f08_mpi_file_read_shared_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_read_shared(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_read_shared && !REC_HAS_MPI_File_read_shared_c
subroutine rec_f08_pmpi_file_read_shared_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_read_shared(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_write_all_begin && !REC_HAS_MPI_File_write_all_begin_c
subroutine rec_f08_mpi_file_write_all_begin_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call MPI_File_write_all_begin(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_all_begin && !REC_HAS_MPI_File_write_all_begin_c
subroutine rec_f08_pmpi_file_write_all_begin_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call PMPI_File_write_all_begin(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_all_begin && !REC_HAS_MPI_File_write_all_begin_c
subroutine rec_f08_mpi_file_write_all_begin_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_write_all_begin(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_write_all_begin && !REC_HAS_MPI_File_write_all_begin_c
subroutine rec_f08_pmpi_file_write_all_begin_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_write_all_begin(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_write_all && !REC_HAS_MPI_File_write_all_c
subroutine rec_f08_mpi_file_write_all_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call MPI_File_write_all(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_all && !REC_HAS_MPI_File_write_all_c
subroutine rec_f08_pmpi_file_write_all_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call PMPI_File_write_all(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_all && !REC_HAS_MPI_File_write_all_c
subroutine rec_f08_mpi_file_write_all_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_write_all(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_write_all && !REC_HAS_MPI_File_write_all_c
subroutine rec_f08_pmpi_file_write_all_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_write_all(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_write_at_all_begin && !REC_HAS_MPI_File_write_at_all_begin_c
subroutine rec_f08_mpi_file_write_at_all_begin_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    offset = 5000000002_8
    count = 104_8
    datatype%MPI_VAL = 1005
    call MPI_File_write_at_all_begin(&
        fh, &
        offset, &
        rec_slots(:, 3 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_at_all_begin && !REC_HAS_MPI_File_write_at_all_begin_c
subroutine rec_f08_pmpi_file_write_at_all_begin_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    offset = 5000000002_8
    count = 104_8
    datatype%MPI_VAL = 1005
    call PMPI_File_write_at_all_begin(&
        fh, &
        offset, &
        rec_slots(:, 3 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_at_all_begin && !REC_HAS_MPI_File_write_at_all_begin_c
subroutine rec_f08_mpi_file_write_at_all_begin_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        offset = 5000000002_8
        count = 104_8
        datatype%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_write_at_all_begin(&
            fh, &
            offset, &
            rec_slots(:, 3 + 1), &
            count, &
            datatype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_write_at_all_begin && !REC_HAS_MPI_File_write_at_all_begin_c
subroutine rec_f08_pmpi_file_write_at_all_begin_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        offset = 5000000002_8
        count = 104_8
        datatype%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_write_at_all_begin(&
            fh, &
            offset, &
            rec_slots(:, 3 + 1), &
            count, &
            datatype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_write_at_all && !REC_HAS_MPI_File_write_at_all_c
subroutine rec_f08_mpi_file_write_at_all_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    offset = 5000000002_8
    count = 104_8
    datatype%MPI_VAL = 1005
    call MPI_File_write_at_all(&
        fh, &
        offset, &
        rec_slots(:, 3 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_at_all && !REC_HAS_MPI_File_write_at_all_c
subroutine rec_f08_pmpi_file_write_at_all_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    offset = 5000000002_8
    count = 104_8
    datatype%MPI_VAL = 1005
    call PMPI_File_write_at_all(&
        fh, &
        offset, &
        rec_slots(:, 3 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_at_all && !REC_HAS_MPI_File_write_at_all_c
subroutine rec_f08_mpi_file_write_at_all_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        offset = 5000000002_8
        count = 104_8
        datatype%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_write_at_all(&
            fh, &
            offset, &
            rec_slots(:, 3 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_write_at_all && !REC_HAS_MPI_File_write_at_all_c
subroutine rec_f08_pmpi_file_write_at_all_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        offset = 5000000002_8
        count = 104_8
        datatype%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_write_at_all(&
            fh, &
            offset, &
            rec_slots(:, 3 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_write_at && !REC_HAS_MPI_File_write_at_c
subroutine rec_f08_mpi_file_write_at_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    offset = 5000000002_8
    count = 104_8
    datatype%MPI_VAL = 1005
    call MPI_File_write_at(&
        fh, &
        offset, &
        rec_slots(:, 3 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_at && !REC_HAS_MPI_File_write_at_c
subroutine rec_f08_pmpi_file_write_at_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    offset = 5000000002_8
    count = 104_8
    datatype%MPI_VAL = 1005
    call PMPI_File_write_at(&
        fh, &
        offset, &
        rec_slots(:, 3 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_at && !REC_HAS_MPI_File_write_at_c
subroutine rec_f08_mpi_file_write_at_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        offset = 5000000002_8
        count = 104_8
        datatype%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_write_at(&
            fh, &
            offset, &
            rec_slots(:, 3 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_write_at && !REC_HAS_MPI_File_write_at_c
subroutine rec_f08_pmpi_file_write_at_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: offset
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        offset = 5000000002_8
        count = 104_8
        datatype%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_write_at(&
            fh, &
            offset, &
            rec_slots(:, 3 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_write && !REC_HAS_MPI_File_write_c
subroutine rec_f08_mpi_file_write_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call MPI_File_write(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write && !REC_HAS_MPI_File_write_c
subroutine rec_f08_pmpi_file_write_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call PMPI_File_write(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write && !REC_HAS_MPI_File_write_c
subroutine rec_f08_mpi_file_write_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_write(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_write && !REC_HAS_MPI_File_write_c
subroutine rec_f08_pmpi_file_write_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_write(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_write_ordered_begin && !REC_HAS_MPI_File_write_ordered_begin_c
subroutine rec_f08_mpi_file_write_ordered_begin_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call MPI_File_write_ordered_begin(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_ordered_begin && !REC_HAS_MPI_File_write_ordered_begin_c
subroutine rec_f08_pmpi_file_write_ordered_begin_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call PMPI_File_write_ordered_begin(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_ordered_begin && !REC_HAS_MPI_File_write_ordered_begin_c
subroutine rec_f08_mpi_file_write_ordered_begin_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_write_ordered_begin(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_write_ordered_begin && !REC_HAS_MPI_File_write_ordered_begin_c
subroutine rec_f08_pmpi_file_write_ordered_begin_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_write_ordered_begin(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_write_ordered && !REC_HAS_MPI_File_write_ordered_c
subroutine rec_f08_mpi_file_write_ordered_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call MPI_File_write_ordered(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_ordered && !REC_HAS_MPI_File_write_ordered_c
subroutine rec_f08_pmpi_file_write_ordered_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call PMPI_File_write_ordered(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_ordered && !REC_HAS_MPI_File_write_ordered_c
subroutine rec_f08_mpi_file_write_ordered_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_write_ordered(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_write_ordered && !REC_HAS_MPI_File_write_ordered_c
subroutine rec_f08_pmpi_file_write_ordered_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_write_ordered(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_write_shared && !REC_HAS_MPI_File_write_shared_c
subroutine rec_f08_mpi_file_write_shared_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call MPI_File_write_shared(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_shared && !REC_HAS_MPI_File_write_shared_c
subroutine rec_f08_pmpi_file_write_shared_c() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    count = 103_8
    datatype%MPI_VAL = 1004
    call PMPI_File_write_shared(&
        fh, &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        status(1), &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_write_shared && !REC_HAS_MPI_File_write_shared_c
subroutine rec_f08_mpi_file_write_shared_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_File_write_shared(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_File_write_shared && !REC_HAS_MPI_File_write_shared_c
subroutine rec_f08_pmpi_file_write_shared_c_refused() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Status) :: status(1)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        fh%MPI_VAL = 1001
        count = 103_8
        datatype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_File_write_shared(&
            fh, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            status(1), &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Register_datarep && !REC_HAS_MPI_Register_datarep_c
subroutine rec_f08_mpi_register_datarep_c() bind(C)
    integer :: i
    procedure(MPI_Datarep_conversion_function_c) :: rec_procedure_2
    procedure(MPI_Datarep_conversion_function_c) :: rec_procedure_3
    procedure(MPI_Datarep_extent_function) :: rec_procedure_4
    integer :: returned
    i = 0
    returned = 0
    call MPI_Register_datarep_c(&
        '  datarep 101  ', &
        rec_procedure_2, &
        rec_procedure_3, &
        rec_procedure_4, &
        105_8, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Register_datarep && !REC_HAS_MPI_Register_datarep_c
subroutine rec_f08_pmpi_register_datarep_c() bind(C)
    integer :: i
    procedure(MPI_Datarep_conversion_function_c) :: rec_procedure_2
    procedure(MPI_Datarep_conversion_function_c) :: rec_procedure_3
    procedure(MPI_Datarep_extent_function) :: rec_procedure_4
    integer :: returned
    i = 0
    returned = 0
    call PMPI_Register_datarep_c(&
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
