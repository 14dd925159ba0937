/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "removed" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_Address_0(void)
{
    int returned = (MPI_Address)(rec_slot(1), 0);
    rec_expect_refusal("MPI_Address", "address", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Errhandler_create_0(void)
{
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 0);
    int returned = (MPI_Errhandler_create)(0, &errhandler);
    rec_expect_refusal("MPI_Errhandler_create", "function", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Errhandler_create_1(void)
{
    int returned = (MPI_Errhandler_create)((MPI_Handler_function *)rec_function(1), 0);
    rec_expect_refusal("MPI_Errhandler_create", "errhandler", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Errhandler_get_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Errhandler_get)(comm, &errhandler);
    rec_expect_refusal("MPI_Errhandler_get", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Errhandler_get_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = (MPI_Errhandler_get)(comm, 0);
    rec_expect_refusal("MPI_Errhandler_get", "errhandler", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Errhandler_set_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1002);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Errhandler_set)(comm, errhandler);
    rec_expect_refusal("MPI_Errhandler_set", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Errhandler_set_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1002);
    errhandler = MPI_ERRHANDLER_NULL;
    int returned = (MPI_Errhandler_set)(comm, errhandler);
    rec_expect_refusal("MPI_Errhandler_set", "errhandler", MPI_ERR_ERRHANDLER, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Type_extent_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Aint extent = (MPI_Aint)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_extent)(datatype, &extent);
    rec_expect_refusal("MPI_Type_extent", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_extent_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int returned = (MPI_Type_extent)(datatype, 0);
    rec_expect_refusal("MPI_Type_extent", "extent", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_hindexed_0(void)
{
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    count = -77;
    int returned = (MPI_Type_hindexed)(count, array_of_blocklengths, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_hindexed", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_hindexed_1(void)
{
    int count = (int)3;
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_hindexed)(count, 0, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_hindexed", "array_of_blocklengths", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_hindexed_2(void)
{
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_hindexed)(count, array_of_blocklengths, 0, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_hindexed", "array_of_displacements", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Type_hindexed_3(void)
{
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_hindexed)(count, array_of_blocklengths, array_of_displacements, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_hindexed", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_hindexed_4(void)
{
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_Type_hindexed)(count, array_of_blocklengths, array_of_displacements, oldtype, 0);
    rec_expect_refusal("MPI_Type_hindexed", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_hvector_0(void)
{
    int count = (int)101;
    int blocklength = (int)102;
    MPI_Aint stride = (MPI_Aint)103;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    count = -77;
    int returned = (MPI_Type_hvector)(count, blocklength, stride, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_hvector", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_hvector_1(void)
{
    int count = (int)101;
    int blocklength = (int)102;
    MPI_Aint stride = (MPI_Aint)103;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    blocklength = -77;
    int returned = (MPI_Type_hvector)(count, blocklength, stride, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_hvector", "blocklength", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_hvector_2(void)
{
    int count = (int)101;
    int blocklength = (int)102;
    MPI_Aint stride = (MPI_Aint)103;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    oldtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_hvector)(count, blocklength, stride, oldtype, &newtype);
    rec_expect_refusal("MPI_Type_hvector", "oldtype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_hvector_3(void)
{
    int count = (int)101;
    int blocklength = (int)102;
    MPI_Aint stride = (MPI_Aint)103;
    MPI_Datatype oldtype = REC_NEW(MPI_Datatype, 1004);
    int returned = (MPI_Type_hvector)(count, blocklength, stride, oldtype, 0);
    rec_expect_refusal("MPI_Type_hvector", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_lb_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Aint displacement = (MPI_Aint)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_lb)(datatype, &displacement);
    rec_expect_refusal("MPI_Type_lb", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_lb_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int returned = (MPI_Type_lb)(datatype, 0);
    rec_expect_refusal("MPI_Type_lb", "displacement", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_struct_0(void)
{
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype array_of_types[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_types, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    count = -77;
    int returned = (MPI_Type_struct)(count, array_of_blocklengths, array_of_displacements, array_of_types, &newtype);
    rec_expect_refusal("MPI_Type_struct", "count", MPI_ERR_COUNT, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_struct_1(void)
{
    int count = (int)3;
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype array_of_types[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_types, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_struct)(count, 0, array_of_displacements, array_of_types, &newtype);
    rec_expect_refusal("MPI_Type_struct", "array_of_blocklengths", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_struct_2(void)
{
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Datatype array_of_types[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_types, 1004);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_struct)(count, array_of_blocklengths, 0, array_of_types, &newtype);
    rec_expect_refusal("MPI_Type_struct", "array_of_displacements", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_struct_3(void)
{
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype newtype = REC_NEW(MPI_Datatype, 0);
    int returned = (MPI_Type_struct)(count, array_of_blocklengths, array_of_displacements, 0, &newtype);
    rec_expect_refusal("MPI_Type_struct", "array_of_types", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_struct_4(void)
{
    int count = (int)3;
    int array_of_blocklengths[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint array_of_displacements[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype array_of_types[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, array_of_types, 1004);
    int returned = (MPI_Type_struct)(count, array_of_blocklengths, array_of_displacements, array_of_types, 0);
    rec_expect_refusal("MPI_Type_struct", "newtype", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_ub_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    MPI_Aint displacement = (MPI_Aint)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_ub)(datatype, &displacement);
    rec_expect_refusal("MPI_Type_ub", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_ub_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int returned = (MPI_Type_ub)(datatype, 0);
    rec_expect_refusal("MPI_Type_ub", "displacement", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

const struct rec_refusal rec_refusals_removed[] = {
    {"MPI_Address", refuse_MPI_Address_0},
    {"MPI_Errhandler_create", refuse_MPI_Errhandler_create_0},
    {"MPI_Errhandler_create", refuse_MPI_Errhandler_create_1},
    {"MPI_Errhandler_get", refuse_MPI_Errhandler_get_0},
    {"MPI_Errhandler_get", refuse_MPI_Errhandler_get_1},
    {"MPI_Errhandler_set", refuse_MPI_Errhandler_set_0},
    {"MPI_Errhandler_set", refuse_MPI_Errhandler_set_1},
    {"MPI_Type_extent", refuse_MPI_Type_extent_0},
    {"MPI_Type_extent", refuse_MPI_Type_extent_1},
    {"MPI_Type_hindexed", refuse_MPI_Type_hindexed_0},
    {"MPI_Type_hindexed", refuse_MPI_Type_hindexed_1},
    {"MPI_Type_hindexed", refuse_MPI_Type_hindexed_2},
    {"MPI_Type_hindexed", refuse_MPI_Type_hindexed_3},
    {"MPI_Type_hindexed", refuse_MPI_Type_hindexed_4},
    {"MPI_Type_hvector", refuse_MPI_Type_hvector_0},
    {"MPI_Type_hvector", refuse_MPI_Type_hvector_1},
    {"MPI_Type_hvector", refuse_MPI_Type_hvector_2},
    {"MPI_Type_hvector", refuse_MPI_Type_hvector_3},
    {"MPI_Type_lb", refuse_MPI_Type_lb_0},
    {"MPI_Type_lb", refuse_MPI_Type_lb_1},
    {"MPI_Type_struct", refuse_MPI_Type_struct_0},
    {"MPI_Type_struct", refuse_MPI_Type_struct_1},
    {"MPI_Type_struct", refuse_MPI_Type_struct_2},
    {"MPI_Type_struct", refuse_MPI_Type_struct_3},
    {"MPI_Type_struct", refuse_MPI_Type_struct_4},
    {"MPI_Type_ub", refuse_MPI_Type_ub_0},
    {"MPI_Type_ub", refuse_MPI_Type_ub_1},
    {0, 0}
};
