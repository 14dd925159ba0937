/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml through templates/test/fortran_caller/special.c.j2. */
/* The callers with special arguments of the chapter "datatypes", for the program that compares. */
#include "recorder.h"
#include "bnd_has.h"

#if REC_HAS_MPI_Get_address && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_get_address_1_bottom(int profiled);
#else
static void rec_mpi_get_address_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Pack && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_pack_1_bottom(int profiled);
#else
static void rec_mpi_pack_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Pack && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_pack_4_bottom(int profiled);
#else
static void rec_mpi_pack_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Pack_external && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_pack_external_2_bottom(int profiled);
#else
static void rec_mpi_pack_external_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Pack_external && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_pack_external_5_bottom(int profiled);
#else
static void rec_mpi_pack_external_5_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Unpack && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_unpack_1_bottom(int profiled);
#else
static void rec_mpi_unpack_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Unpack && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_unpack_4_bottom(int profiled);
#else
static void rec_mpi_unpack_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Unpack_external && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_unpack_external_2_bottom(int profiled);
#else
static void rec_mpi_unpack_external_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Unpack_external && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_unpack_external_5_bottom(int profiled);
#else
static void rec_mpi_unpack_external_5_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif

const struct rec_caller rec_callers_datatypes[] = {
    {"MPI_Get_address/location/MPI_BOTTOM", rec_mpi_get_address_1_bottom, 0},
    {"MPI_Pack/inbuf/MPI_BOTTOM", rec_mpi_pack_1_bottom, 0},
    {"MPI_Pack/outbuf/MPI_BOTTOM", rec_mpi_pack_4_bottom, 0},
    {"MPI_Pack_external/inbuf/MPI_BOTTOM", rec_mpi_pack_external_2_bottom, 0},
    {"MPI_Pack_external/outbuf/MPI_BOTTOM", rec_mpi_pack_external_5_bottom, 0},
    {"MPI_Unpack/inbuf/MPI_BOTTOM", rec_mpi_unpack_1_bottom, 0},
    {"MPI_Unpack/outbuf/MPI_BOTTOM", rec_mpi_unpack_4_bottom, 0},
    {"MPI_Unpack_external/inbuf/MPI_BOTTOM", rec_mpi_unpack_external_2_bottom, 0},
    {"MPI_Unpack_external/outbuf/MPI_BOTTOM", rec_mpi_unpack_external_5_bottom, 0},
    {0, 0, 0}
};
