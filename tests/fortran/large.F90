! Large-count forms on two processes, over MPIs that have them and MPIs that do not: there counts that fit are right, and (with
! -DREFUSES) counts that do not are an error of the call's object, with nothing transferred.
program large
    use mpi_f08
    use, intrinsic :: iso_c_binding, only: c_ptr, c_f_pointer
    implicit none
    integer, parameter :: C = MPI_COUNT_KIND, A = MPI_ADDRESS_KIND
    integer(C), parameter :: TOO_MANY = 2_C**31 + 1
    integer :: rank, peer
    type(MPI_Comm) :: comm

    call MPI_Init()
    call MPI_Comm_dup(MPI_COMM_WORLD, comm)
    call MPI_Comm_rank(comm, rank)
    peer = 1 - rank
    call messages()
    call arrays()
    call operations()
    call datatypes()
    call statuses()
    call files()
#ifdef REFUSES
    call MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN)
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN)
    call refusals()
#endif
    if (rank == 0) print '(A)', 'done'
    call MPI_Finalize()

contains

    subroutine check(what, good)
        character(len=*), intent(in) :: what
        logical, intent(in) :: good
        if (.not. good) print '(A)', 'wrong: ' // what
    end subroutine

    ! Whole arrays and sections; a request; a reduction.
    subroutine messages()
        integer :: sent(20), got(20), total(2)
        type(MPI_Request) :: requests(2)
        type(MPI_Status) :: status
        integer(C) :: count
        integer :: i
        sent = [(100 * rank + i, i = 1, 20)]
        got = 0
        call MPI_Sendrecv(sent, 20_C, MPI_INTEGER, peer, 1, got, 20_C, MPI_INTEGER, peer, 1, comm, status)
        call MPI_Get_count(status, MPI_INTEGER, count)
        call check('sendrecv', all(got == sent - 100 * rank + 100 * peer) .and. count == 20)
        got = 0
        call MPI_Irecv(got(1:20:2), 10_C, MPI_INTEGER, peer, 2, comm, requests(1))
        call MPI_Isend(sent(2:20:2), 10_C, MPI_INTEGER, peer, 2, comm, requests(2))
        call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE)
        call check('sections', all(got(1:20:2) == [(100 * peer + i, i = 2, 20, 2)]) .and. all(got(2:20:2) == 0))
        call MPI_Allreduce([rank, 1], total, 2_C, MPI_INTEGER, MPI_SUM, comm)
        call check('allreduce', all(total == [1, 2]))
    end subroutine

    ! A procedure that takes large counts; on two processes the order of what does not commute is that of the ranks.
    subroutine operations()
        type(MPI_Op) :: op
        integer :: got(3000), i
        call MPI_Op_create_c(ten_of_first, .false., op)
        call MPI_Allreduce([(rank + i, i = 1, 3000)], got, 3000_C, MPI_INTEGER, op, comm)
        call check('an operation', all(got == [(10 * i + i + 1, i = 1, 3000)]))
        call MPI_Allreduce([rank, 7], got, 2, MPI_INTEGER, op, comm)
        call check('an operation in a small reduction', all(got(1:2) == [1, 77]))
        call MPI_Op_free(op)
    end subroutine

    subroutine ten_of_first(invec, inoutvec, len, datatype)
        type(c_ptr), value :: invec, inoutvec
        integer(C) :: len
        type(MPI_Datatype) :: datatype
        integer, pointer :: first(:), second(:)
        call c_f_pointer(invec, first, [len])
        call c_f_pointer(inoutvec, second, [len])
        if (datatype == MPI_INTEGER) second = 10 * first + second
    end subroutine

    ! Counts and displacements that only the root has, and those that MPI_IN_PLACE makes meaningless.
    subroutine arrays()
        integer(C) :: counts(2), nothing(2)
        integer(A) :: displs(2), nowhere(2)
        integer :: gathered(5), both(4)
        counts = TOO_MANY
        displs = TOO_MANY
        nothing = TOO_MANY
        nowhere = TOO_MANY
        gathered = 0
        if (rank == 1) then
            counts = [2_C, 1_C]
            displs = [3_A, 0_A]
        end if
        both(1:2) = [10 * rank + 1, 10 * rank + 2]
        call MPI_Gatherv(both, int(2 - rank, C), MPI_INTEGER, gathered, counts, displs, MPI_INTEGER, 1, comm)
        if (rank == 1) call check('gatherv', all(gathered == [11, 0, 0, 1, 2]))
        counts = 2
        displs = [0_A, 2_A]
        both = [10 * rank + 1, 10 * rank + 2, 10 * rank + 3, 10 * rank + 4]
        call MPI_Alltoallv(MPI_IN_PLACE, nothing, nowhere, MPI_INTEGER, both, counts, displs, MPI_INTEGER, comm)
        if (rank == 0) call check('alltoallv', all(both == [1, 2, 11, 12]))
        if (rank == 1) call check('alltoallv', all(both == [3, 4, 13, 14]))
    end subroutine

    ! Answers wider than an INTEGER, and what a datatype was made of.
    subroutine datatypes()
        type(MPI_Datatype) :: vector, big, types(1)
        integer(C) :: size, integers, addresses, counts, handles, position, large(8)
        integer(A) :: bytes(1)
        integer :: i, combiner, ints(8), packed(4), unpacked(3)
        call MPI_Type_vector(3_C, 1_C, 2_C, MPI_INTEGER, vector)
        call MPI_Type_get_envelope(vector, integers, addresses, counts, handles, combiner)
        call check('envelope', combiner == MPI_COMBINER_VECTOR .and. integers + counts == 3 .and. handles == 1)
        ints = 0
        large = 0
        call MPI_Type_get_contents(vector, integers, addresses, counts, handles, ints, bytes, large, types)
        call check('contents', sum(ints) + sum(large) == 6 .and. types(1) == MPI_INTEGER)
        call MPI_Type_contiguous(2_C**20, MPI_DOUBLE_PRECISION, vector)
        call MPI_Type_contiguous(2_C**20, vector, big)
        call MPI_Type_size(big, size)
        call check('size of a large type', size == 2_C**43)
        ! More than a wrapper has room for on its stack.
        call MPI_Type_indexed(100_C, [(1_C, i = 1, 100)], [(2_C * i, i = 0, 99)], MPI_INTEGER, vector)
        call MPI_Type_size(vector, size)
        call check('a long array', size == 400)
        position = 4
        packed = 0
        call MPI_Pack([7, 8, 9], 3_C, MPI_INTEGER, packed, 16_C, position, comm)
        call check('pack', position == 16 .and. all(packed == [0, 7, 8, 9]))
        position = 4
        call MPI_Unpack(packed, 16_C, position, unpacked, 3_C, MPI_INTEGER, comm)
        call check('unpack', position == 16 .and. all(unpacked == [7, 8, 9]))
    end subroutine

    ! An element count beyond an INTEGER, kept by a copy to the other form and back; addresses (R103).
    subroutine statuses()
        type(MPI_Status) :: status, back
        integer :: old(MPI_STATUS_SIZE), cells(2)
        integer(C) :: elements
        integer(A) :: first
        call MPI_Recv(cells, 0_C, MPI_INTEGER, MPI_PROC_NULL, 0, comm, status)
        call MPI_Status_set_elements(status, MPI_BYTE, 5000000000_C)
        call MPI_Status_f082f(status, old)
        call MPI_Status_f2f08(old, back)
        call MPI_Get_elements(back, MPI_BYTE, elements)
        call check('elements', elements == 5000000000_C)
        call check('source', back%MPI_SOURCE == MPI_PROC_NULL .and. old(MPI_SOURCE) == MPI_PROC_NULL)
        call MPI_Get_address(cells, first)
        call check('addresses', MPI_Aint_diff(MPI_Aint_add(first, 4_A), first) == 4)
    end subroutine

    subroutine files()
        type(MPI_File) :: file
        integer :: got(2)
        call MPI_File_open(comm, 'large.data', MPI_MODE_CREATE + MPI_MODE_RDWR + MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, file)
        call MPI_File_write_at_all(file, 8_MPI_OFFSET_KIND * rank, [rank, 5], 2_C, MPI_INTEGER, MPI_STATUS_IGNORE)
        call MPI_File_sync(file)
        call MPI_Barrier(comm)
        call MPI_File_sync(file)
        call MPI_File_read_at_all(file, 8_MPI_OFFSET_KIND * peer, got, 2_C, MPI_INTEGER, MPI_STATUS_IGNORE)
        call check('files', all(got == [peer, 5]))
        call MPI_File_close(file)
    end subroutine

    ! Nothing that is refused reaches the other process: its next message is the next one sent.
    subroutine refusals()
        integer, parameter :: mode = MPI_MODE_CREATE + MPI_MODE_WRONLY + MPI_MODE_DELETE_ON_CLOSE
        integer :: buffer(4), ierror
        integer(C) :: counts(2)
        type(MPI_Request) :: request
        type(MPI_Datatype) :: vector
        type(MPI_File) :: file
        buffer = rank
        request = MPI_REQUEST_NULL
        call MPI_Isend(buffer, TOO_MANY, MPI_INTEGER, peer, 3, comm, request, ierror)
        call refused('isend', ierror, MPI_ERR_COUNT)
        call check('no request', request == MPI_REQUEST_NULL)
        call MPI_Send(buffer(1:4:2), TOO_MANY, MPI_INTEGER, peer, 3, comm, ierror)
        call refused('a section', ierror, MPI_ERR_COUNT)
        call MPI_Send(buffer, 2_C**32 + 1, MPI_INTEGER, peer, 3, comm, ierror)
        call refused('what would be 1 if it were cut', ierror, MPI_ERR_COUNT)
        counts = [1_C, TOO_MANY]
        call MPI_Allgatherv(buffer, 1_C, MPI_INTEGER, buffer, counts, [0_A, 1_A], MPI_INTEGER, comm, ierror)
        call refused('an array of counts', ierror, MPI_ERR_COUNT)
        counts = 1
        call MPI_Allgatherv(buffer, 1_C, MPI_INTEGER, buffer, counts, [0_A, -TOO_MANY], MPI_INTEGER, comm, ierror)
        call refused('an array of displacements', ierror, MPI_ERR_ARG)
        call MPI_Pack_size(2_C**29, MPI_DOUBLE_PRECISION, comm, counts(1), ierror)
        call refused('an output size', ierror, MPI_ERR_ARG)
        call MPI_Type_vector(2_C, 1_C, TOO_MANY, MPI_INTEGER, vector, ierror)
        call refused('a stride', ierror, MPI_ERR_ARG)
        call MPI_File_open(MPI_COMM_SELF, 'refused.data', mode, MPI_INFO_NULL, file)
        call MPI_File_write(file, buffer, TOO_MANY, MPI_INTEGER, MPI_STATUS_IGNORE, ierror)
        call refused('a file', ierror, MPI_ERR_COUNT)
        call MPI_File_close(file)
        call MPI_Sendrecv([70 + rank], 1_C, MPI_INTEGER, peer, 3, buffer, 1_C, MPI_INTEGER, peer, 3, comm, MPI_STATUS_IGNORE)
        call check('the next message', buffer(1) == 70 + peer)
    end subroutine

    subroutine refused(what, ierror, wanted)
        character(len=*), intent(in) :: what
        integer, intent(in) :: ierror, wanted
        integer :: class
        call MPI_Error_class(ierror, class)
        call check('refused: ' // what, class == wanted)
    end subroutine

end program
