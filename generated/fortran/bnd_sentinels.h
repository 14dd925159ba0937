/* Do not edit: `bindery generate` writes this from specs/constants.toml through templates/fortran/bnd_sentinels.h.j2. */
/* The sentinels of Fortran (R89-R91), over each MPI:
 * BND_SYMBOLS: X(symbol, bytes, OURS, SHARED or MODULE) for each symbol that the bindings define
 *   SHARED: the C MPI may define it too; MODULE: a module of the MPI's own Fortran bindings does
 *   The linker name is BND_SYMBOL_symbol, the C name bnd_symbol_symbol.
 * BND_SENTINELS: X(name, symbol, offset, "constant") for each address that the wrappers compare with
 * BND_ADDRESS_OF_name, and BND_SENTINELS_OF_name: X(name) for all names of the same constant
 * BND_ATTRIBUTE_KEY_OFFSET: the key of a predefined attribute in the MPI's own mpif.h and modules, less C's
 * BND_FOREIGN: X(symbol, "MPI") for symbols of objects that were compiled with another MPI's bindings
 * BND_FOREIGN_IN_C: those that such an MPI's C library has as well */
#if BND_C_SENTINELS_IS_MPICH
#define BND_SYMBOLS(X) \
    X(mpipriv1, 4 + 4 + sizeof(MPI_Status), OURS) \
    X(mpipriv2, sizeof(MPI_Status) + 4, OURS) \
    X(mpiprivc, 1 + 1, OURS) \
    X(mpifcmb5, 4, OURS) \
    X(mpifcmb9, 4, OURS) \
    X(mpifcmba, 4, OURS) \
    X(MPIR_F08_MPI_BOTTOM, 4, SHARED) \
    X(MPIR_F08_MPI_IN_PLACE, 4, SHARED) \
    X(mpi_f08_link_constants_mpi_buffer_automatic, 4, MODULE) \
    X(mpi_f08_link_constants_mpi_argv_null, 1, MODULE) \
    X(mpi_f08_link_constants_mpi_argvs_null, 1, MODULE) \
    X(mpi_f08_link_constants_mpi_errcodes_ignore, 4, MODULE) \
    X(MPIR_F08_MPI_STATUS_IGNORE_OBJ, sizeof(MPI_Status), SHARED) \
    X(MPIR_F08_MPI_STATUSES_IGNORE_OBJ, sizeof(MPI_Status), SHARED) \
    X(mpi_f08_link_constants_mpi_unweighted, 4, MODULE) \
    X(mpi_f08_link_constants_mpi_weights_empty, 4, MODULE) \

#define BND_SENTINELS(X) \
    X(bnd_bottom, mpipriv1, 0, "MPI_BOTTOM") \
    X(bnd_in_place, mpipriv1, 4, "MPI_IN_PLACE") \
    X(bnd_status_ignore, mpipriv1, 4 + 4, "MPI_STATUS_IGNORE") \
    X(bnd_statuses_ignore, mpipriv2, 0, "MPI_STATUSES_IGNORE") \
    X(bnd_errcodes_ignore, mpipriv2, sizeof(MPI_Status), "MPI_ERRCODES_IGNORE") \
    X(bnd_argvs_null, mpiprivc, 0, "MPI_ARGVS_NULL") \
    X(bnd_argv_null, mpiprivc, 1, "MPI_ARGV_NULL") \
    X(bnd_unweighted, mpifcmb5, 0, "MPI_UNWEIGHTED") \
    X(bnd_weights_empty, mpifcmb9, 0, "MPI_WEIGHTS_EMPTY") \
    X(bnd_buffer_automatic, mpifcmba, 0, "MPI_BUFFER_AUTOMATIC") \
    X(bnd_f08_bottom, MPIR_F08_MPI_BOTTOM, 0, "MPI_BOTTOM") \
    X(bnd_f08_in_place, MPIR_F08_MPI_IN_PLACE, 0, "MPI_IN_PLACE") \
    X(bnd_f08_buffer_automatic, mpi_f08_link_constants_mpi_buffer_automatic, 0, "MPI_BUFFER_AUTOMATIC") \
    X(bnd_f08_argv_null, mpi_f08_link_constants_mpi_argv_null, 0, "MPI_ARGV_NULL") \
    X(bnd_f08_argvs_null, mpi_f08_link_constants_mpi_argvs_null, 0, "MPI_ARGVS_NULL") \
    X(bnd_f08_errcodes_ignore, mpi_f08_link_constants_mpi_errcodes_ignore, 0, "MPI_ERRCODES_IGNORE") \
    X(bnd_f08_status_ignore, MPIR_F08_MPI_STATUS_IGNORE_OBJ, 0, "MPI_STATUS_IGNORE") \
    X(bnd_f08_statuses_ignore, MPIR_F08_MPI_STATUSES_IGNORE_OBJ, 0, "MPI_STATUSES_IGNORE") \
    X(bnd_f08_unweighted, mpi_f08_link_constants_mpi_unweighted, 0, "MPI_UNWEIGHTED") \
    X(bnd_f08_weights_empty, mpi_f08_link_constants_mpi_weights_empty, 0, "MPI_WEIGHTS_EMPTY") \

#define BND_FOREIGN(X) \
    X(BND_COMMON_SYMBOL(mpi_fortran_bottom, MPI_FORTRAN_BOTTOM), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_in_place, MPI_FORTRAN_IN_PLACE), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_buffer_automatic, MPI_FORTRAN_BUFFER_AUTOMATIC), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_argv_null, MPI_FORTRAN_ARGV_NULL), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_argvs_null, MPI_FORTRAN_ARGVS_NULL), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_errcodes_ignore, MPI_FORTRAN_ERRCODES_IGNORE), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_status_ignore, MPI_FORTRAN_STATUS_IGNORE), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_statuses_ignore, MPI_FORTRAN_STATUSES_IGNORE), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_unweighted, MPI_FORTRAN_UNWEIGHTED), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_weights_empty, MPI_FORTRAN_WEIGHTS_EMPTY), "Open MPI") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_bottom, BND_ILP64_BOTTOM), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_in_place, BND_ILP64_IN_PLACE), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_buffer_automatic, BND_ILP64_BUFFER_AUTOMATIC), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_argv_null, BND_ILP64_ARGV_NULL), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_argvs_null, BND_ILP64_ARGVS_NULL), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_errcodes_ignore, BND_ILP64_ERRCODES_IGNORE), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_status_ignore, BND_ILP64_STATUS_IGNORE), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_statuses_ignore, BND_ILP64_STATUSES_IGNORE), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_unweighted, BND_ILP64_UNWEIGHTED), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_weights_empty, BND_ILP64_WEIGHTS_EMPTY), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(mpif_bottom, MPIF_BOTTOM), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_in_place, MPIF_IN_PLACE), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_buffer_automatic, MPIF_BUFFER_AUTOMATIC), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_argv_null, MPIF_ARGV_NULL), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_argvs_null, MPIF_ARGVS_NULL), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_errcodes_ignore, MPIF_ERRCODES_IGNORE), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_status_ignore, MPIF_STATUS_IGNORE), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_statuses_ignore, MPIF_STATUSES_IGNORE), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_unweighted, MPIF_UNWEIGHTED), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_weights_empty, MPIF_WEIGHTS_EMPTY), "mpif") \
    X(BND_COMMON_SYMBOL(bnd_bottom, BND_BOTTOM), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_in_place, BND_IN_PLACE), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_buffer_automatic, BND_BUFFER_AUTOMATIC), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_argv_null, BND_ARGV_NULL), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_argvs_null, BND_ARGVS_NULL), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_errcodes_ignore, BND_ERRCODES_IGNORE), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_status_ignore, BND_STATUS_IGNORE), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_statuses_ignore, BND_STATUSES_IGNORE), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_unweighted, BND_UNWEIGHTED), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_weights_empty, BND_WEIGHTS_EMPTY), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_f08_status_ignore, BND_F08_STATUS_IGNORE), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_f08_statuses_ignore, BND_F08_STATUSES_IGNORE), "Bindery") \

