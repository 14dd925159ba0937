/* Do not edit: `bindery generate` writes this from specs/ through templates/test/header/constants.c.j2. */
/* Names and values of mpi.h, for every version of C and C++ (R2, R3, R88, R131). */
#include <mpi.h>

/* Integer constants work as case labels, and so are distinct within their section. */
int bnd_label_error_classes(int value);
int bnd_label_error_classes(int value)
{
    switch (value) {
    case MPI_SUCCESS: return 1;
    case MPI_ERR_BUFFER: return 2;
    case MPI_ERR_COUNT: return 3;
    case MPI_ERR_TYPE: return 4;
    case MPI_ERR_TAG: return 5;
    case MPI_ERR_COMM: return 6;
    case MPI_ERR_RANK: return 7;
    case MPI_ERR_REQUEST: return 8;
    case MPI_ERR_ROOT: return 9;
    case MPI_ERR_GROUP: return 10;
    case MPI_ERR_OP: return 11;
    case MPI_ERR_TOPOLOGY: return 12;
    case MPI_ERR_DIMS: return 13;
    case MPI_ERR_ARG: return 14;
    case MPI_ERR_UNKNOWN: return 15;
    case MPI_ERR_TRUNCATE: return 16;
    case MPI_ERR_OTHER: return 17;
    case MPI_ERR_INTERN: return 18;
    case MPI_ERR_PENDING: return 19;
    case MPI_ERR_IN_STATUS: return 20;
    case MPI_ERR_ACCESS: return 21;
    case MPI_ERR_AMODE: return 22;
    case MPI_ERR_ASSERT: return 23;
    case MPI_ERR_BAD_FILE: return 24;
    case MPI_ERR_BASE: return 25;
    case MPI_ERR_CONVERSION: return 26;
    case MPI_ERR_DISP: return 27;
    case MPI_ERR_DUP_DATAREP: return 28;
    case MPI_ERR_FILE_EXISTS: return 29;
    case MPI_ERR_FILE_IN_USE: return 30;
    case MPI_ERR_FILE: return 31;
    case MPI_ERR_INFO_KEY: return 32;
    case MPI_ERR_INFO_NOKEY: return 33;
    case MPI_ERR_INFO_VALUE: return 34;
    case MPI_ERR_INFO: return 35;
    case MPI_ERR_IO: return 36;
    case MPI_ERR_KEYVAL: return 37;
    case MPI_ERR_LOCKTYPE: return 38;
    case MPI_ERR_NAME: return 39;
    case MPI_ERR_NO_MEM: return 40;
    case MPI_ERR_NOT_SAME: return 41;
    case MPI_ERR_NO_SPACE: return 42;
    case MPI_ERR_NO_SUCH_FILE: return 43;
    case MPI_ERR_PORT: return 44;
    case MPI_ERR_QUOTA: return 45;
    case MPI_ERR_READ_ONLY: return 46;
    case MPI_ERR_RMA_ATTACH: return 47;
    case MPI_ERR_RMA_CONFLICT: return 48;
    case MPI_ERR_RMA_RANGE: return 49;
    case MPI_ERR_RMA_SHARED: return 50;
    case MPI_ERR_RMA_SYNC: return 51;
    case MPI_ERR_SERVICE: return 52;
    case MPI_ERR_SIZE: return 53;
    case MPI_ERR_SPAWN: return 54;
    case MPI_ERR_UNSUPPORTED_DATAREP: return 55;
    case MPI_ERR_UNSUPPORTED_OPERATION: return 56;
    case MPI_ERR_WIN: return 57;
    case MPI_ERR_RMA_FLAVOR: return 58;
    case MPI_ERR_PROC_ABORTED: return 59;
    case MPI_ERR_VALUE_TOO_LARGE: return 60;
    case MPI_ERR_SESSION: return 61;
    case MPI_ERR_ERRHANDLER: return 62;
    case MPI_ERR_ABI: return 63;
    case MPI_ERR_LASTCODE: return 64;
    default: return 0;
    }
}
int bnd_label_mpit_error_codes(int value);
int bnd_label_mpit_error_codes(int value)
{
    switch (value) {
    case MPI_T_ERR_CANNOT_INIT: return 1;
    case MPI_T_ERR_NOT_ACCESSIBLE: return 2;
    case MPI_T_ERR_NOT_INITIALIZED: return 3;
    case MPI_T_ERR_NOT_SUPPORTED: return 4;
    case MPI_T_ERR_MEMORY: return 5;
    case MPI_T_ERR_INVALID: return 6;
    case MPI_T_ERR_INVALID_INDEX: return 7;
    case MPI_T_ERR_INVALID_ITEM: return 8;
    case MPI_T_ERR_INVALID_SESSION: return 9;
    case MPI_T_ERR_INVALID_HANDLE: return 10;
    case MPI_T_ERR_INVALID_NAME: return 11;
    case MPI_T_ERR_OUT_OF_HANDLES: return 12;
    case MPI_T_ERR_OUT_OF_SESSIONS: return 13;
    case MPI_T_ERR_CVAR_SET_NOT_NOW: return 14;
    case MPI_T_ERR_CVAR_SET_NEVER: return 15;
    case MPI_T_ERR_PVAR_NO_WRITE: return 16;
    case MPI_T_ERR_PVAR_NO_STARTSTOP: return 17;
    case MPI_T_ERR_PVAR_NO_ATOMIC: return 18;
    default: return 0;
    }
}
int bnd_label_assorted(int value);
int bnd_label_assorted(int value)
{
    switch (value) {
    case MPI_ANY_SOURCE: return 1;
    case MPI_ANY_TAG: return 2;
    case MPI_PROC_NULL: return 3;
    case MPI_ROOT: return 4;
    case MPI_UNDEFINED: return 5;
    case MPI_KEYVAL_INVALID: return 6;
    case MPI_BSEND_OVERHEAD: return 7;
    default: return 0;
    }
}
int bnd_label_thread_levels(int value);
int bnd_label_thread_levels(int value)
{
    switch (value) {
    case MPI_THREAD_SINGLE: return 1;
    case MPI_THREAD_FUNNELED: return 2;
    case MPI_THREAD_SERIALIZED: return 3;
    case MPI_THREAD_MULTIPLE: return 4;
    default: return 0;
    }
}
int bnd_label_comparisons(int value);
int bnd_label_comparisons(int value)
{
    switch (value) {
    case MPI_IDENT: return 1;
    case MPI_CONGRUENT: return 2;
    case MPI_SIMILAR: return 3;
    case MPI_UNEQUAL: return 4;
    default: return 0;
    }
}
int bnd_label_topologies(int value);
int bnd_label_topologies(int value)
{
    switch (value) {
    case MPI_CART: return 1;
    case MPI_GRAPH: return 2;
    case MPI_DIST_GRAPH: return 3;
    default: return 0;
    }
}
int bnd_label_split_types(int value);
int bnd_label_split_types(int value)
{
    switch (value) {
    case MPI_COMM_TYPE_SHARED: return 1;
    case MPI_COMM_TYPE_HW_UNGUIDED: return 2;
    case MPI_COMM_TYPE_HW_GUIDED: return 3;
    case MPI_COMM_TYPE_RESOURCE_GUIDED: return 4;
    default: return 0;
    }
}
int bnd_label_attribute_keys(int value);
int bnd_label_attribute_keys(int value)
{
    switch (value) {
    case MPI_TAG_UB: return 1;
    case MPI_IO: return 2;
    case MPI_HOST: return 3;
    case MPI_WTIME_IS_GLOBAL: return 4;
    case MPI_APPNUM: return 5;
    case MPI_LASTUSEDCODE: return 6;
    case MPI_UNIVERSE_SIZE: return 7;
    case MPI_WIN_BASE: return 8;
    case MPI_WIN_DISP_UNIT: return 9;
    case MPI_WIN_SIZE: return 10;
    case MPI_WIN_CREATE_FLAVOR: return 11;
    case MPI_WIN_MODEL: return 12;
    default: return 0;
    }
}
int bnd_label_array_orders(int value);
int bnd_label_array_orders(int value)
{
    switch (value) {
    case MPI_ORDER_C: return 1;
    case MPI_ORDER_FORTRAN: return 2;
    case MPI_DISTRIBUTE_NONE: return 3;
    case MPI_DISTRIBUTE_BLOCK: return 4;
    case MPI_DISTRIBUTE_CYCLIC: return 5;
    case MPI_DISTRIBUTE_DFLT_DARG: return 6;
    default: return 0;
    }
}
int bnd_label_combiners(int value);
int bnd_label_combiners(int value)
{
    switch (value) {
    case MPI_COMBINER_NAMED: return 1;
    case MPI_COMBINER_DUP: return 2;
    case MPI_COMBINER_CONTIGUOUS: return 3;
    case MPI_COMBINER_VECTOR: return 4;
    case MPI_COMBINER_HVECTOR: return 5;
    case MPI_COMBINER_INDEXED: return 6;
    case MPI_COMBINER_HINDEXED: return 7;
    case MPI_COMBINER_INDEXED_BLOCK: return 8;
    case MPI_COMBINER_HINDEXED_BLOCK: return 9;
    case MPI_COMBINER_STRUCT: return 10;
    case MPI_COMBINER_SUBARRAY: return 11;
    case MPI_COMBINER_DARRAY: return 12;
    case MPI_COMBINER_F90_REAL: return 13;
    case MPI_COMBINER_F90_COMPLEX: return 14;
    case MPI_COMBINER_F90_INTEGER: return 15;
    case MPI_COMBINER_RESIZED: return 16;
    case MPI_COMBINER_VALUE_INDEX: return 17;
    default: return 0;
    }
}
int bnd_label_type_classes(int value);
int bnd_label_type_classes(int value)
{
    switch (value) {
    case MPIX_TYPECLASS_LOGICAL: return 1;
    case MPI_TYPECLASS_INTEGER: return 2;
    case MPI_TYPECLASS_REAL: return 3;
    case MPI_TYPECLASS_COMPLEX: return 4;
    default: return 0;
    }
}
int bnd_label_window_constants(int value);
int bnd_label_window_constants(int value)
{
    switch (value) {
    case MPI_LOCK_EXCLUSIVE: return 1;
    case MPI_LOCK_SHARED: return 2;
    case MPI_WIN_FLAVOR_CREATE: return 3;
    case MPI_WIN_FLAVOR_ALLOCATE: return 4;
    case MPI_WIN_FLAVOR_DYNAMIC: return 5;
    case MPI_WIN_FLAVOR_SHARED: return 6;
    case MPI_WIN_UNIFIED: return 7;
    case MPI_WIN_SEPARATE: return 8;
    default: return 0;
    }
}
int bnd_label_modes(int value);
int bnd_label_modes(int value)
{
    switch (value) {
    case MPI_MODE_APPEND: return 1;
    case MPI_MODE_CREATE: return 2;
    case MPI_MODE_DELETE_ON_CLOSE: return 3;
    case MPI_MODE_EXCL: return 4;
    case MPI_MODE_RDONLY: return 5;
    case MPI_MODE_RDWR: return 6;
    case MPI_MODE_SEQUENTIAL: return 7;
    case MPI_MODE_UNIQUE_OPEN: return 8;
    case MPI_MODE_WRONLY: return 9;
    case MPI_MODE_NOCHECK: return 10;
    case MPI_MODE_NOPRECEDE: return 11;
    case MPI_MODE_NOPUT: return 12;
    case MPI_MODE_NOSTORE: return 13;
    case MPI_MODE_NOSUCCEED: return 14;
    default: return 0;
    }
}
int bnd_label_seek_modes(int value);
int bnd_label_seek_modes(int value)
{
    switch (value) {
    case MPI_SEEK_CUR: return 1;
    case MPI_SEEK_END: return 2;
    case MPI_SEEK_SET: return 3;
    default: return 0;
    }
}
int bnd_label_file_displacement(int value);
int bnd_label_file_displacement(int value)
{
    switch (value) {
    case MPI_DISPLACEMENT_CURRENT: return 1;
    default: return 0;
    }
}
int bnd_label_fortran_status_in_c(int value);
int bnd_label_fortran_status_in_c(int value)
{
    switch (value) {
    case MPI_F_STATUS_SIZE: return 1;
    case MPI_F_SOURCE: return 2;
    case MPI_F_TAG: return 3;
    case MPI_F_ERROR: return 4;
    default: return 0;
    }
}
int bnd_label_mpit_callback_safety(int value);
int bnd_label_mpit_callback_safety(int value)
{
    switch (value) {
    case MPI_T_CB_REQUIRE_NONE: return 1;
    case MPI_T_CB_REQUIRE_MPI_RESTRICTED: return 2;
    case MPI_T_CB_REQUIRE_THREAD_SAFE: return 3;
    case MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE: return 4;
    default: return 0;
    }
}
int bnd_label_mpit_source_order(int value);
int bnd_label_mpit_source_order(int value)
{
    switch (value) {
    case MPI_T_SOURCE_ORDERED: return 1;
    case MPI_T_SOURCE_UNORDERED: return 2;
    default: return 0;
    }
}
int bnd_label_mpit_verbosity(int value);
int bnd_label_mpit_verbosity(int value)
{
    switch (value) {
    case MPI_T_VERBOSITY_USER_BASIC: return 1;
    case MPI_T_VERBOSITY_USER_DETAIL: return 2;
    case MPI_T_VERBOSITY_USER_ALL: return 3;
    case MPI_T_VERBOSITY_TUNER_BASIC: return 4;
    case MPI_T_VERBOSITY_TUNER_DETAIL: return 5;
    case MPI_T_VERBOSITY_TUNER_ALL: return 6;
    case MPI_T_VERBOSITY_MPIDEV_BASIC: return 7;
    case MPI_T_VERBOSITY_MPIDEV_DETAIL: return 8;
    case MPI_T_VERBOSITY_MPIDEV_ALL: return 9;
    default: return 0;
    }
}
int bnd_label_mpit_bindings(int value);
int bnd_label_mpit_bindings(int value)
{
    switch (value) {
    case MPI_T_BIND_NO_OBJECT: return 1;
    case MPI_T_BIND_MPI_COMM: return 2;
    case MPI_T_BIND_MPI_DATATYPE: return 3;
    case MPI_T_BIND_MPI_ERRHANDLER: return 4;
    case MPI_T_BIND_MPI_FILE: return 5;
    case MPI_T_BIND_MPI_GROUP: return 6;
    case MPI_T_BIND_MPI_OP: return 7;
    case MPI_T_BIND_MPI_REQUEST: return 8;
    case MPI_T_BIND_MPI_WIN: return 9;
    case MPI_T_BIND_MPI_MESSAGE: return 10;
    case MPI_T_BIND_MPI_INFO: return 11;
    case MPI_T_BIND_MPI_SESSION: return 12;
    default: return 0;
    }
}
int bnd_label_mpit_scopes(int value);
int bnd_label_mpit_scopes(int value)
{
    switch (value) {
    case MPI_T_SCOPE_CONSTANT: return 1;
    case MPI_T_SCOPE_READONLY: return 2;
    case MPI_T_SCOPE_LOCAL: return 3;
    case MPI_T_SCOPE_GROUP: return 4;
    case MPI_T_SCOPE_GROUP_EQ: return 5;
    case MPI_T_SCOPE_ALL: return 6;
    case MPI_T_SCOPE_ALL_EQ: return 7;
    default: return 0;
    }
}
int bnd_label_mpit_variable_classes(int value);
int bnd_label_mpit_variable_classes(int value)
{
    switch (value) {
    case MPI_T_PVAR_CLASS_STATE: return 1;
    case MPI_T_PVAR_CLASS_LEVEL: return 2;
    case MPI_T_PVAR_CLASS_SIZE: return 3;
    case MPI_T_PVAR_CLASS_PERCENTAGE: return 4;
    case MPI_T_PVAR_CLASS_HIGHWATERMARK: return 5;
    case MPI_T_PVAR_CLASS_LOWWATERMARK: return 6;
    case MPI_T_PVAR_CLASS_COUNTER: return 7;
    case MPI_T_PVAR_CLASS_AGGREGATE: return 8;
    case MPI_T_PVAR_CLASS_TIMER: return 9;
    case MPI_T_PVAR_CLASS_GENERIC: return 10;
    default: return 0;
    }
}

/* They work as sizes of arrays, which also holds each to its value in the standard ABI. */
typedef char bnd_value_MPI_VERSION[MPI_VERSION == 5 ? 1 : -1];
typedef char bnd_value_MPI_SUBVERSION[MPI_SUBVERSION == 0 ? 1 : -1];
typedef char bnd_value_MPI_ABI_VERSION[MPI_ABI_VERSION == 1 ? 1 : -1];
typedef char bnd_value_MPI_ABI_SUBVERSION[MPI_ABI_SUBVERSION == 0 ? 1 : -1];
typedef char bnd_value_MPI_SUCCESS[MPI_SUCCESS == 0 ? 1 : -1];
typedef char bnd_value_MPI_ERR_BUFFER[MPI_ERR_BUFFER == 1 ? 1 : -1];
typedef char bnd_value_MPI_ERR_COUNT[MPI_ERR_COUNT == 2 ? 1 : -1];
typedef char bnd_value_MPI_ERR_TYPE[MPI_ERR_TYPE == 3 ? 1 : -1];
typedef char bnd_value_MPI_ERR_TAG[MPI_ERR_TAG == 4 ? 1 : -1];
typedef char bnd_value_MPI_ERR_COMM[MPI_ERR_COMM == 5 ? 1 : -1];
typedef char bnd_value_MPI_ERR_RANK[MPI_ERR_RANK == 6 ? 1 : -1];
typedef char bnd_value_MPI_ERR_REQUEST[MPI_ERR_REQUEST == 7 ? 1 : -1];
typedef char bnd_value_MPI_ERR_ROOT[MPI_ERR_ROOT == 8 ? 1 : -1];
typedef char bnd_value_MPI_ERR_GROUP[MPI_ERR_GROUP == 9 ? 1 : -1];
typedef char bnd_value_MPI_ERR_OP[MPI_ERR_OP == 10 ? 1 : -1];
typedef char bnd_value_MPI_ERR_TOPOLOGY[MPI_ERR_TOPOLOGY == 11 ? 1 : -1];
typedef char bnd_value_MPI_ERR_DIMS[MPI_ERR_DIMS == 12 ? 1 : -1];
typedef char bnd_value_MPI_ERR_ARG[MPI_ERR_ARG == 13 ? 1 : -1];
typedef char bnd_value_MPI_ERR_UNKNOWN[MPI_ERR_UNKNOWN == 14 ? 1 : -1];
typedef char bnd_value_MPI_ERR_TRUNCATE[MPI_ERR_TRUNCATE == 15 ? 1 : -1];
typedef char bnd_value_MPI_ERR_OTHER[MPI_ERR_OTHER == 16 ? 1 : -1];
typedef char bnd_value_MPI_ERR_INTERN[MPI_ERR_INTERN == 17 ? 1 : -1];
typedef char bnd_value_MPI_ERR_PENDING[MPI_ERR_PENDING == 18 ? 1 : -1];
typedef char bnd_value_MPI_ERR_IN_STATUS[MPI_ERR_IN_STATUS == 19 ? 1 : -1];
typedef char bnd_value_MPI_ERR_ACCESS[MPI_ERR_ACCESS == 20 ? 1 : -1];
typedef char bnd_value_MPI_ERR_AMODE[MPI_ERR_AMODE == 21 ? 1 : -1];
typedef char bnd_value_MPI_ERR_ASSERT[MPI_ERR_ASSERT == 22 ? 1 : -1];
typedef char bnd_value_MPI_ERR_BAD_FILE[MPI_ERR_BAD_FILE == 23 ? 1 : -1];
typedef char bnd_value_MPI_ERR_BASE[MPI_ERR_BASE == 24 ? 1 : -1];
typedef char bnd_value_MPI_ERR_CONVERSION[MPI_ERR_CONVERSION == 25 ? 1 : -1];
typedef char bnd_value_MPI_ERR_DISP[MPI_ERR_DISP == 26 ? 1 : -1];
typedef char bnd_value_MPI_ERR_DUP_DATAREP[MPI_ERR_DUP_DATAREP == 27 ? 1 : -1];
typedef char bnd_value_MPI_ERR_FILE_EXISTS[MPI_ERR_FILE_EXISTS == 28 ? 1 : -1];
typedef char bnd_value_MPI_ERR_FILE_IN_USE[MPI_ERR_FILE_IN_USE == 29 ? 1 : -1];
typedef char bnd_value_MPI_ERR_FILE[MPI_ERR_FILE == 30 ? 1 : -1];
typedef char bnd_value_MPI_ERR_INFO_KEY[MPI_ERR_INFO_KEY == 31 ? 1 : -1];
typedef char bnd_value_MPI_ERR_INFO_NOKEY[MPI_ERR_INFO_NOKEY == 32 ? 1 : -1];
typedef char bnd_value_MPI_ERR_INFO_VALUE[MPI_ERR_INFO_VALUE == 33 ? 1 : -1];
typedef char bnd_value_MPI_ERR_INFO[MPI_ERR_INFO == 34 ? 1 : -1];
typedef char bnd_value_MPI_ERR_IO[MPI_ERR_IO == 35 ? 1 : -1];
typedef char bnd_value_MPI_ERR_KEYVAL[MPI_ERR_KEYVAL == 36 ? 1 : -1];
typedef char bnd_value_MPI_ERR_LOCKTYPE[MPI_ERR_LOCKTYPE == 37 ? 1 : -1];
typedef char bnd_value_MPI_ERR_NAME[MPI_ERR_NAME == 38 ? 1 : -1];
typedef char bnd_value_MPI_ERR_NO_MEM[MPI_ERR_NO_MEM == 39 ? 1 : -1];
typedef char bnd_value_MPI_ERR_NOT_SAME[MPI_ERR_NOT_SAME == 40 ? 1 : -1];
typedef char bnd_value_MPI_ERR_NO_SPACE[MPI_ERR_NO_SPACE == 41 ? 1 : -1];
typedef char bnd_value_MPI_ERR_NO_SUCH_FILE[MPI_ERR_NO_SUCH_FILE == 42 ? 1 : -1];
typedef char bnd_value_MPI_ERR_PORT[MPI_ERR_PORT == 43 ? 1 : -1];
typedef char bnd_value_MPI_ERR_QUOTA[MPI_ERR_QUOTA == 44 ? 1 : -1];
typedef char bnd_value_MPI_ERR_READ_ONLY[MPI_ERR_READ_ONLY == 45 ? 1 : -1];
typedef char bnd_value_MPI_ERR_RMA_ATTACH[MPI_ERR_RMA_ATTACH == 46 ? 1 : -1];
typedef char bnd_value_MPI_ERR_RMA_CONFLICT[MPI_ERR_RMA_CONFLICT == 47 ? 1 : -1];
typedef char bnd_value_MPI_ERR_RMA_RANGE[MPI_ERR_RMA_RANGE == 48 ? 1 : -1];
typedef char bnd_value_MPI_ERR_RMA_SHARED[MPI_ERR_RMA_SHARED == 49 ? 1 : -1];
typedef char bnd_value_MPI_ERR_RMA_SYNC[MPI_ERR_RMA_SYNC == 50 ? 1 : -1];
typedef char bnd_value_MPI_ERR_SERVICE[MPI_ERR_SERVICE == 51 ? 1 : -1];
typedef char bnd_value_MPI_ERR_SIZE[MPI_ERR_SIZE == 52 ? 1 : -1];
typedef char bnd_value_MPI_ERR_SPAWN[MPI_ERR_SPAWN == 53 ? 1 : -1];
typedef char bnd_value_MPI_ERR_UNSUPPORTED_DATAREP[MPI_ERR_UNSUPPORTED_DATAREP == 54 ? 1 : -1];
typedef char bnd_value_MPI_ERR_UNSUPPORTED_OPERATION[MPI_ERR_UNSUPPORTED_OPERATION == 55 ? 1 : -1];
typedef char bnd_value_MPI_ERR_WIN[MPI_ERR_WIN == 56 ? 1 : -1];
typedef char bnd_value_MPI_ERR_RMA_FLAVOR[MPI_ERR_RMA_FLAVOR == 57 ? 1 : -1];
typedef char bnd_value_MPI_ERR_PROC_ABORTED[MPI_ERR_PROC_ABORTED == 58 ? 1 : -1];
typedef char bnd_value_MPI_ERR_VALUE_TOO_LARGE[MPI_ERR_VALUE_TOO_LARGE == 59 ? 1 : -1];
typedef char bnd_value_MPI_ERR_SESSION[MPI_ERR_SESSION == 60 ? 1 : -1];
typedef char bnd_value_MPI_ERR_ERRHANDLER[MPI_ERR_ERRHANDLER == 61 ? 1 : -1];
typedef char bnd_value_MPI_ERR_ABI[MPI_ERR_ABI == 62 ? 1 : -1];
typedef char bnd_value_MPI_ERR_LASTCODE[MPI_ERR_LASTCODE == 16383 ? 1 : -1];
typedef char bnd_value_MPI_T_ERR_CANNOT_INIT[MPI_T_ERR_CANNOT_INIT == 1001 ? 1 : -1];
typedef char bnd_value_MPI_T_ERR_NOT_ACCESSIBLE[MPI_T_ERR_NOT_ACCESSIBLE == 1002 ? 1 : -1];
typedef char bnd_value_MPI_T_ERR_NOT_INITIALIZED[MPI_T_ERR_NOT_INITIALIZED == 1003 ? 1 : -1];
typedef char bnd_value_MPI_T_ERR_NOT_SUPPORTED[MPI_T_ERR_NOT_SUPPORTED == 1004 ? 1 : -1];
typedef char bnd_value_MPI_T_ERR_MEMORY[MPI_T_ERR_MEMORY == 1005 ? 1 : -1];
typedef char bnd_value_MPI_T_ERR_INVALID[MPI_T_ERR_INVALID == 1006 ? 1 : -1];
typedef char bnd_value_MPI_T_ERR_INVALID_INDEX[MPI_T_ERR_INVALID_INDEX == 1007 ? 1 : -1];
typedef char bnd_value_MPI_T_ERR_INVALID_ITEM[MPI_T_ERR_INVALID_ITEM == 1008 ? 1 : -1];
typedef char bnd_value_MPI_T_ERR_INVALID_SESSION[MPI_T_ERR_INVALID_SESSION == 1009 ? 1 : -1];
typedef char bnd_value_MPI_T_ERR_INVALID_HANDLE[MPI_T_ERR_INVALID_HANDLE == 1010 ? 1 : -1];
typedef char bnd_value_MPI_T_ERR_INVALID_NAME[MPI_T_ERR_INVALID_NAME == 1011 ? 1 : -1];
typedef char bnd_value_MPI_T_ERR_OUT_OF_HANDLES[MPI_T_ERR_OUT_OF_HANDLES == 1012 ? 1 : -1];
typedef char bnd_value_MPI_T_ERR_OUT_OF_SESSIONS[MPI_T_ERR_OUT_OF_SESSIONS == 1013 ? 1 : -1];
typedef char bnd_value_MPI_T_ERR_CVAR_SET_NOT_NOW[MPI_T_ERR_CVAR_SET_NOT_NOW == 1014 ? 1 : -1];
typedef char bnd_value_MPI_T_ERR_CVAR_SET_NEVER[MPI_T_ERR_CVAR_SET_NEVER == 1015 ? 1 : -1];
typedef char bnd_value_MPI_T_ERR_PVAR_NO_WRITE[MPI_T_ERR_PVAR_NO_WRITE == 1016 ? 1 : -1];
typedef char bnd_value_MPI_T_ERR_PVAR_NO_STARTSTOP[MPI_T_ERR_PVAR_NO_STARTSTOP == 1017 ? 1 : -1];
typedef char bnd_value_MPI_T_ERR_PVAR_NO_ATOMIC[MPI_T_ERR_PVAR_NO_ATOMIC == 1018 ? 1 : -1];
typedef char bnd_value_MPI_ANY_SOURCE[MPI_ANY_SOURCE == -1 ? 1 : -1];
typedef char bnd_value_MPI_ANY_TAG[MPI_ANY_TAG == -2 ? 1 : -1];
typedef char bnd_value_MPI_PROC_NULL[MPI_PROC_NULL == -3 ? 1 : -1];
typedef char bnd_value_MPI_ROOT[MPI_ROOT == -4 ? 1 : -1];
typedef char bnd_value_MPI_UNDEFINED[MPI_UNDEFINED == -32766 ? 1 : -1];
typedef char bnd_value_MPI_KEYVAL_INVALID[MPI_KEYVAL_INVALID == 0 ? 1 : -1];
typedef char bnd_value_MPI_BSEND_OVERHEAD[MPI_BSEND_OVERHEAD == 512 ? 1 : -1];
typedef char bnd_value_MPI_MAX_DATAREP_STRING[MPI_MAX_DATAREP_STRING == 128 ? 1 : -1];
typedef char bnd_value_MPI_MAX_ERROR_STRING[MPI_MAX_ERROR_STRING == 512 ? 1 : -1];
typedef char bnd_value_MPI_MAX_INFO_KEY[MPI_MAX_INFO_KEY == 256 ? 1 : -1];
typedef char bnd_value_MPI_MAX_INFO_VAL[MPI_MAX_INFO_VAL == 1024 ? 1 : -1];
typedef char bnd_value_MPI_MAX_LIBRARY_VERSION_STRING[MPI_MAX_LIBRARY_VERSION_STRING == 8192 ? 1 : -1];
typedef char bnd_value_MPI_MAX_OBJECT_NAME[MPI_MAX_OBJECT_NAME == 128 ? 1 : -1];
typedef char bnd_value_MPI_MAX_PORT_NAME[MPI_MAX_PORT_NAME == 1024 ? 1 : -1];
typedef char bnd_value_MPI_MAX_PROCESSOR_NAME[MPI_MAX_PROCESSOR_NAME == 256 ? 1 : -1];
typedef char bnd_value_MPI_MAX_STRINGTAG_LEN[MPI_MAX_STRINGTAG_LEN == 1024 ? 1 : -1];
typedef char bnd_value_MPI_MAX_PSET_NAME_LEN[MPI_MAX_PSET_NAME_LEN == 1024 ? 1 : -1];
typedef char bnd_value_MPI_THREAD_SINGLE[MPI_THREAD_SINGLE == 0 ? 1 : -1];
typedef char bnd_value_MPI_THREAD_FUNNELED[MPI_THREAD_FUNNELED == 1024 ? 1 : -1];
typedef char bnd_value_MPI_THREAD_SERIALIZED[MPI_THREAD_SERIALIZED == 2048 ? 1 : -1];
typedef char bnd_value_MPI_THREAD_MULTIPLE[MPI_THREAD_MULTIPLE == 4096 ? 1 : -1];
typedef char bnd_value_MPI_IDENT[MPI_IDENT == 201 ? 1 : -1];
typedef char bnd_value_MPI_CONGRUENT[MPI_CONGRUENT == 202 ? 1 : -1];
typedef char bnd_value_MPI_SIMILAR[MPI_SIMILAR == 203 ? 1 : -1];
typedef char bnd_value_MPI_UNEQUAL[MPI_UNEQUAL == 204 ? 1 : -1];
typedef char bnd_value_MPI_CART[MPI_CART == 211 ? 1 : -1];
typedef char bnd_value_MPI_GRAPH[MPI_GRAPH == 212 ? 1 : -1];
typedef char bnd_value_MPI_DIST_GRAPH[MPI_DIST_GRAPH == 213 ? 1 : -1];
typedef char bnd_value_MPI_COMM_TYPE_SHARED[MPI_COMM_TYPE_SHARED == 221 ? 1 : -1];
typedef char bnd_value_MPI_COMM_TYPE_HW_UNGUIDED[MPI_COMM_TYPE_HW_UNGUIDED == 222 ? 1 : -1];
typedef char bnd_value_MPI_COMM_TYPE_HW_GUIDED[MPI_COMM_TYPE_HW_GUIDED == 223 ? 1 : -1];
typedef char bnd_value_MPI_COMM_TYPE_RESOURCE_GUIDED[MPI_COMM_TYPE_RESOURCE_GUIDED == 224 ? 1 : -1];
typedef char bnd_value_MPI_TAG_UB[MPI_TAG_UB == 501 ? 1 : -1];
typedef char bnd_value_MPI_IO[MPI_IO == 502 ? 1 : -1];
typedef char bnd_value_MPI_HOST[MPI_HOST == 503 ? 1 : -1];
typedef char bnd_value_MPI_WTIME_IS_GLOBAL[MPI_WTIME_IS_GLOBAL == 504 ? 1 : -1];
typedef char bnd_value_MPI_APPNUM[MPI_APPNUM == 505 ? 1 : -1];
typedef char bnd_value_MPI_LASTUSEDCODE[MPI_LASTUSEDCODE == 506 ? 1 : -1];
typedef char bnd_value_MPI_UNIVERSE_SIZE[MPI_UNIVERSE_SIZE == 507 ? 1 : -1];
typedef char bnd_value_MPI_WIN_BASE[MPI_WIN_BASE == 601 ? 1 : -1];
typedef char bnd_value_MPI_WIN_DISP_UNIT[MPI_WIN_DISP_UNIT == 602 ? 1 : -1];
typedef char bnd_value_MPI_WIN_SIZE[MPI_WIN_SIZE == 603 ? 1 : -1];
typedef char bnd_value_MPI_WIN_CREATE_FLAVOR[MPI_WIN_CREATE_FLAVOR == 604 ? 1 : -1];
typedef char bnd_value_MPI_WIN_MODEL[MPI_WIN_MODEL == 605 ? 1 : -1];
typedef char bnd_value_MPI_ORDER_C[MPI_ORDER_C == 12 ? 1 : -1];
typedef char bnd_value_MPI_ORDER_FORTRAN[MPI_ORDER_FORTRAN == 15 ? 1 : -1];
typedef char bnd_value_MPI_DISTRIBUTE_NONE[MPI_DISTRIBUTE_NONE == 16 ? 1 : -1];
typedef char bnd_value_MPI_DISTRIBUTE_BLOCK[MPI_DISTRIBUTE_BLOCK == 17 ? 1 : -1];
typedef char bnd_value_MPI_DISTRIBUTE_CYCLIC[MPI_DISTRIBUTE_CYCLIC == 18 ? 1 : -1];
typedef char bnd_value_MPI_DISTRIBUTE_DFLT_DARG[MPI_DISTRIBUTE_DFLT_DARG == 19 ? 1 : -1];
typedef char bnd_value_MPI_COMBINER_NAMED[MPI_COMBINER_NAMED == 101 ? 1 : -1];
typedef char bnd_value_MPI_COMBINER_DUP[MPI_COMBINER_DUP == 102 ? 1 : -1];
typedef char bnd_value_MPI_COMBINER_CONTIGUOUS[MPI_COMBINER_CONTIGUOUS == 103 ? 1 : -1];
typedef char bnd_value_MPI_COMBINER_VECTOR[MPI_COMBINER_VECTOR == 104 ? 1 : -1];
typedef char bnd_value_MPI_COMBINER_HVECTOR[MPI_COMBINER_HVECTOR == 105 ? 1 : -1];
typedef char bnd_value_MPI_COMBINER_INDEXED[MPI_COMBINER_INDEXED == 106 ? 1 : -1];
typedef char bnd_value_MPI_COMBINER_HINDEXED[MPI_COMBINER_HINDEXED == 107 ? 1 : -1];
typedef char bnd_value_MPI_COMBINER_INDEXED_BLOCK[MPI_COMBINER_INDEXED_BLOCK == 108 ? 1 : -1];
typedef char bnd_value_MPI_COMBINER_HINDEXED_BLOCK[MPI_COMBINER_HINDEXED_BLOCK == 109 ? 1 : -1];
typedef char bnd_value_MPI_COMBINER_STRUCT[MPI_COMBINER_STRUCT == 110 ? 1 : -1];
typedef char bnd_value_MPI_COMBINER_SUBARRAY[MPI_COMBINER_SUBARRAY == 111 ? 1 : -1];
typedef char bnd_value_MPI_COMBINER_DARRAY[MPI_COMBINER_DARRAY == 112 ? 1 : -1];
typedef char bnd_value_MPI_COMBINER_F90_REAL[MPI_COMBINER_F90_REAL == 113 ? 1 : -1];
typedef char bnd_value_MPI_COMBINER_F90_COMPLEX[MPI_COMBINER_F90_COMPLEX == 114 ? 1 : -1];
typedef char bnd_value_MPI_COMBINER_F90_INTEGER[MPI_COMBINER_F90_INTEGER == 115 ? 1 : -1];
typedef char bnd_value_MPI_COMBINER_RESIZED[MPI_COMBINER_RESIZED == 116 ? 1 : -1];
typedef char bnd_value_MPI_COMBINER_VALUE_INDEX[MPI_COMBINER_VALUE_INDEX == 117 ? 1 : -1];
typedef char bnd_value_MPIX_TYPECLASS_LOGICAL[MPIX_TYPECLASS_LOGICAL == 191 ? 1 : -1];
typedef char bnd_value_MPI_TYPECLASS_INTEGER[MPI_TYPECLASS_INTEGER == 192 ? 1 : -1];
typedef char bnd_value_MPI_TYPECLASS_REAL[MPI_TYPECLASS_REAL == 193 ? 1 : -1];
typedef char bnd_value_MPI_TYPECLASS_COMPLEX[MPI_TYPECLASS_COMPLEX == 194 ? 1 : -1];
typedef char bnd_value_MPI_LOCK_EXCLUSIVE[MPI_LOCK_EXCLUSIVE == 301 ? 1 : -1];
typedef char bnd_value_MPI_LOCK_SHARED[MPI_LOCK_SHARED == 302 ? 1 : -1];
typedef char bnd_value_MPI_WIN_FLAVOR_CREATE[MPI_WIN_FLAVOR_CREATE == 311 ? 1 : -1];
typedef char bnd_value_MPI_WIN_FLAVOR_ALLOCATE[MPI_WIN_FLAVOR_ALLOCATE == 312 ? 1 : -1];
typedef char bnd_value_MPI_WIN_FLAVOR_DYNAMIC[MPI_WIN_FLAVOR_DYNAMIC == 313 ? 1 : -1];
typedef char bnd_value_MPI_WIN_FLAVOR_SHARED[MPI_WIN_FLAVOR_SHARED == 314 ? 1 : -1];
typedef char bnd_value_MPI_WIN_UNIFIED[MPI_WIN_UNIFIED == 321 ? 1 : -1];
typedef char bnd_value_MPI_WIN_SEPARATE[MPI_WIN_SEPARATE == 322 ? 1 : -1];
typedef char bnd_value_MPI_MODE_APPEND[MPI_MODE_APPEND == 1 ? 1 : -1];
typedef char bnd_value_MPI_MODE_CREATE[MPI_MODE_CREATE == 2 ? 1 : -1];
typedef char bnd_value_MPI_MODE_DELETE_ON_CLOSE[MPI_MODE_DELETE_ON_CLOSE == 4 ? 1 : -1];
typedef char bnd_value_MPI_MODE_EXCL[MPI_MODE_EXCL == 8 ? 1 : -1];
typedef char bnd_value_MPI_MODE_RDONLY[MPI_MODE_RDONLY == 16 ? 1 : -1];
typedef char bnd_value_MPI_MODE_RDWR[MPI_MODE_RDWR == 32 ? 1 : -1];
typedef char bnd_value_MPI_MODE_SEQUENTIAL[MPI_MODE_SEQUENTIAL == 64 ? 1 : -1];
typedef char bnd_value_MPI_MODE_UNIQUE_OPEN[MPI_MODE_UNIQUE_OPEN == 128 ? 1 : -1];
typedef char bnd_value_MPI_MODE_WRONLY[MPI_MODE_WRONLY == 256 ? 1 : -1];
typedef char bnd_value_MPI_MODE_NOCHECK[MPI_MODE_NOCHECK == 1024 ? 1 : -1];
typedef char bnd_value_MPI_MODE_NOPRECEDE[MPI_MODE_NOPRECEDE == 2048 ? 1 : -1];
typedef char bnd_value_MPI_MODE_NOPUT[MPI_MODE_NOPUT == 4096 ? 1 : -1];
typedef char bnd_value_MPI_MODE_NOSTORE[MPI_MODE_NOSTORE == 8192 ? 1 : -1];
typedef char bnd_value_MPI_MODE_NOSUCCEED[MPI_MODE_NOSUCCEED == 16384 ? 1 : -1];
typedef char bnd_value_MPI_SEEK_CUR[MPI_SEEK_CUR == 401 ? 1 : -1];
typedef char bnd_value_MPI_SEEK_END[MPI_SEEK_END == 402 ? 1 : -1];
typedef char bnd_value_MPI_SEEK_SET[MPI_SEEK_SET == 403 ? 1 : -1];
typedef char bnd_value_MPI_DISPLACEMENT_CURRENT[MPI_DISPLACEMENT_CURRENT == -1 ? 1 : -1];
typedef char bnd_value_MPI_F_STATUS_SIZE[MPI_F_STATUS_SIZE == 8 ? 1 : -1];
typedef char bnd_value_MPI_F_SOURCE[MPI_F_SOURCE == 0 ? 1 : -1];
typedef char bnd_value_MPI_F_TAG[MPI_F_TAG == 1 ? 1 : -1];
typedef char bnd_value_MPI_F_ERROR[MPI_F_ERROR == 2 ? 1 : -1];
typedef char bnd_value_MPI_T_CB_REQUIRE_NONE[MPI_T_CB_REQUIRE_NONE == 0 ? 1 : -1];
typedef char bnd_value_MPI_T_CB_REQUIRE_MPI_RESTRICTED[MPI_T_CB_REQUIRE_MPI_RESTRICTED == 3 ? 1 : -1];
typedef char bnd_value_MPI_T_CB_REQUIRE_THREAD_SAFE[MPI_T_CB_REQUIRE_THREAD_SAFE == 15 ? 1 : -1];
typedef char bnd_value_MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE[MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE == 63 ? 1 : -1];
typedef char bnd_value_MPI_T_SOURCE_ORDERED[MPI_T_SOURCE_ORDERED == 1 ? 1 : -1];
typedef char bnd_value_MPI_T_SOURCE_UNORDERED[MPI_T_SOURCE_UNORDERED == 2 ? 1 : -1];
typedef char bnd_value_MPI_T_VERBOSITY_USER_BASIC[MPI_T_VERBOSITY_USER_BASIC == 9 ? 1 : -1];
typedef char bnd_value_MPI_T_VERBOSITY_USER_DETAIL[MPI_T_VERBOSITY_USER_DETAIL == 10 ? 1 : -1];
typedef char bnd_value_MPI_T_VERBOSITY_USER_ALL[MPI_T_VERBOSITY_USER_ALL == 12 ? 1 : -1];
typedef char bnd_value_MPI_T_VERBOSITY_TUNER_BASIC[MPI_T_VERBOSITY_TUNER_BASIC == 17 ? 1 : -1];
typedef char bnd_value_MPI_T_VERBOSITY_TUNER_DETAIL[MPI_T_VERBOSITY_TUNER_DETAIL == 18 ? 1 : -1];
typedef char bnd_value_MPI_T_VERBOSITY_TUNER_ALL[MPI_T_VERBOSITY_TUNER_ALL == 20 ? 1 : -1];
typedef char bnd_value_MPI_T_VERBOSITY_MPIDEV_BASIC[MPI_T_VERBOSITY_MPIDEV_BASIC == 33 ? 1 : -1];
typedef char bnd_value_MPI_T_VERBOSITY_MPIDEV_DETAIL[MPI_T_VERBOSITY_MPIDEV_DETAIL == 34 ? 1 : -1];
typedef char bnd_value_MPI_T_VERBOSITY_MPIDEV_ALL[MPI_T_VERBOSITY_MPIDEV_ALL == 36 ? 1 : -1];
typedef char bnd_value_MPI_T_BIND_NO_OBJECT[MPI_T_BIND_NO_OBJECT == 1 ? 1 : -1];
typedef char bnd_value_MPI_T_BIND_MPI_COMM[MPI_T_BIND_MPI_COMM == 2 ? 1 : -1];
typedef char bnd_value_MPI_T_BIND_MPI_DATATYPE[MPI_T_BIND_MPI_DATATYPE == 3 ? 1 : -1];
typedef char bnd_value_MPI_T_BIND_MPI_ERRHANDLER[MPI_T_BIND_MPI_ERRHANDLER == 4 ? 1 : -1];
typedef char bnd_value_MPI_T_BIND_MPI_FILE[MPI_T_BIND_MPI_FILE == 5 ? 1 : -1];
typedef char bnd_value_MPI_T_BIND_MPI_GROUP[MPI_T_BIND_MPI_GROUP == 6 ? 1 : -1];
typedef char bnd_value_MPI_T_BIND_MPI_OP[MPI_T_BIND_MPI_OP == 7 ? 1 : -1];
typedef char bnd_value_MPI_T_BIND_MPI_REQUEST[MPI_T_BIND_MPI_REQUEST == 8 ? 1 : -1];
typedef char bnd_value_MPI_T_BIND_MPI_WIN[MPI_T_BIND_MPI_WIN == 9 ? 1 : -1];
typedef char bnd_value_MPI_T_BIND_MPI_MESSAGE[MPI_T_BIND_MPI_MESSAGE == 10 ? 1 : -1];
typedef char bnd_value_MPI_T_BIND_MPI_INFO[MPI_T_BIND_MPI_INFO == 11 ? 1 : -1];
typedef char bnd_value_MPI_T_BIND_MPI_SESSION[MPI_T_BIND_MPI_SESSION == 12 ? 1 : -1];
typedef char bnd_value_MPI_T_SCOPE_CONSTANT[MPI_T_SCOPE_CONSTANT == 1 ? 1 : -1];
typedef char bnd_value_MPI_T_SCOPE_READONLY[MPI_T_SCOPE_READONLY == 2 ? 1 : -1];
typedef char bnd_value_MPI_T_SCOPE_LOCAL[MPI_T_SCOPE_LOCAL == 3 ? 1 : -1];
typedef char bnd_value_MPI_T_SCOPE_GROUP[MPI_T_SCOPE_GROUP == 4 ? 1 : -1];
typedef char bnd_value_MPI_T_SCOPE_GROUP_EQ[MPI_T_SCOPE_GROUP_EQ == 5 ? 1 : -1];
typedef char bnd_value_MPI_T_SCOPE_ALL[MPI_T_SCOPE_ALL == 6 ? 1 : -1];
typedef char bnd_value_MPI_T_SCOPE_ALL_EQ[MPI_T_SCOPE_ALL_EQ == 7 ? 1 : -1];
typedef char bnd_value_MPI_T_PVAR_CLASS_STATE[MPI_T_PVAR_CLASS_STATE == 1 ? 1 : -1];
typedef char bnd_value_MPI_T_PVAR_CLASS_LEVEL[MPI_T_PVAR_CLASS_LEVEL == 2 ? 1 : -1];
typedef char bnd_value_MPI_T_PVAR_CLASS_SIZE[MPI_T_PVAR_CLASS_SIZE == 3 ? 1 : -1];
typedef char bnd_value_MPI_T_PVAR_CLASS_PERCENTAGE[MPI_T_PVAR_CLASS_PERCENTAGE == 4 ? 1 : -1];
typedef char bnd_value_MPI_T_PVAR_CLASS_HIGHWATERMARK[MPI_T_PVAR_CLASS_HIGHWATERMARK == 5 ? 1 : -1];
typedef char bnd_value_MPI_T_PVAR_CLASS_LOWWATERMARK[MPI_T_PVAR_CLASS_LOWWATERMARK == 6 ? 1 : -1];
typedef char bnd_value_MPI_T_PVAR_CLASS_COUNTER[MPI_T_PVAR_CLASS_COUNTER == 7 ? 1 : -1];
typedef char bnd_value_MPI_T_PVAR_CLASS_AGGREGATE[MPI_T_PVAR_CLASS_AGGREGATE == 8 ? 1 : -1];
typedef char bnd_value_MPI_T_PVAR_CLASS_TIMER[MPI_T_PVAR_CLASS_TIMER == 9 ? 1 : -1];
typedef char bnd_value_MPI_T_PVAR_CLASS_GENERIC[MPI_T_PVAR_CLASS_GENERIC == 10 ? 1 : -1];

