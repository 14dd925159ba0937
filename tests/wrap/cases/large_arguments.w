{{fn foo MPI_Send}} {{ret_val}} = resend({{args}});
{{endfn}}
{{fn foo MPI_Gatherv}} {{sub {{foo}} MPI my}}({{args}}); {{callfn}}
{{endfn}}
