// The library of the run may lack a routine that the library of the build had, or the standard ABI altogether.
#include "abi/abi.h"

#include <stdio.h>

namespace {

constexpr int most_names = 64;
const char *named[most_names];

// Each routine is named once in a process.
bool is_new(const char *routine)
{
    for (const char *&place : named) {
        const char *found = nullptr;
        if (__atomic_compare_exchange_n(&place, &found, routine, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
            return true;
        if (!strcmp(found, routine))
            return false;
    }
    return false;
}

void first_line_of_version(char *text)
{
    int length = 0;
    if (!PMPI_Get_library_version || PMPI_Get_library_version(text, &length) != MPI_SUCCESS)
        strcpy(text, "unknown");
    text[strcspn(text, "\r\n\t")] = '\0';
}

[[noreturn]] void refuse(const char *why)
{
    char library[MPI_MAX_LIBRARY_VERSION_STRING];
    first_line_of_version(library);
    fprintf(
        stderr,
        "Bindery: the MPI library (%s) does not have the standard ABI of MPI 5.0: %s; run with another libmpi_abi\n",
        library, why);
    bnd_end_process();
}

// Constants cannot be queried. A library with other attribute keys returns something that is no error code (MPI 5.0 §9.5).
bool has_the_keys()
{
    int found = 0;
    const int *last = nullptr;
    if (!bnd_world_model_is_up() || PMPI_Comm_get_attr(MPI_COMM_WORLD, MPI_LASTUSEDCODE, &last, &found) != MPI_SUCCESS)
        return true;
    return found && *last >= MPI_ERR_LASTCODE;
}

bool survives()
{
    MPI_Info info = MPI_INFO_NULL;
    if (PMPI_Info_create(&info) != MPI_SUCCESS)
        return true;  // says nothing of the ABI
    const bool same = PMPI_Info_fromint(PMPI_Info_toint(info)) == info;
    if (same)
        PMPI_Info_free(&info);
    return same;
}

}  // namespace

void bnd::check_library()
{
    int major = MPI_ABI_VERSION, minor = 0;
    if (PMPI_Abi_get_version && PMPI_Abi_get_version(&major, &minor) == MPI_SUCCESS && major < 0)
        refuse("MPI_Abi_get_version gives none");
    if (!PMPI_Comm_toint || !PMPI_Comm_fromint)
        refuse("it has no MPI_Comm_toint and MPI_Comm_fromint");
    if (static_cast<uintptr_t>(PMPI_Comm_toint(MPI_COMM_WORLD)) != reinterpret_cast<uintptr_t>(MPI_COMM_WORLD))
        refuse("MPI_Comm_toint gives MPI_COMM_WORLD another integer than the ABI");
    if (!survives())
        refuse("a handle does not come back from MPI_Info_toint and MPI_Info_fromint");
    if (!has_the_keys())
        refuse("MPI_LASTUSEDCODE has another value");
}

extern "C" {

#ifdef BND_SYMBOLS_FIRST  // in the archive
extern int (*const bnd_needs_library)(int *);
[[gnu::used]] static const void *const keeps_library = &bnd_needs_library;  // from strong_reference.cpp
#endif

int bnd_missing(const char *routine)
{
    char library[MPI_MAX_LIBRARY_VERSION_STRING];
    if (!PMPI_Comm_call_errhandler) {
        fprintf(stderr, "Bindery: %s is not part of this program; link a static program with -Wl,-u,bnd_all_routines\n",
                routine);
        bnd_end_process();
    }
    if (is_new(routine)) {
        first_line_of_version(library);
        fprintf(stderr, "Bindery: the MPI library (%s) has no %s\n", library, routine);
    }
    return MPI_ERR_UNSUPPORTED_OPERATION;
}

}  // extern "C"
