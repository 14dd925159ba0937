/* Do not edit: `bindery generate` writes this from specs/ through templates/abi/bnd_abi.h.j2. */
/* The types and constants of the standard ABI under names of their own, beside those of another MPI's mpi.h. */
#ifndef BND_ABI_H
#define BND_ABI_H

#include <stdint.h>

typedef intptr_t abi_Aint;
typedef long long abi_Offset;
typedef long long abi_Count;
typedef int abi_Fint;
typedef struct abi_object_Comm *abi_Comm;
typedef struct abi_object_Datatype *abi_Datatype;
typedef struct abi_object_Errhandler *abi_Errhandler;
typedef struct abi_object_File *abi_File;
typedef struct abi_object_Group *abi_Group;
typedef struct abi_object_Info *abi_Info;
typedef struct abi_object_Message *abi_Message;
typedef struct abi_object_Op *abi_Op;
typedef struct abi_object_Request *abi_Request;
typedef struct abi_object_Session *abi_Session;
typedef struct abi_object_T_cvar_handle *abi_T_cvar_handle;
typedef struct abi_object_T_enum *abi_T_enum;
typedef struct abi_object_T_event_instance *abi_T_event_instance;
typedef struct abi_object_T_event_registration *abi_T_event_registration;
typedef struct abi_object_T_pvar_handle *abi_T_pvar_handle;
typedef struct abi_object_T_pvar_session *abi_T_pvar_session;
typedef struct abi_object_Win *abi_Win;
typedef struct abi_Status {
    int source, tag, error, internal[5];
} abi_Status;

/* ---- The version of the standard and of its ABI ---- */

#define ABI_VERSION (5)
#define ABI_SUBVERSION (0)
#define ABI_ABI_VERSION (1)
#define ABI_ABI_SUBVERSION (0)

/* ---- Error classes ---- */

#define ABI_SUCCESS (0)
#define ABI_ERR_BUFFER (1)
#define ABI_ERR_COUNT (2)
#define ABI_ERR_TYPE (3)
#define ABI_ERR_TAG (4)
#define ABI_ERR_COMM (5)
#define ABI_ERR_RANK (6)
#define ABI_ERR_REQUEST (7)
#define ABI_ERR_ROOT (8)
#define ABI_ERR_GROUP (9)
#define ABI_ERR_OP (10)
#define ABI_ERR_TOPOLOGY (11)
#define ABI_ERR_DIMS (12)
#define ABI_ERR_ARG (13)
#define ABI_ERR_UNKNOWN (14)
#define ABI_ERR_TRUNCATE (15)
#define ABI_ERR_OTHER (16)
#define ABI_ERR_INTERN (17)
#define ABI_ERR_PENDING (18)
#define ABI_ERR_IN_STATUS (19)
#define ABI_ERR_ACCESS (20)
#define ABI_ERR_AMODE (21)
#define ABI_ERR_ASSERT (22)
#define ABI_ERR_BAD_FILE (23)
#define ABI_ERR_BASE (24)
#define ABI_ERR_CONVERSION (25)
#define ABI_ERR_DISP (26)
#define ABI_ERR_DUP_DATAREP (27)
#define ABI_ERR_FILE_EXISTS (28)
#define ABI_ERR_FILE_IN_USE (29)
#define ABI_ERR_FILE (30)
#define ABI_ERR_INFO_KEY (31)
#define ABI_ERR_INFO_NOKEY (32)
#define ABI_ERR_INFO_VALUE (33)
#define ABI_ERR_INFO (34)
#define ABI_ERR_IO (35)
#define ABI_ERR_KEYVAL (36)
#define ABI_ERR_LOCKTYPE (37)
#define ABI_ERR_NAME (38)
#define ABI_ERR_NO_MEM (39)
#define ABI_ERR_NOT_SAME (40)
#define ABI_ERR_NO_SPACE (41)
#define ABI_ERR_NO_SUCH_FILE (42)
#define ABI_ERR_PORT (43)
#define ABI_ERR_QUOTA (44)
#define ABI_ERR_READ_ONLY (45)
#define ABI_ERR_RMA_ATTACH (46)
#define ABI_ERR_RMA_CONFLICT (47)
#define ABI_ERR_RMA_RANGE (48)
#define ABI_ERR_RMA_SHARED (49)
#define ABI_ERR_RMA_SYNC (50)
#define ABI_ERR_SERVICE (51)
#define ABI_ERR_SIZE (52)
#define ABI_ERR_SPAWN (53)
#define ABI_ERR_UNSUPPORTED_DATAREP (54)
#define ABI_ERR_UNSUPPORTED_OPERATION (55)
#define ABI_ERR_WIN (56)
#define ABI_ERR_RMA_FLAVOR (57)
#define ABI_ERR_PROC_ABORTED (58)
#define ABI_ERR_VALUE_TOO_LARGE (59)
#define ABI_ERR_SESSION (60)
#define ABI_ERR_ERRHANDLER (61)
#define ABI_ERR_ABI (62)
#define ABI_ERR_LASTCODE (16383)

