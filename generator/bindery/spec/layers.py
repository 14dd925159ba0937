"""The layers of rules under specs/conversions/: a file each, with a policy, slots and substitution variables."""

from __future__ import annotations

from dataclasses import dataclass

# How many rules of a layer apply to an argument: all that match, and at least one, which without slots says that there
# is nothing to do; the first of them in its file; or exactly one.
ALL, FIRST, ONE = "all", "first", "one"


@dataclass(frozen=True)
class Layer:
    """How many rules of a layer apply to an argument, which slots they have, and which variables the slots may use."""

    policy: str
    needed: tuple[str, ...]  # the slots that a rule must have
    possible: tuple[str, ...]  # and those it may have
    variables: frozenset[str]


def _layer(policy: str, needed: str, possible: str, variables: str) -> Layer:
    return Layer(policy, tuple(needed.split()), tuple(possible.split()), frozenset(variables.split()))


_WRAPPER = (
    "name type upper fortran_type fortran_const handle null trim length count written_count string "
    "is_written release_earlier partitions callbacks extra_state keyval flag object callback null_procedure "
    "pointer_type new_handle new_handle_name "
)
_NARROWING = "significant significant_element error errors_on result_bound value "
_TOOL = "value choice index elements registration "
_SECTION = (
    "bounce release_arrays number counts displacements datatypes each_datatype policy blocks elements element_type "
    "plain_count plain_type "
)
_RECORDER = "name position type pointer_type callback span in out in_list out_list in_handles out_handles "
_CALLER = (
    "in_flags out_flags integer suffix based_out based_out_list leading in_and_nul out_but_nul handle value "
    "few_values slot status one_status statuses procedure pointer address untouched detached "
)

LAYERS = {
    "check": _layer(ALL, "refuse_if error", "invalid invalidate", "name null error minimum length legal"),
    "fortran_wrapper": _layer(
        ONE,
        "",
        "formal hidden local before_call actual after_call on_error "
        "fast_if fast_local fast_actual fast_after_call query_if",
        _WRAPPER,
    ),
    "tool_wrapper": _layer(ONE, "", "formal hidden local before_call actual after_call on_error", _WRAPPER + _TOOL),
    "narrowing": _layer(
        ONE, "formal", "early_local check before_call actual after_call query_if", _WRAPPER + _NARROWING
    ),
    "dropped": _layer(ONE, "formal", "after_call", _WRAPPER + _NARROWING),
    "unused_output": _layer(FIRST, "early_local actual", "", "name type"),
    "assumed_rank": _layer(
        FIRST,
        "formal actual",
        "local before_call after_call fast_if fast_actual query_if",
        _WRAPPER + _NARROWING + _SECTION,
    ),
    "cxx_wrapper": _layer(
        ONE,
        "formal",
        "actual local after_call this omitted returns result_local result_actual result_value "
        "pointer_formal pointer_actual call c_formal",
        "name type ctype null const class object length filled special callback c_callback argument inner function",
    ),
    "solo": _layer(FIRST, "formal actual", "", "name null class wide type guards"),
    "invalid_argument": _layer(FIRST, "actual", "", "position name kind type null error needed nullable procedure"),
    "fortran_caller": _layer(ONE, "", "declare set actual observe expect expect_observed", _RECORDER + _CALLER),
    "recorder": _layer(ONE, "", "local actual record reply observe expect expect_observed", _RECORDER),
}
# The layers that only tests use.
_TEST_LAYERS = ("fortran_caller", "invalid_argument", "recorder")
# An `on_error` is part of the conversion of a later argument, where nothing else is known of its own; a
# `query_if` decides whether other variables are computed.
VARIABLES_OF_SLOTS = {"on_error": frozenset({"name"}), "query_if": frozenset({"name", "type"})}


def file_of_layer(layer: str) -> str:
    """The file of a layer's rules below specs/."""
    return f"conversions/{'test/' if layer in _TEST_LAYERS else ''}{layer}.toml"
