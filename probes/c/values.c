/* What an mpi.h says in numbers. Written in C because it is about C; asked in a process of its own between MPI_Init and
   MPI_Finalize, because Open MPI converts no handle before. Prints lines of TOML; a line [name] starts a section. */
#include "has.h"

#include <mpi.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static void print_sizes(void)
{
    puts("# sizeof and offsetof, in bytes; 0: the header has no such type");
    printf("int_bytes = %zu\n", sizeof(int));
#define ROW(type) printf("bytes_of_" #type " = %zu\n", sizeof(type));
#include "types.inc"
#undef ROW
#define ROW(type) puts("bytes_of_" #type " = 0");
#include "types_missing.inc"
#undef ROW
    printf("status_source_offset = %zu\n", offsetof(MPI_Status, MPI_SOURCE));
    printf("status_tag_offset = %zu\n", offsetof(MPI_Status, MPI_TAG));
    printf("status_error_offset = %zu\n", offsetof(MPI_Status, MPI_ERROR));
}

#if BND_HAS_MPI_Status_c2f && BND_HAS_MPI_Status_f2c
/* 1: both conversions copy the bytes as they are. */
static int copies_raw(int abi)
{
    enum { room = 4 * sizeof(MPI_Status) };
    union {
        MPI_Status c;
        MPI_Fint f[room / sizeof(MPI_Fint)];
        unsigned char bytes[room];
    } from, to;
    for (size_t i = 0; i < sizeof from; ++i)
        from.bytes[i] = (unsigned char)(17 * i + 3);
    memset(&to, 0, sizeof to);
    if (MPI_Status_c2f(&from.c, to.f) != MPI_SUCCESS || memcmp(&from, &to, sizeof(MPI_Status)) != 0)
        return 0;
    (void)abi;
    memset(&to, 0, sizeof to);
    return MPI_Status_f2c(from.f, &to.c) == MPI_SUCCESS && memcmp(&from, &to, sizeof(MPI_Status)) == 0;
}
#else
/* The standard ABI converts none, but says that the two are the same. */
static int copies_raw(int abi)
{
    return abi;
}
#endif

#if BND_HAS_MPI_Comm_toint && BND_HAS_MPI_Comm_fromint
/* 1: the header and the library are those of the MPI 5.0 standard ABI, by the values and the layout that it prescribes. */
static int is_abi(void)
{
    MPI_Comm world = MPI_COMM_WORLD;
    intptr_t value = 0;
    if (sizeof world != sizeof value)
        return 0;
    memcpy(&value, &world, sizeof value);
    return value == 0x101 && MPI_Comm_toint(world) == 0x101 && sizeof(MPI_Status) == 8 * sizeof(int) &&
        offsetof(MPI_Status, MPI_SOURCE) == 0 && offsetof(MPI_Status, MPI_TAG) == sizeof(int) &&
        offsetof(MPI_Status, MPI_ERROR) == 2 * sizeof(int);
}
#else
static int is_abi(void)
{
    return 0;
}
#endif

static void print_library(void)
{
    char text[MPI_MAX_LIBRARY_VERSION_STRING];
    int length = 0, version = 0, subversion = 0;
    puts("# what the library says of itself, its first line");
    MPI_Get_version(&version, &subversion);
    printf("mpi_version = %d\nmpi_subversion = %d\n", version, subversion);
    MPI_Get_library_version(text, &length);
    text[strcspn(text, "\r\n")] = '\0';
    for (char *c = text; *c != '\0'; ++c)
        if (strchr("\t\"\\;[]", *c) != NULL)
            *c = ' ';
    printf("library = \"%s\"\n", text);
    puts("# \"abi\": handles and statuses are those of the standard ABI; \"native\": the library's own");
    printf("target = \"%s\"\n", is_abi() ? "abi" : "native");
    puts("# a status of a pattern of bytes, converted in both directions and compared; the standard ABI promises as much");
    printf("status_copies_raw = %s\n", copies_raw(is_abi()) ? "true" : "false");
}

/* What is a constant expression is a number; the rest has no value before the program runs. */
static void print_constants(void)
{
    puts("[constants]\n# printed by a program; \"address\": known to the linker, \"variable\": a variable of the library's");
#define ROW(name) printf(#name " = %lld\n", (long long)(intptr_t)(name));
#include "numbers.inc"
#undef ROW
#define ROW(name) puts(#name " = \"address\"");
#include "addresses.inc"
#undef ROW
#define ROW(name) puts(#name " = \"variable\"");
#include "variables.inc"
#undef ROW
}

static int identical(const void *handle, size_t bytes, long long fint)
{
    const int as_int = (int)fint;
    return bytes == sizeof as_int && memcmp(handle, &as_int, sizeof as_int) == 0;
}

/* Reads each predefined handle once more, to see whether all those of a type are their own integers. */
static void print_handle_types(void)
{
    puts("# \"integer\": every predefined handle of the type is its own MPI_Fint; \"opaque\": it must be converted");
#define TYPE(type) { int same = 1, known = 0;
#define ROW(name, type, convert) { type handle = name; known = 1; same &= identical(&handle, sizeof handle, (long long)convert(name)); }
#define END(type) printf("handle_" #type " = \"%s\"\n", known && same ? "integer" : "opaque"); }
#include "handle_types.inc"
#undef ROW
}

static void print_handles(void)
{
    puts("[handles]\n# the MPI_Fint of every predefined handle, converted between MPI_Init and MPI_Finalize");
#define ROW(name, type, convert) printf(#name " = %lld\n", (long long)convert(name));
#include "handles.inc"
#undef ROW
}

int main(void)
{
    if (MPI_Init(NULL, NULL) != MPI_SUCCESS)
        return 1;
    puts("[c]");
    print_library();
    print_sizes();
    print_handle_types();
    print_constants();
    print_handles();
    MPI_Finalize();
    puts("[end]");
    return 0;
}
