{{fn foo MPI_Send}}
{{fn bar MPI_Recv}}{{endfn}}{{endfn}}
