package import Basics
package import JSONSource

/// The origin of an installed pack, and its sets at that time.
///
/// It is stored as `pack.json` next to the sets. If that file is committed, every clone has the
/// same sets.
package struct PackPin: Hashable, Sendable {
    /// The source as the user can type it. In a project's pin, a folder is relative to the project.
    package var source: String
    /// The tag, branch, or commit that was requested; nil for the repository's default.
    package var reference: String?
    /// The full name of the ref, which differs for tags and branches; nil for a commit.
    package var fullReference: String?
    /// The commit that was installed; nil for a folder.
    package var commit: String?
    /// The sets that the user chose, sorted; nil for all sets of the pack.
    package var only: [String]?
    /// The installed sets, sorted by name.
    package var sets: [PinnedSet]
    /// The digests of the installed files, by their paths in the pack's folder. Any other file there
    /// is the user's.
    package var files: [String: Digest]

    /// A set as it was installed, or copied as the base of another.
    package struct PinnedSet: Hashable, Sendable {
        /// The name of the set, and of its folder next to the pin. The name of a base has its pack's
        /// name and a slash in front if it is in another pack.
        package var name: String
        package var version: String
        package var digest: Digest
        /// The sets that it extends, the nearest first, without a built-in set. Its folder contains
        /// copies of them.
        package var bases: [PinnedSet] = []
        /// The origin of its pack, if that is another one than the pin's.
        package var source: String?
        package var reference: String?
        package var commit: String?

        package init(name: String, version: String, digest: Digest) {
            (self.name, self.version, self.digest) = (name, version, digest)
        }
    }

    package init(
        source: String, reference: String? = nil, fullReference: String? = nil,
        commit: String? = nil, only: [String]? = nil, sets: [PinnedSet],
        files: [String: Digest] = [:]
    ) {
        (self.source, self.reference, self.fullReference) = (source, reference, fullReference)
        (self.commit, self.files) = (commit, files)
        self.only = only.map { Set($0).sorted() }
        self.sets = sets.sorted { $0.name < $1.name }
    }

    package static let fileName = "pack.json"
    private static let formatVersion = 1

    /// Reads a `pack.json`. Throws a `Failure` with 65 and every problem.
    package init(parsing bytes: [UInt8], name: String) throws(Failure) {
        do throws(Failure) {
            self = try JSONDocument(parsing: bytes, name: name).decode()
        } catch {
            // A message can quote a URL that contains a password.
            var failure = error
            for index in failure.diagnostics.indices {
                failure.diagnostics[index].maskURLSecrets()
            }
            throw failure
        }
    }

    /// The contents of the `pack.json`.
    package var text: String {
        let members: [(key: String, value: JSONValue?)] = [
            ("formatVersion", .number(Self.formatVersion)),
            ("source", .string(source)),
            ("ref", reference.map { .string($0) }),
            ("fullRef", fullReference.map { .string($0) }),
            ("commit", commit.map { .string($0) }),
            ("only", only.map { .array($0) }),
            ("sets", .array(sets.map(\.json))),
            ("files", .array(files.sorted { $0.key < $1.key }.map { "\($0.value)  \($0.key)" })),
        ]
        return JSONValue.object(
            members.compactMap { key, value in value.map { JSONMember(key, $0) } }
        ).text()
    }

    /// The origin for messages: `https://…, v1.2.0, commit 1a2b3c4d5e6f`.
    package var provenance: String {
        var parts = [source]
        if let reference, reference != commit { parts.append(reference) }
        if let commit { parts.append("commit \(commit.prefix(12))") }
        return parts.joined(separator: ", ")
    }

    /// The command that installs the pack again.
    ///
    /// - Parameter name: The name to install the pack under; nil if it doesn't matter.
    package func installCommand(as name: String?, forProject: Bool) -> String {
        let parsed = try? PackSource(parsing: source) { _ in false }
        var command = "scene-kit install \(source.quotedForShell)"
        if let reference { command += " --ref \(reference.quotedForShell)" }
        for set in only ?? [] { command += " --set \(set.quotedForShell)" }
        if let name, parsed?.lastComponent != name { command += " --as \(name.quotedForShell)" }
        return command + (forProject ? " --project" : "")
    }
}

