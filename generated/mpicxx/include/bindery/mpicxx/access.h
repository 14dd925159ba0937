// Do not edit: `bindery generate` writes this from specs/mpicxx.toml through templates/mpicxx/access.h.j2.
// The handles of C in objects, for the bodies of functions.
#pragma once

#include <mpi.h>

#include <cstring>

namespace bnd_cxx {

struct access {
    static MPI_Datatype *address(const PMPI::Datatype &object) { return const_cast<MPI_Datatype *>(&object.mpi_datatype); }
    static MPI_Datatype *address(const MPI::Datatype &object) { return address(object.pmpi_datatype); }
    static MPI_Group *address(const PMPI::Group &object) { return const_cast<MPI_Group *>(&object.mpi_group); }
    static MPI_Group *address(const MPI::Group &object) { return address(object.pmpi_group); }
    static MPI_Op *address(const PMPI::Op &object) { return const_cast<MPI_Op *>(&object.mpi_op); }
    static MPI_Op *address(const MPI::Op &object) { return address(object.pmpi_op); }
    static MPI_Info *address(const PMPI::Info &object) { return const_cast<MPI_Info *>(&object.mpi_info); }
    static MPI_Info *address(const MPI::Info &object) { return address(object.pmpi_info); }
    static MPI_Errhandler *address(const PMPI::Errhandler &object) { return const_cast<MPI_Errhandler *>(&object.mpi_errhandler); }
    static MPI_Errhandler *address(const MPI::Errhandler &object) { return address(object.pmpi_errhandler); }
    static MPI_Status *address(const PMPI::Status &object) { return const_cast<MPI_Status *>(&object.mpi_status); }
    static MPI_Status *address(const MPI::Status &object) { return address(object.pmpi_status); }
    static MPI_Request *address(const PMPI::Request &object) { return const_cast<MPI_Request *>(&object.mpi_request); }
    static MPI_Request *address(const MPI::Request &object) { return address(object.pmpi_request); }
    static MPI_Message *address(const PMPI::Message &object) { return const_cast<MPI_Message *>(&object.mpi_message); }
    static MPI_Message *address(const MPI::Message &object) { return address(object.pmpi_message); }
#if defined(MPI_SESSION_NULL)
    static MPI_Session *address(const PMPI::Session &object) { return const_cast<MPI_Session *>(&object.mpi_session); }
    static MPI_Session *address(const MPI::Session &object) { return address(object.pmpi_session); }
#endif
    static MPI_Comm *address(const PMPI::Comm &object) { return const_cast<MPI_Comm *>(&object.mpi_comm); }
    static MPI_Comm *address(const MPI::Comm &object) { return address(object.pmpi_comm); }
    static MPI_Win *address(const PMPI::Win &object) { return const_cast<MPI_Win *>(&object.mpi_win); }
    static MPI_Win *address(const MPI::Win &object) { return address(object.pmpi_win); }
    static MPI_File *address(const PMPI::File &object) { return const_cast<MPI_File *>(&object.mpi_file); }
    static MPI_File *address(const MPI::File &object) { return address(object.pmpi_file); }
};

static_assert(sizeof(MPI::Datatype) == sizeof(MPI_Datatype), "arrays are passed to C as they are");
static_assert(sizeof(MPI::Group) == sizeof(MPI_Group), "arrays are passed to C as they are");
static_assert(sizeof(MPI::Op) == sizeof(MPI_Op), "arrays are passed to C as they are");
static_assert(sizeof(MPI::Info) == sizeof(MPI_Info), "arrays are passed to C as they are");
static_assert(sizeof(MPI::Errhandler) == sizeof(MPI_Errhandler), "arrays are passed to C as they are");
static_assert(sizeof(MPI::Status) == sizeof(MPI_Status), "arrays are passed to C as they are");
static_assert(sizeof(MPI::Request) == sizeof(MPI_Request), "arrays are passed to C as they are");
static_assert(sizeof(MPI::Message) == sizeof(MPI_Message), "arrays are passed to C as they are");
#if defined(MPI_SESSION_NULL)
static_assert(sizeof(MPI::Session) == sizeof(MPI_Session), "arrays are passed to C as they are");
#endif

// C++'s name of a predefined datatype that still has C's.
inline const char *name_in_cxx(MPI_Datatype datatype, const char *name)
{
#ifdef MPI_CXX_FLOAT_COMPLEX
    if (datatype == MPI_CXX_FLOAT_COMPLEX && std::strcmp(name, "MPI_CXX_FLOAT_COMPLEX") == 0)
        return "MPI::COMPLEX";
#endif
#ifdef MPI_CXX_DOUBLE_COMPLEX
    if (datatype == MPI_CXX_DOUBLE_COMPLEX && std::strcmp(name, "MPI_CXX_DOUBLE_COMPLEX") == 0)
        return "MPI::DOUBLE_COMPLEX";
#endif
#ifdef MPI_CXX_LONG_DOUBLE_COMPLEX
    if (datatype == MPI_CXX_LONG_DOUBLE_COMPLEX && std::strcmp(name, "MPI_CXX_LONG_DOUBLE_COMPLEX") == 0)
        return "MPI::LONG_DOUBLE_COMPLEX";
#endif
#ifdef MPI_CXX_BOOL
    if (datatype == MPI_CXX_BOOL && std::strcmp(name, "MPI_CXX_BOOL") == 0)
        return "MPI::BOOL";
#endif
    return name;
}

}  // namespace bnd_cxx
