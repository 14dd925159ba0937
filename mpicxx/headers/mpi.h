/* The MPI's own mpi.h and, in C++, namespace MPI from Bindery instead of the MPI's own C++ bindings. Without these too if the program
 * defines MPICH_SKIP_MPICXX, OMPI_SKIP_MPICXX, MPI_NO_CPPBIND or _MPICC_H. No include guard: a file may define one of them for one
 * inclusion, and not for the next. */
#if defined(__GNUC__)
#pragma GCC system_header
#endif

#ifdef __cplusplus
#pragma push_macro("MPICH_SKIP_MPICXX")
#pragma push_macro("OMPI_SKIP_MPICXX")
#pragma push_macro("MPI_NO_CPPBIND")
#undef MPICH_SKIP_MPICXX
#undef OMPI_SKIP_MPICXX
#undef MPI_NO_CPPBIND
#define MPICH_SKIP_MPICXX 1
#define OMPI_SKIP_MPICXX 1
#define MPI_NO_CPPBIND 1
#endif

#include_next <mpi.h>

#ifdef __cplusplus
#pragma pop_macro("MPICH_SKIP_MPICXX")
#pragma pop_macro("OMPI_SKIP_MPICXX")
#pragma pop_macro("MPI_NO_CPPBIND")
#if !defined(MPICH_SKIP_MPICXX) && !defined(OMPI_SKIP_MPICXX) && !defined(MPI_NO_CPPBIND) && !defined(_MPICC_H)
#if defined(MPICXX_INCLUDED) || defined(MPIPP_H)
#error \
    "the MPI's own C++ bindings are included already; put the folder of Bindery's mpi.h before the MPI's own on the command line"
#endif
#include <bindery/mpicxx/mpicxx.h>
/* Neither library's code catches the other's exceptions. */
#if defined(_LIBCPP_VERSION) && !defined(BND_CXX_LIBCPP)
#error \
    "Bindery's C++ bindings were built with libstdc++, and a program with libc++ catches none of their exceptions: build them again with -DCMAKE_CXX_COMPILER='clang++ -stdlib=libc++'"
#elif !defined(_LIBCPP_VERSION) && defined(BND_CXX_LIBCPP)
#error \
    "Bindery's C++ bindings were built with libc++, and a program without it catches none of their exceptions: compile with clang++ -stdlib=libc++, or build them again without that option"
#endif

/* CMake's FindMPI looks for the bindings by these names. */
namespace MPI {
using ::MPI_Finalize;
using ::MPI_Init;
}  // namespace MPI
#endif
#endif
