! Do not edit: `bindery generate` writes this from specs/routines/removed.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "removed".
#include "rec_has.h"
module rec_removed
    use rec_dialect
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Address
subroutine rec_mpifh_mpi_address() bind(C)
    integer :: i
    integer :: address
    integer :: returned
    i = 0
    returned = 0
    call mpi_address(&
        rec_slots(1, 1 + 1), &
        address, &
        returned)
    call observe_number('address', int(address, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Address
subroutine rec_mpifh_pmpi_address() bind(C)
    integer :: i
    integer :: address
    integer :: returned
    i = 0
    returned = 0
    call pmpi_address(&
        rec_slots(1, 1 + 1), &
        address, &
        returned)
    call observe_number('address', int(address, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Errhandler_create
subroutine rec_mpifh_mpi_errhandler_create() bind(C)
    integer :: i
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    call mpi_errhandler_create(&
        rec_handler_function, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Errhandler_create
subroutine rec_mpifh_pmpi_errhandler_create() bind(C)
    integer :: i
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    call pmpi_errhandler_create(&
        rec_handler_function, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Errhandler_get
subroutine rec_mpifh_mpi_errhandler_get() bind(C)
    integer :: i
    integer :: comm
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    call mpi_errhandler_get(&
        comm, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Errhandler_get
subroutine rec_mpifh_pmpi_errhandler_get() bind(C)
    integer :: i
    integer :: comm
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    call pmpi_errhandler_get(&
        comm, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Errhandler_set
subroutine rec_mpifh_mpi_errhandler_set() bind(C)
    integer :: i
    integer :: comm
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    errhandler = 1002
    call mpi_errhandler_set(&
        comm, &
        errhandler, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Errhandler_set
subroutine rec_mpifh_pmpi_errhandler_set() bind(C)
    integer :: i
    integer :: comm
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    errhandler = 1002
    call pmpi_errhandler_set(&
        comm, &
        errhandler, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_extent
subroutine rec_mpifh_mpi_type_extent() bind(C)
    integer :: i
    integer :: datatype
    integer :: extent
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call mpi_type_extent(&
        datatype, &
        extent, &
        returned)
    call observe_number('extent', int(extent, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_extent
subroutine rec_mpifh_pmpi_type_extent() bind(C)
    integer :: i
    integer :: datatype
    integer :: extent
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call pmpi_type_extent(&
        datatype, &
        extent, &
        returned)
    call observe_number('extent', int(extent, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_hindexed
subroutine rec_mpifh_mpi_type_hindexed() bind(C)
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
    call mpi_type_hindexed(&
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

#if REC_HAS_MPI_Type_hindexed
subroutine rec_mpifh_pmpi_type_hindexed() bind(C)
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
    call pmpi_type_hindexed(&
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

#if REC_HAS_MPI_Type_hvector
subroutine rec_mpifh_mpi_type_hvector() bind(C)
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
    call mpi_type_hvector(&
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

#if REC_HAS_MPI_Type_hvector
subroutine rec_mpifh_pmpi_type_hvector() bind(C)
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
    call pmpi_type_hvector(&
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

#if REC_HAS_MPI_Type_lb
subroutine rec_mpifh_mpi_type_lb() bind(C)
    integer :: i
    integer :: datatype
    integer :: displacement
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call mpi_type_lb(&
        datatype, &
        displacement, &
        returned)
    call observe_number('displacement', int(displacement, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_lb
subroutine rec_mpifh_pmpi_type_lb() bind(C)
    integer :: i
    integer :: datatype
    integer :: displacement
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call pmpi_type_lb(&
        datatype, &
        displacement, &
        returned)
    call observe_number('displacement', int(displacement, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_struct
subroutine rec_mpifh_mpi_type_struct() bind(C)
    integer :: i
    integer :: count
    integer :: array_of_blocklengths(8)
    integer :: array_of_displacements(8)
    integer :: array_of_types(8)
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_blocklengths = [(102 + i, i = 0, 7)]
    array_of_displacements = [(103 + i, i = 0, 7)]
    array_of_types = [(1004 + i, i = 0, 7)]
    call mpi_type_struct(&
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

#if REC_HAS_MPI_Type_struct
subroutine rec_mpifh_pmpi_type_struct() bind(C)
    integer :: i
    integer :: count
    integer :: array_of_blocklengths(8)
    integer :: array_of_displacements(8)
    integer :: array_of_types(8)
    integer :: newtype
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_blocklengths = [(102 + i, i = 0, 7)]
    array_of_displacements = [(103 + i, i = 0, 7)]
    array_of_types = [(1004 + i, i = 0, 7)]
    call pmpi_type_struct(&
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

#if REC_HAS_MPI_Type_ub
subroutine rec_mpifh_mpi_type_ub() bind(C)
    integer :: i
    integer :: datatype
    integer :: displacement
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call mpi_type_ub(&
        datatype, &
        displacement, &
        returned)
    call observe_number('displacement', int(displacement, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_ub
subroutine rec_mpifh_pmpi_type_ub() bind(C)
    integer :: i
    integer :: datatype
    integer :: displacement
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    call pmpi_type_ub(&
        datatype, &
        displacement, &
        returned)
    call observe_number('displacement', int(displacement, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
