// The data of all processes in one file, written by rank 0 in MPI_Finalize.
#pragma once

namespace profile {

// Collective over MPI_COMM_WORLD. is_willing: this process has no session that goes on. True if the file is written.
bool gather(bool is_willing);

}  // namespace profile
