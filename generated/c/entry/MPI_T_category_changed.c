/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_category_changed] through templates/c/entry.c.j2. */
/* Return a stamp that changes whenever the tool categories change. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_category_changed)(int *update_number);
BND_INSTRUMENTED_CALL(T_category_changed, int, (int *update_number), (update_number))

BND_WEAK(MPI_T_category_changed, PMPI_T_category_changed)

int BND_ENTRY(MPI_T_category_changed)(int *update_number)
{
    BND_RETURN_IF(!update_number, MPI_T_ERR_INVALID);
    BND_FORWARD(T_category_changed, (update_number));
}
