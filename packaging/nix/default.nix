# nix-build packaging/nix, or callPackage: the bindings over `mpi` of nixpkgs. Split outputs: libraries, `bin` with the command bindery
# and its sources, `dev` with wrappers, modules, headers, CMake's and pkg-config's files.
{ pkgs ? import <nixpkgs> { }
, lib ? pkgs.lib
, stdenv ? pkgs.stdenv
, cmake ? pkgs.cmake
, ninja ? pkgs.ninja
, gfortran ? pkgs.gfortran
, python3 ? pkgs.python3
, mpi ? pkgs.mpi
, makeWrapper ? pkgs.makeWrapper
, withCxx ? true
}:

let
  python = python3.withPackages (packages: [ packages.jinja2 ]);
in
stdenv.mkDerivation {
  pname = "bindery-mpi";
  version = "0.1.0";

  src = lib.cleanSource ../..;

  outputs = [ "out" "bin" "dev" ];

  nativeBuildInputs = [ cmake ninja gfortran makeWrapper python ];
  # mpicc, and what it links, for those who link the bindings
  propagatedBuildInputs = [ mpi ];

  cmakeFlags = [
    "-DBINDERY_TESTS=OFF"
    "-DBINDERY_EXAMPLES=OFF"
    "-DBINDERY_PARTS=fortran${lib.optionalString withCxx ";cxx"}"
    "-DMPI_C_COMPILER=${lib.getDev mpi}/bin/mpicc"
    "-DCMAKE_Fortran_COMPILER=${gfortran}/bin/gfortran"
    "-DCMAKE_INSTALL_LIBDIR=lib"
  ];

  # By components, each into its output. Wrappers and CMake's files find each other from where they are installed.
  installPhase = ''
    runHook preInstall
    cmake --install . --component runtime --prefix $out
    cmake --install . --component development --prefix $dev
    cmake --install . --component tools --prefix $bin
    cmake --install . --component sources --prefix $bin
    ln -s $out/lib/*.so.* $dev/lib/
    patchShebangs $bin/bin
    runHook postInstall
  '';

  meta = {
    description = "Complete MPI bindings for Fortran and C++ over any C MPI, generated from one spec";
    license = lib.licenses.bsd3;
    platforms = lib.platforms.linux;
  };
}
