{{fn name MPI_Send MPI_Init}}
    before("{{name}}");
    {{callfn}}
{{endfn}}
{{fn name MPI_Send}}{{callfn}}{{endfn}}
{{fn name MPI_Gatherv}}sum(recvcounts); {{callfn}}{{endfn}}
struct gotcha_binding_t *all[] = { {{foreachfn name MPI_Init MPI_Send MPI_Send_c MPI_Gatherv_c}}&wrap_{{name}}_binding, {{endforeachfn}} };
