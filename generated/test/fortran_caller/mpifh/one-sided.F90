! Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "one-sided".
#include "rec_has.h"
module rec_one_sided
    use rec_dialect
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Accumulate
subroutine rec_mpifh_mpi_accumulate() bind(C)
    integer :: i
    integer :: origin_count
    integer :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    integer :: target_datatype
    integer :: op
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype = 1007
    op = 1008
    win = 1009
    call mpi_accumulate(&
        rec_slots(1, 1 + 1), &
        origin_count, &
        origin_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        op, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Accumulate
subroutine rec_mpifh_pmpi_accumulate() bind(C)
    integer :: i
    integer :: origin_count
    integer :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    integer :: target_datatype
    integer :: op
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype = 1007
    op = 1008
    win = 1009
    call pmpi_accumulate(&
        rec_slots(1, 1 + 1), &
        origin_count, &
        origin_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        op, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alloc_mem
subroutine rec_mpifh_mpi_alloc_mem() bind(C)
    integer :: i
    integer(8) :: size
    integer :: info
    integer(8) :: baseptr
    integer :: returned
    i = 0
    returned = 0
    size = 5000000001_8
    info = 1002
    call mpi_alloc_mem(&
        size, &
        info, &
        baseptr, &
        returned)
    call observe_address('baseptr', baseptr)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alloc_mem
subroutine rec_mpifh_pmpi_alloc_mem() bind(C)
    integer :: i
    integer(8) :: size
    integer :: info
    integer(8) :: baseptr
    integer :: returned
    i = 0
    returned = 0
    size = 5000000001_8
    info = 1002
    call pmpi_alloc_mem(&
        size, &
        info, &
        baseptr, &
        returned)
    call observe_address('baseptr', baseptr)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Compare_and_swap
subroutine rec_mpifh_mpi_compare_and_swap() bind(C)
    integer :: i
    integer :: datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    datatype = 1004
    target_rank = 105
    target_disp = 5000000006_8
    win = 1007
    call mpi_compare_and_swap(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        rec_slots(1, 3 + 1), &
        datatype, &
        target_rank, &
        target_disp, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Compare_and_swap
subroutine rec_mpifh_pmpi_compare_and_swap() bind(C)
    integer :: i
    integer :: datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    datatype = 1004
    target_rank = 105
    target_disp = 5000000006_8
    win = 1007
    call pmpi_compare_and_swap(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        rec_slots(1, 3 + 1), &
        datatype, &
        target_rank, &
        target_disp, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Fetch_and_op
subroutine rec_mpifh_mpi_fetch_and_op() bind(C)
    integer :: i
    integer :: datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: op
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    datatype = 1003
    target_rank = 104
    target_disp = 5000000005_8
    op = 1006
    win = 1007
    call mpi_fetch_and_op(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        datatype, &
        target_rank, &
        target_disp, &
        op, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Fetch_and_op
subroutine rec_mpifh_pmpi_fetch_and_op() bind(C)
    integer :: i
    integer :: datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: op
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    datatype = 1003
    target_rank = 104
    target_disp = 5000000005_8
    op = 1006
    win = 1007
    call pmpi_fetch_and_op(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        datatype, &
        target_rank, &
        target_disp, &
        op, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Free_mem
subroutine rec_mpifh_mpi_free_mem() bind(C)
    integer :: i
    integer :: returned
    i = 0
    returned = 0
    call mpi_free_mem(&
        rec_slots(1, 1 + 1), &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Free_mem
subroutine rec_mpifh_pmpi_free_mem() bind(C)
    integer :: i
    integer :: returned
    i = 0
    returned = 0
    call pmpi_free_mem(&
        rec_slots(1, 1 + 1), &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get
subroutine rec_mpifh_mpi_get() bind(C)
    integer :: i
    integer :: origin_count
    integer :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    integer :: target_datatype
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype = 1007
    win = 1008
    call mpi_get(&
        rec_slots(1, 1 + 1), &
        origin_count, &
        origin_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get
subroutine rec_mpifh_pmpi_get() bind(C)
    integer :: i
    integer :: origin_count
    integer :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    integer :: target_datatype
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype = 1007
    win = 1008
    call pmpi_get(&
        rec_slots(1, 1 + 1), &
        origin_count, &
        origin_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get_accumulate
subroutine rec_mpifh_mpi_get_accumulate() bind(C)
    integer :: i
    integer :: origin_count
    integer :: origin_datatype
    integer :: result_count
    integer :: result_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    integer :: target_datatype
    integer :: op
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype = 1003
    result_count = 105
    result_datatype = 1006
    target_rank = 107
    target_disp = 5000000008_8
    target_count = 109
    target_datatype = 1010
    op = 1011
    win = 1012
    call mpi_get_accumulate(&
        rec_slots(1, 1 + 1), &
        origin_count, &
        origin_datatype, &
        rec_slots(1, 4 + 1), &
        result_count, &
        result_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        op, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get_accumulate
subroutine rec_mpifh_pmpi_get_accumulate() bind(C)
    integer :: i
    integer :: origin_count
    integer :: origin_datatype
    integer :: result_count
    integer :: result_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    integer :: target_datatype
    integer :: op
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype = 1003
    result_count = 105
    result_datatype = 1006
    target_rank = 107
    target_disp = 5000000008_8
    target_count = 109
    target_datatype = 1010
    op = 1011
    win = 1012
    call pmpi_get_accumulate(&
        rec_slots(1, 1 + 1), &
        origin_count, &
        origin_datatype, &
        rec_slots(1, 4 + 1), &
        result_count, &
        result_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        op, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Put
subroutine rec_mpifh_mpi_put() bind(C)
    integer :: i
    integer :: origin_count
    integer :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    integer :: target_datatype
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype = 1007
    win = 1008
    call mpi_put(&
        rec_slots(1, 1 + 1), &
        origin_count, &
        origin_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Put
subroutine rec_mpifh_pmpi_put() bind(C)
    integer :: i
    integer :: origin_count
    integer :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    integer :: target_datatype
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype = 1007
    win = 1008
    call pmpi_put(&
        rec_slots(1, 1 + 1), &
        origin_count, &
        origin_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Raccumulate
subroutine rec_mpifh_mpi_raccumulate() bind(C)
    integer :: i
    integer :: origin_count
    integer :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    integer :: target_datatype
    integer :: op
    integer :: win
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype = 1007
    op = 1008
    win = 1009
    call mpi_raccumulate(&
        rec_slots(1, 1 + 1), &
        origin_count, &
        origin_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        op, &
        win, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Raccumulate
subroutine rec_mpifh_pmpi_raccumulate() bind(C)
    integer :: i
    integer :: origin_count
    integer :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    integer :: target_datatype
    integer :: op
    integer :: win
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype = 1007
    op = 1008
    win = 1009
    call pmpi_raccumulate(&
        rec_slots(1, 1 + 1), &
        origin_count, &
        origin_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        op, &
        win, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rget
subroutine rec_mpifh_mpi_rget() bind(C)
    integer :: i
    integer :: origin_count
    integer :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    integer :: target_datatype
    integer :: win
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype = 1007
    win = 1008
    call mpi_rget(&
        rec_slots(1, 1 + 1), &
        origin_count, &
        origin_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        win, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rget
subroutine rec_mpifh_pmpi_rget() bind(C)
    integer :: i
    integer :: origin_count
    integer :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    integer :: target_datatype
    integer :: win
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype = 1007
    win = 1008
    call pmpi_rget(&
        rec_slots(1, 1 + 1), &
        origin_count, &
        origin_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        win, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rget_accumulate
subroutine rec_mpifh_mpi_rget_accumulate() bind(C)
    integer :: i
    integer :: origin_count
    integer :: origin_datatype
    integer :: result_count
    integer :: result_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    integer :: target_datatype
    integer :: op
    integer :: win
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype = 1003
    result_count = 105
    result_datatype = 1006
    target_rank = 107
    target_disp = 5000000008_8
    target_count = 109
    target_datatype = 1010
    op = 1011
    win = 1012
    call mpi_rget_accumulate(&
        rec_slots(1, 1 + 1), &
        origin_count, &
        origin_datatype, &
        rec_slots(1, 4 + 1), &
        result_count, &
        result_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        op, &
        win, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rget_accumulate
subroutine rec_mpifh_pmpi_rget_accumulate() bind(C)
    integer :: i
    integer :: origin_count
    integer :: origin_datatype
    integer :: result_count
    integer :: result_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    integer :: target_datatype
    integer :: op
    integer :: win
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype = 1003
    result_count = 105
    result_datatype = 1006
    target_rank = 107
    target_disp = 5000000008_8
    target_count = 109
    target_datatype = 1010
    op = 1011
    win = 1012
    call pmpi_rget_accumulate(&
        rec_slots(1, 1 + 1), &
        origin_count, &
        origin_datatype, &
        rec_slots(1, 4 + 1), &
        result_count, &
        result_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        op, &
        win, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rput
subroutine rec_mpifh_mpi_rput() bind(C)
    integer :: i
    integer :: origin_count
    integer :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    integer :: target_datatype
    integer :: win
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype = 1007
    win = 1008
    call mpi_rput(&
        rec_slots(1, 1 + 1), &
        origin_count, &
        origin_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        win, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rput
subroutine rec_mpifh_pmpi_rput() bind(C)
    integer :: i
    integer :: origin_count
    integer :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    integer :: target_datatype
    integer :: win
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype = 1007
    win = 1008
    call pmpi_rput(&
        rec_slots(1, 1 + 1), &
        origin_count, &
        origin_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        win, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_allocate
subroutine rec_mpifh_mpi_win_allocate() bind(C)
    integer :: i
    integer(8) :: size
    integer :: disp_unit
    integer :: info
    integer :: comm
    integer(8) :: baseptr
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    size = 5000000001_8
    disp_unit = 102
    info = 1003
    comm = 1004
    call mpi_win_allocate(&
        size, &
        disp_unit, &
        info, &
        comm, &
        baseptr, &
        win, &
        returned)
    call observe_address('baseptr', baseptr)
    call observe_handle('win', win)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_allocate
subroutine rec_mpifh_pmpi_win_allocate() bind(C)
    integer :: i
    integer(8) :: size
    integer :: disp_unit
    integer :: info
    integer :: comm
    integer(8) :: baseptr
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    size = 5000000001_8
    disp_unit = 102
    info = 1003
    comm = 1004
    call pmpi_win_allocate(&
        size, &
        disp_unit, &
        info, &
        comm, &
        baseptr, &
        win, &
        returned)
    call observe_address('baseptr', baseptr)
    call observe_handle('win', win)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_allocate_shared
subroutine rec_mpifh_mpi_win_allocate_shared() bind(C)
    integer :: i
    integer(8) :: size
    integer :: disp_unit
    integer :: info
    integer :: comm
    integer(8) :: baseptr
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    size = 5000000001_8
    disp_unit = 102
    info = 1003
    comm = 1004
    call mpi_win_allocate_shared(&
        size, &
        disp_unit, &
        info, &
        comm, &
        baseptr, &
        win, &
        returned)
    call observe_address('baseptr', baseptr)
    call observe_handle('win', win)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_allocate_shared
subroutine rec_mpifh_pmpi_win_allocate_shared() bind(C)
    integer :: i
    integer(8) :: size
    integer :: disp_unit
    integer :: info
    integer :: comm
    integer(8) :: baseptr
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    size = 5000000001_8
    disp_unit = 102
    info = 1003
    comm = 1004
    call pmpi_win_allocate_shared(&
        size, &
        disp_unit, &
        info, &
        comm, &
        baseptr, &
        win, &
        returned)
    call observe_address('baseptr', baseptr)
    call observe_handle('win', win)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_attach
subroutine rec_mpifh_mpi_win_attach() bind(C)
    integer :: i
    integer :: win
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    size = 5000000003_8
    call mpi_win_attach(&
        win, &
        rec_slots(1, 2 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_attach
subroutine rec_mpifh_pmpi_win_attach() bind(C)
    integer :: i
    integer :: win
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    size = 5000000003_8
    call pmpi_win_attach(&
        win, &
        rec_slots(1, 2 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_complete
subroutine rec_mpifh_mpi_win_complete() bind(C)
    integer :: i
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call mpi_win_complete(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_complete
subroutine rec_mpifh_pmpi_win_complete() bind(C)
    integer :: i
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call pmpi_win_complete(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_create
subroutine rec_mpifh_mpi_win_create() bind(C)
    integer :: i
    integer(8) :: size
    integer :: disp_unit
    integer :: info
    integer :: comm
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    size = 5000000002_8
    disp_unit = 103
    info = 1004
    comm = 1005
    call mpi_win_create(&
        rec_slots(1, 1 + 1), &
        size, &
        disp_unit, &
        info, &
        comm, &
        win, &
        returned)
    call observe_handle('win', win)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_create
subroutine rec_mpifh_pmpi_win_create() bind(C)
    integer :: i
    integer(8) :: size
    integer :: disp_unit
    integer :: info
    integer :: comm
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    size = 5000000002_8
    disp_unit = 103
    info = 1004
    comm = 1005
    call pmpi_win_create(&
        rec_slots(1, 1 + 1), &
        size, &
        disp_unit, &
        info, &
        comm, &
        win, &
        returned)
    call observe_handle('win', win)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_create_dynamic
subroutine rec_mpifh_mpi_win_create_dynamic() bind(C)
    integer :: i
    integer :: info
    integer :: comm
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    comm = 1002
    call mpi_win_create_dynamic(&
        info, &
        comm, &
        win, &
        returned)
    call observe_handle('win', win)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_create_dynamic
subroutine rec_mpifh_pmpi_win_create_dynamic() bind(C)
    integer :: i
    integer :: info
    integer :: comm
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    info = 1001
    comm = 1002
    call pmpi_win_create_dynamic(&
        info, &
        comm, &
        win, &
        returned)
    call observe_handle('win', win)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_detach
subroutine rec_mpifh_mpi_win_detach() bind(C)
    integer :: i
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call mpi_win_detach(&
        win, &
        rec_slots(1, 2 + 1), &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_detach
subroutine rec_mpifh_pmpi_win_detach() bind(C)
    integer :: i
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call pmpi_win_detach(&
        win, &
        rec_slots(1, 2 + 1), &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_fence
subroutine rec_mpifh_mpi_win_fence() bind(C)
    integer :: i
    integer :: assert
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    assert = 101
    win = 1002
    call mpi_win_fence(&
        assert, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_fence
subroutine rec_mpifh_pmpi_win_fence() bind(C)
    integer :: i
    integer :: assert
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    assert = 101
    win = 1002
    call pmpi_win_fence(&
        assert, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_flush
subroutine rec_mpifh_mpi_win_flush() bind(C)
    integer :: i
    integer :: rank
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    rank = 101
    win = 1002
    call mpi_win_flush(&
        rank, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_flush
subroutine rec_mpifh_pmpi_win_flush() bind(C)
    integer :: i
    integer :: rank
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    rank = 101
    win = 1002
    call pmpi_win_flush(&
        rank, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_flush_all
subroutine rec_mpifh_mpi_win_flush_all() bind(C)
    integer :: i
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call mpi_win_flush_all(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_flush_all
subroutine rec_mpifh_pmpi_win_flush_all() bind(C)
    integer :: i
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call pmpi_win_flush_all(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_flush_local
subroutine rec_mpifh_mpi_win_flush_local() bind(C)
    integer :: i
    integer :: rank
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    rank = 101
    win = 1002
    call mpi_win_flush_local(&
        rank, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_flush_local
subroutine rec_mpifh_pmpi_win_flush_local() bind(C)
    integer :: i
    integer :: rank
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    rank = 101
    win = 1002
    call pmpi_win_flush_local(&
        rank, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_flush_local_all
subroutine rec_mpifh_mpi_win_flush_local_all() bind(C)
    integer :: i
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call mpi_win_flush_local_all(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_flush_local_all
subroutine rec_mpifh_pmpi_win_flush_local_all() bind(C)
    integer :: i
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call pmpi_win_flush_local_all(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_free
subroutine rec_mpifh_mpi_win_free() bind(C)
    integer :: i
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call mpi_win_free(&
        win, &
        returned)
    call observe_handle('win', win)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_free
subroutine rec_mpifh_pmpi_win_free() bind(C)
    integer :: i
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call pmpi_win_free(&
        win, &
        returned)
    call observe_handle('win', win)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_get_group
subroutine rec_mpifh_mpi_win_get_group() bind(C)
    integer :: i
    integer :: win
    integer :: group
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call mpi_win_get_group(&
        win, &
        group, &
        returned)
    call observe_handle('group', group)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_get_group
subroutine rec_mpifh_pmpi_win_get_group() bind(C)
    integer :: i
    integer :: win
    integer :: group
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call pmpi_win_get_group(&
        win, &
        group, &
        returned)
    call observe_handle('group', group)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_get_info
subroutine rec_mpifh_mpi_win_get_info() bind(C)
    integer :: i
    integer :: win
    integer :: info_used
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call mpi_win_get_info(&
        win, &
        info_used, &
        returned)
    call observe_handle('info_used', info_used)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_get_info
subroutine rec_mpifh_pmpi_win_get_info() bind(C)
    integer :: i
    integer :: win
    integer :: info_used
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call pmpi_win_get_info(&
        win, &
        info_used, &
        returned)
    call observe_handle('info_used', info_used)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_get_name
subroutine rec_mpifh_mpi_win_get_name() bind(C)
    integer :: i
    integer :: win
    character(len=8192) :: win_name
    integer :: resultlen
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call mpi_win_get_name(&
        win, &
        win_name, &
        resultlen, &
        returned)
    call observe_text('win_name', win_name)
    call observe_number('resultlen', int(resultlen, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_get_name
subroutine rec_mpifh_pmpi_win_get_name() bind(C)
    integer :: i
    integer :: win
    character(len=8192) :: win_name
    integer :: resultlen
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call pmpi_win_get_name(&
        win, &
        win_name, &
        resultlen, &
        returned)
    call observe_text('win_name', win_name)
    call observe_number('resultlen', int(resultlen, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_lock
subroutine rec_mpifh_mpi_win_lock() bind(C)
    integer :: i
    integer :: lock_type
    integer :: rank
    integer :: assert
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    lock_type = 101
    rank = 102
    assert = 103
    win = 1004
    call mpi_win_lock(&
        lock_type, &
        rank, &
        assert, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_lock
subroutine rec_mpifh_pmpi_win_lock() bind(C)
    integer :: i
    integer :: lock_type
    integer :: rank
    integer :: assert
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    lock_type = 101
    rank = 102
    assert = 103
    win = 1004
    call pmpi_win_lock(&
        lock_type, &
        rank, &
        assert, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_lock_all
subroutine rec_mpifh_mpi_win_lock_all() bind(C)
    integer :: i
    integer :: assert
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    assert = 101
    win = 1002
    call mpi_win_lock_all(&
        assert, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_lock_all
subroutine rec_mpifh_pmpi_win_lock_all() bind(C)
    integer :: i
    integer :: assert
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    assert = 101
    win = 1002
    call pmpi_win_lock_all(&
        assert, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_post
subroutine rec_mpifh_mpi_win_post() bind(C)
    integer :: i
    integer :: group
    integer :: assert
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    group = 1001
    assert = 102
    win = 1003
    call mpi_win_post(&
        group, &
        assert, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_post
subroutine rec_mpifh_pmpi_win_post() bind(C)
    integer :: i
    integer :: group
    integer :: assert
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    group = 1001
    assert = 102
    win = 1003
    call pmpi_win_post(&
        group, &
        assert, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_set_info
subroutine rec_mpifh_mpi_win_set_info() bind(C)
    integer :: i
    integer :: win
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    info = 1002
    call mpi_win_set_info(&
        win, &
        info, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_set_info
subroutine rec_mpifh_pmpi_win_set_info() bind(C)
    integer :: i
    integer :: win
    integer :: info
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    info = 1002
    call pmpi_win_set_info(&
        win, &
        info, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_set_name
subroutine rec_mpifh_mpi_win_set_name() bind(C)
    integer :: i
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call mpi_win_set_name(&
        win, &
        '  win_name 102  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_set_name
subroutine rec_mpifh_pmpi_win_set_name() bind(C)
    integer :: i
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call pmpi_win_set_name(&
        win, &
        '  win_name 102  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_shared_query
subroutine rec_mpifh_mpi_win_shared_query() bind(C)
    integer :: i
    integer :: win
    integer :: rank
    integer(8) :: size
    integer :: disp_unit
    integer(8) :: baseptr
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    rank = 102
    call mpi_win_shared_query(&
        win, &
        rank, &
        size, &
        disp_unit, &
        baseptr, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('disp_unit', int(disp_unit, 8))
    call observe_address('baseptr', baseptr)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_shared_query
subroutine rec_mpifh_pmpi_win_shared_query() bind(C)
    integer :: i
    integer :: win
    integer :: rank
    integer(8) :: size
    integer :: disp_unit
    integer(8) :: baseptr
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    rank = 102
    call pmpi_win_shared_query(&
        win, &
        rank, &
        size, &
        disp_unit, &
        baseptr, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('disp_unit', int(disp_unit, 8))
    call observe_address('baseptr', baseptr)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_start
subroutine rec_mpifh_mpi_win_start() bind(C)
    integer :: i
    integer :: group
    integer :: assert
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    group = 1001
    assert = 102
    win = 1003
    call mpi_win_start(&
        group, &
        assert, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_start
subroutine rec_mpifh_pmpi_win_start() bind(C)
    integer :: i
    integer :: group
    integer :: assert
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    group = 1001
    assert = 102
    win = 1003
    call pmpi_win_start(&
        group, &
        assert, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_sync
subroutine rec_mpifh_mpi_win_sync() bind(C)
    integer :: i
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call mpi_win_sync(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_sync
subroutine rec_mpifh_pmpi_win_sync() bind(C)
    integer :: i
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call pmpi_win_sync(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_test
subroutine rec_mpifh_mpi_win_test() bind(C)
    integer :: i
    integer :: win
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    flag = 1 == 0
    call mpi_win_test(&
        win, &
        flag, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_test
subroutine rec_mpifh_pmpi_win_test() bind(C)
    integer :: i
    integer :: win
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    flag = 1 == 0
    call pmpi_win_test(&
        win, &
        flag, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_unlock
subroutine rec_mpifh_mpi_win_unlock() bind(C)
    integer :: i
    integer :: rank
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    rank = 101
    win = 1002
    call mpi_win_unlock(&
        rank, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_unlock
subroutine rec_mpifh_pmpi_win_unlock() bind(C)
    integer :: i
    integer :: rank
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    rank = 101
    win = 1002
    call pmpi_win_unlock(&
        rank, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_unlock_all
subroutine rec_mpifh_mpi_win_unlock_all() bind(C)
    integer :: i
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call mpi_win_unlock_all(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_unlock_all
subroutine rec_mpifh_pmpi_win_unlock_all() bind(C)
    integer :: i
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call pmpi_win_unlock_all(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_wait
subroutine rec_mpifh_mpi_win_wait() bind(C)
    integer :: i
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call mpi_win_wait(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_wait
subroutine rec_mpifh_pmpi_win_wait() bind(C)
    integer :: i
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call pmpi_win_wait(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
