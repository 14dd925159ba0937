! Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml through templates/test/fortran_caller/special.F90.j2.
! Calls of the wrappers of the chapter "partitioned" with arguments that have a meaning of their own.
#include "rec_has.h"
#include "bnd_has.h"
module rec_partitioned
    use mpi_f08
    use recorder
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Precv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_precv_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: partitions
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: source
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    partitions = 102
    count = 5000000003_8
    datatype%MPI_VAL = 1004
    source = 105
    tag = 106
    comm%MPI_VAL = 1007
    info%MPI_VAL = 1008
    if (profiled == 0) then
        call MPI_Precv_init(&
            MPI_BOTTOM, &
            partitions, &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Precv_init(&
            MPI_BOTTOM, &
            partitions, &
            count, &
            datatype, &
            source, &
            tag, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Psend_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_psend_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: partitions
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: dest
    integer :: tag
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    partitions = 102
    count = 5000000003_8
    datatype%MPI_VAL = 1004
    dest = 105
    tag = 106
    comm%MPI_VAL = 1007
    info%MPI_VAL = 1008
    if (profiled == 0) then
        call MPI_Psend_init(&
            MPI_BOTTOM, &
            partitions, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Psend_init(&
            MPI_BOTTOM, &
            partitions, &
            count, &
            datatype, &
            dest, &
            tag, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

end module
