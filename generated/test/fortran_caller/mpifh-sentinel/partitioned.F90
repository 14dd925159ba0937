! Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml through templates/test/fortran_caller/special.F90.j2.
! Calls of the wrappers of the chapter "partitioned" with arguments that have a meaning of their own.
#include "rec_has.h"
#include "bnd_has.h"
module rec_partitioned
    use rec_dialect
    use recorder
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    implicit none
    include 'mpif.h'
contains

#if REC_HAS_MPI_Precv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_precv_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: partitions
    integer(8) :: count
    integer :: datatype
    integer :: source
    integer :: tag
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    partitions = 102
    count = 5000000003_8
    datatype = 1004
    source = 105
    tag = 106
    comm = 1007
    info = 1008
    if (profiled == 0) then
        call mpi_precv_init(&
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
        call pmpi_precv_init(&
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
    integer :: datatype
    integer :: dest
    integer :: tag
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    partitions = 102
    count = 5000000003_8
    datatype = 1004
    dest = 105
    tag = 106
    comm = 1007
    info = 1008
    if (profiled == 0) then
        call mpi_psend_init(&
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
        call pmpi_psend_init(&
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
