#include "message.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

namespace bnd::stack {

namespace {

void write_line(const char *format, va_list arguments)
{
    char line[4096] = "bindery-stack: ";
    const size_t prefix = strlen(line);
    const int length = vsnprintf(line + prefix, sizeof(line) - prefix - 1, format, arguments);
    size_t used = prefix + (length > 0 ? static_cast<size_t>(length) : 0);
    used = used < sizeof(line) - 1 ? used : sizeof(line) - 2;
    line[used++] = '\n';
    [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, line, used);
}

}  // namespace

void report(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    write_line(format, arguments);
    va_end(arguments);
}

void fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    write_line(format, arguments);
    va_end(arguments);
    _exit(2);
}

}  // namespace bnd::stack
