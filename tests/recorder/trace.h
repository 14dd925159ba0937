// The recorder tells this to the programs that run the callers.
#pragma once

#include <string>

namespace trace {

extern std::string caller;  // the row of the call under way; PMPI_X for a call of PMPI_X
extern int shift;           // REC_SHIFT of the routine that was reached last
extern bool missing;        // the call was left out: this mpi.h does not declare the routine
extern int records;         // how many routines of the recorder were reached since begin()

void await(const std::string &stem);  // records nothing but this routine, and whatever is called by its MPI_ name
void begin();
std::string finish();  // the line of the call that was made since begin()

}  // namespace trace
