{{fn foo MPI_Send}}
 {{fooo}} {{endfn}}