/* ---- Error codes of the tool information interface, which other routines may return as well ---- */

#define ABI_T_ERR_CANNOT_INIT (1001)
#define ABI_T_ERR_NOT_ACCESSIBLE (1002)
#define ABI_T_ERR_NOT_INITIALIZED (1003)
#define ABI_T_ERR_NOT_SUPPORTED (1004)
#define ABI_T_ERR_MEMORY (1005)
#define ABI_T_ERR_INVALID (1006)
#define ABI_T_ERR_INVALID_INDEX (1007)
#define ABI_T_ERR_INVALID_ITEM (1008)
#define ABI_T_ERR_INVALID_SESSION (1009)
#define ABI_T_ERR_INVALID_HANDLE (1010)
#define ABI_T_ERR_INVALID_NAME (1011)
#define ABI_T_ERR_OUT_OF_HANDLES (1012)
#define ABI_T_ERR_OUT_OF_SESSIONS (1013)
#define ABI_T_ERR_CVAR_SET_NOT_NOW (1014)
#define ABI_T_ERR_CVAR_SET_NEVER (1015)
#define ABI_T_ERR_PVAR_NO_WRITE (1016)
#define ABI_T_ERR_PVAR_NO_STARTSTOP (1017)
#define ABI_T_ERR_PVAR_NO_ATOMIC (1018)

/* ---- Addresses with a meaning of their own: the library knows them by where they are, not by what they hold ---- */

#define ABI_BOTTOM ((void *)(intptr_t)0)
#define ABI_IN_PLACE ((void *)(intptr_t)1)
#define ABI_BUFFER_AUTOMATIC ((void *)(intptr_t)2)

/* ---- Arrays with a meaning of their own ---- */

#define ABI_ARGV_NULL ((char **)(intptr_t)0)
#define ABI_ARGVS_NULL ((char ***)(intptr_t)0)
#define ABI_ERRCODES_IGNORE ((int *)(intptr_t)0)
#define ABI_STATUS_IGNORE ((abi_Status *)(intptr_t)0)
#define ABI_STATUSES_IGNORE ((abi_Status *)(intptr_t)0)
#define ABI_UNWEIGHTED ((int *)(intptr_t)10)
#define ABI_WEIGHTS_EMPTY ((int *)(intptr_t)11)

/* ---- Ranks with a meaning of their own ---- */

#define ABI_ANY_SOURCE (-1)
#define ABI_PROC_NULL (-3)
#define ABI_ROOT (-4)

/* ---- The tag that matches any ---- */

#define ABI_ANY_TAG (-2)

/* ---- Other numbers with a meaning of their own ---- */

#define ABI_UNDEFINED (-32766)
#define ABI_KEYVAL_INVALID (0)
#define ABI_BSEND_OVERHEAD (512)

