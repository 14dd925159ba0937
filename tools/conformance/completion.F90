! Requests and statuses, within one process.
!# completion_waitany
subroutine completion_waitany
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Request) :: requests(3)
    integer :: got, index, ierror
    requests = MPI_REQUEST_NULL
    call MPI_Irecv(got, 1, MPI_INTEGER, 0, 1, MPI_COMM_SELF, requests(2), ierror)
    call MPI_Send(7, 1, MPI_INTEGER, 0, 1, MPI_COMM_SELF, ierror)
    index = -5
    call MPI_Waitany(3, requests, index, MPI_STATUS_IGNORE, ierror)
    call expect('the index is', 2, index)
    call expect('the request is null:', .true., requests(2) == MPI_REQUEST_NULL)
end subroutine
!# completion_testany
subroutine completion_testany
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Request) :: requests(3)
    integer :: got, index, ierror, i
    logical :: flag
    requests = MPI_REQUEST_NULL
    call MPI_Irecv(got, 1, MPI_INTEGER, 0, 1, MPI_COMM_SELF, requests(3), ierror)
    call MPI_Send(7, 1, MPI_INTEGER, 0, 1, MPI_COMM_SELF, ierror)
    index = -5
    do i = 1, 1000000
        call MPI_Testany(3, requests, index, flag, MPI_STATUS_IGNORE, ierror)
        if (flag) exit
    end do
    call expect('it is complete:', .true., flag)
    call expect('the index is', 3, index)
end subroutine
!# completion_testany_again
subroutine completion_testany_again
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Request) :: requests(2)
    integer :: got, index, ierror, i
    logical :: flag
    requests = MPI_REQUEST_NULL
    call MPI_Irecv(got, 1, MPI_INTEGER, 0, 1, MPI_COMM_SELF, requests(1), ierror)
    call MPI_Send(7, 1, MPI_INTEGER, 0, 1, MPI_COMM_SELF, ierror)
    do i = 1, 1000000
        call MPI_Testany(2, requests, index, flag, MPI_STATUS_IGNORE, ierror)
        if (flag) exit
    end do
    call MPI_Irecv(got, 1, MPI_INTEGER, 0, 2, MPI_COMM_SELF, requests(1), ierror)
    flag = .true.
    call MPI_Testany(2, requests, index, flag, MPI_STATUS_IGNORE, ierror)
    call expect('something is complete:', .false., flag)
    call MPI_Send(7, 1, MPI_INTEGER, 0, 2, MPI_COMM_SELF, ierror)
    call MPI_Wait(requests(1), MPI_STATUS_IGNORE, ierror)
end subroutine
!# completion_waitsome
subroutine completion_waitsome
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Request) :: requests(3)
    integer :: got, count, indices(3), ierror
    requests = MPI_REQUEST_NULL
    call MPI_Irecv(got, 1, MPI_INTEGER, 0, 1, MPI_COMM_SELF, requests(2), ierror)
    call MPI_Send(7, 1, MPI_INTEGER, 0, 1, MPI_COMM_SELF, ierror)
    indices = -5
    call MPI_Waitsome(3, requests, count, indices, MPI_STATUSES_IGNORE, ierror)
    call expect('so many are complete:', 1, count)
    call expect('the index is', 2, indices(1))
end subroutine
!# completion_testsome
subroutine completion_testsome
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Request) :: requests(3)
    integer :: got, count, indices(3), ierror, i
    requests = MPI_REQUEST_NULL
    call MPI_Irecv(got, 1, MPI_INTEGER, 0, 1, MPI_COMM_SELF, requests(3), ierror)
    call MPI_Send(7, 1, MPI_INTEGER, 0, 1, MPI_COMM_SELF, ierror)
    indices = -5
    do i = 1, 1000000
        call MPI_Testsome(3, requests, count, indices, MPI_STATUSES_IGNORE, ierror)
        if (count /= 0) exit
    end do
    call expect('so many are complete:', 1, count)
    call expect('the index is', 3, indices(1))
