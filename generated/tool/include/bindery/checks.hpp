// Do not edit: `bindery generate` writes this from specs/checks.toml through templates/tool/checks.hpp.j2.
// What `bindery check` looks for: a sort for each check.
#pragma once

#include <bindery/detail/has.hpp>

#include <string_view>

namespace check {

enum class sort : unsigned char { argument, buffer, collective, deadlock, initialization, leak, length, message, request, rma, thread, type };

struct sort_row {
    std::string_view name;
    int error_class;  // that a finding raises with --raise; MPI_SUCCESS: it raises none
};

// A row for each sort.
inline constexpr sort_row sorts[] = {
    {"argument", MPI_ERR_ARG},
    {"buffer", MPI_ERR_BUFFER},
    {"collective", MPI_SUCCESS},
    {"deadlock", MPI_SUCCESS},
    {"initialization", MPI_SUCCESS},
    {"leak", MPI_SUCCESS},
    {"length", MPI_ERR_COUNT},
    {"message", MPI_SUCCESS},
    {"request", MPI_ERR_REQUEST},
    {"rma", MPI_ERR_RMA_CONFLICT},
    {"thread", MPI_SUCCESS},
    {"type", MPI_ERR_TYPE},
};

constexpr const sort_row &row_of(sort one) { return sorts[int(one)]; }

}  // namespace check
