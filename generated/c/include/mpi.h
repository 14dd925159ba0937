/* Do not edit: `bindery generate` writes this from specs/ through templates/c/mpi.h.j2. */
/* MPI 5.0 with its standard ABI, for C99 and later, and C++11 and later. */
#ifndef MPI_H_ABI
#define MPI_H_ABI

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- integers and handles (R130, R136) ---- */

typedef intptr_t MPI_Aint;
typedef long long MPI_Offset;
typedef long long MPI_Count;

typedef struct MPI_ABI_Comm *MPI_Comm;
typedef struct MPI_ABI_Datatype *MPI_Datatype;
typedef struct MPI_ABI_Errhandler *MPI_Errhandler;
typedef struct MPI_ABI_File *MPI_File;
typedef struct MPI_ABI_Group *MPI_Group;
typedef struct MPI_ABI_Info *MPI_Info;
typedef struct MPI_ABI_Message *MPI_Message;
typedef struct MPI_ABI_Op *MPI_Op;
typedef struct MPI_ABI_Request *MPI_Request;
typedef struct MPI_ABI_Session *MPI_Session;
typedef struct MPI_ABI_T_cvar_handle *MPI_T_cvar_handle;
typedef struct MPI_ABI_T_enum *MPI_T_enum;
typedef struct MPI_ABI_T_event_instance *MPI_T_event_instance;
typedef struct MPI_ABI_T_event_registration *MPI_T_event_registration;
typedef struct MPI_ABI_T_pvar_handle *MPI_T_pvar_handle;
typedef struct MPI_ABI_T_pvar_session *MPI_T_pvar_session;
typedef struct MPI_ABI_Win *MPI_Win;

/* ---- statuses (R129) ---- */

typedef struct MPI_Status {
    int MPI_SOURCE;
    int MPI_TAG;
    int MPI_ERROR;
    int MPI_internal[5];
} MPI_Status;

/* ---- The version of the standard and of its ABI ---- */

#define MPI_VERSION 5
#define MPI_SUBVERSION 0
#define MPI_ABI_VERSION 1
#define MPI_ABI_SUBVERSION 0

/* ---- Error classes ---- */

enum {
    MPI_SUCCESS = 0,
    MPI_ERR_BUFFER = 1,
    MPI_ERR_COUNT = 2,
    MPI_ERR_TYPE = 3,
    MPI_ERR_TAG = 4,
    MPI_ERR_COMM = 5,
    MPI_ERR_RANK = 6,
    MPI_ERR_REQUEST = 7,
    MPI_ERR_ROOT = 8,
    MPI_ERR_GROUP = 9,
    MPI_ERR_OP = 10,
    MPI_ERR_TOPOLOGY = 11,
    MPI_ERR_DIMS = 12,
    MPI_ERR_ARG = 13,
    MPI_ERR_UNKNOWN = 14,
    MPI_ERR_TRUNCATE = 15,
    MPI_ERR_OTHER = 16,
    MPI_ERR_INTERN = 17,
    MPI_ERR_PENDING = 18,
    MPI_ERR_IN_STATUS = 19,
    MPI_ERR_ACCESS = 20,
    MPI_ERR_AMODE = 21,
    MPI_ERR_ASSERT = 22,
    MPI_ERR_BAD_FILE = 23,
    MPI_ERR_BASE = 24,
    MPI_ERR_CONVERSION = 25,
    MPI_ERR_DISP = 26,
    MPI_ERR_DUP_DATAREP = 27,
    MPI_ERR_FILE_EXISTS = 28,
    MPI_ERR_FILE_IN_USE = 29,
    MPI_ERR_FILE = 30,
    MPI_ERR_INFO_KEY = 31,
    MPI_ERR_INFO_NOKEY = 32,
    MPI_ERR_INFO_VALUE = 33,
    MPI_ERR_INFO = 34,
    MPI_ERR_IO = 35,
    MPI_ERR_KEYVAL = 36,
    MPI_ERR_LOCKTYPE = 37,
    MPI_ERR_NAME = 38,
    MPI_ERR_NO_MEM = 39,
    MPI_ERR_NOT_SAME = 40,
    MPI_ERR_NO_SPACE = 41,
    MPI_ERR_NO_SUCH_FILE = 42,
    MPI_ERR_PORT = 43,
    MPI_ERR_QUOTA = 44,
    MPI_ERR_READ_ONLY = 45,
    MPI_ERR_RMA_ATTACH = 46,
    MPI_ERR_RMA_CONFLICT = 47,
    MPI_ERR_RMA_RANGE = 48,
    MPI_ERR_RMA_SHARED = 49,
    MPI_ERR_RMA_SYNC = 50,
    MPI_ERR_SERVICE = 51,
    MPI_ERR_SIZE = 52,
    MPI_ERR_SPAWN = 53,
    MPI_ERR_UNSUPPORTED_DATAREP = 54,
    MPI_ERR_UNSUPPORTED_OPERATION = 55,
    MPI_ERR_WIN = 56,
    MPI_ERR_RMA_FLAVOR = 57,
    MPI_ERR_PROC_ABORTED = 58,
    MPI_ERR_VALUE_TOO_LARGE = 59,
    MPI_ERR_SESSION = 60,
    MPI_ERR_ERRHANDLER = 61,
    MPI_ERR_ABI = 62,
    MPI_ERR_LASTCODE = 16383
};

/* ---- Error codes of the tool information interface, which other routines may return as well ---- */

enum {
    MPI_T_ERR_CANNOT_INIT = 1001,
    MPI_T_ERR_NOT_ACCESSIBLE = 1002,
    MPI_T_ERR_NOT_INITIALIZED = 1003,
    MPI_T_ERR_NOT_SUPPORTED = 1004,
    MPI_T_ERR_MEMORY = 1005,
    MPI_T_ERR_INVALID = 1006,
    MPI_T_ERR_INVALID_INDEX = 1007,
    MPI_T_ERR_INVALID_ITEM = 1008,
    MPI_T_ERR_INVALID_SESSION = 1009,
    MPI_T_ERR_INVALID_HANDLE = 1010,
    MPI_T_ERR_INVALID_NAME = 1011,
    MPI_T_ERR_OUT_OF_HANDLES = 1012,
    MPI_T_ERR_OUT_OF_SESSIONS = 1013,
    MPI_T_ERR_CVAR_SET_NOT_NOW = 1014,
    MPI_T_ERR_CVAR_SET_NEVER = 1015,
    MPI_T_ERR_PVAR_NO_WRITE = 1016,
    MPI_T_ERR_PVAR_NO_STARTSTOP = 1017,
    MPI_T_ERR_PVAR_NO_ATOMIC = 1018
};

/* ---- Addresses with a meaning of their own: the library knows them by where they are, not by what they hold ---- */

#define MPI_BOTTOM ((void *)0x0)
#define MPI_IN_PLACE ((void *)0x1)
#define MPI_BUFFER_AUTOMATIC ((void *)0x2)

/* ---- Arrays with a meaning of their own ---- */

#define MPI_ARGV_NULL ((char **)0x0)
#define MPI_ARGVS_NULL ((char ***)0x0)
#define MPI_ERRCODES_IGNORE ((int *)0x0)
#define MPI_STATUS_IGNORE ((MPI_Status *)0x0)
#define MPI_STATUSES_IGNORE ((MPI_Status *)0x0)
#define MPI_UNWEIGHTED ((int *)0xa)
#define MPI_WEIGHTS_EMPTY ((int *)0xb)

/* ---- Ranks with a meaning of their own ---- */

enum {
    MPI_ANY_SOURCE = -1,
    MPI_PROC_NULL = -3,
    MPI_ROOT = -4
};

/* ---- The tag that matches any ---- */

enum {
    MPI_ANY_TAG = -2
};

/* ---- Other numbers with a meaning of their own ---- */

#define MPI_BSEND_OVERHEAD 512
enum {
    MPI_UNDEFINED = -32766,
    MPI_KEYVAL_INVALID = 0
};

/* ---- Lengths of strings: one less in Fortran, which needs no NUL (R96) ---- */

#define MPI_MAX_DATAREP_STRING 128
#define MPI_MAX_ERROR_STRING 512
#define MPI_MAX_INFO_KEY 256
#define MPI_MAX_INFO_VAL 1024
#define MPI_MAX_LIBRARY_VERSION_STRING 8192
#define MPI_MAX_OBJECT_NAME 128
#define MPI_MAX_PORT_NAME 1024
#define MPI_MAX_PROCESSOR_NAME 256
#define MPI_MAX_STRINGTAG_LEN 1024
#define MPI_MAX_PSET_NAME_LEN 1024

/* ---- Levels of thread support ---- */

enum {
    MPI_THREAD_SINGLE = 0,
    MPI_THREAD_FUNNELED = 1024,
    MPI_THREAD_SERIALIZED = 2048,
    MPI_THREAD_MULTIPLE = 4096
};

/* ---- Predefined communicators ---- */

#define MPI_COMM_NULL ((MPI_Comm)0x100)
#define MPI_COMM_WORLD ((MPI_Comm)0x101)
#define MPI_COMM_SELF ((MPI_Comm)0x102)

/* ---- Predefined groups ---- */

#define MPI_GROUP_NULL ((MPI_Group)0x108)
#define MPI_GROUP_EMPTY ((MPI_Group)0x109)

/* ---- Null handles and other predefined handles ---- */

#define MPI_WIN_NULL ((MPI_Win)0x110)
#define MPI_FILE_NULL ((MPI_File)0x118)
#define MPI_SESSION_NULL ((MPI_Session)0x120)
#define MPI_MESSAGE_NULL ((MPI_Message)0x128)
#define MPI_MESSAGE_NO_PROC ((MPI_Message)0x129)
#define MPI_INFO_NULL ((MPI_Info)0x130)
#define MPI_INFO_ENV ((MPI_Info)0x131)
#define MPI_REQUEST_NULL ((MPI_Request)0x180)

/* ---- Predefined error handlers ---- */

#define MPI_ERRHANDLER_NULL ((MPI_Errhandler)0x140)
#define MPI_ERRORS_ARE_FATAL ((MPI_Errhandler)0x141)
#define MPI_ERRORS_ABORT ((MPI_Errhandler)0x142)
#define MPI_ERRORS_RETURN ((MPI_Errhandler)0x143)

/* ---- Predefined reduction operations ---- */

#define MPI_OP_NULL ((MPI_Op)0x20)
#define MPI_SUM ((MPI_Op)0x21)
#define MPI_MIN ((MPI_Op)0x22)
#define MPI_MAX ((MPI_Op)0x23)
#define MPI_PROD ((MPI_Op)0x24)
#define MPI_BAND ((MPI_Op)0x28)
#define MPI_BOR ((MPI_Op)0x29)
#define MPI_BXOR ((MPI_Op)0x2a)
#define MPI_LAND ((MPI_Op)0x30)
#define MPI_LOR ((MPI_Op)0x31)
#define MPI_LXOR ((MPI_Op)0x32)
#define MPI_MINLOC ((MPI_Op)0x38)
#define MPI_MAXLOC ((MPI_Op)0x39)
#define MPI_REPLACE ((MPI_Op)0x3c)
#define MPI_NO_OP ((MPI_Op)0x3d)

/* ---- Predefined datatypes ---- */

#define MPI_DATATYPE_NULL ((MPI_Datatype)0x200)
#define MPI_AINT ((MPI_Datatype)0x201)
#define MPI_COUNT ((MPI_Datatype)0x202)
#define MPI_OFFSET ((MPI_Datatype)0x203)
#define MPI_PACKED ((MPI_Datatype)0x207)
#define MPI_SHORT ((MPI_Datatype)0x208)
#define MPI_INT ((MPI_Datatype)0x209)
#define MPI_LONG ((MPI_Datatype)0x20a)
#define MPI_LONG_LONG ((MPI_Datatype)0x20b)
#define MPI_LONG_LONG_INT MPI_LONG_LONG
#define MPI_UNSIGNED_SHORT ((MPI_Datatype)0x20c)
#define MPI_UNSIGNED ((MPI_Datatype)0x20d)
#define MPI_UNSIGNED_LONG ((MPI_Datatype)0x20e)
#define MPI_UNSIGNED_LONG_LONG ((MPI_Datatype)0x20f)
#define MPI_FLOAT ((MPI_Datatype)0x210)
#define MPI_C_FLOAT_COMPLEX ((MPI_Datatype)0x212)
#define MPI_C_COMPLEX MPI_C_FLOAT_COMPLEX
#define MPI_CXX_FLOAT_COMPLEX ((MPI_Datatype)0x213)
#define MPI_DOUBLE ((MPI_Datatype)0x214)
#define MPI_C_DOUBLE_COMPLEX ((MPI_Datatype)0x216)
#define MPI_CXX_DOUBLE_COMPLEX ((MPI_Datatype)0x217)
#define MPI_LOGICAL ((MPI_Datatype)0x218)
#define MPI_INTEGER ((MPI_Datatype)0x219)
#define MPI_REAL ((MPI_Datatype)0x21a)
#define MPI_COMPLEX ((MPI_Datatype)0x21b)
#define MPI_DOUBLE_PRECISION ((MPI_Datatype)0x21c)
#define MPI_DOUBLE_COMPLEX ((MPI_Datatype)0x21d)
#define MPI_CHARACTER ((MPI_Datatype)0x21e)
#define MPI_LONG_DOUBLE ((MPI_Datatype)0x220)
#define MPI_C_LONG_DOUBLE_COMPLEX ((MPI_Datatype)0x224)
#define MPI_CXX_LONG_DOUBLE_COMPLEX ((MPI_Datatype)0x225)
#define MPI_FLOAT_INT ((MPI_Datatype)0x228)
#define MPI_DOUBLE_INT ((MPI_Datatype)0x229)
#define MPI_LONG_INT ((MPI_Datatype)0x22a)
#define MPI_2INT ((MPI_Datatype)0x22b)
#define MPI_SHORT_INT ((MPI_Datatype)0x22c)
#define MPI_LONG_DOUBLE_INT ((MPI_Datatype)0x22d)
#define MPI_2REAL ((MPI_Datatype)0x230)
#define MPI_2DOUBLE_PRECISION ((MPI_Datatype)0x231)
#define MPI_2INTEGER ((MPI_Datatype)0x232)
#define MPI_C_BOOL ((MPI_Datatype)0x238)
#define MPI_CXX_BOOL ((MPI_Datatype)0x239)
#define MPI_WCHAR ((MPI_Datatype)0x23c)
#define MPI_INT8_T ((MPI_Datatype)0x240)
#define MPI_UINT8_T ((MPI_Datatype)0x241)
#define MPI_CHAR ((MPI_Datatype)0x243)
#define MPI_SIGNED_CHAR ((MPI_Datatype)0x244)
#define MPI_UNSIGNED_CHAR ((MPI_Datatype)0x245)
#define MPI_BYTE ((MPI_Datatype)0x247)
#define MPI_INT16_T ((MPI_Datatype)0x248)
#define MPI_UINT16_T ((MPI_Datatype)0x249)
#define MPI_INT32_T ((MPI_Datatype)0x250)
#define MPI_UINT32_T ((MPI_Datatype)0x251)
#define MPI_INT64_T ((MPI_Datatype)0x258)
#define MPI_UINT64_T ((MPI_Datatype)0x259)
#define MPI_LOGICAL1 ((MPI_Datatype)0x2c0)
#define MPI_INTEGER1 ((MPI_Datatype)0x2c1)
#define MPI_LOGICAL2 ((MPI_Datatype)0x2c8)
#define MPI_INTEGER2 ((MPI_Datatype)0x2c9)
#define MPI_REAL2 ((MPI_Datatype)0x2ca)
#define MPI_LOGICAL4 ((MPI_Datatype)0x2d0)
#define MPI_INTEGER4 ((MPI_Datatype)0x2d1)
#define MPI_REAL4 ((MPI_Datatype)0x2d2)
#define MPI_COMPLEX4 ((MPI_Datatype)0x2d3)
#define MPI_LOGICAL8 ((MPI_Datatype)0x2d8)
#define MPI_INTEGER8 ((MPI_Datatype)0x2d9)
#define MPI_REAL8 ((MPI_Datatype)0x2da)
#define MPI_COMPLEX8 ((MPI_Datatype)0x2db)
#define MPI_LOGICAL16 ((MPI_Datatype)0x2e0)
#define MPI_INTEGER16 ((MPI_Datatype)0x2e1)
#define MPI_REAL16 ((MPI_Datatype)0x2e2)
#define MPI_COMPLEX16 ((MPI_Datatype)0x2e3)
#define MPI_COMPLEX32 ((MPI_Datatype)0x2eb)

/* ---- Results of comparing ---- */

enum {
    MPI_IDENT = 201,
    MPI_CONGRUENT = 202,
    MPI_SIMILAR = 203,
    MPI_UNEQUAL = 204
};

/* ---- Sorts of topology ---- */

enum {
    MPI_CART = 211,
    MPI_GRAPH = 212,
    MPI_DIST_GRAPH = 213
};

/* ---- Ways to split a communicator ---- */

enum {
    MPI_COMM_TYPE_SHARED = 221,
    MPI_COMM_TYPE_HW_UNGUIDED = 222,
    MPI_COMM_TYPE_HW_GUIDED = 223,
    MPI_COMM_TYPE_RESOURCE_GUIDED = 224
};

/* ---- Keys of predefined attributes ---- */

enum {
    MPI_TAG_UB = 501,
    MPI_IO = 502,
    MPI_HOST = 503,
    MPI_WTIME_IS_GLOBAL = 504,
    MPI_APPNUM = 505,
    MPI_LASTUSEDCODE = 506,
    MPI_UNIVERSE_SIZE = 507,
    MPI_WIN_BASE = 601,
    MPI_WIN_DISP_UNIT = 602,
    MPI_WIN_SIZE = 603,
    MPI_WIN_CREATE_FLAVOR = 604,
    MPI_WIN_MODEL = 605
};

/* ---- Orders of array elements ---- */

enum {
    MPI_ORDER_C = 12,
    MPI_ORDER_FORTRAN = 15
};

/* ---- Ways to distribute arrays ---- */

enum {
    MPI_DISTRIBUTE_NONE = 16,
    MPI_DISTRIBUTE_BLOCK = 17,
    MPI_DISTRIBUTE_CYCLIC = 18
};

/* ---- The argument of a distribution that leaves the size of blocks to MPI ---- */

enum {
    MPI_DISTRIBUTE_DFLT_DARG = 19
};

/* ---- How a datatype was made ---- */

enum {
    MPI_COMBINER_NAMED = 101,
    MPI_COMBINER_DUP = 102,
    MPI_COMBINER_CONTIGUOUS = 103,
    MPI_COMBINER_VECTOR = 104,
    MPI_COMBINER_HVECTOR = 105,
    MPI_COMBINER_INDEXED = 106,
    MPI_COMBINER_HINDEXED = 107,
    MPI_COMBINER_INDEXED_BLOCK = 108,
    MPI_COMBINER_HINDEXED_BLOCK = 109,
    MPI_COMBINER_STRUCT = 110,
    MPI_COMBINER_SUBARRAY = 111,
    MPI_COMBINER_DARRAY = 112,
    MPI_COMBINER_F90_REAL = 113,
    MPI_COMBINER_F90_COMPLEX = 114,
    MPI_COMBINER_F90_INTEGER = 115,
    MPI_COMBINER_RESIZED = 116,
    MPI_COMBINER_VALUE_INDEX = 117
};

/* ---- Classes of Fortran types ---- */

enum {
    MPIX_TYPECLASS_LOGICAL = 191,
    MPI_TYPECLASS_INTEGER = 192,
    MPI_TYPECLASS_REAL = 193,
    MPI_TYPECLASS_COMPLEX = 194
};

/* ---- Locks of windows ---- */

enum {
    MPI_LOCK_EXCLUSIVE = 301,
    MPI_LOCK_SHARED = 302
};

/* ---- How a window was made ---- */

enum {
    MPI_WIN_FLAVOR_CREATE = 311,
    MPI_WIN_FLAVOR_ALLOCATE = 312,
    MPI_WIN_FLAVOR_DYNAMIC = 313,
    MPI_WIN_FLAVOR_SHARED = 314
};

/* ---- Memory models of windows ---- */

enum {
    MPI_WIN_UNIFIED = 321,
    MPI_WIN_SEPARATE = 322
};

/* ---- Modes of file access; each has a bit of its own ---- */

enum {
    MPI_MODE_APPEND = 1,
    MPI_MODE_CREATE = 2,
    MPI_MODE_DELETE_ON_CLOSE = 4,
    MPI_MODE_EXCL = 8,
    MPI_MODE_RDONLY = 16,
    MPI_MODE_RDWR = 32,
    MPI_MODE_SEQUENTIAL = 64,
    MPI_MODE_UNIQUE_OPEN = 128,
    MPI_MODE_WRONLY = 256
};

/* ---- Assertions about RMA; each has a bit of its own ---- */

enum {
    MPI_MODE_NOCHECK = 1024,
    MPI_MODE_NOPRECEDE = 2048,
    MPI_MODE_NOPUT = 4096,
    MPI_MODE_NOSTORE = 8192,
    MPI_MODE_NOSUCCEED = 16384
};

