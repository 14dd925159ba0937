// The definitions of each tool, by the routine's name, and which one comes next.
#ifndef BND_STACK_ROUTINES_H
#define BND_STACK_ROUTINES_H

#include "names.h"
#include "objects.h"

namespace bnd::stack {

struct routine {
    routine_name name;
    bool is_replaced;       // a profiler of the program's own precedes the stack
    const routine *in_c;    // of Fortran: its tools see it as this one, since another tool has that name alone; or null
    uintptr_t functions[];  // of each tool, from 1; 0 where it has none
};

class routine_table {
public:
    void set_tool_count(int tools) { tool_count = tools; }
    // Enters the names of MPI that the object defines, and, of the tool itself, functions of the C library.
    void add_tool(const object &from, object_table &objects);

    // Where the bindings call MPI_X in mpi_x_, and a tool has MPI_X alone, those that have both names get the call by MPI_X, too: each sees it
    // once, and in its order. Returns how many names of Fortran this concerns.
    int prefer_c(object_table &objects);

    // MPI_X of a name of Fortran, if a tool has it.
    const routine *in_c(const routine_name &fortran) const;
    // The first tool that has MPI_X for a name of Fortran, but not that name; 0 if there is none.
    int blind_tool(const routine_name &fortran) const;

    const routine *find(const routine_name &name) const;
    // The function of the first tool from number `tool` on, or 0.
    uintptr_t next(const routine &of, int tool) const;
    bool has_library_functions() const { return library_functions > 0; }
    int count(int tool) const;

private:
    routine *get(const routine_name &name);
    routine **slot(const routine_name &name) const;
    void grow();

    int tool_count = 0;
    routine **slots = nullptr;
    size_t used = 0, capacity = 0, library_functions = 0;
};

}  // namespace bnd::stack
#endif
