// Performance variables of the tool information interface (MPI 5.0, 15.3.7).
#ifndef SOLO_VARIABLES_PERFORMANCE_VARIABLES_H
#define SOLO_VARIABLES_PERFORMANCE_VARIABLES_H

#include "core/state.h"
#include "mpit/enumerations.h"

#include <string>
#include <vector>

namespace solo::mpit {

// The bound object of a handle: a routine (bnd_numbers.h), a communicator, or none.
struct bound_object {
    int routine = -1;
    MPI_Comm comm = MPI_COMM_NULL;
};

// Raw values are whole numbers; for MPI_DOUBLE in units of 1e-9. Characters have no raw value.
struct performance_variable {
    std::string name;
    std::string description;
    int verbosity;
    int var_class;
    MPI_Datatype type;
    const enumeration *items;  // null unless type is MPI_INT
    int bind;
    bool is_readonly;
    bool is_continuous;
    bool is_atomic;
    int count;
    unsigned long long (*now)(const bound_object &);
    watermark_kind level = watermark_kind::memory;  // that a watermark follows
    int routine = -1;

    bool is_mark() const;      // a watermark
    bool accumulates() const;  // counts from its start on: counter, aggregate, timer
};

// The fixed ones, then for each entry point a counter and a timer, both named after it.
const std::vector<performance_variable> &fixed_performance_variables();  // which begin the list
std::size_t performance_variable_count();
performance_variable performance_variable_at(std::size_t index);
// The index of a variable by name and class; performance_variable_count() if there is none.
std::size_t find_performance_variable(const std::string &name, int var_class);
// The index of the counter of an entry point; its timer is the next.
std::size_t routine_variable(int number);
const char *routine_name(int number);

}  // namespace solo::mpit

#endif
