/* Handles to and from Fortran's integers: nothing to do where they are integers of C; else the predefined ones, which most calls are
 * given, by a table, and the others by the MPI, whose own functions look at far more. */
#ifndef BND_NATIVE_HANDLES_H
#define BND_NATIVE_HANDLES_H

/* word, C's type, that type in the probe's names, null handle without its MPI_ */
#define BND_HANDLE_CLASSES(X)                                      \
    X(Comm, MPI_Comm, MPI_COMM, COMM_NULL)                         \
    X(Type, MPI_Datatype, MPI_DATATYPE, DATATYPE_NULL)             \
    X(Errhandler, MPI_Errhandler, MPI_ERRHANDLER, ERRHANDLER_NULL) \
    X(File, MPI_File, MPI_FILE, FILE_NULL)                         \
    X(Group, MPI_Group, MPI_GROUP, GROUP_NULL)                     \
    X(Info, MPI_Info, MPI_INFO, INFO_NULL)                         \
    X(Op, MPI_Op, MPI_OP, OP_NULL)                                 \
    X(Request, MPI_Request, MPI_REQUEST, REQUEST_NULL)             \
    X(Win, MPI_Win, MPI_WIN, WIN_NULL)                             \
    BND_MESSAGES(X)                                                \
    BND_SESSIONS(X)

#if BND_HAS(MPI_Message_f2c) || BND_C_HANDLE_MPI_MESSAGE_IS_INTEGER
#define BND_MESSAGES(X) X(Message, MPI_Message, MPI_MESSAGE, MESSAGE_NULL)
#else
#define BND_MESSAGES(X)
#endif
#if BND_HAS(MPI_Session_f2c) || BND_C_HANDLE_MPI_SESSION_IS_INTEGER
#define BND_SESSIONS(X) X(Session, MPI_Session, MPI_SESSION, SESSION_NULL)
#else
#define BND_SESSIONS(X)
#endif

#define BND_MAX_PREDEFINED 128 /* integers beyond are the MPI's to look up */

#ifdef __cplusplus
extern "C" {
#endif

/* By their integers; null before the library is loaded, and where no predefined handle has the integer. */
#define BND_DECLARE_KNOWN(word, type, upper, null) extern type bnd_predefined_##word[BND_MAX_PREDEFINED];
BND_HANDLE_CLASSES(BND_DECLARE_KNOWN)

#define BND_LOOK_UP(word)                                                         \
    if ((unsigned)integer < BND_MAX_PREDEFINED && bnd_predefined_##word[integer]) \
    return bnd_predefined_##word[integer]
/* Mostly the predefined handles of a type are numbered from 0 without a gap, and none need be looked at. */
#define BND_TEST_KNOWN(word, type)                                                    \
    return BND_CONSECUTIVE_##type > 0 && BND_CONSECUTIVE_##type <= BND_MAX_PREDEFINED \
               ? integer >= 0 && integer < BND_CONSECUTIVE_##type                     \
               : (unsigned)integer < BND_MAX_PREDEFINED && bnd_predefined_##word[(unsigned)integer]
#define BND_LOOK_FOR(null, integer) \
    if (handle == null)             \
    return integer

#define BND_DEFINE_CONVERSIONS(word, type, upper, null)                                                     \
    static inline type bnd_f2c_##word(MPI_Fint integer)                                                     \
    {                                                                                                       \
        BND_IF_INTEGER(upper, (void)0, BND_LOOK_UP(word));                                                  \
        return PMPI_##word##_f2c(integer);                                                                  \
    }                                                                                                       \
    static inline MPI_Fint bnd_c2f_##word(type handle)                                                      \
    {                                                                                                       \
        BND_IF_INTEGER(upper, (void)0, BND_LOOK_FOR(MPI_##null, BND_FINT_MPI_##null));                      \
        return PMPI_##word##_c2f(handle);                                                                   \
    }                                                                                                       \
    /* Rarely predefined. */                                                                                \
    static inline MPI_Fint bnd_new_c2f_##word(type handle) { return PMPI_##word##_c2f(handle); }            \
    /* Whether no call is needed, and then the handle. */                                                   \
    static inline int bnd_is_inline_f2c_##word(MPI_Fint integer)                                            \
    {                                                                                                       \
        BND_IF_INTEGER(upper, (void)integer; return 1, BND_TEST_KNOWN(word, type));                         \
    }                                                                                                       \
    static inline type bnd_inline_f2c_##word(MPI_Fint integer)                                              \
    {                                                                                                       \
        return BND_IF_INTEGER(upper, PMPI_##word##_f2c(integer), bnd_predefined_##word[(unsigned)integer]); \
    }
BND_HANDLE_CLASSES(BND_DEFINE_CONVERSIONS)

#ifdef __cplusplus
}
#endif

#endif
