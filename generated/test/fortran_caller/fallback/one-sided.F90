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

#if REC_HAS_MPI_Accumulate && !REC_HAS_MPI_Accumulate_c
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
    origin_count = 102_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106_8
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

#if REC_HAS_MPI_Accumulate && !REC_HAS_MPI_Accumulate_c
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
    origin_count = 102_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106_8
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

#if REC_HAS_MPI_Accumulate && !REC_HAS_MPI_Accumulate_c
subroutine rec_f08_mpi_accumulate_c_refused() bind(C)
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
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        origin_count = 102_8
        origin_datatype%MPI_VAL = 1003
        target_rank = 104
        target_disp = 5000000005_8
        target_count = 106_8
        target_datatype%MPI_VAL = 1007
        op%MPI_VAL = 1008
        win%MPI_VAL = 1009
        if (bad == 1) origin_count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) target_count = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
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
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Accumulate && !REC_HAS_MPI_Accumulate_c
subroutine rec_f08_pmpi_accumulate_c_refused() bind(C)
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
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        origin_count = 102_8
        origin_datatype%MPI_VAL = 1003
        target_rank = 104
        target_disp = 5000000005_8
        target_count = 106_8
        target_datatype%MPI_VAL = 1007
        op%MPI_VAL = 1008
        win%MPI_VAL = 1009
        if (bad == 1) origin_count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) target_count = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
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
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Get_accumulate && !REC_HAS_MPI_Get_accumulate_c
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
    origin_count = 102_8
    origin_datatype%MPI_VAL = 1003
    result_count = 105_8
    result_datatype%MPI_VAL = 1006
    target_rank = 107
    target_disp = 5000000008_8
    target_count = 109_8
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

#if REC_HAS_MPI_Get_accumulate && !REC_HAS_MPI_Get_accumulate_c
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
    origin_count = 102_8
    origin_datatype%MPI_VAL = 1003
    result_count = 105_8
    result_datatype%MPI_VAL = 1006
    target_rank = 107
    target_disp = 5000000008_8
    target_count = 109_8
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

#if REC_HAS_MPI_Get_accumulate && !REC_HAS_MPI_Get_accumulate_c
subroutine rec_f08_mpi_get_accumulate_c_refused() bind(C)
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
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        origin_count = 102_8
        origin_datatype%MPI_VAL = 1003
        result_count = 105_8
        result_datatype%MPI_VAL = 1006
        target_rank = 107
        target_disp = 5000000008_8
        target_count = 109_8
        target_datatype%MPI_VAL = 1010
        op%MPI_VAL = 1011
        win%MPI_VAL = 1012
        if (bad == 1) origin_count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) result_count = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        if (bad == 3) target_count = 2147483648_8
        if (bad == 3) expected = MPI_ERR_COUNT
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
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Get_accumulate && !REC_HAS_MPI_Get_accumulate_c
subroutine rec_f08_pmpi_get_accumulate_c_refused() bind(C)
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
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        origin_count = 102_8
        origin_datatype%MPI_VAL = 1003
        result_count = 105_8
        result_datatype%MPI_VAL = 1006
        target_rank = 107
        target_disp = 5000000008_8
        target_count = 109_8
        target_datatype%MPI_VAL = 1010
        op%MPI_VAL = 1011
        win%MPI_VAL = 1012
        if (bad == 1) origin_count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) result_count = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        if (bad == 3) target_count = 2147483648_8
        if (bad == 3) expected = MPI_ERR_COUNT
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
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Get && !REC_HAS_MPI_Get_c
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
    origin_count = 102_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106_8
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

#if REC_HAS_MPI_Get && !REC_HAS_MPI_Get_c
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
    origin_count = 102_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106_8
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

#if REC_HAS_MPI_Get && !REC_HAS_MPI_Get_c
subroutine rec_f08_mpi_get_c_refused() bind(C)
    integer :: i
    integer(8) :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer(8) :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Win) :: win
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        origin_count = 102_8
        origin_datatype%MPI_VAL = 1003
        target_rank = 104
        target_disp = 5000000005_8
        target_count = 106_8
        target_datatype%MPI_VAL = 1007
        win%MPI_VAL = 1008
        if (bad == 1) origin_count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) target_count = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
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
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Get && !REC_HAS_MPI_Get_c
subroutine rec_f08_pmpi_get_c_refused() bind(C)
    integer :: i
    integer(8) :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer(8) :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Win) :: win
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        origin_count = 102_8
        origin_datatype%MPI_VAL = 1003
        target_rank = 104
        target_disp = 5000000005_8
        target_count = 106_8
        target_datatype%MPI_VAL = 1007
        win%MPI_VAL = 1008
        if (bad == 1) origin_count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) target_count = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
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
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Put && !REC_HAS_MPI_Put_c
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
    origin_count = 102_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106_8
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

