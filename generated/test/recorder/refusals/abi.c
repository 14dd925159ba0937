/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "abi" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_Abi_get_fortran_booleans_0(void)
{
    int logical_size = (int)101;
    void *logical_false = 0;
    int is_set = (int)0;
    int returned = (MPI_Abi_get_fortran_booleans)(logical_size, 0, &logical_false, &is_set);
    rec_expect_refusal("MPI_Abi_get_fortran_booleans", "logical_true", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Abi_get_fortran_booleans_1(void)
{
    int logical_size = (int)101;
    void *logical_true = 0;
    int is_set = (int)0;
    int returned = (MPI_Abi_get_fortran_booleans)(logical_size, &logical_true, 0, &is_set);
    rec_expect_refusal("MPI_Abi_get_fortran_booleans", "logical_false", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Abi_get_fortran_booleans_2(void)
{
    int logical_size = (int)101;
    void *logical_true = 0;
    void *logical_false = 0;
    int returned = (MPI_Abi_get_fortran_booleans)(logical_size, &logical_true, &logical_false, 0);
    rec_expect_refusal("MPI_Abi_get_fortran_booleans", "is_set", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Abi_get_fortran_info_0(void)
{
    int returned = (MPI_Abi_get_fortran_info)(0);
    rec_expect_refusal("MPI_Abi_get_fortran_info", "info", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Abi_get_info_0(void)
{
    int returned = (MPI_Abi_get_info)(0);
    rec_expect_refusal("MPI_Abi_get_info", "info", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Abi_get_version_0(void)
{
    int abi_minor = (int)0;
    int returned = (MPI_Abi_get_version)(0, &abi_minor);
    rec_expect_refusal("MPI_Abi_get_version", "abi_major", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Abi_get_version_1(void)
{
    int abi_major = (int)0;
    int returned = (MPI_Abi_get_version)(&abi_major, 0);
    rec_expect_refusal("MPI_Abi_get_version", "abi_minor", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

const struct rec_refusal rec_refusals_abi[] = {
    {"MPI_Abi_get_fortran_booleans", refuse_MPI_Abi_get_fortran_booleans_0},
    {"MPI_Abi_get_fortran_booleans", refuse_MPI_Abi_get_fortran_booleans_1},
    {"MPI_Abi_get_fortran_booleans", refuse_MPI_Abi_get_fortran_booleans_2},
    {"MPI_Abi_get_fortran_info", refuse_MPI_Abi_get_fortran_info_0},
    {"MPI_Abi_get_info", refuse_MPI_Abi_get_info_0},
    {"MPI_Abi_get_version", refuse_MPI_Abi_get_version_0},
    {"MPI_Abi_get_version", refuse_MPI_Abi_get_version_1},
    {0, 0}
};
