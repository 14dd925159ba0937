
  {{fn foo MPI_Send}}
{{callfn}}
