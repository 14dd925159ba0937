<!-- {{fileno}} // {{fileno}} "it's" -->
{{foreachfn f MPI_Send MPI_Comm_rank}}  <function name="{{f}}" args="{{args}}"/> /* {{nargs}} */
{{endforeachfn}}
