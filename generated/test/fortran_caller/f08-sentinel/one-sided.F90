! Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml through templates/test/fortran_caller/special.F90.j2.
! Calls of the wrappers of the chapter "one-sided" with arguments that have a meaning of their own.
#include "rec_has.h"
#include "bnd_has.h"
module rec_one_sided
    use mpi_f08
    use recorder
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Accumulate && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_accumulate_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Accumulate(&
            MPI_BOTTOM, &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            op, &
            win, &
            returned)
    else
        call PMPI_Accumulate(&
            MPI_BOTTOM, &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            op, &
            win, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Accumulate_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_accumulate_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Accumulate(&
            MPI_BOTTOM, &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            op, &
            win, &
            returned)
    else
        call PMPI_Accumulate(&
            MPI_BOTTOM, &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            op, &
            win, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Compare_and_swap && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_compare_and_swap_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Compare_and_swap(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            rec_slots(:, 3 + 1), &
            datatype, &
            target_rank, &
            target_disp, &
            win, &
            returned)
    else
        call PMPI_Compare_and_swap(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            rec_slots(:, 3 + 1), &
            datatype, &
            target_rank, &
            target_disp, &
            win, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Compare_and_swap && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_compare_and_swap_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Compare_and_swap(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            rec_slots(:, 3 + 1), &
            datatype, &
            target_rank, &
            target_disp, &
            win, &
            returned)
    else
        call PMPI_Compare_and_swap(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            rec_slots(:, 3 + 1), &
            datatype, &
            target_rank, &
            target_disp, &
            win, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Compare_and_swap && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_compare_and_swap_3_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Compare_and_swap(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            MPI_BOTTOM, &
            datatype, &
            target_rank, &
            target_disp, &
            win, &
            returned)
    else
        call PMPI_Compare_and_swap(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            MPI_BOTTOM, &
            datatype, &
            target_rank, &
            target_disp, &
            win, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Fetch_and_op && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_fetch_and_op_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Fetch_and_op(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            datatype, &
            target_rank, &
            target_disp, &
            op, &
            win, &
            returned)
    else
        call PMPI_Fetch_and_op(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            datatype, &
            target_rank, &
            target_disp, &
            op, &
            win, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Fetch_and_op && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_fetch_and_op_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Fetch_and_op(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            datatype, &
            target_rank, &
            target_disp, &
            op, &
            win, &
            returned)
    else
        call PMPI_Fetch_and_op(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            datatype, &
            target_rank, &
            target_disp, &
            op, &
            win, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Get && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_get_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Get(&
            MPI_BOTTOM, &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            win, &
            returned)
    else
        call PMPI_Get(&
            MPI_BOTTOM, &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            win, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Get_accumulate && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_get_accumulate_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Get_accumulate(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Get_accumulate(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Get_accumulate && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_get_accumulate_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Get_accumulate(&
            rec_slots(:, 1 + 1), &
            origin_count, &
            origin_datatype, &
            MPI_BOTTOM, &
            result_count, &
            result_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            op, &
            win, &
            returned)
    else
        call PMPI_Get_accumulate(&
            rec_slots(:, 1 + 1), &
            origin_count, &
            origin_datatype, &
            MPI_BOTTOM, &
            result_count, &
            result_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            op, &
            win, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Get_accumulate_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_get_accumulate_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Get_accumulate(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Get_accumulate(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Get_accumulate_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_get_accumulate_c_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Get_accumulate(&
            rec_slots(:, 1 + 1), &
            origin_count, &
            origin_datatype, &
            MPI_BOTTOM, &
            result_count, &
            result_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            op, &
            win, &
            returned)
    else
        call PMPI_Get_accumulate(&
            rec_slots(:, 1 + 1), &
            origin_count, &
            origin_datatype, &
            MPI_BOTTOM, &
            result_count, &
            result_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            op, &
            win, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Get_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_get_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Get(&
            MPI_BOTTOM, &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            win, &
            returned)
    else
        call PMPI_Get(&
            MPI_BOTTOM, &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            win, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Put && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_put_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Put(&
            MPI_BOTTOM, &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            win, &
            returned)
    else
        call PMPI_Put(&
            MPI_BOTTOM, &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            win, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Put_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_put_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Put(&
            MPI_BOTTOM, &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            win, &
            returned)
    else
        call PMPI_Put(&
            MPI_BOTTOM, &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            win, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Raccumulate && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_raccumulate_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Raccumulate(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Raccumulate(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Raccumulate_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_raccumulate_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Raccumulate(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Raccumulate(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Rget && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_rget_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Rget(&
            MPI_BOTTOM, &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            win, &
            request, &
            returned)
    else
        call PMPI_Rget(&
            MPI_BOTTOM, &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            win, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Rget_accumulate && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_rget_accumulate_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Rget_accumulate(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Rget_accumulate(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Rget_accumulate && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_rget_accumulate_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Rget_accumulate(&
            rec_slots(:, 1 + 1), &
            origin_count, &
            origin_datatype, &
            MPI_BOTTOM, &
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
    else
        call PMPI_Rget_accumulate(&
            rec_slots(:, 1 + 1), &
            origin_count, &
            origin_datatype, &
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Rget_accumulate_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_rget_accumulate_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Rget_accumulate(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Rget_accumulate(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Rget_accumulate_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_rget_accumulate_c_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Rget_accumulate(&
            rec_slots(:, 1 + 1), &
            origin_count, &
            origin_datatype, &
            MPI_BOTTOM, &
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
    else
        call PMPI_Rget_accumulate(&
            rec_slots(:, 1 + 1), &
            origin_count, &
            origin_datatype, &
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Rget_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_rget_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Rget(&
            MPI_BOTTOM, &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            win, &
            request, &
            returned)
    else
        call PMPI_Rget(&
            MPI_BOTTOM, &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            win, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Rput && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_rput_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Rput(&
            MPI_BOTTOM, &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            win, &
            request, &
            returned)
    else
        call PMPI_Rput(&
            MPI_BOTTOM, &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            win, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Rput_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_rput_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Rput(&
            MPI_BOTTOM, &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            win, &
            request, &
            returned)
    else
        call PMPI_Rput(&
            MPI_BOTTOM, &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            win, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Win_attach && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_win_attach_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    type(MPI_Win) :: win
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    size = 5000000003_8
    if (profiled == 0) then
        call MPI_Win_attach(&
            win, &
            MPI_BOTTOM, &
            size, &
            returned)
    else
        call PMPI_Win_attach(&
            win, &
            MPI_BOTTOM, &
            size, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Win_create && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_win_create_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Win_create(&
            MPI_BOTTOM, &
            size, &
            disp_unit, &
            info, &
            comm, &
            win, &
            returned)
    else
        call PMPI_Win_create(&
            MPI_BOTTOM, &
            size, &
            disp_unit, &
            info, &
            comm, &
            win, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Win_create_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_win_create_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Win_create(&
            MPI_BOTTOM, &
            size, &
            disp_unit, &
            info, &
            comm, &
            win, &
            returned)
    else
        call PMPI_Win_create(&
            MPI_BOTTOM, &
            size, &
            disp_unit, &
            info, &
            comm, &
            win, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Win_detach && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_win_detach_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    type(MPI_Win) :: win
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    if (profiled == 0) then
        call MPI_Win_detach(&
            win, &
            MPI_BOTTOM, &
            returned)
    else
        call PMPI_Win_detach(&
            win, &
            MPI_BOTTOM, &
            returned)
    end if
end subroutine
#endif

end module
