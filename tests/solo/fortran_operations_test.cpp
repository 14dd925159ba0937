// Reduction operations over Fortran's types when a Fortran layer has told their sizes and the values of LOGICAL (R138, R139,
// R142).
#include "error_classes.h"
#include "run_tests.h"

#include <mpi.h>

#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>

namespace {

__extension__ typedef __float128 real16;

// As a compiler with -i8 -r8 and true of all bits has them; it has no REAL(2).
void register_fortran_types()
{
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, "mpi_logical_size", "8");
    MPI_Info_set(info, "mpi_integer_size", "8");
    MPI_Info_set(info, "mpi_real_size", "8");
    MPI_Info_set(info, "mpi_double_precision_size", "16");
    MPI_Info_set(info, "mpi_real2_supported", "false");
    MPI_Info_set(info, "mpi_complex4_supported", "false");
    ASSERT_EQ(MPI_Abi_set_fortran_info(info), MPI_SUCCESS);
    MPI_Info_free(&info);
    std::int64_t of_true = -1, of_false = 0;
    ASSERT_EQ(MPI_Abi_set_fortran_booleans(8, &of_true, &of_false), MPI_SUCCESS);
}

}  // namespace

// R111, R142: operations follow the sizes.
TEST(FortranOperations, FollowTheSizes)
{
    std::int64_t i[2] = {INT64_C(1) << 40, -3}, j[2] = {1, -4};
    EXPECT_EQ(MPI_Reduce_local(i, j, 2, MPI_INTEGER, MPI_SUM), MPI_SUCCESS);
    EXPECT_EQ(j[0], (INT64_C(1) << 40) + 1);
    EXPECT_EQ(j[1], -7);
    double x[2] = {1.25, 2}, y[2] = {3, 4.5};
    EXPECT_EQ(MPI_Reduce_local(x, y, 2, MPI_REAL, MPI_PROD), MPI_SUCCESS);
    EXPECT_EQ(y[0], 3.75);
    EXPECT_EQ(y[1], 9.0);
    real16 a[2] = {1, 5}, b[2] = {2, 3};
    EXPECT_EQ(MPI_Reduce_local(a, b, 2, MPI_DOUBLE_PRECISION, MPI_MAX), MPI_SUCCESS);
    EXPECT_TRUE(b[0] == 2 && b[1] == 5);
    double c[2] = {1, 2}, d[2] = {3, 4};
    EXPECT_EQ(MPI_Reduce_local(c, d, 1, MPI_COMPLEX, MPI_PROD), MPI_SUCCESS);
    EXPECT_EQ(d[0], -5);
    EXPECT_EQ(d[1], 10);
    std::int64_t e[2] = {3, 1}, f[2] = {3, 0};
    EXPECT_EQ(MPI_Reduce_local(e, f, 1, MPI_2INTEGER, MPI_MINLOC), MPI_SUCCESS);
    EXPECT_EQ(f[1], 0);
}

// R139: what is true, and what a true result is, are the compiler's.
TEST(FortranOperations, LogicalsAreThoseOfTheCompiler)
{
    for (const MPI_Op op : {MPI_LAND, MPI_LOR, MPI_LXOR}) {
        const std::int64_t in[4] = {0, -1, 0, -1};
        std::int64_t inout[4] = {0, 0, -1, -1};
        EXPECT_EQ(MPI_Reduce_local(in, inout, 4, MPI_LOGICAL, op), MPI_SUCCESS);
        EXPECT_EQ(inout[0], 0);
        EXPECT_EQ(inout[1], op == MPI_LAND ? 0 : -1);
        EXPECT_EQ(inout[2], op == MPI_LAND ? 0 : -1);
        EXPECT_EQ(inout[3], op == MPI_LXOR ? 0 : -1);
    }
    bool a = true, b = true;
    EXPECT_EQ(MPI_Reduce_local(&a, &b, 1, MPI_C_BOOL, MPI_LAND), MPI_SUCCESS);
    signed char byte = 0;
    std::memcpy(&byte, &b, 1);
    EXPECT_EQ(byte, 1) << "C has its own truth";
}

// R141: types that Fortran lacks are refused, also where nothing would be combined.
TEST(FortranOperations, TypesThatAreNotThere)
{
    alignas(16) char a[64] = {}, b[64] = {};
    int size = 0;
    EXPECT_EQ(MPI_Type_size(MPI_REAL2, &size), MPI_SUCCESS);
    EXPECT_EQ(size, MPI_UNDEFINED);
    for (const MPI_Datatype type : {MPI_REAL2, MPI_COMPLEX4}) {
        EXPECT_NE(class_of(MPI_Reduce_local(a, b, 1, type, MPI_SUM)), MPI_SUCCESS);
        EXPECT_NE(class_of(MPI_Allreduce(a, b, 1, type, MPI_SUM, MPI_COMM_SELF)), MPI_SUCCESS);
        EXPECT_NE(class_of(MPI_Allreduce(MPI_IN_PLACE, b, 1, type, MPI_SUM, MPI_COMM_SELF)), MPI_SUCCESS);
        EXPECT_NE(class_of(MPI_Bcast(a, 1, type, 0, MPI_COMM_SELF)), MPI_SUCCESS);
        EXPECT_NE(class_of(MPI_Alltoall(a, 1, type, b, 1, type, MPI_COMM_SELF)), MPI_SUCCESS);
    }
}

// R141: a type that is missing has a handle, of which only the size can be asked.
TEST(FortranTypes, MissingOnesAreRefused)
{
    MPI_Datatype made = MPI_DATATYPE_NULL, type = MPI_REAL2;
    EXPECT_EQ(class_of(MPI_Type_contiguous(2, MPI_REAL2, &made)), MPI_ERR_TYPE);
    EXPECT_EQ(class_of(MPI_Type_dup(MPI_COMPLEX4, &made)), MPI_ERR_TYPE);
    EXPECT_EQ(class_of(MPI_Type_commit(&type)), MPI_ERR_TYPE);
    EXPECT_EQ(class_of(MPI_Type_match_size(MPI_TYPECLASS_REAL, 2, &made)), MPI_ERR_ARG);
    char from[8] = {}, to[8] = {};
    int position = 0;
    EXPECT_EQ(class_of(MPI_Pack(from, 1, MPI_REAL2, to, 8, &position, MPI_COMM_SELF)), MPI_ERR_TYPE);
    EXPECT_EQ(class_of(MPI_Send(from, 1, MPI_REAL2, 0, 0, MPI_COMM_SELF)), MPI_ERR_TYPE);
    EXPECT_EQ(made, MPI_DATATYPE_NULL);
    EXPECT_EQ(position, 0);
}

int main(int argc, char **argv)
{
    register_fortran_types();
    return run_tests(argc, argv);
}
