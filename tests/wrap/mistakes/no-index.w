{{foreachfn foo MPI_Comm_rank}}{{args x}}{{endforeachfn}}
