// MPI::SEEK_SET, SEEK_CUR and SEEK_END have the names of macros of <stdio.h>. Here they become constants of the program, under macros that name
// themselves: headers that look whether they are defined, such as <unistd.h>, leave them alone.
#ifndef BINDERY_MPICXX_SEEK_H
#define BINDERY_MPICXX_SEEK_H

#include <stdio.h>

namespace bnd_cxx {
enum { seek_set = SEEK_SET, seek_cur = SEEK_CUR, seek_end = SEEK_END };
}  // namespace bnd_cxx

#undef SEEK_SET
#undef SEEK_CUR
#undef SEEK_END

static const int SEEK_SET = bnd_cxx::seek_set;
static const int SEEK_CUR = bnd_cxx::seek_cur;
static const int SEEK_END = bnd_cxx::seek_end;

#define SEEK_SET SEEK_SET
#define SEEK_CUR SEEK_CUR
#define SEEK_END SEEK_END

#endif
