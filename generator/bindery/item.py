"""What is rendered into one file."""

from __future__ import annotations

from typing import Any

Item = tuple[str, str, dict[str, Any]]  # path of the result, its source in the spec, variables of the template
