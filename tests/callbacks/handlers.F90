! R107, R108, R112: error handlers of each sort of object, made in each dialect and let go of, serve errors raised by each language.
program handlers
    use, intrinsic :: iso_c_binding, only: c_int, c_ptr
    use mpi_f08
    use in_mpifh, only: make_mpifh => make_handlers, old_mpifh => make_old_handler, raise_mpifh => raise_errors, &
        object_mpifh => seen_object, code_mpifh => seen_code, times_mpifh => times_handled
    use in_mpi, only: make_mpi => make_handlers, old_mpi => make_old_handler, raise_mpi => raise_errors, &
        object_mpi => seen_object, code_mpi => seen_code, times_mpi => times_handled
    use in_f08, only: make_f08 => make_handlers, raise_f08 => raise_errors, object_f08 => seen_object, &
        code_f08 => seen_code, times_f08 => times_handled
    implicit none
    type(MPI_Comm) :: comm, copy
    type(MPI_Win) :: win
    type(MPI_File) :: file
    integer :: session_value, maker, raiser, on, objects(5), kinds
    character(len=1000) :: name
    type(c_ptr) :: memory
#if defined(HAS_SESSIONS)
    type(MPI_Session) :: session
#endif

    interface
        subroutine raise_c(on, comm, win, file, session) bind(C)
            import :: c_int
            integer(c_int), value :: on, comm, win, file, session
        end subroutine
    end interface

    call get_command_argument(1, name)
    call MPI_Init()
    call MPI_Comm_dup(MPI_COMM_SELF, comm)
    call MPI_Win_allocate(4_MPI_ADDRESS_KIND, 1, MPI_INFO_NULL, comm, memory, win)
    call MPI_File_open(comm, trim(name), MPI_MODE_CREATE + MPI_MODE_RDWR + MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, file)
    session_value = 0
    kinds = 4
#if defined(HAS_SESSIONS)
    call MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, session)
    session_value = session%MPI_VAL
    kinds = 5
#endif
    objects = [comm%MPI_VAL, win%MPI_VAL, file%MPI_VAL, comm%MPI_VAL, session_value]
    do maker = 1, 3
        select case (maker)
        case (1)
            call make_mpifh(objects(1), objects(2), objects(3), objects(5))
        case (2)
            call make_mpi(objects(1), objects(2), objects(3), objects(5))
        case (3)
            call make_f08(objects(1), objects(2), objects(3), objects(5))
        end select
        do on = 1, kinds
            call raise_all()
        end do
        ! A handler goes to a copy of its communicator, and is called with the copy.
        call MPI_Comm_dup(comm, copy)
        call forget()
        call MPI_Comm_call_errhandler(copy, MPI_ERR_OTHER)
        call look(copy%MPI_VAL, MPI_ERR_OTHER)
        call MPI_Comm_free(copy)
        ! One that was made as in MPI-1.
        if (maker == 3) exit
        call MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN)
        if (maker == 1) call old_mpifh(objects(1))
        if (maker == 2) call old_mpi(objects(1))
        do on = 1, 4, 3
            call raise_all()
        end do
    end do
    call MPI_File_close(file)
    call MPI_Win_free(win)
    call MPI_Comm_free(comm)
#if defined(HAS_SESSIONS)
    call MPI_Session_finalize(session)
#endif
    call MPI_Finalize()
    print '(a)', 'right'

contains

    subroutine raise_in_c(values)
        integer(c_int), intent(in) :: values(6)
        call raise_c(values(1), values(2), values(3), values(4), values(6))
    end subroutine

    ! An error on one object, raised by each language.
    subroutine raise_all()
        do raiser = 1, 4
            call forget()
            select case (raiser)
            case (1)
                call raise_mpifh(on, objects(1), objects(2), objects(3), objects(5))
            case (2)
                call raise_mpi(on, objects(1), objects(2), objects(3), objects(5))
            case (3)
                call raise_f08(on, objects(1), objects(2), objects(3), objects(5))
            case (4)
                call raise_in_c(int([on, objects], c_int))
            end select
            call look(objects(on), merge(MPI_ERR_RANK, MPI_ERR_OTHER, on == 4))
        end do
    end subroutine

    subroutine forget()
        times_mpifh = 0
        times_mpi = 0
        times_f08 = 0
    end subroutine

    ! The maker's procedure alone ran, once, for this object.
    subroutine look(object, class)
        integer, intent(in) :: object, class
        integer :: times(3), objects(3), codes(3), seen_class
        times = [times_mpifh, times_mpi, times_f08]
        objects = [object_mpifh, object_mpi, object_f08]
        codes = [code_mpifh, code_mpi, code_f08]
        call MPI_Error_class(codes(maker), seen_class)
        if (sum(times) == 1 .and. times(maker) == 1 .and. objects(maker) == object .and. seen_class == class) return
        print *, 'wrong: maker', maker, 'raiser', raiser, 'object', on, ': times', times, 'handle', objects(maker), object, &
            'class', seen_class, class
        error stop
    end subroutine

end program
