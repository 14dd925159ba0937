// Ends a process with another MPI than the one that this library was built for, at its start: that one would get handles of the wrong
// kind, or the program would run with the wrong MPI.
#include "bnd_fortran.h"

#include <dlfcn.h>
#include <link.h>
#include <stdio.h>

namespace {

constexpr char built_for[] = BND_LIBRARY_NAME;  // the first words of MPI_Get_library_version
constexpr int longest_version = 8192;           // of any MPI: that of the process may need more than that of mpi.h
static_assert(MPI_MAX_LIBRARY_VERSION_STRING <= longest_version);

void refuse(char *version)
{
    version[strcspn(version, "\n")] = '\0';
    fprintf(
        stderr,
        "Bindery: libbindery_intercept was built over another MPI (%s) than the process has (%s); use the one that was "
        "built over that MPI\n",
        built_for, version);
    abort();
}

using version_function = int(char *, int *);

void check(version_function *version_of)
{
    static version_function *known;
    char version[longest_version] = "";
    int length = 0;
    if (!version_of || version_of == known)
        return;
    known = version_of;
    if (version_of(version, &length) == MPI_SUCCESS && !strstr(version, built_for))
        refuse(version);
}

// The MPI that an object is linked with, which may not be the first of the process.
int check_object(dl_phdr_info *info, size_t, void *)
{
    void *const object =
        info->dlpi_name && *info->dlpi_name ? dlopen(info->dlpi_name, RTLD_LAZY | RTLD_NOLOAD) : nullptr;
    if (!object)
        return 0;
    check(reinterpret_cast<version_function *>(dlsym(object, "PMPI_Get_library_version")));
    dlclose(object);
    return 0;
}

}  // namespace

[[gnu::constructor]] static void check_library()
{
    check(PMPI_Get_library_version);
    dl_iterate_phdr(check_object, nullptr);
}
