! Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "one-sided".
#include "rec_has.h"
module rec_one_sided
    use mpi_f08
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Accumulate
subroutine rec_f08_mpi_accumulate() bind(C)
    integer :: i
    integer :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Op) :: op
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype%MPI_VAL = 1007
    op%MPI_VAL = 1008
    win%MPI_VAL = 1009
    call MPI_Accumulate(&
        rec_slots(:, 1 + 1), &
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
subroutine rec_f08_pmpi_accumulate() bind(C)
    integer :: i
    integer :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Op) :: op
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype%MPI_VAL = 1007
    op%MPI_VAL = 1008
    win%MPI_VAL = 1009
    call PMPI_Accumulate(&
        rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Accumulate_c
subroutine rec_f08_mpi_accumulate_c() bind(C)
    integer :: i
    integer(8) :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer(8) :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Op) :: op
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 5000000002_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 5000000006_8
    target_datatype%MPI_VAL = 1007
    op%MPI_VAL = 1008
    win%MPI_VAL = 1009
    call MPI_Accumulate(&
        rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Accumulate_c
subroutine rec_f08_pmpi_accumulate_c() bind(C)
    integer :: i
    integer(8) :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer(8) :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Op) :: op
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 5000000002_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 5000000006_8
    target_datatype%MPI_VAL = 1007
    op%MPI_VAL = 1008
    win%MPI_VAL = 1009
    call PMPI_Accumulate(&
        rec_slots(:, 1 + 1), &
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
subroutine rec_f08_mpi_alloc_mem() bind(C)
    integer :: i
    integer(8) :: size
    type(MPI_Info) :: info
    type(c_ptr) :: baseptr
    integer :: returned
    i = 0
    returned = 0
    size = 5000000001_8
    info%MPI_VAL = 1002
    call MPI_Alloc_mem(&
        size, &
        info, &
        baseptr, &
        returned)
    call observe_address('baseptr', transfer(baseptr, 0_8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alloc_mem
subroutine rec_f08_pmpi_alloc_mem() bind(C)
    integer :: i
    integer(8) :: size
    type(MPI_Info) :: info
    type(c_ptr) :: baseptr
    integer :: returned
    i = 0
    returned = 0
    size = 5000000001_8
    info%MPI_VAL = 1002
    call PMPI_Alloc_mem(&
        size, &
        info, &
        baseptr, &
        returned)
    call observe_address('baseptr', transfer(baseptr, 0_8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Compare_and_swap
subroutine rec_f08_mpi_compare_and_swap() bind(C)
    integer :: i
    type(MPI_Datatype) :: datatype
    integer :: target_rank
    integer(8) :: target_disp
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    datatype%MPI_VAL = 1004
    target_rank = 105
    target_disp = 5000000006_8
    win%MPI_VAL = 1007
    call MPI_Compare_and_swap(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        rec_slots(:, 3 + 1), &
        datatype, &
        target_rank, &
        target_disp, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Compare_and_swap
subroutine rec_f08_pmpi_compare_and_swap() bind(C)
    integer :: i
    type(MPI_Datatype) :: datatype
    integer :: target_rank
    integer(8) :: target_disp
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    datatype%MPI_VAL = 1004
    target_rank = 105
    target_disp = 5000000006_8
    win%MPI_VAL = 1007
    call PMPI_Compare_and_swap(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        rec_slots(:, 3 + 1), &
        datatype, &
        target_rank, &
        target_disp, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Fetch_and_op
subroutine rec_f08_mpi_fetch_and_op() bind(C)
    integer :: i
    type(MPI_Datatype) :: datatype
    integer :: target_rank
    integer(8) :: target_disp
    type(MPI_Op) :: op
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    op%MPI_VAL = 1006
    win%MPI_VAL = 1007
    call MPI_Fetch_and_op(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
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
subroutine rec_f08_pmpi_fetch_and_op() bind(C)
    integer :: i
    type(MPI_Datatype) :: datatype
    integer :: target_rank
    integer(8) :: target_disp
    type(MPI_Op) :: op
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    op%MPI_VAL = 1006
    win%MPI_VAL = 1007
    call PMPI_Fetch_and_op(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
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
subroutine rec_f08_mpi_free_mem() bind(C)
    integer :: i
    integer :: returned
    i = 0
    returned = 0
    call MPI_Free_mem(&
        rec_slots(:, 1 + 1), &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Free_mem
subroutine rec_f08_pmpi_free_mem() bind(C)
    integer :: i
    integer :: returned
    i = 0
    returned = 0
    call PMPI_Free_mem(&
        rec_slots(:, 1 + 1), &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get
subroutine rec_f08_mpi_get() bind(C)
    integer :: i
    integer :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype%MPI_VAL = 1007
    win%MPI_VAL = 1008
    call MPI_Get(&
        rec_slots(:, 1 + 1), &
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
subroutine rec_f08_pmpi_get() bind(C)
    integer :: i
    integer :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype%MPI_VAL = 1007
    win%MPI_VAL = 1008
    call PMPI_Get(&
        rec_slots(:, 1 + 1), &
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
subroutine rec_f08_mpi_get_accumulate() bind(C)
    integer :: i
    integer :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: result_count
    type(MPI_Datatype) :: result_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Op) :: op
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype%MPI_VAL = 1003
    result_count = 105
    result_datatype%MPI_VAL = 1006
    target_rank = 107
    target_disp = 5000000008_8
    target_count = 109
    target_datatype%MPI_VAL = 1010
    op%MPI_VAL = 1011
    win%MPI_VAL = 1012
    call MPI_Get_accumulate(&
        rec_slots(:, 1 + 1), &
        origin_count, &
        origin_datatype, &
        rec_slots(:, 4 + 1), &
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
subroutine rec_f08_pmpi_get_accumulate() bind(C)
    integer :: i
    integer :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: result_count
    type(MPI_Datatype) :: result_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Op) :: op
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype%MPI_VAL = 1003
    result_count = 105
    result_datatype%MPI_VAL = 1006
    target_rank = 107
    target_disp = 5000000008_8
    target_count = 109
    target_datatype%MPI_VAL = 1010
    op%MPI_VAL = 1011
    win%MPI_VAL = 1012
    call PMPI_Get_accumulate(&
        rec_slots(:, 1 + 1), &
        origin_count, &
        origin_datatype, &
        rec_slots(:, 4 + 1), &
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

#if REC_HAS_MPI_Get_accumulate_c
subroutine rec_f08_mpi_get_accumulate_c() bind(C)
    integer :: i
    integer(8) :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer(8) :: result_count
    type(MPI_Datatype) :: result_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer(8) :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Op) :: op
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 5000000002_8
    origin_datatype%MPI_VAL = 1003
    result_count = 5000000005_8
    result_datatype%MPI_VAL = 1006
    target_rank = 107
    target_disp = 5000000008_8
    target_count = 5000000009_8
    target_datatype%MPI_VAL = 1010
    op%MPI_VAL = 1011
    win%MPI_VAL = 1012
    call MPI_Get_accumulate(&
        rec_slots(:, 1 + 1), &
        origin_count, &
        origin_datatype, &
        rec_slots(:, 4 + 1), &
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

#if REC_HAS_MPI_Get_accumulate_c
subroutine rec_f08_pmpi_get_accumulate_c() bind(C)
    integer :: i
    integer(8) :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer(8) :: result_count
    type(MPI_Datatype) :: result_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer(8) :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Op) :: op
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 5000000002_8
    origin_datatype%MPI_VAL = 1003
    result_count = 5000000005_8
    result_datatype%MPI_VAL = 1006
    target_rank = 107
    target_disp = 5000000008_8
    target_count = 5000000009_8
    target_datatype%MPI_VAL = 1010
    op%MPI_VAL = 1011
    win%MPI_VAL = 1012
    call PMPI_Get_accumulate(&
        rec_slots(:, 1 + 1), &
        origin_count, &
        origin_datatype, &
        rec_slots(:, 4 + 1), &
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

#if REC_HAS_MPI_Get_c
subroutine rec_f08_mpi_get_c() bind(C)
    integer :: i
    integer(8) :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer(8) :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 5000000002_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 5000000006_8
    target_datatype%MPI_VAL = 1007
    win%MPI_VAL = 1008
    call MPI_Get(&
        rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Get_c
subroutine rec_f08_pmpi_get_c() bind(C)
    integer :: i
    integer(8) :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer(8) :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 5000000002_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 5000000006_8
    target_datatype%MPI_VAL = 1007
    win%MPI_VAL = 1008
    call PMPI_Get(&
        rec_slots(:, 1 + 1), &
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
subroutine rec_f08_mpi_put() bind(C)
    integer :: i
    integer :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype%MPI_VAL = 1007
    win%MPI_VAL = 1008
    call MPI_Put(&
        rec_slots(:, 1 + 1), &
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
subroutine rec_f08_pmpi_put() bind(C)
    integer :: i
    integer :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype%MPI_VAL = 1007
    win%MPI_VAL = 1008
    call PMPI_Put(&
        rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Put_c
subroutine rec_f08_mpi_put_c() bind(C)
    integer :: i
    integer(8) :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer(8) :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 5000000002_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 5000000006_8
    target_datatype%MPI_VAL = 1007
    win%MPI_VAL = 1008
    call MPI_Put(&
        rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Put_c
subroutine rec_f08_pmpi_put_c() bind(C)
    integer :: i
    integer(8) :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer(8) :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    origin_count = 5000000002_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 5000000006_8
    target_datatype%MPI_VAL = 1007
    win%MPI_VAL = 1008
    call PMPI_Put(&
        rec_slots(:, 1 + 1), &
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
subroutine rec_f08_mpi_raccumulate() bind(C)
    integer :: i
    integer :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Op) :: op
    type(MPI_Win) :: win
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype%MPI_VAL = 1007
    op%MPI_VAL = 1008
    win%MPI_VAL = 1009
    call MPI_Raccumulate(&
        rec_slots(:, 1 + 1), &
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
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Raccumulate
subroutine rec_f08_pmpi_raccumulate() bind(C)
    integer :: i
    integer :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Op) :: op
    type(MPI_Win) :: win
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype%MPI_VAL = 1007
    op%MPI_VAL = 1008
    win%MPI_VAL = 1009
    call PMPI_Raccumulate(&
        rec_slots(:, 1 + 1), &
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
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Raccumulate_c
subroutine rec_f08_mpi_raccumulate_c() bind(C)
    integer :: i
    integer(8) :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer(8) :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Op) :: op
    type(MPI_Win) :: win
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 5000000002_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 5000000006_8
    target_datatype%MPI_VAL = 1007
    op%MPI_VAL = 1008
    win%MPI_VAL = 1009
    call MPI_Raccumulate(&
        rec_slots(:, 1 + 1), &
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
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Raccumulate_c
subroutine rec_f08_pmpi_raccumulate_c() bind(C)
    integer :: i
    integer(8) :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer(8) :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Op) :: op
    type(MPI_Win) :: win
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 5000000002_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 5000000006_8
    target_datatype%MPI_VAL = 1007
    op%MPI_VAL = 1008
    win%MPI_VAL = 1009
    call PMPI_Raccumulate(&
        rec_slots(:, 1 + 1), &
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
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rget
subroutine rec_f08_mpi_rget() bind(C)
    integer :: i
    integer :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Win) :: win
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype%MPI_VAL = 1007
    win%MPI_VAL = 1008
    call MPI_Rget(&
        rec_slots(:, 1 + 1), &
        origin_count, &
        origin_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        win, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rget
subroutine rec_f08_pmpi_rget() bind(C)
    integer :: i
    integer :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Win) :: win
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype%MPI_VAL = 1007
    win%MPI_VAL = 1008
    call PMPI_Rget(&
        rec_slots(:, 1 + 1), &
        origin_count, &
        origin_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        win, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rget_accumulate
subroutine rec_f08_mpi_rget_accumulate() bind(C)
    integer :: i
    integer :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: result_count
    type(MPI_Datatype) :: result_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Op) :: op
    type(MPI_Win) :: win
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype%MPI_VAL = 1003
    result_count = 105
    result_datatype%MPI_VAL = 1006
    target_rank = 107
    target_disp = 5000000008_8
    target_count = 109
    target_datatype%MPI_VAL = 1010
    op%MPI_VAL = 1011
    win%MPI_VAL = 1012
    call MPI_Rget_accumulate(&
        rec_slots(:, 1 + 1), &
        origin_count, &
        origin_datatype, &
        rec_slots(:, 4 + 1), &
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
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rget_accumulate
subroutine rec_f08_pmpi_rget_accumulate() bind(C)
    integer :: i
    integer :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: result_count
    type(MPI_Datatype) :: result_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Op) :: op
    type(MPI_Win) :: win
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype%MPI_VAL = 1003
    result_count = 105
    result_datatype%MPI_VAL = 1006
    target_rank = 107
    target_disp = 5000000008_8
    target_count = 109
    target_datatype%MPI_VAL = 1010
    op%MPI_VAL = 1011
    win%MPI_VAL = 1012
    call PMPI_Rget_accumulate(&
        rec_slots(:, 1 + 1), &
        origin_count, &
        origin_datatype, &
        rec_slots(:, 4 + 1), &
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
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rget_accumulate_c
subroutine rec_f08_mpi_rget_accumulate_c() bind(C)
    integer :: i
    integer(8) :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer(8) :: result_count
    type(MPI_Datatype) :: result_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer(8) :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Op) :: op
    type(MPI_Win) :: win
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 5000000002_8
    origin_datatype%MPI_VAL = 1003
    result_count = 5000000005_8
    result_datatype%MPI_VAL = 1006
    target_rank = 107
    target_disp = 5000000008_8
    target_count = 5000000009_8
    target_datatype%MPI_VAL = 1010
    op%MPI_VAL = 1011
    win%MPI_VAL = 1012
    call MPI_Rget_accumulate(&
        rec_slots(:, 1 + 1), &
        origin_count, &
        origin_datatype, &
        rec_slots(:, 4 + 1), &
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
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rget_accumulate_c
subroutine rec_f08_pmpi_rget_accumulate_c() bind(C)
    integer :: i
    integer(8) :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer(8) :: result_count
    type(MPI_Datatype) :: result_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer(8) :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Op) :: op
    type(MPI_Win) :: win
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 5000000002_8
    origin_datatype%MPI_VAL = 1003
    result_count = 5000000005_8
    result_datatype%MPI_VAL = 1006
    target_rank = 107
    target_disp = 5000000008_8
    target_count = 5000000009_8
    target_datatype%MPI_VAL = 1010
    op%MPI_VAL = 1011
    win%MPI_VAL = 1012
    call PMPI_Rget_accumulate(&
        rec_slots(:, 1 + 1), &
        origin_count, &
        origin_datatype, &
        rec_slots(:, 4 + 1), &
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
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rget_c
subroutine rec_f08_mpi_rget_c() bind(C)
    integer :: i
    integer(8) :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer(8) :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Win) :: win
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 5000000002_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 5000000006_8
    target_datatype%MPI_VAL = 1007
    win%MPI_VAL = 1008
    call MPI_Rget(&
        rec_slots(:, 1 + 1), &
        origin_count, &
        origin_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        win, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rget_c
subroutine rec_f08_pmpi_rget_c() bind(C)
    integer :: i
    integer(8) :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer(8) :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Win) :: win
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 5000000002_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 5000000006_8
    target_datatype%MPI_VAL = 1007
    win%MPI_VAL = 1008
    call PMPI_Rget(&
        rec_slots(:, 1 + 1), &
        origin_count, &
        origin_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        win, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rput
subroutine rec_f08_mpi_rput() bind(C)
    integer :: i
    integer :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Win) :: win
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype%MPI_VAL = 1007
    win%MPI_VAL = 1008
    call MPI_Rput(&
        rec_slots(:, 1 + 1), &
        origin_count, &
        origin_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        win, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rput
subroutine rec_f08_pmpi_rput() bind(C)
    integer :: i
    integer :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Win) :: win
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 102
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106
    target_datatype%MPI_VAL = 1007
    win%MPI_VAL = 1008
    call PMPI_Rput(&
        rec_slots(:, 1 + 1), &
        origin_count, &
        origin_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        win, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rput_c
subroutine rec_f08_mpi_rput_c() bind(C)
    integer :: i
    integer(8) :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer(8) :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Win) :: win
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 5000000002_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 5000000006_8
    target_datatype%MPI_VAL = 1007
    win%MPI_VAL = 1008
    call MPI_Rput(&
        rec_slots(:, 1 + 1), &
        origin_count, &
        origin_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        win, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Rput_c
subroutine rec_f08_pmpi_rput_c() bind(C)
    integer :: i
    integer(8) :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer(8) :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Win) :: win
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    origin_count = 5000000002_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 5000000006_8
    target_datatype%MPI_VAL = 1007
    win%MPI_VAL = 1008
    call PMPI_Rput(&
        rec_slots(:, 1 + 1), &
        origin_count, &
        origin_datatype, &
        target_rank, &
        target_disp, &
        target_count, &
        target_datatype, &
        win, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_allocate
subroutine rec_f08_mpi_win_allocate() bind(C)
    integer :: i
    integer(8) :: size
    integer :: disp_unit
    type(MPI_Info) :: info
    type(MPI_Comm) :: comm
    type(c_ptr) :: baseptr
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    size = 5000000001_8
    disp_unit = 102
    info%MPI_VAL = 1003
    comm%MPI_VAL = 1004
    call MPI_Win_allocate(&
        size, &
        disp_unit, &
        info, &
        comm, &
        baseptr, &
        win, &
        returned)
    call observe_address('baseptr', transfer(baseptr, 0_8))
    call observe_handle('win', win%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_allocate
subroutine rec_f08_pmpi_win_allocate() bind(C)
    integer :: i
    integer(8) :: size
    integer :: disp_unit
    type(MPI_Info) :: info
    type(MPI_Comm) :: comm
    type(c_ptr) :: baseptr
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    size = 5000000001_8
    disp_unit = 102
    info%MPI_VAL = 1003
    comm%MPI_VAL = 1004
    call PMPI_Win_allocate(&
        size, &
        disp_unit, &
        info, &
        comm, &
        baseptr, &
        win, &
        returned)
    call observe_address('baseptr', transfer(baseptr, 0_8))
    call observe_handle('win', win%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_allocate_c
subroutine rec_f08_mpi_win_allocate_c() bind(C)
    integer :: i
    integer(8) :: size
    integer(8) :: disp_unit
    type(MPI_Info) :: info
    type(MPI_Comm) :: comm
    type(c_ptr) :: baseptr
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    size = 5000000001_8
    disp_unit = 5000000002_8
    info%MPI_VAL = 1003
    comm%MPI_VAL = 1004
    call MPI_Win_allocate(&
        size, &
        disp_unit, &
        info, &
        comm, &
        baseptr, &
        win, &
        returned)
    call observe_address('baseptr', transfer(baseptr, 0_8))
    call observe_handle('win', win%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_allocate_c
subroutine rec_f08_pmpi_win_allocate_c() bind(C)
    integer :: i
    integer(8) :: size
    integer(8) :: disp_unit
    type(MPI_Info) :: info
    type(MPI_Comm) :: comm
    type(c_ptr) :: baseptr
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    size = 5000000001_8
    disp_unit = 5000000002_8
    info%MPI_VAL = 1003
    comm%MPI_VAL = 1004
    call PMPI_Win_allocate(&
        size, &
        disp_unit, &
        info, &
        comm, &
        baseptr, &
        win, &
        returned)
    call observe_address('baseptr', transfer(baseptr, 0_8))
    call observe_handle('win', win%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_allocate_shared
subroutine rec_f08_mpi_win_allocate_shared() bind(C)
    integer :: i
    integer(8) :: size
    integer :: disp_unit
    type(MPI_Info) :: info
    type(MPI_Comm) :: comm
    type(c_ptr) :: baseptr
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    size = 5000000001_8
    disp_unit = 102
    info%MPI_VAL = 1003
    comm%MPI_VAL = 1004
    call MPI_Win_allocate_shared(&
        size, &
        disp_unit, &
        info, &
        comm, &
        baseptr, &
        win, &
        returned)
    call observe_address('baseptr', transfer(baseptr, 0_8))
    call observe_handle('win', win%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_allocate_shared
subroutine rec_f08_pmpi_win_allocate_shared() bind(C)
    integer :: i
    integer(8) :: size
    integer :: disp_unit
    type(MPI_Info) :: info
    type(MPI_Comm) :: comm
    type(c_ptr) :: baseptr
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    size = 5000000001_8
    disp_unit = 102
    info%MPI_VAL = 1003
    comm%MPI_VAL = 1004
    call PMPI_Win_allocate_shared(&
        size, &
        disp_unit, &
        info, &
        comm, &
        baseptr, &
        win, &
        returned)
    call observe_address('baseptr', transfer(baseptr, 0_8))
    call observe_handle('win', win%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_allocate_shared_c
subroutine rec_f08_mpi_win_allocate_shared_c() bind(C)
    integer :: i
    integer(8) :: size
    integer(8) :: disp_unit
    type(MPI_Info) :: info
    type(MPI_Comm) :: comm
    type(c_ptr) :: baseptr
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    size = 5000000001_8
    disp_unit = 5000000002_8
    info%MPI_VAL = 1003
    comm%MPI_VAL = 1004
    call MPI_Win_allocate_shared(&
        size, &
        disp_unit, &
        info, &
        comm, &
        baseptr, &
        win, &
        returned)
    call observe_address('baseptr', transfer(baseptr, 0_8))
    call observe_handle('win', win%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_allocate_shared_c
subroutine rec_f08_pmpi_win_allocate_shared_c() bind(C)
    integer :: i
    integer(8) :: size
    integer(8) :: disp_unit
    type(MPI_Info) :: info
    type(MPI_Comm) :: comm
    type(c_ptr) :: baseptr
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    size = 5000000001_8
    disp_unit = 5000000002_8
    info%MPI_VAL = 1003
    comm%MPI_VAL = 1004
    call PMPI_Win_allocate_shared(&
        size, &
        disp_unit, &
        info, &
        comm, &
        baseptr, &
        win, &
        returned)
    call observe_address('baseptr', transfer(baseptr, 0_8))
    call observe_handle('win', win%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_attach
subroutine rec_f08_mpi_win_attach() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    size = 5000000003_8
    call MPI_Win_attach(&
        win, &
        rec_slots(:, 2 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_attach
subroutine rec_f08_pmpi_win_attach() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    size = 5000000003_8
    call PMPI_Win_attach(&
        win, &
        rec_slots(:, 2 + 1), &
        size, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_complete
subroutine rec_f08_mpi_win_complete() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call MPI_Win_complete(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_complete
subroutine rec_f08_pmpi_win_complete() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call PMPI_Win_complete(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_create
subroutine rec_f08_mpi_win_create() bind(C)
    integer :: i
    integer(8) :: size
    integer :: disp_unit
    type(MPI_Info) :: info
    type(MPI_Comm) :: comm
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    size = 5000000002_8
    disp_unit = 103
    info%MPI_VAL = 1004
    comm%MPI_VAL = 1005
    call MPI_Win_create(&
        rec_slots(:, 1 + 1), &
        size, &
        disp_unit, &
        info, &
        comm, &
        win, &
        returned)
    call observe_handle('win', win%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_create
subroutine rec_f08_pmpi_win_create() bind(C)
    integer :: i
    integer(8) :: size
    integer :: disp_unit
    type(MPI_Info) :: info
    type(MPI_Comm) :: comm
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    size = 5000000002_8
    disp_unit = 103
    info%MPI_VAL = 1004
    comm%MPI_VAL = 1005
    call PMPI_Win_create(&
        rec_slots(:, 1 + 1), &
        size, &
        disp_unit, &
        info, &
        comm, &
        win, &
        returned)
    call observe_handle('win', win%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_create_c
subroutine rec_f08_mpi_win_create_c() bind(C)
    integer :: i
    integer(8) :: size
    integer(8) :: disp_unit
    type(MPI_Info) :: info
    type(MPI_Comm) :: comm
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    size = 5000000002_8
    disp_unit = 5000000003_8
    info%MPI_VAL = 1004
    comm%MPI_VAL = 1005
    call MPI_Win_create(&
        rec_slots(:, 1 + 1), &
        size, &
        disp_unit, &
        info, &
        comm, &
        win, &
        returned)
    call observe_handle('win', win%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_create_c
subroutine rec_f08_pmpi_win_create_c() bind(C)
    integer :: i
    integer(8) :: size
    integer(8) :: disp_unit
    type(MPI_Info) :: info
    type(MPI_Comm) :: comm
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    size = 5000000002_8
    disp_unit = 5000000003_8
    info%MPI_VAL = 1004
    comm%MPI_VAL = 1005
    call PMPI_Win_create(&
        rec_slots(:, 1 + 1), &
        size, &
        disp_unit, &
        info, &
        comm, &
        win, &
        returned)
    call observe_handle('win', win%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_create_dynamic
subroutine rec_f08_mpi_win_create_dynamic() bind(C)
    integer :: i
    type(MPI_Info) :: info
    type(MPI_Comm) :: comm
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    info%MPI_VAL = 1001
    comm%MPI_VAL = 1002
    call MPI_Win_create_dynamic(&
        info, &
        comm, &
        win, &
        returned)
    call observe_handle('win', win%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_create_dynamic
subroutine rec_f08_pmpi_win_create_dynamic() bind(C)
    integer :: i
    type(MPI_Info) :: info
    type(MPI_Comm) :: comm
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    info%MPI_VAL = 1001
    comm%MPI_VAL = 1002
    call PMPI_Win_create_dynamic(&
        info, &
        comm, &
        win, &
        returned)
    call observe_handle('win', win%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_detach
subroutine rec_f08_mpi_win_detach() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call MPI_Win_detach(&
        win, &
        rec_slots(:, 2 + 1), &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_detach
subroutine rec_f08_pmpi_win_detach() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call PMPI_Win_detach(&
        win, &
        rec_slots(:, 2 + 1), &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_fence
subroutine rec_f08_mpi_win_fence() bind(C)
    integer :: i
    integer :: assert
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    assert = 101
    win%MPI_VAL = 1002
    call MPI_Win_fence(&
        assert, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_fence
subroutine rec_f08_pmpi_win_fence() bind(C)
    integer :: i
    integer :: assert
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    assert = 101
    win%MPI_VAL = 1002
    call PMPI_Win_fence(&
        assert, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_flush
subroutine rec_f08_mpi_win_flush() bind(C)
    integer :: i
    integer :: rank
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    rank = 101
    win%MPI_VAL = 1002
    call MPI_Win_flush(&
        rank, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_flush
subroutine rec_f08_pmpi_win_flush() bind(C)
    integer :: i
    integer :: rank
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    rank = 101
    win%MPI_VAL = 1002
    call PMPI_Win_flush(&
        rank, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_flush_all
subroutine rec_f08_mpi_win_flush_all() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call MPI_Win_flush_all(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_flush_all
subroutine rec_f08_pmpi_win_flush_all() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call PMPI_Win_flush_all(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_flush_local
subroutine rec_f08_mpi_win_flush_local() bind(C)
    integer :: i
    integer :: rank
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    rank = 101
    win%MPI_VAL = 1002
    call MPI_Win_flush_local(&
        rank, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_flush_local
subroutine rec_f08_pmpi_win_flush_local() bind(C)
    integer :: i
    integer :: rank
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    rank = 101
    win%MPI_VAL = 1002
    call PMPI_Win_flush_local(&
        rank, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_flush_local_all
subroutine rec_f08_mpi_win_flush_local_all() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call MPI_Win_flush_local_all(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_flush_local_all
subroutine rec_f08_pmpi_win_flush_local_all() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call PMPI_Win_flush_local_all(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_free
subroutine rec_f08_mpi_win_free() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call MPI_Win_free(&
        win, &
        returned)
    call observe_handle('win', win%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_free
subroutine rec_f08_pmpi_win_free() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call PMPI_Win_free(&
        win, &
        returned)
    call observe_handle('win', win%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_get_group
subroutine rec_f08_mpi_win_get_group() bind(C)
    integer :: i
    type(MPI_Win) :: win
    type(MPI_Group) :: group
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call MPI_Win_get_group(&
        win, &
        group, &
        returned)
    call observe_handle('group', group%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_get_group
subroutine rec_f08_pmpi_win_get_group() bind(C)
    integer :: i
    type(MPI_Win) :: win
    type(MPI_Group) :: group
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call PMPI_Win_get_group(&
        win, &
        group, &
        returned)
    call observe_handle('group', group%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_get_info
subroutine rec_f08_mpi_win_get_info() bind(C)
    integer :: i
    type(MPI_Win) :: win
    type(MPI_Info) :: info_used
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call MPI_Win_get_info(&
        win, &
        info_used, &
        returned)
    call observe_handle('info_used', info_used%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_get_info
subroutine rec_f08_pmpi_win_get_info() bind(C)
    integer :: i
    type(MPI_Win) :: win
    type(MPI_Info) :: info_used
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call PMPI_Win_get_info(&
        win, &
        info_used, &
        returned)
    call observe_handle('info_used', info_used%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_get_name
subroutine rec_f08_mpi_win_get_name() bind(C)
    integer :: i
    type(MPI_Win) :: win
    character(len=8192) :: win_name
    integer :: resultlen
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call MPI_Win_get_name(&
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
subroutine rec_f08_pmpi_win_get_name() bind(C)
    integer :: i
    type(MPI_Win) :: win
    character(len=8192) :: win_name
    integer :: resultlen
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call PMPI_Win_get_name(&
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
subroutine rec_f08_mpi_win_lock() bind(C)
    integer :: i
    integer :: lock_type
    integer :: rank
    integer :: assert
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    lock_type = 101
    rank = 102
    assert = 103
    win%MPI_VAL = 1004
    call MPI_Win_lock(&
        lock_type, &
        rank, &
        assert, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_lock
subroutine rec_f08_pmpi_win_lock() bind(C)
    integer :: i
    integer :: lock_type
    integer :: rank
    integer :: assert
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    lock_type = 101
    rank = 102
    assert = 103
    win%MPI_VAL = 1004
    call PMPI_Win_lock(&
        lock_type, &
        rank, &
        assert, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_lock_all
subroutine rec_f08_mpi_win_lock_all() bind(C)
    integer :: i
    integer :: assert
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    assert = 101
    win%MPI_VAL = 1002
    call MPI_Win_lock_all(&
        assert, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_lock_all
subroutine rec_f08_pmpi_win_lock_all() bind(C)
    integer :: i
    integer :: assert
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    assert = 101
    win%MPI_VAL = 1002
    call PMPI_Win_lock_all(&
        assert, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_post
subroutine rec_f08_mpi_win_post() bind(C)
    integer :: i
    type(MPI_Group) :: group
    integer :: assert
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    group%MPI_VAL = 1001
    assert = 102
    win%MPI_VAL = 1003
    call MPI_Win_post(&
        group, &
        assert, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_post
subroutine rec_f08_pmpi_win_post() bind(C)
    integer :: i
    type(MPI_Group) :: group
    integer :: assert
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    group%MPI_VAL = 1001
    assert = 102
    win%MPI_VAL = 1003
    call PMPI_Win_post(&
        group, &
        assert, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_set_info
subroutine rec_f08_mpi_win_set_info() bind(C)
    integer :: i
    type(MPI_Win) :: win
    type(MPI_Info) :: info
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    info%MPI_VAL = 1002
    call MPI_Win_set_info(&
        win, &
        info, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_set_info
subroutine rec_f08_pmpi_win_set_info() bind(C)
    integer :: i
    type(MPI_Win) :: win
    type(MPI_Info) :: info
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    info%MPI_VAL = 1002
    call PMPI_Win_set_info(&
        win, &
        info, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_set_name
subroutine rec_f08_mpi_win_set_name() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call MPI_Win_set_name(&
        win, &
        '  win_name 102  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_set_name
subroutine rec_f08_pmpi_win_set_name() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call PMPI_Win_set_name(&
        win, &
        '  win_name 102  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_shared_query
subroutine rec_f08_mpi_win_shared_query() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: rank
    integer(8) :: size
    integer :: disp_unit
    type(c_ptr) :: baseptr
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    rank = 102
    call MPI_Win_shared_query(&
        win, &
        rank, &
        size, &
        disp_unit, &
        baseptr, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('disp_unit', int(disp_unit, 8))
    call observe_address('baseptr', transfer(baseptr, 0_8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_shared_query
subroutine rec_f08_pmpi_win_shared_query() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: rank
    integer(8) :: size
    integer :: disp_unit
    type(c_ptr) :: baseptr
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    rank = 102
    call PMPI_Win_shared_query(&
        win, &
        rank, &
        size, &
        disp_unit, &
        baseptr, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('disp_unit', int(disp_unit, 8))
    call observe_address('baseptr', transfer(baseptr, 0_8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_shared_query_c
subroutine rec_f08_mpi_win_shared_query_c() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: rank
    integer(8) :: size
    integer(8) :: disp_unit
    type(c_ptr) :: baseptr
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    rank = 102
    call MPI_Win_shared_query(&
        win, &
        rank, &
        size, &
        disp_unit, &
        baseptr, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('disp_unit', int(disp_unit, 8))
    call observe_address('baseptr', transfer(baseptr, 0_8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_shared_query_c
subroutine rec_f08_pmpi_win_shared_query_c() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: rank
    integer(8) :: size
    integer(8) :: disp_unit
    type(c_ptr) :: baseptr
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    rank = 102
    call PMPI_Win_shared_query(&
        win, &
        rank, &
        size, &
        disp_unit, &
        baseptr, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('disp_unit', int(disp_unit, 8))
    call observe_address('baseptr', transfer(baseptr, 0_8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_start
subroutine rec_f08_mpi_win_start() bind(C)
    integer :: i
    type(MPI_Group) :: group
    integer :: assert
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    group%MPI_VAL = 1001
    assert = 102
    win%MPI_VAL = 1003
    call MPI_Win_start(&
        group, &
        assert, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_start
subroutine rec_f08_pmpi_win_start() bind(C)
    integer :: i
    type(MPI_Group) :: group
    integer :: assert
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    group%MPI_VAL = 1001
    assert = 102
    win%MPI_VAL = 1003
    call PMPI_Win_start(&
        group, &
        assert, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_sync
subroutine rec_f08_mpi_win_sync() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call MPI_Win_sync(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_sync
subroutine rec_f08_pmpi_win_sync() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call PMPI_Win_sync(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_test
subroutine rec_f08_mpi_win_test() bind(C)
    integer :: i
    type(MPI_Win) :: win
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    flag = 1 == 0
    call MPI_Win_test(&
        win, &
        flag, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_test
subroutine rec_f08_pmpi_win_test() bind(C)
    integer :: i
    type(MPI_Win) :: win
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    flag = 1 == 0
    call PMPI_Win_test(&
        win, &
        flag, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_unlock
subroutine rec_f08_mpi_win_unlock() bind(C)
    integer :: i
    integer :: rank
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    rank = 101
    win%MPI_VAL = 1002
    call MPI_Win_unlock(&
        rank, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_unlock
subroutine rec_f08_pmpi_win_unlock() bind(C)
    integer :: i
    integer :: rank
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    rank = 101
    win%MPI_VAL = 1002
    call PMPI_Win_unlock(&
        rank, &
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_unlock_all
subroutine rec_f08_mpi_win_unlock_all() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call MPI_Win_unlock_all(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_unlock_all
subroutine rec_f08_pmpi_win_unlock_all() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call PMPI_Win_unlock_all(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_wait
subroutine rec_f08_mpi_win_wait() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call MPI_Win_wait(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_wait
subroutine rec_f08_pmpi_win_wait() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call PMPI_Win_wait(&
        win, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
