"""What the output begins with: headers, the re-entry guard, macros against warnings, the check of -f."""

from __future__ import annotations

from dataclasses import dataclass

from bindery.wrap.size_helpers import SIZES

_HEAD = """\
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef _EXTERN_C_
#ifdef __cplusplus
#define _EXTERN_C_ extern "C"
#else
#define _EXTERN_C_
#endif
#endif

"""

_GOTCHA = """\
#include <gotcha/gotcha.h>

"""

_WARNINGS = """\
/* Around calls of deprecated functions. */
#ifndef WRAP_MPI_CALL_PREFIX
#if defined(__clang__)
#define WRAP_MPI_CALL_PREFIX \\
    _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \\"-Wdeprecated-declarations\\"")
#define WRAP_MPI_CALL_POSTFIX _Pragma("clang diagnostic pop")
#elif defined(__GNUC__)
#define WRAP_MPI_CALL_PREFIX \\
    _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \\"-Wdeprecated-declarations\\"")
#define WRAP_MPI_CALL_POSTFIX _Pragma("GCC diagnostic pop")
#else
#define WRAP_MPI_CALL_PREFIX
#define WRAP_MPI_CALL_POSTFIX
#endif
#endif

"""

# A wrapper may return from the middle of its body, or throw.
_GUARD = """\
#if defined(__GNUC__)
#define BND_WRAP_THREAD_LOCAL __thread
#elif defined(__cplusplus)
#define BND_WRAP_THREAD_LOCAL thread_local
#else
#define BND_WRAP_THREAD_LOCAL _Thread_local
#endif
{linkage} BND_WRAP_THREAD_LOCAL int in_wrapper{initial};
#if defined(__cplusplus)
namespace {{
struct bnd_wrap_entry {{
    bnd_wrap_entry() {{ in_wrapper = 1; }}
    ~bnd_wrap_entry() {{ in_wrapper = 0; }}
}};
}}  // namespace
#define BND_WRAP_ENTER bnd_wrap_entry bnd_wrap_entered
#elif defined(__GNUC__)
static inline void bnd_wrap_leave(const int *entered)
{{
    (void)entered;
    in_wrapper = 0;
}}
#define BND_WRAP_ENTER \\
    int bnd_wrap_entered __attribute__((__cleanup__(bnd_wrap_leave), __unused__)) = (in_wrapper = 1)
#else
#error "the guards of -g need GCC, Clang or C++"
#endif

"""

# What wrap.py declares in front of every file, for files that use it.
_FORTRAN_NAMES = """\
_EXTERN_C_ void pmpi_init(MPI_Fint *ierr);
_EXTERN_C_ void PMPI_INIT(MPI_Fint *ierr);
_EXTERN_C_ void pmpi_init_(MPI_Fint *ierr);
_EXTERN_C_ void pmpi_init__(MPI_Fint *ierr);
_EXTERN_C_ void pmpi_init_thread(MPI_Fint *required, MPI_Fint *provided, MPI_Fint *ierr);
_EXTERN_C_ void PMPI_INIT_THREAD(MPI_Fint *required, MPI_Fint *provided, MPI_Fint *ierr);
_EXTERN_C_ void pmpi_init_thread_(MPI_Fint *required, MPI_Fint *provided, MPI_Fint *ierr);
_EXTERN_C_ void pmpi_init_thread__(MPI_Fint *required, MPI_Fint *provided, MPI_Fint *ierr);

"""

# The function that Fortran's MPI_INIT is must be Bindery's, or of the tool itself: the MPI's own may bypass C's MPI_X.
_FORTRAN = """\
#if defined(__GNUC__) && defined(__ELF__)
struct bnd_wrap_object {{
    const char *file;
    void *base;
    const char *name;
    void *address;
}};
_EXTERN_C_ int bnd_wrap_dladdr(void (*)(void), struct bnd_wrap_object *) __asm__("dladdr") __attribute__((__weak__));
_EXTERN_C_ void bnd_wrap_mpi_init(void) __asm__("mpi_init_") __attribute__((__weak__));
_EXTERN_C_ void bnd_wrap_mpi_init_f08(void) __asm__("mpi_init_f08_") __attribute__((__weak__));
static int bnd_wrap_is_missed(void (*entry)(void), const struct bnd_wrap_object *tool)
{{
    struct bnd_wrap_object object;
    if (!entry || !bnd_wrap_dladdr(entry, &object) || !object.file)
        return 0;
    /* Wrappers within the program are not the MPI's. */
    return object.base != tool->base && strstr(object.file, ".so") && !strstr(object.file, "libbindery_");
}}
static void bnd_wrap_check_fortran(void) __attribute__((__constructor__));
static void bnd_wrap_check_fortran(void)
{{
    struct bnd_wrap_object tool;
    const char *rank = getenv("OMPI_COMM_WORLD_RANK");
    rank = rank ? rank : getenv("PMI_RANK");
    if ((rank && strcmp(rank, "0") != 0) || !bnd_wrap_dladdr ||
        !bnd_wrap_dladdr(bnd_wrap_check_fortran, &tool))
        return;
    if (bnd_wrap_is_missed(bnd_wrap_mpi_init, &tool) || bnd_wrap_is_missed(bnd_wrap_mpi_init_f08, &tool))
        fputs("{file}: the tool may miss calls from Fortran, since this program uses the MPI's own Fortran bindings; "
              "run it by bindery-intercept, or build it with Bindery's bindings\\n", stderr);
}}
#endif

"""


@dataclass(frozen=True)
class FrontMatter:
    """What every file of the output begins with, or only the main one."""

    guards: bool  # -g
    warnings: bool  # -w
    fortran: bool  # -f
    static_folder: bool  # -S
    file: str  # the first input
    names_fortran: bool  # a file calls pmpi_init_ or one like it
    gotcha: bool  # -G
    sizes: bool  # a file has {{size}}

    @property
    def main(self) -> str:
        name = self.file.replace("\\", "\\\\").replace('"', '\\"')
        fortran = _FORTRAN.format(file=name)
        return self._common(defines=True) + (fortran if self.fortran else "")

    @property
    def of_function(self) -> str:
        """With -S, of a file that holds one function."""
        return self._common(defines=False)

    def _common(self, defines: bool) -> str:
        guard = ""
        if self.guards:
            linkage = "static" if not self.static_folder else "extern" if not defines else ""
            guard = _GUARD.format(linkage=linkage, initial=" = 0" if defines else "").replace(
                "\n BND_WRAP", "\nBND_WRAP"
            )
        names = _FORTRAN_NAMES if self.names_fortran else ""
        gotcha = _GOTCHA if self.gotcha else ""
        sizes = SIZES if self.sizes else ""
        return _HEAD + gotcha + names + (_WARNINGS if self.warnings else "") + guard + sizes