#if REC_HAS_MPI_Put && !REC_HAS_MPI_Put_c
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
    origin_count = 102_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106_8
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

#if REC_HAS_MPI_Put && !REC_HAS_MPI_Put_c
subroutine rec_f08_mpi_put_c_refused() bind(C)
    integer :: i
    integer(8) :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer(8) :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Win) :: win
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        origin_count = 102_8
        origin_datatype%MPI_VAL = 1003
        target_rank = 104
        target_disp = 5000000005_8
        target_count = 106_8
        target_datatype%MPI_VAL = 1007
        win%MPI_VAL = 1008
        if (bad == 1) origin_count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) target_count = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
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
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Put && !REC_HAS_MPI_Put_c
subroutine rec_f08_pmpi_put_c_refused() bind(C)
    integer :: i
    integer(8) :: origin_count
    type(MPI_Datatype) :: origin_datatype
    integer :: target_rank
    integer(8) :: target_disp
    integer(8) :: target_count
    type(MPI_Datatype) :: target_datatype
    type(MPI_Win) :: win
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        origin_count = 102_8
        origin_datatype%MPI_VAL = 1003
        target_rank = 104
        target_disp = 5000000005_8
        target_count = 106_8
        target_datatype%MPI_VAL = 1007
        win%MPI_VAL = 1008
        if (bad == 1) origin_count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) target_count = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
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
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Raccumulate && !REC_HAS_MPI_Raccumulate_c
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
    origin_count = 102_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106_8
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

#if REC_HAS_MPI_Raccumulate && !REC_HAS_MPI_Raccumulate_c
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
    origin_count = 102_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106_8
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

#if REC_HAS_MPI_Raccumulate && !REC_HAS_MPI_Raccumulate_c
subroutine rec_f08_mpi_raccumulate_c_refused() bind(C)
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
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        origin_count = 102_8
        origin_datatype%MPI_VAL = 1003
        target_rank = 104
        target_disp = 5000000005_8
        target_count = 106_8
        target_datatype%MPI_VAL = 1007
        op%MPI_VAL = 1008
        win%MPI_VAL = 1009
        if (bad == 1) origin_count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) target_count = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
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
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Raccumulate && !REC_HAS_MPI_Raccumulate_c
subroutine rec_f08_pmpi_raccumulate_c_refused() bind(C)
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
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        origin_count = 102_8
        origin_datatype%MPI_VAL = 1003
        target_rank = 104
        target_disp = 5000000005_8
        target_count = 106_8
        target_datatype%MPI_VAL = 1007
        op%MPI_VAL = 1008
        win%MPI_VAL = 1009
        if (bad == 1) origin_count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) target_count = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
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
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Rget_accumulate && !REC_HAS_MPI_Rget_accumulate_c
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
    origin_count = 102_8
    origin_datatype%MPI_VAL = 1003
    result_count = 105_8
    result_datatype%MPI_VAL = 1006
    target_rank = 107
    target_disp = 5000000008_8
    target_count = 109_8
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

#if REC_HAS_MPI_Rget_accumulate && !REC_HAS_MPI_Rget_accumulate_c
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
    origin_count = 102_8
    origin_datatype%MPI_VAL = 1003
    result_count = 105_8
    result_datatype%MPI_VAL = 1006
    target_rank = 107
    target_disp = 5000000008_8
    target_count = 109_8
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