/* ---- From where to seek ---- */

enum {
    MPI_SEEK_CUR = 401,
    MPI_SEEK_END = 402,
    MPI_SEEK_SET = 403
};

/* ---- Where a file view starts in a file opened sequentially ---- */

#define MPI_DISPLACEMENT_CURRENT ((MPI_Offset)-1)

/* ---- A Fortran status as C sees it (R100) ---- */

enum {
    MPI_F_STATUS_SIZE = 8,
    MPI_F_SOURCE = 0,
    MPI_F_TAG = 1,
    MPI_F_ERROR = 2
};

/* ---- What a callback of the tool information interface may do ---- */

typedef enum MPI_T_cb_safety {
    MPI_T_CB_REQUIRE_NONE = 0,
    MPI_T_CB_REQUIRE_MPI_RESTRICTED = 3,
    MPI_T_CB_REQUIRE_THREAD_SAFE = 15,
    MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE = 63
} MPI_T_cb_safety;

/* ---- Whether the events of a source come in order ---- */

typedef enum MPI_T_source_order {
    MPI_T_SOURCE_ORDERED = 1,
    MPI_T_SOURCE_UNORDERED = 2
} MPI_T_source_order;

/* ---- For whom a variable of the tool information interface is meant, and in what detail ---- */

enum {
    MPI_T_VERBOSITY_USER_BASIC = 9,
    MPI_T_VERBOSITY_USER_DETAIL = 10,
    MPI_T_VERBOSITY_USER_ALL = 12,
    MPI_T_VERBOSITY_TUNER_BASIC = 17,
    MPI_T_VERBOSITY_TUNER_DETAIL = 18,
    MPI_T_VERBOSITY_TUNER_ALL = 20,
    MPI_T_VERBOSITY_MPIDEV_BASIC = 33,
    MPI_T_VERBOSITY_MPIDEV_DETAIL = 34,
    MPI_T_VERBOSITY_MPIDEV_ALL = 36
};

/* ---- Objects that a variable can be bound to ---- */

enum {
    MPI_T_BIND_NO_OBJECT = 1,
    MPI_T_BIND_MPI_COMM = 2,
    MPI_T_BIND_MPI_DATATYPE = 3,
    MPI_T_BIND_MPI_ERRHANDLER = 4,
    MPI_T_BIND_MPI_FILE = 5,
    MPI_T_BIND_MPI_GROUP = 6,
    MPI_T_BIND_MPI_OP = 7,
    MPI_T_BIND_MPI_REQUEST = 8,
    MPI_T_BIND_MPI_WIN = 9,
    MPI_T_BIND_MPI_MESSAGE = 10,
    MPI_T_BIND_MPI_INFO = 11,
    MPI_T_BIND_MPI_SESSION = 12
};

/* ---- Who must agree when a control variable is set ---- */

enum {
    MPI_T_SCOPE_CONSTANT = 1,
    MPI_T_SCOPE_READONLY = 2,
    MPI_T_SCOPE_LOCAL = 3,
    MPI_T_SCOPE_GROUP = 4,
    MPI_T_SCOPE_GROUP_EQ = 5,
    MPI_T_SCOPE_ALL = 6,
    MPI_T_SCOPE_ALL_EQ = 7
};

/* ---- Classes of performance variables ---- */

enum {
    MPI_T_PVAR_CLASS_STATE = 1,
    MPI_T_PVAR_CLASS_LEVEL = 2,
    MPI_T_PVAR_CLASS_SIZE = 3,
    MPI_T_PVAR_CLASS_PERCENTAGE = 4,
    MPI_T_PVAR_CLASS_HIGHWATERMARK = 5,
    MPI_T_PVAR_CLASS_LOWWATERMARK = 6,
    MPI_T_PVAR_CLASS_COUNTER = 7,
    MPI_T_PVAR_CLASS_AGGREGATE = 8,
    MPI_T_PVAR_CLASS_TIMER = 9,
    MPI_T_PVAR_CLASS_GENERIC = 10
};

/* ---- Null handles of the tool information interface, and the handle that means all ---- */

#define MPI_T_ENUM_NULL ((MPI_T_enum)0x0)
#define MPI_T_CVAR_HANDLE_NULL ((MPI_T_cvar_handle)0x0)
#define MPI_T_PVAR_SESSION_NULL ((MPI_T_pvar_session)0x0)
#define MPI_T_PVAR_HANDLE_NULL ((MPI_T_pvar_handle)0x0)
#define MPI_T_PVAR_ALL_HANDLES ((MPI_T_pvar_handle)0x1)

/* ---- types of callbacks ---- */

typedef int (MPI_Comm_copy_attr_function)(MPI_Comm oldcomm, int comm_keyval, void *extra_state, void *attribute_val_in,
        void *attribute_val_out, int *flag);
typedef int (MPI_Comm_delete_attr_function)(MPI_Comm comm, int comm_keyval, void *attribute_val, void *extra_state);
typedef void (MPI_Comm_errhandler_function)(MPI_Comm *comm, int *error_code, ...);
typedef MPI_Comm_errhandler_function MPI_Comm_errhandler_fn;
typedef int (MPI_Copy_function)(MPI_Comm oldcomm, int keyval, void *extra_state, void *attribute_val_in,
        void *attribute_val_out, int *flag);
typedef int (MPI_Datarep_conversion_function)(void *userbuf, MPI_Datatype datatype, int count, void *filebuf,
        MPI_Offset position, void *extra_state);
typedef int (MPI_Datarep_conversion_function_c)(void *userbuf, MPI_Datatype datatype, MPI_Count count, void *filebuf,
        MPI_Offset position, void *extra_state);
typedef int (MPI_Datarep_extent_function)(MPI_Datatype datatype, MPI_Aint *extent, void *extra_state);
typedef int (MPI_Delete_function)(MPI_Comm comm, int keyval, void *attribute_val, void *extra_state);
typedef void (MPI_File_errhandler_function)(MPI_File *file, int *error_code, ...);
typedef MPI_File_errhandler_function MPI_File_errhandler_fn;
typedef int (MPI_Grequest_cancel_function)(void *extra_state, int complete);
typedef int (MPI_Grequest_free_function)(void *extra_state);
typedef int (MPI_Grequest_query_function)(void *extra_state, MPI_Status *status);
typedef void (MPI_Session_errhandler_function)(MPI_Session *session, int *error_code, ...);
typedef MPI_Session_errhandler_function MPI_Session_errhandler_fn;
typedef void (MPI_T_event_cb_function)(MPI_T_event_instance event_instance,
        MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, void *user_data);
typedef void (MPI_T_event_dropped_cb_function)(MPI_Count count, MPI_T_event_registration event_registration,
        int source_index, MPI_T_cb_safety cb_safety, void *user_data);
typedef void (MPI_T_event_free_cb_function)(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
        void *user_data);
typedef int (MPI_Type_copy_attr_function)(MPI_Datatype oldtype, int type_keyval, void *extra_state,
        void *attribute_val_in, void *attribute_val_out, int *flag);
typedef int (MPI_Type_delete_attr_function)(MPI_Datatype datatype, int type_keyval, void *attribute_val,
        void *extra_state);
typedef void (MPI_User_function)(void *invec, void *inoutvec, int *len, MPI_Datatype *datatype);
typedef void (MPI_User_function_c)(void *invec, void *inoutvec, MPI_Count *len, MPI_Datatype *datatype);
typedef int (MPI_Win_copy_attr_function)(MPI_Win oldwin, int win_keyval, void *extra_state, void *attribute_val_in,
        void *attribute_val_out, int *flag);
typedef int (MPI_Win_delete_attr_function)(MPI_Win win, int win_keyval, void *attribute_val, void *extra_state);
typedef void (MPI_Win_errhandler_function)(MPI_Win *win, int *error_code, ...);
typedef MPI_Win_errhandler_function MPI_Win_errhandler_fn;

/* ---- predefined procedures (R131) ---- */

#define MPI_COMM_DUP_FN ((MPI_Comm_copy_attr_function *)0x1)
#define MPI_COMM_NULL_COPY_FN ((MPI_Comm_copy_attr_function *)0x0)
#define MPI_COMM_NULL_DELETE_FN ((MPI_Comm_delete_attr_function *)0x0)
#define MPI_CONVERSION_FN_NULL ((MPI_Datarep_conversion_function *)0x0)
#define MPI_CONVERSION_FN_NULL_C ((MPI_Datarep_conversion_function_c *)0x0)
#define MPI_DUP_FN ((MPI_Copy_function *)0x1)
#define MPI_NULL_COPY_FN ((MPI_Copy_function *)0x0)
#define MPI_NULL_DELETE_FN ((MPI_Delete_function *)0x0)
#define MPI_TYPE_DUP_FN ((MPI_Type_copy_attr_function *)0x1)
#define MPI_TYPE_NULL_COPY_FN ((MPI_Type_copy_attr_function *)0x0)
#define MPI_TYPE_NULL_DELETE_FN ((MPI_Type_delete_attr_function *)0x0)
#define MPI_WIN_DUP_FN ((MPI_Win_copy_attr_function *)0x1)
#define MPI_WIN_NULL_COPY_FN ((MPI_Win_copy_attr_function *)0x0)
#define MPI_WIN_NULL_DELETE_FN ((MPI_Win_delete_attr_function *)0x0)

/* ---- routines ---- */

/** Query the bit patterns used for Fortran true and false at a given logical size (MPI_Abi_get_fortran_booleans). */
int MPI_Abi_get_fortran_booleans(int logical_size, void *logical_true, void *logical_false, int *is_set);
/** Fetch an info object that describes the Fortran types known to the MPI ABI (MPI_Abi_get_fortran_info). */
int MPI_Abi_get_fortran_info(MPI_Info *info);
/** Fetch an info object with details of the C ABI the library implements (MPI_Abi_get_info). */
int MPI_Abi_get_info(MPI_Info *info);
/** Report the major and minor version of the ABI that the library supports (MPI_Abi_get_version). */
int MPI_Abi_get_version(int *abi_major, int *abi_minor);
/** Tell the library which values stand for Fortran true and false at a logical size (MPI_Abi_set_fortran_booleans). */
int MPI_Abi_set_fortran_booleans(int logical_size, void *logical_true, void *logical_false);
/** Supply sizes and availability of Fortran types to a library used through the ABI (MPI_Abi_set_fortran_info). */
int MPI_Abi_set_fortran_info(MPI_Info info);
/** Try to terminate the processes of a communicator and hand back an error code (MPI_Abort). */
int MPI_Abort(MPI_Comm comm, int errorcode);
/** Combine local data into a remote window with a predefined reduction operation (MPI_Accumulate). */
int MPI_Accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);
/** Combine local data into a remote window with a predefined reduction operation (MPI_Accumulate_c). */
int MPI_Accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);
/** Create a new user error class and return its value (MPI_Add_error_class). */
int MPI_Add_error_class(int *errorclass);
/** Create a new user error code that belongs to a given error class (MPI_Add_error_code). */
int MPI_Add_error_code(int errorclass, int *errorcode);
/** Attach a text to a user-defined error code or error class (MPI_Add_error_string). */
int MPI_Add_error_string(int errorcode, const char *string);
/** Add a byte displacement to an absolute address in a portable way (MPI_Aint_add). */
MPI_Aint MPI_Aint_add(MPI_Aint base, MPI_Aint disp);
/** Subtract one absolute address from another in a portable way (MPI_Aint_diff). */
MPI_Aint MPI_Aint_diff(MPI_Aint addr1, MPI_Aint addr2);
/** Collect equal blocks from all processes and deliver the whole to each of them (MPI_Allgather). */
int MPI_Allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm);
/** Collect equal blocks from all processes and deliver the whole to each of them (MPI_Allgather_c). */
int MPI_Allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm);
/** Prepare a persistent request for an equal-block gather to all processes (MPI_Allgather_init). */
int MPI_Allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Prepare a persistent request for an equal-block gather to all processes (MPI_Allgather_init_c). */
int MPI_Allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Collect blocks of varying size from all processes and deliver all to each (MPI_Allgatherv). */
int MPI_Allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[],
        const int displs[], MPI_Datatype recvtype, MPI_Comm comm);
/** Collect blocks of varying size from all processes and deliver all to each (MPI_Allgatherv_c). */
int MPI_Allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm);
/** Prepare a persistent request for a varying-size gather to all processes (MPI_Allgatherv_init). */
int MPI_Allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
/** Prepare a persistent request for a varying-size gather to all processes (MPI_Allgatherv_init_c). */
int MPI_Allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
/** Allocate memory that may be specially suited to communication or remote access (MPI_Alloc_mem). */
int MPI_Alloc_mem(MPI_Aint size, MPI_Info info, void *baseptr);
/** Reduce values over all processes and give every process the result (MPI_Allreduce). */
int MPI_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm);
/** Reduce values over all processes and give every process the result (MPI_Allreduce_c). */
int MPI_Allreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
/** Prepare a persistent request for a reduction whose result reaches every process (MPI_Allreduce_init). */
int MPI_Allreduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
/** Prepare a persistent request for a reduction whose result reaches every process (MPI_Allreduce_init_c). */
int MPI_Allreduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Exchange equal blocks between every pair of processes (MPI_Alltoall). */
int MPI_Alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm);
/** Exchange equal blocks between every pair of processes (MPI_Alltoall_c). */
int MPI_Alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm);
/** Prepare a persistent request for an equal-block exchange between all pairs (MPI_Alltoall_init). */
int MPI_Alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Prepare a persistent request for an equal-block exchange between all pairs (MPI_Alltoall_init_c). */
int MPI_Alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Exchange blocks of varying size and place between every pair of processes (MPI_Alltoallv). */
int MPI_Alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm);
/** Exchange blocks of varying size and place between every pair of processes (MPI_Alltoallv_c). */
int MPI_Alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm);
/** Prepare a persistent request for a varying-size exchange between all pairs (MPI_Alltoallv_init). */
int MPI_Alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
/** Prepare a persistent request for a varying-size exchange between all pairs (MPI_Alltoallv_init_c). */
int MPI_Alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Exchange blocks between all pairs with a separate size, place and type for each (MPI_Alltoallw). */
int MPI_Alltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[],
        void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm);
/** Exchange blocks between all pairs with a separate size, place and type for each (MPI_Alltoallw_c). */
int MPI_Alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm);
/** Prepare a persistent request for an all-pairs exchange with a type per block (MPI_Alltoallw_init). */
int MPI_Alltoallw_init(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Prepare a persistent request for an all-pairs exchange with a type per block (MPI_Alltoallw_init_c). */
int MPI_Alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Delete a cached attribute of a communicator through the old MPI-1 call (MPI_Attr_delete). */
int MPI_Attr_delete(MPI_Comm comm, int keyval);
/** Look up a cached attribute of a communicator through the old MPI-1 call (MPI_Attr_get). */
int MPI_Attr_get(MPI_Comm comm, int keyval, void *attribute_val, int *flag);
/** Store an attribute value on a communicator through the old MPI-1 call (MPI_Attr_put). */
int MPI_Attr_put(MPI_Comm comm, int keyval, void *attribute_val);
/** Block until every process of the communicator has entered the call (MPI_Barrier). */
int MPI_Barrier(MPI_Comm comm);
/** Prepare a persistent request for a barrier over a communicator (MPI_Barrier_init). */
int MPI_Barrier_init(MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Copy the buffer of the root to all other processes (MPI_Bcast). */
int MPI_Bcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm);
/** Copy the buffer of the root to all other processes (MPI_Bcast_c). */
int MPI_Bcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm);
/** Prepare a persistent request for a broadcast from the root (MPI_Bcast_init). */
int MPI_Bcast_init(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
/** Prepare a persistent request for a broadcast from the root (MPI_Bcast_init_c). */
int MPI_Bcast_init_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
/** Send a message through an attached buffer, never waiting for the receiver (MPI_Bsend). */
int MPI_Bsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
/** Send a message through an attached buffer, never waiting for the receiver (MPI_Bsend_c). */
int MPI_Bsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
/** Prepare a persistent request for a buffered-mode send (MPI_Bsend_init). */
int MPI_Bsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
/** Prepare a persistent request for a buffered-mode send (MPI_Bsend_init_c). */
int MPI_Bsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
/** Provide process-wide buffer space for outgoing buffered-mode messages (MPI_Buffer_attach). */
int MPI_Buffer_attach(void *buffer, int size);
/** Provide process-wide buffer space for outgoing buffered-mode messages (MPI_Buffer_attach_c). */
int MPI_Buffer_attach_c(void *buffer, MPI_Count size);
/** Take back the process-wide send buffer once its messages have been delivered (MPI_Buffer_detach). */
int MPI_Buffer_detach(void *buffer_addr, int *size);
/** Take back the process-wide send buffer once its messages have been delivered (MPI_Buffer_detach_c). */
int MPI_Buffer_detach_c(void *buffer_addr, MPI_Count *size);
/** Block until the messages now in the process-wide send buffer have been sent (MPI_Buffer_flush). */
int MPI_Buffer_flush(void);
/** Start flushing the process-wide send buffer and return a request (MPI_Buffer_iflush). */
int MPI_Buffer_iflush(MPI_Request *request);
/** Ask for a pending communication to be cancelled, without waiting for the outcome (MPI_Cancel). */
int MPI_Cancel(MPI_Request *request);
/** Translate a rank into the coordinates it has in a Cartesian grid (MPI_Cart_coords). */
int MPI_Cart_coords(MPI_Comm comm, int rank, int maxdims, int coords[]);
/** Create a communicator whose processes form a Cartesian grid (MPI_Cart_create). */
int MPI_Cart_create(MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder,
        MPI_Comm *comm_cart);
/** Return the extents, periodicity and own coordinates of a Cartesian communicator (MPI_Cart_get). */
int MPI_Cart_get(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[]);
/** Suggest a rank for the caller that suits a Cartesian grid, creating nothing (MPI_Cart_map). */
int MPI_Cart_map(MPI_Comm comm, int ndims, const int dims[], const int periods[], int *newrank);
/** Translate Cartesian grid coordinates into a rank (MPI_Cart_rank). */
int MPI_Cart_rank(MPI_Comm comm, const int coords[], int *rank);
/** Find the source and destination ranks of a shift along one grid dimension (MPI_Cart_shift). */
int MPI_Cart_shift(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest);
/** Split a Cartesian communicator into grids of fewer dimensions (MPI_Cart_sub). */
int MPI_Cart_sub(MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm);
/** Return the number of dimensions of a Cartesian communicator (MPI_Cartdim_get). */
int MPI_Cartdim_get(MPI_Comm comm, int *ndims);
/** Release a port on which a server accepted connections (MPI_Close_port). */
int MPI_Close_port(const char *port_name);
/** Wait at a port for a client and return an intercommunicator to it (MPI_Comm_accept). */
int MPI_Comm_accept(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm);
/** Provide buffer space for buffered-mode messages sent on one communicator (MPI_Comm_attach_buffer). */
int MPI_Comm_attach_buffer(MPI_Comm comm, void *buffer, int size);
/** Provide buffer space for buffered-mode messages sent on one communicator (MPI_Comm_attach_buffer_c). */
int MPI_Comm_attach_buffer_c(MPI_Comm comm, void *buffer, MPI_Count size);
/** Invoke the error handler of a communicator with a given error code (MPI_Comm_call_errhandler). */
int MPI_Comm_call_errhandler(MPI_Comm comm, int errorcode);
/** Tell how far two communicators agree in context, members and rank order (MPI_Comm_compare). */
int MPI_Comm_compare(MPI_Comm comm1, MPI_Comm comm2, int *result);
/** Contact a server at its port and return an intercommunicator to it (MPI_Comm_connect). */
int MPI_Comm_connect(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm);
/** Create a communicator for a subgroup, called by all processes of the parent (MPI_Comm_create). */
int MPI_Comm_create(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm);
/** Turn a user function into an error handler usable with communicators (MPI_Comm_create_errhandler). */
int MPI_Comm_create_errhandler(MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler);
/** Build an intracommunicator directly from a group, without a parent communicator (MPI_Comm_create_from_group). */
int MPI_Comm_create_from_group(MPI_Group group, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler,
        MPI_Comm *newcomm);
/** Create a communicator for a subgroup, called only by that group, with a tag (MPI_Comm_create_group). */
int MPI_Comm_create_group(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm);
/** Create an attribute key for communicators with its copy and delete callbacks (MPI_Comm_create_keyval). */
int MPI_Comm_create_keyval(MPI_Comm_copy_attr_function *comm_copy_attr_fn,
        MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state);
/** Delete the attribute stored under a key on a communicator (MPI_Comm_delete_attr). */
int MPI_Comm_delete_attr(MPI_Comm comm, int comm_keyval);
/** Take back the send buffer attached to a communicator once it has drained (MPI_Comm_detach_buffer). */
int MPI_Comm_detach_buffer(MPI_Comm comm, void *buffer_addr, int *size);
/** Take back the send buffer attached to a communicator once it has drained (MPI_Comm_detach_buffer_c). */
int MPI_Comm_detach_buffer_c(MPI_Comm comm, void *buffer_addr, MPI_Count *size);
/** Free a communicator after waiting for its pending communication (MPI_Comm_disconnect). */
int MPI_Comm_disconnect(MPI_Comm *comm);
/** Duplicate a communicator together with its cached attributes (MPI_Comm_dup). */
int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm);
/** Duplicate a communicator but give the copy its own hints (MPI_Comm_dup_with_info). */
int MPI_Comm_dup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm);
/** Block until the messages now in the send buffer of a communicator have been sent (MPI_Comm_flush_buffer). */
int MPI_Comm_flush_buffer(MPI_Comm comm);
/** Mark a communicator for deallocation and set its handle to null (MPI_Comm_free). */
int MPI_Comm_free(MPI_Comm *comm);
/** Free an attribute key that was made for communicators (MPI_Comm_free_keyval). */
int MPI_Comm_free_keyval(int *comm_keyval);
/** Convert a plain C integer back to the C communicator handle it encodes (MPI_Comm_fromint). */
MPI_Comm MPI_Comm_fromint(int comm);
/** Look up the attribute stored under a key on a communicator (MPI_Comm_get_attr). */
int MPI_Comm_get_attr(MPI_Comm comm, int comm_keyval, void *attribute_val, int *flag);
/** Return the error handler currently attached to a communicator (MPI_Comm_get_errhandler). */
int MPI_Comm_get_errhandler(MPI_Comm comm, MPI_Errhandler *errhandler);
/** Obtain a new info object holding the hints in use for a communicator (MPI_Comm_get_info). */
int MPI_Comm_get_info(MPI_Comm comm, MPI_Info *info_used);
/** Return the printable name last given to a communicator (MPI_Comm_get_name). */
int MPI_Comm_get_name(MPI_Comm comm, char *comm_name, int *resultlen);
/** Return the intercommunicator to the processes that spawned the caller (MPI_Comm_get_parent). */
int MPI_Comm_get_parent(MPI_Comm *parent);
/** Return the local group of a communicator as a group handle (MPI_Comm_group). */
int MPI_Comm_group(MPI_Comm comm, MPI_Group *group);
/** Start duplicating a communicator and return a request (MPI_Comm_idup). */
int MPI_Comm_idup(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request);
/** Start duplicating a communicator with new hints for the copy (MPI_Comm_idup_with_info). */
int MPI_Comm_idup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request);
/** Start flushing the send buffer of a communicator and return a request (MPI_Comm_iflush_buffer). */
int MPI_Comm_iflush_buffer(MPI_Comm comm, MPI_Request *request);
/** Build an intercommunicator between two processes that share a socket (MPI_Comm_join). */
int MPI_Comm_join(int fd, MPI_Comm *intercomm);
/** Return the rank of the calling process in a communicator (MPI_Comm_rank). */
int MPI_Comm_rank(MPI_Comm comm, int *rank);
/** Return the remote group of an intercommunicator as a group handle (MPI_Comm_remote_group). */
int MPI_Comm_remote_group(MPI_Comm comm, MPI_Group *group);
/** Return the number of processes in the remote group of an intercommunicator (MPI_Comm_remote_size). */
int MPI_Comm_remote_size(MPI_Comm comm, int *size);
/** Store an attribute value under a key on a communicator (MPI_Comm_set_attr). */
int MPI_Comm_set_attr(MPI_Comm comm, int comm_keyval, void *attribute_val);
/** Attach an error handler to a communicator in the calling process (MPI_Comm_set_errhandler). */
int MPI_Comm_set_errhandler(MPI_Comm comm, MPI_Errhandler errhandler);
/** Change the hints attached to a communicator, collectively over its group (MPI_Comm_set_info). */
int MPI_Comm_set_info(MPI_Comm comm, MPI_Info info);
/** Give a communicator a printable name for use in debugging (MPI_Comm_set_name). */
int MPI_Comm_set_name(MPI_Comm comm, const char *comm_name);
/** Return the number of processes in the local group of a communicator (MPI_Comm_size). */
int MPI_Comm_size(MPI_Comm comm, int *size);
/** Launch several copies of one program and connect to them (MPI_Comm_spawn). */
int MPI_Comm_spawn(const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm,
        MPI_Comm *intercomm, int array_of_errcodes[]);
