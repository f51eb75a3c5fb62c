"""What a formatter doesn't check in generated Swift: long lines, blank lines, imports, the end."""

import re

LIMIT = 100
# For developers to replace; generated tests never run these lines.
TODO = re.compile(r"// TODO: (Fetch what the scene shows|Bind|Work out)\b")


def is_unbreakable(line):
    """Whether a single word is too long, with the brackets that stick to it."""
    indentation = max(8, len(line) - len(line.lstrip()))
    words = re.findall(r'"(?:[^"\\]|\\.)*"|(?:-> )?[(\[]?[^\s(){}\[\],.]+(?:\(\)?)?[,:]?', line)
    return any(indentation + len(word) > LIMIT for word in words)


def problems(path, text):
    """Each line number with a problem, and the problem."""
    lines = text.split("\n")
    if not text.endswith("\n") or text.endswith("\n\n"):
        yield len(lines), "the file doesn't end with exactly one line break"
    if not lines[0].strip():
        yield 1, "the file starts with a blank line"
    for number, line in enumerate(lines[:-1], start=1):
        if len(line) > LIMIT and not is_unbreakable(line):
            yield number, f"{len(line)} columns"
        if line != line.rstrip():
            yield number, "white space at the end of the line"
        if number > 1 and not line and not lines[number - 2]:
            yield number, "two blank lines in a row"
        if not line and lines[number - 2].endswith("{"):
            yield number, "a blank line after an opening brace"
        if not line and lines[number].strip() == "}":
            yield number, "a blank line before a closing brace"
        if re.search(r"TODO|FIXME", line) and not TODO.search(line):
            yield number, "a TODO"
        if re.search(r"(ViewModel|Router)\.swift$", path) and re.search(
                "UIKit|RxCocoa|SwiftUI", line):
            yield number, "UIKit, SwiftUI or RxCocoa in a ViewModel or a Router"
