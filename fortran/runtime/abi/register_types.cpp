// Registers Fortran's types with a library without Fortran: sizes, supported kinds, and the values of LOGICALs (R138, R139, R142).
#include "abi/abi.h"

#include <stdio.h>

namespace {

#if BND_HAS(MPI_Abi_get_fortran_info) && BND_HAS(MPI_Abi_set_fortran_info)

// Whether a kind is in a compiler's list, as "4 8 10 16".
bool is_among(const char *kinds, int kind)
{
    for (const char *at = kinds; *at; at += strspn(at, " ")) {
        if (atoi(at) == kind)
            return true;
        at += strcspn(at, " ");
    }
    return false;
}

void set_size(MPI_Info info, const char *name, int bytes)
{
    char key[64], value[16];
    snprintf(key, sizeof key, "mpi_%s_size", name);
    snprintf(value, sizeof value, "%d", bytes);
    PMPI_Info_set(info, key, value);
}

// COMPLEX types are named by the bytes of both parts (R133).
void set_kind(MPI_Info info, const char *name, int bytes, bool there)
{
    char key[64];
    snprintf(key, sizeof key, "mpi_%s%d_supported", name, bytes);
    PMPI_Info_set(info, key, there ? "true" : "false");
}

void describe(MPI_Info info)
{
    set_size(info, "logical", BND_FORTRAN_LOGICAL_BYTES);
    set_size(info, "integer", BND_FORTRAN_INTEGER_BYTES);
    set_size(info, "real", BND_FORTRAN_REAL_BYTES);
    set_size(info, "double_precision", BND_FORTRAN_DOUBLE_BYTES);
    for (int kind = 1; kind <= 16; kind *= 2) {
        set_kind(info, "logical", kind, is_among(BND_FORTRAN_KINDS_OF_LOGICAL, kind));
        set_kind(info, "integer", kind, is_among(BND_FORTRAN_KINDS_OF_INTEGER, kind));
        if (kind == 1)
            continue;
        const bool there = is_among(BND_FORTRAN_KINDS_OF_REAL, kind);
        set_kind(info, "real", kind, there);
        set_kind(info, "complex", 2 * kind, there);
    }
    PMPI_Info_set(info, "mpi_double_complex_supported", "true");
}

bool register_sizes()
{
    MPI_Info info = MPI_INFO_NULL;
    if (!PMPI_Abi_get_fortran_info || !PMPI_Abi_set_fortran_info)
        return false;
    if (PMPI_Abi_get_fortran_info(&info) == MPI_SUCCESS && info != MPI_INFO_NULL) {
        PMPI_Info_free(&info);
        return true;
    }
    if (PMPI_Info_create(&info) != MPI_SUCCESS)
        return false;
    describe(info);
    PMPI_Abi_set_fortran_info(info);  // MPI_ERR_ABI: someone was faster
    PMPI_Info_free(&info);
    return false;
}

#else

bool register_sizes() { return false; }

#endif

void register_booleans()
{
#if BND_HAS(MPI_Abi_get_fortran_booleans) && BND_HAS(MPI_Abi_set_fortran_booleans)
    bnd_logical yes = BND_FORTRAN_LOGICAL_TRUE, no = BND_FORTRAN_LOGICAL_FALSE;
    bnd_logical known_yes = 0, known_no = 0;
    int is_set = 0;
    if (!PMPI_Abi_get_fortran_booleans || !PMPI_Abi_set_fortran_booleans)
        return;
    PMPI_Abi_get_fortran_booleans(sizeof yes, &known_yes, &known_no, &is_set);
    if (!is_set)
        PMPI_Abi_set_fortran_booleans(sizeof yes, &yes, &no);
#endif
}

}  // namespace

bool bnd::register_types()
{
    const bool were_registered = register_sizes();
    register_booleans();
    return were_registered;
}
