"""The rules and the bots (kernel, games and bots) are compiled where a C compiler works.

With them goes what the lab does at every play.

The browser's pages are built from `web/` where Node is: without it the rest is installed, and
`tin serve` says that its pages are missing.

All of them or none. Without a working compiler, or with COOKIETIN_PURE=1, the same source is
installed and interpreted. A type error in the rules is not a missing compiler: it ends the build.
An editable install is always interpreted: there a stale binary would hide an edit.
"""

import ast
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
import tomllib
from functools import cache
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError, ExecError, PlatformError

PACKAGE = Path("src", "cookietin")
# What the lab does at every play is compiled too, the rest of it is not.
EVERY_PLAY = ("lab/columns.py", "lab/meters", "lab/playing.py", "lab/row.py")
# And what a server does at every move: a table, and what each of those who sit there is shown.
EVERY_MOVE = (
    *(f"words/{name}.py" for name in ("messages", "speech")),
    *(
        f"table/{name}.py"
        for name in (
            "asking",
            "clock",
            "company",
            "early",
            "fair",
            "fold",
            "holder",
            "standing",
            "table",
        )
    ),
    *(f"server/rooms/{name}.py" for name in ("acts", "common", "listing", "plan", "room", "show")),
    "server/socket/attendant.py",
)
COMPILED = ("kernel", "games", "bots", *EVERY_PLAY, *EVERY_MOVE)
# A server needs more than the build has: what comes from there is anything, and `make lint`, which
# has all of it, looks closely.
MAY_BE_MISSING = (
    "--follow-imports=silent",
    "--disable-error-code=import-not-found",
    "--disable-error-code=no-any-return",
    "--no-warn-unused-ignores",
)
# The loop that every random play runs in: calls within a group are direct.
WITH_KERNEL = (str(PACKAGE / "bots" / "playout.py"),)

# Each group becomes one C file, so that two cores compile two at once; within a group calls are
# direct. A title's manifests name its group; what names this one is compiled with the kernel.
KERNEL = "cookietin"
BOTS = "cookietin_bots"
LAB = "cookietin_lab"
TABLES = "cookietin_tables"

# The rules call each other and the compiler's own runtime directly, not through the dynamic linker.
CLOSED = ["-fvisibility=hidden", "-fno-semantic-interposition"]

# How Python calls the rules: small rather than fast, and nothing is built into it.
CALLED = re.compile(
    r"^(?=\w+ \**(?:CPyPy_\w+|CPyDef_\w+___people___(?:events|facts)\w+)\([^;{}]*\) ?\{)",
    re.MULTILINE,
)
# What runs once, when it is imported, or when people look or write: compiled as it stands, since
# making it faster is a third of the compiler's work and nobody could tell. What is told and what
# boards draw from is needed at every move.
COLD = re.compile(
    r"^(?=\w+ \**CPyDef_\w+"
    r"(?:_____top_level__|___(?:people___(?!events|facts)|check___|grammar___|naming___|text___)\w+)"
    r"\([^;{}]*\) ?\{)",
    re.MULTILINE,
)

# All that the small file of each module needs of Python.h, which would take ten times as long.
PYTHON = """
typedef struct _object PyObject;
#define NULL ((void *)0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF(thing) Py_DecRef(thing)
extern void Py_DecRef(PyObject *);
extern void PyErr_Clear(void);
extern PyObject *Py_BuildValue(const char *, ...);
extern PyObject *PyObject_GetAttrString(PyObject *, const char *);
extern PyObject *PyImport_ImportModuleLevel(
    const char *, PyObject *, PyObject *, PyObject *, int);
extern void *PyCapsule_GetPointer(PyObject *, const char *);
"""

WEB = Path("web", "build.py")

COMPILER_FAILED = (CCompilerError, ExecError, PlatformError)

PROBE = """
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "cookietin_probe", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_cookietin_probe(void) { return PyModule_Create(&probe); }
"""


def say(text: str) -> None:
    print(f"cookietin: {text}", file=sys.stderr, flush=True)