/** Launch different programs or argument sets together and connect to them (MPI_Comm_spawn_multiple). */
int MPI_Comm_spawn_multiple(int count, char *array_of_commands[], char **array_of_argv[],
        const int array_of_maxprocs[], const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm,
        int array_of_errcodes[]);
/** Divide a communicator by colour, ordering each part by key (MPI_Comm_split). */
int MPI_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *newcomm);
/** Divide a communicator by a shared resource, such as common memory (MPI_Comm_split_type). */
int MPI_Comm_split_type(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm);
/** Tell whether a communicator is an intercommunicator (MPI_Comm_test_inter). */
int MPI_Comm_test_inter(MPI_Comm comm, int *flag);
/** Encode a C communicator handle as a plain C integer (MPI_Comm_toint). */
int MPI_Comm_toint(MPI_Comm comm);
/** Swap one remote value atomically if it equals a given one, fetching the old value (MPI_Compare_and_swap). */
int MPI_Compare_and_swap(const void *origin_addr, const void *compare_addr, void *result_addr, MPI_Datatype datatype,
        int target_rank, MPI_Aint target_disp, MPI_Win win);
/** Choose balanced grid extents for a number of processes and dimensions (MPI_Dims_create). */
int MPI_Dims_create(int nnodes, int ndims, int dims[]);
/** Create a graph communicator from edges that any process may contribute (MPI_Dist_graph_create). */
int MPI_Dist_graph_create(MPI_Comm comm_old, int n, const int sources[], const int degrees[], const int destinations[],
        const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph);
/** Create a graph communicator where each process lists its own in and out edges (MPI_Dist_graph_create_adjacent). */
int MPI_Dist_graph_create_adjacent(MPI_Comm comm_old, int indegree, const int sources[], const int sourceweights[],
        int outdegree, const int destinations[], const int destweights[], MPI_Info info, int reorder,
        MPI_Comm *comm_dist_graph);
/** List own sources and destinations, with weights, in a distributed graph (MPI_Dist_graph_neighbors). */
int MPI_Dist_graph_neighbors(MPI_Comm comm, int maxindegree, int sources[], int sourceweights[], int maxoutdegree,
        int destinations[], int destweights[]);
/** Count own in and out edges in a distributed graph and tell if it is weighted (MPI_Dist_graph_neighbors_count). */
int MPI_Dist_graph_neighbors_count(MPI_Comm comm, int *indegree, int *outdegree, int *weighted);
/** Mark an error handler for deallocation and set its handle to null (MPI_Errhandler_free). */
int MPI_Errhandler_free(MPI_Errhandler *errhandler);
/** Convert a plain C integer back to the C error handler handle it encodes (MPI_Errhandler_fromint). */
MPI_Errhandler MPI_Errhandler_fromint(int errhandler);
/** Encode a C error handler handle as a plain C integer (MPI_Errhandler_toint). */
int MPI_Errhandler_toint(MPI_Errhandler errhandler);
/** Map an error code onto the error class that it belongs to (MPI_Error_class). */
int MPI_Error_class(int errorcode, int *errorclass);
/** Return the text that describes an error code or error class (MPI_Error_string). */
int MPI_Error_string(int errorcode, char *string, int *resultlen);
/** Compute a prefix reduction that leaves out the contribution of the caller (MPI_Exscan). */
int MPI_Exscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm);
/** Compute a prefix reduction that leaves out the contribution of the caller (MPI_Exscan_c). */
int MPI_Exscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm);
/** Prepare a persistent request for a prefix reduction that excludes the caller (MPI_Exscan_init). */
int MPI_Exscan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
/** Prepare a persistent request for a prefix reduction that excludes the caller (MPI_Exscan_init_c). */
int MPI_Exscan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Fetch one remote element and update it with an operation in one atomic step (MPI_Fetch_and_op). */
int MPI_Fetch_and_op(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank,
        MPI_Aint target_disp, MPI_Op op, MPI_Win win);
/** Invoke the error handler of a file handle with a given error code (MPI_File_call_errhandler). */
int MPI_File_call_errhandler(MPI_File fh, int errorcode);
/** Flush and close a file, collectively over the group that opened it (MPI_File_close). */
int MPI_File_close(MPI_File *fh);
/** Turn a user function into an error handler usable with files (MPI_File_create_errhandler). */
int MPI_File_create_errhandler(MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler);
/** Remove the file that has the given name from storage (MPI_File_delete). */
int MPI_File_delete(const char *filename, MPI_Info info);
/** Convert a plain C integer back to the C file handle it encodes (MPI_File_fromint). */
MPI_File MPI_File_fromint(int file);
/** Return the access mode with which a file was opened (MPI_File_get_amode). */
int MPI_File_get_amode(MPI_File fh, int *amode);
/** Tell whether atomic mode is switched on for a file (MPI_File_get_atomicity). */
int MPI_File_get_atomicity(MPI_File fh, int *flag);
/** Turn an offset relative to the view into an absolute byte position in the file (MPI_File_get_byte_offset). */
int MPI_File_get_byte_offset(MPI_File fh, MPI_Offset offset, MPI_Offset *disp);
/** Return the error handler attached to a file, or the default one for files (MPI_File_get_errhandler). */
int MPI_File_get_errhandler(MPI_File file, MPI_Errhandler *errhandler);
/** Return a copy of the group of processes that opened a file (MPI_File_get_group). */
int MPI_File_get_group(MPI_File fh, MPI_Group *group);
/** Obtain a new info object holding the hints in use for a file (MPI_File_get_info). */
int MPI_File_get_info(MPI_File fh, MPI_Info *info_used);
/** Return the current individual file pointer, counted in etypes (MPI_File_get_position). */
int MPI_File_get_position(MPI_File fh, MPI_Offset *offset);
/** Return the current shared file pointer, counted in etypes (MPI_File_get_position_shared). */
int MPI_File_get_position_shared(MPI_File fh, MPI_Offset *offset);
/** Return the current size of an open file in bytes (MPI_File_get_size). */
int MPI_File_get_size(MPI_File fh, MPI_Offset *size);
/** Return the extent that a datatype has in the data representation of a file (MPI_File_get_type_extent). */
int MPI_File_get_type_extent(MPI_File fh, MPI_Datatype datatype, MPI_Aint *extent);
/** Return the extent that a datatype has in the data representation of a file (MPI_File_get_type_extent_c). */
int MPI_File_get_type_extent_c(MPI_File fh, MPI_Datatype datatype, MPI_Count *extent);
/** Return the displacement, etype, filetype and representation of a file view (MPI_File_get_view). */
int MPI_File_get_view(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep);
/** Start reading at the individual file pointer and return a request (MPI_File_iread). */
int MPI_File_iread(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request);
/** Start a collective read at the individual file pointers and return a request (MPI_File_iread_all). */
int MPI_File_iread_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request);
/** Start a collective read at the individual file pointers and return a request (MPI_File_iread_all_c). */
int MPI_File_iread_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request);
/** Start reading at an explicit offset and return a request (MPI_File_iread_at). */
int MPI_File_iread_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request);
/** Start a collective read at explicit offsets and return a request (MPI_File_iread_at_all). */
int MPI_File_iread_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request);
/** Start a collective read at explicit offsets and return a request (MPI_File_iread_at_all_c). */
int MPI_File_iread_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);
/** Start reading at an explicit offset and return a request (MPI_File_iread_at_c). */
int MPI_File_iread_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);
/** Start reading at the individual file pointer and return a request (MPI_File_iread_c). */
int MPI_File_iread_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request);
/** Start reading at the shared file pointer and return a request (MPI_File_iread_shared). */
int MPI_File_iread_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request);
/** Start reading at the shared file pointer and return a request (MPI_File_iread_shared_c). */
int MPI_File_iread_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request);
/** Start writing at the individual file pointer and return a request (MPI_File_iwrite). */
int MPI_File_iwrite(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request);
/** Start a collective write at the individual file pointers and return a request (MPI_File_iwrite_all). */
int MPI_File_iwrite_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request);
/** Start a collective write at the individual file pointers and return a request (MPI_File_iwrite_all_c). */
int MPI_File_iwrite_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request);
/** Start writing at an explicit offset and return a request (MPI_File_iwrite_at). */
int MPI_File_iwrite_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request);
/** Start a collective write at explicit offsets and return a request (MPI_File_iwrite_at_all). */
int MPI_File_iwrite_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request);
/** Start a collective write at explicit offsets and return a request (MPI_File_iwrite_at_all_c). */
int MPI_File_iwrite_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);
/** Start writing at an explicit offset and return a request (MPI_File_iwrite_at_c). */
int MPI_File_iwrite_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);
/** Start writing at the individual file pointer and return a request (MPI_File_iwrite_c). */
int MPI_File_iwrite_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request);
/** Start writing at the shared file pointer and return a request (MPI_File_iwrite_shared). */
int MPI_File_iwrite_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request);
/** Start writing at the shared file pointer and return a request (MPI_File_iwrite_shared_c). */
int MPI_File_iwrite_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);
/** Open a file collectively over a communicator, with access mode and hints (MPI_File_open). */
int MPI_File_open(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh);
/** Reserve storage for the first bytes of a file, up to a given size (MPI_File_preallocate). */
int MPI_File_preallocate(MPI_File fh, MPI_Offset size);
/** Read at the individual file pointer and wait for the data (MPI_File_read). */
int MPI_File_read(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
/** Read collectively, each process at its individual file pointer (MPI_File_read_all). */
int MPI_File_read_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
/** Begin a split collective read at the individual file pointers (MPI_File_read_all_begin). */
int MPI_File_read_all_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype);
/** Begin a split collective read at the individual file pointers (MPI_File_read_all_begin_c). */
int MPI_File_read_all_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype);
/** Read collectively, each process at its individual file pointer (MPI_File_read_all_c). */
int MPI_File_read_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
/** End a split collective read begun at the individual file pointers (MPI_File_read_all_end). */
int MPI_File_read_all_end(MPI_File fh, void *buf, MPI_Status *status);
/** Read at an explicit offset and wait for the data (MPI_File_read_at). */
int MPI_File_read_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
/** Read collectively, each process at an explicit offset (MPI_File_read_at_all). */
int MPI_File_read_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status);
/** Begin a split collective read at explicit offsets (MPI_File_read_at_all_begin). */
int MPI_File_read_at_all_begin(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype);
/** Begin a split collective read at explicit offsets (MPI_File_read_at_all_begin_c). */
int MPI_File_read_at_all_begin_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype);
/** Read collectively, each process at an explicit offset (MPI_File_read_at_all_c). */
int MPI_File_read_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
/** End a split collective read begun at explicit offsets (MPI_File_read_at_all_end). */
int MPI_File_read_at_all_end(MPI_File fh, void *buf, MPI_Status *status);
/** Read at an explicit offset and wait for the data (MPI_File_read_at_c). */
int MPI_File_read_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
/** Read at the individual file pointer and wait for the data (MPI_File_read_c). */
int MPI_File_read_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
/** Read collectively at the shared file pointer in rank order (MPI_File_read_ordered). */
int MPI_File_read_ordered(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
/** Begin a split collective read in rank order at the shared file pointer (MPI_File_read_ordered_begin). */
int MPI_File_read_ordered_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype);
/** Begin a split collective read in rank order at the shared file pointer (MPI_File_read_ordered_begin_c). */
int MPI_File_read_ordered_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype);
/** Read collectively at the shared file pointer in rank order (MPI_File_read_ordered_c). */
int MPI_File_read_ordered_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
/** End a split collective read begun in rank order at the shared file pointer (MPI_File_read_ordered_end). */
int MPI_File_read_ordered_end(MPI_File fh, void *buf, MPI_Status *status);
/** Read at the shared file pointer and wait for the data (MPI_File_read_shared). */
int MPI_File_read_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
/** Read at the shared file pointer and wait for the data (MPI_File_read_shared_c). */
int MPI_File_read_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
/** Move the individual file pointer of the calling process (MPI_File_seek). */
int MPI_File_seek(MPI_File fh, MPI_Offset offset, int whence);
/** Move the shared file pointer, collectively and to the same place (MPI_File_seek_shared). */
int MPI_File_seek_shared(MPI_File fh, MPI_Offset offset, int whence);
/** Switch atomic mode on or off for a file, collectively (MPI_File_set_atomicity). */
int MPI_File_set_atomicity(MPI_File fh, int flag);
/** Attach an error handler to a file, or set the default for new files (MPI_File_set_errhandler). */
int MPI_File_set_errhandler(MPI_File file, MPI_Errhandler errhandler);
/** Change the hints attached to a file, collectively over its group (MPI_File_set_info). */
int MPI_File_set_info(MPI_File fh, MPI_Info info);
/** Truncate or extend a file to a given number of bytes (MPI_File_set_size). */
int MPI_File_set_size(MPI_File fh, MPI_Offset size);
/** Choose which part of a file a process sees and how its data is represented (MPI_File_set_view). */
int MPI_File_set_view(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype, const char *datarep,
        MPI_Info info);
/** Push written data of a file to storage and make updates by others visible (MPI_File_sync). */
int MPI_File_sync(MPI_File fh);
/** Encode a C file handle as a plain C integer (MPI_File_toint). */
int MPI_File_toint(MPI_File file);
/** Write at the individual file pointer and wait until the buffer is free (MPI_File_write). */
int MPI_File_write(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
/** Write collectively, each process at its individual file pointer (MPI_File_write_all). */
int MPI_File_write_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
/** Begin a split collective write at the individual file pointers (MPI_File_write_all_begin). */
int MPI_File_write_all_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype);
/** Begin a split collective write at the individual file pointers (MPI_File_write_all_begin_c). */
int MPI_File_write_all_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype);
/** Write collectively, each process at its individual file pointer (MPI_File_write_all_c). */
int MPI_File_write_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
/** End a split collective write begun at the individual file pointers (MPI_File_write_all_end). */
int MPI_File_write_all_end(MPI_File fh, const void *buf, MPI_Status *status);
/** Write at an explicit offset and wait until the buffer is free (MPI_File_write_at). */
int MPI_File_write_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status);
/** Write collectively, each process at an explicit offset (MPI_File_write_at_all). */
int MPI_File_write_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status);
/** Begin a split collective write at explicit offsets (MPI_File_write_at_all_begin). */
int MPI_File_write_at_all_begin(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype);
/** Begin a split collective write at explicit offsets (MPI_File_write_at_all_begin_c). */
int MPI_File_write_at_all_begin_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype);
/** Write collectively, each process at an explicit offset (MPI_File_write_at_all_c). */
int MPI_File_write_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
/** End a split collective write begun at explicit offsets (MPI_File_write_at_all_end). */
int MPI_File_write_at_all_end(MPI_File fh, const void *buf, MPI_Status *status);
/** Write at an explicit offset and wait until the buffer is free (MPI_File_write_at_c). */
int MPI_File_write_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
/** Write at the individual file pointer and wait until the buffer is free (MPI_File_write_c). */
int MPI_File_write_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
/** Write collectively at the shared file pointer in rank order (MPI_File_write_ordered). */
int MPI_File_write_ordered(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
/** Begin a split collective write in rank order at the shared file pointer (MPI_File_write_ordered_begin). */
int MPI_File_write_ordered_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype);
/** Begin a split collective write in rank order at the shared file pointer (MPI_File_write_ordered_begin_c). */
int MPI_File_write_ordered_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype);
/** Write collectively at the shared file pointer in rank order (MPI_File_write_ordered_c). */
int MPI_File_write_ordered_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
/** End a split collective write begun in rank order at the shared file pointer (MPI_File_write_ordered_end). */
int MPI_File_write_ordered_end(MPI_File fh, const void *buf, MPI_Status *status);
/** Write at the shared file pointer and wait until the buffer is free (MPI_File_write_shared). */
int MPI_File_write_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
/** Write at the shared file pointer and wait until the buffer is free (MPI_File_write_shared_c). */
int MPI_File_write_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
/** Shut down the World Model part of MPI once all its work is complete (MPI_Finalize). */
int MPI_Finalize(void);
/** Check whether the call that shuts down the World Model has already completed (MPI_Finalized). */
int MPI_Finalized(int *flag);
/** Give back memory that was obtained from the MPI memory allocator (MPI_Free_mem). */
int MPI_Free_mem(void *base);
/** Collect equal blocks from all processes at the root (MPI_Gather). */
int MPI_Gather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm);
/** Collect equal blocks from all processes at the root (MPI_Gather_c). */
int MPI_Gather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm);
/** Prepare a persistent request for gathering equal blocks at the root (MPI_Gather_init). */
int MPI_Gather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Prepare a persistent request for gathering equal blocks at the root (MPI_Gather_init_c). */
int MPI_Gather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Collect blocks of varying size from all processes at the root (MPI_Gatherv). */
int MPI_Gatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[],
        const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm);
/** Collect blocks of varying size from all processes at the root (MPI_Gatherv_c). */
int MPI_Gatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm);
/** Prepare a persistent request for gathering varying-size blocks at the root (MPI_Gatherv_init). */
int MPI_Gatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[],
        const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Prepare a persistent request for gathering varying-size blocks at the root (MPI_Gatherv_init_c). */
int MPI_Gatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
/** Read data from a target process window into a local buffer (MPI_Get). */
int MPI_Get(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Win win);
/** Fetch remote window data and then combine local data into the same place (MPI_Get_accumulate). */
int MPI_Get_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr,
        int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count,
        MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);
