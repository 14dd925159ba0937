// The addresses behind MPI_BOTTOM, MPI_IN_PLACE and their like, and the check that all parts of the process that can meet agree on
// them (R89-R91). A shared object with addresses of its own would pass MPI_IN_PLACE as an ordinary buffer: that is found here,
// before anything is sent.
#include "bnd_fortran.h"
#include "sentinels/loaded_objects.h"
#include "sentinels/status_ignore.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#pragma weak dlsym  // not in a static program, which has one definition of everything

extern "C" {

#define BND_DEFINE_POINTER(sentinel, symbol, offset, constant) \
    const char *const BND_SENTINEL_POINTER(sentinel) = BND_SENTINEL_ADDRESS(sentinel);
BND_SENTINELS(BND_DEFINE_POINTER)
struct bnd_sentinel_filter bnd_sentinel_filter = {};

// An object that has one of these was compiled with the bindings of another MPI. The references let linkers export a program's.
#define BND_DECLARE_FOREIGN(symbol, name) extern const char symbol[] __attribute__((weak));
BND_FOREIGN(BND_DECLARE_FOREIGN)

}  // extern "C"

namespace {

#define BND_ROW(sentinel, symbol, offset, constant) {BND_TEXT(BND_SYMBOL_##symbol), constant, bnd_symbol_##symbol},
const struct Sentinel {
    const char *symbol, *constant;
    const void *address;  // of the symbol, as the wrappers know it that this is linked with
} sentinels[] = {BND_SENTINELS(BND_ROW)};
constexpr int number = sizeof sentinels / sizeof *sentinels;

#define BND_FOREIGN_ROW(symbol, name) {symbol, name},
const struct Foreign {
    const char *address, *mpi;
} foreign[] = {BND_FOREIGN(BND_FOREIGN_ROW)};
// Of these and of those that C libraries have, which say nothing here, but in an object that calls wrappers.
#define BND_FOREIGN_NAME(symbol, name) BND_TEXT(symbol),
#define BND_FOREIGN_MPI(symbol, name) name,
const char *const foreign_names[] = {BND_FOREIGN(BND_FOREIGN_NAME) BND_FOREIGN_IN_C(BND_FOREIGN_NAME)};
const char *const foreign_mpis[] = {BND_FOREIGN(BND_FOREIGN_MPI) BND_FOREIGN_IN_C(BND_FOREIGN_MPI)};
constexpr int number_of_foreign = sizeof foreign_names / sizeof *foreign_names;

// The bits of the buffers' addresses, for bnd_is_not_sentinel.
void set_filter()
{
#define BND_LISTED(sentinel) BND_SENTINEL_POINTER(sentinel),
    const char *const buffers[] = {BND_SENTINELS_OF_bnd_bottom(BND_LISTED) BND_SENTINELS_OF_bnd_in_place(BND_LISTED)
                                       BND_SENTINELS_OF_bnd_buffer_automatic(BND_LISTED)};
    uintptr_t differing = 0;
    const auto first = reinterpret_cast<uintptr_t>(buffers[0]);
    for (const char *buffer : buffers)
        differing |= reinterpret_cast<uintptr_t>(buffer) ^ first;
    bnd_sentinel_filter = {first & ~differing, ~differing};
}

const char *called(const char *object) { return object && *object ? object : "the program"; }

// Whether the object can call the wrappers that are linked with this check, or can pass its addresses to their callers. The MPI's C
// library does neither, and may have addresses of its own: dlopen with RTLD_DEEPBIND leaves them to it.
bool can_meet(const char *object, const char *ours)
{
    if (bnd::defines(object, "PMPI_Init") && !bnd::caller_of("mpi_", object) && strcmp(object, ours))
        return false;
    return bnd::share_scope(object, ours) || (bnd::share_scope("", ours) && bnd::caller_of("mpi_", object));
}

bool differs(const bnd::Use &use, const void *ours)
{
    for (const Sentinel &sentinel : sentinels) {
        if (strcmp(use.symbol, sentinel.symbol) || use.address == sentinel.address)
            continue;
        const char *const here = bnd::object_of(ours);
        if (!can_meet(use.object, here))
            return false;
        fprintf(
            stderr,
            "Bindery: %s: has %s at another address than %s; link all parts of the process with the shared library: "
            "no -static-bindery, no -Bsymbolic, no hidden symbols\n",
            called(use.object), sentinel.constant, called(here));
        return true;
    }
    return false;
}

const char *our_object() { return bnd::object_of(reinterpret_cast<const void *>(&bnd_check_addresses)); }

// The object that gets calls of a procedure, as seen from our scope; null if nothing is known.
const char *receiver(const char *procedure, const char *version)
{
    const void *const address = dlsym ? dlsym(RTLD_DEFAULT, procedure) : nullptr;
    const char *const first = address ? bnd::object_of(address) : nullptr;
#if defined(__GLIBC__)  // others do not look at versions
    if (first && version)
        return bnd::definer(procedure, version, first);
#endif
    return first;
}

// Some MPIs' variables begin as their procedures do.
bool is_variable(const char *symbol)
{
    for (const Sentinel &sentinel : sentinels)
        if (!strcmp(sentinel.symbol, symbol))
            return true;
    for (const char *name : foreign_names)
        if (!strcmp(name, symbol))
            return true;
    return false;
}

bool is_not_ours(const char *procedure, const char *version)
{
    if (is_variable(procedure))
        return false;
    const char *const found = receiver(procedure, version);
    const char *const here = our_object();
    return found && here && strcmp(found, here);
}

// A tool that has such a procedure, and is linked with our library, takes the same INTEGERs as we do.
bool is_of_our_kind(const char *procedure, const char *version)
{
    if (is_variable(procedure))
        return false;
    const char *const found = receiver(procedure, version), *const here = our_object();
    return found && here && (!strcmp(found, here) || bnd::needs_version(found, BND_SYMBOL_VERSION));
}

// A caller was linked with a library of another kind, and its call ends in this one's wrappers, or a tool's, without versions.
bool is_misbound(const char *procedure, const char *version)
{
    return version && !strncmp(version, "BINDERY_", 8) && strcmp(version, BND_SYMBOL_VERSION) &&
           is_of_our_kind(procedure, version);
}

bool ends_a_misbound_caller()
{
    const char *const caller = bnd::caller_of("mpi_", nullptr, is_misbound);
    if (caller)
        fprintf(stderr,
                "Bindery: %s: its INTEGERs have another size than those of %s, whose wrappers get its calls; link all "
                "parts of the process with the shared libraries: no -static-bindery, no wrappers in a tool\n",
                called(caller), called(our_object()));
    return caller;
}

// Where the MPI's own Fortran library comes first, it gets the calls: it must know the symbols. It is found by a PMPI name, which
// tools do not define.
bool is_misread(const bnd::Use &use, const void *data)
{
    const auto first = static_cast<const char *>(data);
    const char *const here = our_object();
    if (!here || !strcmp(use.object, here) || !strcmp(use.object, first) || bnd::scope_defines(first, use.symbol))
        return false;
    for (const Sentinel &sentinel : sentinels) {
        if (strcmp(use.symbol, sentinel.symbol) || !bnd::caller_of("mpi_", use.object, is_not_ours))
            continue;
        fprintf(
            stderr,
            "Bindery: %s: uses %s as these bindings have it, and %s, which gets its calls, does not know it; link the "
            "program with the mpifort of these bindings\n",
            called(use.object), sentinel.constant, called(first));
        return true;
    }
    return false;
}

// The user may not be able to compile a library: the bindings that it was linked with have to come first.
bool end_of_foreign(const char *object, const char *mpi)
{
    const bool is_library = *object && strcmp(object, our_object());
    fprintf(stderr,
            "Bindery: %s: has parts compiled with the mpif.h or the modules of %s, and %s, which gets its calls, has "
            "bindings of another kind; compile them with the mpifort of these bindings%s\n",
            called(object), mpi, called(our_object()),
            is_library ? ", or load the bindings of its own first (LD_PRELOAD)" : "");
    return true;
}

// Other bindings have such symbols too, and get no call where ours come first.
bool has_bindings(const char *object)
{
    return bnd::defines(object, BND_TEXT(BND_LINKED(pmpi_init, PMPI_INIT))) ||
           bnd::defines(object, BND_TEXT(BND_LINKED(pmpi_init_f08, PMPI_INIT_F08)));
}

bool is_foreign(const bnd::Use &use, const void *)
{
    if (!our_object() || has_bindings(use.object) || !bnd::caller_of("mpi_", use.object, is_of_our_kind))
        return false;
    for (int i = 0; i < number_of_foreign; i++)
        if (!strcmp(use.symbol, foreign_names[i]))
            return end_of_foreign(use.object, foreign_mpis[i]);
    return false;
}

bool has_foreign_parts()
{
    const char *const here = our_object();
    for (const Foreign &symbol : foreign) {
        const char *const object = symbol.address ? bnd::object_of(symbol.address) : nullptr;
        if (object && here && !strcmp(object, here))
            return end_of_foreign(object, symbol.mpi);
    }
    return bnd::each_use(foreign_names, number_of_foreign, is_foreign, nullptr);
}

}  // namespace

extern "C" void bnd_check_addresses(void)
{
    bnd_set_status_variables();
    const char *const chosen = getenv("BINDERY_CHECK_ADDRESSES");
    if (chosen && !strcmp(chosen, "0"))
        return;
    const char *symbols[number];
    for (int i = 0; i < number; i++)
        symbols[i] = sentinels[i].symbol;
    const void *const ours = reinterpret_cast<const void *>(&bnd_check_addresses);
    if (bnd::each_use(symbols, number, differs, ours) || ends_a_misbound_caller() || has_foreign_parts())
        abort();
    const char *const any = BND_TEXT(BND_LINKED(pmpi_init, PMPI_INIT));
    const char *const version = BND_SYMBOL_VERSION;
    if (is_not_ours(any, version) && bnd::each_use(symbols, number, is_misread, receiver(any, version)))
        abort();
}

// Every object that starts with the process is relocated by now; what dlopen brings later is seen when MPI is initialized.
[[gnu::constructor]] static void at_start()
{
    set_filter();
    bnd_check_addresses();
}
