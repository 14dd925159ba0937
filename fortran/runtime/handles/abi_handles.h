/* Handles to and from Fortran's integers over the standard ABI: a predefined handle is its integer (R130), and the library numbers
 * the others (R137). A Fortran type that the library lacks is one of C's instead. */
#ifndef BND_ABI_HANDLES_H
#define BND_ABI_HANDLES_H

#define BND_FIRST_USER_HANDLE 4096
#define BND_TYPE_VALUES 1024 /* above all predefined datatypes */

/* Without datatypes, which may be replaced. */
#define BND_HANDLE_CLASSES(X)     \
    X(Comm, MPI_Comm)             \
    X(Errhandler, MPI_Errhandler) \
    X(File, MPI_File)             \
    X(Group, MPI_Group)           \
    X(Info, MPI_Info)             \
    X(Message, MPI_Message)       \
    X(Op, MPI_Op)                 \
    X(Request, MPI_Request)       \
    X(Session, MPI_Session)       \
    X(Win, MPI_Win)

#ifdef __cplusplus
extern "C" {
#endif

#define BND_DEFINE_CONVERSIONS(word, type)                                                                             \
    static inline type bnd_f2c_##word(MPI_Fint integer)                                                                \
    {                                                                                                                  \
        if ((unsigned)integer < BND_FIRST_USER_HANDLE)                                                                 \
            return (type)(uintptr_t)integer;                                                                           \
        return PMPI_##word##_fromint(integer);                                                                         \
    }                                                                                                                  \
    static inline MPI_Fint bnd_c2f_##word(type handle)                                                                 \
    {                                                                                                                  \
        if ((uintptr_t)handle < BND_FIRST_USER_HANDLE)                                                                 \
            return (MPI_Fint)(uintptr_t)handle;                                                                        \
        return PMPI_##word##_toint(handle);                                                                            \
    }                                                                                                                  \
    static inline MPI_Fint bnd_new_c2f_##word(type handle) { return bnd_c2f_##word(handle); }                          \
    /* Whether no call is needed, and then the handle. */                                                              \
    static inline int bnd_is_inline_f2c_##word(MPI_Fint integer) { return (unsigned)integer < BND_FIRST_USER_HANDLE; } \
    static inline type bnd_inline_f2c_##word(MPI_Fint integer) { return (type)(uintptr_t)(unsigned)integer; }
BND_HANDLE_CLASSES(BND_DEFINE_CONVERSIONS)

/* By the value of a predefined datatype: that of the one that C is given for it, or 0 where it was not looked at yet; and of the one
 * that Fortran is shown for it, or 0 where that is itself. */
extern unsigned short bnd_types_in_c[BND_TYPE_VALUES], bnd_types_in_fortran[BND_TYPE_VALUES];

/* The C handle of a datatype that was not looked at yet. */
MPI_Datatype bnd_new_type_in_c(MPI_Fint integer);

static inline MPI_Datatype bnd_f2c_Type(MPI_Fint integer)
{
    if ((unsigned)integer >= BND_TYPE_VALUES)
        return PMPI_Type_fromint(integer);
    const uintptr_t value = __atomic_load_n(&bnd_types_in_c[integer], __ATOMIC_RELAXED);
    return BND_UNLIKELY(!value) ? bnd_new_type_in_c(integer) : (MPI_Datatype)value;
}

static inline int bnd_is_inline_f2c_Type(MPI_Fint integer)
{
    return (unsigned)integer < BND_TYPE_VALUES && __atomic_load_n(&bnd_types_in_c[integer], __ATOMIC_RELAXED);
}

static inline MPI_Datatype bnd_inline_f2c_Type(MPI_Fint integer)
{
    return (MPI_Datatype)(uintptr_t)__atomic_load_n(&bnd_types_in_c[integer], __ATOMIC_RELAXED);
}

static inline MPI_Fint bnd_c2f_Type(MPI_Datatype datatype)
{
    if ((uintptr_t)datatype >= BND_TYPE_VALUES)
        return PMPI_Type_toint(datatype);
    const unsigned short other = __atomic_load_n(&bnd_types_in_fortran[(uintptr_t)datatype], __ATOMIC_RELAXED);
    return other ? other : (MPI_Fint)(uintptr_t)datatype;
}

static inline MPI_Fint bnd_new_c2f_Type(MPI_Datatype datatype) { return bnd_c2f_Type(datatype); }

#ifdef __cplusplus
}
#endif

#endif