#define BND_FOREIGN_IN_C(X) \
    X(mpif_f08_status_ignore_, "mpif") \
    X(mpif_f08_statuses_ignore_, "mpif") \

#define BND_SYMBOL_mpipriv1 BND_COMMON_SYMBOL(mpipriv1, MPIPRIV1)
#define BND_SYMBOL_mpipriv2 BND_COMMON_SYMBOL(mpipriv2, MPIPRIV2)
#define BND_SYMBOL_mpiprivc BND_COMMON_SYMBOL(mpiprivc, MPIPRIVC)
#define BND_SYMBOL_mpifcmb5 BND_COMMON_SYMBOL(mpifcmb5, MPIFCMB5)
#define BND_SYMBOL_mpifcmb9 BND_COMMON_SYMBOL(mpifcmb9, MPIFCMB9)
#define BND_SYMBOL_mpifcmba BND_COMMON_SYMBOL(mpifcmba, MPIFCMBA)
#define BND_SYMBOL_MPIR_F08_MPI_BOTTOM MPIR_F08_MPI_BOTTOM
#define BND_SYMBOL_MPIR_F08_MPI_IN_PLACE MPIR_F08_MPI_IN_PLACE
#define BND_SYMBOL_mpi_f08_link_constants_mpi_buffer_automatic BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_buffer_automatic)
#define BND_SYMBOL_mpi_f08_link_constants_mpi_argv_null BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_argv_null)
#define BND_SYMBOL_mpi_f08_link_constants_mpi_argvs_null BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_argvs_null)
#define BND_SYMBOL_mpi_f08_link_constants_mpi_errcodes_ignore BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_errcodes_ignore)
#define BND_SYMBOL_MPIR_F08_MPI_STATUS_IGNORE_OBJ MPIR_F08_MPI_STATUS_IGNORE_OBJ
#define BND_SYMBOL_MPIR_F08_MPI_STATUSES_IGNORE_OBJ MPIR_F08_MPI_STATUSES_IGNORE_OBJ
#define BND_SYMBOL_mpi_f08_link_constants_mpi_unweighted BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_unweighted)
#define BND_SYMBOL_mpi_f08_link_constants_mpi_weights_empty BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_weights_empty)
#define BND_ADDRESS_OF_bnd_bottom (bnd_symbol_mpipriv1 + 0)
#define BND_ADDRESS_OF_bnd_in_place (bnd_symbol_mpipriv1 + 4)
#define BND_ADDRESS_OF_bnd_status_ignore (bnd_symbol_mpipriv1 + 4 + 4)
#define BND_ADDRESS_OF_bnd_statuses_ignore (bnd_symbol_mpipriv2 + 0)
#define BND_ADDRESS_OF_bnd_errcodes_ignore (bnd_symbol_mpipriv2 + sizeof(MPI_Status))
#define BND_ADDRESS_OF_bnd_argvs_null (bnd_symbol_mpiprivc + 0)
#define BND_ADDRESS_OF_bnd_argv_null (bnd_symbol_mpiprivc + 1)
#define BND_ADDRESS_OF_bnd_unweighted (bnd_symbol_mpifcmb5 + 0)
#define BND_ADDRESS_OF_bnd_weights_empty (bnd_symbol_mpifcmb9 + 0)
#define BND_ADDRESS_OF_bnd_buffer_automatic (bnd_symbol_mpifcmba + 0)
#define BND_ADDRESS_OF_bnd_f08_bottom (bnd_symbol_MPIR_F08_MPI_BOTTOM + 0)
#define BND_ADDRESS_OF_bnd_f08_in_place (bnd_symbol_MPIR_F08_MPI_IN_PLACE + 0)
#define BND_ADDRESS_OF_bnd_f08_buffer_automatic (bnd_symbol_mpi_f08_link_constants_mpi_buffer_automatic + 0)
#define BND_ADDRESS_OF_bnd_f08_argv_null (bnd_symbol_mpi_f08_link_constants_mpi_argv_null + 0)
#define BND_ADDRESS_OF_bnd_f08_argvs_null (bnd_symbol_mpi_f08_link_constants_mpi_argvs_null + 0)
#define BND_ADDRESS_OF_bnd_f08_errcodes_ignore (bnd_symbol_mpi_f08_link_constants_mpi_errcodes_ignore + 0)
#define BND_ADDRESS_OF_bnd_f08_status_ignore (bnd_symbol_MPIR_F08_MPI_STATUS_IGNORE_OBJ + 0)
#define BND_ADDRESS_OF_bnd_f08_statuses_ignore (bnd_symbol_MPIR_F08_MPI_STATUSES_IGNORE_OBJ + 0)
#define BND_ADDRESS_OF_bnd_f08_unweighted (bnd_symbol_mpi_f08_link_constants_mpi_unweighted + 0)
#define BND_ADDRESS_OF_bnd_f08_weights_empty (bnd_symbol_mpi_f08_link_constants_mpi_weights_empty + 0)
#define BND_SENTINELS_OF_bnd_bottom(X) X(bnd_bottom) X(bnd_f08_bottom)
#define BND_SENTINELS_OF_bnd_in_place(X) X(bnd_in_place) X(bnd_f08_in_place)
#define BND_SENTINELS_OF_bnd_buffer_automatic(X) X(bnd_buffer_automatic) X(bnd_f08_buffer_automatic)
#define BND_SENTINELS_OF_bnd_argv_null(X) X(bnd_argv_null) X(bnd_f08_argv_null)
#define BND_SENTINELS_OF_bnd_argvs_null(X) X(bnd_argvs_null) X(bnd_f08_argvs_null)
#define BND_SENTINELS_OF_bnd_errcodes_ignore(X) X(bnd_errcodes_ignore) X(bnd_f08_errcodes_ignore)
#define BND_SENTINELS_OF_bnd_status_ignore(X) X(bnd_status_ignore) X(bnd_f08_status_ignore)
#define BND_SENTINELS_OF_bnd_statuses_ignore(X) X(bnd_statuses_ignore) X(bnd_f08_statuses_ignore)
#define BND_SENTINELS_OF_bnd_unweighted(X) X(bnd_unweighted) X(bnd_f08_unweighted)
#define BND_SENTINELS_OF_bnd_weights_empty(X) X(bnd_weights_empty) X(bnd_f08_weights_empty)
#define BND_ATTRIBUTE_KEY_OFFSET 1
#elif BND_C_SENTINELS_IS_OPENMPI
#define BND_SYMBOLS(X) \
    X(mpi_fortran_bottom, 4, OURS) \
    X(mpi_fortran_in_place, 4, OURS) \
    X(mpi_fortran_buffer_automatic, 4, OURS) \
    X(mpi_fortran_argv_null, 1, OURS) \
    X(mpi_fortran_argvs_null, 1, OURS) \
    X(mpi_fortran_errcodes_ignore, 4, OURS) \
    X(mpi_fortran_status_ignore, sizeof(MPI_Status), OURS) \
    X(mpi_fortran_statuses_ignore, sizeof(MPI_Status), OURS) \
    X(mpi_fortran_unweighted, 4, OURS) \
    X(mpi_fortran_weights_empty, 4, OURS) \

