! Every routine of the tool information interface once, over solo; run.py makes the same program with PMPI_T_x of it. The values that
! solo returns are known: docs/reference/solo-tool-information.md.
module seen
    use mpi_f08
    use mpi_tool_f08
    use, intrinsic :: iso_c_binding, only: C_INT
    implicit none
    integer :: checks = 0, faults = 0, events = 0, freed = 0, source_of_event = -1
    integer(MPI_ADDRESS_KIND) :: passed = 0
    integer(MPI_COUNT_KIND) :: bytes = 0, when_it_was = 0
    type(MPI_T_event_registration) :: registration, in_callback, in_free
    type, bind(C) :: arrival       ! the event message_arrived
        integer(C_INT) :: source, tag, unused
        integer(MPI_COUNT_KIND) :: bytes
    end type
    type(arrival) :: arrived

contains

    subroutine check(holds, what)
        logical, intent(in) :: holds
        character(len=*), intent(in) :: what
        checks = checks + 1
        if (holds) return
        faults = faults + 1
        print '(2a)', 'wrong: ', what
    end subroutine

    subroutine on_event(event_instance, event_registration, cb_safety, user_data)
        type(MPI_T_event_instance) :: event_instance
        type(MPI_T_event_registration) :: event_registration
        integer :: cb_safety
        integer(MPI_ADDRESS_KIND) :: user_data
        integer :: ierror, narrow
        real(8) :: real
        events = events + 1
        in_callback = event_registration
        passed = user_data
        if (cb_safety /= MPI_T_CB_REQUIRE_MPI_RESTRICTED) faults = faults + 1
        call MPI_T_event_read(event_instance, 2, bytes, ierror)
        if (ierror /= MPI_SUCCESS) faults = faults + 1
        call MPI_T_event_copy(event_instance, arrived, ierror)
        if (ierror /= MPI_SUCCESS) faults = faults + 1
        call MPI_T_event_get_source(event_instance, source_of_event)
        call MPI_T_event_get_timestamp(event_instance, when_it_was)
        ! These return before they call C.
        call MPI_T_event_read(event_instance, 2, real, ierror)
        if (ierror /= MPI_T_ERR_INVALID) faults = faults + 1
        call MPI_T_event_read(event_instance, 3, narrow, ierror)
        if (ierror /= MPI_T_ERR_INVALID) faults = faults + 1
        call MPI_T_event_copy(event_instance, narrow, ierror)
        if (ierror /= MPI_T_ERR_INVALID) faults = faults + 1
    end subroutine

    subroutine on_dropped(count, event_registration, source_index, cb_safety, user_data)
        integer(MPI_COUNT_KIND) :: count
        type(MPI_T_event_registration) :: event_registration
        integer :: source_index, cb_safety
        integer(MPI_ADDRESS_KIND) :: user_data
        print *, 'wrong: dropped', count, event_registration == registration, source_index, cb_safety, user_data
    end subroutine

    subroutine on_freed(event_registration, cb_safety, user_data)
        type(MPI_T_event_registration) :: event_registration
        integer :: cb_safety
        integer(MPI_ADDRESS_KIND) :: user_data
        in_free = event_registration
        freed = int(user_data) + min(0, cb_safety)
    end subroutine
end module

program every
    use seen
    implicit none
    integer :: provided
    call MPI_T_init_thread(MPI_THREAD_SINGLE, provided)
    call check(provided >= MPI_THREAD_SINGLE, 'init_thread')
    call MPI_Init()
    call control_variables()
    call performance_variables()
    call categories()
    call all_events()
    if (bit_size(provided) == 64) call beyond_int(40)
    call MPI_Finalize()
    call MPI_T_finalize()
    print '(i0, a, i0, a)', checks, ' checks, ', faults, ' wrong'

