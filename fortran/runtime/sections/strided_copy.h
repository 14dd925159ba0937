// Copies between a strided view and contiguous memory.
#pragma once

#include "hidden.h"
#include "sections/strided_view.h"

namespace bnd {

enum class direction { in, out };  // into the contiguous memory, or out of it

}  // namespace bnd

extern "C" {
// Bytes `at` to `end` of the virtual buffer; byte 0 of `bounce` is byte 0 of that.
BND_HIDDEN void bnd_view_copy(const bnd::strided_view *view, char *bounce, MPI_Count at, MPI_Count end,
                              bnd::direction to);
}
