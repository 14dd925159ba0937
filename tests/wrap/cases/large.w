{{foreachfn foo MPI_Send MPI_Gatherv}}static long {{foo}}_calls;
{{endforeachfn}}
{{fn foo MPI_Send}}
    {{foo}}_calls += count;
    puts("{{foo}} MPI_Send");
    {{ret_val}} = P{{foo}}({{args}});
{{endfn}}
{{fn foo MPI_Gatherv}}
    MPI_Gatherv_calls += recvcounts[0] + *{{get_arg 5}};
    {{callfn}}
{{endfn}}
