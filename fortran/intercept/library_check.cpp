// Ends a process that has another MPI than the one that this library was built for: the wrappers would pass it handles of the wrong
// kind.
#include "bnd_fortran.h"

#include <stdio.h>

[[gnu::constructor]] static void check_library()
{
    char text[MPI_MAX_LIBRARY_VERSION_STRING] = "";
    int length = 0;
    constexpr char built_for[] = BND_LIBRARY_NAME;
    if (PMPI_Get_library_version(text, &length) == MPI_SUCCESS && strstr(text, built_for))
        return;
    text[strcspn(text, "\n")] = '\0';
    fprintf(stderr,
            "Bindery: libbindery_intercept was built over another MPI (%s) than the process has (%s); build it over that "
            "one\n",
            built_for, text);
    abort();
}
