// MPI::Exception: what MPI::ERRORS_THROW_EXCEPTIONS throws, from MPI:: and PMPI:: functions alike.
#ifndef BINDERY_MPICXX_EXCEPTION_H
#define BINDERY_MPICXX_EXCEPTION_H

namespace MPI {
inline namespace bindery {

class Exception {
public:
    Exception(int error_code);
    int Get_error_code() const;
    int Get_error_class() const;
    const char *Get_error_string() const;

private:
    int error_code_;
    int error_class_;
    char error_string_[MPI_MAX_ERROR_STRING];
};

}  // namespace bindery
}  // namespace MPI

namespace PMPI {
inline namespace bindery {
using MPI::Exception;
}  // namespace bindery
}  // namespace PMPI

#endif
