"""Sessions in a shell: text files with commands and their results, as in
Tests/Fixtures/Sessions."""

import difflib
import os

from . import Snapshot, case, expect, read, run, temporary_folder


def transcript(text, prelude, folder, environment, replacing):
    """A session with the results that its commands have now. A command that fails changes
    nothing."""
    lines = []
    for line in text.split("\n"):
        if line.startswith(("out|", "err|", "exit ")):
            continue
        lines.append(line)
        if line.startswith("$ "):
            before = Snapshot(folder)
            done = run(
                "sh", "-c", f'. "{prelude}"; {line[2:]}', at=folder, env=environment, status=None)
            if done.status:
                before.expect_unchanged()
            for mark, stream in ("out|", done.out), ("err|", done.err):
                for old, new in {str(folder): "$work", **replacing}.items():
                    stream = stream.replace(old, new)
                lines += [f"{mark} {part}".rstrip() for part in stream.splitlines()]
            lines += [f"exit {done.status}"] if done.status else []
    return "\n".join(lines)


def run_sessions(folder, replacing={}, **variables):
    """Runs each session of a folder in an empty folder, `work`, with the functions of prelude.sh
    there. Some texts that they print are replaced. SCENE_KIT_RECORD records the results, and
    fails."""
    for path in sorted(folder.glob("*.txt")):
        text = read(path)
        with case(text.partition("\n")[0].rstrip(".")), temporary_folder("session") as work:
            found = transcript(
                text, folder / "prelude.sh", work,
                {**os.environ, "work": str(work), **variables}, replacing)
            if "SCENE_KIT_RECORD" in os.environ:
                path.write_text(found, encoding="utf-8")
            difference = difflib.unified_diff(text.split("\n"), found.split("\n"), lineterm="")
            expect(found == text, "\n".join(difference))
