// All that generated declarations and glue need.
#ifndef SOLO_CORE_GLUE_H
#define SOLO_CORE_GLUE_H

#include "bnd_entry.h"
#include "core/failure.h"
#include "core/numbers.h"
#include "core/object.h"
#include "core/state.h"
#include "mpi_removed.h"

#endif
