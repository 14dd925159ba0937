// This stands before Open MPI and makes an odd MPI of it: stubs that end the program, no conversions of statuses and files, a handle that
// is what a function returns, an MPI_Request_get_status that says of every receive that it is complete; and, where the environment asks,
// other integers than the probes found, or processes that share a program.
#include "mpi.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

namespace {

void stub(const char *name)
{
    fprintf(stderr, "odd: not yet implemented: %s\n", name);
    abort();
}

template <typename Function>
Function *behind(const char *name)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" {

MPI_Comm odd_self() { return OMPI_PREDEFINED_GLOBAL(MPI_Comm, ompi_mpi_comm_self); }

// Weak, since Bindery has conversions of statuses of its own.
#define ODD(type, name, parameters, body)             \
    [[gnu::weak]] type MPI_##name parameters { body } \
    [[gnu::weak]] type PMPI_##name parameters { body }

ODD(int, Mprobe, (int, int, MPI_Comm, MPI_Message *, MPI_Status *), stub("MPI_Mprobe"); return MPI_SUCCESS;)
ODD(int, Status_c2f, (const MPI_Status *, MPI_Fint *), stub("MPI_Status_c2f"); return MPI_SUCCESS;)
ODD(int, Status_f2c, (const MPI_Fint *, MPI_Status *), stub("MPI_Status_f2c"); return MPI_SUCCESS;)
ODD(MPI_Fint, File_c2f, (MPI_File), stub("MPI_File_c2f"); return 0;)
ODD(MPI_File, File_f2c, (MPI_Fint), stub("MPI_File_f2c"); return MPI_FILE_NULL;)
ODD(int, Request_get_status, (MPI_Request, int *flag, MPI_Status *), *flag = 1; return MPI_SUCCESS;)
ODD(MPI_Fint, Type_c2f, (MPI_Datatype datatype),
    return behind<MPI_Fint(MPI_Datatype)>("PMPI_Type_c2f")(datatype) + (getenv("ODD_NUMBERS") ? 1 : 0);)
ODD(int, Initialized, (int *flag), *flag = 0;
    return getenv("ODD_RANKS") ? MPI_SUCCESS : behind<int(int *)>("PMPI_Initialized")(flag);)
ODD(int, Init, (int *argc, char ***argv), static bool is_up = false; const bool was_up = is_up; is_up = true;
    return was_up ? MPI_SUCCESS : behind<int(int *, char ***)>("PMPI_Init")(argc, argv);)

}  // extern "C"