/** Fetch remote window data and then combine local data into the same place (MPI_Get_accumulate_c). */
int MPI_Get_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);
/** Return the absolute address of a location in memory (MPI_Get_address). */
int MPI_Get_address(const void *location, MPI_Aint *address);
/** Read data from a target process window into a local buffer (MPI_Get_c). */
int MPI_Get_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win);
/** Return how many whole items of a datatype a status accounts for (MPI_Get_count). */
int MPI_Get_count(const MPI_Status *status, MPI_Datatype datatype, int *count);
/** Return how many whole items of a datatype a status accounts for (MPI_Get_count_c). */
int MPI_Get_count_c(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count);
/** Count the basic elements that a status accounts for (MPI_Get_elements). */
int MPI_Get_elements(const MPI_Status *status, MPI_Datatype datatype, int *count);
/** Count the basic elements that a status accounts for (MPI_Get_elements_c). */
int MPI_Get_elements_c(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count);
/** Count the basic elements of a status with a wide integer result (MPI_Get_elements_x). */
int MPI_Get_elements_x(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count);
/** Obtain an info object naming the hardware resources that host the caller (MPI_Get_hw_resource_info). */
int MPI_Get_hw_resource_info(MPI_Info *hw_info);
/** Return a text that identifies the MPI library and its release (MPI_Get_library_version). */
int MPI_Get_library_version(char *version, int *resultlen);
/** Return the name of the hardware on which the caller is running (MPI_Get_processor_name). */
int MPI_Get_processor_name(char *name, int *resultlen);
/** Report the version and subversion of the MPI standard in use (MPI_Get_version). */
int MPI_Get_version(int *version, int *subversion);
/** Create a communicator from a process graph that every process gives in full (MPI_Graph_create). */
int MPI_Graph_create(MPI_Comm comm_old, int nnodes, const int index[], const int edges[], int reorder,
        MPI_Comm *comm_graph);
/** Return the index and edge arrays of a graph communicator (MPI_Graph_get). */
int MPI_Graph_get(MPI_Comm comm, int maxindex, int maxedges, int index[], int edges[]);
/** Suggest a rank for the caller that suits a process graph, creating nothing (MPI_Graph_map). */
int MPI_Graph_map(MPI_Comm comm, int nnodes, const int index[], const int edges[], int *newrank);
/** List the neighbours of any given rank in a graph communicator (MPI_Graph_neighbors). */
int MPI_Graph_neighbors(MPI_Comm comm, int rank, int maxneighbors, int neighbors[]);
/** Count the neighbours of any given rank in a graph communicator (MPI_Graph_neighbors_count). */
int MPI_Graph_neighbors_count(MPI_Comm comm, int rank, int *nneighbors);
/** Return the numbers of nodes and edges of a graph communicator (MPI_Graphdims_get). */
int MPI_Graphdims_get(MPI_Comm comm, int *nnodes, int *nedges);
/** Tell MPI that the operation behind a generalised request has finished (MPI_Grequest_complete). */
int MPI_Grequest_complete(MPI_Request request);
/** Create a generalised request with user query, free and cancel callbacks (MPI_Grequest_start). */
int MPI_Grequest_start(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn,
        MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request);
/** Tell whether two groups have the same members in the same order (MPI_Group_compare). */
int MPI_Group_compare(MPI_Group group1, MPI_Group group2, int *result);
/** Make a group of the members of one group that are not in another (MPI_Group_difference). */
int MPI_Group_difference(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup);
/** Make a group by leaving out listed ranks of an existing group (MPI_Group_excl). */
int MPI_Group_excl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup);
/** Mark a group for deallocation and set its handle to null (MPI_Group_free). */
int MPI_Group_free(MPI_Group *group);
/** Make a group out of the processes in a named process set of a session (MPI_Group_from_session_pset). */
int MPI_Group_from_session_pset(MPI_Session session, const char *pset_name, MPI_Group *newgroup);
/** Convert a plain C integer back to the C group handle it encodes (MPI_Group_fromint). */
MPI_Group MPI_Group_fromint(int group);
/** Make a group of listed ranks of an existing group, in list order (MPI_Group_incl). */
int MPI_Group_incl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup);
/** Make a group of the processes that two groups have in common (MPI_Group_intersection). */
int MPI_Group_intersection(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup);
/** Make a group by leaving out strided rank ranges of an existing group (MPI_Group_range_excl). */
int MPI_Group_range_excl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup);
/** Make a group from strided rank ranges of an existing group (MPI_Group_range_incl). */
int MPI_Group_range_incl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup);
/** Return the rank of the calling process in a group (MPI_Group_rank). */
int MPI_Group_rank(MPI_Group group, int *rank);
/** Return the number of processes in a group (MPI_Group_size). */
int MPI_Group_size(MPI_Group group, int *size);
/** Encode a C group handle as a plain C integer (MPI_Group_toint). */
int MPI_Group_toint(MPI_Group group);
/** Find which ranks processes of one group have in another group (MPI_Group_translate_ranks). */
int MPI_Group_translate_ranks(MPI_Group group1, int n, const int ranks1[], MPI_Group group2, int ranks2[]);
/** Make a group of all processes that are in at least one of two groups (MPI_Group_union). */
int MPI_Group_union(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup);
/** Start an equal-block gather to all processes and return a request (MPI_Iallgather). */
int MPI_Iallgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
/** Start an equal-block gather to all processes and return a request (MPI_Iallgather_c). */
int MPI_Iallgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
/** Start a varying-size gather to all processes and return a request (MPI_Iallgatherv). */
int MPI_Iallgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[],
        const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
/** Start a varying-size gather to all processes and return a request (MPI_Iallgatherv_c). */
int MPI_Iallgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request);
/** Start a reduction that gives every process the result and return a request (MPI_Iallreduce). */
int MPI_Iallreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request);
/** Start a reduction that gives every process the result and return a request (MPI_Iallreduce_c). */
int MPI_Iallreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request);
/** Start an equal-block exchange between all pairs and return a request (MPI_Ialltoall). */
int MPI_Ialltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
/** Start an equal-block exchange between all pairs and return a request (MPI_Ialltoall_c). */
int MPI_Ialltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
/** Start a varying-size exchange between all pairs and return a request (MPI_Ialltoallv). */
int MPI_Ialltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request);
/** Start a varying-size exchange between all pairs and return a request (MPI_Ialltoallv_c). */
int MPI_Ialltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
/** Start an all-pairs exchange with a type for each block and return a request (MPI_Ialltoallw). */
int MPI_Ialltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[],
        void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm,
        MPI_Request *request);
/** Start an all-pairs exchange with a type for each block and return a request (MPI_Ialltoallw_c). */
int MPI_Ialltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request);
/** Announce arrival at a barrier and return a request that completes when all arrive (MPI_Ibarrier). */
int MPI_Ibarrier(MPI_Comm comm, MPI_Request *request);
/** Start a broadcast from the root and return a request (MPI_Ibcast). */
int MPI_Ibcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request);
/** Start a broadcast from the root and return a request (MPI_Ibcast_c). */
int MPI_Ibcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request);
/** Start a buffered-mode send and return a request (MPI_Ibsend). */
int MPI_Ibsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
/** Start a buffered-mode send and return a request (MPI_Ibsend_c). */
int MPI_Ibsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
/** Start a prefix reduction that excludes the caller and return a request (MPI_Iexscan). */
int MPI_Iexscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request);
/** Start a prefix reduction that excludes the caller and return a request (MPI_Iexscan_c). */
int MPI_Iexscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request);
/** Start gathering equal blocks at the root and return a request (MPI_Igather). */
int MPI_Igather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
/** Start gathering equal blocks at the root and return a request (MPI_Igather_c). */
int MPI_Igather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
/** Start gathering varying-size blocks at the root and return a request (MPI_Igatherv). */
int MPI_Igatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[],
        const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
/** Start gathering varying-size blocks at the root and return a request (MPI_Igatherv_c). */
int MPI_Igatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request);
/** Check without waiting for a matching message and, if found, extract its handle (MPI_Improbe). */
int MPI_Improbe(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status);
/** Start receiving a message already extracted by a matching probe (MPI_Imrecv). */
int MPI_Imrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request);
/** Start receiving a message already extracted by a matching probe (MPI_Imrecv_c). */
int MPI_Imrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request);
/** Start sending one block to all neighbours and collecting one from each (MPI_Ineighbor_allgather). */
int MPI_Ineighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
/** Start sending one block to all neighbours and collecting one from each (MPI_Ineighbor_allgather_c). */
int MPI_Ineighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
/** Start sending one block to all neighbours and collecting varying-size ones (MPI_Ineighbor_allgatherv). */
int MPI_Ineighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
/** Start sending one block to all neighbours and collecting varying-size ones (MPI_Ineighbor_allgatherv_c). */
int MPI_Ineighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request);
/** Start an exchange of separate equal blocks with each neighbour (MPI_Ineighbor_alltoall). */
int MPI_Ineighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
/** Start an exchange of separate equal blocks with each neighbour (MPI_Ineighbor_alltoall_c). */
int MPI_Ineighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
/** Start an exchange of separate varying-size blocks with each neighbour (MPI_Ineighbor_alltoallv). */
int MPI_Ineighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request);
/** Start an exchange of separate varying-size blocks with each neighbour (MPI_Ineighbor_alltoallv_c). */
int MPI_Ineighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
/** Start a neighbour exchange with its own size, place and type for each block (MPI_Ineighbor_alltoallw). */
int MPI_Ineighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request);
/** Start a neighbour exchange with its own size, place and type for each block (MPI_Ineighbor_alltoallw_c). */
int MPI_Ineighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request);
/** Create an info object that holds no keys yet (MPI_Info_create). */
int MPI_Info_create(MPI_Info *info);
/** Create an info object that describes how the program was started (MPI_Info_create_env). */
int MPI_Info_create_env(int argc, char *argv[], MPI_Info *info);
/** Remove one key and its value from an info object (MPI_Info_delete). */
int MPI_Info_delete(MPI_Info info, const char *key);
/** Create a copy of an info object with the same keys, values and order (MPI_Info_dup). */
int MPI_Info_dup(MPI_Info info, MPI_Info *newinfo);
/** Free an info object and set its handle to null (MPI_Info_free). */
int MPI_Info_free(MPI_Info *info);
/** Convert a plain C integer back to the C info handle it encodes (MPI_Info_fromint). */
MPI_Info MPI_Info_fromint(int info);
/** Fetch the value of a key, cut to a maximum length (older interface) (MPI_Info_get). */
int MPI_Info_get(MPI_Info info, const char *key, int valuelen, char *value, int *flag);
/** Count the keys currently defined in an info object (MPI_Info_get_nkeys). */
int MPI_Info_get_nkeys(MPI_Info info, int *nkeys);
/** Return the key at a given position in an info object (MPI_Info_get_nthkey). */
int MPI_Info_get_nthkey(MPI_Info info, int n, char *key);
/** Fetch the value of a key together with the buffer length it needs (MPI_Info_get_string). */
int MPI_Info_get_string(MPI_Info info, const char *key, int *buflen, char *value, int *flag);
/** Return the length of the value stored under a key (older interface) (MPI_Info_get_valuelen). */
int MPI_Info_get_valuelen(MPI_Info info, const char *key, int *valuelen, int *flag);
/** Store a key with its value in an info object, replacing any old value (MPI_Info_set). */
int MPI_Info_set(MPI_Info info, const char *key, const char *value);
/** Encode a C info handle as a plain C integer (MPI_Info_toint). */
int MPI_Info_toint(MPI_Info info);
/** Start MPI in the World Model without asking for a particular thread level (MPI_Init). */
int MPI_Init(int *argc, char ***argv);
/** Start MPI in the World Model, requesting a level of thread support (MPI_Init_thread). */
int MPI_Init_thread(int *argc, char ***argv, int required, int *provided);
/** Check whether World Model initialisation has already been completed (MPI_Initialized). */
int MPI_Initialized(int *flag);
/** Join two intracommunicators into an intercommunicator through their leaders (MPI_Intercomm_create). */
int MPI_Intercomm_create(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader, int tag,
        MPI_Comm *newintercomm);
/** Build an intercommunicator directly from a local and a remote group (MPI_Intercomm_create_from_groups). */
int MPI_Intercomm_create_from_groups(MPI_Group local_group, int local_leader, MPI_Group remote_group,
        int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm);
/** Merge both sides of an intercommunicator into one intracommunicator (MPI_Intercomm_merge). */
int MPI_Intercomm_merge(MPI_Comm intercomm, int high, MPI_Comm *newintracomm);
/** Check without waiting whether a matching message can be received (MPI_Iprobe). */
int MPI_Iprobe(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status);
/** Start a receive from a given source and tag and return a request (MPI_Irecv). */
int MPI_Irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request);
/** Start a receive from a given source and tag and return a request (MPI_Irecv_c). */
int MPI_Irecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request);
/** Start a reduction to the root and return a request (MPI_Ireduce). */
int MPI_Ireduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Request *request);
/** Start a reduction to the root and return a request (MPI_Ireduce_c). */
int MPI_Ireduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Request *request);
/** Start a reduction scattered in varying-size pieces and return a request (MPI_Ireduce_scatter). */
int MPI_Ireduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request);
/** Start a reduction scattered in equal pieces and return a request (MPI_Ireduce_scatter_block). */
int MPI_Ireduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request);
/** Start a reduction scattered in equal pieces and return a request (MPI_Ireduce_scatter_block_c). */
int MPI_Ireduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request);
/** Start a reduction scattered in varying-size pieces and return a request (MPI_Ireduce_scatter_c). */
int MPI_Ireduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request);
/** Start a ready-mode send, whose receive must already be posted (MPI_Irsend). */
int MPI_Irsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
/** Start a ready-mode send, whose receive must already be posted (MPI_Irsend_c). */
int MPI_Irsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
/** Check whether the calling thread is the one that initialised MPI (MPI_Is_thread_main). */
int MPI_Is_thread_main(int *flag);
/** Start a prefix reduction that includes the caller and return a request (MPI_Iscan). */
int MPI_Iscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request);
/** Start a prefix reduction that includes the caller and return a request (MPI_Iscan_c). */
int MPI_Iscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request);
/** Start handing out equal blocks from the root and return a request (MPI_Iscatter). */
int MPI_Iscatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
/** Start handing out equal blocks from the root and return a request (MPI_Iscatter_c). */
int MPI_Iscatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
/** Start handing out varying-size blocks from the root and return a request (MPI_Iscatterv). */
int MPI_Iscatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
/** Start handing out varying-size blocks from the root and return a request (MPI_Iscatterv_c). */
int MPI_Iscatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
/** Start a standard-mode send and return a request (MPI_Isend). */
int MPI_Isend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
/** Start a standard-mode send and return a request (MPI_Isend_c). */
int MPI_Isend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
/** Start a combined send and receive with separate buffers and return one request (MPI_Isendrecv). */
int MPI_Isendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request);
/** Start a combined send and receive with separate buffers and return one request (MPI_Isendrecv_c). */
int MPI_Isendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Request *request);
/** Start a combined send and receive that share one buffer and return a request (MPI_Isendrecv_replace). */
int MPI_Isendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag,
        MPI_Comm comm, MPI_Request *request);
/** Start a combined send and receive that share one buffer and return a request (MPI_Isendrecv_replace_c). */
int MPI_Isendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source,
        int recvtag, MPI_Comm comm, MPI_Request *request);
/** Start a synchronous-mode send, complete only when its receive has started (MPI_Issend). */
int MPI_Issend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
/** Start a synchronous-mode send, complete only when its receive has started (MPI_Issend_c). */
int MPI_Issend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
/** Create a communicator attribute key through the old MPI-1 call (MPI_Keyval_create). */
int MPI_Keyval_create(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state);
/** Free a communicator attribute key through the old MPI-1 call (MPI_Keyval_free). */
int MPI_Keyval_free(int *keyval);
/** Find the port that a server has published under a service name (MPI_Lookup_name). */
int MPI_Lookup_name(const char *service_name, MPI_Info info, char *port_name);
/** Convert a plain C integer back to the C matched-message handle it encodes (MPI_Message_fromint). */
MPI_Message MPI_Message_fromint(int message);
/** Encode a C matched-message handle as a plain C integer (MPI_Message_toint). */
int MPI_Message_toint(MPI_Message message);
/** Wait for a matching message and extract a handle reserved for receiving it (MPI_Mprobe). */
int MPI_Mprobe(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status);
/** Receive a message already extracted by a matching probe (MPI_Mrecv). */
int MPI_Mrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status);
/** Receive a message already extracted by a matching probe (MPI_Mrecv_c). */
int MPI_Mrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status);
/** Send the same block to all neighbours and collect one equal block from each (MPI_Neighbor_allgather). */
int MPI_Neighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm);
/** Send the same block to all neighbours and collect one equal block from each (MPI_Neighbor_allgather_c). */
int MPI_Neighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm);
/** Prepare a persistent request for an equal-block gather among neighbours (MPI_Neighbor_allgather_init). */
int MPI_Neighbor_allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Prepare a persistent request for an equal-block gather among neighbours (MPI_Neighbor_allgather_init_c). */
int MPI_Neighbor_allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Send the same block to all neighbours and collect blocks of varying size (MPI_Neighbor_allgatherv). */
int MPI_Neighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm);
/** Send the same block to all neighbours and collect blocks of varying size (MPI_Neighbor_allgatherv_c). */
int MPI_Neighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm);
/** Prepare a persistent request for a varying-size gather among neighbours (MPI_Neighbor_allgatherv_init). */
int MPI_Neighbor_allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
/** Prepare a persistent request for a varying-size gather among neighbours (MPI_Neighbor_allgatherv_init_c). */
int MPI_Neighbor_allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
/** Exchange a separate block of equal size with each neighbour (MPI_Neighbor_alltoall). */
int MPI_Neighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm);
/** Exchange a separate block of equal size with each neighbour (MPI_Neighbor_alltoall_c). */
int MPI_Neighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm);
/** Prepare a persistent request for an equal-block exchange among neighbours (MPI_Neighbor_alltoall_init). */
int MPI_Neighbor_alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Prepare a persistent request for an equal-block exchange among neighbours (MPI_Neighbor_alltoall_init_c). */
int MPI_Neighbor_alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Exchange a separate block of varying size with each neighbour (MPI_Neighbor_alltoallv). */
int MPI_Neighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm);
/** Exchange a separate block of varying size with each neighbour (MPI_Neighbor_alltoallv_c). */
int MPI_Neighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm);
/** Prepare a persistent request for a varying-size exchange among neighbours (MPI_Neighbor_alltoallv_init). */
int MPI_Neighbor_alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Prepare a persistent request for a varying-size exchange among neighbours (MPI_Neighbor_alltoallv_init_c). */
int MPI_Neighbor_alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Exchange blocks with each neighbour using a separate size, place and type for each (MPI_Neighbor_alltoallw). */
int MPI_Neighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm);
/** Exchange blocks with each neighbour using a separate size, place and type for each (MPI_Neighbor_alltoallw_c). */
int MPI_Neighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm);
/** Prepare a persistent request for a neighbour exchange with a type per block (MPI_Neighbor_alltoallw_init). */
int MPI_Neighbor_alltoallw_init(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Prepare a persistent request for a neighbour exchange with a type per block (MPI_Neighbor_alltoallw_init_c). */
int MPI_Neighbor_alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Tell whether a reduction operation is treated as commutative (MPI_Op_commutative). */
int MPI_Op_commutative(MPI_Op op, int *commute);
/** Turn a user function into a reduction operation (MPI_Op_create). */
int MPI_Op_create(MPI_User_function *user_fn, int commute, MPI_Op *op);
/** Turn a user function into a reduction operation (MPI_Op_create_c). */
int MPI_Op_create_c(MPI_User_function_c *user_fn, int commute, MPI_Op *op);
/** Free a user-defined reduction operation and set its handle to null (MPI_Op_free). */
int MPI_Op_free(MPI_Op *op);
/** Convert a plain C integer back to the C reduction operation handle it encodes (MPI_Op_fromint). */
MPI_Op MPI_Op_fromint(int op);
/** Encode a C reduction operation handle as a plain C integer (MPI_Op_toint). */
int MPI_Op_toint(MPI_Op op);
/** Obtain a network address at which a server can accept clients (MPI_Open_port). */
int MPI_Open_port(MPI_Info info, char *port_name);
/** Append typed data to a contiguous packed buffer in native form (MPI_Pack). */
int MPI_Pack(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize, int *position,
        MPI_Comm comm);
/** Append typed data to a contiguous packed buffer in native form (MPI_Pack_c). */
int MPI_Pack_c(const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize,
        MPI_Count *position, MPI_Comm comm);
/** Append typed data to a packed buffer in a portable representation (MPI_Pack_external). */
int MPI_Pack_external(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf,
        MPI_Aint outsize, MPI_Aint *position);
/** Append typed data to a packed buffer in a portable representation (MPI_Pack_external_c). */
int MPI_Pack_external_c(const char *datarep, const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf,
        MPI_Count outsize, MPI_Count *position);
/** Compute the space that data needs when packed in a portable representation (MPI_Pack_external_size). */
int MPI_Pack_external_size(const char *datarep, int incount, MPI_Datatype datatype, MPI_Aint *size);
/** Compute the space that data needs when packed in a portable representation (MPI_Pack_external_size_c). */
int MPI_Pack_external_size_c(const char *datarep, MPI_Count incount, MPI_Datatype datatype, MPI_Count *size);
/** Compute an upper bound on the space that native packing of data needs (MPI_Pack_size). */
int MPI_Pack_size(int incount, MPI_Datatype datatype, MPI_Comm comm, int *size);
/** Compute an upper bound on the space that native packing of data needs (MPI_Pack_size_c). */
int MPI_Pack_size_c(MPI_Count incount, MPI_Datatype datatype, MPI_Comm comm, MPI_Count *size);
/** Check whether one partition of a partitioned receive has arrived (MPI_Parrived). */
int MPI_Parrived(MPI_Request request, int partition, int *flag);
/** Pass a control level to a profiling layer, if one is present (MPI_Pcontrol). */
int MPI_Pcontrol(const int level, ...);
/** Mark one partition of a partitioned send as ready for transfer (MPI_Pready). */
int MPI_Pready(int partition, MPI_Request request);
/** Mark a list of partitions of a partitioned send as ready for transfer (MPI_Pready_list). */
int MPI_Pready_list(int length, const int array_of_partitions[], MPI_Request request);
/** Mark a contiguous range of partitions of a partitioned send as ready (MPI_Pready_range). */
int MPI_Pready_range(int partition_low, int partition_high, MPI_Request request);
/** Prepare a receive whose buffer is filled in separate partitions (MPI_Precv_init). */
int MPI_Precv_init(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source, int tag,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Wait until a matching message can be received and describe it in a status (MPI_Probe). */
int MPI_Probe(int source, int tag, MPI_Comm comm, MPI_Status *status);
/** Prepare a send whose buffer is released in separate partitions (MPI_Psend_init). */
int MPI_Psend_init(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Advertise a port under a service name so that clients can find it (MPI_Publish_name). */
int MPI_Publish_name(const char *service_name, MPI_Info info, const char *port_name);
/** Write local data into the window of a target process (MPI_Put). */
int MPI_Put(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win);
/** Write local data into the window of a target process (MPI_Put_c). */
int MPI_Put_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win);
/** Return the level of thread support that MPI currently provides (MPI_Query_thread). */
int MPI_Query_thread(int *provided);
/** Start a remote accumulate and return a request for its local completion (MPI_Raccumulate). */
int MPI_Raccumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
        MPI_Request *request);
/** Start a remote accumulate and return a request for its local completion (MPI_Raccumulate_c). */
int MPI_Raccumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
        MPI_Request *request);
