// The object that MPI::ERRORS_THROW_EXCEPTIONS points to. An MPI whose C routine is given the constant reads it, and must not take it for an
// error handler: no kind of handler has the number -1, and Open MPI's predefined ones have 0.
namespace {

struct no_errhandler {
    char bytes[512];
    constexpr no_errhandler() : bytes()
    {
        for (char &byte : bytes)
            byte = -1;
    }
};

}  // namespace

extern "C" {
alignas(16) extern constinit no_errhandler bnd_cxx_errors_throw_exceptions;
alignas(16) constinit no_errhandler bnd_cxx_errors_throw_exceptions;
}
