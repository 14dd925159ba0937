/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_create_env] through templates/c/entry.c.j2. */
/* Create an info object that describes how the program was started. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Info_create_env)(int argc, char *argv[], MPI_Info *info);
BND_INSTRUMENTED_CALL(Info_create_env, int, (int argc, char *argv[], MPI_Info *info), (argc, argv, info))

BND_WEAK(MPI_Info_create_env, PMPI_Info_create_env)

int BND_ENTRY(MPI_Info_create_env)(int argc, char *argv[], MPI_Info *info)
{
    BND_REFUSE_IF("MPI_Info_create_env", !info, MPI_ERR_ARG, "info", BND_ON_NOTHING, 0);
    BND_FORWARD(Info_create_env, (argc, argv, info));
}
