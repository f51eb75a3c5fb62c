package import Basics
package import JSONSource

/// What is remembered of an installed pack: where it came from, and what its sets were then.
///
/// It is the `pack.json` beside the sets. One that is committed gives every clone the same sets.
package struct PackPin: Hashable, Sendable {
    /// Where it came from, as it can be typed again. A folder in a project's pin is relative to the
    /// project's root.
    package var source: String
    /// The tag, branch or commit that was asked for; nil for what the repository offers itself.
    package var reference: String?
    /// What that was: the full name of the ref, which tells tags from branches; nil for a commit.
    package var fullReference: String?
    /// The commit that it was; nil for a folder.
    package var commit: String?
    /// The sets that were chosen; nil where all of the pack were.
    package var only: [String]?
    /// Its sets that are installed, sorted by name.
    package var sets: [PinnedSet]
    /// The digest of its cases that are installed; nil where there are none.
    package var casesDigest: Digest?

    /// An installed set as it was installed.
    package struct PinnedSet: Hashable, Sendable {
        /// What `--template` calls it, and the name of its folder beside the pin.
        package var name: String
        package var version: String
        package var digest: Digest

        package init(name: String, version: String, digest: Digest) {
            (self.name, self.version, self.digest) = (name, version, digest)
        }
    }

    package init(
        source: String, reference: String? = nil, fullReference: String? = nil,
        commit: String? = nil, only: [String]? = nil, sets: [PinnedSet], casesDigest: Digest? = nil
    ) {
        (self.source, self.reference, self.fullReference) = (source, reference, fullReference)
        (self.commit, self.casesDigest) = (commit, casesDigest)
        self.only = only?.sorted()
        self.sets = sets.sorted { $0.name < $1.name }
    }

    package static let fileName = "pack.json"
    private static let formatVersion = 1

    /// Reads the file.
    ///
    /// - Throws: `Failure` with 65 and every problem, with its place.
    package init(parsing bytes: [UInt8], name: String) throws(Failure) {
        do throws(JSONError) {
            self = try JSONDocument(parsing: bytes, name: name).decode()
        } catch {
            // The line may hold a URL that somebody wrote a password into.
            var failure = error.failure
            for index in failure.diagnostics.indices {
                failure.diagnostics[index].maskURLSecrets()
            }
            throw failure
        }
    }

    /// The text of the file, the same each time.
    package var text: String {
        var members: [JSONMember] = [
            JSONMember("formatVersion", .number(Self.formatVersion)),
            JSONMember("source", .string(source)),
        ]
        if let reference { members.append(JSONMember("ref", .string(reference))) }
        if let fullReference { members.append(JSONMember("fullRef", .string(fullReference))) }
        if let commit { members.append(JSONMember("commit", .string(commit))) }
        if let only { members.append(JSONMember("only", .array(only))) }
        members.append(JSONMember("sets", .array(sets.map(\.json))))
        if let casesDigest {
            members.append(JSONMember("casesDigest", .string(casesDigest.description)))
        }
        return JSONValue.object(members).text()
    }

    /// The digest of cases by the paths of their files in the pack; nil for none.
    package static func digest(
        ofCases files: [String: TemplateSetFolder.Content]
    ) -> Digest? {
        files.isEmpty ? nil : TemplateSetFolder(location: "", contents: files).digest
    }

    /// Where it came from, for people: `https://…, v1.2.0, commit 1a2b3c4d5e6f`.
    package var provenance: String {
        var parts = [source]
        if let reference, reference != commit { parts.append(reference) }
        if let commit { parts.append("commit \(commit.prefix(12))") }
        return parts.joined(separator: ", ")
    }
}

extension PackPin: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        let format = object.required("formatVersion", as: Int.self)
        let source = object.required("source", as: String.self)
        let sets = object.required("sets", as: [PinnedSet].self)
        let reference = object.optional("ref", as: String.self)
        let commit = object.optional("commit", as: String.self)
        let only = object.optional("only", as: [String].self)
        let fullReference = object.optional("fullRef", as: String.self)
        let casesDigest = object.optional("casesDigest", as: Digest.self)
        if let source, (try? PackSource(parsing: source) { _ in false }) == nil {
            object.report("packs are not fetched from this source", at: "source")
        }
        if let reference, (try? PackReference(parsing: reference)) == nil {
            object.report("this is not the name of a tag, branch or commit", at: "ref")
        }
        if let sets, Set(sets.map(\.name.caseFolded)).count < sets.count {
            object.report("two sets have one name", at: "sets")
        }
        guard let format, let source, let sets else { return nil }
        if format != Self.formatVersion {
            object.report(
                "the format version \(format) is not known", at: "formatVersion",
                hint: "This scene-kit reads version \(Self.formatVersion); a newer one may help.")
        }
        self.init(
            source: source, reference: reference, fullReference: fullReference, commit: commit,
            only: only, sets: sets, casesDigest: casesDigest)
    }
}

extension PackPin.PinnedSet: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        let name = object.required("name", as: String.self)
        let version = object.required("version", as: String.self)
        let digest = object.required("digest", as: Digest.self)
        guard let name, let version, let digest else { return nil }
        // It is the name of a folder too.
        if !name.isInstalledSetName {
            object.report("'\(name.onOneLine)' cannot name a set", at: "name")
        }
        self.init(name: name, version: version, digest: digest)
    }

    fileprivate var json: JSONValue {
        [
            "name": .string(name), "version": .string(version),
            "digest": .string(digest.description),
        ]
    }
}

extension String {
    /// Whether an installed set can be called that. Xcode file templates have other names than sets of
    /// scene-kit's own; both are the names of folders.
    fileprivate var isInstalledSetName: Bool {
        isSetName || (try? OutputPath(self))?.components.count == 1
    }
}
