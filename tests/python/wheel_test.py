"""The wheel and the sdist: whole, the same from the same tree, and working where they are put."""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from conftest import BUILD, ROOT

sys.path.insert(0, str(ROOT / "src/python"))
import wheel_backend  # noqa: E402
import wheel_tag  # noqa: E402

#: What readelf lists of a module, in short.
LISTING = """
Dynamic section at offset 0x8 contains 30 entries:
 0x0000000000000001 (NEEDED)             Shared library: [{0}]
 0x0000000000000001 (NEEDED)             Shared library: [libc.so.6]
Version needs section '.gnu.version_r' contains 1 entry:
  000000: Version: 1  File: libc.so.6  Cnt: 2
  0x0010:   Name: GLIBC_2.2.5  Flags: none  Version: 3
  0x0020:   Name: GLIBC_{1}  Flags: none  Version: 2
"""


def wheel_in(folder: Path) -> Path:
    folder.mkdir()
    return folder / wheel_backend.build_wheel(str(folder), {"build-dir": str(BUILD)})


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel_in(tmp_path_factory.mktemp("wheel") / "one")


def test_two_builds_make_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    assert wheel.read_bytes() == wheel_in(tmp_path / "two").read_bytes()
    first = wheel_backend.build_sdist(str(tmp_path))
    before = (tmp_path / first).read_bytes()
    assert before == (tmp_path / wheel_backend.build_sdist(str(tmp_path))).read_bytes()


def test_it_works_where_it_is_unpacked(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path)
    code = "import dokushin; print(dokushin.__file__, dokushin.solve(16 * '.').status)"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [str(tmp_path / "dokushin/__init__.py"), "multiple"]


def test_its_record_is_true(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        (record,) = [name for name in names if name.endswith("RECORD")]
        rows = list(csv.reader(io.StringIO(packed.read(record).decode())))
        assert [row[0] for row in rows] == names
        for name, digest, size in rows:
            if name != record:
                content = packed.read(name)
                hashed = base64.urlsafe_b64encode(hashlib.sha256(content).digest())
                assert digest == "sha256=" + hashed.decode().rstrip("=")
                assert int(size) == len(content)
        assert {"dokushin/py.typed", "dokushin/_engine.pyi", "dokushin/__init__.py"} <= set(names)
        modules = {name.split(".")[0] for name in names if name.endswith(".so")}
        assert modules == {
            "dokushin/_engine", "dokushin/_keeper", "dokushin/_printer", "dokushin/_reader",
        }  # fmt: skip


@pytest.mark.parametrize(
    ("library", "version", "machine", "platform"),
    [
        ("libm.so.6", "2.36", "x86_64", "manylinux_2_36_x86_64"),
        ("ld-linux-aarch64.so.1", "2.17", "aarch64", "manylinux_2_17_aarch64"),
        ("libpthread.so.0", "2.4", "x86_64", "manylinux_2_4_x86_64"),
        ("libstdc++.so.6", "2.36", "x86_64", "linux_x86_64"),
        ("libcairo.so.2", "2.17", "aarch64", "linux_aarch64"),
    ],
)
def test_a_tag_promises_what_is_so(
    library: str, version: str, machine: str, platform: str
) -> None:
    listings = [LISTING.format("libm.so.6", "2.3.4"), LISTING.format(library, version)]
    assert wheel_tag.platform_of(listings, machine) == platform


def test_the_tag_is_of_the_newest_version_and_not_of_the_longest() -> None:
    listings = [LISTING.format("libm.so.6", one) for one in ("2.9", "2.14", "2.2.5")]
    assert wheel_tag.platform_of(listings, "x86_64") == "manylinux_2_14_x86_64"


def test_a_module_of_another_system_says_what_it_is_for() -> None:
    assert wheel_tag.tag_of([Path("_engine.cp311-win_amd64.pyd")]) == "cp311-cp311-win_amd64"


def test_a_wheel_over_shared_libraries_promises_no_other_linux(wheel: Path) -> None:
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    _, _, *tag = wheel.stem.split("-")
    assert tag == [python, python, f"linux_{os.uname().machine}"]


def test_the_sdist_holds_what_it_is_built_of(tmp_path: Path) -> None:
    with tarfile.open(tmp_path / wheel_backend.build_sdist(str(tmp_path))) as packed:
        names = {name.split("/", 1)[1] for name in packed.getnames()}
    # git knows all that a build may use, and what lies around besides is none of it.
    tracked = subprocess.run(
        ["git", "-C", str(ROOT), "ls-files", "src", "include", "cmake"],
        capture_output=True, text=True, check=False,
    ).stdout.split()  # fmt: skip
    assert set(tracked) <= names
    assert {"pyproject.toml", "LICENSE", "PKG-INFO", "CMakeLists.txt"} <= names
    assert not any(name.startswith((".git", "build")) for name in names)
