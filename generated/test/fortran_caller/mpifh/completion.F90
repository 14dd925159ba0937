! Do not edit: `bindery generate` writes this from specs/routines/completion.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "completion".
#include "rec_has.h"
module rec_completion
    use rec_dialect
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Cancel
subroutine rec_mpifh_mpi_cancel() bind(C)
    integer :: i
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    request = 1001
    call mpi_cancel(&
        request, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Cancel
subroutine rec_mpifh_pmpi_cancel() bind(C)
    integer :: i
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    request = 1001
    call pmpi_cancel(&
        request, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Grequest_complete
subroutine rec_mpifh_mpi_grequest_complete() bind(C)
    integer :: i
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    request = 1001
    call mpi_grequest_complete(&
        request, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Grequest_complete
subroutine rec_mpifh_pmpi_grequest_complete() bind(C)
    integer :: i
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    request = 1001
    call pmpi_grequest_complete(&
        request, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Grequest_start
subroutine rec_mpifh_mpi_grequest_start() bind(C)
    integer :: i
    external :: rec_procedure_1
    external :: rec_procedure_2
    external :: rec_procedure_3
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    call mpi_grequest_start(&
        rec_procedure_1, &
        rec_procedure_2, &
        rec_procedure_3, &
        104_8, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Grequest_start
subroutine rec_mpifh_pmpi_grequest_start() bind(C)
    integer :: i
    external :: rec_procedure_1
    external :: rec_procedure_2
    external :: rec_procedure_3
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    call pmpi_grequest_start(&
        rec_procedure_1, &
        rec_procedure_2, &
        rec_procedure_3, &
        104_8, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Request_free
subroutine rec_mpifh_mpi_request_free() bind(C)
    integer :: i
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    request = 1001
    call mpi_request_free(&
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Request_free
subroutine rec_mpifh_pmpi_request_free() bind(C)
    integer :: i
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    request = 1001
    call pmpi_request_free(&
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Request_get_status
subroutine rec_mpifh_mpi_request_get_status() bind(C)
    integer :: i
    integer :: request
    logical :: flag
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    request = 1001
    flag = 1 == 0
    call mpi_request_get_status(&
        request, &
        flag, &
        status, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Request_get_status
subroutine rec_mpifh_pmpi_request_get_status() bind(C)
    integer :: i
    integer :: request
    logical :: flag
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    request = 1001
    flag = 1 == 0
    call pmpi_request_get_status(&
        request, &
        flag, &
        status, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Request_get_status_all
subroutine rec_mpifh_mpi_request_get_status_all() bind(C)
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
    call mpi_request_get_status_all(&
        count, &
        array_of_requests, &
        flag, &
        array_of_statuses, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('array_of_statuses' // c_null_char, array_of_statuses, 3)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Request_get_status_all
subroutine rec_mpifh_pmpi_request_get_status_all() bind(C)
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
    call pmpi_request_get_status_all(&
        count, &
        array_of_requests, &
        flag, &
        array_of_statuses, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('array_of_statuses' // c_null_char, array_of_statuses, 3)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Request_get_status_any
subroutine rec_mpifh_mpi_request_get_status_any() bind(C)
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
    call mpi_request_get_status_any(&
        count, &
        array_of_requests, &
        index, &
        flag, &
        status, &
        returned)
    call observe_number('index', int(index, 8))
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Request_get_status_any
subroutine rec_mpifh_pmpi_request_get_status_any() bind(C)
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
    call pmpi_request_get_status_any(&
        count, &
        array_of_requests, &
        index, &
        flag, &
        status, &
        returned)
    call observe_number('index', int(index, 8))
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Request_get_status_some
subroutine rec_mpifh_mpi_request_get_status_some() bind(C)
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
    call mpi_request_get_status_some(&
        incount, &
        array_of_requests, &
        outcount, &
        array_of_indices, &
        array_of_statuses, &
        returned)
    call observe_number('outcount', int(outcount, 8))
    call observe_numbers('array_of_indices', int(array_of_indices(1:3), 8))
    call rec_observe_native_status('array_of_statuses' // c_null_char, array_of_statuses, 3)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Request_get_status_some
subroutine rec_mpifh_pmpi_request_get_status_some() bind(C)
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
    call pmpi_request_get_status_some(&
        incount, &
        array_of_requests, &
        outcount, &
        array_of_indices, &
        array_of_statuses, &
        returned)
    call observe_number('outcount', int(outcount, 8))
    call observe_numbers('array_of_indices', int(array_of_indices(1:3), 8))
    call rec_observe_native_status('array_of_statuses' // c_null_char, array_of_statuses, 3)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Start
subroutine rec_mpifh_mpi_start() bind(C)
    integer :: i
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    request = 1001
    call mpi_start(&
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Start
subroutine rec_mpifh_pmpi_start() bind(C)
    integer :: i
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    request = 1001
    call pmpi_start(&
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Startall
subroutine rec_mpifh_mpi_startall() bind(C)
    integer :: i
    integer :: count
    integer :: array_of_requests(8)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests = [(1002 + i, i = 0, 7)]
    call mpi_startall(&
        count, &
        array_of_requests, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Startall
subroutine rec_mpifh_pmpi_startall() bind(C)
    integer :: i
    integer :: count
    integer :: array_of_requests(8)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests = [(1002 + i, i = 0, 7)]
    call pmpi_startall(&
        count, &
        array_of_requests, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_get_error
subroutine rec_mpifh_mpi_status_get_error() bind(C)
    integer :: i
    integer :: status(16)
    integer :: err
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    call mpi_status_get_error(&
        status, &
        err, &
        returned)
    call observe_number('err', int(err, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_get_error
subroutine rec_mpifh_pmpi_status_get_error() bind(C)
    integer :: i
    integer :: status(16)
    integer :: err
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    call pmpi_status_get_error(&
        status, &
        err, &
        returned)
    call observe_number('err', int(err, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_get_source
subroutine rec_mpifh_mpi_status_get_source() bind(C)
    integer :: i
    integer :: status(16)
    integer :: source
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    call mpi_status_get_source(&
        status, &
        source, &
        returned)
    call observe_number('source', int(source, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_get_source
subroutine rec_mpifh_pmpi_status_get_source() bind(C)
    integer :: i
    integer :: status(16)
    integer :: source
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    call pmpi_status_get_source(&
        status, &
        source, &
        returned)
    call observe_number('source', int(source, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_get_tag
subroutine rec_mpifh_mpi_status_get_tag() bind(C)
    integer :: i
    integer :: status(16)
    integer :: tag
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    call mpi_status_get_tag(&
        status, &
        tag, &
        returned)
    call observe_number('tag', int(tag, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_get_tag
subroutine rec_mpifh_pmpi_status_get_tag() bind(C)
    integer :: i
    integer :: status(16)
    integer :: tag
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    call pmpi_status_get_tag(&
        status, &
        tag, &
        returned)
    call observe_number('tag', int(tag, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_cancelled
subroutine rec_mpifh_mpi_status_set_cancelled() bind(C)
    integer :: i
    integer :: status(16)
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    flag = 0 /= 0
    call mpi_status_set_cancelled(&
        status, &
        flag, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_cancelled
subroutine rec_mpifh_pmpi_status_set_cancelled() bind(C)
    integer :: i
    integer :: status(16)
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    flag = 0 /= 0
    call pmpi_status_set_cancelled(&
        status, &
        flag, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_error
subroutine rec_mpifh_mpi_status_set_error() bind(C)
    integer :: i
    integer :: status(16)
    integer :: err
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    err = 102
    call mpi_status_set_error(&
        status, &
        err, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_error
subroutine rec_mpifh_pmpi_status_set_error() bind(C)
    integer :: i
    integer :: status(16)
    integer :: err
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    err = 102
    call pmpi_status_set_error(&
        status, &
        err, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_source
subroutine rec_mpifh_mpi_status_set_source() bind(C)
    integer :: i
    integer :: status(16)
    integer :: source
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    source = 102
    call mpi_status_set_source(&
        status, &
        source, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_source
subroutine rec_mpifh_pmpi_status_set_source() bind(C)
    integer :: i
    integer :: status(16)
    integer :: source
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    source = 102
    call pmpi_status_set_source(&
        status, &
        source, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_tag
subroutine rec_mpifh_mpi_status_set_tag() bind(C)
    integer :: i
    integer :: status(16)
    integer :: tag
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    tag = 102
    call mpi_status_set_tag(&
        status, &
        tag, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_tag
subroutine rec_mpifh_pmpi_status_set_tag() bind(C)
    integer :: i
    integer :: status(16)
    integer :: tag
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    tag = 102
    call pmpi_status_set_tag(&
        status, &
        tag, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Test
subroutine rec_mpifh_mpi_test() bind(C)
    integer :: i
    integer :: request
    logical :: flag
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    request = 1001
    flag = 1 == 0
    call mpi_test(&
        request, &
        flag, &
        status, &
        returned)
    call observe_handle('request', request)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Test
subroutine rec_mpifh_pmpi_test() bind(C)
    integer :: i
    integer :: request
    logical :: flag
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    request = 1001
    flag = 1 == 0
    call pmpi_test(&
        request, &
        flag, &
        status, &
        returned)
    call observe_handle('request', request)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Test_cancelled
subroutine rec_mpifh_mpi_test_cancelled() bind(C)
    integer :: i
    integer :: status(16)
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    flag = 1 == 0
    call mpi_test_cancelled(&
        status, &
        flag, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Test_cancelled
subroutine rec_mpifh_pmpi_test_cancelled() bind(C)
    integer :: i
    integer :: status(16)
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    flag = 1 == 0
    call pmpi_test_cancelled(&
        status, &
        flag, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Testall
subroutine rec_mpifh_mpi_testall() bind(C)
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
    call mpi_testall(&
        count, &
        array_of_requests, &
        flag, &
        array_of_statuses, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3))
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('array_of_statuses' // c_null_char, array_of_statuses, 3)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Testall
subroutine rec_mpifh_pmpi_testall() bind(C)
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
    call pmpi_testall(&
        count, &
        array_of_requests, &
        flag, &
        array_of_statuses, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3))
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('array_of_statuses' // c_null_char, array_of_statuses, 3)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Testany
subroutine rec_mpifh_mpi_testany() bind(C)
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
    call mpi_testany(&
        count, &
        array_of_requests, &
        index, &
        flag, &
        status, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3))
    call observe_number('index', int(index, 8))
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Testany
subroutine rec_mpifh_pmpi_testany() bind(C)
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
    call pmpi_testany(&
        count, &
        array_of_requests, &
        index, &
        flag, &
        status, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3))
    call observe_number('index', int(index, 8))
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Testsome
subroutine rec_mpifh_mpi_testsome() bind(C)
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
    call mpi_testsome(&
        incount, &
        array_of_requests, &
        outcount, &
        array_of_indices, &
        array_of_statuses, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3))
    call observe_number('outcount', int(outcount, 8))
    call observe_numbers('array_of_indices', int(array_of_indices(1:3), 8))
    call rec_observe_native_status('array_of_statuses' // c_null_char, array_of_statuses, 3)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Testsome
subroutine rec_mpifh_pmpi_testsome() bind(C)
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
    call pmpi_testsome(&
        incount, &
        array_of_requests, &
        outcount, &
        array_of_indices, &
        array_of_statuses, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3))
    call observe_number('outcount', int(outcount, 8))
    call observe_numbers('array_of_indices', int(array_of_indices(1:3), 8))
    call rec_observe_native_status('array_of_statuses' // c_null_char, array_of_statuses, 3)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Wait
subroutine rec_mpifh_mpi_wait() bind(C)
    integer :: i
    integer :: request
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    request = 1001
    call mpi_wait(&
        request, &
        status, &
        returned)
    call observe_handle('request', request)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Wait
subroutine rec_mpifh_pmpi_wait() bind(C)
    integer :: i
    integer :: request
    integer :: status(16)
    integer :: returned
    i = 0
    returned = 0
    request = 1001
    call pmpi_wait(&
        request, &
        status, &
        returned)
    call observe_handle('request', request)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Waitall
subroutine rec_mpifh_mpi_waitall() bind(C)
    integer :: i
    integer :: count
    integer :: array_of_requests(8)
    integer :: array_of_statuses(128)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests = [(1002 + i, i = 0, 7)]
    call mpi_waitall(&
        count, &
        array_of_requests, &
        array_of_statuses, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3))
    call rec_observe_native_status('array_of_statuses' // c_null_char, array_of_statuses, 3)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Waitall
subroutine rec_mpifh_pmpi_waitall() bind(C)
    integer :: i
    integer :: count
    integer :: array_of_requests(8)
    integer :: array_of_statuses(128)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests = [(1002 + i, i = 0, 7)]
    call pmpi_waitall(&
        count, &
        array_of_requests, &
        array_of_statuses, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3))
    call rec_observe_native_status('array_of_statuses' // c_null_char, array_of_statuses, 3)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Waitany
subroutine rec_mpifh_mpi_waitany() bind(C)
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
    call mpi_waitany(&
        count, &
        array_of_requests, &
        index, &
        status, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3))
    call observe_number('index', int(index, 8))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Waitany
subroutine rec_mpifh_pmpi_waitany() bind(C)
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
    call pmpi_waitany(&
        count, &
        array_of_requests, &
        index, &
        status, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3))
    call observe_number('index', int(index, 8))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Waitsome
subroutine rec_mpifh_mpi_waitsome() bind(C)
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
    call mpi_waitsome(&
        incount, &
        array_of_requests, &
        outcount, &
        array_of_indices, &
        array_of_statuses, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3))
    call observe_number('outcount', int(outcount, 8))
    call observe_numbers('array_of_indices', int(array_of_indices(1:3), 8))
    call rec_observe_native_status('array_of_statuses' // c_null_char, array_of_statuses, 3)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Waitsome
subroutine rec_mpifh_pmpi_waitsome() bind(C)
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
    call pmpi_waitsome(&
        incount, &
        array_of_requests, &
        outcount, &
        array_of_indices, &
        array_of_statuses, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3))
    call observe_number('outcount', int(outcount, 8))
    call observe_numbers('array_of_indices', int(array_of_indices(1:3), 8))
    call rec_observe_native_status('array_of_statuses' // c_null_char, array_of_statuses, 3)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
