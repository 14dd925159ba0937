! Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml through templates/test/fortran_caller/special.F90.j2.
! Calls of the wrappers of the chapter "process-creation" with arguments that have a meaning of their own.
#include "rec_has.h"
#include "bnd_has.h"
module rec_process_creation
    use rec_dialect
    use recorder
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    implicit none
    include 'mpif.h'
contains

#if REC_HAS_MPI_Comm_spawn && defined(BND_HAS_MPI_ARGV_NULL)
subroutine rec_mpi_comm_spawn_2_argv_null(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    character(len=7) :: argv(5)
    integer :: maxprocs
    integer :: info
    integer :: root
    integer :: comm
    integer :: intercomm
    integer :: array_of_errcodes(8)
    integer :: returned
    i = 0
    returned = 0
    argv = [character(len=7) :: '  one', 'two', ' three', ' ', 'four']
    maxprocs = 3
    info = 1004
    root = 202
    comm = 1006
    if (profiled == 0) then
        call mpi_comm_spawn(&
            '  command 101  ', &
            MPI_ARGV_NULL, &
            maxprocs, &
            info, &
            root, &
            comm, &
            intercomm, &
            array_of_errcodes, &
            returned)
    else
        call pmpi_comm_spawn(&
            '  command 101  ', &
            MPI_ARGV_NULL, &
            maxprocs, &
            info, &
            root, &
            comm, &
            intercomm, &
            array_of_errcodes, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Comm_spawn && defined(BND_HAS_MPI_ERRCODES_IGNORE)
subroutine rec_mpi_comm_spawn_8_errcodes_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    character(len=7) :: argv(5)
    integer :: maxprocs
    integer :: info
    integer :: root
    integer :: comm
    integer :: intercomm
    integer :: array_of_errcodes(8)
    integer :: returned
    i = 0
    returned = 0
    argv = [character(len=7) :: '  one', 'two', ' three', ' ', 'four']
    maxprocs = 3
    info = 1004
    root = 202
    comm = 1006
    if (profiled == 0) then
        call mpi_comm_spawn(&
            '  command 101  ', &
            argv, &
            maxprocs, &
            info, &
            root, &
            comm, &
            intercomm, &
            MPI_ERRCODES_IGNORE, &
            returned)
    else
        call pmpi_comm_spawn(&
            '  command 101  ', &
            argv, &
            maxprocs, &
            info, &
            root, &
            comm, &
            intercomm, &
            MPI_ERRCODES_IGNORE, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Comm_spawn_multiple && defined(BND_HAS_MPI_ARGVS_NULL)
subroutine rec_mpi_comm_spawn_multiple_3_argvs_null(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: count
    character(len=7) :: array_of_commands(4)
    character(len=7) :: array_of_argv(3, 4)
    integer :: array_of_maxprocs(8)
    integer :: array_of_info(8)
    integer :: root
    integer :: comm
    integer :: intercomm
    integer :: array_of_errcodes(8)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_commands = [character(len=7) :: '  one', 'two', ' three', 'four']
    array_of_argv = ' '; array_of_argv(1, 1) = 'first'; array_of_argv(3, :) = [character(len=7) :: '  one', 'two', ' three', ' ']
    array_of_maxprocs = [(104 + i, i = 0, 7)]
    array_of_info = [(1005 + i, i = 0, 7)]
    root = 202
    comm = 1007
    if (profiled == 0) then
        call mpi_comm_spawn_multiple(&
            count, &
            array_of_commands, &
            MPI_ARGVS_NULL, &
            array_of_maxprocs, &
            array_of_info, &
            root, &
            comm, &
            intercomm, &
            array_of_errcodes, &
            returned)
    else
        call pmpi_comm_spawn_multiple(&
            count, &
            array_of_commands, &
            MPI_ARGVS_NULL, &
            array_of_maxprocs, &
            array_of_info, &
            root, &
            comm, &
            intercomm, &
            array_of_errcodes, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Comm_spawn_multiple && defined(BND_HAS_MPI_ERRCODES_IGNORE)
subroutine rec_mpi_comm_spawn_multiple_9_errcodes_ignore(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: count
    character(len=7) :: array_of_commands(4)
    character(len=7) :: array_of_argv(3, 4)
    integer :: array_of_maxprocs(8)
    integer :: array_of_info(8)
    integer :: root
    integer :: comm
    integer :: intercomm
    integer :: array_of_errcodes(8)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_commands = [character(len=7) :: '  one', 'two', ' three', 'four']
    array_of_argv = ' '; array_of_argv(1, 1) = 'first'; array_of_argv(3, :) = [character(len=7) :: '  one', 'two', ' three', ' ']
    array_of_maxprocs = [(104 + i, i = 0, 7)]
    array_of_info = [(1005 + i, i = 0, 7)]
    root = 202
    comm = 1007
    if (profiled == 0) then
        call mpi_comm_spawn_multiple(&
            count, &
            array_of_commands, &
            array_of_argv, &
            array_of_maxprocs, &
            array_of_info, &
            root, &
            comm, &
            intercomm, &
            MPI_ERRCODES_IGNORE, &
            returned)
    else
        call pmpi_comm_spawn_multiple(&
            count, &
            array_of_commands, &
            array_of_argv, &
            array_of_maxprocs, &
            array_of_info, &
            root, &
            comm, &
            intercomm, &
            MPI_ERRCODES_IGNORE, &
            returned)
    end if
end subroutine
#endif

end module
