// Of process creation (MPI 5.0, chapter 11): what makes sense where no process can be created.
#include "process-creation.h"

#include "communicators.h"
#include "communicators/comm.h"
#include "environment/info.h"

namespace solo {

void Comm_get_parent(MPI_Comm *parent) { *parent = MPI_COMM_NULL; }

// Nothing else is connected; what is under way must be complete, as for MPI_Comm_free nothing need be.
void Comm_disconnect(MPI_Comm *comm)
{
    Comm_free(comm);
}

}  // namespace solo

#include "process-creation_glue.h"
