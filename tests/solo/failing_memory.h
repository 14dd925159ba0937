// Memory that fails when a test wants it to: every way in which the library asks for some.
#ifndef TESTS_SOLO_FAILING_MEMORY_H
#define TESTS_SOLO_FAILING_MEMORY_H

namespace failing_memory {

// From now on the allocation of this number, from 1, fails in this thread, and those after it too if `for_good`.
void begin(long number, bool for_good);
// Whether one has failed since.
bool end();
// Blocks that have been allocated and not been freed.
long blocks();

}  // namespace failing_memory

#endif
