"""What the benchmarks share: programs to measure, and runs of commands in turn."""

import contextlib
import os
import pathlib
import re
import shutil
import statistics
import tempfile
import time

from . import ROOT, expect, run


def release(commit, work):
    """A program: one that exists, or a release of a commit, or of this tree, whose build is kept."""
    if commit and os.access(commit, os.X_OK):
        return pathlib.Path(commit).resolve()
    tree = clone(commit, work / f"source {commit}") if commit else ROOT
    prefix = work / f"installed {commit}"
    run(tree / "install.sh", "--prefix", prefix)
    return prefix / "bin/scene-kit"


def clone(commit, folder):
    run("git", "clone", "--quiet", ROOT, folder)
    run("git", "checkout", "--quiet", commit, at=folder)
    return folder


def measure(command, folder, variables=None):
    """CPU seconds, wall seconds, and the peak of memory in MB of one run in a folder."""
    os.chdir(folder)
    # posix_spawn, since the subprocess module costs as much as the programs that are measured.
    # To wake a pipe's reader for every line would count, too.
    quiet = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_WRONLY, 0) for stream in (1, 2)]
    began = time.perf_counter()
    process = os.posix_spawn(command[0], command, variables or {}, file_actions=quiet)
    _, status, usage = os.wait4(process, 0)
    wall = time.perf_counter() - began
    os.chdir("/")
    expect(os.waitstatus_to_exitcode(status) == 0, f"failed: {' '.join(map(str, command))}")
    return usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss / 1024


def instructions(command, folder):
    """The millions of instructions of one run in a folder, the same on every machine; nan if there is
    no valgrind to count them."""
    valgrind = shutil.which("valgrind")
    if not valgrind:
        return float("nan")
    counted = run(
        valgrind, "--tool=callgrind", f"--callgrind-out-file={os.devnull}", *command, at=folder,
        env={"HOME": "/nonexistent"})
    return int(re.search(r"Collected : (\d+)", counted.err)[1]) / 1e6


def in_turn(commands, runs, folders, variables=None):
    """The medians of each command, run in turn with the others, each time in a new folder."""
    found = [[] for _ in commands]
    for _ in range(runs):
        for number, command in enumerate(commands):
            with folders(number) as folder:
                found[number].append(measure(command, folder, variables))
    return [tuple(map(statistics.median, zip(*results))) for results in found]


@contextlib.contextmanager
def copy(model, work):
    """A copy of a folder, or an empty one, that is removed at the end."""
    folder = tempfile.mkdtemp(dir=work)
    if model:
        shutil.copytree(model, folder, dirs_exist_ok=True)
    yield folder
    shutil.rmtree(folder)
