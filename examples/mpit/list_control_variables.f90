! List every control variable: its name, type, scope, and for an enumeration what may be chosen.
program list_control_variables
    use mpi_f08
    use mpi_tool_f08
    implicit none
    integer :: provided, count, i, length, scope, ierror
    type(MPI_Datatype) :: datatype
    type(MPI_T_enum) :: choices
    character(len=:), allocatable :: name

    call MPI_T_init_thread(MPI_THREAD_SINGLE, provided, ierror)
    if (ierror /= MPI_SUCCESS) error stop 'no tool information interface'
    call MPI_T_cvar_get_num(count)
    print '(i0, a)', count, ' control variables'
    do i = 0, count - 1     ! indices count from 0, as in C
        call MPI_T_cvar_get_info(i, name_len=length)
        allocate(character(len=length) :: name)
        call MPI_T_cvar_get_info(i, name, datatype=datatype, enumtype=choices, scope=scope, ierror=ierror)
        if (ierror /= MPI_SUCCESS) error stop 'a variable without information'
        print '(5a)', name, ': ', type_name(datatype), ', ', scope_name(scope)
        if (choices /= MPI_T_ENUM_NULL) call print_choices(choices)
        deallocate(name)
    end do
    call MPI_T_finalize()

contains

    function type_name(type)
        type(MPI_Datatype), intent(in) :: type
        character(len=:), allocatable :: type_name
        if (type == MPI_INT) then
            type_name = 'int'
        else if (type == MPI_CHAR) then
            type_name = 'text'
        else if (type == MPI_UNSIGNED_LONG_LONG) then
            type_name = 'number'
        else
            type_name = 'other'
        end if
    end function

    function scope_name(scope)
        integer, intent(in) :: scope
        character(len=:), allocatable :: scope_name
        select case (scope)
        case (MPI_T_SCOPE_CONSTANT)
            scope_name = 'constant'
        case (MPI_T_SCOPE_READONLY)
            scope_name = 'readonly'
        case (MPI_T_SCOPE_LOCAL)
            scope_name = 'local'
        case (MPI_T_SCOPE_GROUP)
            scope_name = 'group'
        case (MPI_T_SCOPE_GROUP_EQ)
            scope_name = 'group_eq'
        case (MPI_T_SCOPE_ALL)
            scope_name = 'all'
        case default
            scope_name = 'all_eq'
        end select
    end function

    subroutine print_choices(choices)
        type(MPI_T_enum), intent(in) :: choices
        character(len=64) :: name
        integer :: count, i, value
        call MPI_T_enum_get_info(choices, count)
        do i = 0, count - 1
            call MPI_T_enum_get_item(choices, i, value, name)
            print '(a, i0, 2a)', '    ', value, ' ', trim(name)
        end do
    end subroutine
end program
