// Numbers that are as close to each other as their product allows.
#ifndef SOLO_TOPOLOGIES_BALANCE_H
#define SOLO_TOPOLOGIES_BALANCE_H

#include <vector>

namespace solo {

// `count` positive numbers, not increasing, whose product is `product` (at least 1): those whose largest and smallest differ
// least, among these the ones that come first when compared from the largest on. Empty if count is 0 (then product should be 1).
std::vector<int> balanced_factors(int product, int count);

}  // namespace solo

#endif
