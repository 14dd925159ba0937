// The interface of tool information.
//# tool_information_there
static void tool_information_there(void)
{
    int provided = -1, number = -1;
    expect("initialization:", MPI_SUCCESS, MPI_T_init_thread(MPI_THREAD_SINGLE, &provided));
    expect("control variables are counted:", MPI_SUCCESS, MPI_T_cvar_get_num(&number));
    expect("performance variables are counted:", MPI_SUCCESS, MPI_T_pvar_get_num(&number));
    expect("finalization:", MPI_SUCCESS, MPI_T_finalize());
}

//# tool_information_counted
static void tool_information_counted(void)
{
    int provided, number = -1;
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    MPI_T_finalize();
    expect("a call after one of two finalizations:", MPI_SUCCESS, MPI_T_cvar_get_num(&number));
    MPI_T_finalize();
}

//# tool_information_off
static void tool_information_off(void)
{
    int number = -1;
    expect("a call:", MPI_T_ERR_NOT_INITIALIZED, MPI_T_cvar_get_num(&number));
}

//# tool_information_surplus
static void tool_information_surplus(void)
{
    int provided;
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    MPI_T_finalize();
    expect("it succeeds:", 0, MPI_T_finalize() == MPI_SUCCESS);
}

//# tool_information_again
static void tool_information_again(void)
{
    int provided, number = -1;
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    MPI_T_finalize();
    expect("initialization:", MPI_SUCCESS, MPI_T_init_thread(MPI_THREAD_SINGLE, &provided));
    expect("a call:", MPI_SUCCESS, MPI_T_cvar_get_num(&number));
    MPI_T_finalize();
}

static int name_of(int number, char *name, int *length)
{
    return MPI_T_cvar_get_info(number, name, length, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
}

// Whether there is a control variable to ask about; a check that has none is not made.
static int starts(int least)
{
    int provided, number = 0;
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    MPI_T_cvar_get_num(&number);
    if (number >= least)
        return number;
    MPI_T_finalize();
    skip("there is no control variable");
    return 0;
}

//# tool_information_length
static void tool_information_length(void)
{
    char whole[1000], part[4] = "xxx";
    int needed = 1000, given = 3;
    if (!starts(1))
        return;
    name_of(0, whole, &needed);
    name_of(0, part, &given);
    expect("the name is longer than 2:", 1, strlen(whole) > 2);
    expect("the part ends after", 2, (long long)strlen(part));
    expect("it is the name's beginning:", 0, strncmp(whole, part, 2));
    expect("the length needed:", (long long)strlen(whole) + 1, given);
    MPI_T_finalize();
}

//# tool_information_asked
static void tool_information_asked(void)
{
    char whole[1000];
    int needed = 1000, without = 50, of_none = 0;
    if (!starts(1))
        return;
    name_of(0, whole, &needed);
    name_of(0, NULL, &without);
    name_of(0, whole, &of_none);
    MPI_T_finalize();
    expect("without a buffer:", (long long)strlen(whole) + 1, without);
    expect("with a length of 0:", (long long)strlen(whole) + 1, of_none);
}

//# tool_information_left_out
static void tool_information_left_out(void)
{
    int scope = -1;
    if (!starts(1))
        return;
    expect("a call:", MPI_SUCCESS, MPI_T_cvar_get_info(0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, &scope));
    expect("it tells the scope:", 1, scope != -1);
    MPI_T_finalize();
}

//# tool_information_stable
static void tool_information_stable(void)
{
    char first[1000] = "", second[1000] = "";
    int length, number = starts(1);
    for (int i = 0; i < number; i++) {
        length = 1000;
        name_of(i, first, &length);
        length = 1000;
        name_of(i, second, &length);
        if (strcmp(first, second) != 0)
            break;
    }
    if (number) {
        expect_text("the name is", first, second);
        MPI_T_finalize();
    }
}

//# tool_information_unique
static void tool_information_unique(void)
{
    int number = starts(1), length, alike = 0, empty = 0;
    char(*names)[200] = calloc((size_t)number + 1, 200);
    for (int i = 0; i < number; i++) {
        length = 200;
        // A variable may have gone with its part of the library.
        if (name_of(i, names[i], &length) != MPI_SUCCESS)
            continue;
        empty += names[i][0] == 0;
        for (int j = 0; j < i; j++)
            alike += names[i][0] != 0 && strcmp(names[i], names[j]) == 0;
    }
    free(names);
    if (number) {
        expect("empty:", 0, empty);
        expect("alike:", 0, alike);
        MPI_T_finalize();
    }
}

//# tool_information_index
static void tool_information_index(void)
{
    char name[1000];
    int length = 1000, index = -1, number = starts(1);
    if (!number)
        return;
    name_of(number - 1, name, &length);
    expect("a known name:", MPI_SUCCESS, MPI_T_cvar_get_index(name, &index));
    expect("its index:", number - 1, index);
    expect("an unknown name:", MPI_T_ERR_INVALID_NAME, MPI_T_cvar_get_index("no variable of bindery", &index));
    MPI_T_finalize();
}

//# tool_information_invalid
static void tool_information_invalid(void)
{
    char name[100];
    int length = 100, number = starts(1);
    if (!number)
        return;
    expect("a call:", MPI_T_ERR_INVALID_INDEX, name_of(number + 100000, name, &length));
    MPI_T_finalize();
}

//# tool_information_session
static void tool_information_session(void)
{
    int provided;
    MPI_T_pvar_session session = MPI_T_PVAR_SESSION_NULL;
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    expect("creation:", MPI_SUCCESS, MPI_T_pvar_session_create(&session));
    expect("freeing:", MPI_SUCCESS, MPI_T_pvar_session_free(&session));
    expect("it is null:", 1, session == MPI_T_PVAR_SESSION_NULL);
    MPI_T_finalize();
}

//# tool_information_categories
static void tool_information_categories(void)
{
    int provided, number = -1, stamp = -1, again = -2;
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    expect("they are counted:", MPI_SUCCESS, MPI_T_category_get_num(&number));
    expect("a stamp:", MPI_SUCCESS, MPI_T_category_changed(&stamp));
    MPI_T_category_changed(&again);
    expect("nothing has changed:", stamp, again);
    MPI_T_finalize();
}