/* Handles, addresses and predefined callbacks work in initialisers. */
extern void *bnd_initial_MPI_BOTTOM; void *bnd_initial_MPI_BOTTOM = MPI_BOTTOM;
extern void *bnd_initial_MPI_IN_PLACE; void *bnd_initial_MPI_IN_PLACE = MPI_IN_PLACE;
extern void *bnd_initial_MPI_BUFFER_AUTOMATIC; void *bnd_initial_MPI_BUFFER_AUTOMATIC = MPI_BUFFER_AUTOMATIC;
extern char **bnd_initial_MPI_ARGV_NULL; char **bnd_initial_MPI_ARGV_NULL = MPI_ARGV_NULL;
extern char ***bnd_initial_MPI_ARGVS_NULL; char ***bnd_initial_MPI_ARGVS_NULL = MPI_ARGVS_NULL;
extern int *bnd_initial_MPI_ERRCODES_IGNORE; int *bnd_initial_MPI_ERRCODES_IGNORE = MPI_ERRCODES_IGNORE;
extern MPI_Status *bnd_initial_MPI_STATUS_IGNORE; MPI_Status *bnd_initial_MPI_STATUS_IGNORE = MPI_STATUS_IGNORE;
extern MPI_Status *bnd_initial_MPI_STATUSES_IGNORE; MPI_Status *bnd_initial_MPI_STATUSES_IGNORE = MPI_STATUSES_IGNORE;
extern int *bnd_initial_MPI_UNWEIGHTED; int *bnd_initial_MPI_UNWEIGHTED = MPI_UNWEIGHTED;
extern int *bnd_initial_MPI_WEIGHTS_EMPTY; int *bnd_initial_MPI_WEIGHTS_EMPTY = MPI_WEIGHTS_EMPTY;
extern MPI_Comm bnd_initial_MPI_COMM_NULL; MPI_Comm bnd_initial_MPI_COMM_NULL = MPI_COMM_NULL;
extern MPI_Comm bnd_initial_MPI_COMM_WORLD; MPI_Comm bnd_initial_MPI_COMM_WORLD = MPI_COMM_WORLD;
extern MPI_Comm bnd_initial_MPI_COMM_SELF; MPI_Comm bnd_initial_MPI_COMM_SELF = MPI_COMM_SELF;
extern MPI_Group bnd_initial_MPI_GROUP_NULL; MPI_Group bnd_initial_MPI_GROUP_NULL = MPI_GROUP_NULL;
extern MPI_Group bnd_initial_MPI_GROUP_EMPTY; MPI_Group bnd_initial_MPI_GROUP_EMPTY = MPI_GROUP_EMPTY;
extern MPI_Win bnd_initial_MPI_WIN_NULL; MPI_Win bnd_initial_MPI_WIN_NULL = MPI_WIN_NULL;
extern MPI_File bnd_initial_MPI_FILE_NULL; MPI_File bnd_initial_MPI_FILE_NULL = MPI_FILE_NULL;
extern MPI_Session bnd_initial_MPI_SESSION_NULL; MPI_Session bnd_initial_MPI_SESSION_NULL = MPI_SESSION_NULL;
extern MPI_Message bnd_initial_MPI_MESSAGE_NULL; MPI_Message bnd_initial_MPI_MESSAGE_NULL = MPI_MESSAGE_NULL;
extern MPI_Message bnd_initial_MPI_MESSAGE_NO_PROC; MPI_Message bnd_initial_MPI_MESSAGE_NO_PROC = MPI_MESSAGE_NO_PROC;
extern MPI_Info bnd_initial_MPI_INFO_NULL; MPI_Info bnd_initial_MPI_INFO_NULL = MPI_INFO_NULL;
extern MPI_Info bnd_initial_MPI_INFO_ENV; MPI_Info bnd_initial_MPI_INFO_ENV = MPI_INFO_ENV;
extern MPI_Request bnd_initial_MPI_REQUEST_NULL; MPI_Request bnd_initial_MPI_REQUEST_NULL = MPI_REQUEST_NULL;
extern MPI_Errhandler bnd_initial_MPI_ERRHANDLER_NULL; MPI_Errhandler bnd_initial_MPI_ERRHANDLER_NULL = MPI_ERRHANDLER_NULL;
extern MPI_Errhandler bnd_initial_MPI_ERRORS_ARE_FATAL; MPI_Errhandler bnd_initial_MPI_ERRORS_ARE_FATAL = MPI_ERRORS_ARE_FATAL;
extern MPI_Errhandler bnd_initial_MPI_ERRORS_ABORT; MPI_Errhandler bnd_initial_MPI_ERRORS_ABORT = MPI_ERRORS_ABORT;
extern MPI_Errhandler bnd_initial_MPI_ERRORS_RETURN; MPI_Errhandler bnd_initial_MPI_ERRORS_RETURN = MPI_ERRORS_RETURN;
extern MPI_Op bnd_initial_MPI_OP_NULL; MPI_Op bnd_initial_MPI_OP_NULL = MPI_OP_NULL;
extern MPI_Op bnd_initial_MPI_SUM; MPI_Op bnd_initial_MPI_SUM = MPI_SUM;
extern MPI_Op bnd_initial_MPI_MIN; MPI_Op bnd_initial_MPI_MIN = MPI_MIN;
extern MPI_Op bnd_initial_MPI_MAX; MPI_Op bnd_initial_MPI_MAX = MPI_MAX;
extern MPI_Op bnd_initial_MPI_PROD; MPI_Op bnd_initial_MPI_PROD = MPI_PROD;
extern MPI_Op bnd_initial_MPI_BAND; MPI_Op bnd_initial_MPI_BAND = MPI_BAND;
extern MPI_Op bnd_initial_MPI_BOR; MPI_Op bnd_initial_MPI_BOR = MPI_BOR;
extern MPI_Op bnd_initial_MPI_BXOR; MPI_Op bnd_initial_MPI_BXOR = MPI_BXOR;
extern MPI_Op bnd_initial_MPI_LAND; MPI_Op bnd_initial_MPI_LAND = MPI_LAND;
extern MPI_Op bnd_initial_MPI_LOR; MPI_Op bnd_initial_MPI_LOR = MPI_LOR;
extern MPI_Op bnd_initial_MPI_LXOR; MPI_Op bnd_initial_MPI_LXOR = MPI_LXOR;
extern MPI_Op bnd_initial_MPI_MINLOC; MPI_Op bnd_initial_MPI_MINLOC = MPI_MINLOC;
extern MPI_Op bnd_initial_MPI_MAXLOC; MPI_Op bnd_initial_MPI_MAXLOC = MPI_MAXLOC;
extern MPI_Op bnd_initial_MPI_REPLACE; MPI_Op bnd_initial_MPI_REPLACE = MPI_REPLACE;
extern MPI_Op bnd_initial_MPI_NO_OP; MPI_Op bnd_initial_MPI_NO_OP = MPI_NO_OP;
extern MPI_Datatype bnd_initial_MPI_DATATYPE_NULL; MPI_Datatype bnd_initial_MPI_DATATYPE_NULL = MPI_DATATYPE_NULL;
extern MPI_Datatype bnd_initial_MPI_AINT; MPI_Datatype bnd_initial_MPI_AINT = MPI_AINT;
extern MPI_Datatype bnd_initial_MPI_COUNT; MPI_Datatype bnd_initial_MPI_COUNT = MPI_COUNT;
extern MPI_Datatype bnd_initial_MPI_OFFSET; MPI_Datatype bnd_initial_MPI_OFFSET = MPI_OFFSET;
extern MPI_Datatype bnd_initial_MPI_PACKED; MPI_Datatype bnd_initial_MPI_PACKED = MPI_PACKED;
extern MPI_Datatype bnd_initial_MPI_SHORT; MPI_Datatype bnd_initial_MPI_SHORT = MPI_SHORT;
extern MPI_Datatype bnd_initial_MPI_INT; MPI_Datatype bnd_initial_MPI_INT = MPI_INT;
extern MPI_Datatype bnd_initial_MPI_LONG; MPI_Datatype bnd_initial_MPI_LONG = MPI_LONG;
extern MPI_Datatype bnd_initial_MPI_LONG_LONG; MPI_Datatype bnd_initial_MPI_LONG_LONG = MPI_LONG_LONG;
extern MPI_Datatype bnd_initial_MPI_LONG_LONG_INT; MPI_Datatype bnd_initial_MPI_LONG_LONG_INT = MPI_LONG_LONG_INT;
extern MPI_Datatype bnd_initial_MPI_UNSIGNED_SHORT; MPI_Datatype bnd_initial_MPI_UNSIGNED_SHORT = MPI_UNSIGNED_SHORT;
extern MPI_Datatype bnd_initial_MPI_UNSIGNED; MPI_Datatype bnd_initial_MPI_UNSIGNED = MPI_UNSIGNED;
extern MPI_Datatype bnd_initial_MPI_UNSIGNED_LONG; MPI_Datatype bnd_initial_MPI_UNSIGNED_LONG = MPI_UNSIGNED_LONG;
extern MPI_Datatype bnd_initial_MPI_UNSIGNED_LONG_LONG; MPI_Datatype bnd_initial_MPI_UNSIGNED_LONG_LONG = MPI_UNSIGNED_LONG_LONG;
extern MPI_Datatype bnd_initial_MPI_FLOAT; MPI_Datatype bnd_initial_MPI_FLOAT = MPI_FLOAT;
extern MPI_Datatype bnd_initial_MPI_C_FLOAT_COMPLEX; MPI_Datatype bnd_initial_MPI_C_FLOAT_COMPLEX = MPI_C_FLOAT_COMPLEX;
extern MPI_Datatype bnd_initial_MPI_C_COMPLEX; MPI_Datatype bnd_initial_MPI_C_COMPLEX = MPI_C_COMPLEX;
extern MPI_Datatype bnd_initial_MPI_CXX_FLOAT_COMPLEX; MPI_Datatype bnd_initial_MPI_CXX_FLOAT_COMPLEX = MPI_CXX_FLOAT_COMPLEX;
extern MPI_Datatype bnd_initial_MPI_DOUBLE; MPI_Datatype bnd_initial_MPI_DOUBLE = MPI_DOUBLE;
extern MPI_Datatype bnd_initial_MPI_C_DOUBLE_COMPLEX; MPI_Datatype bnd_initial_MPI_C_DOUBLE_COMPLEX = MPI_C_DOUBLE_COMPLEX;
extern MPI_Datatype bnd_initial_MPI_CXX_DOUBLE_COMPLEX; MPI_Datatype bnd_initial_MPI_CXX_DOUBLE_COMPLEX = MPI_CXX_DOUBLE_COMPLEX;
extern MPI_Datatype bnd_initial_MPI_LOGICAL; MPI_Datatype bnd_initial_MPI_LOGICAL = MPI_LOGICAL;
extern MPI_Datatype bnd_initial_MPI_INTEGER; MPI_Datatype bnd_initial_MPI_INTEGER = MPI_INTEGER;
extern MPI_Datatype bnd_initial_MPI_REAL; MPI_Datatype bnd_initial_MPI_REAL = MPI_REAL;
extern MPI_Datatype bnd_initial_MPI_COMPLEX; MPI_Datatype bnd_initial_MPI_COMPLEX = MPI_COMPLEX;
extern MPI_Datatype bnd_initial_MPI_DOUBLE_PRECISION; MPI_Datatype bnd_initial_MPI_DOUBLE_PRECISION = MPI_DOUBLE_PRECISION;
extern MPI_Datatype bnd_initial_MPI_DOUBLE_COMPLEX; MPI_Datatype bnd_initial_MPI_DOUBLE_COMPLEX = MPI_DOUBLE_COMPLEX;
extern MPI_Datatype bnd_initial_MPI_CHARACTER; MPI_Datatype bnd_initial_MPI_CHARACTER = MPI_CHARACTER;
extern MPI_Datatype bnd_initial_MPI_LONG_DOUBLE; MPI_Datatype bnd_initial_MPI_LONG_DOUBLE = MPI_LONG_DOUBLE;
extern MPI_Datatype bnd_initial_MPI_C_LONG_DOUBLE_COMPLEX; MPI_Datatype bnd_initial_MPI_C_LONG_DOUBLE_COMPLEX = MPI_C_LONG_DOUBLE_COMPLEX;
extern MPI_Datatype bnd_initial_MPI_CXX_LONG_DOUBLE_COMPLEX; MPI_Datatype bnd_initial_MPI_CXX_LONG_DOUBLE_COMPLEX = MPI_CXX_LONG_DOUBLE_COMPLEX;
extern MPI_Datatype bnd_initial_MPI_FLOAT_INT; MPI_Datatype bnd_initial_MPI_FLOAT_INT = MPI_FLOAT_INT;
extern MPI_Datatype bnd_initial_MPI_DOUBLE_INT; MPI_Datatype bnd_initial_MPI_DOUBLE_INT = MPI_DOUBLE_INT;
extern MPI_Datatype bnd_initial_MPI_LONG_INT; MPI_Datatype bnd_initial_MPI_LONG_INT = MPI_LONG_INT;
extern MPI_Datatype bnd_initial_MPI_2INT; MPI_Datatype bnd_initial_MPI_2INT = MPI_2INT;
extern MPI_Datatype bnd_initial_MPI_SHORT_INT; MPI_Datatype bnd_initial_MPI_SHORT_INT = MPI_SHORT_INT;
extern MPI_Datatype bnd_initial_MPI_LONG_DOUBLE_INT; MPI_Datatype bnd_initial_MPI_LONG_DOUBLE_INT = MPI_LONG_DOUBLE_INT;
extern MPI_Datatype bnd_initial_MPI_2REAL; MPI_Datatype bnd_initial_MPI_2REAL = MPI_2REAL;
extern MPI_Datatype bnd_initial_MPI_2DOUBLE_PRECISION; MPI_Datatype bnd_initial_MPI_2DOUBLE_PRECISION = MPI_2DOUBLE_PRECISION;
extern MPI_Datatype bnd_initial_MPI_2INTEGER; MPI_Datatype bnd_initial_MPI_2INTEGER = MPI_2INTEGER;
extern MPI_Datatype bnd_initial_MPI_C_BOOL; MPI_Datatype bnd_initial_MPI_C_BOOL = MPI_C_BOOL;
extern MPI_Datatype bnd_initial_MPI_CXX_BOOL; MPI_Datatype bnd_initial_MPI_CXX_BOOL = MPI_CXX_BOOL;
extern MPI_Datatype bnd_initial_MPI_WCHAR; MPI_Datatype bnd_initial_MPI_WCHAR = MPI_WCHAR;
extern MPI_Datatype bnd_initial_MPI_INT8_T; MPI_Datatype bnd_initial_MPI_INT8_T = MPI_INT8_T;
extern MPI_Datatype bnd_initial_MPI_UINT8_T; MPI_Datatype bnd_initial_MPI_UINT8_T = MPI_UINT8_T;
extern MPI_Datatype bnd_initial_MPI_CHAR; MPI_Datatype bnd_initial_MPI_CHAR = MPI_CHAR;
extern MPI_Datatype bnd_initial_MPI_SIGNED_CHAR; MPI_Datatype bnd_initial_MPI_SIGNED_CHAR = MPI_SIGNED_CHAR;
extern MPI_Datatype bnd_initial_MPI_UNSIGNED_CHAR; MPI_Datatype bnd_initial_MPI_UNSIGNED_CHAR = MPI_UNSIGNED_CHAR;
extern MPI_Datatype bnd_initial_MPI_BYTE; MPI_Datatype bnd_initial_MPI_BYTE = MPI_BYTE;
extern MPI_Datatype bnd_initial_MPI_INT16_T; MPI_Datatype bnd_initial_MPI_INT16_T = MPI_INT16_T;
extern MPI_Datatype bnd_initial_MPI_UINT16_T; MPI_Datatype bnd_initial_MPI_UINT16_T = MPI_UINT16_T;
extern MPI_Datatype bnd_initial_MPI_INT32_T; MPI_Datatype bnd_initial_MPI_INT32_T = MPI_INT32_T;
extern MPI_Datatype bnd_initial_MPI_UINT32_T; MPI_Datatype bnd_initial_MPI_UINT32_T = MPI_UINT32_T;
extern MPI_Datatype bnd_initial_MPI_INT64_T; MPI_Datatype bnd_initial_MPI_INT64_T = MPI_INT64_T;
extern MPI_Datatype bnd_initial_MPI_UINT64_T; MPI_Datatype bnd_initial_MPI_UINT64_T = MPI_UINT64_T;
extern MPI_Datatype bnd_initial_MPI_LOGICAL1; MPI_Datatype bnd_initial_MPI_LOGICAL1 = MPI_LOGICAL1;
extern MPI_Datatype bnd_initial_MPI_INTEGER1; MPI_Datatype bnd_initial_MPI_INTEGER1 = MPI_INTEGER1;
extern MPI_Datatype bnd_initial_MPI_LOGICAL2; MPI_Datatype bnd_initial_MPI_LOGICAL2 = MPI_LOGICAL2;
extern MPI_Datatype bnd_initial_MPI_INTEGER2; MPI_Datatype bnd_initial_MPI_INTEGER2 = MPI_INTEGER2;
extern MPI_Datatype bnd_initial_MPI_REAL2; MPI_Datatype bnd_initial_MPI_REAL2 = MPI_REAL2;
extern MPI_Datatype bnd_initial_MPI_LOGICAL4; MPI_Datatype bnd_initial_MPI_LOGICAL4 = MPI_LOGICAL4;
extern MPI_Datatype bnd_initial_MPI_INTEGER4; MPI_Datatype bnd_initial_MPI_INTEGER4 = MPI_INTEGER4;
extern MPI_Datatype bnd_initial_MPI_REAL4; MPI_Datatype bnd_initial_MPI_REAL4 = MPI_REAL4;
extern MPI_Datatype bnd_initial_MPI_COMPLEX4; MPI_Datatype bnd_initial_MPI_COMPLEX4 = MPI_COMPLEX4;
extern MPI_Datatype bnd_initial_MPI_LOGICAL8; MPI_Datatype bnd_initial_MPI_LOGICAL8 = MPI_LOGICAL8;
extern MPI_Datatype bnd_initial_MPI_INTEGER8; MPI_Datatype bnd_initial_MPI_INTEGER8 = MPI_INTEGER8;
extern MPI_Datatype bnd_initial_MPI_REAL8; MPI_Datatype bnd_initial_MPI_REAL8 = MPI_REAL8;
extern MPI_Datatype bnd_initial_MPI_COMPLEX8; MPI_Datatype bnd_initial_MPI_COMPLEX8 = MPI_COMPLEX8;
extern MPI_Datatype bnd_initial_MPI_LOGICAL16; MPI_Datatype bnd_initial_MPI_LOGICAL16 = MPI_LOGICAL16;
extern MPI_Datatype bnd_initial_MPI_INTEGER16; MPI_Datatype bnd_initial_MPI_INTEGER16 = MPI_INTEGER16;
extern MPI_Datatype bnd_initial_MPI_REAL16; MPI_Datatype bnd_initial_MPI_REAL16 = MPI_REAL16;
extern MPI_Datatype bnd_initial_MPI_COMPLEX16; MPI_Datatype bnd_initial_MPI_COMPLEX16 = MPI_COMPLEX16;
extern MPI_Datatype bnd_initial_MPI_COMPLEX32; MPI_Datatype bnd_initial_MPI_COMPLEX32 = MPI_COMPLEX32;
extern MPI_T_enum bnd_initial_MPI_T_ENUM_NULL; MPI_T_enum bnd_initial_MPI_T_ENUM_NULL = MPI_T_ENUM_NULL;
extern MPI_T_cvar_handle bnd_initial_MPI_T_CVAR_HANDLE_NULL; MPI_T_cvar_handle bnd_initial_MPI_T_CVAR_HANDLE_NULL = MPI_T_CVAR_HANDLE_NULL;
extern MPI_T_pvar_session bnd_initial_MPI_T_PVAR_SESSION_NULL; MPI_T_pvar_session bnd_initial_MPI_T_PVAR_SESSION_NULL = MPI_T_PVAR_SESSION_NULL;
extern MPI_T_pvar_handle bnd_initial_MPI_T_PVAR_HANDLE_NULL; MPI_T_pvar_handle bnd_initial_MPI_T_PVAR_HANDLE_NULL = MPI_T_PVAR_HANDLE_NULL;
extern MPI_T_pvar_handle bnd_initial_MPI_T_PVAR_ALL_HANDLES; MPI_T_pvar_handle bnd_initial_MPI_T_PVAR_ALL_HANDLES = MPI_T_PVAR_ALL_HANDLES;
extern MPI_Comm_copy_attr_function *bnd_initial_MPI_COMM_DUP_FN; MPI_Comm_copy_attr_function *bnd_initial_MPI_COMM_DUP_FN = MPI_COMM_DUP_FN;
extern MPI_Comm_copy_attr_function *bnd_initial_MPI_COMM_NULL_COPY_FN; MPI_Comm_copy_attr_function *bnd_initial_MPI_COMM_NULL_COPY_FN = MPI_COMM_NULL_COPY_FN;
extern MPI_Comm_delete_attr_function *bnd_initial_MPI_COMM_NULL_DELETE_FN; MPI_Comm_delete_attr_function *bnd_initial_MPI_COMM_NULL_DELETE_FN = MPI_COMM_NULL_DELETE_FN;
extern MPI_Datarep_conversion_function *bnd_initial_MPI_CONVERSION_FN_NULL; MPI_Datarep_conversion_function *bnd_initial_MPI_CONVERSION_FN_NULL = MPI_CONVERSION_FN_NULL;
extern MPI_Datarep_conversion_function_c *bnd_initial_MPI_CONVERSION_FN_NULL_C; MPI_Datarep_conversion_function_c *bnd_initial_MPI_CONVERSION_FN_NULL_C = MPI_CONVERSION_FN_NULL_C;
extern MPI_Copy_function *bnd_initial_MPI_DUP_FN; MPI_Copy_function *bnd_initial_MPI_DUP_FN = MPI_DUP_FN;
extern MPI_Copy_function *bnd_initial_MPI_NULL_COPY_FN; MPI_Copy_function *bnd_initial_MPI_NULL_COPY_FN = MPI_NULL_COPY_FN;
extern MPI_Delete_function *bnd_initial_MPI_NULL_DELETE_FN; MPI_Delete_function *bnd_initial_MPI_NULL_DELETE_FN = MPI_NULL_DELETE_FN;
extern MPI_Type_copy_attr_function *bnd_initial_MPI_TYPE_DUP_FN; MPI_Type_copy_attr_function *bnd_initial_MPI_TYPE_DUP_FN = MPI_TYPE_DUP_FN;
extern MPI_Type_copy_attr_function *bnd_initial_MPI_TYPE_NULL_COPY_FN; MPI_Type_copy_attr_function *bnd_initial_MPI_TYPE_NULL_COPY_FN = MPI_TYPE_NULL_COPY_FN;
extern MPI_Type_delete_attr_function *bnd_initial_MPI_TYPE_NULL_DELETE_FN; MPI_Type_delete_attr_function *bnd_initial_MPI_TYPE_NULL_DELETE_FN = MPI_TYPE_NULL_DELETE_FN;
extern MPI_Win_copy_attr_function *bnd_initial_MPI_WIN_DUP_FN; MPI_Win_copy_attr_function *bnd_initial_MPI_WIN_DUP_FN = MPI_WIN_DUP_FN;
extern MPI_Win_copy_attr_function *bnd_initial_MPI_WIN_NULL_COPY_FN; MPI_Win_copy_attr_function *bnd_initial_MPI_WIN_NULL_COPY_FN = MPI_WIN_NULL_COPY_FN;
extern MPI_Win_delete_attr_function *bnd_initial_MPI_WIN_NULL_DELETE_FN; MPI_Win_delete_attr_function *bnd_initial_MPI_WIN_NULL_DELETE_FN = MPI_WIN_NULL_DELETE_FN;

