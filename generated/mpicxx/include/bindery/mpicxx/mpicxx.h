// Do not edit: `bindery generate` writes this from specs/ through templates/mpicxx/mpicxx.h.j2.
// Namespaces MPI and PMPI: MPI-2's C++ bindings, and later routines by the same rules. The mpi.h of Bindery includes this after the MPI's own.
#ifndef BINDERY_MPICXX_H
#define BINDERY_MPICXX_H
#ifdef __GNUC__
#pragma GCC system_header
#endif

#include <bindery/mpicxx/has.h>
#include <bindery/mpicxx/seek.h>

// Out of line: a destructor is where the compiler puts the class's table of virtual functions.
#ifndef BND_CXX_DESTRUCTOR
#define BND_CXX_DESTRUCTOR(name) virtual ~name();
#endif

#if __cplusplus >= 201103L
#define BND_CXX_CONSTEXPR constexpr
#else
#define BND_CXX_CONSTEXPR inline  // GCC and clang know the rest of what the headers need in C++98
#endif

extern "C++" {

namespace MPI {
inline namespace bindery {
class Datatype;
class Group;
class Op;
class Info;
class Errhandler;
class Status;
class Request;
class Prequest;
class Grequest;
class Message;
class Session;
class Comm;
class Nullcomm;
class Intracomm;
class Intercomm;
class Cartcomm;
class Graphcomm;
class Distgraphcomm;
class Win;
class File;
class Exception;
}  // namespace bindery

// For programs that declare the classes themselves: GCC takes a later `namespace MPI { class Comm; }` for these classes, not for others.
using bindery::Datatype;
using bindery::Group;
using bindery::Op;
using bindery::Info;
using bindery::Errhandler;
using bindery::Status;
using bindery::Request;
using bindery::Prequest;
using bindery::Grequest;
using bindery::Message;
using bindery::Session;
using bindery::Comm;
using bindery::Nullcomm;
using bindery::Intracomm;
using bindery::Intercomm;
using bindery::Cartcomm;
using bindery::Graphcomm;
using bindery::Distgraphcomm;
using bindery::Win;
using bindery::File;
using bindery::Exception;
}  // namespace MPI

namespace bnd_cxx {
struct access;
typedef int Comm_Copy_attr_function(const MPI::Comm &, int, void *, void *, void *, bool &);
typedef int Comm_Delete_attr_function(MPI::Comm &, int, void *, void *);
typedef void Comm_Errhandler_function(MPI::Comm &, int *, ...);
typedef void Comm_Errhandler_fn(MPI::Comm &, int *, ...);
typedef void Datarep_conversion_function(void *, MPI::Datatype &, int, void *, MPI_Offset, void *);
typedef void Datarep_extent_function(const MPI::Datatype &, MPI_Aint &, void *);
typedef void File_Errhandler_function(MPI::File &, int *, ...);
typedef void File_Errhandler_fn(MPI::File &, int *, ...);
typedef int Grequest_Cancel_function(void *, bool);
typedef int Grequest_Free_function(void *);
typedef int Grequest_Query_function(void *, MPI::Status &);
typedef void Session_Errhandler_function(MPI::Session &, int *, ...);
typedef int Datatype_Copy_attr_function(const MPI::Datatype &, int, void *, void *, void *, bool &);
typedef int Datatype_Copy_attr_function_also(const MPI::Datatype &, int, void *, const void *, void *, bool &);
typedef int Datatype_Delete_attr_function(MPI::Datatype &, int, void *, void *);
typedef void User_function(const void *, void *, int, const MPI::Datatype &);
typedef int Win_Copy_attr_function(const MPI::Win &, int, void *, void *, void *, bool &);
typedef int Win_Delete_attr_function(MPI::Win &, int, void *, void *);
typedef void Win_Errhandler_function(MPI::Win &, int *, ...);
typedef void Win_Errhandler_fn(MPI::Win &, int *, ...);
typedef void Datarep_conversion_function_c(void *, MPI::Datatype &, MPI_Count, void *, MPI_Offset, void *);
typedef void User_function_c(const void *, void *, MPI_Count, const MPI::Datatype &);
}  // namespace bnd_cxx

#include <bindery/mpicxx/pmpi.h>
#include <bindery/mpicxx/mpi.h>
#include <bindery/mpicxx/constants.h>

}  // extern "C++"

#endif
