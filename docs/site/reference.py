"""The reference: what the docstrings of the source say, a page for each layer.

The source is read, not run: so it is the same page whether the rules are compiled or not.
"""

from __future__ import annotations

import ast
from html import escape
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "cookietin"
LAYERS = ("kernel", "words", "bots", "table", "lab", "laws")
FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef


def reference() -> dict[str, str]:
    """For each page its Markdown: the package itself, then its layers."""
    pages = {"cookietin": _package()}
    for layer in LAYERS:
        if (SOURCE / layer).is_dir():
            pages[f"cookietin.{layer}"] = _layer(SOURCE / layer)
    return pages


def _package() -> str:
    module = _read(SOURCE / "__init__.py")
    lines = ["# cookietin", "", ast.get_docstring(module) or "", ""]
    lines += ["What `import cookietin` gives.", "", *_members(module, 2)]
    taken = [
        (alias.asname or alias.name, f"{node.module}.{alias.name}")
        for node in module.body
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
        if (alias.asname or alias.name) in _exported(module)
    ]
    if taken:
        lines += ["## And from its layers", "", "| name | what |", "|---|---|"]
        for name, where in sorted(taken):
            lines.append(f"| {_link(name, where)} | {_what(where)} |")
    return "\n".join(lines) + "\n"


def _link(name: str, where: str) -> str:
    """A link to where a name is told of, if that is in the reference; a constant, to its module."""
    _, layer, *_ = where.split(".")
    if layer not in LAYERS:
        return f"`{name}`"
    module, _, own = where.rpartition(".")
    there = module if own.isupper() else where
    return f"[`{name}`](cookietin.{layer}.html#{there})"


def _what(where: str) -> str:
    """What the first paragraph says of a name, or of its module."""
    module, _, name = where.rpartition(".")
    tree = _read(SOURCE.parent.joinpath(*module.split(".")).with_suffix(".py"))
    body = tree.body
    for place, node in enumerate(body):
        if isinstance(node, ast.ClassDef | FUNCTION) and node.name == name:
            return _in_line((ast.get_docstring(node) or "").partition("\n\n")[0])
        if _named(node) == name:
            text = _text_after(body, place) or f"`{ast.unparse(node)}`"
            return _in_line(text)
    return _in_line(ast.get_docstring(tree) or "")


def _layer(folder: Path) -> str:
    name = f"cookietin.{folder.name}"
    lines = [f"# {name}", "", ast.get_docstring(_read(folder / "__init__.py")) or "", ""]
    for path in sorted(folder.rglob("*.py")):
        if path.name in ("__init__.py", "__main__.py"):
            continue
        module = ".".join(["cookietin", *path.relative_to(SOURCE).with_suffix("").parts])
        tree = _read(path)
        lines += [_heading(2, module, module), ast.get_docstring(tree) or "", ""]
        lines += _members(tree, 3, module)
    return "\n".join(lines) + "\n"


def _members(module: ast.Module, level: int, name: str = "") -> list[str]:
    """The public constants, functions and classes of a module."""
    lines: list[str] = []
    for place, node in enumerate(module.body):
        if isinstance(node, FUNCTION) and _public(node.name):
            title = f"{node.name}{_signature(node)}"
            lines += [_heading(level, anchor(name, node.name), title), *_said(node)]
        elif isinstance(node, ast.ClassDef) and _public(node.name):
            bases = ", ".join(ast.unparse(base) for base in node.bases)
            title = f"class {node.name}({bases})" if bases else f"class {node.name}"
            lines += [_heading(level, anchor(name, node.name), title), *_said(node)]
            lines += _inside(node, anchor(name, node.name))
        else:
            constant = _named(node)
            text = _text_after(module.body, place)
            if constant and text and _public(constant):
                lines += [f"**`{ast.unparse(node)}`**", "", text, ""]
    return lines


def _heading(level: int, id: str, title: str) -> str:
    return f'<h{level} id="{id}"><code>{escape(title)}</code></h{level}>\n'


def anchor(module: str, name: str) -> str:
    """Where a name is told of on its page."""
    return f"{module}.{name}" if module else name


def _inside(node: ast.ClassDef, there: str) -> list[str]:
    """A class's attributes that say what they are, and its methods that do."""
    lines: list[str] = []
    for inner in node.body:
        if not isinstance(inner, FUNCTION):
            continue
        if inner.name == "__init__":
            lines += [f"- `{node.name}{_signature(inner)}`"]
            for place, line in enumerate(inner.body):
                text = _text_after(inner.body, place)
                attribute = _named(line)
                if text and attribute.startswith("self.") and not attribute.startswith("self._"):
                    lines.append(f"- `{attribute.removeprefix('self.')}`: {_in_line(text)}")
        elif _public(inner.name) and ast.get_docstring(inner):
            shown = inner.name if _is_property(inner) else inner.name + _signature(inner)
            what = _in_line(ast.get_docstring(inner) or "")
            lines.append(f'- <code id="{there}.{inner.name}">{_literally(shown)}</code>: {what}')
    for place, line in enumerate(node.body):
        text = _text_after(node.body, place)
        if text and _named(line):
            lines.append(f"- `{_named(line)}`: {_in_line(text)}")
    return [*lines, ""] if lines else []


def _literally(text: str) -> str:
    """Code between tags, where stars and lines below would be read as Markdown."""
    return escape(text).replace("*", "&#42;").replace("_", "&#95;")


def _said(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> list[str]:
    return [ast.get_docstring(node) or "", ""]


def _in_line(text: str) -> str:
    return " ".join(text.split())


def _is_property(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(ast.unparse(by) == "property" for by in node.decorator_list)


def _signature(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """What it takes and gives, without `self`."""
    arguments = ast.unparse(node.args)
    for own in ("self, ", "self", "cls, ", "cls"):
        if arguments.startswith(own):
            arguments = arguments.removeprefix(own)
            break
    gives = ast.unparse(node.returns) if node.returns is not None else "None"
    return f"({arguments})" if gives == "None" else f"({arguments}) -> {gives}"


def _named(node: ast.stmt) -> str:
    """What an assignment names."""
    if isinstance(node, ast.AnnAssign):
        return ast.unparse(node.target)
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        return ast.unparse(node.targets[0])
    return ""


def _text_after(body: list[ast.stmt], place: int) -> str:
    """The text that stands below a line of its own: what an attribute or a constant means."""
    after = body[place + 1] if place + 1 < len(body) else None
    if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
        return after.value.value if isinstance(after.value.value, str) else ""
    return ""


def _exported(module: ast.Module) -> list[str]:
    for node in module.body:
        if isinstance(node, ast.Assign) and _named(node) == "__all__":
            return [str(name) for name in ast.literal_eval(node.value)]
    return []


def _public(name: str) -> bool:
    return not name.startswith("_")


def _read(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))
