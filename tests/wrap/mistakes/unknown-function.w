{{fn foo MPI_Send
     MPI_Recieve}}{{callfn}}{{endfn}}