contains

    subroutine control_variables()
        integer :: number, index, name_len, verbosity, desc_len, bind, scope, count, value, items, ierror
        type(MPI_Datatype) :: datatype
        type(MPI_T_enum) :: choices
        type(MPI_T_cvar_handle) :: handle
        character(len=30) :: name, item
        character(len=10) :: desc
        call MPI_T_cvar_get_num(number)
        call check(number == 13, 'cvar_get_num')
        call MPI_T_cvar_get_index('thread_limit  ', index)
        call MPI_T_cvar_get_info(index, name, name_len, verbosity, datatype, choices, desc, desc_len, bind, scope)
        call check(name == 'thread_limit' .and. name_len == 12, 'a name')
        call check(desc == 'The highes' .and. desc_len > 50, 'a description that is cut')
        call check(datatype == MPI_INT .and. choices /= MPI_T_ENUM_NULL, 'a datatype')
        call check(bind == MPI_T_BIND_NO_OBJECT .and. scope == MPI_T_SCOPE_LOCAL, 'bind and scope')
        call check(verbosity >= MPI_T_VERBOSITY_USER_BASIC, 'a verbosity')
        call MPI_T_enum_get_info(choices, items, name, name_len)
        call check(items == 4 .and. name_len == len_trim(name), 'enum_get_info')
        call MPI_T_enum_get_item(choices, 3, value, item)
        call check(value == MPI_THREAD_MULTIPLE .and. item == 'multiple', 'enum_get_item')
        call MPI_T_cvar_handle_alloc(index, handle, count, ierror)
        call check(count == 1 .and. handle /= MPI_T_CVAR_HANDLE_NULL .and. ierror == MPI_SUCCESS, 'cvar_handle_alloc')
        call MPI_T_cvar_read(handle, value)
        call check(value == MPI_THREAD_MULTIPLE, 'cvar_read')
        call MPI_T_cvar_write(handle, MPI_THREAD_SINGLE, ierror)
        call check(ierror == MPI_T_ERR_CVAR_SET_NOT_NOW, 'cvar_write')
        call MPI_T_cvar_handle_free(handle)
        call check(handle == MPI_T_CVAR_HANDLE_NULL, 'cvar_handle_free')
    end subroutine

    subroutine performance_variables()
        integer :: number, index, var_class, bind, count, ierror
        logical :: readonly, continuous, atomic
        integer(MPI_COUNT_KIND) :: sent
        type(MPI_Datatype) :: datatype
        type(MPI_T_enum) :: choices
        type(MPI_T_pvar_session) :: session
        type(MPI_T_pvar_handle) :: handle
        integer :: three(3, 2)
        call MPI_T_pvar_get_num(number)
        call MPI_T_pvar_get_index('messages', MPI_T_PVAR_CLASS_COUNTER, index)
        call MPI_T_pvar_get_info(index, var_class=var_class, datatype=datatype, enumtype=choices, bind=bind, &
            readonly=readonly, continuous=continuous, atomic=atomic)
        call check(var_class == MPI_T_PVAR_CLASS_COUNTER .and. index < number, 'pvar_get_info')
        call check(datatype == MPI_UNSIGNED_LONG_LONG .and. choices == MPI_T_ENUM_NULL, 'its types')
        call check(.not. readonly .and. .not. continuous .and. atomic, 'its flags')
        call MPI_T_pvar_session_create(session)
        call MPI_T_pvar_handle_alloc(session, index, handle, count)
        call check(count == 1 .and. bind == MPI_T_BIND_NO_OBJECT, 'pvar_handle_alloc')
        call MPI_T_pvar_start(session, MPI_T_PVAR_ALL_HANDLES, ierror)
        call check(ierror == MPI_SUCCESS, 'all handles')
        call MPI_Sendrecv(1, 1, MPI_INTEGER, 0, 0, index, 1, MPI_INTEGER, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE)
        call MPI_T_pvar_read(session, handle, sent)
        call check(sent == 1, 'pvar_read')
        three = 0
        call MPI_T_pvar_readreset(session, handle, three(3::3, 2))
        call check(all(three == reshape([0, 0, 0, 0, 0, 1], [3, 2])), 'pvar_readreset into a section, narrower')
        call MPI_T_pvar_write(session, handle, 7)
        call MPI_T_pvar_reset(session, handle)
        call MPI_T_pvar_stop(session, handle)
        call MPI_T_pvar_handle_free(session, handle)
        call check(handle == MPI_T_PVAR_HANDLE_NULL, 'pvar_handle_free')
        call MPI_T_pvar_session_free(session)
        call check(session == MPI_T_PVAR_SESSION_NULL, 'pvar_session_free')
    end subroutine

    subroutine categories()
        integer :: number, index, stamp, num_cvars, num_pvars, num_categories, num_events, cvars(20), pvars(1000), &
            members(20), of_events(20)
        character(len=20) :: name
        call MPI_T_category_changed(stamp)
        call MPI_T_category_get_num(number)
        call MPI_T_category_get_index('solo', index)
        call MPI_T_category_get_info(index, name, num_cvars=num_cvars, num_pvars=num_pvars, num_categories=num_categories)
        call check(name == 'solo' .and. num_categories == 6 .and. number > num_categories, 'category_get_info')
        members = -1
        call MPI_T_category_get_categories(index, 20, members)
        call check(all(members(:6) >= 0) .and. all(members(7:) == -1), 'category_get_categories')
        cvars = -1
        call MPI_T_category_get_cvars(index, 20, cvars)
        call MPI_T_category_get_pvars(index, 1000, pvars)
        call MPI_T_category_get_num_events(index, num_events)
        call MPI_T_category_get_events(index, 20, of_events)
        call check(count(cvars >= 0) == num_cvars .and. num_pvars >= 0 .and. num_events >= 0 .and. stamp >= 0, 'members')
    end subroutine

    ! These return before they call C, which would get 0, another number or a length of 0.
    subroutine beyond_int(power)
        integer, intent(in) :: power
        integer :: refused(4), index, members(1)
        call MPI_T_init_thread(2**power, index, refused(1))
        call MPI_T_cvar_get_info(2**power, bind=index, ierror=refused(2))
        call MPI_T_pvar_get_index('messages', MPI_T_PVAR_CLASS_COUNTER + 2**power, index, refused(3))
        call MPI_T_category_get_cvars(0, 2**power, members, refused(4))
        if (any(refused /= MPI_T_ERR_INVALID)) print '(a, 4(1x, i0))', 'wrong: numbers beyond int:', refused
    end subroutine

    subroutine all_events()
        integer :: number, index, num_elements, bind, sources, ordering, ierror, value, desc_len
        type(MPI_Datatype) :: datatypes(5)
        integer(MPI_ADDRESS_KIND) :: displacements(5)
        integer(MPI_COUNT_KIND) :: ticks, last, before
        type(MPI_Info) :: info
        character(len=20) :: name
        call MPI_T_source_get_num(sources)
        call MPI_T_source_get_info(0, name, desc_len=desc_len, ordering=ordering, ticks_per_second=ticks, &
            max_ticks=last, info=info)
        call check(sources == 2 .and. name == 'communication' .and. desc_len > 0, 'source_get_info')
        call check(ordering == MPI_T_SOURCE_UNORDERED .and. ticks == 1000000000 .and. last > ticks, 'its clock')
        call MPI_Info_free(info)
        call MPI_T_event_get_num(number)
        call MPI_T_event_get_index('message_arrived', index)
        num_elements = 5
        datatypes = MPI_DATATYPE_NULL
        call MPI_T_event_get_info(index, name, array_of_datatypes=datatypes, array_of_displacements=displacements, &
            num_elements=num_elements, bind=bind)
        call check(index < number .and. name == 'message_arrived' .and. bind == MPI_T_BIND_MPI_COMM, 'event_get_info')
        call check(num_elements == 3 .and. datatypes(1) == MPI_INT .and. datatypes(3) == MPI_COUNT, 'its elements')
        call check(all(displacements(:3) == [0, 4, 16]) .and. datatypes(4) == MPI_DATATYPE_NULL, 'where they are')
        call MPI_T_event_handle_alloc(index, MPI_COMM_SELF, MPI_INFO_NULL, registration)
        call MPI_T_event_handle_set_info(registration, MPI_INFO_NULL)
        call MPI_T_event_handle_get_info(registration, info)
        call MPI_Info_free(info)
        call MPI_T_event_register_callback(registration, MPI_T_CB_REQUIRE_MPI_RESTRICTED, MPI_INFO_NULL, &
            int(4711, MPI_ADDRESS_KIND), on_event, ierror)
        call check(ierror == MPI_SUCCESS, 'event_register_callback')
        call MPI_T_event_callback_set_info(registration, MPI_T_CB_REQUIRE_MPI_RESTRICTED, MPI_INFO_NULL)
        call MPI_T_event_callback_get_info(registration, MPI_T_CB_REQUIRE_MPI_RESTRICTED, info)
        call MPI_Info_free(info)
        call MPI_T_event_set_dropped_handler(registration, on_dropped)
        call MPI_T_source_get_timestamp(0, before)
        call MPI_Sendrecv(1, 1, MPI_INTEGER, 0, 33, value, 1, MPI_INTEGER, 0, 33, MPI_COMM_SELF, MPI_STATUS_IGNORE)
        call check(events == 1 .and. passed == 4711 .and. in_callback == registration, 'the callback')
        call check(bytes == storage_size(value) / 8 .and. arrived%bytes == bytes, 'what it read')
        call check(arrived%tag == 33 .and. arrived%source == 0, 'what it copied')
        call check(source_of_event == 0 .and. when_it_was > before, 'source and time')
        call MPI_T_event_handle_free(registration, int(42, MPI_ADDRESS_KIND), on_freed)
        call check(freed == 42 .and. in_free == registration, 'event_handle_free')
    end subroutine
end program