def rules(*places: str) -> list[str]:
    # A package's __init__ only names its modules: left to the interpreter, it imports the same way
    # in both installs.
    return sorted(
        str(path)
        for place in places
        for path in (
            [PACKAGE / place] if place.endswith(".py") else (PACKAGE / place).rglob("*.py")
        )
        if path.name not in ("__init__.py", "__main__.py")
    )


def groups() -> list[tuple[list[str], str]]:
    """What is compiled together: the kernel, the bots, the lab, each title by its manifests."""
    # A bot can be called: mypyc 2.4 cannot have its subclasses in another group.
    bots = rules("bots")
    found = {KERNEL: rules("kernel"), BOTS: [path for path in bots if path not in WITH_KERNEL]}
    found[KERNEL] += [path for path in bots if path in WITH_KERNEL]
    found[LAB] = rules(*EVERY_PLAY)
    found[TABLES] = rules(*EVERY_MOVE)
    for title in sorted({path.parent for path in (PACKAGE / "games").glob("*/__init__.py")}):
        manifests = sorted(title.rglob("manifest.toml"))
        named = {tomllib.loads(path.read_text(encoding="utf-8"))["group"] for path in manifests}
        if len(named) != 1:
            sys.exit(f"cookietin: the manifests below {title} must name one group, not {named}.")
        found.setdefault(named.pop(), []).extend(rules(f"games/{title.name}"))
    return [(files, name) for name, files in found.items()]


def source_size(extension: Extension) -> int:
    return sum(os.path.getsize(source) for source in extension.sources)


def compiler_trouble() -> str:
    """Why the C compiler cannot be used here; empty when it can."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "cookietin_probe.c")
        source.write_text(PROBE, encoding="utf-8")
        probe = Extension("cookietin_probe", [str(source)])
        attempt = build_ext(Distribution({"ext_modules": [probe]}))
        attempt.build_lib = attempt.build_temp = folder
        try:
            attempt.ensure_finalized()
            attempt.run()
        except COMPILER_FAILED as error:
            return str(error)
        # A compiler for another machine builds happily; only loading shows it.
        return load_trouble(["cookietin_probe"], folder).rpartition("\n")[2]


def load_trouble(names: list[str], folder: str) -> str:
    """Why these modules cannot be imported from this folder; empty when they can."""
    code = "import importlib, sys; [*map(importlib.import_module, sys.argv[1:])]"
    loaded = subprocess.run(
        [sys.executable, "-c", code, *names],
        env={**os.environ, "PYTHONPATH": os.path.abspath(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    return loaded.stderr.strip() or str(loaded.returncode) if loaded.returncode else ""


def prepared(source: str, folder: str) -> str:
    """A copy of a C file of the rules that says what is cold, and in which help() finds the
    docstrings, which mypyc leaves out.
    """
    text = Path(source).read_text(encoding="utf-8")
    docs = docstrings()

    def method(found: re.Match[str]) -> str:
        return found[0][:-1] + docs.get(found[1], "") + '"'

    # mypyc indents each class deeper than the one before: most of such a file is blanks.
    text = re.sub(r"^[ \t]+", "", text, flags=re.MULTILINE)
    text = re.sub(r'CPyPy_(\w+),\s*METH_[^"]*"(?:[^"\\]|\\.)*"', method, text)
    text = re.sub(
        r'CPyType_(\w+)_template_ = \{.*?\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*"',
        method,
        text,
        flags=re.DOTALL,
    )
    if os.name == "posix":
        text = CALLED.sub("__attribute__((cold)) ", text)
        text = COLD.sub('__attribute__((cold, optimize("O0"))) ', text)
    return keep(text, Path(folder, Path(source).name))


def spared(source: str, within: str, folder: str) -> str:
    """A copy of the C file by which Python finds one module, without all of Python.h."""
    text = Path(source).read_text(encoding="utf-8").replace("#include <Python.h>", PYTHON)
    return keep(text, Path(folder, os.path.relpath(source, within)))


def keep(text: str, path: Path) -> str:
    """Write a file only where it is new, so that what has not changed is not compiled again."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return str(path)


