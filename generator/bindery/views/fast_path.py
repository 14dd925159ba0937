"""The straight way through a wrapper: what ordinary arguments do not need costs them nothing, not even a register that is saved."""

from __future__ import annotations

from bindery.spec.model import Procedure
from bindery.spec.rules import Applied

# What an argument may need beyond the call itself.
_MORE = ("local", "before", "after", "hidden", "first", "check")


class Quick:
    """The part of a wrapper that tests whether all arguments are ordinary, and then does nothing but the call."""

    procedure: Procedure
    lower: str

    @property
    def quick(self) -> list[str]:
        """All between the braces; the rest of the wrapper is a procedure of its own, which takes the same arguments. Empty where there
        is nothing to be quicker than, or where some argument knows no shorter way."""
        tests = [a["fast_if"] for a in self._arguments if a["fast_if"]]
        if not tests or not self._goes_straight:
            return []
        tests.insert(0, f"BND_AVAILABLE({self.procedure.name})")
        locals_ = [a["fast_local"] for a in self._arguments if a["fast_local"]]
        afters = [a["fast_after"] for a in self._arguments if a["fast_after"]]
        call = f"BND_C({self.procedure.name})({', '.join(_actual(a) for a in self._arguments if _actual(a))})"
        # The error code first: so it need not outlive another call.
        last = (
            [f"const int result = {call};", "BND_STORE_IERROR(ierror, result);", *afters]
            if afters
            else [f"BND_STORE_IERROR(ierror, {call});"]
        )
        return [
            f"BND_SLOW_PATH_UNLESS({' && '.join(tests)}, BND_SLOW_PATH({self.lower})({self.names}));",
            *locals_,
            *last,
        ]

    @property
    def _goes_straight(self) -> bool:
        routine = self.procedure.routine
        plain = (
            not (self.is_function or self.is_copy or self._is_start or self._at_root or self._extra) and routine.ierror
        )
        known = all(
            a.rule.layer in ("fortran_wrapper", "assumed_rank")
            and (a["fast_call"] or not any(a[slot] for slot in _MORE))
            for a in self._arguments
        )
        return (
            plain
            and known
            and self._called is self.procedure
            and routine.completion not in ("split-begin", "split-end")
        )


def _actual(applied: Applied) -> str:
    return applied["fast_call"] or applied["actual"]
