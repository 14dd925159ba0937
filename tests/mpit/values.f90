! The same calls as values.c, and the same lines: every control variable with its value, performance variable and category.
! With an argument there are no handles of performance variables, with which Open MPI 4.1 crashes before MPI_Init.
program values
    use mpi_f08
    use mpi_tool_f08
    implicit none
    integer, parameter :: most = 65536, text_length = 4095, cut = 20
    integer :: provided
    call MPI_T_init_thread(MPI_THREAD_SINGLE, provided)
    call control_variables()
    call performance_variables()
    call categories()
    call MPI_T_finalize()

contains

    integer function kind_of(datatype)
        type(MPI_Datatype), intent(in) :: datatype
        kind_of = 5
        if (datatype == MPI_CHAR) kind_of = 1
        if (datatype == MPI_DOUBLE) kind_of = 2
        if (datatype == MPI_INT) kind_of = 3
        if (datatype == MPI_UNSIGNED) kind_of = 4
        if (datatype == MPI_C_BOOL) kind_of = 6
    end function

    subroutine print_choices(choices)
        type(MPI_T_enum), intent(in) :: choices
        character(len=text_length) :: name
        integer :: count, i, value, length
        call MPI_T_enum_get_info(choices, count)
        do i = 0, count - 1
            call MPI_T_enum_get_item(choices, i, value, name, length)
            print '(a, i0, 2a)', '    ', value, ' ', name(:length)
        end do
    end subroutine

    subroutine print_value(handle, kind, count)
        type(MPI_T_cvar_handle), intent(in) :: handle
        integer, intent(in) :: kind, count
        character(len=text_length) :: text
        real(8) :: reals(count)
        integer :: integers(count), ierror
        integer(MPI_COUNT_KIND) :: numbers(2, count)    ! of which a section is read
        select case (kind)
        case (1)
            call MPI_T_cvar_read(handle, text, ierror)
            if (ierror == MPI_SUCCESS) print '(3a)', '    "', trim(text), '"'
        case (2)
            call MPI_T_cvar_read(handle, reals, ierror)
            if (ierror == MPI_SUCCESS) print '(4x, i0)', int(1000 * reals, MPI_COUNT_KIND)
        case (3)
            call MPI_T_cvar_read(handle, integers, ierror)
            if (ierror == MPI_SUCCESS) print '(4x, i0)', integers
        case default
            call MPI_T_cvar_read(handle, numbers(2, :), ierror)
            if (ierror == MPI_SUCCESS) print '(4x, i0)', numbers(2, :)
        end select
        if (ierror /= MPI_SUCCESS) print '(a)', '    unreadable'
    end subroutine

    subroutine control_variables()
        integer :: number, i, length, verbosity, bind, scope, count, ierror, desc_len
        character(len=text_length) :: name
        character(len=cut) :: desc
        type(MPI_Datatype) :: datatype
        type(MPI_T_enum) :: choices
        type(MPI_T_cvar_handle) :: handle
        call MPI_T_cvar_get_num(number)
        do i = 0, number - 1
            call MPI_T_cvar_get_info(i, name, length, verbosity, datatype, choices, desc, desc_len, bind, scope, ierror)
            if (ierror /= MPI_SUCCESS) then
                print '(i0, a, i0)', i, ': error ', ierror
                cycle
            end if
            print '(a, *(1x, i0))', name(:length), length, verbosity, kind_of(datatype), bind, scope
            print '(2a)', '  ', desc(:min(desc_len, cut))
            if (choices /= MPI_T_ENUM_NULL) call print_choices(choices)
            if (bind /= MPI_T_BIND_NO_OBJECT) cycle
            call MPI_T_cvar_handle_alloc(i, handle, count, ierror)
            if (ierror /= MPI_SUCCESS) then
                print '(a, i0)', '    error ', ierror
                cycle
            end if
            call print_value(handle, kind_of(datatype), count)
            call MPI_T_cvar_handle_free(handle)
        end do
    end subroutine

    subroutine performance_variables()
        integer :: number, i, var_class, bind, count, index, ierror, length
        logical :: readonly, continuous, atomic
        character(len=text_length) :: name
        type(MPI_Datatype) :: datatype
        type(MPI_T_pvar_session) :: session
        type(MPI_T_pvar_handle) :: handle
        call MPI_T_pvar_get_num(number)
        call MPI_T_pvar_session_create(session)
        do i = 0, number - 1
            call MPI_T_pvar_get_info(i, name, length, var_class=var_class, datatype=datatype, bind=bind, readonly=readonly, &
                continuous=continuous, atomic=atomic, ierror=ierror)
            if (ierror /= MPI_SUCCESS) then
                print '(i0, a, i0)', i, ': error ', ierror
                cycle
            end if
            call MPI_T_pvar_get_index(name, var_class, index)
            print '(a, 3(1x, i0), 1x, 3i1, 1x, i0)', name(:length), var_class, kind_of(datatype), bind, &
                merge(1, 0, [readonly, continuous, atomic]), index
            if (bind /= MPI_T_BIND_NO_OBJECT .or. command_argument_count() > 0) cycle
            call MPI_T_pvar_handle_alloc(session, i, handle, count, ierror)
            if (ierror == MPI_SUCCESS) then
                print '(4x, i0)', count
                call MPI_T_pvar_handle_free(session, handle)
            end if
        end do
        call MPI_T_pvar_session_free(session)
    end subroutine

    subroutine categories()
        integer :: number, i, cvars, pvars, members, length, indices(most)
        character(len=text_length) :: name
        call MPI_T_category_get_num(number)
        do i = 0, number - 1
            call MPI_T_category_get_info(i, name, length, num_cvars=cvars, num_pvars=pvars, num_categories=members)
            print '(a, *(1x, i0))', name(:length), cvars, pvars, members
            call MPI_T_category_get_cvars(i, most, indices)
            if (cvars > 0) print '(4x, i0)', indices(:cvars)
            call MPI_T_category_get_categories(i, most, indices)
            if (members > 0) print '(4x, i0)', indices(:members)
        end do
    end subroutine
end program
