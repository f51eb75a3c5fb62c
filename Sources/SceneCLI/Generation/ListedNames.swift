import Basics
import Projects
import Workspace

/// The names of the scenes of a list, which have to differ from each other and from those of the
/// project's other scenes.
struct ListedNames {
    /// - Throws: `Failure` with 65 and every name that is there already, also where only case or Unicode
    ///   form differs.
    static func check(
        _ names: [SourceText], of list: ListReference, _ snapshot: ProjectSnapshot
    ) throws(Failure) {
        var problems = try recordedInAnotherCase(names, of: list, snapshot)
        var seen: [String: SourceText] = [:]
        for name in names {
            guard let other = seen.updateValue(name, forKey: name.text.caseFolded) else { continue }
            let line = other.position(atUTF8Offset: 0).line
            let message =
                other.text.isSpelled(like: name.text)
                ? "the scene '\(other.text)' is listed twice, first in line \(line)"
                : "'\(name.text)' and '\(other.text)' in line \(line) differ only in "
                    + name.text.difference(from: other.text)
            problems.append(
                Diagnostic(
                    .error, message, in: name, atUTF8Offset: 0, utf8Length: name.text.utf8.count))
        }
        if !problems.isEmpty { throw Failure(.data, problems) }
    }

    /// The scenes that the project has already, by names that differ only in case or Unicode form. One of
    /// the same list goes when another comes that differs in case.
    private static func recordedInAnotherCase(
        _ names: [SourceText], of list: ListReference, _ snapshot: ProjectSnapshot
    ) throws(Failure) -> [Diagnostic] {
        let records = snapshot.records
        let recorded = Dictionary(
            records.names.map { ($0.caseFolded, $0) }, uniquingKeysWith: { first, _ in first })
        var problems: [Diagnostic] = []
        for name in names {
            guard let other = recorded[name.text.caseFolded], !other.isSpelled(like: name.text),
                !records.contains(name.text)
            else { continue }
            let isSame = name.text == other
            if !isSame, try snapshot.record(of: other)?.list == list.path { continue }
            problems.append(
                Diagnostic(
                    .error,
                    "the project has a scene '\(other)', which differs only in "
                        + name.text.difference(from: other),
                    in: name, atUTF8Offset: 0, utf8Length: name.text.utf8.count,
                    hint: isSame
                        ? "Spell it as the record does, or choose another name."
                        : "Choose another name."))
        }
        return problems
    }
}
