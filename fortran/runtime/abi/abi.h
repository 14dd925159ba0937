// What the files of this folder, for the standard ABI alone, ask of each other.
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

// Those without a size in their names come first.
extern const FortranType fortran_types[];
extern const int fortran_type_count;

// The type of C with the same bits, or MPI_DATATYPE_NULL. INTEGERs and LOGICALs of one size get different ones, so that each can be
// told from the other.
MPI_Datatype equal_in_c(const FortranType &type);

// Tells the library of sizes, kinds and LOGICALs what nobody told it before (R138, R139). MPI must be up, and errors that belong to
// no object must not end the program. Returns whether someone else, or the library itself, had told of the sizes.
bool register_types();

// Ends the process where the library of the run does not have the standard ABI, whose handles and constants ours are.
void check_library();

}  // namespace bnd

#endif