@cache
def docstrings() -> dict[str, str]:
    """What stands below each class and function of the rules, by its name in C."""
    found: dict[str, str] = {}
    for name in rules(*COMPILED):
        module = "___".join(Path(name).relative_to(PACKAGE.parent).with_suffix("").parts)
        keep_docstrings(ast.parse(Path(name).read_text(encoding="utf-8")), module, found)
    return found


def keep_docstrings(node: ast.AST, where: str, found: dict[str, str]) -> None:
    for inner in ast.iter_child_nodes(node):
        if isinstance(inner, ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(inner) or ""
            quoted = json.dumps(text, ensure_ascii=False)[1:-1].replace("?", "\\?")
            found[f"{where}___{inner.name}"] = quoted
            keep_docstrings(inner, f"{where}___{inner.name}", found)


class BuildPy(build_py):
    def run(self) -> None:
        # The pages for browsers; a source without them is built without them.
        if WEB.exists():
            runpy.run_path(str(WEB))["build_pages"](say)
        super().run()


class Build(build):
    def run(self) -> None:
        # What an earlier build left here would be packed too: deleted modules, old binaries.
        shutil.rmtree(self.build_lib, ignore_errors=True)
        self.distribution.ext_modules = self.compiled_rules()
        super().run()
        if self.distribution.ext_modules:
            # Some code compiles and then raises as soon as it is imported. That is a fault in the
            # rules, not in the compiler: installing them interpreted would hide it.
            names = [extension.name for extension in self.distribution.ext_modules]
            # What a server needs is not here: its modules are tried where they are tested.
            tried = [name for name in names if not name.startswith("cookietin.server.")]
            why = load_trouble(tried, self.build_lib)
            if why:
                sys.exit(f"cookietin: the compiled rules cannot be imported:\n{why}")
        # bdist_wheel made up its mind before it was known whether anything compiles.
        wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
        if wheel is not None:
            wheel.root_is_pure = not self.distribution.has_ext_modules()

    def compiled_rules(self) -> list[Extension]:
        if os.environ.get("COOKIETIN_PURE", "0") not in ("", "0"):
            say("COOKIETIN_PURE is set: the rules are installed interpreted.")
            return []
        why = compiler_trouble()
        if why:
            print(why, file=sys.stderr)
            say("no C compiler works here: the rules are installed interpreted.")
            return []
        # Imported here because commands that build nothing must not need or wait for it.
        from mypyc.build import mypycify

        extensions = mypycify(
            [*MAY_BE_MISSING, *rules(*COMPILED)],
            opt_level="3",
            debug_level="0",
            separate=groups(),
            target_dir=self.written(),
        )
        if os.name == "posix":
            # mypycify gives every extension the same list: adding to that one adds to all.
            for extension in extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *CLOSED]
        for extension in extensions:
            extension.sources = [self.prepared(source) for source in extension.sources]
        # The longest first, so that no core waits for another at the end.
        return sorted(extensions, key=source_size, reverse=True)

    def written(self) -> str:
        """Where mypyc writes C."""
        return os.path.join(self.build_temp, "c")

    def prepared(self, source: str) -> str:
        """A C file as it is compiled here."""
        folder = os.path.join(self.build_temp, "prepared")
        if Path(source).name.startswith("__native_"):
            return prepared(source, folder)
        return spared(source, self.written(), folder) if os.name == "posix" else source


class BuildExt(build_ext):
    def finalize_options(self) -> None:
        super().finalize_options()
        if self.parallel is None:
            self.parallel = True

    def run(self) -> None:
        try:
            super().run()
        except COMPILER_FAILED as error:
            print(error, file=sys.stderr)
            say("the C compiler failed on the rules: they are installed interpreted.")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []


setup(cmdclass={"build": Build, "build_ext": BuildExt, "build_py": BuildPy})
