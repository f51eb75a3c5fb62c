"""Random histories of commands and edits, for the scripts that check what scene-kit promises about
them."""

import argparse
import collections
import dataclasses
import os
import pathlib
import random
import re
import shlex
import stat
from concurrent.futures import ProcessPoolExecutor

from . import CORES, ROOT, Failure, Snapshot, find_program, read, run, temporary_folder

STATUSES = {0, 1, 64, 65, 66, 69, 73, 77}
WRITES = {"create", "update", "merge", "overwrite", "rename", "remove"}
FIXTURES = ROOT / "Tests/Fixtures"


class Broken(Failure):
    """A promise that a history breaks. The kind tells one fault from another."""

    def __init__(self, promise, kind, message):
        super().__init__(promise, kind, message)
        self.kind = f"{promise} {kind}"

    def __str__(self):
        return f"{self.args[0]}: {self.args[2]}"


def option(words, name):
    """An option and its value among the words of a command, or nothing."""
    return words[words.index(name):][:2] if name in words else []


def files(folder, without=(".local", "bin", ".git")):
    """The contents of each file below a folder, and None for each folder."""
    entries = Snapshot(folder, without).entries
    return {path: None if stat.S_ISDIR(mode) else text
            for path, (mode, text) in entries.items() if path != ".scene-kit"}


def changes(before, after):
    """The paths of files and folders that differ."""
    missing = object()
    return {path for path in before.keys() | after.keys()
            if before.get(path, missing) != after.get(path, missing)}


def pending(operations):
    """What a check reports: the verb of each file that would change or is in conflict."""
    return {path: verb for path, verb in operations if verb in WRITES or verb == "conflict"}


def marks(tree):
    """The lines that users wrote."""
    return {mark for text in tree.values() for mark in re.findall(rb"mine-\d+", text or b"")}


@dataclasses.dataclass
class Done:
    """A command that ran: the paths that changed, the contents of files before and after, and the
    JSON of its dry run and its own."""

    succeeded: bool
    changed: set
    contents: dict
    respelled: set
    operations: list
    planned: dict
    document: dict


