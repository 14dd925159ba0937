! These depend on a compiler's conventions: LOGICALs, strings, sentinels, callbacks' types, handles in a CLASS(*), sections.
program main
#ifdef DIALECT_f08
    use mpi_f08
#else
    use mpi
#endif
    implicit none
    integer :: ierror, length, total(2), rank, part(4)
    logical :: flag
    character(len=MPI_MAX_OBJECT_NAME) :: name
    call mpi_init(ierror)
    call mpi_initialized(flag, ierror)
    if (.not. flag .or. flag .neqv. .true.) stop 1
    call mpi_finalized(flag, ierror)
    if (flag .or. flag .neqv. .false.) stop 2
    call mpi_comm_set_name(MPI_COMM_SELF, '  a name  ', ierror)
    name = repeat('x', len(name))
    call mpi_comm_get_name(MPI_COMM_SELF, name, length, ierror)
    if (name /= '  a name') stop 3
    total = [3, 4]
    call mpi_allreduce(MPI_IN_PLACE, total, 2, MPI_INTEGER, MPI_SUM, MPI_COMM_SELF, ierror)
    if (any(total /= [3, 4])) stop 4
    call mpi_comm_rank(MPI_COMM_WORLD, rank, ierror)
    part = [1, 2, 3, 4]
    call mpi_sendrecv(part(1:2), 2, MPI_INTEGER, 0, 1, part(3:4), 2, MPI_INTEGER, 0, 1, MPI_COMM_SELF, MPI_STATUS_IGNORE, ierror)
    if (any(part /= [1, 2, 1, 2])) stop 5
#ifdef DIALECT_f08
    part = [1, 2, 3, 4]
    call mpi_sendrecv(part(1:3:2), 2, MPI_INTEGER, 0, 1, part(2:4:2), 2, MPI_INTEGER, 0, 1, MPI_COMM_SELF, MPI_STATUS_IGNORE)
    if (any(part /= [1, 1, 3, 3])) stop 6
    if (MPI_COMM_WORLD == MPI_COMM_SELF) stop 7
    call any_object(MPI_COMM_WORLD)
#endif
    call mpi_finalize(ierror)
    print '(a)', 'right'
#ifdef DIALECT_f08
contains
    subroutine any_object(object)
        class(*), intent(in) :: object
        if (storage_size(object) /= storage_size(MPI_COMM_WORLD)) stop 8
    end subroutine
#endif
end program
