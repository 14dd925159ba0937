// How the other MPI is reached: its table is filled by bnd_native_fill, of this program, or of a library in a scope of its own.
#include "bnd_native_calls.h"
#include "program_data.h"

#include <dlfcn.h>
#include <link.h>
#include <stdio.h>
#include <unistd.h>

extern "C" {

struct bnd_native bnd_native;

// A static program may have it, with the MPI's archive.
[[gnu::weak, gnu::visibility("hidden")]] void bnd_native_fill(struct bnd_native *table);

}  // extern "C"

namespace {

// Takes the place of what the library of the run lacks; nobody looks at the arguments.
int absent() { return BND_ABSENT; }

// Handles that are many, by their bits.
template <typename Native>
struct Predefined {
    struct Row {
        Native native;
        int value;
    };
    static constexpr unsigned size = 512;  // a power of two, more than twice as many as there are
    Row rows[size];

    static unsigned place(Native handle)
    {
        return static_cast<unsigned>(((uint64_t)(handle) * 0x9E3779B97F4A7C15ULL) >> 55);
    }

    // The first of two names stays: some MPIs have one handle under both.
    void fill(const Native *table, Native null)
    {
        for (int value = 1; value < BND_PREDEFINED_HANDLES; value++)
            if (table[value] != Native() && table[value] != null)
                add(table[value], value);
    }

    void add(Native handle, int value)
    {
        unsigned i = place(handle);
        while (rows[i].value != 0 && rows[i].native != handle)
            i = (i + 1) % size;
        if (rows[i].value == 0)
            rows[i] = {handle, value};
    }

    int find(Native handle) const
    {
        for (unsigned i = place(handle); rows[i].value != 0; i = (i + 1) % size)
            if (rows[i].native == handle)
                return rows[i].value;
        return 0;
    }
};

Predefined<MPI_Datatype> types;
Predefined<MPI_Op> ops;

template <typename Function>
void complete(Function *&function)
{
    if (function == nullptr)
        function = reinterpret_cast<Function *>(reinterpret_cast<bnd_procedure *>(&absent));
}

[[noreturn]] void fail(const char *what, const char *why, const char *remedy)
{
    fprintf(stderr, "libmpi_abi: %s: %s; %s\n", what, why, remedy);
    _Exit(127);
}

// Whether an object of the process is a libmpi_abi at another address than this one.
int is_other_copy(dl_phdr_info *loaded, size_t, void *own)
{
    const char *const end = strrchr(loaded->dlpi_name, '/');
    return end != nullptr && strncmp(end, "/libmpi_abi.so", 14) == 0 &&
           loaded->dlpi_addr != reinterpret_cast<uintptr_t>(own);
}

// The library beside this one, or that of the environment; then what a tool has in place of the other MPI's functions.
void load()
{
    const char *const remedy = "name the library with BINDERY_ABI_NATIVE, or build it again";
    char path[4096];
    Dl_info own;
    dladdr(reinterpret_cast<void *>(&load), &own);
    if (dl_iterate_phdr(is_other_copy, own.dli_fbase))
        fail(own.dli_fname, "another libmpi_abi is in this process", "let all its parts load the same file");
    const char *name = getenv("BINDERY_ABI_NATIVE");
    if (name == nullptr) {
        const char *const end = strrchr(own.dli_fname, '/');
        const int length = end == nullptr ? 0 : static_cast<int>(end - own.dli_fname + 1);
        snprintf(path, sizeof path, "%.*slibmpi_abi_native.so", length, own.dli_fname);
        name = access(path, R_OK) == 0 ? path : BND_ABI_NATIVE_LIBRARY;
    }
    const int flags = RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND;
    void *const library = dlopen(name, flags);
    if (library == nullptr)
        fail(name, dlerror(), remedy);
    bnd_abi_share_program_data(library);
    const auto fill = reinterpret_cast<void (*)(struct bnd_native *)>(dlsym(library, "bnd_native_fill"));
    if (fill == nullptr)
        fail(name, "it has no bnd_native_fill", remedy);
    fill(&bnd_native);
    const char *const below = getenv("BINDERY_ABI_BELOW");
    if (below == nullptr)
        return;
    void *const tool = dlopen(below, flags);
    if (tool == nullptr)
        fail(below, dlerror(), "correct BINDERY_ABI_BELOW, and link the tool with the MPI");
#define BND_TAKE(function, member)                  \
    if (void *const found = dlsym(tool, #function)) \
        bnd_native.member = reinterpret_cast<decltype(bnd_native.member)>(found);
    BND_NATIVE_CALLS(BND_TAKE)
}

// Before the program's constructors, which may ask whether MPI is initialized.
[[gnu::constructor(101)]] void start()
{
    if (bnd_native_fill != nullptr)
        bnd_native_fill(&bnd_native);
    else
        load();
#define BND_COMPLETE(function, member) complete(bnd_native.member);
    BND_NATIVE_CALLS(BND_COMPLETE)
#if !BND_HAS_MPI_ERRORS_ABORT
    bnd_native.of_Errhandler[reinterpret_cast<intptr_t>(ABI_ERRORS_ABORT)] = bnd_to_Errhandler(ABI_ERRORS_ARE_FATAL);
#endif
    types.fill(bnd_native.of_Type, bnd_null_Type);
    types.add(bnd_null_Type, static_cast<int>(reinterpret_cast<intptr_t>(ABI_DATATYPE_NULL)));
    ops.fill(bnd_native.of_Op, bnd_null_Op);
    ops.add(bnd_null_Op, static_cast<int>(reinterpret_cast<intptr_t>(ABI_OP_NULL)));
}

}  // namespace

extern "C" {

abi_Datatype bnd_from_Type(MPI_Datatype handle)
{
    const int value = types.find(handle);
    return (abi_Datatype)(value != 0 ? (intptr_t)value : (intptr_t)handle);
}

abi_Op bnd_from_Op(MPI_Op handle)
{
    const int value = ops.find(handle);
    return (abi_Op)(value != 0 ? (intptr_t)value : (intptr_t)handle);
}

}  // extern "C"
