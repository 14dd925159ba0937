// The elements of a datatype.
#pragma once

#include <bindery/detail/has.hpp>

#include <cstdint>
#include <string>

namespace check {

bool is_predefined(MPI_Datatype datatype);
std::string name_of(MPI_Datatype datatype);

// A number for the sort of its elements, if all are of one and none is a byte; else 0.
std::uint32_t element_of(MPI_Datatype datatype);

// As the line "datatype" has it (format.hpp).
std::string signature_as_json(MPI_Datatype datatype);

}  // namespace check
