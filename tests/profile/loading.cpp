// One thread looks for a function in all loaded libraries while others load and unload some: none waits for ever.
#include <bindery/detail/link.hpp>

#include <atomic>
#include <cstdio>
#include <thread>

int main(int, char **arguments)
{
    std::atomic<bool> is_over = false;
    std::thread loads[2];
    for (std::thread &load : loads)
        load = std::thread([&] {
            while (!is_over)
                if (void *const library = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL))
                    dlclose(library);
        });
    bool is_right = true;
    for (int i = 0; i < 40000; ++i)
        is_right = is_right && !bindery::detail::find_loaded("bnd_no_such_function");
    is_over = true;
    for (std::thread &load : loads)
        load.join();
    void *const library = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL);
    is_right = is_right && library && bindery::detail::find_loaded("plugin") == dlsym(library, "plugin");
    std::puts(is_right ? "right" : "wrong");
}
