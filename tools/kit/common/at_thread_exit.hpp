// Functions that run when a thread ends.
#pragma once

#include <optional>

#include <pthread.h>

// `leave` gets the value of the calling thread when that ends, unless the process has no more keys.
template <void (*leave)(void *)>
void at_thread_exit(void *value)
{
    static const std::optional<pthread_key_t> key = [] {
        pthread_key_t made;
        return pthread_key_create(&made, leave) == 0 ? std::optional(made) : std::nullopt;
    }();
    if (key)
        pthread_setspecific(*key, value);
}
