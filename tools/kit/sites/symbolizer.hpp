// The file and line of a place, by a program that reads debugging information.
#pragma once

#include <cstdint>
#include <string>

namespace call_site {

struct location {
    std::string file;  // empty if it is not known
    int line = 0;
};

// offset: where a call returns to, in the image as the linker made it.
location locate(const char *image, std::uintptr_t offset);

}  // namespace call_site
