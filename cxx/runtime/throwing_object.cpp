// The object that MPI::ERRORS_THROW_EXCEPTIONS points to. An MPI reads it where C is given the constant by mistake: zeros are no error
// handler of any MPI.
extern "C" {
alignas(16) char bnd_cxx_errors_throw_exceptions[512] = {};
}
