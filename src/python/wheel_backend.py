"""Builds the Python package as a wheel or an sdist, as PEP 517 asks: CMake compiles, this packs.

The usual tool would be scikit-build-core. Debian 12 has none, and what is left to do beside CMake
is a zip file with three texts in it. Files are packed in a fixed order with a fixed time, so that
the same tree makes the same bytes.

With the setting `build-dir` (`--config-setting build-dir=build/release`) what lies in that folder
is packed instead of compiled again; it must have been configured with -DDOKUSHIN_PYTHON=ON.
What lies in the folder of the setting `licences` goes with it, for those whose work is compiled in.
The setting `cmake.build-type`, as scikit-build-core names it, is Release unless given.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import Dict, List, Optional

from wheel_tag import tag_of

ROOT = Path(__file__).resolve().parents[2]
Settings = Optional[Dict[str, str]]

#: What the sdist holds: all that compiles the library and the package.
SOURCES = ("CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md", "pyproject.toml",
           "cmake", "include", "src")  # fmt: skip
COMPILED = (".so", ".pyd")
FIXED_TIME = (1980, 1, 1, 0, 0, 0)


def version() -> str:
    return (ROOT / "include/dokushin/version.h").read_text().split('"')[1]


def metadata() -> str:
    return (
        "Metadata-Version: 2.1\n"
        "Name: dokushin\n"
        f"Version: {version()}\n"
        "Summary: The Sudoku engine: solves, explains, rates and makes any Sudoku\n"
        "License: MIT\n"
        "Requires-Python: >=3.10\n"
        "Provides-Extra: numpy\n"
        "Requires-Dist: numpy; extra == 'numpy'\n"
        "Description-Content-Type: text/markdown\n"
        "\n" + (ROOT / "README.md").read_text()
    )


def run(*command: object) -> None:
    subprocess.run([str(word) for word in command], check=True, stdout=sys.stderr)


def configured(settings: Settings, folder: Path) -> Path:
    """The folder that the package is compiled in."""
    build = Path((settings or {}).get("build-dir", folder / "build"))
    if not (build / "CMakeCache.txt").exists():
        kind = (settings or {}).get("cmake.build-type", "Release")
        run("cmake", "-S", ROOT, "-B", build, "-G", "Ninja", f"-DCMAKE_BUILD_TYPE={kind}",
            "-DDOKUSHIN_PYTHON=ON", "-DDOKUSHIN_CLI=OFF", "-DDOKUSHIN_TESTS=OFF",
            "-DDOKUSHIN_BENCH=OFF",
            # Each folder of sources compiled as one text takes a third of the time.
            "-DCMAKE_UNITY_BUILD=ON", f"-DPython3_EXECUTABLE={sys.executable}")  # fmt: skip
    return build


def compiled(settings: Settings, folder: Path) -> Path:
    """The package as CMake installs it."""
    build = configured(settings, folder)
    run("cmake", "--build", build, "--target", "dokushin_python")
    stage = folder / "stage"
    run("cmake", "--install", build, "--component", "python", "--prefix", stage, "--strip")
    (package,) = stage.rglob("dokushin")
    return package


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: Optional[str] = None
) -> str:
    info = f"dokushin-{version()}.dist-info"
    with tempfile.TemporaryDirectory() as folder:
        package = compiled(config_settings, Path(folder))
        modules = [one for one in sorted(package.iterdir()) if one.suffix in COMPILED]
        tag = tag_of(modules)
        files = {f"dokushin/{one.name}": one.read_bytes() for one in sorted(package.iterdir())}
    files[f"{info}/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    if others := (config_settings or {}).get("licences"):
        for one in sorted(Path(others).iterdir()):
            files[f"{info}/licences/{one.name}"] = one.read_bytes()
    files[f"{info}/METADATA"] = metadata().encode()
    files[f"{info}/WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: dokushin {version()}\n"
        f"Root-Is-Purelib: false\nTag: {tag}\n"
    ).encode()
    files[f"{info}/RECORD"] = record_of(files, f"{info}/RECORD")
    name = f"dokushin-{version()}-{tag}.whl"
    with zipfile.ZipFile(Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, content in files.items():
            entry = zipfile.ZipInfo(path, FIXED_TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o755 if path.endswith(COMPILED) else 0o644) << 16
            wheel.writestr(entry, content)
    return name


def record_of(files: Dict[str, bytes], own: str) -> bytes:
    """A line for each file: its path, hash and size; its own has neither."""
    lines: List[str] = []
    for path, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={digest},{len(content)}")
    return "\n".join([*lines, f"{own},,", ""]).encode()


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    base = f"dokushin-{version()}"
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for path in sources():
            add(archive, f"{base}/{path.relative_to(ROOT)}", path.read_bytes())
        add(archive, f"{base}/PKG-INFO", metadata().encode())
    name = f"{base}.tar.gz"
    (Path(sdist_directory) / name).write_bytes(gzip.compress(packed.getvalue(), mtime=0))
    return name


def sources() -> List[Path]:
    found: List[Path] = []
    for name in SOURCES:
        path = ROOT / name
        found += [path] if path.is_file() else [one for one in path.rglob("*") if one.is_file()]
    return sorted(one for one in found if one.suffix != ".pyc")


def add(archive: tarfile.TarFile, name: str, content: bytes) -> None:
    entry = tarfile.TarInfo(name)
    entry.size = len(content)
    entry.mode = 0o644
    archive.addfile(entry, io.BytesIO(content))
