// C keeps the extra state and the procedures of Fortran's callbacks here (R119).
#include "bnd_fortran.h"

extern "C" {

bnd_extra_state *bnd_extra_state_new(MPI_Aint value, bnd_procedure *const procedures[3])
{
    const auto created = static_cast<bnd_extra_state *>(malloc(sizeof(bnd_extra_state)));
    if (created)
        *created = {value, {procedures[0], procedures[1], procedures[2]}, 0, nullptr};
    return created;
}

void bnd_extra_state_release_on_error(bnd_extra_state *state, int result)
{
    if (result != MPI_SUCCESS)
        free(state);
}

}  // extern "C"