#define BND_SENTINELS(X) \
    X(bnd_bottom, mpi_fortran_bottom, 0, "MPI_BOTTOM") \
    X(bnd_in_place, mpi_fortran_in_place, 0, "MPI_IN_PLACE") \
    X(bnd_buffer_automatic, mpi_fortran_buffer_automatic, 0, "MPI_BUFFER_AUTOMATIC") \
    X(bnd_argv_null, mpi_fortran_argv_null, 0, "MPI_ARGV_NULL") \
    X(bnd_argvs_null, mpi_fortran_argvs_null, 0, "MPI_ARGVS_NULL") \
    X(bnd_errcodes_ignore, mpi_fortran_errcodes_ignore, 0, "MPI_ERRCODES_IGNORE") \
    X(bnd_status_ignore, mpi_fortran_status_ignore, 0, "MPI_STATUS_IGNORE") \
    X(bnd_statuses_ignore, mpi_fortran_statuses_ignore, 0, "MPI_STATUSES_IGNORE") \
    X(bnd_unweighted, mpi_fortran_unweighted, 0, "MPI_UNWEIGHTED") \
    X(bnd_weights_empty, mpi_fortran_weights_empty, 0, "MPI_WEIGHTS_EMPTY") \
    X(bnd_f08_buffer_automatic, mpi_fortran_buffer_automatic, 0, "MPI_BUFFER_AUTOMATIC") \
    X(bnd_f08_status_ignore, mpi_fortran_status_ignore, 0, "MPI_STATUS_IGNORE") \
    X(bnd_f08_statuses_ignore, mpi_fortran_statuses_ignore, 0, "MPI_STATUSES_IGNORE") \

#define BND_FOREIGN(X) \
    X(BND_COMMON_SYMBOL(mpipriv1, MPIPRIV1), "MPICH") \
    X(BND_COMMON_SYMBOL(mpipriv2, MPIPRIV2), "MPICH") \
    X(BND_COMMON_SYMBOL(mpiprivc, MPIPRIVC), "MPICH") \
    X(BND_COMMON_SYMBOL(mpifcmb5, MPIFCMB5), "MPICH") \
    X(BND_COMMON_SYMBOL(mpifcmb9, MPIFCMB9), "MPICH") \
    X(BND_COMMON_SYMBOL(mpifcmba, MPIFCMBA), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_buffer_automatic), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_argv_null), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_argvs_null), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_errcodes_ignore), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_unweighted), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_weights_empty), "MPICH") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_bottom, BND_ILP64_BOTTOM), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_in_place, BND_ILP64_IN_PLACE), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_buffer_automatic, BND_ILP64_BUFFER_AUTOMATIC), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_argv_null, BND_ILP64_ARGV_NULL), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_argvs_null, BND_ILP64_ARGVS_NULL), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_errcodes_ignore, BND_ILP64_ERRCODES_IGNORE), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_status_ignore, BND_ILP64_STATUS_IGNORE), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_statuses_ignore, BND_ILP64_STATUSES_IGNORE), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_unweighted, BND_ILP64_UNWEIGHTED), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_weights_empty, BND_ILP64_WEIGHTS_EMPTY), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(mpif_bottom, MPIF_BOTTOM), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_in_place, MPIF_IN_PLACE), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_buffer_automatic, MPIF_BUFFER_AUTOMATIC), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_argv_null, MPIF_ARGV_NULL), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_argvs_null, MPIF_ARGVS_NULL), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_errcodes_ignore, MPIF_ERRCODES_IGNORE), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_status_ignore, MPIF_STATUS_IGNORE), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_statuses_ignore, MPIF_STATUSES_IGNORE), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_unweighted, MPIF_UNWEIGHTED), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_weights_empty, MPIF_WEIGHTS_EMPTY), "mpif") \
    X(BND_COMMON_SYMBOL(bnd_bottom, BND_BOTTOM), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_in_place, BND_IN_PLACE), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_buffer_automatic, BND_BUFFER_AUTOMATIC), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_argv_null, BND_ARGV_NULL), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_argvs_null, BND_ARGVS_NULL), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_errcodes_ignore, BND_ERRCODES_IGNORE), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_status_ignore, BND_STATUS_IGNORE), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_statuses_ignore, BND_STATUSES_IGNORE), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_unweighted, BND_UNWEIGHTED), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_weights_empty, BND_WEIGHTS_EMPTY), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_f08_status_ignore, BND_F08_STATUS_IGNORE), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_f08_statuses_ignore, BND_F08_STATUSES_IGNORE), "Bindery") \

#define BND_FOREIGN_IN_C(X) \
    X(MPIR_F08_MPI_BOTTOM, "MPICH") \
    X(MPIR_F08_MPI_IN_PLACE, "MPICH") \
    X(MPIR_F08_MPI_STATUS_IGNORE_OBJ, "MPICH") \
    X(MPIR_F08_MPI_STATUSES_IGNORE_OBJ, "MPICH") \
    X(mpif_f08_status_ignore_, "mpif") \
    X(mpif_f08_statuses_ignore_, "mpif") \

