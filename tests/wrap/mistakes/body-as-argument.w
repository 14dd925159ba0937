{{list {{fn foo MPI_Send}} }}
