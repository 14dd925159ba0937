// Enumerations of the tool information interface (MPI 5.0, 15.3.5).
#ifndef SOLO_TOOLS_ENUMERATIONS_H
#define SOLO_TOOLS_ENUMERATIONS_H

#include "mpi.h"

#include <string_view>
#include <vector>

namespace solo::tools {

struct enumeration {
    struct item {
        int value;
        const char *name;
    };
    const char *name;
    std::vector<item> items;  // never empty (R179)

    bool has(int value) const;
    // The value of an item by its name; false if there is none of that name.
    bool find(std::string_view item_name, int &value) const;
};

const enumeration &switches();     // off, on
const enumeration &verbosities();  // of errors
const enumeration &allocators();
const enumeration &clocks();
const enumeration &thread_levels();
const enumeration &mpi_states();
const enumeration &message_elements();  // the elements of events
const enumeration &request_elements();
const enumeration &comm_elements();
const enumeration &error_elements();

// Handles of enumerations are never freed.
MPI_T_enum enum_handle(const enumeration *which);  // MPI_T_ENUM_NULL for none

}  // namespace solo::tools

#endif
