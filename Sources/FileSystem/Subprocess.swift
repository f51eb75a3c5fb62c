import Basics

/// Another program that is run: without a shell, without a terminal, and for so long only.
package struct Subprocess {
    /// The program's path.
    package var program: String
    package var arguments: [String]
    package var environment: [String: String]
    /// What it reads from standard input.
    package var input: [UInt8] = []
    /// After how many seconds it is ended.
    package var limit: Int
    /// How many bytes it may print.
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
        /// Its exit status, or the negated number of the signal that ended it.
        package let status: Int32
        package let output: [UInt8]
        package let errors: [UInt8]

        /// The end of what it said of errors, for people.
        package var message: String {
            String(decoding: errors.suffix(4_000), as: UTF8.self)
        }
    }

    /// Why there is no result.
    package enum Problem: Error, Hashable {
        case cannotStart(Int32)
        /// It took longer than the limit.
        case timedOut
        case tooMuchOutput
        /// A signal came for scene-kit. It is remembered in `Signals`.
        case interrupted
    }

    /// Runs it to its end.
    ///
    /// From then on signals are held back, as in a transaction, so that the program can be ended
    /// before scene-kit is: it has a session of its own, and Ctrl-C does not reach it.
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

    /// The path of a program, as a shell would find it; nil where there is none.
    package static func path(of name: String, _ environment: [String: String]) -> String? {
        for folder in (environment["PATH"] ?? "").split(separator: ":") {
            let path = "\(folder)/\(name)"
            // A relative folder could be one that a stranger wrote.
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

    /// Ends the program and what it started: politely first, and then not.
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