#if REC_HAS_MPI_Rget_accumulate && !REC_HAS_MPI_Rget_accumulate_c
subroutine rec_f08_mpi_rget_accumulate_c_refused() bind(C)
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
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        origin_count = 102_8
        origin_datatype%MPI_VAL = 1003
        result_count = 105_8
        result_datatype%MPI_VAL = 1006
        target_rank = 107
        target_disp = 5000000008_8
        target_count = 109_8
        target_datatype%MPI_VAL = 1010
        op%MPI_VAL = 1011
        win%MPI_VAL = 1012
        if (bad == 1) origin_count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) result_count = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        if (bad == 3) target_count = 2147483648_8
        if (bad == 3) expected = MPI_ERR_COUNT
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
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Rget_accumulate && !REC_HAS_MPI_Rget_accumulate_c
subroutine rec_f08_pmpi_rget_accumulate_c_refused() bind(C)
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
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        origin_count = 102_8
        origin_datatype%MPI_VAL = 1003
        result_count = 105_8
        result_datatype%MPI_VAL = 1006
        target_rank = 107
        target_disp = 5000000008_8
        target_count = 109_8
        target_datatype%MPI_VAL = 1010
        op%MPI_VAL = 1011
        win%MPI_VAL = 1012
        if (bad == 1) origin_count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) result_count = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        if (bad == 3) target_count = 2147483648_8
        if (bad == 3) expected = MPI_ERR_COUNT
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
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Rget && !REC_HAS_MPI_Rget_c
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
    origin_count = 102_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106_8
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

#if REC_HAS_MPI_Rget && !REC_HAS_MPI_Rget_c
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
    origin_count = 102_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106_8
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

#if REC_HAS_MPI_Rget && !REC_HAS_MPI_Rget_c
subroutine rec_f08_mpi_rget_c_refused() bind(C)
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
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        origin_count = 102_8
        origin_datatype%MPI_VAL = 1003
        target_rank = 104
        target_disp = 5000000005_8
        target_count = 106_8
        target_datatype%MPI_VAL = 1007
        win%MPI_VAL = 1008
        if (bad == 1) origin_count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) target_count = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
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
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Rget && !REC_HAS_MPI_Rget_c
subroutine rec_f08_pmpi_rget_c_refused() bind(C)
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
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        origin_count = 102_8
        origin_datatype%MPI_VAL = 1003
        target_rank = 104
        target_disp = 5000000005_8
        target_count = 106_8
        target_datatype%MPI_VAL = 1007
        win%MPI_VAL = 1008
        if (bad == 1) origin_count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) target_count = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
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
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Rput && !REC_HAS_MPI_Rput_c
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
    origin_count = 102_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106_8
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

#if REC_HAS_MPI_Rput && !REC_HAS_MPI_Rput_c
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
    origin_count = 102_8
    origin_datatype%MPI_VAL = 1003
    target_rank = 104
    target_disp = 5000000005_8
    target_count = 106_8
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

#if REC_HAS_MPI_Rput && !REC_HAS_MPI_Rput_c
subroutine rec_f08_mpi_rput_c_refused() bind(C)
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
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        origin_count = 102_8
        origin_datatype%MPI_VAL = 1003
        target_rank = 104
        target_disp = 5000000005_8
        target_count = 106_8
        target_datatype%MPI_VAL = 1007
        win%MPI_VAL = 1008
        if (bad == 1) origin_count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) target_count = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
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
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Rput && !REC_HAS_MPI_Rput_c
subroutine rec_f08_pmpi_rput_c_refused() bind(C)
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
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        origin_count = 102_8
        origin_datatype%MPI_VAL = 1003
        target_rank = 104
        target_disp = 5000000005_8
        target_count = 106_8
        target_datatype%MPI_VAL = 1007
        win%MPI_VAL = 1008
        if (bad == 1) origin_count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) target_count = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
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
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Win_allocate && !REC_HAS_MPI_Win_allocate_c
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
    disp_unit = 102_8
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

#if REC_HAS_MPI_Win_allocate && !REC_HAS_MPI_Win_allocate_c
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
    disp_unit = 102_8
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

