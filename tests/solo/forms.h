// A collective in each of its forms: blocking, nonblocking and persistent, small and large.
#ifndef TESTS_SOLO_FORMS_H
#define TESTS_SOLO_FORMS_H

#include "error_classes.h"

#include <mpi.h>

#include <functional>
#include <string>
#include <vector>

struct form {
    std::string name;
    std::function<int()> call;  // the error code; the operation has completed
};

inline int finish(MPI_Request request)
{
    MPI_Status status;
    const int code = MPI_Wait(&request, &status);
    return code != MPI_SUCCESS ? code : request == MPI_REQUEST_NULL ? MPI_SUCCESS : MPI_ERR_INTERN;
}

// Started twice, then freed.
inline int start_twice(MPI_Request request)
{
    int code = MPI_SUCCESS;
    for (int i = 0; i < 2 && code == MPI_SUCCESS; ++i) {
        code = MPI_Start(&request);
        if (code == MPI_SUCCESS)
            code = MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
    const int freed = MPI_Request_free(&request);
    return code != MPI_SUCCESS ? code : freed;
}

// An array for the small and the large form of a routine.
class array {
public:
    array(std::initializer_list<int> values)
        : small_(values)
        , large_(values.begin(), values.end())
        , far_(values.begin(), values.end())
    {
    }
    operator const int *() const { return small_.data(); }
    operator const MPI_Count *() const { return large_.data(); }
    operator const MPI_Aint *() const { return far_.data(); }
    void fill(int value)
    {
        small_.assign(small_.size(), value);
        large_.assign(large_.size(), value);
        far_.assign(far_.size(), value);
    }

private:
    std::vector<int> small_;
    std::vector<MPI_Count> large_;
    std::vector<MPI_Aint> far_;
};

// A null pointer of either kind.
struct no_array {
    operator const int *() const { return nullptr; }
    operator const MPI_Count *() const { return nullptr; }
    operator const MPI_Aint *() const { return nullptr; }
};

#define BLOCKING(NAME, ...)                      \
    form                                         \
    {                                            \
        #NAME, [&] { return NAME(__VA_ARGS__); } \
    }
#define NONBLOCKING(NAME, ...)                                   \
    form                                                         \
    {                                                            \
        #NAME, [&] {                                             \
            MPI_Request request = MPI_REQUEST_NULL;              \
            const int code = NAME(__VA_ARGS__, &request);        \
            return code == MPI_SUCCESS ? finish(request) : code; \
        }                                                        \
    }
#define PERSISTENT(NAME, ...)                                            \
    form                                                                 \
    {                                                                    \
        #NAME, [&] {                                                     \
            MPI_Request request = MPI_REQUEST_NULL;                      \
            const int code = NAME(__VA_ARGS__, MPI_INFO_NULL, &request); \
            return code == MPI_SUCCESS ? start_twice(request) : code;    \
        }                                                                \
    }

// FORMS(Gather, Igather, arguments up to the communicator)
#define FORMS(NAME, INAME, ...)                                                                     \
    std::vector<form>                                                                               \
    {                                                                                               \
        BLOCKING(MPI_##NAME, __VA_ARGS__), NONBLOCKING(MPI_##INAME, __VA_ARGS__),                   \
            PERSISTENT(MPI_##NAME##_init, __VA_ARGS__), BLOCKING(MPI_##NAME##_c, __VA_ARGS__),      \
            NONBLOCKING(MPI_##INAME##_c, __VA_ARGS__), PERSISTENT(MPI_##NAME##_init_c, __VA_ARGS__) \
    }

// Every form of a call must give this error class.
#define EXPECT_CLASS(EXPECTED, ...)                                                       \
    do {                                                                                  \
        for (const form &one : FORMS(__VA_ARGS__))                                        \
            EXPECT_EQ(class_of(one.call()), EXPECTED) << one.name << " of " #__VA_ARGS__; \
    } while (0)

#endif
