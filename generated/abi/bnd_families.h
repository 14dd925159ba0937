/* Do not edit: `bindery generate` writes this from specs/ through templates/abi/bnd_families.h.j2. */
/* Conversions of named constants and of predefined handles, between the standard ABI and another MPI. */
#ifndef BND_FAMILIES_H
#define BND_FAMILIES_H

#include "bnd_native.h"

/* No MPI takes it for any constant, rank or tag. */
#define BND_INVALID_NUMBER (-30000)

int bnd_to_made_error_classes(int value);
int bnd_from_made_error_classes(int value);
int bnd_to_made_attribute_keys(int value);
int bnd_from_made_attribute_keys(int value);

static inline int bnd_to_error_classes(int value)
{
#if BND_HAS_MPI_SUCCESS
    if (value == ABI_SUCCESS)
        return MPI_SUCCESS;
#endif
#if BND_HAS_MPI_ERR_BUFFER
    if (value == ABI_ERR_BUFFER)
        return MPI_ERR_BUFFER;
#endif
#if BND_HAS_MPI_ERR_COUNT
    if (value == ABI_ERR_COUNT)
        return MPI_ERR_COUNT;
#endif
#if BND_HAS_MPI_ERR_TYPE
    if (value == ABI_ERR_TYPE)
        return MPI_ERR_TYPE;
#endif
#if BND_HAS_MPI_ERR_TAG
    if (value == ABI_ERR_TAG)
        return MPI_ERR_TAG;
#endif
#if BND_HAS_MPI_ERR_COMM
    if (value == ABI_ERR_COMM)
        return MPI_ERR_COMM;
#endif
#if BND_HAS_MPI_ERR_RANK
    if (value == ABI_ERR_RANK)
        return MPI_ERR_RANK;
#endif
#if BND_HAS_MPI_ERR_REQUEST
    if (value == ABI_ERR_REQUEST)
        return MPI_ERR_REQUEST;
#endif
#if BND_HAS_MPI_ERR_ROOT
    if (value == ABI_ERR_ROOT)
        return MPI_ERR_ROOT;
#endif
#if BND_HAS_MPI_ERR_GROUP
    if (value == ABI_ERR_GROUP)
        return MPI_ERR_GROUP;
#endif
#if BND_HAS_MPI_ERR_OP
    if (value == ABI_ERR_OP)
        return MPI_ERR_OP;
#endif
#if BND_HAS_MPI_ERR_TOPOLOGY
    if (value == ABI_ERR_TOPOLOGY)
        return MPI_ERR_TOPOLOGY;
#endif
#if BND_HAS_MPI_ERR_DIMS
    if (value == ABI_ERR_DIMS)
        return MPI_ERR_DIMS;
#endif
#if BND_HAS_MPI_ERR_ARG
    if (value == ABI_ERR_ARG)
        return MPI_ERR_ARG;
#endif
#if BND_HAS_MPI_ERR_UNKNOWN
    if (value == ABI_ERR_UNKNOWN)
        return MPI_ERR_UNKNOWN;
#endif
#if BND_HAS_MPI_ERR_TRUNCATE
    if (value == ABI_ERR_TRUNCATE)
        return MPI_ERR_TRUNCATE;
#endif
#if BND_HAS_MPI_ERR_OTHER
    if (value == ABI_ERR_OTHER)
        return MPI_ERR_OTHER;
#endif
#if BND_HAS_MPI_ERR_INTERN
    if (value == ABI_ERR_INTERN)
        return MPI_ERR_INTERN;
#endif
#if BND_HAS_MPI_ERR_PENDING
    if (value == ABI_ERR_PENDING)
        return MPI_ERR_PENDING;
#endif
#if BND_HAS_MPI_ERR_IN_STATUS
    if (value == ABI_ERR_IN_STATUS)
        return MPI_ERR_IN_STATUS;
#endif
#if BND_HAS_MPI_ERR_ACCESS
    if (value == ABI_ERR_ACCESS)
        return MPI_ERR_ACCESS;
#endif
#if BND_HAS_MPI_ERR_AMODE
    if (value == ABI_ERR_AMODE)
        return MPI_ERR_AMODE;
#endif
#if BND_HAS_MPI_ERR_ASSERT
    if (value == ABI_ERR_ASSERT)
        return MPI_ERR_ASSERT;
#endif
#if BND_HAS_MPI_ERR_BAD_FILE
    if (value == ABI_ERR_BAD_FILE)
        return MPI_ERR_BAD_FILE;
#endif
#if BND_HAS_MPI_ERR_BASE
    if (value == ABI_ERR_BASE)
        return MPI_ERR_BASE;
#endif
#if BND_HAS_MPI_ERR_CONVERSION
    if (value == ABI_ERR_CONVERSION)
        return MPI_ERR_CONVERSION;
#endif
#if BND_HAS_MPI_ERR_DISP
    if (value == ABI_ERR_DISP)
        return MPI_ERR_DISP;
#endif
#if BND_HAS_MPI_ERR_DUP_DATAREP
    if (value == ABI_ERR_DUP_DATAREP)
        return MPI_ERR_DUP_DATAREP;
#endif
#if BND_HAS_MPI_ERR_FILE_EXISTS
    if (value == ABI_ERR_FILE_EXISTS)
        return MPI_ERR_FILE_EXISTS;
#endif
#if BND_HAS_MPI_ERR_FILE_IN_USE
    if (value == ABI_ERR_FILE_IN_USE)
        return MPI_ERR_FILE_IN_USE;
#endif
#if BND_HAS_MPI_ERR_FILE
    if (value == ABI_ERR_FILE)
        return MPI_ERR_FILE;
#endif
#if BND_HAS_MPI_ERR_INFO_KEY
    if (value == ABI_ERR_INFO_KEY)
        return MPI_ERR_INFO_KEY;
#endif
#if BND_HAS_MPI_ERR_INFO_NOKEY
    if (value == ABI_ERR_INFO_NOKEY)
        return MPI_ERR_INFO_NOKEY;
#endif
#if BND_HAS_MPI_ERR_INFO_VALUE
    if (value == ABI_ERR_INFO_VALUE)
        return MPI_ERR_INFO_VALUE;
#endif
#if BND_HAS_MPI_ERR_INFO
    if (value == ABI_ERR_INFO)
        return MPI_ERR_INFO;
#endif
#if BND_HAS_MPI_ERR_IO
    if (value == ABI_ERR_IO)
        return MPI_ERR_IO;
#endif
#if BND_HAS_MPI_ERR_KEYVAL
    if (value == ABI_ERR_KEYVAL)
        return MPI_ERR_KEYVAL;
#endif
#if BND_HAS_MPI_ERR_LOCKTYPE
    if (value == ABI_ERR_LOCKTYPE)
        return MPI_ERR_LOCKTYPE;
#endif
#if BND_HAS_MPI_ERR_NAME
    if (value == ABI_ERR_NAME)
        return MPI_ERR_NAME;
#endif
#if BND_HAS_MPI_ERR_NO_MEM
    if (value == ABI_ERR_NO_MEM)
        return MPI_ERR_NO_MEM;
#endif
#if BND_HAS_MPI_ERR_NOT_SAME
    if (value == ABI_ERR_NOT_SAME)
        return MPI_ERR_NOT_SAME;
#endif
#if BND_HAS_MPI_ERR_NO_SPACE
    if (value == ABI_ERR_NO_SPACE)
        return MPI_ERR_NO_SPACE;
#endif
#if BND_HAS_MPI_ERR_NO_SUCH_FILE
    if (value == ABI_ERR_NO_SUCH_FILE)
        return MPI_ERR_NO_SUCH_FILE;
#endif
#if BND_HAS_MPI_ERR_PORT
    if (value == ABI_ERR_PORT)
        return MPI_ERR_PORT;
#endif
#if BND_HAS_MPI_ERR_QUOTA
    if (value == ABI_ERR_QUOTA)
        return MPI_ERR_QUOTA;
#endif
#if BND_HAS_MPI_ERR_READ_ONLY
    if (value == ABI_ERR_READ_ONLY)
        return MPI_ERR_READ_ONLY;
#endif
#if BND_HAS_MPI_ERR_RMA_ATTACH
    if (value == ABI_ERR_RMA_ATTACH)
        return MPI_ERR_RMA_ATTACH;
#endif
#if BND_HAS_MPI_ERR_RMA_CONFLICT
    if (value == ABI_ERR_RMA_CONFLICT)
        return MPI_ERR_RMA_CONFLICT;
#endif
#if BND_HAS_MPI_ERR_RMA_RANGE
    if (value == ABI_ERR_RMA_RANGE)
        return MPI_ERR_RMA_RANGE;
#endif
#if BND_HAS_MPI_ERR_RMA_SHARED
    if (value == ABI_ERR_RMA_SHARED)
        return MPI_ERR_RMA_SHARED;
#endif
#if BND_HAS_MPI_ERR_RMA_SYNC
    if (value == ABI_ERR_RMA_SYNC)
        return MPI_ERR_RMA_SYNC;
#endif
#if BND_HAS_MPI_ERR_SERVICE
    if (value == ABI_ERR_SERVICE)
        return MPI_ERR_SERVICE;
#endif
#if BND_HAS_MPI_ERR_SIZE
    if (value == ABI_ERR_SIZE)
        return MPI_ERR_SIZE;
#endif
#if BND_HAS_MPI_ERR_SPAWN
    if (value == ABI_ERR_SPAWN)
        return MPI_ERR_SPAWN;
#endif
#if BND_HAS_MPI_ERR_UNSUPPORTED_DATAREP
    if (value == ABI_ERR_UNSUPPORTED_DATAREP)
        return MPI_ERR_UNSUPPORTED_DATAREP;
#endif
#if BND_HAS_MPI_ERR_UNSUPPORTED_OPERATION
    if (value == ABI_ERR_UNSUPPORTED_OPERATION)
        return MPI_ERR_UNSUPPORTED_OPERATION;
#endif
#if BND_HAS_MPI_ERR_WIN
    if (value == ABI_ERR_WIN)
        return MPI_ERR_WIN;
#endif
#if BND_HAS_MPI_ERR_RMA_FLAVOR
    if (value == ABI_ERR_RMA_FLAVOR)
        return MPI_ERR_RMA_FLAVOR;
#endif
#if BND_HAS_MPI_ERR_PROC_ABORTED
    if (value == ABI_ERR_PROC_ABORTED)
        return MPI_ERR_PROC_ABORTED;
#endif
#if BND_HAS_MPI_ERR_VALUE_TOO_LARGE
    if (value == ABI_ERR_VALUE_TOO_LARGE)
        return MPI_ERR_VALUE_TOO_LARGE;
#endif
#if BND_HAS_MPI_ERR_SESSION
    if (value == ABI_ERR_SESSION)
        return MPI_ERR_SESSION;
#endif
#if BND_HAS_MPI_ERR_ERRHANDLER
    if (value == ABI_ERR_ERRHANDLER)
        return MPI_ERR_ERRHANDLER;
#endif
#if BND_HAS_MPI_ERR_ABI
    if (value == ABI_ERR_ABI)
        return MPI_ERR_ABI;
#endif
    return bnd_to_made_error_classes(value);
}

