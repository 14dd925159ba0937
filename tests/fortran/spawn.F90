! Two processes start this program anew with arguments (R122, 11.8); what they were given comes back. What the root alone has is
! nonsense elsewhere, and would do harm if it were read. The first argument says which of the four starts is wanted, or all.
! With STAND_IN nothing is started: spawned.cpp prints what C is given.
#include "dialect.inc"
#if defined(STAND_IN)
#define PMPI_Comm_spawn MPI_Comm_spawn
#define PMPI_Comm_spawn_multiple MPI_Comm_spawn_multiple
#endif
program spawn
    USES
    implicit none
    HEADER
    integer, parameter :: width = 60
    ! MPI gives the codes to all (11.8.2), Open MPI 4.1 to the root.
#if defined(STAND_IN)
    logical, parameter :: may_lack = .false.
#else
    logical, parameter :: may_lack = .true.
#endif
    character(len=:), allocatable :: self
    character(len=8) :: wanted
    integer :: ierror, rank, checks = 0, wrong = 0, length
    HANDLE(MPI_Comm) :: parent
    logical :: is_child
    call MPI_Init(ierror)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    call MPI_Comm_get_parent(parent, ierror)
    call get_command_argument(0, length=length)
    allocate (character(len=length) :: self)
    call get_command_argument(0, self)
    is_child = parent /= MPI_COMM_NULL
    if (.not. is_child) then
        call get_command_argument(1, wanted)
        if (wanted == 'one' .or. wanted == 'all') call one()
        if (wanted == 'two' .or. wanted == 'all') call two()
        if (wanted == 'several' .or. wanted == 'all') call several()
        if (wanted == 'alike' .or. wanted == 'all') call several_alike()
    else
        call report()
    end if
    call MPI_Finalize(ierror)
    if (.not. is_child .and. rank == 0) print '(i0, a, i0, a)', checks, ' checks, ', wrong, ' wrong'

contains

#include "counted.inc"

    ! A child: tells the parents' first process its arguments, each in brackets.
    subroutine report()
        character(len=width) :: text, argument
        integer :: i, length
        text = ''
        do i = 1, command_argument_count()
            call get_command_argument(i, argument, length)
            text = trim(text) // '[' // argument(1:length) // ']'
        end do
        call MPI_Send(text, width, MPI_CHARACTER, 0, 0, parent, ierror)
        call MPI_Comm_disconnect(parent, ierror)
    end subroutine

    ! The first process hears of every child.
    subroutine hear(inter, expected)
        HANDLE(MPI_Comm) :: inter
        character(len=*), intent(in) :: expected(:)
        character(len=width) :: text
        integer :: child, children
#if defined(STAND_IN)
        call MPI_Comm_free(inter, ierror)
        return
#endif
        call MPI_Comm_remote_size(inter, children, ierror)
        if (rank == 0) call check('the number of children', children == size(expected))
        do child = 1, merge(children, 0, rank == 0)
            call MPI_Recv(text, width, MPI_CHARACTER, child - 1, 0, inter, MPI_STATUS_IGNORE, ierror)
            call check('arguments ' // trim(text) // ', not ' // trim(expected(child)), text == expected(child))
        end do
        call MPI_Comm_disconnect(inter, ierror)
    end subroutine

    ! Arguments with blanks inside, and none of those around them; a blank one ends the list.
    subroutine one()
        HANDLE(MPI_Comm) :: inter
        HANDLE(MPI_Info) :: nonsense
        character(len=12) :: arguments(5)
#if defined(DIALECT_f08)
        nonsense%MPI_VAL = 123454321
#else
        nonsense = 123454321
#endif
        if (rank == 0) then
            arguments = [character(len=12) :: 'one two', '  three ', 'twelve chars', ' ', 'never']
            call MPI_Comm_spawn('  ' // self // ' ', arguments, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, inter, &
                                MPI_ERRCODES_IGNORE, ierror)
        else
            arguments = repeat('#', 12)
            call MPI_Comm_spawn('no such program', arguments, 1000000000, nonsense, 0, MPI_COMM_WORLD, inter, &
                                MPI_ERRCODES_IGNORE, ierror)
        end if
        call hear(inter, [character(len=width) :: '[one two][three][twelve chars]'])
    end subroutine

    ! No arguments, and a code of each child; the second process is the root.
    subroutine two()
        HANDLE(MPI_Comm) :: inter
        integer :: codes(4)
        codes = -77
        if (rank == 1) then
            call PMPI_Comm_spawn(self, MPI_ARGV_NULL, 2, MPI_INFO_NULL, 1, MPI_COMM_WORLD, inter, codes, ierror)
        else
            call PMPI_Comm_spawn('', MPI_ARGV_NULL, -5, MPI_INFO_NULL, 1, MPI_COMM_WORLD, inter, codes, ierror)
        end if
        call check('error codes', all(codes(1:2) == MPI_SUCCESS .or. may_lack .and. rank /= 1 .and. codes(1:2) == -77))
        call check('beyond the error codes', all(codes(3:4) == -77))
        call hear(inter, [character(len=width) :: '', ''])
    end subroutine

    ! Two commands with arguments of their own, in the rows of a matrix; their numbers of processes differ.
    subroutine several()
        HANDLE(MPI_Comm) :: inter
        HANDLE(MPI_Info) :: infos(2)
        character(len=12) :: arguments(2, 3)
        character(len=len(self) + 2) :: commands(2)
        integer :: codes(4)
        codes = -77
        infos = MPI_INFO_NULL
        arguments(1, :) = [character(len=12) :: 'alpha', ' beta gamma', ' ']
        arguments(2, :) = [character(len=12) :: 'delta', ' ', 'never']
        commands(1) = '  ' // self
        commands(2) = self
        if (rank == 0) then
            call MPI_Comm_spawn_multiple(2, commands, arguments, [1, 2], infos, 0, MPI_COMM_WORLD, inter, codes, ierror)
        else
            arguments = repeat('#', 12)
            commands = '#'
#if defined(DIALECT_f08)
            infos%MPI_VAL = 123454321
#else
            infos = 123454321
#endif
            call MPI_Comm_spawn_multiple(1000000000, commands, arguments, [-1, -1], infos, 0, MPI_COMM_WORLD, inter, &
                                         codes, ierror)
        end if
        call check('error codes of several', &
                   all(codes(1:3) == MPI_SUCCESS .or. may_lack .and. rank /= 0 .and. codes(1:3) == -77))
        call check('beyond the error codes of several', codes(4) == -77)
        call hear(inter, [character(len=width) :: '[alpha][beta gamma]', '[delta]', '[delta]'])
    end subroutine

    subroutine several_alike()
        HANDLE(MPI_Comm) :: inter
        HANDLE(MPI_Info) :: infos(2)
        infos = MPI_INFO_NULL
        call PMPI_Comm_spawn_multiple(2, [self, self], MPI_ARGVS_NULL, [1, 1], infos, 0, MPI_COMM_WORLD, inter, &
                                      MPI_ERRCODES_IGNORE, ierror)
        call hear(inter, [character(len=width) :: '', ''])
    end subroutine

end program