#if REC_HAS_MPI_Win_allocate && !REC_HAS_MPI_Win_allocate_c
subroutine rec_f08_mpi_win_allocate_c_refused() bind(C)
    integer :: i
    integer(8) :: size
    integer(8) :: disp_unit
    type(MPI_Info) :: info
    type(MPI_Comm) :: comm
    type(c_ptr) :: baseptr
    type(MPI_Win) :: win
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        size = 5000000001_8
        disp_unit = 102_8
        info%MPI_VAL = 1003
        comm%MPI_VAL = 1004
        if (bad == 1) disp_unit = 2147483648_8
        if (bad == 1) expected = MPI_ERR_DISP
        call MPI_Win_allocate(&
            size, &
            disp_unit, &
            info, &
            comm, &
            baseptr, &
            win, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Win_allocate && !REC_HAS_MPI_Win_allocate_c
subroutine rec_f08_pmpi_win_allocate_c_refused() bind(C)
    integer :: i
    integer(8) :: size
    integer(8) :: disp_unit
    type(MPI_Info) :: info
    type(MPI_Comm) :: comm
    type(c_ptr) :: baseptr
    type(MPI_Win) :: win
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        size = 5000000001_8
        disp_unit = 102_8
        info%MPI_VAL = 1003
        comm%MPI_VAL = 1004
        if (bad == 1) disp_unit = 2147483648_8
        if (bad == 1) expected = MPI_ERR_DISP
        call PMPI_Win_allocate(&
            size, &
            disp_unit, &
            info, &
            comm, &
            baseptr, &
            win, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Win_allocate_shared && !REC_HAS_MPI_Win_allocate_shared_c
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
    disp_unit = 102_8
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

#if REC_HAS_MPI_Win_allocate_shared && !REC_HAS_MPI_Win_allocate_shared_c
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
    disp_unit = 102_8
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

#if REC_HAS_MPI_Win_allocate_shared && !REC_HAS_MPI_Win_allocate_shared_c
subroutine rec_f08_mpi_win_allocate_shared_c_refused() bind(C)
    integer :: i
    integer(8) :: size
    integer(8) :: disp_unit
    type(MPI_Info) :: info
    type(MPI_Comm) :: comm
    type(c_ptr) :: baseptr
    type(MPI_Win) :: win
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        size = 5000000001_8
        disp_unit = 102_8
        info%MPI_VAL = 1003
        comm%MPI_VAL = 1004
        if (bad == 1) disp_unit = 2147483648_8
        if (bad == 1) expected = MPI_ERR_DISP
        call MPI_Win_allocate_shared(&
            size, &
            disp_unit, &
            info, &
            comm, &
            baseptr, &
            win, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Win_allocate_shared && !REC_HAS_MPI_Win_allocate_shared_c
subroutine rec_f08_pmpi_win_allocate_shared_c_refused() bind(C)
    integer :: i
    integer(8) :: size
    integer(8) :: disp_unit
    type(MPI_Info) :: info
    type(MPI_Comm) :: comm
    type(c_ptr) :: baseptr
    type(MPI_Win) :: win
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        size = 5000000001_8
        disp_unit = 102_8
        info%MPI_VAL = 1003
        comm%MPI_VAL = 1004
        if (bad == 1) disp_unit = 2147483648_8
        if (bad == 1) expected = MPI_ERR_DISP
        call PMPI_Win_allocate_shared(&
            size, &
            disp_unit, &
            info, &
            comm, &
            baseptr, &
            win, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Win_create && !REC_HAS_MPI_Win_create_c
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
    disp_unit = 103_8
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

#if REC_HAS_MPI_Win_create && !REC_HAS_MPI_Win_create_c
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
    disp_unit = 103_8
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

#if REC_HAS_MPI_Win_create && !REC_HAS_MPI_Win_create_c
subroutine rec_f08_mpi_win_create_c_refused() bind(C)
    integer :: i
    integer(8) :: size
    integer(8) :: disp_unit
    type(MPI_Info) :: info
    type(MPI_Comm) :: comm
    type(MPI_Win) :: win
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        size = 5000000002_8
        disp_unit = 103_8
        info%MPI_VAL = 1004
        comm%MPI_VAL = 1005
        if (bad == 1) disp_unit = 2147483648_8
        if (bad == 1) expected = MPI_ERR_DISP
        call MPI_Win_create(&
            rec_slots(:, 1 + 1), &
            size, &
            disp_unit, &
            info, &
            comm, &
            win, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Win_create && !REC_HAS_MPI_Win_create_c
subroutine rec_f08_pmpi_win_create_c_refused() bind(C)
    integer :: i
    integer(8) :: size
    integer(8) :: disp_unit
    type(MPI_Info) :: info
    type(MPI_Comm) :: comm
    type(MPI_Win) :: win
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        size = 5000000002_8
        disp_unit = 103_8
        info%MPI_VAL = 1004
        comm%MPI_VAL = 1005
        if (bad == 1) disp_unit = 2147483648_8
        if (bad == 1) expected = MPI_ERR_DISP
        call PMPI_Win_create(&
            rec_slots(:, 1 + 1), &
            size, &
            disp_unit, &
            info, &
            comm, &
            win, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Win_shared_query && !REC_HAS_MPI_Win_shared_query_c
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

#if REC_HAS_MPI_Win_shared_query && !REC_HAS_MPI_Win_shared_query_c
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

end module
