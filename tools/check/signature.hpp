// The elements of a datatype.
#pragma once

#include <bindery/detail/has.hpp>

#include <string>

namespace check {

bool is_predefined(MPI_Datatype datatype);
std::string name_of(MPI_Datatype datatype);

// As the line "datatype" has it (format.hpp).
std::string signature_as_json(MPI_Datatype datatype);

}  // namespace check
