/* Do not edit: `bindery generate` writes this from specs/quirks.toml through templates/fortran/bnd_quirk_table.h.j2. */
/* Defects of installed MPIs that the runtime detects by MPI_Get_library_version. */
#ifndef BND_QUIRK_TABLE_H
#define BND_QUIRK_TABLE_H

enum bnd_quirk {
    /* MPICH: Persistent collectives and nonblocking exchanges release datatypes once for each start, or without having held them. */
    BND_QUIRK_SCHEDULES_LOSE_DATATYPES,
    /* Open MPI: Persistent collectives do not hold datatypes that are freed before the start. */
    BND_QUIRK_STARTS_LOSE_DATATYPES,
    /* MPICH: MPI_Isendrecv_replace is wrong for a datatype with gaps. */
    BND_QUIRK_REPLACES_WRONG,
    /* Open MPI: Fetching accumulates give wrong results for derived datatypes. */
    BND_QUIRK_FETCHES_WRONG,
    /* MPICH: The request of MPI_Rget completes before the data have arrived, where they come by UCX and one of the datatypes is derived. */
    BND_QUIRK_GETS_COMPLETE_EARLY,
    /* MPICH: Files take a datatype for another one. */
    BND_QUIRK_FILES_CONFUSE_DATATYPES,
    /* Open MPI: A stride of -1 byte is taken for the extent of the type. */
    BND_QUIRK_STRIDE_OF_MINUS_ONE,
    /* Open MPI: Packing is wrong where elements lie at distances that are no multiples of their size, as in hvector(3, 1, 12, MPI_COMPLEX). */
    BND_QUIRK_ODD_DISTANCES,
    /* Intel MPI: Collectives read wrong data for a datatype with a negative lower bound, and MPI_Allgather from nine elements on for others with gaps. */
    BND_QUIRK_COLLECTIVES_READ_WRONG,
    /* MPICH: Calls return MPI_SUCCESS when a user's error handler has returned. */
    BND_QUIRK_SUCCESS_AFTER_HANDLER,
    BND_QUIRKS
};

/* X(quirk, maker, first, fixed): versions as numbers, 40002 for 4.0.2; 0 is without end. */
#define BND_QUIRK_TABLE(X) \
    X(BND_QUIRK_SCHEDULES_LOSE_DATATYPES, mpich, 0, 40201) \
    X(BND_QUIRK_STARTS_LOSE_DATATYPES, open_mpi, 50000, 0) \
    X(BND_QUIRK_REPLACES_WRONG, mpich, 0, 0) \
    X(BND_QUIRK_FETCHES_WRONG, open_mpi, 0, 50007) \
    X(BND_QUIRK_GETS_COMPLETE_EARLY, mpich, 0, 50002) \
    X(BND_QUIRK_FILES_CONFUSE_DATATYPES, mpich, 0, 40201) \
    X(BND_QUIRK_STRIDE_OF_MINUS_ONE, open_mpi, 0, 0) \
    X(BND_QUIRK_ODD_DISTANCES, open_mpi, 50000, 60000) \
    X(BND_QUIRK_COLLECTIVES_READ_WRONG, intel, 0, 0) \
    X(BND_QUIRK_SUCCESS_AFTER_HANDLER, mpich, 40300, 0)

#endif
