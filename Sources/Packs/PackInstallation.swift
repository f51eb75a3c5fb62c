package import Basics
package import TemplateSets

/// The files and the pin of a pack that will be installed.
package struct PackInstallation: Sendable {
    package let pin: PackPin
    /// All files, including the pin, sorted by path.
    package let files: [(path: OutputPath, contents: [UInt8])]

    /// - Parameters:
    ///   - sets: The valid sets to install, together with their cases.
    ///   - pin: The origin of the pack. Its sets are replaced.
    /// - Throws: `Failure` with 77 for an unsafe file name, which `PackValidation` reports before.
    package init(
        of sets: [TemplateSet], in pack: PackFolder, pin: PackPin
    ) throws(Failure) {
        var found: [String: [UInt8]] = [:]
        for templateSet in sets {
            for (path, bytes) in templateSet.folder.files {
                found["\(templateSet.name)/\(path)"] = bytes
            }
        }
        let names = Set(sets.map(\.name))
        var ofCases: [String: [UInt8]] = [:]
        for (name, files) in pack.cases where pack.set(ofCase: name).map(names.contains) ?? false {
            ofCases.merge(files) { $1 }
        }
        found.merge(ofCases) { $1 }
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
                throw Failure(.refused, "the path of this file \(error.reason)", path: path)
            }
        }
        self.files = files
    }
}

/// The change to one set of a pack that is installed again, upgraded, or removed.
package struct SetChange: Hashable, Sendable {
    package let name: String
    /// The installed version; nil if the set isn't installed.
    package let from: String?
    /// The new version; nil if the set is removed.
    package let to: String?
    package let verb: Verb

    package enum Verb: String, Sendable {
        case install, update, remove, same
    }

    /// The change to every set, sorted by name.
    package static func all(from old: PackPin?, to new: PackPin?) -> [SetChange] {
        let (before, after) = (old?.setsByName ?? [:], new?.setsByName ?? [:])
        return Set(before.keys).union(after.keys).sorted().map { name in
            let (from, to) = (before[name], after[name])
            let verb: Verb =
                from == nil ? .install : to == nil ? .remove : from == to ? .same : .update
            return SetChange(name: name, from: from?.version, to: to?.version, verb: verb)
        }
    }
}

extension PackPin {
    fileprivate var setsByName: [String: PinnedSet] {
        Dictionary(sets.map { ($0.name, $0) }) { first, _ in first }
    }
}
