"""What must pass before a change is merged, in a fresh clone or a working one.

    bash .ci/run [--full]

--full adds what takes long and rarely fails alone: all ways to compile generated code, installations
that are killed, a release, every fault, fuzzing, the plugin in folders with spaces, and the benchmark.
Each stage prints how long it took; the first one that fails ends the run. Stages in the background are
printed, and can fail, when the run waits for them.
"""

import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "scripts"))
from harness import Failure, main, temporary_folder  # noqa: E402

# Programs that the tests call in addition to Swift. On Debian, each program's package has its name.
TOOLS = ["strace", "git", "shellcheck", "zsh", "fish", "patch", "python3"]


def capture(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


class Stage:
    """A part of the run: commands, whose output and CPU time it collects."""

    # The stages that have begun and not ended.
    running = []

    def __init__(self, title, action, in_background=False):
        self.title = title
        self.action = action
        self.output = tempfile.TemporaryFile("w+") if in_background else None
        self.processes = []
        self.cpu = 0
        self.status = 0
        Stage.running.append(self)
        self.say(f"\n== {title}" + (", in the background" if in_background else ""), always=True)
        if in_background:
            self.thread = threading.Thread(target=self.perform)
            self.thread.start()
        else:
            self.perform()
            self.finish()

    def say(self, text, always=False):
        print(text, file=None if always else self.output, flush=True)

    def run(self, *command, output=None, **changes):
        """Runs a command; fails with its status."""
        output = output or self.output
        # A group of its own, so that the end of this script can end all of it.
        process = subprocess.Popen(
            [str(word) for word in command], stdin=subprocess.DEVNULL, stdout=output,
            stderr=subprocess.STDOUT if output else None, start_new_session=True,
            env={**os.environ, **changes})
        self.processes.append(process)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        self.cpu += usage.ru_utime + usage.ru_stime
        if process.returncode != 0:
            raise subprocess.CalledProcessError(process.returncode, command)

    def perform(self):
        began = time.monotonic()
        try:
            self.action(self)
        except subprocess.CalledProcessError as error:
            self.status = error.returncode if error.returncode > 0 else 128 - error.returncode
        except Failure as failure:
            self.say(failure)
            self.status = 1
        self.say(f"-- {self.title}: {time.monotonic() - began:.0f} s, {self.cpu:.0f} s of CPU")

    def finish(self):
        """Waits for the end; ends the run if the stage failed."""
        if self.output:
            self.thread.join()
            self.output.seek(0)
            print(self.output.read(), end="", flush=True)
        Stage.running.remove(self)
        if self.status != 0:
            print(f"FAILED: {self.title} (status {self.status})", file=sys.stderr)
            sys.exit(self.status)

    @classmethod
    def stop_all(cls):
        """SwiftPM ends its compilers when it is interrupted, but not when it is terminated."""
        for stage in cls.running:
            # No more commands begin.
            stage.run = lambda *_, **__: (_ for _ in ()).throw(Failure("stopped"))
        processes = [process for stage in cls.running for process in stage.processes]
        for number, seconds in (signal.SIGINT, 10), (signal.SIGKILL, 0):
            deadline = time.monotonic() + seconds
            for process in processes:
                try:
                    os.killpg(process.pid, number)
                except ProcessLookupError:
                    pass
            while time.monotonic() < deadline and any(map(exists, processes)):
                time.sleep(0.2)


def exists(process):
    try:
        os.killpg(process.pid, 0)
    except ProcessLookupError:
        return False
    return True


def command(*words, **changes):
    """A stage of one command."""
    return lambda stage: stage.run(*words, **changes)


def install_tools(stage):
    missing = [tool for tool in TOOLS if not shutil.which(tool)]
    stage.say(f"installing: {' '.join(missing)}" if missing else "all there")
    if missing:
        stage.run("apt-get", "-qq", "update")
        stage.run(
            "apt-get", "-qq", "install", "--no-install-recommends", "--yes", *missing,
            DEBIAN_FRONTEND="noninteractive")


def find_mustache_spec(stage):
    """The cases of github.com/mustache/spec; without them, the tests would skip the suite."""
    folder = os.environ.setdefault("MUSTACHE_SPEC", str(ROOT.parent / "shared/mustache-spec"))
    if not os.path.isfile(f"{folder}/interpolation.json"):
        raise Failure(f"no Mustache spec in {folder} (CONTRIBUTING says where to get it)")
    stage.say(folder)


def check_format(stage):
    # Fixtures are compared byte for byte, so they keep their form.
    files = capture(
        "git", "ls-files", "-z", "Package.swift", "Plugins/*.swift", "Sources/*.swift",
        "Tests/*.swift", ":!Tests/Fixtures").split("\0")[:-1]
    stage.run("swift", "format", "lint", "--strict", "--parallel", *files)


def check_scripts(stage):
    shell, python = [], []
    for name in capture("git", "ls-files", "install.sh", "action", "scripts", ".ci").splitlines():
        first = (ROOT / name).read_text(encoding="utf-8").partition("\n")[0]
        if re.match(r"#!.*[/ ](ba)?sh( |$)|# shellcheck shell=", first):
            shell.append(name)
        elif name.endswith(".py") or first.endswith("python3"):
            python.append(name)
    stage.say("\n".join([*shell, *python]))
    stage.run("shellcheck", "--external-sources", *shell)
    for name in python:
        compile((ROOT / name).read_text(encoding="utf-8"), name, "exec")


def build(stage):
    """Builds the program and the tests. Files with warnings are touched, so that the next build prints
    them again."""
    with tempfile.TemporaryFile("w+") as log:
        failure = None
        try:
            stage.run("swift", "build", "--build-tests", output=log)
        except subprocess.CalledProcessError as error:
            failure = error
        log.seek(0)
        lines = log.read().splitlines()
    if failure or any(" warning: " in line for line in lines):
        stage.say("\n".join(line for line in lines if not re.match(r"\[\d+/\d+\] ", line)))
        for path in {line.partition(":")[0] for line in lines if " warning: " in line}:
            if os.path.exists(path):
                os.utime(path)
        raise Failure("the build has errors or warnings")
    stage.say(lines[-1])


def tree():
    return capture("git", "status", "--porcelain") + capture("git", "diff")


def unchanged(before, message):
    if tree() != before:
        raise Failure(capture("git", "status", "--short") + message)


def check_embedded_templates(stage):
    before = tree()
    stage.run("scripts/embed-templates")
    unchanged(
        before, "the embedded templates are stale: run scripts/embed-templates and commit")


def check_searches(stage):
    """A file without `import Basics` gets the searches of the library for regular expressions, which
    would add more than a megabyte to the program."""
    objects = [
        name for path in ROOT.glob(".build/install/*/release/scene-kit.product/Objects.LinkFileList")
        for name in path.read_text(encoding="utf-8").split()]
    symbols = capture("nm", "-A", "--undefined-only", *objects)
    found = {line.partition(":")[0] for line in symbols.splitlines() if "17_StringProcessing" in line}
    if found:
        raise Failure("\n".join(sorted(found)) + (
            "\nthese use _StringProcessing; import Basics there, and see "
            "Sources/Basics/TextSearch.swift"))


def check_sets(program, folder):
    def check(stage):
        stage.run("scripts/assemble-set", folder)
        stage.run(program, "validate", folder)
    return check


def run_stages(is_full, folder):
    before = tree()
    program = folder / "installed/bin/scene-kit"
    Stage("tools", install_tools)
    Stage("Swift", command("swift", "--version"))
    Stage("Mustache spec", find_mustache_spec)
    Stage("format", check_format)
    Stage("scripts", check_scripts)
    Stage("embedded templates", check_embedded_templates)
    Stage("build without a warning", build)
    Stage("swift test", command("swift", "test", "--quiet"))
    # What users run: the optimizer may fail where a debug build doesn't. The other stages take half as
    # long with it.
    Stage("install.sh builds a release", command("./install.sh", "--prefix", folder / "installed"))
    Stage("searches", check_searches)
    Stage("template sets", check_sets(program, folder / "sets"))
    Stage("GitHub action", command("scripts/test-action", SCENE_KIT=str(program)))
    # Tests that take too long with the debug build, and all others that run the program.
    release = command(
        "env", "-u", "SCENE_KIT_FULL", f"SCENE_KIT_RELEASE={program}", "swift", "test",
        "--skip-build", "--quiet", "--filter", r"^EndToEndTests\.")
    if is_full:
        Stage("swift test with the release", release)
        for title, *words in [
                ("packs", "check-packs", program), ("faults", "check-faults", program),
                ("concurrency", "check-concurrency", program), ("fuzzing", "fuzz", "--full"),
                ("install.sh", "test-install"), ("release", "check-release"),
                ("command plugin", "check-plugin"),
                ("generated code", "check-generated", "--full", program),
                ("wiring", "check-wiring", program), ("scenes that change", "check-story", program),
                ("benchmark (a report)", "benchmark", "--runs", "50")]:
            Stage(title, command(f"scripts/{words[0]}", *words[1:]))
    else:
        background = [Stage("swift test with the release", release, in_background=True)]
        Stage("fuzzing targets", command("scripts/fuzz", "--type-check"))
        Stage("faults", command("scripts/check-faults", "--quick", program))
        Stage("concurrency", command("scripts/check-concurrency", "--quick", program))
        Stage("install.sh", command("scripts/test-install", program))
        background.pop().finish()
        Stage("generated code", command("scripts/check-generated", program))
        for title, *words in [
                ("scenes that change", "check-story", program, "Scene"),
                ("command plugin", "check-plugin", "--scratch-path", ".build"),
                ("packs", "check-packs", program)]:
            background.append(
                Stage(title, command(f"scripts/{words[0]}", *words[1:]), in_background=True))
        Stage("wiring", command("scripts/check-wiring", program))
        for stage in background:
            stage.finish()
    Stage("clean tree", lambda _: unchanged(before, "this run changed the tree"))


def run(arguments):
    if arguments not in ([], ["--full"]):
        print("usage: bash .ci/run [--full]", file=sys.stderr)
        return 64
    began = time.monotonic()
    os.chdir(ROOT)
    is_full = bool(arguments)
    if is_full:
        os.environ["SCENE_KIT_FULL"] = "1"
    with temporary_folder("ci") as folder:
        # The toolchain leaves empty folders and locks where temporary files go.
        os.environ["TMPDIR"] = str(folder)
        try:
            run_stages(is_full, folder)
        finally:
            Stage.stop_all()
    print(f"\nAll checks passed in {time.monotonic() - began:.0f} s.")
    return 0


main(run)
