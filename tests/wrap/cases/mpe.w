static int calls_{{fileno}};
{{fn fn_name MPI_Init}}
  {{vardecl int myid, *list, row[4]}}
  {{vardecl char *argv}}
  {{callfn}}
  PMPI_Comm_rank(MPI_COMM_WORLD, &{{myid}});
  {{row}}[0] = {{myid}}; {{argv}} = (*{{1}})[0];
  if (returnVal != MPI_SUCCESS) {{returnVal}} = 1;
  {{forallfn other MPI_Init}}{{other}};{{endforallfn}}
{{endfn}}
{{fn fn_name MPI_Send MPI_Type_count}}
  {{vardecl request_list *newrq}}
  {{callfn}}
  log({{dest}}, {{tag}}, {{count}}, {{argList}});
{{endfn}}
{{fnall fn_name MPI_Pcontrol MPI_Wtick MPI_Typo}}
  {{vardecl double returnVal}}
  {{returnVal}} = MPI_Wtime();
  {{callfn}}
{{endfnall}}
