/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "environment" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_Get_library_version_0(void)
{
    int resultlen = (int)0;
    int returned = (MPI_Get_library_version)(0, &resultlen);
    rec_expect_refusal("MPI_Get_library_version", "version", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Get_library_version_1(void)
{
    char version[REC_STRING] = "";
    int returned = (MPI_Get_library_version)(version, 0);
    rec_expect_refusal("MPI_Get_library_version", "resultlen", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Get_processor_name_0(void)
{
    int resultlen = (int)0;
    int returned = (MPI_Get_processor_name)(0, &resultlen);
    rec_expect_refusal("MPI_Get_processor_name", "name", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Get_processor_name_1(void)
{
    char name[REC_STRING] = "";
    int returned = (MPI_Get_processor_name)(name, 0);
    rec_expect_refusal("MPI_Get_processor_name", "resultlen", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Get_version_0(void)
{
    int subversion = (int)0;
    int returned = (MPI_Get_version)(0, &subversion);
    rec_expect_refusal("MPI_Get_version", "version", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Get_version_1(void)
{
    int version = (int)0;
    int returned = (MPI_Get_version)(&version, 0);
    rec_expect_refusal("MPI_Get_version", "subversion", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

const struct rec_refusal rec_refusals_environment[] = {
    {"MPI_Get_library_version", refuse_MPI_Get_library_version_0},
    {"MPI_Get_library_version", refuse_MPI_Get_library_version_1},
    {"MPI_Get_processor_name", refuse_MPI_Get_processor_name_0},
    {"MPI_Get_processor_name", refuse_MPI_Get_processor_name_1},
    {"MPI_Get_version", refuse_MPI_Get_version_0},
    {"MPI_Get_version", refuse_MPI_Get_version_1},
    {0, 0}
};
