import Basics
import Projects
import Workspace

/// The names of the scenes of a list, which have to differ from each other and from those of the
/// project's other scenes.
struct ListedNames {
    /// - Throws: `Failure` with 65 and every name that is there already, also where only case differs.
    static func check(
        _ names: [SourceText], of list: ListReference, _ records: RecordStore
    ) throws(Failure) {
        var problems = try recordedInAnotherCase(names, of: list, records)
        var seen: [String: SourceText] = [:]
        for name in names {
            guard let other = seen.updateValue(name, forKey: name.text.caseFolded) else { continue }
            let line = other.position(atUTF8Offset: 0).line
            let message =
                other.text == name.text
                ? "the scene '\(other.text)' is listed twice, first in line \(line)"
                : "'\(name.text)' and '\(other.text)' in line \(line) differ only in case"
            problems.append(
                Diagnostic(
                    .error, message, in: name, atUTF8Offset: 0, utf8Length: name.text.utf8.count))
        }
        if !problems.isEmpty { throw Failure(.data, problems) }
    }

    /// The scenes that the project has already, by names that differ only in case. One of the same list
    /// goes when the other comes.
    private static func recordedInAnotherCase(
        _ names: [SourceText], of list: ListReference, _ records: RecordStore
    ) throws(Failure) -> [Diagnostic] {
        let recorded = Dictionary(
            records.names.map { ($0.caseFolded, $0) }, uniquingKeysWith: { first, _ in first })
        var problems: [Diagnostic] = []
        for name in names {
            guard let other = recorded[name.text.caseFolded], other != name.text,
                !records.contains(name.text), try records.record(of: other)?.list != list.path
            else { continue }
            problems.append(
                Diagnostic(
                    .error, "the project has a scene '\(other)', which differs only in case",
                    in: name, atUTF8Offset: 0, utf8Length: name.text.utf8.count,
                    hint: "Choose another name."))
        }
        return problems
    }
}
