! Do not edit: `bindery generate` writes this from specs/routines/groups.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "groups".
#include "rec_has.h"
module rec_groups
    use rec_dialect
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Group_compare
subroutine rec_mpifh_mpi_group_compare() bind(C)
    integer :: i
    integer :: group1
    integer :: group2
    integer :: result
    integer :: returned
    i = 0
    returned = 0
    group1 = 1001
    group2 = 1002
    call mpi_group_compare(&
        group1, &
        group2, &
        result, &
        returned)
    call observe_number('result', int(result, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_compare
subroutine rec_mpifh_pmpi_group_compare() bind(C)
    integer :: i
    integer :: group1
    integer :: group2
    integer :: result
    integer :: returned
    i = 0
    returned = 0
    group1 = 1001
    group2 = 1002
    call pmpi_group_compare(&
        group1, &
        group2, &
        result, &
        returned)
    call observe_number('result', int(result, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_difference
subroutine rec_mpifh_mpi_group_difference() bind(C)
    integer :: i
    integer :: group1
    integer :: group2
    integer :: newgroup
    integer :: returned
    i = 0
    returned = 0
    group1 = 1001
    group2 = 1002
    call mpi_group_difference(&
        group1, &
        group2, &
        newgroup, &
        returned)
    call observe_handle('newgroup', newgroup)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_difference
subroutine rec_mpifh_pmpi_group_difference() bind(C)
    integer :: i
    integer :: group1
    integer :: group2
    integer :: newgroup
    integer :: returned
    i = 0
    returned = 0
    group1 = 1001
    group2 = 1002
    call pmpi_group_difference(&
        group1, &
        group2, &
        newgroup, &
        returned)
    call observe_handle('newgroup', newgroup)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_excl
subroutine rec_mpifh_mpi_group_excl() bind(C)
    integer :: i
    integer :: group
    integer :: n
    integer :: ranks(8)
    integer :: newgroup
    integer :: returned
    i = 0
    returned = 0
    group = 1001
    n = 3
    ranks = [(103 + i, i = 0, 7)]
    call mpi_group_excl(&
        group, &
        n, &
        ranks, &
        newgroup, &
        returned)
    call observe_handle('newgroup', newgroup)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_excl
subroutine rec_mpifh_pmpi_group_excl() bind(C)
    integer :: i
    integer :: group
    integer :: n
    integer :: ranks(8)
    integer :: newgroup
    integer :: returned
    i = 0
    returned = 0
    group = 1001
    n = 3
    ranks = [(103 + i, i = 0, 7)]
    call pmpi_group_excl(&
        group, &
        n, &
        ranks, &
        newgroup, &
        returned)
    call observe_handle('newgroup', newgroup)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_free
subroutine rec_mpifh_mpi_group_free() bind(C)
    integer :: i
    integer :: group
    integer :: returned
    i = 0
    returned = 0
    group = 1001
    call mpi_group_free(&
        group, &
        returned)
    call observe_handle('group', group)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_free
subroutine rec_mpifh_pmpi_group_free() bind(C)
    integer :: i
    integer :: group
    integer :: returned
    i = 0
    returned = 0
    group = 1001
    call pmpi_group_free(&
        group, &
        returned)
    call observe_handle('group', group)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_incl
subroutine rec_mpifh_mpi_group_incl() bind(C)
    integer :: i
    integer :: group
    integer :: n
    integer :: ranks(8)
    integer :: newgroup
    integer :: returned
    i = 0
    returned = 0
    group = 1001
    n = 3
    ranks = [(103 + i, i = 0, 7)]
    call mpi_group_incl(&
        group, &
        n, &
        ranks, &
        newgroup, &
        returned)
    call observe_handle('newgroup', newgroup)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_incl
subroutine rec_mpifh_pmpi_group_incl() bind(C)
    integer :: i
    integer :: group
    integer :: n
    integer :: ranks(8)
    integer :: newgroup
    integer :: returned
    i = 0
    returned = 0
    group = 1001
    n = 3
    ranks = [(103 + i, i = 0, 7)]
    call pmpi_group_incl(&
        group, &
        n, &
        ranks, &
        newgroup, &
        returned)
    call observe_handle('newgroup', newgroup)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_intersection
subroutine rec_mpifh_mpi_group_intersection() bind(C)
    integer :: i
    integer :: group1
    integer :: group2
    integer :: newgroup
    integer :: returned
    i = 0
    returned = 0
    group1 = 1001
    group2 = 1002
    call mpi_group_intersection(&
        group1, &
        group2, &
        newgroup, &
        returned)
    call observe_handle('newgroup', newgroup)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_intersection
subroutine rec_mpifh_pmpi_group_intersection() bind(C)
    integer :: i
    integer :: group1
    integer :: group2
    integer :: newgroup
    integer :: returned
    i = 0
    returned = 0
    group1 = 1001
    group2 = 1002
    call pmpi_group_intersection(&
        group1, &
        group2, &
        newgroup, &
        returned)
    call observe_handle('newgroup', newgroup)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_range_excl
subroutine rec_mpifh_mpi_group_range_excl() bind(C)
    integer :: i
    integer :: group
    integer :: n
    integer :: ranges(3, 8)
    integer :: newgroup
    integer :: returned
    i = 0
    returned = 0
    group = 1001
    n = 3
    ranges = spread([(103 + i, i = 0, 2)], 2, 8)
    call mpi_group_range_excl(&
        group, &
        n, &
        ranges, &
        newgroup, &
        returned)
    call observe_handle('newgroup', newgroup)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_range_excl
subroutine rec_mpifh_pmpi_group_range_excl() bind(C)
    integer :: i
    integer :: group
    integer :: n
    integer :: ranges(3, 8)
    integer :: newgroup
    integer :: returned
    i = 0
    returned = 0
    group = 1001
    n = 3
    ranges = spread([(103 + i, i = 0, 2)], 2, 8)
    call pmpi_group_range_excl(&
        group, &
        n, &
        ranges, &
        newgroup, &
        returned)
    call observe_handle('newgroup', newgroup)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_range_incl
subroutine rec_mpifh_mpi_group_range_incl() bind(C)
    integer :: i
    integer :: group
    integer :: n
    integer :: ranges(3, 8)
    integer :: newgroup
    integer :: returned
    i = 0
    returned = 0
    group = 1001
    n = 3
    ranges = spread([(103 + i, i = 0, 2)], 2, 8)
    call mpi_group_range_incl(&
        group, &
        n, &
        ranges, &
        newgroup, &
        returned)
    call observe_handle('newgroup', newgroup)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_range_incl
subroutine rec_mpifh_pmpi_group_range_incl() bind(C)
    integer :: i
    integer :: group
    integer :: n
    integer :: ranges(3, 8)
    integer :: newgroup
    integer :: returned
    i = 0
    returned = 0
    group = 1001
    n = 3
    ranges = spread([(103 + i, i = 0, 2)], 2, 8)
    call pmpi_group_range_incl(&
        group, &
        n, &
        ranges, &
        newgroup, &
        returned)
    call observe_handle('newgroup', newgroup)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_rank
subroutine rec_mpifh_mpi_group_rank() bind(C)
    integer :: i
    integer :: group
    integer :: rank
    integer :: returned
    i = 0
    returned = 0
    group = 1001
    call mpi_group_rank(&
        group, &
        rank, &
        returned)
    call observe_number('rank', int(rank, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_rank
subroutine rec_mpifh_pmpi_group_rank() bind(C)
    integer :: i
    integer :: group
    integer :: rank
    integer :: returned
    i = 0
    returned = 0
    group = 1001
    call pmpi_group_rank(&
        group, &
        rank, &
        returned)
    call observe_number('rank', int(rank, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_size
subroutine rec_mpifh_mpi_group_size() bind(C)
    integer :: i
    integer :: group
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    group = 1001
    call mpi_group_size(&
        group, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_size
subroutine rec_mpifh_pmpi_group_size() bind(C)
    integer :: i
    integer :: group
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    group = 1001
    call pmpi_group_size(&
        group, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_translate_ranks
subroutine rec_mpifh_mpi_group_translate_ranks() bind(C)
    integer :: i
    integer :: group1
    integer :: n
    integer :: ranks1(8)
    integer :: group2
    integer :: ranks2(8)
    integer :: returned
    i = 0
    returned = 0
    group1 = 1001
    n = 3
    ranks1 = [(103 + i, i = 0, 7)]
    group2 = 1004
    call mpi_group_translate_ranks(&
        group1, &
        n, &
        ranks1, &
        group2, &
        ranks2, &
        returned)
    call observe_numbers('ranks2', int(ranks2(1:3), 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_translate_ranks
subroutine rec_mpifh_pmpi_group_translate_ranks() bind(C)
    integer :: i
    integer :: group1
    integer :: n
    integer :: ranks1(8)
    integer :: group2
    integer :: ranks2(8)
    integer :: returned
    i = 0
    returned = 0
    group1 = 1001
    n = 3
    ranks1 = [(103 + i, i = 0, 7)]
    group2 = 1004
    call pmpi_group_translate_ranks(&
        group1, &
        n, &
        ranks1, &
        group2, &
        ranks2, &
        returned)
    call observe_numbers('ranks2', int(ranks2(1:3), 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_union
subroutine rec_mpifh_mpi_group_union() bind(C)
    integer :: i
    integer :: group1
    integer :: group2
    integer :: newgroup
    integer :: returned
    i = 0
    returned = 0
    group1 = 1001
    group2 = 1002
    call mpi_group_union(&
        group1, &
        group2, &
        newgroup, &
        returned)
    call observe_handle('newgroup', newgroup)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_union
subroutine rec_mpifh_pmpi_group_union() bind(C)
    integer :: i
    integer :: group1
    integer :: group2
    integer :: newgroup
    integer :: returned
    i = 0
    returned = 0
    group1 = 1001
    group2 = 1002
    call pmpi_group_union(&
        group1, &
        group2, &
        newgroup, &
        returned)
    call observe_handle('newgroup', newgroup)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
