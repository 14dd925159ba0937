/* Prints the numbers of an mpi.h. Written in C because it is about C; asked in a process of its own between MPI_Init and
   MPI_Finalize, because Open MPI converts no handle before. Prints lines of TOML; a line [name] starts a section. */
#include "has.h"

#include "hidden.h"
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
    puts("# hidden_x: the name by which the library has what mpi.h hides from C");
#include "hidden_names.inc"
}

#if BND_HAS_MPI_Status_c2f && BND_HAS_MPI_Status_f2c
/* 1: both conversions copy the bytes as they are. */
static int copies_raw(int abi)
{
    enum { capacity = 4 * sizeof(MPI_Status) };
    union {
        MPI_Status c;
        MPI_Fint f[capacity / sizeof(MPI_Fint)];
        unsigned char bytes[capacity];
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
/* One that converts none has no layout of its own in Fortran; the standard ABI says that the two are the same. */
static int copies_raw(int abi)
{
    (void)abi;
    return 1;
}
#endif

/* Whether mpi.h has the values and the layout that the MPI 5.0 standard ABI prescribes. */
static int claims_abi(void)
{
    MPI_Comm world = MPI_COMM_WORLD;
    intptr_t value = 0;
    if (sizeof world != sizeof value)
        return 0;
    memcpy(&value, &world, sizeof value);
    return value == 0x101 && sizeof(MPI_Status) == 8 * sizeof(int) && offsetof(MPI_Status, MPI_SOURCE) == 0 &&
           offsetof(MPI_Status, MPI_TAG) == sizeof(int) && offsetof(MPI_Status, MPI_ERROR) == 2 * sizeof(int);
}

/* Why the library is not of that ABI all the same; null if it is. */
#if BND_HAS_MPI_Comm_toint && BND_HAS_MPI_Info_toint && BND_HAS_MPI_Info_fromint
static const char *abi_fault(void)
{
    MPI_Info made = MPI_INFO_NULL;
    if (MPI_Info_create(&made) == MPI_SUCCESS && MPI_Info_fromint(MPI_Info_toint(made)) != made)
        return "a handle does not come back from MPI_Info_toint and MPI_Info_fromint";
    MPI_Info_free(&made);
    if (MPI_Comm_toint(MPI_COMM_WORLD) != 0x101)
        return "MPI_Comm_toint gives MPI_COMM_WORLD another integer";
    if ((intptr_t)MPI_ERRORS_RETURN != 0x143 || (intptr_t)MPI_ERRORS_ABORT != 0x142)
        return "MPI_ERRORS_RETURN or MPI_ERRORS_ABORT has another value";
    if (MPI_SEEK_SET != 403 || MPI_SEEK_CUR != 401 || MPI_SEEK_END != 402 || MPI_APPNUM != 505 ||
        MPI_UNIVERSE_SIZE != 507)
        return "MPI_SEEK_SET, MPI_APPNUM or their like have other values";
    return NULL;
}
#else
static const char *abi_fault(void) { return "it has no MPI_Comm_toint, MPI_Info_toint and MPI_Info_fromint"; }
#endif

/* Whether MPI_Request_get_status says that a receive is complete before there is anything to receive. */
static int get_status_lies(void)
{
    int sent = 1, received = 0, is_complete = 0;
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Irecv(&received, 1, MPI_INT, 0, 0, MPI_COMM_SELF, &request);
#if BND_HAS_MPI_Request_get_status
    MPI_Request_get_status(request, &is_complete, MPI_STATUS_IGNORE);
#endif
    MPI_Send(&sent, 1, MPI_INT, 0, 0, MPI_COMM_SELF);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    return is_complete;
}

static int is_abi(void) { return claims_abi() && abi_fault() == NULL; }

static const char *sentinels(void)
{
#include "sentinels.inc"
    return "own";
}

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
    puts("# \"abi\": handles and statuses are those of the standard ABI; \"native\": the library's own; \"neither\": "
         "only mpi.h says \"abi\"");
    printf("target = \"%s\"\n", is_abi() ? "abi" : claims_abi() ? "neither" : "native");
    if (claims_abi() && abi_fault() != NULL)
        printf("abi_fault = \"%s\"\n", abi_fault());
    puts("# whose symbols MPI_IN_PLACE and its like have in Fortran: those of the MPI's own bindings, where "
         "specs/sentinels.toml knows them");
    printf("sentinels = \"%s\"\n", claims_abi() ? "own" : sentinels());
    puts("# a status of a pattern of bytes, converted in both directions and compared; the standard ABI promises as "
         "much");
    printf("status_copies_raw = %s\n", copies_raw(is_abi()) ? "true" : "false");
    puts("# what MPI_Request_get_status says of a receive before anything was sent");
    printf("get_status_lies = %s\n", get_status_lies() ? "true" : "false");
}

/* A constant expression is printed as a number; the rest has no value before the program runs. */
static void print_constants(void)
{
    puts("[constants]\n# printed by a program; \"address\": known to the linker, \"variable\": a variable of the "
         "library's");
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
#define TYPE(type) \
    {              \
        int same = 1, known = 0;
#define ROW(name, type, convert)                                             \
    {                                                                        \
        type handle = name;                                                  \
        known = 1;                                                           \
        same &= identical(&handle, sizeof handle, (long long)convert(name)); \
    }
#define END(type)                                                               \
    printf("handle_" #type " = \"%s\"\n", known &&same ? "integer" : "opaque"); \
    }
#include "handle_types.inc"
#undef ROW
}

/* First of all, for some MPIs number a handle when it is first converted. */
static long long converted[1000];

static void convert_handles(void)
{
    long long *next = converted;
#define ROW(name, type, convert) *next++ = (long long)convert(name);
#include "handles.inc"
#undef ROW
}

/* A library that implements the standard ABI over another MPI may have MPI_X_c2f too, which give that one's integers. */
static void print_handles(void)
{
    const int abi = is_abi();
    const long long *next = converted;
    puts("[handles]\n# the MPI_Fint of every predefined handle, converted between MPI_Init and MPI_Finalize; over the "
         "standard ABI "
         "its value");
#define ROW(name, type, convert)                                          \
    printf(#name " = %lld\n", abi ? (long long)(intptr_t)(name) : *next); \
    next++;
#include "handles.inc"
#undef ROW
}

int main(void)
{
    if (MPI_Init(NULL, NULL) != MPI_SUCCESS)
        return 1;
    convert_handles();
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
