"""Modules of C++ that a build may lack, since they need libraries of others."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ._error import Error, Sentence


def optional(name: str, doing: Sentence, needed: Sentence) -> Any:
    """The module ``dokushin.name``, or an error that says what can't be done, and what that needs."""
    try:
        return import_module(f"dokushin.{name}")
    except ImportError as error:
        raise Error("unsupported", doing, needed) from error
