! R91: the sentinels where they may stand.
subroutine with_mpi_f08()
    use mpi_f08
    implicit none
    type(MPI_Comm) :: comm
    character(len=8) :: commands(2)
    commands = "a.out"
    call MPI_Comm_spawn("a.out", MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, comm, MPI_ERRCODES_IGNORE)
    call MPI_Comm_spawn_multiple(2, commands, MPI_ARGVS_NULL, [1, 1], [MPI_INFO_NULL, MPI_INFO_NULL], 0, MPI_COMM_WORLD, comm, &
        MPI_ERRCODES_IGNORE)
    call MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 0, [0], MPI_UNWEIGHTED, 0, [0], MPI_WEIGHTS_EMPTY, MPI_INFO_NULL, &
        .false., comm)
end subroutine

subroutine with_mpi()
    use mpi
    implicit none
    integer :: comm, ierror
    character(len=8) :: commands(2)
    commands = "a.out"
    call MPI_COMM_SPAWN("a.out", MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, comm, MPI_ERRCODES_IGNORE, ierror)
    call MPI_COMM_SPAWN_MULTIPLE(2, commands, MPI_ARGVS_NULL, [1, 1], [MPI_INFO_NULL, MPI_INFO_NULL], 0, MPI_COMM_WORLD, comm, &
        MPI_ERRCODES_IGNORE, ierror)
    call MPI_DIST_GRAPH_CREATE_ADJACENT(MPI_COMM_WORLD, 0, [0], MPI_UNWEIGHTED, 0, [0], MPI_WEIGHTS_EMPTY, MPI_INFO_NULL, &
        .false., comm, ierror)
    call MPI_PROBE(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
    call MPI_WAITALL(0, [MPI_REQUEST_NULL], MPI_STATUSES_IGNORE, ierror)
end subroutine
