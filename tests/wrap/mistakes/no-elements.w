{{foreachfn foo MPI_Finalize}}{{0}}{{endforeachfn}}
