// The report of what a program leaves at MPI_Finalize.
#ifndef SOLO_ENVIRONMENT_LEFTOVERS_H
#define SOLO_ENVIRONMENT_LEFTOVERS_H

namespace solo {

// A line on standard error for each kind of object. While MPI_COMM_WORLD and MPI_COMM_SELF exist.
void report_leftovers();

}  // namespace solo

#endif
