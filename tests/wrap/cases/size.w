{{fn name MPI_Send MPI_Irecv MPI_Init}}
    {{callfn}}
    {{size}}
    count_bytes("{{name}}", _size, _size_in, _size_out);
{{endfn}}
{{fn name MPI_Gatherv}}
    int comm = 0;
    {{size in}}
    {{callfn}}
{{endfn}}
