/* Names for parts of a program, which tools of the tool kit tell beside what MPI does in them:
 *
 *     bindery_region_begin("assemble");
 *     ...
 *     bindery_region_end("assemble");
 *
 * Regions nest, and each thread has its own. Nothing is linked: without a tool each call is a comparison of an address with null.
 * In Fortran: region.c and bindery_region.f90, in the folder share/bindery/tools/region. */
#ifndef BINDERY_REGION_H
#define BINDERY_REGION_H

#include <stddef.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef void bnd_region_function(const char *name, size_t length);

/* A tool defines these. */
extern bnd_region_function bnd_region_begin_1 __attribute__((weak)), bnd_region_end_1 __attribute__((weak));

/* The linker resolves what code without -fpie refers to by itself: a tool that is preloaded is in the table of addresses alone. */
#if defined(__x86_64__) && !defined(__PIC__)
#define BND_REGION_FIND(to, function) \
    __asm__(".weak " #function "\n\tmovq " #function "@GOTPCREL(%%rip), %0" : "=r"(to))
#else
#define BND_REGION_FIND(to, function) to = function
#endif

static inline void bindery_region_begin(const char *name)
{
    bnd_region_function *begin;
    BND_REGION_FIND(begin, bnd_region_begin_1);
    if (begin)
        begin(name, strlen(name));
}

/* Also ends the regions within it that are still open. */
static inline void bindery_region_end(const char *name)
{
    bnd_region_function *end;
    BND_REGION_FIND(end, bnd_region_end_1);
    if (end)
        end(name, strlen(name));
}

#ifdef __cplusplus
}

namespace bindery {

/* A region as long as this lives, also where an exception leaves it. The name must live as long. */
class in_region {
public:
    explicit in_region(const char *name) : name_(name) { bindery_region_begin(name); }
    in_region(const in_region &) = delete;
    in_region &operator=(const in_region &) = delete;
    ~in_region() { bindery_region_end(name_); }

private:
    const char *name_;
};

}  // namespace bindery
#endif

#endif
