! Do not edit: `bindery generate` writes this from specs/routines/completion.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "completion".
#include "rec_has.h"
module rec_completion
    use mpi_f08
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Cancel
subroutine rec_f08_mpi_cancel() bind(C)
    integer :: i
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    request%MPI_VAL = 1001
    call MPI_Cancel(&
        request, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Cancel
subroutine rec_f08_pmpi_cancel() bind(C)
    integer :: i
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    request%MPI_VAL = 1001
    call PMPI_Cancel(&
        request, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Grequest_complete
subroutine rec_f08_mpi_grequest_complete() bind(C)
    integer :: i
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    request%MPI_VAL = 1001
    call MPI_Grequest_complete(&
        request, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Grequest_complete
subroutine rec_f08_pmpi_grequest_complete() bind(C)
    integer :: i
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    request%MPI_VAL = 1001
    call PMPI_Grequest_complete(&
        request, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Grequest_start
subroutine rec_f08_mpi_grequest_start() bind(C)
    integer :: i
    procedure(MPI_Grequest_query_function) :: rec_procedure_1
    procedure(MPI_Grequest_free_function) :: rec_procedure_2
    procedure(MPI_Grequest_cancel_function) :: rec_procedure_3
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    call MPI_Grequest_start(&
        rec_procedure_1, &
        rec_procedure_2, &
        rec_procedure_3, &
        104_8, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Grequest_start
subroutine rec_f08_pmpi_grequest_start() bind(C)
    integer :: i
    procedure(MPI_Grequest_query_function) :: rec_procedure_1
    procedure(MPI_Grequest_free_function) :: rec_procedure_2
    procedure(MPI_Grequest_cancel_function) :: rec_procedure_3
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    call PMPI_Grequest_start(&
        rec_procedure_1, &
        rec_procedure_2, &
        rec_procedure_3, &
        104_8, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Request_free
subroutine rec_f08_mpi_request_free() bind(C)
    integer :: i
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    request%MPI_VAL = 1001
    call MPI_Request_free(&
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Request_free
subroutine rec_f08_pmpi_request_free() bind(C)
    integer :: i
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    request%MPI_VAL = 1001
    call PMPI_Request_free(&
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Request_get_status
subroutine rec_f08_mpi_request_get_status() bind(C)
    integer :: i
    type(MPI_Request) :: request
    logical :: flag
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    request%MPI_VAL = 1001
    flag = 1 == 0
    call MPI_Request_get_status(&
        request, &
        flag, &
        status(1), &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Request_get_status
subroutine rec_f08_pmpi_request_get_status() bind(C)
    integer :: i
    type(MPI_Request) :: request
    logical :: flag
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    request%MPI_VAL = 1001
    flag = 1 == 0
    call PMPI_Request_get_status(&
        request, &
        flag, &
        status(1), &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Request_get_status_all
subroutine rec_f08_mpi_request_get_status_all() bind(C)
    integer :: i
    integer :: count
    type(MPI_Request) :: array_of_requests(8)
    logical :: flag
    type(MPI_Status) :: array_of_statuses(8)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests%MPI_VAL = [(1002 + i, i = 0, 7)]
    flag = 0 == 0
    call MPI_Request_get_status_all(&
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
subroutine rec_f08_pmpi_request_get_status_all() bind(C)
    integer :: i
    integer :: count
    type(MPI_Request) :: array_of_requests(8)
    logical :: flag
    type(MPI_Status) :: array_of_statuses(8)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests%MPI_VAL = [(1002 + i, i = 0, 7)]
    flag = 0 == 0
    call PMPI_Request_get_status_all(&
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
subroutine rec_f08_mpi_request_get_status_any() bind(C)
    integer :: i
    integer :: count
    type(MPI_Request) :: array_of_requests(8)
    integer :: index
    logical :: flag
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests%MPI_VAL = [(1002 + i, i = 0, 7)]
    flag = 1 == 0
    call MPI_Request_get_status_any(&
        count, &
        array_of_requests, &
        index, &
        flag, &
        status(1), &
        returned)
    call observe_number('index', int(index, 8))
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Request_get_status_any
subroutine rec_f08_pmpi_request_get_status_any() bind(C)
    integer :: i
    integer :: count
    type(MPI_Request) :: array_of_requests(8)
    integer :: index
    logical :: flag
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests%MPI_VAL = [(1002 + i, i = 0, 7)]
    flag = 1 == 0
    call PMPI_Request_get_status_any(&
        count, &
        array_of_requests, &
        index, &
        flag, &
        status(1), &
        returned)
    call observe_number('index', int(index, 8))
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Request_get_status_some
subroutine rec_f08_mpi_request_get_status_some() bind(C)
    integer :: i
    integer :: incount
    type(MPI_Request) :: array_of_requests(8)
    integer :: outcount
    integer :: array_of_indices(8)
    type(MPI_Status) :: array_of_statuses(8)
    integer :: returned
    i = 0
    returned = 0
    incount = 3
    array_of_requests%MPI_VAL = [(1002 + i, i = 0, 7)]
    call MPI_Request_get_status_some(&
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
subroutine rec_f08_pmpi_request_get_status_some() bind(C)
    integer :: i
    integer :: incount
    type(MPI_Request) :: array_of_requests(8)
    integer :: outcount
    integer :: array_of_indices(8)
    type(MPI_Status) :: array_of_statuses(8)
    integer :: returned
    i = 0
    returned = 0
    incount = 3
    array_of_requests%MPI_VAL = [(1002 + i, i = 0, 7)]
    call PMPI_Request_get_status_some(&
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
subroutine rec_f08_mpi_start() bind(C)
    integer :: i
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    request%MPI_VAL = 1001
    call MPI_Start(&
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Start
subroutine rec_f08_pmpi_start() bind(C)
    integer :: i
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    request%MPI_VAL = 1001
    call PMPI_Start(&
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Startall
subroutine rec_f08_mpi_startall() bind(C)
    integer :: i
    integer :: count
    type(MPI_Request) :: array_of_requests(8)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests%MPI_VAL = [(1002 + i, i = 0, 7)]
    call MPI_Startall(&
        count, &
        array_of_requests, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3)%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Startall
subroutine rec_f08_pmpi_startall() bind(C)
    integer :: i
    integer :: count
    type(MPI_Request) :: array_of_requests(8)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests%MPI_VAL = [(1002 + i, i = 0, 7)]
    call PMPI_Startall(&
        count, &
        array_of_requests, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3)%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_get_error
subroutine rec_f08_mpi_status_get_error() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    integer :: err
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    call MPI_Status_get_error(&
        status(1), &
        err, &
        returned)
    call observe_number('err', int(err, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_get_error
subroutine rec_f08_pmpi_status_get_error() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    integer :: err
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    call PMPI_Status_get_error(&
        status(1), &
        err, &
        returned)
    call observe_number('err', int(err, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_get_source
subroutine rec_f08_mpi_status_get_source() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    integer :: source
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    call MPI_Status_get_source(&
        status(1), &
        source, &
        returned)
    call observe_number('source', int(source, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_get_source
subroutine rec_f08_pmpi_status_get_source() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    integer :: source
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    call PMPI_Status_get_source(&
        status(1), &
        source, &
        returned)
    call observe_number('source', int(source, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_get_tag
subroutine rec_f08_mpi_status_get_tag() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    integer :: tag
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    call MPI_Status_get_tag(&
        status(1), &
        tag, &
        returned)
    call observe_number('tag', int(tag, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_get_tag
subroutine rec_f08_pmpi_status_get_tag() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    integer :: tag
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    call PMPI_Status_get_tag(&
        status(1), &
        tag, &
        returned)
    call observe_number('tag', int(tag, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_cancelled
subroutine rec_f08_mpi_status_set_cancelled() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    flag = 0 /= 0
    call MPI_Status_set_cancelled(&
        status(1), &
        flag, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_cancelled
subroutine rec_f08_pmpi_status_set_cancelled() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    flag = 0 /= 0
    call PMPI_Status_set_cancelled(&
        status(1), &
        flag, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_error
subroutine rec_f08_mpi_status_set_error() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    integer :: err
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    err = 102
    call MPI_Status_set_error(&
        status(1), &
        err, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_error
subroutine rec_f08_pmpi_status_set_error() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    integer :: err
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    err = 102
    call PMPI_Status_set_error(&
        status(1), &
        err, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_source
subroutine rec_f08_mpi_status_set_source() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    integer :: source
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    source = 102
    call MPI_Status_set_source(&
        status(1), &
        source, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_source
subroutine rec_f08_pmpi_status_set_source() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    integer :: source
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    source = 102
    call PMPI_Status_set_source(&
        status(1), &
        source, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_tag
subroutine rec_f08_mpi_status_set_tag() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    integer :: tag
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    tag = 102
    call MPI_Status_set_tag(&
        status(1), &
        tag, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Status_set_tag
subroutine rec_f08_pmpi_status_set_tag() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    integer :: tag
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    tag = 102
    call PMPI_Status_set_tag(&
        status(1), &
        tag, &
        returned)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Test
subroutine rec_f08_mpi_test() bind(C)
    integer :: i
    type(MPI_Request) :: request
    logical :: flag
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    request%MPI_VAL = 1001
    flag = 1 == 0
    call MPI_Test(&
        request, &
        flag, &
        status(1), &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Test
subroutine rec_f08_pmpi_test() bind(C)
    integer :: i
    type(MPI_Request) :: request
    logical :: flag
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    request%MPI_VAL = 1001
    flag = 1 == 0
    call PMPI_Test(&
        request, &
        flag, &
        status(1), &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Test_cancelled
subroutine rec_f08_mpi_test_cancelled() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    flag = 1 == 0
    call MPI_Test_cancelled(&
        status(1), &
        flag, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Test_cancelled
subroutine rec_f08_pmpi_test_cancelled() bind(C)
    integer :: i
    type(MPI_Status) :: status(1)
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    call rec_fill_native_status(status, 101)
    flag = 1 == 0
    call PMPI_Test_cancelled(&
        status(1), &
        flag, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Testall
subroutine rec_f08_mpi_testall() bind(C)
    integer :: i
    integer :: count
    type(MPI_Request) :: array_of_requests(8)
    logical :: flag
    type(MPI_Status) :: array_of_statuses(8)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests%MPI_VAL = [(1002 + i, i = 0, 7)]
    flag = 0 == 0
    call MPI_Testall(&
        count, &
        array_of_requests, &
        flag, &
        array_of_statuses, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3)%MPI_VAL)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('array_of_statuses' // c_null_char, array_of_statuses, 3)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Testall
subroutine rec_f08_pmpi_testall() bind(C)
    integer :: i
    integer :: count
    type(MPI_Request) :: array_of_requests(8)
    logical :: flag
    type(MPI_Status) :: array_of_statuses(8)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests%MPI_VAL = [(1002 + i, i = 0, 7)]
    flag = 0 == 0
    call PMPI_Testall(&
        count, &
        array_of_requests, &
        flag, &
        array_of_statuses, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3)%MPI_VAL)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('array_of_statuses' // c_null_char, array_of_statuses, 3)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Testany
subroutine rec_f08_mpi_testany() bind(C)
    integer :: i
    integer :: count
    type(MPI_Request) :: array_of_requests(8)
    integer :: index
    logical :: flag
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests%MPI_VAL = [(1002 + i, i = 0, 7)]
    flag = 1 == 0
    call MPI_Testany(&
        count, &
        array_of_requests, &
        index, &
        flag, &
        status(1), &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3)%MPI_VAL)
    call observe_number('index', int(index, 8))
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Testany
subroutine rec_f08_pmpi_testany() bind(C)
    integer :: i
    integer :: count
    type(MPI_Request) :: array_of_requests(8)
    integer :: index
    logical :: flag
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests%MPI_VAL = [(1002 + i, i = 0, 7)]
    flag = 1 == 0
    call PMPI_Testany(&
        count, &
        array_of_requests, &
        index, &
        flag, &
        status(1), &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3)%MPI_VAL)
    call observe_number('index', int(index, 8))
    call observe_number('flag', merge(1_8, 0_8, flag))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Testsome
subroutine rec_f08_mpi_testsome() bind(C)
    integer :: i
    integer :: incount
    type(MPI_Request) :: array_of_requests(8)
    integer :: outcount
    integer :: array_of_indices(8)
    type(MPI_Status) :: array_of_statuses(8)
    integer :: returned
    i = 0
    returned = 0
    incount = 3
    array_of_requests%MPI_VAL = [(1002 + i, i = 0, 7)]
    call MPI_Testsome(&
        incount, &
        array_of_requests, &
        outcount, &
        array_of_indices, &
        array_of_statuses, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3)%MPI_VAL)
    call observe_number('outcount', int(outcount, 8))
    call observe_numbers('array_of_indices', int(array_of_indices(1:3), 8))
    call rec_observe_native_status('array_of_statuses' // c_null_char, array_of_statuses, 3)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Testsome
subroutine rec_f08_pmpi_testsome() bind(C)
    integer :: i
    integer :: incount
    type(MPI_Request) :: array_of_requests(8)
    integer :: outcount
    integer :: array_of_indices(8)
    type(MPI_Status) :: array_of_statuses(8)
    integer :: returned
    i = 0
    returned = 0
    incount = 3
    array_of_requests%MPI_VAL = [(1002 + i, i = 0, 7)]
    call PMPI_Testsome(&
        incount, &
        array_of_requests, &
        outcount, &
        array_of_indices, &
        array_of_statuses, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3)%MPI_VAL)
    call observe_number('outcount', int(outcount, 8))
    call observe_numbers('array_of_indices', int(array_of_indices(1:3), 8))
    call rec_observe_native_status('array_of_statuses' // c_null_char, array_of_statuses, 3)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Wait
subroutine rec_f08_mpi_wait() bind(C)
    integer :: i
    type(MPI_Request) :: request
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    request%MPI_VAL = 1001
    call MPI_Wait(&
        request, &
        status(1), &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Wait
subroutine rec_f08_pmpi_wait() bind(C)
    integer :: i
    type(MPI_Request) :: request
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    request%MPI_VAL = 1001
    call PMPI_Wait(&
        request, &
        status(1), &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Waitall
subroutine rec_f08_mpi_waitall() bind(C)
    integer :: i
    integer :: count
    type(MPI_Request) :: array_of_requests(8)
    type(MPI_Status) :: array_of_statuses(8)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests%MPI_VAL = [(1002 + i, i = 0, 7)]
    call MPI_Waitall(&
        count, &
        array_of_requests, &
        array_of_statuses, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3)%MPI_VAL)
    call rec_observe_native_status('array_of_statuses' // c_null_char, array_of_statuses, 3)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Waitall
subroutine rec_f08_pmpi_waitall() bind(C)
    integer :: i
    integer :: count
    type(MPI_Request) :: array_of_requests(8)
    type(MPI_Status) :: array_of_statuses(8)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests%MPI_VAL = [(1002 + i, i = 0, 7)]
    call PMPI_Waitall(&
        count, &
        array_of_requests, &
        array_of_statuses, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3)%MPI_VAL)
    call rec_observe_native_status('array_of_statuses' // c_null_char, array_of_statuses, 3)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Waitany
subroutine rec_f08_mpi_waitany() bind(C)
    integer :: i
    integer :: count
    type(MPI_Request) :: array_of_requests(8)
    integer :: index
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests%MPI_VAL = [(1002 + i, i = 0, 7)]
    call MPI_Waitany(&
        count, &
        array_of_requests, &
        index, &
        status(1), &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3)%MPI_VAL)
    call observe_number('index', int(index, 8))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Waitany
subroutine rec_f08_pmpi_waitany() bind(C)
    integer :: i
    integer :: count
    type(MPI_Request) :: array_of_requests(8)
    integer :: index
    type(MPI_Status) :: status(1)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_requests%MPI_VAL = [(1002 + i, i = 0, 7)]
    call PMPI_Waitany(&
        count, &
        array_of_requests, &
        index, &
        status(1), &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3)%MPI_VAL)
    call observe_number('index', int(index, 8))
    call rec_observe_native_status('status' // c_null_char, status, 1)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Waitsome
subroutine rec_f08_mpi_waitsome() bind(C)
    integer :: i
    integer :: incount
    type(MPI_Request) :: array_of_requests(8)
    integer :: outcount
    integer :: array_of_indices(8)
    type(MPI_Status) :: array_of_statuses(8)
    integer :: returned
    i = 0
    returned = 0
    incount = 3
    array_of_requests%MPI_VAL = [(1002 + i, i = 0, 7)]
    call MPI_Waitsome(&
        incount, &
        array_of_requests, &
        outcount, &
        array_of_indices, &
        array_of_statuses, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3)%MPI_VAL)
    call observe_number('outcount', int(outcount, 8))
    call observe_numbers('array_of_indices', int(array_of_indices(1:3), 8))
    call rec_observe_native_status('array_of_statuses' // c_null_char, array_of_statuses, 3)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Waitsome
subroutine rec_f08_pmpi_waitsome() bind(C)
    integer :: i
    integer :: incount
    type(MPI_Request) :: array_of_requests(8)
    integer :: outcount
    integer :: array_of_indices(8)
    type(MPI_Status) :: array_of_statuses(8)
    integer :: returned
    i = 0
    returned = 0
    incount = 3
    array_of_requests%MPI_VAL = [(1002 + i, i = 0, 7)]
    call PMPI_Waitsome(&
        incount, &
        array_of_requests, &
        outcount, &
        array_of_indices, &
        array_of_statuses, &
        returned)
    call observe_handles('array_of_requests', array_of_requests(1:3)%MPI_VAL)
    call observe_number('outcount', int(outcount, 8))
    call observe_numbers('array_of_indices', int(array_of_indices(1:3), 8))
    call rec_observe_native_status('array_of_statuses' // c_null_char, array_of_statuses, 3)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
