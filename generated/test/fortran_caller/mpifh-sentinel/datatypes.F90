! Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml through templates/test/fortran_caller/special.F90.j2.
! Calls of the wrappers of the chapter "datatypes" with arguments that have a meaning of their own.
#include "rec_has.h"
#include "bnd_has.h"
module rec_datatypes
    use rec_dialect
    use recorder
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    implicit none
    include 'mpif.h'
contains

#if REC_HAS_MPI_Get_address && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_get_address_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: address
    integer :: returned
    i = 0
    returned = 0
    if (profiled == 0) then
        call mpi_get_address(&
            MPI_BOTTOM, &
            address, &
            returned)
    else
        call pmpi_get_address(&
            MPI_BOTTOM, &
            address, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Pack && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_pack_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_pack(&
            MPI_BOTTOM, &
            incount, &
            datatype, &
            rec_slots(1, 4 + 1), &
            outsize, &
            position, &
            comm, &
            returned)
    else
        call pmpi_pack(&
            MPI_BOTTOM, &
            incount, &
            datatype, &
            rec_slots(1, 4 + 1), &
            outsize, &
            position, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Pack && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_pack_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_pack(&
            rec_slots(1, 1 + 1), &
            incount, &
            datatype, &
            MPI_BOTTOM, &
            outsize, &
            position, &
            comm, &
            returned)
    else
        call pmpi_pack(&
            rec_slots(1, 1 + 1), &
            incount, &
            datatype, &
            MPI_BOTTOM, &
            outsize, &
            position, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Pack_external && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_pack_external_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_pack_external(&
            '  datarep 101  ', &
            MPI_BOTTOM, &
            incount, &
            datatype, &
            rec_slots(1, 5 + 1), &
            outsize, &
            position, &
            returned)
    else
        call pmpi_pack_external(&
            '  datarep 101  ', &
            MPI_BOTTOM, &
            incount, &
            datatype, &
            rec_slots(1, 5 + 1), &
            outsize, &
            position, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Pack_external && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_pack_external_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_pack_external(&
            '  datarep 101  ', &
            rec_slots(1, 2 + 1), &
            incount, &
            datatype, &
            MPI_BOTTOM, &
            outsize, &
            position, &
            returned)
    else
        call pmpi_pack_external(&
            '  datarep 101  ', &
            rec_slots(1, 2 + 1), &
            incount, &
            datatype, &
            MPI_BOTTOM, &
            outsize, &
            position, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Unpack && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_unpack_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_unpack(&
            MPI_BOTTOM, &
            insize, &
            position, &
            rec_slots(1, 4 + 1), &
            outcount, &
            datatype, &
            comm, &
            returned)
    else
        call pmpi_unpack(&
            MPI_BOTTOM, &
            insize, &
            position, &
            rec_slots(1, 4 + 1), &
            outcount, &
            datatype, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Unpack && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_unpack_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_unpack(&
            rec_slots(1, 1 + 1), &
            insize, &
            position, &
            MPI_BOTTOM, &
            outcount, &
            datatype, &
            comm, &
            returned)
    else
        call pmpi_unpack(&
            rec_slots(1, 1 + 1), &
            insize, &
            position, &
            MPI_BOTTOM, &
            outcount, &
            datatype, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Unpack_external && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_unpack_external_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_unpack_external(&
            '  datarep 101  ', &
            MPI_BOTTOM, &
            insize, &
            position, &
            rec_slots(1, 5 + 1), &
            outcount, &
            datatype, &
            returned)
    else
        call pmpi_unpack_external(&
            '  datarep 101  ', &
            MPI_BOTTOM, &
            insize, &
            position, &
            rec_slots(1, 5 + 1), &
            outcount, &
            datatype, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Unpack_external && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_unpack_external_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_unpack_external(&
            '  datarep 101  ', &
            rec_slots(1, 2 + 1), &
            insize, &
            position, &
            MPI_BOTTOM, &
            outcount, &
            datatype, &
            returned)
    else
        call pmpi_unpack_external(&
            '  datarep 101  ', &
            rec_slots(1, 2 + 1), &
            insize, &
            position, &
            MPI_BOTTOM, &
            outcount, &
            datatype, &
            returned)
    end if
end subroutine
#endif

end module
