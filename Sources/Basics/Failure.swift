/// The reason why a command failed: its exit status and its messages.
package struct Failure: Error, Sendable {
    package var status: ExitStatus
    /// The messages, in the order in which they are shown.
    package var diagnostics: [Diagnostic]

    package init(_ status: ExitStatus, _ diagnostics: [Diagnostic]) {
        (self.status, self.diagnostics) = (status, diagnostics)
    }

    package init(_ status: ExitStatus, _ diagnostic: Diagnostic) { self.init(status, [diagnostic]) }

    package init(_ status: ExitStatus, _ message: String, path: String? = nil, hint: String? = nil)
    {
        self.init(status, Diagnostic(.error, message, path: path, hint: hint))
    }

    /// Creates a failure about a part of a text, in UTF-8 offsets, or about all of it.
    package init(
        _ status: ExitStatus, _ message: String, in source: SourceText, at range: Range<Int>? = nil,
        hint: String? = nil
    ) {
        self.init(status, Diagnostic(.error, message, in: source, at: range, hint: hint))
    }

    package func adding(_ notes: [Diagnostic]) -> Failure {
        var failure = self
        failure.diagnostics += notes
        return failure
    }

    /// Returns the failure with a note about another part of a text.
    package func with(note: String, in source: SourceText, at range: Range<Int>) -> Failure {
        Failure(status, diagnostics + [Diagnostic(.note, note, in: source, at: range)])
    }
}

/// A collection of failures that are reported together.
package struct Problems {
    private var failures: [Failure] = []

    package init() {}

    package var isEmpty: Bool { failures.isEmpty }

    package mutating func add(_ failure: Failure) { failures.append(failure) }

    package mutating func add(_ more: [Failure]) { failures += more }

    /// Returns the result of `read`, or adds its failure and returns nil.
    package mutating func collect<Value>(_ read: () throws(Failure) -> Value) -> Value? {
        do throws(Failure) {
            return try read()
        } catch {
            add(error)
            return nil
        }
    }

    /// Returns a value, or adds the failure that prevents it and returns nil.
    package mutating func value<Value>(
        of read: @autoclosure () throws(Failure) -> Value
    ) -> Value? {
        collect(read)
    }

    /// All failures as one, with each diagnostic once. Its status is `.usage` if one has that status,
    /// because the command line must be corrected first. Otherwise, it is the first status.
    package var failure: Failure {
        let isUsage = failures.contains { $0.status == .usage }
        let status = isUsage ? .usage : failures.first?.status ?? .software
        var seen: Set<Diagnostic> = []
        return Failure(status, failures.flatMap(\.diagnostics).filter { seen.insert($0).inserted })
    }

    /// - Throws: All collected failures, if there are any.
    package func check() throws(Failure) { if !isEmpty { throw failure } }
}

/// Returns the results of reading each text, and throws all failures together.
package func mapCollectingErrors<Text, Result>(
    _ texts: [Text], _ read: (Text) throws(Failure) -> Result
) throws(Failure) -> [Result] {
    var problems = Problems()
    let results = texts.compactMap { text in
        problems.collect { () throws(Failure) in try read(text) }
    }
    try problems.check()
    return results
}

/// The exit status of the process. The numbers are those of BSD's `sysexits.h`.
package enum ExitStatus: Int32, Sendable, CaseIterable {
    case success = 0
    /// A check failed, or files differ.
    case negative = 1
    /// The command line is wrong.
    case usage = 64
    /// A file is wrong.
    case data = 65
    /// A named set, scene, or file doesn't exist.
    case notFound = 66
    /// A required program or source isn't available.
    case unavailable = 69
    /// A bug in scene-kit.
    case software = 70
    /// Existing files would be overwritten. Nothing was written.
    case conflict = 73
    /// An I/O error. Everything was rolled back.
    case inputOutput = 74
    /// Another scene-kit is writing in the same place.
    case busy = 75
    /// Refused for safety.
    case refused = 77
    /// The terminal was closed; everything was rolled back.
    case hungUp = 129
    /// Ctrl-C; everything was rolled back.
    case interrupted = 130
    /// Ctrl-\; everything was rolled back.
    case quit = 131
    /// Terminated; everything was rolled back.
    case terminated = 143
}
