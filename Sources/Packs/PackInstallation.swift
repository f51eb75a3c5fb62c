package import Basics
package import TemplateSets

/// The files that an installed pack consists of, and its pin: pure data, ready to be planned.
package struct PackInstallation: Sendable {
    /// Where the pack came from and what its sets are.
    package let pin: PackPin
    /// The files by their path in the pack's folder, sorted, the pin among them.
    package let files: [(path: OutputPath, contents: [UInt8])]

    /// The sets that were chosen of a pack, with their cases.
    ///
    /// - Parameters:
    ///   - sets: those that were chosen, read and found right.
    ///   - pack: all that was found, for the cases.
    ///   - pin: where the pack came from; its sets are filled in.
    /// - Throws: `Failure` with 77 for a file whose name is not safe, which `PackValidation` has found
    ///   before.
    package init(
        of sets: [TemplateSet], in pack: PackFolder, pin: PackPin
    ) throws(Failure) {
        var found: [String: [UInt8]] = [:]
        for templateSet in sets {
            for (path, content) in templateSet.folder.files {
                found["\(templateSet.name)/\(path)"] = content.bytes
            }
        }
        let names = Set(sets.map(\.name))
        var ofCases: [String: TemplateSetFolder.Content] = [:]
        for (name, files) in pack.cases where pack.set(ofCase: name).map(names.contains) ?? false {
            for (path, content) in files {
                ofCases["\(PackFolder.casesFolder)/\(name)/\(path)"] = content
            }
        }
        for (path, content) in ofCases { found[path] = content.bytes }
        var pin = pin
        pin.sets = sets.map {
            PackPin.PinnedSet(name: $0.name, version: $0.version, digest: $0.digest)
        }.sorted { $0.name < $1.name }
        pin.casesDigest = PackPin.digest(ofCases: ofCases)
        found[PackPin.fileName] = Array(pin.text.utf8)
        self.pin = pin
        var files: [(path: OutputPath, contents: [UInt8])] = []
        for (path, contents) in found.sorted(by: { $0.key < $1.key }) {
            do throws(OutputPathProblem) {
                files.append((try OutputPath(ofPackFile: path), contents))
            } catch {
                throw Failure(
                    .refused,
                    Diagnostic(.error, "the path of this file \(error.reason)", path: path))
            }
        }
        self.files = files
    }
}

/// What becomes of one set of a pack that is installed again, upgraded or removed.
package struct SetChange: Hashable, Sendable {
    package let name: String
    /// The version that is installed; nil if the set is not.
    package let from: String?
    /// The version that it will be; nil if the set goes.
    package let to: String?
    /// What is done.
    package let verb: Verb

    /// What is done with a set.
    package enum Verb: String, Sendable {
        case install, update, remove, same
    }

    /// What becomes of every set, sorted by name.
    package static func all(from old: PackPin?, to new: PackPin?) -> [SetChange] {
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
