/* Do not edit: `bindery generate` writes this from specs/constants.toml through templates/fortran/bnd_special.h.j2. */
/* The cells that Fortran knows as COMMON blocks (R89-R91): X(block, bytes, "constant") for each. */
#define BND_CELLS(X) \
    X(bnd_bottom, 4, "MPI_BOTTOM") \
    X(bnd_in_place, 4, "MPI_IN_PLACE") \
    X(bnd_buffer_automatic, 4, "MPI_BUFFER_AUTOMATIC") \
    X(bnd_argv_null, 1, "MPI_ARGV_NULL") \
    X(bnd_argvs_null, 1, "MPI_ARGVS_NULL") \
    X(bnd_errcodes_ignore, 4, "MPI_ERRCODES_IGNORE") \
    X(bnd_status_ignore, sizeof(MPI_Status), "MPI_STATUS_IGNORE") \
    X(bnd_f08_status_ignore, sizeof(MPI_Status), "MPI_STATUS_IGNORE") \
    X(bnd_statuses_ignore, sizeof(MPI_Status), "MPI_STATUSES_IGNORE") \
    X(bnd_f08_statuses_ignore, sizeof(MPI_Status), "MPI_STATUSES_IGNORE") \
    X(bnd_unweighted, 4, "MPI_UNWEIGHTED") \
    X(bnd_weights_empty, 4, "MPI_WEIGHTS_EMPTY") \

/* The blocks' names, for compilers that spell them in capitals. */
#define BND_UPPER_OF_bnd_bottom BND_BOTTOM
#define BND_UPPER_OF_bnd_in_place BND_IN_PLACE
#define BND_UPPER_OF_bnd_buffer_automatic BND_BUFFER_AUTOMATIC
#define BND_UPPER_OF_bnd_argv_null BND_ARGV_NULL
#define BND_UPPER_OF_bnd_argvs_null BND_ARGVS_NULL
#define BND_UPPER_OF_bnd_errcodes_ignore BND_ERRCODES_IGNORE
#define BND_UPPER_OF_bnd_status_ignore BND_STATUS_IGNORE
#define BND_UPPER_OF_bnd_f08_status_ignore BND_F08_STATUS_IGNORE
#define BND_UPPER_OF_bnd_statuses_ignore BND_STATUSES_IGNORE
#define BND_UPPER_OF_bnd_f08_statuses_ignore BND_F08_STATUSES_IGNORE
#define BND_UPPER_OF_bnd_unweighted BND_UNWEIGHTED
#define BND_UPPER_OF_bnd_weights_empty BND_WEIGHTS_EMPTY
