/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_external] through templates/fortran/wrapper.c.j2. */
/* Append typed data to a packed buffer in a portable representation. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Pack_external_c) || BND_HAS(MPI_Pack_external)
BND_WRAPPER void BND_NAME(mpi_pack_external_c, MPI_PACK_EXTERNAL_C)(const char *datarep, const void *inbuf,
        const MPI_Count *incount, const bnd_integer *datatype, const void *outbuf, const MPI_Count *outsize,
        MPI_Count *position, bnd_integer *ierror, bnd_length datarep_len);

BND_WRAPPER void BND_NAME(mpi_pack_external_c, MPI_PACK_EXTERNAL_C)(const char *datarep, const void *inbuf,
        const MPI_Count *incount, const bnd_integer *datatype, const void *outbuf, const MPI_Count *outsize,
        MPI_Count *position, bnd_integer *ierror, bnd_length datarep_len)
{
#if BND_HAS(MPI_Pack_external_c)
    BND_REQUIRE(MPI_Pack_external_c, ierror, BND_ON_SELF, 0);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_inbuf;
    struct bnd_choice d_outbuf;
    if (bnd_choice_is_section(&d_inbuf, inbuf, *incount, bnd_f2c_Type(*datatype),
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_inbuf, inbuf, BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE,
            BND_BOUNCE_PREFER, 1, *incount, *incount, bnd_f2c_Type(*datatype)), &pending, BND_ON_SELF, 0), (void)0,
            ierror);
    if (bnd_choice_is_section(&d_outbuf, outbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_outbuf, outbuf, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY,
            BND_BOUNCE_INOUT, 1, *outsize, *outsize, MPI_PACKED), &pending, BND_ON_SELF, 0), (void)0, ierror);
    struct bnd_string c_datarep;
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_datarep, datarep, datarep_len, BND_TRIM_TRAILING),
            bnd_pending_release(pending), ierror);
    const int result = BND_C(MPI_Pack_external_c)(c_datarep.text, d_inbuf.address, d_inbuf.count, d_inbuf.datatype,
            d_outbuf.address, *outsize, position);
    bnd_string_free(&c_datarep);
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Pack_external, ierror, BND_ON_SELF, 0);
    MPI_Aint c_position = (MPI_Aint)*position;
    BND_NARROW_CHECK(int, *incount, 1, MPI_ERR_COUNT, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(MPI_Aint, *outsize, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(MPI_Aint, *position, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_inbuf;
    struct bnd_choice d_outbuf;
    if (bnd_choice_is_section(&d_inbuf, inbuf, BND_NARROWED(int, *incount), bnd_f2c_Type(*datatype),
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_inbuf, inbuf, BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE,
            BND_BOUNCE_PREFER, 1, *incount, *incount, bnd_f2c_Type(*datatype)), &pending, BND_ON_SELF, 0), (void)0,
            ierror);
    if (bnd_choice_is_section(&d_outbuf, outbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_outbuf, outbuf, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY,
            BND_BOUNCE_INOUT, 1, *outsize, *outsize, MPI_PACKED), &pending, BND_ON_SELF, 0), (void)0, ierror);
    struct bnd_string c_datarep;
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_datarep, datarep, datarep_len, BND_TRIM_TRAILING),
            bnd_pending_release(pending), ierror);
    int result = BND_C(MPI_Pack_external)(c_datarep.text, d_inbuf.address, d_inbuf.count, d_inbuf.datatype,
            d_outbuf.address, BND_NARROWED(MPI_Aint, *outsize), &c_position);
    bnd_string_free(&c_datarep);
    BND_NARROW_OUT(MPI_Count, position, c_position, MPI_ERR_ARG, result, BND_ON_SELF, 0);
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
