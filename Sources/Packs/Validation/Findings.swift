import Basics

/// Problems that were found so far, each once.
struct Findings {
    /// The problems with the notes that belong to them.
    private var findings: [(main: Diagnostic, notes: [Diagnostic])] = []
    /// The places and messages of the problems, and the places alone.
    private var reported: Set<Diagnostic> = []
    /// The exit status of a command: 77 if anything was refused for safety, 65 for other errors.
    private(set) var status: ExitStatus = .success

    var hasErrors: Bool { status != .success }

    /// Adds an error about a file or folder.
    mutating func report(_ message: String, at path: String, hint: String? = nil) {
        add(Diagnostic(.error, message, path: path, hint: hint))
    }

    /// Adds new problems.
    ///
    /// - Parameters:
    ///   - remark: A note for each new problem.
    ///   - oncePerPlace: Whether one problem is enough for a place. The value of an option can make
    ///     messages differ.
    mutating func add(_ failure: Failure, remark: Diagnostic? = nil, oncePerPlace: Bool = false) {
        var isNew = false
        for diagnostic in failure.diagnostics {
            if diagnostic.severity == .note, !findings.isEmpty {
                if isNew { findings[findings.count - 1].notes.append(diagnostic) }
            } else {
                isNew = add(diagnostic, remark: remark, oncePerPlace: oncePerPlace)
            }
        }
        if failure.status == .refused { status = .refused }
    }

    /// Adds a problem if it's new, and returns whether it is.
    @discardableResult
    mutating func add(
        _ diagnostic: Diagnostic, remark: Diagnostic? = nil, oncePerPlace: Bool = false
    ) -> Bool {
        if diagnostic.severity == .error, status == .success { status = .data }
        var key = Diagnostic.note("", path: diagnostic.path)
        key.position = diagnostic.position
        let isNewPlace = reported.insert(key).inserted
        if oncePerPlace, diagnostic.position != nil, !isNewPlace { return false }
        key.message = diagnostic.message
        guard reported.insert(key).inserted else { return false }
        findings.append((diagnostic, remark.map { [$0] } ?? []))
        return true
    }

    /// Adds the problems of other combinations, one for each place.
    mutating func merge(_ other: Findings) {
        for (main, notes) in other.findings where add(main, oncePerPlace: true) {
            findings[findings.count - 1].notes = notes
        }
        if other.status == .refused { status = .refused }
    }

    /// All problems with their notes, sorted by file and position.
    var diagnostics: [Diagnostic] {
        let top = SourcePosition(line: 1, column: 1)
        let sorted = findings.sorted {
            let (one, other) = ($0.main, $1.main)
            return (one.path ?? "", one.position ?? top)
                < (other.path ?? "", other.position ?? top)
        }
        return sorted.flatMap { [$0.main] + $0.notes }
    }
}
