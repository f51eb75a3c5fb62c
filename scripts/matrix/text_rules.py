"""Checks what a formatter does not: long lines, blank lines, the end of the file, imports.

    text_rules.py FILE...
"""

import re
import sys

LIMIT = 100

# What a developer writes; generated tests never call it.
TODO = re.compile(r"// TODO: (Fetch what the scene shows|Bind|Work out)\b")


def is_unbreakable(line: str) -> bool:
    """Whether one word of the line alone is too long, with the brackets that stick to it."""
    indentation = max(8, len(line) - len(line.lstrip()))
    words = re.findall(r'"(?:[^"\\]|\\.)*"|(?:-> )?[(\[]?[^\s(){}\[\],.]+(?:\(\)?)?[,:]?', line)
    return any(indentation + len(word) > LIMIT for word in words)


def problems(path: str, text: str):
    """Every line number and what is wrong there."""
    lines = text.split("\n")
    if not text.endswith("\n") or text.endswith("\n\n"):
        yield len(lines), "the file does not end with exactly one line break"
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
        if re.search(r"(ViewModel|Router)\.swift$", path) and re.search("UIKit|RxCocoa|SwiftUI", line):
            yield number, "UIKit, SwiftUI or RxCocoa in a ViewModel or a Router"


def main(paths) -> int:
    count = 0
    for path in paths:
        with open(path, encoding="utf-8", newline="") as file:
            for number, problem in problems(path, file.read()):
                print(f"{path}:{number}: {problem}")
                count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
