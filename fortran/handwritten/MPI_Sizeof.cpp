// MPI_Sizeof of mpi and mpi_f08 (R43): the bytes of one element, from the descriptor. Where that does not have them,
// MPI_ERR_ARG is raised on MPI_COMM_SELF and the size stays as it was; nothing else calls MPI.
#include "bnd_choice.h"

namespace {

#if BND_FORTRAN_DESCRIPTOR_IS_GFORTRAN
// Only an array's span is right for CLASS(*), and that is 1 for CHARACTERs too, of any length.
ptrdiff_t element_bytes(const void *descriptor)
{
    constexpr signed char type_class = 10, type_derived = 5;
    const auto *const d = static_cast<const bnd_gfortran_descriptor *>(descriptor);
    if (d->type == type_class)
        return d->rank > 0 && d->span > 1 ? d->span : 0;
    return d->type == type_derived && d->rank > 0 ? d->span : static_cast<ptrdiff_t>(d->element_bytes);
}
#else
ptrdiff_t element_bytes(const void *descriptor)
{
    return static_cast<ptrdiff_t>(static_cast<const bnd_cfi_descriptor *>(descriptor)->element_bytes);
}
#endif

}  // namespace

extern "C" {

void BND_NAME(mpi_sizeof, MPI_SIZEOF)(const void *x, bnd_default_integer *size, bnd_default_integer *ierror);

void BND_NAME(mpi_sizeof, MPI_SIZEOF)(const void *x, bnd_default_integer *size, bnd_default_integer *ierror)
{
    const ptrdiff_t bytes = element_bytes(x);
    if (bytes > 0)
        *size = static_cast<bnd_default_integer>(bytes);
    else
        PMPI_Comm_call_errhandler(MPI_COMM_SELF, MPI_ERR_ARG);
    BND_STORE_IERROR(ierror, bytes > 0 ? MPI_SUCCESS : MPI_ERR_ARG);
}

}  // extern "C"
