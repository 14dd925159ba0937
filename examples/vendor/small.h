// The parts of Small MPI share these declarations.
#pragma once

#include "bnd_conversion.h"
#include "bnd_implementation.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace small {

// Bytes of a datatype's elements, in the order in which a message has them.
struct Block {
    MPI_Aint offset;
    std::size_t length;
};

struct Layout {
    std::vector<Block> blocks;
    MPI_Aint lower = 0, extent = 0;
    bool is_predefined = false;
};

// Calls the error handler of the communicator; returns the code if the handler does.
int fail(int error_class, const char *routine, const char *argument, MPI_Comm comm = MPI_COMM_SELF);

// Null for what is no datatype. Those of programs live until MPI_Type_free.
std::shared_ptr<const Layout> layout_of(MPI_Datatype datatype);

std::size_t size_of(const Layout &layout);
std::vector<char> pack(const void *buffer, int count, const Layout &layout);
void unpack(const std::vector<char> &bytes, void *buffer, int count, const Layout &layout);

}  // namespace small

// A program's handles are addresses of these; what MPI defines itself is a small number.
struct MPI_ABI_Datatype {
    std::shared_ptr<const small::Layout> layout;
};
