! A conversion without memory: MPI_ERR_NO_MEM, nothing called, and what was made before it freed. One process.
#include "dialect.inc"
program no_memory
    USES
    implicit none
    HEADER
    integer, external :: leaked
    integer, parameter :: long = 3000, many = 300
    integer :: ierror, checks = 0, wrong = 0, i
    HANDLE(MPI_Info) :: info
    call MPI_Init(ierror)
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN, ierror)
    call MPI_Info_create(info, ierror)
    do i = 0, 1
        call set(i)
        call get(i)
    end do
    ! The infos are an array of their own where C's handles are no integers.
#if defined(HANDLES_ARE_POINTERS)
    do i = 0, 1
        call alltoallw(i)
    end do
    do i = 0, 2
#else
    do i = 0, 1
#endif
        call spawn(i)
    end do
    call MPI_Info_free(info, ierror)
    call MPI_Finalize(ierror)
    print '(i0, a, i0, a)', checks, ' checks, ', wrong, ' wrong'

contains

    subroutine failed(what, succeeded)
        character(len=*), intent(in) :: what
        integer, intent(in) :: succeeded
        checks = checks + 2
        if (leaked() /= 0) then
            wrong = wrong + 1
            print '(2a, i0)', 'leaked: ', what, succeeded
        end if
        if (ierror /= MPI_ERR_NO_MEM) then
            wrong = wrong + 1
            print '(2a, i0, a, i0)', 'wrong: ', what, succeeded, ' gives ', ierror
        end if
    end subroutine

    subroutine set(succeed)
        integer, intent(in) :: succeed
        character(len=long) :: key, value
        key = repeat('k', long)
        value = repeat('v', long)
        call scarce(succeed)
        call MPI_Info_set(info, key, value, ierror)
        call failed('Info_set ', succeed)
    end subroutine

    subroutine get(succeed)
        integer, intent(in) :: succeed
        character(len=long) :: key, value
        logical :: flag
        key = repeat('k', long)
        call scarce(succeed)
        call MPI_Info_get(info, key, long, value, flag, ierror)
        call failed('Info_get ', succeed)
    end subroutine

    subroutine spawn(succeed)
        integer, intent(in) :: succeed
        character(len=100) :: commands(many), arguments(many, 2)
        integer :: processes(many)
        HANDLE(MPI_Info) :: infos(many)
        HANDLE(MPI_Comm) :: inter
        commands = 'no such program'
        arguments = ' '
        arguments(:, 1) = 'argument'
        processes = 1
        infos = MPI_INFO_NULL
        call scarce(succeed)
        call MPI_Comm_spawn_multiple(many, commands, arguments, processes, infos, 0, MPI_COMM_SELF, inter, &
                                     MPI_ERRCODES_IGNORE, ierror)
        call failed('Comm_spawn_multiple ', succeed)
    end subroutine

    ! A process that is its own neighbor so often that the datatypes are two arrays on the heap.
    subroutine alltoallw(succeed)
        integer, intent(in) :: succeed
        integer :: itself(many) = 0, none(many) = 0, buffer(1) = 0
        integer(kind=MPI_ADDRESS_KIND) :: displacements(many) = 0
        HANDLE(MPI_Comm) :: graph
        HANDLE(MPI_Datatype) :: types(many)
        types = MPI_INTEGER
        call MPI_Dist_graph_create_adjacent(MPI_COMM_SELF, many, itself, MPI_UNWEIGHTED, many, itself, MPI_UNWEIGHTED, &
                                            MPI_INFO_NULL, .false., graph, ierror)
        call MPI_Comm_set_errhandler(graph, MPI_ERRORS_RETURN, ierror)
        call scarce(succeed)
        call MPI_Neighbor_alltoallw(buffer, none, displacements, types, buffer, none, displacements, types, graph, ierror)
        call failed('Neighbor_alltoallw ', succeed)
        call MPI_Comm_free(graph, ierror)
    end subroutine

end program