/** Receive a message and return once it is in the buffer (MPI_Recv). */
int MPI_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status);
/** Receive a message and return once it is in the buffer (MPI_Recv_c). */
int MPI_Recv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status);
/** Prepare a persistent request for a receive (MPI_Recv_init). */
int MPI_Recv_init(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request);
/** Prepare a persistent request for a receive (MPI_Recv_init_c). */
int MPI_Recv_init_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request);
/** Combine values from all processes and leave the result at the root (MPI_Reduce). */
int MPI_Reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm);
/** Combine values from all processes and leave the result at the root (MPI_Reduce_c). */
int MPI_Reduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm);
/** Prepare a persistent request for a reduction to the root (MPI_Reduce_init). */
int MPI_Reduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Prepare a persistent request for a reduction to the root (MPI_Reduce_init_c). */
int MPI_Reduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Apply a reduction operation to two local buffers without communication (MPI_Reduce_local). */
int MPI_Reduce_local(const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype, MPI_Op op);
/** Apply a reduction operation to two local buffers without communication (MPI_Reduce_local_c). */
int MPI_Reduce_local_c(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op);
/** Reduce a vector and hand out pieces of varying size to the processes (MPI_Reduce_scatter). */
int MPI_Reduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
/** Reduce a vector and hand out pieces of equal size to the processes (MPI_Reduce_scatter_block). */
int MPI_Reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
/** Reduce a vector and hand out pieces of equal size to the processes (MPI_Reduce_scatter_block_c). */
int MPI_Reduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm);
/** Prepare a persistent request for a reduction scattered in equal pieces (MPI_Reduce_scatter_block_init). */
int MPI_Reduce_scatter_block_init(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Prepare a persistent request for a reduction scattered in equal pieces (MPI_Reduce_scatter_block_init_c). */
int MPI_Reduce_scatter_block_init_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Reduce a vector and hand out pieces of varying size to the processes (MPI_Reduce_scatter_c). */
int MPI_Reduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm);
/** Prepare a persistent request for a reduction scattered in varying-size pieces (MPI_Reduce_scatter_init). */
int MPI_Reduce_scatter_init(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Prepare a persistent request for a reduction scattered in varying-size pieces (MPI_Reduce_scatter_init_c). */
int MPI_Reduce_scatter_init_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Define a new file data representation through conversion and extent callbacks (MPI_Register_datarep). */
int MPI_Register_datarep(const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn,
        MPI_Datarep_conversion_function *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
/** Define a new file data representation through conversion and extent callbacks (MPI_Register_datarep_c). */
int MPI_Register_datarep_c(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
        MPI_Datarep_conversion_function_c *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
/** Delete a user error class that was added earlier at run time (MPI_Remove_error_class). */
int MPI_Remove_error_class(int errorclass);
/** Delete a user error code that was added earlier at run time (MPI_Remove_error_code). */
int MPI_Remove_error_code(int errorcode);
/** Drop the text that was attached to a user error code or class (MPI_Remove_error_string). */
int MPI_Remove_error_string(int errorcode);
/** Mark a request for release without waiting for its operation (MPI_Request_free). */
int MPI_Request_free(MPI_Request *request);
/** Convert a plain C integer back to the C request handle it encodes (MPI_Request_fromint). */
MPI_Request MPI_Request_fromint(int request);
/** Check a request for completion without freeing or deactivating it (MPI_Request_get_status). */
int MPI_Request_get_status(MPI_Request request, int *flag, MPI_Status *status);
/** Check whether all requests of a list are complete, freeing none of them (MPI_Request_get_status_all). */
int MPI_Request_get_status_all(int count, const MPI_Request array_of_requests[], int *flag,
        MPI_Status array_of_statuses[]);
/** Check whether any request of a list is complete, freeing none of them (MPI_Request_get_status_any). */
int MPI_Request_get_status_any(int count, const MPI_Request array_of_requests[], int *index, int *flag,
        MPI_Status *status);
/** Report which requests of a list are complete, freeing none of them (MPI_Request_get_status_some). */
int MPI_Request_get_status_some(int incount, const MPI_Request array_of_requests[], int *outcount,
        int array_of_indices[], MPI_Status array_of_statuses[]);
/** Encode a C request handle as a plain C integer (MPI_Request_toint). */
int MPI_Request_toint(MPI_Request request);
/** Start a read from a remote window and return a request for its completion (MPI_Rget). */
int MPI_Rget(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request);
/** Start a remote fetch-and-combine of a buffer and return a request for it (MPI_Rget_accumulate). */
int MPI_Rget_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr,
        int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count,
        MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request);
/** Start a remote fetch-and-combine of a buffer and return a request for it (MPI_Rget_accumulate_c). */
int MPI_Rget_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request);
/** Start a read from a remote window and return a request for its completion (MPI_Rget_c). */
int MPI_Rget_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request);
/** Start a write to a remote window and return a request for its local completion (MPI_Rput). */
int MPI_Rput(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request);
/** Start a write to a remote window and return a request for its local completion (MPI_Rput_c). */
int MPI_Rput_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request);
/** Send a message in ready mode, whose receive must already be posted (MPI_Rsend). */
int MPI_Rsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
/** Send a message in ready mode, whose receive must already be posted (MPI_Rsend_c). */
int MPI_Rsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
/** Prepare a persistent request for a ready-mode send (MPI_Rsend_init). */
int MPI_Rsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
/** Prepare a persistent request for a ready-mode send (MPI_Rsend_init_c). */
int MPI_Rsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
/** Compute a prefix reduction that includes the contribution of the caller (MPI_Scan). */
int MPI_Scan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm);
/** Compute a prefix reduction that includes the contribution of the caller (MPI_Scan_c). */
int MPI_Scan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm);
/** Prepare a persistent request for a prefix reduction that includes the caller (MPI_Scan_init). */
int MPI_Scan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
/** Prepare a persistent request for a prefix reduction that includes the caller (MPI_Scan_init_c). */
int MPI_Scan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Hand out equal blocks of a buffer at the root to all processes (MPI_Scatter). */
int MPI_Scatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm);
/** Hand out equal blocks of a buffer at the root to all processes (MPI_Scatter_c). */
int MPI_Scatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm);
/** Prepare a persistent request for handing out equal blocks from the root (MPI_Scatter_init). */
int MPI_Scatter_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Prepare a persistent request for handing out equal blocks from the root (MPI_Scatter_init_c). */
int MPI_Scatter_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
/** Hand out blocks of varying size from the root to all processes (MPI_Scatterv). */
int MPI_Scatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm);
/** Hand out blocks of varying size from the root to all processes (MPI_Scatterv_c). */
int MPI_Scatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm);
/** Prepare a persistent request for handing out varying-size blocks from the root (MPI_Scatterv_init). */
int MPI_Scatterv_init(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
/** Prepare a persistent request for handing out varying-size blocks from the root (MPI_Scatterv_init_c). */
int MPI_Scatterv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
/** Send a message and return once the buffer may be reused (MPI_Send). */
int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
/** Send a message and return once the buffer may be reused (MPI_Send_c). */
int MPI_Send_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
/** Prepare a persistent request for a standard-mode send (MPI_Send_init). */
int MPI_Send_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
/** Prepare a persistent request for a standard-mode send (MPI_Send_init_c). */
int MPI_Send_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
/** Send one message and receive another, using two separate buffers (MPI_Sendrecv). */
int MPI_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status);
/** Send one message and receive another, using two separate buffers (MPI_Sendrecv_c). */
int MPI_Sendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Status *status);
/** Send a message and receive another one into the same buffer (MPI_Sendrecv_replace). */
int MPI_Sendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag,
        MPI_Comm comm, MPI_Status *status);
/** Send a message and receive another one into the same buffer (MPI_Sendrecv_replace_c). */
int MPI_Sendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source,
        int recvtag, MPI_Comm comm, MPI_Status *status);
/** Provide buffer space for buffered-mode messages sent within one session (MPI_Session_attach_buffer). */
int MPI_Session_attach_buffer(MPI_Session session, void *buffer, int size);
/** Provide buffer space for buffered-mode messages sent within one session (MPI_Session_attach_buffer_c). */
int MPI_Session_attach_buffer_c(MPI_Session session, void *buffer, MPI_Count size);
/** Invoke the error handler of a session with a given error code (MPI_Session_call_errhandler). */
int MPI_Session_call_errhandler(MPI_Session session, int errorcode);
/** Turn a user function into an error handler usable with sessions (MPI_Session_create_errhandler). */
int MPI_Session_create_errhandler(MPI_Session_errhandler_function *session_errhandler_fn, MPI_Errhandler *errhandler);
/** Take back the send buffer attached to a session once it has drained (MPI_Session_detach_buffer). */
int MPI_Session_detach_buffer(MPI_Session session, void *buffer_addr, int *size);
/** Take back the send buffer attached to a session once it has drained (MPI_Session_detach_buffer_c). */
int MPI_Session_detach_buffer_c(MPI_Session session, void *buffer_addr, MPI_Count *size);
/** Release a session and everything it still holds, leaving a null session handle (MPI_Session_finalize). */
int MPI_Session_finalize(MPI_Session *session);
/** Block until the messages now in the send buffer of a session have been sent (MPI_Session_flush_buffer). */
int MPI_Session_flush_buffer(MPI_Session session);
/** Convert a plain C integer back to the C session handle it encodes (MPI_Session_fromint). */
MPI_Session MPI_Session_fromint(int session);
/** Return the error handler currently attached to a session (MPI_Session_get_errhandler). */
int MPI_Session_get_errhandler(MPI_Session session, MPI_Errhandler *errhandler);
/** Obtain a new info object holding the hints in use for a session (MPI_Session_get_info). */
int MPI_Session_get_info(MPI_Session session, MPI_Info *info_used);
/** Return the name of the process set with a given index in a session (MPI_Session_get_nth_pset). */
int MPI_Session_get_nth_pset(MPI_Session session, MPI_Info info, int n, int *pset_len, char *pset_name);
/** Count the process sets that are available to a session (MPI_Session_get_num_psets). */
int MPI_Session_get_num_psets(MPI_Session session, MPI_Info info, int *npset_names);
/** Obtain an info object with the properties of one named process set (MPI_Session_get_pset_info). */
int MPI_Session_get_pset_info(MPI_Session session, const char *pset_name, MPI_Info *info);
/** Start flushing the send buffer of a session and return a request (MPI_Session_iflush_buffer). */
int MPI_Session_iflush_buffer(MPI_Session session, MPI_Request *request);
/** Open a new session with given hints and a given error handler (MPI_Session_init). */
int MPI_Session_init(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session);
/** Attach a new error handler to an open session (MPI_Session_set_errhandler). */
int MPI_Session_set_errhandler(MPI_Session session, MPI_Errhandler errhandler);
/** Encode a C session handle as a plain C integer (MPI_Session_toint). */
int MPI_Session_toint(MPI_Session session);
/** Send a message and return only after its receive has started (MPI_Ssend). */
int MPI_Ssend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
/** Send a message and return only after its receive has started (MPI_Ssend_c). */
int MPI_Ssend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
/** Prepare a persistent request for a synchronous-mode send (MPI_Ssend_init). */
int MPI_Ssend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
/** Prepare a persistent request for a synchronous-mode send (MPI_Ssend_init_c). */
int MPI_Ssend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
/** Activate one persistent or partitioned request (MPI_Start). */
int MPI_Start(MPI_Request *request);
/** Activate every persistent or partitioned request in a list (MPI_Startall). */
int MPI_Startall(int count, MPI_Request array_of_requests[]);
/** Read the error field of a status through a procedure call (MPI_Status_get_error). */
int MPI_Status_get_error(const MPI_Status *status, int *err);
/** Read the source rank held in a status through a procedure call (MPI_Status_get_source). */
int MPI_Status_get_source(const MPI_Status *status, int *source);
/** Read the message tag held in a status through a procedure call (MPI_Status_get_tag). */
int MPI_Status_get_tag(const MPI_Status *status, int *tag);
/** Set what a later cancellation test on a status is going to report (MPI_Status_set_cancelled). */
int MPI_Status_set_cancelled(MPI_Status *status, int flag);
/** Set the element count that later queries on a status are to return (MPI_Status_set_elements). */
int MPI_Status_set_elements(MPI_Status *status, MPI_Datatype datatype, int count);
/** Set the element count that later queries on a status are to return (MPI_Status_set_elements_c). */
int MPI_Status_set_elements_c(MPI_Status *status, MPI_Datatype datatype, MPI_Count count);
/** Set the element count of a status from a wide integer (MPI_Status_set_elements_x). */
int MPI_Status_set_elements_x(MPI_Status *status, MPI_Datatype datatype, MPI_Count count);
/** Write the error field of a status through a procedure call (MPI_Status_set_error). */
int MPI_Status_set_error(MPI_Status *status, int err);
/** Write the source rank held in a status through a procedure call (MPI_Status_set_source). */
int MPI_Status_set_source(MPI_Status *status, int source);
/** Write the message tag held in a status through a procedure call (MPI_Status_set_tag). */
int MPI_Status_set_tag(MPI_Status *status, int tag);
/** Return a stamp that changes whenever the tool categories change (MPI_T_category_changed). */
int MPI_T_category_changed(int *update_number);
/** List the indices of the subcategories inside a tool category (MPI_T_category_get_categories). */
int MPI_T_category_get_categories(int cat_index, int len, int indices[]);
/** List the indices of the control variables in a tool category (MPI_T_category_get_cvars). */
int MPI_T_category_get_cvars(int cat_index, int len, int indices[]);
/** List the indices of the event types in a tool category (MPI_T_category_get_events). */
int MPI_T_category_get_events(int cat_index, int len, int indices[]);
/** Look up the index of a tool category by its name (MPI_T_category_get_index). */
int MPI_T_category_get_index(const char *name, int *cat_index);
/** Return the name, description and member counts of a tool category (MPI_T_category_get_info). */
int MPI_T_category_get_info(int cat_index, char *name, int *name_len, char *desc, int *desc_len, int *num_cvars,
        int *num_pvars, int *num_categories);
/** Count the categories that the tool interface offers (MPI_T_category_get_num). */
int MPI_T_category_get_num(int *num_cat);
/** Count the event types that belong to a tool category (MPI_T_category_get_num_events). */
int MPI_T_category_get_num_events(int cat_index, int *num_events);
/** List the indices of the performance variables in a tool category (MPI_T_category_get_pvars). */
int MPI_T_category_get_pvars(int cat_index, int len, int indices[]);
/** Look up the index of a control variable by its name (MPI_T_cvar_get_index). */
int MPI_T_cvar_get_index(const char *name, int *cvar_index);
/** Return the name, type, scope and other properties of a control variable (MPI_T_cvar_get_info). */
int MPI_T_cvar_get_info(int cvar_index, char *name, int *name_len, int *verbosity, MPI_Datatype *datatype,
        MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope);
/** Count the control variables that the tool interface offers (MPI_T_cvar_get_num). */
int MPI_T_cvar_get_num(int *num_cvar);
/** Bind a control variable to an MPI object and return a handle for it (MPI_T_cvar_handle_alloc). */
int MPI_T_cvar_handle_alloc(int cvar_index, void *obj_handle, MPI_T_cvar_handle *handle, int *count);
/** Release a handle that was allocated for a control variable (MPI_T_cvar_handle_free). */
int MPI_T_cvar_handle_free(MPI_T_cvar_handle *handle);
/** Read the current value of a control variable through its handle (MPI_T_cvar_read). */
int MPI_T_cvar_read(MPI_T_cvar_handle handle, void *buf);
/** Set a new value of a control variable through its handle (MPI_T_cvar_write). */
int MPI_T_cvar_write(MPI_T_cvar_handle handle, const void *buf);
/** Return the name and item count of a tool enumeration type (MPI_T_enum_get_info). */
int MPI_T_enum_get_info(MPI_T_enum enumtype, int *num, char *name, int *name_len);
/** Return the name and value of one item of a tool enumeration type (MPI_T_enum_get_item). */
int MPI_T_enum_get_item(MPI_T_enum enumtype, int index, int *value, char *name, int *name_len);
/** Obtain the hints of an event callback at a given safety level (MPI_T_event_callback_get_info). */
int MPI_T_event_callback_get_info(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
        MPI_Info *info_used);
/** Change the hints of an event callback at a given safety level (MPI_T_event_callback_set_info). */
int MPI_T_event_callback_set_info(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
        MPI_Info info);
/** Copy the whole data of an event instance into a user buffer (MPI_T_event_copy). */
int MPI_T_event_copy(MPI_T_event_instance event_instance, void *buffer);
/** Look up the index of an event type by its name (MPI_T_event_get_index). */
int MPI_T_event_get_index(const char *name, int *event_index);
/** Return the name, element layout and other properties of an event type (MPI_T_event_get_info). */
int MPI_T_event_get_info(int event_index, char *name, int *name_len, int *verbosity, MPI_Datatype array_of_datatypes[],
        MPI_Aint array_of_displacements[], int *num_elements, MPI_T_enum *enumtype, MPI_Info *info, char *desc,
        int *desc_len, int *bind);
/** Count the event types that the tool interface offers (MPI_T_event_get_num). */
int MPI_T_event_get_num(int *num_events);
/** Return the index of the source that produced an event instance (MPI_T_event_get_source). */
int MPI_T_event_get_source(MPI_T_event_instance event_instance, int *source_index);
/** Return the time at which an event instance was first observed (MPI_T_event_get_timestamp). */
int MPI_T_event_get_timestamp(MPI_T_event_instance event_instance, MPI_Count *event_timestamp);
/** Bind an event type to an MPI object and return a registration handle (MPI_T_event_handle_alloc). */
int MPI_T_event_handle_alloc(int event_index, void *obj_handle, MPI_Info info,
        MPI_T_event_registration *event_registration);
/** Release an event registration, with a callback once that is done (MPI_T_event_handle_free). */
int MPI_T_event_handle_free(MPI_T_event_registration event_registration, void *user_data,
        MPI_T_event_free_cb_function *free_cb_function);
/** Obtain the hints in use for an event registration handle (MPI_T_event_handle_get_info). */
int MPI_T_event_handle_get_info(MPI_T_event_registration event_registration, MPI_Info *info_used);
/** Change the hints attached to an event registration handle (MPI_T_event_handle_set_info). */
int MPI_T_event_handle_set_info(MPI_T_event_registration event_registration, MPI_Info info);
/** Read one element of the data in an event instance (MPI_T_event_read). */
int MPI_T_event_read(MPI_T_event_instance event_instance, int element_index, void *buffer);
/** Set the function to call for events of a registration at a safety level (MPI_T_event_register_callback). */
int MPI_T_event_register_callback(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
        MPI_Info info, void *user_data, MPI_T_event_cb_function *event_cb_function);
