// MPI_SIZEOF of mpif.h (R43), which has no descriptors: a procedure for each type, kind and rank of which the header declares an interface
// (fortran/modules/sizeof.cmake). That of PMPI_SIZEOF has the same ones, since none calls MPI.
#include "bnd_fortran.h"

#define BND_SIZEOF(letter, LETTER, kind, rank, bytes)                                                                \
    void BND_FORTRAN_SYMBOL_WITH_UNDERSCORE(mpi_sizeof_##letter##kind##_##rank, MPI_SIZEOF_##LETTER##kind##_##rank)( \
        const void *, bnd_default_integer *size, bnd_default_integer *ierror, bnd_length length);                    \
    void BND_FORTRAN_SYMBOL_WITH_UNDERSCORE(mpi_sizeof_##letter##kind##_##rank, MPI_SIZEOF_##LETTER##kind##_##rank)( \
        const void *, bnd_default_integer *size, bnd_default_integer *ierror, [[maybe_unused]] bnd_length length)    \
    {                                                                                                                \
        *size = static_cast<bnd_default_integer>(bytes);                                                             \
        *ierror = MPI_SUCCESS;                                                                                       \
    }
#define BND_OF_ALL_RANKS(letter, LETTER, kind, bytes) \
    BND_SIZEOF(letter, LETTER, kind, 0, bytes)        \
    BND_SIZEOF(letter, LETTER, kind, 1, bytes)        \
    BND_SIZEOF(letter, LETTER, kind, 2, bytes)        \
    BND_SIZEOF(letter, LETTER, kind, 3, bytes)        \
    BND_SIZEOF(letter, LETTER, kind, 4, bytes)        \
    BND_SIZEOF(letter, LETTER, kind, 5, bytes)        \
    BND_SIZEOF(letter, LETTER, kind, 6, bytes)        \
    BND_SIZEOF(letter, LETTER, kind, 7, bytes)
#define BND_WHOLE(kind)                \
    BND_OF_ALL_RANKS(i, I, kind, kind) \
    BND_OF_ALL_RANKS(l, L, kind, kind)
#define BND_FLOATING(kind, bytes)       \
    BND_OF_ALL_RANKS(r, R, kind, bytes) \
    BND_OF_ALL_RANKS(c, C, kind, 2 * (bytes))

extern "C" {

BND_WHOLE(1)
BND_WHOLE(2)
BND_WHOLE(4)
BND_WHOLE(8)
BND_WHOLE(16)
BND_FLOATING(2, 2)
BND_FLOATING(3, 2)
BND_FLOATING(4, 4)
BND_FLOATING(8, 8)
BND_FLOATING(10, sizeof(long double))
BND_FLOATING(16, 16)
BND_OF_ALL_RANKS(a, A, 1, length)

}  // extern "C"