/* No routine is a macro. */
#ifdef MPI_Abi_get_fortran_booleans
#error "MPI_Abi_get_fortran_booleans is a macro"
#endif
#ifdef PMPI_Abi_get_fortran_booleans
#error "PMPI_Abi_get_fortran_booleans is a macro"
#endif
#ifdef MPI_Abi_get_fortran_info
#error "MPI_Abi_get_fortran_info is a macro"
#endif
#ifdef PMPI_Abi_get_fortran_info
#error "PMPI_Abi_get_fortran_info is a macro"
#endif
#ifdef MPI_Abi_get_info
#error "MPI_Abi_get_info is a macro"
#endif
#ifdef PMPI_Abi_get_info
#error "PMPI_Abi_get_info is a macro"
#endif
#ifdef MPI_Abi_get_version
#error "MPI_Abi_get_version is a macro"
#endif
#ifdef PMPI_Abi_get_version
#error "PMPI_Abi_get_version is a macro"
#endif
#ifdef MPI_Abi_set_fortran_booleans
#error "MPI_Abi_set_fortran_booleans is a macro"
#endif
#ifdef PMPI_Abi_set_fortran_booleans
#error "PMPI_Abi_set_fortran_booleans is a macro"
#endif
#ifdef MPI_Abi_set_fortran_info
#error "MPI_Abi_set_fortran_info is a macro"
#endif
#ifdef PMPI_Abi_set_fortran_info
#error "PMPI_Abi_set_fortran_info is a macro"
#endif
#ifdef MPI_Abort
#error "MPI_Abort is a macro"
#endif
#ifdef PMPI_Abort
#error "PMPI_Abort is a macro"
#endif
#ifdef MPI_Accumulate
#error "MPI_Accumulate is a macro"
#endif
#ifdef PMPI_Accumulate
#error "PMPI_Accumulate is a macro"
#endif
#ifdef MPI_Accumulate_c
#error "MPI_Accumulate_c is a macro"
#endif
#ifdef PMPI_Accumulate_c
#error "PMPI_Accumulate_c is a macro"
#endif
#ifdef MPI_Add_error_class
#error "MPI_Add_error_class is a macro"
#endif
#ifdef PMPI_Add_error_class
#error "PMPI_Add_error_class is a macro"
#endif
#ifdef MPI_Add_error_code
#error "MPI_Add_error_code is a macro"
#endif
#ifdef PMPI_Add_error_code
#error "PMPI_Add_error_code is a macro"
#endif
#ifdef MPI_Add_error_string
#error "MPI_Add_error_string is a macro"
#endif
#ifdef PMPI_Add_error_string
#error "PMPI_Add_error_string is a macro"
#endif
#ifdef MPI_Aint_add
#error "MPI_Aint_add is a macro"
#endif
#ifdef PMPI_Aint_add
#error "PMPI_Aint_add is a macro"
#endif
#ifdef MPI_Aint_diff
#error "MPI_Aint_diff is a macro"
#endif
#ifdef PMPI_Aint_diff
#error "PMPI_Aint_diff is a macro"
#endif
#ifdef MPI_Allgather
#error "MPI_Allgather is a macro"
#endif
#ifdef PMPI_Allgather
#error "PMPI_Allgather is a macro"
#endif
#ifdef MPI_Allgather_c
#error "MPI_Allgather_c is a macro"
#endif
#ifdef PMPI_Allgather_c
#error "PMPI_Allgather_c is a macro"
#endif
#ifdef MPI_Allgather_init
#error "MPI_Allgather_init is a macro"
#endif
#ifdef PMPI_Allgather_init
#error "PMPI_Allgather_init is a macro"
#endif
#ifdef MPI_Allgather_init_c
#error "MPI_Allgather_init_c is a macro"
#endif
#ifdef PMPI_Allgather_init_c
#error "PMPI_Allgather_init_c is a macro"
#endif
#ifdef MPI_Allgatherv
#error "MPI_Allgatherv is a macro"
#endif
#ifdef PMPI_Allgatherv
#error "PMPI_Allgatherv is a macro"
#endif
#ifdef MPI_Allgatherv_c
#error "MPI_Allgatherv_c is a macro"
#endif
#ifdef PMPI_Allgatherv_c
#error "PMPI_Allgatherv_c is a macro"
#endif
#ifdef MPI_Allgatherv_init
#error "MPI_Allgatherv_init is a macro"
#endif
#ifdef PMPI_Allgatherv_init
#error "PMPI_Allgatherv_init is a macro"
#endif
#ifdef MPI_Allgatherv_init_c
#error "MPI_Allgatherv_init_c is a macro"
#endif
#ifdef PMPI_Allgatherv_init_c
#error "PMPI_Allgatherv_init_c is a macro"
#endif
#ifdef MPI_Alloc_mem
#error "MPI_Alloc_mem is a macro"
#endif
#ifdef PMPI_Alloc_mem
#error "PMPI_Alloc_mem is a macro"
#endif
#ifdef MPI_Allreduce
#error "MPI_Allreduce is a macro"
#endif
#ifdef PMPI_Allreduce
#error "PMPI_Allreduce is a macro"
#endif
#ifdef MPI_Allreduce_c
#error "MPI_Allreduce_c is a macro"
#endif
#ifdef PMPI_Allreduce_c
#error "PMPI_Allreduce_c is a macro"
#endif
#ifdef MPI_Allreduce_init
#error "MPI_Allreduce_init is a macro"
#endif
#ifdef PMPI_Allreduce_init
#error "PMPI_Allreduce_init is a macro"
#endif
#ifdef MPI_Allreduce_init_c
#error "MPI_Allreduce_init_c is a macro"
#endif
#ifdef PMPI_Allreduce_init_c
#error "PMPI_Allreduce_init_c is a macro"
#endif
#ifdef MPI_Alltoall
#error "MPI_Alltoall is a macro"
#endif
#ifdef PMPI_Alltoall
#error "PMPI_Alltoall is a macro"
#endif
#ifdef MPI_Alltoall_c
#error "MPI_Alltoall_c is a macro"
#endif
#ifdef PMPI_Alltoall_c
#error "PMPI_Alltoall_c is a macro"
#endif
#ifdef MPI_Alltoall_init
#error "MPI_Alltoall_init is a macro"
#endif
#ifdef PMPI_Alltoall_init
#error "PMPI_Alltoall_init is a macro"
#endif
#ifdef MPI_Alltoall_init_c
#error "MPI_Alltoall_init_c is a macro"
#endif
#ifdef PMPI_Alltoall_init_c
#error "PMPI_Alltoall_init_c is a macro"
#endif
#ifdef MPI_Alltoallv
#error "MPI_Alltoallv is a macro"
#endif
#ifdef PMPI_Alltoallv
#error "PMPI_Alltoallv is a macro"
#endif
#ifdef MPI_Alltoallv_c
#error "MPI_Alltoallv_c is a macro"
#endif
#ifdef PMPI_Alltoallv_c
#error "PMPI_Alltoallv_c is a macro"
#endif
#ifdef MPI_Alltoallv_init
#error "MPI_Alltoallv_init is a macro"
#endif
#ifdef PMPI_Alltoallv_init
#error "PMPI_Alltoallv_init is a macro"
#endif
#ifdef MPI_Alltoallv_init_c
#error "MPI_Alltoallv_init_c is a macro"
#endif
#ifdef PMPI_Alltoallv_init_c
#error "PMPI_Alltoallv_init_c is a macro"
#endif
#ifdef MPI_Alltoallw
#error "MPI_Alltoallw is a macro"
#endif
#ifdef PMPI_Alltoallw
#error "PMPI_Alltoallw is a macro"
#endif
#ifdef MPI_Alltoallw_c
#error "MPI_Alltoallw_c is a macro"
#endif
#ifdef PMPI_Alltoallw_c
#error "PMPI_Alltoallw_c is a macro"
#endif
#ifdef MPI_Alltoallw_init
#error "MPI_Alltoallw_init is a macro"
#endif
#ifdef PMPI_Alltoallw_init
#error "PMPI_Alltoallw_init is a macro"
#endif
#ifdef MPI_Alltoallw_init_c
#error "MPI_Alltoallw_init_c is a macro"
#endif
#ifdef PMPI_Alltoallw_init_c
#error "PMPI_Alltoallw_init_c is a macro"
#endif
#ifdef MPI_Attr_delete
#error "MPI_Attr_delete is a macro"
#endif
#ifdef PMPI_Attr_delete
#error "PMPI_Attr_delete is a macro"
#endif
#ifdef MPI_Attr_get
#error "MPI_Attr_get is a macro"
#endif
#ifdef PMPI_Attr_get
#error "PMPI_Attr_get is a macro"
#endif
#ifdef MPI_Attr_put
#error "MPI_Attr_put is a macro"
#endif
#ifdef PMPI_Attr_put
#error "PMPI_Attr_put is a macro"
#endif
#ifdef MPI_Barrier
#error "MPI_Barrier is a macro"
#endif
#ifdef PMPI_Barrier
#error "PMPI_Barrier is a macro"
#endif
#ifdef MPI_Barrier_init
#error "MPI_Barrier_init is a macro"
#endif
#ifdef PMPI_Barrier_init
#error "PMPI_Barrier_init is a macro"
#endif
#ifdef MPI_Bcast
#error "MPI_Bcast is a macro"
#endif
#ifdef PMPI_Bcast
#error "PMPI_Bcast is a macro"
#endif
#ifdef MPI_Bcast_c
#error "MPI_Bcast_c is a macro"
#endif
#ifdef PMPI_Bcast_c
#error "PMPI_Bcast_c is a macro"
#endif
#ifdef MPI_Bcast_init
#error "MPI_Bcast_init is a macro"
#endif
#ifdef PMPI_Bcast_init
#error "PMPI_Bcast_init is a macro"
#endif
#ifdef MPI_Bcast_init_c
#error "MPI_Bcast_init_c is a macro"
#endif
#ifdef PMPI_Bcast_init_c
#error "PMPI_Bcast_init_c is a macro"
#endif
#ifdef MPI_Bsend
#error "MPI_Bsend is a macro"
#endif
#ifdef PMPI_Bsend
#error "PMPI_Bsend is a macro"
#endif
#ifdef MPI_Bsend_c
#error "MPI_Bsend_c is a macro"
#endif
#ifdef PMPI_Bsend_c
#error "PMPI_Bsend_c is a macro"
#endif
#ifdef MPI_Bsend_init
#error "MPI_Bsend_init is a macro"
#endif
#ifdef PMPI_Bsend_init
#error "PMPI_Bsend_init is a macro"
#endif
#ifdef MPI_Bsend_init_c
#error "MPI_Bsend_init_c is a macro"
#endif
#ifdef PMPI_Bsend_init_c
#error "PMPI_Bsend_init_c is a macro"
#endif
#ifdef MPI_Buffer_attach
#error "MPI_Buffer_attach is a macro"
#endif
#ifdef PMPI_Buffer_attach
#error "PMPI_Buffer_attach is a macro"
#endif
#ifdef MPI_Buffer_attach_c
#error "MPI_Buffer_attach_c is a macro"
#endif
#ifdef PMPI_Buffer_attach_c
#error "PMPI_Buffer_attach_c is a macro"
#endif
#ifdef MPI_Buffer_detach
#error "MPI_Buffer_detach is a macro"
#endif
#ifdef PMPI_Buffer_detach
#error "PMPI_Buffer_detach is a macro"
#endif
#ifdef MPI_Buffer_detach_c
#error "MPI_Buffer_detach_c is a macro"
#endif
#ifdef PMPI_Buffer_detach_c
#error "PMPI_Buffer_detach_c is a macro"
#endif
#ifdef MPI_Buffer_flush
#error "MPI_Buffer_flush is a macro"
#endif
#ifdef PMPI_Buffer_flush
#error "PMPI_Buffer_flush is a macro"
#endif
#ifdef MPI_Buffer_iflush
#error "MPI_Buffer_iflush is a macro"
#endif
#ifdef PMPI_Buffer_iflush
#error "PMPI_Buffer_iflush is a macro"
#endif
#ifdef MPI_Cancel
#error "MPI_Cancel is a macro"
#endif
#ifdef PMPI_Cancel
#error "PMPI_Cancel is a macro"
#endif
#ifdef MPI_Cart_coords
#error "MPI_Cart_coords is a macro"
#endif
#ifdef PMPI_Cart_coords
#error "PMPI_Cart_coords is a macro"
#endif
#ifdef MPI_Cart_create
#error "MPI_Cart_create is a macro"
#endif
#ifdef PMPI_Cart_create
#error "PMPI_Cart_create is a macro"
#endif
#ifdef MPI_Cart_get
#error "MPI_Cart_get is a macro"
#endif
#ifdef PMPI_Cart_get
#error "PMPI_Cart_get is a macro"
#endif
#ifdef MPI_Cart_map
#error "MPI_Cart_map is a macro"
#endif
#ifdef PMPI_Cart_map
#error "PMPI_Cart_map is a macro"
#endif
#ifdef MPI_Cart_rank
#error "MPI_Cart_rank is a macro"
#endif
#ifdef PMPI_Cart_rank
#error "PMPI_Cart_rank is a macro"
#endif
#ifdef MPI_Cart_shift
#error "MPI_Cart_shift is a macro"
#endif
#ifdef PMPI_Cart_shift
#error "PMPI_Cart_shift is a macro"
#endif
#ifdef MPI_Cart_sub
#error "MPI_Cart_sub is a macro"
#endif
#ifdef PMPI_Cart_sub
#error "PMPI_Cart_sub is a macro"
#endif
#ifdef MPI_Cartdim_get
#error "MPI_Cartdim_get is a macro"
#endif
#ifdef PMPI_Cartdim_get
#error "PMPI_Cartdim_get is a macro"
#endif
#ifdef MPI_Close_port
#error "MPI_Close_port is a macro"
#endif
#ifdef PMPI_Close_port
#error "PMPI_Close_port is a macro"
#endif
#ifdef MPI_Comm_accept
#error "MPI_Comm_accept is a macro"
#endif
#ifdef PMPI_Comm_accept
#error "PMPI_Comm_accept is a macro"
#endif
#ifdef MPI_Comm_attach_buffer
#error "MPI_Comm_attach_buffer is a macro"
#endif
#ifdef PMPI_Comm_attach_buffer
#error "PMPI_Comm_attach_buffer is a macro"
#endif
#ifdef MPI_Comm_attach_buffer_c
#error "MPI_Comm_attach_buffer_c is a macro"
#endif
#ifdef PMPI_Comm_attach_buffer_c
#error "PMPI_Comm_attach_buffer_c is a macro"
#endif
#ifdef MPI_Comm_call_errhandler
#error "MPI_Comm_call_errhandler is a macro"
#endif
#ifdef PMPI_Comm_call_errhandler
#error "PMPI_Comm_call_errhandler is a macro"
#endif
#ifdef MPI_Comm_compare
#error "MPI_Comm_compare is a macro"
#endif
#ifdef PMPI_Comm_compare
#error "PMPI_Comm_compare is a macro"
#endif
#ifdef MPI_Comm_connect
#error "MPI_Comm_connect is a macro"
#endif
#ifdef PMPI_Comm_connect
#error "PMPI_Comm_connect is a macro"
#endif
#ifdef MPI_Comm_create
#error "MPI_Comm_create is a macro"
#endif
#ifdef PMPI_Comm_create
#error "PMPI_Comm_create is a macro"
#endif
#ifdef MPI_Comm_create_errhandler
#error "MPI_Comm_create_errhandler is a macro"
#endif
#ifdef PMPI_Comm_create_errhandler
#error "PMPI_Comm_create_errhandler is a macro"
#endif
#ifdef MPI_Comm_create_from_group
#error "MPI_Comm_create_from_group is a macro"
#endif
#ifdef PMPI_Comm_create_from_group
#error "PMPI_Comm_create_from_group is a macro"
#endif
#ifdef MPI_Comm_create_group
#error "MPI_Comm_create_group is a macro"
#endif
#ifdef PMPI_Comm_create_group
#error "PMPI_Comm_create_group is a macro"
#endif
#ifdef MPI_Comm_create_keyval
#error "MPI_Comm_create_keyval is a macro"
#endif
#ifdef PMPI_Comm_create_keyval
#error "PMPI_Comm_create_keyval is a macro"
#endif
#ifdef MPI_Comm_delete_attr
#error "MPI_Comm_delete_attr is a macro"
#endif
#ifdef PMPI_Comm_delete_attr
#error "PMPI_Comm_delete_attr is a macro"
#endif
#ifdef MPI_Comm_detach_buffer
#error "MPI_Comm_detach_buffer is a macro"
#endif
#ifdef PMPI_Comm_detach_buffer
#error "PMPI_Comm_detach_buffer is a macro"
#endif
#ifdef MPI_Comm_detach_buffer_c
#error "MPI_Comm_detach_buffer_c is a macro"
#endif
#ifdef PMPI_Comm_detach_buffer_c
#error "PMPI_Comm_detach_buffer_c is a macro"
#endif
#ifdef MPI_Comm_disconnect
#error "MPI_Comm_disconnect is a macro"
#endif
#ifdef PMPI_Comm_disconnect
#error "PMPI_Comm_disconnect is a macro"
#endif
#ifdef MPI_Comm_dup
#error "MPI_Comm_dup is a macro"
#endif
#ifdef PMPI_Comm_dup
#error "PMPI_Comm_dup is a macro"
#endif
#ifdef MPI_Comm_dup_with_info
#error "MPI_Comm_dup_with_info is a macro"
#endif
#ifdef PMPI_Comm_dup_with_info
#error "PMPI_Comm_dup_with_info is a macro"
#endif
#ifdef MPI_Comm_flush_buffer
#error "MPI_Comm_flush_buffer is a macro"
#endif
#ifdef PMPI_Comm_flush_buffer
#error "PMPI_Comm_flush_buffer is a macro"
#endif
#ifdef MPI_Comm_free
#error "MPI_Comm_free is a macro"
#endif
#ifdef PMPI_Comm_free
#error "PMPI_Comm_free is a macro"
#endif
#ifdef MPI_Comm_free_keyval
#error "MPI_Comm_free_keyval is a macro"
#endif
#ifdef PMPI_Comm_free_keyval
#error "PMPI_Comm_free_keyval is a macro"
#endif
#ifdef MPI_Comm_fromint
#error "MPI_Comm_fromint is a macro"
#endif
#ifdef PMPI_Comm_fromint
#error "PMPI_Comm_fromint is a macro"
#endif
#ifdef MPI_Comm_get_attr
#error "MPI_Comm_get_attr is a macro"
#endif
#ifdef PMPI_Comm_get_attr
#error "PMPI_Comm_get_attr is a macro"
#endif
#ifdef MPI_Comm_get_errhandler
#error "MPI_Comm_get_errhandler is a macro"
#endif
#ifdef PMPI_Comm_get_errhandler
#error "PMPI_Comm_get_errhandler is a macro"
#endif
#ifdef MPI_Comm_get_info
#error "MPI_Comm_get_info is a macro"
#endif
#ifdef PMPI_Comm_get_info
#error "PMPI_Comm_get_info is a macro"
#endif
#ifdef MPI_Comm_get_name
#error "MPI_Comm_get_name is a macro"
#endif
#ifdef PMPI_Comm_get_name
#error "PMPI_Comm_get_name is a macro"
#endif
#ifdef MPI_Comm_get_parent
#error "MPI_Comm_get_parent is a macro"
#endif
#ifdef PMPI_Comm_get_parent
#error "PMPI_Comm_get_parent is a macro"
#endif
#ifdef MPI_Comm_group
#error "MPI_Comm_group is a macro"
#endif
#ifdef PMPI_Comm_group
#error "PMPI_Comm_group is a macro"
#endif
#ifdef MPI_Comm_idup
#error "MPI_Comm_idup is a macro"
#endif
#ifdef PMPI_Comm_idup
#error "PMPI_Comm_idup is a macro"
#endif
#ifdef MPI_Comm_idup_with_info
#error "MPI_Comm_idup_with_info is a macro"
#endif
#ifdef PMPI_Comm_idup_with_info
#error "PMPI_Comm_idup_with_info is a macro"
#endif
#ifdef MPI_Comm_iflush_buffer
#error "MPI_Comm_iflush_buffer is a macro"
#endif
#ifdef PMPI_Comm_iflush_buffer
#error "PMPI_Comm_iflush_buffer is a macro"
#endif
#ifdef MPI_Comm_join
#error "MPI_Comm_join is a macro"
#endif
#ifdef PMPI_Comm_join
#error "PMPI_Comm_join is a macro"
#endif
#ifdef MPI_Comm_rank
#error "MPI_Comm_rank is a macro"
#endif
#ifdef PMPI_Comm_rank
#error "PMPI_Comm_rank is a macro"
#endif
#ifdef MPI_Comm_remote_group
#error "MPI_Comm_remote_group is a macro"
#endif
#ifdef PMPI_Comm_remote_group
#error "PMPI_Comm_remote_group is a macro"
#endif
#ifdef MPI_Comm_remote_size
#error "MPI_Comm_remote_size is a macro"
#endif
#ifdef PMPI_Comm_remote_size
#error "PMPI_Comm_remote_size is a macro"
#endif
#ifdef MPI_Comm_set_attr
#error "MPI_Comm_set_attr is a macro"
#endif
#ifdef PMPI_Comm_set_attr
#error "PMPI_Comm_set_attr is a macro"
#endif
#ifdef MPI_Comm_set_errhandler
#error "MPI_Comm_set_errhandler is a macro"
#endif
#ifdef PMPI_Comm_set_errhandler
#error "PMPI_Comm_set_errhandler is a macro"
#endif
#ifdef MPI_Comm_set_info
#error "MPI_Comm_set_info is a macro"
#endif
#ifdef PMPI_Comm_set_info
#error "PMPI_Comm_set_info is a macro"
#endif
#ifdef MPI_Comm_set_name
#error "MPI_Comm_set_name is a macro"
#endif
#ifdef PMPI_Comm_set_name
#error "PMPI_Comm_set_name is a macro"
#endif
#ifdef MPI_Comm_size
#error "MPI_Comm_size is a macro"
#endif
#ifdef PMPI_Comm_size
#error "PMPI_Comm_size is a macro"
#endif
#ifdef MPI_Comm_spawn
#error "MPI_Comm_spawn is a macro"
#endif
#ifdef PMPI_Comm_spawn
#error "PMPI_Comm_spawn is a macro"
#endif
#ifdef MPI_Comm_spawn_multiple
#error "MPI_Comm_spawn_multiple is a macro"
#endif
#ifdef PMPI_Comm_spawn_multiple
#error "PMPI_Comm_spawn_multiple is a macro"
#endif
#ifdef MPI_Comm_split
#error "MPI_Comm_split is a macro"
#endif
#ifdef PMPI_Comm_split
#error "PMPI_Comm_split is a macro"
#endif
#ifdef MPI_Comm_split_type
#error "MPI_Comm_split_type is a macro"
#endif
#ifdef PMPI_Comm_split_type
#error "PMPI_Comm_split_type is a macro"
#endif
#ifdef MPI_Comm_test_inter
#error "MPI_Comm_test_inter is a macro"
#endif
#ifdef PMPI_Comm_test_inter
#error "PMPI_Comm_test_inter is a macro"
#endif
#ifdef MPI_Comm_toint
#error "MPI_Comm_toint is a macro"
#endif
#ifdef PMPI_Comm_toint
#error "PMPI_Comm_toint is a macro"
#endif
#ifdef MPI_Compare_and_swap
#error "MPI_Compare_and_swap is a macro"
#endif
#ifdef PMPI_Compare_and_swap
#error "PMPI_Compare_and_swap is a macro"
#endif
#ifdef MPI_Dims_create
#error "MPI_Dims_create is a macro"
#endif
#ifdef PMPI_Dims_create
#error "PMPI_Dims_create is a macro"
#endif
#ifdef MPI_Dist_graph_create
#error "MPI_Dist_graph_create is a macro"
#endif
#ifdef PMPI_Dist_graph_create
#error "PMPI_Dist_graph_create is a macro"
#endif
#ifdef MPI_Dist_graph_create_adjacent
#error "MPI_Dist_graph_create_adjacent is a macro"
#endif
#ifdef PMPI_Dist_graph_create_adjacent
#error "PMPI_Dist_graph_create_adjacent is a macro"
#endif
#ifdef MPI_Dist_graph_neighbors
#error "MPI_Dist_graph_neighbors is a macro"
#endif
#ifdef PMPI_Dist_graph_neighbors
#error "PMPI_Dist_graph_neighbors is a macro"
#endif
#ifdef MPI_Dist_graph_neighbors_count
#error "MPI_Dist_graph_neighbors_count is a macro"
#endif
#ifdef PMPI_Dist_graph_neighbors_count
#error "PMPI_Dist_graph_neighbors_count is a macro"
#endif
#ifdef MPI_Errhandler_free
#error "MPI_Errhandler_free is a macro"
#endif
#ifdef PMPI_Errhandler_free
#error "PMPI_Errhandler_free is a macro"
#endif
#ifdef MPI_Errhandler_fromint
#error "MPI_Errhandler_fromint is a macro"
#endif
#ifdef PMPI_Errhandler_fromint
#error "PMPI_Errhandler_fromint is a macro"
#endif
#ifdef MPI_Errhandler_toint
#error "MPI_Errhandler_toint is a macro"
#endif
#ifdef PMPI_Errhandler_toint
#error "PMPI_Errhandler_toint is a macro"
#endif
#ifdef MPI_Error_class
#error "MPI_Error_class is a macro"
#endif
#ifdef PMPI_Error_class
#error "PMPI_Error_class is a macro"
#endif
#ifdef MPI_Error_string
#error "MPI_Error_string is a macro"
#endif
#ifdef PMPI_Error_string
#error "PMPI_Error_string is a macro"
#endif
#ifdef MPI_Exscan
#error "MPI_Exscan is a macro"
#endif
#ifdef PMPI_Exscan
#error "PMPI_Exscan is a macro"
#endif
#ifdef MPI_Exscan_c
#error "MPI_Exscan_c is a macro"
#endif
#ifdef PMPI_Exscan_c
#error "PMPI_Exscan_c is a macro"
#endif
#ifdef MPI_Exscan_init
#error "MPI_Exscan_init is a macro"
#endif
#ifdef PMPI_Exscan_init
#error "PMPI_Exscan_init is a macro"
#endif
#ifdef MPI_Exscan_init_c
#error "MPI_Exscan_init_c is a macro"
#endif
#ifdef PMPI_Exscan_init_c
#error "PMPI_Exscan_init_c is a macro"
#endif
#ifdef MPI_Fetch_and_op
#error "MPI_Fetch_and_op is a macro"
#endif
#ifdef PMPI_Fetch_and_op
#error "PMPI_Fetch_and_op is a macro"
#endif
#ifdef MPI_File_call_errhandler
#error "MPI_File_call_errhandler is a macro"
#endif
#ifdef PMPI_File_call_errhandler
#error "PMPI_File_call_errhandler is a macro"
#endif
#ifdef MPI_File_close
#error "MPI_File_close is a macro"
#endif
#ifdef PMPI_File_close
#error "PMPI_File_close is a macro"
#endif
#ifdef MPI_File_create_errhandler
#error "MPI_File_create_errhandler is a macro"
#endif
#ifdef PMPI_File_create_errhandler
#error "PMPI_File_create_errhandler is a macro"
#endif
#ifdef MPI_File_delete
#error "MPI_File_delete is a macro"
#endif
#ifdef PMPI_File_delete
#error "PMPI_File_delete is a macro"
#endif
#ifdef MPI_File_fromint
#error "MPI_File_fromint is a macro"
#endif
#ifdef PMPI_File_fromint
#error "PMPI_File_fromint is a macro"
#endif
#ifdef MPI_File_get_amode
#error "MPI_File_get_amode is a macro"
#endif
#ifdef PMPI_File_get_amode
#error "PMPI_File_get_amode is a macro"
#endif
#ifdef MPI_File_get_atomicity
#error "MPI_File_get_atomicity is a macro"
#endif
#ifdef PMPI_File_get_atomicity
#error "PMPI_File_get_atomicity is a macro"
#endif
#ifdef MPI_File_get_byte_offset
#error "MPI_File_get_byte_offset is a macro"
#endif
#ifdef PMPI_File_get_byte_offset
#error "PMPI_File_get_byte_offset is a macro"
#endif
#ifdef MPI_File_get_errhandler
#error "MPI_File_get_errhandler is a macro"
#endif
#ifdef PMPI_File_get_errhandler
#error "PMPI_File_get_errhandler is a macro"
#endif
#ifdef MPI_File_get_group
#error "MPI_File_get_group is a macro"
#endif
#ifdef PMPI_File_get_group
#error "PMPI_File_get_group is a macro"
#endif
#ifdef MPI_File_get_info
#error "MPI_File_get_info is a macro"
#endif
#ifdef PMPI_File_get_info
#error "PMPI_File_get_info is a macro"
#endif
#ifdef MPI_File_get_position
#error "MPI_File_get_position is a macro"
#endif
#ifdef PMPI_File_get_position
#error "PMPI_File_get_position is a macro"
#endif
#ifdef MPI_File_get_position_shared
#error "MPI_File_get_position_shared is a macro"
#endif
#ifdef PMPI_File_get_position_shared
#error "PMPI_File_get_position_shared is a macro"
#endif
#ifdef MPI_File_get_size
#error "MPI_File_get_size is a macro"
#endif
#ifdef PMPI_File_get_size
#error "PMPI_File_get_size is a macro"
#endif
#ifdef MPI_File_get_type_extent
#error "MPI_File_get_type_extent is a macro"
#endif
#ifdef PMPI_File_get_type_extent
#error "PMPI_File_get_type_extent is a macro"
#endif
#ifdef MPI_File_get_type_extent_c
#error "MPI_File_get_type_extent_c is a macro"
#endif
#ifdef PMPI_File_get_type_extent_c
#error "PMPI_File_get_type_extent_c is a macro"
#endif
#ifdef MPI_File_get_view
#error "MPI_File_get_view is a macro"
#endif
#ifdef PMPI_File_get_view
#error "PMPI_File_get_view is a macro"
#endif
#ifdef MPI_File_iread
#error "MPI_File_iread is a macro"
#endif
#ifdef PMPI_File_iread
#error "PMPI_File_iread is a macro"
#endif
#ifdef MPI_File_iread_all
#error "MPI_File_iread_all is a macro"
#endif
#ifdef PMPI_File_iread_all
#error "PMPI_File_iread_all is a macro"
#endif
#ifdef MPI_File_iread_all_c
#error "MPI_File_iread_all_c is a macro"
#endif
#ifdef PMPI_File_iread_all_c
#error "PMPI_File_iread_all_c is a macro"
#endif
#ifdef MPI_File_iread_at
#error "MPI_File_iread_at is a macro"
#endif
#ifdef PMPI_File_iread_at
#error "PMPI_File_iread_at is a macro"
#endif
#ifdef MPI_File_iread_at_all
#error "MPI_File_iread_at_all is a macro"
#endif
#ifdef PMPI_File_iread_at_all
#error "PMPI_File_iread_at_all is a macro"
#endif
#ifdef MPI_File_iread_at_all_c
#error "MPI_File_iread_at_all_c is a macro"
#endif
#ifdef PMPI_File_iread_at_all_c
#error "PMPI_File_iread_at_all_c is a macro"
#endif
#ifdef MPI_File_iread_at_c
#error "MPI_File_iread_at_c is a macro"
#endif
#ifdef PMPI_File_iread_at_c
#error "PMPI_File_iread_at_c is a macro"
#endif
#ifdef MPI_File_iread_c
#error "MPI_File_iread_c is a macro"
#endif
#ifdef PMPI_File_iread_c
#error "PMPI_File_iread_c is a macro"
#endif
#ifdef MPI_File_iread_shared
#error "MPI_File_iread_shared is a macro"
#endif
#ifdef PMPI_File_iread_shared
#error "PMPI_File_iread_shared is a macro"
#endif
#ifdef MPI_File_iread_shared_c
#error "MPI_File_iread_shared_c is a macro"
#endif
#ifdef PMPI_File_iread_shared_c
#error "PMPI_File_iread_shared_c is a macro"
#endif
#ifdef MPI_File_iwrite
#error "MPI_File_iwrite is a macro"
#endif
#ifdef PMPI_File_iwrite
#error "PMPI_File_iwrite is a macro"
#endif
#ifdef MPI_File_iwrite_all
#error "MPI_File_iwrite_all is a macro"
#endif
#ifdef PMPI_File_iwrite_all
#error "PMPI_File_iwrite_all is a macro"
#endif
#ifdef MPI_File_iwrite_all_c
#error "MPI_File_iwrite_all_c is a macro"
#endif
#ifdef PMPI_File_iwrite_all_c
#error "PMPI_File_iwrite_all_c is a macro"
#endif
#ifdef MPI_File_iwrite_at
#error "MPI_File_iwrite_at is a macro"
#endif
#ifdef PMPI_File_iwrite_at
#error "PMPI_File_iwrite_at is a macro"
#endif
#ifdef MPI_File_iwrite_at_all
#error "MPI_File_iwrite_at_all is a macro"
#endif
#ifdef PMPI_File_iwrite_at_all
#error "PMPI_File_iwrite_at_all is a macro"
#endif
#ifdef MPI_File_iwrite_at_all_c
#error "MPI_File_iwrite_at_all_c is a macro"
#endif
#ifdef PMPI_File_iwrite_at_all_c
#error "PMPI_File_iwrite_at_all_c is a macro"
#endif
#ifdef MPI_File_iwrite_at_c
#error "MPI_File_iwrite_at_c is a macro"
#endif
#ifdef PMPI_File_iwrite_at_c
#error "PMPI_File_iwrite_at_c is a macro"
#endif
#ifdef MPI_File_iwrite_c
#error "MPI_File_iwrite_c is a macro"
#endif
#ifdef PMPI_File_iwrite_c
#error "PMPI_File_iwrite_c is a macro"
#endif
#ifdef MPI_File_iwrite_shared
#error "MPI_File_iwrite_shared is a macro"
#endif
#ifdef PMPI_File_iwrite_shared
#error "PMPI_File_iwrite_shared is a macro"
#endif
#ifdef MPI_File_iwrite_shared_c
#error "MPI_File_iwrite_shared_c is a macro"
#endif
#ifdef PMPI_File_iwrite_shared_c
#error "PMPI_File_iwrite_shared_c is a macro"
#endif
#ifdef MPI_File_open
#error "MPI_File_open is a macro"
#endif
#ifdef PMPI_File_open
#error "PMPI_File_open is a macro"
#endif
#ifdef MPI_File_preallocate
#error "MPI_File_preallocate is a macro"
#endif
#ifdef PMPI_File_preallocate
#error "PMPI_File_preallocate is a macro"
#endif
#ifdef MPI_File_read
#error "MPI_File_read is a macro"
#endif
#ifdef PMPI_File_read
#error "PMPI_File_read is a macro"
#endif
#ifdef MPI_File_read_all
#error "MPI_File_read_all is a macro"
#endif
#ifdef PMPI_File_read_all
#error "PMPI_File_read_all is a macro"
#endif
#ifdef MPI_File_read_all_begin
#error "MPI_File_read_all_begin is a macro"
#endif
#ifdef PMPI_File_read_all_begin
#error "PMPI_File_read_all_begin is a macro"
#endif
#ifdef MPI_File_read_all_begin_c
#error "MPI_File_read_all_begin_c is a macro"
#endif
#ifdef PMPI_File_read_all_begin_c
#error "PMPI_File_read_all_begin_c is a macro"
#endif
#ifdef MPI_File_read_all_c
#error "MPI_File_read_all_c is a macro"
#endif
#ifdef PMPI_File_read_all_c
#error "PMPI_File_read_all_c is a macro"
#endif
#ifdef MPI_File_read_all_end
#error "MPI_File_read_all_end is a macro"
#endif
#ifdef PMPI_File_read_all_end
#error "PMPI_File_read_all_end is a macro"
#endif
#ifdef MPI_File_read_at
#error "MPI_File_read_at is a macro"
#endif
#ifdef PMPI_File_read_at
#error "PMPI_File_read_at is a macro"
#endif
#ifdef MPI_File_read_at_all
#error "MPI_File_read_at_all is a macro"
#endif
#ifdef PMPI_File_read_at_all
#error "PMPI_File_read_at_all is a macro"
#endif
#ifdef MPI_File_read_at_all_begin
#error "MPI_File_read_at_all_begin is a macro"
#endif
#ifdef PMPI_File_read_at_all_begin
#error "PMPI_File_read_at_all_begin is a macro"
#endif
#ifdef MPI_File_read_at_all_begin_c
#error "MPI_File_read_at_all_begin_c is a macro"
#endif
#ifdef PMPI_File_read_at_all_begin_c
#error "PMPI_File_read_at_all_begin_c is a macro"
#endif
#ifdef MPI_File_read_at_all_c
#error "MPI_File_read_at_all_c is a macro"
#endif
#ifdef PMPI_File_read_at_all_c
#error "PMPI_File_read_at_all_c is a macro"
#endif
#ifdef MPI_File_read_at_all_end
#error "MPI_File_read_at_all_end is a macro"
#endif
#ifdef PMPI_File_read_at_all_end
#error "PMPI_File_read_at_all_end is a macro"
#endif
#ifdef MPI_File_read_at_c
#error "MPI_File_read_at_c is a macro"
#endif
#ifdef PMPI_File_read_at_c
#error "PMPI_File_read_at_c is a macro"
#endif
#ifdef MPI_File_read_c
#error "MPI_File_read_c is a macro"
#endif
#ifdef PMPI_File_read_c
#error "PMPI_File_read_c is a macro"
#endif
#ifdef MPI_File_read_ordered
#error "MPI_File_read_ordered is a macro"
#endif
#ifdef PMPI_File_read_ordered
#error "PMPI_File_read_ordered is a macro"
#endif
#ifdef MPI_File_read_ordered_begin
#error "MPI_File_read_ordered_begin is a macro"
#endif
#ifdef PMPI_File_read_ordered_begin
#error "PMPI_File_read_ordered_begin is a macro"
#endif
#ifdef MPI_File_read_ordered_begin_c
#error "MPI_File_read_ordered_begin_c is a macro"
#endif
#ifdef PMPI_File_read_ordered_begin_c
#error "PMPI_File_read_ordered_begin_c is a macro"
#endif
#ifdef MPI_File_read_ordered_c
#error "MPI_File_read_ordered_c is a macro"
#endif
#ifdef PMPI_File_read_ordered_c
#error "PMPI_File_read_ordered_c is a macro"
#endif
#ifdef MPI_File_read_ordered_end
#error "MPI_File_read_ordered_end is a macro"
#endif
#ifdef PMPI_File_read_ordered_end
#error "PMPI_File_read_ordered_end is a macro"
#endif
#ifdef MPI_File_read_shared
#error "MPI_File_read_shared is a macro"
#endif
#ifdef PMPI_File_read_shared
#error "PMPI_File_read_shared is a macro"
#endif
#ifdef MPI_File_read_shared_c
#error "MPI_File_read_shared_c is a macro"
#endif
#ifdef PMPI_File_read_shared_c
#error "PMPI_File_read_shared_c is a macro"
#endif
#ifdef MPI_File_seek
#error "MPI_File_seek is a macro"
#endif
#ifdef PMPI_File_seek
#error "PMPI_File_seek is a macro"
#endif
#ifdef MPI_File_seek_shared
#error "MPI_File_seek_shared is a macro"
#endif
#ifdef PMPI_File_seek_shared
#error "PMPI_File_seek_shared is a macro"
#endif
#ifdef MPI_File_set_atomicity
#error "MPI_File_set_atomicity is a macro"
#endif
#ifdef PMPI_File_set_atomicity
#error "PMPI_File_set_atomicity is a macro"
#endif
#ifdef MPI_File_set_errhandler
#error "MPI_File_set_errhandler is a macro"
#endif
#ifdef PMPI_File_set_errhandler
#error "PMPI_File_set_errhandler is a macro"
#endif
#ifdef MPI_File_set_info
#error "MPI_File_set_info is a macro"
#endif
#ifdef PMPI_File_set_info
#error "PMPI_File_set_info is a macro"
#endif
#ifdef MPI_File_set_size
#error "MPI_File_set_size is a macro"
#endif
#ifdef PMPI_File_set_size
#error "PMPI_File_set_size is a macro"
#endif
#ifdef MPI_File_set_view
#error "MPI_File_set_view is a macro"
#endif
#ifdef PMPI_File_set_view
#error "PMPI_File_set_view is a macro"
#endif
#ifdef MPI_File_sync
#error "MPI_File_sync is a macro"
#endif
#ifdef PMPI_File_sync
#error "PMPI_File_sync is a macro"
#endif
#ifdef MPI_File_toint
#error "MPI_File_toint is a macro"
#endif
#ifdef PMPI_File_toint
#error "PMPI_File_toint is a macro"
#endif
#ifdef MPI_File_write
#error "MPI_File_write is a macro"
#endif
#ifdef PMPI_File_write
#error "PMPI_File_write is a macro"
#endif
#ifdef MPI_File_write_all
#error "MPI_File_write_all is a macro"
#endif
#ifdef PMPI_File_write_all
#error "PMPI_File_write_all is a macro"
#endif
#ifdef MPI_File_write_all_begin
#error "MPI_File_write_all_begin is a macro"
#endif
#ifdef PMPI_File_write_all_begin
#error "PMPI_File_write_all_begin is a macro"
#endif
#ifdef MPI_File_write_all_begin_c
#error "MPI_File_write_all_begin_c is a macro"
#endif
#ifdef PMPI_File_write_all_begin_c
#error "PMPI_File_write_all_begin_c is a macro"
#endif
#ifdef MPI_File_write_all_c
#error "MPI_File_write_all_c is a macro"
#endif
#ifdef PMPI_File_write_all_c
#error "PMPI_File_write_all_c is a macro"
#endif
#ifdef MPI_File_write_all_end
#error "MPI_File_write_all_end is a macro"
#endif
#ifdef PMPI_File_write_all_end
#error "PMPI_File_write_all_end is a macro"
#endif
#ifdef MPI_File_write_at
#error "MPI_File_write_at is a macro"
#endif
#ifdef PMPI_File_write_at
#error "PMPI_File_write_at is a macro"
#endif
#ifdef MPI_File_write_at_all
#error "MPI_File_write_at_all is a macro"
#endif
#ifdef PMPI_File_write_at_all
#error "PMPI_File_write_at_all is a macro"
#endif
#ifdef MPI_File_write_at_all_begin
#error "MPI_File_write_at_all_begin is a macro"
#endif
#ifdef PMPI_File_write_at_all_begin
#error "PMPI_File_write_at_all_begin is a macro"
#endif
#ifdef MPI_File_write_at_all_begin_c
#error "MPI_File_write_at_all_begin_c is a macro"
#endif
#ifdef PMPI_File_write_at_all_begin_c
#error "PMPI_File_write_at_all_begin_c is a macro"
#endif
#ifdef MPI_File_write_at_all_c
#error "MPI_File_write_at_all_c is a macro"
#endif
#ifdef PMPI_File_write_at_all_c
#error "PMPI_File_write_at_all_c is a macro"
#endif
#ifdef MPI_File_write_at_all_end
#error "MPI_File_write_at_all_end is a macro"
#endif
#ifdef PMPI_File_write_at_all_end
#error "PMPI_File_write_at_all_end is a macro"
#endif
#ifdef MPI_File_write_at_c
#error "MPI_File_write_at_c is a macro"
#endif
#ifdef PMPI_File_write_at_c
#error "PMPI_File_write_at_c is a macro"
#endif
#ifdef MPI_File_write_c
#error "MPI_File_write_c is a macro"
#endif
#ifdef PMPI_File_write_c
#error "PMPI_File_write_c is a macro"
#endif
#ifdef MPI_File_write_ordered
#error "MPI_File_write_ordered is a macro"
#endif
#ifdef PMPI_File_write_ordered
#error "PMPI_File_write_ordered is a macro"
#endif
#ifdef MPI_File_write_ordered_begin
#error "MPI_File_write_ordered_begin is a macro"
#endif
#ifdef PMPI_File_write_ordered_begin
#error "PMPI_File_write_ordered_begin is a macro"
#endif
#ifdef MPI_File_write_ordered_begin_c
#error "MPI_File_write_ordered_begin_c is a macro"
#endif
#ifdef PMPI_File_write_ordered_begin_c
#error "PMPI_File_write_ordered_begin_c is a macro"
#endif
#ifdef MPI_File_write_ordered_c
#error "MPI_File_write_ordered_c is a macro"
#endif
#ifdef PMPI_File_write_ordered_c
#error "PMPI_File_write_ordered_c is a macro"
#endif
#ifdef MPI_File_write_ordered_end
#error "MPI_File_write_ordered_end is a macro"
#endif
#ifdef PMPI_File_write_ordered_end
#error "PMPI_File_write_ordered_end is a macro"
#endif
#ifdef MPI_File_write_shared
#error "MPI_File_write_shared is a macro"
#endif
#ifdef PMPI_File_write_shared
#error "PMPI_File_write_shared is a macro"
#endif
#ifdef MPI_File_write_shared_c
#error "MPI_File_write_shared_c is a macro"
#endif
#ifdef PMPI_File_write_shared_c
#error "PMPI_File_write_shared_c is a macro"
#endif
#ifdef MPI_Finalize
#error "MPI_Finalize is a macro"
#endif
#ifdef PMPI_Finalize
#error "PMPI_Finalize is a macro"
#endif
#ifdef MPI_Finalized
#error "MPI_Finalized is a macro"
#endif
#ifdef PMPI_Finalized
#error "PMPI_Finalized is a macro"
#endif
#ifdef MPI_Free_mem
#error "MPI_Free_mem is a macro"
#endif
#ifdef PMPI_Free_mem
#error "PMPI_Free_mem is a macro"
#endif
#ifdef MPI_Gather
#error "MPI_Gather is a macro"
#endif
#ifdef PMPI_Gather
#error "PMPI_Gather is a macro"
#endif
#ifdef MPI_Gather_c
#error "MPI_Gather_c is a macro"
#endif
#ifdef PMPI_Gather_c
#error "PMPI_Gather_c is a macro"
#endif
#ifdef MPI_Gather_init
#error "MPI_Gather_init is a macro"
#endif
#ifdef PMPI_Gather_init
#error "PMPI_Gather_init is a macro"
#endif
#ifdef MPI_Gather_init_c
#error "MPI_Gather_init_c is a macro"
#endif
#ifdef PMPI_Gather_init_c
#error "PMPI_Gather_init_c is a macro"
#endif
#ifdef MPI_Gatherv
#error "MPI_Gatherv is a macro"
#endif
#ifdef PMPI_Gatherv
#error "PMPI_Gatherv is a macro"
#endif
#ifdef MPI_Gatherv_c
#error "MPI_Gatherv_c is a macro"
#endif
#ifdef PMPI_Gatherv_c
#error "PMPI_Gatherv_c is a macro"
#endif
#ifdef MPI_Gatherv_init
#error "MPI_Gatherv_init is a macro"
#endif
#ifdef PMPI_Gatherv_init
#error "PMPI_Gatherv_init is a macro"
#endif
#ifdef MPI_Gatherv_init_c
#error "MPI_Gatherv_init_c is a macro"
#endif
#ifdef PMPI_Gatherv_init_c
#error "PMPI_Gatherv_init_c is a macro"
#endif
#ifdef MPI_Get
#error "MPI_Get is a macro"
#endif
#ifdef PMPI_Get
#error "PMPI_Get is a macro"
#endif
#ifdef MPI_Get_accumulate
#error "MPI_Get_accumulate is a macro"
#endif
#ifdef PMPI_Get_accumulate
#error "PMPI_Get_accumulate is a macro"
#endif
#ifdef MPI_Get_accumulate_c
#error "MPI_Get_accumulate_c is a macro"
#endif
#ifdef PMPI_Get_accumulate_c
#error "PMPI_Get_accumulate_c is a macro"
#endif
#ifdef MPI_Get_address
#error "MPI_Get_address is a macro"
#endif
#ifdef PMPI_Get_address
#error "PMPI_Get_address is a macro"
#endif
#ifdef MPI_Get_c
#error "MPI_Get_c is a macro"
#endif
#ifdef PMPI_Get_c
#error "PMPI_Get_c is a macro"
#endif
#ifdef MPI_Get_count
#error "MPI_Get_count is a macro"
#endif
#ifdef PMPI_Get_count
#error "PMPI_Get_count is a macro"
#endif
#ifdef MPI_Get_count_c
#error "MPI_Get_count_c is a macro"
#endif
#ifdef PMPI_Get_count_c
#error "PMPI_Get_count_c is a macro"
#endif
#ifdef MPI_Get_elements
#error "MPI_Get_elements is a macro"
#endif
#ifdef PMPI_Get_elements
#error "PMPI_Get_elements is a macro"
#endif
#ifdef MPI_Get_elements_c
#error "MPI_Get_elements_c is a macro"
#endif
#ifdef PMPI_Get_elements_c
#error "PMPI_Get_elements_c is a macro"
#endif
#ifdef MPI_Get_elements_x
#error "MPI_Get_elements_x is a macro"
#endif
#ifdef PMPI_Get_elements_x
#error "PMPI_Get_elements_x is a macro"
#endif
#ifdef MPI_Get_hw_resource_info
#error "MPI_Get_hw_resource_info is a macro"
#endif
#ifdef PMPI_Get_hw_resource_info
#error "PMPI_Get_hw_resource_info is a macro"
#endif
#ifdef MPI_Get_library_version
#error "MPI_Get_library_version is a macro"
#endif
#ifdef PMPI_Get_library_version
#error "PMPI_Get_library_version is a macro"
#endif
#ifdef MPI_Get_processor_name
#error "MPI_Get_processor_name is a macro"
#endif
#ifdef PMPI_Get_processor_name
#error "PMPI_Get_processor_name is a macro"
#endif
#ifdef MPI_Get_version
#error "MPI_Get_version is a macro"
#endif
#ifdef PMPI_Get_version
#error "PMPI_Get_version is a macro"
#endif
#ifdef MPI_Graph_create
#error "MPI_Graph_create is a macro"
#endif
#ifdef PMPI_Graph_create
#error "PMPI_Graph_create is a macro"
#endif
#ifdef MPI_Graph_get
#error "MPI_Graph_get is a macro"
#endif
#ifdef PMPI_Graph_get
#error "PMPI_Graph_get is a macro"
#endif
#ifdef MPI_Graph_map
#error "MPI_Graph_map is a macro"
#endif
#ifdef PMPI_Graph_map
#error "PMPI_Graph_map is a macro"
#endif
#ifdef MPI_Graph_neighbors
#error "MPI_Graph_neighbors is a macro"
#endif
#ifdef PMPI_Graph_neighbors
#error "PMPI_Graph_neighbors is a macro"
#endif
#ifdef MPI_Graph_neighbors_count
#error "MPI_Graph_neighbors_count is a macro"
#endif
#ifdef PMPI_Graph_neighbors_count
#error "PMPI_Graph_neighbors_count is a macro"
#endif
#ifdef MPI_Graphdims_get
#error "MPI_Graphdims_get is a macro"
#endif
#ifdef PMPI_Graphdims_get
#error "PMPI_Graphdims_get is a macro"
#endif
#ifdef MPI_Grequest_complete
#error "MPI_Grequest_complete is a macro"
#endif
#ifdef PMPI_Grequest_complete
#error "PMPI_Grequest_complete is a macro"
#endif
#ifdef MPI_Grequest_start
#error "MPI_Grequest_start is a macro"
#endif
#ifdef PMPI_Grequest_start
#error "PMPI_Grequest_start is a macro"
#endif
#ifdef MPI_Group_compare
#error "MPI_Group_compare is a macro"
#endif
#ifdef PMPI_Group_compare
#error "PMPI_Group_compare is a macro"
#endif
#ifdef MPI_Group_difference
#error "MPI_Group_difference is a macro"
#endif
#ifdef PMPI_Group_difference
#error "PMPI_Group_difference is a macro"
#endif
#ifdef MPI_Group_excl
#error "MPI_Group_excl is a macro"
#endif
#ifdef PMPI_Group_excl
#error "PMPI_Group_excl is a macro"
#endif
#ifdef MPI_Group_free
#error "MPI_Group_free is a macro"
#endif
#ifdef PMPI_Group_free
#error "PMPI_Group_free is a macro"
#endif
#ifdef MPI_Group_from_session_pset
#error "MPI_Group_from_session_pset is a macro"
#endif
#ifdef PMPI_Group_from_session_pset
#error "PMPI_Group_from_session_pset is a macro"
#endif
#ifdef MPI_Group_fromint
#error "MPI_Group_fromint is a macro"
#endif
#ifdef PMPI_Group_fromint
#error "PMPI_Group_fromint is a macro"
#endif
#ifdef MPI_Group_incl
#error "MPI_Group_incl is a macro"
#endif
#ifdef PMPI_Group_incl
#error "PMPI_Group_incl is a macro"
#endif
#ifdef MPI_Group_intersection
#error "MPI_Group_intersection is a macro"
#endif
#ifdef PMPI_Group_intersection
#error "PMPI_Group_intersection is a macro"
#endif
#ifdef MPI_Group_range_excl
#error "MPI_Group_range_excl is a macro"
#endif
#ifdef PMPI_Group_range_excl
#error "PMPI_Group_range_excl is a macro"
#endif
#ifdef MPI_Group_range_incl
#error "MPI_Group_range_incl is a macro"
#endif
#ifdef PMPI_Group_range_incl
#error "PMPI_Group_range_incl is a macro"
#endif
#ifdef MPI_Group_rank
#error "MPI_Group_rank is a macro"
#endif
#ifdef PMPI_Group_rank
#error "PMPI_Group_rank is a macro"
#endif
#ifdef MPI_Group_size
#error "MPI_Group_size is a macro"
#endif
#ifdef PMPI_Group_size
#error "PMPI_Group_size is a macro"
#endif
#ifdef MPI_Group_toint
#error "MPI_Group_toint is a macro"
#endif
#ifdef PMPI_Group_toint
#error "PMPI_Group_toint is a macro"
#endif
#ifdef MPI_Group_translate_ranks
#error "MPI_Group_translate_ranks is a macro"
#endif
#ifdef PMPI_Group_translate_ranks
#error "PMPI_Group_translate_ranks is a macro"
#endif
#ifdef MPI_Group_union
#error "MPI_Group_union is a macro"
#endif
#ifdef PMPI_Group_union
#error "PMPI_Group_union is a macro"
#endif
#ifdef MPI_Iallgather
#error "MPI_Iallgather is a macro"
#endif
#ifdef PMPI_Iallgather
#error "PMPI_Iallgather is a macro"
#endif
#ifdef MPI_Iallgather_c
#error "MPI_Iallgather_c is a macro"
#endif
#ifdef PMPI_Iallgather_c
#error "PMPI_Iallgather_c is a macro"
#endif
#ifdef MPI_Iallgatherv
#error "MPI_Iallgatherv is a macro"
#endif
#ifdef PMPI_Iallgatherv
#error "PMPI_Iallgatherv is a macro"
#endif
#ifdef MPI_Iallgatherv_c
#error "MPI_Iallgatherv_c is a macro"
#endif
#ifdef PMPI_Iallgatherv_c
#error "PMPI_Iallgatherv_c is a macro"
#endif
#ifdef MPI_Iallreduce
#error "MPI_Iallreduce is a macro"
#endif
#ifdef PMPI_Iallreduce
#error "PMPI_Iallreduce is a macro"
#endif
#ifdef MPI_Iallreduce_c
#error "MPI_Iallreduce_c is a macro"
#endif
#ifdef PMPI_Iallreduce_c
#error "PMPI_Iallreduce_c is a macro"
#endif
#ifdef MPI_Ialltoall
#error "MPI_Ialltoall is a macro"
#endif
#ifdef PMPI_Ialltoall
#error "PMPI_Ialltoall is a macro"
#endif
#ifdef MPI_Ialltoall_c
#error "MPI_Ialltoall_c is a macro"
#endif
#ifdef PMPI_Ialltoall_c
#error "PMPI_Ialltoall_c is a macro"
#endif
#ifdef MPI_Ialltoallv
#error "MPI_Ialltoallv is a macro"
#endif
#ifdef PMPI_Ialltoallv
#error "PMPI_Ialltoallv is a macro"
#endif
#ifdef MPI_Ialltoallv_c
#error "MPI_Ialltoallv_c is a macro"
#endif
#ifdef PMPI_Ialltoallv_c
#error "PMPI_Ialltoallv_c is a macro"
#endif
#ifdef MPI_Ialltoallw
#error "MPI_Ialltoallw is a macro"
#endif
#ifdef PMPI_Ialltoallw
#error "PMPI_Ialltoallw is a macro"
#endif
#ifdef MPI_Ialltoallw_c
#error "MPI_Ialltoallw_c is a macro"
#endif
#ifdef PMPI_Ialltoallw_c
#error "PMPI_Ialltoallw_c is a macro"
#endif
#ifdef MPI_Ibarrier
#error "MPI_Ibarrier is a macro"
#endif
#ifdef PMPI_Ibarrier
#error "PMPI_Ibarrier is a macro"
#endif
#ifdef MPI_Ibcast
#error "MPI_Ibcast is a macro"
#endif
#ifdef PMPI_Ibcast
#error "PMPI_Ibcast is a macro"
#endif
#ifdef MPI_Ibcast_c
#error "MPI_Ibcast_c is a macro"
#endif
#ifdef PMPI_Ibcast_c
#error "PMPI_Ibcast_c is a macro"
#endif
#ifdef MPI_Ibsend
#error "MPI_Ibsend is a macro"
#endif
#ifdef PMPI_Ibsend
#error "PMPI_Ibsend is a macro"
#endif
#ifdef MPI_Ibsend_c
#error "MPI_Ibsend_c is a macro"
#endif
#ifdef PMPI_Ibsend_c
#error "PMPI_Ibsend_c is a macro"
#endif
#ifdef MPI_Iexscan
#error "MPI_Iexscan is a macro"
#endif
#ifdef PMPI_Iexscan
#error "PMPI_Iexscan is a macro"
#endif
#ifdef MPI_Iexscan_c
#error "MPI_Iexscan_c is a macro"
#endif
#ifdef PMPI_Iexscan_c
#error "PMPI_Iexscan_c is a macro"
#endif
#ifdef MPI_Igather
#error "MPI_Igather is a macro"
#endif
#ifdef PMPI_Igather
#error "PMPI_Igather is a macro"
#endif
#ifdef MPI_Igather_c
#error "MPI_Igather_c is a macro"
#endif
#ifdef PMPI_Igather_c
#error "PMPI_Igather_c is a macro"
#endif
#ifdef MPI_Igatherv
#error "MPI_Igatherv is a macro"
#endif
#ifdef PMPI_Igatherv
#error "PMPI_Igatherv is a macro"
#endif
#ifdef MPI_Igatherv_c
#error "MPI_Igatherv_c is a macro"
#endif
#ifdef PMPI_Igatherv_c
#error "PMPI_Igatherv_c is a macro"
#endif
#ifdef MPI_Improbe
#error "MPI_Improbe is a macro"
#endif
#ifdef PMPI_Improbe
#error "PMPI_Improbe is a macro"
#endif
#ifdef MPI_Imrecv
#error "MPI_Imrecv is a macro"
#endif
#ifdef PMPI_Imrecv
#error "PMPI_Imrecv is a macro"
#endif
#ifdef MPI_Imrecv_c
#error "MPI_Imrecv_c is a macro"
#endif
#ifdef PMPI_Imrecv_c
#error "PMPI_Imrecv_c is a macro"
#endif
#ifdef MPI_Ineighbor_allgather
#error "MPI_Ineighbor_allgather is a macro"
#endif
#ifdef PMPI_Ineighbor_allgather
#error "PMPI_Ineighbor_allgather is a macro"
#endif
#ifdef MPI_Ineighbor_allgather_c
#error "MPI_Ineighbor_allgather_c is a macro"
#endif
#ifdef PMPI_Ineighbor_allgather_c
#error "PMPI_Ineighbor_allgather_c is a macro"
#endif
#ifdef MPI_Ineighbor_allgatherv
#error "MPI_Ineighbor_allgatherv is a macro"
#endif
#ifdef PMPI_Ineighbor_allgatherv
#error "PMPI_Ineighbor_allgatherv is a macro"
#endif
#ifdef MPI_Ineighbor_allgatherv_c
#error "MPI_Ineighbor_allgatherv_c is a macro"
#endif
#ifdef PMPI_Ineighbor_allgatherv_c
#error "PMPI_Ineighbor_allgatherv_c is a macro"
#endif
#ifdef MPI_Ineighbor_alltoall
#error "MPI_Ineighbor_alltoall is a macro"
#endif
#ifdef PMPI_Ineighbor_alltoall
#error "PMPI_Ineighbor_alltoall is a macro"
#endif
#ifdef MPI_Ineighbor_alltoall_c
#error "MPI_Ineighbor_alltoall_c is a macro"
#endif
#ifdef PMPI_Ineighbor_alltoall_c
#error "PMPI_Ineighbor_alltoall_c is a macro"
#endif
#ifdef MPI_Ineighbor_alltoallv
#error "MPI_Ineighbor_alltoallv is a macro"
#endif
#ifdef PMPI_Ineighbor_alltoallv
#error "PMPI_Ineighbor_alltoallv is a macro"
#endif
#ifdef MPI_Ineighbor_alltoallv_c
#error "MPI_Ineighbor_alltoallv_c is a macro"
#endif
#ifdef PMPI_Ineighbor_alltoallv_c
#error "PMPI_Ineighbor_alltoallv_c is a macro"
#endif
#ifdef MPI_Ineighbor_alltoallw
#error "MPI_Ineighbor_alltoallw is a macro"
#endif
#ifdef PMPI_Ineighbor_alltoallw
#error "PMPI_Ineighbor_alltoallw is a macro"
#endif
#ifdef MPI_Ineighbor_alltoallw_c
#error "MPI_Ineighbor_alltoallw_c is a macro"
#endif
#ifdef PMPI_Ineighbor_alltoallw_c
#error "PMPI_Ineighbor_alltoallw_c is a macro"
#endif
#ifdef MPI_Info_create
#error "MPI_Info_create is a macro"
#endif
#ifdef PMPI_Info_create
#error "PMPI_Info_create is a macro"
#endif
#ifdef MPI_Info_create_env
#error "MPI_Info_create_env is a macro"
#endif
#ifdef PMPI_Info_create_env
#error "PMPI_Info_create_env is a macro"
#endif
#ifdef MPI_Info_delete
#error "MPI_Info_delete is a macro"
#endif
#ifdef PMPI_Info_delete
#error "PMPI_Info_delete is a macro"
#endif
#ifdef MPI_Info_dup
#error "MPI_Info_dup is a macro"
#endif
#ifdef PMPI_Info_dup
#error "PMPI_Info_dup is a macro"
#endif
#ifdef MPI_Info_free
#error "MPI_Info_free is a macro"
#endif
#ifdef PMPI_Info_free
#error "PMPI_Info_free is a macro"
#endif
#ifdef MPI_Info_fromint
#error "MPI_Info_fromint is a macro"
#endif
#ifdef PMPI_Info_fromint
#error "PMPI_Info_fromint is a macro"
#endif
#ifdef MPI_Info_get
#error "MPI_Info_get is a macro"
#endif
#ifdef PMPI_Info_get
#error "PMPI_Info_get is a macro"
#endif
#ifdef MPI_Info_get_nkeys
#error "MPI_Info_get_nkeys is a macro"
#endif
#ifdef PMPI_Info_get_nkeys
#error "PMPI_Info_get_nkeys is a macro"
#endif
#ifdef MPI_Info_get_nthkey
#error "MPI_Info_get_nthkey is a macro"
#endif
#ifdef PMPI_Info_get_nthkey
#error "PMPI_Info_get_nthkey is a macro"
#endif
#ifdef MPI_Info_get_string
#error "MPI_Info_get_string is a macro"
#endif
#ifdef PMPI_Info_get_string
#error "PMPI_Info_get_string is a macro"
#endif
#ifdef MPI_Info_get_valuelen
#error "MPI_Info_get_valuelen is a macro"
#endif
#ifdef PMPI_Info_get_valuelen
#error "PMPI_Info_get_valuelen is a macro"
#endif
#ifdef MPI_Info_set
#error "MPI_Info_set is a macro"
#endif
#ifdef PMPI_Info_set
#error "PMPI_Info_set is a macro"
#endif
#ifdef MPI_Info_toint
#error "MPI_Info_toint is a macro"
#endif
#ifdef PMPI_Info_toint
#error "PMPI_Info_toint is a macro"
#endif
#ifdef MPI_Init
#error "MPI_Init is a macro"
#endif
#ifdef PMPI_Init
#error "PMPI_Init is a macro"
#endif
#ifdef MPI_Init_thread
#error "MPI_Init_thread is a macro"
#endif
#ifdef PMPI_Init_thread
#error "PMPI_Init_thread is a macro"
#endif
#ifdef MPI_Initialized
#error "MPI_Initialized is a macro"
#endif
#ifdef PMPI_Initialized
#error "PMPI_Initialized is a macro"
#endif
#ifdef MPI_Intercomm_create
#error "MPI_Intercomm_create is a macro"
#endif
#ifdef PMPI_Intercomm_create
#error "PMPI_Intercomm_create is a macro"
#endif
#ifdef MPI_Intercomm_create_from_groups
#error "MPI_Intercomm_create_from_groups is a macro"
#endif
#ifdef PMPI_Intercomm_create_from_groups
#error "PMPI_Intercomm_create_from_groups is a macro"
#endif
#ifdef MPI_Intercomm_merge
#error "MPI_Intercomm_merge is a macro"
#endif
#ifdef PMPI_Intercomm_merge
#error "PMPI_Intercomm_merge is a macro"
#endif
#ifdef MPI_Iprobe
#error "MPI_Iprobe is a macro"
#endif
#ifdef PMPI_Iprobe
#error "PMPI_Iprobe is a macro"
#endif
#ifdef MPI_Irecv
#error "MPI_Irecv is a macro"
#endif
#ifdef PMPI_Irecv
#error "PMPI_Irecv is a macro"
#endif
#ifdef MPI_Irecv_c
#error "MPI_Irecv_c is a macro"
#endif
#ifdef PMPI_Irecv_c
#error "PMPI_Irecv_c is a macro"
#endif
#ifdef MPI_Ireduce
#error "MPI_Ireduce is a macro"
#endif
#ifdef PMPI_Ireduce
#error "PMPI_Ireduce is a macro"
#endif
#ifdef MPI_Ireduce_c
#error "MPI_Ireduce_c is a macro"
#endif
#ifdef PMPI_Ireduce_c
#error "PMPI_Ireduce_c is a macro"
#endif
#ifdef MPI_Ireduce_scatter
#error "MPI_Ireduce_scatter is a macro"
#endif
#ifdef PMPI_Ireduce_scatter
#error "PMPI_Ireduce_scatter is a macro"
#endif
#ifdef MPI_Ireduce_scatter_block
#error "MPI_Ireduce_scatter_block is a macro"
#endif
#ifdef PMPI_Ireduce_scatter_block
#error "PMPI_Ireduce_scatter_block is a macro"
#endif
#ifdef MPI_Ireduce_scatter_block_c
#error "MPI_Ireduce_scatter_block_c is a macro"
#endif
#ifdef PMPI_Ireduce_scatter_block_c
#error "PMPI_Ireduce_scatter_block_c is a macro"
#endif
#ifdef MPI_Ireduce_scatter_c
#error "MPI_Ireduce_scatter_c is a macro"
#endif
#ifdef PMPI_Ireduce_scatter_c
#error "PMPI_Ireduce_scatter_c is a macro"
#endif
#ifdef MPI_Irsend
#error "MPI_Irsend is a macro"
#endif
#ifdef PMPI_Irsend
#error "PMPI_Irsend is a macro"
#endif
#ifdef MPI_Irsend_c
#error "MPI_Irsend_c is a macro"
#endif
#ifdef PMPI_Irsend_c
#error "PMPI_Irsend_c is a macro"
#endif
#ifdef MPI_Is_thread_main
#error "MPI_Is_thread_main is a macro"
#endif
#ifdef PMPI_Is_thread_main
#error "PMPI_Is_thread_main is a macro"
#endif
#ifdef MPI_Iscan
#error "MPI_Iscan is a macro"
#endif
#ifdef PMPI_Iscan
#error "PMPI_Iscan is a macro"
#endif
#ifdef MPI_Iscan_c
#error "MPI_Iscan_c is a macro"
#endif
#ifdef PMPI_Iscan_c
#error "PMPI_Iscan_c is a macro"
#endif
#ifdef MPI_Iscatter
#error "MPI_Iscatter is a macro"
#endif
#ifdef PMPI_Iscatter
#error "PMPI_Iscatter is a macro"
#endif
#ifdef MPI_Iscatter_c
#error "MPI_Iscatter_c is a macro"
#endif
#ifdef PMPI_Iscatter_c
#error "PMPI_Iscatter_c is a macro"
#endif
#ifdef MPI_Iscatterv
#error "MPI_Iscatterv is a macro"
#endif
#ifdef PMPI_Iscatterv
#error "PMPI_Iscatterv is a macro"
#endif
#ifdef MPI_Iscatterv_c
#error "MPI_Iscatterv_c is a macro"
#endif
#ifdef PMPI_Iscatterv_c
#error "PMPI_Iscatterv_c is a macro"
#endif
#ifdef MPI_Isend
#error "MPI_Isend is a macro"
#endif
#ifdef PMPI_Isend
#error "PMPI_Isend is a macro"
#endif
#ifdef MPI_Isend_c
#error "MPI_Isend_c is a macro"
#endif
#ifdef PMPI_Isend_c
#error "PMPI_Isend_c is a macro"
#endif
#ifdef MPI_Isendrecv
#error "MPI_Isendrecv is a macro"
#endif
#ifdef PMPI_Isendrecv
#error "PMPI_Isendrecv is a macro"
#endif
#ifdef MPI_Isendrecv_c
#error "MPI_Isendrecv_c is a macro"
#endif
#ifdef PMPI_Isendrecv_c
#error "PMPI_Isendrecv_c is a macro"
#endif
#ifdef MPI_Isendrecv_replace
#error "MPI_Isendrecv_replace is a macro"
#endif
#ifdef PMPI_Isendrecv_replace
#error "PMPI_Isendrecv_replace is a macro"
#endif
#ifdef MPI_Isendrecv_replace_c
#error "MPI_Isendrecv_replace_c is a macro"
#endif
#ifdef PMPI_Isendrecv_replace_c
#error "PMPI_Isendrecv_replace_c is a macro"
#endif
#ifdef MPI_Issend
#error "MPI_Issend is a macro"
#endif
#ifdef PMPI_Issend
#error "PMPI_Issend is a macro"
#endif
#ifdef MPI_Issend_c
#error "MPI_Issend_c is a macro"
#endif
#ifdef PMPI_Issend_c
#error "PMPI_Issend_c is a macro"
#endif
#ifdef MPI_Keyval_create
#error "MPI_Keyval_create is a macro"
#endif
#ifdef PMPI_Keyval_create
#error "PMPI_Keyval_create is a macro"
#endif
#ifdef MPI_Keyval_free
#error "MPI_Keyval_free is a macro"
#endif
#ifdef PMPI_Keyval_free
#error "PMPI_Keyval_free is a macro"
#endif
#ifdef MPI_Lookup_name
#error "MPI_Lookup_name is a macro"
#endif
#ifdef PMPI_Lookup_name
#error "PMPI_Lookup_name is a macro"
#endif
#ifdef MPI_Message_fromint
#error "MPI_Message_fromint is a macro"
#endif
#ifdef PMPI_Message_fromint
#error "PMPI_Message_fromint is a macro"
#endif
#ifdef MPI_Message_toint
#error "MPI_Message_toint is a macro"
#endif
#ifdef PMPI_Message_toint
#error "PMPI_Message_toint is a macro"
#endif
#ifdef MPI_Mprobe
#error "MPI_Mprobe is a macro"
#endif
#ifdef PMPI_Mprobe
#error "PMPI_Mprobe is a macro"
#endif
#ifdef MPI_Mrecv
#error "MPI_Mrecv is a macro"
#endif
#ifdef PMPI_Mrecv
#error "PMPI_Mrecv is a macro"
#endif
#ifdef MPI_Mrecv_c
#error "MPI_Mrecv_c is a macro"
#endif
#ifdef PMPI_Mrecv_c
#error "PMPI_Mrecv_c is a macro"
#endif
#ifdef MPI_Neighbor_allgather
#error "MPI_Neighbor_allgather is a macro"
#endif
#ifdef PMPI_Neighbor_allgather
#error "PMPI_Neighbor_allgather is a macro"
#endif
#ifdef MPI_Neighbor_allgather_c
#error "MPI_Neighbor_allgather_c is a macro"
#endif
#ifdef PMPI_Neighbor_allgather_c
#error "PMPI_Neighbor_allgather_c is a macro"
#endif
#ifdef MPI_Neighbor_allgather_init
#error "MPI_Neighbor_allgather_init is a macro"
#endif
#ifdef PMPI_Neighbor_allgather_init
#error "PMPI_Neighbor_allgather_init is a macro"
#endif
#ifdef MPI_Neighbor_allgather_init_c
#error "MPI_Neighbor_allgather_init_c is a macro"
#endif
#ifdef PMPI_Neighbor_allgather_init_c
#error "PMPI_Neighbor_allgather_init_c is a macro"
#endif
#ifdef MPI_Neighbor_allgatherv
#error "MPI_Neighbor_allgatherv is a macro"
#endif
#ifdef PMPI_Neighbor_allgatherv
#error "PMPI_Neighbor_allgatherv is a macro"
#endif
#ifdef MPI_Neighbor_allgatherv_c
#error "MPI_Neighbor_allgatherv_c is a macro"
#endif
#ifdef PMPI_Neighbor_allgatherv_c
#error "PMPI_Neighbor_allgatherv_c is a macro"
#endif
#ifdef MPI_Neighbor_allgatherv_init
#error "MPI_Neighbor_allgatherv_init is a macro"
#endif
#ifdef PMPI_Neighbor_allgatherv_init
#error "PMPI_Neighbor_allgatherv_init is a macro"
#endif
#ifdef MPI_Neighbor_allgatherv_init_c
#error "MPI_Neighbor_allgatherv_init_c is a macro"
#endif
#ifdef PMPI_Neighbor_allgatherv_init_c
#error "PMPI_Neighbor_allgatherv_init_c is a macro"
#endif
#ifdef MPI_Neighbor_alltoall
#error "MPI_Neighbor_alltoall is a macro"
#endif
#ifdef PMPI_Neighbor_alltoall
#error "PMPI_Neighbor_alltoall is a macro"
#endif
#ifdef MPI_Neighbor_alltoall_c
#error "MPI_Neighbor_alltoall_c is a macro"
#endif
#ifdef PMPI_Neighbor_alltoall_c
#error "PMPI_Neighbor_alltoall_c is a macro"
#endif
#ifdef MPI_Neighbor_alltoall_init
#error "MPI_Neighbor_alltoall_init is a macro"
#endif
#ifdef PMPI_Neighbor_alltoall_init
#error "PMPI_Neighbor_alltoall_init is a macro"
#endif
#ifdef MPI_Neighbor_alltoall_init_c
#error "MPI_Neighbor_alltoall_init_c is a macro"
#endif
#ifdef PMPI_Neighbor_alltoall_init_c
#error "PMPI_Neighbor_alltoall_init_c is a macro"
#endif
#ifdef MPI_Neighbor_alltoallv
#error "MPI_Neighbor_alltoallv is a macro"
#endif
#ifdef PMPI_Neighbor_alltoallv
#error "PMPI_Neighbor_alltoallv is a macro"
#endif
#ifdef MPI_Neighbor_alltoallv_c
#error "MPI_Neighbor_alltoallv_c is a macro"
#endif
#ifdef PMPI_Neighbor_alltoallv_c
#error "PMPI_Neighbor_alltoallv_c is a macro"
#endif
#ifdef MPI_Neighbor_alltoallv_init
#error "MPI_Neighbor_alltoallv_init is a macro"
#endif
#ifdef PMPI_Neighbor_alltoallv_init
#error "PMPI_Neighbor_alltoallv_init is a macro"
#endif
#ifdef MPI_Neighbor_alltoallv_init_c
#error "MPI_Neighbor_alltoallv_init_c is a macro"
#endif
#ifdef PMPI_Neighbor_alltoallv_init_c
#error "PMPI_Neighbor_alltoallv_init_c is a macro"
#endif
#ifdef MPI_Neighbor_alltoallw
#error "MPI_Neighbor_alltoallw is a macro"
#endif
#ifdef PMPI_Neighbor_alltoallw
#error "PMPI_Neighbor_alltoallw is a macro"
#endif
#ifdef MPI_Neighbor_alltoallw_c
#error "MPI_Neighbor_alltoallw_c is a macro"
#endif
#ifdef PMPI_Neighbor_alltoallw_c
#error "PMPI_Neighbor_alltoallw_c is a macro"
#endif
#ifdef MPI_Neighbor_alltoallw_init
#error "MPI_Neighbor_alltoallw_init is a macro"
#endif
#ifdef PMPI_Neighbor_alltoallw_init
#error "PMPI_Neighbor_alltoallw_init is a macro"
#endif
#ifdef MPI_Neighbor_alltoallw_init_c
#error "MPI_Neighbor_alltoallw_init_c is a macro"
#endif
#ifdef PMPI_Neighbor_alltoallw_init_c
#error "PMPI_Neighbor_alltoallw_init_c is a macro"
#endif
#ifdef MPI_Op_commutative
#error "MPI_Op_commutative is a macro"
#endif
#ifdef PMPI_Op_commutative
#error "PMPI_Op_commutative is a macro"
#endif
#ifdef MPI_Op_create
#error "MPI_Op_create is a macro"
#endif
#ifdef PMPI_Op_create
#error "PMPI_Op_create is a macro"
#endif
#ifdef MPI_Op_create_c
#error "MPI_Op_create_c is a macro"
#endif
#ifdef PMPI_Op_create_c
#error "PMPI_Op_create_c is a macro"
#endif
#ifdef MPI_Op_free
#error "MPI_Op_free is a macro"
#endif
#ifdef PMPI_Op_free
#error "PMPI_Op_free is a macro"
#endif
#ifdef MPI_Op_fromint
#error "MPI_Op_fromint is a macro"
#endif
#ifdef PMPI_Op_fromint
#error "PMPI_Op_fromint is a macro"
#endif
#ifdef MPI_Op_toint
#error "MPI_Op_toint is a macro"
#endif
#ifdef PMPI_Op_toint
#error "PMPI_Op_toint is a macro"
#endif
#ifdef MPI_Open_port
#error "MPI_Open_port is a macro"
#endif
#ifdef PMPI_Open_port
#error "PMPI_Open_port is a macro"
#endif
#ifdef MPI_Pack
#error "MPI_Pack is a macro"
#endif
#ifdef PMPI_Pack
#error "PMPI_Pack is a macro"
#endif
#ifdef MPI_Pack_c
#error "MPI_Pack_c is a macro"
#endif
#ifdef PMPI_Pack_c
#error "PMPI_Pack_c is a macro"
#endif
#ifdef MPI_Pack_external
#error "MPI_Pack_external is a macro"
#endif
#ifdef PMPI_Pack_external
#error "PMPI_Pack_external is a macro"
#endif
#ifdef MPI_Pack_external_c
#error "MPI_Pack_external_c is a macro"
#endif
#ifdef PMPI_Pack_external_c
#error "PMPI_Pack_external_c is a macro"
#endif
#ifdef MPI_Pack_external_size
#error "MPI_Pack_external_size is a macro"
#endif
#ifdef PMPI_Pack_external_size
#error "PMPI_Pack_external_size is a macro"
#endif
#ifdef MPI_Pack_external_size_c
#error "MPI_Pack_external_size_c is a macro"
#endif
#ifdef PMPI_Pack_external_size_c
#error "PMPI_Pack_external_size_c is a macro"
#endif
#ifdef MPI_Pack_size
#error "MPI_Pack_size is a macro"
#endif
#ifdef PMPI_Pack_size
#error "PMPI_Pack_size is a macro"
#endif
#ifdef MPI_Pack_size_c
#error "MPI_Pack_size_c is a macro"
#endif
#ifdef PMPI_Pack_size_c
#error "PMPI_Pack_size_c is a macro"
#endif
#ifdef MPI_Parrived
#error "MPI_Parrived is a macro"
#endif
#ifdef PMPI_Parrived
#error "PMPI_Parrived is a macro"
#endif
#ifdef MPI_Pcontrol
#error "MPI_Pcontrol is a macro"
#endif
#ifdef PMPI_Pcontrol
#error "PMPI_Pcontrol is a macro"
#endif
#ifdef MPI_Pready
#error "MPI_Pready is a macro"
#endif
#ifdef PMPI_Pready
#error "PMPI_Pready is a macro"
#endif
#ifdef MPI_Pready_list
#error "MPI_Pready_list is a macro"
#endif
#ifdef PMPI_Pready_list
#error "PMPI_Pready_list is a macro"
#endif
#ifdef MPI_Pready_range
#error "MPI_Pready_range is a macro"
#endif
#ifdef PMPI_Pready_range
#error "PMPI_Pready_range is a macro"
#endif
#ifdef MPI_Precv_init
#error "MPI_Precv_init is a macro"
#endif
#ifdef PMPI_Precv_init
#error "PMPI_Precv_init is a macro"
#endif
#ifdef MPI_Probe
#error "MPI_Probe is a macro"
#endif
#ifdef PMPI_Probe
#error "PMPI_Probe is a macro"
#endif
#ifdef MPI_Psend_init
#error "MPI_Psend_init is a macro"
#endif
#ifdef PMPI_Psend_init
#error "PMPI_Psend_init is a macro"
#endif
#ifdef MPI_Publish_name
#error "MPI_Publish_name is a macro"
#endif
#ifdef PMPI_Publish_name
#error "PMPI_Publish_name is a macro"
#endif
#ifdef MPI_Put
#error "MPI_Put is a macro"
#endif
#ifdef PMPI_Put
#error "PMPI_Put is a macro"
#endif
#ifdef MPI_Put_c
#error "MPI_Put_c is a macro"
#endif
#ifdef PMPI_Put_c
#error "PMPI_Put_c is a macro"
#endif
#ifdef MPI_Query_thread
#error "MPI_Query_thread is a macro"
#endif
#ifdef PMPI_Query_thread
#error "PMPI_Query_thread is a macro"
#endif
#ifdef MPI_Raccumulate
#error "MPI_Raccumulate is a macro"
#endif
#ifdef PMPI_Raccumulate
#error "PMPI_Raccumulate is a macro"
#endif
#ifdef MPI_Raccumulate_c
#error "MPI_Raccumulate_c is a macro"
#endif
#ifdef PMPI_Raccumulate_c
#error "PMPI_Raccumulate_c is a macro"
#endif
#ifdef MPI_Recv
#error "MPI_Recv is a macro"
#endif
#ifdef PMPI_Recv
#error "PMPI_Recv is a macro"
#endif
#ifdef MPI_Recv_c
#error "MPI_Recv_c is a macro"
#endif
#ifdef PMPI_Recv_c
#error "PMPI_Recv_c is a macro"
#endif
#ifdef MPI_Recv_init
#error "MPI_Recv_init is a macro"
#endif
#ifdef PMPI_Recv_init
#error "PMPI_Recv_init is a macro"
#endif
#ifdef MPI_Recv_init_c
#error "MPI_Recv_init_c is a macro"
#endif
#ifdef PMPI_Recv_init_c
#error "PMPI_Recv_init_c is a macro"
#endif
#ifdef MPI_Reduce
#error "MPI_Reduce is a macro"
#endif
#ifdef PMPI_Reduce
#error "PMPI_Reduce is a macro"
#endif
#ifdef MPI_Reduce_c
#error "MPI_Reduce_c is a macro"
#endif
#ifdef PMPI_Reduce_c
#error "PMPI_Reduce_c is a macro"
#endif
#ifdef MPI_Reduce_init
#error "MPI_Reduce_init is a macro"
#endif
#ifdef PMPI_Reduce_init
#error "PMPI_Reduce_init is a macro"
#endif
#ifdef MPI_Reduce_init_c
#error "MPI_Reduce_init_c is a macro"
#endif
#ifdef PMPI_Reduce_init_c
#error "PMPI_Reduce_init_c is a macro"
#endif
#ifdef MPI_Reduce_local
#error "MPI_Reduce_local is a macro"
#endif
#ifdef PMPI_Reduce_local
#error "PMPI_Reduce_local is a macro"
#endif
#ifdef MPI_Reduce_local_c
#error "MPI_Reduce_local_c is a macro"
#endif
#ifdef PMPI_Reduce_local_c
#error "PMPI_Reduce_local_c is a macro"
#endif
#ifdef MPI_Reduce_scatter
#error "MPI_Reduce_scatter is a macro"
#endif
#ifdef PMPI_Reduce_scatter
#error "PMPI_Reduce_scatter is a macro"
#endif
#ifdef MPI_Reduce_scatter_block
#error "MPI_Reduce_scatter_block is a macro"
#endif
#ifdef PMPI_Reduce_scatter_block
#error "PMPI_Reduce_scatter_block is a macro"
#endif
#ifdef MPI_Reduce_scatter_block_c
#error "MPI_Reduce_scatter_block_c is a macro"
#endif
#ifdef PMPI_Reduce_scatter_block_c
#error "PMPI_Reduce_scatter_block_c is a macro"
#endif
#ifdef MPI_Reduce_scatter_block_init
#error "MPI_Reduce_scatter_block_init is a macro"
#endif
#ifdef PMPI_Reduce_scatter_block_init
#error "PMPI_Reduce_scatter_block_init is a macro"
#endif
#ifdef MPI_Reduce_scatter_block_init_c
#error "MPI_Reduce_scatter_block_init_c is a macro"
#endif
#ifdef PMPI_Reduce_scatter_block_init_c
#error "PMPI_Reduce_scatter_block_init_c is a macro"
#endif
#ifdef MPI_Reduce_scatter_c
#error "MPI_Reduce_scatter_c is a macro"
#endif
#ifdef PMPI_Reduce_scatter_c
#error "PMPI_Reduce_scatter_c is a macro"
#endif
#ifdef MPI_Reduce_scatter_init
#error "MPI_Reduce_scatter_init is a macro"
#endif
#ifdef PMPI_Reduce_scatter_init
#error "PMPI_Reduce_scatter_init is a macro"
#endif
#ifdef MPI_Reduce_scatter_init_c
#error "MPI_Reduce_scatter_init_c is a macro"
#endif
#ifdef PMPI_Reduce_scatter_init_c
#error "PMPI_Reduce_scatter_init_c is a macro"
#endif
#ifdef MPI_Register_datarep
#error "MPI_Register_datarep is a macro"
#endif
#ifdef PMPI_Register_datarep
#error "PMPI_Register_datarep is a macro"
#endif
#ifdef MPI_Register_datarep_c
#error "MPI_Register_datarep_c is a macro"
#endif
#ifdef PMPI_Register_datarep_c
#error "PMPI_Register_datarep_c is a macro"
#endif
#ifdef MPI_Remove_error_class
#error "MPI_Remove_error_class is a macro"
#endif
#ifdef PMPI_Remove_error_class
#error "PMPI_Remove_error_class is a macro"
#endif
#ifdef MPI_Remove_error_code
#error "MPI_Remove_error_code is a macro"
#endif
#ifdef PMPI_Remove_error_code
#error "PMPI_Remove_error_code is a macro"
#endif
#ifdef MPI_Remove_error_string
#error "MPI_Remove_error_string is a macro"
#endif
#ifdef PMPI_Remove_error_string
#error "PMPI_Remove_error_string is a macro"
#endif
#ifdef MPI_Request_free
#error "MPI_Request_free is a macro"
#endif
#ifdef PMPI_Request_free
#error "PMPI_Request_free is a macro"
#endif
#ifdef MPI_Request_fromint
#error "MPI_Request_fromint is a macro"
#endif
#ifdef PMPI_Request_fromint
#error "PMPI_Request_fromint is a macro"
#endif
#ifdef MPI_Request_get_status
#error "MPI_Request_get_status is a macro"
#endif
#ifdef PMPI_Request_get_status
#error "PMPI_Request_get_status is a macro"
#endif
#ifdef MPI_Request_get_status_all
#error "MPI_Request_get_status_all is a macro"
#endif
#ifdef PMPI_Request_get_status_all
#error "PMPI_Request_get_status_all is a macro"
#endif
#ifdef MPI_Request_get_status_any
#error "MPI_Request_get_status_any is a macro"
#endif
#ifdef PMPI_Request_get_status_any
#error "PMPI_Request_get_status_any is a macro"
#endif
#ifdef MPI_Request_get_status_some
#error "MPI_Request_get_status_some is a macro"
#endif
#ifdef PMPI_Request_get_status_some
#error "PMPI_Request_get_status_some is a macro"
#endif
#ifdef MPI_Request_toint
#error "MPI_Request_toint is a macro"
#endif
#ifdef PMPI_Request_toint
#error "PMPI_Request_toint is a macro"
#endif
#ifdef MPI_Rget
#error "MPI_Rget is a macro"
#endif
#ifdef PMPI_Rget
#error "PMPI_Rget is a macro"
#endif
#ifdef MPI_Rget_accumulate
#error "MPI_Rget_accumulate is a macro"
#endif
#ifdef PMPI_Rget_accumulate
#error "PMPI_Rget_accumulate is a macro"
#endif
#ifdef MPI_Rget_accumulate_c
#error "MPI_Rget_accumulate_c is a macro"
#endif
#ifdef PMPI_Rget_accumulate_c
#error "PMPI_Rget_accumulate_c is a macro"
#endif
#ifdef MPI_Rget_c
#error "MPI_Rget_c is a macro"
#endif
#ifdef PMPI_Rget_c
#error "PMPI_Rget_c is a macro"
#endif
#ifdef MPI_Rput
#error "MPI_Rput is a macro"
#endif
#ifdef PMPI_Rput
#error "PMPI_Rput is a macro"
#endif
#ifdef MPI_Rput_c
#error "MPI_Rput_c is a macro"
#endif
#ifdef PMPI_Rput_c
#error "PMPI_Rput_c is a macro"
#endif
#ifdef MPI_Rsend
#error "MPI_Rsend is a macro"
#endif
#ifdef PMPI_Rsend
#error "PMPI_Rsend is a macro"
#endif
#ifdef MPI_Rsend_c
#error "MPI_Rsend_c is a macro"
#endif
#ifdef PMPI_Rsend_c
#error "PMPI_Rsend_c is a macro"
#endif
#ifdef MPI_Rsend_init
#error "MPI_Rsend_init is a macro"
#endif
#ifdef PMPI_Rsend_init
#error "PMPI_Rsend_init is a macro"
#endif
#ifdef MPI_Rsend_init_c
#error "MPI_Rsend_init_c is a macro"
#endif
#ifdef PMPI_Rsend_init_c
#error "PMPI_Rsend_init_c is a macro"
#endif
#ifdef MPI_Scan
#error "MPI_Scan is a macro"
#endif
#ifdef PMPI_Scan
#error "PMPI_Scan is a macro"
#endif
#ifdef MPI_Scan_c
#error "MPI_Scan_c is a macro"
#endif
#ifdef PMPI_Scan_c
#error "PMPI_Scan_c is a macro"
#endif
#ifdef MPI_Scan_init
#error "MPI_Scan_init is a macro"
#endif
#ifdef PMPI_Scan_init
#error "PMPI_Scan_init is a macro"
#endif
#ifdef MPI_Scan_init_c
#error "MPI_Scan_init_c is a macro"
#endif
#ifdef PMPI_Scan_init_c
#error "PMPI_Scan_init_c is a macro"
#endif
#ifdef MPI_Scatter
#error "MPI_Scatter is a macro"
#endif
#ifdef PMPI_Scatter
#error "PMPI_Scatter is a macro"
#endif
#ifdef MPI_Scatter_c
#error "MPI_Scatter_c is a macro"
#endif
#ifdef PMPI_Scatter_c
#error "PMPI_Scatter_c is a macro"
#endif
#ifdef MPI_Scatter_init
#error "MPI_Scatter_init is a macro"
#endif
#ifdef PMPI_Scatter_init
#error "PMPI_Scatter_init is a macro"
#endif
#ifdef MPI_Scatter_init_c
#error "MPI_Scatter_init_c is a macro"
#endif
#ifdef PMPI_Scatter_init_c
#error "PMPI_Scatter_init_c is a macro"
#endif
#ifdef MPI_Scatterv
#error "MPI_Scatterv is a macro"
#endif
#ifdef PMPI_Scatterv
#error "PMPI_Scatterv is a macro"
#endif
#ifdef MPI_Scatterv_c
#error "MPI_Scatterv_c is a macro"
#endif
#ifdef PMPI_Scatterv_c
#error "PMPI_Scatterv_c is a macro"
#endif
#ifdef MPI_Scatterv_init
#error "MPI_Scatterv_init is a macro"
#endif
#ifdef PMPI_Scatterv_init
#error "PMPI_Scatterv_init is a macro"
#endif
#ifdef MPI_Scatterv_init_c
#error "MPI_Scatterv_init_c is a macro"
#endif
#ifdef PMPI_Scatterv_init_c
#error "PMPI_Scatterv_init_c is a macro"
#endif
#ifdef MPI_Send
#error "MPI_Send is a macro"
#endif
#ifdef PMPI_Send
#error "PMPI_Send is a macro"
#endif
#ifdef MPI_Send_c
#error "MPI_Send_c is a macro"
#endif
#ifdef PMPI_Send_c
#error "PMPI_Send_c is a macro"
#endif
#ifdef MPI_Send_init
#error "MPI_Send_init is a macro"
#endif
#ifdef PMPI_Send_init
#error "PMPI_Send_init is a macro"
#endif
#ifdef MPI_Send_init_c
#error "MPI_Send_init_c is a macro"
#endif
#ifdef PMPI_Send_init_c
#error "PMPI_Send_init_c is a macro"
#endif
#ifdef MPI_Sendrecv
#error "MPI_Sendrecv is a macro"
#endif
#ifdef PMPI_Sendrecv
#error "PMPI_Sendrecv is a macro"
#endif
#ifdef MPI_Sendrecv_c
#error "MPI_Sendrecv_c is a macro"
#endif
#ifdef PMPI_Sendrecv_c
#error "PMPI_Sendrecv_c is a macro"
#endif
#ifdef MPI_Sendrecv_replace
#error "MPI_Sendrecv_replace is a macro"
#endif
#ifdef PMPI_Sendrecv_replace
#error "PMPI_Sendrecv_replace is a macro"
#endif
#ifdef MPI_Sendrecv_replace_c
#error "MPI_Sendrecv_replace_c is a macro"
#endif
#ifdef PMPI_Sendrecv_replace_c
#error "PMPI_Sendrecv_replace_c is a macro"
#endif
#ifdef MPI_Session_attach_buffer
#error "MPI_Session_attach_buffer is a macro"
#endif
#ifdef PMPI_Session_attach_buffer
#error "PMPI_Session_attach_buffer is a macro"
#endif
#ifdef MPI_Session_attach_buffer_c
#error "MPI_Session_attach_buffer_c is a macro"
#endif
#ifdef PMPI_Session_attach_buffer_c
#error "PMPI_Session_attach_buffer_c is a macro"
#endif
#ifdef MPI_Session_call_errhandler
#error "MPI_Session_call_errhandler is a macro"
#endif
#ifdef PMPI_Session_call_errhandler
#error "PMPI_Session_call_errhandler is a macro"
#endif
#ifdef MPI_Session_create_errhandler
#error "MPI_Session_create_errhandler is a macro"
#endif
#ifdef PMPI_Session_create_errhandler
#error "PMPI_Session_create_errhandler is a macro"
#endif
#ifdef MPI_Session_detach_buffer
#error "MPI_Session_detach_buffer is a macro"
#endif
#ifdef PMPI_Session_detach_buffer
#error "PMPI_Session_detach_buffer is a macro"
#endif
#ifdef MPI_Session_detach_buffer_c
#error "MPI_Session_detach_buffer_c is a macro"
#endif
#ifdef PMPI_Session_detach_buffer_c
#error "PMPI_Session_detach_buffer_c is a macro"
#endif
#ifdef MPI_Session_finalize
#error "MPI_Session_finalize is a macro"
#endif
#ifdef PMPI_Session_finalize
#error "PMPI_Session_finalize is a macro"
#endif
#ifdef MPI_Session_flush_buffer
#error "MPI_Session_flush_buffer is a macro"
#endif
#ifdef PMPI_Session_flush_buffer
#error "PMPI_Session_flush_buffer is a macro"
#endif
#ifdef MPI_Session_fromint
#error "MPI_Session_fromint is a macro"
#endif
#ifdef PMPI_Session_fromint
#error "PMPI_Session_fromint is a macro"
#endif
#ifdef MPI_Session_get_errhandler
#error "MPI_Session_get_errhandler is a macro"
#endif
#ifdef PMPI_Session_get_errhandler
#error "PMPI_Session_get_errhandler is a macro"
#endif
#ifdef MPI_Session_get_info
#error "MPI_Session_get_info is a macro"
#endif
#ifdef PMPI_Session_get_info
#error "PMPI_Session_get_info is a macro"
#endif
#ifdef MPI_Session_get_nth_pset
#error "MPI_Session_get_nth_pset is a macro"
#endif
#ifdef PMPI_Session_get_nth_pset
#error "PMPI_Session_get_nth_pset is a macro"
#endif
#ifdef MPI_Session_get_num_psets
#error "MPI_Session_get_num_psets is a macro"
#endif
#ifdef PMPI_Session_get_num_psets
#error "PMPI_Session_get_num_psets is a macro"
#endif
#ifdef MPI_Session_get_pset_info
#error "MPI_Session_get_pset_info is a macro"
#endif
#ifdef PMPI_Session_get_pset_info
#error "PMPI_Session_get_pset_info is a macro"
#endif
#ifdef MPI_Session_iflush_buffer
#error "MPI_Session_iflush_buffer is a macro"
#endif
#ifdef PMPI_Session_iflush_buffer
#error "PMPI_Session_iflush_buffer is a macro"
#endif
#ifdef MPI_Session_init
#error "MPI_Session_init is a macro"
#endif
#ifdef PMPI_Session_init
#error "PMPI_Session_init is a macro"
#endif
#ifdef MPI_Session_set_errhandler
#error "MPI_Session_set_errhandler is a macro"
#endif
#ifdef PMPI_Session_set_errhandler
#error "PMPI_Session_set_errhandler is a macro"
#endif
#ifdef MPI_Session_toint
#error "MPI_Session_toint is a macro"
#endif
#ifdef PMPI_Session_toint
#error "PMPI_Session_toint is a macro"
#endif
#ifdef MPI_Ssend
#error "MPI_Ssend is a macro"
#endif
#ifdef PMPI_Ssend
#error "PMPI_Ssend is a macro"
#endif
#ifdef MPI_Ssend_c
#error "MPI_Ssend_c is a macro"
#endif
#ifdef PMPI_Ssend_c
#error "PMPI_Ssend_c is a macro"
#endif
#ifdef MPI_Ssend_init
#error "MPI_Ssend_init is a macro"
#endif
#ifdef PMPI_Ssend_init
#error "PMPI_Ssend_init is a macro"
#endif
#ifdef MPI_Ssend_init_c
#error "MPI_Ssend_init_c is a macro"
#endif
#ifdef PMPI_Ssend_init_c
#error "PMPI_Ssend_init_c is a macro"
#endif
#ifdef MPI_Start
#error "MPI_Start is a macro"
#endif
#ifdef PMPI_Start
#error "PMPI_Start is a macro"
#endif
#ifdef MPI_Startall
#error "MPI_Startall is a macro"
#endif
#ifdef PMPI_Startall
#error "PMPI_Startall is a macro"
#endif
#ifdef MPI_Status_get_error
#error "MPI_Status_get_error is a macro"
#endif
#ifdef PMPI_Status_get_error
#error "PMPI_Status_get_error is a macro"
#endif
#ifdef MPI_Status_get_source
#error "MPI_Status_get_source is a macro"
#endif
#ifdef PMPI_Status_get_source
#error "PMPI_Status_get_source is a macro"
#endif
#ifdef MPI_Status_get_tag
#error "MPI_Status_get_tag is a macro"
#endif
#ifdef PMPI_Status_get_tag
#error "PMPI_Status_get_tag is a macro"
#endif
#ifdef MPI_Status_set_cancelled
#error "MPI_Status_set_cancelled is a macro"
#endif
#ifdef PMPI_Status_set_cancelled
#error "PMPI_Status_set_cancelled is a macro"
#endif
#ifdef MPI_Status_set_elements
#error "MPI_Status_set_elements is a macro"
#endif
#ifdef PMPI_Status_set_elements
#error "PMPI_Status_set_elements is a macro"
#endif
#ifdef MPI_Status_set_elements_c
#error "MPI_Status_set_elements_c is a macro"
#endif
#ifdef PMPI_Status_set_elements_c
#error "PMPI_Status_set_elements_c is a macro"
#endif
#ifdef MPI_Status_set_elements_x
#error "MPI_Status_set_elements_x is a macro"
#endif
#ifdef PMPI_Status_set_elements_x
#error "PMPI_Status_set_elements_x is a macro"
#endif
#ifdef MPI_Status_set_error
#error "MPI_Status_set_error is a macro"
#endif
#ifdef PMPI_Status_set_error
#error "PMPI_Status_set_error is a macro"
#endif
#ifdef MPI_Status_set_source
#error "MPI_Status_set_source is a macro"
#endif
#ifdef PMPI_Status_set_source
#error "PMPI_Status_set_source is a macro"
#endif
#ifdef MPI_Status_set_tag
#error "MPI_Status_set_tag is a macro"
#endif
#ifdef PMPI_Status_set_tag
#error "PMPI_Status_set_tag is a macro"
#endif
#ifdef MPI_T_category_changed
#error "MPI_T_category_changed is a macro"
#endif
#ifdef PMPI_T_category_changed
#error "PMPI_T_category_changed is a macro"
#endif
#ifdef MPI_T_category_get_categories
#error "MPI_T_category_get_categories is a macro"
#endif
#ifdef PMPI_T_category_get_categories
#error "PMPI_T_category_get_categories is a macro"
#endif
#ifdef MPI_T_category_get_cvars
#error "MPI_T_category_get_cvars is a macro"
#endif
#ifdef PMPI_T_category_get_cvars
#error "PMPI_T_category_get_cvars is a macro"
#endif
#ifdef MPI_T_category_get_events
#error "MPI_T_category_get_events is a macro"
#endif
#ifdef PMPI_T_category_get_events
#error "PMPI_T_category_get_events is a macro"
#endif
#ifdef MPI_T_category_get_index
#error "MPI_T_category_get_index is a macro"
#endif
#ifdef PMPI_T_category_get_index
#error "PMPI_T_category_get_index is a macro"
#endif
#ifdef MPI_T_category_get_info
#error "MPI_T_category_get_info is a macro"
#endif
#ifdef PMPI_T_category_get_info
#error "PMPI_T_category_get_info is a macro"
#endif
#ifdef MPI_T_category_get_num
#error "MPI_T_category_get_num is a macro"
#endif
#ifdef PMPI_T_category_get_num
#error "PMPI_T_category_get_num is a macro"
#endif
#ifdef MPI_T_category_get_num_events
#error "MPI_T_category_get_num_events is a macro"
#endif
#ifdef PMPI_T_category_get_num_events
#error "PMPI_T_category_get_num_events is a macro"
#endif
#ifdef MPI_T_category_get_pvars
#error "MPI_T_category_get_pvars is a macro"
#endif
#ifdef PMPI_T_category_get_pvars
#error "PMPI_T_category_get_pvars is a macro"
#endif
#ifdef MPI_T_cvar_get_index
#error "MPI_T_cvar_get_index is a macro"
#endif
#ifdef PMPI_T_cvar_get_index
#error "PMPI_T_cvar_get_index is a macro"
#endif
#ifdef MPI_T_cvar_get_info
#error "MPI_T_cvar_get_info is a macro"
#endif
#ifdef PMPI_T_cvar_get_info
#error "PMPI_T_cvar_get_info is a macro"
#endif
#ifdef MPI_T_cvar_get_num
#error "MPI_T_cvar_get_num is a macro"
#endif
#ifdef PMPI_T_cvar_get_num
#error "PMPI_T_cvar_get_num is a macro"
#endif
#ifdef MPI_T_cvar_handle_alloc
#error "MPI_T_cvar_handle_alloc is a macro"
#endif
#ifdef PMPI_T_cvar_handle_alloc
#error "PMPI_T_cvar_handle_alloc is a macro"
#endif
#ifdef MPI_T_cvar_handle_free
#error "MPI_T_cvar_handle_free is a macro"
#endif
#ifdef PMPI_T_cvar_handle_free
#error "PMPI_T_cvar_handle_free is a macro"
#endif
#ifdef MPI_T_cvar_read
#error "MPI_T_cvar_read is a macro"
#endif
#ifdef PMPI_T_cvar_read
#error "PMPI_T_cvar_read is a macro"
#endif
#ifdef MPI_T_cvar_write
#error "MPI_T_cvar_write is a macro"
#endif
#ifdef PMPI_T_cvar_write
#error "PMPI_T_cvar_write is a macro"
#endif
#ifdef MPI_T_enum_get_info
#error "MPI_T_enum_get_info is a macro"
#endif
#ifdef PMPI_T_enum_get_info
#error "PMPI_T_enum_get_info is a macro"
#endif
#ifdef MPI_T_enum_get_item
#error "MPI_T_enum_get_item is a macro"
#endif
#ifdef PMPI_T_enum_get_item
#error "PMPI_T_enum_get_item is a macro"
#endif
#ifdef MPI_T_event_callback_get_info
#error "MPI_T_event_callback_get_info is a macro"
#endif
#ifdef PMPI_T_event_callback_get_info
#error "PMPI_T_event_callback_get_info is a macro"
#endif
#ifdef MPI_T_event_callback_set_info
#error "MPI_T_event_callback_set_info is a macro"
#endif
#ifdef PMPI_T_event_callback_set_info
#error "PMPI_T_event_callback_set_info is a macro"
#endif
#ifdef MPI_T_event_copy
#error "MPI_T_event_copy is a macro"
#endif
#ifdef PMPI_T_event_copy
#error "PMPI_T_event_copy is a macro"
#endif
#ifdef MPI_T_event_get_index
#error "MPI_T_event_get_index is a macro"
#endif
#ifdef PMPI_T_event_get_index
#error "PMPI_T_event_get_index is a macro"
#endif
#ifdef MPI_T_event_get_info
#error "MPI_T_event_get_info is a macro"
#endif
#ifdef PMPI_T_event_get_info
#error "PMPI_T_event_get_info is a macro"
#endif
#ifdef MPI_T_event_get_num
#error "MPI_T_event_get_num is a macro"
#endif
#ifdef PMPI_T_event_get_num
#error "PMPI_T_event_get_num is a macro"
#endif
#ifdef MPI_T_event_get_source
#error "MPI_T_event_get_source is a macro"
#endif
#ifdef PMPI_T_event_get_source
#error "PMPI_T_event_get_source is a macro"
#endif
#ifdef MPI_T_event_get_timestamp
#error "MPI_T_event_get_timestamp is a macro"
#endif
#ifdef PMPI_T_event_get_timestamp
#error "PMPI_T_event_get_timestamp is a macro"
#endif
#ifdef MPI_T_event_handle_alloc
#error "MPI_T_event_handle_alloc is a macro"
#endif
#ifdef PMPI_T_event_handle_alloc
#error "PMPI_T_event_handle_alloc is a macro"
#endif
#ifdef MPI_T_event_handle_free
#error "MPI_T_event_handle_free is a macro"
#endif
#ifdef PMPI_T_event_handle_free
#error "PMPI_T_event_handle_free is a macro"
#endif
#ifdef MPI_T_event_handle_get_info
#error "MPI_T_event_handle_get_info is a macro"
#endif
#ifdef PMPI_T_event_handle_get_info
#error "PMPI_T_event_handle_get_info is a macro"
#endif
#ifdef MPI_T_event_handle_set_info
#error "MPI_T_event_handle_set_info is a macro"
#endif
#ifdef PMPI_T_event_handle_set_info
#error "PMPI_T_event_handle_set_info is a macro"
#endif
#ifdef MPI_T_event_read
#error "MPI_T_event_read is a macro"
#endif
#ifdef PMPI_T_event_read
#error "PMPI_T_event_read is a macro"
#endif
#ifdef MPI_T_event_register_callback
#error "MPI_T_event_register_callback is a macro"
#endif
#ifdef PMPI_T_event_register_callback
#error "PMPI_T_event_register_callback is a macro"
#endif
#ifdef MPI_T_event_set_dropped_handler
#error "MPI_T_event_set_dropped_handler is a macro"
#endif
#ifdef PMPI_T_event_set_dropped_handler
#error "PMPI_T_event_set_dropped_handler is a macro"
#endif
#ifdef MPI_T_finalize
#error "MPI_T_finalize is a macro"
#endif
#ifdef PMPI_T_finalize
#error "PMPI_T_finalize is a macro"
#endif
#ifdef MPI_T_init_thread
#error "MPI_T_init_thread is a macro"
#endif
#ifdef PMPI_T_init_thread
#error "PMPI_T_init_thread is a macro"
#endif
#ifdef MPI_T_pvar_get_index
#error "MPI_T_pvar_get_index is a macro"
#endif
#ifdef PMPI_T_pvar_get_index
#error "PMPI_T_pvar_get_index is a macro"
#endif
#ifdef MPI_T_pvar_get_info
#error "MPI_T_pvar_get_info is a macro"
#endif
#ifdef PMPI_T_pvar_get_info
#error "PMPI_T_pvar_get_info is a macro"
#endif
#ifdef MPI_T_pvar_get_num
#error "MPI_T_pvar_get_num is a macro"
#endif
#ifdef PMPI_T_pvar_get_num
#error "PMPI_T_pvar_get_num is a macro"
#endif
#ifdef MPI_T_pvar_handle_alloc
#error "MPI_T_pvar_handle_alloc is a macro"
#endif
#ifdef PMPI_T_pvar_handle_alloc
#error "PMPI_T_pvar_handle_alloc is a macro"
#endif
#ifdef MPI_T_pvar_handle_free
#error "MPI_T_pvar_handle_free is a macro"
#endif
#ifdef PMPI_T_pvar_handle_free
#error "PMPI_T_pvar_handle_free is a macro"
#endif
#ifdef MPI_T_pvar_read
#error "MPI_T_pvar_read is a macro"
#endif
#ifdef PMPI_T_pvar_read
#error "PMPI_T_pvar_read is a macro"
#endif
#ifdef MPI_T_pvar_readreset
#error "MPI_T_pvar_readreset is a macro"
#endif
#ifdef PMPI_T_pvar_readreset
#error "PMPI_T_pvar_readreset is a macro"
#endif
#ifdef MPI_T_pvar_reset
#error "MPI_T_pvar_reset is a macro"
#endif
#ifdef PMPI_T_pvar_reset
#error "PMPI_T_pvar_reset is a macro"
#endif
#ifdef MPI_T_pvar_session_create
#error "MPI_T_pvar_session_create is a macro"
#endif
#ifdef PMPI_T_pvar_session_create
#error "PMPI_T_pvar_session_create is a macro"
#endif
#ifdef MPI_T_pvar_session_free
#error "MPI_T_pvar_session_free is a macro"
#endif
#ifdef PMPI_T_pvar_session_free
#error "PMPI_T_pvar_session_free is a macro"
#endif
#ifdef MPI_T_pvar_start
#error "MPI_T_pvar_start is a macro"
#endif
#ifdef PMPI_T_pvar_start
#error "PMPI_T_pvar_start is a macro"
#endif
#ifdef MPI_T_pvar_stop
#error "MPI_T_pvar_stop is a macro"
#endif
#ifdef PMPI_T_pvar_stop
#error "PMPI_T_pvar_stop is a macro"
#endif
#ifdef MPI_T_pvar_write
#error "MPI_T_pvar_write is a macro"
#endif
#ifdef PMPI_T_pvar_write
#error "PMPI_T_pvar_write is a macro"
#endif
#ifdef MPI_T_source_get_info
#error "MPI_T_source_get_info is a macro"
#endif
#ifdef PMPI_T_source_get_info
#error "PMPI_T_source_get_info is a macro"
#endif
#ifdef MPI_T_source_get_num
#error "MPI_T_source_get_num is a macro"
#endif
#ifdef PMPI_T_source_get_num
#error "PMPI_T_source_get_num is a macro"
#endif
#ifdef MPI_T_source_get_timestamp
#error "MPI_T_source_get_timestamp is a macro"
#endif
#ifdef PMPI_T_source_get_timestamp
#error "PMPI_T_source_get_timestamp is a macro"
#endif
#ifdef MPI_Test
#error "MPI_Test is a macro"
#endif
#ifdef PMPI_Test
#error "PMPI_Test is a macro"
#endif
#ifdef MPI_Test_cancelled
#error "MPI_Test_cancelled is a macro"
#endif
#ifdef PMPI_Test_cancelled
#error "PMPI_Test_cancelled is a macro"
#endif
#ifdef MPI_Testall
#error "MPI_Testall is a macro"
#endif
#ifdef PMPI_Testall
#error "PMPI_Testall is a macro"
#endif
#ifdef MPI_Testany
#error "MPI_Testany is a macro"
#endif
#ifdef PMPI_Testany
#error "PMPI_Testany is a macro"
#endif
#ifdef MPI_Testsome
#error "MPI_Testsome is a macro"
#endif
#ifdef PMPI_Testsome
#error "PMPI_Testsome is a macro"
#endif
#ifdef MPI_Topo_test
#error "MPI_Topo_test is a macro"
#endif
#ifdef PMPI_Topo_test
#error "PMPI_Topo_test is a macro"
#endif
#ifdef MPI_Type_commit
#error "MPI_Type_commit is a macro"
#endif
#ifdef PMPI_Type_commit
#error "PMPI_Type_commit is a macro"
#endif
#ifdef MPI_Type_contiguous
#error "MPI_Type_contiguous is a macro"
#endif
#ifdef PMPI_Type_contiguous
#error "PMPI_Type_contiguous is a macro"
#endif
#ifdef MPI_Type_contiguous_c
#error "MPI_Type_contiguous_c is a macro"
#endif
#ifdef PMPI_Type_contiguous_c
#error "PMPI_Type_contiguous_c is a macro"
#endif
#ifdef MPI_Type_create_darray
#error "MPI_Type_create_darray is a macro"
#endif
#ifdef PMPI_Type_create_darray
#error "PMPI_Type_create_darray is a macro"
#endif
#ifdef MPI_Type_create_darray_c
#error "MPI_Type_create_darray_c is a macro"
#endif
#ifdef PMPI_Type_create_darray_c
#error "PMPI_Type_create_darray_c is a macro"
#endif
#ifdef MPI_Type_create_f90_complex
#error "MPI_Type_create_f90_complex is a macro"
#endif
#ifdef PMPI_Type_create_f90_complex
#error "PMPI_Type_create_f90_complex is a macro"
#endif
#ifdef MPI_Type_create_f90_integer
#error "MPI_Type_create_f90_integer is a macro"
#endif
#ifdef PMPI_Type_create_f90_integer
#error "PMPI_Type_create_f90_integer is a macro"
#endif
#ifdef MPI_Type_create_f90_real
#error "MPI_Type_create_f90_real is a macro"
#endif
#ifdef PMPI_Type_create_f90_real
#error "PMPI_Type_create_f90_real is a macro"
#endif
#ifdef MPI_Type_create_hindexed
#error "MPI_Type_create_hindexed is a macro"
#endif
#ifdef PMPI_Type_create_hindexed
#error "PMPI_Type_create_hindexed is a macro"
#endif
#ifdef MPI_Type_create_hindexed_block
#error "MPI_Type_create_hindexed_block is a macro"
#endif
#ifdef PMPI_Type_create_hindexed_block
#error "PMPI_Type_create_hindexed_block is a macro"
#endif
#ifdef MPI_Type_create_hindexed_block_c
#error "MPI_Type_create_hindexed_block_c is a macro"
#endif
#ifdef PMPI_Type_create_hindexed_block_c
#error "PMPI_Type_create_hindexed_block_c is a macro"
#endif
#ifdef MPI_Type_create_hindexed_c
#error "MPI_Type_create_hindexed_c is a macro"
#endif
#ifdef PMPI_Type_create_hindexed_c
#error "PMPI_Type_create_hindexed_c is a macro"
#endif
#ifdef MPI_Type_create_hvector
#error "MPI_Type_create_hvector is a macro"
#endif
#ifdef PMPI_Type_create_hvector
#error "PMPI_Type_create_hvector is a macro"
#endif
#ifdef MPI_Type_create_hvector_c
#error "MPI_Type_create_hvector_c is a macro"
#endif
#ifdef PMPI_Type_create_hvector_c
#error "PMPI_Type_create_hvector_c is a macro"
#endif
#ifdef MPI_Type_create_indexed_block
#error "MPI_Type_create_indexed_block is a macro"
#endif
#ifdef PMPI_Type_create_indexed_block
#error "PMPI_Type_create_indexed_block is a macro"
#endif
#ifdef MPI_Type_create_indexed_block_c
#error "MPI_Type_create_indexed_block_c is a macro"
#endif
#ifdef PMPI_Type_create_indexed_block_c
#error "PMPI_Type_create_indexed_block_c is a macro"
#endif
#ifdef MPI_Type_create_keyval
#error "MPI_Type_create_keyval is a macro"
#endif
#ifdef PMPI_Type_create_keyval
#error "PMPI_Type_create_keyval is a macro"
#endif
#ifdef MPI_Type_create_resized
#error "MPI_Type_create_resized is a macro"
#endif
#ifdef PMPI_Type_create_resized
#error "PMPI_Type_create_resized is a macro"
#endif
#ifdef MPI_Type_create_resized_c
#error "MPI_Type_create_resized_c is a macro"
#endif
#ifdef PMPI_Type_create_resized_c
#error "PMPI_Type_create_resized_c is a macro"
#endif
#ifdef MPI_Type_create_struct
#error "MPI_Type_create_struct is a macro"
#endif
#ifdef PMPI_Type_create_struct
#error "PMPI_Type_create_struct is a macro"
#endif
#ifdef MPI_Type_create_struct_c
#error "MPI_Type_create_struct_c is a macro"
#endif
#ifdef PMPI_Type_create_struct_c
#error "PMPI_Type_create_struct_c is a macro"
#endif
#ifdef MPI_Type_create_subarray
#error "MPI_Type_create_subarray is a macro"
#endif
#ifdef PMPI_Type_create_subarray
#error "PMPI_Type_create_subarray is a macro"
#endif
#ifdef MPI_Type_create_subarray_c
#error "MPI_Type_create_subarray_c is a macro"
#endif
#ifdef PMPI_Type_create_subarray_c
#error "PMPI_Type_create_subarray_c is a macro"
#endif
#ifdef MPI_Type_delete_attr
#error "MPI_Type_delete_attr is a macro"
#endif
#ifdef PMPI_Type_delete_attr
#error "PMPI_Type_delete_attr is a macro"
#endif
#ifdef MPI_Type_dup
#error "MPI_Type_dup is a macro"
#endif
#ifdef PMPI_Type_dup
#error "PMPI_Type_dup is a macro"
#endif
#ifdef MPI_Type_free
#error "MPI_Type_free is a macro"
#endif
#ifdef PMPI_Type_free
#error "PMPI_Type_free is a macro"
#endif
#ifdef MPI_Type_free_keyval
#error "MPI_Type_free_keyval is a macro"
#endif
#ifdef PMPI_Type_free_keyval
#error "PMPI_Type_free_keyval is a macro"
#endif
#ifdef MPI_Type_fromint
#error "MPI_Type_fromint is a macro"
#endif
#ifdef PMPI_Type_fromint
#error "PMPI_Type_fromint is a macro"
#endif
#ifdef MPI_Type_get_attr
#error "MPI_Type_get_attr is a macro"
#endif
#ifdef PMPI_Type_get_attr
#error "PMPI_Type_get_attr is a macro"
#endif
#ifdef MPI_Type_get_contents
#error "MPI_Type_get_contents is a macro"
#endif
#ifdef PMPI_Type_get_contents
#error "PMPI_Type_get_contents is a macro"
#endif
#ifdef MPI_Type_get_contents_c
#error "MPI_Type_get_contents_c is a macro"
#endif
#ifdef PMPI_Type_get_contents_c
#error "PMPI_Type_get_contents_c is a macro"
#endif
#ifdef MPI_Type_get_envelope
#error "MPI_Type_get_envelope is a macro"
#endif
#ifdef PMPI_Type_get_envelope
#error "PMPI_Type_get_envelope is a macro"
#endif
#ifdef MPI_Type_get_envelope_c
#error "MPI_Type_get_envelope_c is a macro"
#endif
#ifdef PMPI_Type_get_envelope_c
#error "PMPI_Type_get_envelope_c is a macro"
#endif
#ifdef MPI_Type_get_extent
#error "MPI_Type_get_extent is a macro"
#endif
#ifdef PMPI_Type_get_extent
#error "PMPI_Type_get_extent is a macro"
#endif
#ifdef MPI_Type_get_extent_c
#error "MPI_Type_get_extent_c is a macro"
#endif
#ifdef PMPI_Type_get_extent_c
#error "PMPI_Type_get_extent_c is a macro"
#endif
#ifdef MPI_Type_get_extent_x
#error "MPI_Type_get_extent_x is a macro"
#endif
#ifdef PMPI_Type_get_extent_x
#error "PMPI_Type_get_extent_x is a macro"
#endif
#ifdef MPI_Type_get_name
#error "MPI_Type_get_name is a macro"
#endif
#ifdef PMPI_Type_get_name
#error "PMPI_Type_get_name is a macro"
#endif
#ifdef MPI_Type_get_true_extent
#error "MPI_Type_get_true_extent is a macro"
#endif
#ifdef PMPI_Type_get_true_extent
#error "PMPI_Type_get_true_extent is a macro"
#endif
#ifdef MPI_Type_get_true_extent_c
#error "MPI_Type_get_true_extent_c is a macro"
#endif
#ifdef PMPI_Type_get_true_extent_c
#error "PMPI_Type_get_true_extent_c is a macro"
#endif
#ifdef MPI_Type_get_true_extent_x
#error "MPI_Type_get_true_extent_x is a macro"
#endif
#ifdef PMPI_Type_get_true_extent_x
#error "PMPI_Type_get_true_extent_x is a macro"
#endif
#ifdef MPI_Type_get_value_index
#error "MPI_Type_get_value_index is a macro"
#endif
#ifdef PMPI_Type_get_value_index
#error "PMPI_Type_get_value_index is a macro"
#endif
#ifdef MPI_Type_indexed
#error "MPI_Type_indexed is a macro"
#endif
#ifdef PMPI_Type_indexed
#error "PMPI_Type_indexed is a macro"
#endif
#ifdef MPI_Type_indexed_c
#error "MPI_Type_indexed_c is a macro"
#endif
#ifdef PMPI_Type_indexed_c
#error "PMPI_Type_indexed_c is a macro"
#endif
#ifdef MPI_Type_match_size
#error "MPI_Type_match_size is a macro"
#endif
#ifdef PMPI_Type_match_size
#error "PMPI_Type_match_size is a macro"
#endif
#ifdef MPI_Type_set_attr
#error "MPI_Type_set_attr is a macro"
#endif
#ifdef PMPI_Type_set_attr
#error "PMPI_Type_set_attr is a macro"
#endif
#ifdef MPI_Type_set_name
#error "MPI_Type_set_name is a macro"
#endif
#ifdef PMPI_Type_set_name
#error "PMPI_Type_set_name is a macro"
#endif
#ifdef MPI_Type_size
#error "MPI_Type_size is a macro"
#endif
#ifdef PMPI_Type_size
#error "PMPI_Type_size is a macro"
#endif
#ifdef MPI_Type_size_c
#error "MPI_Type_size_c is a macro"
#endif
#ifdef PMPI_Type_size_c
#error "PMPI_Type_size_c is a macro"
#endif
#ifdef MPI_Type_size_x
#error "MPI_Type_size_x is a macro"
#endif
#ifdef PMPI_Type_size_x
#error "PMPI_Type_size_x is a macro"
#endif
#ifdef MPI_Type_toint
#error "MPI_Type_toint is a macro"
#endif
#ifdef PMPI_Type_toint
#error "PMPI_Type_toint is a macro"
#endif
#ifdef MPI_Type_vector
#error "MPI_Type_vector is a macro"
#endif
#ifdef PMPI_Type_vector
#error "PMPI_Type_vector is a macro"
#endif
#ifdef MPI_Type_vector_c
#error "MPI_Type_vector_c is a macro"
#endif
#ifdef PMPI_Type_vector_c
#error "PMPI_Type_vector_c is a macro"
#endif
#ifdef MPI_Unpack
#error "MPI_Unpack is a macro"
#endif
#ifdef PMPI_Unpack
#error "PMPI_Unpack is a macro"
#endif
#ifdef MPI_Unpack_c
#error "MPI_Unpack_c is a macro"
#endif
#ifdef PMPI_Unpack_c
#error "PMPI_Unpack_c is a macro"
#endif
#ifdef MPI_Unpack_external
#error "MPI_Unpack_external is a macro"
#endif
#ifdef PMPI_Unpack_external
#error "PMPI_Unpack_external is a macro"
#endif
#ifdef MPI_Unpack_external_c
#error "MPI_Unpack_external_c is a macro"
#endif
#ifdef PMPI_Unpack_external_c
#error "PMPI_Unpack_external_c is a macro"
#endif
#ifdef MPI_Unpublish_name
#error "MPI_Unpublish_name is a macro"
#endif
#ifdef PMPI_Unpublish_name
#error "PMPI_Unpublish_name is a macro"
#endif
#ifdef MPI_Wait
#error "MPI_Wait is a macro"
#endif
#ifdef PMPI_Wait
#error "PMPI_Wait is a macro"
#endif
#ifdef MPI_Waitall
#error "MPI_Waitall is a macro"
#endif
#ifdef PMPI_Waitall
#error "PMPI_Waitall is a macro"
#endif
#ifdef MPI_Waitany
#error "MPI_Waitany is a macro"
#endif
#ifdef PMPI_Waitany
#error "PMPI_Waitany is a macro"
#endif
#ifdef MPI_Waitsome
#error "MPI_Waitsome is a macro"
#endif
#ifdef PMPI_Waitsome
#error "PMPI_Waitsome is a macro"
#endif
#ifdef MPI_Win_allocate
#error "MPI_Win_allocate is a macro"
#endif
#ifdef PMPI_Win_allocate
#error "PMPI_Win_allocate is a macro"
#endif
#ifdef MPI_Win_allocate_c
#error "MPI_Win_allocate_c is a macro"
#endif
#ifdef PMPI_Win_allocate_c
#error "PMPI_Win_allocate_c is a macro"
#endif
#ifdef MPI_Win_allocate_shared
#error "MPI_Win_allocate_shared is a macro"
#endif
#ifdef PMPI_Win_allocate_shared
#error "PMPI_Win_allocate_shared is a macro"
#endif
#ifdef MPI_Win_allocate_shared_c
#error "MPI_Win_allocate_shared_c is a macro"
#endif
#ifdef PMPI_Win_allocate_shared_c
#error "PMPI_Win_allocate_shared_c is a macro"
#endif
#ifdef MPI_Win_attach
#error "MPI_Win_attach is a macro"
#endif
#ifdef PMPI_Win_attach
#error "PMPI_Win_attach is a macro"
#endif
#ifdef MPI_Win_call_errhandler
#error "MPI_Win_call_errhandler is a macro"
#endif
#ifdef PMPI_Win_call_errhandler
#error "PMPI_Win_call_errhandler is a macro"
#endif
#ifdef MPI_Win_complete
#error "MPI_Win_complete is a macro"
#endif
#ifdef PMPI_Win_complete
#error "PMPI_Win_complete is a macro"
#endif
#ifdef MPI_Win_create
#error "MPI_Win_create is a macro"
#endif
#ifdef PMPI_Win_create
#error "PMPI_Win_create is a macro"
#endif
#ifdef MPI_Win_create_c
#error "MPI_Win_create_c is a macro"
#endif
#ifdef PMPI_Win_create_c
#error "PMPI_Win_create_c is a macro"
#endif
#ifdef MPI_Win_create_dynamic
#error "MPI_Win_create_dynamic is a macro"
#endif
#ifdef PMPI_Win_create_dynamic
#error "PMPI_Win_create_dynamic is a macro"
#endif
#ifdef MPI_Win_create_errhandler
#error "MPI_Win_create_errhandler is a macro"
#endif
#ifdef PMPI_Win_create_errhandler
#error "PMPI_Win_create_errhandler is a macro"
#endif
#ifdef MPI_Win_create_keyval
#error "MPI_Win_create_keyval is a macro"
#endif
#ifdef PMPI_Win_create_keyval
#error "PMPI_Win_create_keyval is a macro"
#endif
#ifdef MPI_Win_delete_attr
#error "MPI_Win_delete_attr is a macro"
#endif
#ifdef PMPI_Win_delete_attr
#error "PMPI_Win_delete_attr is a macro"
#endif
#ifdef MPI_Win_detach
#error "MPI_Win_detach is a macro"
#endif
#ifdef PMPI_Win_detach
#error "PMPI_Win_detach is a macro"
#endif
#ifdef MPI_Win_fence
#error "MPI_Win_fence is a macro"
#endif
#ifdef PMPI_Win_fence
#error "PMPI_Win_fence is a macro"
#endif
#ifdef MPI_Win_flush
#error "MPI_Win_flush is a macro"
#endif
#ifdef PMPI_Win_flush
#error "PMPI_Win_flush is a macro"
#endif
#ifdef MPI_Win_flush_all
#error "MPI_Win_flush_all is a macro"
#endif
#ifdef PMPI_Win_flush_all
#error "PMPI_Win_flush_all is a macro"
#endif
#ifdef MPI_Win_flush_local
#error "MPI_Win_flush_local is a macro"
#endif
#ifdef PMPI_Win_flush_local
#error "PMPI_Win_flush_local is a macro"
#endif
#ifdef MPI_Win_flush_local_all
#error "MPI_Win_flush_local_all is a macro"
#endif
#ifdef PMPI_Win_flush_local_all
#error "PMPI_Win_flush_local_all is a macro"
#endif
#ifdef MPI_Win_free
#error "MPI_Win_free is a macro"
#endif
#ifdef PMPI_Win_free
#error "PMPI_Win_free is a macro"
#endif
#ifdef MPI_Win_free_keyval
#error "MPI_Win_free_keyval is a macro"
#endif
#ifdef PMPI_Win_free_keyval
#error "PMPI_Win_free_keyval is a macro"
#endif
#ifdef MPI_Win_fromint
#error "MPI_Win_fromint is a macro"
#endif
#ifdef PMPI_Win_fromint
#error "PMPI_Win_fromint is a macro"
#endif
#ifdef MPI_Win_get_attr
#error "MPI_Win_get_attr is a macro"
#endif
#ifdef PMPI_Win_get_attr
#error "PMPI_Win_get_attr is a macro"
#endif
#ifdef MPI_Win_get_errhandler
#error "MPI_Win_get_errhandler is a macro"
#endif
#ifdef PMPI_Win_get_errhandler
#error "PMPI_Win_get_errhandler is a macro"
#endif
#ifdef MPI_Win_get_group
#error "MPI_Win_get_group is a macro"
#endif
#ifdef PMPI_Win_get_group
#error "PMPI_Win_get_group is a macro"
#endif
#ifdef MPI_Win_get_info
#error "MPI_Win_get_info is a macro"
#endif
#ifdef PMPI_Win_get_info
#error "PMPI_Win_get_info is a macro"
#endif
#ifdef MPI_Win_get_name
#error "MPI_Win_get_name is a macro"
#endif
#ifdef PMPI_Win_get_name
#error "PMPI_Win_get_name is a macro"
#endif
#ifdef MPI_Win_lock
#error "MPI_Win_lock is a macro"
#endif
#ifdef PMPI_Win_lock
#error "PMPI_Win_lock is a macro"
#endif
#ifdef MPI_Win_lock_all
#error "MPI_Win_lock_all is a macro"
#endif
#ifdef PMPI_Win_lock_all
#error "PMPI_Win_lock_all is a macro"
#endif
#ifdef MPI_Win_post
#error "MPI_Win_post is a macro"
#endif
#ifdef PMPI_Win_post
#error "PMPI_Win_post is a macro"
#endif
#ifdef MPI_Win_set_attr
#error "MPI_Win_set_attr is a macro"
#endif
#ifdef PMPI_Win_set_attr
#error "PMPI_Win_set_attr is a macro"
#endif
#ifdef MPI_Win_set_errhandler
#error "MPI_Win_set_errhandler is a macro"
#endif
#ifdef PMPI_Win_set_errhandler
#error "PMPI_Win_set_errhandler is a macro"
#endif
#ifdef MPI_Win_set_info
#error "MPI_Win_set_info is a macro"
#endif
#ifdef PMPI_Win_set_info
#error "PMPI_Win_set_info is a macro"
#endif
#ifdef MPI_Win_set_name
#error "MPI_Win_set_name is a macro"
#endif
#ifdef PMPI_Win_set_name
#error "PMPI_Win_set_name is a macro"
#endif
#ifdef MPI_Win_shared_query
#error "MPI_Win_shared_query is a macro"
#endif
#ifdef PMPI_Win_shared_query
#error "PMPI_Win_shared_query is a macro"
#endif
#ifdef MPI_Win_shared_query_c
#error "MPI_Win_shared_query_c is a macro"
#endif
#ifdef PMPI_Win_shared_query_c
#error "PMPI_Win_shared_query_c is a macro"
#endif
#ifdef MPI_Win_start
#error "MPI_Win_start is a macro"
#endif
#ifdef PMPI_Win_start
#error "PMPI_Win_start is a macro"
#endif
#ifdef MPI_Win_sync
#error "MPI_Win_sync is a macro"
#endif
#ifdef PMPI_Win_sync
#error "PMPI_Win_sync is a macro"
#endif
#ifdef MPI_Win_test
#error "MPI_Win_test is a macro"
#endif
#ifdef PMPI_Win_test
#error "PMPI_Win_test is a macro"
#endif
#ifdef MPI_Win_toint
#error "MPI_Win_toint is a macro"
#endif
#ifdef PMPI_Win_toint
#error "PMPI_Win_toint is a macro"
#endif
#ifdef MPI_Win_unlock
#error "MPI_Win_unlock is a macro"
#endif
#ifdef PMPI_Win_unlock
#error "PMPI_Win_unlock is a macro"
#endif
#ifdef MPI_Win_unlock_all
#error "MPI_Win_unlock_all is a macro"
#endif
#ifdef PMPI_Win_unlock_all
#error "PMPI_Win_unlock_all is a macro"
#endif
#ifdef MPI_Win_wait
#error "MPI_Win_wait is a macro"
#endif
#ifdef PMPI_Win_wait
#error "PMPI_Win_wait is a macro"
#endif
#ifdef MPI_Wtick
#error "MPI_Wtick is a macro"
#endif
#ifdef PMPI_Wtick
#error "PMPI_Wtick is a macro"
#endif
#ifdef MPI_Wtime
#error "MPI_Wtime is a macro"
#endif
#ifdef PMPI_Wtime
#error "PMPI_Wtime is a macro"
#endif