/* ---- Lengths of strings: one less in Fortran, which needs no NUL (R96) ---- */

#define ABI_MAX_DATAREP_STRING (128)
#define ABI_MAX_ERROR_STRING (512)
#define ABI_MAX_INFO_KEY (256)
#define ABI_MAX_INFO_VAL (1024)
#define ABI_MAX_LIBRARY_VERSION_STRING (8192)
#define ABI_MAX_OBJECT_NAME (128)
#define ABI_MAX_PORT_NAME (1024)
#define ABI_MAX_PROCESSOR_NAME (256)
#define ABI_MAX_STRINGTAG_LEN (1024)
#define ABI_MAX_PSET_NAME_LEN (1024)

/* ---- Levels of thread support ---- */

#define ABI_THREAD_SINGLE (0)
#define ABI_THREAD_FUNNELED (1024)
#define ABI_THREAD_SERIALIZED (2048)
#define ABI_THREAD_MULTIPLE (4096)

/* ---- Predefined communicators ---- */

#define ABI_COMM_NULL ((abi_Comm)(intptr_t)256)
#define ABI_COMM_WORLD ((abi_Comm)(intptr_t)257)
#define ABI_COMM_SELF ((abi_Comm)(intptr_t)258)

/* ---- Predefined groups ---- */

#define ABI_GROUP_NULL ((abi_Group)(intptr_t)264)
#define ABI_GROUP_EMPTY ((abi_Group)(intptr_t)265)

/* ---- Null handles and other predefined handles ---- */

#define ABI_WIN_NULL ((abi_Win)(intptr_t)272)
#define ABI_FILE_NULL ((abi_File)(intptr_t)280)
#define ABI_SESSION_NULL ((abi_Session)(intptr_t)288)
#define ABI_MESSAGE_NULL ((abi_Message)(intptr_t)296)
#define ABI_MESSAGE_NO_PROC ((abi_Message)(intptr_t)297)
#define ABI_INFO_NULL ((abi_Info)(intptr_t)304)
#define ABI_INFO_ENV ((abi_Info)(intptr_t)305)
#define ABI_REQUEST_NULL ((abi_Request)(intptr_t)384)

/* ---- Predefined error handlers ---- */

#define ABI_ERRHANDLER_NULL ((abi_Errhandler)(intptr_t)320)
#define ABI_ERRORS_ARE_FATAL ((abi_Errhandler)(intptr_t)321)
#define ABI_ERRORS_ABORT ((abi_Errhandler)(intptr_t)322)
#define ABI_ERRORS_RETURN ((abi_Errhandler)(intptr_t)323)

/* ---- Predefined reduction operations ---- */

#define ABI_OP_NULL ((abi_Op)(intptr_t)32)
#define ABI_SUM ((abi_Op)(intptr_t)33)
#define ABI_MIN ((abi_Op)(intptr_t)34)
#define ABI_MAX ((abi_Op)(intptr_t)35)
#define ABI_PROD ((abi_Op)(intptr_t)36)
#define ABI_BAND ((abi_Op)(intptr_t)40)
#define ABI_BOR ((abi_Op)(intptr_t)41)
#define ABI_BXOR ((abi_Op)(intptr_t)42)
#define ABI_LAND ((abi_Op)(intptr_t)48)
#define ABI_LOR ((abi_Op)(intptr_t)49)
#define ABI_LXOR ((abi_Op)(intptr_t)50)
#define ABI_MINLOC ((abi_Op)(intptr_t)56)
#define ABI_MAXLOC ((abi_Op)(intptr_t)57)
#define ABI_REPLACE ((abi_Op)(intptr_t)60)
#define ABI_NO_OP ((abi_Op)(intptr_t)61)

/* ---- Predefined datatypes ---- */

