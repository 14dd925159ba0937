// Partitioned communication (MPI 5.0, chapter 4).
#ifndef SOLO_REQUESTS_CHANNEL_H
#define SOLO_REQUESTS_CHANNEL_H

#include "requests/request.h"

namespace solo {

struct channels {
};

}  // namespace solo

#endif
