! A program and a library (-DPART) whose INTEGERs have different sizes: either uses what the other one made. With -DFRONT, a tool.
#include "dialect.inc"
#if defined(FRONT)
subroutine MPI_Init(ierror)
    integer :: ierror
    call PMPI_Init(ierror)
end subroutine
#else
#if defined(DIALECT_f08)
#define VALUE(handle) handle%MPI_VAL
#define PENDING , asynchronous
#else
#define VALUE(handle) handle
#define PENDING
#define STRIDE 1
#endif
#if !defined(STRIDE)
#define STRIDE 3
#endif
#if defined(PART)
#define MODULE_NAME part
#define PREFIX 'part_'
#else
#define MODULE_NAME own
#define PREFIX 'main_'
#endif

module MODULE_NAME
    USES
    use, intrinsic :: iso_c_binding
    implicit none
    HEADER
    integer(c_int8_t), save PENDING :: received(40 * STRIDE)
    integer(c_int32_t), save PENDING :: sent(10), arrived(10)
    HANDLE(MPI_Request), save :: request
    integer(c_int), save :: deleted = 0, handled = 0
contains
#if defined(DIALECT_f08)
    subroutine combine(invec, inoutvec, len, datatype)
        type(c_ptr), value :: invec, inoutvec
        integer :: len
        type(MPI_Datatype) :: datatype
        integer(c_int32_t), pointer :: a(:), b(:)
        call c_f_pointer(invec, a, [len])
        call c_f_pointer(inoutvec, b, [len])
#else
    subroutine combine(a, b, len, datatype)
        integer :: len, datatype
        integer(c_int32_t) :: a(len), b(len)
