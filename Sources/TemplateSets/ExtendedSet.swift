// A set that extends a built-in one is read as one folder: that of the base, with the files of the set
// in it. Everything else works with the result, so nothing else knows of bases.
import Basics
import BuiltinTemplates
import JSONSource
import Linting
import Manifests
import TemplateEngine

extension TemplateSetFolder {
    /// The folder of a built-in set; nil for another name.
    package static func builtIn(_ name: String) -> TemplateSetFolder? {
        guard let embedded = BuiltinTemplates.set(named: name) else { return nil }
        let files = embedded.files.map { ($0.path, Array($0.text.utf8)) }
        return TemplateSetFolder(
            location: name, files: Dictionary(files) { $1 }, digest: Digest(embedded.digest),
            tagNames: Set(embedded.tagNames.split(atByte: UInt8(ascii: " "))))
    }

    /// Returns the folder of a base with the files of this one, which replace those with their paths.
    ///
    /// A template can include, or change blocks of, the file that it replaces as `base/<id>`.
    func extending(_ base: TemplateSet, _ manifest: SetManifest) -> TemplateSetFolder {
        let sources = Set(manifest.extending(base).files.map(\.source))
        var merged = base.folder.files.filter { path, _ in
            SetLayout.isPartial(path) || sources.contains(path)
        }
        for file in base.files {
            merged[SetLayout.partialPath(of: "base/\(file.id)")] = base.folder.files[file.source]
        }
        merged.merge(files) { $1 }
        var hash = SHA256()
        hash.update("\(digest.description) extends \(base.digest.description)".utf8)
        return TemplateSetFolder(location: location, files: merged, digest: hash.finish())
    }
}

extension SetManifest {
    /// Reads the base; nil if there is none.
    ///
    /// - Throws: `Failure` with 65 for a base that doesn't exist, and for files that it doesn't have.
    func readBase(
        _ document: JSONDocument, _ tool: SemanticVersion
    ) throws(Failure) -> TemplateSet? {
        func failure(_ message: String, _ key: String, _ hint: String?) -> Failure {
            let range = document.root[key]?.range ?? 0..<1
            return document.source.failure(message, atUTF8: range, hint: hint)
        }
        guard let name = base else {
            if without.isEmpty { return nil }
            throw failure(
                "'without' leaves out parts of a set that this one extends", "without",
                "Name that set as \"extends\", or delete this.")
        }
        guard let folder = TemplateSetFolder.builtIn(name) else {
            let names = BuiltinTemplates.names
            throw failure(
                "'\(name.onOneLine)' is not a built-in set", "extends",
                Suggestions.question(for: name, among: names)
                    ?? "A set can extend \(names.joinedAsAlternatives()).")
        }
        let base = try TemplateSet(reading: folder, tool: tool)
        let names = base.files.map(\.id) + base.rules.map(\.id)
        if let unknown = without.first(where: { !names.contains($0) }) {
            throw failure(
                "'\(name)' has no file or rule '\(unknown.onOneLine)'", "without",
                Suggestions.question(for: unknown, among: names)
                    ?? "'scene-kit show \(name)' lists them.")
        }
        if delimiters != .mustache, delimiters != base.delimiters {
            throw failure(
                "the templates of '\(name)' have other delimiters", "delimiters",
                "Leave out \"delimiters\".")
        }
        return base
    }

    /// Returns the manifest with what it has from its base. What has the id or name of something in
    /// the base replaces it.
    func extending(_ base: TemplateSet) -> SetManifest {
        func merged<Value>(_ old: [Value], _ new: [Value], _ key: (Value) -> String) -> [Value] {
            let values = Dictionary(new.map { (key($0), $0) }) { $1 }
            let known = Set(old.map(key))
            return old.map { values[key($0)] ?? $0 } + new.filter { !known.contains(key($0)) }
        }
        var manifest = self
        manifest.files = merged(base.files.filter { !without.contains($0.id) }, files, \.id)
        manifest.options = merged(base.options, options, \.name)
        manifest.dropped = base.manifest.dropped + dropped
        manifest.rules = merged(base.rules.filter { !without.contains($0.id) }, rules, \.id)
        manifest.packages = merged(base.packages, packages) { package in
            "\(package.dependency.identity) \(package.condition)"
        }
        manifest.platforms = base.platforms.merging(platforms)
        manifest.reserved = base.reserved.merging(reserved)
        manifest.delimiters = base.delimiters
        manifest.laysOutSwift = base.laysOutSwift && laysOutSwift
        return manifest
    }
}

extension ReservedNames {
    fileprivate func merging(_ other: ReservedNames) -> ReservedNames {
        func merged(_ key: KeyPath<ReservedNames, ReservedWords>) -> ReservedWords {
            let words = self[keyPath: key].reasons
            return ReservedWords(words.merging(other[keyPath: key].reasons) { $1 })
        }
        var names = self
        (names.scenes, names.parameters) = (merged(\.scenes), merged(\.parameters))
        (names.types, names.routes) = (merged(\.types), merged(\.routes))
        return names
    }
}
