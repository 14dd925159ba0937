// keyvals.cpp asks the values of attributes for this.
#pragma once

#include "bnd_fortran.h"

struct bnd_attribute {
    MPI_Aint value;
    size_t bytes;  // of the number that Fortran set, as in bnd_attribute_new; 0: C set a pointer, which is the value
};

extern "C" {

// Who set an attribute, and to what, by its value in C alone.
bnd_attribute bnd_attribute_lookup(const void *attribute);

// Frees a value that Fortran set; leaves C's alone.
void bnd_attribute_free(const void *attribute);

}  // extern "C"
