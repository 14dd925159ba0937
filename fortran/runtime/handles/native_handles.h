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

#if BND_HAS_MPI_MESSAGE_NULL
#define BND_MESSAGES(X) X(Message, MPI_Message, MPI_MESSAGE, MESSAGE_NULL)
#else
#define BND_MESSAGES(X)
#endif
#if BND_HAS_MPI_SESSION_NULL
#define BND_SESSIONS(X) X(Session, MPI_Session, MPI_SESSION, SESSION_NULL)
#else
#define BND_SESSIONS(X)
#endif

#define BND_MAX_PREDEFINED 128 /* integers beyond are the MPI's to look up */

/* Integers from here on down are those of predefined handles that are what a function returns: a library that has several processes in
 * one returns each its own, with an integer of its own. A type has few. */
#define BND_FIRST_CALLED (-1000000000)
#define BND_MAX_CALLED 4

#ifdef __cplusplus
extern "C" {
#endif

/* By their integers; null before the library is loaded, and where no predefined handle has the integer. */
#define BND_DECLARE_KNOWN(word, type, upper, null)         \
    extern type bnd_predefined_##word[BND_MAX_PREDEFINED]; \
    extern type bnd_called_##word[BND_MAX_CALLED];         \
    type bnd_f2c_called_##word(MPI_Fint integer);          \
    MPI_Fint bnd_c2f_called_##word(type handle);           \
    enum { bnd_calls_##word = BND_CALLED_##type };
BND_HANDLE_CLASSES(BND_DECLARE_KNOWN)

/* Handles of a type whose conversions the MPI lacks have numbers of Bindery's: the predefined ones from 0 on, as the probe says. */
#define BND_CONVERTS(name) (BND_MACRO_##name || (BND_HAS_##name && BND_DECLARES_##name))
#define BND_DECLARE_NUMBERS(word, type)      \
    MPI_Fint bnd_number_##word(type handle); \
    type bnd_numbered_##word(MPI_Fint integer);
#if BND_HAS_MPI_FILE_NULL && !BND_CONVERTS(MPI_File_c2f)
#define BND_NUMBERS_FILES 1
BND_DECLARE_NUMBERS(File, MPI_File)
#define PMPI_File_c2f bnd_number_File
#define PMPI_File_f2c bnd_numbered_File
#endif
#if BND_HAS_MPI_MESSAGE_NULL && !BND_CONVERTS(MPI_Message_c2f)
#define BND_NUMBERS_MESSAGES 1
BND_DECLARE_NUMBERS(Message, MPI_Message)
#define PMPI_Message_c2f bnd_number_Message
#define PMPI_Message_f2c bnd_numbered_Message
#endif

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
#define BND_F2C_CALLED(word)                             \
    if (bnd_calls_##word && integer <= BND_FIRST_CALLED) \
    return bnd_f2c_called_##word(integer)
#define BND_C2F_CALLED(word)                                                      \
    const MPI_Fint called = bnd_calls_##word ? bnd_c2f_called_##word(handle) : 0; \
    if (called)                                                                   \
    return called

#define BND_DEFINE_CONVERSIONS(word, type, upper, null)                                                     \
    static inline type bnd_f2c_##word(MPI_Fint integer)                                                     \
    {                                                                                                       \
        BND_IF_INTEGER(upper, (void)0, BND_LOOK_UP(word));                                                  \
        BND_F2C_CALLED(word);                                                                               \
        return PMPI_##word##_f2c(integer);                                                                  \
    }                                                                                                       \
    static inline MPI_Fint bnd_c2f_##word(type handle)                                                      \
    {                                                                                                       \
        BND_IF_INTEGER(upper, (void)0, BND_LOOK_FOR(MPI_##null, BND_FINT_MPI_##null));                      \
        BND_C2F_CALLED(word);                                                                               \
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
