{{fn foo MPI_Waitany}} {{callfn}} done(*indx, {{indx}}, {{2}}); {{endfn}}
{{fn foo MPI_Pready_list MPI_Pcontrol}} {{callfn}} {{endfn}}
{{fn foo MPI_Recv MPI_Init}} {{callfn}} {{endfn}}
