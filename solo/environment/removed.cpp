// Routines removed in MPI-3.0, over their successors (R156, R204).
#include "removed.h"

#include "communicators/comm.h"
#include "datatypes.h"
#include "datatypes/construct.h"
#include "error-handling.h"

namespace solo {

void Address(void *location, MPI_Aint *address) { Get_address(location, address); }

void Errhandler_create(MPI_Handler_function *function, MPI_Errhandler *errhandler)
{
    Comm_create_errhandler(function, errhandler);
}
void Errhandler_get(Comm &comm, MPI_Errhandler *errhandler) { Comm_get_errhandler(comm, errhandler); }
void Errhandler_set(Comm &comm, Errhandler &errhandler) { Comm_set_errhandler(comm, errhandler); }

void Type_extent(Datatype &datatype, MPI_Aint *extent)
{
    MPI_Count lower;
    Type_get_extent(datatype, result(&lower, "lb"), result(extent, "extent"));
}

void Type_lb(Datatype &datatype, MPI_Aint *displacement)
{
    MPI_Count extent;
    Type_get_extent(datatype, result(displacement, "displacement"), result(&extent, "extent"));
}

void Type_ub(Datatype &datatype, MPI_Aint *displacement)
{
    MPI_Aint lower, extent;
    Type_get_extent(datatype, result(&lower, "lb"), result(&extent, "extent"));
    *displacement = lower + extent;
}

void Type_hvector(int count, int blocklength, MPI_Aint stride, Datatype &oldtype, MPI_Datatype *newtype)
{
    Type_create_hvector(routine_form::small, count, blocklength, stride, oldtype, newtype);
}

void Type_hindexed(int count, int blocklengths[], MPI_Aint displacements[], Datatype &oldtype, MPI_Datatype *newtype)
{
    Type_create_hindexed(count, numbers(blocklengths), numbers(displacements), oldtype, newtype);
}

void Type_struct(int count, int blocklengths[], MPI_Aint displacements[], MPI_Datatype types[], MPI_Datatype *newtype)
{
    Type_create_struct(count, numbers(blocklengths), numbers(displacements), types, newtype);
}

}  // namespace solo

#include "removed_glue.h"
