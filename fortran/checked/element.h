// The elements of an array or a datatype, as far as they can be known.
#pragma once

#include "hidden.h"
#include "sections/section.h"

namespace bnd {

enum class type_class {
    unknown,
    integer,
    logical,
    real,
    complex,
    character,
    derived
};  // name_of has names in this order

struct element {
    type_class of = type_class::unknown;
    MPI_Count bytes = 0;
};

// The element of the array behind a descriptor; the section was read from it.
BND_HIDDEN element element_of(const void *descriptor, const bnd_section &section);

// The element of a predefined datatype. Unknown: MPI_BYTE, MPI_PACKED, and what no Fortran type has.
BND_HIDDEN element element_of(MPI_Datatype predefined, MPI_Count bytes);

// Whether may_hold tells anything: elements of one byte may stand for memory of any use, and a derived type for what it is made of.
BND_HIDDEN bool has_checked_elements(const element &array);

// Whether a program may send such elements under that datatype. A complex number is two real ones.
BND_HIDDEN bool may_hold(const element &array, const element &datatype);

struct type_name {
    char text[40];
};

// "REAL(8)", of an intrinsic type.
BND_HIDDEN type_name name_of(const element &one);

}  // namespace bnd