#endif
        if (datatype == MPI_INTEGER4) b = 10 * a + b
    end subroutine

    subroutine copying(object, key, state, value_in, value_out, flag, ierror)
        HANDLE(MPI_Comm) :: object
        integer :: key, ierror
        integer(kind=MPI_ADDRESS_KIND) :: state, value_in, value_out
        logical :: flag
        value_out = value_in + state
        flag = .true.
        ierror = MPI_SUCCESS
    end subroutine

    subroutine deleting(object, key, value, state, ierror)
        HANDLE(MPI_Comm) :: object
        integer :: key, ierror
        integer(kind=MPI_ADDRESS_KIND) :: value, state
        deleted = deleted + 1
        ierror = MPI_SUCCESS
    end subroutine

    subroutine handling(object, code)
        HANDLE(MPI_Comm) :: object
        integer :: code
        if (code /= MPI_SUCCESS) handled = handled + 1
    end subroutine

    ! A receive into every third byte, which takes a bounce buffer, and the send that ends it.
    function starts() result(handle) bind(C, name=PREFIX//'starts')
        integer(c_int) :: handle
        integer :: ierror, i
        received = 0
        sent = [(i, i=1, 10)]
        call MPI_Irecv(received(::STRIDE), 10, MPI_INTEGER4, 0, 7, MPI_COMM_SELF, request, ierror)
        call MPI_Send(sent, 10, MPI_INTEGER4, 0, 7, MPI_COMM_SELF, ierror)
        handle = int(VALUE(request), c_int)
    end function

    ! The same as a persistent request, whose matching send comes later.
    function prepares() result(handle) bind(C, name=PREFIX//'prepares')
        integer(c_int) :: handle
        integer :: ierror
        received = 0
        call MPI_Recv_init(received(::STRIDE), 10, MPI_INTEGER4, 0, 8, MPI_COMM_SELF, request, ierror)
        handle = int(VALUE(request), c_int)
    end function

    subroutine sends() bind(C, name=PREFIX//'sends')
        integer :: ierror
        call MPI_Send(sent, 10, MPI_INTEGER4, 0, 8, MPI_COMM_SELF, ierror)
    end subroutine

    function has_received() result(right) bind(C, name=PREFIX//'has_received')
        integer(c_int) :: right
        right = merge(1_c_int, 0_c_int, all(transfer(received(::STRIDE), sent) == sent))
#if STRIDE > 1
        if (any(received(2::STRIDE) /= 0)) right = 0
#endif
    end function

    ! Converted arrays that live until the operation is complete.
    function exchanges() result(handle) bind(C, name=PREFIX//'exchanges')
        integer(c_int) :: handle
        integer, save :: counts(1), displacements(1), types(1)
        integer :: ierror
        counts = 10; displacements = 0
        arrived = 0
        call MPI_Ialltoallv(sent, counts, displacements, MPI_INTEGER4, arrived, counts, displacements, MPI_INTEGER4, &
            MPI_COMM_SELF, request, ierror)
        counts = -1
        handle = int(VALUE(request), c_int)
    end function

    subroutine completes(handle) bind(C, name=PREFIX//'completes')
        integer(c_int), value :: handle
        integer :: ierror
        VALUE(request) = handle
        call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
    end subroutine

    function operation() result(handle) bind(C, name=PREFIX//'operation')
        integer(c_int) :: handle
        HANDLE(MPI_Op) :: op
        integer :: ierror
        call MPI_Op_create(combine, .true., op, ierror)
        handle = int(VALUE(op), c_int)
    end function

    function new_key() result(key) bind(C, name=PREFIX//'new_key')
        integer(c_int) :: key
        integer :: made, ierror
        call MPI_Comm_create_keyval(copying, deleting, made, 5_MPI_ADDRESS_KIND, ierror)
        key = int(made, c_int)
    end function

    subroutine sets(comm, key, value) bind(C, name=PREFIX//'sets')
        integer(c_int), value :: comm, key, value
        HANDLE(MPI_Comm) :: object
        integer :: ierror
        VALUE(object) = comm
        call MPI_Comm_set_attr(object, int(key), int(value, MPI_ADDRESS_KIND), ierror)
    end subroutine

    function gets(comm, key) result(value) bind(C, name=PREFIX//'gets')
        integer(c_int), value :: comm, key
        integer(c_int) :: value
        HANDLE(MPI_Comm) :: object
        integer(kind=MPI_ADDRESS_KIND) :: found
        logical :: flag
        integer :: ierror
        VALUE(object) = comm
        call MPI_Comm_get_attr(object, int(key), found, flag, ierror)
        value = merge(int(found, c_int), -1_c_int, flag)
    end function

    subroutine watches(comm) bind(C, name=PREFIX//'watches')
        integer(c_int), value :: comm
        HANDLE(MPI_Comm) :: object
        HANDLE(MPI_Errhandler) :: handler
        integer :: ierror
        VALUE(object) = comm
        call MPI_Comm_create_errhandler(handling, handler, ierror)
        call MPI_Comm_set_errhandler(object, handler, ierror)
        call MPI_Errhandler_free(handler, ierror)
    end subroutine

    function calls() result(number) bind(C, name=PREFIX//'calls')
        integer(c_int) :: number
        number = 100 * deleted + handled
    end function
end module

#if !defined(PART)
#define FUNCTION(name) integer(c_int) function name() bind(C); import c_int; end function
program both
    use own
    implicit none
    interface
        FUNCTION(part_starts)
        FUNCTION(part_prepares)
        FUNCTION(part_has_received)
        FUNCTION(part_exchanges)
        FUNCTION(part_operation)
        FUNCTION(part_new_key)
        FUNCTION(part_calls)
        FUNCTION(sends_seen)
        subroutine part_sends() bind(C)
        end subroutine
        subroutine part_completes(handle) bind(C)
            import c_int
            integer(c_int), value :: handle
        end subroutine
        subroutine part_sets(comm, key, value) bind(C)
            import c_int
            integer(c_int), value :: comm, key, value
        end subroutine
        integer(c_int) function part_gets(comm, key) bind(C)
            import c_int
            integer(c_int), value :: comm, key
        end function
        subroutine part_watches(comm) bind(C)
            import c_int
            integer(c_int), value :: comm
        end subroutine
        integer(c_int) function fails_in_c(comm) bind(C)
            import c_int
            integer(c_int), value :: comm
        end function
    end interface
    integer :: failures = 0, ierror
    call MPI_Init(ierror)
    call requests_of_the_library()
    call requests_of_the_program()
    call operations()
    call attributes()
    call handlers()
    call check(sends_seen() == 4, 'what a tool in C sees')
    call MPI_Finalize(ierror)
    print '(a, i0)', 'failures: ', failures
contains
#include "failures.inc"

    subroutine requests_of_the_library()
        HANDLE(MPI_Request) :: theirs
        logical :: flag
        integer :: number
        VALUE(theirs) = part_starts()
        call MPI_Wait(theirs, MPI_STATUS_IGNORE, ierror)
        call check(part_has_received() == 1, 'a receive')
        call check(theirs == MPI_REQUEST_NULL, 'its request')
        VALUE(theirs) = part_prepares()
        do number = 1, 2
            call MPI_Start(theirs, ierror)
            call part_sends()
            flag = .false.
            do while (.not. flag)
                call MPI_Test(theirs, flag, MPI_STATUS_IGNORE, ierror)
            end do
            call check(part_has_received() == 1, 'a persistent receive')
        end do
        call MPI_Request_free(theirs, ierror)
        VALUE(theirs) = part_exchanges()
        call MPI_Wait(theirs, MPI_STATUS_IGNORE, ierror)
    end subroutine

    subroutine requests_of_the_program()
        call part_completes(starts())
        call check(has_received() == 1, 'a receive of the program')
        call part_completes(exchanges())
        call check(all(arrived == sent), 'an exchange of the program')
    end subroutine

    ! On one process MPI calls no operation but in MPI_Reduce_local.
    subroutine operations()
        HANDLE(MPI_Op) :: op
        integer(c_int32_t) :: in(3), inout(3)
        in = [2, 3, 4]; inout = [1, 1, 1]
        VALUE(op) = part_operation()
        call MPI_Reduce_local(in, inout, 3, MPI_INTEGER4, op, ierror)
        call check(all(inout == [21, 31, 41]), 'an operation of the library')
        call MPI_Op_free(op, ierror)
        VALUE(op) = operation()
        call MPI_Reduce_local(in, inout, 3, MPI_INTEGER4, op, ierror)
        call check(all(inout == [41, 61, 81]), 'an operation of the program')
        call MPI_Op_free(op, ierror)
    end subroutine

    subroutine attributes()
        HANDLE(MPI_Comm) :: comm, copy
        integer(c_int) :: object, copied, theirs, ours
        call MPI_Comm_dup(MPI_COMM_SELF, comm, ierror)
        theirs = part_new_key()
        ours = new_key()
        object = int(VALUE(comm), c_int)
        call sets(object, theirs, 100_c_int)
        call part_sets(object, ours, 200_c_int)
        call MPI_Comm_dup(comm, copy, ierror)
        copied = int(VALUE(copy), c_int)
        call check(part_gets(object, theirs) == 100 .and. gets(object, ours) == 200, 'an attribute of the other kind')
        call check(gets(copied, theirs) == 105 .and. part_gets(copied, ours) == 205, 'its copy')
        call MPI_Comm_free(copy, ierror)
        call MPI_Comm_free(comm, ierror)
        call check(part_calls() == 200 .and. calls() == 200, 'deleted attributes')
    end subroutine

    subroutine handlers()
        HANDLE(MPI_Comm) :: comm
        integer :: value
        call MPI_Comm_dup(MPI_COMM_SELF, comm, ierror)
        call part_watches(int(VALUE(comm), c_int))
        call MPI_Send(value, 1, MPI_INTEGER, 7, 7, comm, ierror)
        call check(part_calls() == 201, 'an error handler')
        call check((ierror /= MPI_SUCCESS) .eqv. (fails_in_c(int(VALUE(comm), c_int)) /= 0), 'what an error handler leaves')
        call MPI_Comm_free(comm, ierror)
    end subroutine
end program
#endif
#endif
