// The predefined handles, by the integers that the probe found them to have in Fortran.
#include "handles/predefined_handles.h"

#if !BND_C_TARGET_IS_ABI

#include <stdio.h>

namespace {

bool are_called_known;

// Before any other constructor might call a wrapper.
__attribute__((constructor(101))) void know_all() { bnd_each_predefined_handle(BND_AT_LOAD); }

}  // namespace

extern "C" {

// When MPI starts, for a callback may run as another process of those that share a library; or later, if C has started it.
void bnd_know_called_handles(void)
{
    if (__atomic_load_n(&are_called_known, __ATOMIC_ACQUIRE))
        return;
    bnd_each_predefined_handle(BND_CALLED);
    __atomic_store_n(&are_called_known, true, __ATOMIC_RELEASE);
}

#define BND_DEFINE_KNOWN(word, type, upper, null)               \
    type bnd_predefined_##word[BND_MAX_PREDEFINED];             \
    type bnd_called_##word[BND_MAX_CALLED];                     \
    type bnd_f2c_called_##word(MPI_Fint integer)                \
    {                                                           \
        bnd_know_called_handles();                              \
        const MPI_Fint index = BND_FIRST_CALLED - integer;      \
        return bnd_called_##word[index & (BND_MAX_CALLED - 1)]; \
    }                                                           \
    MPI_Fint bnd_c2f_called_##word(type handle)                 \
    {                                                           \
        bnd_know_called_handles();                              \
        for (int i = 0; i < BND_MAX_CALLED; i++)                \
            if (handle && bnd_called_##word[i] == handle)       \
                return BND_FIRST_CALLED - i;                    \
        return 0;                                               \
    }
BND_HANDLE_CLASSES(BND_DEFINE_KNOWN)

void bnd_check_integer(const char *name, long probed, MPI_Fint integer)
{
    if (integer == probed)
        return;
    fprintf(
        stderr,
        "Bindery: %s: is %d in Fortran, and was %ld when these bindings were configured; configure them for this MPI\n",
        name, integer, probed);
    bnd_end_process();
}

}  // extern "C"

#endif
