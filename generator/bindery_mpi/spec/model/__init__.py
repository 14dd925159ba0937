"""The spec as immutable data. The comment of a field is what editors show of it."""

from bindery_mpi.spec.model.abi_point import AbiPoint
from bindery_mpi.spec.model.callback import Callback, Predefined
from bindery_mpi.spec.model.check import Check
from bindery_mpi.spec.model.constant import Constant, Section, SentinelBlocks
from bindery_mpi.spec.model.dialect import DIALECTS, F08, FORTRAN, MPI, MPIFH, MPIT, STANDARD_FORTRAN, C, Dialect
from bindery_mpi.spec.model.mpicxx import CxxClass, Method
from bindery_mpi.spec.model.parameter import Kind, Parameter
from bindery_mpi.spec.model.record import Enumeration, Format, Record, RecordConstant, RecordField
from bindery_mpi.spec.model.reduction import DatatypeClass
from bindery_mpi.spec.model.routine import ERROR_CODE, LARGE_COUNTS_SINCE, Procedure, Routine, by_chapter, version
from bindery_mpi.spec.model.routine_words import Body
from bindery_mpi.spec.model.rule import Handwritten, Rule
from bindery_mpi.spec.model.spec import Spec, label_of
from bindery_mpi.spec.model.target import Installed, Quirk, Schedule, Unsupported
from bindery_mpi.spec.model.variant import Variant

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
    "DatatypeClass",
    "Dialect",
    "Enumeration",
    "Format",
    "Handwritten",
    "Installed",
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
