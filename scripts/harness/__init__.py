"""What the scripts share: commands, trees of files, temporary folders, and checks."""

import contextlib
import dataclasses
import json
import os
import pathlib
import re
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
CORES = os.cpu_count() or 1


class Failure(Exception):
    """A check that failed; its text says what is wrong."""


def expect(condition, message):
    """Fails unless a condition holds."""
    if not condition:
        raise Failure(str(message))


@dataclasses.dataclass
class Result:
    """A finished command. A process that a signal ended has the status 128 plus its number."""

    arguments: list
    status: int
    out: str
    err: str

    @property
    def text(self):
        return self.out + self.err

    def __str__(self):
        lines = [line for line in self.text.splitlines() if not re.match(r"\[\d+/\d+\] ", line)]
        return "\n".join([f"{' '.join(self.arguments)}: status {self.status}", *lines[-200:]])

    def expect(self, status=None, out=None, err=None):
        """Fails unless the status matches and the streams contain these texts."""
        if status is not None:
            allowed = status if isinstance(status, (tuple, list, set)) else [status]
            expect(self.status in allowed, f"expected status {status}\n{self}")
        for name, text, found in (("output", out, self.out), ("errors", err, self.err)):
            expect(text is None or text in found, f"the {name} don't contain '{text}'\n{self}")
        return self

    def json(self):
        """The output, read as JSON."""
        try:
            return json.loads(self.out)
        except ValueError as error:
            raise Failure(f"not JSON: {error}\n{self}") from error


class Process:
    """A command in the background. Its streams are files, so it never waits for a reader."""

    def __init__(
            self, *command, at=None, env=None, stdin=subprocess.DEVNULL, stdout=None, **options):
        self.arguments = [str(word) for word in command]
        self.streams = [tempfile.TemporaryFile() for _ in range(2)]
        self.process = subprocess.Popen(
            self.arguments, cwd=at, env=env, stdin=stdin, stdout=stdout or self.streams[0],
            stderr=self.streams[1], **options)

    def wait(self, timeout=None):
        """The result, after the end. A process that takes longer than the timeout is killed."""
        try:
            status = self.process.wait(timeout)
        except subprocess.TimeoutExpired:
            self.process.kill()
            status = self.process.wait()
        texts = []
        for stream in self.streams:
            with stream:
                stream.seek(0)
                texts.append(stream.read().decode(errors="replace"))
        return Result(self.arguments, status if status >= 0 else 128 - status, *texts)


def run(*command, status=0, out=None, err=None, timeout=None, **options):
    """Runs a command to its end, with the options of `Process`, and returns its result.

    Fails unless the status is this one, or one of several; None allows all. Also fails if the
    output or the errors don't contain a given text.
    """
    return Process(*command, **options).wait(timeout).expect(status, out, err)


def environment(**changes):
    """This script's environment with changes; None removes a variable."""
    merged = {**os.environ, **{name: str(value) for name, value in changes.items()}}
    return {name: value for name, value in merged.items() if changes.get(name, "") is not None}


def wait_for(condition, what, seconds=60):
    """Waits until a condition holds, and returns its value; fails after some time."""
    deadline = time.monotonic() + seconds
    while not (value := condition()):
        expect(time.monotonic() < deadline, f"waited {seconds} s in vain: {what}")
        time.sleep(0.02)
    return value


def processes():
    """The number and the words of each process."""
    files = list(pathlib.Path("/proc").glob("[0-9]*/cmdline"))
    for file in files:
        with contextlib.suppress(OSError):
            yield int(file.parent.name), file.read_text(errors="replace").split("\0")
    # macOS has no such files, and `ps` separates words by spaces.
    for line in [] if files else run("ps", "-A", "-ww", "-o", "pid=,args=").out.splitlines():
        number, *words = line.split()
        yield int(number), words


