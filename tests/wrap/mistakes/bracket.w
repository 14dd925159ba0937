{{fn foo MPI_Send}}{{apply_to_type int f !}}{{endfn}}
