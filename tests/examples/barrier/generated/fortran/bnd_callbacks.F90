! Do not edit: `bindery generate` writes this from specs/ through templates/fortran/bnd_callbacks.F90.j2.
! Types of callbacks, and the predefined callbacks.
module bnd_callbacks
    use bnd_types
    use, intrinsic :: iso_c_binding, only: C_PTR
    implicit none
    public
    private :: C_PTR

end module