#define BND_SYMBOL_mpi_fortran_bottom BND_COMMON_SYMBOL(mpi_fortran_bottom, MPI_FORTRAN_BOTTOM)
#define BND_SYMBOL_mpi_fortran_in_place BND_COMMON_SYMBOL(mpi_fortran_in_place, MPI_FORTRAN_IN_PLACE)
#define BND_SYMBOL_mpi_fortran_buffer_automatic BND_COMMON_SYMBOL(mpi_fortran_buffer_automatic, MPI_FORTRAN_BUFFER_AUTOMATIC)
#define BND_SYMBOL_mpi_fortran_argv_null BND_COMMON_SYMBOL(mpi_fortran_argv_null, MPI_FORTRAN_ARGV_NULL)
#define BND_SYMBOL_mpi_fortran_argvs_null BND_COMMON_SYMBOL(mpi_fortran_argvs_null, MPI_FORTRAN_ARGVS_NULL)
#define BND_SYMBOL_mpi_fortran_errcodes_ignore BND_COMMON_SYMBOL(mpi_fortran_errcodes_ignore, MPI_FORTRAN_ERRCODES_IGNORE)
#define BND_SYMBOL_mpi_fortran_status_ignore BND_COMMON_SYMBOL(mpi_fortran_status_ignore, MPI_FORTRAN_STATUS_IGNORE)
#define BND_SYMBOL_mpi_fortran_statuses_ignore BND_COMMON_SYMBOL(mpi_fortran_statuses_ignore, MPI_FORTRAN_STATUSES_IGNORE)
#define BND_SYMBOL_mpi_fortran_unweighted BND_COMMON_SYMBOL(mpi_fortran_unweighted, MPI_FORTRAN_UNWEIGHTED)
#define BND_SYMBOL_mpi_fortran_weights_empty BND_COMMON_SYMBOL(mpi_fortran_weights_empty, MPI_FORTRAN_WEIGHTS_EMPTY)
#define BND_ADDRESS_OF_bnd_bottom (bnd_symbol_mpi_fortran_bottom + 0)
#define BND_ADDRESS_OF_bnd_in_place (bnd_symbol_mpi_fortran_in_place + 0)
#define BND_ADDRESS_OF_bnd_buffer_automatic (bnd_symbol_mpi_fortran_buffer_automatic + 0)
#define BND_ADDRESS_OF_bnd_argv_null (bnd_symbol_mpi_fortran_argv_null + 0)
#define BND_ADDRESS_OF_bnd_argvs_null (bnd_symbol_mpi_fortran_argvs_null + 0)
#define BND_ADDRESS_OF_bnd_errcodes_ignore (bnd_symbol_mpi_fortran_errcodes_ignore + 0)
#define BND_ADDRESS_OF_bnd_status_ignore (bnd_symbol_mpi_fortran_status_ignore + 0)
#define BND_ADDRESS_OF_bnd_statuses_ignore (bnd_symbol_mpi_fortran_statuses_ignore + 0)
#define BND_ADDRESS_OF_bnd_unweighted (bnd_symbol_mpi_fortran_unweighted + 0)
#define BND_ADDRESS_OF_bnd_weights_empty (bnd_symbol_mpi_fortran_weights_empty + 0)
#define BND_ADDRESS_OF_bnd_f08_buffer_automatic (bnd_symbol_mpi_fortran_buffer_automatic + 0)
#define BND_ADDRESS_OF_bnd_f08_status_ignore (bnd_symbol_mpi_fortran_status_ignore + 0)
#define BND_ADDRESS_OF_bnd_f08_statuses_ignore (bnd_symbol_mpi_fortran_statuses_ignore + 0)
#define BND_SENTINELS_OF_bnd_bottom(X) X(bnd_bottom)
#define BND_SENTINELS_OF_bnd_in_place(X) X(bnd_in_place)
#define BND_SENTINELS_OF_bnd_buffer_automatic(X) X(bnd_buffer_automatic)
#define BND_SENTINELS_OF_bnd_argv_null(X) X(bnd_argv_null)
#define BND_SENTINELS_OF_bnd_argvs_null(X) X(bnd_argvs_null)
#define BND_SENTINELS_OF_bnd_errcodes_ignore(X) X(bnd_errcodes_ignore)
#define BND_SENTINELS_OF_bnd_status_ignore(X) X(bnd_status_ignore)
#define BND_SENTINELS_OF_bnd_statuses_ignore(X) X(bnd_statuses_ignore)
#define BND_SENTINELS_OF_bnd_unweighted(X) X(bnd_unweighted)
#define BND_SENTINELS_OF_bnd_weights_empty(X) X(bnd_weights_empty)
#define BND_ATTRIBUTE_KEY_OFFSET 0
#elif BND_C_SENTINELS_IS_ILP64
#define BND_SYMBOLS(X) \
    X(bnd_ilp64_bottom, 4, OURS) \
    X(bnd_ilp64_in_place, 4, OURS) \
    X(bnd_ilp64_buffer_automatic, 4, OURS) \
    X(bnd_ilp64_argv_null, 1, OURS) \
    X(bnd_ilp64_argvs_null, 1, OURS) \
    X(bnd_ilp64_errcodes_ignore, 4, OURS) \
    X(bnd_ilp64_status_ignore, sizeof(MPI_Status), OURS) \
    X(bnd_ilp64_statuses_ignore, sizeof(MPI_Status), OURS) \
    X(bnd_ilp64_unweighted, 4, OURS) \
    X(bnd_ilp64_weights_empty, 4, OURS) \

#define BND_SENTINELS(X) \
    X(bnd_bottom, bnd_ilp64_bottom, 0, "MPI_BOTTOM") \
    X(bnd_in_place, bnd_ilp64_in_place, 0, "MPI_IN_PLACE") \
    X(bnd_buffer_automatic, bnd_ilp64_buffer_automatic, 0, "MPI_BUFFER_AUTOMATIC") \
    X(bnd_argv_null, bnd_ilp64_argv_null, 0, "MPI_ARGV_NULL") \
    X(bnd_argvs_null, bnd_ilp64_argvs_null, 0, "MPI_ARGVS_NULL") \
    X(bnd_errcodes_ignore, bnd_ilp64_errcodes_ignore, 0, "MPI_ERRCODES_IGNORE") \
    X(bnd_status_ignore, bnd_ilp64_status_ignore, 0, "MPI_STATUS_IGNORE") \
    X(bnd_statuses_ignore, bnd_ilp64_statuses_ignore, 0, "MPI_STATUSES_IGNORE") \
    X(bnd_unweighted, bnd_ilp64_unweighted, 0, "MPI_UNWEIGHTED") \
    X(bnd_weights_empty, bnd_ilp64_weights_empty, 0, "MPI_WEIGHTS_EMPTY") \
    X(bnd_f08_buffer_automatic, bnd_ilp64_buffer_automatic, 0, "MPI_BUFFER_AUTOMATIC") \
    X(bnd_f08_status_ignore, bnd_ilp64_status_ignore, 0, "MPI_STATUS_IGNORE") \
    X(bnd_f08_statuses_ignore, bnd_ilp64_statuses_ignore, 0, "MPI_STATUSES_IGNORE") \

