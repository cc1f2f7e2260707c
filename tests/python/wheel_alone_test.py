"""The wheel as `pip wheel .` makes it: compiled in an empty folder, with nothing built before.

What would be compiled there is tried each time, and compiled only by `./dev test python --whole`:
the sources are those of the other tests, and take minutes. Without optimisation, in half the time:
it is the package that is tried here, and what it answers when optimised is known from those tests.
"""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from conftest import ROOT

sys.path.insert(0, str(ROOT / "src/python"))
import wheel_backend  # noqa: E402

PRINTS = """
import dokushin
print(dokushin.pages(["1.3.3..2.3..2..3"]).pdf()[:5].decode())
print(dokushin.solve("1.3.3..2.3..2..3").solution)
"""


def test_an_empty_folder_is_configured_to_print(tmp_path: Path) -> None:
    build = wheel_backend.configured(None, tmp_path)
    planned = subprocess.run(
        ["ninja", "-C", build, "-t", "inputs", "dokushin_python"],
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    for part in ("unity_src_search_cxx", "unity_src_python_cxx", "_keeper.", "_printer.", "_reader."):
        assert part in planned, part
    assert "gtest" not in planned


@pytest.mark.whole
def test_it_prints(tmp_path: Path) -> None:
    debug = {"cmake.build-type": "Debug"}
    wheel = tmp_path / wheel_backend.build_wheel(str(tmp_path), debug)
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path / "installed")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "installed")}
    done = subprocess.run(
        [sys.executable, "-c", PRINTS], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["%PDF-", "1234341243212143"]
