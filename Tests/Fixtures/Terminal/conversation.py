"""Runs a program on a terminal, types lines, and prints what the terminal shows and how it ended.

    conversation.py PROGRAM [WORD ...] TYPING [LINE ...]

A line is typed once a question is shown: the program has written, and the writing ends as questions do.
'^C' and '^D' are those keys. After the last line the program is left alone until it ends. What it shows
is printed as it is, then a line 'exit STATUS' or 'signal NUMBER'.
"""
import os
import pty
import signal
import sys

# A program that does not end must not hold up the tests. Whoever runs them may have blocked signals.
signal.pthread_sigmask(signal.SIG_SETMASK, [])
signal.alarm(60)

end = sys.argv.index("TYPING")
program, lines = sys.argv[1:end], sys.argv[end + 1:]
process, terminal = pty.fork()
if process == 0:
    os.execv(program[0], program)

shown = b""


def read():
    """More of what is shown; false once the terminal is closed."""
    global shown
    try:
        more = os.read(terminal, 65536)
    except OSError:  # What Linux says of a terminal that nobody has any more.
        more = b""
    shown += more
    return more != b""


for line in lines:
    start = len(shown)
    while not shown[start:].endswith((b": ", b"] ")) and read():
        pass
    keys = {"^C": b"\x03", "^D": b"\x04"}.get(line, line.encode() + b"\n")
    try:
        os.write(terminal, keys)
    except OSError:
        break  # It has ended already, which its status shows.
while read():
    pass
_, status = os.waitpid(process, 0)
sys.stdout.buffer.write(shown.replace(b"\r\n", b"\n"))
if os.WIFSIGNALED(status):
    print(f"signal {os.WTERMSIG(status)}")
else:
    print(f"exit {os.WEXITSTATUS(status)}")
