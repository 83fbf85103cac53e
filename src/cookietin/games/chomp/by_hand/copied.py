"""Pictures as they are copied from a terminal: what stands around a land is left out."""

from __future__ import annotations

from cookietin.games.chomp.land import CELLS, WIDE, cell_names


def is_picture(text: str) -> bool:
    """Whether a text is the picture of one land, drawn or as it was copied, and no data."""
    if text.lstrip().startswith("+"):
        return True
    return "=" not in text and any(_is_head(line) for line in text.splitlines())


def bare(text: str) -> str:
    """The picture alone, without the letters above it, the numbers beside it and the rest."""
    lines = text.splitlines()
    heads = [place for place in range(len(lines)) if _is_head(lines[place])]
    if heads:
        lines = lines[heads[0] + 1 :]
    numbered = [line for line in lines if _number_ends(line)]
    if heads or numbered:
        walls = [place for place in range(len(lines)) if lines[place].lstrip().startswith("+")]
        lines = lines[: walls[-1] + 1] if walls else lines
    if numbered:
        margin = _number_ends(numbered[0]) + 1
    else:
        margin = min([_indent(line) for line in lines if line.strip()], default=0)
    return "\n".join([line[margin:] for line in lines])


def _is_head(line: str) -> bool:
    """Whether a line names columns, one after the other, and does nothing else."""
    words = line.split()
    names = [name.rstrip("0123456789") for name in cell_names()[WIDE + 1 : WIDE + 1 + CELLS]]
    if len(words) < 2 or words[0] not in names:
        return False
    first = names.index(words[0])
    return words == names[first : first + len(words)]


def _number_ends(line: str) -> int:
    """Where the number at the beginning of a row ends; 0 where there is none."""
    start = _indent(line)
    end = start
    while end < len(line) and "0" <= line[end] <= "9":
        end += 1
    return end if end > start and line[end : end + 1] == " " else 0


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())
