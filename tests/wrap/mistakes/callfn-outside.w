{{foreachfn foo MPI_Send}}{{callfn}}{{endforeachfn}}
