/* List every control variable: its name, type, scope, and for an enumeration what may be chosen. */
#include <mpi.h>

#include <stdio.h>

static const char *type_name(MPI_Datatype type)
{
    return type == MPI_INT ? "int" : type == MPI_CHAR ? "text" : type == MPI_UNSIGNED_LONG_LONG ? "number" : "other";
}

static const char *scope_name(int scope)
{
    switch (scope) {
    case MPI_T_SCOPE_CONSTANT:
        return "constant";
    case MPI_T_SCOPE_READONLY:
        return "readonly";
    case MPI_T_SCOPE_LOCAL:
        return "local";
    case MPI_T_SCOPE_GROUP:
        return "group";
    case MPI_T_SCOPE_GROUP_EQ:
        return "group_eq";
    case MPI_T_SCOPE_ALL:
        return "all";
    default:
        return "all_eq";
    }
}

static void print_choices(MPI_T_enum choices)
{
    int count, i;
    MPI_T_enum_get_info(choices, &count, NULL, NULL);
    for (i = 0; i < count; ++i) {
        char name[64];
        int length = sizeof name, value;
        MPI_T_enum_get_item(choices, i, &value, name, &length);
        printf("    %d %s\n", value, name);
    }
}

int main(void)
{
    int provided, count, i;
    if (MPI_T_init_thread(MPI_THREAD_SINGLE, &provided) != MPI_SUCCESS)
        return 1;
    MPI_T_cvar_get_num(&count);
    printf("%d control variables\n", count);
    for (i = 0; i < count; ++i) {
        char name[128];
        int length = sizeof name, scope;
        MPI_Datatype type;
        MPI_T_enum choices;
        if (MPI_T_cvar_get_info(i, name, &length, NULL, &type, &choices, NULL, NULL, NULL, &scope) != MPI_SUCCESS)
            return 1;
        printf("%s: %s, %s\n", name, type_name(type), scope_name(scope));
        if (choices != MPI_T_ENUM_NULL)
            print_choices(choices);
    }
    return MPI_T_finalize() != MPI_SUCCESS;
}
