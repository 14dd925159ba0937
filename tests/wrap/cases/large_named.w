{{fn foo MPI_Send MPI_Send_c}} {{foo}}_body(); {{callfn}}
{{endfn}}
{{fnall foo MPI_Gatherv MPI_Init MPI_Init_thread MPI_Finalize MPI_Comm_rank MPI_Comm_dup MPI_Irecv MPI_Waitany MPI_Pready_list MPI_Type_extent MPI_Pcontrol MPI_Wtime MPI_Send}}
never
{{endfnall}}