/** Set the function to call when events of a registration have been lost (MPI_T_event_set_dropped_handler). */
int MPI_T_event_set_dropped_handler(MPI_T_event_registration event_registration,
        MPI_T_event_dropped_cb_function *dropped_cb_function);
/** Leave the tool interface, undoing one earlier initialisation (MPI_T_finalize). */
int MPI_T_finalize(void);
/** Start the tool interface, requesting a level of thread support (MPI_T_init_thread). */
int MPI_T_init_thread(int required, int *provided);
/** Look up the index of a performance variable by its name and class (MPI_T_pvar_get_index). */
int MPI_T_pvar_get_index(const char *name, int var_class, int *pvar_index);
/** Return the name, class, type and other properties of a performance variable (MPI_T_pvar_get_info). */
int MPI_T_pvar_get_info(int pvar_index, char *name, int *name_len, int *verbosity, int *var_class,
        MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly,
        int *continuous, int *atomic);
/** Count the performance variables that the tool interface offers (MPI_T_pvar_get_num). */
int MPI_T_pvar_get_num(int *num_pvar);
/** Bind a performance variable to an MPI object in a session and return a handle (MPI_T_pvar_handle_alloc). */
int MPI_T_pvar_handle_alloc(MPI_T_pvar_session session, int pvar_index, void *obj_handle, MPI_T_pvar_handle *handle,
        int *count);
/** Release a handle that was allocated for a performance variable (MPI_T_pvar_handle_free). */
int MPI_T_pvar_handle_free(MPI_T_pvar_session session, MPI_T_pvar_handle *handle);
/** Read the current value of a performance variable and leave it as it is (MPI_T_pvar_read). */
int MPI_T_pvar_read(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf);
/** Read a performance variable and reset it in one atomic step (MPI_T_pvar_readreset). */
int MPI_T_pvar_readreset(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf);
/** Put a performance variable back to its starting value (MPI_T_pvar_reset). */
int MPI_T_pvar_reset(MPI_T_pvar_session session, MPI_T_pvar_handle handle);
/** Create a session that isolates the use of performance variables (MPI_T_pvar_session_create). */
int MPI_T_pvar_session_create(MPI_T_pvar_session *session);
/** Free a performance variable session and the handles in it (MPI_T_pvar_session_free). */
int MPI_T_pvar_session_free(MPI_T_pvar_session *session);
/** Start the counting of one or all performance variables of a session (MPI_T_pvar_start). */
int MPI_T_pvar_start(MPI_T_pvar_session session, MPI_T_pvar_handle handle);
/** Stop the counting of one or all performance variables of a session (MPI_T_pvar_stop). */
int MPI_T_pvar_stop(MPI_T_pvar_session session, MPI_T_pvar_handle handle);
/** Set a performance variable to a value given by the tool (MPI_T_pvar_write). */
int MPI_T_pvar_write(MPI_T_pvar_session session, MPI_T_pvar_handle handle, const void *buf);
/** Return the name, ordering and clock properties of an event source (MPI_T_source_get_info). */
int MPI_T_source_get_info(int source_index, char *name, int *name_len, char *desc, int *desc_len,
        MPI_T_source_order *ordering, MPI_Count *ticks_per_second, MPI_Count *max_ticks, MPI_Info *info);
/** Count the event sources that the tool interface offers (MPI_T_source_get_num). */
int MPI_T_source_get_num(int *num_sources);
/** Return the current time on the clock of an event source (MPI_T_source_get_timestamp). */
int MPI_T_source_get_timestamp(int source_index, MPI_Count *timestamp);
/** Check one request without waiting and finish it if it is complete (MPI_Test). */
int MPI_Test(MPI_Request *request, int *flag, MPI_Status *status);
/** Tell from a status whether its operation was successfully cancelled (MPI_Test_cancelled). */
int MPI_Test_cancelled(const MPI_Status *status, int *flag);
/** Check without waiting whether all requests of a list can be finished together (MPI_Testall). */
int MPI_Testall(int count, MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[]);
/** Check a list of requests without waiting and finish at most one of them (MPI_Testany). */
int MPI_Testany(int count, MPI_Request array_of_requests[], int *index, int *flag, MPI_Status *status);
/** Finish those requests of a list that are already complete, without waiting (MPI_Testsome). */
int MPI_Testsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[]);
/** Report which kind of process topology a communicator carries, if any (MPI_Topo_test). */
int MPI_Topo_test(MPI_Comm comm, int *status);
/** Make a derived datatype ready for use in communication (MPI_Type_commit). */
int MPI_Type_commit(MPI_Datatype *datatype);
/** Make a datatype of several copies of a type placed end to end (MPI_Type_contiguous). */
int MPI_Type_contiguous(int count, MPI_Datatype oldtype, MPI_Datatype *newtype);
/** Make a datatype of several copies of a type placed end to end (MPI_Type_contiguous_c). */
int MPI_Type_contiguous_c(MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype);
/** Make a datatype for the local part of a distributed global array (MPI_Type_create_darray). */
int MPI_Type_create_darray(int size, int rank, int ndims, const int array_of_gsizes[], const int array_of_distribs[],
        const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype,
        MPI_Datatype *newtype);
/** Make a datatype for the local part of a distributed global array (MPI_Type_create_darray_c). */
int MPI_Type_create_darray_c(int size, int rank, int ndims, const MPI_Count array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        MPI_Datatype oldtype, MPI_Datatype *newtype);
/** Return a predefined type for Fortran complex of given precision and range (MPI_Type_create_f90_complex). */
int MPI_Type_create_f90_complex(int p, int r, MPI_Datatype *newtype);
/** Return a predefined type for Fortran integers of a given decimal range (MPI_Type_create_f90_integer). */
int MPI_Type_create_f90_integer(int r, MPI_Datatype *newtype);
/** Return a predefined type for Fortran reals of given precision and range (MPI_Type_create_f90_real). */
int MPI_Type_create_f90_real(int p, int r, MPI_Datatype *newtype);
/** Make a datatype of blocks with varying lengths at byte displacements (MPI_Type_create_hindexed). */
int MPI_Type_create_hindexed(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype);
/** Make a datatype of equal-length blocks at byte displacements (MPI_Type_create_hindexed_block). */
int MPI_Type_create_hindexed_block(int count, int blocklength, const MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype);
/** Make a datatype of equal-length blocks at byte displacements (MPI_Type_create_hindexed_block_c). */
int MPI_Type_create_hindexed_block_c(MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype);
/** Make a datatype of blocks with varying lengths at byte displacements (MPI_Type_create_hindexed_c). */
int MPI_Type_create_hindexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype);
/** Make a datatype of equal blocks spaced by a stride in bytes (MPI_Type_create_hvector). */
int MPI_Type_create_hvector(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype);
/** Make a datatype of equal blocks spaced by a stride in bytes (MPI_Type_create_hvector_c). */
int MPI_Type_create_hvector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype);
/** Make a datatype of equal-length blocks at displacements in old-type extents (MPI_Type_create_indexed_block). */
int MPI_Type_create_indexed_block(int count, int blocklength, const int array_of_displacements[], MPI_Datatype oldtype,
        MPI_Datatype *newtype);
/** Make a datatype of equal-length blocks at displacements in old-type extents (MPI_Type_create_indexed_block_c). */
int MPI_Type_create_indexed_block_c(MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype);
/** Create an attribute key for datatypes with its copy and delete callbacks (MPI_Type_create_keyval). */
int MPI_Type_create_keyval(MPI_Type_copy_attr_function *type_copy_attr_fn,
        MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state);
/** Make a copy of a datatype with a new lower bound and extent (MPI_Type_create_resized). */
int MPI_Type_create_resized(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype);
/** Make a copy of a datatype with a new lower bound and extent (MPI_Type_create_resized_c). */
int MPI_Type_create_resized_c(MPI_Datatype oldtype, MPI_Count lb, MPI_Count extent, MPI_Datatype *newtype);
/** Make a datatype of blocks that may differ in type, length and byte displacement (MPI_Type_create_struct). */
int MPI_Type_create_struct(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[],
        const MPI_Datatype array_of_types[], MPI_Datatype *newtype);
/** Make a datatype of blocks that may differ in type, length and byte displacement (MPI_Type_create_struct_c). */
int MPI_Type_create_struct_c(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype);
/** Make a datatype that selects a rectangular part of a larger array (MPI_Type_create_subarray). */
int MPI_Type_create_subarray(int ndims, const int array_of_sizes[], const int array_of_subsizes[],
        const int array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype);
/** Make a datatype that selects a rectangular part of a larger array (MPI_Type_create_subarray_c). */
int MPI_Type_create_subarray_c(int ndims, const MPI_Count array_of_sizes[], const MPI_Count array_of_subsizes[],
        const MPI_Count array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype);
/** Delete the attribute stored under a key on a datatype (MPI_Type_delete_attr). */
int MPI_Type_delete_attr(MPI_Datatype datatype, int type_keyval);
/** Duplicate a datatype together with its cached attributes (MPI_Type_dup). */
int MPI_Type_dup(MPI_Datatype oldtype, MPI_Datatype *newtype);
/** Mark a datatype for deallocation and set its handle to null (MPI_Type_free). */
int MPI_Type_free(MPI_Datatype *datatype);
/** Free an attribute key that was made for datatypes (MPI_Type_free_keyval). */
int MPI_Type_free_keyval(int *type_keyval);
/** Convert a plain C integer back to the C datatype handle it encodes (MPI_Type_fromint). */
MPI_Datatype MPI_Type_fromint(int datatype);
/** Look up the attribute stored under a key on a datatype (MPI_Type_get_attr). */
int MPI_Type_get_attr(MPI_Datatype datatype, int type_keyval, void *attribute_val, int *flag);
/** Return the arguments that were used to construct a datatype (MPI_Type_get_contents). */
int MPI_Type_get_contents(MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes,
        int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[]);
/** Return the arguments that were used to construct a datatype (MPI_Type_get_contents_c). */
int MPI_Type_get_contents_c(MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses,
        MPI_Count max_large_counts, MPI_Count max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[],
        MPI_Count array_of_large_counts[], MPI_Datatype array_of_datatypes[]);
/** Tell which constructor made a datatype and how many arguments it took (MPI_Type_get_envelope). */
int MPI_Type_get_envelope(MPI_Datatype datatype, int *num_integers, int *num_addresses, int *num_datatypes,
        int *combiner);
/** Tell which constructor made a datatype and how many arguments it took (MPI_Type_get_envelope_c). */
int MPI_Type_get_envelope_c(MPI_Datatype datatype, MPI_Count *num_integers, MPI_Count *num_addresses,
        MPI_Count *num_large_counts, MPI_Count *num_datatypes, int *combiner);
/** Return the lower bound and extent of a datatype (MPI_Type_get_extent). */
int MPI_Type_get_extent(MPI_Datatype datatype, MPI_Aint *lb, MPI_Aint *extent);
/** Return the lower bound and extent of a datatype (MPI_Type_get_extent_c). */
int MPI_Type_get_extent_c(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent);
/** Return the lower bound and extent of a datatype as wide integers (MPI_Type_get_extent_x). */
int MPI_Type_get_extent_x(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent);
/** Return the printable name last given to a datatype (MPI_Type_get_name). */
int MPI_Type_get_name(MPI_Datatype datatype, char *type_name, int *resultlen);
/** Return the bounds of the data in a datatype, ignoring artificial markers (MPI_Type_get_true_extent). */
int MPI_Type_get_true_extent(MPI_Datatype datatype, MPI_Aint *true_lb, MPI_Aint *true_extent);
/** Return the bounds of the data in a datatype, ignoring artificial markers (MPI_Type_get_true_extent_c). */
int MPI_Type_get_true_extent_c(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent);
/** Return the true data bounds of a datatype as wide integers (MPI_Type_get_true_extent_x). */
int MPI_Type_get_true_extent_x(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent);
/** Find the predefined pair type for a given value type and index type (MPI_Type_get_value_index). */
int MPI_Type_get_value_index(MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type);
/** Make a datatype of blocks with varying lengths at displacements in extents (MPI_Type_indexed). */
int MPI_Type_indexed(int count, const int array_of_blocklengths[], const int array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype);
/** Make a datatype of blocks with varying lengths at displacements in extents (MPI_Type_indexed_c). */
int MPI_Type_indexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype);
/** Find the predefined type of a given class and size in bytes (MPI_Type_match_size). */
int MPI_Type_match_size(int typeclass, int size, MPI_Datatype *datatype);
/** Store an attribute value under a key on a datatype (MPI_Type_set_attr). */
int MPI_Type_set_attr(MPI_Datatype datatype, int type_keyval, void *attribute_val);
/** Give a datatype a printable name for use in debugging (MPI_Type_set_name). */
int MPI_Type_set_name(MPI_Datatype datatype, const char *type_name);
/** Return the number of bytes of data in a datatype, without gaps (MPI_Type_size). */
int MPI_Type_size(MPI_Datatype datatype, int *size);
/** Return the number of bytes of data in a datatype, without gaps (MPI_Type_size_c). */
int MPI_Type_size_c(MPI_Datatype datatype, MPI_Count *size);
/** Return the number of data bytes in a datatype as a wide integer (MPI_Type_size_x). */
int MPI_Type_size_x(MPI_Datatype datatype, MPI_Count *size);
/** Encode a C datatype handle as a plain C integer (MPI_Type_toint). */
int MPI_Type_toint(MPI_Datatype datatype);
/** Make a datatype of equal blocks spaced by a stride in old-type extents (MPI_Type_vector). */
int MPI_Type_vector(int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype);
/** Make a datatype of equal blocks spaced by a stride in old-type extents (MPI_Type_vector_c). */
int MPI_Type_vector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype);
/** Extract typed data from a buffer packed in native form (MPI_Unpack). */
int MPI_Unpack(const void *inbuf, int insize, int *position, void *outbuf, int outcount, MPI_Datatype datatype,
        MPI_Comm comm);
/** Extract typed data from a buffer packed in native form (MPI_Unpack_c). */
int MPI_Unpack_c(const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount,
        MPI_Datatype datatype, MPI_Comm comm);
/** Extract typed data from a buffer packed in a portable representation (MPI_Unpack_external). */
int MPI_Unpack_external(const char *datarep, const void *inbuf, MPI_Aint insize, MPI_Aint *position, void *outbuf,
        int outcount, MPI_Datatype datatype);
/** Extract typed data from a buffer packed in a portable representation (MPI_Unpack_external_c). */
int MPI_Unpack_external_c(const char *datarep, const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf,
        MPI_Count outcount, MPI_Datatype datatype);
/** Withdraw a service name that was advertised for a port (MPI_Unpublish_name). */
int MPI_Unpublish_name(const char *service_name, MPI_Info info, const char *port_name);
/** Block until one request is complete and then finish it (MPI_Wait). */
int MPI_Wait(MPI_Request *request, MPI_Status *status);
/** Block until every request of a list is complete (MPI_Waitall). */
int MPI_Waitall(int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[]);
/** Block until one request of a list is complete and say which one it was (MPI_Waitany). */
int MPI_Waitany(int count, MPI_Request array_of_requests[], int *index, MPI_Status *status);
/** Block until at least one request of a list is complete and finish all that are (MPI_Waitsome). */
int MPI_Waitsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[]);
/** Allocate local memory and create a window that exposes it to a communicator (MPI_Win_allocate). */
int MPI_Win_allocate(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win);
/** Allocate local memory and create a window that exposes it to a communicator (MPI_Win_allocate_c). */
int MPI_Win_allocate_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win);
/** Allocate a window in memory that all its processes can load and store directly (MPI_Win_allocate_shared). */
int MPI_Win_allocate_shared(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win);
/** Allocate a window in memory that all its processes can load and store directly (MPI_Win_allocate_shared_c). */
int MPI_Win_allocate_shared_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win);
/** Expose a piece of local memory through a dynamic window (MPI_Win_attach). */
int MPI_Win_attach(MPI_Win win, void *base, MPI_Aint size);
/** Invoke the error handler of a window with a given error code (MPI_Win_call_errhandler). */
int MPI_Win_call_errhandler(MPI_Win win, int errorcode);
/** End the access epoch opened by a start call on a window (MPI_Win_complete). */
int MPI_Win_complete(MPI_Win win);
/** Create a window over memory that each process already owns (MPI_Win_create). */
int MPI_Win_create(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win);
/** Create a window over memory that each process already owns (MPI_Win_create_c). */
int MPI_Win_create_c(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win);
/** Create a window without memory, to which memory can be attached later (MPI_Win_create_dynamic). */
int MPI_Win_create_dynamic(MPI_Info info, MPI_Comm comm, MPI_Win *win);
/** Turn a user function into an error handler usable with windows (MPI_Win_create_errhandler). */
int MPI_Win_create_errhandler(MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler);
/** Create an attribute key for windows with its copy and delete callbacks (MPI_Win_create_keyval). */
int MPI_Win_create_keyval(MPI_Win_copy_attr_function *win_copy_attr_fn,
        MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state);
/** Delete the attribute stored under a key on a window (MPI_Win_delete_attr). */
int MPI_Win_delete_attr(MPI_Win win, int win_keyval);
/** Stop exposing a piece of local memory through a dynamic window (MPI_Win_detach). */
int MPI_Win_detach(MPI_Win win, const void *base);
/** Synchronise remote accesses collectively, separating epochs on a window (MPI_Win_fence). */
int MPI_Win_fence(int assert, MPI_Win win);
/** Complete all pending operations to one target, both locally and at that target (MPI_Win_flush). */
int MPI_Win_flush(int rank, MPI_Win win);
/** Complete all pending operations to every target, locally and remotely (MPI_Win_flush_all). */
int MPI_Win_flush_all(MPI_Win win);
/** Complete pending operations to one target as far as local buffers are concerned (MPI_Win_flush_local). */
int MPI_Win_flush_local(int rank, MPI_Win win);
/** Complete pending operations to every target as far as local buffers are concerned (MPI_Win_flush_local_all). */
int MPI_Win_flush_local_all(MPI_Win win);
/** Free a window collectively and set its handle to null (MPI_Win_free). */
int MPI_Win_free(MPI_Win *win);
/** Free an attribute key that was made for windows (MPI_Win_free_keyval). */
int MPI_Win_free_keyval(int *win_keyval);
/** Convert a plain C integer back to the C window handle it encodes (MPI_Win_fromint). */
MPI_Win MPI_Win_fromint(int win);
/** Look up the attribute stored under a key on a window (MPI_Win_get_attr). */
int MPI_Win_get_attr(MPI_Win win, int win_keyval, void *attribute_val, int *flag);
/** Return the error handler currently attached to a window (MPI_Win_get_errhandler). */
int MPI_Win_get_errhandler(MPI_Win win, MPI_Errhandler *errhandler);
/** Return a copy of the group of processes that created a window (MPI_Win_get_group). */
int MPI_Win_get_group(MPI_Win win, MPI_Group *group);
/** Obtain a new info object holding the hints in use for a window (MPI_Win_get_info). */
int MPI_Win_get_info(MPI_Win win, MPI_Info *info_used);
/** Return the printable name last given to a window (MPI_Win_get_name). */
int MPI_Win_get_name(MPI_Win win, char *win_name, int *resultlen);
/** Open a passive-target access epoch to one process, shared or exclusive (MPI_Win_lock). */
int MPI_Win_lock(int lock_type, int rank, int assert, MPI_Win win);
/** Open a shared passive-target access epoch to all processes of a window (MPI_Win_lock_all). */
int MPI_Win_lock_all(int assert, MPI_Win win);
/** Open an exposure epoch on the local window for a group of origin processes (MPI_Win_post). */
int MPI_Win_post(MPI_Group group, int assert, MPI_Win win);
/** Store an attribute value under a key on a window (MPI_Win_set_attr). */
int MPI_Win_set_attr(MPI_Win win, int win_keyval, void *attribute_val);
/** Attach a new error handler to a window in the calling process (MPI_Win_set_errhandler). */
int MPI_Win_set_errhandler(MPI_Win win, MPI_Errhandler errhandler);
/** Change the hints attached to a window, collectively over its group (MPI_Win_set_info). */
int MPI_Win_set_info(MPI_Win win, MPI_Info info);
/** Give a window a printable name for use in debugging (MPI_Win_set_name). */
int MPI_Win_set_name(MPI_Win win, const char *win_name);
/** Find the local address, size and unit of the shared memory of another process (MPI_Win_shared_query). */
int MPI_Win_shared_query(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr);
/** Find the local address, size and unit of the shared memory of another process (MPI_Win_shared_query_c). */
int MPI_Win_shared_query_c(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr);
/** Open an access epoch towards a group of target processes (MPI_Win_start). */
int MPI_Win_start(MPI_Group group, int assert, MPI_Win win);
/** Bring the private and public copies of the local window memory into agreement (MPI_Win_sync). */
int MPI_Win_sync(MPI_Win win);
/** Check without waiting whether a posted exposure epoch can be ended (MPI_Win_test). */
int MPI_Win_test(MPI_Win win, int *flag);
/** Encode a C window handle as a plain C integer (MPI_Win_toint). */
int MPI_Win_toint(MPI_Win win);
/** Close the passive-target access epoch to one process, completing its operations (MPI_Win_unlock). */
int MPI_Win_unlock(int rank, MPI_Win win);
/** Close a shared passive-target access epoch that covers all processes of a window (MPI_Win_unlock_all). */
int MPI_Win_unlock_all(MPI_Win win);
/** Block until all origins have finished, then end the posted exposure epoch (MPI_Win_wait). */
int MPI_Win_wait(MPI_Win win);
/** Return the resolution of the wall clock in seconds (MPI_Wtick). */
double MPI_Wtick(void);
/** Return the elapsed wall clock time in seconds since a past moment (MPI_Wtime). */
double MPI_Wtime(void);

