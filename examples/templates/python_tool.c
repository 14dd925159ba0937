/* A tool in Python, to try an idea: before(call) and after(call) of a file see each call, end() the end. Once:
 *     bindery render hooks.h --mpi mpicc
 *     mpicc -fPIC -shared python_tool.c $(python3-config --includes) $(python3-config --embed --ldflags) -o libpython_tool.so
 * and for each run:
 *     mpiexec -n 2 env PYTHON_TOOL=bytes.py LD_PRELOAD=$PWD/libpython_tool.so ./app
 * A call takes microseconds more, and Python runs one thread at a time. */
#include <Python.h>

#include "hooks.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static PyObject *names, *make_call; /* of the file; types.SimpleNamespace */
static _Thread_local int is_inside; /* what the tool itself calls is no call of the program */
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void stop_if(int is_wrong, const char *what)
{
    if (!is_wrong)
        return;
    if (PyErr_Occurred())
        PyErr_Print();
    fprintf(stderr, "python_tool: %s\n", what);
    exit(1);
}

static void start(void)
{
    const char *path = getenv("PYTHON_TOOL");
    FILE *file = path ? fopen(path, "r") : NULL;
    const int is_first = !Py_IsInitialized(); /* the program may be in Python */
    PyGILState_STATE state = PyGILState_UNLOCKED;
    if (!file) {
        fprintf(stderr, "python_tool: no file '%s'; set PYTHON_TOOL to that of the tool\n", path ? path : "");
        exit(2);
    }
    if (is_first)
        Py_InitializeEx(0);
    else
        state = PyGILState_Ensure();
    names = Py_BuildValue("{s:s}", "__name__", path);
    PyDict_SetItemString(names, "__builtins__", PyEval_GetBuiltins());
    stop_if(!PyRun_FileEx(file, path, Py_file_input, names, names, 1), path);
    make_call = PyObject_GetAttrString(PyImport_ImportModule("types"), "SimpleNamespace");
    stop_if(!make_call, "no types.SimpleNamespace");
    if (is_first)
        PyEval_SaveThread();
    else
        PyGILState_Release(state);
}

static long long bytes_of(MPI_Count count, MPI_Datatype type)
{
    int size = 0;
    if (type != MPI_DATATYPE_NULL)
        PMPI_Type_size(type, &size);
    return (long long)count * size;
}

/* The call as an object; what `struct hooked_call` has, and bytes in place of counts and datatypes. */
static PyObject *object_of(const struct hooked_call *call)
{
    PyObject *none = PyTuple_New(0), *made;
    PyObject *values = Py_BuildValue(
        "{s:s,s:s,s:i,s:i,s:i,s:i,s:i,s:i,s:i,s:L,s:L,s:K,s:K}", "name", call->name, "category", call->category,
        "result", call->result, "comm", call->comm == MPI_COMM_NULL ? -1 : (int)PMPI_Comm_c2f(call->comm), "to",
        call->to, "source", call->from, "root", call->root, "send_tag", call->send_tag, "receive_tag",
        call->receive_tag, "bytes_sent", bytes_of(call->send_count, call->send_type), "bytes_of_receive",
        bytes_of(call->receive_count, call->receive_type), "sent", (unsigned long long)(size_t)call->sent, "received",
        (unsigned long long)(size_t)call->received);
    made = PyObject_Call(make_call, none, values);
    Py_DECREF(none);
    Py_DECREF(values);
    return made;
}

static void call_python(const char *name, const struct hooked_call *call)
{
    PyObject *function, *result;
    PyGILState_STATE state;
    if (is_inside)
        return;
    is_inside = 1;
    pthread_once(&once, start);
    state = PyGILState_Ensure();
    function = PyDict_GetItemString(names, name);
    if (function) {
        result = call ? PyObject_CallFunction(function, "N", object_of(call)) : PyObject_CallNoArgs(function);
        stop_if(!result, name);
        Py_DECREF(result);
    }
    if (!call)
        PyRun_SimpleString("import sys; sys.stdout.flush()");
    PyGILState_Release(state);
    is_inside = 0;
}

static void before(const struct hooked_call *call) { call_python("before", call); }

static void after(const struct hooked_call *call)
{
    call_python("after", call);
    if (strcmp(call->name, "MPI_Finalize") == 0)
        call_python("end", NULL);
}
