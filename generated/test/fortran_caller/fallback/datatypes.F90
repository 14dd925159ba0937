! Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "datatypes".
#include "rec_has.h"
module rec_datatypes
    use mpi_f08
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Get_count && !REC_HAS_MPI_Get_count_c
subroutine rec_f08_mpi_get_count_c() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    type(MPI_Datatype) :: datatype
    integer(8) :: count
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    datatype%MPI_VAL = 1002
    call MPI_Get_count(&
        status(1), &
        datatype, &
        count, &
        returned)
    call observe_number('count', int(count, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get_count && !REC_HAS_MPI_Get_count_c
subroutine rec_f08_pmpi_get_count_c() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    type(MPI_Datatype) :: datatype
    integer(8) :: count
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    datatype%MPI_VAL = 1002
    call PMPI_Get_count(&
        status(1), &
        datatype, &
        count, &
        returned)
    call observe_number('count', int(count, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get_elements_x && !REC_HAS_MPI_Get_elements_c
subroutine rec_f08_mpi_get_elements_c() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    type(MPI_Datatype) :: datatype
    integer(8) :: count
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    datatype%MPI_VAL = 1002
    call MPI_Get_elements(&
        status(1), &
        datatype, &
        count, &
        returned)
    call observe_number('count', int(count, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get_elements_x && !REC_HAS_MPI_Get_elements_c
subroutine rec_f08_pmpi_get_elements_c() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    type(MPI_Datatype) :: datatype
    integer(8) :: count
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    datatype%MPI_VAL = 1002
    call PMPI_Get_elements(&
        status(1), &
        datatype, &
        count, &
        returned)
    call observe_number('count', int(count, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pack && !REC_HAS_MPI_Pack_c
subroutine rec_f08_mpi_pack_c() bind(C)
    integer :: i
    integer(8) :: incount
    type(MPI_Datatype) :: datatype
    integer(8) :: outsize
    integer(8) :: position
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    incount = 102_8
    datatype%MPI_VAL = 1003
    outsize = 105_8
    position = 106_8
    comm%MPI_VAL = 1007
    call MPI_Pack(&
        rec_slots(:, 1 + 1), &
        incount, &
        datatype, &
        rec_slots(:, 4 + 1), &
        outsize, &
        position, &
        comm, &
        returned)
    call observe_number('position', int(position, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pack && !REC_HAS_MPI_Pack_c
subroutine rec_f08_pmpi_pack_c() bind(C)
    integer :: i
    integer(8) :: incount
    type(MPI_Datatype) :: datatype
    integer(8) :: outsize
    integer(8) :: position
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    incount = 102_8
    datatype%MPI_VAL = 1003
    outsize = 105_8
    position = 106_8
    comm%MPI_VAL = 1007
    call PMPI_Pack(&
        rec_slots(:, 1 + 1), &
        incount, &
        datatype, &
        rec_slots(:, 4 + 1), &
        outsize, &
        position, &
        comm, &
        returned)
    call observe_number('position', int(position, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pack && !REC_HAS_MPI_Pack_c
subroutine rec_f08_mpi_pack_c_refused() bind(C)
    integer :: i
    integer(8) :: incount
    type(MPI_Datatype) :: datatype
    integer(8) :: outsize
    integer(8) :: position
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        incount = 102_8
        datatype%MPI_VAL = 1003
        outsize = 105_8
        position = 106_8
        comm%MPI_VAL = 1007
        if (bad == 1) incount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) outsize = 2147483648_8
        if (bad == 2) expected = MPI_ERR_ARG
        if (bad == 3) position = 2147483648_8
        if (bad == 3) expected = MPI_ERR_ARG
        call MPI_Pack(&
            rec_slots(:, 1 + 1), &
            incount, &
            datatype, &
            rec_slots(:, 4 + 1), &
            outsize, &
            position, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Pack && !REC_HAS_MPI_Pack_c
subroutine rec_f08_pmpi_pack_c_refused() bind(C)
    integer :: i
    integer(8) :: incount
    type(MPI_Datatype) :: datatype
    integer(8) :: outsize
    integer(8) :: position
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        incount = 102_8
        datatype%MPI_VAL = 1003
        outsize = 105_8
        position = 106_8
        comm%MPI_VAL = 1007
        if (bad == 1) incount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) outsize = 2147483648_8
        if (bad == 2) expected = MPI_ERR_ARG
        if (bad == 3) position = 2147483648_8
        if (bad == 3) expected = MPI_ERR_ARG
        call PMPI_Pack(&
            rec_slots(:, 1 + 1), &
            incount, &
            datatype, &
            rec_slots(:, 4 + 1), &
            outsize, &
            position, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Pack_external && !REC_HAS_MPI_Pack_external_c
subroutine rec_f08_mpi_pack_external_c() bind(C)
    integer :: i
    integer(8) :: incount
    type(MPI_Datatype) :: datatype
    integer(8) :: outsize
    integer(8) :: position
    integer :: returned
    i = 0
    returned = 0
    incount = 103_8
    datatype%MPI_VAL = 1004
    outsize = 5000000006_8
    position = 5000000007_8
    call MPI_Pack_external(&
        '  datarep 101  ', &
        rec_slots(:, 2 + 1), &
        incount, &
        datatype, &
        rec_slots(:, 5 + 1), &
        outsize, &
        position, &
        returned)
    call observe_number('position', int(position, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pack_external && !REC_HAS_MPI_Pack_external_c
subroutine rec_f08_pmpi_pack_external_c() bind(C)
    integer :: i
    integer(8) :: incount
    type(MPI_Datatype) :: datatype
    integer(8) :: outsize
    integer(8) :: position
    integer :: returned
    i = 0
    returned = 0
    incount = 103_8
    datatype%MPI_VAL = 1004
    outsize = 5000000006_8
    position = 5000000007_8
    call PMPI_Pack_external(&
        '  datarep 101  ', &
        rec_slots(:, 2 + 1), &
        incount, &
        datatype, &
        rec_slots(:, 5 + 1), &
        outsize, &
        position, &
        returned)
    call observe_number('position', int(position, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pack_external && !REC_HAS_MPI_Pack_external_c
subroutine rec_f08_mpi_pack_external_c_refused() bind(C)
    integer :: i
    integer(8) :: incount
    type(MPI_Datatype) :: datatype
    integer(8) :: outsize
    integer(8) :: position
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        incount = 103_8
        datatype%MPI_VAL = 1004
        outsize = 5000000006_8
        position = 5000000007_8
        if (bad == 1) incount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Pack_external(&
            '  datarep 101  ', &
            rec_slots(:, 2 + 1), &
            incount, &
            datatype, &
            rec_slots(:, 5 + 1), &
            outsize, &
            position, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Pack_external && !REC_HAS_MPI_Pack_external_c
subroutine rec_f08_pmpi_pack_external_c_refused() bind(C)
    integer :: i
    integer(8) :: incount
    type(MPI_Datatype) :: datatype
    integer(8) :: outsize
    integer(8) :: position
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        incount = 103_8
        datatype%MPI_VAL = 1004
        outsize = 5000000006_8
        position = 5000000007_8
        if (bad == 1) incount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Pack_external(&
            '  datarep 101  ', &
            rec_slots(:, 2 + 1), &
            incount, &
            datatype, &
            rec_slots(:, 5 + 1), &
            outsize, &
            position, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Pack_external_size && !REC_HAS_MPI_Pack_external_size_c
subroutine rec_f08_mpi_pack_external_size_c() bind(C)
    integer :: i
    integer(8) :: incount
    type(MPI_Datatype) :: datatype
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    incount = 102_8
    datatype%MPI_VAL = 1003
    call MPI_Pack_external_size(&
        '  datarep 101  ', &
        incount, &
        datatype, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pack_external_size && !REC_HAS_MPI_Pack_external_size_c
subroutine rec_f08_pmpi_pack_external_size_c() bind(C)
    integer :: i
    integer(8) :: incount
    type(MPI_Datatype) :: datatype
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    incount = 102_8
    datatype%MPI_VAL = 1003
    call PMPI_Pack_external_size(&
        '  datarep 101  ', &
        incount, &
        datatype, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pack_external_size && !REC_HAS_MPI_Pack_external_size_c
subroutine rec_f08_mpi_pack_external_size_c_refused() bind(C)
    integer :: i
    integer(8) :: incount
    type(MPI_Datatype) :: datatype
    integer(8) :: size
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        incount = 102_8
        datatype%MPI_VAL = 1003
        if (bad == 1) incount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Pack_external_size(&
            '  datarep 101  ', &
            incount, &
            datatype, &
            size, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Pack_external_size && !REC_HAS_MPI_Pack_external_size_c
subroutine rec_f08_pmpi_pack_external_size_c_refused() bind(C)
    integer :: i
    integer(8) :: incount
    type(MPI_Datatype) :: datatype
    integer(8) :: size
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        incount = 102_8
        datatype%MPI_VAL = 1003
        if (bad == 1) incount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Pack_external_size(&
            '  datarep 101  ', &
            incount, &
            datatype, &
            size, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Pack_size && !REC_HAS_MPI_Pack_size_c
subroutine rec_f08_mpi_pack_size_c() bind(C)
    integer :: i
    integer(8) :: incount
    type(MPI_Datatype) :: datatype
    type(MPI_Comm) :: comm
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    incount = 101_8
    datatype%MPI_VAL = 1002
    comm%MPI_VAL = 1003
    call MPI_Pack_size(&
        incount, &
        datatype, &
        comm, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pack_size && !REC_HAS_MPI_Pack_size_c
subroutine rec_f08_pmpi_pack_size_c() bind(C)
    integer :: i
    integer(8) :: incount
    type(MPI_Datatype) :: datatype
    type(MPI_Comm) :: comm
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    incount = 101_8
    datatype%MPI_VAL = 1002
    comm%MPI_VAL = 1003
    call PMPI_Pack_size(&
        incount, &
        datatype, &
        comm, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pack_size && !REC_HAS_MPI_Pack_size_c
subroutine rec_f08_mpi_pack_size_c_refused() bind(C)
    integer :: i
    integer(8) :: incount
    type(MPI_Datatype) :: datatype
    type(MPI_Comm) :: comm
    integer(8) :: size
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        incount = 101_8
        datatype%MPI_VAL = 1002
        comm%MPI_VAL = 1003
        if (bad == 1) incount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Pack_size(&
            incount, &
            datatype, &
            comm, &
            size, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Pack_size && !REC_HAS_MPI_Pack_size_c
subroutine rec_f08_pmpi_pack_size_c_refused() bind(C)
    integer :: i
    integer(8) :: incount
    type(MPI_Datatype) :: datatype
    type(MPI_Comm) :: comm
    integer(8) :: size
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        incount = 101_8
        datatype%MPI_VAL = 1002
        comm%MPI_VAL = 1003
        if (bad == 1) incount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Pack_size(&
            incount, &
            datatype, &
            comm, &
            size, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Status_set_elements_x && !REC_HAS_MPI_Status_set_elements_c
subroutine rec_f08_mpi_status_set_elements_c() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    type(MPI_Datatype) :: datatype
    integer(8) :: count
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    datatype%MPI_VAL = 1002
    count = 5000000003_8
    call MPI_Status_set_elements(&
        status(1), &
        datatype, &
        count, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_elements_x && !REC_HAS_MPI_Status_set_elements_c
subroutine rec_f08_pmpi_status_set_elements_c() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    type(MPI_Datatype) :: datatype
    integer(8) :: count
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    datatype%MPI_VAL = 1002
    count = 5000000003_8
    call PMPI_Status_set_elements(&
        status(1), &
        datatype, &
        count, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_contiguous && !REC_HAS_MPI_Type_contiguous_c
subroutine rec_f08_mpi_type_contiguous_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 101_8
    oldtype%MPI_VAL = 1002
    call MPI_Type_contiguous(&
        count, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_contiguous && !REC_HAS_MPI_Type_contiguous_c
subroutine rec_f08_pmpi_type_contiguous_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 101_8
    oldtype%MPI_VAL = 1002
    call PMPI_Type_contiguous(&
        count, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_contiguous && !REC_HAS_MPI_Type_contiguous_c
subroutine rec_f08_mpi_type_contiguous_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 101_8
        oldtype%MPI_VAL = 1002
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Type_contiguous(&
            count, &
            oldtype, &
            newtype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_contiguous && !REC_HAS_MPI_Type_contiguous_c
subroutine rec_f08_pmpi_type_contiguous_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 101_8
        oldtype%MPI_VAL = 1002
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Type_contiguous(&
            count, &
            oldtype, &
            newtype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_create_darray && !REC_HAS_MPI_Type_create_darray_c
subroutine rec_f08_mpi_type_create_darray_c() bind(C)
    integer :: i
    integer :: size
    integer :: rank
    integer :: ndims
    integer(8) :: array_of_gsizes(8)
    integer :: array_of_distribs(8)
    integer :: array_of_dargs(8)
    integer :: array_of_psizes(8)
    integer :: order
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    i = 0
    returned = 0
    size = 101
    rank = 102
    ndims = 3
    array_of_gsizes = [(104_8 + i, i = 0, 7)]
    array_of_distribs = [(105 + i, i = 0, 7)]
    array_of_dargs = [(106 + i, i = 0, 7)]
    array_of_psizes = [(107 + i, i = 0, 7)]
    order = 108
    oldtype%MPI_VAL = 1009
    call MPI_Type_create_darray(&
        size, &
        rank, &
        ndims, &
        array_of_gsizes, &
        array_of_distribs, &
        array_of_dargs, &
        array_of_psizes, &
        order, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_darray && !REC_HAS_MPI_Type_create_darray_c
subroutine rec_f08_pmpi_type_create_darray_c() bind(C)
    integer :: i
    integer :: size
    integer :: rank
    integer :: ndims
    integer(8) :: array_of_gsizes(8)
    integer :: array_of_distribs(8)
    integer :: array_of_dargs(8)
    integer :: array_of_psizes(8)
    integer :: order
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    i = 0
    returned = 0
    size = 101
    rank = 102
    ndims = 3
    array_of_gsizes = [(104_8 + i, i = 0, 7)]
    array_of_distribs = [(105 + i, i = 0, 7)]
    array_of_dargs = [(106 + i, i = 0, 7)]
    array_of_psizes = [(107 + i, i = 0, 7)]
    order = 108
    oldtype%MPI_VAL = 1009
    call PMPI_Type_create_darray(&
        size, &
        rank, &
        ndims, &
        array_of_gsizes, &
        array_of_distribs, &
        array_of_dargs, &
        array_of_psizes, &
        order, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_darray && !REC_HAS_MPI_Type_create_darray_c
subroutine rec_f08_mpi_type_create_darray_c_refused() bind(C)
    integer :: i
    integer :: size
    integer :: rank
    integer :: ndims
    integer(8) :: array_of_gsizes(8)
    integer :: array_of_distribs(8)
    integer :: array_of_dargs(8)
    integer :: array_of_psizes(8)
    integer :: order
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        size = 101
        rank = 102
        ndims = 3
        array_of_gsizes = [(104_8 + i, i = 0, 7)]
        array_of_distribs = [(105 + i, i = 0, 7)]
        array_of_dargs = [(106 + i, i = 0, 7)]
        array_of_psizes = [(107 + i, i = 0, 7)]
        order = 108
        oldtype%MPI_VAL = 1009
        if (bad == 1) array_of_gsizes(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_ARG
        call MPI_Type_create_darray(&
            size, &
            rank, &
            ndims, &
            array_of_gsizes, &
            array_of_distribs, &
            array_of_dargs, &
            array_of_psizes, &
            order, &
            oldtype, &
            newtype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_create_darray && !REC_HAS_MPI_Type_create_darray_c
subroutine rec_f08_pmpi_type_create_darray_c_refused() bind(C)
    integer :: i
    integer :: size
    integer :: rank
    integer :: ndims
    integer(8) :: array_of_gsizes(8)
    integer :: array_of_distribs(8)
    integer :: array_of_dargs(8)
    integer :: array_of_psizes(8)
    integer :: order
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        size = 101
        rank = 102
        ndims = 3
        array_of_gsizes = [(104_8 + i, i = 0, 7)]
        array_of_distribs = [(105 + i, i = 0, 7)]
        array_of_dargs = [(106 + i, i = 0, 7)]
        array_of_psizes = [(107 + i, i = 0, 7)]
        order = 108
        oldtype%MPI_VAL = 1009
        if (bad == 1) array_of_gsizes(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_ARG
        call PMPI_Type_create_darray(&
            size, &
            rank, &
            ndims, &
            array_of_gsizes, &
            array_of_distribs, &
            array_of_dargs, &
            array_of_psizes, &
            order, &
            oldtype, &
            newtype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_create_hindexed_block && !REC_HAS_MPI_Type_create_hindexed_block_c
subroutine rec_f08_mpi_type_create_hindexed_block_c() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: blocklength
    integer(8) :: array_of_displacements(8)
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3_8
    blocklength = 102_8
    array_of_displacements = [(5000000003_8 + i, i = 0, 7)]
    oldtype%MPI_VAL = 1004
    call MPI_Type_create_hindexed_block(&
        count, &
        blocklength, &
        array_of_displacements, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_hindexed_block && !REC_HAS_MPI_Type_create_hindexed_block_c
subroutine rec_f08_pmpi_type_create_hindexed_block_c() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: blocklength
    integer(8) :: array_of_displacements(8)
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3_8
    blocklength = 102_8
    array_of_displacements = [(5000000003_8 + i, i = 0, 7)]
    oldtype%MPI_VAL = 1004
    call PMPI_Type_create_hindexed_block(&
        count, &
        blocklength, &
        array_of_displacements, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_hindexed_block && !REC_HAS_MPI_Type_create_hindexed_block_c
subroutine rec_f08_mpi_type_create_hindexed_block_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: blocklength
    integer(8) :: array_of_displacements(8)
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        count = 3_8
        blocklength = 102_8
        array_of_displacements = [(5000000003_8 + i, i = 0, 7)]
        oldtype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) blocklength = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call MPI_Type_create_hindexed_block(&
            count, &
            blocklength, &
            array_of_displacements, &
            oldtype, &
            newtype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_create_hindexed_block && !REC_HAS_MPI_Type_create_hindexed_block_c
subroutine rec_f08_pmpi_type_create_hindexed_block_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: blocklength
    integer(8) :: array_of_displacements(8)
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        count = 3_8
        blocklength = 102_8
        array_of_displacements = [(5000000003_8 + i, i = 0, 7)]
        oldtype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) blocklength = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call PMPI_Type_create_hindexed_block(&
            count, &
            blocklength, &
            array_of_displacements, &
            oldtype, &
            newtype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_create_hindexed && !REC_HAS_MPI_Type_create_hindexed_c
subroutine rec_f08_mpi_type_create_hindexed_c() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: array_of_blocklengths(8)
    integer(8) :: array_of_displacements(8)
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3_8
    array_of_blocklengths = [(102_8 + i, i = 0, 7)]
    array_of_displacements = [(5000000003_8 + i, i = 0, 7)]
    oldtype%MPI_VAL = 1004
    call MPI_Type_create_hindexed(&
        count, &
        array_of_blocklengths, &
        array_of_displacements, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_hindexed && !REC_HAS_MPI_Type_create_hindexed_c
subroutine rec_f08_pmpi_type_create_hindexed_c() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: array_of_blocklengths(8)
    integer(8) :: array_of_displacements(8)
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3_8
    array_of_blocklengths = [(102_8 + i, i = 0, 7)]
    array_of_displacements = [(5000000003_8 + i, i = 0, 7)]
    oldtype%MPI_VAL = 1004
    call PMPI_Type_create_hindexed(&
        count, &
        array_of_blocklengths, &
        array_of_displacements, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_hindexed && !REC_HAS_MPI_Type_create_hindexed_c
subroutine rec_f08_mpi_type_create_hindexed_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: array_of_blocklengths(8)
    integer(8) :: array_of_displacements(8)
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        count = 3_8
        array_of_blocklengths = [(102_8 + i, i = 0, 7)]
        array_of_displacements = [(5000000003_8 + i, i = 0, 7)]
        oldtype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) array_of_blocklengths(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call MPI_Type_create_hindexed(&
            count, &
            array_of_blocklengths, &
            array_of_displacements, &
            oldtype, &
            newtype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_create_hindexed && !REC_HAS_MPI_Type_create_hindexed_c
subroutine rec_f08_pmpi_type_create_hindexed_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: array_of_blocklengths(8)
    integer(8) :: array_of_displacements(8)
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        count = 3_8
        array_of_blocklengths = [(102_8 + i, i = 0, 7)]
        array_of_displacements = [(5000000003_8 + i, i = 0, 7)]
        oldtype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) array_of_blocklengths(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call PMPI_Type_create_hindexed(&
            count, &
            array_of_blocklengths, &
            array_of_displacements, &
            oldtype, &
            newtype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_create_hvector && !REC_HAS_MPI_Type_create_hvector_c
subroutine rec_f08_mpi_type_create_hvector_c() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: blocklength
    integer(8) :: stride
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 101_8
    blocklength = 102_8
    stride = 5000000003_8
    oldtype%MPI_VAL = 1004
    call MPI_Type_create_hvector(&
        count, &
        blocklength, &
        stride, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_hvector && !REC_HAS_MPI_Type_create_hvector_c
subroutine rec_f08_pmpi_type_create_hvector_c() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: blocklength
    integer(8) :: stride
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 101_8
    blocklength = 102_8
    stride = 5000000003_8
    oldtype%MPI_VAL = 1004
    call PMPI_Type_create_hvector(&
        count, &
        blocklength, &
        stride, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_hvector && !REC_HAS_MPI_Type_create_hvector_c
subroutine rec_f08_mpi_type_create_hvector_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: blocklength
    integer(8) :: stride
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        count = 101_8
        blocklength = 102_8
        stride = 5000000003_8
        oldtype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) blocklength = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call MPI_Type_create_hvector(&
            count, &
            blocklength, &
            stride, &
            oldtype, &
            newtype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_create_hvector && !REC_HAS_MPI_Type_create_hvector_c
subroutine rec_f08_pmpi_type_create_hvector_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: blocklength
    integer(8) :: stride
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        count = 101_8
        blocklength = 102_8
        stride = 5000000003_8
        oldtype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) blocklength = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call PMPI_Type_create_hvector(&
            count, &
            blocklength, &
            stride, &
            oldtype, &
            newtype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_create_indexed_block && !REC_HAS_MPI_Type_create_indexed_block_c
subroutine rec_f08_mpi_type_create_indexed_block_c() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: blocklength
    integer(8) :: array_of_displacements(8)
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3_8
    blocklength = 102_8
    array_of_displacements = [(103_8 + i, i = 0, 7)]
    oldtype%MPI_VAL = 1004
    call MPI_Type_create_indexed_block(&
        count, &
        blocklength, &
        array_of_displacements, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_indexed_block && !REC_HAS_MPI_Type_create_indexed_block_c
subroutine rec_f08_pmpi_type_create_indexed_block_c() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: blocklength
    integer(8) :: array_of_displacements(8)
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3_8
    blocklength = 102_8
    array_of_displacements = [(103_8 + i, i = 0, 7)]
    oldtype%MPI_VAL = 1004
    call PMPI_Type_create_indexed_block(&
        count, &
        blocklength, &
        array_of_displacements, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_indexed_block && !REC_HAS_MPI_Type_create_indexed_block_c
subroutine rec_f08_mpi_type_create_indexed_block_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: blocklength
    integer(8) :: array_of_displacements(8)
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        count = 3_8
        blocklength = 102_8
        array_of_displacements = [(103_8 + i, i = 0, 7)]
        oldtype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) blocklength = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        if (bad == 3) array_of_displacements(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_ARG
        call MPI_Type_create_indexed_block(&
            count, &
            blocklength, &
            array_of_displacements, &
            oldtype, &
            newtype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_create_indexed_block && !REC_HAS_MPI_Type_create_indexed_block_c
subroutine rec_f08_pmpi_type_create_indexed_block_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: blocklength
    integer(8) :: array_of_displacements(8)
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        count = 3_8
        blocklength = 102_8
        array_of_displacements = [(103_8 + i, i = 0, 7)]
        oldtype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) blocklength = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        if (bad == 3) array_of_displacements(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_ARG
        call PMPI_Type_create_indexed_block(&
            count, &
            blocklength, &
            array_of_displacements, &
            oldtype, &
            newtype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_create_struct && !REC_HAS_MPI_Type_create_struct_c
subroutine rec_f08_mpi_type_create_struct_c() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: array_of_blocklengths(8)
    integer(8) :: array_of_displacements(8)
    type(MPI_Datatype) :: array_of_types(8)
    type(MPI_Datatype) :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3_8
    array_of_blocklengths = [(102_8 + i, i = 0, 7)]
    array_of_displacements = [(5000000003_8 + i, i = 0, 7)]
    array_of_types%MPI_VAL = [(1004 + i, i = 0, 7)]
    call MPI_Type_create_struct(&
        count, &
        array_of_blocklengths, &
        array_of_displacements, &
        array_of_types, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_struct && !REC_HAS_MPI_Type_create_struct_c
subroutine rec_f08_pmpi_type_create_struct_c() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: array_of_blocklengths(8)
    integer(8) :: array_of_displacements(8)
    type(MPI_Datatype) :: array_of_types(8)
    type(MPI_Datatype) :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3_8
    array_of_blocklengths = [(102_8 + i, i = 0, 7)]
    array_of_displacements = [(5000000003_8 + i, i = 0, 7)]
    array_of_types%MPI_VAL = [(1004 + i, i = 0, 7)]
    call PMPI_Type_create_struct(&
        count, &
        array_of_blocklengths, &
        array_of_displacements, &
        array_of_types, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_struct && !REC_HAS_MPI_Type_create_struct_c
subroutine rec_f08_mpi_type_create_struct_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: array_of_blocklengths(8)
    integer(8) :: array_of_displacements(8)
    type(MPI_Datatype) :: array_of_types(8)
    type(MPI_Datatype) :: newtype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        count = 3_8
        array_of_blocklengths = [(102_8 + i, i = 0, 7)]
        array_of_displacements = [(5000000003_8 + i, i = 0, 7)]
        array_of_types%MPI_VAL = [(1004 + i, i = 0, 7)]
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) array_of_blocklengths(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call MPI_Type_create_struct(&
            count, &
            array_of_blocklengths, &
            array_of_displacements, &
            array_of_types, &
            newtype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_create_struct && !REC_HAS_MPI_Type_create_struct_c
subroutine rec_f08_pmpi_type_create_struct_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: array_of_blocklengths(8)
    integer(8) :: array_of_displacements(8)
    type(MPI_Datatype) :: array_of_types(8)
    type(MPI_Datatype) :: newtype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        count = 3_8
        array_of_blocklengths = [(102_8 + i, i = 0, 7)]
        array_of_displacements = [(5000000003_8 + i, i = 0, 7)]
        array_of_types%MPI_VAL = [(1004 + i, i = 0, 7)]
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) array_of_blocklengths(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call PMPI_Type_create_struct(&
            count, &
            array_of_blocklengths, &
            array_of_displacements, &
            array_of_types, &
            newtype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_create_subarray && !REC_HAS_MPI_Type_create_subarray_c
subroutine rec_f08_mpi_type_create_subarray_c() bind(C)
    integer :: i
    integer :: ndims
    integer(8) :: array_of_sizes(8)
    integer(8) :: array_of_subsizes(8)
    integer(8) :: array_of_starts(8)
    integer :: order
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    i = 0
    returned = 0
    ndims = 3
    array_of_sizes = [(102_8 + i, i = 0, 7)]
    array_of_subsizes = [(103_8 + i, i = 0, 7)]
    array_of_starts = [(104_8 + i, i = 0, 7)]
    order = 105
    oldtype%MPI_VAL = 1006
    call MPI_Type_create_subarray(&
        ndims, &
        array_of_sizes, &
        array_of_subsizes, &
        array_of_starts, &
        order, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_subarray && !REC_HAS_MPI_Type_create_subarray_c
subroutine rec_f08_pmpi_type_create_subarray_c() bind(C)
    integer :: i
    integer :: ndims
    integer(8) :: array_of_sizes(8)
    integer(8) :: array_of_subsizes(8)
    integer(8) :: array_of_starts(8)
    integer :: order
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    i = 0
    returned = 0
    ndims = 3
    array_of_sizes = [(102_8 + i, i = 0, 7)]
    array_of_subsizes = [(103_8 + i, i = 0, 7)]
    array_of_starts = [(104_8 + i, i = 0, 7)]
    order = 105
    oldtype%MPI_VAL = 1006
    call PMPI_Type_create_subarray(&
        ndims, &
        array_of_sizes, &
        array_of_subsizes, &
        array_of_starts, &
        order, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_subarray && !REC_HAS_MPI_Type_create_subarray_c
subroutine rec_f08_mpi_type_create_subarray_c_refused() bind(C)
    integer :: i
    integer :: ndims
    integer(8) :: array_of_sizes(8)
    integer(8) :: array_of_subsizes(8)
    integer(8) :: array_of_starts(8)
    integer :: order
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        ndims = 3
        array_of_sizes = [(102_8 + i, i = 0, 7)]
        array_of_subsizes = [(103_8 + i, i = 0, 7)]
        array_of_starts = [(104_8 + i, i = 0, 7)]
        order = 105
        oldtype%MPI_VAL = 1006
        if (bad == 1) array_of_sizes(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_ARG
        if (bad == 2) array_of_subsizes(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_ARG
        if (bad == 3) array_of_starts(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_COUNT
        call MPI_Type_create_subarray(&
            ndims, &
            array_of_sizes, &
            array_of_subsizes, &
            array_of_starts, &
            order, &
            oldtype, &
            newtype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_create_subarray && !REC_HAS_MPI_Type_create_subarray_c
subroutine rec_f08_pmpi_type_create_subarray_c_refused() bind(C)
    integer :: i
    integer :: ndims
    integer(8) :: array_of_sizes(8)
    integer(8) :: array_of_subsizes(8)
    integer(8) :: array_of_starts(8)
    integer :: order
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        ndims = 3
        array_of_sizes = [(102_8 + i, i = 0, 7)]
        array_of_subsizes = [(103_8 + i, i = 0, 7)]
        array_of_starts = [(104_8 + i, i = 0, 7)]
        order = 105
        oldtype%MPI_VAL = 1006
        if (bad == 1) array_of_sizes(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_ARG
        if (bad == 2) array_of_subsizes(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_ARG
        if (bad == 3) array_of_starts(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_COUNT
        call PMPI_Type_create_subarray(&
            ndims, &
            array_of_sizes, &
            array_of_subsizes, &
            array_of_starts, &
            order, &
            oldtype, &
            newtype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_get_contents && !REC_HAS_MPI_Type_get_contents_c
subroutine rec_f08_mpi_type_get_contents_c() bind(C)
    integer :: i
    type(MPI_Datatype) :: datatype
    integer(8) :: max_integers
    integer(8) :: max_addresses
    integer(8) :: max_large_counts
    integer(8) :: max_datatypes
    integer :: array_of_integers(8)
    integer(8) :: array_of_addresses(8)
    integer(8) :: array_of_large_counts(8)
    type(MPI_Datatype) :: array_of_datatypes(8)
    integer :: returned
    i = 0
    returned = 0
    datatype%MPI_VAL = 1001
    max_integers = 3_8
    max_addresses = 3_8
    max_large_counts = 3_8
    max_datatypes = 3_8
    array_of_datatypes%MPI_VAL = 0
    call MPI_Type_get_contents(&
        datatype, &
        max_integers, &
        max_addresses, &
        max_large_counts, &
        max_datatypes, &
        array_of_integers, &
        array_of_addresses, &
        array_of_large_counts, &
        array_of_datatypes, &
        returned)
    call observe_numbers('array_of_integers', int(array_of_integers(1:3), 8))
    call observe_numbers('array_of_addresses', int(array_of_addresses(1:3), 8))
    call observe_handles('array_of_datatypes', array_of_datatypes(1:3)%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_contents && !REC_HAS_MPI_Type_get_contents_c
subroutine rec_f08_pmpi_type_get_contents_c() bind(C)
    integer :: i
    type(MPI_Datatype) :: datatype
    integer(8) :: max_integers
    integer(8) :: max_addresses
    integer(8) :: max_large_counts
    integer(8) :: max_datatypes
    integer :: array_of_integers(8)
    integer(8) :: array_of_addresses(8)
    integer(8) :: array_of_large_counts(8)
    type(MPI_Datatype) :: array_of_datatypes(8)
    integer :: returned
    i = 0
    returned = 0
    datatype%MPI_VAL = 1001
    max_integers = 3_8
    max_addresses = 3_8
    max_large_counts = 3_8
    max_datatypes = 3_8
    array_of_datatypes%MPI_VAL = 0
    call PMPI_Type_get_contents(&
        datatype, &
        max_integers, &
        max_addresses, &
        max_large_counts, &
        max_datatypes, &
        array_of_integers, &
        array_of_addresses, &
        array_of_large_counts, &
        array_of_datatypes, &
        returned)
    call observe_numbers('array_of_integers', int(array_of_integers(1:3), 8))
    call observe_numbers('array_of_addresses', int(array_of_addresses(1:3), 8))
    call observe_handles('array_of_datatypes', array_of_datatypes(1:3)%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_contents && !REC_HAS_MPI_Type_get_contents_c
subroutine rec_f08_mpi_type_get_contents_c_refused() bind(C)
    integer :: i
    type(MPI_Datatype) :: datatype
    integer(8) :: max_integers
    integer(8) :: max_addresses
    integer(8) :: max_large_counts
    integer(8) :: max_datatypes
    integer :: array_of_integers(8)
    integer(8) :: array_of_addresses(8)
    integer(8) :: array_of_large_counts(8)
    type(MPI_Datatype) :: array_of_datatypes(8)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        datatype%MPI_VAL = 1001
        max_integers = 3_8
        max_addresses = 3_8
        max_large_counts = 3_8
        max_datatypes = 3_8
        array_of_datatypes%MPI_VAL = 0
        if (bad == 1) max_integers = 2147483648_8
        if (bad == 1) expected = MPI_ERR_ARG
        if (bad == 2) max_addresses = 2147483648_8
        if (bad == 2) expected = MPI_ERR_ARG
        if (bad == 3) max_datatypes = 2147483648_8
        if (bad == 3) expected = MPI_ERR_ARG
        call MPI_Type_get_contents(&
            datatype, &
            max_integers, &
            max_addresses, &
            max_large_counts, &
            max_datatypes, &
            array_of_integers, &
            array_of_addresses, &
            array_of_large_counts, &
            array_of_datatypes, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_get_contents && !REC_HAS_MPI_Type_get_contents_c
subroutine rec_f08_pmpi_type_get_contents_c_refused() bind(C)
    integer :: i
    type(MPI_Datatype) :: datatype
    integer(8) :: max_integers
    integer(8) :: max_addresses
    integer(8) :: max_large_counts
    integer(8) :: max_datatypes
    integer :: array_of_integers(8)
    integer(8) :: array_of_addresses(8)
    integer(8) :: array_of_large_counts(8)
    type(MPI_Datatype) :: array_of_datatypes(8)
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        datatype%MPI_VAL = 1001
        max_integers = 3_8
        max_addresses = 3_8
        max_large_counts = 3_8
        max_datatypes = 3_8
        array_of_datatypes%MPI_VAL = 0
        if (bad == 1) max_integers = 2147483648_8
        if (bad == 1) expected = MPI_ERR_ARG
        if (bad == 2) max_addresses = 2147483648_8
        if (bad == 2) expected = MPI_ERR_ARG
        if (bad == 3) max_datatypes = 2147483648_8
        if (bad == 3) expected = MPI_ERR_ARG
        call PMPI_Type_get_contents(&
            datatype, &
            max_integers, &
            max_addresses, &
            max_large_counts, &
            max_datatypes, &
            array_of_integers, &
            array_of_addresses, &
            array_of_large_counts, &
            array_of_datatypes, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_get_envelope && !REC_HAS_MPI_Type_get_envelope_c
subroutine rec_f08_mpi_type_get_envelope_c() bind(C)
    integer :: i
    type(MPI_Datatype) :: datatype
    integer(8) :: num_integers
    integer(8) :: num_addresses
    integer(8) :: num_large_counts
    integer(8) :: num_datatypes
    integer :: combiner
    integer :: returned
    i = 0
    returned = 0
    datatype%MPI_VAL = 1001
    call MPI_Type_get_envelope(&
        datatype, &
        num_integers, &
        num_addresses, &
        num_large_counts, &
        num_datatypes, &
        combiner, &
        returned)
    call observe_number('num_integers', int(num_integers, 8))
    call observe_number('num_addresses', int(num_addresses, 8))
    call observe_number('num_large_counts', int(num_large_counts, 8))
    call observe_number('num_datatypes', int(num_datatypes, 8))
    call observe_number('combiner', int(combiner, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_envelope && !REC_HAS_MPI_Type_get_envelope_c
subroutine rec_f08_pmpi_type_get_envelope_c() bind(C)
    integer :: i
    type(MPI_Datatype) :: datatype
    integer(8) :: num_integers
    integer(8) :: num_addresses
    integer(8) :: num_large_counts
    integer(8) :: num_datatypes
    integer :: combiner
    integer :: returned
    i = 0
    returned = 0
    datatype%MPI_VAL = 1001
    call PMPI_Type_get_envelope(&
        datatype, &
        num_integers, &
        num_addresses, &
        num_large_counts, &
        num_datatypes, &
        combiner, &
        returned)
    call observe_number('num_integers', int(num_integers, 8))
    call observe_number('num_addresses', int(num_addresses, 8))
    call observe_number('num_large_counts', int(num_large_counts, 8))
    call observe_number('num_datatypes', int(num_datatypes, 8))
    call observe_number('combiner', int(combiner, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_indexed && !REC_HAS_MPI_Type_indexed_c
subroutine rec_f08_mpi_type_indexed_c() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: array_of_blocklengths(8)
    integer(8) :: array_of_displacements(8)
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3_8
    array_of_blocklengths = [(102_8 + i, i = 0, 7)]
    array_of_displacements = [(103_8 + i, i = 0, 7)]
    oldtype%MPI_VAL = 1004
    call MPI_Type_indexed(&
        count, &
        array_of_blocklengths, &
        array_of_displacements, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_indexed && !REC_HAS_MPI_Type_indexed_c
subroutine rec_f08_pmpi_type_indexed_c() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: array_of_blocklengths(8)
    integer(8) :: array_of_displacements(8)
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3_8
    array_of_blocklengths = [(102_8 + i, i = 0, 7)]
    array_of_displacements = [(103_8 + i, i = 0, 7)]
    oldtype%MPI_VAL = 1004
    call PMPI_Type_indexed(&
        count, &
        array_of_blocklengths, &
        array_of_displacements, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_indexed && !REC_HAS_MPI_Type_indexed_c
subroutine rec_f08_mpi_type_indexed_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: array_of_blocklengths(8)
    integer(8) :: array_of_displacements(8)
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        count = 3_8
        array_of_blocklengths = [(102_8 + i, i = 0, 7)]
        array_of_displacements = [(103_8 + i, i = 0, 7)]
        oldtype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) array_of_blocklengths(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        if (bad == 3) array_of_displacements(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_ARG
        call MPI_Type_indexed(&
            count, &
            array_of_blocklengths, &
            array_of_displacements, &
            oldtype, &
            newtype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_indexed && !REC_HAS_MPI_Type_indexed_c
subroutine rec_f08_pmpi_type_indexed_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: array_of_blocklengths(8)
    integer(8) :: array_of_displacements(8)
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        count = 3_8
        array_of_blocklengths = [(102_8 + i, i = 0, 7)]
        array_of_displacements = [(103_8 + i, i = 0, 7)]
        oldtype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) array_of_blocklengths(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        if (bad == 3) array_of_displacements(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_ARG
        call PMPI_Type_indexed(&
            count, &
            array_of_blocklengths, &
            array_of_displacements, &
            oldtype, &
            newtype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_size_x && !REC_HAS_MPI_Type_size_c
subroutine rec_f08_mpi_type_size_c() bind(C)
    integer :: i
    type(MPI_Datatype) :: datatype
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    datatype%MPI_VAL = 1001
    call MPI_Type_size(&
        datatype, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_size_x && !REC_HAS_MPI_Type_size_c
subroutine rec_f08_pmpi_type_size_c() bind(C)
    integer :: i
    type(MPI_Datatype) :: datatype
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    datatype%MPI_VAL = 1001
    call PMPI_Type_size(&
        datatype, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_vector && !REC_HAS_MPI_Type_vector_c
subroutine rec_f08_mpi_type_vector_c() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: blocklength
    integer(8) :: stride
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 101_8
    blocklength = 102_8
    stride = 103_8
    oldtype%MPI_VAL = 1004
    call MPI_Type_vector(&
        count, &
        blocklength, &
        stride, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_vector && !REC_HAS_MPI_Type_vector_c
subroutine rec_f08_pmpi_type_vector_c() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: blocklength
    integer(8) :: stride
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 101_8
    blocklength = 102_8
    stride = 103_8
    oldtype%MPI_VAL = 1004
    call PMPI_Type_vector(&
        count, &
        blocklength, &
        stride, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_vector && !REC_HAS_MPI_Type_vector_c
subroutine rec_f08_mpi_type_vector_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: blocklength
    integer(8) :: stride
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        count = 101_8
        blocklength = 102_8
        stride = 103_8
        oldtype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) blocklength = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        if (bad == 3) stride = 2147483648_8
        if (bad == 3) expected = MPI_ERR_ARG
        call MPI_Type_vector(&
            count, &
            blocklength, &
            stride, &
            oldtype, &
            newtype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Type_vector && !REC_HAS_MPI_Type_vector_c
subroutine rec_f08_pmpi_type_vector_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    integer(8) :: blocklength
    integer(8) :: stride
    type(MPI_Datatype) :: oldtype
    type(MPI_Datatype) :: newtype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        count = 101_8
        blocklength = 102_8
        stride = 103_8
        oldtype%MPI_VAL = 1004
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) blocklength = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        if (bad == 3) stride = 2147483648_8
        if (bad == 3) expected = MPI_ERR_ARG
        call PMPI_Type_vector(&
            count, &
            blocklength, &
            stride, &
            oldtype, &
            newtype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Unpack && !REC_HAS_MPI_Unpack_c
subroutine rec_f08_mpi_unpack_c() bind(C)
    integer :: i
    integer(8) :: insize
    integer(8) :: position
    integer(8) :: outcount
    type(MPI_Datatype) :: datatype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    insize = 102_8
    position = 103_8
    outcount = 105_8
    datatype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    call MPI_Unpack(&
        rec_slots(:, 1 + 1), &
        insize, &
        position, &
        rec_slots(:, 4 + 1), &
        outcount, &
        datatype, &
        comm, &
        returned)
    call observe_number('position', int(position, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Unpack && !REC_HAS_MPI_Unpack_c
subroutine rec_f08_pmpi_unpack_c() bind(C)
    integer :: i
    integer(8) :: insize
    integer(8) :: position
    integer(8) :: outcount
    type(MPI_Datatype) :: datatype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    insize = 102_8
    position = 103_8
    outcount = 105_8
    datatype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    call PMPI_Unpack(&
        rec_slots(:, 1 + 1), &
        insize, &
        position, &
        rec_slots(:, 4 + 1), &
        outcount, &
        datatype, &
        comm, &
        returned)
    call observe_number('position', int(position, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Unpack && !REC_HAS_MPI_Unpack_c
subroutine rec_f08_mpi_unpack_c_refused() bind(C)
    integer :: i
    integer(8) :: insize
    integer(8) :: position
    integer(8) :: outcount
    type(MPI_Datatype) :: datatype
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        insize = 102_8
        position = 103_8
        outcount = 105_8
        datatype%MPI_VAL = 1006
        comm%MPI_VAL = 1007
        if (bad == 1) insize = 2147483648_8
        if (bad == 1) expected = MPI_ERR_ARG
        if (bad == 2) position = 2147483648_8
        if (bad == 2) expected = MPI_ERR_ARG
        if (bad == 3) outcount = 2147483648_8
        if (bad == 3) expected = MPI_ERR_COUNT
        call MPI_Unpack(&
            rec_slots(:, 1 + 1), &
            insize, &
            position, &
            rec_slots(:, 4 + 1), &
            outcount, &
            datatype, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Unpack && !REC_HAS_MPI_Unpack_c
subroutine rec_f08_pmpi_unpack_c_refused() bind(C)
    integer :: i
    integer(8) :: insize
    integer(8) :: position
    integer(8) :: outcount
    type(MPI_Datatype) :: datatype
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        insize = 102_8
        position = 103_8
        outcount = 105_8
        datatype%MPI_VAL = 1006
        comm%MPI_VAL = 1007
        if (bad == 1) insize = 2147483648_8
        if (bad == 1) expected = MPI_ERR_ARG
        if (bad == 2) position = 2147483648_8
        if (bad == 2) expected = MPI_ERR_ARG
        if (bad == 3) outcount = 2147483648_8
        if (bad == 3) expected = MPI_ERR_COUNT
        call PMPI_Unpack(&
            rec_slots(:, 1 + 1), &
            insize, &
            position, &
            rec_slots(:, 4 + 1), &
            outcount, &
            datatype, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Unpack_external && !REC_HAS_MPI_Unpack_external_c
subroutine rec_f08_mpi_unpack_external_c() bind(C)
    integer :: i
    integer(8) :: insize
    integer(8) :: position
    integer(8) :: outcount
    type(MPI_Datatype) :: datatype
    integer :: returned
    i = 0
    returned = 0
    insize = 5000000003_8
    position = 5000000004_8
    outcount = 106_8
    datatype%MPI_VAL = 1007
    call MPI_Unpack_external(&
        '  datarep 101  ', &
        rec_slots(:, 2 + 1), &
        insize, &
        position, &
        rec_slots(:, 5 + 1), &
        outcount, &
        datatype, &
        returned)
    call observe_number('position', int(position, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Unpack_external && !REC_HAS_MPI_Unpack_external_c
subroutine rec_f08_pmpi_unpack_external_c() bind(C)
    integer :: i
    integer(8) :: insize
    integer(8) :: position
    integer(8) :: outcount
    type(MPI_Datatype) :: datatype
    integer :: returned
    i = 0
    returned = 0
    insize = 5000000003_8
    position = 5000000004_8
    outcount = 106_8
    datatype%MPI_VAL = 1007
    call PMPI_Unpack_external(&
        '  datarep 101  ', &
        rec_slots(:, 2 + 1), &
        insize, &
        position, &
        rec_slots(:, 5 + 1), &
        outcount, &
        datatype, &
        returned)
    call observe_number('position', int(position, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Unpack_external && !REC_HAS_MPI_Unpack_external_c
subroutine rec_f08_mpi_unpack_external_c_refused() bind(C)
    integer :: i
    integer(8) :: insize
    integer(8) :: position
    integer(8) :: outcount
    type(MPI_Datatype) :: datatype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        insize = 5000000003_8
        position = 5000000004_8
        outcount = 106_8
        datatype%MPI_VAL = 1007
        if (bad == 1) outcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Unpack_external(&
            '  datarep 101  ', &
            rec_slots(:, 2 + 1), &
            insize, &
            position, &
            rec_slots(:, 5 + 1), &
            outcount, &
            datatype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Unpack_external && !REC_HAS_MPI_Unpack_external_c
subroutine rec_f08_pmpi_unpack_external_c_refused() bind(C)
    integer :: i
    integer(8) :: insize
    integer(8) :: position
    integer(8) :: outcount
    type(MPI_Datatype) :: datatype
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        insize = 5000000003_8
        position = 5000000004_8
        outcount = 106_8
        datatype%MPI_VAL = 1007
        if (bad == 1) outcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Unpack_external(&
            '  datarep 101  ', &
            rec_slots(:, 2 + 1), &
            insize, &
            position, &
            rec_slots(:, 5 + 1), &
            outcount, &
            datatype, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

end module
