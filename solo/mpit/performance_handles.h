// Sessions and handles of performance variables (MPI 5.0, 15.3.7).
#ifndef SOLO_VARIABLES_PERFORMANCE_HANDLES_H
#define SOLO_VARIABLES_PERFORMANCE_HANDLES_H

#include "mpit/performance_variables.h"
#include "mpit/watermarks.h"

#include <memory>
#include <string>

namespace solo::mpit {

// The state of one handle. Each handle has its own start value, which isolates sessions. Used under the interface lock.
class performance_handle {
public:
    // A variable that counts or follows a level begins stopped, with the value that it would start with.
    performance_handle(MPI_T_pvar_session session, const performance_variable &variable, const bound_object &about);
    ~performance_handle();
    performance_handle(const performance_handle &) = delete;
    performance_handle &operator=(const performance_handle &) = delete;

    MPI_T_pvar_session session() const { return session_; }
    const performance_variable &variable() const { return variable_; }
    // No effect if already started or stopped. Both throw if the bound object is invalid.
    void start();
    void stop();
    void reset();  // to the value of the start
    // MPI_T_ERR_INVALID_HANDLE: the communicator that the handle is bound to was freed.
    void read(void *to) const;
    void read_and_reset(void *to);  // nothing that happens meanwhile is lost
    void write(const void *from);   // MPI_T_ERR_INVALID: a time that is negative

private:
    unsigned long long now() const { return variable_.now(about_); }
    bool is_highest() const { return variable_.var_class == MPI_T_PVAR_CLASS_HIGHWATERMARK; }
    unsigned long long value() const;
    std::string message() const;
    void put_value(void *to, unsigned long long value) const;
    void set(unsigned long long value);

    const MPI_T_pvar_session session_;
    const performance_variable variable_;
    const bound_object about_;
    bool is_started_ = false;
    unsigned long long value_ = 0;     // when it was started, written or reset last, or stopped
    unsigned long long since_ = 0;     // raw value at that time
    std::string sentence_;             // of last_error, while stopped
    std::unique_ptr<watermark> mark_;  // while a watermark runs
};

}  // namespace solo::mpit

#endif