end subroutine
!# completion_undefined
subroutine completion_undefined
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Request) :: requests(2)
    integer :: index, count, indices(2), ierror
    logical :: flag
    requests = MPI_REQUEST_NULL
    call MPI_Waitany(2, requests, index, MPI_STATUS_IGNORE, ierror)
    call expect('index of a wait:', MPI_UNDEFINED, index)
    call MPI_Testany(2, requests, index, flag, MPI_STATUS_IGNORE, ierror)
    call expect('index of a test:', MPI_UNDEFINED, index)
    call expect('flag of a test:', .true., flag)
    call MPI_Waitsome(2, requests, count, indices, MPI_STATUSES_IGNORE, ierror)
    call expect('number of a wait:', MPI_UNDEFINED, count)
    call MPI_Testsome(2, requests, count, indices, MPI_STATUSES_IGNORE, ierror)
    call expect('number of a test:', MPI_UNDEFINED, count)
end subroutine
!# completion_empty
subroutine completion_empty
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Request) :: request
    STATUS :: status
    integer :: count, ierror
    logical :: flag
    request = MPI_REQUEST_NULL
    FIELD(status, MPI_SOURCE) = 99
    call MPI_Wait(request, status, ierror)
    call expect('the source is', MPI_ANY_SOURCE, FIELD(status, MPI_SOURCE))
    call expect('the tag is', MPI_ANY_TAG, FIELD(status, MPI_TAG))
    call MPI_Get_count(status, MPI_INTEGER, count, ierror)
    call expect('the count is', 0, count)
    call MPI_Test_cancelled(status, flag, ierror)
    call expect('it is cancelled:', .false., flag)
end subroutine
!# completion_null
subroutine completion_null
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Request) :: requests(2)
    integer :: got(2), ierror
    call MPI_Irecv(got(1), 1, MPI_INTEGER, 0, 1, MPI_COMM_SELF, requests(1), ierror)
    call MPI_Isend(7, 1, MPI_INTEGER, 0, 1, MPI_COMM_SELF, requests(2), ierror)
    call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE, ierror)
    call expect('the first one is null:', .true., requests(1) == MPI_REQUEST_NULL)
    call expect('the second one is null:', .true., requests(2) == MPI_REQUEST_NULL)
end subroutine
!# completion_untouched
subroutine completion_untouched
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Request) :: request
    STATUS :: status
    integer :: got, ierror
    call MPI_Isend(7, 1, MPI_INTEGER, 0, 1, MPI_COMM_SELF, request, ierror)
    FIELD(status, MPI_ERROR) = 4711
    call MPI_Recv(got, 1, MPI_INTEGER, 0, 1, MPI_COMM_SELF, status, ierror)
    call expect('after a receive:', 4711, FIELD(status, MPI_ERROR))
    FIELD(status, MPI_ERROR) = 4711
    call MPI_Wait(request, status, ierror)
    call expect('after a wait:', 4711, FIELD(status, MPI_ERROR))
end subroutine
!# completion_in_status
subroutine completion_in_status
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Request) :: requests(2)
    HANDLE(MPI_Comm) :: comm
    STATUSES(statuses, 2)
    integer :: got(4), ierror, class, i, ignored
    call MPI_Comm_dup(MPI_COMM_SELF, comm, ierror)
    call MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN, ierror)
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN, ierror)
    call MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN, ierror)
    call MPI_Irecv(got(1), 1, MPI_INTEGER, 0, 1, comm, requests(1), ierror)
    call MPI_Irecv(got(3), 1, MPI_INTEGER, 0, 2, comm, requests(2), ierror)
    call MPI_Send([1, 2], 2, MPI_INTEGER, 0, 1, comm, ierror)
    call MPI_Send([3], 1, MPI_INTEGER, 0, 2, comm, ierror)
    do i = 1, 2
        FIELD_OF(statuses, i, MPI_ERROR) = -1
    end do
    call MPI_Waitall(2, requests, statuses, ierror)
    call MPI_Error_class(ierror, class, ignored)
    call expect('the class of the call is', MPI_ERR_IN_STATUS, class)
    call MPI_Error_class(FIELD_OF(statuses, 1, MPI_ERROR), class, ierror)
    call expect('the class of the first status is', MPI_ERR_TRUNCATE, class)
    i = FIELD_OF(statuses, 2, MPI_ERROR)
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL, ierror)
    call MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_ARE_FATAL, ierror)
    if (i == MPI_ERR_PENDING) i = MPI_SUCCESS
    call expect('the error of the second status is', MPI_SUCCESS, i)