/* ---- the profiling interface (R1) ---- */

int PMPI_Abi_get_fortran_booleans(int logical_size, void *logical_true, void *logical_false, int *is_set);
int PMPI_Abi_get_fortran_info(MPI_Info *info);
int PMPI_Abi_get_info(MPI_Info *info);
int PMPI_Abi_get_version(int *abi_major, int *abi_minor);
int PMPI_Abi_set_fortran_booleans(int logical_size, void *logical_true, void *logical_false);
int PMPI_Abi_set_fortran_info(MPI_Info info);
int PMPI_Abort(MPI_Comm comm, int errorcode);
int PMPI_Accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);
int PMPI_Accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);
int PMPI_Add_error_class(int *errorclass);
int PMPI_Add_error_code(int errorclass, int *errorcode);
int PMPI_Add_error_string(int errorcode, const char *string);
MPI_Aint PMPI_Aint_add(MPI_Aint base, MPI_Aint disp);
MPI_Aint PMPI_Aint_diff(MPI_Aint addr1, MPI_Aint addr2);
int PMPI_Allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm);
int PMPI_Allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm);
int PMPI_Allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[],
        const int displs[], MPI_Datatype recvtype, MPI_Comm comm);
int PMPI_Allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm);
int PMPI_Allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
int PMPI_Allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
int PMPI_Alloc_mem(MPI_Aint size, MPI_Info info, void *baseptr);
int PMPI_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm);
int PMPI_Allreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
int PMPI_Allreduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
int PMPI_Allreduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm);
int PMPI_Alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm);
int PMPI_Alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm);
int PMPI_Alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm);
int PMPI_Alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
int PMPI_Alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Alltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[],
        void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm);
int PMPI_Alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm);
int PMPI_Alltoallw_init(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Attr_delete(MPI_Comm comm, int keyval);
int PMPI_Attr_get(MPI_Comm comm, int keyval, void *attribute_val, int *flag);
int PMPI_Attr_put(MPI_Comm comm, int keyval, void *attribute_val);
int PMPI_Barrier(MPI_Comm comm);
int PMPI_Barrier_init(MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Bcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm);
int PMPI_Bcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm);
int PMPI_Bcast_init(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
int PMPI_Bcast_init_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
int PMPI_Bsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
int PMPI_Bsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
int PMPI_Bsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Bsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Buffer_attach(void *buffer, int size);
int PMPI_Buffer_attach_c(void *buffer, MPI_Count size);
int PMPI_Buffer_detach(void *buffer_addr, int *size);
int PMPI_Buffer_detach_c(void *buffer_addr, MPI_Count *size);
int PMPI_Buffer_flush(void);
int PMPI_Buffer_iflush(MPI_Request *request);
int PMPI_Cancel(MPI_Request *request);
int PMPI_Cart_coords(MPI_Comm comm, int rank, int maxdims, int coords[]);
int PMPI_Cart_create(MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder,
        MPI_Comm *comm_cart);
int PMPI_Cart_get(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[]);
int PMPI_Cart_map(MPI_Comm comm, int ndims, const int dims[], const int periods[], int *newrank);
int PMPI_Cart_rank(MPI_Comm comm, const int coords[], int *rank);
int PMPI_Cart_shift(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest);
int PMPI_Cart_sub(MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm);
int PMPI_Cartdim_get(MPI_Comm comm, int *ndims);
int PMPI_Close_port(const char *port_name);
int PMPI_Comm_accept(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm);
int PMPI_Comm_attach_buffer(MPI_Comm comm, void *buffer, int size);
int PMPI_Comm_attach_buffer_c(MPI_Comm comm, void *buffer, MPI_Count size);
int PMPI_Comm_call_errhandler(MPI_Comm comm, int errorcode);
int PMPI_Comm_compare(MPI_Comm comm1, MPI_Comm comm2, int *result);
int PMPI_Comm_connect(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm);
int PMPI_Comm_create(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm);
int PMPI_Comm_create_errhandler(MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler);
int PMPI_Comm_create_from_group(MPI_Group group, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler,
        MPI_Comm *newcomm);
int PMPI_Comm_create_group(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm);
int PMPI_Comm_create_keyval(MPI_Comm_copy_attr_function *comm_copy_attr_fn,
        MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state);
int PMPI_Comm_delete_attr(MPI_Comm comm, int comm_keyval);
int PMPI_Comm_detach_buffer(MPI_Comm comm, void *buffer_addr, int *size);
int PMPI_Comm_detach_buffer_c(MPI_Comm comm, void *buffer_addr, MPI_Count *size);
int PMPI_Comm_disconnect(MPI_Comm *comm);
int PMPI_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm);
int PMPI_Comm_dup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm);
int PMPI_Comm_flush_buffer(MPI_Comm comm);
int PMPI_Comm_free(MPI_Comm *comm);
int PMPI_Comm_free_keyval(int *comm_keyval);
MPI_Comm PMPI_Comm_fromint(int comm);
int PMPI_Comm_get_attr(MPI_Comm comm, int comm_keyval, void *attribute_val, int *flag);
int PMPI_Comm_get_errhandler(MPI_Comm comm, MPI_Errhandler *errhandler);
int PMPI_Comm_get_info(MPI_Comm comm, MPI_Info *info_used);
int PMPI_Comm_get_name(MPI_Comm comm, char *comm_name, int *resultlen);
int PMPI_Comm_get_parent(MPI_Comm *parent);
int PMPI_Comm_group(MPI_Comm comm, MPI_Group *group);
int PMPI_Comm_idup(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request);
int PMPI_Comm_idup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request);
int PMPI_Comm_iflush_buffer(MPI_Comm comm, MPI_Request *request);
int PMPI_Comm_join(int fd, MPI_Comm *intercomm);
int PMPI_Comm_rank(MPI_Comm comm, int *rank);
int PMPI_Comm_remote_group(MPI_Comm comm, MPI_Group *group);
int PMPI_Comm_remote_size(MPI_Comm comm, int *size);
int PMPI_Comm_set_attr(MPI_Comm comm, int comm_keyval, void *attribute_val);
int PMPI_Comm_set_errhandler(MPI_Comm comm, MPI_Errhandler errhandler);
int PMPI_Comm_set_info(MPI_Comm comm, MPI_Info info);
int PMPI_Comm_set_name(MPI_Comm comm, const char *comm_name);
int PMPI_Comm_size(MPI_Comm comm, int *size);
int PMPI_Comm_spawn(const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm,
        MPI_Comm *intercomm, int array_of_errcodes[]);
int PMPI_Comm_spawn_multiple(int count, char *array_of_commands[], char **array_of_argv[],
        const int array_of_maxprocs[], const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm,
        int array_of_errcodes[]);
int PMPI_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *newcomm);
int PMPI_Comm_split_type(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm);
int PMPI_Comm_test_inter(MPI_Comm comm, int *flag);
int PMPI_Comm_toint(MPI_Comm comm);
int PMPI_Compare_and_swap(const void *origin_addr, const void *compare_addr, void *result_addr, MPI_Datatype datatype,
        int target_rank, MPI_Aint target_disp, MPI_Win win);
int PMPI_Dims_create(int nnodes, int ndims, int dims[]);
int PMPI_Dist_graph_create(MPI_Comm comm_old, int n, const int sources[], const int degrees[],
        const int destinations[], const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph);
int PMPI_Dist_graph_create_adjacent(MPI_Comm comm_old, int indegree, const int sources[], const int sourceweights[],
        int outdegree, const int destinations[], const int destweights[], MPI_Info info, int reorder,
        MPI_Comm *comm_dist_graph);
int PMPI_Dist_graph_neighbors(MPI_Comm comm, int maxindegree, int sources[], int sourceweights[], int maxoutdegree,
        int destinations[], int destweights[]);
int PMPI_Dist_graph_neighbors_count(MPI_Comm comm, int *indegree, int *outdegree, int *weighted);
int PMPI_Errhandler_free(MPI_Errhandler *errhandler);
MPI_Errhandler PMPI_Errhandler_fromint(int errhandler);
int PMPI_Errhandler_toint(MPI_Errhandler errhandler);
int PMPI_Error_class(int errorcode, int *errorclass);
int PMPI_Error_string(int errorcode, char *string, int *resultlen);
int PMPI_Exscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm);
int PMPI_Exscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
int PMPI_Exscan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
int PMPI_Exscan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Fetch_and_op(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank,
        MPI_Aint target_disp, MPI_Op op, MPI_Win win);
int PMPI_File_call_errhandler(MPI_File fh, int errorcode);
int PMPI_File_close(MPI_File *fh);
int PMPI_File_create_errhandler(MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler);
int PMPI_File_delete(const char *filename, MPI_Info info);
MPI_File PMPI_File_fromint(int file);
int PMPI_File_get_amode(MPI_File fh, int *amode);
int PMPI_File_get_atomicity(MPI_File fh, int *flag);
int PMPI_File_get_byte_offset(MPI_File fh, MPI_Offset offset, MPI_Offset *disp);
int PMPI_File_get_errhandler(MPI_File file, MPI_Errhandler *errhandler);
int PMPI_File_get_group(MPI_File fh, MPI_Group *group);
int PMPI_File_get_info(MPI_File fh, MPI_Info *info_used);
int PMPI_File_get_position(MPI_File fh, MPI_Offset *offset);
int PMPI_File_get_position_shared(MPI_File fh, MPI_Offset *offset);
int PMPI_File_get_size(MPI_File fh, MPI_Offset *size);
int PMPI_File_get_type_extent(MPI_File fh, MPI_Datatype datatype, MPI_Aint *extent);
int PMPI_File_get_type_extent_c(MPI_File fh, MPI_Datatype datatype, MPI_Count *extent);
int PMPI_File_get_view(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep);
int PMPI_File_iread(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request);
int PMPI_File_iread_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request);
int PMPI_File_iread_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request);
int PMPI_File_iread_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request);
int PMPI_File_iread_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request);
int PMPI_File_iread_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);
int PMPI_File_iread_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);
int PMPI_File_iread_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request);
int PMPI_File_iread_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request);
int PMPI_File_iread_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request);
int PMPI_File_iwrite(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request);
int PMPI_File_iwrite_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request);
int PMPI_File_iwrite_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request);
int PMPI_File_iwrite_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request);
int PMPI_File_iwrite_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request);
int PMPI_File_iwrite_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);
int PMPI_File_iwrite_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);
int PMPI_File_iwrite_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request);
int PMPI_File_iwrite_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request);
int PMPI_File_iwrite_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);
int PMPI_File_open(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh);
int PMPI_File_preallocate(MPI_File fh, MPI_Offset size);
int PMPI_File_read(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
int PMPI_File_read_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
int PMPI_File_read_all_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype);
int PMPI_File_read_all_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype);
int PMPI_File_read_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
int PMPI_File_read_all_end(MPI_File fh, void *buf, MPI_Status *status);
int PMPI_File_read_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
int PMPI_File_read_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status);
int PMPI_File_read_at_all_begin(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype);
int PMPI_File_read_at_all_begin_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype);
int PMPI_File_read_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
int PMPI_File_read_at_all_end(MPI_File fh, void *buf, MPI_Status *status);
int PMPI_File_read_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
int PMPI_File_read_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
int PMPI_File_read_ordered(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
int PMPI_File_read_ordered_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype);
int PMPI_File_read_ordered_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype);
int PMPI_File_read_ordered_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
int PMPI_File_read_ordered_end(MPI_File fh, void *buf, MPI_Status *status);
int PMPI_File_read_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
int PMPI_File_read_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
int PMPI_File_seek(MPI_File fh, MPI_Offset offset, int whence);
int PMPI_File_seek_shared(MPI_File fh, MPI_Offset offset, int whence);
int PMPI_File_set_atomicity(MPI_File fh, int flag);
int PMPI_File_set_errhandler(MPI_File file, MPI_Errhandler errhandler);
int PMPI_File_set_info(MPI_File fh, MPI_Info info);
int PMPI_File_set_size(MPI_File fh, MPI_Offset size);
int PMPI_File_set_view(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype, const char *datarep,
        MPI_Info info);
int PMPI_File_sync(MPI_File fh);
int PMPI_File_toint(MPI_File file);
int PMPI_File_write(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
int PMPI_File_write_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
int PMPI_File_write_all_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype);
int PMPI_File_write_all_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype);
int PMPI_File_write_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
int PMPI_File_write_all_end(MPI_File fh, const void *buf, MPI_Status *status);
int PMPI_File_write_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status);
int PMPI_File_write_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status);
int PMPI_File_write_at_all_begin(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype);
int PMPI_File_write_at_all_begin_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype);
int PMPI_File_write_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
int PMPI_File_write_at_all_end(MPI_File fh, const void *buf, MPI_Status *status);
int PMPI_File_write_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
int PMPI_File_write_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
int PMPI_File_write_ordered(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
int PMPI_File_write_ordered_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype);
int PMPI_File_write_ordered_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype);
int PMPI_File_write_ordered_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
int PMPI_File_write_ordered_end(MPI_File fh, const void *buf, MPI_Status *status);
int PMPI_File_write_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
int PMPI_File_write_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
int PMPI_Finalize(void);
int PMPI_Finalized(int *flag);
int PMPI_Free_mem(void *base);
int PMPI_Gather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm);
int PMPI_Gather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm);
int PMPI_Gather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Gather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Gatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[],
        const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm);
int PMPI_Gatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm);
int PMPI_Gatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[],
        const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Gatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
int PMPI_Get(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Win win);
int PMPI_Get_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr,
        int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count,
        MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);
int PMPI_Get_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);
int PMPI_Get_address(const void *location, MPI_Aint *address);
int PMPI_Get_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win);
int PMPI_Get_count(const MPI_Status *status, MPI_Datatype datatype, int *count);
int PMPI_Get_count_c(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count);
int PMPI_Get_elements(const MPI_Status *status, MPI_Datatype datatype, int *count);
int PMPI_Get_elements_c(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count);
int PMPI_Get_elements_x(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count);
int PMPI_Get_hw_resource_info(MPI_Info *hw_info);
int PMPI_Get_library_version(char *version, int *resultlen);
int PMPI_Get_processor_name(char *name, int *resultlen);
int PMPI_Get_version(int *version, int *subversion);
int PMPI_Graph_create(MPI_Comm comm_old, int nnodes, const int index[], const int edges[], int reorder,
        MPI_Comm *comm_graph);
int PMPI_Graph_get(MPI_Comm comm, int maxindex, int maxedges, int index[], int edges[]);
int PMPI_Graph_map(MPI_Comm comm, int nnodes, const int index[], const int edges[], int *newrank);
int PMPI_Graph_neighbors(MPI_Comm comm, int rank, int maxneighbors, int neighbors[]);
int PMPI_Graph_neighbors_count(MPI_Comm comm, int rank, int *nneighbors);
int PMPI_Graphdims_get(MPI_Comm comm, int *nnodes, int *nedges);
int PMPI_Grequest_complete(MPI_Request request);
int PMPI_Grequest_start(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn,
        MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request);
int PMPI_Group_compare(MPI_Group group1, MPI_Group group2, int *result);
int PMPI_Group_difference(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup);
int PMPI_Group_excl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup);
int PMPI_Group_free(MPI_Group *group);
int PMPI_Group_from_session_pset(MPI_Session session, const char *pset_name, MPI_Group *newgroup);
MPI_Group PMPI_Group_fromint(int group);
int PMPI_Group_incl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup);
int PMPI_Group_intersection(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup);
int PMPI_Group_range_excl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup);
int PMPI_Group_range_incl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup);
int PMPI_Group_rank(MPI_Group group, int *rank);
int PMPI_Group_size(MPI_Group group, int *size);
int PMPI_Group_toint(MPI_Group group);
int PMPI_Group_translate_ranks(MPI_Group group1, int n, const int ranks1[], MPI_Group group2, int ranks2[]);
int PMPI_Group_union(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup);
int PMPI_Iallgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int PMPI_Iallgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int PMPI_Iallgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[],
        const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int PMPI_Iallgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Iallreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Iallreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request);
int PMPI_Ialltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int PMPI_Ialltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int PMPI_Ialltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Ialltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int PMPI_Ialltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[],
        void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm,
        MPI_Request *request);
int PMPI_Ialltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request);
int PMPI_Ibarrier(MPI_Comm comm, MPI_Request *request);
int PMPI_Ibcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request);
int PMPI_Ibcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request);
int PMPI_Ibsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Ibsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Iexscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Iexscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request);
int PMPI_Igather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
int PMPI_Igather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
int PMPI_Igatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[],
        const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
int PMPI_Igatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Improbe(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status);
int PMPI_Imrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request);
int PMPI_Imrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request);
int PMPI_Ineighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int PMPI_Ineighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int PMPI_Ineighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int PMPI_Ineighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Ineighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int PMPI_Ineighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int PMPI_Ineighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Ineighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int PMPI_Ineighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request);
int PMPI_Ineighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request);
int PMPI_Info_create(MPI_Info *info);
int PMPI_Info_create_env(int argc, char *argv[], MPI_Info *info);
int PMPI_Info_delete(MPI_Info info, const char *key);
int PMPI_Info_dup(MPI_Info info, MPI_Info *newinfo);
int PMPI_Info_free(MPI_Info *info);
MPI_Info PMPI_Info_fromint(int info);
int PMPI_Info_get(MPI_Info info, const char *key, int valuelen, char *value, int *flag);
int PMPI_Info_get_nkeys(MPI_Info info, int *nkeys);
int PMPI_Info_get_nthkey(MPI_Info info, int n, char *key);
int PMPI_Info_get_string(MPI_Info info, const char *key, int *buflen, char *value, int *flag);
int PMPI_Info_get_valuelen(MPI_Info info, const char *key, int *valuelen, int *flag);
int PMPI_Info_set(MPI_Info info, const char *key, const char *value);
int PMPI_Info_toint(MPI_Info info);
int PMPI_Init(int *argc, char ***argv);
int PMPI_Init_thread(int *argc, char ***argv, int required, int *provided);
int PMPI_Initialized(int *flag);
int PMPI_Intercomm_create(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader, int tag,
        MPI_Comm *newintercomm);
int PMPI_Intercomm_create_from_groups(MPI_Group local_group, int local_leader, MPI_Group remote_group,
        int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm);
int PMPI_Intercomm_merge(MPI_Comm intercomm, int high, MPI_Comm *newintracomm);
int PMPI_Iprobe(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status);
int PMPI_Irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request);
int PMPI_Irecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Ireduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Request *request);
int PMPI_Ireduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Request *request);
int PMPI_Ireduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request);
int PMPI_Ireduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request);
int PMPI_Ireduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request);
int PMPI_Ireduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request);
int PMPI_Irsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Irsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Is_thread_main(int *flag);
int PMPI_Iscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Iscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Iscatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
int PMPI_Iscatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
int PMPI_Iscatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
int PMPI_Iscatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
int PMPI_Isend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Isend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Isendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request);
int PMPI_Isendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Isendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag,
        MPI_Comm comm, MPI_Request *request);
int PMPI_Isendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source,
        int recvtag, MPI_Comm comm, MPI_Request *request);
