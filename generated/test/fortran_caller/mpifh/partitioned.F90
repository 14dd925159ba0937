! Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "partitioned".
#include "rec_has.h"
module rec_partitioned
    use rec_dialect
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Parrived
subroutine rec_mpifh_mpi_parrived() bind(C)
    integer :: i
    integer :: request
    integer :: partition
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    request = 1001
    partition = 102
    flag = 0 == 0
    call mpi_parrived(&
        request, &
        partition, &
        flag, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Parrived
subroutine rec_mpifh_pmpi_parrived() bind(C)
    integer :: i
    integer :: request
    integer :: partition
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    request = 1001
    partition = 102
    flag = 0 == 0
    call pmpi_parrived(&
        request, &
        partition, &
        flag, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pready
subroutine rec_mpifh_mpi_pready() bind(C)
    integer :: i
    integer :: partition
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    partition = 101
    request = 1002
    call mpi_pready(&
        partition, &
        request, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pready
subroutine rec_mpifh_pmpi_pready() bind(C)
    integer :: i
    integer :: partition
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    partition = 101
    request = 1002
    call pmpi_pready(&
        partition, &
        request, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pready_list
subroutine rec_mpifh_mpi_pready_list() bind(C)
    integer :: i
    integer :: length
    integer :: array_of_partitions(8)
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    length = 3
    array_of_partitions = [(102 + i, i = 0, 7)]
    request = 1003
    call mpi_pready_list(&
        length, &
        array_of_partitions, &
        request, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pready_list
subroutine rec_mpifh_pmpi_pready_list() bind(C)
    integer :: i
    integer :: length
    integer :: array_of_partitions(8)
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    length = 3
    array_of_partitions = [(102 + i, i = 0, 7)]
    request = 1003
    call pmpi_pready_list(&
        length, &
        array_of_partitions, &
        request, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pready_range
subroutine rec_mpifh_mpi_pready_range() bind(C)
    integer :: i
    integer :: partition_low
    integer :: partition_high
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    partition_low = 101
    partition_high = 102
    request = 1003
    call mpi_pready_range(&
        partition_low, &
        partition_high, &
        request, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Pready_range
subroutine rec_mpifh_pmpi_pready_range() bind(C)
    integer :: i
    integer :: partition_low
    integer :: partition_high
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    partition_low = 101
    partition_high = 102
    request = 1003
    call pmpi_pready_range(&
        partition_low, &
        partition_high, &
        request, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Precv_init
subroutine rec_mpifh_mpi_precv_init() bind(C)
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
    call mpi_precv_init(&
        rec_slots(1, 1 + 1), &
        partitions, &
        count, &
        datatype, &
        source, &
        tag, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Precv_init
subroutine rec_mpifh_pmpi_precv_init() bind(C)
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
    call pmpi_precv_init(&
        rec_slots(1, 1 + 1), &
        partitions, &
        count, &
        datatype, &
        source, &
        tag, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Psend_init
subroutine rec_mpifh_mpi_psend_init() bind(C)
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
    call mpi_psend_init(&
        rec_slots(1, 1 + 1), &
        partitions, &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Psend_init
subroutine rec_mpifh_pmpi_psend_init() bind(C)
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
    call pmpi_psend_init(&
        rec_slots(1, 1 + 1), &
        partitions, &
        count, &
        datatype, &
        dest, &
        tag, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
