import Basics
import TemplateEngine

/// What was found wrong so far, each thing once.
struct Findings {
    /// A problem with the notes that belong to it.
    private struct Finding {
        var main: Diagnostic
        var notes: [Diagnostic]
        let isOncePerPlace: Bool
    }

    /// A problem by its place, and by what it says where that may differ.
    private struct Key: Hashable {
        let path: String?
        let position: SourcePosition?
        let message: String?
    }

    private var findings: [Finding] = []
    private var known: Set<Key> = []
    private var places: Set<Key> = []
    /// What a command ends with: 77 where something is refused for safety, 65 for other errors.
    private(set) var status: ExitStatus = .success

    /// Adds what is not known yet.
    ///
    /// - Parameters:
    ///   - remark: the note that a new problem gets, such as how to see it.
    ///   - oncePerPlace: whether one problem of a place is enough, as where every value of an
    ///     option gives another message.
    mutating func add(
        _ failure: Failure, remark: Diagnostic? = nil, oncePerPlace: Bool = false
    ) {
        var isNew = false
        for diagnostic in failure.diagnostics {
            if diagnostic.severity == .note, !findings.isEmpty {
                if isNew { findings[findings.count - 1].notes.append(diagnostic) }
            } else {
                let count = findings.count
                add(diagnostic, remark: remark, oncePerPlace: oncePerPlace)
                isNew = findings.count > count
            }
        }
        if failure.status == .refused { status = .refused }
    }

    /// Adds a problem, unless it is known.
    mutating func add(
        _ diagnostic: Diagnostic, remark: Diagnostic? = nil, oncePerPlace: Bool = false
    ) {
        if diagnostic.severity == .error, status == .success { status = .data }
        let key = Key(
            path: diagnostic.path, position: diagnostic.position, message: diagnostic.message)
        let place = Key(path: diagnostic.path, position: diagnostic.position, message: nil)
        let isPlaceNew = places.insert(place).inserted
        if oncePerPlace, diagnostic.position != nil, !isPlaceNew { return }
        guard known.insert(key).inserted else { return }
        findings.append(
            Finding(
                main: diagnostic, notes: remark.map { [$0] } ?? [], isOncePerPlace: oncePerPlace))
    }

    /// Adds what others found and is not known yet.
    mutating func merge(_ other: Findings) {
        for finding in other.findings {
            let count = findings.count
            add(finding.main, oncePerPlace: finding.isOncePerPlace)
            if findings.count > count { findings[count].notes = finding.notes }
        }
        if other.status == .refused { status = .refused }
    }

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
