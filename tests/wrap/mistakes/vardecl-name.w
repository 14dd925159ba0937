{{fn foo MPI_Send}}{{vardecl int i, 2}}{{callfn}}{{endfn}}