class History:
    """A folder, and the commands and edits in it.

    A subclass names the folder of its recorded cases, the files with the shell functions that lines
    call, its `Actor`, and the options that take no value.
    """

    cases, preludes, flags = None, [], []

    def __init__(self, program, folder, is_thorough=False):
        """Checks the promises that take long after every command, or after every third."""
        self.program, self.folder, self.is_thorough = program, folder, is_thorough
        self.prelude = "".join(map(read, self.preludes))
        self.environment = {
            "PATH": f"{program.parent}:{os.environ['PATH']}", "HOME": "/nonexistent",
            "USER": "tester", "SOURCE_DATE_EPOCH": "1790000000"}
        self.lines, self.status, self.tree = [], 0, {}

    def files(self):
        return files(self.folder)

    def expect(self, condition, promise, kind, message):
        if not condition:
            raise Broken(promise, kind, f"{message}\n  after: {self.lines[-1]}")

    def expect_unchanged(self, tree, promise, kind):
        changed = changes(tree, self.files())
        self.expect(not changed, promise, kind, f"changed: {', '.join(sorted(changed))}")

    def step(self, line):
        """Does one thing, and checks the promises about it."""
        self.lines.append(line)
        if not self.take_command(line):
            self.status = self.shell(line).status
        self.tree = self.files()

    def shell(self, line):
        return run("sh", "-c", self.prelude + line, at=self.folder, env=self.environment,
                   status=None)

    def kit(self, *words, at="."):
        """The status, the operations, and the JSON of a command in a folder."""
        folder = self.folder / at
        result = run(self.program, *words, "--json", at=folder, env=self.environment, status=None)
        self.expect(result.status in STATUSES, "status", f"{words[0]} {result.status}", result)
        document = result.json()
        operations = [(os.path.relpath(folder / item["path"], self.folder), item["verb"])
                      for item in document.get("operations", [])]
        return result.status, operations, document

    def perform(self, words, dry_run=["--dry-run"], at="."):
        """Runs a command, and checks what every command promises."""
        before, name = self.tree, words[0]
        status, plan, planned = self.kit(*words, *dry_run, at=at)
        self.expect_unchanged(before, "dry-run", f"{name} writes")
        self.status, operations, document = self.kit(*words, at=at)
        after = self.tree = self.files()
        self.expect((status, plan) == (self.status, operations), "dry-run",
                    f"{name} {self.status if status != self.status else 'plan'}",
                    f"expected {status} {pending(plan)}, found {self.status} {pending(operations)}")
        changed = changes(before, after)
        succeeded = self.status == 0 or (self.status == 1 and "markers" in words)
        # A pack that can't be upgraded doesn't keep others from it.
        may_write = succeeded or name == "upgrade"
        self.expect(may_write or not changed, "status", f"{name} writes", f"{status}: {changed}")
        written = {path for path in changed if before.get(path, after.get(path)) is not None}
        meant = {path for path, verb in operations if verb in WRITES and may_write}
        # A renamed file has another spelling on a volume that ignores case.
        respelled = {path.casefold() for path, verb in operations if verb == "rename"}
        meant |= {path for path in written if path.casefold() in respelled}
        self.expect(meant == written, "plan", name, f"unlike the plan: {meant ^ written}")
        lost = marks(before) - marks(after)
        excused = "overwrite" in words or "--force" in words or name == "undo"
        self.expect(not lost or excused, "lines", name, f"lost: {lost}")
        contents = {path: (before.get(path), after.get(path)) for path in written}
        return Done(succeeded, changed, contents, respelled, operations, planned, document)

    def check_undone(self, undoable, before, changed, succeeded):
        """Checks an `undo`. The commands that it can undo are the paths that each changed, with
        their contents before and after."""
        if not undoable:
            return self.expect(not changed, "undo", "nothing", "there was nothing to undo")
        last = undoable[-1]
        touched = [path for path, (_, text) in last.items() if before.get(path) != text]
        if not succeeded:
            return self.expect(touched, "undo", "refused", "nothing changed since the last command")
        for path, (text, _) in undoable.pop().items():
            self.expect(self.tree.get(path) == text, "undo", "bytes", f"{path} isn't as it was")
        others = {path for path in changed - last.keys() if self.tree.get(path) is not None}
        self.expect(not others, "undo", "others", f"changed: {others}")


class Actor:
    """Chooses what happens next in a history, by a grammar beside the recorded cases.

    Names that the grammar doesn't define are methods and attributes of a subclass. An action is
    chosen only if there is something for each name in `needs`.
    """

    needs = {}

    def __init__(self, seed, history):
        self.random, self.history, self.number = random.Random(seed), history, 0
        self.grammar = {name: text.splitlines() for name, text in re.findall(
            r"(?m)^\[(\w+)\]\n((?:.+\n)*)", read(history.cases / "grammar"))}

    def choose_action(self):
        weights, actions = zip(*(line.split(" ", 1) for line in self.grammar["action"]))
        while True:
            [action] = self.random.choices(actions, map(int, weights))
            if self.is_possible(action):
                return action

    def is_possible(self, action):
        return all(getattr(self, name)() for text, name in self.needs.items() if text in action)

    def fill(self, template):
        self.number += 1

        def choose(match):
            name, is_optional = match.groups()
            if is_optional and self.random.random() < 0.7:
                return ""
            values = self.grammar.get(name) or getattr(self, name)
            if isinstance(values, (str, int)):
                return str(values)
            if callable(values):
                return self.random.choice(values() or self.grammar["name"])
            return replaced(self.random.choice(values))

        def replaced(text):
            return re.sub(r"\{(\w+)(\?)?\}", choose, text)
        return " ".join(replaced(template).split())


def play(kind, program, lines, is_thorough=False):
    """Plays lines, or those that a function chooses, each with the status to expect, or None.

    Returns the lines, and what the last of them breaks, or nothing.
    """
    with temporary_folder("history", in_memory=True) as folder:
        history = kind(program, folder, is_thorough)
        try:
            for line, status in lines(history) if callable(lines) else lines:
                history.step(line)
                history.expect(status in (None, str(history.status)), "status", status,
                               f"expected {status}, found {history.status}")
        except Broken as broken:
            return history.lines, broken
    return history.lines, None


