// How this program was started (MPI 5.0, 10 and 11.2: MPI_INFO_ENV and MPI_Info_create_env).
#ifndef SOLO_INFO_LAUNCH_H
#define SOLO_INFO_LAUNCH_H

#include "info/info.h"

#include <string>
#include <vector>

namespace solo {

// The command line of the process; empty if the system does not report it.
std::vector<std::string> arguments_of_process();

// Set the keys of MPI_INFO_ENV that are known here; a value that is too long for an info object is left out.
void describe_launch(Info &info, const std::vector<std::string> &arguments);

}  // namespace solo

#endif