#define ABI_DATATYPE_NULL ((abi_Datatype)(intptr_t)512)
#define ABI_AINT ((abi_Datatype)(intptr_t)513)
#define ABI_COUNT ((abi_Datatype)(intptr_t)514)
#define ABI_OFFSET ((abi_Datatype)(intptr_t)515)
#define ABI_PACKED ((abi_Datatype)(intptr_t)519)
#define ABI_SHORT ((abi_Datatype)(intptr_t)520)
#define ABI_INT ((abi_Datatype)(intptr_t)521)
#define ABI_LONG ((abi_Datatype)(intptr_t)522)
#define ABI_LONG_LONG ((abi_Datatype)(intptr_t)523)
#define ABI_LONG_LONG_INT ABI_LONG_LONG
#define ABI_UNSIGNED_SHORT ((abi_Datatype)(intptr_t)524)
#define ABI_UNSIGNED ((abi_Datatype)(intptr_t)525)
#define ABI_UNSIGNED_LONG ((abi_Datatype)(intptr_t)526)
#define ABI_UNSIGNED_LONG_LONG ((abi_Datatype)(intptr_t)527)
#define ABI_FLOAT ((abi_Datatype)(intptr_t)528)
#define ABI_C_FLOAT_COMPLEX ((abi_Datatype)(intptr_t)530)
#define ABI_C_COMPLEX ABI_C_FLOAT_COMPLEX
#define ABI_CXX_FLOAT_COMPLEX ((abi_Datatype)(intptr_t)531)
#define ABI_DOUBLE ((abi_Datatype)(intptr_t)532)
#define ABI_C_DOUBLE_COMPLEX ((abi_Datatype)(intptr_t)534)
#define ABI_CXX_DOUBLE_COMPLEX ((abi_Datatype)(intptr_t)535)
#define ABI_LOGICAL ((abi_Datatype)(intptr_t)536)
#define ABI_INTEGER ((abi_Datatype)(intptr_t)537)
#define ABI_REAL ((abi_Datatype)(intptr_t)538)
#define ABI_COMPLEX ((abi_Datatype)(intptr_t)539)
#define ABI_DOUBLE_PRECISION ((abi_Datatype)(intptr_t)540)
#define ABI_DOUBLE_COMPLEX ((abi_Datatype)(intptr_t)541)
#define ABI_CHARACTER ((abi_Datatype)(intptr_t)542)
#define ABI_LONG_DOUBLE ((abi_Datatype)(intptr_t)544)
#define ABI_C_LONG_DOUBLE_COMPLEX ((abi_Datatype)(intptr_t)548)
#define ABI_CXX_LONG_DOUBLE_COMPLEX ((abi_Datatype)(intptr_t)549)
#define ABI_FLOAT_INT ((abi_Datatype)(intptr_t)552)
#define ABI_DOUBLE_INT ((abi_Datatype)(intptr_t)553)
#define ABI_LONG_INT ((abi_Datatype)(intptr_t)554)
#define ABI_2INT ((abi_Datatype)(intptr_t)555)
#define ABI_SHORT_INT ((abi_Datatype)(intptr_t)556)
#define ABI_LONG_DOUBLE_INT ((abi_Datatype)(intptr_t)557)
#define ABI_2REAL ((abi_Datatype)(intptr_t)560)
#define ABI_2DOUBLE_PRECISION ((abi_Datatype)(intptr_t)561)
#define ABI_2INTEGER ((abi_Datatype)(intptr_t)562)
#define ABI_C_BOOL ((abi_Datatype)(intptr_t)568)
#define ABI_CXX_BOOL ((abi_Datatype)(intptr_t)569)
#define ABI_WCHAR ((abi_Datatype)(intptr_t)572)
#define ABI_INT8_T ((abi_Datatype)(intptr_t)576)
#define ABI_UINT8_T ((abi_Datatype)(intptr_t)577)
#define ABI_CHAR ((abi_Datatype)(intptr_t)579)
#define ABI_SIGNED_CHAR ((abi_Datatype)(intptr_t)580)
#define ABI_UNSIGNED_CHAR ((abi_Datatype)(intptr_t)581)
#define ABI_BYTE ((abi_Datatype)(intptr_t)583)
#define ABI_INT16_T ((abi_Datatype)(intptr_t)584)
#define ABI_UINT16_T ((abi_Datatype)(intptr_t)585)
#define ABI_INT32_T ((abi_Datatype)(intptr_t)592)
#define ABI_UINT32_T ((abi_Datatype)(intptr_t)593)
#define ABI_INT64_T ((abi_Datatype)(intptr_t)600)
#define ABI_UINT64_T ((abi_Datatype)(intptr_t)601)
#define ABI_LOGICAL1 ((abi_Datatype)(intptr_t)704)
#define ABI_INTEGER1 ((abi_Datatype)(intptr_t)705)
#define ABI_LOGICAL2 ((abi_Datatype)(intptr_t)712)
#define ABI_INTEGER2 ((abi_Datatype)(intptr_t)713)
#define ABI_REAL2 ((abi_Datatype)(intptr_t)714)
#define ABI_LOGICAL4 ((abi_Datatype)(intptr_t)720)
#define ABI_INTEGER4 ((abi_Datatype)(intptr_t)721)
#define ABI_REAL4 ((abi_Datatype)(intptr_t)722)
#define ABI_COMPLEX4 ((abi_Datatype)(intptr_t)723)
#define ABI_LOGICAL8 ((abi_Datatype)(intptr_t)728)
#define ABI_INTEGER8 ((abi_Datatype)(intptr_t)729)
#define ABI_REAL8 ((abi_Datatype)(intptr_t)730)
#define ABI_COMPLEX8 ((abi_Datatype)(intptr_t)731)
#define ABI_LOGICAL16 ((abi_Datatype)(intptr_t)736)
#define ABI_INTEGER16 ((abi_Datatype)(intptr_t)737)
#define ABI_REAL16 ((abi_Datatype)(intptr_t)738)
#define ABI_COMPLEX16 ((abi_Datatype)(intptr_t)739)
#define ABI_COMPLEX32 ((abi_Datatype)(intptr_t)747)

