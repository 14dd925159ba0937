/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Mrecv] through templates/c/entry.c.j2. */
/* Receive a message already extracted by a matching probe. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Mrecv)(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status);
BND_INSTRUMENTED_CALL(Mrecv, int, (void *buf, int count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Status *status), (buf, count, datatype, message, status))

BND_WEAK(MPI_Mrecv, PMPI_Mrecv)

int BND_ENTRY(MPI_Mrecv)(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Mrecv");
    BND_REFUSE_IF("MPI_Mrecv", !message, MPI_ERR_ARG, "message", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Mrecv", BND_IS_NULL(*message, MPI_MESSAGE_NULL), MPI_ERR_REQUEST, "message", BND_ON_MESSAGE,
            *message);
    BND_REFUSE_IF("MPI_Mrecv", count < 0, MPI_ERR_COUNT, "count", BND_ON_MESSAGE, *message);
    BND_REFUSE_IF("MPI_Mrecv", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_MESSAGE,
            *message);
    BND_FORWARD(Mrecv, (buf, count, datatype, message, status));
}