int PMPI_Issend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Issend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Keyval_create(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state);
int PMPI_Keyval_free(int *keyval);
int PMPI_Lookup_name(const char *service_name, MPI_Info info, char *port_name);
MPI_Message PMPI_Message_fromint(int message);
int PMPI_Message_toint(MPI_Message message);
int PMPI_Mprobe(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status);
int PMPI_Mrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status);
int PMPI_Mrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status);
int PMPI_Neighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm);
int PMPI_Neighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm);
int PMPI_Neighbor_allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Neighbor_allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Neighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm);
int PMPI_Neighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm);
int PMPI_Neighbor_allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
int PMPI_Neighbor_allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
int PMPI_Neighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm);
int PMPI_Neighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm);
int PMPI_Neighbor_alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Neighbor_alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Neighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm);
int PMPI_Neighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm);
int PMPI_Neighbor_alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Neighbor_alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Neighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm);
int PMPI_Neighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm);
int PMPI_Neighbor_alltoallw_init(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Neighbor_alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Op_commutative(MPI_Op op, int *commute);
int PMPI_Op_create(MPI_User_function *user_fn, int commute, MPI_Op *op);
int PMPI_Op_create_c(MPI_User_function_c *user_fn, int commute, MPI_Op *op);
int PMPI_Op_free(MPI_Op *op);
MPI_Op PMPI_Op_fromint(int op);
int PMPI_Op_toint(MPI_Op op);
int PMPI_Open_port(MPI_Info info, char *port_name);
int PMPI_Pack(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize, int *position,
        MPI_Comm comm);
int PMPI_Pack_c(const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize,
        MPI_Count *position, MPI_Comm comm);
int PMPI_Pack_external(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf,
        MPI_Aint outsize, MPI_Aint *position);
int PMPI_Pack_external_c(const char *datarep, const void *inbuf, MPI_Count incount, MPI_Datatype datatype,
        void *outbuf, MPI_Count outsize, MPI_Count *position);
int PMPI_Pack_external_size(const char *datarep, int incount, MPI_Datatype datatype, MPI_Aint *size);
int PMPI_Pack_external_size_c(const char *datarep, MPI_Count incount, MPI_Datatype datatype, MPI_Count *size);
int PMPI_Pack_size(int incount, MPI_Datatype datatype, MPI_Comm comm, int *size);
int PMPI_Pack_size_c(MPI_Count incount, MPI_Datatype datatype, MPI_Comm comm, MPI_Count *size);
int PMPI_Parrived(MPI_Request request, int partition, int *flag);
int PMPI_Pcontrol(const int level, ...);
int PMPI_Pready(int partition, MPI_Request request);
int PMPI_Pready_list(int length, const int array_of_partitions[], MPI_Request request);
int PMPI_Pready_range(int partition_low, int partition_high, MPI_Request request);
int PMPI_Precv_init(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source, int tag,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Probe(int source, int tag, MPI_Comm comm, MPI_Status *status);
int PMPI_Psend_init(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Publish_name(const char *service_name, MPI_Info info, const char *port_name);
int PMPI_Put(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win);
int PMPI_Put_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win);
int PMPI_Query_thread(int *provided);
int PMPI_Raccumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
        MPI_Request *request);
int PMPI_Raccumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
        MPI_Request *request);
int PMPI_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status);
int PMPI_Recv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status);
int PMPI_Recv_init(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Recv_init_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm);
int PMPI_Reduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm);
int PMPI_Reduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Reduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Reduce_local(const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype, MPI_Op op);
int PMPI_Reduce_local_c(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op);
int PMPI_Reduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
int PMPI_Reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
int PMPI_Reduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm);
int PMPI_Reduce_scatter_block_init(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Reduce_scatter_block_init_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Reduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm);
int PMPI_Reduce_scatter_init(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Reduce_scatter_init_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Register_datarep(const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn,
        MPI_Datarep_conversion_function *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
int PMPI_Register_datarep_c(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
        MPI_Datarep_conversion_function_c *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
int PMPI_Remove_error_class(int errorclass);
int PMPI_Remove_error_code(int errorcode);
int PMPI_Remove_error_string(int errorcode);
int PMPI_Request_free(MPI_Request *request);
MPI_Request PMPI_Request_fromint(int request);
int PMPI_Request_get_status(MPI_Request request, int *flag, MPI_Status *status);
int PMPI_Request_get_status_all(int count, const MPI_Request array_of_requests[], int *flag,
        MPI_Status array_of_statuses[]);
int PMPI_Request_get_status_any(int count, const MPI_Request array_of_requests[], int *index, int *flag,
        MPI_Status *status);
int PMPI_Request_get_status_some(int incount, const MPI_Request array_of_requests[], int *outcount,
        int array_of_indices[], MPI_Status array_of_statuses[]);
int PMPI_Request_toint(MPI_Request request);
int PMPI_Rget(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request);
int PMPI_Rget_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr,
        int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count,
        MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request);
int PMPI_Rget_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request);
int PMPI_Rget_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request);
int PMPI_Rput(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request);
int PMPI_Rput_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request);
int PMPI_Rsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
int PMPI_Rsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
int PMPI_Rsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Rsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Scan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm);
int PMPI_Scan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm);
int PMPI_Scan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
int PMPI_Scan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Scatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm);
int PMPI_Scatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm);
int PMPI_Scatter_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Scatter_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int PMPI_Scatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm);
int PMPI_Scatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm);
int PMPI_Scatterv_init(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
int PMPI_Scatterv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
int PMPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
int PMPI_Send_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
int PMPI_Send_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Send_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status);
int PMPI_Sendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Status *status);
int PMPI_Sendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag,
        MPI_Comm comm, MPI_Status *status);
int PMPI_Sendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source,
        int recvtag, MPI_Comm comm, MPI_Status *status);
int PMPI_Session_attach_buffer(MPI_Session session, void *buffer, int size);
int PMPI_Session_attach_buffer_c(MPI_Session session, void *buffer, MPI_Count size);
int PMPI_Session_call_errhandler(MPI_Session session, int errorcode);
int PMPI_Session_create_errhandler(MPI_Session_errhandler_function *session_errhandler_fn, MPI_Errhandler *errhandler);
int PMPI_Session_detach_buffer(MPI_Session session, void *buffer_addr, int *size);
int PMPI_Session_detach_buffer_c(MPI_Session session, void *buffer_addr, MPI_Count *size);
int PMPI_Session_finalize(MPI_Session *session);
int PMPI_Session_flush_buffer(MPI_Session session);
MPI_Session PMPI_Session_fromint(int session);
int PMPI_Session_get_errhandler(MPI_Session session, MPI_Errhandler *errhandler);
int PMPI_Session_get_info(MPI_Session session, MPI_Info *info_used);
int PMPI_Session_get_nth_pset(MPI_Session session, MPI_Info info, int n, int *pset_len, char *pset_name);
int PMPI_Session_get_num_psets(MPI_Session session, MPI_Info info, int *npset_names);
int PMPI_Session_get_pset_info(MPI_Session session, const char *pset_name, MPI_Info *info);
int PMPI_Session_iflush_buffer(MPI_Session session, MPI_Request *request);
int PMPI_Session_init(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session);
int PMPI_Session_set_errhandler(MPI_Session session, MPI_Errhandler errhandler);
int PMPI_Session_toint(MPI_Session session);
int PMPI_Ssend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
int PMPI_Ssend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
int PMPI_Ssend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Ssend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int PMPI_Start(MPI_Request *request);
int PMPI_Startall(int count, MPI_Request array_of_requests[]);
int PMPI_Status_get_error(const MPI_Status *status, int *err);
int PMPI_Status_get_source(const MPI_Status *status, int *source);
int PMPI_Status_get_tag(const MPI_Status *status, int *tag);
int PMPI_Status_set_cancelled(MPI_Status *status, int flag);
int PMPI_Status_set_elements(MPI_Status *status, MPI_Datatype datatype, int count);
int PMPI_Status_set_elements_c(MPI_Status *status, MPI_Datatype datatype, MPI_Count count);
int PMPI_Status_set_elements_x(MPI_Status *status, MPI_Datatype datatype, MPI_Count count);
int PMPI_Status_set_error(MPI_Status *status, int err);
int PMPI_Status_set_source(MPI_Status *status, int source);
int PMPI_Status_set_tag(MPI_Status *status, int tag);
int PMPI_T_category_changed(int *update_number);
int PMPI_T_category_get_categories(int cat_index, int len, int indices[]);
int PMPI_T_category_get_cvars(int cat_index, int len, int indices[]);
int PMPI_T_category_get_events(int cat_index, int len, int indices[]);
int PMPI_T_category_get_index(const char *name, int *cat_index);
int PMPI_T_category_get_info(int cat_index, char *name, int *name_len, char *desc, int *desc_len, int *num_cvars,
        int *num_pvars, int *num_categories);
int PMPI_T_category_get_num(int *num_cat);
int PMPI_T_category_get_num_events(int cat_index, int *num_events);
int PMPI_T_category_get_pvars(int cat_index, int len, int indices[]);
int PMPI_T_cvar_get_index(const char *name, int *cvar_index);
int PMPI_T_cvar_get_info(int cvar_index, char *name, int *name_len, int *verbosity, MPI_Datatype *datatype,
        MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope);
int PMPI_T_cvar_get_num(int *num_cvar);
int PMPI_T_cvar_handle_alloc(int cvar_index, void *obj_handle, MPI_T_cvar_handle *handle, int *count);
int PMPI_T_cvar_handle_free(MPI_T_cvar_handle *handle);
int PMPI_T_cvar_read(MPI_T_cvar_handle handle, void *buf);
int PMPI_T_cvar_write(MPI_T_cvar_handle handle, const void *buf);
int PMPI_T_enum_get_info(MPI_T_enum enumtype, int *num, char *name, int *name_len);
int PMPI_T_enum_get_item(MPI_T_enum enumtype, int index, int *value, char *name, int *name_len);
int PMPI_T_event_callback_get_info(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
        MPI_Info *info_used);
int PMPI_T_event_callback_set_info(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
        MPI_Info info);
int PMPI_T_event_copy(MPI_T_event_instance event_instance, void *buffer);
int PMPI_T_event_get_index(const char *name, int *event_index);
int PMPI_T_event_get_info(int event_index, char *name, int *name_len, int *verbosity,
        MPI_Datatype array_of_datatypes[], MPI_Aint array_of_displacements[], int *num_elements, MPI_T_enum *enumtype,
        MPI_Info *info, char *desc, int *desc_len, int *bind);
int PMPI_T_event_get_num(int *num_events);
int PMPI_T_event_get_source(MPI_T_event_instance event_instance, int *source_index);
int PMPI_T_event_get_timestamp(MPI_T_event_instance event_instance, MPI_Count *event_timestamp);
int PMPI_T_event_handle_alloc(int event_index, void *obj_handle, MPI_Info info,
        MPI_T_event_registration *event_registration);
int PMPI_T_event_handle_free(MPI_T_event_registration event_registration, void *user_data,
        MPI_T_event_free_cb_function *free_cb_function);
int PMPI_T_event_handle_get_info(MPI_T_event_registration event_registration, MPI_Info *info_used);
int PMPI_T_event_handle_set_info(MPI_T_event_registration event_registration, MPI_Info info);
int PMPI_T_event_read(MPI_T_event_instance event_instance, int element_index, void *buffer);
int PMPI_T_event_register_callback(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
        MPI_Info info, void *user_data, MPI_T_event_cb_function *event_cb_function);
int PMPI_T_event_set_dropped_handler(MPI_T_event_registration event_registration,
        MPI_T_event_dropped_cb_function *dropped_cb_function);
int PMPI_T_finalize(void);
int PMPI_T_init_thread(int required, int *provided);
int PMPI_T_pvar_get_index(const char *name, int var_class, int *pvar_index);
int PMPI_T_pvar_get_info(int pvar_index, char *name, int *name_len, int *verbosity, int *var_class,
        MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly,
        int *continuous, int *atomic);
int PMPI_T_pvar_get_num(int *num_pvar);
int PMPI_T_pvar_handle_alloc(MPI_T_pvar_session session, int pvar_index, void *obj_handle, MPI_T_pvar_handle *handle,
        int *count);
int PMPI_T_pvar_handle_free(MPI_T_pvar_session session, MPI_T_pvar_handle *handle);
int PMPI_T_pvar_read(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf);
int PMPI_T_pvar_readreset(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf);
int PMPI_T_pvar_reset(MPI_T_pvar_session session, MPI_T_pvar_handle handle);
int PMPI_T_pvar_session_create(MPI_T_pvar_session *session);
int PMPI_T_pvar_session_free(MPI_T_pvar_session *session);
int PMPI_T_pvar_start(MPI_T_pvar_session session, MPI_T_pvar_handle handle);
int PMPI_T_pvar_stop(MPI_T_pvar_session session, MPI_T_pvar_handle handle);
int PMPI_T_pvar_write(MPI_T_pvar_session session, MPI_T_pvar_handle handle, const void *buf);
int PMPI_T_source_get_info(int source_index, char *name, int *name_len, char *desc, int *desc_len,
        MPI_T_source_order *ordering, MPI_Count *ticks_per_second, MPI_Count *max_ticks, MPI_Info *info);
int PMPI_T_source_get_num(int *num_sources);
int PMPI_T_source_get_timestamp(int source_index, MPI_Count *timestamp);
int PMPI_Test(MPI_Request *request, int *flag, MPI_Status *status);
int PMPI_Test_cancelled(const MPI_Status *status, int *flag);
int PMPI_Testall(int count, MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[]);
int PMPI_Testany(int count, MPI_Request array_of_requests[], int *index, int *flag, MPI_Status *status);
int PMPI_Testsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[]);
int PMPI_Topo_test(MPI_Comm comm, int *status);
int PMPI_Type_commit(MPI_Datatype *datatype);
int PMPI_Type_contiguous(int count, MPI_Datatype oldtype, MPI_Datatype *newtype);
int PMPI_Type_contiguous_c(MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype);
int PMPI_Type_create_darray(int size, int rank, int ndims, const int array_of_gsizes[], const int array_of_distribs[],
        const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype,
        MPI_Datatype *newtype);
int PMPI_Type_create_darray_c(int size, int rank, int ndims, const MPI_Count array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        MPI_Datatype oldtype, MPI_Datatype *newtype);
int PMPI_Type_create_f90_complex(int p, int r, MPI_Datatype *newtype);
int PMPI_Type_create_f90_integer(int r, MPI_Datatype *newtype);
int PMPI_Type_create_f90_real(int p, int r, MPI_Datatype *newtype);
int PMPI_Type_create_hindexed(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype);
int PMPI_Type_create_hindexed_block(int count, int blocklength, const MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype);
int PMPI_Type_create_hindexed_block_c(MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype);
int PMPI_Type_create_hindexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype);
int PMPI_Type_create_hvector(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype);
int PMPI_Type_create_hvector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype);
int PMPI_Type_create_indexed_block(int count, int blocklength, const int array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype);
int PMPI_Type_create_indexed_block_c(MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype);
int PMPI_Type_create_keyval(MPI_Type_copy_attr_function *type_copy_attr_fn,
        MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state);
int PMPI_Type_create_resized(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype);
int PMPI_Type_create_resized_c(MPI_Datatype oldtype, MPI_Count lb, MPI_Count extent, MPI_Datatype *newtype);
int PMPI_Type_create_struct(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[],
        const MPI_Datatype array_of_types[], MPI_Datatype *newtype);
int PMPI_Type_create_struct_c(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype);
int PMPI_Type_create_subarray(int ndims, const int array_of_sizes[], const int array_of_subsizes[],
        const int array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype);
int PMPI_Type_create_subarray_c(int ndims, const MPI_Count array_of_sizes[], const MPI_Count array_of_subsizes[],
        const MPI_Count array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype);
int PMPI_Type_delete_attr(MPI_Datatype datatype, int type_keyval);
int PMPI_Type_dup(MPI_Datatype oldtype, MPI_Datatype *newtype);
int PMPI_Type_free(MPI_Datatype *datatype);
int PMPI_Type_free_keyval(int *type_keyval);
MPI_Datatype PMPI_Type_fromint(int datatype);
int PMPI_Type_get_attr(MPI_Datatype datatype, int type_keyval, void *attribute_val, int *flag);
int PMPI_Type_get_contents(MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes,
        int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[]);
int PMPI_Type_get_contents_c(MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses,
        MPI_Count max_large_counts, MPI_Count max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[],
        MPI_Count array_of_large_counts[], MPI_Datatype array_of_datatypes[]);
int PMPI_Type_get_envelope(MPI_Datatype datatype, int *num_integers, int *num_addresses, int *num_datatypes,
        int *combiner);
int PMPI_Type_get_envelope_c(MPI_Datatype datatype, MPI_Count *num_integers, MPI_Count *num_addresses,
        MPI_Count *num_large_counts, MPI_Count *num_datatypes, int *combiner);
int PMPI_Type_get_extent(MPI_Datatype datatype, MPI_Aint *lb, MPI_Aint *extent);
int PMPI_Type_get_extent_c(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent);
int PMPI_Type_get_extent_x(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent);
int PMPI_Type_get_name(MPI_Datatype datatype, char *type_name, int *resultlen);
int PMPI_Type_get_true_extent(MPI_Datatype datatype, MPI_Aint *true_lb, MPI_Aint *true_extent);
int PMPI_Type_get_true_extent_c(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent);
int PMPI_Type_get_true_extent_x(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent);
int PMPI_Type_get_value_index(MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type);
int PMPI_Type_indexed(int count, const int array_of_blocklengths[], const int array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype);
int PMPI_Type_indexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype);
int PMPI_Type_match_size(int typeclass, int size, MPI_Datatype *datatype);
int PMPI_Type_set_attr(MPI_Datatype datatype, int type_keyval, void *attribute_val);
int PMPI_Type_set_name(MPI_Datatype datatype, const char *type_name);
int PMPI_Type_size(MPI_Datatype datatype, int *size);
int PMPI_Type_size_c(MPI_Datatype datatype, MPI_Count *size);
int PMPI_Type_size_x(MPI_Datatype datatype, MPI_Count *size);
int PMPI_Type_toint(MPI_Datatype datatype);
int PMPI_Type_vector(int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype);
int PMPI_Type_vector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype);
int PMPI_Unpack(const void *inbuf, int insize, int *position, void *outbuf, int outcount, MPI_Datatype datatype,
        MPI_Comm comm);
int PMPI_Unpack_c(const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount,
        MPI_Datatype datatype, MPI_Comm comm);
int PMPI_Unpack_external(const char *datarep, const void *inbuf, MPI_Aint insize, MPI_Aint *position, void *outbuf,
        int outcount, MPI_Datatype datatype);
int PMPI_Unpack_external_c(const char *datarep, const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf,
        MPI_Count outcount, MPI_Datatype datatype);
int PMPI_Unpublish_name(const char *service_name, MPI_Info info, const char *port_name);
int PMPI_Wait(MPI_Request *request, MPI_Status *status);
int PMPI_Waitall(int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[]);
int PMPI_Waitany(int count, MPI_Request array_of_requests[], int *index, MPI_Status *status);
int PMPI_Waitsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[]);
int PMPI_Win_allocate(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win);
int PMPI_Win_allocate_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win);
int PMPI_Win_allocate_shared(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win);
int PMPI_Win_allocate_shared_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win);
int PMPI_Win_attach(MPI_Win win, void *base, MPI_Aint size);
int PMPI_Win_call_errhandler(MPI_Win win, int errorcode);
int PMPI_Win_complete(MPI_Win win);
int PMPI_Win_create(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win);
int PMPI_Win_create_c(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win);
int PMPI_Win_create_dynamic(MPI_Info info, MPI_Comm comm, MPI_Win *win);
int PMPI_Win_create_errhandler(MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler);
int PMPI_Win_create_keyval(MPI_Win_copy_attr_function *win_copy_attr_fn,
        MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state);
int PMPI_Win_delete_attr(MPI_Win win, int win_keyval);
int PMPI_Win_detach(MPI_Win win, const void *base);
int PMPI_Win_fence(int assert, MPI_Win win);
int PMPI_Win_flush(int rank, MPI_Win win);
int PMPI_Win_flush_all(MPI_Win win);
int PMPI_Win_flush_local(int rank, MPI_Win win);
int PMPI_Win_flush_local_all(MPI_Win win);
int PMPI_Win_free(MPI_Win *win);
int PMPI_Win_free_keyval(int *win_keyval);
MPI_Win PMPI_Win_fromint(int win);
int PMPI_Win_get_attr(MPI_Win win, int win_keyval, void *attribute_val, int *flag);
int PMPI_Win_get_errhandler(MPI_Win win, MPI_Errhandler *errhandler);
int PMPI_Win_get_group(MPI_Win win, MPI_Group *group);
int PMPI_Win_get_info(MPI_Win win, MPI_Info *info_used);
int PMPI_Win_get_name(MPI_Win win, char *win_name, int *resultlen);
int PMPI_Win_lock(int lock_type, int rank, int assert, MPI_Win win);
int PMPI_Win_lock_all(int assert, MPI_Win win);
int PMPI_Win_post(MPI_Group group, int assert, MPI_Win win);
int PMPI_Win_set_attr(MPI_Win win, int win_keyval, void *attribute_val);
int PMPI_Win_set_errhandler(MPI_Win win, MPI_Errhandler errhandler);
int PMPI_Win_set_info(MPI_Win win, MPI_Info info);
int PMPI_Win_set_name(MPI_Win win, const char *win_name);
int PMPI_Win_shared_query(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr);
int PMPI_Win_shared_query_c(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr);
int PMPI_Win_start(MPI_Group group, int assert, MPI_Win win);
int PMPI_Win_sync(MPI_Win win);
int PMPI_Win_test(MPI_Win win, int *flag);
int PMPI_Win_toint(MPI_Win win);
int PMPI_Win_unlock(int rank, MPI_Win win);
int PMPI_Win_unlock_all(MPI_Win win);
int PMPI_Win_wait(MPI_Win win);
double PMPI_Wtick(void);
double PMPI_Wtime(void);

#ifdef __cplusplus
}
#endif

#ifdef BND_MPI_REMOVED
#include "mpi_removed.h"
#endif
#ifdef BND_MPI_FORTRAN
#include "mpi_fortran.h"
#endif

#endif
