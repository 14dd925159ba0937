#ifndef SOLO_COMMUNICATORS_WINDOW_H
#define SOLO_COMMUNICATORS_WINDOW_H

#include "attributes/attribute_list.h"
#include "core/errhandler.h"

namespace solo {

// No call makes a window yet.
struct Win : Object {
    Win() : Object(BND_WIN) {}
    const Object *raises_on() const override { return this; }
    const Errhandler *attached_errhandler() const override { return errhandler.get(); }
    std::string description() const override { return "a window"; }
    ref<Errhandler> errhandler;
    Attributes attributes;
};

}  // namespace solo

#endif
