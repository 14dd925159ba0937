"""The spec as immutable data. A comment shows an example of every field."""

from bindery.spec.model.abi_point import AbiPoint
from bindery.spec.model.callback import Callback, Predefined
from bindery.spec.model.check import Check
from bindery.spec.model.constant import Constant, Section, SentinelBlocks
from bindery.spec.model.dialect import DIALECTS, F08, FORTRAN, MPI, MPIFH, MPIT, STANDARD_FORTRAN, C, Dialect
from bindery.spec.model.mpicxx import CxxClass, Method
from bindery.spec.model.parameter import Kind, Parameter
from bindery.spec.model.record import Enumeration, Format, Record, RecordConstant, RecordField
from bindery.spec.model.routine import ERROR_CODE, LARGE_COUNTS_SINCE, Body, Procedure, Routine, by_chapter, version
from bindery.spec.model.rule import Handwritten, Rule
from bindery.spec.model.spec import Spec, label_of
from bindery.spec.model.target import Quirk, Schedule, Unsupported
from bindery.spec.model.variant import Variant

__all__ = [
    "DIALECTS",
    "ERROR_CODE",
    "F08",
    "FORTRAN",
    "LARGE_COUNTS_SINCE",
    "MPI",
    "MPIFH",
    "MPIT",
    "STANDARD_FORTRAN",
    "AbiPoint",
    "Body",
    "C",
    "Callback",
    "Check",
    "Constant",
    "CxxClass",
    "Dialect",
    "Enumeration",
    "Format",
    "Handwritten",
    "Kind",
    "Method",
    "Parameter",
    "Predefined",
    "Procedure",
    "Quirk",
    "Record",
    "RecordConstant",
    "RecordField",
    "Routine",
    "Rule",
    "Schedule",
    "Section",
    "SentinelBlocks",
    "Spec",
    "Unsupported",
    "Variant",
    "by_chapter",
    "label_of",
    "version",
]
