"""The MPI-2 C++ bindings: classes, and the methods of routines."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bindery_mpi.spec.declarations import CxxName


@dataclass(frozen=True)
class CxxClass:
    """A class of MPI:: and PMPI::; an entry of specs/mpicxx.toml."""

    name: str  # "Intracomm"
    file: str  # "specs/mpicxx.toml"
    brief: str  # "A communicator of one group of processes."
    kind: str  # "comm": the kind of argument that its objects are
    base: str = ""  # "Comm"; "" for the class that every object of the kind can be
    virtual: bool = False  # true: the methods of MPI-2 are virtual
    pure: str = ""  # "Comm &Clone() const": a pure virtual method
    null: bool = False  # true: every other class of the kind can be made from it
    alias: str = ""  # "Comm_Null": another name
    completion: str = ""  # "persistent": the requests of such routines are of this class
    changeable: bool = False  # true: predefined objects are not const
    # Further predefined objects, each with what initializes it.
    objects: dict[str, Any] = field(default_factory=dict, hash=False)  # "ERRORS_RETURN" -> its value


@dataclass(frozen=True)
class Method:
    """The name of a routine in C++: an item of the field `cxx` of a routine."""

    name: CxxName  # "Comm::Send"; "Init" for a function of the namespace
    this: str = ""  # "op": the object, where it is not the first input of the class's kind
    result: str | None = None  # "size": the output that is returned, where the rule finds another one; "" for none
    returns: str = ""  # "Intercomm": the class of the result, where it is not the method's own
    static: bool = False  # true: there is no object although an argument is of the class's kind
    const: bool | None = None  # false: the object changes although its handle does not
    order: tuple[str, ...] = ()  # ("inbuf", "insize", …): the arguments, where their order is not C's
    # Arguments that a second function leaves out.
    overloads: tuple[Any, ...] = field(default=(), hash=False)  # (["argv"],): left out
    classes: dict[str, Any] = field(default_factory=dict, hash=False)  # "comm" -> "Intracomm": the class of an argument
    pointers: tuple[str, ...] = ()  # ("nnodes",): outputs that C++ passes by pointer
    constant: tuple[str, ...] = ()  # ("base",): buffers that are const in C++ alone
    copies: bool = False  # true: the call copies attributes, for which functions of the program run
    allocated: bool = False  # true: a new object is returned by reference
    member: str = ""  # "MPI_SOURCE": the member of the status that the method reads or sets, without a call
    reason: str = ""  # why, where a field goes against the rule
