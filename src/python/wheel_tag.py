"""The tag of a wheel: the Python and the machines that its compiled modules run on.

The modules are for one version of CPython, since pybind11 has no build for the stable ABI: their
names say which, and for which processor. On Linux the tag is PEP 600's `manylinux_2_NN` if they
need nothing but C's own libraries, of glibc 2.NN; else `linux`, which promises nothing.
"""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import List, Sequence, Tuple

#: The names of modules for Linux and for Windows.
LINUX = re.compile(r"\.cpython-(\d+)-(\w+)-linux-gnu\.so$")
WINDOWS = re.compile(r"\.cp(\d+)-(win\w+)\.pyd$")

#: The libraries of glibc itself.
GLIBC = re.compile(r"(libc|libm|libdl|libpthread|librt|ld-linux[\w-]*)\.so\.\d+$")


def tag_of(modules: Sequence[Path]) -> str:
    """The tag of a wheel with these modules, which are for one Python and one processor."""
    name = modules[0].name
    if found := LINUX.search(name):
        python = f"cp{found[1]}"
        platform = platform_of([listing_of(one) for one in modules], found[2])
    elif found := WINDOWS.search(name):
        python, platform = f"cp{found[1]}", found[2]
    else:
        python = f"cp{sys.version_info.major}{sys.version_info.minor}"
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}-{platform}"


def listing_of(module: Path) -> str:
    """What readelf lists of the libraries that a module needs, and of their versions."""
    done = subprocess.run(
        ["readelf", "--dynamic", "--version-info", "--wide", str(module)],
        capture_output=True, text=True, check=True, env={"LC_ALL": "C", "PATH": "/usr/bin:/bin"},
    )  # fmt: skip
    return done.stdout


def platform_of(listings: Sequence[str], machine: str) -> str:
    libraries: List[str] = []
    versions: List[Tuple[int, ...]] = []
    for listing in listings:
        libraries += re.findall(r"\(NEEDED\) .*\[(.*)\]", listing)
        versions += [
            tuple(map(int, one.split("."))) for one in re.findall(r"GLIBC_(\d[\d.]*)", listing)
        ]
    if not versions or not all(GLIBC.match(one) for one in libraries):
        return f"linux_{machine}"
    major, minor = max(versions)[:2]
    return f"manylinux_{major}_{minor}_{machine}"
