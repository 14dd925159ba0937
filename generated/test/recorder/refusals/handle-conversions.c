/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "handle-conversions" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

const struct rec_refusal rec_refusals_handle_conversions[] = {
    {0, 0}
};
