"""A wrapper that names MPI_Send serves MPI_Send_c too, where its body is right for that.

The two forms differ in the types of some arguments. A body that hands an array of counts to a function of its own, or
calls PMPI_Send by that name, would be wrong for the large form; such a form is left out, with a warning."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from bindery_mpi.wrap.body import without_comments
from bindery_mpi.wrap.functions import Formal, Function
from bindery_mpi.wrap.tree import Macro, macros

# {{size}}: counts of either type.
_SIZE_OF_VECTOR = re.compile(r"\bbnd_wrap_(?:sum|vector|neighbor_vector)\((\w+), sizeof\(\1\[0\]\)")


@dataclass
class LargeForms:
    """Which large-count forms are added to those that the files name."""

    enabled: bool = True
    # A file names these itself.
    named: set[str] = field(default_factory=set)

    def is_wanted(self, name: str) -> bool:
        return self.enabled and name not in self.named

    @staticmethod
    def objection(macro: Macro, iterator: str, small: Function, large: Function, text: str) -> str:
        """Why the body, expanded for the large form, is not right for it; empty if it is."""
        for call in macros(macro.body):
            if any(isinstance(word, Macro) and word.name == iterator for word in call.arguments):
                return f"the body computes with {{{{{iterator}}}}}"
        code = without_comments(text)
        arguments = r"\s*,\s*".join(large.arguments)
        # The definition and the call itself pass them as they are.
        code = code[code.index("{") :]
        own = rf"(?:\bP{large.name}|\bbnd_wrap_\d+_{large.name}|\(\*wrap_{large.name}_orig\))"
        code = re.sub(rf"{own}\s*\(\s*{arguments}\s*\)", " ", code)
        code = _SIZE_OF_VECTOR.sub("", code)
        if found := re.search(rf"\bP?{small.name}\b", code):
            return f"the body calls {found[0]} by its name"
        if re.search(rf"\(\s*{arguments}\b", code):
            return "the body passes all arguments to another function"
        for formal in large.named:
            if formal.changes and _passes_on(formal, code):
                return f"the body passes on {formal.name}, whose type there is {formal.type}"
        return ""


def _passes_on(formal: Formal, code: str) -> bool:
    """Whether code uses an address of another type: of the argument, or the argument itself, not its elements."""
    if re.search(rf"(?<!&)&\s*{formal.name}\b", code):
        return True
    return formal.declared.is_address and bool(re.search(rf"(?<![\w*.>])(?<!\*\s){formal.name}\b(?!\s*\[)", code))
