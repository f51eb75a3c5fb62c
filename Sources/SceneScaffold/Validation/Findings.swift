import Diagnostics
import TemplateEngine

/// What was found wrong so far, each thing once.
struct Findings {
    /// A problem with the notes that belong to it.
    private struct Finding {
        var main: Diagnostic
        var notes: [Diagnostic]
    }

    /// A problem by its place and what it says there.
    private struct Key: Hashable {
        let path: String?
        let position: SourcePosition?
        let message: String
    }

    private var findings: [Finding] = []
    private var known: Set<Key> = []
    /// What a command ends with: 77 where something is refused for safety, 65 for other errors.
    private(set) var status: ExitStatus = .success

    /// Adds what is not known yet.
    ///
    /// - Parameter remark: the note that a new problem gets, such as how to see it.
    mutating func add(_ failure: Failure, remark: Diagnostic? = nil) {
        for diagnostic in failure.diagnostics {
            if diagnostic.severity == .note, !findings.isEmpty {
                findings[findings.count - 1].notes.append(diagnostic)
            } else {
                add(diagnostic, remark: remark)
            }
        }
        if failure.status == .refused { status = .refused }
    }

    /// Adds a problem, unless it is known.
    mutating func add(_ diagnostic: Diagnostic, remark: Diagnostic? = nil) {
        if diagnostic.severity == .error, status == .success { status = .data }
        let key = Key(
            path: diagnostic.path, position: diagnostic.position, message: diagnostic.message)
        guard known.insert(key).inserted else { return }
        findings.append(Finding(main: diagnostic, notes: remark.map { [$0] } ?? []))
    }

    /// Whether there is an error among them.
    var hasErrors: Bool { status != .success }

    /// Everything, file by file and from top to bottom.
    var diagnostics: [Diagnostic] {
        let top = SourcePosition(line: 1, column: 1)
        let sorted = findings.enumerated().sorted { left, right in
            let (one, other) = (left.element.main, right.element.main)
            if one.path != other.path { return (one.path ?? "") < (other.path ?? "") }
            let (place, otherPlace) = (one.position ?? top, other.position ?? top)
            if place != otherPlace { return place < otherPlace }
            return left.offset < right.offset
        }
        return sorted.flatMap { [$0.element.main] + $0.element.notes }
    }
}
