#!/usr/bin/env python3
"""Runs a step of action.yml as GitHub's runner does, for the sessions of scripts/test-action.

    action.py STEP INPUT=VALUE...

It runs in the folder `a work tree`. Prints the annotations that GitHub would show, and what the
step leaves: the path that it adds, and the version there; its outputs, and its summary. The status
is that of the step.
ACTION_PATH and SERVER replace the defaults of the runner. With LOG, prints what the step prints,
too.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
from harness import ROOT, expect, main, read  # noqa: E402


class Action:
    """What action.yml contains: its inputs with their defaults, its outputs, and its steps."""

    def __init__(self):
        # Not every machine has a reader of YAML, and this file has a simple form.
        def pairs(text, indent):
            found = re.findall(rf"(?m)^ {{{indent}}}(?:- )?([\w-]+): (.*)$", text)
            return {key: re.sub(r"^'(.*)'$", r"\1", value).replace("''", "'")
                    for key, value in found}

        inputs, outputs, steps = re.split(
            r"(?m)^(?:inputs|outputs|runs):\n", read(ROOT / "action.yml"))[1:]
        self.outputs = re.findall(r"(?m)^  ([\w-]+):$", outputs)
        self.inputs = {
            name: pairs(text, 4)["default"]
            for name, text in re.findall(r"(?m)^  ([\w-]+):\n((?:    .*\n|\n)+)", inputs)
            if "default" in pairs(text, 4)}
        self.steps = [
            {**pairs("      " + text, 6), "env": pairs(text, 8)}
            for text in re.split(r"(?m)^    - ", steps)[1:]]


def annotations(output):
    """The annotations in a log, read as GitHub's runner does: kind, properties, and message."""
    token = None
    for line in output.splitlines():
        line = line.lstrip()
        if token:
            token = None if line == f"::{token}::" else token
        elif line.startswith("::stop-commands::"):
            token = line.removeprefix("::stop-commands::")
        elif line.startswith("::"):
            command = re.fullmatch(r"::(error|warning) ([^:]*)::(.*)", line)
            expect(command, f"not an annotation: {line}")
            yield [re.sub(r"%(25|0D|0A|3A|2C)", lambda match: chr(int(match[1], 16)), text)
                   for text in command.groups()]
    expect(token is None, "commands are still stopped at the end")


def run_step(number, given):
    """The status of a step, its output, and what it leaves."""
    action = Action()
    step = action.steps[number]
    expect(step["shell"] == "sh", f"a step is run by {step['shell']}")
    inputs = {**action.inputs, **dict(word.split("=", 1) for word in given)}
    workspace = pathlib.Path.cwd() / "a work tree"
    condition = re.fullmatch(r"inputs\.mode (==|!=) 'update'", step.get("if", "inputs.mode != 'update'"))
    if number and (inputs["mode"] == "update") != (condition[1] == "=="):
        return 0, "", ["skipped"]

    def fill(text):
        text = re.sub(r"\$\{\{ inputs\.([a-z-]+) \}\}", lambda match: inputs[match[1]], text)
        expect("${{" not in text, f"an expression that isn't an input: {text}")
        return text

    with tempfile.TemporaryDirectory() as temporary:
        paths, outputs, summary, script = (
            pathlib.Path(temporary, name) for name in ("paths", "outputs", "summary", "step.sh"))
        for path in paths, outputs, summary:
            path.touch()
        script.write_text(step["run"] + "\n", encoding="utf-8")
        done = subprocess.run(
            ["sh", "-e", script], cwd=workspace / fill(step["working-directory"]),
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
            env={
                **{name: os.environ[name] for name in ("PATH", "PWD")}, "TMPDIR": temporary,
                "GITHUB_ACTION_PATH": os.environ.get("ACTION_PATH", str(ROOT)),
                "GITHUB_OUTPUT": str(outputs), "GITHUB_STEP_SUMMARY": str(summary),
                "GITHUB_PATH": str(paths), "GITHUB_WORKSPACE": str(workspace),
                "GITHUB_SERVER_URL": os.environ.get("SERVER", "https://invalid.invalid"),
                "RUNNER_TEMP": temporary,
                **{key: fill(value) for key, value in step["env"].items()}})
        left = [path.name for path in pathlib.Path(temporary).iterdir()
                if re.match("scene-kit-(source|check|update)", path.name)]
        expect(not left, f"it left {left}")
        results = []
        for path in read(paths).splitlines():
            program = subprocess.run(
                [f"{path}/scene-kit", "--version"], capture_output=True, text=True, check=True,
                env={})
            results.append(f"{path.replace(temporary, '')}: {program.stdout.strip()}")
        results += [line.replace(temporary, "$temporary") for line in read(outputs).splitlines()]
        results += read(summary).splitlines()
        return done.returncode, done.stdout.decode().replace(temporary, "$temporary"), results


def step(words):
    status, output, results = run_step(int(words[0]), words[1:])
    if "LOG" in os.environ:
        print(re.sub(r"\b[0-9a-f]{32}\b", "TOKEN", output), end="")
    for kind, properties, message in annotations(output):
        print(f"{kind} {properties}: {message}")
    print("\n".join(results), end="\n" if results else "")
    return status


if __name__ == "__main__":
    main(step)