def is_running(process):
    """Whether there is a process with a number."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


class Snapshot:
    """The files, folders, and links below a folder, with their permissions and contents."""

    def __init__(self, folder, without=(), replacing=b""):
        """Leaves out what has certain names, and drops a text, such as the folder's path."""
        self.parts = folder, without, replacing
        self.entries = {}
        for base, folders, files in os.walk(folder):
            folders[:] = [name for name in folders if name not in without]
            for name in folders + files:
                path = os.path.join(base, name)
                mode, contents = os.lstat(path).st_mode, b""
                if stat.S_ISLNK(mode):
                    contents = os.readlink(path).encode()
                elif stat.S_ISREG(mode):
                    contents = pathlib.Path(path).read_bytes().replace(replacing or b"\0\0", b"")
                self.entries[os.path.relpath(path, folder)] = (mode, contents)

    def __eq__(self, other):
        return self.entries == other.entries

    @property
    def names(self):
        return sorted(self.entries)

    @property
    def files(self):
        return [name for name in self.names if stat.S_ISREG(self.entries[name][0])]

    def differences(self, other):
        """The paths that differ in two snapshots."""
        names = sorted({*self.entries, *other.entries})
        return [name for name in names if self.entries.get(name) != other.entries.get(name)]

    def expect_unchanged(self):
        """Fails if the folder has changed since."""
        changed = self.differences(Snapshot(*self.parts))
        expect(not changed, f"changed in {self.parts[0]}: {', '.join(changed)}")


def write(path, text, mode=None):
    """Writes a text file, and the folders above it."""
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    if mode:
        path.chmod(mode)
    return path


def write_program(path, text):
    """Writes a shell script that can be executed."""
    return write(path, "#!/bin/sh\n" + text, 0o755)


def fake_swift(folder, program):
    """A `swift` in a folder that compiles nothing, and whose result is a program."""
    write_program(
        folder / "swift", 'case " $* " in *" --show-bin-path "*) dirname "$0" ;; esac\n')
    write_program(folder / "swiftc", "exit 1\n")
    shutil.copy(program, folder / "scene-kit")


def read(path):
    """The contents of a text file, with its line breaks as they are."""
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


@contextlib.contextmanager
def temporary_folder(name="scene-kit", in_memory=False):
    """A folder that is removed at the end, or kept and named if KEEP is set.

    In memory, if the system has a file system for that: a disk that is throttled takes hours. CHECK_IN
    names another folder, such as one on a file system to check.
    """
    memory = "/dev/shm" if in_memory and os.access("/dev/shm", os.W_OK) else None
    parent = os.environ.get("CHECK_IN") or memory
    folder = pathlib.Path(tempfile.mkdtemp(prefix=f"{name}.", dir=parent)).resolve()
    try:
        yield folder
    finally:
        if os.environ.get("KEEP"):
            print(f"kept {folder}", file=sys.stderr)
        else:
            shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def workspace(name):
    """A temporary folder for runs of the toolchain and of scene-kit.

    The folder `tmp` takes what the toolchain leaves where temporary files go; `home` takes the sets
    that scene-kit stores.
    """
    with temporary_folder(name) as folder:
        for part in ("tmp", "home"):
            (folder / part).mkdir()
        os.environ.update(TMPDIR=str(folder / "tmp"), SCENE_KIT_HOME=str(folder / "home"))
        yield folder


def find_program(words):
    """The program to test: the first word, or the one that `swift build` makes."""
    path = pathlib.Path(words[0] if words else ROOT / ".build/debug/scene-kit").absolute()
    expect(os.access(path, os.X_OK), f"there is no program {path}; build it with swift build")
    return path


def version():
    """The version in Sources/Basics/Tool.swift."""
    return re.search(r'static let version = "(.*)"', read(ROOT / "Sources/Basics/Tool.swift"))[1]


@contextlib.contextmanager
def case(title):
    """A case of a script that stops at the first failure. Prints the title and the time it took."""
    began = time.monotonic()
    try:
        yield
    except (Failure, AssertionError) as failure:
        print(f"FAIL  {title}: {failure}", file=sys.stderr)
        sys.exit(1)
    print(f"ok    {title} ({time.monotonic() - began:.0f} s)", flush=True)


def main(function):
    """Runs a script's function with its arguments; the function returns the exit status.

    A signal ends the script as an exception, so that temporary folders are removed.
    """
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        sys.exit(function(sys.argv[1:]))
    except Failure as failure:
        sys.exit(f"{pathlib.Path(sys.argv[0]).name}: {failure}")
    except KeyboardInterrupt:
        sys.exit(130)
