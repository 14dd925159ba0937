"""The words that fields of a routine may be, each with its meaning."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType


class Body(StrEnum):
    """The work of a C entry point, or of Fortran's where C has none."""

    FORWARD = "forward"
    NOTHING = "nothing"
    HANDLE_TO_INTEGER = "handle-to-integer"
    HANDLE_FROM_INTEGER = "handle-from-integer"
    STATUS_COPY = "status-copy"
    ELEMENT_SIZE = "element-size"
    NO_OPERATION = "no-operation"


CATEGORIES = MappingProxyType(
    {
        "attribute": "Attributes that a program attaches to objects.",
        "buffer": "The buffer of buffered sends.",
        "collective": "Collective communication of a communicator.",
        "communicator": "Communicators.",
        "completion": "Requests: waiting, testing, starting, cancelling.",
        "conversion": "Conversions of handles and statuses between languages.",
        "datatype": "Datatypes, packing and unpacking.",
        "environment": "Initialization, versions, memory, names of processors.",
        "error-handling": "Error handlers, classes, codes and strings.",
        "generalized-request": "Operations that the program defines itself.",
        "group": "Groups of processes.",
        "info": "Info objects, which hold hints.",
        "io": "Files.",
        "neighborhood": "Collective communication between neighbours in a topology.",
        "partitioned": "Partitioned point-to-point communication.",
        "point-to-point": "Messages from one process to another.",
        "process": "Starting processes and connecting to them.",
        "profiling": "Control of a profiler.",
        "reduction-operation": "Operations of reductions.",
        "rma": "One-sided communication.",
        "session": "Sessions and process sets.",
        "status": "Contents of a status.",
        "timer": "Clocks.",
        "tool": "The tool information interface, MPI_T.",
        "topology": "Topologies of processes.",
    }
)
COMPLETIONS = MappingProxyType(
    {
        "blocking": "On return.",
        "nonblocking": "When a request or the synchronization of a window completes it.",
        "persistent": "The call only makes the operation: MPI_Start starts it, its request completes it.",
        "split-begin": "When the call that ends the split collective operation returns.",
        "split-end": "On return: the call ends a split collective operation.",
    }
)
BODIES: MappingProxyType[str, str] = MappingProxyType(
    {
        Body.FORWARD: "It calls the implementation.",
        Body.NOTHING: "It returns MPI_SUCCESS.",
        Body.HANDLE_TO_INTEGER: "It converts a handle of C to one of Fortran.",
        Body.HANDLE_FROM_INTEGER: "It converts a handle of Fortran to one of C.",
        Body.STATUS_COPY: "It copies a status into another form.",
        Body.ELEMENT_SIZE: "Fortran alone: it returns the size that a descriptor has.",
        Body.NO_OPERATION: "Fortran alone: the compiler has to think that the argument changes; nothing is called.",
    }
)
MPI_STATES = MappingProxyType(
    {"initializes": "MPI is initialized.", "finalizes": "MPI is finalized.", "aborts": "MPI ends the program."}
)
NEEDS = MappingProxyType(
    {"nobody": "It waits for no other process.", "lower-ranks": "It waits for processes of lower ranks alone."}
)
MODES = MappingProxyType(
    {
        "buffered": "The send ends when the message is in the program's buffer.",
        "ready": "The receive must have begun before the send.",
        "synchronous": "The send ends when the receive has begun.",
    }
)
EPOCHS = MappingProxyType(
    {
        "fence": "It ends the epoch of all processes and may begin another one.",
        "start": "It begins an access epoch (MPI_Win_start).",
        "complete": "It ends an access epoch.",
        "post": "It begins an exposure epoch (MPI_Win_post).",
        "wait": "It ends an exposure epoch, or tests whether it can.",
        "lock": "It begins a passive access epoch.",
        "unlock": "It ends a passive access epoch: its accesses are complete.",
        "flush": "The accesses so far are complete at the target.",
        "flush-local": "The accesses so far are complete at this process.",
        "sync": "It synchronizes the private and the public copy of the window.",
    }
)
# MPI 5.0, 14.4.1.
POSITIONINGS = MappingProxyType(
    {
        "explicit-offset": "At an offset that the call gives.",
        "individual-pointer": "At the pointer of the process.",
        "shared-pointer": "At the pointer that the processes of the file share.",
    }
)
