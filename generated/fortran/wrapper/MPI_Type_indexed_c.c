/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_indexed] through templates/fortran/wrapper.c.j2. */
/* Make a datatype of blocks with varying lengths at displacements in extents. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_indexed_c) || BND_HAS(MPI_Type_indexed)
void BND_NAME(mpi_type_indexed_c, MPI_TYPE_INDEXED_C)(const MPI_Count *count, MPI_Count *array_of_blocklengths,
        MPI_Count *array_of_displacements, const MPI_Fint *oldtype, MPI_Fint *newtype, MPI_Fint *ierror);

#if BND_HAS(MPI_Type_indexed_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_type_indexed_c)(const MPI_Count *count, MPI_Count *array_of_blocklengths,
        MPI_Count *array_of_displacements, const MPI_Fint *oldtype, MPI_Fint *newtype, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Type_indexed_c, bnd_raise(code));
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, newtype, MPI_DATATYPE_NULL);
    const int result = BND_C(MPI_Type_indexed_c)(*count, array_of_blocklengths, array_of_displacements,
            bnd_f2c_Type(*oldtype), BND_HANDLE_ADDRESS(MPI_DATATYPE, newtype));
    BND_HANDLE_MADE(MPI_DATATYPE, Type, newtype);
    BND_STORE_IERROR(ierror, result);
}
#endif

void BND_NAME(mpi_type_indexed_c, MPI_TYPE_INDEXED_C)(const MPI_Count *count, MPI_Count *array_of_blocklengths,
        MPI_Count *array_of_displacements, const MPI_Fint *oldtype, MPI_Fint *newtype, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Type_indexed_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Type_indexed_c) && bnd_is_known_Type(*oldtype),
            BND_SLOW_PATH(mpi_type_indexed_c)(count, array_of_blocklengths, array_of_displacements, oldtype, newtype,
            ierror));
    BND_HANDLE_ROOM(MPI_DATATYPE, MPI_Datatype, newtype);
    const int result = BND_C(MPI_Type_indexed_c)(*count, array_of_blocklengths, array_of_displacements,
            bnd_known_as_Type(*oldtype), BND_HANDLE_ADDRESS(MPI_DATATYPE, newtype));
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_MADE(MPI_DATATYPE, Type, newtype);
#else
    BND_REQUIRE(MPI_Type_indexed, bnd_raise(code));
    const long n_array_of_blocklengths = *count;
    const long n_array_of_displacements = *count;
    BND_FIT_IN(int, *count, 1, MPI_ERR_COUNT, bnd_raise(code));
    BND_FIT_ALL(int, array_of_blocklengths, MPI_ERR_COUNT, bnd_raise(code));
    BND_FIT_ALL(int, array_of_displacements, MPI_ERR_ARG, bnd_raise(code));
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, newtype, MPI_DATATYPE_NULL);
    BND_FIT_ROOM(int, array_of_blocklengths, (void)0);
    BND_FIT_ROOM(int, array_of_displacements, (void)0);
    const int result = BND_C(MPI_Type_indexed)((int)*count, c_array_of_blocklengths, c_array_of_displacements,
            bnd_f2c_Type(*oldtype), BND_HANDLE_ADDRESS(MPI_DATATYPE, newtype));
    BND_ROOM_FREE(array_of_blocklengths);
    BND_ROOM_FREE(array_of_displacements);
    BND_HANDLE_MADE(MPI_DATATYPE, Type, newtype);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