/* Every routine is a function whose address can be taken, under both names. */
typedef void (*bnd_function)(void);
extern const bnd_function bnd_functions[];
const bnd_function bnd_functions[] = {
    (bnd_function)MPI_Abi_get_fortran_booleans, (bnd_function)PMPI_Abi_get_fortran_booleans,
    (bnd_function)MPI_Abi_get_fortran_info, (bnd_function)PMPI_Abi_get_fortran_info,
    (bnd_function)MPI_Abi_get_info, (bnd_function)PMPI_Abi_get_info,
    (bnd_function)MPI_Abi_get_version, (bnd_function)PMPI_Abi_get_version,
    (bnd_function)MPI_Abi_set_fortran_booleans, (bnd_function)PMPI_Abi_set_fortran_booleans,
    (bnd_function)MPI_Abi_set_fortran_info, (bnd_function)PMPI_Abi_set_fortran_info,
    (bnd_function)MPI_Abort, (bnd_function)PMPI_Abort,
    (bnd_function)MPI_Accumulate, (bnd_function)PMPI_Accumulate,
    (bnd_function)MPI_Accumulate_c, (bnd_function)PMPI_Accumulate_c,
    (bnd_function)MPI_Add_error_class, (bnd_function)PMPI_Add_error_class,
    (bnd_function)MPI_Add_error_code, (bnd_function)PMPI_Add_error_code,
    (bnd_function)MPI_Add_error_string, (bnd_function)PMPI_Add_error_string,
    (bnd_function)MPI_Aint_add, (bnd_function)PMPI_Aint_add,
    (bnd_function)MPI_Aint_diff, (bnd_function)PMPI_Aint_diff,
    (bnd_function)MPI_Allgather, (bnd_function)PMPI_Allgather,
    (bnd_function)MPI_Allgather_c, (bnd_function)PMPI_Allgather_c,
    (bnd_function)MPI_Allgather_init, (bnd_function)PMPI_Allgather_init,
    (bnd_function)MPI_Allgather_init_c, (bnd_function)PMPI_Allgather_init_c,
    (bnd_function)MPI_Allgatherv, (bnd_function)PMPI_Allgatherv,
    (bnd_function)MPI_Allgatherv_c, (bnd_function)PMPI_Allgatherv_c,
    (bnd_function)MPI_Allgatherv_init, (bnd_function)PMPI_Allgatherv_init,
    (bnd_function)MPI_Allgatherv_init_c, (bnd_function)PMPI_Allgatherv_init_c,
    (bnd_function)MPI_Alloc_mem, (bnd_function)PMPI_Alloc_mem,
    (bnd_function)MPI_Allreduce, (bnd_function)PMPI_Allreduce,
    (bnd_function)MPI_Allreduce_c, (bnd_function)PMPI_Allreduce_c,
    (bnd_function)MPI_Allreduce_init, (bnd_function)PMPI_Allreduce_init,
    (bnd_function)MPI_Allreduce_init_c, (bnd_function)PMPI_Allreduce_init_c,
    (bnd_function)MPI_Alltoall, (bnd_function)PMPI_Alltoall,
    (bnd_function)MPI_Alltoall_c, (bnd_function)PMPI_Alltoall_c,
    (bnd_function)MPI_Alltoall_init, (bnd_function)PMPI_Alltoall_init,
    (bnd_function)MPI_Alltoall_init_c, (bnd_function)PMPI_Alltoall_init_c,
    (bnd_function)MPI_Alltoallv, (bnd_function)PMPI_Alltoallv,
    (bnd_function)MPI_Alltoallv_c, (bnd_function)PMPI_Alltoallv_c,
    (bnd_function)MPI_Alltoallv_init, (bnd_function)PMPI_Alltoallv_init,
    (bnd_function)MPI_Alltoallv_init_c, (bnd_function)PMPI_Alltoallv_init_c,
    (bnd_function)MPI_Alltoallw, (bnd_function)PMPI_Alltoallw,
    (bnd_function)MPI_Alltoallw_c, (bnd_function)PMPI_Alltoallw_c,
    (bnd_function)MPI_Alltoallw_init, (bnd_function)PMPI_Alltoallw_init,
    (bnd_function)MPI_Alltoallw_init_c, (bnd_function)PMPI_Alltoallw_init_c,
    (bnd_function)MPI_Attr_delete, (bnd_function)PMPI_Attr_delete,
    (bnd_function)MPI_Attr_get, (bnd_function)PMPI_Attr_get,
    (bnd_function)MPI_Attr_put, (bnd_function)PMPI_Attr_put,
    (bnd_function)MPI_Barrier, (bnd_function)PMPI_Barrier,
    (bnd_function)MPI_Barrier_init, (bnd_function)PMPI_Barrier_init,
    (bnd_function)MPI_Bcast, (bnd_function)PMPI_Bcast,
    (bnd_function)MPI_Bcast_c, (bnd_function)PMPI_Bcast_c,
    (bnd_function)MPI_Bcast_init, (bnd_function)PMPI_Bcast_init,
    (bnd_function)MPI_Bcast_init_c, (bnd_function)PMPI_Bcast_init_c,
    (bnd_function)MPI_Bsend, (bnd_function)PMPI_Bsend,
    (bnd_function)MPI_Bsend_c, (bnd_function)PMPI_Bsend_c,
    (bnd_function)MPI_Bsend_init, (bnd_function)PMPI_Bsend_init,
    (bnd_function)MPI_Bsend_init_c, (bnd_function)PMPI_Bsend_init_c,
    (bnd_function)MPI_Buffer_attach, (bnd_function)PMPI_Buffer_attach,
    (bnd_function)MPI_Buffer_attach_c, (bnd_function)PMPI_Buffer_attach_c,
    (bnd_function)MPI_Buffer_detach, (bnd_function)PMPI_Buffer_detach,
    (bnd_function)MPI_Buffer_detach_c, (bnd_function)PMPI_Buffer_detach_c,
    (bnd_function)MPI_Buffer_flush, (bnd_function)PMPI_Buffer_flush,
    (bnd_function)MPI_Buffer_iflush, (bnd_function)PMPI_Buffer_iflush,
    (bnd_function)MPI_Cancel, (bnd_function)PMPI_Cancel,
    (bnd_function)MPI_Cart_coords, (bnd_function)PMPI_Cart_coords,
    (bnd_function)MPI_Cart_create, (bnd_function)PMPI_Cart_create,
    (bnd_function)MPI_Cart_get, (bnd_function)PMPI_Cart_get,
    (bnd_function)MPI_Cart_map, (bnd_function)PMPI_Cart_map,
    (bnd_function)MPI_Cart_rank, (bnd_function)PMPI_Cart_rank,
    (bnd_function)MPI_Cart_shift, (bnd_function)PMPI_Cart_shift,
    (bnd_function)MPI_Cart_sub, (bnd_function)PMPI_Cart_sub,
    (bnd_function)MPI_Cartdim_get, (bnd_function)PMPI_Cartdim_get,
    (bnd_function)MPI_Close_port, (bnd_function)PMPI_Close_port,
    (bnd_function)MPI_Comm_accept, (bnd_function)PMPI_Comm_accept,
    (bnd_function)MPI_Comm_attach_buffer, (bnd_function)PMPI_Comm_attach_buffer,
    (bnd_function)MPI_Comm_attach_buffer_c, (bnd_function)PMPI_Comm_attach_buffer_c,
    (bnd_function)MPI_Comm_call_errhandler, (bnd_function)PMPI_Comm_call_errhandler,
    (bnd_function)MPI_Comm_compare, (bnd_function)PMPI_Comm_compare,
    (bnd_function)MPI_Comm_connect, (bnd_function)PMPI_Comm_connect,
    (bnd_function)MPI_Comm_create, (bnd_function)PMPI_Comm_create,
    (bnd_function)MPI_Comm_create_errhandler, (bnd_function)PMPI_Comm_create_errhandler,
    (bnd_function)MPI_Comm_create_from_group, (bnd_function)PMPI_Comm_create_from_group,
    (bnd_function)MPI_Comm_create_group, (bnd_function)PMPI_Comm_create_group,
    (bnd_function)MPI_Comm_create_keyval, (bnd_function)PMPI_Comm_create_keyval,
    (bnd_function)MPI_Comm_delete_attr, (bnd_function)PMPI_Comm_delete_attr,
    (bnd_function)MPI_Comm_detach_buffer, (bnd_function)PMPI_Comm_detach_buffer,
    (bnd_function)MPI_Comm_detach_buffer_c, (bnd_function)PMPI_Comm_detach_buffer_c,
    (bnd_function)MPI_Comm_disconnect, (bnd_function)PMPI_Comm_disconnect,
    (bnd_function)MPI_Comm_dup, (bnd_function)PMPI_Comm_dup,
    (bnd_function)MPI_Comm_dup_with_info, (bnd_function)PMPI_Comm_dup_with_info,
    (bnd_function)MPI_Comm_flush_buffer, (bnd_function)PMPI_Comm_flush_buffer,
    (bnd_function)MPI_Comm_free, (bnd_function)PMPI_Comm_free,
    (bnd_function)MPI_Comm_free_keyval, (bnd_function)PMPI_Comm_free_keyval,
    (bnd_function)MPI_Comm_fromint, (bnd_function)PMPI_Comm_fromint,
    (bnd_function)MPI_Comm_get_attr, (bnd_function)PMPI_Comm_get_attr,
    (bnd_function)MPI_Comm_get_errhandler, (bnd_function)PMPI_Comm_get_errhandler,
    (bnd_function)MPI_Comm_get_info, (bnd_function)PMPI_Comm_get_info,
    (bnd_function)MPI_Comm_get_name, (bnd_function)PMPI_Comm_get_name,
    (bnd_function)MPI_Comm_get_parent, (bnd_function)PMPI_Comm_get_parent,
    (bnd_function)MPI_Comm_group, (bnd_function)PMPI_Comm_group,
    (bnd_function)MPI_Comm_idup, (bnd_function)PMPI_Comm_idup,
    (bnd_function)MPI_Comm_idup_with_info, (bnd_function)PMPI_Comm_idup_with_info,
    (bnd_function)MPI_Comm_iflush_buffer, (bnd_function)PMPI_Comm_iflush_buffer,
    (bnd_function)MPI_Comm_join, (bnd_function)PMPI_Comm_join,
    (bnd_function)MPI_Comm_rank, (bnd_function)PMPI_Comm_rank,
    (bnd_function)MPI_Comm_remote_group, (bnd_function)PMPI_Comm_remote_group,
    (bnd_function)MPI_Comm_remote_size, (bnd_function)PMPI_Comm_remote_size,
    (bnd_function)MPI_Comm_set_attr, (bnd_function)PMPI_Comm_set_attr,
    (bnd_function)MPI_Comm_set_errhandler, (bnd_function)PMPI_Comm_set_errhandler,
    (bnd_function)MPI_Comm_set_info, (bnd_function)PMPI_Comm_set_info,
    (bnd_function)MPI_Comm_set_name, (bnd_function)PMPI_Comm_set_name,
    (bnd_function)MPI_Comm_size, (bnd_function)PMPI_Comm_size,
    (bnd_function)MPI_Comm_spawn, (bnd_function)PMPI_Comm_spawn,
    (bnd_function)MPI_Comm_spawn_multiple, (bnd_function)PMPI_Comm_spawn_multiple,
    (bnd_function)MPI_Comm_split, (bnd_function)PMPI_Comm_split,
    (bnd_function)MPI_Comm_split_type, (bnd_function)PMPI_Comm_split_type,
    (bnd_function)MPI_Comm_test_inter, (bnd_function)PMPI_Comm_test_inter,
    (bnd_function)MPI_Comm_toint, (bnd_function)PMPI_Comm_toint,
    (bnd_function)MPI_Compare_and_swap, (bnd_function)PMPI_Compare_and_swap,
    (bnd_function)MPI_Dims_create, (bnd_function)PMPI_Dims_create,
    (bnd_function)MPI_Dist_graph_create, (bnd_function)PMPI_Dist_graph_create,
    (bnd_function)MPI_Dist_graph_create_adjacent, (bnd_function)PMPI_Dist_graph_create_adjacent,
    (bnd_function)MPI_Dist_graph_neighbors, (bnd_function)PMPI_Dist_graph_neighbors,
    (bnd_function)MPI_Dist_graph_neighbors_count, (bnd_function)PMPI_Dist_graph_neighbors_count,
    (bnd_function)MPI_Errhandler_free, (bnd_function)PMPI_Errhandler_free,
    (bnd_function)MPI_Errhandler_fromint, (bnd_function)PMPI_Errhandler_fromint,
    (bnd_function)MPI_Errhandler_toint, (bnd_function)PMPI_Errhandler_toint,
    (bnd_function)MPI_Error_class, (bnd_function)PMPI_Error_class,
    (bnd_function)MPI_Error_string, (bnd_function)PMPI_Error_string,
    (bnd_function)MPI_Exscan, (bnd_function)PMPI_Exscan,
    (bnd_function)MPI_Exscan_c, (bnd_function)PMPI_Exscan_c,
    (bnd_function)MPI_Exscan_init, (bnd_function)PMPI_Exscan_init,
    (bnd_function)MPI_Exscan_init_c, (bnd_function)PMPI_Exscan_init_c,
    (bnd_function)MPI_Fetch_and_op, (bnd_function)PMPI_Fetch_and_op,
    (bnd_function)MPI_File_call_errhandler, (bnd_function)PMPI_File_call_errhandler,
    (bnd_function)MPI_File_close, (bnd_function)PMPI_File_close,
    (bnd_function)MPI_File_create_errhandler, (bnd_function)PMPI_File_create_errhandler,
    (bnd_function)MPI_File_delete, (bnd_function)PMPI_File_delete,
    (bnd_function)MPI_File_fromint, (bnd_function)PMPI_File_fromint,
    (bnd_function)MPI_File_get_amode, (bnd_function)PMPI_File_get_amode,
    (bnd_function)MPI_File_get_atomicity, (bnd_function)PMPI_File_get_atomicity,
    (bnd_function)MPI_File_get_byte_offset, (bnd_function)PMPI_File_get_byte_offset,
    (bnd_function)MPI_File_get_errhandler, (bnd_function)PMPI_File_get_errhandler,
    (bnd_function)MPI_File_get_group, (bnd_function)PMPI_File_get_group,
    (bnd_function)MPI_File_get_info, (bnd_function)PMPI_File_get_info,
    (bnd_function)MPI_File_get_position, (bnd_function)PMPI_File_get_position,
    (bnd_function)MPI_File_get_position_shared, (bnd_function)PMPI_File_get_position_shared,
    (bnd_function)MPI_File_get_size, (bnd_function)PMPI_File_get_size,
    (bnd_function)MPI_File_get_type_extent, (bnd_function)PMPI_File_get_type_extent,
    (bnd_function)MPI_File_get_type_extent_c, (bnd_function)PMPI_File_get_type_extent_c,
    (bnd_function)MPI_File_get_view, (bnd_function)PMPI_File_get_view,
    (bnd_function)MPI_File_iread, (bnd_function)PMPI_File_iread,
    (bnd_function)MPI_File_iread_all, (bnd_function)PMPI_File_iread_all,
    (bnd_function)MPI_File_iread_all_c, (bnd_function)PMPI_File_iread_all_c,
    (bnd_function)MPI_File_iread_at, (bnd_function)PMPI_File_iread_at,
    (bnd_function)MPI_File_iread_at_all, (bnd_function)PMPI_File_iread_at_all,
    (bnd_function)MPI_File_iread_at_all_c, (bnd_function)PMPI_File_iread_at_all_c,
    (bnd_function)MPI_File_iread_at_c, (bnd_function)PMPI_File_iread_at_c,
    (bnd_function)MPI_File_iread_c, (bnd_function)PMPI_File_iread_c,
    (bnd_function)MPI_File_iread_shared, (bnd_function)PMPI_File_iread_shared,
    (bnd_function)MPI_File_iread_shared_c, (bnd_function)PMPI_File_iread_shared_c,
    (bnd_function)MPI_File_iwrite, (bnd_function)PMPI_File_iwrite,
    (bnd_function)MPI_File_iwrite_all, (bnd_function)PMPI_File_iwrite_all,
    (bnd_function)MPI_File_iwrite_all_c, (bnd_function)PMPI_File_iwrite_all_c,
    (bnd_function)MPI_File_iwrite_at, (bnd_function)PMPI_File_iwrite_at,
    (bnd_function)MPI_File_iwrite_at_all, (bnd_function)PMPI_File_iwrite_at_all,
    (bnd_function)MPI_File_iwrite_at_all_c, (bnd_function)PMPI_File_iwrite_at_all_c,
    (bnd_function)MPI_File_iwrite_at_c, (bnd_function)PMPI_File_iwrite_at_c,
    (bnd_function)MPI_File_iwrite_c, (bnd_function)PMPI_File_iwrite_c,
    (bnd_function)MPI_File_iwrite_shared, (bnd_function)PMPI_File_iwrite_shared,
    (bnd_function)MPI_File_iwrite_shared_c, (bnd_function)PMPI_File_iwrite_shared_c,
    (bnd_function)MPI_File_open, (bnd_function)PMPI_File_open,
    (bnd_function)MPI_File_preallocate, (bnd_function)PMPI_File_preallocate,
    (bnd_function)MPI_File_read, (bnd_function)PMPI_File_read,
    (bnd_function)MPI_File_read_all, (bnd_function)PMPI_File_read_all,
    (bnd_function)MPI_File_read_all_begin, (bnd_function)PMPI_File_read_all_begin,
    (bnd_function)MPI_File_read_all_begin_c, (bnd_function)PMPI_File_read_all_begin_c,
    (bnd_function)MPI_File_read_all_c, (bnd_function)PMPI_File_read_all_c,
    (bnd_function)MPI_File_read_all_end, (bnd_function)PMPI_File_read_all_end,
    (bnd_function)MPI_File_read_at, (bnd_function)PMPI_File_read_at,
    (bnd_function)MPI_File_read_at_all, (bnd_function)PMPI_File_read_at_all,
    (bnd_function)MPI_File_read_at_all_begin, (bnd_function)PMPI_File_read_at_all_begin,
    (bnd_function)MPI_File_read_at_all_begin_c, (bnd_function)PMPI_File_read_at_all_begin_c,
    (bnd_function)MPI_File_read_at_all_c, (bnd_function)PMPI_File_read_at_all_c,
    (bnd_function)MPI_File_read_at_all_end, (bnd_function)PMPI_File_read_at_all_end,
    (bnd_function)MPI_File_read_at_c, (bnd_function)PMPI_File_read_at_c,
    (bnd_function)MPI_File_read_c, (bnd_function)PMPI_File_read_c,
    (bnd_function)MPI_File_read_ordered, (bnd_function)PMPI_File_read_ordered,
    (bnd_function)MPI_File_read_ordered_begin, (bnd_function)PMPI_File_read_ordered_begin,
    (bnd_function)MPI_File_read_ordered_begin_c, (bnd_function)PMPI_File_read_ordered_begin_c,
    (bnd_function)MPI_File_read_ordered_c, (bnd_function)PMPI_File_read_ordered_c,
    (bnd_function)MPI_File_read_ordered_end, (bnd_function)PMPI_File_read_ordered_end,
    (bnd_function)MPI_File_read_shared, (bnd_function)PMPI_File_read_shared,
    (bnd_function)MPI_File_read_shared_c, (bnd_function)PMPI_File_read_shared_c,
    (bnd_function)MPI_File_seek, (bnd_function)PMPI_File_seek,
    (bnd_function)MPI_File_seek_shared, (bnd_function)PMPI_File_seek_shared,
    (bnd_function)MPI_File_set_atomicity, (bnd_function)PMPI_File_set_atomicity,
    (bnd_function)MPI_File_set_errhandler, (bnd_function)PMPI_File_set_errhandler,
    (bnd_function)MPI_File_set_info, (bnd_function)PMPI_File_set_info,
    (bnd_function)MPI_File_set_size, (bnd_function)PMPI_File_set_size,
    (bnd_function)MPI_File_set_view, (bnd_function)PMPI_File_set_view,
    (bnd_function)MPI_File_sync, (bnd_function)PMPI_File_sync,
    (bnd_function)MPI_File_toint, (bnd_function)PMPI_File_toint,
    (bnd_function)MPI_File_write, (bnd_function)PMPI_File_write,
    (bnd_function)MPI_File_write_all, (bnd_function)PMPI_File_write_all,
    (bnd_function)MPI_File_write_all_begin, (bnd_function)PMPI_File_write_all_begin,
    (bnd_function)MPI_File_write_all_begin_c, (bnd_function)PMPI_File_write_all_begin_c,
    (bnd_function)MPI_File_write_all_c, (bnd_function)PMPI_File_write_all_c,
    (bnd_function)MPI_File_write_all_end, (bnd_function)PMPI_File_write_all_end,
    (bnd_function)MPI_File_write_at, (bnd_function)PMPI_File_write_at,
    (bnd_function)MPI_File_write_at_all, (bnd_function)PMPI_File_write_at_all,
    (bnd_function)MPI_File_write_at_all_begin, (bnd_function)PMPI_File_write_at_all_begin,
    (bnd_function)MPI_File_write_at_all_begin_c, (bnd_function)PMPI_File_write_at_all_begin_c,
    (bnd_function)MPI_File_write_at_all_c, (bnd_function)PMPI_File_write_at_all_c,
    (bnd_function)MPI_File_write_at_all_end, (bnd_function)PMPI_File_write_at_all_end,
    (bnd_function)MPI_File_write_at_c, (bnd_function)PMPI_File_write_at_c,
    (bnd_function)MPI_File_write_c, (bnd_function)PMPI_File_write_c,
    (bnd_function)MPI_File_write_ordered, (bnd_function)PMPI_File_write_ordered,
    (bnd_function)MPI_File_write_ordered_begin, (bnd_function)PMPI_File_write_ordered_begin,
    (bnd_function)MPI_File_write_ordered_begin_c, (bnd_function)PMPI_File_write_ordered_begin_c,
    (bnd_function)MPI_File_write_ordered_c, (bnd_function)PMPI_File_write_ordered_c,
    (bnd_function)MPI_File_write_ordered_end, (bnd_function)PMPI_File_write_ordered_end,
    (bnd_function)MPI_File_write_shared, (bnd_function)PMPI_File_write_shared,
    (bnd_function)MPI_File_write_shared_c, (bnd_function)PMPI_File_write_shared_c,
    (bnd_function)MPI_Finalize, (bnd_function)PMPI_Finalize,
    (bnd_function)MPI_Finalized, (bnd_function)PMPI_Finalized,
    (bnd_function)MPI_Free_mem, (bnd_function)PMPI_Free_mem,
    (bnd_function)MPI_Gather, (bnd_function)PMPI_Gather,
    (bnd_function)MPI_Gather_c, (bnd_function)PMPI_Gather_c,
    (bnd_function)MPI_Gather_init, (bnd_function)PMPI_Gather_init,
    (bnd_function)MPI_Gather_init_c, (bnd_function)PMPI_Gather_init_c,
    (bnd_function)MPI_Gatherv, (bnd_function)PMPI_Gatherv,
    (bnd_function)MPI_Gatherv_c, (bnd_function)PMPI_Gatherv_c,
    (bnd_function)MPI_Gatherv_init, (bnd_function)PMPI_Gatherv_init,
    (bnd_function)MPI_Gatherv_init_c, (bnd_function)PMPI_Gatherv_init_c,
    (bnd_function)MPI_Get, (bnd_function)PMPI_Get,
    (bnd_function)MPI_Get_accumulate, (bnd_function)PMPI_Get_accumulate,
    (bnd_function)MPI_Get_accumulate_c, (bnd_function)PMPI_Get_accumulate_c,
    (bnd_function)MPI_Get_address, (bnd_function)PMPI_Get_address,
    (bnd_function)MPI_Get_c, (bnd_function)PMPI_Get_c,
    (bnd_function)MPI_Get_count, (bnd_function)PMPI_Get_count,
    (bnd_function)MPI_Get_count_c, (bnd_function)PMPI_Get_count_c,
    (bnd_function)MPI_Get_elements, (bnd_function)PMPI_Get_elements,
    (bnd_function)MPI_Get_elements_c, (bnd_function)PMPI_Get_elements_c,
    (bnd_function)MPI_Get_elements_x, (bnd_function)PMPI_Get_elements_x,
    (bnd_function)MPI_Get_hw_resource_info, (bnd_function)PMPI_Get_hw_resource_info,
    (bnd_function)MPI_Get_library_version, (bnd_function)PMPI_Get_library_version,
    (bnd_function)MPI_Get_processor_name, (bnd_function)PMPI_Get_processor_name,
    (bnd_function)MPI_Get_version, (bnd_function)PMPI_Get_version,
    (bnd_function)MPI_Graph_create, (bnd_function)PMPI_Graph_create,
    (bnd_function)MPI_Graph_get, (bnd_function)PMPI_Graph_get,
    (bnd_function)MPI_Graph_map, (bnd_function)PMPI_Graph_map,
    (bnd_function)MPI_Graph_neighbors, (bnd_function)PMPI_Graph_neighbors,
    (bnd_function)MPI_Graph_neighbors_count, (bnd_function)PMPI_Graph_neighbors_count,
    (bnd_function)MPI_Graphdims_get, (bnd_function)PMPI_Graphdims_get,
    (bnd_function)MPI_Grequest_complete, (bnd_function)PMPI_Grequest_complete,
    (bnd_function)MPI_Grequest_start, (bnd_function)PMPI_Grequest_start,
    (bnd_function)MPI_Group_compare, (bnd_function)PMPI_Group_compare,
    (bnd_function)MPI_Group_difference, (bnd_function)PMPI_Group_difference,
    (bnd_function)MPI_Group_excl, (bnd_function)PMPI_Group_excl,
    (bnd_function)MPI_Group_free, (bnd_function)PMPI_Group_free,
    (bnd_function)MPI_Group_from_session_pset, (bnd_function)PMPI_Group_from_session_pset,
    (bnd_function)MPI_Group_fromint, (bnd_function)PMPI_Group_fromint,
    (bnd_function)MPI_Group_incl, (bnd_function)PMPI_Group_incl,
    (bnd_function)MPI_Group_intersection, (bnd_function)PMPI_Group_intersection,
    (bnd_function)MPI_Group_range_excl, (bnd_function)PMPI_Group_range_excl,
    (bnd_function)MPI_Group_range_incl, (bnd_function)PMPI_Group_range_incl,
    (bnd_function)MPI_Group_rank, (bnd_function)PMPI_Group_rank,
    (bnd_function)MPI_Group_size, (bnd_function)PMPI_Group_size,
    (bnd_function)MPI_Group_toint, (bnd_function)PMPI_Group_toint,
    (bnd_function)MPI_Group_translate_ranks, (bnd_function)PMPI_Group_translate_ranks,
    (bnd_function)MPI_Group_union, (bnd_function)PMPI_Group_union,
    (bnd_function)MPI_Iallgather, (bnd_function)PMPI_Iallgather,
    (bnd_function)MPI_Iallgather_c, (bnd_function)PMPI_Iallgather_c,
    (bnd_function)MPI_Iallgatherv, (bnd_function)PMPI_Iallgatherv,
    (bnd_function)MPI_Iallgatherv_c, (bnd_function)PMPI_Iallgatherv_c,
    (bnd_function)MPI_Iallreduce, (bnd_function)PMPI_Iallreduce,
    (bnd_function)MPI_Iallreduce_c, (bnd_function)PMPI_Iallreduce_c,
    (bnd_function)MPI_Ialltoall, (bnd_function)PMPI_Ialltoall,
    (bnd_function)MPI_Ialltoall_c, (bnd_function)PMPI_Ialltoall_c,
    (bnd_function)MPI_Ialltoallv, (bnd_function)PMPI_Ialltoallv,
    (bnd_function)MPI_Ialltoallv_c, (bnd_function)PMPI_Ialltoallv_c,
    (bnd_function)MPI_Ialltoallw, (bnd_function)PMPI_Ialltoallw,
    (bnd_function)MPI_Ialltoallw_c, (bnd_function)PMPI_Ialltoallw_c,
    (bnd_function)MPI_Ibarrier, (bnd_function)PMPI_Ibarrier,
    (bnd_function)MPI_Ibcast, (bnd_function)PMPI_Ibcast,
    (bnd_function)MPI_Ibcast_c, (bnd_function)PMPI_Ibcast_c,
    (bnd_function)MPI_Ibsend, (bnd_function)PMPI_Ibsend,
    (bnd_function)MPI_Ibsend_c, (bnd_function)PMPI_Ibsend_c,
    (bnd_function)MPI_Iexscan, (bnd_function)PMPI_Iexscan,
    (bnd_function)MPI_Iexscan_c, (bnd_function)PMPI_Iexscan_c,
    (bnd_function)MPI_Igather, (bnd_function)PMPI_Igather,
    (bnd_function)MPI_Igather_c, (bnd_function)PMPI_Igather_c,
    (bnd_function)MPI_Igatherv, (bnd_function)PMPI_Igatherv,
    (bnd_function)MPI_Igatherv_c, (bnd_function)PMPI_Igatherv_c,
    (bnd_function)MPI_Improbe, (bnd_function)PMPI_Improbe,
    (bnd_function)MPI_Imrecv, (bnd_function)PMPI_Imrecv,
    (bnd_function)MPI_Imrecv_c, (bnd_function)PMPI_Imrecv_c,
    (bnd_function)MPI_Ineighbor_allgather, (bnd_function)PMPI_Ineighbor_allgather,
    (bnd_function)MPI_Ineighbor_allgather_c, (bnd_function)PMPI_Ineighbor_allgather_c,
    (bnd_function)MPI_Ineighbor_allgatherv, (bnd_function)PMPI_Ineighbor_allgatherv,
    (bnd_function)MPI_Ineighbor_allgatherv_c, (bnd_function)PMPI_Ineighbor_allgatherv_c,
    (bnd_function)MPI_Ineighbor_alltoall, (bnd_function)PMPI_Ineighbor_alltoall,
    (bnd_function)MPI_Ineighbor_alltoall_c, (bnd_function)PMPI_Ineighbor_alltoall_c,
    (bnd_function)MPI_Ineighbor_alltoallv, (bnd_function)PMPI_Ineighbor_alltoallv,
    (bnd_function)MPI_Ineighbor_alltoallv_c, (bnd_function)PMPI_Ineighbor_alltoallv_c,
    (bnd_function)MPI_Ineighbor_alltoallw, (bnd_function)PMPI_Ineighbor_alltoallw,
    (bnd_function)MPI_Ineighbor_alltoallw_c, (bnd_function)PMPI_Ineighbor_alltoallw_c,
    (bnd_function)MPI_Info_create, (bnd_function)PMPI_Info_create,
    (bnd_function)MPI_Info_create_env, (bnd_function)PMPI_Info_create_env,
    (bnd_function)MPI_Info_delete, (bnd_function)PMPI_Info_delete,
    (bnd_function)MPI_Info_dup, (bnd_function)PMPI_Info_dup,
    (bnd_function)MPI_Info_free, (bnd_function)PMPI_Info_free,
    (bnd_function)MPI_Info_fromint, (bnd_function)PMPI_Info_fromint,
    (bnd_function)MPI_Info_get, (bnd_function)PMPI_Info_get,
    (bnd_function)MPI_Info_get_nkeys, (bnd_function)PMPI_Info_get_nkeys,
    (bnd_function)MPI_Info_get_nthkey, (bnd_function)PMPI_Info_get_nthkey,
    (bnd_function)MPI_Info_get_string, (bnd_function)PMPI_Info_get_string,
    (bnd_function)MPI_Info_get_valuelen, (bnd_function)PMPI_Info_get_valuelen,
    (bnd_function)MPI_Info_set, (bnd_function)PMPI_Info_set,
    (bnd_function)MPI_Info_toint, (bnd_function)PMPI_Info_toint,
    (bnd_function)MPI_Init, (bnd_function)PMPI_Init,
    (bnd_function)MPI_Init_thread, (bnd_function)PMPI_Init_thread,
    (bnd_function)MPI_Initialized, (bnd_function)PMPI_Initialized,
    (bnd_function)MPI_Intercomm_create, (bnd_function)PMPI_Intercomm_create,
    (bnd_function)MPI_Intercomm_create_from_groups, (bnd_function)PMPI_Intercomm_create_from_groups,
    (bnd_function)MPI_Intercomm_merge, (bnd_function)PMPI_Intercomm_merge,
    (bnd_function)MPI_Iprobe, (bnd_function)PMPI_Iprobe,
    (bnd_function)MPI_Irecv, (bnd_function)PMPI_Irecv,
    (bnd_function)MPI_Irecv_c, (bnd_function)PMPI_Irecv_c,
    (bnd_function)MPI_Ireduce, (bnd_function)PMPI_Ireduce,
    (bnd_function)MPI_Ireduce_c, (bnd_function)PMPI_Ireduce_c,
    (bnd_function)MPI_Ireduce_scatter, (bnd_function)PMPI_Ireduce_scatter,
    (bnd_function)MPI_Ireduce_scatter_block, (bnd_function)PMPI_Ireduce_scatter_block,
    (bnd_function)MPI_Ireduce_scatter_block_c, (bnd_function)PMPI_Ireduce_scatter_block_c,
    (bnd_function)MPI_Ireduce_scatter_c, (bnd_function)PMPI_Ireduce_scatter_c,
    (bnd_function)MPI_Irsend, (bnd_function)PMPI_Irsend,
    (bnd_function)MPI_Irsend_c, (bnd_function)PMPI_Irsend_c,
    (bnd_function)MPI_Is_thread_main, (bnd_function)PMPI_Is_thread_main,
    (bnd_function)MPI_Iscan, (bnd_function)PMPI_Iscan,
    (bnd_function)MPI_Iscan_c, (bnd_function)PMPI_Iscan_c,
    (bnd_function)MPI_Iscatter, (bnd_function)PMPI_Iscatter,
    (bnd_function)MPI_Iscatter_c, (bnd_function)PMPI_Iscatter_c,
    (bnd_function)MPI_Iscatterv, (bnd_function)PMPI_Iscatterv,
    (bnd_function)MPI_Iscatterv_c, (bnd_function)PMPI_Iscatterv_c,
    (bnd_function)MPI_Isend, (bnd_function)PMPI_Isend,
    (bnd_function)MPI_Isend_c, (bnd_function)PMPI_Isend_c,
    (bnd_function)MPI_Isendrecv, (bnd_function)PMPI_Isendrecv,
    (bnd_function)MPI_Isendrecv_c, (bnd_function)PMPI_Isendrecv_c,
    (bnd_function)MPI_Isendrecv_replace, (bnd_function)PMPI_Isendrecv_replace,
    (bnd_function)MPI_Isendrecv_replace_c, (bnd_function)PMPI_Isendrecv_replace_c,
    (bnd_function)MPI_Issend, (bnd_function)PMPI_Issend,
    (bnd_function)MPI_Issend_c, (bnd_function)PMPI_Issend_c,
    (bnd_function)MPI_Keyval_create, (bnd_function)PMPI_Keyval_create,
    (bnd_function)MPI_Keyval_free, (bnd_function)PMPI_Keyval_free,
    (bnd_function)MPI_Lookup_name, (bnd_function)PMPI_Lookup_name,
    (bnd_function)MPI_Message_fromint, (bnd_function)PMPI_Message_fromint,
    (bnd_function)MPI_Message_toint, (bnd_function)PMPI_Message_toint,
    (bnd_function)MPI_Mprobe, (bnd_function)PMPI_Mprobe,
    (bnd_function)MPI_Mrecv, (bnd_function)PMPI_Mrecv,
    (bnd_function)MPI_Mrecv_c, (bnd_function)PMPI_Mrecv_c,
    (bnd_function)MPI_Neighbor_allgather, (bnd_function)PMPI_Neighbor_allgather,
    (bnd_function)MPI_Neighbor_allgather_c, (bnd_function)PMPI_Neighbor_allgather_c,
    (bnd_function)MPI_Neighbor_allgather_init, (bnd_function)PMPI_Neighbor_allgather_init,
    (bnd_function)MPI_Neighbor_allgather_init_c, (bnd_function)PMPI_Neighbor_allgather_init_c,
    (bnd_function)MPI_Neighbor_allgatherv, (bnd_function)PMPI_Neighbor_allgatherv,
    (bnd_function)MPI_Neighbor_allgatherv_c, (bnd_function)PMPI_Neighbor_allgatherv_c,
    (bnd_function)MPI_Neighbor_allgatherv_init, (bnd_function)PMPI_Neighbor_allgatherv_init,
    (bnd_function)MPI_Neighbor_allgatherv_init_c, (bnd_function)PMPI_Neighbor_allgatherv_init_c,
    (bnd_function)MPI_Neighbor_alltoall, (bnd_function)PMPI_Neighbor_alltoall,
    (bnd_function)MPI_Neighbor_alltoall_c, (bnd_function)PMPI_Neighbor_alltoall_c,
    (bnd_function)MPI_Neighbor_alltoall_init, (bnd_function)PMPI_Neighbor_alltoall_init,
    (bnd_function)MPI_Neighbor_alltoall_init_c, (bnd_function)PMPI_Neighbor_alltoall_init_c,
    (bnd_function)MPI_Neighbor_alltoallv, (bnd_function)PMPI_Neighbor_alltoallv,
    (bnd_function)MPI_Neighbor_alltoallv_c, (bnd_function)PMPI_Neighbor_alltoallv_c,
    (bnd_function)MPI_Neighbor_alltoallv_init, (bnd_function)PMPI_Neighbor_alltoallv_init,
    (bnd_function)MPI_Neighbor_alltoallv_init_c, (bnd_function)PMPI_Neighbor_alltoallv_init_c,
    (bnd_function)MPI_Neighbor_alltoallw, (bnd_function)PMPI_Neighbor_alltoallw,
    (bnd_function)MPI_Neighbor_alltoallw_c, (bnd_function)PMPI_Neighbor_alltoallw_c,
    (bnd_function)MPI_Neighbor_alltoallw_init, (bnd_function)PMPI_Neighbor_alltoallw_init,
    (bnd_function)MPI_Neighbor_alltoallw_init_c, (bnd_function)PMPI_Neighbor_alltoallw_init_c,
    (bnd_function)MPI_Op_commutative, (bnd_function)PMPI_Op_commutative,
    (bnd_function)MPI_Op_create, (bnd_function)PMPI_Op_create,
    (bnd_function)MPI_Op_create_c, (bnd_function)PMPI_Op_create_c,
    (bnd_function)MPI_Op_free, (bnd_function)PMPI_Op_free,
    (bnd_function)MPI_Op_fromint, (bnd_function)PMPI_Op_fromint,
    (bnd_function)MPI_Op_toint, (bnd_function)PMPI_Op_toint,
    (bnd_function)MPI_Open_port, (bnd_function)PMPI_Open_port,
    (bnd_function)MPI_Pack, (bnd_function)PMPI_Pack,
    (bnd_function)MPI_Pack_c, (bnd_function)PMPI_Pack_c,
    (bnd_function)MPI_Pack_external, (bnd_function)PMPI_Pack_external,
    (bnd_function)MPI_Pack_external_c, (bnd_function)PMPI_Pack_external_c,
    (bnd_function)MPI_Pack_external_size, (bnd_function)PMPI_Pack_external_size,
    (bnd_function)MPI_Pack_external_size_c, (bnd_function)PMPI_Pack_external_size_c,
    (bnd_function)MPI_Pack_size, (bnd_function)PMPI_Pack_size,
    (bnd_function)MPI_Pack_size_c, (bnd_function)PMPI_Pack_size_c,
    (bnd_function)MPI_Parrived, (bnd_function)PMPI_Parrived,
    (bnd_function)MPI_Pcontrol, (bnd_function)PMPI_Pcontrol,
    (bnd_function)MPI_Pready, (bnd_function)PMPI_Pready,
    (bnd_function)MPI_Pready_list, (bnd_function)PMPI_Pready_list,
    (bnd_function)MPI_Pready_range, (bnd_function)PMPI_Pready_range,
    (bnd_function)MPI_Precv_init, (bnd_function)PMPI_Precv_init,
    (bnd_function)MPI_Probe, (bnd_function)PMPI_Probe,
    (bnd_function)MPI_Psend_init, (bnd_function)PMPI_Psend_init,
    (bnd_function)MPI_Publish_name, (bnd_function)PMPI_Publish_name,
    (bnd_function)MPI_Put, (bnd_function)PMPI_Put,
    (bnd_function)MPI_Put_c, (bnd_function)PMPI_Put_c,
    (bnd_function)MPI_Query_thread, (bnd_function)PMPI_Query_thread,
    (bnd_function)MPI_Raccumulate, (bnd_function)PMPI_Raccumulate,
    (bnd_function)MPI_Raccumulate_c, (bnd_function)PMPI_Raccumulate_c,
    (bnd_function)MPI_Recv, (bnd_function)PMPI_Recv,
    (bnd_function)MPI_Recv_c, (bnd_function)PMPI_Recv_c,
    (bnd_function)MPI_Recv_init, (bnd_function)PMPI_Recv_init,
    (bnd_function)MPI_Recv_init_c, (bnd_function)PMPI_Recv_init_c,
    (bnd_function)MPI_Reduce, (bnd_function)PMPI_Reduce,
    (bnd_function)MPI_Reduce_c, (bnd_function)PMPI_Reduce_c,
    (bnd_function)MPI_Reduce_init, (bnd_function)PMPI_Reduce_init,
    (bnd_function)MPI_Reduce_init_c, (bnd_function)PMPI_Reduce_init_c,
    (bnd_function)MPI_Reduce_local, (bnd_function)PMPI_Reduce_local,
    (bnd_function)MPI_Reduce_local_c, (bnd_function)PMPI_Reduce_local_c,
    (bnd_function)MPI_Reduce_scatter, (bnd_function)PMPI_Reduce_scatter,
    (bnd_function)MPI_Reduce_scatter_block, (bnd_function)PMPI_Reduce_scatter_block,
    (bnd_function)MPI_Reduce_scatter_block_c, (bnd_function)PMPI_Reduce_scatter_block_c,
    (bnd_function)MPI_Reduce_scatter_block_init, (bnd_function)PMPI_Reduce_scatter_block_init,
    (bnd_function)MPI_Reduce_scatter_block_init_c, (bnd_function)PMPI_Reduce_scatter_block_init_c,
    (bnd_function)MPI_Reduce_scatter_c, (bnd_function)PMPI_Reduce_scatter_c,
    (bnd_function)MPI_Reduce_scatter_init, (bnd_function)PMPI_Reduce_scatter_init,
    (bnd_function)MPI_Reduce_scatter_init_c, (bnd_function)PMPI_Reduce_scatter_init_c,
    (bnd_function)MPI_Register_datarep, (bnd_function)PMPI_Register_datarep,
    (bnd_function)MPI_Register_datarep_c, (bnd_function)PMPI_Register_datarep_c,
    (bnd_function)MPI_Remove_error_class, (bnd_function)PMPI_Remove_error_class,
    (bnd_function)MPI_Remove_error_code, (bnd_function)PMPI_Remove_error_code,
    (bnd_function)MPI_Remove_error_string, (bnd_function)PMPI_Remove_error_string,
    (bnd_function)MPI_Request_free, (bnd_function)PMPI_Request_free,
    (bnd_function)MPI_Request_fromint, (bnd_function)PMPI_Request_fromint,
    (bnd_function)MPI_Request_get_status, (bnd_function)PMPI_Request_get_status,
    (bnd_function)MPI_Request_get_status_all, (bnd_function)PMPI_Request_get_status_all,
    (bnd_function)MPI_Request_get_status_any, (bnd_function)PMPI_Request_get_status_any,
    (bnd_function)MPI_Request_get_status_some, (bnd_function)PMPI_Request_get_status_some,
    (bnd_function)MPI_Request_toint, (bnd_function)PMPI_Request_toint,
    (bnd_function)MPI_Rget, (bnd_function)PMPI_Rget,
    (bnd_function)MPI_Rget_accumulate, (bnd_function)PMPI_Rget_accumulate,
    (bnd_function)MPI_Rget_accumulate_c, (bnd_function)PMPI_Rget_accumulate_c,
    (bnd_function)MPI_Rget_c, (bnd_function)PMPI_Rget_c,
    (bnd_function)MPI_Rput, (bnd_function)PMPI_Rput,
    (bnd_function)MPI_Rput_c, (bnd_function)PMPI_Rput_c,
    (bnd_function)MPI_Rsend, (bnd_function)PMPI_Rsend,
    (bnd_function)MPI_Rsend_c, (bnd_function)PMPI_Rsend_c,
    (bnd_function)MPI_Rsend_init, (bnd_function)PMPI_Rsend_init,
    (bnd_function)MPI_Rsend_init_c, (bnd_function)PMPI_Rsend_init_c,
    (bnd_function)MPI_Scan, (bnd_function)PMPI_Scan,
    (bnd_function)MPI_Scan_c, (bnd_function)PMPI_Scan_c,
    (bnd_function)MPI_Scan_init, (bnd_function)PMPI_Scan_init,
    (bnd_function)MPI_Scan_init_c, (bnd_function)PMPI_Scan_init_c,
    (bnd_function)MPI_Scatter, (bnd_function)PMPI_Scatter,
    (bnd_function)MPI_Scatter_c, (bnd_function)PMPI_Scatter_c,
    (bnd_function)MPI_Scatter_init, (bnd_function)PMPI_Scatter_init,
    (bnd_function)MPI_Scatter_init_c, (bnd_function)PMPI_Scatter_init_c,
    (bnd_function)MPI_Scatterv, (bnd_function)PMPI_Scatterv,
    (bnd_function)MPI_Scatterv_c, (bnd_function)PMPI_Scatterv_c,
    (bnd_function)MPI_Scatterv_init, (bnd_function)PMPI_Scatterv_init,
    (bnd_function)MPI_Scatterv_init_c, (bnd_function)PMPI_Scatterv_init_c,
    (bnd_function)MPI_Send, (bnd_function)PMPI_Send,
    (bnd_function)MPI_Send_c, (bnd_function)PMPI_Send_c,
    (bnd_function)MPI_Send_init, (bnd_function)PMPI_Send_init,
    (bnd_function)MPI_Send_init_c, (bnd_function)PMPI_Send_init_c,
    (bnd_function)MPI_Sendrecv, (bnd_function)PMPI_Sendrecv,
    (bnd_function)MPI_Sendrecv_c, (bnd_function)PMPI_Sendrecv_c,
    (bnd_function)MPI_Sendrecv_replace, (bnd_function)PMPI_Sendrecv_replace,
    (bnd_function)MPI_Sendrecv_replace_c, (bnd_function)PMPI_Sendrecv_replace_c,
    (bnd_function)MPI_Session_attach_buffer, (bnd_function)PMPI_Session_attach_buffer,
    (bnd_function)MPI_Session_attach_buffer_c, (bnd_function)PMPI_Session_attach_buffer_c,
    (bnd_function)MPI_Session_call_errhandler, (bnd_function)PMPI_Session_call_errhandler,
    (bnd_function)MPI_Session_create_errhandler, (bnd_function)PMPI_Session_create_errhandler,
    (bnd_function)MPI_Session_detach_buffer, (bnd_function)PMPI_Session_detach_buffer,
    (bnd_function)MPI_Session_detach_buffer_c, (bnd_function)PMPI_Session_detach_buffer_c,
    (bnd_function)MPI_Session_finalize, (bnd_function)PMPI_Session_finalize,
    (bnd_function)MPI_Session_flush_buffer, (bnd_function)PMPI_Session_flush_buffer,
    (bnd_function)MPI_Session_fromint, (bnd_function)PMPI_Session_fromint,
    (bnd_function)MPI_Session_get_errhandler, (bnd_function)PMPI_Session_get_errhandler,
    (bnd_function)MPI_Session_get_info, (bnd_function)PMPI_Session_get_info,
    (bnd_function)MPI_Session_get_nth_pset, (bnd_function)PMPI_Session_get_nth_pset,
    (bnd_function)MPI_Session_get_num_psets, (bnd_function)PMPI_Session_get_num_psets,
    (bnd_function)MPI_Session_get_pset_info, (bnd_function)PMPI_Session_get_pset_info,
    (bnd_function)MPI_Session_iflush_buffer, (bnd_function)PMPI_Session_iflush_buffer,
    (bnd_function)MPI_Session_init, (bnd_function)PMPI_Session_init,
    (bnd_function)MPI_Session_set_errhandler, (bnd_function)PMPI_Session_set_errhandler,
    (bnd_function)MPI_Session_toint, (bnd_function)PMPI_Session_toint,
    (bnd_function)MPI_Ssend, (bnd_function)PMPI_Ssend,
    (bnd_function)MPI_Ssend_c, (bnd_function)PMPI_Ssend_c,
    (bnd_function)MPI_Ssend_init, (bnd_function)PMPI_Ssend_init,
    (bnd_function)MPI_Ssend_init_c, (bnd_function)PMPI_Ssend_init_c,
    (bnd_function)MPI_Start, (bnd_function)PMPI_Start,
    (bnd_function)MPI_Startall, (bnd_function)PMPI_Startall,
    (bnd_function)MPI_Status_get_error, (bnd_function)PMPI_Status_get_error,
    (bnd_function)MPI_Status_get_source, (bnd_function)PMPI_Status_get_source,
    (bnd_function)MPI_Status_get_tag, (bnd_function)PMPI_Status_get_tag,
    (bnd_function)MPI_Status_set_cancelled, (bnd_function)PMPI_Status_set_cancelled,
    (bnd_function)MPI_Status_set_elements, (bnd_function)PMPI_Status_set_elements,
    (bnd_function)MPI_Status_set_elements_c, (bnd_function)PMPI_Status_set_elements_c,
    (bnd_function)MPI_Status_set_elements_x, (bnd_function)PMPI_Status_set_elements_x,
    (bnd_function)MPI_Status_set_error, (bnd_function)PMPI_Status_set_error,
    (bnd_function)MPI_Status_set_source, (bnd_function)PMPI_Status_set_source,
    (bnd_function)MPI_Status_set_tag, (bnd_function)PMPI_Status_set_tag,
    (bnd_function)MPI_T_category_changed, (bnd_function)PMPI_T_category_changed,
    (bnd_function)MPI_T_category_get_categories, (bnd_function)PMPI_T_category_get_categories,
    (bnd_function)MPI_T_category_get_cvars, (bnd_function)PMPI_T_category_get_cvars,
    (bnd_function)MPI_T_category_get_events, (bnd_function)PMPI_T_category_get_events,
    (bnd_function)MPI_T_category_get_index, (bnd_function)PMPI_T_category_get_index,
    (bnd_function)MPI_T_category_get_info, (bnd_function)PMPI_T_category_get_info,
    (bnd_function)MPI_T_category_get_num, (bnd_function)PMPI_T_category_get_num,
    (bnd_function)MPI_T_category_get_num_events, (bnd_function)PMPI_T_category_get_num_events,
    (bnd_function)MPI_T_category_get_pvars, (bnd_function)PMPI_T_category_get_pvars,
    (bnd_function)MPI_T_cvar_get_index, (bnd_function)PMPI_T_cvar_get_index,
    (bnd_function)MPI_T_cvar_get_info, (bnd_function)PMPI_T_cvar_get_info,
    (bnd_function)MPI_T_cvar_get_num, (bnd_function)PMPI_T_cvar_get_num,
    (bnd_function)MPI_T_cvar_handle_alloc, (bnd_function)PMPI_T_cvar_handle_alloc,
    (bnd_function)MPI_T_cvar_handle_free, (bnd_function)PMPI_T_cvar_handle_free,
    (bnd_function)MPI_T_cvar_read, (bnd_function)PMPI_T_cvar_read,
    (bnd_function)MPI_T_cvar_write, (bnd_function)PMPI_T_cvar_write,
    (bnd_function)MPI_T_enum_get_info, (bnd_function)PMPI_T_enum_get_info,
    (bnd_function)MPI_T_enum_get_item, (bnd_function)PMPI_T_enum_get_item,
    (bnd_function)MPI_T_event_callback_get_info, (bnd_function)PMPI_T_event_callback_get_info,
    (bnd_function)MPI_T_event_callback_set_info, (bnd_function)PMPI_T_event_callback_set_info,
    (bnd_function)MPI_T_event_copy, (bnd_function)PMPI_T_event_copy,
    (bnd_function)MPI_T_event_get_index, (bnd_function)PMPI_T_event_get_index,
    (bnd_function)MPI_T_event_get_info, (bnd_function)PMPI_T_event_get_info,
    (bnd_function)MPI_T_event_get_num, (bnd_function)PMPI_T_event_get_num,
    (bnd_function)MPI_T_event_get_source, (bnd_function)PMPI_T_event_get_source,
    (bnd_function)MPI_T_event_get_timestamp, (bnd_function)PMPI_T_event_get_timestamp,
    (bnd_function)MPI_T_event_handle_alloc, (bnd_function)PMPI_T_event_handle_alloc,
    (bnd_function)MPI_T_event_handle_free, (bnd_function)PMPI_T_event_handle_free,
    (bnd_function)MPI_T_event_handle_get_info, (bnd_function)PMPI_T_event_handle_get_info,
    (bnd_function)MPI_T_event_handle_set_info, (bnd_function)PMPI_T_event_handle_set_info,
    (bnd_function)MPI_T_event_read, (bnd_function)PMPI_T_event_read,
    (bnd_function)MPI_T_event_register_callback, (bnd_function)PMPI_T_event_register_callback,
    (bnd_function)MPI_T_event_set_dropped_handler, (bnd_function)PMPI_T_event_set_dropped_handler,
    (bnd_function)MPI_T_finalize, (bnd_function)PMPI_T_finalize,
    (bnd_function)MPI_T_init_thread, (bnd_function)PMPI_T_init_thread,
    (bnd_function)MPI_T_pvar_get_index, (bnd_function)PMPI_T_pvar_get_index,
    (bnd_function)MPI_T_pvar_get_info, (bnd_function)PMPI_T_pvar_get_info,
    (bnd_function)MPI_T_pvar_get_num, (bnd_function)PMPI_T_pvar_get_num,
    (bnd_function)MPI_T_pvar_handle_alloc, (bnd_function)PMPI_T_pvar_handle_alloc,
    (bnd_function)MPI_T_pvar_handle_free, (bnd_function)PMPI_T_pvar_handle_free,
    (bnd_function)MPI_T_pvar_read, (bnd_function)PMPI_T_pvar_read,
    (bnd_function)MPI_T_pvar_readreset, (bnd_function)PMPI_T_pvar_readreset,
    (bnd_function)MPI_T_pvar_reset, (bnd_function)PMPI_T_pvar_reset,
    (bnd_function)MPI_T_pvar_session_create, (bnd_function)PMPI_T_pvar_session_create,
    (bnd_function)MPI_T_pvar_session_free, (bnd_function)PMPI_T_pvar_session_free,
    (bnd_function)MPI_T_pvar_start, (bnd_function)PMPI_T_pvar_start,
    (bnd_function)MPI_T_pvar_stop, (bnd_function)PMPI_T_pvar_stop,
    (bnd_function)MPI_T_pvar_write, (bnd_function)PMPI_T_pvar_write,
    (bnd_function)MPI_T_source_get_info, (bnd_function)PMPI_T_source_get_info,
    (bnd_function)MPI_T_source_get_num, (bnd_function)PMPI_T_source_get_num,
    (bnd_function)MPI_T_source_get_timestamp, (bnd_function)PMPI_T_source_get_timestamp,
    (bnd_function)MPI_Test, (bnd_function)PMPI_Test,
    (bnd_function)MPI_Test_cancelled, (bnd_function)PMPI_Test_cancelled,
    (bnd_function)MPI_Testall, (bnd_function)PMPI_Testall,
    (bnd_function)MPI_Testany, (bnd_function)PMPI_Testany,
    (bnd_function)MPI_Testsome, (bnd_function)PMPI_Testsome,
    (bnd_function)MPI_Topo_test, (bnd_function)PMPI_Topo_test,
    (bnd_function)MPI_Type_commit, (bnd_function)PMPI_Type_commit,
    (bnd_function)MPI_Type_contiguous, (bnd_function)PMPI_Type_contiguous,
    (bnd_function)MPI_Type_contiguous_c, (bnd_function)PMPI_Type_contiguous_c,
    (bnd_function)MPI_Type_create_darray, (bnd_function)PMPI_Type_create_darray,
    (bnd_function)MPI_Type_create_darray_c, (bnd_function)PMPI_Type_create_darray_c,
    (bnd_function)MPI_Type_create_f90_complex, (bnd_function)PMPI_Type_create_f90_complex,
    (bnd_function)MPI_Type_create_f90_integer, (bnd_function)PMPI_Type_create_f90_integer,
    (bnd_function)MPI_Type_create_f90_real, (bnd_function)PMPI_Type_create_f90_real,
    (bnd_function)MPI_Type_create_hindexed, (bnd_function)PMPI_Type_create_hindexed,
    (bnd_function)MPI_Type_create_hindexed_block, (bnd_function)PMPI_Type_create_hindexed_block,
    (bnd_function)MPI_Type_create_hindexed_block_c, (bnd_function)PMPI_Type_create_hindexed_block_c,
    (bnd_function)MPI_Type_create_hindexed_c, (bnd_function)PMPI_Type_create_hindexed_c,
    (bnd_function)MPI_Type_create_hvector, (bnd_function)PMPI_Type_create_hvector,
    (bnd_function)MPI_Type_create_hvector_c, (bnd_function)PMPI_Type_create_hvector_c,
    (bnd_function)MPI_Type_create_indexed_block, (bnd_function)PMPI_Type_create_indexed_block,
    (bnd_function)MPI_Type_create_indexed_block_c, (bnd_function)PMPI_Type_create_indexed_block_c,
    (bnd_function)MPI_Type_create_keyval, (bnd_function)PMPI_Type_create_keyval,
    (bnd_function)MPI_Type_create_resized, (bnd_function)PMPI_Type_create_resized,
    (bnd_function)MPI_Type_create_resized_c, (bnd_function)PMPI_Type_create_resized_c,
    (bnd_function)MPI_Type_create_struct, (bnd_function)PMPI_Type_create_struct,
    (bnd_function)MPI_Type_create_struct_c, (bnd_function)PMPI_Type_create_struct_c,
    (bnd_function)MPI_Type_create_subarray, (bnd_function)PMPI_Type_create_subarray,
    (bnd_function)MPI_Type_create_subarray_c, (bnd_function)PMPI_Type_create_subarray_c,
    (bnd_function)MPI_Type_delete_attr, (bnd_function)PMPI_Type_delete_attr,
    (bnd_function)MPI_Type_dup, (bnd_function)PMPI_Type_dup,
    (bnd_function)MPI_Type_free, (bnd_function)PMPI_Type_free,
    (bnd_function)MPI_Type_free_keyval, (bnd_function)PMPI_Type_free_keyval,
    (bnd_function)MPI_Type_fromint, (bnd_function)PMPI_Type_fromint,
    (bnd_function)MPI_Type_get_attr, (bnd_function)PMPI_Type_get_attr,
    (bnd_function)MPI_Type_get_contents, (bnd_function)PMPI_Type_get_contents,
    (bnd_function)MPI_Type_get_contents_c, (bnd_function)PMPI_Type_get_contents_c,
    (bnd_function)MPI_Type_get_envelope, (bnd_function)PMPI_Type_get_envelope,
    (bnd_function)MPI_Type_get_envelope_c, (bnd_function)PMPI_Type_get_envelope_c,
    (bnd_function)MPI_Type_get_extent, (bnd_function)PMPI_Type_get_extent,
    (bnd_function)MPI_Type_get_extent_c, (bnd_function)PMPI_Type_get_extent_c,
    (bnd_function)MPI_Type_get_extent_x, (bnd_function)PMPI_Type_get_extent_x,
    (bnd_function)MPI_Type_get_name, (bnd_function)PMPI_Type_get_name,
    (bnd_function)MPI_Type_get_true_extent, (bnd_function)PMPI_Type_get_true_extent,
    (bnd_function)MPI_Type_get_true_extent_c, (bnd_function)PMPI_Type_get_true_extent_c,
    (bnd_function)MPI_Type_get_true_extent_x, (bnd_function)PMPI_Type_get_true_extent_x,
    (bnd_function)MPI_Type_get_value_index, (bnd_function)PMPI_Type_get_value_index,
    (bnd_function)MPI_Type_indexed, (bnd_function)PMPI_Type_indexed,
    (bnd_function)MPI_Type_indexed_c, (bnd_function)PMPI_Type_indexed_c,
    (bnd_function)MPI_Type_match_size, (bnd_function)PMPI_Type_match_size,
    (bnd_function)MPI_Type_set_attr, (bnd_function)PMPI_Type_set_attr,
    (bnd_function)MPI_Type_set_name, (bnd_function)PMPI_Type_set_name,
    (bnd_function)MPI_Type_size, (bnd_function)PMPI_Type_size,
    (bnd_function)MPI_Type_size_c, (bnd_function)PMPI_Type_size_c,
    (bnd_function)MPI_Type_size_x, (bnd_function)PMPI_Type_size_x,
    (bnd_function)MPI_Type_toint, (bnd_function)PMPI_Type_toint,
    (bnd_function)MPI_Type_vector, (bnd_function)PMPI_Type_vector,
    (bnd_function)MPI_Type_vector_c, (bnd_function)PMPI_Type_vector_c,
    (bnd_function)MPI_Unpack, (bnd_function)PMPI_Unpack,
    (bnd_function)MPI_Unpack_c, (bnd_function)PMPI_Unpack_c,
    (bnd_function)MPI_Unpack_external, (bnd_function)PMPI_Unpack_external,
    (bnd_function)MPI_Unpack_external_c, (bnd_function)PMPI_Unpack_external_c,
    (bnd_function)MPI_Unpublish_name, (bnd_function)PMPI_Unpublish_name,
    (bnd_function)MPI_Wait, (bnd_function)PMPI_Wait,
    (bnd_function)MPI_Waitall, (bnd_function)PMPI_Waitall,
    (bnd_function)MPI_Waitany, (bnd_function)PMPI_Waitany,
    (bnd_function)MPI_Waitsome, (bnd_function)PMPI_Waitsome,
    (bnd_function)MPI_Win_allocate, (bnd_function)PMPI_Win_allocate,
    (bnd_function)MPI_Win_allocate_c, (bnd_function)PMPI_Win_allocate_c,
    (bnd_function)MPI_Win_allocate_shared, (bnd_function)PMPI_Win_allocate_shared,
    (bnd_function)MPI_Win_allocate_shared_c, (bnd_function)PMPI_Win_allocate_shared_c,
    (bnd_function)MPI_Win_attach, (bnd_function)PMPI_Win_attach,
    (bnd_function)MPI_Win_call_errhandler, (bnd_function)PMPI_Win_call_errhandler,
    (bnd_function)MPI_Win_complete, (bnd_function)PMPI_Win_complete,
    (bnd_function)MPI_Win_create, (bnd_function)PMPI_Win_create,
    (bnd_function)MPI_Win_create_c, (bnd_function)PMPI_Win_create_c,
    (bnd_function)MPI_Win_create_dynamic, (bnd_function)PMPI_Win_create_dynamic,
    (bnd_function)MPI_Win_create_errhandler, (bnd_function)PMPI_Win_create_errhandler,
    (bnd_function)MPI_Win_create_keyval, (bnd_function)PMPI_Win_create_keyval,
    (bnd_function)MPI_Win_delete_attr, (bnd_function)PMPI_Win_delete_attr,
    (bnd_function)MPI_Win_detach, (bnd_function)PMPI_Win_detach,
    (bnd_function)MPI_Win_fence, (bnd_function)PMPI_Win_fence,
    (bnd_function)MPI_Win_flush, (bnd_function)PMPI_Win_flush,
    (bnd_function)MPI_Win_flush_all, (bnd_function)PMPI_Win_flush_all,
    (bnd_function)MPI_Win_flush_local, (bnd_function)PMPI_Win_flush_local,
    (bnd_function)MPI_Win_flush_local_all, (bnd_function)PMPI_Win_flush_local_all,
    (bnd_function)MPI_Win_free, (bnd_function)PMPI_Win_free,
    (bnd_function)MPI_Win_free_keyval, (bnd_function)PMPI_Win_free_keyval,
    (bnd_function)MPI_Win_fromint, (bnd_function)PMPI_Win_fromint,
    (bnd_function)MPI_Win_get_attr, (bnd_function)PMPI_Win_get_attr,
    (bnd_function)MPI_Win_get_errhandler, (bnd_function)PMPI_Win_get_errhandler,
    (bnd_function)MPI_Win_get_group, (bnd_function)PMPI_Win_get_group,
    (bnd_function)MPI_Win_get_info, (bnd_function)PMPI_Win_get_info,
    (bnd_function)MPI_Win_get_name, (bnd_function)PMPI_Win_get_name,
    (bnd_function)MPI_Win_lock, (bnd_function)PMPI_Win_lock,
    (bnd_function)MPI_Win_lock_all, (bnd_function)PMPI_Win_lock_all,
    (bnd_function)MPI_Win_post, (bnd_function)PMPI_Win_post,
    (bnd_function)MPI_Win_set_attr, (bnd_function)PMPI_Win_set_attr,
    (bnd_function)MPI_Win_set_errhandler, (bnd_function)PMPI_Win_set_errhandler,
    (bnd_function)MPI_Win_set_info, (bnd_function)PMPI_Win_set_info,
    (bnd_function)MPI_Win_set_name, (bnd_function)PMPI_Win_set_name,
    (bnd_function)MPI_Win_shared_query, (bnd_function)PMPI_Win_shared_query,
    (bnd_function)MPI_Win_shared_query_c, (bnd_function)PMPI_Win_shared_query_c,
    (bnd_function)MPI_Win_start, (bnd_function)PMPI_Win_start,
    (bnd_function)MPI_Win_sync, (bnd_function)PMPI_Win_sync,
    (bnd_function)MPI_Win_test, (bnd_function)PMPI_Win_test,
    (bnd_function)MPI_Win_toint, (bnd_function)PMPI_Win_toint,
    (bnd_function)MPI_Win_unlock, (bnd_function)PMPI_Win_unlock,
    (bnd_function)MPI_Win_unlock_all, (bnd_function)PMPI_Win_unlock_all,
    (bnd_function)MPI_Win_wait, (bnd_function)PMPI_Win_wait,
    (bnd_function)MPI_Wtick, (bnd_function)PMPI_Wtick,
    (bnd_function)MPI_Wtime, (bnd_function)PMPI_Wtime,
};
