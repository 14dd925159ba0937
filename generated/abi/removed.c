/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_Address
#if BND_HAS_MPI_Address
int BND_IMPLEMENTATION(Address)(void *location, abi_Aint *address)
{
    return BND_RETURNED(BND_NATIVE(Address)(location, (void *)address), "MPI_Address", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Address)(void *location, abi_Aint *address)
{
    (void)location, (void)address;
    return BND_UNSUPPORTED("MPI_Address", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Errhandler_create
#if BND_HAS_MPI_Errhandler_create
int BND_IMPLEMENTATION(Errhandler_create)(abi_Handler_function *function, abi_Errhandler *errhandler)
{
    struct bnd_abi_trampoline c_function;
    MPI_Errhandler c_errhandler = bnd_null_Errhandler;
    BND_ABI_NEED(bnd_abi_trampoline_take(&c_function, bnd_abi_trampolines_handler_function, (bnd_procedure *)function),
            function);
    const int bnd_result = BND_NATIVE(Errhandler_create)((MPI_Handler_function *)c_function.function, &c_errhandler);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        BND_ABI_BIND(&c_function, Errhandler, c_errhandler);
        *errhandler = bnd_from_Errhandler(c_errhandler);
    }
    if (!BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_trampoline_give_back(&c_function);
    }
    return BND_RETURNED(bnd_result, "MPI_Errhandler_create", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Errhandler_create)(abi_Handler_function *function, abi_Errhandler *errhandler)
{
    (void)function, (void)errhandler;
    return BND_UNSUPPORTED("MPI_Errhandler_create", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Errhandler_get
#if BND_HAS_MPI_Errhandler_get
int BND_IMPLEMENTATION(Errhandler_get)(abi_Comm comm, abi_Errhandler *errhandler)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Errhandler_get", BND_ON_COMM, comm);
    MPI_Errhandler c_errhandler = bnd_null_Errhandler;
    const int bnd_result = BND_NATIVE(Errhandler_get)(bnd_to_Comm(comm), &c_errhandler);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *errhandler = bnd_from_Errhandler(c_errhandler);
    }
    return BND_RETURNED(bnd_result, "MPI_Errhandler_get", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Errhandler_get)(abi_Comm comm, abi_Errhandler *errhandler)
{
    (void)comm, (void)errhandler;
    return BND_UNSUPPORTED("MPI_Errhandler_get", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Errhandler_set
#if BND_HAS_MPI_Errhandler_set
int BND_IMPLEMENTATION(Errhandler_set)(abi_Comm comm, abi_Errhandler errhandler)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Errhandler_set", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Errhandler, errhandler, 1, ABI_ERR_ERRHANDLER, "MPI_Errhandler_set", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Errhandler_set)(bnd_to_Comm(comm), bnd_to_Errhandler(errhandler)),
            "MPI_Errhandler_set", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Errhandler_set)(abi_Comm comm, abi_Errhandler errhandler)
{
    (void)comm, (void)errhandler;
    return BND_UNSUPPORTED("MPI_Errhandler_set", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_extent
#if BND_HAS_MPI_Type_extent
int BND_IMPLEMENTATION(Type_extent)(abi_Datatype datatype, abi_Aint *extent)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_extent", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Type_extent)(bnd_to_Type(datatype), (void *)extent), "MPI_Type_extent",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_extent)(abi_Datatype datatype, abi_Aint *extent)
{
    (void)datatype, (void)extent;
    return BND_UNSUPPORTED("MPI_Type_extent", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_hindexed
#if BND_HAS_MPI_Type_hindexed
int BND_IMPLEMENTATION(Type_hindexed)(int count, int array_of_blocklengths[], abi_Aint array_of_displacements[],
        abi_Datatype oldtype, abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_hindexed", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_hindexed)(count, (void *)array_of_blocklengths,
            (void *)array_of_displacements, bnd_to_Type(oldtype), &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_hindexed", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_hindexed)(int count, int array_of_blocklengths[], abi_Aint array_of_displacements[],
        abi_Datatype oldtype, abi_Datatype *newtype)
{
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)oldtype, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_hindexed", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_hvector
#if BND_HAS_MPI_Type_hvector
int BND_IMPLEMENTATION(Type_hvector)(int count, int blocklength, abi_Aint stride, abi_Datatype oldtype,
        abi_Datatype *newtype)
{
    BND_ABI_REFUSE_WRONG(Type, oldtype, 1, ABI_ERR_TYPE, "MPI_Type_hvector", BND_ON_NOTHING, 0);
    MPI_Datatype c_newtype = bnd_null_Type;
    const int bnd_result = BND_NATIVE(Type_hvector)(count, blocklength, stride, bnd_to_Type(oldtype), &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_hvector", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_hvector)(int count, int blocklength, abi_Aint stride, abi_Datatype oldtype,
        abi_Datatype *newtype)
{
    (void)count, (void)blocklength, (void)stride, (void)oldtype, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_hvector", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_lb
#if BND_HAS_MPI_Type_lb
int BND_IMPLEMENTATION(Type_lb)(abi_Datatype datatype, abi_Aint *displacement)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_lb", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Type_lb)(bnd_to_Type(datatype), (void *)displacement), "MPI_Type_lb",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_lb)(abi_Datatype datatype, abi_Aint *displacement)
{
    (void)datatype, (void)displacement;
    return BND_UNSUPPORTED("MPI_Type_lb", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_struct
#if BND_HAS_MPI_Type_struct
int BND_IMPLEMENTATION(Type_struct)(int count, int array_of_blocklengths[], abi_Aint array_of_displacements[],
        abi_Datatype array_of_types[], abi_Datatype *newtype)
{
    BND_ABI_OWNED MPI_Datatype *c_array_of_types = bnd_to_Type_array(array_of_types, count);
    MPI_Datatype c_newtype = bnd_null_Type;
    BND_ABI_NEED(c_array_of_types, array_of_types);
    const int bnd_result = BND_NATIVE(Type_struct)(count, (void *)array_of_blocklengths,
            (void *)array_of_displacements, c_array_of_types, &c_newtype);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newtype = bnd_from_Type(c_newtype);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_struct", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_struct)(int count, int array_of_blocklengths[], abi_Aint array_of_displacements[],
        abi_Datatype array_of_types[], abi_Datatype *newtype)
{
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)array_of_types, (void)newtype;
    return BND_UNSUPPORTED("MPI_Type_struct", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_ub
#if BND_HAS_MPI_Type_ub
int BND_IMPLEMENTATION(Type_ub)(abi_Datatype datatype, abi_Aint *displacement)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_ub", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Type_ub)(bnd_to_Type(datatype), (void *)displacement), "MPI_Type_ub",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_ub)(abi_Datatype datatype, abi_Aint *displacement)
{
    (void)datatype, (void)displacement;
    return BND_UNSUPPORTED("MPI_Type_ub", BND_ON_NOTHING, 0);
}
#endif
#endif

