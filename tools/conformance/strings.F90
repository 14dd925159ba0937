! Strings of Fortran are filled with blanks, and those of C end.
!# strings_padded
subroutine strings_padded
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Comm) :: comm
    character(len=MPI_MAX_OBJECT_NAME) :: name
    integer :: length, ierror
    call MPI_Comm_dup(MPI_COMM_SELF, comm, ierror)
    call MPI_Comm_set_name(comm, 'short', ierror)
    name = repeat('x', len(name))
    call MPI_Comm_get_name(comm, name, length, ierror)
    call expect('the length is', 5, length)
    call expect('the first ten characters are', 'short     ', name(:10))
    call expect('the rest is blank:', .true., name(6:) == ' ')
    call MPI_Comm_free(comm, ierror)
end subroutine
!# strings_leading
subroutine strings_leading
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Comm) :: comm
    character(len=MPI_MAX_OBJECT_NAME) :: name
    integer :: length, ierror
    call MPI_Comm_dup(MPI_COMM_SELF, comm, ierror)
    call MPI_Comm_set_name(comm, '  lead', ierror)
    call MPI_Comm_get_name(comm, name, length, ierror)
    call expect('the name is', '  lead', trim(name))
    call MPI_Comm_free(comm, ierror)
end subroutine
!# strings_trailing
subroutine strings_trailing
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Comm) :: comm
    character(len=MPI_MAX_OBJECT_NAME) :: name
    integer :: length, ierror
    call MPI_Comm_dup(MPI_COMM_SELF, comm, ierror)
    call MPI_Comm_set_name(comm, 'trail   ', ierror)
    call MPI_Comm_get_name(comm, name, length, ierror)
    call expect('the length is', 5, length)
    call MPI_Comm_free(comm, ierror)
end subroutine
!# strings_world
subroutine strings_world
    use seen
    USES
    implicit none
    HEADER
    character(len=MPI_MAX_OBJECT_NAME) :: name
    integer :: length, ierror
    call MPI_Comm_get_name(MPI_COMM_WORLD, name, length, ierror)
    call expect('the name is', 'MPI_COMM_WORLD', trim(name))
end subroutine
!# strings_datatype
subroutine strings_datatype
    use seen
    USES
    implicit none
    HEADER
    character(len=MPI_MAX_OBJECT_NAME) :: name
    integer :: length, ierror
    call MPI_Type_get_name(MPI_DOUBLE_PRECISION, name, length, ierror)
    call expect('the name is', 'MPI_DOUBLE_PRECISION', trim(name))
end subroutine
!# strings_info
subroutine strings_info
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Info) :: info
    character(len=20) :: value
    integer :: ierror
    logical :: flag
    call MPI_Info_create(info, ierror)
    call MPI_Info_set(info, '  key  ', '  a value  ', ierror)
    value = repeat('x', 20)
    call MPI_Info_get(info, 'key', 20, value, flag, ierror)
    call expect('the key is found:', .true., flag)
    call expect('the value is', 'a value             ', value)
    call MPI_Info_free(info, ierror)
end subroutine
!# strings_info_absent
subroutine strings_info_absent
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Info) :: info
    character(len=5) :: value
    integer :: ierror
    logical :: flag
    call MPI_Info_create(info, ierror)
    value = 'aside'
    flag = .true.
    call MPI_Info_get(info, 'absent', 5, value, flag, ierror)
    call expect('the key is found:', .false., flag)
    call expect('the value is', 'aside', value)
    call MPI_Info_free(info, ierror)
end subroutine
!# strings_info_length
subroutine strings_info_length
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Info) :: info
    integer :: ierror, length
    logical :: flag
    call MPI_Info_create(info, ierror)
    call MPI_Info_set(info, 'key', 'abcdefgh', ierror)
    call MPI_Info_get_valuelen(info, 'key', length, flag, ierror)
    call expect('the length is', 8, length)
    call MPI_Info_free(info, ierror)
