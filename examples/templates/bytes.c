/* Bytes of each message, in C: bindery render hooks.h --mpi mpicc && mpicc -fPIC -shared bytes.c -o libbytes.so */
#include "hooks.h"

#include <stdio.h>

static void before(const struct hooked_call *call) { (void)call; }

static void after(const struct hooked_call *call)
{
    int size;
    if (call->result != MPI_SUCCESS || call->to == MPI_PROC_NULL)
        return;
    PMPI_Type_size(call->send_type, &size);
    printf("%s to %d: %lld bytes\n", call->name, call->to, (long long)(size * call->send_count));
}
