/* Which predefined handles wrappers look up themselves, and whether the MPI numbers them as it did when it was probed. */
#ifndef BND_PREDEFINED_HANDLES_H
#define BND_PREDEFINED_HANDLES_H

#include "bnd_fortran.h"

#if !BND_C_TARGET_IS_ABI

#ifdef __cplusplus
extern "C" {
#endif

/* At load those that are constants or variables, since a call might number handles before the MPI does; once MPI is up, with their
 * integers, those again, in the probe's order, for some MPIs number a handle when it is first converted; or those that are called. */
enum bnd_meeting { BND_AT_LOAD, BND_UP, BND_CALLED };
BND_HIDDEN void bnd_each_predefined_handle(enum bnd_meeting meeting);
BND_HIDDEN void bnd_know_called_handles(void);

/* Ends the process, with a message, if the two differ. */
void bnd_check_integer(const char *name, long probed, MPI_Fint integer);

#define BND_DEFINE_MEET(word, type, upper, null)                                                              \
    static inline void bnd_meet_##word(const char *name, long integer, type handle, enum bnd_meeting meeting) \
    {                                                                                                         \
        if (meeting == BND_CALLED)                                                                            \
            bnd_called_##word[BND_FIRST_CALLED - integer] = handle;                                           \
        else if (integer >= 0 && integer < BND_MAX_PREDEFINED)                                                \
            bnd_predefined_##word[integer] = handle;                                                          \
        if (meeting == BND_UP && BND_CONVERTS(MPI_##word##_c2f))                                              \
            BND_IF_INTEGER(upper, (void)name, bnd_check_integer(name, integer, PMPI_##word##_c2f(handle)));   \
    }
BND_HANDLE_CLASSES(BND_DEFINE_MEET)

#define BND_PREDEFINED_HANDLE(name, word)                                                     \
    if ((bnd_calls_##word && BND_FINT_##name <= BND_FIRST_CALLED) == (meeting == BND_CALLED)) \
    bnd_meet_##word(#name, BND_FINT_##name, name, meeting)

#ifdef __cplusplus
}
#endif

#endif
#endif
