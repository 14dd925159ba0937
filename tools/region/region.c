/* bindery_region.f90 calls these, since Fortran cannot refer to a function that may not be there. */
#include <bindery/region.h>

void bnd_region_begin_of_fortran(const char *name, size_t length)
{
    bnd_region_function *begin;
    BND_REGION_FIND(begin, bnd_region_begin_1);
    if (begin)
        begin(name, length);
}

void bnd_region_end_of_fortran(const char *name, size_t length)
{
    bnd_region_function *end;
    BND_REGION_FIND(end, bnd_region_end_1);
    if (end)
        end(name, length);
}
