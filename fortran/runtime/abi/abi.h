// The files of this folder, for the standard ABI alone, ask each other for these.
#ifndef BND_ABI_H
#define BND_ABI_H

#include "bnd_fortran.h"

namespace bnd {

enum class TypeClass { integer, logical, real, complex, character, two_integers, two_reals };

// A predefined type of Fortran, with its size in bytes as the Fortran compiler has it.
struct FortranType {
    MPI_Datatype handle;
    TypeClass type_class;
    int bytes;
};

// Types without a size in their names come first.
extern const FortranType fortran_types[];
extern const int fortran_type_count;

// The type of C with the same bits, or MPI_DATATYPE_NULL. INTEGERs and LOGICALs of one size get different ones, so that each can be
// told from the other.
MPI_Datatype equal_in_c(const FortranType &type);

// Registers the sizes, kinds and LOGICALs that the library does not know yet (R138, R139). MPI must be up, and errors without an object
// must not end the program. Returns whether the library knew the sizes before.
bool register_types();

// Ends the process if the library of the run does not have the handles and constants of the standard ABI.
void check_library();

}  // namespace bnd

#endif
