/* The same calls as values.f90, and the same lines: every control variable with its value, performance variable and category. */
#include <mpi.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { most = 65536, text_length = 4096, cut = 20 };

static int kind_of(MPI_Datatype type)
{
    return type == MPI_CHAR       ? 1
           : type == MPI_DOUBLE   ? 2
           : type == MPI_INT      ? 3
           : type == MPI_UNSIGNED ? 4
           : type == MPI_C_BOOL   ? 6
                                  : 5;
}

static void print_choices(MPI_T_enum choices)
{
    int count, i, value, length;
    char name[text_length];
    MPI_T_enum_get_info(choices, &count, NULL, NULL);
    for (i = 0; i < count; ++i) {
        length = text_length;
        MPI_T_enum_get_item(choices, i, &value, name, &length);
        printf("    %d %s\n", value, name);
    }
}

static void print_value(MPI_T_cvar_handle handle, int kind, int count)
{
    static char buffer[most];
    int i;
    memset(buffer, 0, sizeof buffer);
    if (MPI_T_cvar_read(handle, buffer) != MPI_SUCCESS) {
        puts("    unreadable");
    } else if (kind == 1) {
        printf("    \"%s\"\n", buffer);
    } else {
        for (i = 0; i < count; ++i) {
            if (kind == 2)
                printf("    %lld\n", (long long)(1000 * ((double *)buffer)[i]));
            else if (kind == 3)
                printf("    %d\n", ((int *)buffer)[i]);
            else if (kind == 4)
                printf("    %lld\n", (long long)((unsigned *)buffer)[i]);
            else if (kind == 6)
                printf("    %d\n", (unsigned char)buffer[i]);
            else
                printf("    %lld\n", ((long long *)buffer)[i]);
        }
    }
}

static void control_variables(void)
{
    int number, i, length, desc_length, verbosity, bind, scope, count, code;
    char name[text_length], desc[cut + 1];
    MPI_Datatype datatype;
    MPI_T_enum choices;
    MPI_T_cvar_handle handle;
    MPI_T_cvar_get_num(&number);
    for (i = 0; i < number; ++i) {
        length = text_length;
        desc_length = cut + 1;
        code =
            MPI_T_cvar_get_info(i, name, &length, &verbosity, &datatype, &choices, desc, &desc_length, &bind, &scope);
        if (code != MPI_SUCCESS) {
            printf("%d: error %d\n", i, code);
            continue;
        }
        printf("%s %d %d %d %d %d\n  %s\n", name, length - 1, verbosity, kind_of(datatype), bind, scope, desc);
        if (choices != MPI_T_ENUM_NULL)
            print_choices(choices);
        if (bind != MPI_T_BIND_NO_OBJECT)
            continue;
        code = MPI_T_cvar_handle_alloc(i, NULL, &handle, &count);
        if (code != MPI_SUCCESS) {
            printf("    error %d\n", code);
            continue;
        }
        print_value(handle, kind_of(datatype), count);
        MPI_T_cvar_handle_free(&handle);
    }
}

static void performance_variables(int with_handles)
{
    int number, i, var_class, bind, readonly, continuous, atomic, count, index, code;
    char name[text_length];
    MPI_Datatype datatype;
    MPI_T_pvar_session session;
    MPI_T_pvar_handle handle;
    MPI_T_pvar_get_num(&number);
    MPI_T_pvar_session_create(&session);
    for (i = 0; i < number; ++i) {
        int length = text_length;
        code = MPI_T_pvar_get_info(i, name, &length, NULL, &var_class, &datatype, NULL, NULL, NULL, &bind, &readonly,
                                   &continuous, &atomic);
        if (code != MPI_SUCCESS) {
            printf("%d: error %d\n", i, code);
            continue;
        }
        MPI_T_pvar_get_index(name, var_class, &index);
        printf("%s %d %d %d %d%d%d %d\n", name, var_class, kind_of(datatype), bind, !!readonly, !!continuous, !!atomic,
               index);
        if (bind != MPI_T_BIND_NO_OBJECT || !with_handles)
            continue;
        code = MPI_T_pvar_handle_alloc(session, i, NULL, &handle, &count);
        if (code == MPI_SUCCESS) {
            printf("    %d\n", count);
            MPI_T_pvar_handle_free(session, &handle);
        }
    }
    MPI_T_pvar_session_free(&session);
}

static void categories(void)
{
    int number, i, j, cvars, pvars, members;
    char name[text_length];
    static int indices[most];
    MPI_T_category_get_num(&number);
    for (i = 0; i < number; ++i) {
        int length = text_length;
        MPI_T_category_get_info(i, name, &length, NULL, NULL, &cvars, &pvars, &members);
        printf("%s %d %d %d\n", name, cvars, pvars, members);
        MPI_T_category_get_cvars(i, most, indices);
        for (j = 0; j < cvars; ++j)
            printf("    %d\n", indices[j]);
        MPI_T_category_get_categories(i, most, indices);
        for (j = 0; j < members; ++j)
            printf("    %d\n", indices[j]);
    }
}

/* An argument leaves out handles of performance variables, with which Open MPI 4.1 crashes before MPI_Init. */
int main(int argc, char **argv)
{
    int provided;
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    control_variables();
    performance_variables(argc == 1);
    (void)argv;
    categories();
    MPI_T_finalize();
    return 0;
}
