import Basics

/// A program that runs without a shell or a terminal and with a time limit.
package struct Subprocess {
    /// The path of the program.
    package var program: String
    package var arguments: [String]
    package var environment: [String: String]
    /// The bytes of standard input.
    package var input: [UInt8] = []
    /// The time limit in seconds.
    package var limit: Int
    /// The maximum number of bytes that it prints.
    var outputLimit = 256 << 20

    package init(
        program: String, arguments: [String], environment: [String: String], input: [UInt8] = [],
        limit: Int, outputLimit: Int = 256 << 20
    ) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
        self.input = input
        self.limit = limit
        self.outputLimit = outputLimit
    }

    package struct Result {
        /// The exit status, or the negative number of the signal that ended the program.
        package let status: Int32
        package let output: [UInt8]
        package let errors: [UInt8]

        /// The end of standard error, for messages.
        package var message: String {
            String(decoding: errors.suffix(4_000), as: UTF8.self)
        }
    }

    /// A reason why a program has no result.
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
    /// Signals are held back from here on, so that the program can be ended before scene-kit. Ctrl-C
    /// doesn't reach it, because it has its own session.
    package func run() throws(Problem) -> Result {
        Interruption.begin()
        let pipes = try SubprocessPipes()
        defer { pipes.close() }
        let process = try spawn(pipes)
        Interruption.add(program: process)
        defer { Interruption.remove(program: process) }
        pipes.closeChildEnds()
        var exchange = SubprocessExchange(pipes, input: input)
        do throws(Problem) {
            let status = try exchange.run(process, until: Self.now + Double(limit), outputLimit)
            return Result(status: status, output: exchange.output, errors: exchange.errors)
        } catch {
            Self.end(process)
            throw error
        }
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

    private func spawn(_ pipes: SubprocessPipes) throws(Problem) -> pid_t {
        let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var settings = variables.map { strdup($0) } + [nil]
        defer { for pointer in words + settings { free(pointer) } }
        let spawning = Spawning(
            input: pipes.input.read, output: pipes.output.write, errors: pipes.errors.write)
        defer { spawning.end() }
        var process = pid_t()
        let status = spawning.spawn(&process, program, &words, &settings)
        guard status == 0 else { throw .cannotStart(status) }
        return process
    }

    /// Ends the program and its subprocesses, by SIGTERM and then by SIGKILL.
    private static func end(_ process: pid_t) {
        kill(-process, SIGTERM)
        for _ in 0..<50 {
            var status: Int32 = 0
            if waitpid(process, &status, WNOHANG) != 0 {
                kill(-process, SIGKILL)
                return
            }
            usleep(20_000)
        }
        kill(-process, SIGKILL)
        wait(for: process)
    }

    private static func wait(for process: pid_t) {
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
    }
}

/// The pipes of the standard streams of a program.
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

    /// Closes the ends for output. The exchange closes the end for input.
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

/// Writes the input of a program and reads its output at the same time.
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

    /// Continues until the program has ended and its output was read. Returns its status.
    ///
    /// It doesn't wait for background processes that keep the pipes open, such as a shared connection
    /// of ssh.
    mutating func run(
        _ process: pid_t, until deadline: Double, _ limit: Int
    ) throws(Subprocess.Problem) -> Int32 {
        defer { if inputEnd >= 0 { closeDescriptor(inputEnd) } }
        var status: Int32?
        while true {
            if status == nil { status = Self.status(of: process) }
            // The status is read before the pipes, so that all output is read afterward.
            if let status, !exchange(waiting: 0) { return status }
            if Signals.isPending { throw .interrupted }
            if Subprocess.now > deadline { throw .timedOut }
            if output.count + errors.count > limit { throw .tooMuchOutput }
            if status == nil { _ = exchange(waiting: outputEnd < 0 && errorsEnd < 0 ? 5 : 100) }
        }
    }

    /// Writes and reads once. Returns false if no pipe is ready.
    private mutating func exchange(waiting time: Int32) -> Bool {
        // `poll` ignores a negative descriptor.
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

    /// Returns the status of a program, or nil if it is running.
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

    /// Reads once. Returns false at the end of the stream.
    private mutating func read(
        from end: Int32, to bytes: WritableKeyPath<SubprocessExchange, [UInt8]>
    ) -> Bool {
        let count = buffer.withUnsafeMutableBytes { readBytes(end, $0.baseAddress, $0.count) }
        if count > 0 { self[keyPath: bytes] += buffer[..<count] }
        return count > 0 || count == -1 && (errno == EAGAIN || errno == EINTR)
    }
}
