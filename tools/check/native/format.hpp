// The two files that a process leaves in the folder BINDERY_CHECK_DIR. HOST-PID.events is what specs/records/check.toml says; mapped, so
// that it outlives the process. HOST-PID.lines: one JSON object a line, written as soon as something is known.
// tools/check/report/data.py reads both.
//
// "kind" of a line, and its other members. Numbers that name something are the process's own.
//   process       pid, host, program, library (of MPI_Get_library_version), rank, size: at the end of MPI_Init; site and routine: of its call; threads: how many it has
//                 then, if one may call MPI while another waits in a call, else 0
//   site          id, module, offset: a return address; id 0 is an unknown place and has no line
//   routine       id, name
//   communicator  id, parent, index: it is the index-th communicator, file or window (from 0) that the parent was asked for, by any routine that all
//                 its processes call; parent -2: its processes alone made it, as by MPI_Comm_create_group; others are unknown_object in events;
//                 ranks: those in MPI_COMM_WORLD of its processes, in order (-1: elsewhere), and remote: those of the remote group of an
//                 intercommunicator; sources and destinations: the neighbors of this process, if it has a topology; file: true, if it is
//                 an open file. MPI_COMM_WORLD is 0, MPI_COMM_SELF 1
//   window        the same, with the communicator as parent; unit: displacement unit of this process; bytes: of its memory;
//                 shared: whether others load and store there
//   overlap       window, other: the memory of this process in a new window is in part that of an older one; offset: byte of `other` where it begins
//   datatype      id, name; signature: [[element, number], …] of one copy, null if unknown. An element is "i4" (integer of any sign), "f8",
//                 "c16" (complex), "l4", "b1" (MPI_BYTE, MPI_PACKED), "t1" (characters and other integers of one byte). size: in bytes
//   finding       check, site, routine, argument (may be empty), text: the rest of a sentence; related: a site or 0; said once for each site,
//                 check and argument
//   unstarted     site: of a call that waits for a persistent request that was never started; routine: that made it
//   repeated      finding (its number in this file, from 0), times: at the end
//   end           state: finalized, aborted, exited; code
#pragma once

#include <bindery/records/check.hpp>
