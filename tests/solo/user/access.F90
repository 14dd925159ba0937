! Files and windows in each dialect: -DWITH_mpif, -DWITH_mpi or -DWITH_mpi_f08.
#ifdef WITH_mpi_f08
#define HANDLE(name) type(name)
#define STATUS type(MPI_Status) :: status
#else
#define HANDLE(name) integer
#define STATUS integer :: status(MPI_STATUS_SIZE)
#endif
program access
#if defined(WITH_mpi_f08)
    use mpi_f08
#elif defined(WITH_mpi)
    use mpi
#endif
    implicit none
#ifdef WITH_mpif
    include 'mpif.h'
#endif
    integer :: ierror, rank, failures = 0
    character(len=1024) :: name

    call MPI_Init(ierror)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    call get_command_argument(1, name)
    call views
    call pointers
    call errors
    call windows
    call accumulates
    call MPI_Finalize(ierror)
    if (failures /= 0) stop 1
    print '(a)', 'right'

contains

    subroutine expect(is_true, what)
        logical, intent(in) :: is_true
        character(len=*), intent(in) :: what
        if (is_true) return
        failures = failures + 1
        print '(2a)', 'wrong: ', what
    end subroutine

    ! The interior of a 6 x 5 array in the file, written from one of 4 x 3 and read back as a whole.
    subroutine views
        HANDLE(MPI_File) :: file
        HANDLE(MPI_Datatype) :: interior
        STATUS
        integer, parameter :: sizes(2) = [6, 5], parts(2) = [4, 3], starts(2) = [1, 1]
        integer(kind=MPI_OFFSET_KIND) :: start = 0, bytes
        double precision :: part(4, 3), whole(6, 5)
        integer :: i, count
        part = reshape([(dble(i), i=1, 12)], [4, 3])
        call MPI_File_open(MPI_COMM_WORLD, trim(name), ior(MPI_MODE_CREATE, MPI_MODE_RDWR), MPI_INFO_NULL, file, ierror)
        call expect(ierror == MPI_SUCCESS, 'open')
        call MPI_File_set_size(file, start, ierror)
        bytes = 240
        call MPI_File_preallocate(file, bytes, ierror)
        call MPI_Type_create_subarray(2, sizes, parts, starts, MPI_ORDER_FORTRAN, MPI_DOUBLE_PRECISION, interior, ierror)
        call MPI_Type_commit(interior, ierror)
        call MPI_File_set_view(file, start, MPI_DOUBLE_PRECISION, interior, 'native', MPI_INFO_NULL, ierror)
        call expect(ierror == MPI_SUCCESS, 'view')
        call MPI_File_write_all(file, part, 12, MPI_DOUBLE_PRECISION, status, ierror)
        call MPI_Get_count(status, MPI_DOUBLE_PRECISION, count, ierror)
        call expect(count == 12, 'count that was written')
        call MPI_File_set_view(file, start, MPI_DOUBLE_PRECISION, MPI_DOUBLE_PRECISION, 'native', MPI_INFO_NULL, ierror)
        call MPI_File_get_size(file, bytes, ierror)
        call expect(bytes == 240, 'size')
        whole = -1
        call MPI_File_read_at(file, start, whole, 30, MPI_DOUBLE_PRECISION, status, ierror)
        call expect(all(whole(2:5, 2:4) == part), 'interior')
        call expect(sum(whole) == sum(part), 'border')
        call MPI_Type_free(interior, ierror)
        call MPI_File_close(file, ierror)
    end subroutine

    ! The individual and the shared pointer, nonblocking and split accesses.
    subroutine pointers
        HANDLE(MPI_File) :: file
        HANDLE(MPI_Request) :: request
        STATUS
        integer(kind=MPI_OFFSET_KIND) :: position
        integer, asynchronous :: data(4), back(4)
        integer :: count
        data = [1, 2, 3, 4]
        call MPI_File_open(MPI_COMM_SELF, trim(name), ior(MPI_MODE_RDWR, MPI_MODE_DELETE_ON_CLOSE), MPI_INFO_NULL, file, ierror)
        call MPI_File_write_shared(file, data, 2, MPI_INTEGER, status, ierror)
        call MPI_File_write_ordered(file, data(3), 2, MPI_INTEGER, status, ierror)
        call MPI_File_get_position_shared(file, position, ierror)
        call expect(position == 16, 'shared pointer')
        call MPI_File_iread(file, back, 2, MPI_INTEGER, request, ierror)
        call MPI_Wait(request, status, ierror)
        call MPI_Get_count(status, MPI_INTEGER, count, ierror)
        call expect(count == 2, 'count that was read')
        call MPI_File_read_all_begin(file, back(3), 2, MPI_INTEGER, ierror)
        call MPI_File_read_all_end(file, back(3), status, ierror)
        call expect(all(back == data), 'what was read')
        position = 0
        call MPI_File_seek(file, position, MPI_SEEK_SET, ierror)
        call MPI_File_get_position(file, position, ierror)
        call expect(position == 0, 'individual pointer')
        call MPI_File_close(file, ierror)
    end subroutine

    ! Errors of files return by default.
    subroutine errors
        HANDLE(MPI_File) :: file
        integer :: class
        call MPI_File_open(MPI_COMM_SELF, trim(name), MPI_MODE_RDONLY, MPI_INFO_NULL, file, ierror)
        call MPI_Error_class(ierror, class, ierror)
        call expect(class == MPI_ERR_NO_SUCH_FILE, 'a file that was deleted')
    end subroutine

    subroutine windows
        HANDLE(MPI_Win) :: win
        HANDLE(MPI_Request) :: request
        integer(kind=MPI_ADDRESS_KIND) :: bytes, at
        integer, asynchronous :: memory(4), data(2), back(4)
        memory = 0
        data = [7, 8]
        bytes = 16
        call MPI_Win_create(memory, bytes, 4, MPI_INFO_NULL, MPI_COMM_WORLD, win, ierror)
        call MPI_Win_fence(0, win, ierror)
        at = 1
        call MPI_Put(data, 2, MPI_INTEGER, rank, at, 2, MPI_INTEGER, win, ierror)
        call MPI_Win_fence(0, win, ierror)
        call expect(all(memory == [0, 7, 8, 0]), 'put')
        at = 0
        call MPI_Get(back, 4, MPI_INTEGER, rank, at, 4, MPI_INTEGER, win, ierror)
        call MPI_Win_fence(MPI_MODE_NOSUCCEED, win, ierror)
        call expect(all(back == memory), 'get')
        call MPI_Win_lock(MPI_LOCK_EXCLUSIVE, rank, 0, win, ierror)
        call MPI_Rput(data, 1, MPI_INTEGER, rank, at, 1, MPI_INTEGER, win, request, ierror)
        call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
        call MPI_Win_unlock(rank, win, ierror)
        call expect(memory(1) == 7, 'put with a request')
        call MPI_Win_free(win, ierror)
    end subroutine

    subroutine accumulates
        HANDLE(MPI_Win) :: win
        integer(kind=MPI_ADDRESS_KIND) :: bytes, at = 0
        double precision, asynchronous :: memory(2), data(2), old(2)
        integer, asynchronous :: number, before, compared, six = 6, two = 2
        memory = [1d0, 2d0]
        data = [10d0, 20d0]
        bytes = 16
        call MPI_Win_create(memory, bytes, 8, MPI_INFO_NULL, MPI_COMM_WORLD, win, ierror)
        call MPI_Win_lock_all(0, win, ierror)
        call MPI_Accumulate(data, 2, MPI_DOUBLE_PRECISION, rank, at, 2, MPI_DOUBLE_PRECISION, MPI_SUM, win, ierror)
        call MPI_Win_flush(rank, win, ierror)
        call expect(all(memory == [11d0, 22d0]), 'accumulate')
        call MPI_Get_accumulate(data, 2, MPI_DOUBLE_PRECISION, old, 2, MPI_DOUBLE_PRECISION, rank, at, 2, &
            MPI_DOUBLE_PRECISION, MPI_REPLACE, win, ierror)
        call MPI_Win_unlock_all(win, ierror)
        call expect(all(old == [11d0, 22d0]) .and. all(memory == data), 'get and accumulate')
        call MPI_Win_free(win, ierror)
        number = 5
        bytes = 4
        call MPI_Win_create(number, bytes, 4, MPI_INFO_NULL, MPI_COMM_WORLD, win, ierror)
        call MPI_Win_fence(0, win, ierror)
        compared = 5
        call MPI_Compare_and_swap(six, compared, before, MPI_INTEGER, rank, at, win, ierror)
        call MPI_Fetch_and_op(two, compared, MPI_INTEGER, rank, at, MPI_SUM, win, ierror)
        call MPI_Win_fence(0, win, ierror)
        call expect(before == 5 .and. compared == 6 .and. number == 8, 'compare and swap, fetch and op')
        call MPI_Win_free(win, ierror)
    end subroutine
end program