end subroutine
!# strings_info_key
subroutine strings_info_key
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Info) :: info
    character(len=MPI_MAX_INFO_KEY) :: key
    integer :: ierror
    call MPI_Info_create(info, ierror)
    call MPI_Info_set(info, 'first', 'value', ierror)
    key = repeat('x', len(key))
    call MPI_Info_get_nthkey(info, 0, key, ierror)
    call expect('the key is', 'first', trim(key))
    call MPI_Info_free(info, ierror)
end subroutine
!# strings_info_handshake
subroutine strings_info_handshake
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Info) :: info
    character(len=12) :: value
    integer :: ierror, length
    logical :: flag
    call MPI_Info_create(info, ierror)
    call MPI_Info_set(info, 'key', 'abcdefgh', ierror)
    length = 0
    value = 'left alone'
    call MPI_Info_get_string(info, 'key', length, value, flag, ierror)
    call expect('the length needed is', 8, length)
    call expect('a buffer of 0 has', 'left alone', trim(value))
    length = 12
    call MPI_Info_get_string(info, 'key', length, value, flag, ierror)
    call expect('the value is', 'abcdefgh    ', value)
    call expect('the length is', 8, length)
    call MPI_Info_free(info, ierror)
end subroutine
!# strings_error
subroutine strings_error
    use seen
    USES
    implicit none
    HEADER
    character(len=MPI_MAX_ERROR_STRING) :: text
    integer :: ierror, length
    text = repeat('x', len(text))
    call MPI_Error_string(MPI_ERR_TRUNCATE, text, length, ierror)
    call expect('there is a text:', .true., length > 0)
    call expect('the rest is blank:', .true., text(length + 1:) == ' ')
    call expect('there is an end of string in it:', .false., index(text, char(0)) > 0)
end subroutine
!# strings_processor
subroutine strings_processor
    use seen
    USES
    implicit none
    HEADER
    character(len=MPI_MAX_PROCESSOR_NAME) :: name
    integer :: ierror, length
    name = repeat(char(1), len(name))
    call MPI_Get_processor_name(name, length, ierror)
    call expect('the length is that of the name:', .true., len_trim(name) == length)
    call expect('there is an end of string in it:', .false., index(name, char(0)) > 0)
end subroutine
!# strings_library
subroutine strings_library
    use seen
    USES
    implicit none
    HEADER
    character(len=MPI_MAX_LIBRARY_VERSION_STRING) :: version
    integer :: ierror, length
    version = repeat(char(1), len(version))
    call MPI_Get_library_version(version, length, ierror)
    call expect('the rest is blank:', .true., version(length + 1:) == ' ')
    call expect('there is an end of string in it:', .false., index(version, char(0)) > 0)
end subroutine
!# strings_datarep
subroutine strings_datarep
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_File) :: file
    HANDLE(MPI_Datatype) :: etype, filetype
    integer(kind=MPI_OFFSET_KIND) :: displacement
    character(len=MPI_MAX_DATAREP_STRING) :: datarep
    integer :: ierror
    call MPI_File_open(MPI_COMM_SELF, 'bindery-conformance-file', ior(ior(MPI_MODE_CREATE, MPI_MODE_RDWR), MPI_MODE_DELETE_ON_CLOSE), &
                       MPI_INFO_NULL, file, ierror)
    call expect('the file is opened:', .true., ierror == MPI_SUCCESS)
    if (ierror /= MPI_SUCCESS) return
    datarep = repeat('x', len(datarep))
    call MPI_File_get_view(file, displacement, etype, filetype, datarep, ierror)
    call expect('the name is', 'native', trim(datarep))
    call MPI_File_close(file, ierror)
end subroutine
!# strings_file
subroutine strings_file
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_File) :: file
    integer :: ierror
    logical :: there
    call MPI_File_open(MPI_COMM_SELF, 'bindery-conformance-blanks  ', ior(MPI_MODE_CREATE, MPI_MODE_WRONLY), MPI_INFO_NULL, file, ierror)
    call expect('the file is opened:', .true., ierror == MPI_SUCCESS)
    if (ierror /= MPI_SUCCESS) return
    call MPI_File_close(file, ierror)
    inquire (file='bindery-conformance-blanks', exist=there)
    call expect('a file without the blanks is there:', .true., there)
    call MPI_File_delete('bindery-conformance-blanks', MPI_INFO_NULL, ierror)
end subroutine
