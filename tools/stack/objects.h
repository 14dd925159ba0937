// The loaded objects, in the order in which the dynamic linker searches them, and the tool to which each belongs.
#ifndef BND_STACK_OBJECTS_H
#define BND_STACK_OBJECTS_H

#include "loaded_object.h"

namespace bnd::stack {

inline constexpr int no_tool = 0;  // tools are numbered from 1, the nearest to the program

struct object : loaded_object {
    int tool;
    bool is_program = false;
    bool is_named = false;        // a tool of the stack itself, no library that it needs
    bool is_loaded_here = false;  // for the stack
    bool is_ignored = false;      // this library and the dynamic linker
    bool is_c_library = false;
    bool contains_mpi = false;  // defines PMPI_Init
    bool implements_mpi =
        false;  // an MPI or its Fortran bindings: defines names of PMPI, or is what PMPI_X is separate from
    bool defines_mpi = false;  // defines names of MPI
    bool uses_mpi = false;     // refers to names of MPI or PMPI
    bool is_profiler = false;  // of the program, linked or preloaded: calls PMPI from its own MPI_X
    size_t identity;           // another library may be loaded at the same address later
    bool is_registered = false, is_patched = false, is_bound = false, is_present = true;

    object(const dl_phdr_info &info, int tool);
};

class object_table {
public:
    // Reads the dynamic linker's list again if it has changed. New objects belong to `tool`, except an MPI's libraries.
    void update(int tool);

    object *begin() { return objects; }
    object *end() { return objects + count; }
    object *find(uintptr_t address);
    // The MPI in use, or null.
    object *mpi();
    uintptr_t mpi_function(const char *name);
    // Whether the library of the MPI that defines one function calls the other one, which another library defines.
    bool calls_in_mpi(const char *name, const char *called);
    // The first definition in the order of the dynamic linker.
    object *first_definition(const char *name);
    // Libraries that only `owner` needs belong to it: those of a tool that the program itself has loaded.
    void adopt_libraries(const object &owner);
    // Whether the program has a definition of its own: a profiler that is linked or preloaded.
    bool is_replaced(const char *name);

private:
    static int visit(dl_phdr_info *info, size_t size, void *self);
    void see(const dl_phdr_info &info);
    void remove_absent();
    bool is_needed_by_others(const object &library, const object &owner);

    object *objects = nullptr;
    size_t count = 0, capacity = 0;
    unsigned long long additions = 0, removals = 0;
    bool is_updating = false;
    int tool_of_new = no_tool;
};

}  // namespace bnd::stack
#endif
