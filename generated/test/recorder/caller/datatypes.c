/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml through templates/test/recorder/caller.c.j2. */
/* Calls of every routine of the chapter "datatypes", each argument with a value of its own. */
#include "recorder.h"

static void call_MPI_Aint_add(int profiled)
{
#if REC_HAS(MPI_Aint_add)
    MPI_Aint base = (MPI_Aint)5000000001;
    MPI_Aint disp = (MPI_Aint)5000000002;
    MPI_Aint returned = profiled ? (PMPI_Aint_add)(base, disp) : (MPI_Aint_add)(base, disp);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Aint_diff(int profiled)
{
#if REC_HAS(MPI_Aint_diff)
    MPI_Aint addr1 = (MPI_Aint)5000000001;
    MPI_Aint addr2 = (MPI_Aint)5000000002;
    MPI_Aint returned = profiled ? (PMPI_Aint_diff)(addr1, addr2) : (MPI_Aint_diff)(addr1, addr2);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get_address(int profiled)
{
#if REC_HAS(MPI_Get_address)
    MPI_Aint address = (MPI_Aint)0;
    int returned = profiled ? (PMPI_Get_address)(rec_slot(1), &address) : (MPI_Get_address)(rec_slot(1), &address);
    rec_observe_number("address", address);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get_count(int profiled)
{
#if REC_HAS(MPI_Get_count)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    int count = (int)0;
    int returned = profiled ? (PMPI_Get_count)(&status, datatype, &count) : (MPI_Get_count)(&status, datatype, &count);
    rec_observe_number("count", count);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get_count_c(int profiled)
{
#if REC_HAS(MPI_Get_count_c)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)0;
    int returned = profiled ? (PMPI_Get_count_c)(&status, datatype, &count) : (MPI_Get_count_c)(&status, datatype,
            &count);
    rec_observe_number("count", count);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get_elements(int profiled)
{
#if REC_HAS(MPI_Get_elements)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    int count = (int)0;
    int returned = profiled ? (PMPI_Get_elements)(&status, datatype, &count) : (MPI_Get_elements)(&status, datatype,
            &count);
    rec_observe_number("count", count);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get_elements_c(int profiled)
{
#if REC_HAS(MPI_Get_elements_c)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)0;
    int returned = profiled ? (PMPI_Get_elements_c)(&status, datatype, &count) : (MPI_Get_elements_c)(&status,
            datatype, &count);
    rec_observe_number("count", count);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get_elements_x(int profiled)
{
#if REC_HAS(MPI_Get_elements_x)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)0;
    int returned = profiled ? (PMPI_Get_elements_x)(&status, datatype, &count) : (MPI_Get_elements_x)(&status,
            datatype, &count);
    rec_observe_number("count", count);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pack(int profiled)
{
#if REC_HAS(MPI_Pack)
    int incount = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int outsize = (int)105;
    int position = (int)106;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = profiled ? (PMPI_Pack)(rec_slot(1), incount, datatype, rec_slot(4), outsize, &position,
            comm) : (MPI_Pack)(rec_slot(1), incount, datatype, rec_slot(4), outsize, &position, comm);
    rec_observe_number("position", position);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pack_c(int profiled)
{
#if REC_HAS(MPI_Pack_c)
    MPI_Count incount = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count outsize = (MPI_Count)5000000005;
    MPI_Count position = (MPI_Count)5000000006;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = profiled ? (PMPI_Pack_c)(rec_slot(1), incount, datatype, rec_slot(4), outsize, &position,
            comm) : (MPI_Pack_c)(rec_slot(1), incount, datatype, rec_slot(4), outsize, &position, comm);
    rec_observe_number("position", position);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pack_external(int profiled)
{
#if REC_HAS(MPI_Pack_external)
    int incount = (int)103;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Aint outsize = (MPI_Aint)5000000006;
    MPI_Aint position = (MPI_Aint)5000000007;
    int returned = profiled ? (PMPI_Pack_external)("datarep 101", rec_slot(2), incount, datatype, rec_slot(5), outsize,
            &position) : (MPI_Pack_external)("datarep 101", rec_slot(2), incount, datatype, rec_slot(5), outsize,
            &position);
    rec_observe_number("position", position);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pack_external_c(int profiled)
{
#if REC_HAS(MPI_Pack_external_c)
    MPI_Count incount = (MPI_Count)5000000003;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count outsize = (MPI_Count)5000000006;
    MPI_Count position = (MPI_Count)5000000007;
    int returned = profiled ? (PMPI_Pack_external_c)("datarep 101", rec_slot(2), incount, datatype, rec_slot(5),
            outsize, &position) : (MPI_Pack_external_c)("datarep 101", rec_slot(2), incount, datatype, rec_slot(5),
            outsize, &position);
    rec_observe_number("position", position);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pack_external_size(int profiled)
{
#if REC_HAS(MPI_Pack_external_size)
    int incount = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Aint size = (MPI_Aint)0;
    int returned = profiled ? (PMPI_Pack_external_size)("datarep 101", incount, datatype,
            &size) : (MPI_Pack_external_size)("datarep 101", incount, datatype, &size);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pack_external_size_c(int profiled)
{
#if REC_HAS(MPI_Pack_external_size_c)
    MPI_Count incount = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count size = (MPI_Count)0;
    int returned = profiled ? (PMPI_Pack_external_size_c)("datarep 101", incount, datatype,
            &size) : (MPI_Pack_external_size_c)("datarep 101", incount, datatype, &size);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pack_size(int profiled)
{
#if REC_HAS(MPI_Pack_size)
    int incount = (int)101;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    int size = (int)0;
    int returned = profiled ? (PMPI_Pack_size)(incount, datatype, comm, &size) : (MPI_Pack_size)(incount, datatype,
            comm, &size);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pack_size_c(int profiled)
{
#if REC_HAS(MPI_Pack_size_c)
    MPI_Count incount = (MPI_Count)5000000001;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    MPI_Count size = (MPI_Count)0;
    int returned = profiled ? (PMPI_Pack_size_c)(incount, datatype, comm, &size) : (MPI_Pack_size_c)(incount, datatype,
            comm, &size);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_set_elements(int profiled)
{
#if REC_HAS(MPI_Status_set_elements)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    int count = (int)103;
    int returned = profiled ? (PMPI_Status_set_elements)(&status, datatype, count) : (MPI_Status_set_elements)(&status,
            datatype, count);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_set_elements_c(int profiled)
{
#if REC_HAS(MPI_Status_set_elements_c)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)5000000003;
    int returned = profiled ? (PMPI_Status_set_elements_c)(&status, datatype,
            count) : (MPI_Status_set_elements_c)(&status, datatype, count);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_set_elements_x(int profiled)
{
#if REC_HAS(MPI_Status_set_elements_x)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1002);
    MPI_Count count = (MPI_Count)5000000003;
    int returned = profiled ? (PMPI_Status_set_elements_x)(&status, datatype,
            count) : (MPI_Status_set_elements_x)(&status, datatype, count);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_commit(int profiled)
{
#if REC_HAS(MPI_Type_commit)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int returned = profiled ? (PMPI_Type_commit)(&datatype) : (MPI_Type_commit)(&datatype);
    REC_OBSERVE_HANDLE("datatype", datatype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_contiguous(int profiled)
{
#if REC_HAS(MPI_Type_contiguous)
    int count = (int)101;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1002);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_contiguous)(count, oldtype, &newtype) : (MPI_Type_contiguous)(count, oldtype,
            &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_contiguous_c(int profiled)
{
#if REC_HAS(MPI_Type_contiguous_c)
    MPI_Count count = (MPI_Count)5000000001;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1002);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_contiguous_c)(count, oldtype, &newtype) : (MPI_Type_contiguous_c)(count,
            oldtype, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_darray(int profiled)
{
#if REC_HAS(MPI_Type_create_darray)
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    int array_of_gsizes[REC_MOST] = REC_NUMBERS(104);
    int array_of_distribs[REC_MOST] = REC_NUMBERS(105);
    int array_of_dargs[REC_MOST] = REC_NUMBERS(106);
    int array_of_psizes[REC_MOST] = REC_NUMBERS(107);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_create_darray)(size, rank, ndims, array_of_gsizes, array_of_distribs,
            array_of_dargs, array_of_psizes, order, oldtype, &newtype) : (MPI_Type_create_darray)(size, rank, ndims,
            array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_darray_c(int profiled)
{
#if REC_HAS(MPI_Type_create_darray_c)
    int size = (int)101;
    int rank = (int)102;
    int ndims = (int)3;
    MPI_Count array_of_gsizes[REC_MOST] = REC_NUMBERS(5000000004);
    int array_of_distribs[REC_MOST] = REC_NUMBERS(105);
    int array_of_dargs[REC_MOST] = REC_NUMBERS(106);
    int array_of_psizes[REC_MOST] = REC_NUMBERS(107);
    int order = (int)108;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1009);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_create_darray_c)(size, rank, ndims, array_of_gsizes, array_of_distribs,
            array_of_dargs, array_of_psizes, order, oldtype, &newtype) : (MPI_Type_create_darray_c)(size, rank, ndims,
            array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_f90_complex(int profiled)
{
#if REC_HAS(MPI_Type_create_f90_complex)
    int p = (int)101;
    int r = (int)102;
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_create_f90_complex)(p, r, &newtype) : (MPI_Type_create_f90_complex)(p, r,
            &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_f90_integer(int profiled)
{
#if REC_HAS(MPI_Type_create_f90_integer)
    int r = (int)101;
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_create_f90_integer)(r, &newtype) : (MPI_Type_create_f90_integer)(r, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_f90_real(int profiled)
{
#if REC_HAS(MPI_Type_create_f90_real)
    int p = (int)101;
    int r = (int)102;
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_create_f90_real)(p, r, &newtype) : (MPI_Type_create_f90_real)(p, r, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_hindexed(int profiled)
{
#if REC_HAS(MPI_Type_create_hindexed)
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_create_hindexed)(count, array_of_blocklengths, array_of_displacements,
            oldtype, &newtype) : (MPI_Type_create_hindexed)(count, array_of_blocklengths, array_of_displacements,
            oldtype, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_hindexed_block(int profiled)
{
#if REC_HAS(MPI_Type_create_hindexed_block)
    int count = (int)3;
    int blocklength = (int)102;
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_create_hindexed_block)(count, blocklength, array_of_displacements, oldtype,
            &newtype) : (MPI_Type_create_hindexed_block)(count, blocklength, array_of_displacements, oldtype,
            &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_hindexed_block_c(int profiled)
{
#if REC_HAS(MPI_Type_create_hindexed_block_c)
    MPI_Count count = (MPI_Count)3;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_create_hindexed_block_c)(count, blocklength, array_of_displacements, oldtype,
            &newtype) : (MPI_Type_create_hindexed_block_c)(count, blocklength, array_of_displacements, oldtype,
            &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_hindexed_c(int profiled)
{
#if REC_HAS(MPI_Type_create_hindexed_c)
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_blocklengths[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_create_hindexed_c)(count, array_of_blocklengths, array_of_displacements,
            oldtype, &newtype) : (MPI_Type_create_hindexed_c)(count, array_of_blocklengths, array_of_displacements,
            oldtype, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_hvector(int profiled)
{
#if REC_HAS(MPI_Type_create_hvector)
    int count = (int)101;
    int blocklength = (int)102;
    MPI_Aint stride = (MPI_Aint)5000000003;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_create_hvector)(count, blocklength, stride, oldtype,
            &newtype) : (MPI_Type_create_hvector)(count, blocklength, stride, oldtype, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_hvector_c(int profiled)
{
#if REC_HAS(MPI_Type_create_hvector_c)
    MPI_Count count = (MPI_Count)5000000001;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count stride = (MPI_Count)5000000003;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_create_hvector_c)(count, blocklength, stride, oldtype,
            &newtype) : (MPI_Type_create_hvector_c)(count, blocklength, stride, oldtype, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_indexed_block(int profiled)
{
#if REC_HAS(MPI_Type_create_indexed_block)
    int count = (int)3;
    int blocklength = (int)102;
    int array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_create_indexed_block)(count, blocklength, array_of_displacements, oldtype,
            &newtype) : (MPI_Type_create_indexed_block)(count, blocklength, array_of_displacements, oldtype, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_indexed_block_c(int profiled)
{
#if REC_HAS(MPI_Type_create_indexed_block_c)
    MPI_Count count = (MPI_Count)3;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_create_indexed_block_c)(count, blocklength, array_of_displacements, oldtype,
            &newtype) : (MPI_Type_create_indexed_block_c)(count, blocklength, array_of_displacements, oldtype,
            &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_resized(int profiled)
{
#if REC_HAS(MPI_Type_create_resized)
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1001);
    MPI_Aint lb = (MPI_Aint)5000000002;
    MPI_Aint extent = (MPI_Aint)5000000003;
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_create_resized)(oldtype, lb, extent,
            &newtype) : (MPI_Type_create_resized)(oldtype, lb, extent, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_resized_c(int profiled)
{
#if REC_HAS(MPI_Type_create_resized_c)
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count lb = (MPI_Count)5000000002;
    MPI_Count extent = (MPI_Count)5000000003;
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_create_resized_c)(oldtype, lb, extent,
            &newtype) : (MPI_Type_create_resized_c)(oldtype, lb, extent, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_struct(int profiled)
{
#if REC_HAS(MPI_Type_create_struct)
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype array_of_types[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_types, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_create_struct)(count, array_of_blocklengths, array_of_displacements,
            array_of_types, &newtype) : (MPI_Type_create_struct)(count, array_of_blocklengths, array_of_displacements,
            array_of_types, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_struct_c(int profiled)
{
#if REC_HAS(MPI_Type_create_struct_c)
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_blocklengths[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype array_of_types[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_types, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_create_struct_c)(count, array_of_blocklengths, array_of_displacements,
            array_of_types, &newtype) : (MPI_Type_create_struct_c)(count, array_of_blocklengths,
            array_of_displacements, array_of_types, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_subarray(int profiled)
{
#if REC_HAS(MPI_Type_create_subarray)
    int ndims = (int)3;
    int array_of_sizes[REC_MOST] = REC_NUMBERS(102);
    int array_of_subsizes[REC_MOST] = REC_NUMBERS(103);
    int array_of_starts[REC_MOST] = REC_NUMBERS(104);
    int order = (int)105;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_create_subarray)(ndims, array_of_sizes, array_of_subsizes, array_of_starts,
            order, oldtype, &newtype) : (MPI_Type_create_subarray)(ndims, array_of_sizes, array_of_subsizes,
            array_of_starts, order, oldtype, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_subarray_c(int profiled)
{
#if REC_HAS(MPI_Type_create_subarray_c)
    int ndims = (int)3;
    MPI_Count array_of_sizes[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_subsizes[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Count array_of_starts[REC_MOST] = REC_NUMBERS(5000000004);
    int order = (int)105;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_create_subarray_c)(ndims, array_of_sizes, array_of_subsizes, array_of_starts,
            order, oldtype, &newtype) : (MPI_Type_create_subarray_c)(ndims, array_of_sizes, array_of_subsizes,
            array_of_starts, order, oldtype, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_dup(int profiled)
{
#if REC_HAS(MPI_Type_dup)
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1001);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_dup)(oldtype, &newtype) : (MPI_Type_dup)(oldtype, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_free(int profiled)
{
#if REC_HAS(MPI_Type_free)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int returned = profiled ? (PMPI_Type_free)(&datatype) : (MPI_Type_free)(&datatype);
    REC_OBSERVE_HANDLE("datatype", datatype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_contents(int profiled)
{
#if REC_HAS(MPI_Type_get_contents)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int max_integers = (int)3;
    int max_addresses = (int)3;
    int max_datatypes = (int)3;
    int array_of_integers[REC_MOST] = REC_NUMBERS(0);
    MPI_Aint array_of_addresses[REC_MOST] = REC_NUMBERS(0);
    MPI_Datatype array_of_datatypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_datatypes, 0);
    int returned = profiled ? (PMPI_Type_get_contents)(datatype, max_integers, max_addresses, max_datatypes,
            array_of_integers, array_of_addresses, array_of_datatypes) : (MPI_Type_get_contents)(datatype,
            max_integers, max_addresses, max_datatypes, array_of_integers, array_of_addresses, array_of_datatypes);
    REC_OBSERVE_ARRAY("array_of_integers", array_of_integers, max_integers);
    REC_OBSERVE_ARRAY("array_of_addresses", array_of_addresses, max_addresses);
    REC_OBSERVE_HANDLES("array_of_datatypes", array_of_datatypes, max_datatypes);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_contents_c(int profiled)
{
#if REC_HAS(MPI_Type_get_contents_c)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count max_integers = (MPI_Count)3;
    MPI_Count max_addresses = (MPI_Count)3;
    MPI_Count max_large_counts = (MPI_Count)3;
    MPI_Count max_datatypes = (MPI_Count)3;
    int array_of_integers[REC_MOST] = REC_NUMBERS(0);
    MPI_Aint array_of_addresses[REC_MOST] = REC_NUMBERS(0);
    MPI_Count array_of_large_counts[REC_MOST] = REC_NUMBERS(0);
    MPI_Datatype array_of_datatypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_datatypes, 0);
    int returned = profiled ? (PMPI_Type_get_contents_c)(datatype, max_integers, max_addresses, max_large_counts,
            max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts,
            array_of_datatypes) : (MPI_Type_get_contents_c)(datatype, max_integers, max_addresses, max_large_counts,
            max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes);
    REC_OBSERVE_ARRAY("array_of_integers", array_of_integers, max_integers);
    REC_OBSERVE_ARRAY("array_of_addresses", array_of_addresses, max_addresses);
    REC_OBSERVE_ARRAY("array_of_large_counts", array_of_large_counts, max_large_counts);
    REC_OBSERVE_HANDLES("array_of_datatypes", array_of_datatypes, max_datatypes);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_envelope(int profiled)
{
#if REC_HAS(MPI_Type_get_envelope)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int num_integers = (int)0;
    int num_addresses = (int)0;
    int num_datatypes = (int)0;
    int combiner = (int)0;
    int returned = profiled ? (PMPI_Type_get_envelope)(datatype, &num_integers, &num_addresses, &num_datatypes,
            &combiner) : (MPI_Type_get_envelope)(datatype, &num_integers, &num_addresses, &num_datatypes, &combiner);
    rec_observe_number("num_integers", num_integers);
    rec_observe_number("num_addresses", num_addresses);
    rec_observe_number("num_datatypes", num_datatypes);
    rec_observe_number("combiner", combiner);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_envelope_c(int profiled)
{
#if REC_HAS(MPI_Type_get_envelope_c)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count num_integers = (MPI_Count)0;
    MPI_Count num_addresses = (MPI_Count)0;
    MPI_Count num_large_counts = (MPI_Count)0;
    MPI_Count num_datatypes = (MPI_Count)0;
    int combiner = (int)0;
    int returned = profiled ? (PMPI_Type_get_envelope_c)(datatype, &num_integers, &num_addresses, &num_large_counts,
            &num_datatypes, &combiner) : (MPI_Type_get_envelope_c)(datatype, &num_integers, &num_addresses,
            &num_large_counts, &num_datatypes, &combiner);
    rec_observe_number("num_integers", num_integers);
    rec_observe_number("num_addresses", num_addresses);
    rec_observe_number("num_large_counts", num_large_counts);
    rec_observe_number("num_datatypes", num_datatypes);
    rec_observe_number("combiner", combiner);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_extent(int profiled)
{
#if REC_HAS(MPI_Type_get_extent)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Aint lb = (MPI_Aint)0;
    MPI_Aint extent = (MPI_Aint)0;
    int returned = profiled ? (PMPI_Type_get_extent)(datatype, &lb, &extent) : (MPI_Type_get_extent)(datatype, &lb,
            &extent);
    rec_observe_number("lb", lb);
    rec_observe_number("extent", extent);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_extent_c(int profiled)
{
#if REC_HAS(MPI_Type_get_extent_c)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count lb = (MPI_Count)0;
    MPI_Count extent = (MPI_Count)0;
    int returned = profiled ? (PMPI_Type_get_extent_c)(datatype, &lb, &extent) : (MPI_Type_get_extent_c)(datatype, &lb,
            &extent);
    rec_observe_number("lb", lb);
    rec_observe_number("extent", extent);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_extent_x(int profiled)
{
#if REC_HAS(MPI_Type_get_extent_x)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count lb = (MPI_Count)0;
    MPI_Count extent = (MPI_Count)0;
    int returned = profiled ? (PMPI_Type_get_extent_x)(datatype, &lb, &extent) : (MPI_Type_get_extent_x)(datatype, &lb,
            &extent);
    rec_observe_number("lb", lb);
    rec_observe_number("extent", extent);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_name(int profiled)
{
#if REC_HAS(MPI_Type_get_name)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    char type_name[REC_STRING] = "";
    int resultlen = (int)0;
    int returned = profiled ? (PMPI_Type_get_name)(datatype, type_name, &resultlen) : (MPI_Type_get_name)(datatype,
            type_name, &resultlen);
    rec_observe_string("type_name", type_name);
    rec_observe_number("resultlen", resultlen);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_true_extent(int profiled)
{
#if REC_HAS(MPI_Type_get_true_extent)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Aint true_lb = (MPI_Aint)0;
    MPI_Aint true_extent = (MPI_Aint)0;
    int returned = profiled ? (PMPI_Type_get_true_extent)(datatype, &true_lb,
            &true_extent) : (MPI_Type_get_true_extent)(datatype, &true_lb, &true_extent);
    rec_observe_number("true_lb", true_lb);
    rec_observe_number("true_extent", true_extent);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_true_extent_c(int profiled)
{
#if REC_HAS(MPI_Type_get_true_extent_c)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count true_lb = (MPI_Count)0;
    MPI_Count true_extent = (MPI_Count)0;
    int returned = profiled ? (PMPI_Type_get_true_extent_c)(datatype, &true_lb,
            &true_extent) : (MPI_Type_get_true_extent_c)(datatype, &true_lb, &true_extent);
    rec_observe_number("true_lb", true_lb);
    rec_observe_number("true_extent", true_extent);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_true_extent_x(int profiled)
{
#if REC_HAS(MPI_Type_get_true_extent_x)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count true_lb = (MPI_Count)0;
    MPI_Count true_extent = (MPI_Count)0;
    int returned = profiled ? (PMPI_Type_get_true_extent_x)(datatype, &true_lb,
            &true_extent) : (MPI_Type_get_true_extent_x)(datatype, &true_lb, &true_extent);
    rec_observe_number("true_lb", true_lb);
    rec_observe_number("true_extent", true_extent);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_value_index(int profiled)
{
#if REC_HAS(MPI_Type_get_value_index)
    MPI_Datatype value_type = REC_NEW(MPI_Datatype, 1001);
    MPI_Datatype index_type = REC_NEW(MPI_Datatype, 1002);
    MPI_Datatype pair_type = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_get_value_index)(value_type, index_type,
            &pair_type) : (MPI_Type_get_value_index)(value_type, index_type, &pair_type);
    REC_OBSERVE_HANDLE("pair_type", pair_type);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_indexed(int profiled)
{
#if REC_HAS(MPI_Type_indexed)
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    int array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_indexed)(count, array_of_blocklengths, array_of_displacements, oldtype,
            &newtype) : (MPI_Type_indexed)(count, array_of_blocklengths, array_of_displacements, oldtype, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_indexed_c(int profiled)
{
#if REC_HAS(MPI_Type_indexed_c)
    MPI_Count count = (MPI_Count)3;
    MPI_Count array_of_blocklengths[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Count array_of_displacements[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_indexed_c)(count, array_of_blocklengths, array_of_displacements, oldtype,
            &newtype) : (MPI_Type_indexed_c)(count, array_of_blocklengths, array_of_displacements, oldtype, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_match_size(int profiled)
{
#if REC_HAS(MPI_Type_match_size)
    int typeclass = (int)101;
    int size = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_match_size)(typeclass, size, &datatype) : (MPI_Type_match_size)(typeclass,
            size, &datatype);
    REC_OBSERVE_HANDLE("datatype", datatype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_set_name(int profiled)
{
#if REC_HAS(MPI_Type_set_name)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int returned = profiled ? (PMPI_Type_set_name)(datatype, "type_name 102") : (MPI_Type_set_name)(datatype,
            "type_name 102");
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_size(int profiled)
{
#if REC_HAS(MPI_Type_size)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int size = (int)0;
    int returned = profiled ? (PMPI_Type_size)(datatype, &size) : (MPI_Type_size)(datatype, &size);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_size_c(int profiled)
{
#if REC_HAS(MPI_Type_size_c)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count size = (MPI_Count)0;
    int returned = profiled ? (PMPI_Type_size_c)(datatype, &size) : (MPI_Type_size_c)(datatype, &size);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_size_x(int profiled)
{
#if REC_HAS(MPI_Type_size_x)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Count size = (MPI_Count)0;
    int returned = profiled ? (PMPI_Type_size_x)(datatype, &size) : (MPI_Type_size_x)(datatype, &size);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_vector(int profiled)
{
#if REC_HAS(MPI_Type_vector)
    int count = (int)101;
    int blocklength = (int)102;
    int stride = (int)103;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_vector)(count, blocklength, stride, oldtype,
            &newtype) : (MPI_Type_vector)(count, blocklength, stride, oldtype, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_vector_c(int profiled)
{
#if REC_HAS(MPI_Type_vector_c)
    MPI_Count count = (MPI_Count)5000000001;
    MPI_Count blocklength = (MPI_Count)5000000002;
    MPI_Count stride = (MPI_Count)5000000003;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = profiled ? (PMPI_Type_vector_c)(count, blocklength, stride, oldtype,
            &newtype) : (MPI_Type_vector_c)(count, blocklength, stride, oldtype, &newtype);
    REC_OBSERVE_HANDLE("newtype", newtype);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Unpack(int profiled)
{
#if REC_HAS(MPI_Unpack)
    int insize = (int)102;
    int position = (int)103;
    int outcount = (int)105;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = profiled ? (PMPI_Unpack)(rec_slot(1), insize, &position, rec_slot(4), outcount, datatype,
            comm) : (MPI_Unpack)(rec_slot(1), insize, &position, rec_slot(4), outcount, datatype, comm);
    rec_observe_number("position", position);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Unpack_c(int profiled)
{
#if REC_HAS(MPI_Unpack_c)
    MPI_Count insize = (MPI_Count)5000000002;
    MPI_Count position = (MPI_Count)5000000003;
    MPI_Count outcount = (MPI_Count)5000000005;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = profiled ? (PMPI_Unpack_c)(rec_slot(1), insize, &position, rec_slot(4), outcount, datatype,
            comm) : (MPI_Unpack_c)(rec_slot(1), insize, &position, rec_slot(4), outcount, datatype, comm);
    rec_observe_number("position", position);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Unpack_external(int profiled)
{
#if REC_HAS(MPI_Unpack_external)
    MPI_Aint insize = (MPI_Aint)5000000003;
    MPI_Aint position = (MPI_Aint)5000000004;
    int outcount = (int)106;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1007);
    int returned = profiled ? (PMPI_Unpack_external)("datarep 101", rec_slot(2), insize, &position, rec_slot(5),
            outcount, datatype) : (MPI_Unpack_external)("datarep 101", rec_slot(2), insize, &position, rec_slot(5),
            outcount, datatype);
    rec_observe_number("position", position);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Unpack_external_c(int profiled)
{
#if REC_HAS(MPI_Unpack_external_c)
    MPI_Count insize = (MPI_Count)5000000003;
    MPI_Count position = (MPI_Count)5000000004;
    MPI_Count outcount = (MPI_Count)5000000006;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1007);
    int returned = profiled ? (PMPI_Unpack_external_c)("datarep 101", rec_slot(2), insize, &position, rec_slot(5),
            outcount, datatype) : (MPI_Unpack_external_c)("datarep 101", rec_slot(2), insize, &position, rec_slot(5),
            outcount, datatype);
    rec_observe_number("position", position);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_datatypes[] = {
    {"MPI_Aint_add", call_MPI_Aint_add, 0},
    {"MPI_Aint_diff", call_MPI_Aint_diff, 0},
    {"MPI_Get_address", call_MPI_Get_address, 1},
    {"MPI_Get_count", call_MPI_Get_count, 1},
    {"MPI_Get_count_c", call_MPI_Get_count_c, 1},
    {"MPI_Get_elements", call_MPI_Get_elements, 1},
    {"MPI_Get_elements_c", call_MPI_Get_elements_c, 1},
    {"MPI_Get_elements_x", call_MPI_Get_elements_x, 1},
    {"MPI_Pack", call_MPI_Pack, 1},
    {"MPI_Pack_c", call_MPI_Pack_c, 1},
    {"MPI_Pack_external", call_MPI_Pack_external, 1},
    {"MPI_Pack_external_c", call_MPI_Pack_external_c, 1},
    {"MPI_Pack_external_size", call_MPI_Pack_external_size, 1},
    {"MPI_Pack_external_size_c", call_MPI_Pack_external_size_c, 1},
    {"MPI_Pack_size", call_MPI_Pack_size, 1},
    {"MPI_Pack_size_c", call_MPI_Pack_size_c, 1},
    {"MPI_Status_set_elements", call_MPI_Status_set_elements, 1},
    {"MPI_Status_set_elements_c", call_MPI_Status_set_elements_c, 1},
    {"MPI_Status_set_elements_x", call_MPI_Status_set_elements_x, 1},
    {"MPI_Type_commit", call_MPI_Type_commit, 1},
    {"MPI_Type_contiguous", call_MPI_Type_contiguous, 1},
    {"MPI_Type_contiguous_c", call_MPI_Type_contiguous_c, 1},
    {"MPI_Type_create_darray", call_MPI_Type_create_darray, 1},
    {"MPI_Type_create_darray_c", call_MPI_Type_create_darray_c, 1},
    {"MPI_Type_create_f90_complex", call_MPI_Type_create_f90_complex, 1},
    {"MPI_Type_create_f90_integer", call_MPI_Type_create_f90_integer, 1},
    {"MPI_Type_create_f90_real", call_MPI_Type_create_f90_real, 1},
    {"MPI_Type_create_hindexed", call_MPI_Type_create_hindexed, 1},
    {"MPI_Type_create_hindexed_block", call_MPI_Type_create_hindexed_block, 1},
    {"MPI_Type_create_hindexed_block_c", call_MPI_Type_create_hindexed_block_c, 1},
    {"MPI_Type_create_hindexed_c", call_MPI_Type_create_hindexed_c, 1},
    {"MPI_Type_create_hvector", call_MPI_Type_create_hvector, 1},
    {"MPI_Type_create_hvector_c", call_MPI_Type_create_hvector_c, 1},
    {"MPI_Type_create_indexed_block", call_MPI_Type_create_indexed_block, 1},
    {"MPI_Type_create_indexed_block_c", call_MPI_Type_create_indexed_block_c, 1},
    {"MPI_Type_create_resized", call_MPI_Type_create_resized, 1},
    {"MPI_Type_create_resized_c", call_MPI_Type_create_resized_c, 1},
    {"MPI_Type_create_struct", call_MPI_Type_create_struct, 1},
    {"MPI_Type_create_struct_c", call_MPI_Type_create_struct_c, 1},
    {"MPI_Type_create_subarray", call_MPI_Type_create_subarray, 1},
    {"MPI_Type_create_subarray_c", call_MPI_Type_create_subarray_c, 1},
    {"MPI_Type_dup", call_MPI_Type_dup, 1},
    {"MPI_Type_free", call_MPI_Type_free, 1},
    {"MPI_Type_get_contents", call_MPI_Type_get_contents, 1},
    {"MPI_Type_get_contents_c", call_MPI_Type_get_contents_c, 1},
    {"MPI_Type_get_envelope", call_MPI_Type_get_envelope, 1},
    {"MPI_Type_get_envelope_c", call_MPI_Type_get_envelope_c, 1},
    {"MPI_Type_get_extent", call_MPI_Type_get_extent, 1},
    {"MPI_Type_get_extent_c", call_MPI_Type_get_extent_c, 1},
    {"MPI_Type_get_extent_x", call_MPI_Type_get_extent_x, 1},
    {"MPI_Type_get_name", call_MPI_Type_get_name, 1},
    {"MPI_Type_get_true_extent", call_MPI_Type_get_true_extent, 1},
    {"MPI_Type_get_true_extent_c", call_MPI_Type_get_true_extent_c, 1},
    {"MPI_Type_get_true_extent_x", call_MPI_Type_get_true_extent_x, 1},
    {"MPI_Type_get_value_index", call_MPI_Type_get_value_index, 1},
    {"MPI_Type_indexed", call_MPI_Type_indexed, 1},
    {"MPI_Type_indexed_c", call_MPI_Type_indexed_c, 1},
    {"MPI_Type_match_size", call_MPI_Type_match_size, 1},
    {"MPI_Type_set_name", call_MPI_Type_set_name, 1},
    {"MPI_Type_size", call_MPI_Type_size, 1},
    {"MPI_Type_size_c", call_MPI_Type_size_c, 1},
    {"MPI_Type_size_x", call_MPI_Type_size_x, 1},
    {"MPI_Type_vector", call_MPI_Type_vector, 1},
    {"MPI_Type_vector_c", call_MPI_Type_vector_c, 1},
    {"MPI_Unpack", call_MPI_Unpack, 1},
    {"MPI_Unpack_c", call_MPI_Unpack_c, 1},
    {"MPI_Unpack_external", call_MPI_Unpack_external, 1},
    {"MPI_Unpack_external_c", call_MPI_Unpack_external_c, 1},
    {0, 0, 0}
};
