! Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "collectives".
#include "rec_has.h"
module rec_collectives
    use mpi_f08
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Barrier
subroutine rec_f08_mpi_barrier() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call MPI_Barrier(&
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Barrier
subroutine rec_f08_pmpi_barrier() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call PMPI_Barrier(&
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
