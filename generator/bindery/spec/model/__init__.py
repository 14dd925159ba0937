"""The spec as immutable data. A comment shows an example of every field."""

from bindery.spec.model.callback import Callback, Predefined
from bindery.spec.model.constant import Constant, Section, SentinelBlocks
from bindery.spec.model.cxx import CxxClass, Method
from bindery.spec.model.kind import Kind
from bindery.spec.model.parameter import Parameter
from bindery.spec.model.routine import ERROR_CODE, Body, Procedure, Routine, Variant, by_chapter
from bindery.spec.model.rule import Handwritten, Rule
from bindery.spec.model.spec import Spec
from bindery.spec.model.target import Quirk, Schedule, Unsupported
from bindery.spec.model.versions import DIALECTS, FORTRAN, LARGE_COUNTS_SINCE, STANDARD, STANDARD_FORTRAN, TOOL, version

__all__ = [
    "DIALECTS",
    "ERROR_CODE",
    "FORTRAN",
    "LARGE_COUNTS_SINCE",
    "STANDARD",
    "STANDARD_FORTRAN",
    "TOOL",
    "Body",
    "Callback",
    "Constant",
    "CxxClass",
    "Handwritten",
    "Kind",
    "Method",
    "Parameter",
    "Predefined",
    "Procedure",
    "Quirk",
    "Routine",
    "Rule",
    "Schedule",
    "Section",
    "SentinelBlocks",
    "Spec",
    "Unsupported",
    "Variant",
    "by_chapter",
    "version",
]
