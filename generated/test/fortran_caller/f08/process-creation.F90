! Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "process-creation".
#include "rec_has.h"
module rec_process_creation
    use mpi_f08
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Close_port
subroutine rec_f08_mpi_close_port() bind(C)
    integer :: i
    integer :: returned
    i = 0
    returned = 0
    call MPI_Close_port(&
        '  port_name 101  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Close_port
subroutine rec_f08_pmpi_close_port() bind(C)
    integer :: i
    integer :: returned
    i = 0
    returned = 0
    call PMPI_Close_port(&
        '  port_name 101  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_accept
subroutine rec_f08_mpi_comm_accept() bind(C)
    integer :: i
    type(MPI_Info) :: info
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Comm) :: newcomm
    integer :: returned
    i = 0
    returned = 0
    info%MPI_VAL = 1002
    root = 202
    comm%MPI_VAL = 1004
    call MPI_Comm_accept(&
        '  port_name 101  ', &
        info, &
        root, &
        comm, &
        newcomm, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_accept
subroutine rec_f08_pmpi_comm_accept() bind(C)
    integer :: i
    type(MPI_Info) :: info
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Comm) :: newcomm
    integer :: returned
    i = 0
    returned = 0
    info%MPI_VAL = 1002
    root = 202
    comm%MPI_VAL = 1004
    call PMPI_Comm_accept(&
        '  port_name 101  ', &
        info, &
        root, &
        comm, &
        newcomm, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_connect
subroutine rec_f08_mpi_comm_connect() bind(C)
    integer :: i
    type(MPI_Info) :: info
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Comm) :: newcomm
    integer :: returned
    i = 0
    returned = 0
    info%MPI_VAL = 1002
    root = 202
    comm%MPI_VAL = 1004
    call MPI_Comm_connect(&
        '  port_name 101  ', &
        info, &
        root, &
        comm, &
        newcomm, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_connect
subroutine rec_f08_pmpi_comm_connect() bind(C)
    integer :: i
    type(MPI_Info) :: info
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Comm) :: newcomm
    integer :: returned
    i = 0
    returned = 0
    info%MPI_VAL = 1002
    root = 202
    comm%MPI_VAL = 1004
    call PMPI_Comm_connect(&
        '  port_name 101  ', &
        info, &
        root, &
        comm, &
        newcomm, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_disconnect
subroutine rec_f08_mpi_comm_disconnect() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call MPI_Comm_disconnect(&
        comm, &
        returned)
    call observe_handle('comm', comm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_disconnect
subroutine rec_f08_pmpi_comm_disconnect() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call PMPI_Comm_disconnect(&
        comm, &
        returned)
    call observe_handle('comm', comm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_get_parent
subroutine rec_f08_mpi_comm_get_parent() bind(C)
    integer :: i
    type(MPI_Comm) :: parent
    integer :: returned
    i = 0
    returned = 0
    call MPI_Comm_get_parent(&
        parent, &
        returned)
    call observe_handle('parent', parent%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_get_parent
subroutine rec_f08_pmpi_comm_get_parent() bind(C)
    integer :: i
    type(MPI_Comm) :: parent
    integer :: returned
    i = 0
    returned = 0
    call PMPI_Comm_get_parent(&
        parent, &
        returned)
    call observe_handle('parent', parent%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_join
subroutine rec_f08_mpi_comm_join() bind(C)
    integer :: i
    integer :: fd
    type(MPI_Comm) :: intercomm
    integer :: returned
    i = 0
    returned = 0
    fd = 101
    call MPI_Comm_join(&
        fd, &
        intercomm, &
        returned)
    call observe_handle('intercomm', intercomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_join
subroutine rec_f08_pmpi_comm_join() bind(C)
    integer :: i
    integer :: fd
    type(MPI_Comm) :: intercomm
    integer :: returned
    i = 0
    returned = 0
    fd = 101
    call PMPI_Comm_join(&
        fd, &
        intercomm, &
        returned)
    call observe_handle('intercomm', intercomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_spawn
subroutine rec_f08_mpi_comm_spawn() bind(C)
    integer :: i
    character(len=7) :: argv(5)
    integer :: maxprocs
    type(MPI_Info) :: info
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Comm) :: intercomm
    integer :: array_of_errcodes(8)
    integer :: returned
    i = 0
    returned = 0
    argv = [character(len=7) :: '  one', 'two', ' three', ' ', 'four']
    maxprocs = 3
    info%MPI_VAL = 1004
    root = 202
    comm%MPI_VAL = 1006
    call MPI_Comm_spawn(&
        '  command 101  ', &
        argv, &
        maxprocs, &
        info, &
        root, &
        comm, &
        intercomm, &
        array_of_errcodes, &
        returned)
    call observe_handle('intercomm', intercomm%MPI_VAL)
    call observe_numbers('array_of_errcodes', int(array_of_errcodes(1:3), 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_spawn
subroutine rec_f08_pmpi_comm_spawn() bind(C)
    integer :: i
    character(len=7) :: argv(5)
    integer :: maxprocs
    type(MPI_Info) :: info
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Comm) :: intercomm
    integer :: array_of_errcodes(8)
    integer :: returned
    i = 0
    returned = 0
    argv = [character(len=7) :: '  one', 'two', ' three', ' ', 'four']
    maxprocs = 3
    info%MPI_VAL = 1004
    root = 202
    comm%MPI_VAL = 1006
    call PMPI_Comm_spawn(&
        '  command 101  ', &
        argv, &
        maxprocs, &
        info, &
        root, &
        comm, &
        intercomm, &
        array_of_errcodes, &
        returned)
    call observe_handle('intercomm', intercomm%MPI_VAL)
    call observe_numbers('array_of_errcodes', int(array_of_errcodes(1:3), 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_spawn_multiple
subroutine rec_f08_mpi_comm_spawn_multiple() bind(C)
    integer :: i
    integer :: count
    character(len=7) :: array_of_commands(4)
    character(len=7) :: array_of_argv(3, 4)
    integer :: array_of_maxprocs(8)
    type(MPI_Info) :: array_of_info(8)
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Comm) :: intercomm
    integer :: array_of_errcodes(8)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_commands = [character(len=7) :: '  one', 'two', ' three', 'four']
    array_of_argv = ' '; array_of_argv(1, 1) = 'first'; array_of_argv(3, :) = [character(len=7) :: '  one', 'two', ' three', ' ']
    array_of_maxprocs = [(104 + i, i = 0, 7)]
    array_of_info%MPI_VAL = [(1005 + i, i = 0, 7)]
    root = 202
    comm%MPI_VAL = 1007
    call MPI_Comm_spawn_multiple(&
        count, &
        array_of_commands, &
        array_of_argv, &
        array_of_maxprocs, &
        array_of_info, &
        root, &
        comm, &
        intercomm, &
        array_of_errcodes, &
        returned)
    call observe_handle('intercomm', intercomm%MPI_VAL)
    call observe_numbers('array_of_errcodes', int(array_of_errcodes(1:3), 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_spawn_multiple
subroutine rec_f08_pmpi_comm_spawn_multiple() bind(C)
    integer :: i
    integer :: count
    character(len=7) :: array_of_commands(4)
    character(len=7) :: array_of_argv(3, 4)
    integer :: array_of_maxprocs(8)
    type(MPI_Info) :: array_of_info(8)
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Comm) :: intercomm
    integer :: array_of_errcodes(8)
    integer :: returned
    i = 0
    returned = 0
    count = 3
    array_of_commands = [character(len=7) :: '  one', 'two', ' three', 'four']
    array_of_argv = ' '; array_of_argv(1, 1) = 'first'; array_of_argv(3, :) = [character(len=7) :: '  one', 'two', ' three', ' ']
    array_of_maxprocs = [(104 + i, i = 0, 7)]
    array_of_info%MPI_VAL = [(1005 + i, i = 0, 7)]
    root = 202
    comm%MPI_VAL = 1007
    call PMPI_Comm_spawn_multiple(&
        count, &
        array_of_commands, &
        array_of_argv, &
        array_of_maxprocs, &
        array_of_info, &
        root, &
        comm, &
        intercomm, &
        array_of_errcodes, &
        returned)
    call observe_handle('intercomm', intercomm%MPI_VAL)
    call observe_numbers('array_of_errcodes', int(array_of_errcodes(1:3), 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Lookup_name
subroutine rec_f08_mpi_lookup_name() bind(C)
    integer :: i
    type(MPI_Info) :: info
    character(len=8192) :: port_name
    integer :: returned
    i = 0
    returned = 0
    info%MPI_VAL = 1002
    call MPI_Lookup_name(&
        '  service_name 101  ', &
        info, &
        port_name, &
        returned)
    call observe_text('port_name', port_name)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Lookup_name
subroutine rec_f08_pmpi_lookup_name() bind(C)
    integer :: i
    type(MPI_Info) :: info
    character(len=8192) :: port_name
    integer :: returned
    i = 0
    returned = 0
    info%MPI_VAL = 1002
    call PMPI_Lookup_name(&
        '  service_name 101  ', &
        info, &
        port_name, &
        returned)
    call observe_text('port_name', port_name)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Open_port
subroutine rec_f08_mpi_open_port() bind(C)
    integer :: i
    type(MPI_Info) :: info
    character(len=8192) :: port_name
    integer :: returned
    i = 0
    returned = 0
    info%MPI_VAL = 1001
    call MPI_Open_port(&
        info, &
        port_name, &
        returned)
    call observe_text('port_name', port_name)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Open_port
subroutine rec_f08_pmpi_open_port() bind(C)
    integer :: i
    type(MPI_Info) :: info
    character(len=8192) :: port_name
    integer :: returned
    i = 0
    returned = 0
    info%MPI_VAL = 1001
    call PMPI_Open_port(&
        info, &
        port_name, &
        returned)
    call observe_text('port_name', port_name)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Publish_name
subroutine rec_f08_mpi_publish_name() bind(C)
    integer :: i
    type(MPI_Info) :: info
    integer :: returned
    i = 0
    returned = 0
    info%MPI_VAL = 1002
    call MPI_Publish_name(&
        '  service_name 101  ', &
        info, &
        '  port_name 103  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Publish_name
subroutine rec_f08_pmpi_publish_name() bind(C)
    integer :: i
    type(MPI_Info) :: info
    integer :: returned
    i = 0
    returned = 0
    info%MPI_VAL = 1002
    call PMPI_Publish_name(&
        '  service_name 101  ', &
        info, &
        '  port_name 103  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Unpublish_name
subroutine rec_f08_mpi_unpublish_name() bind(C)
    integer :: i
    type(MPI_Info) :: info
    integer :: returned
    i = 0
    returned = 0
    info%MPI_VAL = 1002
    call MPI_Unpublish_name(&
        '  service_name 101  ', &
        info, &
        '  port_name 103  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Unpublish_name
subroutine rec_f08_pmpi_unpublish_name() bind(C)
    integer :: i
    type(MPI_Info) :: info
    integer :: returned
    i = 0
    returned = 0
    info%MPI_VAL = 1002
    call PMPI_Unpublish_name(&
        '  service_name 101  ', &
        info, &
        '  port_name 103  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
