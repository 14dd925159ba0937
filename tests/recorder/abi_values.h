// Values of arguments where a caller and the recorder have different constants: the standard ABI's and another MPI's.
#pragma once

#include <string>

namespace values {

// How often the choice of constants goes on, and how many choices there are at most.
extern int variant;
constexpr int variants = 7;

extern bool is_narrow;  // large counts fit into small ones

void read();                           // the tables of both sides
bool has(const std::string &routine);  // whether the other mpi.h declares it
bool lacks(const std::string &constant);
long long of_abi(const std::string &constant);
void reply(bool success, const std::string &family);  // routines return success, or an error of a family

}  // namespace values