static inline int bnd_from_error_classes(int value)
{
#if BND_HAS_MPI_SUCCESS
    if (value == MPI_SUCCESS)
        return ABI_SUCCESS;
#endif
#if BND_HAS_MPI_ERR_BUFFER
    if (value == MPI_ERR_BUFFER)
        return ABI_ERR_BUFFER;
#endif
#if BND_HAS_MPI_ERR_COUNT
    if (value == MPI_ERR_COUNT)
        return ABI_ERR_COUNT;
#endif
#if BND_HAS_MPI_ERR_TYPE
    if (value == MPI_ERR_TYPE)
        return ABI_ERR_TYPE;
#endif
#if BND_HAS_MPI_ERR_TAG
    if (value == MPI_ERR_TAG)
        return ABI_ERR_TAG;
#endif
#if BND_HAS_MPI_ERR_COMM
    if (value == MPI_ERR_COMM)
        return ABI_ERR_COMM;
#endif
#if BND_HAS_MPI_ERR_RANK
    if (value == MPI_ERR_RANK)
        return ABI_ERR_RANK;
#endif
#if BND_HAS_MPI_ERR_REQUEST
    if (value == MPI_ERR_REQUEST)
        return ABI_ERR_REQUEST;
#endif
#if BND_HAS_MPI_ERR_ROOT
    if (value == MPI_ERR_ROOT)
        return ABI_ERR_ROOT;
#endif
#if BND_HAS_MPI_ERR_GROUP
    if (value == MPI_ERR_GROUP)
        return ABI_ERR_GROUP;
#endif
#if BND_HAS_MPI_ERR_OP
    if (value == MPI_ERR_OP)
        return ABI_ERR_OP;
#endif
#if BND_HAS_MPI_ERR_TOPOLOGY
    if (value == MPI_ERR_TOPOLOGY)
        return ABI_ERR_TOPOLOGY;
#endif
#if BND_HAS_MPI_ERR_DIMS
    if (value == MPI_ERR_DIMS)
        return ABI_ERR_DIMS;
#endif
#if BND_HAS_MPI_ERR_ARG
    if (value == MPI_ERR_ARG)
        return ABI_ERR_ARG;
#endif
#if BND_HAS_MPI_ERR_UNKNOWN
    if (value == MPI_ERR_UNKNOWN)
        return ABI_ERR_UNKNOWN;
#endif
#if BND_HAS_MPI_ERR_TRUNCATE
    if (value == MPI_ERR_TRUNCATE)
        return ABI_ERR_TRUNCATE;
#endif
#if BND_HAS_MPI_ERR_OTHER
    if (value == MPI_ERR_OTHER)
        return ABI_ERR_OTHER;
#endif
#if BND_HAS_MPI_ERR_INTERN
    if (value == MPI_ERR_INTERN)
        return ABI_ERR_INTERN;
#endif
#if BND_HAS_MPI_ERR_PENDING
    if (value == MPI_ERR_PENDING)
        return ABI_ERR_PENDING;
#endif
#if BND_HAS_MPI_ERR_IN_STATUS
    if (value == MPI_ERR_IN_STATUS)
        return ABI_ERR_IN_STATUS;
#endif
#if BND_HAS_MPI_ERR_ACCESS
    if (value == MPI_ERR_ACCESS)
        return ABI_ERR_ACCESS;
#endif
#if BND_HAS_MPI_ERR_AMODE
    if (value == MPI_ERR_AMODE)
        return ABI_ERR_AMODE;
#endif
#if BND_HAS_MPI_ERR_ASSERT
    if (value == MPI_ERR_ASSERT)
        return ABI_ERR_ASSERT;
#endif
#if BND_HAS_MPI_ERR_BAD_FILE
    if (value == MPI_ERR_BAD_FILE)
        return ABI_ERR_BAD_FILE;
#endif
#if BND_HAS_MPI_ERR_BASE
    if (value == MPI_ERR_BASE)
        return ABI_ERR_BASE;
#endif
#if BND_HAS_MPI_ERR_CONVERSION
    if (value == MPI_ERR_CONVERSION)
        return ABI_ERR_CONVERSION;
#endif
#if BND_HAS_MPI_ERR_DISP
    if (value == MPI_ERR_DISP)
        return ABI_ERR_DISP;
#endif
#if BND_HAS_MPI_ERR_DUP_DATAREP
    if (value == MPI_ERR_DUP_DATAREP)
        return ABI_ERR_DUP_DATAREP;
#endif
#if BND_HAS_MPI_ERR_FILE_EXISTS
    if (value == MPI_ERR_FILE_EXISTS)
        return ABI_ERR_FILE_EXISTS;
#endif
#if BND_HAS_MPI_ERR_FILE_IN_USE
    if (value == MPI_ERR_FILE_IN_USE)
        return ABI_ERR_FILE_IN_USE;
#endif
#if BND_HAS_MPI_ERR_FILE
    if (value == MPI_ERR_FILE)
        return ABI_ERR_FILE;
#endif
#if BND_HAS_MPI_ERR_INFO_KEY
    if (value == MPI_ERR_INFO_KEY)
        return ABI_ERR_INFO_KEY;
#endif
#if BND_HAS_MPI_ERR_INFO_NOKEY
    if (value == MPI_ERR_INFO_NOKEY)
        return ABI_ERR_INFO_NOKEY;
#endif
#if BND_HAS_MPI_ERR_INFO_VALUE
    if (value == MPI_ERR_INFO_VALUE)
        return ABI_ERR_INFO_VALUE;
#endif
#if BND_HAS_MPI_ERR_INFO
    if (value == MPI_ERR_INFO)
        return ABI_ERR_INFO;
#endif
#if BND_HAS_MPI_ERR_IO
    if (value == MPI_ERR_IO)
        return ABI_ERR_IO;
#endif
#if BND_HAS_MPI_ERR_KEYVAL
    if (value == MPI_ERR_KEYVAL)
        return ABI_ERR_KEYVAL;
#endif
#if BND_HAS_MPI_ERR_LOCKTYPE
    if (value == MPI_ERR_LOCKTYPE)
        return ABI_ERR_LOCKTYPE;
#endif
#if BND_HAS_MPI_ERR_NAME
    if (value == MPI_ERR_NAME)
        return ABI_ERR_NAME;
#endif
#if BND_HAS_MPI_ERR_NO_MEM
    if (value == MPI_ERR_NO_MEM)
        return ABI_ERR_NO_MEM;
#endif
#if BND_HAS_MPI_ERR_NOT_SAME
    if (value == MPI_ERR_NOT_SAME)
        return ABI_ERR_NOT_SAME;
#endif
#if BND_HAS_MPI_ERR_NO_SPACE
    if (value == MPI_ERR_NO_SPACE)
        return ABI_ERR_NO_SPACE;
#endif
#if BND_HAS_MPI_ERR_NO_SUCH_FILE
    if (value == MPI_ERR_NO_SUCH_FILE)
        return ABI_ERR_NO_SUCH_FILE;
#endif
#if BND_HAS_MPI_ERR_PORT
    if (value == MPI_ERR_PORT)
        return ABI_ERR_PORT;
#endif
#if BND_HAS_MPI_ERR_QUOTA
    if (value == MPI_ERR_QUOTA)
        return ABI_ERR_QUOTA;
#endif
#if BND_HAS_MPI_ERR_READ_ONLY
    if (value == MPI_ERR_READ_ONLY)
        return ABI_ERR_READ_ONLY;
#endif
#if BND_HAS_MPI_ERR_RMA_ATTACH
    if (value == MPI_ERR_RMA_ATTACH)
        return ABI_ERR_RMA_ATTACH;
#endif
#if BND_HAS_MPI_ERR_RMA_CONFLICT
    if (value == MPI_ERR_RMA_CONFLICT)
        return ABI_ERR_RMA_CONFLICT;
#endif
#if BND_HAS_MPI_ERR_RMA_RANGE
    if (value == MPI_ERR_RMA_RANGE)
        return ABI_ERR_RMA_RANGE;
#endif
#if BND_HAS_MPI_ERR_RMA_SHARED
    if (value == MPI_ERR_RMA_SHARED)
        return ABI_ERR_RMA_SHARED;
#endif
#if BND_HAS_MPI_ERR_RMA_SYNC
    if (value == MPI_ERR_RMA_SYNC)
        return ABI_ERR_RMA_SYNC;
#endif
#if BND_HAS_MPI_ERR_SERVICE
    if (value == MPI_ERR_SERVICE)
        return ABI_ERR_SERVICE;
#endif
#if BND_HAS_MPI_ERR_SIZE
    if (value == MPI_ERR_SIZE)
        return ABI_ERR_SIZE;
#endif
#if BND_HAS_MPI_ERR_SPAWN
    if (value == MPI_ERR_SPAWN)
        return ABI_ERR_SPAWN;
#endif
#if BND_HAS_MPI_ERR_UNSUPPORTED_DATAREP
    if (value == MPI_ERR_UNSUPPORTED_DATAREP)
        return ABI_ERR_UNSUPPORTED_DATAREP;
#endif
#if BND_HAS_MPI_ERR_UNSUPPORTED_OPERATION
    if (value == MPI_ERR_UNSUPPORTED_OPERATION)
        return ABI_ERR_UNSUPPORTED_OPERATION;
#endif
#if BND_HAS_MPI_ERR_WIN
    if (value == MPI_ERR_WIN)
        return ABI_ERR_WIN;
#endif
#if BND_HAS_MPI_ERR_RMA_FLAVOR
    if (value == MPI_ERR_RMA_FLAVOR)
        return ABI_ERR_RMA_FLAVOR;
#endif
#if BND_HAS_MPI_ERR_PROC_ABORTED
    if (value == MPI_ERR_PROC_ABORTED)
        return ABI_ERR_PROC_ABORTED;
#endif
#if BND_HAS_MPI_ERR_VALUE_TOO_LARGE
    if (value == MPI_ERR_VALUE_TOO_LARGE)
        return ABI_ERR_VALUE_TOO_LARGE;
#endif
#if BND_HAS_MPI_ERR_SESSION
    if (value == MPI_ERR_SESSION)
        return ABI_ERR_SESSION;
#endif
#if BND_HAS_MPI_ERR_ERRHANDLER
    if (value == MPI_ERR_ERRHANDLER)
        return ABI_ERR_ERRHANDLER;
#endif
#if BND_HAS_MPI_ERR_ABI
    if (value == MPI_ERR_ABI)
        return ABI_ERR_ABI;
#endif
    return bnd_from_made_error_classes(value);
}

