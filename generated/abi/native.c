/* Do not edit: `bindery generate` writes this from specs/ through templates/abi/native.c.j2. */
/* The one object that names what the other MPI defines. Linked with it, and loaded into a scope of its own. */
#include "bnd_native.h"

#include <stddef.h>

#ifndef BND_ABI_STATIC /* the archive's members are linked because they are named here */
#define BND_WEAK(name) _Pragma(#name)
#define BND_MAY_LACK(name, member) BND_WEAK(weak name)
BND_NATIVE_CALLS(BND_MAY_LACK)
#endif

#if BND_HAS_MPI_MAX_DATAREP_STRING
typedef char bnd_fits_MAX_DATAREP_STRING[MPI_MAX_DATAREP_STRING <= ABI_MAX_DATAREP_STRING ? 1 : -1];
#endif
#if BND_HAS_MPI_MAX_ERROR_STRING
typedef char bnd_fits_MAX_ERROR_STRING[MPI_MAX_ERROR_STRING <= ABI_MAX_ERROR_STRING ? 1 : -1];
#endif
#if BND_HAS_MPI_MAX_INFO_KEY
typedef char bnd_fits_MAX_INFO_KEY[MPI_MAX_INFO_KEY <= ABI_MAX_INFO_KEY ? 1 : -1];
#endif
#if BND_HAS_MPI_MAX_INFO_VAL
typedef char bnd_fits_MAX_INFO_VAL[MPI_MAX_INFO_VAL <= ABI_MAX_INFO_VAL ? 1 : -1];
#endif
#if BND_HAS_MPI_MAX_LIBRARY_VERSION_STRING
typedef char bnd_fits_MAX_LIBRARY_VERSION_STRING[MPI_MAX_LIBRARY_VERSION_STRING <= ABI_MAX_LIBRARY_VERSION_STRING ? 1 : -1];
#endif
#if BND_HAS_MPI_MAX_OBJECT_NAME
typedef char bnd_fits_MAX_OBJECT_NAME[MPI_MAX_OBJECT_NAME <= ABI_MAX_OBJECT_NAME ? 1 : -1];
#endif
#if BND_HAS_MPI_MAX_PORT_NAME
typedef char bnd_fits_MAX_PORT_NAME[MPI_MAX_PORT_NAME <= ABI_MAX_PORT_NAME ? 1 : -1];
#endif
#if BND_HAS_MPI_MAX_PROCESSOR_NAME
typedef char bnd_fits_MAX_PROCESSOR_NAME[MPI_MAX_PROCESSOR_NAME <= ABI_MAX_PROCESSOR_NAME ? 1 : -1];
#endif
#if BND_HAS_MPI_MAX_STRINGTAG_LEN
typedef char bnd_fits_MAX_STRINGTAG_LEN[MPI_MAX_STRINGTAG_LEN <= ABI_MAX_STRINGTAG_LEN ? 1 : -1];
#endif
#if BND_HAS_MPI_MAX_PSET_NAME_LEN
typedef char bnd_fits_MAX_PSET_NAME_LEN[MPI_MAX_PSET_NAME_LEN <= ABI_MAX_PSET_NAME_LEN ? 1 : -1];
#endif
#if BND_HAS_MPI_ANY_SOURCE
typedef char bnd_below_0_ANY_SOURCE[MPI_ANY_SOURCE < 0 ? 1 : -1];
#endif
#if BND_HAS_MPI_PROC_NULL
typedef char bnd_below_0_PROC_NULL[MPI_PROC_NULL < 0 ? 1 : -1];
#endif
#if BND_HAS_MPI_ROOT
typedef char bnd_below_0_ROOT[MPI_ROOT < 0 ? 1 : -1];
#endif
#if BND_HAS_MPI_ANY_TAG
typedef char bnd_below_0_ANY_TAG[MPI_ANY_TAG < 0 ? 1 : -1];
#endif
typedef char bnd_same_undefined[MPI_UNDEFINED == ABI_UNDEFINED ? 1 : -1];

void bnd_native_fill(struct bnd_native *table);

