package import Basics

/// The lines that somebody types on standard input.
package struct TerminalInput {
    /// What was read after the end of a line.
    private var bytes: [UInt8] = []
    private static let newline = UInt8(ascii: "\n")
    /// How long a signal may go unnoticed that came just before waiting, in milliseconds.
    private static let patience: Int32 = 100

    /// From now on signals are held back, so that Ctrl-C is an answer of its own.
    package init() {
        Signals.holdBack()
    }

    /// The next line, without its end; nil at the end of the input.
    ///
    /// - Throws: `Failure` with the status of a signal that came instead.
    package mutating func line() throws(Failure) -> String? {
        while true {
            try Signals.throwIfPending()
            if let end = bytes.firstIndex(of: Self.newline) {
                let line = String(decoding: bytes[..<end], as: UTF8.self)
                bytes.removeSubrange(...end)
                return line
            }
            guard Self.isReady else { continue }
            guard let more = Self.read() else {
                // A terminal that was closed may say so before its signal comes.
                try Signals.throwIfPending()
                return nil
            }
            bytes += more
        }
    }

    private static var isReady: Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, patience) > 0
    }

    /// What is there to read; nil at the end of the input, and where nothing can be read.
    private static func read() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = buffer.withUnsafeMutableBytes {
            readBytes(STDIN_FILENO, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EINTR || errno == EAGAIN { return [] }
        return count > 0 ? Array(buffer[..<count]) : nil
    }
}
