! Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml through templates/test/fortran_caller/special.F90.j2.
! Calls of the wrappers of the chapter "one-sided" with arguments that have a meaning of their own.
#include "rec_has.h"
#include "bnd_has.h"
module rec_one_sided
    use rec_dialect
    use recorder
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    implicit none
    include 'mpif.h'
contains

#if REC_HAS_MPI_Accumulate && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_accumulate_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_accumulate(&
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
        call pmpi_accumulate(&
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
    if (profiled == 0) then
        call mpi_compare_and_swap(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            rec_slots(1, 3 + 1), &
            datatype, &
            target_rank, &
            target_disp, &
            win, &
            returned)
    else
        call pmpi_compare_and_swap(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            rec_slots(1, 3 + 1), &
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
    if (profiled == 0) then
        call mpi_compare_and_swap(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            rec_slots(1, 3 + 1), &
            datatype, &
            target_rank, &
            target_disp, &
            win, &
            returned)
    else
        call pmpi_compare_and_swap(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            rec_slots(1, 3 + 1), &
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
    if (profiled == 0) then
        call mpi_compare_and_swap(&
            rec_slots(1, 1 + 1), &
            rec_slots(1, 2 + 1), &
            MPI_BOTTOM, &
            datatype, &
            target_rank, &
            target_disp, &
            win, &
            returned)
    else
        call pmpi_compare_and_swap(&
            rec_slots(1, 1 + 1), &
            rec_slots(1, 2 + 1), &
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
    if (profiled == 0) then
        call mpi_fetch_and_op(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            datatype, &
            target_rank, &
            target_disp, &
            op, &
            win, &
            returned)
    else
        call pmpi_fetch_and_op(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
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
    if (profiled == 0) then
        call mpi_fetch_and_op(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            datatype, &
            target_rank, &
            target_disp, &
            op, &
            win, &
            returned)
    else
        call pmpi_fetch_and_op(&
            rec_slots(1, 1 + 1), &
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
    if (profiled == 0) then
        call mpi_get(&
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
        call pmpi_get(&
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
    if (profiled == 0) then
        call mpi_get_accumulate(&
            MPI_BOTTOM, &
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
    else
        call pmpi_get_accumulate(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Get_accumulate && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_get_accumulate_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_get_accumulate(&
            rec_slots(1, 1 + 1), &
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
        call pmpi_get_accumulate(&
            rec_slots(1, 1 + 1), &
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

#if REC_HAS_MPI_Put && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_put_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_put(&
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
        call pmpi_put(&
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
    if (profiled == 0) then
        call mpi_raccumulate(&
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
        call pmpi_raccumulate(&
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
    if (profiled == 0) then
        call mpi_rget(&
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
        call pmpi_rget(&
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
    if (profiled == 0) then
        call mpi_rget_accumulate(&
            MPI_BOTTOM, &
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
    else
        call pmpi_rget_accumulate(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Rget_accumulate && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_rget_accumulate_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_rget_accumulate(&
            rec_slots(1, 1 + 1), &
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
        call pmpi_rget_accumulate(&
            rec_slots(1, 1 + 1), &
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

#if REC_HAS_MPI_Rput && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_rput_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_rput(&
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
        call pmpi_rput(&
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
    integer :: win
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    size = 5000000003_8
    if (profiled == 0) then
        call mpi_win_attach(&
            win, &
            MPI_BOTTOM, &
            size, &
            returned)
    else
        call pmpi_win_attach(&
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
    if (profiled == 0) then
        call mpi_win_create(&
            MPI_BOTTOM, &
            size, &
            disp_unit, &
            info, &
            comm, &
            win, &
            returned)
    else
        call pmpi_win_create(&
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
    integer :: win
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    if (profiled == 0) then
        call mpi_win_detach(&
            win, &
            MPI_BOTTOM, &
            returned)
    else
        call pmpi_win_detach(&
            win, &
            MPI_BOTTOM, &
            returned)
    end if
end subroutine
#endif

end module
