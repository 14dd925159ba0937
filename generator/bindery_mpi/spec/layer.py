"""Layers: a layer is a class whose fields are the slots of the rules in a file of specs/conversions/. An object of it
is the rule that treats one argument, with its slots filled in: a plan of the argument."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import MISSING, dataclass, fields
from functools import cache
from typing import Any, ClassVar, Self, TypeAlias

from bindery_mpi.spec.argument import Argument
from bindery_mpi.spec.declarations import CDeclaration, parse_declaration
from bindery_mpi.spec.mistakes import SpecError
from bindery_mpi.spec.model import Parameter, Rule, Spec, label_of

# How many rules of a layer apply to an argument: all that match, and at least one, which without slots says that there
# is nothing to do; the first of them in its file; or exactly one.
ALL, FIRST, ONE = "all", "first", "one"

# The types of slots, all of them text.
Declaration: TypeAlias = str  # of a dummy argument, a parameter or a result: "const MPI_Fint *comm"
Statements: TypeAlias = str  # a line for each
Locals: TypeAlias = str  # statements that may declare variables
Value: TypeAlias = str  # an expression: "bnd_f2c_Comm(*comm)"
Test: TypeAlias = str  # an expression that is true or false
Text: TypeAlias = str  # words of no language: the class of an error, a part of a record


@dataclass(frozen=True)
class Slot:
    """A slot of a layer: what is written for an argument in one place of the output."""

    name: str  # "before_call"
    type: str  # "Locals"
    is_needed: bool  # true: every rule has it, be it empty
    variables: frozenset[str]  # those that it may use

    @property
    def is_declaration(self) -> bool:
        return self.type == "Declaration"

    @property
    def has_lines(self) -> bool:
        """Whether it may be a list of statements."""
        return self.type in ("Statements", "Locals")

    @property
    def declares(self) -> bool:
        """Whether later slots may use variables that this one declares."""
        return self.type in ("Declaration", "Locals")


# The metadata of a slot that is printed among the code of another argument.
NAME_ALONE = {"variables": frozenset({"name"})}


@dataclass(frozen=True, kw_only=True)
class Layer:
    """A rule that treats an argument. Every rule has the slots without a default, be they empty; others that it lacks
    are empty. The metadata of a slot may have the only variables that it may use."""

    file: ClassVar[str] = ""  # "conversions/solo.toml": the file of the rules, below specs/
    name: ClassVar[str] = ""  # "solo"
    policy: ClassVar[str] = ONE
    of: ClassVar[type[Argument]] = Argument  # the class of the arguments

    rule: Rule
    argument: Argument  # with the values of the variables
    used: tuple[Any, ...] = ()  # the values of the variables in the slots, in their order

    def __init_subclass__(cls, name: str = "", policy: str = ONE, of: type[Argument] | None = None) -> None:
        cls.file, cls.name, cls.policy = f"conversions/{name}.toml", name.rpartition("/")[2], policy
        cls.of = of or cls.of

    @classmethod
    @cache
    def slots(cls) -> dict[str, Slot]:
        """The slots by name: those that every rule has come first."""
        own = [f for f in fields(cls) if f.init and f.name not in ("rule", "argument", "used")]
        every = cls.of.variables()
        found = [
            Slot(f.name, str(f.type).removesuffix(" | None"), f.default is MISSING, f.metadata.get("variables", every))
            for f in own
        ]
        return {slot.name: slot for slot in sorted(found, key=lambda slot: not slot.is_needed)}

    @property
    def parameter(self) -> Parameter:
        return self.argument.parameter

    @property
    def filled(self) -> dict[str, str]:
        """The slots that the rule has, in its order."""
        return {slot: getattr(self, slot) for slot in self.rule.slots}

    def declared(self, slot: str) -> CDeclaration:
        """The declaration in a slot. Raises SpecError where it is none."""
        if parsed := parse_declaration(getattr(self, slot)):
            return parsed
        wrong = f"'{getattr(self, slot)}' is no declaration"
        remedy = "write a type, or a type and a name"
        raise SpecError(self.rule.file, self.rule.name, f"slots.{slot}", wrong, remedy, (self.rule, slot))

    # ---- which rules treat an argument -------------------------------------------------------------------------------

    @classmethod
    def treating(cls, argument: Argument) -> Self:
        """The rule that treats an argument, by the policy of the layer. Raises SpecError where none matches, or two do
        and one should."""
        return cls._fill(cls.rule_for(argument), argument)

    @classmethod
    def all_treating(cls, argument: Argument) -> list[Self]:
        """Every rule that matches an argument. Raises SpecError where none does; a rule without slots says that nothing
        is to be done."""
        found = cls._matching(argument)
        if not found and _rules_of(argument.spec, cls.name):
            raise cls._unmatched(argument)
        return [cls._fill(rule, argument) for rule in found if rule.slots]

    @classmethod
    def rule_for(cls, argument: Argument) -> Rule:
        """As treating(), with slots as they are in the file."""
        found = cls._matching(argument)
        if len(found) == 1 or (found and cls.policy == FIRST):
            return found[0]
        raise cls._unmatched(argument, found)

    @classmethod
    def _matching(cls, argument: Argument) -> list[Rule]:
        return [rule for rule in _rules_of(argument.spec, cls.name) if argument.matches(rule.match)]

    @classmethod
    def _unmatched(cls, argument: Argument, found: list[Rule] | None = None) -> SpecError:
        """No rule matches an argument, or several do; one cause for all arguments of a form, array or not."""
        procedure, p = argument.treated()
        routine = procedure.routine
        file = f"{label_of(routine.file)}/{cls.file}"
        names = " and ".join(rule.name for rule in found or ())
        what = f"{'an array' if p.is_array else 'an argument'} of form '{p.kind.form}' and intent '{p.intent}'"
        wrong = f"{names} both match" if found else f"no rule of layer '{cls.name}' matches {what}"
        remedy = f"let one of them match less in {file}" if found else f"add one to {file}"
        return SpecError(routine.file, routine.name, f"parameters.{p.name}", wrong, remedy, (wrong, cls.name))

    @classmethod
    def _fill(cls, rule: Rule, argument: Argument) -> Self:
        values = _Values(argument)
        procedure, p = argument.treated()
        try:
            slots = {slot: "\n".join(line.format_map(values) for line in rule.lines(slot)) for slot in rule.slots}
        except KeyError as missing:
            raise SpecError(
                rule.file,
                rule.name,
                "slots",
                f"{{{missing.args[0]}}} has no value for {procedure.name}'s {p.name}",
                "let the rule match less, or leave the variable out",
                (rule, missing.args[0]),
            ) from None
        plan = cls(rule=rule, argument=argument, used=tuple(values.used.values()), **slots)
        for observer in _observers:
            observer.append(plan)
        return plan


@cache
def _rules_of(spec: Spec, layer: str) -> tuple[Rule, ...]:
    return tuple(rule for rule in spec.rules if rule.layer == layer)


_observers: list[list[Layer]] = []


@contextmanager
def observed() -> Iterator[list[Layer]]:
    """Collects every rule that is applied within the block, for `bindery show --rules`."""
    _observers.append([])
    try:
        yield _observers[-1]
    finally:
        _observers.pop()


@contextmanager
def unobserved() -> Iterator[None]:
    """Collects no rule that is applied within the block: what it treats is only shown once more."""
    kept, _observers[:] = _observers[:], []
    try:
        yield
    finally:
        _observers[:] = kept


class _Values:
    """The variables of an argument, each computed where a slot uses it first."""

    def __init__(self, argument: Argument):
        self._argument = argument
        self.used: dict[str, Any] = {}

    def __getitem__(self, name: str) -> str:
        if name not in self.used:
            self.used[name] = self._argument.value_of(name)
        return str(self.used[name])