void bnd_native_fill(struct bnd_native *table)
{
#define BND_FILL(name, member) table->member = &name;
    BND_NATIVE_CALLS(BND_FILL)
#if BND_HAS_MPI_IN_PLACE
    table->address_IN_PLACE = (void *)MPI_IN_PLACE;
#else
    table->address_IN_PLACE = (void *)ABI_IN_PLACE;
#endif
#if BND_HAS_MPI_BUFFER_AUTOMATIC
    table->address_BUFFER_AUTOMATIC = (void *)MPI_BUFFER_AUTOMATIC;
#else
    table->address_BUFFER_AUTOMATIC = (void *)ABI_BUFFER_AUTOMATIC;
#endif
#if BND_HAS_MPI_UNWEIGHTED
    table->address_UNWEIGHTED = (void *)MPI_UNWEIGHTED;
#else
    table->address_UNWEIGHTED = (void *)ABI_UNWEIGHTED;
#endif
#if BND_HAS_MPI_WEIGHTS_EMPTY
    table->address_WEIGHTS_EMPTY = (void *)MPI_WEIGHTS_EMPTY;
#else
    table->address_WEIGHTS_EMPTY = (void *)ABI_WEIGHTS_EMPTY;
#endif
#if BND_HAS_MPI_COMM_DUP_FN
    table->predefined_COMM_DUP_FN = MPI_COMM_DUP_FN;
#endif
#if BND_HAS_MPI_COMM_NULL_COPY_FN
    table->predefined_COMM_NULL_COPY_FN = MPI_COMM_NULL_COPY_FN;
#endif
#if BND_HAS_MPI_COMM_NULL_DELETE_FN
    table->predefined_COMM_NULL_DELETE_FN = MPI_COMM_NULL_DELETE_FN;
#endif
#if BND_HAS_MPI_CONVERSION_FN_NULL
    table->predefined_CONVERSION_FN_NULL = MPI_CONVERSION_FN_NULL;
#endif
#if BND_HAS_MPI_CONVERSION_FN_NULL_C
    table->predefined_CONVERSION_FN_NULL_C = MPI_CONVERSION_FN_NULL_C;
#endif
#if BND_HAS_MPI_DUP_FN
    table->predefined_DUP_FN = MPI_DUP_FN;
#endif
#if BND_HAS_MPI_NULL_COPY_FN
    table->predefined_NULL_COPY_FN = MPI_NULL_COPY_FN;
#endif
#if BND_HAS_MPI_NULL_DELETE_FN
    table->predefined_NULL_DELETE_FN = MPI_NULL_DELETE_FN;
#endif
#if BND_HAS_MPI_TYPE_DUP_FN
    table->predefined_TYPE_DUP_FN = MPI_TYPE_DUP_FN;
#endif
#if BND_HAS_MPI_TYPE_NULL_COPY_FN
    table->predefined_TYPE_NULL_COPY_FN = MPI_TYPE_NULL_COPY_FN;
#endif
#if BND_HAS_MPI_TYPE_NULL_DELETE_FN
    table->predefined_TYPE_NULL_DELETE_FN = MPI_TYPE_NULL_DELETE_FN;
#endif
#if BND_HAS_MPI_WIN_DUP_FN
    table->predefined_WIN_DUP_FN = MPI_WIN_DUP_FN;
#endif
#if BND_HAS_MPI_WIN_NULL_COPY_FN
    table->predefined_WIN_NULL_COPY_FN = MPI_WIN_NULL_COPY_FN;
#endif
#if BND_HAS_MPI_WIN_NULL_DELETE_FN
    table->predefined_WIN_NULL_DELETE_FN = MPI_WIN_NULL_DELETE_FN;
#endif
#if BND_HAS_MPI_Comm
#if BND_HAS_MPI_COMM_NULL
    table->of_Comm[256] = MPI_COMM_NULL;
#endif
#if BND_HAS_MPI_COMM_WORLD
    table->of_Comm[257] = MPI_COMM_WORLD;
#endif
#if BND_HAS_MPI_COMM_SELF
    table->of_Comm[258] = MPI_COMM_SELF;
#endif
#endif
#if BND_HAS_MPI_Datatype
#if BND_HAS_MPI_DATATYPE_NULL
    table->of_Type[512] = MPI_DATATYPE_NULL;
#endif
#if BND_HAS_MPI_AINT
    table->of_Type[513] = MPI_AINT;
#endif
#if BND_HAS_MPI_COUNT
    table->of_Type[514] = MPI_COUNT;
#endif
#if BND_HAS_MPI_OFFSET
    table->of_Type[515] = MPI_OFFSET;
#endif
#if BND_HAS_MPI_PACKED
    table->of_Type[519] = MPI_PACKED;
#endif
#if BND_HAS_MPI_SHORT
    table->of_Type[520] = MPI_SHORT;
#endif
#if BND_HAS_MPI_INT
    table->of_Type[521] = MPI_INT;
#endif
#if BND_HAS_MPI_LONG
    table->of_Type[522] = MPI_LONG;
#endif
#if BND_HAS_MPI_LONG_LONG
    table->of_Type[523] = MPI_LONG_LONG;
#endif
#if BND_HAS_MPI_UNSIGNED_SHORT
    table->of_Type[524] = MPI_UNSIGNED_SHORT;
#endif
#if BND_HAS_MPI_UNSIGNED
    table->of_Type[525] = MPI_UNSIGNED;
#endif
#if BND_HAS_MPI_UNSIGNED_LONG
    table->of_Type[526] = MPI_UNSIGNED_LONG;
#endif
#if BND_HAS_MPI_UNSIGNED_LONG_LONG
    table->of_Type[527] = MPI_UNSIGNED_LONG_LONG;
#endif
#if BND_HAS_MPI_FLOAT
    table->of_Type[528] = MPI_FLOAT;
#endif
#if BND_HAS_MPI_C_FLOAT_COMPLEX
    table->of_Type[530] = MPI_C_FLOAT_COMPLEX;
#endif
#if BND_HAS_MPI_CXX_FLOAT_COMPLEX
    table->of_Type[531] = MPI_CXX_FLOAT_COMPLEX;
#endif
#if BND_HAS_MPI_DOUBLE
    table->of_Type[532] = MPI_DOUBLE;
#endif
#if BND_HAS_MPI_C_DOUBLE_COMPLEX
    table->of_Type[534] = MPI_C_DOUBLE_COMPLEX;
#endif
#if BND_HAS_MPI_CXX_DOUBLE_COMPLEX
    table->of_Type[535] = MPI_CXX_DOUBLE_COMPLEX;
#endif
#if BND_HAS_MPI_LOGICAL
    table->of_Type[536] = MPI_LOGICAL;
#endif
#if BND_HAS_MPI_INTEGER
    table->of_Type[537] = MPI_INTEGER;
#endif
#if BND_HAS_MPI_REAL
    table->of_Type[538] = MPI_REAL;
#endif
#if BND_HAS_MPI_COMPLEX
    table->of_Type[539] = MPI_COMPLEX;
#endif
#if BND_HAS_MPI_DOUBLE_PRECISION
    table->of_Type[540] = MPI_DOUBLE_PRECISION;
#endif
#if BND_HAS_MPI_DOUBLE_COMPLEX
    table->of_Type[541] = MPI_DOUBLE_COMPLEX;
#endif
#if BND_HAS_MPI_CHARACTER
    table->of_Type[542] = MPI_CHARACTER;
#endif
#if BND_HAS_MPI_LONG_DOUBLE
    table->of_Type[544] = MPI_LONG_DOUBLE;
#endif
#if BND_HAS_MPI_C_LONG_DOUBLE_COMPLEX
    table->of_Type[548] = MPI_C_LONG_DOUBLE_COMPLEX;
#endif
#if BND_HAS_MPI_CXX_LONG_DOUBLE_COMPLEX
    table->of_Type[549] = MPI_CXX_LONG_DOUBLE_COMPLEX;
#endif
#if BND_HAS_MPI_FLOAT_INT
    table->of_Type[552] = MPI_FLOAT_INT;
#endif
#if BND_HAS_MPI_DOUBLE_INT
    table->of_Type[553] = MPI_DOUBLE_INT;
#endif
#if BND_HAS_MPI_LONG_INT
    table->of_Type[554] = MPI_LONG_INT;
#endif
#if BND_HAS_MPI_2INT
    table->of_Type[555] = MPI_2INT;
#endif
#if BND_HAS_MPI_SHORT_INT
    table->of_Type[556] = MPI_SHORT_INT;
#endif
#if BND_HAS_MPI_LONG_DOUBLE_INT
    table->of_Type[557] = MPI_LONG_DOUBLE_INT;
#endif
#if BND_HAS_MPI_2REAL
    table->of_Type[560] = MPI_2REAL;
#endif
#if BND_HAS_MPI_2DOUBLE_PRECISION
    table->of_Type[561] = MPI_2DOUBLE_PRECISION;
#endif
#if BND_HAS_MPI_2INTEGER
    table->of_Type[562] = MPI_2INTEGER;
#endif
#if BND_HAS_MPI_C_BOOL
    table->of_Type[568] = MPI_C_BOOL;
#endif
#if BND_HAS_MPI_CXX_BOOL
    table->of_Type[569] = MPI_CXX_BOOL;
#endif
#if BND_HAS_MPI_WCHAR
    table->of_Type[572] = MPI_WCHAR;
#endif
#if BND_HAS_MPI_INT8_T
    table->of_Type[576] = MPI_INT8_T;
#endif
#if BND_HAS_MPI_UINT8_T
    table->of_Type[577] = MPI_UINT8_T;
#endif
#if BND_HAS_MPI_CHAR
    table->of_Type[579] = MPI_CHAR;
#endif
#if BND_HAS_MPI_SIGNED_CHAR
    table->of_Type[580] = MPI_SIGNED_CHAR;
#endif
#if BND_HAS_MPI_UNSIGNED_CHAR
    table->of_Type[581] = MPI_UNSIGNED_CHAR;
#endif
#if BND_HAS_MPI_BYTE
    table->of_Type[583] = MPI_BYTE;
#endif
#if BND_HAS_MPI_INT16_T
    table->of_Type[584] = MPI_INT16_T;
#endif
#if BND_HAS_MPI_UINT16_T
    table->of_Type[585] = MPI_UINT16_T;
#endif
#if BND_HAS_MPI_INT32_T
    table->of_Type[592] = MPI_INT32_T;
#endif
#if BND_HAS_MPI_UINT32_T
    table->of_Type[593] = MPI_UINT32_T;
#endif
#if BND_HAS_MPI_INT64_T
    table->of_Type[600] = MPI_INT64_T;
#endif
#if BND_HAS_MPI_UINT64_T
    table->of_Type[601] = MPI_UINT64_T;
#endif
#if BND_HAS_MPI_LOGICAL1
    table->of_Type[704] = MPI_LOGICAL1;
#endif
#if BND_HAS_MPI_INTEGER1
    table->of_Type[705] = MPI_INTEGER1;
#endif
#if BND_HAS_MPI_LOGICAL2
    table->of_Type[712] = MPI_LOGICAL2;
#endif
#if BND_HAS_MPI_INTEGER2
    table->of_Type[713] = MPI_INTEGER2;
#endif
#if BND_HAS_MPI_REAL2
    table->of_Type[714] = MPI_REAL2;
#endif
#if BND_HAS_MPI_LOGICAL4
    table->of_Type[720] = MPI_LOGICAL4;
#endif
#if BND_HAS_MPI_INTEGER4
    table->of_Type[721] = MPI_INTEGER4;
#endif
#if BND_HAS_MPI_REAL4
    table->of_Type[722] = MPI_REAL4;
#endif
#if BND_HAS_MPI_COMPLEX4
    table->of_Type[723] = MPI_COMPLEX4;
#endif
#if BND_HAS_MPI_LOGICAL8
    table->of_Type[728] = MPI_LOGICAL8;
#endif
#if BND_HAS_MPI_INTEGER8
    table->of_Type[729] = MPI_INTEGER8;
#endif
#if BND_HAS_MPI_REAL8
    table->of_Type[730] = MPI_REAL8;
#endif
#if BND_HAS_MPI_COMPLEX8
    table->of_Type[731] = MPI_COMPLEX8;
#endif
#if BND_HAS_MPI_LOGICAL16
    table->of_Type[736] = MPI_LOGICAL16;
#endif
#if BND_HAS_MPI_INTEGER16
    table->of_Type[737] = MPI_INTEGER16;
#endif
#if BND_HAS_MPI_REAL16
    table->of_Type[738] = MPI_REAL16;
#endif
#if BND_HAS_MPI_COMPLEX16
    table->of_Type[739] = MPI_COMPLEX16;
#endif
#if BND_HAS_MPI_COMPLEX32
    table->of_Type[747] = MPI_COMPLEX32;
#endif
#endif
#if BND_HAS_MPI_Errhandler
#if BND_HAS_MPI_ERRHANDLER_NULL
    table->of_Errhandler[320] = MPI_ERRHANDLER_NULL;
#endif
#if BND_HAS_MPI_ERRORS_ARE_FATAL
    table->of_Errhandler[321] = MPI_ERRORS_ARE_FATAL;
#endif
#if BND_HAS_MPI_ERRORS_ABORT
    table->of_Errhandler[322] = MPI_ERRORS_ABORT;
#endif
#if BND_HAS_MPI_ERRORS_RETURN
    table->of_Errhandler[323] = MPI_ERRORS_RETURN;
#endif
#endif
#if BND_HAS_MPI_File
#if BND_HAS_MPI_FILE_NULL
    table->of_File[280] = MPI_FILE_NULL;
#endif
#endif
#if BND_HAS_MPI_Group
#if BND_HAS_MPI_GROUP_NULL
    table->of_Group[264] = MPI_GROUP_NULL;
#endif
#if BND_HAS_MPI_GROUP_EMPTY
    table->of_Group[265] = MPI_GROUP_EMPTY;
#endif
#endif
#if BND_HAS_MPI_Info
#if BND_HAS_MPI_INFO_NULL
    table->of_Info[304] = MPI_INFO_NULL;
#endif
#if BND_HAS_MPI_INFO_ENV
    table->of_Info[305] = MPI_INFO_ENV;
#endif
#endif
#if BND_HAS_MPI_Message
#if BND_HAS_MPI_MESSAGE_NULL
    table->of_Message[296] = MPI_MESSAGE_NULL;
#endif
#if BND_HAS_MPI_MESSAGE_NO_PROC
    table->of_Message[297] = MPI_MESSAGE_NO_PROC;
#endif
#endif
#if BND_HAS_MPI_Op
#if BND_HAS_MPI_OP_NULL
    table->of_Op[32] = MPI_OP_NULL;
#endif
#if BND_HAS_MPI_SUM
    table->of_Op[33] = MPI_SUM;
#endif
#if BND_HAS_MPI_MIN
    table->of_Op[34] = MPI_MIN;
#endif
#if BND_HAS_MPI_MAX
    table->of_Op[35] = MPI_MAX;
#endif
#if BND_HAS_MPI_PROD
    table->of_Op[36] = MPI_PROD;
#endif
#if BND_HAS_MPI_BAND
    table->of_Op[40] = MPI_BAND;
#endif
#if BND_HAS_MPI_BOR
    table->of_Op[41] = MPI_BOR;
#endif
#if BND_HAS_MPI_BXOR
    table->of_Op[42] = MPI_BXOR;
#endif
#if BND_HAS_MPI_LAND
    table->of_Op[48] = MPI_LAND;
#endif
#if BND_HAS_MPI_LOR
    table->of_Op[49] = MPI_LOR;
#endif
#if BND_HAS_MPI_LXOR
    table->of_Op[50] = MPI_LXOR;
#endif
#if BND_HAS_MPI_MINLOC
    table->of_Op[56] = MPI_MINLOC;
#endif
#if BND_HAS_MPI_MAXLOC
    table->of_Op[57] = MPI_MAXLOC;
#endif
#if BND_HAS_MPI_REPLACE
    table->of_Op[60] = MPI_REPLACE;
#endif
#if BND_HAS_MPI_NO_OP
    table->of_Op[61] = MPI_NO_OP;
#endif
#endif
#if BND_HAS_MPI_Request
#if BND_HAS_MPI_REQUEST_NULL
    table->of_Request[384] = MPI_REQUEST_NULL;
#endif
#endif
#if BND_HAS_MPI_Session
#if BND_HAS_MPI_SESSION_NULL
    table->of_Session[288] = MPI_SESSION_NULL;
#endif
#endif
#if BND_HAS_MPI_Win
#if BND_HAS_MPI_WIN_NULL
    table->of_Win[272] = MPI_WIN_NULL;
#endif
#endif
#if BND_HAS_MPI_T_enum
#if BND_HAS_MPI_T_ENUM_NULL
    table->of_T_enum[0] = MPI_T_ENUM_NULL;
#endif
#endif
#if BND_HAS_MPI_T_cvar_handle
#if BND_HAS_MPI_T_CVAR_HANDLE_NULL
    table->of_T_cvar_handle[0] = MPI_T_CVAR_HANDLE_NULL;
#endif
#endif
#if BND_HAS_MPI_T_pvar_handle
#if BND_HAS_MPI_T_PVAR_HANDLE_NULL
    table->of_T_pvar_handle[0] = MPI_T_PVAR_HANDLE_NULL;
#endif
#if BND_HAS_MPI_T_PVAR_ALL_HANDLES
    table->of_T_pvar_handle[1] = MPI_T_PVAR_ALL_HANDLES;
#endif
#endif
#if BND_HAS_MPI_T_pvar_session
#if BND_HAS_MPI_T_PVAR_SESSION_NULL
    table->of_T_pvar_session[0] = MPI_T_PVAR_SESSION_NULL;
#endif
#endif
#if BND_HAS_MPI_T_event_registration
#endif
#if BND_HAS_MPI_T_event_instance
#endif
}
