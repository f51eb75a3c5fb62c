/// The three pipes to a program.
struct SubprocessPipes {
    typealias Ends = (read: Int32, write: Int32)
    let input: Ends
    let output: Ends
    let errors: Ends

    init() throws(Subprocess.Problem) {
        input = try Self.pipe()
        do throws(Subprocess.Problem) {
            output = try Self.pipe()
        } catch {
            Self.close(input)
            throw error
        }
        do throws(Subprocess.Problem) {
            errors = try Self.pipe()
        } catch {
            Self.close(input)
            Self.close(output)
            throw error
        }
    }

    func closeChildEnds() {
        for end in [input.read, output.write, errors.write] { closeDescriptor(end) }
    }

    /// Closes our own ends; the input's is closed once all is written.
    func close() {
        closeDescriptor(output.read)
        closeDescriptor(errors.read)
    }

    private static func close(_ ends: Ends) {
        closeDescriptor(ends.read)
        closeDescriptor(ends.write)
    }

    private static func pipe() throws(Subprocess.Problem) -> Ends {
        var ends: [Int32] = [0, 0]
        guard openPipe(&ends) == 0 else { throw .cannotStart(errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }
}

/// Writes a program's input and reads its output, whichever is ready.
struct SubprocessExchange {
    private(set) var output: [UInt8] = []
    private(set) var errors: [UInt8] = []
    private let input: [UInt8]
    private var written = 0
    private var inputEnd: Int32
    private var outputEnd: Int32
    private var errorsEnd: Int32
    private var buffer = [UInt8](repeating: 0, count: 65_536)

    init(_ pipes: SubprocessPipes, input: [UInt8]) {
        self.input = input
        (inputEnd, outputEnd, errorsEnd) = (pipes.input.write, pipes.output.read, pipes.errors.read)
        for end in [inputEnd, outputEnd, errorsEnd] {
            _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
        }
    }

    /// Goes on until the program has ended and all that it printed was read; gives its status.
    ///
    /// What it leaves running in the background may keep the pipes open, as ssh does for a shared
    /// connection, and is not waited for.
    mutating func run(
        _ process: pid_t, until deadline: Double, _ limit: Int
    ) throws(Subprocess.Problem) -> Int32 {
        defer { if inputEnd >= 0 { closeDescriptor(inputEnd) } }
        var status: Int32?
        while true {
            if status == nil { status = Self.status(of: process) }
            // Looked at before the pipes, so that nothing printed before the end is missed.
            if let status, !exchange(waiting: 0) { return status }
            if Signals.isPending { throw .interrupted }
            if Subprocess.now > deadline { throw .timedOut }
            if output.count + errors.count > limit { throw .tooMuchOutput }
            if status == nil { _ = exchange(waiting: outputEnd < 0 && errorsEnd < 0 ? 5 : 100) }
        }
    }

    /// Writes and reads what can be; false where nothing could.
    private mutating func exchange(waiting time: Int32) -> Bool {
        // A descriptor below zero is passed over.
        var ready = [
            pollfd(fd: inputEnd, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: outputEnd, events: Int16(POLLIN), revents: 0),
            pollfd(fd: errorsEnd, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&ready, nfds_t(ready.count), time) > 0 else { return false }
        if ready[0].revents != 0 { writeSome() }
        if ready[1].revents != 0, !read(from: outputEnd, to: \.output) { outputEnd = -1 }
        if ready[2].revents != 0, !read(from: errorsEnd, to: \.errors) { errorsEnd = -1 }
        return true
    }

    /// The status of a program that has ended; nil of one that has not.
    private static func status(of process: pid_t) -> Int32? {
        var status: Int32 = 0
        guard waitpid(process, &status, WNOHANG) == process else { return nil }
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : -signal
    }

    private mutating func writeSome() {
        let count = input.withUnsafeBytes {
            writeBytes(inputEnd, UnsafeRawBufferPointer(rebasing: $0[written...]))
        }
        if count > 0 { written += count }
        let mayGoOn = count >= 0 || errno == EAGAIN || errno == EINTR
        if written == input.count || !mayGoOn {
            closeDescriptor(inputEnd)
            inputEnd = -1
        }
    }

    /// Whether there may be more.
    private mutating func read(
        from end: Int32, to bytes: WritableKeyPath<SubprocessExchange, [UInt8]>
    ) -> Bool {
        let count = buffer.withUnsafeMutableBytes { readBytes(end, $0.baseAddress, $0.count) }
        if count > 0 { self[keyPath: bytes] += buffer[..<count] }
        return count > 0 || count == -1 && (errno == EAGAIN || errno == EINTR)
    }
}
