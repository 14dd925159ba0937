// Error handlers. MPI::ERRORS_THROW_EXCEPTIONS is not a C handle: Set_errhandler converts it to the C handler for its kind of object, and
// Get_errhandler converts that back.
//
//     void MPI::Comm::Set_errhandler(const Errhandler &errhandler)
//     {
//         MPI_Comm_set_errhandler(*this, bnd_cxx::errhandler_to_c(errhandler, bnd_cxx::of_comm))
//     Errhandler MPI::Comm::Get_errhandler() const
//     {
//         … MPI_Comm_get_errhandler(*this, &result); check; return bnd_cxx::errhandler_from_c(result, bnd_cxx::of_comm);
//     void MPI::Errhandler::Free()
//     {
//         code = bnd_cxx::errhandler_free(BND_C(MPI_Errhandler_free), &handle)
#ifndef BND_CXX_ERRHANDLERS_H
#define BND_CXX_ERRHANDLERS_H

#include <mpi.h>

#include "bnd_has.h"

#include <type_traits>

// MPI::ERRORS_THROW_EXCEPTIONS holds the address of this object where handles are pointers, else a number that no handler has.
extern "C" std::conditional_t<std::is_pointer_v<MPI_Errhandler>, std::remove_pointer_t<MPI_Errhandler>, char>
    bnd_cxx_errors_throw_exceptions;
#define BND_CXX_ERRORS_THROW_EXCEPTIONS (bnd_cxx::throwing_handle<MPI_Errhandler>())

namespace bnd_cxx {

template <typename Handle>
constexpr Handle throwing_handle()
{
    if constexpr (std::is_pointer_v<Handle>)
        return &bnd_cxx_errors_throw_exceptions;
    else
        return static_cast<Handle>(MPI_ERRHANDLER_NULL) ^ 0x7e44;
}

enum errhandler_of { of_comm, of_win, of_file, of_session };

bool is_throwing(MPI_Errhandler handler);
MPI_Errhandler errhandler_to_c(MPI_Errhandler handler, errhandler_of kind);

// Releases C's handle if it is that of MPI::ERRORS_THROW_EXCEPTIONS.
MPI_Errhandler errhandler_from_c(MPI_Errhandler handler, errhandler_of kind);

// Takes a reference if the file got C's handle of MPI::ERRORS_THROW_EXCEPTIONS from MPI::FILE_NULL: MPICH 4.0.2 takes none, but drops it
// when the file is closed.
MPI_File opened(MPI_File file);

// MPI::ERRORS_THROW_EXCEPTIONS has nothing to free: the handle becomes null.
int errhandler_free(int (*c_free)(MPI_Errhandler *), MPI_Errhandler *handler);

}  // namespace bnd_cxx

#endif