end subroutine
!# completion_statuses
subroutine completion_statuses
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Request) :: requests(3)
    STATUSES(statuses, 3)
    integer :: got(3, 3), ierror, i, count
    do i = 1, 3
        call MPI_Irecv(got(:, i), 3, MPI_INTEGER, MPI_ANY_SOURCE, 10*i, MPI_COMM_SELF, requests(i), ierror)
    end do
    do i = 3, 1, -1
        call MPI_Send([1, 2, 3], i, MPI_INTEGER, 0, 10*i, MPI_COMM_SELF, ierror)
    end do
    call MPI_Waitall(3, requests, statuses, ierror)
    do i = 1, 3
        call expect('the source is', 0, FIELD_OF(statuses, i, MPI_SOURCE))
        call expect('the tag is', 10*i, FIELD_OF(statuses, i, MPI_TAG))
#ifdef DIALECT_f08
        call MPI_Get_count(statuses(i), MPI_INTEGER, count, ierror)
#else
        call MPI_Get_count(statuses(:, i), MPI_INTEGER, count, ierror)
#endif
        call expect('the count is', i, count)
    end do
end subroutine
!# completion_persistent
subroutine completion_persistent
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Request) :: requests(2)
    integer, save :: given, got
    integer :: ierror, i
    call MPI_Send_init(given, 1, MPI_INTEGER, 0, 1, MPI_COMM_SELF, requests(1), ierror)
    call MPI_Recv_init(got, 1, MPI_INTEGER, 0, 1, MPI_COMM_SELF, requests(2), ierror)
    do i = 1, 2
        given = 40 + i
        call MPI_Startall(2, requests, ierror)
        call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE, ierror)
        call expect('it got', 40 + i, got)
        call expect('the request is null:', .false., requests(2) == MPI_REQUEST_NULL)
    end do
    do i = 1, 2
        call MPI_Request_free(requests(i), ierror)
        call expect('the freed request is null:', .true., requests(i) == MPI_REQUEST_NULL)
    end do
end subroutine
!# completion_cancelled
subroutine completion_cancelled
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Request) :: request
    STATUS :: status
    integer :: got, ierror
    logical :: flag
    call MPI_Irecv(got, 1, MPI_INTEGER, 0, 99, MPI_COMM_SELF, request, ierror)
    call MPI_Cancel(request, ierror)
    call MPI_Wait(request, status, ierror)
    flag = .false.
    call MPI_Test_cancelled(status, flag, ierror)
    call expect('it is cancelled:', .true., flag)
end subroutine
!# completion_get_status
subroutine completion_get_status
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Request) :: request
    STATUS :: status
    integer :: got, ierror, i
    logical :: flag
    call MPI_Irecv(got, 1, MPI_INTEGER, 0, 5, MPI_COMM_SELF, request, ierror)
    call MPI_Send(7, 1, MPI_INTEGER, 0, 5, MPI_COMM_SELF, ierror)
    do i = 1, 1000000
        call MPI_Request_get_status(request, flag, status, ierror)
        if (flag) exit
    end do
    call expect('the tag is', 5, FIELD(status, MPI_TAG))
    call expect('the request is null:', .false., request == MPI_REQUEST_NULL)
    call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
end subroutine
!# completion_elements
subroutine completion_elements
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Datatype) :: triple
    HANDLE(MPI_Request) :: request
    STATUS :: status
    integer :: got(6), ierror, count
    call MPI_Type_contiguous(3, MPI_INTEGER, triple, ierror)
    call MPI_Type_commit(triple, ierror)
    call MPI_Irecv(got, 2, triple, 0, 5, MPI_COMM_SELF, request, ierror)
    call MPI_Send([1, 2, 3, 4], 4, MPI_INTEGER, 0, 5, MPI_COMM_SELF, ierror)
    call MPI_Wait(request, status, ierror)
    call MPI_Get_count(status, triple, count, ierror)
    call expect('the count is', MPI_UNDEFINED, count)
    call MPI_Get_elements(status, triple, count, ierror)
    call expect('the elements are', 4, count)
    call MPI_Type_free(triple, ierror)
end subroutine
!# completion_probe
subroutine completion_probe
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Message) :: message
    HANDLE(MPI_Request) :: request
    STATUS :: status
    integer :: got, ierror
    call MPI_Isend(7, 1, MPI_INTEGER, 0, 5, MPI_COMM_SELF, request, ierror)
    call MPI_Mprobe(0, 5, MPI_COMM_SELF, message, status, ierror)
    call MPI_Mrecv(got, 1, MPI_INTEGER, message, MPI_STATUS_IGNORE, ierror)
    call expect('it got', 7, got)
    call expect('the message is null:', .true., message == MPI_MESSAGE_NULL)
    call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
end subroutine
