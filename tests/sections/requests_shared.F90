! The programs of requests.F90 share memory around the sections, the datatypes, and every way to complete requests.
module requests_shared
    use mpi_f08
#ifdef DEVICE
    use, intrinsic :: iso_c_binding
#endif
    implicit none

    integer, parameter :: room = 4000, integer_bytes = storage_size(0) / 8
#ifdef DEVICE
    integer, pointer, contiguous, asynchronous :: send_memory(:), recv_memory(:)
#else
    integer, target, asynchronous :: send_memory(room), recv_memory(room)
#endif
    integer :: rank, processes, failures = 0, checks = 0, ways = 0
    type(MPI_Comm) :: comm, ring  ! ring: a Cartesian one
    character(60) :: layout       ! in messages
    logical :: predefined         ! a reduction can have the datatype
    type(MPI_Datatype) :: element, pair
    integer :: ints               ! that an element of the datatype spans
    integer :: mode               ! 0: blocking, 1: nonblocking, 2: persistent
    integer(8) :: trace           ! of what was received by each start of a persistent request

#ifdef DEVICE
    interface
        type(c_ptr) function device_memory(bytes) bind(C)
            import
            integer(c_long), value :: bytes
        end function
        subroutine device_open(open) bind(C)
            import
            integer(c_int), value :: open
        end subroutine
        integer(c_int) function device_asked() bind(C)
            import
        end function
        integer(c_int) function device_touched() bind(C)
            import
        end function
    end interface
#endif

contains

    ! On a device (device.cpp), which the program reads and writes freely while it is open.
    subroutine get_memory()
#ifdef DEVICE
        call c_f_pointer(device_memory(int(integer_bytes * room, c_long)), send_memory, [room])
        call c_f_pointer(device_memory(int(integer_bytes * room, c_long)), recv_memory, [room])
#endif
    end subroutine

    subroutine open_memory(open)
        logical, intent(in) :: open
#ifdef DEVICE
        call device_open(merge(1_c_int, 0_c_int, open))
#else
        if (open) continue
#endif
    end subroutine

    ! A datatype of the size of two INTEGERs.
    type(MPI_Datatype) function two_integers()
        two_integers = merge(MPI_INTEGER8, MPI_DOUBLE_COMPLEX, storage_size(0) == 32)
    end function

    ! Every integer of the memory that a section does not cover is known, too.
    subroutine fill()
        integer :: i
        do i = 1, room
            send_memory(i) = 100000 * (rank + 1) + i
            recv_memory(i) = -100000 * (rank + 1) - i
        end do
    end subroutine

    subroutine verdict(name, good)
        character(*), intent(in) :: name
        logical, intent(in) :: good
        checks = checks + 1
        if (good) return
        failures = failures + 1
        if (failures <= 20) print '(a,i0,9a,i0,a,i0)', 'process ', rank, ': ', name, ', ', trim(layout), ', ', &
            trim(merge('predefined', 'made      ', predefined)), ' element of ', '', '', ints, ' integers, mode ', mode
    end subroutine

    ! Elements of four kinds: an integer; two that lie across the borders of single integers, so that no datatype can say a section of
    ! them; a derived datatype with gaps; and a rare constructor, which is not looked into.
    subroutine choose_element(kind)
        integer, intent(in) :: kind
        type(MPI_Datatype) :: vector
        predefined = kind <= 2
        select case (kind)
        case (1)
            element = MPI_INTEGER
            ints = 1
        case (2)
            element = two_integers()
            ints = 2
        case (3)
            call MPI_Type_vector(2, 1, 2, MPI_INTEGER, vector)
            call MPI_Type_create_resized(vector, 0_MPI_ADDRESS_KIND, 4_MPI_ADDRESS_KIND * integer_bytes, element)
            call MPI_Type_commit(element)
            call MPI_Type_free(vector)
            ints = 4
        case (4)
            call MPI_Type_create_darray(1, 0, 1, [3], [MPI_DISTRIBUTE_BLOCK], [MPI_DISTRIBUTE_DFLT_DARG], [1], MPI_ORDER_FORTRAN, &
                MPI_INTEGER, element)
            call MPI_Type_commit(element)
            ints = 3
        end select
        call MPI_Type_contiguous(2, element, pair)
        call MPI_Type_commit(pair)
    end subroutine

    subroutine free_element()
        if (.not. predefined) call MPI_Type_free(element)
        call MPI_Type_free(pair)
    end subroutine

    ! Open MPI (5.0.7, 6.0.0rc2) places partitions by the size of a datatype, not by its extent, from C just so.
    logical function partitions_by_size()
        character(MPI_MAX_LIBRARY_VERSION_STRING) :: version
        integer :: length
        call MPI_Get_library_version(version, length)
        partitions_by_size = version(:8) == 'Open MPI'
    end function

    ! Complete requests, each time in another way.
    subroutine finish(requests)
        type(MPI_Request), intent(inout) :: requests(:)
        integer :: i, number, done, which(size(requests)), n
        logical :: flag
        type(MPI_Status) :: statuses(size(requests))
        n = size(requests)
        ways = ways + 1
        ! MPICH 4.0.2 fails in MPI_Testall of a persistent collective, from C just so.
        if (mode == 2 .and. n == 1 .and. mod(ways, 9) == 2) ways = ways + 1
        select case (mod(ways, 9))
        case (0)
            call MPI_Waitall(n, requests, MPI_STATUSES_IGNORE)
        case (1)
            do i = n, 1, -1
                call MPI_Wait(requests(i), MPI_STATUS_IGNORE)
            end do
        case (2)
            flag = .false.
            do while (.not. flag)
                call MPI_Testall(n, requests, flag, statuses)
            end do
        case (3)
            do i = 1, n
                call MPI_Waitany(n, requests, number, statuses(1))
            end do
        case (4)
            done = 0
            do while (done < n)
                call MPI_Testany(n, requests, number, flag, MPI_STATUS_IGNORE)
                if (flag .and. number /= MPI_UNDEFINED) done = done + 1
            end do
        case (5)
            done = 0
            do while (done < n)
                call MPI_Waitsome(n, requests, number, which, statuses)
                if (number /= MPI_UNDEFINED) done = done + number
            end do
        case (6)
            done = 0
            do while (done < n)
                call MPI_Testsome(n, requests, number, which, MPI_STATUSES_IGNORE)
                if (number /= MPI_UNDEFINED) done = done + number
            end do
        case (7)
            do i = 1, n
                flag = .false.
                do while (.not. flag)
                    call MPI_Test(requests(i), flag, statuses(i))
                end do
            end do
        case (8)
            do i = 1, n
                flag = .false.
                do while (.not. flag)
                    call MPI_Request_get_status(requests(i), flag, MPI_STATUS_IGNORE)
                end do
            end do
            call MPI_Waitall(n, requests, statuses)
        end select
    end subroutine

end module
