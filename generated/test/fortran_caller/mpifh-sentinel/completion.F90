! Do not edit: `bindery generate` writes this from specs/routines/completion.toml through templates/test/fortran_caller/special.F90.j2.
! Calls of the wrappers of the chapter "completion" with arguments that have a meaning of their own.
#include "rec_has.h"
#include "bnd_has.h"
module rec_completion
    use rec_dialect
    use recorder
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    implicit none
    include 'mpif.h'
contains

#if REC_HAS_MPI_Request_get_status && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_request_get_status_3_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: request
    logical :: flag
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    request = 1001
    flag = 1 == 0
    if (profiled == 0) then
        call mpi_request_get_status(&
            request, &
            flag, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_request_get_status(&
            request, &
            flag, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Request_get_status_all && defined(BND_HAS_MPI_STATUSES_IGNORE)
subroutine rec_mpi_request_get_status_all_4_statuses_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: count
    integer :: array_of_requests(8)
    logical :: flag
    integer :: array_of_statuses(128)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests = [(1002 + i, i = 0, 7)]
    flag = 0 == 0
    if (profiled == 0) then
        call mpi_request_get_status_all(&
            count, &
            array_of_requests, &
            flag, &
            MPI_STATUSES_IGNORE, &
            returned)
    else
        call pmpi_request_get_status_all(&
            count, &
            array_of_requests, &
            flag, &
            MPI_STATUSES_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Request_get_status_any && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_request_get_status_any_5_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: count
    integer :: array_of_requests(8)
    integer :: index
    logical :: flag
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests = [(1002 + i, i = 0, 7)]
    flag = 1 == 0
    if (profiled == 0) then
        call mpi_request_get_status_any(&
            count, &
            array_of_requests, &
            index, &
            flag, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_request_get_status_any(&
            count, &
            array_of_requests, &
            index, &
            flag, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Request_get_status_some && defined(BND_HAS_MPI_STATUSES_IGNORE)
subroutine rec_mpi_request_get_status_some_5_statuses_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: incount
    integer :: array_of_requests(8)
    integer :: outcount
    integer :: array_of_indices(8)
    integer :: array_of_statuses(128)
    integer :: returned
    i = 0
    returned = 0
    incount = 3
    array_of_requests = [(1002 + i, i = 0, 7)]
    if (profiled == 0) then
        call mpi_request_get_status_some(&
            incount, &
            array_of_requests, &
            outcount, &
            array_of_indices, &
            MPI_STATUSES_IGNORE, &
            returned)
    else
        call pmpi_request_get_status_some(&
            incount, &
            array_of_requests, &
            outcount, &
            array_of_indices, &
            MPI_STATUSES_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Test && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_test_3_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: request
    logical :: flag
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    request = 1001
    flag = 1 == 0
    if (profiled == 0) then
        call mpi_test(&
            request, &
            flag, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_test(&
            request, &
            flag, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Testall && defined(BND_HAS_MPI_STATUSES_IGNORE)
subroutine rec_mpi_testall_4_statuses_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: count
    integer :: array_of_requests(8)
    logical :: flag
    integer :: array_of_statuses(128)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests = [(1002 + i, i = 0, 7)]
    flag = 0 == 0
    if (profiled == 0) then
        call mpi_testall(&
            count, &
            array_of_requests, &
            flag, &
            MPI_STATUSES_IGNORE, &
            returned)
    else
        call pmpi_testall(&
            count, &
            array_of_requests, &
            flag, &
            MPI_STATUSES_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Testany && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_testany_5_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: count
    integer :: array_of_requests(8)
    integer :: index
    logical :: flag
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests = [(1002 + i, i = 0, 7)]
    flag = 1 == 0
    if (profiled == 0) then
        call mpi_testany(&
            count, &
            array_of_requests, &
            index, &
            flag, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_testany(&
            count, &
            array_of_requests, &
            index, &
            flag, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Testsome && defined(BND_HAS_MPI_STATUSES_IGNORE)
subroutine rec_mpi_testsome_5_statuses_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: incount
    integer :: array_of_requests(8)
    integer :: outcount
    integer :: array_of_indices(8)
    integer :: array_of_statuses(128)
    integer :: returned
    i = 0
    returned = 0
    incount = 3
    array_of_requests = [(1002 + i, i = 0, 7)]
    if (profiled == 0) then
        call mpi_testsome(&
            incount, &
            array_of_requests, &
            outcount, &
            array_of_indices, &
            MPI_STATUSES_IGNORE, &
            returned)
    else
        call pmpi_testsome(&
            incount, &
            array_of_requests, &
            outcount, &
            array_of_indices, &
            MPI_STATUSES_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Wait && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_wait_2_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: request
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    request = 1001
    if (profiled == 0) then
        call mpi_wait(&
            request, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_wait(&
            request, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Waitall && defined(BND_HAS_MPI_STATUSES_IGNORE)
subroutine rec_mpi_waitall_3_statuses_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: count
    integer :: array_of_requests(8)
    integer :: array_of_statuses(128)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests = [(1002 + i, i = 0, 7)]
    if (profiled == 0) then
        call mpi_waitall(&
            count, &
            array_of_requests, &
            MPI_STATUSES_IGNORE, &
            returned)
    else
        call pmpi_waitall(&
            count, &
            array_of_requests, &
            MPI_STATUSES_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Waitany && defined(BND_HAS_MPI_STATUS_IGNORE)
subroutine rec_mpi_waitany_4_status_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: count
    integer :: array_of_requests(8)
    integer :: index
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests = [(1002 + i, i = 0, 7)]
    if (profiled == 0) then
        call mpi_waitany(&
            count, &
            array_of_requests, &
            index, &
            MPI_STATUS_IGNORE, &
            returned)
    else
        call pmpi_waitany(&
            count, &
            array_of_requests, &
            index, &
            MPI_STATUS_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Waitsome && defined(BND_HAS_MPI_STATUSES_IGNORE)
subroutine rec_mpi_waitsome_5_statuses_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: incount
    integer :: array_of_requests(8)
    integer :: outcount
    integer :: array_of_indices(8)
    integer :: array_of_statuses(128)
    integer :: returned
    i = 0
    returned = 0
    incount = 3
    array_of_requests = [(1002 + i, i = 0, 7)]
    if (profiled == 0) then
        call mpi_waitsome(&
            incount, &
            array_of_requests, &
            outcount, &
            array_of_indices, &
            MPI_STATUSES_IGNORE, &
            returned)
    else
        call pmpi_waitsome(&
            incount, &
            array_of_requests, &
            outcount, &
            array_of_indices, &
            MPI_STATUSES_IGNORE, &
            returned)
    end if
end subroutine
#endif

end module
