// Moves bytes between memory and the stream of a file's view.
#ifndef SOLO_FILES_TRANSFER_H
#define SOLO_FILES_TRANSFER_H

#include "files/file.h"

namespace solo {

// How many bytes were moved, and the error of the system that ended it, or 0. At the end of the file reading ends without one.
struct moved {
    MPI_Count bytes = 0;
    int error = 0;
};

moved read_stream(Open_file &file, MPI_Count from, void *buffer, MPI_Count count, const Datatype &datatype);
moved write_stream(Open_file &file, MPI_Count from, const void *buffer, MPI_Count count, const Datatype &datatype);

}  // namespace solo

#endif