#define BND_FOREIGN(X) \
    X(BND_COMMON_SYMBOL(mpipriv1, MPIPRIV1), "MPICH") \
    X(BND_COMMON_SYMBOL(mpipriv2, MPIPRIV2), "MPICH") \
    X(BND_COMMON_SYMBOL(mpiprivc, MPIPRIVC), "MPICH") \
    X(BND_COMMON_SYMBOL(mpifcmb5, MPIFCMB5), "MPICH") \
    X(BND_COMMON_SYMBOL(mpifcmb9, MPIFCMB9), "MPICH") \
    X(BND_COMMON_SYMBOL(mpifcmba, MPIFCMBA), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_buffer_automatic), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_argv_null), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_argvs_null), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_errcodes_ignore), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_unweighted), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_weights_empty), "MPICH") \
    X(BND_COMMON_SYMBOL(mpi_fortran_bottom, MPI_FORTRAN_BOTTOM), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_in_place, MPI_FORTRAN_IN_PLACE), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_buffer_automatic, MPI_FORTRAN_BUFFER_AUTOMATIC), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_argv_null, MPI_FORTRAN_ARGV_NULL), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_argvs_null, MPI_FORTRAN_ARGVS_NULL), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_errcodes_ignore, MPI_FORTRAN_ERRCODES_IGNORE), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_status_ignore, MPI_FORTRAN_STATUS_IGNORE), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_statuses_ignore, MPI_FORTRAN_STATUSES_IGNORE), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_unweighted, MPI_FORTRAN_UNWEIGHTED), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_weights_empty, MPI_FORTRAN_WEIGHTS_EMPTY), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpif_bottom, MPIF_BOTTOM), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_in_place, MPIF_IN_PLACE), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_buffer_automatic, MPIF_BUFFER_AUTOMATIC), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_argv_null, MPIF_ARGV_NULL), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_argvs_null, MPIF_ARGVS_NULL), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_errcodes_ignore, MPIF_ERRCODES_IGNORE), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_status_ignore, MPIF_STATUS_IGNORE), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_statuses_ignore, MPIF_STATUSES_IGNORE), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_unweighted, MPIF_UNWEIGHTED), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_weights_empty, MPIF_WEIGHTS_EMPTY), "mpif") \
    X(BND_COMMON_SYMBOL(bnd_bottom, BND_BOTTOM), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_in_place, BND_IN_PLACE), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_buffer_automatic, BND_BUFFER_AUTOMATIC), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_argv_null, BND_ARGV_NULL), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_argvs_null, BND_ARGVS_NULL), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_errcodes_ignore, BND_ERRCODES_IGNORE), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_status_ignore, BND_STATUS_IGNORE), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_statuses_ignore, BND_STATUSES_IGNORE), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_unweighted, BND_UNWEIGHTED), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_weights_empty, BND_WEIGHTS_EMPTY), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_f08_status_ignore, BND_F08_STATUS_IGNORE), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_f08_statuses_ignore, BND_F08_STATUSES_IGNORE), "Bindery") \

#define BND_FOREIGN_IN_C(X) \
    X(MPIR_F08_MPI_BOTTOM, "MPICH") \
    X(MPIR_F08_MPI_IN_PLACE, "MPICH") \
    X(MPIR_F08_MPI_STATUS_IGNORE_OBJ, "MPICH") \
    X(MPIR_F08_MPI_STATUSES_IGNORE_OBJ, "MPICH") \
    X(mpif_f08_status_ignore_, "mpif") \
    X(mpif_f08_statuses_ignore_, "mpif") \

#define BND_SYMBOL_bnd_ilp64_bottom BND_COMMON_SYMBOL(bnd_ilp64_bottom, BND_ILP64_BOTTOM)
#define BND_SYMBOL_bnd_ilp64_in_place BND_COMMON_SYMBOL(bnd_ilp64_in_place, BND_ILP64_IN_PLACE)
#define BND_SYMBOL_bnd_ilp64_buffer_automatic BND_COMMON_SYMBOL(bnd_ilp64_buffer_automatic, BND_ILP64_BUFFER_AUTOMATIC)
#define BND_SYMBOL_bnd_ilp64_argv_null BND_COMMON_SYMBOL(bnd_ilp64_argv_null, BND_ILP64_ARGV_NULL)
#define BND_SYMBOL_bnd_ilp64_argvs_null BND_COMMON_SYMBOL(bnd_ilp64_argvs_null, BND_ILP64_ARGVS_NULL)
#define BND_SYMBOL_bnd_ilp64_errcodes_ignore BND_COMMON_SYMBOL(bnd_ilp64_errcodes_ignore, BND_ILP64_ERRCODES_IGNORE)
#define BND_SYMBOL_bnd_ilp64_status_ignore BND_COMMON_SYMBOL(bnd_ilp64_status_ignore, BND_ILP64_STATUS_IGNORE)
#define BND_SYMBOL_bnd_ilp64_statuses_ignore BND_COMMON_SYMBOL(bnd_ilp64_statuses_ignore, BND_ILP64_STATUSES_IGNORE)
#define BND_SYMBOL_bnd_ilp64_unweighted BND_COMMON_SYMBOL(bnd_ilp64_unweighted, BND_ILP64_UNWEIGHTED)
#define BND_SYMBOL_bnd_ilp64_weights_empty BND_COMMON_SYMBOL(bnd_ilp64_weights_empty, BND_ILP64_WEIGHTS_EMPTY)
#define BND_ADDRESS_OF_bnd_bottom (bnd_symbol_bnd_ilp64_bottom + 0)
#define BND_ADDRESS_OF_bnd_in_place (bnd_symbol_bnd_ilp64_in_place + 0)
#define BND_ADDRESS_OF_bnd_buffer_automatic (bnd_symbol_bnd_ilp64_buffer_automatic + 0)
#define BND_ADDRESS_OF_bnd_argv_null (bnd_symbol_bnd_ilp64_argv_null + 0)
#define BND_ADDRESS_OF_bnd_argvs_null (bnd_symbol_bnd_ilp64_argvs_null + 0)
#define BND_ADDRESS_OF_bnd_errcodes_ignore (bnd_symbol_bnd_ilp64_errcodes_ignore + 0)
#define BND_ADDRESS_OF_bnd_status_ignore (bnd_symbol_bnd_ilp64_status_ignore + 0)
#define BND_ADDRESS_OF_bnd_statuses_ignore (bnd_symbol_bnd_ilp64_statuses_ignore + 0)
#define BND_ADDRESS_OF_bnd_unweighted (bnd_symbol_bnd_ilp64_unweighted + 0)
#define BND_ADDRESS_OF_bnd_weights_empty (bnd_symbol_bnd_ilp64_weights_empty + 0)
#define BND_ADDRESS_OF_bnd_f08_buffer_automatic (bnd_symbol_bnd_ilp64_buffer_automatic + 0)
#define BND_ADDRESS_OF_bnd_f08_status_ignore (bnd_symbol_bnd_ilp64_status_ignore + 0)
#define BND_ADDRESS_OF_bnd_f08_statuses_ignore (bnd_symbol_bnd_ilp64_statuses_ignore + 0)
#define BND_SENTINELS_OF_bnd_bottom(X) X(bnd_bottom)
#define BND_SENTINELS_OF_bnd_in_place(X) X(bnd_in_place)
#define BND_SENTINELS_OF_bnd_buffer_automatic(X) X(bnd_buffer_automatic)
#define BND_SENTINELS_OF_bnd_argv_null(X) X(bnd_argv_null)
#define BND_SENTINELS_OF_bnd_argvs_null(X) X(bnd_argvs_null)
#define BND_SENTINELS_OF_bnd_errcodes_ignore(X) X(bnd_errcodes_ignore)
#define BND_SENTINELS_OF_bnd_status_ignore(X) X(bnd_status_ignore)
#define BND_SENTINELS_OF_bnd_statuses_ignore(X) X(bnd_statuses_ignore)
#define BND_SENTINELS_OF_bnd_unweighted(X) X(bnd_unweighted)
#define BND_SENTINELS_OF_bnd_weights_empty(X) X(bnd_weights_empty)
#define BND_ATTRIBUTE_KEY_OFFSET 0
#elif BND_C_SENTINELS_IS_MPIF
#define BND_SYMBOLS(X) \
    X(mpif_bottom, 4, OURS) \
    X(mpif_in_place, 4, OURS) \
    X(mpif_buffer_automatic, 4, OURS) \
    X(mpif_argv_null, 1, OURS) \
    X(mpif_argvs_null, 1, OURS) \
    X(mpif_errcodes_ignore, 4, OURS) \
    X(mpif_status_ignore, sizeof(MPI_Status), OURS) \
    X(mpif_statuses_ignore, sizeof(MPI_Status), OURS) \
    X(mpif_unweighted, 4, OURS) \
    X(mpif_weights_empty, 4, OURS) \
    X(mpif_f08_status_ignore_, sizeof(MPI_Status), SHARED) \
    X(mpif_f08_statuses_ignore_, sizeof(MPI_Status), SHARED) \

