#define SWAP(comm) comm = other
{{fntype foo MPI_Comm*}}
    {{callfn}}
    {{apply_to_type MPI_Comm* after}}
{{endfntype}}
{{fnalltype foo MPI_Request MPI_Send}}
    {{callfn}}
{{endfnalltype}}
{{fnallntype foo MPI_Comm MPI_Init MPI_Init_thread MPI_Finalize MPI_Pcontrol MPI_Wtime MPI_Waitany MPI_Type_extent MPI_Pready_list}}
    {{callfn}} // without MPI_Comm
{{endfnallntype}}
{{fntype foo 'const void *' MPI_Send}}
    {{apply_to_type MPI_Comm SWAP}}
    {{applyToType 'const void*' look}}{{apply_to_type MPI_Comm tool::comm {}};
    {{apply_to_type {{list MPI_Comm int}} guard [}}
    {{apply_to_type {{list MPI_Comm 'MPI_Request*' MPI_Datatype}} keep '<'}}
    {{apply_to_type MPI_Win nothing}}
    {{callfn}}
{{endfntype}}
{{foreachfn foo MPI_Irecv}}{{apply_to_type MPI_Request* f (}}{{MACRO_MPI_Comm}}{{endforeachfn}}
