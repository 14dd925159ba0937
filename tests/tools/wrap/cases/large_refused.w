{{fn foo MPI_Gatherv}} sum(recvcounts); {{callfn}}
{{endfn}}
{{fn foo MPI_Send}} {{ret_val}} = PMPI_Send({{args}});
{{endfn}}