#define BND_SENTINELS(X) \
    X(bnd_bottom, mpif_bottom, 0, "MPI_BOTTOM") \
    X(bnd_in_place, mpif_in_place, 0, "MPI_IN_PLACE") \
    X(bnd_buffer_automatic, mpif_buffer_automatic, 0, "MPI_BUFFER_AUTOMATIC") \
    X(bnd_argv_null, mpif_argv_null, 0, "MPI_ARGV_NULL") \
    X(bnd_argvs_null, mpif_argvs_null, 0, "MPI_ARGVS_NULL") \
    X(bnd_errcodes_ignore, mpif_errcodes_ignore, 0, "MPI_ERRCODES_IGNORE") \
    X(bnd_status_ignore, mpif_status_ignore, 0, "MPI_STATUS_IGNORE") \
    X(bnd_statuses_ignore, mpif_statuses_ignore, 0, "MPI_STATUSES_IGNORE") \
    X(bnd_unweighted, mpif_unweighted, 0, "MPI_UNWEIGHTED") \
    X(bnd_weights_empty, mpif_weights_empty, 0, "MPI_WEIGHTS_EMPTY") \
    X(bnd_f08_buffer_automatic, mpif_buffer_automatic, 0, "MPI_BUFFER_AUTOMATIC") \
    X(bnd_f08_status_ignore, mpif_f08_status_ignore_, 0, "MPI_STATUS_IGNORE") \
    X(bnd_f08_statuses_ignore, mpif_f08_statuses_ignore_, 0, "MPI_STATUSES_IGNORE") \

#define BND_FOREIGN(X) \
    X(BND_COMMON_SYMBOL(mpipriv1, MPIPRIV1), "MPICH") \
    X(BND_COMMON_SYMBOL(mpipriv2, MPIPRIV2), "MPICH") \
    X(BND_COMMON_SYMBOL(mpiprivc, MPIPRIVC), "MPICH") \
    X(BND_COMMON_SYMBOL(mpifcmb5, MPIFCMB5), "MPICH") \
    X(BND_COMMON_SYMBOL(mpifcmb9, MPIFCMB9), "MPICH") \
    X(BND_COMMON_SYMBOL(mpifcmba, MPIFCMBA), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_buffer_automatic), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_argv_null), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_argvs_null), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_errcodes_ignore), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_unweighted), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_weights_empty), "MPICH") \
    X(BND_COMMON_SYMBOL(mpi_fortran_bottom, MPI_FORTRAN_BOTTOM), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_in_place, MPI_FORTRAN_IN_PLACE), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_buffer_automatic, MPI_FORTRAN_BUFFER_AUTOMATIC), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_argv_null, MPI_FORTRAN_ARGV_NULL), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_argvs_null, MPI_FORTRAN_ARGVS_NULL), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_errcodes_ignore, MPI_FORTRAN_ERRCODES_IGNORE), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_status_ignore, MPI_FORTRAN_STATUS_IGNORE), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_statuses_ignore, MPI_FORTRAN_STATUSES_IGNORE), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_unweighted, MPI_FORTRAN_UNWEIGHTED), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_weights_empty, MPI_FORTRAN_WEIGHTS_EMPTY), "Open MPI") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_bottom, BND_ILP64_BOTTOM), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_in_place, BND_ILP64_IN_PLACE), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_buffer_automatic, BND_ILP64_BUFFER_AUTOMATIC), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_argv_null, BND_ILP64_ARGV_NULL), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_argvs_null, BND_ILP64_ARGVS_NULL), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_errcodes_ignore, BND_ILP64_ERRCODES_IGNORE), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_status_ignore, BND_ILP64_STATUS_IGNORE), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_statuses_ignore, BND_ILP64_STATUSES_IGNORE), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_unweighted, BND_ILP64_UNWEIGHTED), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_weights_empty, BND_ILP64_WEIGHTS_EMPTY), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_bottom, BND_BOTTOM), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_in_place, BND_IN_PLACE), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_buffer_automatic, BND_BUFFER_AUTOMATIC), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_argv_null, BND_ARGV_NULL), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_argvs_null, BND_ARGVS_NULL), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_errcodes_ignore, BND_ERRCODES_IGNORE), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_status_ignore, BND_STATUS_IGNORE), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_statuses_ignore, BND_STATUSES_IGNORE), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_unweighted, BND_UNWEIGHTED), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_weights_empty, BND_WEIGHTS_EMPTY), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_f08_status_ignore, BND_F08_STATUS_IGNORE), "Bindery") \
    X(BND_COMMON_SYMBOL(bnd_f08_statuses_ignore, BND_F08_STATUSES_IGNORE), "Bindery") \

#define BND_FOREIGN_IN_C(X) \
    X(MPIR_F08_MPI_BOTTOM, "MPICH") \
    X(MPIR_F08_MPI_IN_PLACE, "MPICH") \
    X(MPIR_F08_MPI_STATUS_IGNORE_OBJ, "MPICH") \
    X(MPIR_F08_MPI_STATUSES_IGNORE_OBJ, "MPICH") \

