public import Diagnostics

extension PackFolder {
    /// Reads every set of the pack.
    ///
    /// - Throws: `Failure` with 65 and every problem of every set, with 65 for a pack without sets or
    ///   with two of one name.
    public func readSets(tool: SemanticVersion) throws(Failure) -> [TemplateSet] {
        let found = sets
        guard !found.isEmpty else {
            throw Failure(
                .data,
                Diagnostic(
                    .error, "there is no template set in it", path: location,
                    hint: "A set is a folder with a \(TemplateSetFolder.manifestName)."))
        }
        var read: [TemplateSet] = []
        var problems: [Failure] = []
        for set in found {
            do throws(Failure) {
                read.append(try TemplateSet(reading: set.folder, tool: tool))
            } catch {
                problems.append(error)
            }
        }
        if let first = problems.first {
            throw Failure(first.status, problems.flatMap(\.diagnostics))
        }
        try Self.checkNames(of: read)
        return read
    }

    private static func checkNames(of sets: [TemplateSet]) throws(Failure) {
        var problems: [Diagnostic] = []
        var seen: [String: TemplateSet] = [:]
        for set in sets {
            if set.name.caseFolded == casesFolder.caseFolded {
                problems.append(
                    Diagnostic(
                        .error, "no set of a pack can be called '\(set.name)'",
                        path: set.manifestPath, hint: "That is the folder of the pack's cases."))
            }
            guard let other = seen.updateValue(set, forKey: set.name.caseFolded) else { continue }
            problems.append(
                Diagnostic(
                    .error, "the pack has a set '\(other.name)' already, in '\(other.location)'",
                    path: set.manifestPath, hint: "Give one of them another name."))
        }
        if !problems.isEmpty { throw Failure(.data, problems) }
    }
}
