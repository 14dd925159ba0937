{{fn foo MPI_Comm_f2c}}{{callfn}}{{endfn}}