/* ---- Results of comparing ---- */

#define ABI_IDENT (201)
#define ABI_CONGRUENT (202)
#define ABI_SIMILAR (203)
#define ABI_UNEQUAL (204)

/* ---- Sorts of topology ---- */

#define ABI_CART (211)
#define ABI_GRAPH (212)
#define ABI_DIST_GRAPH (213)

/* ---- Ways to split a communicator ---- */

#define ABI_COMM_TYPE_SHARED (221)
#define ABI_COMM_TYPE_HW_UNGUIDED (222)
#define ABI_COMM_TYPE_HW_GUIDED (223)
#define ABI_COMM_TYPE_RESOURCE_GUIDED (224)

/* ---- Keys of predefined attributes ---- */

#define ABI_TAG_UB (501)
#define ABI_IO (502)
#define ABI_HOST (503)
#define ABI_WTIME_IS_GLOBAL (504)
#define ABI_APPNUM (505)
#define ABI_LASTUSEDCODE (506)
#define ABI_UNIVERSE_SIZE (507)
#define ABI_WIN_BASE (601)
#define ABI_WIN_DISP_UNIT (602)
#define ABI_WIN_SIZE (603)
#define ABI_WIN_CREATE_FLAVOR (604)
#define ABI_WIN_MODEL (605)

/* ---- Orders of array elements ---- */

#define ABI_ORDER_C (12)
#define ABI_ORDER_FORTRAN (15)

/* ---- Ways to distribute arrays ---- */

#define ABI_DISTRIBUTE_NONE (16)
#define ABI_DISTRIBUTE_BLOCK (17)
#define ABI_DISTRIBUTE_CYCLIC (18)

/* ---- The argument of a distribution that leaves the size of blocks to MPI ---- */

#define ABI_DISTRIBUTE_DFLT_DARG (19)

