// One line on standard error, without streams: a program may have closed or redirected its own.
#ifndef BND_STACK_MESSAGE_H
#define BND_STACK_MESSAGE_H

namespace bnd::stack {

[[gnu::format(printf, 1, 2)]] void report(const char *format, ...);
[[noreturn, gnu::format(printf, 1, 2)]] void fail(const char *format, ...);

}  // namespace bnd::stack
#endif
