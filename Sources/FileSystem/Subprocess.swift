/// A program that runs without a shell or a terminal and with a time limit.
package struct Subprocess {
    package var program: String
    package var arguments: [String]
    package var environment: [String: String]
    /// The bytes of standard input.
    package var input: [UInt8]
    /// The time limit in seconds.
    package var limit: Int
    /// The maximum number of bytes that it prints.
    private static let outputLimit = 256 << 20

    package init(
        program: String, arguments: [String], environment: [String: String], input: [UInt8] = [],
        limit: Int
    ) {
        (self.program, self.arguments, self.environment) = (program, arguments, environment)
        (self.input, self.limit) = (input, limit)
    }

    package struct Result {
        /// The exit status, or the negative number of the signal that ended the program.
        package fileprivate(set) var status: Int32 = 0
        package fileprivate(set) var output: [UInt8] = []
        package fileprivate(set) var errors: [UInt8] = []

        /// The end of standard error, for messages.
        package var message: String { String(decoding: errors.suffix(4_000), as: UTF8.self) }
    }

    package enum Problem: Error, Hashable {
        case cannotStart(Int32)
        /// The program exceeded the time limit.
        case timedOut
        case tooMuchOutput
        /// scene-kit received a signal, which is stored in `Signals`.
        case interrupted
    }

    /// Runs the program and waits for it.
    ///
    /// Signals are held back from here on, so that the program can be ended before scene-kit.
    /// Ctrl-C doesn't reach it, because it has its own session.
    package func run() throws(Problem) -> Result {
        Interruption.begin()
        let deadline = Self.now + Double(limit)
        var (process, exchange) = try start()
        Interruption.update { $0.programs.insert(process) }
        defer { Interruption.update { $0.programs.remove(process) } }
        do throws(Problem) {
            return try exchange.run(process, until: deadline, Self.outputLimit)
        } catch {
            Self.end(process)
            throw error
        }
    }

    private func start() throws(Problem) -> (pid_t, SubprocessExchange) {
        // If it is ignored, as a parent may have left it, the system discards the exit status.
        _ = signal(SIGCHLD, SIG_DFL)
        let (input, output, errors) = (try Self.pipe(), try Self.pipe(), try Self.pipe())
        var process = pid_t()
        let status = spawn(
            &process, [program] + arguments,
            environment: environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" },
            streams: [input.read, output.write, errors.write].map(\.descriptor))
        guard status == 0 else { throw .cannotStart(status) }
        return (
            process,
            SubprocessExchange(
                self.input, to: input.write, output: output.read, errors: errors.read)
        )
    }

    private static func pipe() throws(Problem) -> (read: OpenFile, write: OpenFile) {
        guard let (read, write) = Signals.makePipe() else { throw .cannotStart(errno) }
        return (OpenFile(read, path: ""), OpenFile(write, path: ""))
    }

    /// Returns the path of a program in `PATH`, or nil if it doesn't exist.
    package static func path(of name: String, _ environment: [String: String]) -> String? {
        for folder in (environment["PATH"] ?? "").split(separator: ":") {
            let path = "\(folder)/\(name)"
            // A relative folder could come from a stranger.
            if folder.hasPrefix("/"), access(path, X_OK) == 0, !FileSystem.isFolder(path) {
                return path
            }
        }
        return nil
    }

    package static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Ends the program and its subprocesses, by SIGTERM and then by SIGKILL.
    private static func end(_ process: pid_t) {
        kill(-process, SIGTERM)
        for _ in 0..<50 {
            if waitpid(process, nil, WNOHANG) != 0 {
                kill(-process, SIGKILL)
                return
            }
            usleep(20_000)
        }
        kill(-process, SIGKILL)
        while waitpid(process, nil, 0) == -1, errno == EINTR {}
    }
}

/// Writes the input of a program and reads its output at the same time.
private struct SubprocessExchange {
    private var result = Subprocess.Result()
    private var input: ArraySlice<UInt8>
    /// The ends of the pipes, or nil if they are closed.
    private var inputEnd, outputEnd, errorsEnd: OpenFile?
    private var buffer = [UInt8](repeating: 0, count: 65_536)

    init(_ input: [UInt8], to inputEnd: OpenFile, output: OpenFile, errors: OpenFile) {
        self.input = input[...]
        (self.inputEnd, outputEnd, errorsEnd) = (inputEnd, output, errors)
        for end in [inputEnd, output, errors] {
            _ = fcntl(end.descriptor, F_SETFL, fcntl(end.descriptor, F_GETFL) | O_NONBLOCK)
        }
    }

    /// Continues until the program has ended and its output was read.
    ///
    /// It doesn't wait for background processes that keep the pipes open, such as a shared
    /// connection of ssh.
    mutating func run(
        _ process: pid_t, until deadline: Double, _ limit: Int
    ) throws(Subprocess.Problem) -> Subprocess.Result {
        var hasEnded = false
        while true {
            var status: Int32 = 0
            if !hasEnded, waitpid(process, &status, WNOHANG) == process {
                hasEnded = true
                let signal = status & 0x7F
                result.status = signal == 0 ? status >> 8 & 0xFF : -signal
            }
            // The status is read before the pipes, so that all output is read afterward.
            if hasEnded, !exchange(waiting: 0) { return result }
            if Signals.isPending { throw .interrupted }
            if Subprocess.now > deadline { throw .timedOut }
            if result.output.count + result.errors.count > limit { throw .tooMuchOutput }
            if !hasEnded { _ = exchange(waiting: outputEnd ?? errorsEnd == nil ? 5 : 100) }
        }
    }

    /// Writes and reads once. Returns false if no pipe is ready.
    private mutating func exchange(waiting time: Int32) -> Bool {
        // `poll` ignores a negative descriptor.
        var ready = [
            pollfd(fd: inputEnd?.descriptor ?? -1, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: outputEnd?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: errorsEnd?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&ready, nfds_t(ready.count), time) > 0 else { return false }
        if ready[0].revents != 0 { writeSome(to: ready[0].fd) }
        if ready[1].revents != 0, !readSome(from: ready[1].fd, to: \.output) { outputEnd = nil }
        if ready[2].revents != 0, !readSome(from: ready[2].fd, to: \.errors) { errorsEnd = nil }
        return true
    }

    private mutating func writeSome(to end: Int32) {
        let count = input.withUnsafeBytes { write(end, $0.baseAddress, $0.count) }
        let mayGoOn = count >= 0 || errno == EAGAIN || errno == EINTR
        input = input.dropFirst(max(0, count))
        if input.isEmpty || !mayGoOn { inputEnd = nil }
    }

    /// Reads once. Returns false at the end of the stream.
    private mutating func readSome(
        from end: Int32, to bytes: WritableKeyPath<Subprocess.Result, [UInt8]>
    ) -> Bool {
        let count = read(end, &buffer, buffer.count)
        if count > 0 { result[keyPath: bytes] += buffer[..<count] }
        return count > 0 || count == -1 && (errno == EAGAIN || errno == EINTR)
    }
}