static inline int bnd_to_mpit_error_codes(int value)
{
#if BND_HAS_MPI_T_ERR_CANNOT_INIT
    if (value == ABI_T_ERR_CANNOT_INIT)
        return MPI_T_ERR_CANNOT_INIT;
#endif
#if BND_HAS_MPI_T_ERR_NOT_ACCESSIBLE
    if (value == ABI_T_ERR_NOT_ACCESSIBLE)
        return MPI_T_ERR_NOT_ACCESSIBLE;
#endif
#if BND_HAS_MPI_T_ERR_NOT_INITIALIZED
    if (value == ABI_T_ERR_NOT_INITIALIZED)
        return MPI_T_ERR_NOT_INITIALIZED;
#endif
#if BND_HAS_MPI_T_ERR_NOT_SUPPORTED
    if (value == ABI_T_ERR_NOT_SUPPORTED)
        return MPI_T_ERR_NOT_SUPPORTED;
#endif
#if BND_HAS_MPI_T_ERR_MEMORY
    if (value == ABI_T_ERR_MEMORY)
        return MPI_T_ERR_MEMORY;
#endif
#if BND_HAS_MPI_T_ERR_INVALID
    if (value == ABI_T_ERR_INVALID)
        return MPI_T_ERR_INVALID;
#endif
#if BND_HAS_MPI_T_ERR_INVALID_INDEX
    if (value == ABI_T_ERR_INVALID_INDEX)
        return MPI_T_ERR_INVALID_INDEX;
#endif
#if BND_HAS_MPI_T_ERR_INVALID_ITEM
    if (value == ABI_T_ERR_INVALID_ITEM)
        return MPI_T_ERR_INVALID_ITEM;
#endif
#if BND_HAS_MPI_T_ERR_INVALID_SESSION
    if (value == ABI_T_ERR_INVALID_SESSION)
        return MPI_T_ERR_INVALID_SESSION;
#endif
#if BND_HAS_MPI_T_ERR_INVALID_HANDLE
    if (value == ABI_T_ERR_INVALID_HANDLE)
        return MPI_T_ERR_INVALID_HANDLE;
#endif
#if BND_HAS_MPI_T_ERR_INVALID_NAME
    if (value == ABI_T_ERR_INVALID_NAME)
        return MPI_T_ERR_INVALID_NAME;
#endif
#if BND_HAS_MPI_T_ERR_OUT_OF_HANDLES
    if (value == ABI_T_ERR_OUT_OF_HANDLES)
        return MPI_T_ERR_OUT_OF_HANDLES;
#endif
#if BND_HAS_MPI_T_ERR_OUT_OF_SESSIONS
    if (value == ABI_T_ERR_OUT_OF_SESSIONS)
        return MPI_T_ERR_OUT_OF_SESSIONS;
#endif
#if BND_HAS_MPI_T_ERR_CVAR_SET_NOT_NOW
    if (value == ABI_T_ERR_CVAR_SET_NOT_NOW)
        return MPI_T_ERR_CVAR_SET_NOT_NOW;
#endif
#if BND_HAS_MPI_T_ERR_CVAR_SET_NEVER
    if (value == ABI_T_ERR_CVAR_SET_NEVER)
        return MPI_T_ERR_CVAR_SET_NEVER;
#endif
#if BND_HAS_MPI_T_ERR_PVAR_NO_WRITE
    if (value == ABI_T_ERR_PVAR_NO_WRITE)
        return MPI_T_ERR_PVAR_NO_WRITE;
#endif
#if BND_HAS_MPI_T_ERR_PVAR_NO_STARTSTOP
    if (value == ABI_T_ERR_PVAR_NO_STARTSTOP)
        return MPI_T_ERR_PVAR_NO_STARTSTOP;
#endif
#if BND_HAS_MPI_T_ERR_PVAR_NO_ATOMIC
    if (value == ABI_T_ERR_PVAR_NO_ATOMIC)
        return MPI_T_ERR_PVAR_NO_ATOMIC;
#endif
    return value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_mpit_error_codes(int value)
{
#if BND_HAS_MPI_T_ERR_CANNOT_INIT
    if (value == MPI_T_ERR_CANNOT_INIT)
        return ABI_T_ERR_CANNOT_INIT;
#endif
#if BND_HAS_MPI_T_ERR_NOT_ACCESSIBLE
    if (value == MPI_T_ERR_NOT_ACCESSIBLE)
        return ABI_T_ERR_NOT_ACCESSIBLE;
#endif
#if BND_HAS_MPI_T_ERR_NOT_INITIALIZED
    if (value == MPI_T_ERR_NOT_INITIALIZED)
        return ABI_T_ERR_NOT_INITIALIZED;
#endif
#if BND_HAS_MPI_T_ERR_NOT_SUPPORTED
    if (value == MPI_T_ERR_NOT_SUPPORTED)
        return ABI_T_ERR_NOT_SUPPORTED;
#endif
#if BND_HAS_MPI_T_ERR_MEMORY
    if (value == MPI_T_ERR_MEMORY)
        return ABI_T_ERR_MEMORY;
#endif
#if BND_HAS_MPI_T_ERR_INVALID
    if (value == MPI_T_ERR_INVALID)
        return ABI_T_ERR_INVALID;
#endif
#if BND_HAS_MPI_T_ERR_INVALID_INDEX
    if (value == MPI_T_ERR_INVALID_INDEX)
        return ABI_T_ERR_INVALID_INDEX;
#endif
#if BND_HAS_MPI_T_ERR_INVALID_ITEM
    if (value == MPI_T_ERR_INVALID_ITEM)
        return ABI_T_ERR_INVALID_ITEM;
#endif
#if BND_HAS_MPI_T_ERR_INVALID_SESSION
    if (value == MPI_T_ERR_INVALID_SESSION)
        return ABI_T_ERR_INVALID_SESSION;
#endif
#if BND_HAS_MPI_T_ERR_INVALID_HANDLE
    if (value == MPI_T_ERR_INVALID_HANDLE)
        return ABI_T_ERR_INVALID_HANDLE;
#endif
#if BND_HAS_MPI_T_ERR_INVALID_NAME
    if (value == MPI_T_ERR_INVALID_NAME)
        return ABI_T_ERR_INVALID_NAME;
#endif
#if BND_HAS_MPI_T_ERR_OUT_OF_HANDLES
    if (value == MPI_T_ERR_OUT_OF_HANDLES)
        return ABI_T_ERR_OUT_OF_HANDLES;
#endif
#if BND_HAS_MPI_T_ERR_OUT_OF_SESSIONS
    if (value == MPI_T_ERR_OUT_OF_SESSIONS)
        return ABI_T_ERR_OUT_OF_SESSIONS;
#endif
#if BND_HAS_MPI_T_ERR_CVAR_SET_NOT_NOW
    if (value == MPI_T_ERR_CVAR_SET_NOT_NOW)
        return ABI_T_ERR_CVAR_SET_NOT_NOW;
#endif
#if BND_HAS_MPI_T_ERR_CVAR_SET_NEVER
    if (value == MPI_T_ERR_CVAR_SET_NEVER)
        return ABI_T_ERR_CVAR_SET_NEVER;
#endif
#if BND_HAS_MPI_T_ERR_PVAR_NO_WRITE
    if (value == MPI_T_ERR_PVAR_NO_WRITE)
        return ABI_T_ERR_PVAR_NO_WRITE;
#endif
#if BND_HAS_MPI_T_ERR_PVAR_NO_STARTSTOP
    if (value == MPI_T_ERR_PVAR_NO_STARTSTOP)
        return ABI_T_ERR_PVAR_NO_STARTSTOP;
#endif
#if BND_HAS_MPI_T_ERR_PVAR_NO_ATOMIC
    if (value == MPI_T_ERR_PVAR_NO_ATOMIC)
        return ABI_T_ERR_PVAR_NO_ATOMIC;
#endif
    return value;
}

static inline int bnd_to_ranks(int value)
{
    if (__builtin_expect(value >= 0, 1))
        return value;
#if BND_HAS_MPI_ANY_SOURCE
    if (value == ABI_ANY_SOURCE)
        return MPI_ANY_SOURCE;
#endif
#if BND_HAS_MPI_PROC_NULL
    if (value == ABI_PROC_NULL)
        return MPI_PROC_NULL;
#endif
#if BND_HAS_MPI_ROOT
    if (value == ABI_ROOT)
        return MPI_ROOT;
#endif
    return value >= 0 || value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_ranks(int value)
{
    if (__builtin_expect(value >= 0, 1))
        return value;
#if BND_HAS_MPI_ANY_SOURCE
    if (value == MPI_ANY_SOURCE)
        return ABI_ANY_SOURCE;
#endif
#if BND_HAS_MPI_PROC_NULL
    if (value == MPI_PROC_NULL)
        return ABI_PROC_NULL;
#endif
#if BND_HAS_MPI_ROOT
    if (value == MPI_ROOT)
        return ABI_ROOT;
#endif
    return value;
}

static inline int bnd_to_tags(int value)
{
    if (__builtin_expect(value >= 0, 1))
        return value;
#if BND_HAS_MPI_ANY_TAG
    if (value == ABI_ANY_TAG)
        return MPI_ANY_TAG;
#endif
    return value >= 0 || value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_tags(int value)
{
    if (__builtin_expect(value >= 0, 1))
        return value;
#if BND_HAS_MPI_ANY_TAG
    if (value == MPI_ANY_TAG)
        return ABI_ANY_TAG;
#endif
    return value;
}

static inline int bnd_to_thread_levels(int value)
{
    if (__builtin_expect(value >= 0, 1) && value < 1024)
        return value;
#if BND_HAS_MPI_THREAD_SINGLE
    if (value == ABI_THREAD_SINGLE)
        return MPI_THREAD_SINGLE;
#endif
#if BND_HAS_MPI_THREAD_FUNNELED
    if (value == ABI_THREAD_FUNNELED)
        return MPI_THREAD_FUNNELED;
#endif
#if BND_HAS_MPI_THREAD_SERIALIZED
    if (value == ABI_THREAD_SERIALIZED)
        return MPI_THREAD_SERIALIZED;
#endif
#if BND_HAS_MPI_THREAD_MULTIPLE
    if (value == ABI_THREAD_MULTIPLE)
        return MPI_THREAD_MULTIPLE;
#endif
    return value >= 0 || value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_thread_levels(int value)
{
#if BND_HAS_MPI_THREAD_SINGLE
    if (value == MPI_THREAD_SINGLE)
        return ABI_THREAD_SINGLE;
#endif
#if BND_HAS_MPI_THREAD_FUNNELED
    if (value == MPI_THREAD_FUNNELED)
        return ABI_THREAD_FUNNELED;
#endif
#if BND_HAS_MPI_THREAD_SERIALIZED
    if (value == MPI_THREAD_SERIALIZED)
        return ABI_THREAD_SERIALIZED;
#endif
#if BND_HAS_MPI_THREAD_MULTIPLE
    if (value == MPI_THREAD_MULTIPLE)
        return ABI_THREAD_MULTIPLE;
#endif
    return value;
}

static inline int bnd_to_comparisons(int value)
{
#if BND_HAS_MPI_IDENT
    if (value == ABI_IDENT)
        return MPI_IDENT;
#endif
#if BND_HAS_MPI_CONGRUENT
    if (value == ABI_CONGRUENT)
        return MPI_CONGRUENT;
#endif
#if BND_HAS_MPI_SIMILAR
    if (value == ABI_SIMILAR)
        return MPI_SIMILAR;
#endif
#if BND_HAS_MPI_UNEQUAL
    if (value == ABI_UNEQUAL)
        return MPI_UNEQUAL;
#endif
    return value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_comparisons(int value)
{
#if BND_HAS_MPI_IDENT
    if (value == MPI_IDENT)
        return ABI_IDENT;
#endif
#if BND_HAS_MPI_CONGRUENT
    if (value == MPI_CONGRUENT)
        return ABI_CONGRUENT;
#endif
#if BND_HAS_MPI_SIMILAR
    if (value == MPI_SIMILAR)
        return ABI_SIMILAR;
#endif
#if BND_HAS_MPI_UNEQUAL
    if (value == MPI_UNEQUAL)
        return ABI_UNEQUAL;
#endif
    return value;
}

static inline int bnd_to_topologies(int value)
{
#if BND_HAS_MPI_CART
    if (value == ABI_CART)
        return MPI_CART;
#endif
#if BND_HAS_MPI_GRAPH
    if (value == ABI_GRAPH)
        return MPI_GRAPH;
#endif
#if BND_HAS_MPI_DIST_GRAPH
    if (value == ABI_DIST_GRAPH)
        return MPI_DIST_GRAPH;
#endif
    return value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_topologies(int value)
{
#if BND_HAS_MPI_CART
    if (value == MPI_CART)
        return ABI_CART;
#endif
#if BND_HAS_MPI_GRAPH
    if (value == MPI_GRAPH)
        return ABI_GRAPH;
#endif
#if BND_HAS_MPI_DIST_GRAPH
    if (value == MPI_DIST_GRAPH)
        return ABI_DIST_GRAPH;
#endif
    return value;
}

static inline int bnd_to_split_types(int value)
{
#if BND_HAS_MPI_COMM_TYPE_SHARED
    if (value == ABI_COMM_TYPE_SHARED)
        return MPI_COMM_TYPE_SHARED;
#endif
#if BND_HAS_MPI_COMM_TYPE_HW_UNGUIDED
    if (value == ABI_COMM_TYPE_HW_UNGUIDED)
        return MPI_COMM_TYPE_HW_UNGUIDED;
#endif
#if BND_HAS_MPI_COMM_TYPE_HW_GUIDED
    if (value == ABI_COMM_TYPE_HW_GUIDED)
        return MPI_COMM_TYPE_HW_GUIDED;
#endif
#if BND_HAS_MPI_COMM_TYPE_RESOURCE_GUIDED
    if (value == ABI_COMM_TYPE_RESOURCE_GUIDED)
        return MPI_COMM_TYPE_RESOURCE_GUIDED;
#endif
    return value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_split_types(int value)
{
#if BND_HAS_MPI_COMM_TYPE_SHARED
    if (value == MPI_COMM_TYPE_SHARED)
        return ABI_COMM_TYPE_SHARED;
#endif
#if BND_HAS_MPI_COMM_TYPE_HW_UNGUIDED
    if (value == MPI_COMM_TYPE_HW_UNGUIDED)
        return ABI_COMM_TYPE_HW_UNGUIDED;
#endif
#if BND_HAS_MPI_COMM_TYPE_HW_GUIDED
    if (value == MPI_COMM_TYPE_HW_GUIDED)
        return ABI_COMM_TYPE_HW_GUIDED;
#endif
#if BND_HAS_MPI_COMM_TYPE_RESOURCE_GUIDED
    if (value == MPI_COMM_TYPE_RESOURCE_GUIDED)
        return ABI_COMM_TYPE_RESOURCE_GUIDED;
#endif
    return value;
}

static inline int bnd_to_attribute_keys(int value)
{
#if BND_HAS_MPI_TAG_UB
    if (value == ABI_TAG_UB)
        return MPI_TAG_UB;
#endif
#if BND_HAS_MPI_IO
    if (value == ABI_IO)
        return MPI_IO;
#endif
#if BND_HAS_MPI_HOST
    if (value == ABI_HOST)
        return MPI_HOST;
#endif
#if BND_HAS_MPI_WTIME_IS_GLOBAL
    if (value == ABI_WTIME_IS_GLOBAL)
        return MPI_WTIME_IS_GLOBAL;
#endif
#if BND_HAS_MPI_APPNUM
    if (value == ABI_APPNUM)
        return MPI_APPNUM;
#endif
#if BND_HAS_MPI_LASTUSEDCODE
    if (value == ABI_LASTUSEDCODE)
        return MPI_LASTUSEDCODE;
#endif
#if BND_HAS_MPI_UNIVERSE_SIZE
    if (value == ABI_UNIVERSE_SIZE)
        return MPI_UNIVERSE_SIZE;
#endif
#if BND_HAS_MPI_WIN_BASE
    if (value == ABI_WIN_BASE)
        return MPI_WIN_BASE;
#endif
#if BND_HAS_MPI_WIN_DISP_UNIT
    if (value == ABI_WIN_DISP_UNIT)
        return MPI_WIN_DISP_UNIT;
#endif
#if BND_HAS_MPI_WIN_SIZE
    if (value == ABI_WIN_SIZE)
        return MPI_WIN_SIZE;
#endif
#if BND_HAS_MPI_WIN_CREATE_FLAVOR
    if (value == ABI_WIN_CREATE_FLAVOR)
        return MPI_WIN_CREATE_FLAVOR;
#endif
#if BND_HAS_MPI_WIN_MODEL
    if (value == ABI_WIN_MODEL)
        return MPI_WIN_MODEL;
#endif
    return bnd_to_made_attribute_keys(value);
}

static inline int bnd_from_attribute_keys(int value)
{
#if BND_HAS_MPI_TAG_UB
    if (value == MPI_TAG_UB)
        return ABI_TAG_UB;
#endif
#if BND_HAS_MPI_IO
    if (value == MPI_IO)
        return ABI_IO;
#endif
#if BND_HAS_MPI_HOST
    if (value == MPI_HOST)
        return ABI_HOST;
#endif
#if BND_HAS_MPI_WTIME_IS_GLOBAL
    if (value == MPI_WTIME_IS_GLOBAL)
        return ABI_WTIME_IS_GLOBAL;
#endif
#if BND_HAS_MPI_APPNUM
    if (value == MPI_APPNUM)
        return ABI_APPNUM;
#endif
#if BND_HAS_MPI_LASTUSEDCODE
    if (value == MPI_LASTUSEDCODE)
        return ABI_LASTUSEDCODE;
#endif
#if BND_HAS_MPI_UNIVERSE_SIZE
    if (value == MPI_UNIVERSE_SIZE)
        return ABI_UNIVERSE_SIZE;
#endif
#if BND_HAS_MPI_WIN_BASE
    if (value == MPI_WIN_BASE)
        return ABI_WIN_BASE;
#endif
#if BND_HAS_MPI_WIN_DISP_UNIT
    if (value == MPI_WIN_DISP_UNIT)
        return ABI_WIN_DISP_UNIT;
#endif
#if BND_HAS_MPI_WIN_SIZE
    if (value == MPI_WIN_SIZE)
        return ABI_WIN_SIZE;
#endif
#if BND_HAS_MPI_WIN_CREATE_FLAVOR
    if (value == MPI_WIN_CREATE_FLAVOR)
        return ABI_WIN_CREATE_FLAVOR;
#endif
#if BND_HAS_MPI_WIN_MODEL
    if (value == MPI_WIN_MODEL)
        return ABI_WIN_MODEL;
#endif
    return bnd_from_made_attribute_keys(value);
}

static inline int bnd_to_array_orders(int value)
{
#if BND_HAS_MPI_ORDER_C
    if (value == ABI_ORDER_C)
        return MPI_ORDER_C;
#endif
#if BND_HAS_MPI_ORDER_FORTRAN
    if (value == ABI_ORDER_FORTRAN)
        return MPI_ORDER_FORTRAN;
#endif
    return value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_array_orders(int value)
{
#if BND_HAS_MPI_ORDER_C
    if (value == MPI_ORDER_C)
        return ABI_ORDER_C;
#endif
#if BND_HAS_MPI_ORDER_FORTRAN
    if (value == MPI_ORDER_FORTRAN)
        return ABI_ORDER_FORTRAN;
#endif
    return value;
}

static inline int bnd_to_distributions(int value)
{
#if BND_HAS_MPI_DISTRIBUTE_NONE
    if (value == ABI_DISTRIBUTE_NONE)
        return MPI_DISTRIBUTE_NONE;
#endif
#if BND_HAS_MPI_DISTRIBUTE_BLOCK
    if (value == ABI_DISTRIBUTE_BLOCK)
        return MPI_DISTRIBUTE_BLOCK;
#endif
#if BND_HAS_MPI_DISTRIBUTE_CYCLIC
    if (value == ABI_DISTRIBUTE_CYCLIC)
        return MPI_DISTRIBUTE_CYCLIC;
#endif
    return value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_distributions(int value)
{
#if BND_HAS_MPI_DISTRIBUTE_NONE
    if (value == MPI_DISTRIBUTE_NONE)
        return ABI_DISTRIBUTE_NONE;
#endif
#if BND_HAS_MPI_DISTRIBUTE_BLOCK
    if (value == MPI_DISTRIBUTE_BLOCK)
        return ABI_DISTRIBUTE_BLOCK;
#endif
#if BND_HAS_MPI_DISTRIBUTE_CYCLIC
    if (value == MPI_DISTRIBUTE_CYCLIC)
        return ABI_DISTRIBUTE_CYCLIC;
#endif
    return value;
}

static inline int bnd_to_distribution_arguments(int value)
{
    if (__builtin_expect(value >= 0, 1) && value < 19)
        return value;
#if BND_HAS_MPI_DISTRIBUTE_DFLT_DARG
    if (value == ABI_DISTRIBUTE_DFLT_DARG)
        return MPI_DISTRIBUTE_DFLT_DARG;
#endif
    return value >= 0 || value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_distribution_arguments(int value)
{
#if BND_HAS_MPI_DISTRIBUTE_DFLT_DARG
    if (value == MPI_DISTRIBUTE_DFLT_DARG)
        return ABI_DISTRIBUTE_DFLT_DARG;
#endif
    return value;
}

static inline int bnd_to_combiners(int value)
{
#if BND_HAS_MPI_COMBINER_NAMED
    if (value == ABI_COMBINER_NAMED)
        return MPI_COMBINER_NAMED;
#endif
#if BND_HAS_MPI_COMBINER_DUP
    if (value == ABI_COMBINER_DUP)
        return MPI_COMBINER_DUP;
#endif
#if BND_HAS_MPI_COMBINER_CONTIGUOUS
    if (value == ABI_COMBINER_CONTIGUOUS)
        return MPI_COMBINER_CONTIGUOUS;
#endif
#if BND_HAS_MPI_COMBINER_VECTOR
    if (value == ABI_COMBINER_VECTOR)
        return MPI_COMBINER_VECTOR;
#endif
#if BND_HAS_MPI_COMBINER_HVECTOR
    if (value == ABI_COMBINER_HVECTOR)
        return MPI_COMBINER_HVECTOR;
#endif
#if BND_HAS_MPI_COMBINER_INDEXED
    if (value == ABI_COMBINER_INDEXED)
        return MPI_COMBINER_INDEXED;
#endif
#if BND_HAS_MPI_COMBINER_HINDEXED
    if (value == ABI_COMBINER_HINDEXED)
        return MPI_COMBINER_HINDEXED;
#endif
#if BND_HAS_MPI_COMBINER_INDEXED_BLOCK
    if (value == ABI_COMBINER_INDEXED_BLOCK)
        return MPI_COMBINER_INDEXED_BLOCK;
#endif
#if BND_HAS_MPI_COMBINER_HINDEXED_BLOCK
    if (value == ABI_COMBINER_HINDEXED_BLOCK)
        return MPI_COMBINER_HINDEXED_BLOCK;
#endif
#if BND_HAS_MPI_COMBINER_STRUCT
    if (value == ABI_COMBINER_STRUCT)
        return MPI_COMBINER_STRUCT;
#endif
#if BND_HAS_MPI_COMBINER_SUBARRAY
    if (value == ABI_COMBINER_SUBARRAY)
        return MPI_COMBINER_SUBARRAY;
#endif
#if BND_HAS_MPI_COMBINER_DARRAY
    if (value == ABI_COMBINER_DARRAY)
        return MPI_COMBINER_DARRAY;
#endif
#if BND_HAS_MPI_COMBINER_F90_REAL
    if (value == ABI_COMBINER_F90_REAL)
        return MPI_COMBINER_F90_REAL;
#endif
#if BND_HAS_MPI_COMBINER_F90_COMPLEX
    if (value == ABI_COMBINER_F90_COMPLEX)
        return MPI_COMBINER_F90_COMPLEX;
#endif
#if BND_HAS_MPI_COMBINER_F90_INTEGER
    if (value == ABI_COMBINER_F90_INTEGER)
        return MPI_COMBINER_F90_INTEGER;
#endif
#if BND_HAS_MPI_COMBINER_RESIZED
    if (value == ABI_COMBINER_RESIZED)
        return MPI_COMBINER_RESIZED;
#endif
#if BND_HAS_MPI_COMBINER_VALUE_INDEX
    if (value == ABI_COMBINER_VALUE_INDEX)
        return MPI_COMBINER_VALUE_INDEX;
#endif
    return value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_combiners(int value)
{
#if BND_HAS_MPI_COMBINER_NAMED
    if (value == MPI_COMBINER_NAMED)
        return ABI_COMBINER_NAMED;
#endif
#if BND_HAS_MPI_COMBINER_DUP
    if (value == MPI_COMBINER_DUP)
        return ABI_COMBINER_DUP;
#endif
#if BND_HAS_MPI_COMBINER_CONTIGUOUS
    if (value == MPI_COMBINER_CONTIGUOUS)
        return ABI_COMBINER_CONTIGUOUS;
#endif
#if BND_HAS_MPI_COMBINER_VECTOR
    if (value == MPI_COMBINER_VECTOR)
        return ABI_COMBINER_VECTOR;
#endif
#if BND_HAS_MPI_COMBINER_HVECTOR
    if (value == MPI_COMBINER_HVECTOR)
        return ABI_COMBINER_HVECTOR;
#endif
#if BND_HAS_MPI_COMBINER_INDEXED
    if (value == MPI_COMBINER_INDEXED)
        return ABI_COMBINER_INDEXED;
#endif
#if BND_HAS_MPI_COMBINER_HINDEXED
    if (value == MPI_COMBINER_HINDEXED)
        return ABI_COMBINER_HINDEXED;
#endif
#if BND_HAS_MPI_COMBINER_INDEXED_BLOCK
    if (value == MPI_COMBINER_INDEXED_BLOCK)
        return ABI_COMBINER_INDEXED_BLOCK;
#endif
#if BND_HAS_MPI_COMBINER_HINDEXED_BLOCK
    if (value == MPI_COMBINER_HINDEXED_BLOCK)
        return ABI_COMBINER_HINDEXED_BLOCK;
#endif
#if BND_HAS_MPI_COMBINER_STRUCT
    if (value == MPI_COMBINER_STRUCT)
        return ABI_COMBINER_STRUCT;
#endif
#if BND_HAS_MPI_COMBINER_SUBARRAY
    if (value == MPI_COMBINER_SUBARRAY)
        return ABI_COMBINER_SUBARRAY;
#endif
#if BND_HAS_MPI_COMBINER_DARRAY
    if (value == MPI_COMBINER_DARRAY)
        return ABI_COMBINER_DARRAY;
#endif
#if BND_HAS_MPI_COMBINER_F90_REAL
    if (value == MPI_COMBINER_F90_REAL)
        return ABI_COMBINER_F90_REAL;
#endif
#if BND_HAS_MPI_COMBINER_F90_COMPLEX
    if (value == MPI_COMBINER_F90_COMPLEX)
        return ABI_COMBINER_F90_COMPLEX;
#endif
#if BND_HAS_MPI_COMBINER_F90_INTEGER
    if (value == MPI_COMBINER_F90_INTEGER)
        return ABI_COMBINER_F90_INTEGER;
#endif
#if BND_HAS_MPI_COMBINER_RESIZED
    if (value == MPI_COMBINER_RESIZED)
        return ABI_COMBINER_RESIZED;
#endif
#if BND_HAS_MPI_COMBINER_VALUE_INDEX
    if (value == MPI_COMBINER_VALUE_INDEX)
        return ABI_COMBINER_VALUE_INDEX;
#endif
    return value;
}

static inline int bnd_to_type_classes(int value)
{
#if BND_HAS_MPIX_TYPECLASS_LOGICAL
    if (value == MPIX_TYPECLASS_LOGICAL)
        return MPIX_TYPECLASS_LOGICAL;
#endif
#if BND_HAS_MPI_TYPECLASS_INTEGER
    if (value == ABI_TYPECLASS_INTEGER)
        return MPI_TYPECLASS_INTEGER;
#endif
#if BND_HAS_MPI_TYPECLASS_REAL
    if (value == ABI_TYPECLASS_REAL)
        return MPI_TYPECLASS_REAL;
#endif
#if BND_HAS_MPI_TYPECLASS_COMPLEX
    if (value == ABI_TYPECLASS_COMPLEX)
        return MPI_TYPECLASS_COMPLEX;
#endif
    return value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_type_classes(int value)
{
#if BND_HAS_MPIX_TYPECLASS_LOGICAL
    if (value == MPIX_TYPECLASS_LOGICAL)
        return MPIX_TYPECLASS_LOGICAL;
#endif
#if BND_HAS_MPI_TYPECLASS_INTEGER
    if (value == MPI_TYPECLASS_INTEGER)
        return ABI_TYPECLASS_INTEGER;
#endif
#if BND_HAS_MPI_TYPECLASS_REAL
    if (value == MPI_TYPECLASS_REAL)
        return ABI_TYPECLASS_REAL;
#endif
#if BND_HAS_MPI_TYPECLASS_COMPLEX
    if (value == MPI_TYPECLASS_COMPLEX)
        return ABI_TYPECLASS_COMPLEX;
#endif
    return value;
}

static inline int bnd_to_locks(int value)
{
#if BND_HAS_MPI_LOCK_EXCLUSIVE
    if (value == ABI_LOCK_EXCLUSIVE)
        return MPI_LOCK_EXCLUSIVE;
#endif
#if BND_HAS_MPI_LOCK_SHARED
    if (value == ABI_LOCK_SHARED)
        return MPI_LOCK_SHARED;
#endif
    return value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_locks(int value)
{
#if BND_HAS_MPI_LOCK_EXCLUSIVE
    if (value == MPI_LOCK_EXCLUSIVE)
        return ABI_LOCK_EXCLUSIVE;
#endif
#if BND_HAS_MPI_LOCK_SHARED
    if (value == MPI_LOCK_SHARED)
        return ABI_LOCK_SHARED;
#endif
    return value;
}

static inline int bnd_to_window_flavors(int value)
{
#if BND_HAS_MPI_WIN_FLAVOR_CREATE
    if (value == ABI_WIN_FLAVOR_CREATE)
        return MPI_WIN_FLAVOR_CREATE;
#endif
#if BND_HAS_MPI_WIN_FLAVOR_ALLOCATE
    if (value == ABI_WIN_FLAVOR_ALLOCATE)
        return MPI_WIN_FLAVOR_ALLOCATE;
#endif
#if BND_HAS_MPI_WIN_FLAVOR_DYNAMIC
    if (value == ABI_WIN_FLAVOR_DYNAMIC)
        return MPI_WIN_FLAVOR_DYNAMIC;
#endif
#if BND_HAS_MPI_WIN_FLAVOR_SHARED
    if (value == ABI_WIN_FLAVOR_SHARED)
        return MPI_WIN_FLAVOR_SHARED;
#endif
    return value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_window_flavors(int value)
{
#if BND_HAS_MPI_WIN_FLAVOR_CREATE
    if (value == MPI_WIN_FLAVOR_CREATE)
        return ABI_WIN_FLAVOR_CREATE;
#endif
#if BND_HAS_MPI_WIN_FLAVOR_ALLOCATE
    if (value == MPI_WIN_FLAVOR_ALLOCATE)
        return ABI_WIN_FLAVOR_ALLOCATE;
#endif
#if BND_HAS_MPI_WIN_FLAVOR_DYNAMIC
    if (value == MPI_WIN_FLAVOR_DYNAMIC)
        return ABI_WIN_FLAVOR_DYNAMIC;
#endif
#if BND_HAS_MPI_WIN_FLAVOR_SHARED
    if (value == MPI_WIN_FLAVOR_SHARED)
        return ABI_WIN_FLAVOR_SHARED;
#endif
    return value;
}

static inline int bnd_to_window_models(int value)
{
#if BND_HAS_MPI_WIN_UNIFIED
    if (value == ABI_WIN_UNIFIED)
        return MPI_WIN_UNIFIED;
#endif
#if BND_HAS_MPI_WIN_SEPARATE
    if (value == ABI_WIN_SEPARATE)
        return MPI_WIN_SEPARATE;
#endif
    return value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_window_models(int value)
{
#if BND_HAS_MPI_WIN_UNIFIED
    if (value == MPI_WIN_UNIFIED)
        return ABI_WIN_UNIFIED;
#endif
#if BND_HAS_MPI_WIN_SEPARATE
    if (value == MPI_WIN_SEPARATE)
        return ABI_WIN_SEPARATE;
#endif
    return value;
}

static inline int bnd_to_file_modes(int value)
{
    int result = 0;
#if BND_HAS_MPI_MODE_APPEND
    if (value & ABI_MODE_APPEND)
        result |= MPI_MODE_APPEND;
#endif
#if BND_HAS_MPI_MODE_CREATE
    if (value & ABI_MODE_CREATE)
        result |= MPI_MODE_CREATE;
#endif
#if BND_HAS_MPI_MODE_DELETE_ON_CLOSE
    if (value & ABI_MODE_DELETE_ON_CLOSE)
        result |= MPI_MODE_DELETE_ON_CLOSE;
#endif
#if BND_HAS_MPI_MODE_EXCL
    if (value & ABI_MODE_EXCL)
        result |= MPI_MODE_EXCL;
#endif
#if BND_HAS_MPI_MODE_RDONLY
    if (value & ABI_MODE_RDONLY)
        result |= MPI_MODE_RDONLY;
#endif
#if BND_HAS_MPI_MODE_RDWR
    if (value & ABI_MODE_RDWR)
        result |= MPI_MODE_RDWR;
#endif
#if BND_HAS_MPI_MODE_SEQUENTIAL
    if (value & ABI_MODE_SEQUENTIAL)
        result |= MPI_MODE_SEQUENTIAL;
#endif
#if BND_HAS_MPI_MODE_UNIQUE_OPEN
    if (value & ABI_MODE_UNIQUE_OPEN)
        result |= MPI_MODE_UNIQUE_OPEN;
#endif
#if BND_HAS_MPI_MODE_WRONLY
    if (value & ABI_MODE_WRONLY)
        result |= MPI_MODE_WRONLY;
#endif
    return result;
}

static inline int bnd_from_file_modes(int value)
{
    int result = 0;
#if BND_HAS_MPI_MODE_APPEND
    if (value & MPI_MODE_APPEND)
        result |= ABI_MODE_APPEND;
#endif
#if BND_HAS_MPI_MODE_CREATE
    if (value & MPI_MODE_CREATE)
        result |= ABI_MODE_CREATE;
#endif
#if BND_HAS_MPI_MODE_DELETE_ON_CLOSE
    if (value & MPI_MODE_DELETE_ON_CLOSE)
        result |= ABI_MODE_DELETE_ON_CLOSE;
#endif
#if BND_HAS_MPI_MODE_EXCL
    if (value & MPI_MODE_EXCL)
        result |= ABI_MODE_EXCL;
#endif
#if BND_HAS_MPI_MODE_RDONLY
    if (value & MPI_MODE_RDONLY)
        result |= ABI_MODE_RDONLY;
#endif
#if BND_HAS_MPI_MODE_RDWR
    if (value & MPI_MODE_RDWR)
        result |= ABI_MODE_RDWR;
#endif
#if BND_HAS_MPI_MODE_SEQUENTIAL
    if (value & MPI_MODE_SEQUENTIAL)
        result |= ABI_MODE_SEQUENTIAL;
#endif
#if BND_HAS_MPI_MODE_UNIQUE_OPEN
    if (value & MPI_MODE_UNIQUE_OPEN)
        result |= ABI_MODE_UNIQUE_OPEN;
#endif
#if BND_HAS_MPI_MODE_WRONLY
    if (value & MPI_MODE_WRONLY)
        result |= ABI_MODE_WRONLY;
#endif
    return result;
}

static inline int bnd_to_assertions(int value)
{
    int result = 0;
#if BND_HAS_MPI_MODE_NOCHECK
    if (value & ABI_MODE_NOCHECK)
        result |= MPI_MODE_NOCHECK;
#endif
#if BND_HAS_MPI_MODE_NOPRECEDE
    if (value & ABI_MODE_NOPRECEDE)
        result |= MPI_MODE_NOPRECEDE;
#endif
#if BND_HAS_MPI_MODE_NOPUT
    if (value & ABI_MODE_NOPUT)
        result |= MPI_MODE_NOPUT;
#endif
#if BND_HAS_MPI_MODE_NOSTORE
    if (value & ABI_MODE_NOSTORE)
        result |= MPI_MODE_NOSTORE;
#endif
#if BND_HAS_MPI_MODE_NOSUCCEED
    if (value & ABI_MODE_NOSUCCEED)
        result |= MPI_MODE_NOSUCCEED;
#endif
    return result;
}

static inline int bnd_from_assertions(int value)
{
    int result = 0;
#if BND_HAS_MPI_MODE_NOCHECK
    if (value & MPI_MODE_NOCHECK)
        result |= ABI_MODE_NOCHECK;
#endif
#if BND_HAS_MPI_MODE_NOPRECEDE
    if (value & MPI_MODE_NOPRECEDE)
        result |= ABI_MODE_NOPRECEDE;
#endif
#if BND_HAS_MPI_MODE_NOPUT
    if (value & MPI_MODE_NOPUT)
        result |= ABI_MODE_NOPUT;
#endif
#if BND_HAS_MPI_MODE_NOSTORE
    if (value & MPI_MODE_NOSTORE)
        result |= ABI_MODE_NOSTORE;
#endif
#if BND_HAS_MPI_MODE_NOSUCCEED
    if (value & MPI_MODE_NOSUCCEED)
        result |= ABI_MODE_NOSUCCEED;
#endif
    return result;
}

static inline int bnd_to_seek_modes(int value)
{
#if BND_HAS_MPI_SEEK_CUR
    if (value == ABI_SEEK_CUR)
        return MPI_SEEK_CUR;
#endif
#if BND_HAS_MPI_SEEK_END
    if (value == ABI_SEEK_END)
        return MPI_SEEK_END;
#endif
#if BND_HAS_MPI_SEEK_SET
    if (value == ABI_SEEK_SET)
        return MPI_SEEK_SET;
#endif
    return value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_seek_modes(int value)
{
#if BND_HAS_MPI_SEEK_CUR
    if (value == MPI_SEEK_CUR)
        return ABI_SEEK_CUR;
#endif
#if BND_HAS_MPI_SEEK_END
    if (value == MPI_SEEK_END)
        return ABI_SEEK_END;
#endif
#if BND_HAS_MPI_SEEK_SET
    if (value == MPI_SEEK_SET)
        return ABI_SEEK_SET;
#endif
    return value;
}

static inline int bnd_to_mpit_callback_safety(int value)
{
    if (__builtin_expect(value >= 0, 1) && value < 3)
        return value;
#if BND_HAS_MPI_T_CB_REQUIRE_NONE
    if (value == ABI_T_CB_REQUIRE_NONE)
        return MPI_T_CB_REQUIRE_NONE;
#endif
#if BND_HAS_MPI_T_CB_REQUIRE_MPI_RESTRICTED
    if (value == ABI_T_CB_REQUIRE_MPI_RESTRICTED)
        return MPI_T_CB_REQUIRE_MPI_RESTRICTED;
#endif
#if BND_HAS_MPI_T_CB_REQUIRE_THREAD_SAFE
    if (value == ABI_T_CB_REQUIRE_THREAD_SAFE)
        return MPI_T_CB_REQUIRE_THREAD_SAFE;
#endif
#if BND_HAS_MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE
    if (value == ABI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE)
        return MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE;
#endif
    return value >= 0 || value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_mpit_callback_safety(int value)
{
#if BND_HAS_MPI_T_CB_REQUIRE_NONE
    if (value == MPI_T_CB_REQUIRE_NONE)
        return ABI_T_CB_REQUIRE_NONE;
#endif
#if BND_HAS_MPI_T_CB_REQUIRE_MPI_RESTRICTED
    if (value == MPI_T_CB_REQUIRE_MPI_RESTRICTED)
        return ABI_T_CB_REQUIRE_MPI_RESTRICTED;
#endif
#if BND_HAS_MPI_T_CB_REQUIRE_THREAD_SAFE
    if (value == MPI_T_CB_REQUIRE_THREAD_SAFE)
        return ABI_T_CB_REQUIRE_THREAD_SAFE;
#endif
#if BND_HAS_MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE
    if (value == MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE)
        return ABI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE;
#endif
    return value;
}

static inline int bnd_to_mpit_source_order(int value)
{
    if (__builtin_expect(value >= 0, 1) && value < 1)
        return value;
#if BND_HAS_MPI_T_SOURCE_ORDERED
    if (value == ABI_T_SOURCE_ORDERED)
        return MPI_T_SOURCE_ORDERED;
#endif
#if BND_HAS_MPI_T_SOURCE_UNORDERED
    if (value == ABI_T_SOURCE_UNORDERED)
        return MPI_T_SOURCE_UNORDERED;
#endif
    return value >= 0 || value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_mpit_source_order(int value)
{
#if BND_HAS_MPI_T_SOURCE_ORDERED
    if (value == MPI_T_SOURCE_ORDERED)
        return ABI_T_SOURCE_ORDERED;
#endif
#if BND_HAS_MPI_T_SOURCE_UNORDERED
    if (value == MPI_T_SOURCE_UNORDERED)
        return ABI_T_SOURCE_UNORDERED;
#endif
    return value;
}

static inline int bnd_to_mpit_verbosity(int value)
{
#if BND_HAS_MPI_T_VERBOSITY_USER_BASIC
    if (value == ABI_T_VERBOSITY_USER_BASIC)
        return MPI_T_VERBOSITY_USER_BASIC;
#endif
#if BND_HAS_MPI_T_VERBOSITY_USER_DETAIL
    if (value == ABI_T_VERBOSITY_USER_DETAIL)
        return MPI_T_VERBOSITY_USER_DETAIL;
#endif
#if BND_HAS_MPI_T_VERBOSITY_USER_ALL
    if (value == ABI_T_VERBOSITY_USER_ALL)
        return MPI_T_VERBOSITY_USER_ALL;
#endif
#if BND_HAS_MPI_T_VERBOSITY_TUNER_BASIC
    if (value == ABI_T_VERBOSITY_TUNER_BASIC)
        return MPI_T_VERBOSITY_TUNER_BASIC;
#endif
#if BND_HAS_MPI_T_VERBOSITY_TUNER_DETAIL
    if (value == ABI_T_VERBOSITY_TUNER_DETAIL)
        return MPI_T_VERBOSITY_TUNER_DETAIL;
#endif
#if BND_HAS_MPI_T_VERBOSITY_TUNER_ALL
    if (value == ABI_T_VERBOSITY_TUNER_ALL)
        return MPI_T_VERBOSITY_TUNER_ALL;
#endif
#if BND_HAS_MPI_T_VERBOSITY_MPIDEV_BASIC
    if (value == ABI_T_VERBOSITY_MPIDEV_BASIC)
        return MPI_T_VERBOSITY_MPIDEV_BASIC;
#endif
#if BND_HAS_MPI_T_VERBOSITY_MPIDEV_DETAIL
    if (value == ABI_T_VERBOSITY_MPIDEV_DETAIL)
        return MPI_T_VERBOSITY_MPIDEV_DETAIL;
#endif
#if BND_HAS_MPI_T_VERBOSITY_MPIDEV_ALL
    if (value == ABI_T_VERBOSITY_MPIDEV_ALL)
        return MPI_T_VERBOSITY_MPIDEV_ALL;
#endif
    return value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_mpit_verbosity(int value)
{
#if BND_HAS_MPI_T_VERBOSITY_USER_BASIC
    if (value == MPI_T_VERBOSITY_USER_BASIC)
        return ABI_T_VERBOSITY_USER_BASIC;
#endif
#if BND_HAS_MPI_T_VERBOSITY_USER_DETAIL
    if (value == MPI_T_VERBOSITY_USER_DETAIL)
        return ABI_T_VERBOSITY_USER_DETAIL;
#endif
#if BND_HAS_MPI_T_VERBOSITY_USER_ALL
    if (value == MPI_T_VERBOSITY_USER_ALL)
        return ABI_T_VERBOSITY_USER_ALL;
#endif
#if BND_HAS_MPI_T_VERBOSITY_TUNER_BASIC
    if (value == MPI_T_VERBOSITY_TUNER_BASIC)
        return ABI_T_VERBOSITY_TUNER_BASIC;
#endif
#if BND_HAS_MPI_T_VERBOSITY_TUNER_DETAIL
    if (value == MPI_T_VERBOSITY_TUNER_DETAIL)
        return ABI_T_VERBOSITY_TUNER_DETAIL;
#endif
#if BND_HAS_MPI_T_VERBOSITY_TUNER_ALL
    if (value == MPI_T_VERBOSITY_TUNER_ALL)
        return ABI_T_VERBOSITY_TUNER_ALL;
#endif
#if BND_HAS_MPI_T_VERBOSITY_MPIDEV_BASIC
    if (value == MPI_T_VERBOSITY_MPIDEV_BASIC)
        return ABI_T_VERBOSITY_MPIDEV_BASIC;
#endif
#if BND_HAS_MPI_T_VERBOSITY_MPIDEV_DETAIL
    if (value == MPI_T_VERBOSITY_MPIDEV_DETAIL)
        return ABI_T_VERBOSITY_MPIDEV_DETAIL;
#endif
#if BND_HAS_MPI_T_VERBOSITY_MPIDEV_ALL
    if (value == MPI_T_VERBOSITY_MPIDEV_ALL)
        return ABI_T_VERBOSITY_MPIDEV_ALL;
#endif
    return value;
}

static inline int bnd_to_mpit_bindings(int value)
{
#if BND_HAS_MPI_T_BIND_NO_OBJECT
    if (value == ABI_T_BIND_NO_OBJECT)
        return MPI_T_BIND_NO_OBJECT;
#endif
#if BND_HAS_MPI_T_BIND_MPI_COMM
    if (value == ABI_T_BIND_MPI_COMM)
        return MPI_T_BIND_MPI_COMM;
#endif
#if BND_HAS_MPI_T_BIND_MPI_DATATYPE
    if (value == ABI_T_BIND_MPI_DATATYPE)
        return MPI_T_BIND_MPI_DATATYPE;
#endif
#if BND_HAS_MPI_T_BIND_MPI_ERRHANDLER
    if (value == ABI_T_BIND_MPI_ERRHANDLER)
        return MPI_T_BIND_MPI_ERRHANDLER;
#endif
#if BND_HAS_MPI_T_BIND_MPI_FILE
    if (value == ABI_T_BIND_MPI_FILE)
        return MPI_T_BIND_MPI_FILE;
#endif
#if BND_HAS_MPI_T_BIND_MPI_GROUP
    if (value == ABI_T_BIND_MPI_GROUP)
        return MPI_T_BIND_MPI_GROUP;
#endif
#if BND_HAS_MPI_T_BIND_MPI_OP
    if (value == ABI_T_BIND_MPI_OP)
        return MPI_T_BIND_MPI_OP;
#endif
#if BND_HAS_MPI_T_BIND_MPI_REQUEST
    if (value == ABI_T_BIND_MPI_REQUEST)
        return MPI_T_BIND_MPI_REQUEST;
#endif
#if BND_HAS_MPI_T_BIND_MPI_WIN
    if (value == ABI_T_BIND_MPI_WIN)
        return MPI_T_BIND_MPI_WIN;
#endif
#if BND_HAS_MPI_T_BIND_MPI_MESSAGE
    if (value == ABI_T_BIND_MPI_MESSAGE)
        return MPI_T_BIND_MPI_MESSAGE;
#endif
#if BND_HAS_MPI_T_BIND_MPI_INFO
    if (value == ABI_T_BIND_MPI_INFO)
        return MPI_T_BIND_MPI_INFO;
#endif
#if BND_HAS_MPI_T_BIND_MPI_SESSION
    if (value == ABI_T_BIND_MPI_SESSION)
        return MPI_T_BIND_MPI_SESSION;
#endif
    return value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_mpit_bindings(int value)
{
#if BND_HAS_MPI_T_BIND_NO_OBJECT
    if (value == MPI_T_BIND_NO_OBJECT)
        return ABI_T_BIND_NO_OBJECT;
#endif
#if BND_HAS_MPI_T_BIND_MPI_COMM
    if (value == MPI_T_BIND_MPI_COMM)
        return ABI_T_BIND_MPI_COMM;
#endif
#if BND_HAS_MPI_T_BIND_MPI_DATATYPE
    if (value == MPI_T_BIND_MPI_DATATYPE)
        return ABI_T_BIND_MPI_DATATYPE;
#endif
#if BND_HAS_MPI_T_BIND_MPI_ERRHANDLER
    if (value == MPI_T_BIND_MPI_ERRHANDLER)
        return ABI_T_BIND_MPI_ERRHANDLER;
#endif
#if BND_HAS_MPI_T_BIND_MPI_FILE
    if (value == MPI_T_BIND_MPI_FILE)
        return ABI_T_BIND_MPI_FILE;
#endif
#if BND_HAS_MPI_T_BIND_MPI_GROUP
    if (value == MPI_T_BIND_MPI_GROUP)
        return ABI_T_BIND_MPI_GROUP;
#endif
#if BND_HAS_MPI_T_BIND_MPI_OP
    if (value == MPI_T_BIND_MPI_OP)
        return ABI_T_BIND_MPI_OP;
#endif
#if BND_HAS_MPI_T_BIND_MPI_REQUEST
    if (value == MPI_T_BIND_MPI_REQUEST)
        return ABI_T_BIND_MPI_REQUEST;
#endif
#if BND_HAS_MPI_T_BIND_MPI_WIN
    if (value == MPI_T_BIND_MPI_WIN)
        return ABI_T_BIND_MPI_WIN;
#endif
#if BND_HAS_MPI_T_BIND_MPI_MESSAGE
    if (value == MPI_T_BIND_MPI_MESSAGE)
        return ABI_T_BIND_MPI_MESSAGE;
#endif
#if BND_HAS_MPI_T_BIND_MPI_INFO
    if (value == MPI_T_BIND_MPI_INFO)
        return ABI_T_BIND_MPI_INFO;
#endif
#if BND_HAS_MPI_T_BIND_MPI_SESSION
    if (value == MPI_T_BIND_MPI_SESSION)
        return ABI_T_BIND_MPI_SESSION;
#endif
    return value;
}

static inline int bnd_to_mpit_scopes(int value)
{
#if BND_HAS_MPI_T_SCOPE_CONSTANT
    if (value == ABI_T_SCOPE_CONSTANT)
        return MPI_T_SCOPE_CONSTANT;
#endif
#if BND_HAS_MPI_T_SCOPE_READONLY
    if (value == ABI_T_SCOPE_READONLY)
        return MPI_T_SCOPE_READONLY;
#endif
#if BND_HAS_MPI_T_SCOPE_LOCAL
    if (value == ABI_T_SCOPE_LOCAL)
        return MPI_T_SCOPE_LOCAL;
#endif
#if BND_HAS_MPI_T_SCOPE_GROUP
    if (value == ABI_T_SCOPE_GROUP)
        return MPI_T_SCOPE_GROUP;
#endif
#if BND_HAS_MPI_T_SCOPE_GROUP_EQ
    if (value == ABI_T_SCOPE_GROUP_EQ)
        return MPI_T_SCOPE_GROUP_EQ;
#endif
#if BND_HAS_MPI_T_SCOPE_ALL
    if (value == ABI_T_SCOPE_ALL)
        return MPI_T_SCOPE_ALL;
#endif
#if BND_HAS_MPI_T_SCOPE_ALL_EQ
    if (value == ABI_T_SCOPE_ALL_EQ)
        return MPI_T_SCOPE_ALL_EQ;
#endif
    return value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_mpit_scopes(int value)
{
#if BND_HAS_MPI_T_SCOPE_CONSTANT
    if (value == MPI_T_SCOPE_CONSTANT)
        return ABI_T_SCOPE_CONSTANT;
#endif
#if BND_HAS_MPI_T_SCOPE_READONLY
    if (value == MPI_T_SCOPE_READONLY)
        return ABI_T_SCOPE_READONLY;
#endif
#if BND_HAS_MPI_T_SCOPE_LOCAL
    if (value == MPI_T_SCOPE_LOCAL)
        return ABI_T_SCOPE_LOCAL;
#endif
#if BND_HAS_MPI_T_SCOPE_GROUP
    if (value == MPI_T_SCOPE_GROUP)
        return ABI_T_SCOPE_GROUP;
#endif
#if BND_HAS_MPI_T_SCOPE_GROUP_EQ
    if (value == MPI_T_SCOPE_GROUP_EQ)
        return ABI_T_SCOPE_GROUP_EQ;
#endif
#if BND_HAS_MPI_T_SCOPE_ALL
    if (value == MPI_T_SCOPE_ALL)
        return ABI_T_SCOPE_ALL;
#endif
#if BND_HAS_MPI_T_SCOPE_ALL_EQ
    if (value == MPI_T_SCOPE_ALL_EQ)
        return ABI_T_SCOPE_ALL_EQ;
#endif
    return value;
}

static inline int bnd_to_mpit_variable_classes(int value)
{
#if BND_HAS_MPI_T_PVAR_CLASS_STATE
    if (value == ABI_T_PVAR_CLASS_STATE)
        return MPI_T_PVAR_CLASS_STATE;
#endif
#if BND_HAS_MPI_T_PVAR_CLASS_LEVEL
    if (value == ABI_T_PVAR_CLASS_LEVEL)
        return MPI_T_PVAR_CLASS_LEVEL;
#endif
#if BND_HAS_MPI_T_PVAR_CLASS_SIZE
    if (value == ABI_T_PVAR_CLASS_SIZE)
        return MPI_T_PVAR_CLASS_SIZE;
#endif
#if BND_HAS_MPI_T_PVAR_CLASS_PERCENTAGE
    if (value == ABI_T_PVAR_CLASS_PERCENTAGE)
        return MPI_T_PVAR_CLASS_PERCENTAGE;
#endif
#if BND_HAS_MPI_T_PVAR_CLASS_HIGHWATERMARK
    if (value == ABI_T_PVAR_CLASS_HIGHWATERMARK)
        return MPI_T_PVAR_CLASS_HIGHWATERMARK;
#endif
#if BND_HAS_MPI_T_PVAR_CLASS_LOWWATERMARK
    if (value == ABI_T_PVAR_CLASS_LOWWATERMARK)
        return MPI_T_PVAR_CLASS_LOWWATERMARK;
#endif
#if BND_HAS_MPI_T_PVAR_CLASS_COUNTER
    if (value == ABI_T_PVAR_CLASS_COUNTER)
        return MPI_T_PVAR_CLASS_COUNTER;
#endif
#if BND_HAS_MPI_T_PVAR_CLASS_AGGREGATE
    if (value == ABI_T_PVAR_CLASS_AGGREGATE)
        return MPI_T_PVAR_CLASS_AGGREGATE;
#endif
#if BND_HAS_MPI_T_PVAR_CLASS_TIMER
    if (value == ABI_T_PVAR_CLASS_TIMER)
        return MPI_T_PVAR_CLASS_TIMER;
#endif
#if BND_HAS_MPI_T_PVAR_CLASS_GENERIC
    if (value == ABI_T_PVAR_CLASS_GENERIC)
        return MPI_T_PVAR_CLASS_GENERIC;
#endif
    return value == MPI_UNDEFINED ? value : BND_INVALID_NUMBER;
}

static inline int bnd_from_mpit_variable_classes(int value)
{
#if BND_HAS_MPI_T_PVAR_CLASS_STATE
    if (value == MPI_T_PVAR_CLASS_STATE)
        return ABI_T_PVAR_CLASS_STATE;
#endif
#if BND_HAS_MPI_T_PVAR_CLASS_LEVEL
    if (value == MPI_T_PVAR_CLASS_LEVEL)
        return ABI_T_PVAR_CLASS_LEVEL;
#endif
#if BND_HAS_MPI_T_PVAR_CLASS_SIZE
    if (value == MPI_T_PVAR_CLASS_SIZE)
        return ABI_T_PVAR_CLASS_SIZE;
#endif
#if BND_HAS_MPI_T_PVAR_CLASS_PERCENTAGE
    if (value == MPI_T_PVAR_CLASS_PERCENTAGE)
        return ABI_T_PVAR_CLASS_PERCENTAGE;
#endif
#if BND_HAS_MPI_T_PVAR_CLASS_HIGHWATERMARK
    if (value == MPI_T_PVAR_CLASS_HIGHWATERMARK)
        return ABI_T_PVAR_CLASS_HIGHWATERMARK;
#endif
#if BND_HAS_MPI_T_PVAR_CLASS_LOWWATERMARK
    if (value == MPI_T_PVAR_CLASS_LOWWATERMARK)
        return ABI_T_PVAR_CLASS_LOWWATERMARK;
#endif
#if BND_HAS_MPI_T_PVAR_CLASS_COUNTER
    if (value == MPI_T_PVAR_CLASS_COUNTER)
        return ABI_T_PVAR_CLASS_COUNTER;
#endif
#if BND_HAS_MPI_T_PVAR_CLASS_AGGREGATE
    if (value == MPI_T_PVAR_CLASS_AGGREGATE)
        return ABI_T_PVAR_CLASS_AGGREGATE;
#endif
#if BND_HAS_MPI_T_PVAR_CLASS_TIMER
    if (value == MPI_T_PVAR_CLASS_TIMER)
        return ABI_T_PVAR_CLASS_TIMER;
#endif
#if BND_HAS_MPI_T_PVAR_CLASS_GENERIC
    if (value == MPI_T_PVAR_CLASS_GENERIC)
        return ABI_T_PVAR_CLASS_GENERIC;
#endif
    return value;
}

/* Whether the value of a predefined attribute is the address of a named constant; that is converted then. */
static inline int bnd_from_attribute_number(int keyval, int *number)
{
    switch (keyval) {
    case ABI_IO: *number = bnd_from_ranks(*number); return 1;
    case ABI_HOST: *number = bnd_from_ranks(*number); return 1;
    case ABI_LASTUSEDCODE: *number = bnd_from_error_classes(*number); return 1;
    case ABI_WIN_CREATE_FLAVOR: *number = bnd_from_window_flavors(*number); return 1;
    case ABI_WIN_MODEL: *number = bnd_from_window_models(*number); return 1;
    default: return 0;
    }
}

extern __attribute__((visibility("hidden"))) struct bnd_native bnd_native;

#if defined(MPI_Comm_c2f) || !BND_HAS_MPI_Comm_c2f
#define bnd_c2f_Comm(handle) ((int)(intptr_t)(handle))
#define bnd_f2c_Comm(integer) (MPI_Comm)(intptr_t)(integer)
#else
#define bnd_c2f_Comm(handle) (*bnd_native.call_Comm_c2f)(handle)
#define bnd_f2c_Comm(integer) (*bnd_native.call_Comm_f2c)(integer)
#endif
#if defined(MPI_Errhandler_c2f) || !BND_HAS_MPI_Errhandler_c2f
#define bnd_c2f_Errhandler(handle) ((int)(intptr_t)(handle))
#define bnd_f2c_Errhandler(integer) (MPI_Errhandler)(intptr_t)(integer)
#else
#define bnd_c2f_Errhandler(handle) (*bnd_native.call_Errhandler_c2f)(handle)
#define bnd_f2c_Errhandler(integer) (*bnd_native.call_Errhandler_f2c)(integer)
#endif
#if defined(MPI_File_c2f) || !BND_HAS_MPI_File_c2f
#define bnd_c2f_File(handle) ((int)(intptr_t)(handle))
#define bnd_f2c_File(integer) (MPI_File)(intptr_t)(integer)
#else
#define bnd_c2f_File(handle) (*bnd_native.call_File_c2f)(handle)
#define bnd_f2c_File(integer) (*bnd_native.call_File_f2c)(integer)
#endif
#if defined(MPI_Group_c2f) || !BND_HAS_MPI_Group_c2f
#define bnd_c2f_Group(handle) ((int)(intptr_t)(handle))
#define bnd_f2c_Group(integer) (MPI_Group)(intptr_t)(integer)
#else
#define bnd_c2f_Group(handle) (*bnd_native.call_Group_c2f)(handle)
#define bnd_f2c_Group(integer) (*bnd_native.call_Group_f2c)(integer)
#endif
#if defined(MPI_Info_c2f) || !BND_HAS_MPI_Info_c2f
#define bnd_c2f_Info(handle) ((int)(intptr_t)(handle))
#define bnd_f2c_Info(integer) (MPI_Info)(intptr_t)(integer)
#else
#define bnd_c2f_Info(handle) (*bnd_native.call_Info_c2f)(handle)
#define bnd_f2c_Info(integer) (*bnd_native.call_Info_f2c)(integer)
#endif
#if defined(MPI_Message_c2f) || !BND_HAS_MPI_Message_c2f
#define bnd_c2f_Message(handle) ((int)(intptr_t)(handle))
#define bnd_f2c_Message(integer) (MPI_Message)(intptr_t)(integer)
#else
#define bnd_c2f_Message(handle) (*bnd_native.call_Message_c2f)(handle)
#define bnd_f2c_Message(integer) (*bnd_native.call_Message_f2c)(integer)
#endif
#if defined(MPI_Op_c2f) || !BND_HAS_MPI_Op_c2f
#define bnd_c2f_Op(handle) ((int)(intptr_t)(handle))
#define bnd_f2c_Op(integer) (MPI_Op)(intptr_t)(integer)
#else
#define bnd_c2f_Op(handle) (*bnd_native.call_Op_c2f)(handle)
#define bnd_f2c_Op(integer) (*bnd_native.call_Op_f2c)(integer)
#endif
#if defined(MPI_Request_c2f) || !BND_HAS_MPI_Request_c2f
#define bnd_c2f_Request(handle) ((int)(intptr_t)(handle))
#define bnd_f2c_Request(integer) (MPI_Request)(intptr_t)(integer)
#else
#define bnd_c2f_Request(handle) (*bnd_native.call_Request_c2f)(handle)
#define bnd_f2c_Request(integer) (*bnd_native.call_Request_f2c)(integer)
#endif
#if defined(MPI_Session_c2f) || !BND_HAS_MPI_Session_c2f
#define bnd_c2f_Session(handle) ((int)(intptr_t)(handle))
#define bnd_f2c_Session(integer) (MPI_Session)(intptr_t)(integer)
#else
#define bnd_c2f_Session(handle) (*bnd_native.call_Session_c2f)(handle)
#define bnd_f2c_Session(integer) (*bnd_native.call_Session_f2c)(integer)
#endif
#if defined(MPI_Type_c2f) || !BND_HAS_MPI_Type_c2f
#define bnd_c2f_Type(handle) ((int)(intptr_t)(handle))
#define bnd_f2c_Type(integer) (MPI_Datatype)(intptr_t)(integer)
#else
#define bnd_c2f_Type(handle) (*bnd_native.call_Type_c2f)(handle)
#define bnd_f2c_Type(integer) (*bnd_native.call_Type_f2c)(integer)
#endif
#if defined(MPI_Win_c2f) || !BND_HAS_MPI_Win_c2f
#define bnd_c2f_Win(handle) ((int)(intptr_t)(handle))
#define bnd_f2c_Win(integer) (MPI_Win)(intptr_t)(integer)
#else
#define bnd_c2f_Win(handle) (*bnd_native.call_Win_c2f)(handle)
#define bnd_f2c_Win(integer) (*bnd_native.call_Win_f2c)(integer)
#endif

#if BND_HAS_MPI_Comm
#define bnd_null_Comm bnd_native.of_Comm[256]

static inline MPI_Comm bnd_to_Comm(abi_Comm handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return __builtin_expect(value < BND_LEAST_MADE_HANDLE, 1) ? bnd_native.of_Comm[value] : (MPI_Comm)(intptr_t)handle;
}

typedef MPI_Comm bnd_native_Comm, bnd_native_null_or_Comm;

static inline int bnd_is_null_or_Comm(abi_Comm handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || handle == ABI_COMM_NULL || bnd_native.of_Comm[value] != (MPI_Comm)0;
}

static inline int bnd_is_Comm(abi_Comm handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || (handle != ABI_COMM_NULL && bnd_native.of_Comm[value] != (MPI_Comm)0);
}

static inline abi_Comm bnd_from_Comm(MPI_Comm handle)
{
#if BND_HAS_MPI_COMM_NULL
    if (handle == bnd_native.of_Comm[256])
        return ABI_COMM_NULL;
#endif
#if BND_HAS_MPI_COMM_WORLD
    if (handle == bnd_native.of_Comm[257])
        return ABI_COMM_WORLD;
#endif
#if BND_HAS_MPI_COMM_SELF
    if (handle == bnd_native.of_Comm[258])
        return ABI_COMM_SELF;
#endif
    return (abi_Comm)(intptr_t)handle;
}
#endif

#if BND_HAS_MPI_Datatype
#define bnd_null_Type bnd_native.of_Type[512]

static inline MPI_Datatype bnd_to_Type(abi_Datatype handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return __builtin_expect(value < BND_LEAST_MADE_HANDLE,
            1) ? bnd_native.of_Type[value] : (MPI_Datatype)(intptr_t)handle;
}

typedef MPI_Datatype bnd_native_Type, bnd_native_null_or_Type;

static inline int bnd_is_null_or_Type(abi_Datatype handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || handle == ABI_DATATYPE_NULL ||
            bnd_native.of_Type[value] != (MPI_Datatype)0;
}

static inline int bnd_is_Type(abi_Datatype handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || (handle != ABI_DATATYPE_NULL &&
            bnd_native.of_Type[value] != (MPI_Datatype)0);
}

abi_Datatype bnd_from_Type(MPI_Datatype handle);
#endif

#if BND_HAS_MPI_Errhandler
#define bnd_null_Errhandler bnd_native.of_Errhandler[320]

static inline MPI_Errhandler bnd_to_Errhandler(abi_Errhandler handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return __builtin_expect(value < BND_LEAST_MADE_HANDLE,
            1) ? bnd_native.of_Errhandler[value] : (MPI_Errhandler)(intptr_t)handle;
}

typedef MPI_Errhandler bnd_native_Errhandler, bnd_native_null_or_Errhandler;

static inline int bnd_is_null_or_Errhandler(abi_Errhandler handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || handle == ABI_ERRHANDLER_NULL ||
            bnd_native.of_Errhandler[value] != (MPI_Errhandler)0;
}

static inline int bnd_is_Errhandler(abi_Errhandler handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || (handle != ABI_ERRHANDLER_NULL &&
            bnd_native.of_Errhandler[value] != (MPI_Errhandler)0);
}

static inline abi_Errhandler bnd_from_Errhandler(MPI_Errhandler handle)
{
#if BND_HAS_MPI_ERRHANDLER_NULL
    if (handle == bnd_native.of_Errhandler[320])
        return ABI_ERRHANDLER_NULL;
#endif
#if BND_HAS_MPI_ERRORS_ARE_FATAL
    if (handle == bnd_native.of_Errhandler[321])
        return ABI_ERRORS_ARE_FATAL;
#endif
#if BND_HAS_MPI_ERRORS_ABORT
    if (handle == bnd_native.of_Errhandler[322])
        return ABI_ERRORS_ABORT;
#endif
#if BND_HAS_MPI_ERRORS_RETURN
    if (handle == bnd_native.of_Errhandler[323])
        return ABI_ERRORS_RETURN;
#endif
    return (abi_Errhandler)(intptr_t)handle;
}
#endif

#if BND_HAS_MPI_File
#define bnd_null_File bnd_native.of_File[280]

static inline MPI_File bnd_to_File(abi_File handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return __builtin_expect(value < BND_LEAST_MADE_HANDLE, 1) ? bnd_native.of_File[value] : (MPI_File)(intptr_t)handle;
}

typedef MPI_File bnd_native_File, bnd_native_null_or_File;

static inline int bnd_is_null_or_File(abi_File handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || handle == ABI_FILE_NULL || bnd_native.of_File[value] != (MPI_File)0;
}

static inline int bnd_is_File(abi_File handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || (handle != ABI_FILE_NULL && bnd_native.of_File[value] != (MPI_File)0);
}

static inline abi_File bnd_from_File(MPI_File handle)
{
#if BND_HAS_MPI_FILE_NULL
    if (handle == bnd_native.of_File[280])
        return ABI_FILE_NULL;
#endif
    return (abi_File)(intptr_t)handle;
}
#endif

#if BND_HAS_MPI_Group
#define bnd_null_Group bnd_native.of_Group[264]

static inline MPI_Group bnd_to_Group(abi_Group handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return __builtin_expect(value < BND_LEAST_MADE_HANDLE,
            1) ? bnd_native.of_Group[value] : (MPI_Group)(intptr_t)handle;
}

typedef MPI_Group bnd_native_Group, bnd_native_null_or_Group;

static inline int bnd_is_null_or_Group(abi_Group handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || handle == ABI_GROUP_NULL || bnd_native.of_Group[value] != (MPI_Group)0;
}

static inline int bnd_is_Group(abi_Group handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || (handle != ABI_GROUP_NULL && bnd_native.of_Group[value] != (MPI_Group)0);
}

static inline abi_Group bnd_from_Group(MPI_Group handle)
{
#if BND_HAS_MPI_GROUP_NULL
    if (handle == bnd_native.of_Group[264])
        return ABI_GROUP_NULL;
#endif
#if BND_HAS_MPI_GROUP_EMPTY
    if (handle == bnd_native.of_Group[265])
        return ABI_GROUP_EMPTY;
#endif
    return (abi_Group)(intptr_t)handle;
}
#endif

#if BND_HAS_MPI_Info
#define bnd_null_Info bnd_native.of_Info[304]

static inline MPI_Info bnd_to_Info(abi_Info handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return __builtin_expect(value < BND_LEAST_MADE_HANDLE, 1) ? bnd_native.of_Info[value] : (MPI_Info)(intptr_t)handle;
}

typedef MPI_Info bnd_native_Info, bnd_native_null_or_Info;

static inline int bnd_is_null_or_Info(abi_Info handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || handle == ABI_INFO_NULL || bnd_native.of_Info[value] != (MPI_Info)0;
}

static inline int bnd_is_Info(abi_Info handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || (handle != ABI_INFO_NULL && bnd_native.of_Info[value] != (MPI_Info)0);
}

static inline abi_Info bnd_from_Info(MPI_Info handle)
{
#if BND_HAS_MPI_INFO_NULL
    if (handle == bnd_native.of_Info[304])
        return ABI_INFO_NULL;
#endif
#if BND_HAS_MPI_INFO_ENV
    if (handle == bnd_native.of_Info[305])
        return ABI_INFO_ENV;
#endif
    return (abi_Info)(intptr_t)handle;
}
#endif

#if BND_HAS_MPI_Message
#define bnd_null_Message bnd_native.of_Message[296]

static inline MPI_Message bnd_to_Message(abi_Message handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return __builtin_expect(value < BND_LEAST_MADE_HANDLE,
            1) ? bnd_native.of_Message[value] : (MPI_Message)(intptr_t)handle;
}

typedef MPI_Message bnd_native_Message, bnd_native_null_or_Message;

static inline int bnd_is_null_or_Message(abi_Message handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || handle == ABI_MESSAGE_NULL ||
            bnd_native.of_Message[value] != (MPI_Message)0;
}

static inline int bnd_is_Message(abi_Message handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || (handle != ABI_MESSAGE_NULL &&
            bnd_native.of_Message[value] != (MPI_Message)0);
}

static inline abi_Message bnd_from_Message(MPI_Message handle)
{
#if BND_HAS_MPI_MESSAGE_NULL
    if (handle == bnd_native.of_Message[296])
        return ABI_MESSAGE_NULL;
#endif
#if BND_HAS_MPI_MESSAGE_NO_PROC
    if (handle == bnd_native.of_Message[297])
        return ABI_MESSAGE_NO_PROC;
#endif
    return (abi_Message)(intptr_t)handle;
}
#endif

#if BND_HAS_MPI_Op
#define bnd_null_Op bnd_native.of_Op[32]

static inline MPI_Op bnd_to_Op(abi_Op handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return __builtin_expect(value < BND_LEAST_MADE_HANDLE, 1) ? bnd_native.of_Op[value] : (MPI_Op)(intptr_t)handle;
}

typedef MPI_Op bnd_native_Op, bnd_native_null_or_Op;

static inline int bnd_is_null_or_Op(abi_Op handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || handle == ABI_OP_NULL || bnd_native.of_Op[value] != (MPI_Op)0;
}

static inline int bnd_is_Op(abi_Op handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || (handle != ABI_OP_NULL && bnd_native.of_Op[value] != (MPI_Op)0);
}

abi_Op bnd_from_Op(MPI_Op handle);
#endif

#if BND_HAS_MPI_Request
#define bnd_null_Request bnd_native.of_Request[384]

static inline MPI_Request bnd_to_Request(abi_Request handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return __builtin_expect(value < BND_LEAST_MADE_HANDLE,
            1) ? bnd_native.of_Request[value] : (MPI_Request)(intptr_t)handle;
}

typedef MPI_Request bnd_native_Request, bnd_native_null_or_Request;

static inline int bnd_is_null_or_Request(abi_Request handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || handle == ABI_REQUEST_NULL ||
            bnd_native.of_Request[value] != (MPI_Request)0;
}

static inline int bnd_is_Request(abi_Request handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || (handle != ABI_REQUEST_NULL &&
            bnd_native.of_Request[value] != (MPI_Request)0);
}

static inline abi_Request bnd_from_Request(MPI_Request handle)
{
#if BND_HAS_MPI_REQUEST_NULL
    if (handle == bnd_native.of_Request[384])
        return ABI_REQUEST_NULL;
#endif
    return (abi_Request)(intptr_t)handle;
}
#endif

#if BND_HAS_MPI_Session
#define bnd_null_Session bnd_native.of_Session[288]

static inline MPI_Session bnd_to_Session(abi_Session handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return __builtin_expect(value < BND_LEAST_MADE_HANDLE,
            1) ? bnd_native.of_Session[value] : (MPI_Session)(intptr_t)handle;
}

typedef MPI_Session bnd_native_Session, bnd_native_null_or_Session;

static inline int bnd_is_null_or_Session(abi_Session handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || handle == ABI_SESSION_NULL ||
            bnd_native.of_Session[value] != (MPI_Session)0;
}

static inline int bnd_is_Session(abi_Session handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || (handle != ABI_SESSION_NULL &&
            bnd_native.of_Session[value] != (MPI_Session)0);
}

static inline abi_Session bnd_from_Session(MPI_Session handle)
{
#if BND_HAS_MPI_SESSION_NULL
    if (handle == bnd_native.of_Session[288])
        return ABI_SESSION_NULL;
#endif
    return (abi_Session)(intptr_t)handle;
}
#endif

#if BND_HAS_MPI_Win
#define bnd_null_Win bnd_native.of_Win[272]

static inline MPI_Win bnd_to_Win(abi_Win handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return __builtin_expect(value < BND_LEAST_MADE_HANDLE, 1) ? bnd_native.of_Win[value] : (MPI_Win)(intptr_t)handle;
}

typedef MPI_Win bnd_native_Win, bnd_native_null_or_Win;

static inline int bnd_is_null_or_Win(abi_Win handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || handle == ABI_WIN_NULL || bnd_native.of_Win[value] != (MPI_Win)0;
}

static inline int bnd_is_Win(abi_Win handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || (handle != ABI_WIN_NULL && bnd_native.of_Win[value] != (MPI_Win)0);
}

static inline abi_Win bnd_from_Win(MPI_Win handle)
{
#if BND_HAS_MPI_WIN_NULL
    if (handle == bnd_native.of_Win[272])
        return ABI_WIN_NULL;
#endif
    return (abi_Win)(intptr_t)handle;
}
#endif

#if BND_HAS_MPI_T_enum
#define bnd_null_T_enum bnd_native.of_T_enum[0]

static inline MPI_T_enum bnd_to_T_enum(abi_T_enum handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return __builtin_expect(value < BND_LEAST_MADE_HANDLE,
            1) ? bnd_native.of_T_enum[value] : (MPI_T_enum)(intptr_t)handle;
}

typedef MPI_T_enum bnd_native_T_enum, bnd_native_null_or_T_enum;

static inline int bnd_is_null_or_T_enum(abi_T_enum handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || handle == ABI_T_ENUM_NULL || bnd_native.of_T_enum[value] != (MPI_T_enum)0;
}

static inline int bnd_is_T_enum(abi_T_enum handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || (handle != ABI_T_ENUM_NULL &&
            bnd_native.of_T_enum[value] != (MPI_T_enum)0);
}

static inline abi_T_enum bnd_from_T_enum(MPI_T_enum handle)
{
#if BND_HAS_MPI_T_ENUM_NULL
    if (handle == bnd_native.of_T_enum[0])
        return ABI_T_ENUM_NULL;
#endif
    return (abi_T_enum)(intptr_t)handle;
}
#endif

#if BND_HAS_MPI_T_cvar_handle
#define bnd_null_T_cvar_handle bnd_native.of_T_cvar_handle[0]

static inline MPI_T_cvar_handle bnd_to_T_cvar_handle(abi_T_cvar_handle handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return __builtin_expect(value < BND_LEAST_MADE_HANDLE,
            1) ? bnd_native.of_T_cvar_handle[value] : (MPI_T_cvar_handle)(intptr_t)handle;
}

typedef MPI_T_cvar_handle bnd_native_T_cvar_handle, bnd_native_null_or_T_cvar_handle;

static inline int bnd_is_null_or_T_cvar_handle(abi_T_cvar_handle handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || handle == ABI_T_CVAR_HANDLE_NULL ||
            bnd_native.of_T_cvar_handle[value] != (MPI_T_cvar_handle)0;
}

static inline int bnd_is_T_cvar_handle(abi_T_cvar_handle handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || (handle != ABI_T_CVAR_HANDLE_NULL &&
            bnd_native.of_T_cvar_handle[value] != (MPI_T_cvar_handle)0);
}

static inline abi_T_cvar_handle bnd_from_T_cvar_handle(MPI_T_cvar_handle handle)
{
#if BND_HAS_MPI_T_CVAR_HANDLE_NULL
    if (handle == bnd_native.of_T_cvar_handle[0])
        return ABI_T_CVAR_HANDLE_NULL;
#endif
    return (abi_T_cvar_handle)(intptr_t)handle;
}
#endif

#if BND_HAS_MPI_T_pvar_handle
#define bnd_null_T_pvar_handle bnd_native.of_T_pvar_handle[0]

static inline MPI_T_pvar_handle bnd_to_T_pvar_handle(abi_T_pvar_handle handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return __builtin_expect(value < BND_LEAST_MADE_HANDLE,
            1) ? bnd_native.of_T_pvar_handle[value] : (MPI_T_pvar_handle)(intptr_t)handle;
}

typedef MPI_T_pvar_handle bnd_native_T_pvar_handle, bnd_native_null_or_T_pvar_handle;

static inline int bnd_is_null_or_T_pvar_handle(abi_T_pvar_handle handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || handle == ABI_T_PVAR_HANDLE_NULL ||
            bnd_native.of_T_pvar_handle[value] != (MPI_T_pvar_handle)0;
}

static inline int bnd_is_T_pvar_handle(abi_T_pvar_handle handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || (handle != ABI_T_PVAR_HANDLE_NULL &&
            bnd_native.of_T_pvar_handle[value] != (MPI_T_pvar_handle)0);
}

static inline abi_T_pvar_handle bnd_from_T_pvar_handle(MPI_T_pvar_handle handle)
{
#if BND_HAS_MPI_T_PVAR_HANDLE_NULL
    if (handle == bnd_native.of_T_pvar_handle[0])
        return ABI_T_PVAR_HANDLE_NULL;
#endif
#if BND_HAS_MPI_T_PVAR_ALL_HANDLES
    if (handle == bnd_native.of_T_pvar_handle[1])
        return ABI_T_PVAR_ALL_HANDLES;
#endif
    return (abi_T_pvar_handle)(intptr_t)handle;
}
#endif

#if BND_HAS_MPI_T_pvar_session
#define bnd_null_T_pvar_session bnd_native.of_T_pvar_session[0]

static inline MPI_T_pvar_session bnd_to_T_pvar_session(abi_T_pvar_session handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return __builtin_expect(value < BND_LEAST_MADE_HANDLE,
            1) ? bnd_native.of_T_pvar_session[value] : (MPI_T_pvar_session)(intptr_t)handle;
}

typedef MPI_T_pvar_session bnd_native_T_pvar_session, bnd_native_null_or_T_pvar_session;

static inline int bnd_is_null_or_T_pvar_session(abi_T_pvar_session handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || handle == ABI_T_PVAR_SESSION_NULL ||
            bnd_native.of_T_pvar_session[value] != (MPI_T_pvar_session)0;
}

static inline int bnd_is_T_pvar_session(abi_T_pvar_session handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return value >= BND_LEAST_MADE_HANDLE || (handle != ABI_T_PVAR_SESSION_NULL &&
            bnd_native.of_T_pvar_session[value] != (MPI_T_pvar_session)0);
}

static inline abi_T_pvar_session bnd_from_T_pvar_session(MPI_T_pvar_session handle)
{
#if BND_HAS_MPI_T_PVAR_SESSION_NULL
    if (handle == bnd_native.of_T_pvar_session[0])
        return ABI_T_PVAR_SESSION_NULL;
#endif
    return (abi_T_pvar_session)(intptr_t)handle;
}
#endif

#if BND_HAS_MPI_T_event_registration
#define bnd_null_T_event_registration 0

static inline MPI_T_event_registration bnd_to_T_event_registration(abi_T_event_registration handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return __builtin_expect(value < BND_LEAST_MADE_HANDLE,
            1) ? bnd_native.of_T_event_registration[value] : (MPI_T_event_registration)(intptr_t)handle;
}

static inline abi_T_event_registration bnd_from_T_event_registration(MPI_T_event_registration handle)
{
    return (abi_T_event_registration)(intptr_t)handle;
}
#endif

#if BND_HAS_MPI_T_event_instance
#define bnd_null_T_event_instance 0

static inline MPI_T_event_instance bnd_to_T_event_instance(abi_T_event_instance handle)
{
    const uintptr_t value = (uintptr_t)handle;
    return __builtin_expect(value < BND_LEAST_MADE_HANDLE,
            1) ? bnd_native.of_T_event_instance[value] : (MPI_T_event_instance)(intptr_t)handle;
}

static inline abi_T_event_instance bnd_from_T_event_instance(MPI_T_event_instance handle)
{
    return (abi_T_event_instance)(intptr_t)handle;
}
#endif

#endif