#define BND_SYMBOL_mpif_bottom BND_COMMON_SYMBOL(mpif_bottom, MPIF_BOTTOM)
#define BND_SYMBOL_mpif_in_place BND_COMMON_SYMBOL(mpif_in_place, MPIF_IN_PLACE)
#define BND_SYMBOL_mpif_buffer_automatic BND_COMMON_SYMBOL(mpif_buffer_automatic, MPIF_BUFFER_AUTOMATIC)
#define BND_SYMBOL_mpif_argv_null BND_COMMON_SYMBOL(mpif_argv_null, MPIF_ARGV_NULL)
#define BND_SYMBOL_mpif_argvs_null BND_COMMON_SYMBOL(mpif_argvs_null, MPIF_ARGVS_NULL)
#define BND_SYMBOL_mpif_errcodes_ignore BND_COMMON_SYMBOL(mpif_errcodes_ignore, MPIF_ERRCODES_IGNORE)
#define BND_SYMBOL_mpif_status_ignore BND_COMMON_SYMBOL(mpif_status_ignore, MPIF_STATUS_IGNORE)
#define BND_SYMBOL_mpif_statuses_ignore BND_COMMON_SYMBOL(mpif_statuses_ignore, MPIF_STATUSES_IGNORE)
#define BND_SYMBOL_mpif_unweighted BND_COMMON_SYMBOL(mpif_unweighted, MPIF_UNWEIGHTED)
#define BND_SYMBOL_mpif_weights_empty BND_COMMON_SYMBOL(mpif_weights_empty, MPIF_WEIGHTS_EMPTY)
#define BND_SYMBOL_mpif_f08_status_ignore_ mpif_f08_status_ignore_
#define BND_SYMBOL_mpif_f08_statuses_ignore_ mpif_f08_statuses_ignore_
#define BND_ADDRESS_OF_bnd_bottom (bnd_symbol_mpif_bottom + 0)
#define BND_ADDRESS_OF_bnd_in_place (bnd_symbol_mpif_in_place + 0)
#define BND_ADDRESS_OF_bnd_buffer_automatic (bnd_symbol_mpif_buffer_automatic + 0)
#define BND_ADDRESS_OF_bnd_argv_null (bnd_symbol_mpif_argv_null + 0)
#define BND_ADDRESS_OF_bnd_argvs_null (bnd_symbol_mpif_argvs_null + 0)
#define BND_ADDRESS_OF_bnd_errcodes_ignore (bnd_symbol_mpif_errcodes_ignore + 0)
#define BND_ADDRESS_OF_bnd_status_ignore (bnd_symbol_mpif_status_ignore + 0)
#define BND_ADDRESS_OF_bnd_statuses_ignore (bnd_symbol_mpif_statuses_ignore + 0)
#define BND_ADDRESS_OF_bnd_unweighted (bnd_symbol_mpif_unweighted + 0)
#define BND_ADDRESS_OF_bnd_weights_empty (bnd_symbol_mpif_weights_empty + 0)
#define BND_ADDRESS_OF_bnd_f08_buffer_automatic (bnd_symbol_mpif_buffer_automatic + 0)
#define BND_ADDRESS_OF_bnd_f08_status_ignore (bnd_symbol_mpif_f08_status_ignore_ + 0)
#define BND_ADDRESS_OF_bnd_f08_statuses_ignore (bnd_symbol_mpif_f08_statuses_ignore_ + 0)
#define BND_SENTINELS_OF_bnd_bottom(X) X(bnd_bottom)
#define BND_SENTINELS_OF_bnd_in_place(X) X(bnd_in_place)
#define BND_SENTINELS_OF_bnd_buffer_automatic(X) X(bnd_buffer_automatic)
#define BND_SENTINELS_OF_bnd_argv_null(X) X(bnd_argv_null)
#define BND_SENTINELS_OF_bnd_argvs_null(X) X(bnd_argvs_null)
#define BND_SENTINELS_OF_bnd_errcodes_ignore(X) X(bnd_errcodes_ignore)
#define BND_SENTINELS_OF_bnd_status_ignore(X) X(bnd_status_ignore) X(bnd_f08_status_ignore)
#define BND_SENTINELS_OF_bnd_statuses_ignore(X) X(bnd_statuses_ignore) X(bnd_f08_statuses_ignore)
#define BND_SENTINELS_OF_bnd_unweighted(X) X(bnd_unweighted)
#define BND_SENTINELS_OF_bnd_weights_empty(X) X(bnd_weights_empty)
#define BND_ATTRIBUTE_KEY_OFFSET 0
#elif BND_C_SENTINELS_IS_OWN
#define BND_SYMBOLS(X) \
    X(bnd_bottom, 4, OURS) \
    X(bnd_in_place, 4, OURS) \
    X(bnd_buffer_automatic, 4, OURS) \
    X(bnd_argv_null, 1, OURS) \
    X(bnd_argvs_null, 1, OURS) \
    X(bnd_errcodes_ignore, 4, OURS) \
    X(bnd_status_ignore, sizeof(MPI_Status), OURS) \
    X(bnd_statuses_ignore, sizeof(MPI_Status), OURS) \
    X(bnd_unweighted, 4, OURS) \
    X(bnd_weights_empty, 4, OURS) \
    X(bnd_f08_status_ignore, sizeof(MPI_Status), OURS) \
    X(bnd_f08_statuses_ignore, sizeof(MPI_Status), OURS) \

#define BND_SENTINELS(X) \
    X(bnd_bottom, bnd_bottom, 0, "MPI_BOTTOM") \
    X(bnd_in_place, bnd_in_place, 0, "MPI_IN_PLACE") \
    X(bnd_buffer_automatic, bnd_buffer_automatic, 0, "MPI_BUFFER_AUTOMATIC") \
    X(bnd_argv_null, bnd_argv_null, 0, "MPI_ARGV_NULL") \
    X(bnd_argvs_null, bnd_argvs_null, 0, "MPI_ARGVS_NULL") \
    X(bnd_errcodes_ignore, bnd_errcodes_ignore, 0, "MPI_ERRCODES_IGNORE") \
    X(bnd_status_ignore, bnd_status_ignore, 0, "MPI_STATUS_IGNORE") \
    X(bnd_statuses_ignore, bnd_statuses_ignore, 0, "MPI_STATUSES_IGNORE") \
    X(bnd_unweighted, bnd_unweighted, 0, "MPI_UNWEIGHTED") \
    X(bnd_weights_empty, bnd_weights_empty, 0, "MPI_WEIGHTS_EMPTY") \
    X(bnd_f08_buffer_automatic, bnd_buffer_automatic, 0, "MPI_BUFFER_AUTOMATIC") \
    X(bnd_f08_status_ignore, bnd_f08_status_ignore, 0, "MPI_STATUS_IGNORE") \
    X(bnd_f08_statuses_ignore, bnd_f08_statuses_ignore, 0, "MPI_STATUSES_IGNORE") \

