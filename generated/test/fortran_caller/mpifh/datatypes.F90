! Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "datatypes".
#include "rec_has.h"
module rec_datatypes
    use rec_dialect
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Aint_add
subroutine rec_mpifh_mpi_aint_add() bind(C)
    integer :: i
    integer(8), external :: mpi_aint_add
    integer(8) :: base
    integer(8) :: disp
    integer(8) :: returned
    i = 0
    returned = 0
    base = 5000000001_8
    disp = 5000000002_8
    returned = mpi_aint_add(&
        base, &
        disp)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Aint_add
subroutine rec_mpifh_pmpi_aint_add() bind(C)
    integer :: i
    integer(8), external :: pmpi_aint_add
    integer(8) :: base
    integer(8) :: disp
    integer(8) :: returned
    i = 0
    returned = 0
    base = 5000000001_8
    disp = 5000000002_8
    returned = pmpi_aint_add(&
        base, &
        disp)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Aint_diff
subroutine rec_mpifh_mpi_aint_diff() bind(C)
    integer :: i
    integer(8), external :: mpi_aint_diff
    integer(8) :: addr1
    integer(8) :: addr2
    integer(8) :: returned
    i = 0
    returned = 0
    addr1 = 5000000001_8
    addr2 = 5000000002_8
    returned = mpi_aint_diff(&
        addr1, &
        addr2)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Aint_diff
subroutine rec_mpifh_pmpi_aint_diff() bind(C)
    integer :: i
    integer(8), external :: pmpi_aint_diff
    integer(8) :: addr1
    integer(8) :: addr2
    integer(8) :: returned
    i = 0
    returned = 0
    addr1 = 5000000001_8
    addr2 = 5000000002_8
    returned = pmpi_aint_diff(&
        addr1, &
        addr2)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get_address
