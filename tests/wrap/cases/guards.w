{{fn foo MPI_Comm_rank MPI_Type_extent MPI_Wtime}}
    if (in_wrapper > 1) return {{ret_val}};
    {{callfn}}
{{endfn}}
