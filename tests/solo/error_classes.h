// An error code says its class, for tests that expect errors.
#ifndef TESTS_SOLO_ERROR_CLASSES_H
#define TESTS_SOLO_ERROR_CLASSES_H

#include "mpi.h"

#include <string>

inline int class_of(int code)
{
    int error_class = -1;  // of no class
    MPI_Error_class(code, &error_class);
    return error_class;
}

inline std::string message_of(int code)
{
    char error_message[MPI_MAX_ERROR_STRING] = "";
    int length = 0;
    MPI_Error_string(code, error_message, &length);
    return error_message;
}

// The code has this class, and its error_message names the argument.
#define EXPECT_REFUSED(call, error_class, argument)                                                        \
    do {                                                                                                   \
        const int refused_with = (call);                                                                   \
        EXPECT_EQ(class_of(refused_with), error_class) << #call << ": " << message_of(refused_with);       \
        EXPECT_NE(message_of(refused_with).find(argument), std::string::npos) << message_of(refused_with); \
    } while (0)

#endif
