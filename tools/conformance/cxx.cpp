// MPI:: as MPI 2.2 had it; MPI 3.0 has removed it.
extern "C" void forget_calls(void);
extern "C" int seen_in_all(void);

//# cxx_calls
static void cxx_calls(void)
{
    int given[2] = {1, 2}, got[2] = {0, 0};
    MPI::Intracomm copy = MPI::COMM_SELF.Dup();
    MPI::Datatype pair = MPI::INT.Create_contiguous(2);
    pair.Commit();
    MPI::Request request = copy.Irecv(got, 1, pair, 0, 1);
    copy.Send(given, 1, pair, 0, 1);
    MPI::Status status;
    request.Wait(status);
    expect("tag:", 1, status.Get_tag());
    expect("count:", 1, status.Get_count(pair));
    expect("it got", 2, got[1]);
    expect("size:", 1, copy.Get_size());
    pair.Free();
    copy.Free();
}

//# cxx_seen
static void cxx_seen(void)
{
    int given = 1, got = 0;
    forget_calls();
    MPI::COMM_SELF.Get_rank();
    MPI::COMM_SELF.Allreduce(&given, &got, 1, MPI::INT, MPI::SUM);
    MPI::COMM_SELF.Barrier();
    expect("calls that the tool sees:", 3, seen_in_all());
}

//# cxx_profiled
static void cxx_profiled(void)
{
    expect("initialized:", 1, PMPI::Is_initialized());
    expect("size:", 1, PMPI::COMM_SELF.Get_size());
}

//# cxx_thrown
static void cxx_thrown(void)
{
    int given[2] = {1, 2}, got = 0, thrown = 0;
    MPI::Intracomm copy = MPI::COMM_SELF.Dup();
    copy.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    MPI::Request request = copy.Isend(given, 2, MPI::INT, 0, 1);
    try {
        copy.Recv(&got, 1, MPI::INT, 0, 1);
    } catch (MPI::Exception &exception) {
        thrown = exception.Get_error_class();
    }
    expect("class:", MPI::ERR_TRUNCATE, thrown);
    request.Wait();
}

//# cxx_pcontrol
static void cxx_pcontrol(void)
{
    MPI::Pcontrol(1);
    expect("it returns:", 1, 1);
}
