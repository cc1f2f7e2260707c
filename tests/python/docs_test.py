"""The documentation is there, true, and of what there is."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import pkgutil
import re
from pathlib import Path

import dokushin
import pytest
from conftest import ROOT
from dokushin import _engine

MODULES = ["dokushin"] + [f"dokushin.{one.name}" for one in pkgutil.iter_modules(dokushin.__path__)]
CALLS = [name for name in dokushin.__all__ if inspect.isfunction(getattr(dokushin, name))]


@pytest.mark.parametrize("name", [one for one in MODULES if not one.endswith("_engine")])
def test_examples_in_docstrings(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_every_call_has_words_and_an_example() -> None:
    assert len(CALLS) > 20
    for name in CALLS:
        text = inspect.getdoc(getattr(dokushin, name)) or ""
        assert ">>> " in text or name == "kernel", name
        assert "Raises" in text or not inspect.signature(getattr(dokushin, name)).parameters, name


def test_every_name_is_documented_and_typed() -> None:
    for name in dokushin.__all__:
        one = getattr(dokushin, name)
        assert name in ("PuzzleLike", "Symmetry") or one.__doc__, name  # types by another name
        if name in CALLS:
            assert all(
                parameter.annotation is not parameter.empty
                for parameter in inspect.signature(one).parameters.values()
            ), name
    folder = Path(inspect.getfile(dokushin)).parent
    assert (folder / "py.typed").exists() and (folder / "_engine.pyi").exists()


def test_the_stub_names_what_the_engine_has() -> None:
    tree = ast.parse((ROOT / "src/python/dokushin/_engine.pyi").read_text())
    said = {
        node.name: {part.name for part in getattr(node, "body", []) if hasattr(part, "name")}
        for node in tree.body
        if isinstance(node, (ast.FunctionDef, ast.ClassDef))
    }
    there = {name for name in vars(_engine) if not name.startswith("_")} - {"version"}
    assert set(said) == there
    for name in ("Record", "Search"):
        methods = {one for one in vars(getattr(_engine, name)) if not one.startswith("_")}
        assert methods == said[name] - {"__init__"}


def test_the_version_is_the_librarys() -> None:
    header = (ROOT / "include/dokushin/version.h").read_text()
    assert f'"{dokushin.__version__}"' in header


TRANSLATED = [
    f"{name}{suffix}.md"
    for name in ("README", "docs/GUIDE")
    for suffix in ("", ".ja", ".zh-CN")
]


@pytest.mark.parametrize("document", [*TRANSLATED, "docs/PYTHON.md"])
def test_examples_in_documents(document: str) -> None:
    text = (ROOT / document).read_text()
    examples = re.findall(r"```pycon\n(.*?)```", text, re.DOTALL)
    assert examples
    test = doctest.DocTestParser().get_doctest("\n".join(examples), {}, document, document, 0)
    assert doctest.DocTestRunner().run(test).failed == 0
