/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "environment": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_Get_library_version) && !REC_OWN_MPI_Get_library_version
int REC_NAME(Get_library_version)(char *version, int *resultlen) REC_LABEL(Get_library_version);
int REC_NAME(Get_library_version)(char *version, int *resultlen)
{
    rec_enter("Get_library_version", REC_SHIFT);
    rec_reply_string(version, 1);
    *resultlen = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Get_processor_name) && !REC_OWN_MPI_Get_processor_name
int REC_NAME(Get_processor_name)(char *name, int *resultlen) REC_LABEL(Get_processor_name);
int REC_NAME(Get_processor_name)(char *name, int *resultlen)
{
    rec_enter("Get_processor_name", REC_SHIFT);
    rec_reply_string(name, 1);
    *resultlen = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Get_version) && !REC_OWN_MPI_Get_version
int REC_NAME(Get_version)(int *version, int *subversion) REC_LABEL(Get_version);
int REC_NAME(Get_version)(int *version, int *subversion)
{
    rec_enter("Get_version", REC_SHIFT);
    *version = 201;
    *subversion = 202;
    return rec_reply();
}
#endif

#if REC_NATIVE && REC_HAS(MPI_Pcontrol) && !REC_OWN_MPI_Pcontrol
int REC_NAME(Pcontrol)(const int level, ...) REC_LABEL(Pcontrol);
int REC_NAME(Pcontrol)(const int level, ...)
{
    (void)level;
    return 0;
}
#endif

#if REC_HAS(MPI_Wtick) && !REC_OWN_MPI_Wtick
double REC_NAME(Wtick)(void) REC_LABEL(Wtick);
double REC_NAME(Wtick)(void)
{
    rec_enter("Wtick", REC_SHIFT);
    return 2.5;
}
#endif

#if REC_HAS(MPI_Wtime) && !REC_OWN_MPI_Wtime
double REC_NAME(Wtime)(void) REC_LABEL(Wtime);
double REC_NAME(Wtime)(void)
{
    rec_enter("Wtime", REC_SHIFT);
    return 2.5;
}
#endif

