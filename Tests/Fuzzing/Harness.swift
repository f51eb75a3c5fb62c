import Basics

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

// What libFuzzer calls. `scripts/fuzz` compiles this file with one of the others here, each of which
// has a `fuzz(_:)`; SwiftPM builds none of them.

/// Signals are handled on a stack of their own, so that an overflow of the usual one is reported with
/// its input.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
    _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutableRawPointer
) -> CInt {
    let size = 1 << 20
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    return sigaltstack(&stack, nil)
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    fuzz(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

/// Ends the program, which libFuzzer reports with the input, where what is promised does not hold.
func expect(_ holds: Bool, _ promise: @autoclosure () -> String) {
    guard holds else { fatalError("broken promise: \(promise())") }
}

/// Writes what a command would say; a failure always says something.
func show(_ failure: Failure) {
    expect(!failure.diagnostics.isEmpty, "a failure says what is wrong")
    show(failure.diagnostics)
}

func show(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
        let text = DiagnosticFormatter(colored: true).text(of: diagnostic)
        expect(!text.isEmpty, "a diagnostic has a text")
    }
}

extension [UInt8] {
    /// Whether some bytes stand anywhere in these.
    func holds(_ text: StaticString) -> Bool {
        let text = Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        guard count >= text.count else { return false }
        return (0...(count - text.count)).contains { self[$0...].starts(with: text) }
    }

    /// These bytes as text, as a file is read that is mostly UTF-8.
    var text: String { String(decoding: self, as: UTF8.self) }
}