/* ---- How a datatype was made ---- */

#define ABI_COMBINER_NAMED (101)
#define ABI_COMBINER_DUP (102)
#define ABI_COMBINER_CONTIGUOUS (103)
#define ABI_COMBINER_VECTOR (104)
#define ABI_COMBINER_HVECTOR (105)
#define ABI_COMBINER_INDEXED (106)
#define ABI_COMBINER_HINDEXED (107)
#define ABI_COMBINER_INDEXED_BLOCK (108)
#define ABI_COMBINER_HINDEXED_BLOCK (109)
#define ABI_COMBINER_STRUCT (110)
#define ABI_COMBINER_SUBARRAY (111)
#define ABI_COMBINER_DARRAY (112)
#define ABI_COMBINER_F90_REAL (113)
#define ABI_COMBINER_F90_COMPLEX (114)
#define ABI_COMBINER_F90_INTEGER (115)
#define ABI_COMBINER_RESIZED (116)
#define ABI_COMBINER_VALUE_INDEX (117)

/* ---- Classes of Fortran types ---- */

#define MPIX_TYPECLASS_LOGICAL (191)
#define ABI_TYPECLASS_INTEGER (192)
#define ABI_TYPECLASS_REAL (193)
#define ABI_TYPECLASS_COMPLEX (194)

/* ---- Locks of windows ---- */

#define ABI_LOCK_EXCLUSIVE (301)
#define ABI_LOCK_SHARED (302)

/* ---- How a window was made ---- */

#define ABI_WIN_FLAVOR_CREATE (311)
#define ABI_WIN_FLAVOR_ALLOCATE (312)
#define ABI_WIN_FLAVOR_DYNAMIC (313)
#define ABI_WIN_FLAVOR_SHARED (314)

/* ---- Memory models of windows ---- */

#define ABI_WIN_UNIFIED (321)
#define ABI_WIN_SEPARATE (322)

/* ---- Modes of file access; each has a bit of its own ---- */

#define ABI_MODE_APPEND (1)
#define ABI_MODE_CREATE (2)
#define ABI_MODE_DELETE_ON_CLOSE (4)
#define ABI_MODE_EXCL (8)
#define ABI_MODE_RDONLY (16)
#define ABI_MODE_RDWR (32)
#define ABI_MODE_SEQUENTIAL (64)
#define ABI_MODE_UNIQUE_OPEN (128)
#define ABI_MODE_WRONLY (256)

/* ---- Assertions about RMA; each has a bit of its own ---- */

#define ABI_MODE_NOCHECK (1024)
#define ABI_MODE_NOPRECEDE (2048)
#define ABI_MODE_NOPUT (4096)
#define ABI_MODE_NOSTORE (8192)
#define ABI_MODE_NOSUCCEED (16384)

/* ---- From where to seek ---- */

#define ABI_SEEK_CUR (401)
#define ABI_SEEK_END (402)
#define ABI_SEEK_SET (403)

/* ---- Where a file view starts in a file opened sequentially ---- */

#define ABI_DISPLACEMENT_CURRENT ((abi_Offset)(intptr_t)-1)

/* ---- A Fortran status as C sees it (R100) ---- */

#define ABI_F_STATUS_SIZE (8)
#define ABI_F_SOURCE (0)
#define ABI_F_TAG (1)
#define ABI_F_ERROR (2)

/* ---- What a callback of the tool information interface may do ---- */

typedef int abi_T_cb_safety;
#define ABI_T_CB_REQUIRE_NONE (0)
#define ABI_T_CB_REQUIRE_MPI_RESTRICTED (3)
#define ABI_T_CB_REQUIRE_THREAD_SAFE (15)
#define ABI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE (63)

/* ---- Whether the events of a source come in order ---- */

typedef int abi_T_source_order;
#define ABI_T_SOURCE_ORDERED (1)
#define ABI_T_SOURCE_UNORDERED (2)

/* ---- For whom a variable of the tool information interface is meant, and in what detail ---- */

