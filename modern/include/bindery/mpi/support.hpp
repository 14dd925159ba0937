// The functions of mpi.hpp are made of these headers.
#pragma once

#include <bindery/mpi/arguments.hpp>
#include <bindery/mpi/datatype.hpp>
#include <bindery/mpi/handle.hpp>
#include <bindery/mpi/handles.hpp>

#include <span>