#define BND_FOREIGN(X) \
    X(BND_COMMON_SYMBOL(mpipriv1, MPIPRIV1), "MPICH") \
    X(BND_COMMON_SYMBOL(mpipriv2, MPIPRIV2), "MPICH") \
    X(BND_COMMON_SYMBOL(mpiprivc, MPIPRIVC), "MPICH") \
    X(BND_COMMON_SYMBOL(mpifcmb5, MPIFCMB5), "MPICH") \
    X(BND_COMMON_SYMBOL(mpifcmb9, MPIFCMB9), "MPICH") \
    X(BND_COMMON_SYMBOL(mpifcmba, MPIFCMBA), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_buffer_automatic), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_argv_null), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_argvs_null), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_errcodes_ignore), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_unweighted), "MPICH") \
    X(BND_MODULE_SYMBOL(mpi_f08_link_constants, mpi_weights_empty), "MPICH") \
    X(BND_COMMON_SYMBOL(mpi_fortran_bottom, MPI_FORTRAN_BOTTOM), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_in_place, MPI_FORTRAN_IN_PLACE), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_buffer_automatic, MPI_FORTRAN_BUFFER_AUTOMATIC), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_argv_null, MPI_FORTRAN_ARGV_NULL), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_argvs_null, MPI_FORTRAN_ARGVS_NULL), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_errcodes_ignore, MPI_FORTRAN_ERRCODES_IGNORE), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_status_ignore, MPI_FORTRAN_STATUS_IGNORE), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_statuses_ignore, MPI_FORTRAN_STATUSES_IGNORE), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_unweighted, MPI_FORTRAN_UNWEIGHTED), "Open MPI") \
    X(BND_COMMON_SYMBOL(mpi_fortran_weights_empty, MPI_FORTRAN_WEIGHTS_EMPTY), "Open MPI") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_bottom, BND_ILP64_BOTTOM), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_in_place, BND_ILP64_IN_PLACE), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_buffer_automatic, BND_ILP64_BUFFER_AUTOMATIC), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_argv_null, BND_ILP64_ARGV_NULL), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_argvs_null, BND_ILP64_ARGVS_NULL), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_errcodes_ignore, BND_ILP64_ERRCODES_IGNORE), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_status_ignore, BND_ILP64_STATUS_IGNORE), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_statuses_ignore, BND_ILP64_STATUSES_IGNORE), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_unweighted, BND_ILP64_UNWEIGHTED), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(bnd_ilp64_weights_empty, BND_ILP64_WEIGHTS_EMPTY), "bindings for INTEGERs of 8 bytes") \
    X(BND_COMMON_SYMBOL(mpif_bottom, MPIF_BOTTOM), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_in_place, MPIF_IN_PLACE), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_buffer_automatic, MPIF_BUFFER_AUTOMATIC), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_argv_null, MPIF_ARGV_NULL), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_argvs_null, MPIF_ARGVS_NULL), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_errcodes_ignore, MPIF_ERRCODES_IGNORE), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_status_ignore, MPIF_STATUS_IGNORE), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_statuses_ignore, MPIF_STATUSES_IGNORE), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_unweighted, MPIF_UNWEIGHTED), "mpif") \
    X(BND_COMMON_SYMBOL(mpif_weights_empty, MPIF_WEIGHTS_EMPTY), "mpif") \

#define BND_FOREIGN_IN_C(X) \
    X(MPIR_F08_MPI_BOTTOM, "MPICH") \
    X(MPIR_F08_MPI_IN_PLACE, "MPICH") \
    X(MPIR_F08_MPI_STATUS_IGNORE_OBJ, "MPICH") \
    X(MPIR_F08_MPI_STATUSES_IGNORE_OBJ, "MPICH") \
    X(mpif_f08_status_ignore_, "mpif") \
    X(mpif_f08_statuses_ignore_, "mpif") \

#define BND_SYMBOL_bnd_bottom BND_COMMON_SYMBOL(bnd_bottom, BND_BOTTOM)
#define BND_SYMBOL_bnd_in_place BND_COMMON_SYMBOL(bnd_in_place, BND_IN_PLACE)
#define BND_SYMBOL_bnd_buffer_automatic BND_COMMON_SYMBOL(bnd_buffer_automatic, BND_BUFFER_AUTOMATIC)
#define BND_SYMBOL_bnd_argv_null BND_COMMON_SYMBOL(bnd_argv_null, BND_ARGV_NULL)
#define BND_SYMBOL_bnd_argvs_null BND_COMMON_SYMBOL(bnd_argvs_null, BND_ARGVS_NULL)
#define BND_SYMBOL_bnd_errcodes_ignore BND_COMMON_SYMBOL(bnd_errcodes_ignore, BND_ERRCODES_IGNORE)
#define BND_SYMBOL_bnd_status_ignore BND_COMMON_SYMBOL(bnd_status_ignore, BND_STATUS_IGNORE)
#define BND_SYMBOL_bnd_statuses_ignore BND_COMMON_SYMBOL(bnd_statuses_ignore, BND_STATUSES_IGNORE)
#define BND_SYMBOL_bnd_unweighted BND_COMMON_SYMBOL(bnd_unweighted, BND_UNWEIGHTED)
#define BND_SYMBOL_bnd_weights_empty BND_COMMON_SYMBOL(bnd_weights_empty, BND_WEIGHTS_EMPTY)
#define BND_SYMBOL_bnd_f08_status_ignore BND_COMMON_SYMBOL(bnd_f08_status_ignore, BND_F08_STATUS_IGNORE)
#define BND_SYMBOL_bnd_f08_statuses_ignore BND_COMMON_SYMBOL(bnd_f08_statuses_ignore, BND_F08_STATUSES_IGNORE)
#define BND_ADDRESS_OF_bnd_bottom (bnd_symbol_bnd_bottom + 0)
#define BND_ADDRESS_OF_bnd_in_place (bnd_symbol_bnd_in_place + 0)
#define BND_ADDRESS_OF_bnd_buffer_automatic (bnd_symbol_bnd_buffer_automatic + 0)
#define BND_ADDRESS_OF_bnd_argv_null (bnd_symbol_bnd_argv_null + 0)
#define BND_ADDRESS_OF_bnd_argvs_null (bnd_symbol_bnd_argvs_null + 0)
#define BND_ADDRESS_OF_bnd_errcodes_ignore (bnd_symbol_bnd_errcodes_ignore + 0)
#define BND_ADDRESS_OF_bnd_status_ignore (bnd_symbol_bnd_status_ignore + 0)
#define BND_ADDRESS_OF_bnd_statuses_ignore (bnd_symbol_bnd_statuses_ignore + 0)
#define BND_ADDRESS_OF_bnd_unweighted (bnd_symbol_bnd_unweighted + 0)
#define BND_ADDRESS_OF_bnd_weights_empty (bnd_symbol_bnd_weights_empty + 0)
#define BND_ADDRESS_OF_bnd_f08_buffer_automatic (bnd_symbol_bnd_buffer_automatic + 0)
#define BND_ADDRESS_OF_bnd_f08_status_ignore (bnd_symbol_bnd_f08_status_ignore + 0)
#define BND_ADDRESS_OF_bnd_f08_statuses_ignore (bnd_symbol_bnd_f08_statuses_ignore + 0)
#define BND_SENTINELS_OF_bnd_bottom(X) X(bnd_bottom)
#define BND_SENTINELS_OF_bnd_in_place(X) X(bnd_in_place)
#define BND_SENTINELS_OF_bnd_buffer_automatic(X) X(bnd_buffer_automatic)
#define BND_SENTINELS_OF_bnd_argv_null(X) X(bnd_argv_null)
#define BND_SENTINELS_OF_bnd_argvs_null(X) X(bnd_argvs_null)
#define BND_SENTINELS_OF_bnd_errcodes_ignore(X) X(bnd_errcodes_ignore)
#define BND_SENTINELS_OF_bnd_status_ignore(X) X(bnd_status_ignore) X(bnd_f08_status_ignore)
#define BND_SENTINELS_OF_bnd_statuses_ignore(X) X(bnd_statuses_ignore) X(bnd_f08_statuses_ignore)
#define BND_SENTINELS_OF_bnd_unweighted(X) X(bnd_unweighted)
#define BND_SENTINELS_OF_bnd_weights_empty(X) X(bnd_weights_empty)
#define BND_ATTRIBUTE_KEY_OFFSET 0
#else
#error "bindery-probe.toml has no sentinels of a known kind; probe again"
#endif
