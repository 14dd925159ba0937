# The keys that a result must have. Constants, handles and routines may lack what the MPI lacks.
set(BINDERY_PROBE_KEYS_c
    mpi_version mpi_subversion library target sentinels status_copies_raw get_status_lies int_bytes
    bytes_of_MPI_Fint bytes_of_MPI_Aint bytes_of_MPI_Count bytes_of_MPI_Offset bytes_of_MPI_Status bytes_of_MPI_F08_status
    status_source_offset status_tag_offset status_error_offset
)
set(BINDERY_PROBE_KEYS_fortran
    external_name external_name_with_underscore common_name module_name common_of_shared_library
    integer_bytes real_bytes double_bytes logical_bytes logical_true logical_false logical_test kind_of_double
    kinds_of_integer kinds_of_logical kinds_of_real
    integer_results_as_in_c double_results_as_in_c absent_optional_is_null handle_types_as_integers common_alignment
    string_length_place string_length_bytes pointers_by_reference procedures_as_in_c callback_pointer
    descriptor asynchronous_protects choice_real choice_assumed choice_device link_flags
)
set(BINDERY_PROBE_KEYS_cxx handled_error link_flags)
set(BINDERY_PROBE_KEYS_constants MPI_SUCCESS)
set(BINDERY_PROBE_KEYS_handles MPI_COMM_WORLD)
set(BINDERY_PROBE_KEYS_routines MPI_Init)