#define ABI_T_VERBOSITY_USER_BASIC (9)
#define ABI_T_VERBOSITY_USER_DETAIL (10)
#define ABI_T_VERBOSITY_USER_ALL (12)
#define ABI_T_VERBOSITY_TUNER_BASIC (17)
#define ABI_T_VERBOSITY_TUNER_DETAIL (18)
#define ABI_T_VERBOSITY_TUNER_ALL (20)
#define ABI_T_VERBOSITY_MPIDEV_BASIC (33)
#define ABI_T_VERBOSITY_MPIDEV_DETAIL (34)
#define ABI_T_VERBOSITY_MPIDEV_ALL (36)

/* ---- Objects that a variable can be bound to ---- */

#define ABI_T_BIND_NO_OBJECT (1)
#define ABI_T_BIND_MPI_COMM (2)
#define ABI_T_BIND_MPI_DATATYPE (3)
#define ABI_T_BIND_MPI_ERRHANDLER (4)
#define ABI_T_BIND_MPI_FILE (5)
#define ABI_T_BIND_MPI_GROUP (6)
#define ABI_T_BIND_MPI_OP (7)
#define ABI_T_BIND_MPI_REQUEST (8)
#define ABI_T_BIND_MPI_WIN (9)
#define ABI_T_BIND_MPI_MESSAGE (10)
#define ABI_T_BIND_MPI_INFO (11)
#define ABI_T_BIND_MPI_SESSION (12)

/* ---- Who must agree when a control variable is set ---- */

#define ABI_T_SCOPE_CONSTANT (1)
#define ABI_T_SCOPE_READONLY (2)
#define ABI_T_SCOPE_LOCAL (3)
#define ABI_T_SCOPE_GROUP (4)
#define ABI_T_SCOPE_GROUP_EQ (5)
#define ABI_T_SCOPE_ALL (6)
#define ABI_T_SCOPE_ALL_EQ (7)

/* ---- Classes of performance variables ---- */

#define ABI_T_PVAR_CLASS_STATE (1)
#define ABI_T_PVAR_CLASS_LEVEL (2)
#define ABI_T_PVAR_CLASS_SIZE (3)
#define ABI_T_PVAR_CLASS_PERCENTAGE (4)
#define ABI_T_PVAR_CLASS_HIGHWATERMARK (5)
#define ABI_T_PVAR_CLASS_LOWWATERMARK (6)
#define ABI_T_PVAR_CLASS_COUNTER (7)
#define ABI_T_PVAR_CLASS_AGGREGATE (8)
#define ABI_T_PVAR_CLASS_TIMER (9)
#define ABI_T_PVAR_CLASS_GENERIC (10)

/* ---- Null handles of the tool information interface, and the handle that means all ---- */

#define ABI_T_ENUM_NULL ((abi_T_enum)(intptr_t)0)
#define ABI_T_CVAR_HANDLE_NULL ((abi_T_cvar_handle)(intptr_t)0)
#define ABI_T_PVAR_SESSION_NULL ((abi_T_pvar_session)(intptr_t)0)
#define ABI_T_PVAR_HANDLE_NULL ((abi_T_pvar_handle)(intptr_t)0)
#define ABI_T_PVAR_ALL_HANDLES ((abi_T_pvar_handle)(intptr_t)1)

/* ---- procedures ---- */

typedef int (abi_Comm_copy_attr_function)(abi_Comm oldcomm, int comm_keyval, void *extra_state, void *attribute_val_in,
        void *attribute_val_out, int *flag);
typedef int (abi_Comm_delete_attr_function)(abi_Comm comm, int comm_keyval, void *attribute_val, void *extra_state);
typedef void (abi_Comm_errhandler_function)(abi_Comm *comm, int *error_code, ...);
typedef int (abi_Copy_function)(abi_Comm oldcomm, int keyval, void *extra_state, void *attribute_val_in,
        void *attribute_val_out, int *flag);
