{{fn foo MPI_Gatherv}} sum(recvcounts); {{callfn}}
{{endfn}}
{{fn foo MPI_Send}} {{ret_val}} = PMPI_Send({{args}});
{{endfn}}
{{fn foo MPI_Gatherv}} sum(&recvcounts[1], a && sendcount, a & *displs); {{callfn}}
{{endfn}}
{{fn foo MPI_Send}} bits(1 && count, &dest); {{callfn}}
{{endfn}}
{{fn foo MPI_Send}} add( & count); {{callfn}}
{{endfn}}
