// The way, of those that a call allows, in which it passes a section.
#pragma once

#include "bnd_choice.h"

// BND_MAY_USE_DATATYPE, BND_CONTIGUOUS_ONLY or BND_PARTITIONED. Returns the error that MPI has raised about a datatype, if any.
namespace bnd {
BND_HIDDEN int use_for_section(const bnd_section &section, const bnd_single_count &elements, bnd_section_use *use);
}
