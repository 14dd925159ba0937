! Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml through templates/test/fortran_caller/special.F90.j2.
! Calls of the wrappers of the chapter "datatypes" with arguments that have a meaning of their own.
#include "rec_has.h"
#include "bnd_has.h"
module rec_datatypes
    use mpi_f08
    use recorder
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    implicit none
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
        call MPI_Get_address(&
            MPI_BOTTOM, &
            address, &
            returned)
    else
        call PMPI_Get_address(&
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
    type(MPI_Datatype) :: datatype
    integer :: outsize
    integer :: position
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    incount = 102
    datatype%MPI_VAL = 1003
    outsize = 105
    position = 106
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Pack(&
            MPI_BOTTOM, &
            incount, &
            datatype, &
            rec_slots(:, 4 + 1), &
            outsize, &
            position, &
            comm, &
            returned)
    else
        call PMPI_Pack(&
            MPI_BOTTOM, &
            incount, &
            datatype, &
            rec_slots(:, 4 + 1), &
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
    type(MPI_Datatype) :: datatype
    integer :: outsize
    integer :: position
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    incount = 102
    datatype%MPI_VAL = 1003
    outsize = 105
    position = 106
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Pack(&
            rec_slots(:, 1 + 1), &
            incount, &
            datatype, &
            MPI_BOTTOM, &
            outsize, &
            position, &
            comm, &
            returned)
    else
        call PMPI_Pack(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Pack_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_pack_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: incount
    type(MPI_Datatype) :: datatype
    integer(8) :: outsize
    integer(8) :: position
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    incount = 5000000002_8
    datatype%MPI_VAL = 1003
    outsize = 5000000005_8
    position = 5000000006_8
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Pack(&
            MPI_BOTTOM, &
            incount, &
            datatype, &
            rec_slots(:, 4 + 1), &
            outsize, &
            position, &
            comm, &
            returned)
    else
        call PMPI_Pack(&
            MPI_BOTTOM, &
            incount, &
            datatype, &
            rec_slots(:, 4 + 1), &
            outsize, &
            position, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Pack_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_pack_c_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: incount
    type(MPI_Datatype) :: datatype
    integer(8) :: outsize
    integer(8) :: position
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    incount = 5000000002_8
    datatype%MPI_VAL = 1003
    outsize = 5000000005_8
    position = 5000000006_8
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Pack(&
            rec_slots(:, 1 + 1), &
            incount, &
            datatype, &
            MPI_BOTTOM, &
            outsize, &
            position, &
            comm, &
            returned)
    else
        call PMPI_Pack(&
            rec_slots(:, 1 + 1), &
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
    type(MPI_Datatype) :: datatype
    integer(8) :: outsize
    integer(8) :: position
    integer :: returned
    i = 0
    returned = 0
    incount = 103
    datatype%MPI_VAL = 1004
    outsize = 5000000006_8
    position = 5000000007_8
    if (profiled == 0) then
        call MPI_Pack_external(&
            '  datarep 101  ', &
            MPI_BOTTOM, &
            incount, &
            datatype, &
            rec_slots(:, 5 + 1), &
            outsize, &
            position, &
            returned)
    else
        call PMPI_Pack_external(&
            '  datarep 101  ', &
            MPI_BOTTOM, &
            incount, &
            datatype, &
            rec_slots(:, 5 + 1), &
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
    type(MPI_Datatype) :: datatype
    integer(8) :: outsize
    integer(8) :: position
    integer :: returned
    i = 0
    returned = 0
    incount = 103
    datatype%MPI_VAL = 1004
    outsize = 5000000006_8
    position = 5000000007_8
    if (profiled == 0) then
        call MPI_Pack_external(&
            '  datarep 101  ', &
            rec_slots(:, 2 + 1), &
            incount, &
            datatype, &
            MPI_BOTTOM, &
            outsize, &
            position, &
            returned)
    else
        call PMPI_Pack_external(&
            '  datarep 101  ', &
            rec_slots(:, 2 + 1), &
            incount, &
            datatype, &
            MPI_BOTTOM, &
            outsize, &
            position, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Pack_external_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_pack_external_c_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: incount
    type(MPI_Datatype) :: datatype
    integer(8) :: outsize
    integer(8) :: position
    integer :: returned
    i = 0
    returned = 0
    incount = 5000000003_8
    datatype%MPI_VAL = 1004
    outsize = 5000000006_8
    position = 5000000007_8
    if (profiled == 0) then
        call MPI_Pack_external(&
            '  datarep 101  ', &
            MPI_BOTTOM, &
            incount, &
            datatype, &
            rec_slots(:, 5 + 1), &
            outsize, &
            position, &
            returned)
    else
        call PMPI_Pack_external(&
            '  datarep 101  ', &
            MPI_BOTTOM, &
            incount, &
            datatype, &
            rec_slots(:, 5 + 1), &
            outsize, &
            position, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Pack_external_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_pack_external_c_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: incount
    type(MPI_Datatype) :: datatype
    integer(8) :: outsize
    integer(8) :: position
    integer :: returned
    i = 0
    returned = 0
    incount = 5000000003_8
    datatype%MPI_VAL = 1004
    outsize = 5000000006_8
    position = 5000000007_8
    if (profiled == 0) then
        call MPI_Pack_external(&
            '  datarep 101  ', &
            rec_slots(:, 2 + 1), &
            incount, &
            datatype, &
            MPI_BOTTOM, &
            outsize, &
            position, &
            returned)
    else
        call PMPI_Pack_external(&
            '  datarep 101  ', &
            rec_slots(:, 2 + 1), &
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
    type(MPI_Datatype) :: datatype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    insize = 102
    position = 103
    outcount = 105
    datatype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Unpack(&
            MPI_BOTTOM, &
            insize, &
            position, &
            rec_slots(:, 4 + 1), &
            outcount, &
            datatype, &
            comm, &
            returned)
    else
        call PMPI_Unpack(&
            MPI_BOTTOM, &
            insize, &
            position, &
            rec_slots(:, 4 + 1), &
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
    type(MPI_Datatype) :: datatype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    insize = 102
    position = 103
    outcount = 105
    datatype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Unpack(&
            rec_slots(:, 1 + 1), &
            insize, &
            position, &
            MPI_BOTTOM, &
            outcount, &
            datatype, &
            comm, &
            returned)
    else
        call PMPI_Unpack(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Unpack_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_unpack_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: insize
    integer(8) :: position
    integer(8) :: outcount
    type(MPI_Datatype) :: datatype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    insize = 5000000002_8
    position = 5000000003_8
    outcount = 5000000005_8
    datatype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Unpack(&
            MPI_BOTTOM, &
            insize, &
            position, &
            rec_slots(:, 4 + 1), &
            outcount, &
            datatype, &
            comm, &
            returned)
    else
        call PMPI_Unpack(&
            MPI_BOTTOM, &
            insize, &
            position, &
            rec_slots(:, 4 + 1), &
            outcount, &
            datatype, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Unpack_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_unpack_c_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: insize
    integer(8) :: position
    integer(8) :: outcount
    type(MPI_Datatype) :: datatype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    insize = 5000000002_8
    position = 5000000003_8
    outcount = 5000000005_8
    datatype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Unpack(&
            rec_slots(:, 1 + 1), &
            insize, &
            position, &
            MPI_BOTTOM, &
            outcount, &
            datatype, &
            comm, &
            returned)
    else
        call PMPI_Unpack(&
            rec_slots(:, 1 + 1), &
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
    type(MPI_Datatype) :: datatype
    integer :: returned
    i = 0
    returned = 0
    insize = 5000000003_8
    position = 5000000004_8
    outcount = 106
    datatype%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Unpack_external(&
            '  datarep 101  ', &
            MPI_BOTTOM, &
            insize, &
            position, &
            rec_slots(:, 5 + 1), &
            outcount, &
            datatype, &
            returned)
    else
        call PMPI_Unpack_external(&
            '  datarep 101  ', &
            MPI_BOTTOM, &
            insize, &
            position, &
            rec_slots(:, 5 + 1), &
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
    type(MPI_Datatype) :: datatype
    integer :: returned
    i = 0
    returned = 0
    insize = 5000000003_8
    position = 5000000004_8
    outcount = 106
    datatype%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Unpack_external(&
            '  datarep 101  ', &
            rec_slots(:, 2 + 1), &
            insize, &
            position, &
            MPI_BOTTOM, &
            outcount, &
            datatype, &
            returned)
    else
        call PMPI_Unpack_external(&
            '  datarep 101  ', &
            rec_slots(:, 2 + 1), &
            insize, &
            position, &
            MPI_BOTTOM, &
            outcount, &
            datatype, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Unpack_external_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_unpack_external_c_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    outcount = 5000000006_8
    datatype%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Unpack_external(&
            '  datarep 101  ', &
            MPI_BOTTOM, &
            insize, &
            position, &
            rec_slots(:, 5 + 1), &
            outcount, &
            datatype, &
            returned)
    else
        call PMPI_Unpack_external(&
            '  datarep 101  ', &
            MPI_BOTTOM, &
            insize, &
            position, &
            rec_slots(:, 5 + 1), &
            outcount, &
            datatype, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Unpack_external_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_unpack_external_c_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    outcount = 5000000006_8
    datatype%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Unpack_external(&
            '  datarep 101  ', &
            rec_slots(:, 2 + 1), &
            insize, &
            position, &
            MPI_BOTTOM, &
            outcount, &
            datatype, &
            returned)
    else
        call PMPI_Unpack_external(&
            '  datarep 101  ', &
            rec_slots(:, 2 + 1), &
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
