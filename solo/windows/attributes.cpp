// Attributes of windows (MPI 5.0, 7.7 and 12.2.6).
#include "attributes.h"

#include "attributes/routines.h"
#include "communicators/comm.h"
#include "datatypes/datatype.h"
#include "windows/window.h"

namespace solo {

void Win_create_keyval(MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn,
                       int *win_keyval, void *extra_state)
{
    attribute::create(BND_WIN, win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state, "win_delete_attr_fn");
}

void Win_free_keyval(int *win_keyval) { attribute::release(BND_WIN, win_keyval, "win_keyval"); }

void Win_set_attr(Win &win, int win_keyval, void *attribute_val)
{
    attribute::set(win, win_keyval, attribute_val, "win_keyval");
}

void Win_delete_attr(Win &win, int win_keyval) { attribute::remove(win, win_keyval, "win_keyval"); }

void Win_get_attr(Win &win, int win_keyval, void *attribute_val, int *flag)
{
    const auto predefined = [&]() -> void * {
        switch (win_keyval) {
        case MPI_WIN_BASE:
            return win.base;
        case MPI_WIN_SIZE:
            return &win.size;
        case MPI_WIN_DISP_UNIT:
            return &win.unit_attribute;
        case MPI_WIN_CREATE_FLAVOR:
            return &win.flavor;
        default:
            return &win.model;
        }
    };
    if (win_keyval < MPI_WIN_BASE || win_keyval > MPI_WIN_MODEL)
        return attribute::get(win, win_keyval, attribute_val, flag, "win_keyval");
    *static_cast<void **>(attribute_val) = predefined();
    *flag = 1;
}

}  // namespace solo

#include "attributes_glue.h"
