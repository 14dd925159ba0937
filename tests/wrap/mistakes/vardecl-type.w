{{fn foo MPI_Send}}{{vardecl int}}{{callfn}}{{endfn}}
