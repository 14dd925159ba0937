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

#if REC_HAS_MPI_Accumulate
subroutine rec_mpi_accumulate_target_rank(profiled) bind(C)
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
        target_rank = MPI_PROC_NULL
        call MPI_Accumulate(&
            rec_slots(1:5:2, 1 + 1), &
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
        target_rank = MPI_PROC_NULL
        call PMPI_Accumulate(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Accumulate_c
subroutine rec_mpi_accumulate_c_target_rank(profiled) bind(C)
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
        target_rank = MPI_PROC_NULL
        call MPI_Accumulate(&
            rec_slots(1:5:2, 1 + 1), &
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
        target_rank = MPI_PROC_NULL
        call PMPI_Accumulate(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Compare_and_swap
subroutine rec_mpi_compare_and_swap_target_rank(profiled) bind(C)
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
        target_rank = MPI_PROC_NULL
        call MPI_Compare_and_swap(&
            rec_slots(1:5:2, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            rec_slots(1:5:2, 3 + 1), &
            datatype, &
            target_rank, &
            target_disp, &
            win, &
            returned)
    else
        target_rank = MPI_PROC_NULL
        call PMPI_Compare_and_swap(&
            rec_slots(1:5:2, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            rec_slots(1:5:2, 3 + 1), &
            datatype, &
            target_rank, &
            target_disp, &
            win, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Fetch_and_op
subroutine rec_mpi_fetch_and_op_target_rank(profiled) bind(C)
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
        target_rank = MPI_PROC_NULL
        call MPI_Fetch_and_op(&
            rec_slots(1:5:2, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            datatype, &
            target_rank, &
            target_disp, &
            op, &
            win, &
            returned)
    else
        target_rank = MPI_PROC_NULL
        call PMPI_Fetch_and_op(&
            rec_slots(1:5:2, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            datatype, &
            target_rank, &
            target_disp, &
            op, &
            win, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Fetch_and_op
subroutine rec_mpi_fetch_and_op_op(profiled) bind(C)
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
        op = MPI_NO_OP
        call MPI_Fetch_and_op(&
            rec_slots(1:5:2, 1 + 1), &
            rec_slots(:, 2 + 1), &
            datatype, &
            target_rank, &
            target_disp, &
            op, &
            win, &
            returned)
    else
        op = MPI_NO_OP
        call PMPI_Fetch_and_op(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Get
subroutine rec_mpi_get_target_rank(profiled) bind(C)
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
        target_rank = MPI_PROC_NULL
        call MPI_Get(&
            rec_slots(1:5:2, 1 + 1), &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            win, &
            returned)
    else
        target_rank = MPI_PROC_NULL
        call PMPI_Get(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Get_accumulate
subroutine rec_mpi_get_accumulate_target_rank(profiled) bind(C)
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
        target_rank = MPI_PROC_NULL
        call MPI_Get_accumulate(&
            rec_slots(1:5:2, 1 + 1), &
            origin_count, &
            origin_datatype, &
            rec_slots(1:5:2, 4 + 1), &
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
        target_rank = MPI_PROC_NULL
        call PMPI_Get_accumulate(&
            rec_slots(1:5:2, 1 + 1), &
            origin_count, &
            origin_datatype, &
            rec_slots(1:5:2, 4 + 1), &
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

#if REC_HAS_MPI_Get_accumulate
subroutine rec_mpi_get_accumulate_op(profiled) bind(C)
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
        op = MPI_NO_OP
        call MPI_Get_accumulate(&
            rec_slots(1:5:2, 1 + 1), &
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
        op = MPI_NO_OP
        call PMPI_Get_accumulate(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Get_accumulate_c
subroutine rec_mpi_get_accumulate_c_target_rank(profiled) bind(C)
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
        target_rank = MPI_PROC_NULL
        call MPI_Get_accumulate(&
            rec_slots(1:5:2, 1 + 1), &
            origin_count, &
            origin_datatype, &
            rec_slots(1:5:2, 4 + 1), &
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
        target_rank = MPI_PROC_NULL
        call PMPI_Get_accumulate(&
            rec_slots(1:5:2, 1 + 1), &
            origin_count, &
            origin_datatype, &
            rec_slots(1:5:2, 4 + 1), &
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

#if REC_HAS_MPI_Get_accumulate_c
subroutine rec_mpi_get_accumulate_c_op(profiled) bind(C)
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
        op = MPI_NO_OP
        call MPI_Get_accumulate(&
            rec_slots(1:5:2, 1 + 1), &
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
        op = MPI_NO_OP
        call PMPI_Get_accumulate(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Get_c
subroutine rec_mpi_get_c_target_rank(profiled) bind(C)
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
        target_rank = MPI_PROC_NULL
        call MPI_Get(&
            rec_slots(1:5:2, 1 + 1), &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            win, &
            returned)
    else
        target_rank = MPI_PROC_NULL
        call PMPI_Get(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Put
subroutine rec_mpi_put_target_rank(profiled) bind(C)
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
        target_rank = MPI_PROC_NULL
        call MPI_Put(&
            rec_slots(1:5:2, 1 + 1), &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            win, &
            returned)
    else
        target_rank = MPI_PROC_NULL
        call PMPI_Put(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Put_c
subroutine rec_mpi_put_c_target_rank(profiled) bind(C)
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
        target_rank = MPI_PROC_NULL
        call MPI_Put(&
            rec_slots(1:5:2, 1 + 1), &
            origin_count, &
            origin_datatype, &
            target_rank, &
            target_disp, &
            target_count, &
            target_datatype, &
            win, &
            returned)
    else
        target_rank = MPI_PROC_NULL
        call PMPI_Put(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Raccumulate
subroutine rec_mpi_raccumulate_target_rank(profiled) bind(C)
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
        target_rank = MPI_PROC_NULL
        call MPI_Raccumulate(&
            rec_slots(1:5:2, 1 + 1), &
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
        target_rank = MPI_PROC_NULL
        call PMPI_Raccumulate(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Raccumulate_c
subroutine rec_mpi_raccumulate_c_target_rank(profiled) bind(C)
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
        target_rank = MPI_PROC_NULL
        call MPI_Raccumulate(&
            rec_slots(1:5:2, 1 + 1), &
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
        target_rank = MPI_PROC_NULL
        call PMPI_Raccumulate(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Rget
subroutine rec_mpi_rget_target_rank(profiled) bind(C)
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
        target_rank = MPI_PROC_NULL
        call MPI_Rget(&
            rec_slots(1:5:2, 1 + 1), &
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
        target_rank = MPI_PROC_NULL
        call PMPI_Rget(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Rget_accumulate
subroutine rec_mpi_rget_accumulate_target_rank(profiled) bind(C)
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
        target_rank = MPI_PROC_NULL
        call MPI_Rget_accumulate(&
            rec_slots(1:5:2, 1 + 1), &
            origin_count, &
            origin_datatype, &
            rec_slots(1:5:2, 4 + 1), &
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
        target_rank = MPI_PROC_NULL
        call PMPI_Rget_accumulate(&
            rec_slots(1:5:2, 1 + 1), &
            origin_count, &
            origin_datatype, &
            rec_slots(1:5:2, 4 + 1), &
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

#if REC_HAS_MPI_Rget_accumulate
subroutine rec_mpi_rget_accumulate_op(profiled) bind(C)
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
        op = MPI_NO_OP
        call MPI_Rget_accumulate(&
            rec_slots(1:5:2, 1 + 1), &
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
        op = MPI_NO_OP
        call PMPI_Rget_accumulate(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Rget_accumulate_c
subroutine rec_mpi_rget_accumulate_c_target_rank(profiled) bind(C)
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
        target_rank = MPI_PROC_NULL
        call MPI_Rget_accumulate(&
            rec_slots(1:5:2, 1 + 1), &
            origin_count, &
            origin_datatype, &
            rec_slots(1:5:2, 4 + 1), &
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
        target_rank = MPI_PROC_NULL
        call PMPI_Rget_accumulate(&
            rec_slots(1:5:2, 1 + 1), &
            origin_count, &
            origin_datatype, &
            rec_slots(1:5:2, 4 + 1), &
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

#if REC_HAS_MPI_Rget_accumulate_c
subroutine rec_mpi_rget_accumulate_c_op(profiled) bind(C)
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
        op = MPI_NO_OP
        call MPI_Rget_accumulate(&
            rec_slots(1:5:2, 1 + 1), &
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
        op = MPI_NO_OP
        call PMPI_Rget_accumulate(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Rget_c
subroutine rec_mpi_rget_c_target_rank(profiled) bind(C)
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
        target_rank = MPI_PROC_NULL
        call MPI_Rget(&
            rec_slots(1:5:2, 1 + 1), &
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
        target_rank = MPI_PROC_NULL
        call PMPI_Rget(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Rput
subroutine rec_mpi_rput_target_rank(profiled) bind(C)
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
        target_rank = MPI_PROC_NULL
        call MPI_Rput(&
            rec_slots(1:5:2, 1 + 1), &
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
        target_rank = MPI_PROC_NULL
        call PMPI_Rput(&
            rec_slots(1:5:2, 1 + 1), &
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

#if REC_HAS_MPI_Rput_c
subroutine rec_mpi_rput_c_target_rank(profiled) bind(C)
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
        target_rank = MPI_PROC_NULL
        call MPI_Rput(&
            rec_slots(1:5:2, 1 + 1), &
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
        target_rank = MPI_PROC_NULL
        call PMPI_Rput(&
            rec_slots(1:5:2, 1 + 1), &
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

end module
