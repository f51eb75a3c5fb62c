public import Diagnostics

/// The files that an installed pack consists of, and its pin: pure data, ready to be planned.
public struct PackInstallation: Sendable {
    /// Where the pack came from and what its sets are.
    public let pin: PackPin
    /// The files by their path in the pack's folder, sorted, the pin among them.
    public let files: [(path: OutputPath, contents: [UInt8])]

    /// The sets that were chosen of a pack, with their cases.
    ///
    /// - Parameters:
    ///   - sets: those that were chosen, read and found right.
    ///   - pack: all that was found, for the cases.
    ///   - pin: where the pack came from; its sets are filled in.
    /// - Throws: `Failure` with 77 and every file whose name is not safe, and with 65 for files whose
    ///   names some file system takes for one.
    public init(
        of sets: [TemplateSet], in pack: PackFolder, pin: PackPin
    ) throws(Failure) {
        try Self.checkNames(of: sets)
        self.pin = PackPin(
            source: pin.source, reference: pin.reference, commit: pin.commit, only: pin.only,
            sets: sets.map {
                PackPin.PinnedSet(name: $0.name, version: $0.version, digest: $0.digest)
            })
        var found: [(path: String, shown: String, contents: [UInt8])] = []
        for set in sets {
            for (path, content) in set.folder.files {
                found.append(("\(set.name)/\(path)", set.folder.path(of: path), content.bytes))
            }
        }
        let names = Set(sets.map(\.name))
        for name in pack.caseNames where pack.set(ofCase: name).map(names.contains) ?? false {
            for (path, content) in pack.files(ofCase: name) {
                let path = "\(PackFolder.casesFolder)/\(name)/\(path)"
                found.append(
                    (path, TemplateSetFolder.path(of: path, in: pack.location), content.bytes))
            }
        }
        found.append((PackPin.fileName, "", Array(self.pin.text.utf8)))
        files = try Self.checked(found)
    }

    /// Beside the sets lies the folder of the pack's cases.
    private static func checkNames(of sets: [TemplateSet]) throws(Failure) {
        let cases = PackFolder.casesFolder
        let wrong = sets.filter { $0.name.caseFolded == cases.caseFolded }
        guard !wrong.isEmpty else { return }
        throw Failure(
            .data,
            wrong.map { set in
                Diagnostic(
                    .error, "no set of a pack can be called '\(set.name)'", path: set.manifestPath,
                    hint: "That is the folder of the pack's cases.")
            })
    }

    private static func checked(
        _ found: [(path: String, shown: String, contents: [UInt8])]
    ) throws(Failure) -> [(path: OutputPath, contents: [UInt8])] {
        var files: [(path: OutputPath, contents: [UInt8])] = []
        var refusals: [Diagnostic] = []
        var collisions: [Diagnostic] = []
        var seen: [String: String] = [:]
        for file in found.sorted(by: { $0.path < $1.path }) {
            do throws(OutputPathProblem) {
                let path = try OutputPath(ofPackFile: file.path)
                files.append((path, file.contents))
                if let other = seen.updateValue(file.path, forKey: path.collisionKey) {
                    collisions.append(
                        Diagnostic(
                            .error,
                            "some file systems take it and '\(other.onOneLine)' for one file",
                            path: file.shown, hint: "Give one of them another name."))
                }
            } catch {
                refusals.append(
                    Diagnostic(.error, "the path of this file \(error.reason)", path: file.shown))
            }
        }
        if !refusals.isEmpty { throw Failure(.refused, refusals) }
        if !collisions.isEmpty { throw Failure(.data, collisions) }
        return files
    }
}

/// What becomes of one set of a pack that is installed again, upgraded or removed.
public struct SetChange: Hashable, Sendable {
    /// The set.
    public let name: String
    /// The version that is installed; nil if the set is not.
    public let from: String?
    /// The version that it will be; nil if the set goes.
    public let to: String?
    /// What is done.
    public let verb: Verb

    /// What is done with a set.
    public enum Verb: String, Sendable {
        case install, update, remove, same
    }

    /// What becomes of every set, sorted by name.
    public static func all(from old: PackPin?, to new: PackPin?) -> [SetChange] {
        let before = sets(of: old)
        let after = sets(of: new)
        return Set(before.keys).union(after.keys).sorted().map { name in
            let (from, to) = (before[name], after[name])
            let verb: Verb =
                from == nil ? .install : to == nil ? .remove : from == to ? .same : .update
            return SetChange(name: name, from: from?.version, to: to?.version, verb: verb)
        }
    }

    private static func sets(of pin: PackPin?) -> [String: PackPin.PinnedSet] {
        Dictionary((pin?.sets ?? []).map { ($0.name, $0) }) { first, _ in first }
    }
}
