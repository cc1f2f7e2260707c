"""The library as a Conan 2 package: `conan create .`

CaDiCaL is in no Conan repository, so that `sat` is off; with it on, CaDiCaL must be installed.
"""

import os

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load
from conan.tools.gnu import PkgConfigDeps


class Dokushin(ConanFile):
    name = "dokushin"
    description = "The Sudoku engine: solves, explains, rates and makes any Sudoku"
    topics = ("sudoku", "puzzle", "solver")
    license = "MIT"
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {
        "shared": [True, False],
        "fPIC": [True, False],
        "sat": [True, False],
        "xml": [True, False],
        "print": [True, False],
        "photo": [True, False],
    }
    default_options = {"shared": False, "fPIC": True, "sat": False, "xml": True, "print": False,
                       "photo": False}
    implements = ["auto_shared_fpic"]
    exports_sources = "CMakeLists.txt", "LICENSE", "cmake/*", "include/*", "src/*"

    def set_version(self):
        header = os.path.join(self.recipe_folder, "include/dokushin/version.h")
        self.version = load(self, header).split('"')[1]

    def validate(self):
        check_min_cppstd(self, 23)

    def requirements(self):
        self.requires("fmt/9.1.0")
        self.requires("nlohmann_json/3.11.3", visible=False)
        if self.options.xml:
            self.requires("pugixml/1.14")
        if self.options.print:
            self.requires("cairo/1.18.0")
            self.requires("pango/1.54.0")
        if self.options.photo:
            self.requires("libjpeg-turbo/3.0.2")
            self.requires("libpng/1.6.43")
            self.requires("libwebp/1.3.2")

    def layout(self):
        cmake_layout(self)

    def generate(self):
        CMakeDeps(self).generate()
        PkgConfigDeps(self).generate()
        toolchain = CMakeToolchain(self)
        for option in ("sat", "xml", "print", "photo"):
            toolchain.cache_variables[f"DOKUSHIN_{option.upper()}"] = bool(self.options[option])
        for part in ("CLI", "COLLECTION", "GZIP", "ZSTD", "XZ", "CLUSTER", "PYTHON", "TESTS",
                     "BENCH"):
            toolchain.cache_variables[f"DOKUSHIN_{part}"] = False
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        CMake(self).install()

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "dokushin")
        engine = self.cpp_info.components["engine"]
        engine.set_property("cmake_target_name", "dokushin::dokushin")
        engine.set_property("pkg_config_name", "dokushin")
        engine.libs = ["dokushin"]
        engine.requires = ["fmt::fmt"] + (["pugixml::pugixml"] if self.options.xml else [])
        if self.options.sat:
            engine.system_libs = ["cadical"]
        if self.options.photo:
            reading = self.cpp_info.components["photo"]
            reading.set_property("cmake_target_name", "dokushin::photo")
            reading.libs = ["dokushin_photo"]
            reading.requires = ["engine", "libjpeg-turbo::libjpeg-turbo", "libpng::libpng",
                                "libwebp::libwebp"]
        if self.options.print:
            printing = self.cpp_info.components["print"]
            printing.set_property("cmake_target_name", "dokushin::print")
            printing.set_property("pkg_config_name", "dokushin-print")
            printing.libs = ["dokushin_print"]
            printing.requires = ["engine", "cairo::cairo", "pango::pangocairo"]