def play_at_random(kind, program, seed):
    def lines(history):
        return ((line, None) for line in kind.actor(seed, history).lines())
    return play(kind, program, lines)


def play_case(kind, program, path):
    """Plays a recorded case: each `$ line` ends with 0, or with the status of `exit N` below it."""
    found = re.findall(r"^\$ (.*)(?:\nexit (.*))?", read(path), re.MULTILINE)
    lines = [(line, {"": "0", "*": None}.get(status, status)) for line, status in found]
    return play(kind, program, lines, is_thorough=True)[1]


def joined(words):
    """A line of these words, in which the shell replaces variables."""
    return " ".join(f'"{word}"' if "$" in word else shlex.quote(word) for word in words)


def variants(kind, lines):
    """Shorter histories: without a line, or without a word or an option of a command."""
    for index in reversed(range(len(lines))):
        yield lines[:index] + lines[index + 1:]
    for index, line in enumerate(lines):
        words = shlex.split(line)
        for start in range(2, len(words)) if "scene-kit" in words else []:
            end = start + (1 if words[start] in kind.flags else 2)
            if words[start].startswith("--") and words[start] != "--package":
                yield [*lines[:index], joined(words[:start] + words[end:]), *lines[index + 1:]]


def shrink(kind, program, lines, broken):
    """The shortest history found that breaks the same promise."""
    candidates = variants(kind, lines)
    for _ in range(150):
        candidate = next(candidates, None)
        if candidate is None:
            break
        _, found = play(kind, program, [(line, None) for line in candidate])
        if found and found.kind == broken.kind:
            lines, broken, candidates = candidate, found, variants(kind, candidate)
    return lines, broken


def script(kind, lines):
    """A shell script that does what a history did."""
    preludes = [f". {path}" for path in kind.preludes]
    return "\n".join(["#!/bin/sh", 'cd "$(mktemp -d)"', *preludes, *lines])


def has_links():
    """Whether the file system that histories run on has symbolic links."""
    with temporary_folder("links") as folder:
        try:
            (folder / "link").symlink_to(folder)
        except OSError:
            return False
        return True


def check(kind, description, words):
    """Runs the recorded cases and random histories of one kind, as the command line says."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--histories", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--case")
    parser.add_argument("program", nargs="?")
    arguments = parser.parse_args(words)
    program = find_program([arguments.program] if arguments.program else []).resolve()
    count = 0 if arguments.case else arguments.histories
    failed = 0
    paths = sorted(kind.cases.glob(f"{arguments.case or '*'}.txt"))
    for path in [] if has_links() else paths[:]:
        if "$ only_link_to " in read(path):
            print(f"skipped {path.stem}: there are no links here", flush=True)
            paths.remove(path)
    with ProcessPoolExecutor(CORES) as pool:
        played = pool.map(play_case, [kind] * len(paths), [program] * len(paths), paths)
        for path, broken in zip(paths, played):
            print(f"{'FAILED' if broken else 'passed'}  {path.stem}", flush=True)
            failed += bool(broken)
            if broken:
                print("        " + str(broken).replace("\n", "\n        "))
        seeds = [f"{arguments.seed}-{number}" for number in range(count)]
        kinds, steps = collections.Counter(), 0
        for seed, (lines, broken) in zip(
                seeds, pool.map(play_at_random, [kind] * count, [program] * count, seeds)):
            steps += len(lines)
            kinds[broken.kind if broken else None] += 1
            if broken and kinds[broken.kind] == 1:
                lines, broken = shrink(kind, program, lines, broken)
                print(f"\nFAILED  {seed}: {broken}\n\n{script(kind, lines)}\n", flush=True)
    for name, number in kinds.most_common():
        print(f"{number:>6} histories {'break: ' + name if name else 'pass'}")
    failed += count - kinds[None]
    name = pathlib.Path(parser.prog).name
    print(f"{name}: {len(paths) + count - failed} passed, {failed} failed ({steps} steps)")
    return 1 if failed else 0