typedef int (abi_Datarep_conversion_function)(void *userbuf, abi_Datatype datatype, int count, void *filebuf,
        abi_Offset position, void *extra_state);
typedef int (abi_Datarep_conversion_function_c)(void *userbuf, abi_Datatype datatype, abi_Count count, void *filebuf,
        abi_Offset position, void *extra_state);
typedef int (abi_Datarep_extent_function)(abi_Datatype datatype, abi_Aint *extent, void *extra_state);
typedef int (abi_Delete_function)(abi_Comm comm, int keyval, void *attribute_val, void *extra_state);
typedef void (abi_File_errhandler_function)(abi_File *file, int *error_code, ...);
typedef int (abi_Grequest_cancel_function)(void *extra_state, int complete);
typedef int (abi_Grequest_free_function)(void *extra_state);
typedef int (abi_Grequest_query_function)(void *extra_state, abi_Status *status);
typedef void (abi_Handler_function)(abi_Comm *comm, int *error_code, ...);
typedef void (abi_Session_errhandler_function)(abi_Session *session, int *error_code, ...);
typedef void (abi_T_event_cb_function)(abi_T_event_instance event_instance,
        abi_T_event_registration event_registration, abi_T_cb_safety cb_safety, void *user_data);
typedef void (abi_T_event_dropped_cb_function)(abi_Count count, abi_T_event_registration event_registration,
        int source_index, abi_T_cb_safety cb_safety, void *user_data);
typedef void (abi_T_event_free_cb_function)(abi_T_event_registration event_registration, abi_T_cb_safety cb_safety,
        void *user_data);
typedef int (abi_Type_copy_attr_function)(abi_Datatype oldtype, int type_keyval, void *extra_state,
        void *attribute_val_in, void *attribute_val_out, int *flag);
typedef int (abi_Type_delete_attr_function)(abi_Datatype datatype, int type_keyval, void *attribute_val,
        void *extra_state);
typedef void (abi_User_function)(void *invec, void *inoutvec, int *len, abi_Datatype *datatype);
typedef void (abi_User_function_c)(void *invec, void *inoutvec, abi_Count *len, abi_Datatype *datatype);
typedef int (abi_Win_copy_attr_function)(abi_Win oldwin, int win_keyval, void *extra_state, void *attribute_val_in,
        void *attribute_val_out, int *flag);
typedef int (abi_Win_delete_attr_function)(abi_Win win, int win_keyval, void *attribute_val, void *extra_state);
typedef void (abi_Win_errhandler_function)(abi_Win *win, int *error_code, ...);
#define ABI_COMM_DUP_FN ((abi_Comm_copy_attr_function *)1)
#define ABI_COMM_NULL_COPY_FN ((abi_Comm_copy_attr_function *)0)
#define ABI_COMM_NULL_DELETE_FN ((abi_Comm_delete_attr_function *)0)
#define ABI_CONVERSION_FN_NULL ((abi_Datarep_conversion_function *)0)
#define ABI_CONVERSION_FN_NULL_C ((abi_Datarep_conversion_function_c *)0)
#define ABI_DUP_FN ((abi_Copy_function *)1)
#define ABI_NULL_COPY_FN ((abi_Copy_function *)0)
#define ABI_NULL_DELETE_FN ((abi_Delete_function *)0)
#define ABI_TYPE_DUP_FN ((abi_Type_copy_attr_function *)1)
#define ABI_TYPE_NULL_COPY_FN ((abi_Type_copy_attr_function *)0)
#define ABI_TYPE_NULL_DELETE_FN ((abi_Type_delete_attr_function *)0)
#define ABI_WIN_DUP_FN ((abi_Win_copy_attr_function *)1)
#define ABI_WIN_NULL_COPY_FN ((abi_Win_copy_attr_function *)0)
#define ABI_WIN_NULL_DELETE_FN ((abi_Win_delete_attr_function *)0)

#endif
