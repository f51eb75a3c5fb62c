"""Counts the tests that a `swift test` says it ran: those of XCTest and those of Swift Testing."""

import re
import sys

output = sys.stdin.read()
xctest = [int(count) for count in re.findall(r"Executed (\d+) tests?, with 0 failures", output)]
testing = [
    int(count) for count in re.findall(r"Test run with (\d+) tests? in \d+ suites? passed", output)
]
# XCTest gives the sum of all suites last.
print((xctest[-1] if xctest else 0) + sum(testing))
