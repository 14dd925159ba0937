! When the callbacks of attribute keys run, with what, and what follows from their answers (R113-R115, R118, R119, R107).
#include "dialect.inc"
#include "bnd_has.h"
#if defined(DIALECT_f08)
! mpi_f08 has what is deprecated since MPI-2.0, in the form of mpi (MPI 5.0 §19.1.2).
module of_mpi1
    use mpi_f08, only: MPI_Attr_put, MPI_Attr_get, MPI_Attr_delete, MPI_Keyval_create, MPI_Keyval_free, PMPI_Attr_put, &
        PMPI_Attr_get, PMPI_Attr_delete, PMPI_Keyval_create, PMPI_Keyval_free, MPI_DUP_FN, MPI_NULL_COPY_FN, MPI_NULL_DELETE_FN
end module
#endif
module procedures
    USES
    use checks
    implicit none
#include "declared.inc"
    integer, parameter :: of_comm = 0
    ! The callbacks note what they were given last and how often they ran; `answer` is what they return.
    integer :: copies = 0, deletes = 0, last_key = 0, last_object = 0, answer = 0
    integer(long) :: last_state = 0, last_value = 0, added = 0
    logical :: copying = .true.

contains

    subroutine copy_attr(comm, keyval, state, value_in, value_out, flag, ierror)
        COMM :: comm
        integer :: keyval, ierror
        integer(MPI_ADDRESS_KIND) :: state, value_in, value_out
        logical :: flag
        copies = copies + 1
        call note(NUMBER(comm), keyval, state, value_in)
        value_out = value_in + added
        flag = copying
        if (answer /= MPI_SUCCESS) ierror = answer
    end subroutine

    subroutine delete_attr(comm, keyval, value, state, ierror)
        COMM :: comm
        integer :: keyval, ierror
        integer(MPI_ADDRESS_KIND) :: value, state
        deletes = deletes + 1
        call note(NUMBER(comm), keyval, state, value)
        ierror = answer
    end subroutine

    subroutine copy_type_attr(datatype, keyval, state, value_in, value_out, flag, ierror)
        DATATYPE :: datatype
        integer :: keyval, ierror
        integer(MPI_ADDRESS_KIND) :: state, value_in, value_out
        logical :: flag
        copies = copies + 1
        call note(NUMBER(datatype), keyval, state, value_in)
        value_out = value_in + added
        flag = copying
        ierror = answer
    end subroutine

    subroutine delete_type_attr(datatype, keyval, value, state, ierror)
        DATATYPE :: datatype
        integer :: keyval, ierror
        integer(MPI_ADDRESS_KIND) :: value, state
        deletes = deletes + 1
        call note(NUMBER(datatype), keyval, state, value)
        ierror = answer
    end subroutine

    subroutine copy_win_attr(window, keyval, state, value_in, value_out, flag, ierror)
        WIN :: window
        integer :: keyval, ierror
        integer(MPI_ADDRESS_KIND) :: state, value_in, value_out
        logical :: flag
        value_out = value_in
        flag = .true.
        ierror = answer
    end subroutine

    subroutine delete_win_attr(window, keyval, value, state, ierror)
        WIN :: window
        integer :: keyval, ierror
        integer(MPI_ADDRESS_KIND) :: value, state
        deletes = deletes + 1
        call note(NUMBER(window), keyval, state, value)
        ierror = answer
    end subroutine

    ! MPI-1's, with INTEGERs throughout.
    subroutine copy_mpi1(comm, keyval, state, value_in, value_out, flag, ierror)
        integer :: comm, keyval, state, value_in, value_out, ierror
        logical :: flag
        copies = copies + 1
        call note(comm, keyval, int(state, long), int(value_in, long))
        value_out = value_in + int(added)
        flag = copying
        ierror = answer
    end subroutine

    subroutine delete_mpi1(comm, keyval, value, state, ierror)
        integer :: comm, keyval, value, state, ierror
        deletes = deletes + 1
        call note(comm, keyval, int(state, long), int(value, long))
        ierror = answer
    end subroutine

    subroutine note(object, keyval, state, value)
        integer, intent(in) :: object, keyval
        integer(long), intent(in) :: state, value
        last_object = object
        last_key = keyval
        last_state = state
        last_value = value
    end subroutine

    subroutine expect_calls(what, want_copies, want_deletes, value)
        character(len=*), intent(in) :: what
        integer, intent(in) :: want_copies, want_deletes
        integer(long), intent(in) :: value
        call expect(what // ', copies', copies, want_copies)
        call expect(what // ', deletes', deletes, want_deletes)
        call expect(what // ', the value', last_value, value)
        copies = 0
        deletes = 0
        last_value = -77
    end subroutine

    subroutine expect_value(what, comm, keyval, want)
        character(len=*), intent(in) :: what
        COMM, intent(in) :: comm
        integer, intent(in) :: keyval
        integer(long), intent(in) :: want
        integer(MPI_ADDRESS_KIND) :: seen
        logical :: flag
        integer :: ierror
        call MPI_Comm_get_attr(comm, keyval, seen, flag, ierror)
        call expect(what // ', is it there', flag, .true.)
        call expect(what, seen, want)
    end subroutine

    subroutine expect_nothing(what, comm, keyval)
        character(len=*), intent(in) :: what
        COMM, intent(in) :: comm
        integer, intent(in) :: keyval
        integer(MPI_ADDRESS_KIND) :: seen
        logical :: flag
        integer :: ierror
        call MPI_Comm_get_attr(comm, keyval, seen, flag, ierror)
        call expect(what, flag, .false.)
    end subroutine
end module

module cases
    use procedures
    implicit none

contains

    ! The extra state is a variable that is gone when the callbacks run (R119).
    integer function made_with_a_local(value)
        integer(long), intent(in) :: value
        integer(MPI_ADDRESS_KIND) :: state
        integer :: keyval, ierror
        state = value
        call MPI_Comm_create_keyval(copy_attr, delete_attr, keyval, state, ierror)
        state = -1
        call expect('create_keyval', ierror, MPI_SUCCESS)
        made_with_a_local = keyval
    end function

    subroutine duplicates(comm)
        COMM, intent(in) :: comm
        COMM :: made
        REQUEST :: request
        integer :: keyval, ierror
        keyval = made_with_a_local(6000000000_long)
        call MPI_Comm_set_attr(comm, keyval, 41_MPI_ADDRESS_KIND, ierror)
        added = 5000000000_long
        call MPI_Comm_dup(comm, made, ierror)
        call expect('the state', last_state, 6000000000_long)
        call expect('the key', last_key, keyval)
        call expect('the communicator', last_object, NUMBER(comm))
        call expect_calls('dup', 1, 0, 41_long)
        call expect_value('the copy', made, keyval, 5000000041_long)
        call expect('C, of the copy', c_aint_at(c_get(of_comm, NUMBER(made), keyval)), 5000000041_long)
        call expect_value('the original', comm, keyval, 41_long)
        call MPI_Comm_free(made, ierror)
        call expect_calls('free', 0, 1, 5000000041_long)
        call MPI_Comm_idup(comm, made, request, ierror)
        call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
        call expect_calls('idup', 1, 0, 41_long)
        call expect_value('its copy', made, keyval, 5000000041_long)
        call MPI_Comm_disconnect(made, ierror)
        call expect_calls('disconnect', 0, 1, 5000000041_long)
        call MPI_Comm_dup_with_info(comm, MPI_INFO_NULL, made, ierror)
        call expect_calls('dup_with_info', 1, 0, 41_long)
        call MPI_Comm_free(made, ierror)
        call expect_calls('free again', 0, 1, 5000000041_long)
#if defined(BND_HAS_MPI_Comm_idup_with_info)
        call MPI_Comm_idup_with_info(comm, MPI_INFO_NULL, made, request, ierror)
        call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
        call expect_calls('idup_with_info', 1, 0, 41_long)
        call MPI_Comm_free(made, ierror)
        call expect_calls('free of that', 0, 1, 5000000041_long)
#endif
        copying = .false.
        call MPI_Comm_dup(comm, made, ierror)
        call expect_calls('dup with flag false', 1, 0, 41_long)
        call expect_nothing('no copy', made, keyval)
        call MPI_Comm_free(made, ierror)
        copying = .true.
        call MPI_Comm_split(comm, 0, 0, made, ierror)
        call expect_calls('split', 0, 0, -77_long)
        call MPI_Comm_free(made, ierror)
        added = 0
        call deletions(comm, keyval)
    end subroutine

    subroutine deletions(comm, keyval)
        COMM, intent(in) :: comm
        integer, intent(inout) :: keyval
        integer :: ierror, number
        COMM :: made
        call MPI_Comm_set_attr(comm, keyval, 42_MPI_ADDRESS_KIND, ierror)
        call expect_calls('set over another', 0, 1, 41_long)
        call MPI_Comm_delete_attr(comm, keyval, ierror)
        call expect('the state of a deletion', last_state, 6000000000_long)
        call expect_calls('delete', 0, 1, 42_long)
        ! The key lives until its last attribute is gone.
        call MPI_Comm_set_attr(comm, keyval, 43_MPI_ADDRESS_KIND, ierror)
        call MPI_Comm_dup(comm, made, ierror)
        call expect_calls('dup before free_keyval', 1, 0, 43_long)
        number = keyval
        call MPI_Comm_free_keyval(keyval, ierror)
        call expect('a freed key', keyval, MPI_KEYVAL_INVALID)
        keyval = made_with_a_local(8_long)
        call MPI_Comm_free(made, ierror)
        call expect('the state after free_keyval', last_state, 6000000000_long)
        call expect_calls('free after free_keyval', 0, 1, 43_long)
        call MPI_Comm_dup(comm, made, ierror)
        call expect('the key after free_keyval', last_key, number)
        call expect_calls('dup after free_keyval', 1, 0, 43_long)
        call MPI_Comm_free(made, ierror)
        call expect_calls('and free', 0, 1, 43_long)
        call MPI_Comm_free_keyval(keyval, ierror)
    end subroutine

    ! An error of a callback makes the call fail that it belongs to.
    subroutine errors(comm)
        COMM, intent(in) :: comm
        COMM :: base, made
        integer :: keyval, ierror
        call MPI_Comm_dup(comm, base, ierror)
        copies = 0
        deletes = 0
        call MPI_Comm_set_errhandler(base, MPI_ERRORS_RETURN, ierror)
        keyval = made_with_a_local(9_long)
        call MPI_Comm_set_attr(base, keyval, 44_MPI_ADDRESS_KIND, ierror)
        answer = MPI_ERR_OTHER
        call MPI_Comm_dup(base, made, ierror)
        call expect('does a dup fail', logical(ierror /= MPI_SUCCESS), .true.)
        call expect_calls('a dup that fails', 1, 0, 44_long)
        call MPI_Comm_delete_attr(base, keyval, ierror)
        call expect('does a deletion fail', logical(ierror /= MPI_SUCCESS), .true.)
        call expect_calls('a deletion that fails', 0, 1, 44_long)
        call MPI_Comm_set_attr(base, keyval, 45_MPI_ADDRESS_KIND, ierror)
        call expect('does a set over another fail', logical(ierror /= MPI_SUCCESS), .true.)
        call expect_calls('a set that fails', 0, 1, 44_long)
        call expect_value('what stayed', base, keyval, 44_long)
        answer = MPI_SUCCESS
        call MPI_Comm_set_attr(base, MPI_KEYVAL_INVALID, 46_MPI_ADDRESS_KIND, ierror)
        call expect('does a set without a key fail', logical(ierror /= MPI_SUCCESS), .true.)
        call MPI_Comm_free(base, ierror)
        call expect_calls('free at last', 0, 1, 44_long)
        call MPI_Comm_free_keyval(keyval, ierror)
    end subroutine

    ! Keys of one language in the other.
    subroutine languages(comm)
        COMM, intent(in) :: comm
        COMM :: made
        integer :: keyval, number, ierror
        keyval = made_with_a_local(10_long)
        call c_set(of_comm, NUMBER(comm), keyval, -6000000000_long)
        number = c_dup(NUMBER(comm))
        call expect('the state in C', last_state, 10_long)
        call expect_calls('dup by C', 1, 0, -6000000000_long)
        call expect('the copy in C', c_get(of_comm, number, keyval), -6000000000_long)
        NUMBER(made) = number
        call MPI_Comm_free(made, ierror)
        call expect_calls('free of what C set', 0, 1, -6000000000_long)
        call MPI_Comm_delete_attr(comm, keyval, ierror)
        call expect_calls('deletion of what C set', 0, 1, -6000000000_long)
        call MPI_Comm_free_keyval(keyval, ierror)
        keyval = c_keyval(of_comm)
        call MPI_Comm_set_attr(comm, keyval, 47_MPI_ADDRESS_KIND, ierror)
        call MPI_Comm_dup(comm, made, ierror)
        call expect_value('what C copied', made, keyval, 47_long)
        call MPI_Comm_delete_attr(comm, keyval, ierror)
        call expect('what C deleted', c_aint_at(c_deleted()), 47_long)
        call expect_value('the copy, after that', made, keyval, 47_long)
        call MPI_Comm_free(made, ierror)
        call MPI_Comm_free_keyval(keyval, ierror)
    end subroutine

    ! An INTEGER value becomes wider than one.
    subroutine widened(comm)
        COMM, intent(in) :: comm
        COMM :: made
        integer :: keyval, ierror
        keyval = made_with_a_local(15_long)
        call MPI_Attr_put(NUMBER(comm), keyval, 54, ierror)
        added = 5000000000_long
        call MPI_Comm_dup(comm, made, ierror)
        call expect_value('a widened copy', made, keyval, 5000000054_long)
        added = 0
        call MPI_Comm_free(made, ierror)
        call MPI_Attr_delete(NUMBER(comm), keyval, ierror)
        call MPI_Comm_free_keyval(keyval, ierror)
        copies = 0
        deletes = 0
    end subroutine

    ! Keys of MPI-1: INTEGERs, but no value is cut that the procedure leaves alone (R118).
    subroutine mpi1(comm)
        COMM, intent(in) :: comm
        COMM :: made
        integer :: keyval, number, ierror
        call MPI_Keyval_create(copy_mpi1, delete_mpi1, keyval, -11, ierror)
        call MPI_Attr_put(NUMBER(comm), keyval, -48, ierror)
        added = 100
        call MPI_Comm_dup(comm, made, ierror)
        call expect('the state of MPI-1', last_state, -11_long)
        call expect_calls('dup of MPI-1', 1, 0, -48_long)
        call expect_value('its copy', made, keyval, 52_long)
        call expect('C, of its copy', c_integer_at(c_get(of_comm, NUMBER(made), keyval)), 52)
        call MPI_Comm_free(made, ierror)
        call expect_calls('free of MPI-1', 0, 1, 52_long)
        added = 0
        call MPI_Comm_set_attr(comm, keyval, 6000000000_MPI_ADDRESS_KIND, ierror)
        call expect_calls('set over another of MPI-1', 0, 1, -48_long)
        call MPI_Comm_dup(comm, made, ierror)
        call expect_calls('dup of a wide value', 1, 0, int(low_part(6000000000_long), long))
        call expect_value('a wide copy', made, keyval, 6000000000_long)
        call MPI_Comm_free(made, ierror)
        copies = 0
        deletes = 0
        call c_set(of_comm, NUMBER(comm), keyval, 7000000000_long)
        deletes = 0
        number = c_dup(NUMBER(comm))
        call expect_calls('dup of a pointer', 1, 0, int(low_part(7000000000_long), long))
        call expect('the pointer in the copy', c_get(of_comm, number, keyval), 7000000000_long)
        NUMBER(made) = number
        call MPI_Comm_free(made, ierror)
        call MPI_Attr_delete(NUMBER(comm), keyval, ierror)
        call expect_calls('deletion of pointers', 0, 2, int(low_part(7000000000_long), long))
        call MPI_Keyval_free(keyval, ierror)
        call expect('a freed key of MPI-1', keyval, MPI_KEYVAL_INVALID)
    end subroutine

    subroutine datatypes_and_windows()
        DATATYPE :: base, made
        WIN :: window
        integer :: keyval, ierror, memory(4)
        call MPI_Type_create_keyval(copy_type_attr, delete_type_attr, keyval, 12_MPI_ADDRESS_KIND, ierror)
        call MPI_Type_contiguous(3, MPI_INTEGER, base, ierror)
        call MPI_Type_set_attr(base, keyval, 49_MPI_ADDRESS_KIND, ierror)
        added = 1
        call MPI_Type_dup(base, made, ierror)
        call expect('the state of a datatype', last_state, 12_long)
        call expect('the datatype', last_object, NUMBER(base))
        call expect_calls('type_dup', 1, 0, 49_long)
        call MPI_Type_free(made, ierror)
        call expect_calls('type_free', 0, 1, 50_long)
        call MPI_Type_free(base, ierror)
        call expect_calls('type_free of the first', 0, 1, 49_long)
        call MPI_Type_free_keyval(keyval, ierror)
        call expect('a freed key of datatypes', keyval, MPI_KEYVAL_INVALID)
        added = 0
        call MPI_Win_create_keyval(copy_win_attr, delete_win_attr, keyval, 13_MPI_ADDRESS_KIND, ierror)
        call MPI_Win_create(memory, 16_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, MPI_COMM_WORLD, window, ierror)
        call MPI_Win_set_attr(window, keyval, 51_MPI_ADDRESS_KIND, ierror)
        call MPI_Win_free_keyval(keyval, ierror)
        call MPI_Win_free(window, ierror)
        call expect('the state of a window', last_state, 13_long)
        call expect_calls('win_free', 0, 1, 51_long)
    end subroutine
end module

program attribute_callbacks
    use cases
    implicit none
    integer :: keyval, ierror
    COMM :: comm
    last_value = -77
    call MPI_Init(ierror)
    call MPI_Comm_dup(MPI_COMM_WORLD, comm, ierror)
    call duplicates(comm)
    call MPI_Comm_free(comm, ierror)
    call expect_calls('free of the first', 0, 1, 43_long)
    call MPI_Comm_dup(MPI_COMM_WORLD, comm, ierror)
    call errors(comm)
    call languages(comm)
    call widened(comm)
    call mpi1(comm)
    call datatypes_and_windows()
    call MPI_Comm_free(comm, ierror)
    ! MPI deletes the rest when it ends.
    keyval = made_with_a_local(14_long)
    call MPI_Comm_set_attr(MPI_COMM_SELF, keyval, 53_MPI_ADDRESS_KIND, ierror)
    call MPI_Finalize(ierror)
    call expect('the state at the end', last_state, 14_long)
    call expect_calls('finalize', 0, 1, 53_long)
    call conclude(100)
end program
