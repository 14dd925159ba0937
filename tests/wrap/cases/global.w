static int rank, count;
// A name of a body for all functions is the file's: MPI_Comm_rank has an argument of that name.
{{fnall name MPI_Init}}
    if (rank == 0)
        before("{{name}}", &count);
    {{callfn}}
{{endfnall}}
// The body for a few functions has their arguments.
{{fn name MPI_Comm_rank}}
    {{callfn}}
    after(*rank);
{{endfn}}
