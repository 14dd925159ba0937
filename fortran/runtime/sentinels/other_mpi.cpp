// An MPI of the other kind under these bindings: one of the standard ABI under those for a native MPI, or the reverse. Its handles have other
// integers, so that it must not get the first call. The C library is found by a PMPI name, which tools do not define.
#include "bnd_fortran.h"
#include "sentinels/loaded_objects.h"
#include "sentinels/receiver.h"

#include <stdio.h>

bool bnd::is_other_mpi()
{
    const char *const found = object_of(address_of("PMPI_Init"));
    if (!found || !*found)  // a static program
        return false;
#if BND_C_TARGET_IS_ABI
    if (defines(found, "PMPI_Comm_toint"))
        return false;
    fprintf(stderr,
            "Bindery: %s: gets MPI's calls, and does not have the standard ABI of MPI 5.0, for which %s is; let "
            "libmpi_abi come "
            "first, or link with the bindings of that MPI\n",
            found, called(our_object()));
#else
    if (!goes_by(found, "libmpi_abi.so.1") && !goes_by(found, "libmpi_abi.so"))
        return false;
    fprintf(stderr,
            "Bindery: %s: gets MPI's calls, and has the standard ABI of MPI 5.0, but %s is for %s; let that MPI come "
            "first, or link "
            "with libmpifort_abi\n",
            found, called(our_object()), BND_C_LIBRARY);
#endif
    return true;
}
