// Do not edit: `bindery generate` writes this from specs/constants.toml through templates/mpicxx/constants.h.j2.
// Constants: numbers are constants of the compiler, objects and addresses those of the library.
namespace MPI {
inline namespace bindery {

const int SUCCESS = MPI_SUCCESS;
const int ERR_BUFFER = MPI_ERR_BUFFER;
const int ERR_COUNT = MPI_ERR_COUNT;
const int ERR_TYPE = MPI_ERR_TYPE;
const int ERR_TAG = MPI_ERR_TAG;
const int ERR_COMM = MPI_ERR_COMM;
const int ERR_RANK = MPI_ERR_RANK;
const int ERR_REQUEST = MPI_ERR_REQUEST;
const int ERR_ROOT = MPI_ERR_ROOT;
const int ERR_GROUP = MPI_ERR_GROUP;
const int ERR_OP = MPI_ERR_OP;
const int ERR_TOPOLOGY = MPI_ERR_TOPOLOGY;
const int ERR_DIMS = MPI_ERR_DIMS;
const int ERR_ARG = MPI_ERR_ARG;
const int ERR_UNKNOWN = MPI_ERR_UNKNOWN;
const int ERR_TRUNCATE = MPI_ERR_TRUNCATE;
const int ERR_OTHER = MPI_ERR_OTHER;
const int ERR_INTERN = MPI_ERR_INTERN;
const int ERR_PENDING = MPI_ERR_PENDING;
const int ERR_IN_STATUS = MPI_ERR_IN_STATUS;
const int ERR_ACCESS = MPI_ERR_ACCESS;
const int ERR_AMODE = MPI_ERR_AMODE;
const int ERR_ASSERT = MPI_ERR_ASSERT;
const int ERR_BAD_FILE = MPI_ERR_BAD_FILE;
const int ERR_BASE = MPI_ERR_BASE;
const int ERR_CONVERSION = MPI_ERR_CONVERSION;
const int ERR_DISP = MPI_ERR_DISP;
const int ERR_DUP_DATAREP = MPI_ERR_DUP_DATAREP;
const int ERR_FILE_EXISTS = MPI_ERR_FILE_EXISTS;
const int ERR_FILE_IN_USE = MPI_ERR_FILE_IN_USE;
const int ERR_FILE = MPI_ERR_FILE;
const int ERR_INFO_KEY = MPI_ERR_INFO_KEY;
const int ERR_INFO_NOKEY = MPI_ERR_INFO_NOKEY;
const int ERR_INFO_VALUE = MPI_ERR_INFO_VALUE;
const int ERR_INFO = MPI_ERR_INFO;
const int ERR_IO = MPI_ERR_IO;
const int ERR_KEYVAL = MPI_ERR_KEYVAL;
const int ERR_LOCKTYPE = MPI_ERR_LOCKTYPE;
const int ERR_NAME = MPI_ERR_NAME;
const int ERR_NO_MEM = MPI_ERR_NO_MEM;
const int ERR_NOT_SAME = MPI_ERR_NOT_SAME;
const int ERR_NO_SPACE = MPI_ERR_NO_SPACE;
const int ERR_NO_SUCH_FILE = MPI_ERR_NO_SUCH_FILE;
const int ERR_PORT = MPI_ERR_PORT;
const int ERR_QUOTA = MPI_ERR_QUOTA;
const int ERR_READ_ONLY = MPI_ERR_READ_ONLY;
#if BND_HAS_MPI_ERR_RMA_ATTACH
const int ERR_RMA_ATTACH = MPI_ERR_RMA_ATTACH;
#endif
const int ERR_RMA_CONFLICT = MPI_ERR_RMA_CONFLICT;
#if BND_HAS_MPI_ERR_RMA_RANGE
const int ERR_RMA_RANGE = MPI_ERR_RMA_RANGE;
#endif
#if BND_HAS_MPI_ERR_RMA_SHARED
const int ERR_RMA_SHARED = MPI_ERR_RMA_SHARED;
#endif
const int ERR_RMA_SYNC = MPI_ERR_RMA_SYNC;
const int ERR_SERVICE = MPI_ERR_SERVICE;
const int ERR_SIZE = MPI_ERR_SIZE;
const int ERR_SPAWN = MPI_ERR_SPAWN;
const int ERR_UNSUPPORTED_DATAREP = MPI_ERR_UNSUPPORTED_DATAREP;
const int ERR_UNSUPPORTED_OPERATION = MPI_ERR_UNSUPPORTED_OPERATION;
const int ERR_WIN = MPI_ERR_WIN;
#if BND_HAS_MPI_ERR_RMA_FLAVOR
const int ERR_RMA_FLAVOR = MPI_ERR_RMA_FLAVOR;
#endif
#if BND_HAS_MPI_ERR_PROC_ABORTED
const int ERR_PROC_ABORTED = MPI_ERR_PROC_ABORTED;
#endif
#if BND_HAS_MPI_ERR_VALUE_TOO_LARGE
const int ERR_VALUE_TOO_LARGE = MPI_ERR_VALUE_TOO_LARGE;
#endif
#if BND_HAS_MPI_ERR_SESSION
const int ERR_SESSION = MPI_ERR_SESSION;
#endif
#if BND_HAS_MPI_ERR_ERRHANDLER
const int ERR_ERRHANDLER = MPI_ERR_ERRHANDLER;
#endif
#if BND_HAS_MPI_ERR_ABI
const int ERR_ABI = MPI_ERR_ABI;
#endif
const int ERR_LASTCODE = MPI_ERR_LASTCODE;
const int ANY_SOURCE = MPI_ANY_SOURCE;
const int PROC_NULL = MPI_PROC_NULL;
const int ROOT = MPI_ROOT;
const int ANY_TAG = MPI_ANY_TAG;
const int UNDEFINED = MPI_UNDEFINED;
const int KEYVAL_INVALID = MPI_KEYVAL_INVALID;
#if defined(MPI_BSEND_OVERHEAD)
const int BSEND_OVERHEAD = MPI_BSEND_OVERHEAD;
#endif
#if defined(MPI_MAX_DATAREP_STRING)
const int MAX_DATAREP_STRING = MPI_MAX_DATAREP_STRING;
#endif
#if defined(MPI_MAX_ERROR_STRING)
const int MAX_ERROR_STRING = MPI_MAX_ERROR_STRING;
#endif
#if defined(MPI_MAX_INFO_KEY)
const int MAX_INFO_KEY = MPI_MAX_INFO_KEY;
#endif
#if defined(MPI_MAX_INFO_VAL)
const int MAX_INFO_VAL = MPI_MAX_INFO_VAL;
#endif
#if defined(MPI_MAX_LIBRARY_VERSION_STRING)
const int MAX_LIBRARY_VERSION_STRING = MPI_MAX_LIBRARY_VERSION_STRING;
#endif
#if defined(MPI_MAX_OBJECT_NAME)
const int MAX_OBJECT_NAME = MPI_MAX_OBJECT_NAME;
#endif
#if defined(MPI_MAX_PORT_NAME)
const int MAX_PORT_NAME = MPI_MAX_PORT_NAME;
#endif
#if defined(MPI_MAX_PROCESSOR_NAME)
const int MAX_PROCESSOR_NAME = MPI_MAX_PROCESSOR_NAME;
#endif
#if defined(MPI_MAX_STRINGTAG_LEN)
const int MAX_STRINGTAG_LEN = MPI_MAX_STRINGTAG_LEN;
#endif
#if defined(MPI_MAX_PSET_NAME_LEN)
const int MAX_PSET_NAME_LEN = MPI_MAX_PSET_NAME_LEN;
#endif
const int THREAD_SINGLE = MPI_THREAD_SINGLE;
const int THREAD_FUNNELED = MPI_THREAD_FUNNELED;
const int THREAD_SERIALIZED = MPI_THREAD_SERIALIZED;
const int THREAD_MULTIPLE = MPI_THREAD_MULTIPLE;
const int IDENT = MPI_IDENT;
const int CONGRUENT = MPI_CONGRUENT;
const int SIMILAR = MPI_SIMILAR;
const int UNEQUAL = MPI_UNEQUAL;
const int CART = MPI_CART;
const int GRAPH = MPI_GRAPH;
const int DIST_GRAPH = MPI_DIST_GRAPH;
const int COMM_TYPE_SHARED = MPI_COMM_TYPE_SHARED;
#if BND_HAS_MPI_COMM_TYPE_HW_UNGUIDED
const int COMM_TYPE_HW_UNGUIDED = MPI_COMM_TYPE_HW_UNGUIDED;
#endif
#if BND_HAS_MPI_COMM_TYPE_HW_GUIDED
const int COMM_TYPE_HW_GUIDED = MPI_COMM_TYPE_HW_GUIDED;
#endif
#if BND_HAS_MPI_COMM_TYPE_RESOURCE_GUIDED
const int COMM_TYPE_RESOURCE_GUIDED = MPI_COMM_TYPE_RESOURCE_GUIDED;
#endif
const int TAG_UB = MPI_TAG_UB;
const int IO = MPI_IO;
const int HOST = MPI_HOST;
const int WTIME_IS_GLOBAL = MPI_WTIME_IS_GLOBAL;
const int APPNUM = MPI_APPNUM;
const int LASTUSEDCODE = MPI_LASTUSEDCODE;
const int UNIVERSE_SIZE = MPI_UNIVERSE_SIZE;
const int WIN_BASE = MPI_WIN_BASE;
const int WIN_DISP_UNIT = MPI_WIN_DISP_UNIT;
const int WIN_SIZE = MPI_WIN_SIZE;
const int WIN_CREATE_FLAVOR = MPI_WIN_CREATE_FLAVOR;
const int WIN_MODEL = MPI_WIN_MODEL;
const int ORDER_C = MPI_ORDER_C;
const int ORDER_FORTRAN = MPI_ORDER_FORTRAN;
const int DISTRIBUTE_NONE = MPI_DISTRIBUTE_NONE;
const int DISTRIBUTE_BLOCK = MPI_DISTRIBUTE_BLOCK;
const int DISTRIBUTE_CYCLIC = MPI_DISTRIBUTE_CYCLIC;
const int DISTRIBUTE_DFLT_DARG = MPI_DISTRIBUTE_DFLT_DARG;
const int COMBINER_NAMED = MPI_COMBINER_NAMED;
const int COMBINER_DUP = MPI_COMBINER_DUP;
const int COMBINER_CONTIGUOUS = MPI_COMBINER_CONTIGUOUS;
const int COMBINER_VECTOR = MPI_COMBINER_VECTOR;
const int COMBINER_HVECTOR = MPI_COMBINER_HVECTOR;
const int COMBINER_INDEXED = MPI_COMBINER_INDEXED;
const int COMBINER_HINDEXED = MPI_COMBINER_HINDEXED;
const int COMBINER_INDEXED_BLOCK = MPI_COMBINER_INDEXED_BLOCK;
const int COMBINER_HINDEXED_BLOCK = MPI_COMBINER_HINDEXED_BLOCK;
const int COMBINER_STRUCT = MPI_COMBINER_STRUCT;
const int COMBINER_SUBARRAY = MPI_COMBINER_SUBARRAY;
const int COMBINER_DARRAY = MPI_COMBINER_DARRAY;
const int COMBINER_F90_REAL = MPI_COMBINER_F90_REAL;
const int COMBINER_F90_COMPLEX = MPI_COMBINER_F90_COMPLEX;
const int COMBINER_F90_INTEGER = MPI_COMBINER_F90_INTEGER;
const int COMBINER_RESIZED = MPI_COMBINER_RESIZED;
#if BND_HAS_MPI_COMBINER_VALUE_INDEX
const int COMBINER_VALUE_INDEX = MPI_COMBINER_VALUE_INDEX;
#endif
const int TYPECLASS_INTEGER = MPI_TYPECLASS_INTEGER;
const int TYPECLASS_REAL = MPI_TYPECLASS_REAL;
const int TYPECLASS_COMPLEX = MPI_TYPECLASS_COMPLEX;
const int LOCK_EXCLUSIVE = MPI_LOCK_EXCLUSIVE;
const int LOCK_SHARED = MPI_LOCK_SHARED;
const int WIN_FLAVOR_CREATE = MPI_WIN_FLAVOR_CREATE;
const int WIN_FLAVOR_ALLOCATE = MPI_WIN_FLAVOR_ALLOCATE;
const int WIN_FLAVOR_DYNAMIC = MPI_WIN_FLAVOR_DYNAMIC;
const int WIN_FLAVOR_SHARED = MPI_WIN_FLAVOR_SHARED;
const int WIN_UNIFIED = MPI_WIN_UNIFIED;
const int WIN_SEPARATE = MPI_WIN_SEPARATE;
const int MODE_APPEND = MPI_MODE_APPEND;
const int MODE_CREATE = MPI_MODE_CREATE;
const int MODE_DELETE_ON_CLOSE = MPI_MODE_DELETE_ON_CLOSE;
const int MODE_EXCL = MPI_MODE_EXCL;
const int MODE_RDONLY = MPI_MODE_RDONLY;
const int MODE_RDWR = MPI_MODE_RDWR;
const int MODE_SEQUENTIAL = MPI_MODE_SEQUENTIAL;
const int MODE_UNIQUE_OPEN = MPI_MODE_UNIQUE_OPEN;
const int MODE_WRONLY = MPI_MODE_WRONLY;
const int MODE_NOCHECK = MPI_MODE_NOCHECK;
const int MODE_NOPRECEDE = MPI_MODE_NOPRECEDE;
const int MODE_NOPUT = MPI_MODE_NOPUT;
const int MODE_NOSTORE = MPI_MODE_NOSTORE;
const int MODE_NOSUCCEED = MPI_MODE_NOSUCCEED;
const int SEEK_CUR = MPI_SEEK_CUR;
const int SEEK_END = MPI_SEEK_END;
const int SEEK_SET = MPI_SEEK_SET;
#if defined(MPI_DISPLACEMENT_CURRENT)
const MPI_Offset DISPLACEMENT_CURRENT = MPI_DISPLACEMENT_CURRENT;
#endif
#if BND_HAS_MPI_COMBINER_HVECTOR_INTEGER
const int COMBINER_HVECTOR_INTEGER = (int)(BND_CXX_MPI_COMBINER_HVECTOR_INTEGER);
#endif
#if BND_HAS_MPI_COMBINER_HINDEXED_INTEGER
const int COMBINER_HINDEXED_INTEGER = (int)(BND_CXX_MPI_COMBINER_HINDEXED_INTEGER);
#endif
#if BND_HAS_MPI_COMBINER_STRUCT_INTEGER
const int COMBINER_STRUCT_INTEGER = (int)(BND_CXX_MPI_COMBINER_STRUCT_INTEGER);
#endif

#if defined(MPI_BOTTOM)
extern void *const BOTTOM;
#endif
#if defined(MPI_IN_PLACE)
extern void *const IN_PLACE;
#endif
#if defined(MPI_BUFFER_AUTOMATIC)
extern void *const BUFFER_AUTOMATIC;
#endif
#if defined(MPI_ARGV_NULL)
extern const char **const ARGV_NULL;
#endif
#if defined(MPI_ARGVS_NULL)
extern const char ***const ARGVS_NULL;
#endif
extern int *const &UNWEIGHTED;
extern int *const &WEIGHTS_EMPTY;
#if defined(MPI_COMM_NULL)
extern Nullcomm COMM_NULL;
#endif
#if defined(MPI_COMM_WORLD)
extern Intracomm COMM_WORLD;
#endif
#if defined(MPI_COMM_SELF)
extern Intracomm COMM_SELF;
#endif
#if defined(MPI_GROUP_NULL)
extern const Group GROUP_NULL;
#endif
#if defined(MPI_GROUP_EMPTY)
extern const Group GROUP_EMPTY;
#endif
#if defined(MPI_WIN_NULL)
extern Win WIN_NULL;
#endif
#if defined(MPI_FILE_NULL)
extern File FILE_NULL;
#endif
#if defined(MPI_SESSION_NULL)
extern const Session SESSION_NULL;
#endif
#if defined(MPI_MESSAGE_NULL)
extern const Message MESSAGE_NULL;
#endif
#if defined(MPI_MESSAGE_NO_PROC)
extern const Message MESSAGE_NO_PROC;
#endif
#if defined(MPI_INFO_NULL)
extern const Info INFO_NULL;
#endif
#if defined(MPI_INFO_ENV)
extern const Info INFO_ENV;
#endif
#if defined(MPI_REQUEST_NULL)
extern Request REQUEST_NULL;
#endif
#if defined(MPI_ERRHANDLER_NULL)
extern const Errhandler ERRHANDLER_NULL;
#endif
#if defined(MPI_ERRORS_ARE_FATAL)
extern const Errhandler ERRORS_ARE_FATAL;
#endif
#if defined(MPI_ERRORS_ABORT)
extern const Errhandler ERRORS_ABORT;
#endif
#if defined(MPI_ERRORS_RETURN)
extern const Errhandler ERRORS_RETURN;
#endif
#if defined(MPI_OP_NULL)
extern const Op OP_NULL;
#endif
#if defined(MPI_SUM)
extern const Op SUM;
#endif
#if defined(MPI_MIN)
extern const Op MIN;
#endif
#if defined(MPI_MAX)
extern const Op MAX;
#endif
#if defined(MPI_PROD)
extern const Op PROD;
#endif
#if defined(MPI_BAND)
extern const Op BAND;
#endif
#if defined(MPI_BOR)
extern const Op BOR;
#endif
#if defined(MPI_BXOR)
extern const Op BXOR;
#endif
#if defined(MPI_LAND)
extern const Op LAND;
#endif
#if defined(MPI_LOR)
extern const Op LOR;
#endif
#if defined(MPI_LXOR)
extern const Op LXOR;
#endif
#if defined(MPI_MINLOC)
extern const Op MINLOC;
#endif
#if defined(MPI_MAXLOC)
extern const Op MAXLOC;
#endif
#if defined(MPI_REPLACE)
extern const Op REPLACE;
#endif
#if defined(MPI_NO_OP)
extern const Op NO_OP;
#endif
#if defined(MPI_DATATYPE_NULL)
extern Datatype DATATYPE_NULL;
#endif
#if defined(MPI_AINT)
extern Datatype AINT;
#endif
#if defined(MPI_COUNT)
extern Datatype COUNT;
#endif
#if defined(MPI_OFFSET)
extern Datatype OFFSET;
#endif
#if defined(MPI_PACKED)
extern Datatype PACKED;
#endif
#if defined(MPI_SHORT)
extern Datatype SHORT;
#endif
#if defined(MPI_INT)
extern Datatype INT;
#endif
#if defined(MPI_LONG)
extern Datatype LONG;
#endif
#if defined(MPI_LONG_LONG)
extern Datatype LONG_LONG;
#endif
#if defined(MPI_LONG_LONG_INT)
extern Datatype LONG_LONG_INT;
#endif
#if defined(MPI_UNSIGNED_SHORT)
extern Datatype UNSIGNED_SHORT;
#endif
#if defined(MPI_UNSIGNED)
extern Datatype UNSIGNED;
#endif
#if defined(MPI_UNSIGNED_LONG)
extern Datatype UNSIGNED_LONG;
#endif
#if defined(MPI_UNSIGNED_LONG_LONG)
extern Datatype UNSIGNED_LONG_LONG;
#endif
#if defined(MPI_FLOAT)
extern Datatype FLOAT;
#endif
#if defined(MPI_C_FLOAT_COMPLEX)
extern Datatype C_FLOAT_COMPLEX;
#endif
#if defined(MPI_C_COMPLEX)
extern Datatype C_COMPLEX;
#endif
extern Datatype COMPLEX;
#if defined(MPI_DOUBLE)
extern Datatype DOUBLE;
#endif
#if defined(MPI_C_DOUBLE_COMPLEX)
extern Datatype C_DOUBLE_COMPLEX;
#endif
extern Datatype DOUBLE_COMPLEX;
#if defined(MPI_LOGICAL)
extern Datatype LOGICAL;
#endif
#if defined(MPI_INTEGER)
extern Datatype INTEGER;
#endif
#if defined(MPI_REAL)
extern Datatype REAL;
#endif
#if defined(MPI_COMPLEX)
extern Datatype F_COMPLEX;
#endif
#if defined(MPI_DOUBLE_PRECISION)
extern Datatype DOUBLE_PRECISION;
#endif
#if defined(MPI_DOUBLE_COMPLEX)
extern Datatype F_DOUBLE_COMPLEX;
#endif
#if defined(MPI_CHARACTER)
extern Datatype CHARACTER;
#endif
#if defined(MPI_LONG_DOUBLE)
extern Datatype LONG_DOUBLE;
#endif
#if defined(MPI_C_LONG_DOUBLE_COMPLEX)
extern Datatype C_LONG_DOUBLE_COMPLEX;
#endif
extern Datatype LONG_DOUBLE_COMPLEX;
#if defined(MPI_FLOAT_INT)
extern Datatype FLOAT_INT;
#endif
#if defined(MPI_DOUBLE_INT)
extern Datatype DOUBLE_INT;
#endif
#if defined(MPI_LONG_INT)
extern Datatype LONG_INT;
#endif
#if defined(MPI_2INT)
extern Datatype TWOINT;
#endif
#if defined(MPI_SHORT_INT)
extern Datatype SHORT_INT;
#endif
#if defined(MPI_LONG_DOUBLE_INT)
extern Datatype LONG_DOUBLE_INT;
#endif
#if defined(MPI_2REAL)
extern Datatype TWOREAL;
#endif
#if defined(MPI_2DOUBLE_PRECISION)
extern Datatype TWODOUBLE_PRECISION;
#endif
#if defined(MPI_2INTEGER)
extern Datatype TWOINTEGER;
#endif
#if defined(MPI_C_BOOL)
extern Datatype C_BOOL;
#endif
extern Datatype BOOL;
#if defined(MPI_WCHAR)
extern Datatype WCHAR;
#endif
#if defined(MPI_INT8_T)
extern Datatype INT8_T;
#endif
#if defined(MPI_UINT8_T)
extern Datatype UINT8_T;
#endif
#if defined(MPI_CHAR)
extern Datatype CHAR;
#endif
#if defined(MPI_SIGNED_CHAR)
extern Datatype SIGNED_CHAR;
#endif
#if defined(MPI_UNSIGNED_CHAR)
extern Datatype UNSIGNED_CHAR;
#endif
#if defined(MPI_BYTE)
extern Datatype BYTE;
#endif
#if defined(MPI_INT16_T)
extern Datatype INT16_T;
#endif
#if defined(MPI_UINT16_T)
extern Datatype UINT16_T;
#endif
#if defined(MPI_INT32_T)
extern Datatype INT32_T;
#endif
#if defined(MPI_UINT32_T)
extern Datatype UINT32_T;
#endif
#if defined(MPI_INT64_T)
extern Datatype INT64_T;
#endif
#if defined(MPI_UINT64_T)
extern Datatype UINT64_T;
#endif
#if defined(MPI_LOGICAL1)
extern Datatype LOGICAL1;
#endif
#if defined(MPI_INTEGER1)
extern Datatype INTEGER1;
#endif
#if defined(MPI_LOGICAL2)
extern Datatype LOGICAL2;
#endif
#if defined(MPI_INTEGER2)
extern Datatype INTEGER2;
#endif
#if defined(MPI_REAL2)
extern Datatype REAL2;
#endif
#if defined(MPI_LOGICAL4)
extern Datatype LOGICAL4;
#endif
#if defined(MPI_INTEGER4)
extern Datatype INTEGER4;
#endif
#if defined(MPI_REAL4)
extern Datatype REAL4;
#endif
#if defined(MPI_COMPLEX4)
extern Datatype COMPLEX4;
#endif
#if defined(MPI_LOGICAL8)
extern Datatype LOGICAL8;
#endif
#if defined(MPI_INTEGER8)
extern Datatype INTEGER8;
#endif
#if defined(MPI_REAL8)
extern Datatype REAL8;
#endif
#if defined(MPI_COMPLEX8)
extern Datatype COMPLEX8;
#endif
#if defined(MPI_LOGICAL16)
extern Datatype LOGICAL16;
#endif
#if defined(MPI_INTEGER16)
extern Datatype INTEGER16;
#endif
#if defined(MPI_REAL16)
extern Datatype REAL16;
#endif
#if defined(MPI_COMPLEX16)
extern Datatype COMPLEX16;
#endif
#if defined(MPI_COMPLEX32)
extern Datatype COMPLEX32;
#endif
#if BND_HAS_MPI_LB
extern Datatype LB;
#endif
#if BND_HAS_MPI_UB
extern Datatype UB;
#endif
extern const Errhandler ERRORS_THROW_EXCEPTIONS;

}  // namespace bindery
}  // namespace MPI
