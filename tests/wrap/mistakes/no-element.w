{{foreachfn foo MPI_Comm_rank}}{{args 2}}{{endforeachfn}}
