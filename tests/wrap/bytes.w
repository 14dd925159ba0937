// MPE's language: bytes sent, by a wrapper around the one of every function.
static double bytes_{{fileno}};
static int calls_{{fileno}};
{{fn fn_name MPI_Send MPI_Isend}}
  {{vardecl int typesize}}
  PMPI_Type_size({{datatype}}, &{{typesize}});
  {{callfn}}
  bytes_{{fileno}} += (double){{typesize}} * {{count}};
{{endfn}}
{{fnall fn_name MPI_Pcontrol MPI_Finalize}}
  calls_{{fileno}}++;
  {{callfn}}
{{endfnall}}
{{fn fn_name MPI_Finalize}}
  {{vardecl int rank, all[2]}}
  {{vardecl double total}}
  PMPI_Comm_rank(MPI_COMM_WORLD, &{{rank}});
  PMPI_Reduce(&bytes_{{fileno}}, &{{total}}, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
  PMPI_Reduce(&calls_{{fileno}}, &{{all}}[0], 1, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
  if ({{rank}} == 0) printf("tool: %.0f bytes, %d calls\n", {{total}}, {{all}}[0]);
  fflush(stdout);
  {{callfn}}
{{endfn}}
