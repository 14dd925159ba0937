! A program of `bindery conformance`: PROGRAM prints what each check expects and has seen; PROGRAM FOLDER CHECK… writes that of these checks
! into a file for each process.
#if defined(DIALECT_f08)
#define HANDLE(kind) type(kind)
#define STATUS type(MPI_Status)
#define USES use mpi_f08
#define HEADER
#elif defined(DIALECT_mpi)
#define HANDLE(kind) integer
#define STATUS integer, dimension(MPI_STATUS_SIZE)
#define USES use mpi
#define HEADER
#else
#define HANDLE(kind) integer
#define STATUS integer, dimension(MPI_STATUS_SIZE)
#define USES
#define HEADER include 'mpif.h'
#endif
! A field of a status, and an element of an array of them.
#if defined(DIALECT_f08)
#define FIELD(status, name) status%name
#define FIELD_OF(statuses, i, name) statuses(i)%name
#define STATUSES(name, n) type(MPI_Status) :: name(n)
#else
#define FIELD(status, name) status(name)
#define FIELD_OF(statuses, i, name) statuses(name, i)
#define STATUSES(name, n) integer :: name(MPI_STATUS_SIZE, n)
#endif
module seen
    use, intrinsic :: iso_fortran_env, only: int32, int64, output_unit
    implicit none
    private
    public :: open_seen, begins, ends, skip, expect
    integer :: unit = output_unit
    character(len=80) :: current = ''
    interface expect
        module procedure expect_int32, expect_int64, expect_logical, expect_text, expect_ints
    end interface
contains
    subroutine open_seen(rank)
        integer, intent(in) :: rank
        character(len=4000) :: name
        if (command_argument_count() < 1) return
        call get_command_argument(1, name)
        write (name(len_trim(name) + 1:), '(a,i0)') '/seen.', rank
        open (newunit=unit, file=trim(name), action='write')
    end subroutine
    logical function begins(check)
        character(len=*), intent(in) :: check
        character(len=80) :: chosen
        integer :: i
        begins = command_argument_count() < 1
        do i = 2, command_argument_count()
            call get_command_argument(i, chosen)
            if (chosen == check) begins = .true.
        end do
        current = check
        if (begins) call said('begin '//check)
    end function
    subroutine ends(check)
        character(len=*), intent(in) :: check
        call said('end '//check)
    end subroutine
    subroutine skip(why)
        character(len=*), intent(in) :: why
        call said('skip '//trim(current)//' | '//why)
    end subroutine
    subroutine said(line)
        character(len=*), intent(in) :: line
        write (unit, '(a)') trim(line)
        flush (unit)
    end subroutine
    subroutine compared(what, expected, actual)
        character(len=*), intent(in) :: what, expected, actual
        call said(trim(current)//' | '//what//' '//trim(expected)//' | '//what//' '//trim(actual))
    end subroutine
    subroutine expect_int64(what, expected, found)
        character(len=*), intent(in) :: what
        integer(int64), intent(in) :: expected, found
        character(len=24) :: texts(2)
        write (texts(1), '(i0)') expected
        write (texts(2), '(i0)') found
        call compared(what, texts(1), texts(2))
    end subroutine
    subroutine expect_int32(what, expected, found)
        character(len=*), intent(in) :: what
        integer(int32), intent(in) :: expected, found
        call expect_int64(what, int(expected, int64), int(found, int64))
    end subroutine
    subroutine expect_logical(what, expected, found)
        character(len=*), intent(in) :: what
        logical, intent(in) :: expected, found
        call compared(what, merge('yes', 'no ', expected), merge('yes', 'no ', found))
    end subroutine
    subroutine expect_text(what, expected, actual)
        character(len=*), intent(in) :: what, expected, actual
        call compared(what, "'"//expected//"'", "'"//actual//"'")
    end subroutine
    subroutine expect_ints(what, expected, found)
        character(len=*), intent(in) :: what
        integer(int32), intent(in) :: expected(:), found(:)
        character(len=400) :: texts(2)
        write (texts(1), '(*(i0,1x))') expected(:min(24, size(expected)))
        write (texts(2), '(*(i0,1x))') found(:min(24, size(found)))
        call compared(what, texts(1), texts(2))
    end subroutine
end module
