// The elements of a datatype, and what is done to them.
#pragma once

#include "format.hpp"

#include <bindery/detail/has.hpp>
#include <bindery/detail/json.hpp>

#include <cstdint>
#include <string>

namespace check {

bool is_predefined(MPI_Datatype datatype);
std::string name_of(MPI_Datatype datatype);

// A number for the sort of its elements, if all are of one and none is a byte; else 0.
std::uint32_t element_of(MPI_Datatype datatype);

// As the line "datatype" has it (format.hpp).
bindery::detail::json signature_as_json(MPI_Datatype datatype);

// The operations that are defined for a predefined datatype (MPI 5.0, 6.9.2), each a bit by its number; 0: not known.
std::uint16_t operations_of(MPI_Datatype datatype);

reduction reduction_of(MPI_Op op);
inline bool is_reduction(MPI_Op op)  // predefined, and not MPI_REPLACE nor MPI_NO_OP, which are no reductions
{
    return reduction_of(op) < reduction::replace;
}

}  // namespace check
