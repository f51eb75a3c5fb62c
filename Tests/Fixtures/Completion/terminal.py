"""Prints the line of an interactive bash after each of the lines given and a tab."""
import os
import pty
import signal
import sys

signal.alarm(100)  # A bash that does not answer must not hold up the tests.

process, terminal = pty.fork()
if process == 0:
    here = os.getcwd()
    os.environ.update(TERM="dumb", HOME=here, INPUTRC="/dev/null")
    os.execvp("bash", ["bash", "--norc", "--noprofile", "-i"])

output = b""


def read_until(mark):
    global output
    while mark not in output:
        output += os.read(terminal, 65536)
    before, _, output = output.partition(mark)
    return before


# A key that prints the line as readline has it, because the terminal shows how it got there.
os.write(terminal, rb"""show_line() { printf '<%s|%s' "line" "$READLINE_LINE|line>"; }
bind -x '"\C-g": show_line'; bind 'set bell-style none'; source ./script; printf '%s%s' re ady
""")
read_until(b"ready")
for line in sys.argv[1:]:
    os.write(terminal, b"\x15" + line.encode() + b"\t\x07")
    read_until(b"<line|")
    print(read_until(b"|line>").decode())
os.close(terminal)
