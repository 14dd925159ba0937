// Which defects of specs/quirks.toml the library has, by MPI_Get_library_version.
#include "sections/quirks.h"

#include <initializer_list>
#include <mpi.h>
#if __has_include("bnd_probe.h")  // which references are weak; tests of this file alone have none
#include "bnd_probe.h"
#endif
#include <stdlib.h>
#include <string.h>

namespace {

enum class maker { unknown, mpich, mpich_derived, intel, open_mpi, solo };

struct library {
    maker who;
    int version;  // 40002 is 4.0.2; 0 is not known
};

// Versions from `first` up to but not including `fixed`; 0 is without end.
struct row {
    bnd_quirk quirk;
    maker who;
    int first, fixed;
};

constexpr row table[] = {
#define BND_ROW(quirk, who, first, fixed) {quirk, maker::who, first, fixed},
    BND_QUIRK_TABLE(BND_ROW)
#undef BND_ROW
};

int version_at(const char *text)
{
    int version = 0;
    for (int part = 0; part < 3; part++) {
        char *end = nullptr;
        const long number = strtol(text, &end, 10);
        version = version * 100 + static_cast<int>(number < 0 ? 0 : number > 99 ? 99 : number);
        text = *end == '.' ? end + 1 : "";
    }
    return version;
}

// A library derived from MPICH names a version of its own, and may lack what MPICH has mended since.
library library_of(const char *text)
{
    constexpr char mpich[] = "MPICH Version:", open_mpi[] = "Open MPI v", solo[] = "Bindery solo";
    if (strncmp(text, mpich, sizeof mpich - 1) == 0) {
        text += sizeof mpich - 1;
        return {maker::mpich, version_at(text + strspn(text, " \t"))};
    }
    if (strncmp(text, open_mpi, sizeof open_mpi - 1) == 0)
        return {maker::open_mpi, version_at(text + sizeof open_mpi - 1)};
    if (strncmp(text, solo, sizeof solo - 1) == 0)
        return {maker::solo, 0};
    if (strstr(text, "Intel(R) MPI"))
        return {maker::intel, 0};
    for (const char *name : {"MPICH", "MVAPICH", "ParaStation"})
        if (strstr(text, name))
            return {maker::mpich_derived, 0};
    return {maker::unknown, 0};
}

bool has(const library &one, const row &defect)
{
    if (one.who == maker::unknown)
        return true;
    if (one.who == maker::mpich_derived || one.who == maker::intel)
        return defect.who == maker::mpich || defect.who == one.who;
    if (one.who != defect.who)
        return false;
    return one.version == 0 || (one.version >= defect.first && (defect.fixed == 0 || one.version < defect.fixed));
}

constexpr unsigned asked = 1u << BND_QUIRKS;
unsigned answer;  // with `asked`, once it is there

unsigned ask()
{
    char text[MPI_MAX_LIBRARY_VERSION_STRING + 1] = "";
    int length = 0;
    if (PMPI_Get_library_version(text, &length) != MPI_SUCCESS)
        text[0] = '\0';
    const unsigned quirks = bnd_quirks_of(text);
    __atomic_store_n(&answer, quirks | asked, __ATOMIC_RELAXED);
    return quirks;
}

}  // namespace

extern "C" {

unsigned bnd_quirks_of(const char *library_version)
{
    const library one = library_of(library_version);
    unsigned quirks = 0;
    for (const row &defect : table)
        if (has(one, defect))
            quirks |= 1u << defect.quirk;
    return quirks;
}

bool bnd_has_quirk(enum bnd_quirk quirk)
{
    const unsigned known = __atomic_load_n(&answer, __ATOMIC_RELAXED);
    return ((known != 0 ? known : ask()) >> quirk & 1u) != 0;
}

}  // extern "C"
