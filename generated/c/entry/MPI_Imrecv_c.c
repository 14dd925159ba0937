/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Imrecv] through templates/c/entry.c.j2. */
/* Start receiving a message already extracted by a matching probe. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Imrecv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Request *request);
BND_INSTRUMENTED_CALL(Imrecv_c, int, (void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Request *request), (buf, count, datatype, message, request))

BND_WEAK(MPI_Imrecv_c, PMPI_Imrecv_c)

int BND_ENTRY(MPI_Imrecv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Imrecv_c");
    BND_REFUSE_IF("MPI_Imrecv_c", !message, MPI_ERR_ARG, "message", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Imrecv_c", BND_IS_NULL(*message, MPI_MESSAGE_NULL), MPI_ERR_REQUEST, "message", BND_ON_MESSAGE,
            *message);
    BND_REFUSE_IF("MPI_Imrecv_c", count < 0, MPI_ERR_COUNT, "count", BND_ON_MESSAGE, *message);
    BND_REFUSE_IF("MPI_Imrecv_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_MESSAGE,
            *message);
    BND_REFUSE_IF("MPI_Imrecv_c", !request, MPI_ERR_ARG, "request", BND_ON_MESSAGE, *message);
    BND_FORWARD(Imrecv_c, (buf, count, datatype, message, request));
}