extension PackPin: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        object.requireFormat(Self.formatVersion)
        let source = object.required("source", as: String.self)
        let sets = object.required("sets", as: [PinnedSet].self)
        let reference = object.optional("ref", as: String.self)
        let commit = object.optional("commit", as: String.self)
        let only = object.optional("only", as: [String].self)
        let fullReference = object.optional("fullRef", as: String.self)
        var files: [String: Digest] = [:]
        for line in object.required("files", as: [String].self) ?? [] {
            // As `sha256sum` writes them.
            let parts = line.split(separator: "  ", maxSplits: 1).map(String.init)
            if parts.count == 2, let digest = Digest(parts[0]),
                (try? OutputPath(parts[1], isOfPack: true)) != nil
            {
                files[parts[1]] = digest
            } else {
                object.report(
                    "'\(line.onOneLine)' is not a digest and the path of a file", at: "files")
            }
        }
        if let source, (try? PackSource(parsing: source) { _ in false }) == nil {
            object.report("packs are not fetched from this source", at: "source")
        }
        if let reference, (try? PackReference(parsing: reference)) == nil {
            object.report("this is not the name of a tag, branch or commit", at: "ref")
        }
        // Xcode file templates have other names, but every name is that of a folder.
        for name in sets?.map(\.name) ?? []
        where !name.isSetName && (try? OutputPath(name))?.components.count != 1 {
            object.report("'\(name.onOneLine)' cannot name a set", at: "sets")
        }
        if let sets, Set(sets.map(\.name.caseFolded)).count < sets.count {
            object.report("two sets have one name", at: "sets")
        }
        guard let source, let sets else { return nil }
        self.init(
            source: source, reference: reference, fullReference: fullReference, commit: commit,
            only: only, sets: sets, files: files)
    }
}

extension PackPin.PinnedSet: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        let name = object.required("name", as: String.self)
        let version = object.required("version", as: String.self)
        let digest = object.required("digest", as: Digest.self)
        bases = object.optional("bases", default: [])
        source = object.optional("source")
        reference = object.optional("ref")
        commit = object.optional("commit")
        guard let name, let version, let digest else { return nil }
        (self.name, self.version, self.digest) = (name, version, digest)
    }

    fileprivate var json: JSONValue {
        let texts: [(String, String?)] = [
            ("name", name), ("version", version), ("digest", digest.description),
            ("source", source), ("ref", reference), ("commit", commit),
        ]
        let members = texts.compactMap { key, text in text.map { JSONMember(key, .string($0)) } }
        return .object(
            bases.isEmpty ? members : members + [JSONMember("bases", .array(bases.map(\.json)))])
    }
}

/// The repository of a set, for users who haven't installed it. Records and indexes contain it, and
/// they are committed, so a folder of one machine isn't a source.
package struct SetSource: Hashable, Sendable {
    package let url: GitURL
    package let reference: PackReference?

    /// Reads the texts of a file; nil if no repository is fetched from them.
    package init?(source: String, reference: String?) {
        guard case .git(let url)? = try? PackSource(parsing: source, isFolder: { _ in false })
        else { return nil }
        self.url = url
        do {
            self.reference = try reference.map { try PackReference(parsing: $0) }
        } catch {
            return nil
        }
    }

    /// The command that installs the set that a command names this way.
    package func installCommand(for name: String) -> String {
        let pack = name.split(separator: "/").first.map(String.init)
        let pin = PackPin(source: url.text, reference: reference?.description, sets: [])
        return pin.installCommand(as: name.contains("/") ? pack : nil, forProject: false)
    }
}
