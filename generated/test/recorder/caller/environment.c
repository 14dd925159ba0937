/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml through templates/test/recorder/caller.c.j2. */
/* Calls of every routine of the chapter "environment", each argument with a value of its own. */
#include "recorder.h"

static void call_MPI_Get_library_version(int profiled)
{
#if REC_HAS(MPI_Get_library_version)
    char version[REC_STRING] = "";
    int resultlen = (int)0;
    int returned = profiled ? (PMPI_Get_library_version)(version, &resultlen) : (MPI_Get_library_version)(version,
            &resultlen);
    rec_observe_string("version", version);
    rec_observe_number("resultlen", resultlen);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get_processor_name(int profiled)
{
#if REC_HAS(MPI_Get_processor_name)
    char name[REC_STRING] = "";
    int resultlen = (int)0;
    int returned = profiled ? (PMPI_Get_processor_name)(name, &resultlen) : (MPI_Get_processor_name)(name, &resultlen);
    rec_observe_string("name", name);
    rec_observe_number("resultlen", resultlen);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get_version(int profiled)
{
#if REC_HAS(MPI_Get_version)
    int version = (int)0;
    int subversion = (int)0;
    int returned = profiled ? (PMPI_Get_version)(&version, &subversion) : (MPI_Get_version)(&version, &subversion);
    rec_observe_number("version", version);
    rec_observe_number("subversion", subversion);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pcontrol(int profiled)
{
#if REC_HAS(MPI_Pcontrol)
    int level = (int)101;
    int returned = profiled ? (PMPI_Pcontrol)(level) : (MPI_Pcontrol)(level);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Wtick(int profiled)
{
#if REC_HAS(MPI_Wtick)
    double returned = profiled ? (PMPI_Wtick)() : (MPI_Wtick)();
    rec_observe_real("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Wtime(int profiled)
{
#if REC_HAS(MPI_Wtime)
    double returned = profiled ? (PMPI_Wtime)() : (MPI_Wtime)();
    rec_observe_real("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_environment[] = {
    {"MPI_Get_library_version", call_MPI_Get_library_version, 0},
    {"MPI_Get_processor_name", call_MPI_Get_processor_name, 1},
    {"MPI_Get_version", call_MPI_Get_version, 0},
    {"MPI_Pcontrol", call_MPI_Pcontrol, 0},
    {"MPI_Wtick", call_MPI_Wtick, 0},
    {"MPI_Wtime", call_MPI_Wtime, 0},
    {0, 0, 0}
};
