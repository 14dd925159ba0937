"""The MPI-2 C++ bindings: classes, and the methods of routines."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bindery_mpi.spec.declarations import CxxName


@dataclass(frozen=True)
class CxxClass:
    """A class of MPI:: and PMPI::; an entry of specs/mpicxx.toml."""

    name: str  # The name of the class, without the namespace: `Intracomm`.
    file: str  # The path of its file, `specs/mpicxx.toml`.
    brief: str  # One sentence on the objects of the class: `A communicator of one group of processes.`
    kind: str  # The kind of argument that its objects are: `comm`.
    base: str = ""  # The class that it derives from: `Comm`; absent for the class that every object of the kind can be.
    virtual: bool = False  # `true` if its methods of MPI-2 are virtual.
    pure: str = ""  # A pure virtual method: `Comm &Clone() const`.
    null: bool = False  # `true` if every other class of the kind can be made from an object of it.
    alias: str = ""  # Another name of the class: `Comm_Null`.
    completion: str = ""  # The completion of routines whose requests are of this class: `persistent`.
    changeable: bool = False  # `true` if predefined objects of the class are not const.
    # Further predefined objects, each with the value that initializes it: `ERRORS_RETURN = "…"`.
    objects: dict[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Method:
    """The name of a routine in C++: an item of the field `cxx` of a routine."""

    name: CxxName  # The name in C++: `Comm::Send`, or `Init` for a function of the namespace.
    this: str = ""  # The argument that becomes the object, where it is not the first input of the class's kind: `op`.
    # The output that the method returns, where the rule finds another one: `size`; an empty text for none.
    result: str | None = None
    returns: str = ""  # The class of the result, where it is not the class of the method: `Intercomm`.
    static: bool = False  # `true` if there is no object although an argument is of the class's kind.
    # `false` if the method changes the object although the handle stays the same, `true` in the opposite case.
    const: bool | None = None
    order: tuple[str, ...] = ()  # The arguments, where their order is not that of C: `["inbuf", "insize", …]`.
    # The arguments that further functions of the same name leave out: `[["argv"]]`.
    overloads: tuple[Any, ...] = field(default=(), hash=False)
    # The class of an argument, where another one follows from its kind: `comm = "Intracomm"`.
    classes: dict[str, Any] = field(default_factory=dict, hash=False)
    pointers: tuple[str, ...] = ()  # Outputs that C++ passes by pointer, not by reference: `["nnodes"]`.
    constant: tuple[str, ...] = ()  # Buffers that are const in C++ although they are not in C: `["base"]`.
    copies: bool = False  # `true` if the call copies attributes, for which functions of the program run.
    allocated: bool = False  # `true` if the method returns a new object by reference.
    member: str = ""  # The member of the status that the method reads or sets, without a call of MPI: `MPI_SOURCE`.
    reason: str = ""  # Why, where a field goes against the rule.
