! The standard ABI's rules for Fortran: statuses (R129), handles (R130, R132), kinds (R136), what the library is told (R138, R139).
#include "dialect.inc"
program rules
    USES
    use, intrinsic :: iso_c_binding, only: c_intptr_t, c_int64_t
    use tally
    implicit none
    HEADER
    integer :: ierror, rank
    call MPI_Init(ierror)
    call MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN, ierror)
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN, ierror)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    call statuses()
    call handles()
    call kinds()
    call sizes()
    call booleans()
    call print_tally(rank)
    call MPI_Finalize(ierror)

contains

    subroutine statuses()
        STATUS :: status
        integer :: words(1)
        call check('MPI_STATUS_SIZE', MPI_STATUS_SIZE == 8)
        call check('indices', MPI_SOURCE == 1 .and. MPI_TAG == 2 .and. MPI_ERROR == 3)
        call check('a status in INTEGERs', size(transfer(status, words)) == 8)
#if defined(DIALECT_f08)
        call check('MPI_INTERNAL', size(status%MPI_INTERNAL) == 5)
#endif
    end subroutine

    subroutine handles()
        call check('MPI_COMM_NULL', NUMBER(MPI_COMM_NULL) == 256)
        call check('MPI_COMM_WORLD', NUMBER(MPI_COMM_WORLD) == 257)
        call check('MPI_COMM_SELF', NUMBER(MPI_COMM_SELF) == 258)
        call check('MPI_GROUP_EMPTY', NUMBER(MPI_GROUP_EMPTY) == int(z'109'))
        call check('MPI_SUM', NUMBER(MPI_SUM) == int(z'021'))
        call check('MPI_REQUEST_NULL', NUMBER(MPI_REQUEST_NULL) == int(z'180'))
        call check('MPI_INTEGER', NUMBER(MPI_INTEGER) == int(z'219'))
        call check('MPI_COMPLEX8', NUMBER(MPI_COMPLEX8) == int(z'2DB'))
        call check('MPI_ANY_SOURCE', MPI_ANY_SOURCE == -1)
        call check('MPI_UNDEFINED', MPI_UNDEFINED == -32766)
        call check('MPI_KEYVAL_INVALID', MPI_KEYVAL_INVALID == 0)
    end subroutine

    subroutine kinds()
        call check('MPI_ADDRESS_KIND', MPI_ADDRESS_KIND == c_intptr_t)
        call check('MPI_OFFSET_KIND', MPI_OFFSET_KIND == c_int64_t)
        call check('MPI_COUNT_KIND', MPI_COUNT_KIND == c_int64_t)
        call check('MPI_INTEGER_KIND', MPI_INTEGER_KIND == kind(0))
    end subroutine

    ! The library knows the sizes by now, whoever told it, and nobody tells it again.
    subroutine sizes()
        HANDLE(MPI_Info) :: info
        integer :: class, ignored
        call MPI_Abi_get_fortran_info(info, ierror)
        call check('Abi_get_fortran_info', ierror == MPI_SUCCESS .and. NUMBER(info) /= NUMBER(MPI_INFO_NULL))
        if (NUMBER(info) == NUMBER(MPI_INFO_NULL)) return
        call has_size(info, 'logical', storage_size(.true.) / 8)
        call has_size(info, 'integer', storage_size(0) / 8)
        call has_size(info, 'real', storage_size(0.0) / 8)
        call has_size(info, 'double_precision', storage_size(0d0) / 8)
        call MPI_Abi_set_fortran_info(info, ierror)
        call MPI_Error_class(ierror, class, ignored)
        call check('Abi_set_fortran_info twice', class == MPI_ERR_ABI)
        call MPI_Info_free(info, ierror)
    end subroutine

    subroutine has_size(info, name, bytes)
        HANDLE(MPI_Info), intent(in) :: info
        character(len=*), intent(in) :: name
        integer, intent(in) :: bytes
        character(len=8) :: text, wanted
        logical :: flag
        text = ''
        write (wanted, '(i0)') bytes
        call MPI_Info_get(info, 'mpi_' // name // '_size', 8, text, flag, ierror)
        call check('mpi_' // name // '_size', flag .and. text == wanted)
    end subroutine

    subroutine booleans()
        logical :: yes, no, is_set
        integer :: class, ignored
        yes = .false.
        no = .true.
        is_set = .false.
        call MPI_Abi_get_fortran_booleans(storage_size(yes) / 8, yes, no, is_set, ierror)
        call check('Abi_get_fortran_booleans', ierror == MPI_SUCCESS .and. is_set)
        call check('its values', yes .and. .not. no)
        call MPI_Abi_set_fortran_booleans(storage_size(yes) / 8, .true., .false., ierror)
        call MPI_Error_class(ierror, class, ignored)
        call check('Abi_set_fortran_booleans twice', class == MPI_ERR_ABI)
    end subroutine
end program
