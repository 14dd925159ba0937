// The ABI of MPI 5.0; without MPI_ABI_VERSION, mpi.h has another one.
//# abi_version
static void abi_version(void)
{
    int version = 0, subversion = -1;
    MPI_Abi_get_version(&version, &subversion);
    expect("version:", MPI_ABI_VERSION, version);
    expect("subversion:", MPI_ABI_SUBVERSION, subversion);
}

//# abi_sizes
static void abi_sizes(void)
{
    (void)MPI_ABI_VERSION;
    expect("bytes of a status:", 32, sizeof(MPI_Status));
    expect("bytes of an address:", sizeof(void *), sizeof(MPI_Aint));
    expect("bytes of an offset:", 8, sizeof(MPI_Offset));
    expect("bytes of a count:", 8, sizeof(MPI_Count));
}

//# abi_handles
static void abi_handles(void)
{
    (void)MPI_ABI_VERSION;
    expect("MPI_COMM_NULL:", 0x100, (long long)(MPI_Aint)MPI_COMM_NULL);
    expect("MPI_COMM_WORLD:", 0x101, (long long)(MPI_Aint)MPI_COMM_WORLD);
    expect("MPI_COMM_SELF:", 0x102, (long long)(MPI_Aint)MPI_COMM_SELF);
    expect("MPI_GROUP_NULL:", 0x108, (long long)(MPI_Aint)MPI_GROUP_NULL);
    expect("MPI_WIN_NULL:", 0x110, (long long)(MPI_Aint)MPI_WIN_NULL);
    expect("MPI_INFO_NULL:", 0x130, (long long)(MPI_Aint)MPI_INFO_NULL);
    expect("MPI_REQUEST_NULL:", 0x180, (long long)(MPI_Aint)MPI_REQUEST_NULL);
    expect("MPI_DATATYPE_NULL:", 0x200, (long long)(MPI_Aint)MPI_DATATYPE_NULL);
}

//# abi_integers
static void abi_integers(void)
{
    (void)MPI_ABI_VERSION;
    expect("MPI_ANY_SOURCE:", -1, MPI_ANY_SOURCE);
    expect("MPI_ANY_TAG:", -2, MPI_ANY_TAG);
    expect("MPI_PROC_NULL:", -3, MPI_PROC_NULL);
    expect("MPI_ROOT:", -4, MPI_ROOT);
    expect("MPI_UNDEFINED:", -32766, MPI_UNDEFINED);
    expect("MPI_KEYVAL_INVALID:", 0, MPI_KEYVAL_INVALID);
    expect("MPI_THREAD_MULTIPLE:", 4096, MPI_THREAD_MULTIPLE);
    expect("MPI_ERR_LASTCODE:", 16383, MPI_ERR_LASTCODE);
}

//# abi_conversions
static void abi_conversions(void)
{
    MPI_Comm comm;
    int number;
    (void)MPI_ABI_VERSION;
    expect("MPI_COMM_WORLD:", 0x101, MPI_Comm_toint(MPI_COMM_WORLD));
    expect("and back:", 1, MPI_Comm_fromint(0x101) == MPI_COMM_WORLD);
    MPI_Comm_dup(MPI_COMM_SELF, &comm);
    number = MPI_Comm_toint(comm);
    expect("a program's own is outside:", 1, number < 0 || number > 4095);
    expect("it comes back:", 1, MPI_Comm_fromint(number) == comm);
    MPI_Comm_free(&comm);
}

//# abi_info
static void abi_info(void)
{
    MPI_Info info;
    char value[20] = "";
    int length = 20, flag = 0;
    (void)MPI_ABI_VERSION;
    MPI_Abi_get_info(&info);
    MPI_Info_get_string(info, "mpi_count_size", &length, value, &flag);
    expect_text("bytes of a count:", "8", value);
}

//# abi_fortran_info
static void abi_fortran_info(void)
{
    MPI_Info info;
    int first, second, class = 0;
    (void)MPI_ABI_VERSION;
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    MPI_Info_create(&info);
    MPI_Info_set(info, "mpi_logical_size", "4");
    MPI_Info_set(info, "mpi_integer_size", "4");
    MPI_Info_set(info, "mpi_real_size", "4");
    MPI_Info_set(info, "mpi_double_precision_size", "8");
    first = MPI_Abi_set_fortran_info(info);
    second = MPI_Abi_set_fortran_info(info);
    MPI_Error_class(first, &class);
    expect("the first time:", 1, class == MPI_SUCCESS || class == MPI_ERR_ABI);
    MPI_Error_class(second, &class);
    expect("the second time:", MPI_ERR_ABI, class);
}
