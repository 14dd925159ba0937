// Files (MPI 5.0, chapter 14): this MPI has none yet; every routine is refused through MPI_FILE_NULL's error handler.
#include "core/errhandler.h"
#include "core/glue.h"

#include "files_glue.h"