subroutine rec_mpifh_mpi_get_address() bind(C)
    integer :: i
    integer(8) :: address
    integer :: returned
    i = 0
    returned = 0
    call mpi_get_address(&
        rec_slots(1, 1 + 1), &
        address, &
        returned)
    call observe_number('address', int(address, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get_address
subroutine rec_mpifh_pmpi_get_address() bind(C)
    integer :: i
    integer(8) :: address
    integer :: returned
    i = 0
    returned = 0
    call pmpi_get_address(&
        rec_slots(1, 1 + 1), &
        address, &
        returned)
    call observe_number('address', int(address, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get_count
subroutine rec_mpifh_mpi_get_count() bind(C)
    integer :: i
    integer :: status(16)
    integer :: datatype
    integer :: count
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    datatype = 1002
    call mpi_get_count(&
        status, &
        datatype, &
        count, &
        returned)
    call observe_number('count', int(count, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get_count
subroutine rec_mpifh_pmpi_get_count() bind(C)
    integer :: i
    integer :: status(16)
    integer :: datatype
    integer :: count
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    datatype = 1002
    call pmpi_get_count(&
        status, &
        datatype, &
        count, &
        returned)
    call observe_number('count', int(count, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get_elements
subroutine rec_mpifh_mpi_get_elements() bind(C)
    integer :: i
    integer :: status(16)
    integer :: datatype
    integer :: count
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    datatype = 1002
    call mpi_get_elements(&
        status, &
        datatype, &
        count, &
        returned)
    call observe_number('count', int(count, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get_elements
subroutine rec_mpifh_pmpi_get_elements() bind(C)
    integer :: i
    integer :: status(16)
    integer :: datatype
    integer :: count
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    datatype = 1002
    call pmpi_get_elements(&
        status, &
        datatype, &
        count, &
        returned)
    call observe_number('count', int(count, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get_elements_x
subroutine rec_mpifh_mpi_get_elements_x() bind(C)
    integer :: i
    integer :: status(16)
    integer :: datatype
    integer(8) :: count
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    datatype = 1002
    call mpi_get_elements_x(&
        status, &
        datatype, &
        count, &
        returned)
    call observe_number('count', int(count, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get_elements_x
subroutine rec_mpifh_pmpi_get_elements_x() bind(C)
    integer :: i
    integer :: status(16)
    integer :: datatype
    integer(8) :: count
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    datatype = 1002
    call pmpi_get_elements_x(&
        status, &
        datatype, &
        count, &
        returned)
    call observe_number('count', int(count, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pack
subroutine rec_mpifh_mpi_pack() bind(C)
    integer :: i
    integer :: incount
    integer :: datatype
    integer :: outsize
    integer :: position
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    incount = 102
    datatype = 1003
    outsize = 105
    position = 106
    comm = 1007
    call mpi_pack(&
        rec_slots(1, 1 + 1), &
        incount, &
        datatype, &
        rec_slots(1, 4 + 1), &
        outsize, &
        position, &
        comm, &
        returned)
    call observe_number('position', int(position, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pack
subroutine rec_mpifh_pmpi_pack() bind(C)
    integer :: i
    integer :: incount
    integer :: datatype
    integer :: outsize
    integer :: position
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    incount = 102
    datatype = 1003
    outsize = 105
    position = 106
    comm = 1007
    call pmpi_pack(&
        rec_slots(1, 1 + 1), &
        incount, &
        datatype, &
        rec_slots(1, 4 + 1), &
        outsize, &
        position, &
        comm, &
        returned)
    call observe_number('position', int(position, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pack_external
subroutine rec_mpifh_mpi_pack_external() bind(C)
    integer :: i
    integer :: incount
    integer :: datatype
    integer(8) :: outsize
    integer(8) :: position
    integer :: returned
    i = 0
    returned = 0
    incount = 103
    datatype = 1004
    outsize = 5000000006_8
    position = 5000000007_8
    call mpi_pack_external(&
        '  datarep 101  ', &
        rec_slots(1, 2 + 1), &
        incount, &
        datatype, &
        rec_slots(1, 5 + 1), &
        outsize, &
        position, &
        returned)
    call observe_number('position', int(position, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pack_external
subroutine rec_mpifh_pmpi_pack_external() bind(C)
    integer :: i
    integer :: incount
    integer :: datatype
    integer(8) :: outsize
    integer(8) :: position
    integer :: returned
    i = 0
    returned = 0
    incount = 103
    datatype = 1004
    outsize = 5000000006_8
    position = 5000000007_8
    call pmpi_pack_external(&
        '  datarep 101  ', &
        rec_slots(1, 2 + 1), &
        incount, &
        datatype, &
        rec_slots(1, 5 + 1), &
        outsize, &
        position, &
        returned)
    call observe_number('position', int(position, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pack_external_size
subroutine rec_mpifh_mpi_pack_external_size() bind(C)
    integer :: i
    integer :: incount
    integer :: datatype
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    incount = 102
    datatype = 1003
    call mpi_pack_external_size(&
        '  datarep 101  ', &
        incount, &
        datatype, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pack_external_size
subroutine rec_mpifh_pmpi_pack_external_size() bind(C)
    integer :: i
    integer :: incount
    integer :: datatype
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    incount = 102
    datatype = 1003
    call pmpi_pack_external_size(&
        '  datarep 101  ', &
        incount, &
        datatype, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pack_size
subroutine rec_mpifh_mpi_pack_size() bind(C)
    integer :: i
    integer :: incount
    integer :: datatype
    integer :: comm
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    incount = 101
    datatype = 1002
    comm = 1003
    call mpi_pack_size(&
        incount, &
        datatype, &
        comm, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pack_size
subroutine rec_mpifh_pmpi_pack_size() bind(C)
    integer :: i
    integer :: incount
    integer :: datatype
    integer :: comm
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    incount = 101
    datatype = 1002
    comm = 1003
    call pmpi_pack_size(&
        incount, &
        datatype, &
        comm, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_elements
subroutine rec_mpifh_mpi_status_set_elements() bind(C)
    integer :: i
    integer :: status(16)
    integer :: datatype
    integer :: count
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    datatype = 1002
    count = 103
    call mpi_status_set_elements(&
        status, &
        datatype, &
        count, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_elements
subroutine rec_mpifh_pmpi_status_set_elements() bind(C)
    integer :: i
    integer :: status(16)
    integer :: datatype
    integer :: count
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    datatype = 1002
    count = 103
    call pmpi_status_set_elements(&
        status, &
        datatype, &
        count, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_elements_x
subroutine rec_mpifh_mpi_status_set_elements_x() bind(C)
    integer :: i
    integer :: status(16)
    integer :: datatype
    integer(8) :: count
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    datatype = 1002
    count = 5000000003_8
    call mpi_status_set_elements_x(&
        status, &
        datatype, &
        count, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_elements_x
subroutine rec_mpifh_pmpi_status_set_elements_x() bind(C)
    integer :: i
    integer :: status(16)
    integer :: datatype
    integer(8) :: count
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    datatype = 1002
    count = 5000000003_8
    call pmpi_status_set_elements_x(&
        status, &
        datatype, &
        count, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_commit
subroutine rec_mpifh_mpi_type_commit() bind(C)
    integer :: i
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call mpi_type_commit(&
        datatype, &
        returned)
    call observe_handle('datatype', datatype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_commit
subroutine rec_mpifh_pmpi_type_commit() bind(C)
    integer :: i
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call pmpi_type_commit(&
        datatype, &
        returned)
    call observe_handle('datatype', datatype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_contiguous
subroutine rec_mpifh_mpi_type_contiguous() bind(C)
    integer :: i
    integer :: count
    integer :: oldtype
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 101
    oldtype = 1002
    call mpi_type_contiguous(&
        count, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_contiguous
subroutine rec_mpifh_pmpi_type_contiguous() bind(C)
    integer :: i
    integer :: count
    integer :: oldtype
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 101
    oldtype = 1002
    call pmpi_type_contiguous(&
        count, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_darray
subroutine rec_mpifh_mpi_type_create_darray() bind(C)
    integer :: i
    integer :: size
    integer :: rank
    integer :: ndims
    integer :: array_of_gsizes(8)
    integer :: array_of_distribs(8)
    integer :: array_of_dargs(8)
    integer :: array_of_psizes(8)
    integer :: order
    integer :: oldtype
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    size = 101
    rank = 102
    ndims = 3
    array_of_gsizes = [(104 + i, i = 0, 7)]
    array_of_distribs = [(105 + i, i = 0, 7)]
    array_of_dargs = [(106 + i, i = 0, 7)]
    array_of_psizes = [(107 + i, i = 0, 7)]
    order = 108
    oldtype = 1009
    call mpi_type_create_darray(&
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
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_darray
subroutine rec_mpifh_pmpi_type_create_darray() bind(C)
    integer :: i
    integer :: size
    integer :: rank
    integer :: ndims
    integer :: array_of_gsizes(8)
    integer :: array_of_distribs(8)
    integer :: array_of_dargs(8)
    integer :: array_of_psizes(8)
    integer :: order
    integer :: oldtype
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    size = 101
    rank = 102
    ndims = 3
    array_of_gsizes = [(104 + i, i = 0, 7)]
    array_of_distribs = [(105 + i, i = 0, 7)]
    array_of_dargs = [(106 + i, i = 0, 7)]
    array_of_psizes = [(107 + i, i = 0, 7)]
    order = 108
    oldtype = 1009
    call pmpi_type_create_darray(&
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
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_f90_complex
subroutine rec_mpifh_mpi_type_create_f90_complex() bind(C)
    integer :: i
    integer :: p
    integer :: r
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    p = 101
    r = 102
    call mpi_type_create_f90_complex(&
        p, &
        r, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_f90_complex
subroutine rec_mpifh_pmpi_type_create_f90_complex() bind(C)
    integer :: i
    integer :: p
    integer :: r
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    p = 101
    r = 102
    call pmpi_type_create_f90_complex(&
        p, &
        r, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_f90_integer
subroutine rec_mpifh_mpi_type_create_f90_integer() bind(C)
    integer :: i
    integer :: r
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    r = 101
    call mpi_type_create_f90_integer(&
        r, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_f90_integer
subroutine rec_mpifh_pmpi_type_create_f90_integer() bind(C)
    integer :: i
    integer :: r
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    r = 101
    call pmpi_type_create_f90_integer(&
        r, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_f90_real
subroutine rec_mpifh_mpi_type_create_f90_real() bind(C)
    integer :: i
    integer :: p
    integer :: r
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    p = 101
    r = 102
    call mpi_type_create_f90_real(&
        p, &
        r, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_f90_real
subroutine rec_mpifh_pmpi_type_create_f90_real() bind(C)
    integer :: i
    integer :: p
    integer :: r
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    p = 101
    r = 102
    call pmpi_type_create_f90_real(&
        p, &
        r, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_hindexed
subroutine rec_mpifh_mpi_type_create_hindexed() bind(C)
    integer :: i
    integer :: count
    integer :: array_of_blocklengths(8)
    integer(8) :: array_of_displacements(8)
    integer :: oldtype
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_blocklengths = [(102 + i, i = 0, 7)]
    array_of_displacements = [(5000000003_8 + i, i = 0, 7)]
    oldtype = 1004
    call mpi_type_create_hindexed(&
        count, &
        array_of_blocklengths, &
        array_of_displacements, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_hindexed
subroutine rec_mpifh_pmpi_type_create_hindexed() bind(C)
    integer :: i
    integer :: count
    integer :: array_of_blocklengths(8)
    integer(8) :: array_of_displacements(8)
    integer :: oldtype
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_blocklengths = [(102 + i, i = 0, 7)]
    array_of_displacements = [(5000000003_8 + i, i = 0, 7)]
    oldtype = 1004
    call pmpi_type_create_hindexed(&
        count, &
        array_of_blocklengths, &
        array_of_displacements, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_hindexed_block
subroutine rec_mpifh_mpi_type_create_hindexed_block() bind(C)
    integer :: i
    integer :: count
    integer :: blocklength
    integer(8) :: array_of_displacements(8)
    integer :: oldtype
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3
    blocklength = 102
    array_of_displacements = [(5000000003_8 + i, i = 0, 7)]
    oldtype = 1004
    call mpi_type_create_hindexed_block(&
        count, &
        blocklength, &
        array_of_displacements, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_hindexed_block
subroutine rec_mpifh_pmpi_type_create_hindexed_block() bind(C)
    integer :: i
    integer :: count
    integer :: blocklength
    integer(8) :: array_of_displacements(8)
    integer :: oldtype
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3
    blocklength = 102
    array_of_displacements = [(5000000003_8 + i, i = 0, 7)]
    oldtype = 1004
    call pmpi_type_create_hindexed_block(&
        count, &
        blocklength, &
        array_of_displacements, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_hvector
subroutine rec_mpifh_mpi_type_create_hvector() bind(C)
    integer :: i
    integer :: count
    integer :: blocklength
    integer(8) :: stride
    integer :: oldtype
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 101
    blocklength = 102
    stride = 5000000003_8
    oldtype = 1004
    call mpi_type_create_hvector(&
        count, &
        blocklength, &
        stride, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_hvector
subroutine rec_mpifh_pmpi_type_create_hvector() bind(C)
    integer :: i
    integer :: count
    integer :: blocklength
    integer(8) :: stride
    integer :: oldtype
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 101
    blocklength = 102
    stride = 5000000003_8
    oldtype = 1004
    call pmpi_type_create_hvector(&
        count, &
        blocklength, &
        stride, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_indexed_block
subroutine rec_mpifh_mpi_type_create_indexed_block() bind(C)
    integer :: i
    integer :: count
    integer :: blocklength
    integer :: array_of_displacements(8)
    integer :: oldtype
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3
    blocklength = 102
    array_of_displacements = [(103 + i, i = 0, 7)]
    oldtype = 1004
    call mpi_type_create_indexed_block(&
        count, &
        blocklength, &
        array_of_displacements, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_indexed_block
subroutine rec_mpifh_pmpi_type_create_indexed_block() bind(C)
    integer :: i
    integer :: count
    integer :: blocklength
    integer :: array_of_displacements(8)
    integer :: oldtype
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3
    blocklength = 102
    array_of_displacements = [(103 + i, i = 0, 7)]
    oldtype = 1004
    call pmpi_type_create_indexed_block(&
        count, &
        blocklength, &
        array_of_displacements, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_resized
subroutine rec_mpifh_mpi_type_create_resized() bind(C)
    integer :: i
    integer :: oldtype
    integer(8) :: lb
    integer(8) :: extent
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    oldtype = 1001
    lb = 5000000002_8
    extent = 5000000003_8
    call mpi_type_create_resized(&
        oldtype, &
        lb, &
        extent, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_resized
subroutine rec_mpifh_pmpi_type_create_resized() bind(C)
    integer :: i
    integer :: oldtype
    integer(8) :: lb
    integer(8) :: extent
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    oldtype = 1001
    lb = 5000000002_8
    extent = 5000000003_8
    call pmpi_type_create_resized(&
        oldtype, &
        lb, &
        extent, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_struct
subroutine rec_mpifh_mpi_type_create_struct() bind(C)
    integer :: i
    integer :: count
    integer :: array_of_blocklengths(8)
    integer(8) :: array_of_displacements(8)
    integer :: array_of_types(8)
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_blocklengths = [(102 + i, i = 0, 7)]
    array_of_displacements = [(5000000003_8 + i, i = 0, 7)]
    array_of_types = [(1004 + i, i = 0, 7)]
    call mpi_type_create_struct(&
        count, &
        array_of_blocklengths, &
        array_of_displacements, &
        array_of_types, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_struct
subroutine rec_mpifh_pmpi_type_create_struct() bind(C)
    integer :: i
    integer :: count
    integer :: array_of_blocklengths(8)
    integer(8) :: array_of_displacements(8)
    integer :: array_of_types(8)
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_blocklengths = [(102 + i, i = 0, 7)]
    array_of_displacements = [(5000000003_8 + i, i = 0, 7)]
    array_of_types = [(1004 + i, i = 0, 7)]
    call pmpi_type_create_struct(&
        count, &
        array_of_blocklengths, &
        array_of_displacements, &
        array_of_types, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_subarray
subroutine rec_mpifh_mpi_type_create_subarray() bind(C)
    integer :: i
    integer :: ndims
    integer :: array_of_sizes(8)
    integer :: array_of_subsizes(8)
    integer :: array_of_starts(8)
    integer :: order
    integer :: oldtype
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    ndims = 3
    array_of_sizes = [(102 + i, i = 0, 7)]
    array_of_subsizes = [(103 + i, i = 0, 7)]
    array_of_starts = [(104 + i, i = 0, 7)]
    order = 105
    oldtype = 1006
    call mpi_type_create_subarray(&
        ndims, &
        array_of_sizes, &
        array_of_subsizes, &
        array_of_starts, &
        order, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_subarray
subroutine rec_mpifh_pmpi_type_create_subarray() bind(C)
    integer :: i
    integer :: ndims
    integer :: array_of_sizes(8)
    integer :: array_of_subsizes(8)
    integer :: array_of_starts(8)
    integer :: order
    integer :: oldtype
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    ndims = 3
    array_of_sizes = [(102 + i, i = 0, 7)]
    array_of_subsizes = [(103 + i, i = 0, 7)]
    array_of_starts = [(104 + i, i = 0, 7)]
    order = 105
    oldtype = 1006
    call pmpi_type_create_subarray(&
        ndims, &
        array_of_sizes, &
        array_of_subsizes, &
        array_of_starts, &
        order, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_dup
subroutine rec_mpifh_mpi_type_dup() bind(C)
    integer :: i
    integer :: oldtype
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    oldtype = 1001
    call mpi_type_dup(&
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_dup
subroutine rec_mpifh_pmpi_type_dup() bind(C)
    integer :: i
    integer :: oldtype
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    oldtype = 1001
    call pmpi_type_dup(&
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_free
subroutine rec_mpifh_mpi_type_free() bind(C)
    integer :: i
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call mpi_type_free(&
        datatype, &
        returned)
    call observe_handle('datatype', datatype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_free
subroutine rec_mpifh_pmpi_type_free() bind(C)
    integer :: i
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call pmpi_type_free(&
        datatype, &
        returned)
    call observe_handle('datatype', datatype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_contents
subroutine rec_mpifh_mpi_type_get_contents() bind(C)
    integer :: i
    integer :: datatype
    integer :: max_integers
    integer :: max_addresses
    integer :: max_datatypes
    integer :: array_of_integers(8)
    integer(8) :: array_of_addresses(8)
    integer :: array_of_datatypes(8)
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    max_integers = 3
    max_addresses = 3
    max_datatypes = 3
    array_of_datatypes = 0
    call mpi_type_get_contents(&
        datatype, &
        max_integers, &
        max_addresses, &
        max_datatypes, &
        array_of_integers, &
        array_of_addresses, &
        array_of_datatypes, &
        returned)
    call observe_numbers('array_of_integers', int(array_of_integers(1:3), 8))
    call observe_numbers('array_of_addresses', int(array_of_addresses(1:3), 8))
    call observe_handles('array_of_datatypes', array_of_datatypes(1:3))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_contents
subroutine rec_mpifh_pmpi_type_get_contents() bind(C)
    integer :: i
    integer :: datatype
    integer :: max_integers
    integer :: max_addresses
    integer :: max_datatypes
    integer :: array_of_integers(8)
    integer(8) :: array_of_addresses(8)
    integer :: array_of_datatypes(8)
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    max_integers = 3
    max_addresses = 3
    max_datatypes = 3
    array_of_datatypes = 0
    call pmpi_type_get_contents(&
        datatype, &
        max_integers, &
        max_addresses, &
        max_datatypes, &
        array_of_integers, &
        array_of_addresses, &
        array_of_datatypes, &
        returned)
    call observe_numbers('array_of_integers', int(array_of_integers(1:3), 8))
    call observe_numbers('array_of_addresses', int(array_of_addresses(1:3), 8))
    call observe_handles('array_of_datatypes', array_of_datatypes(1:3))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_envelope
subroutine rec_mpifh_mpi_type_get_envelope() bind(C)
    integer :: i
    integer :: datatype
    integer :: num_integers
    integer :: num_addresses
    integer :: num_datatypes
    integer :: combiner
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call mpi_type_get_envelope(&
        datatype, &
        num_integers, &
        num_addresses, &
        num_datatypes, &
        combiner, &
        returned)
    call observe_number('num_integers', int(num_integers, 8))
    call observe_number('num_addresses', int(num_addresses, 8))
    call observe_number('num_datatypes', int(num_datatypes, 8))
    call observe_number('combiner', int(combiner, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_envelope
subroutine rec_mpifh_pmpi_type_get_envelope() bind(C)
    integer :: i
    integer :: datatype
    integer :: num_integers
    integer :: num_addresses
    integer :: num_datatypes
    integer :: combiner
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call pmpi_type_get_envelope(&
        datatype, &
        num_integers, &
        num_addresses, &
        num_datatypes, &
        combiner, &
        returned)
    call observe_number('num_integers', int(num_integers, 8))
    call observe_number('num_addresses', int(num_addresses, 8))
    call observe_number('num_datatypes', int(num_datatypes, 8))
    call observe_number('combiner', int(combiner, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_extent
subroutine rec_mpifh_mpi_type_get_extent() bind(C)
    integer :: i
    integer :: datatype
    integer(8) :: lb
    integer(8) :: extent
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call mpi_type_get_extent(&
        datatype, &
        lb, &
        extent, &
        returned)
    call observe_number('lb', int(lb, 8))
    call observe_number('extent', int(extent, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_extent
subroutine rec_mpifh_pmpi_type_get_extent() bind(C)
    integer :: i
    integer :: datatype
    integer(8) :: lb
    integer(8) :: extent
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call pmpi_type_get_extent(&
        datatype, &
        lb, &
        extent, &
        returned)
    call observe_number('lb', int(lb, 8))
    call observe_number('extent', int(extent, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_extent_x
subroutine rec_mpifh_mpi_type_get_extent_x() bind(C)
    integer :: i
    integer :: datatype
    integer(8) :: lb
    integer(8) :: extent
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call mpi_type_get_extent_x(&
        datatype, &
        lb, &
        extent, &
        returned)
    call observe_number('lb', int(lb, 8))
    call observe_number('extent', int(extent, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_extent_x
subroutine rec_mpifh_pmpi_type_get_extent_x() bind(C)
    integer :: i
    integer :: datatype
    integer(8) :: lb
    integer(8) :: extent
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call pmpi_type_get_extent_x(&
        datatype, &
        lb, &
        extent, &
        returned)
    call observe_number('lb', int(lb, 8))
    call observe_number('extent', int(extent, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_name
subroutine rec_mpifh_mpi_type_get_name() bind(C)
    integer :: i
    integer :: datatype
    character(len=8192) :: type_name
    integer :: resultlen
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call mpi_type_get_name(&
        datatype, &
        type_name, &
        resultlen, &
        returned)
    call observe_text('type_name', type_name)
    call observe_number('resultlen', int(resultlen, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_name
subroutine rec_mpifh_pmpi_type_get_name() bind(C)
    integer :: i
    integer :: datatype
    character(len=8192) :: type_name
    integer :: resultlen
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call pmpi_type_get_name(&
        datatype, &
        type_name, &
        resultlen, &
        returned)
    call observe_text('type_name', type_name)
    call observe_number('resultlen', int(resultlen, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_true_extent
subroutine rec_mpifh_mpi_type_get_true_extent() bind(C)
    integer :: i
    integer :: datatype
    integer(8) :: true_lb
    integer(8) :: true_extent
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call mpi_type_get_true_extent(&
        datatype, &
        true_lb, &
        true_extent, &
        returned)
    call observe_number('true_lb', int(true_lb, 8))
    call observe_number('true_extent', int(true_extent, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_true_extent
subroutine rec_mpifh_pmpi_type_get_true_extent() bind(C)
    integer :: i
    integer :: datatype
    integer(8) :: true_lb
    integer(8) :: true_extent
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call pmpi_type_get_true_extent(&
        datatype, &
        true_lb, &
        true_extent, &
        returned)
    call observe_number('true_lb', int(true_lb, 8))
    call observe_number('true_extent', int(true_extent, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_true_extent_x
subroutine rec_mpifh_mpi_type_get_true_extent_x() bind(C)
    integer :: i
    integer :: datatype
    integer(8) :: true_lb
    integer(8) :: true_extent
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call mpi_type_get_true_extent_x(&
        datatype, &
        true_lb, &
        true_extent, &
        returned)
    call observe_number('true_lb', int(true_lb, 8))
    call observe_number('true_extent', int(true_extent, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_true_extent_x
subroutine rec_mpifh_pmpi_type_get_true_extent_x() bind(C)
    integer :: i
    integer :: datatype
    integer(8) :: true_lb
    integer(8) :: true_extent
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call pmpi_type_get_true_extent_x(&
        datatype, &
        true_lb, &
        true_extent, &
        returned)
    call observe_number('true_lb', int(true_lb, 8))
    call observe_number('true_extent', int(true_extent, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_value_index
subroutine rec_mpifh_mpi_type_get_value_index() bind(C)
    integer :: i
    integer :: value_type
    integer :: index_type
    integer :: pair_type
    integer :: returned
    i = 0
    returned = 0
    value_type = 1001
    index_type = 1002
    call mpi_type_get_value_index(&
        value_type, &
        index_type, &
        pair_type, &
        returned)
    call observe_handle('pair_type', pair_type)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_value_index
subroutine rec_mpifh_pmpi_type_get_value_index() bind(C)
    integer :: i
    integer :: value_type
    integer :: index_type
    integer :: pair_type
    integer :: returned
    i = 0
    returned = 0
    value_type = 1001
    index_type = 1002
    call pmpi_type_get_value_index(&
        value_type, &
        index_type, &
        pair_type, &
        returned)
    call observe_handle('pair_type', pair_type)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_indexed
subroutine rec_mpifh_mpi_type_indexed() bind(C)
    integer :: i
    integer :: count
    integer :: array_of_blocklengths(8)
    integer :: array_of_displacements(8)
    integer :: oldtype
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_blocklengths = [(102 + i, i = 0, 7)]
    array_of_displacements = [(103 + i, i = 0, 7)]
    oldtype = 1004
    call mpi_type_indexed(&
        count, &
        array_of_blocklengths, &
        array_of_displacements, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_indexed
subroutine rec_mpifh_pmpi_type_indexed() bind(C)
    integer :: i
    integer :: count
    integer :: array_of_blocklengths(8)
    integer :: array_of_displacements(8)
    integer :: oldtype
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_blocklengths = [(102 + i, i = 0, 7)]
    array_of_displacements = [(103 + i, i = 0, 7)]
    oldtype = 1004
    call pmpi_type_indexed(&
        count, &
        array_of_blocklengths, &
        array_of_displacements, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_match_size
subroutine rec_mpifh_mpi_type_match_size() bind(C)
    integer :: i
    integer :: typeclass
    integer :: size
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    typeclass = 101
    size = 102
    call mpi_type_match_size(&
        typeclass, &
        size, &
        datatype, &
        returned)
    call observe_handle('datatype', datatype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_match_size
subroutine rec_mpifh_pmpi_type_match_size() bind(C)
    integer :: i
    integer :: typeclass
    integer :: size
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    typeclass = 101
    size = 102
    call pmpi_type_match_size(&
        typeclass, &
        size, &
        datatype, &
        returned)
    call observe_handle('datatype', datatype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_set_name
subroutine rec_mpifh_mpi_type_set_name() bind(C)
    integer :: i
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call mpi_type_set_name(&
        datatype, &
        '  type_name 102  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_set_name
subroutine rec_mpifh_pmpi_type_set_name() bind(C)
    integer :: i
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call pmpi_type_set_name(&
        datatype, &
        '  type_name 102  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_size
subroutine rec_mpifh_mpi_type_size() bind(C)
    integer :: i
    integer :: datatype
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call mpi_type_size(&
        datatype, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_size
subroutine rec_mpifh_pmpi_type_size() bind(C)
    integer :: i
    integer :: datatype
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call pmpi_type_size(&
        datatype, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_size_x
subroutine rec_mpifh_mpi_type_size_x() bind(C)
    integer :: i
    integer :: datatype
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call mpi_type_size_x(&
        datatype, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_size_x
subroutine rec_mpifh_pmpi_type_size_x() bind(C)
    integer :: i
    integer :: datatype
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call pmpi_type_size_x(&
        datatype, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_vector
subroutine rec_mpifh_mpi_type_vector() bind(C)
    integer :: i
    integer :: count
    integer :: blocklength
    integer :: stride
    integer :: oldtype
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 101
    blocklength = 102
    stride = 103
    oldtype = 1004
    call mpi_type_vector(&
        count, &
        blocklength, &
        stride, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_vector
subroutine rec_mpifh_pmpi_type_vector() bind(C)
    integer :: i
    integer :: count
    integer :: blocklength
    integer :: stride
    integer :: oldtype
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 101
    blocklength = 102
    stride = 103
    oldtype = 1004
    call pmpi_type_vector(&
        count, &
        blocklength, &
        stride, &
        oldtype, &
        newtype, &
        returned)
    call observe_handle('newtype', newtype)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Unpack
subroutine rec_mpifh_mpi_unpack() bind(C)
    integer :: i
    integer :: insize
    integer :: position
    integer :: outcount
    integer :: datatype
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    insize = 102
    position = 103
    outcount = 105
    datatype = 1006
    comm = 1007
    call mpi_unpack(&
        rec_slots(1, 1 + 1), &
        insize, &
        position, &
        rec_slots(1, 4 + 1), &
        outcount, &
        datatype, &
        comm, &
        returned)
    call observe_number('position', int(position, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Unpack
subroutine rec_mpifh_pmpi_unpack() bind(C)
    integer :: i
    integer :: insize
    integer :: position
    integer :: outcount
    integer :: datatype
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    insize = 102
    position = 103
    outcount = 105
    datatype = 1006
    comm = 1007
    call pmpi_unpack(&
        rec_slots(1, 1 + 1), &
        insize, &
        position, &
        rec_slots(1, 4 + 1), &
        outcount, &
        datatype, &
        comm, &
        returned)
    call observe_number('position', int(position, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Unpack_external
subroutine rec_mpifh_mpi_unpack_external() bind(C)
    integer :: i
    integer(8) :: insize
    integer(8) :: position
    integer :: outcount
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    insize = 5000000003_8
    position = 5000000004_8
    outcount = 106
    datatype = 1007
    call mpi_unpack_external(&
        '  datarep 101  ', &
        rec_slots(1, 2 + 1), &
        insize, &
        position, &
        rec_slots(1, 5 + 1), &
        outcount, &
        datatype, &
        returned)
    call observe_number('position', int(position, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Unpack_external
subroutine rec_mpifh_pmpi_unpack_external() bind(C)
    integer :: i
    integer(8) :: insize
    integer(8) :: position
    integer :: outcount
    integer :: datatype
    integer :: returned
    i = 0
    returned = 0
    insize = 5000000003_8
    position = 5000000004_8
    outcount = 106
    datatype = 1007
    call pmpi_unpack_external(&
        '  datarep 101  ', &
        rec_slots(1, 2 + 1), &
        insize, &
        position, &
        rec_slots(1, 5 + 1), &
        outcount, &
        datatype, &
        returned)
    call observe_number('position', int(position, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
