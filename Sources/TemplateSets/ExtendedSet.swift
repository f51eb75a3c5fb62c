// A set that extends another one is read as one folder: that of the base, with the files of the set
// in it. Everything else works with the result, so nothing else knows of bases.
//
// A built-in base comes from the binary. Any other is copied into the folder `Base` of the set: on disk
// if the set is installed, and otherwise by `BaseFinder` when the set is read. The copy contains its own
// base in the same way, so a set's digest and its pin cover all of its bases.
package import Basics
import BuiltinTemplates
package import JSONSource
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
        var merged: [String: [UInt8]] = [:]
        let isExtended = base.manifest.base != nil
        for (path, bytes) in base.folder.files
        where SetLayout.isPartial(path) || sources.contains(path) {
            // What is the base for a base is the base of the base here.
            let name =
                isExtended && SetLayout.isPartial(path) ? SetLayout.partialName(of: path) : ""
            let place = name.hasPrefix("base/") ? SetLayout.partialPath(of: "base/" + name) : path
            merged[place] = isExtended ? Self.nesting(bytes, base.delimiters) : bytes
        }
        for file in base.files {
            let bytes = base.folder.files[file.source]
            merged[SetLayout.partialPath(of: "base/\(file.id)")] =
                isExtended ? bytes.map { Self.nesting($0, base.delimiters) } : bytes
        }
        merged.merge(ownFiles) { $1 }
        var hash = SHA256()
        hash.update("\(digest.description) extends \(base.digest.description)".utf8)
        return TemplateSetFolder(location: location, files: merged, digest: hash.finish())
    }

    /// Returns a template whose tags name `base/base/…` instead of `base/…`.
    private static func nesting(_ bytes: [UInt8], _ delimiters: TemplateDelimiters) -> [UInt8] {
        if String(decoding: bytes, as: UTF8.self).utf8Offsets(of: "base/").isEmpty { return bytes }
        let open = Array(delimiters.open.utf8)
        var result: [UInt8] = []
        var index = 0
        func skipSpaces(_ start: Int) -> Int {
            bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
        }
        while index < bytes.count {
            guard bytes[index...].starts(with: open) else {
                result.append(bytes[index])
                index += 1
                continue
            }
            var end = skipSpaces(index + open.count)
            if end < bytes.count, "<>/".utf8.contains(bytes[end]) {
                end = skipSpaces(end + 1)
                if bytes[end...].starts(with: "base/".utf8) {
                    result += bytes[index..<end] + Array("base/".utf8)
                    index = end
                    continue
                }
            }
            result += open
            index += open.count
        }
        return result
    }
}

// MARK: Bases of other sets than built-in ones

/// `extends`: the set that another set begins with.
package struct BaseReference: Hashable, Sendable, JSONReadable {
    /// The name of the set, after its pack's name and a slash if it is in another pack.
    package let name: String
    /// The lowest version that can be extended.
    package private(set) var minimum: SemanticVersion?
    /// The source of the pack with the set, for users who haven't installed it.
    package private(set) var source: PackSource?

    package init?(from reader: JSONReader) {
        guard case .object = reader.node.content else {
            guard let name = String(from: reader) else { return nil }
            self.name = name
            return
        }
        let base = reader.object { object in
            let name = object.required("set", as: String.self)
            let minimum = object.optional("from", as: SemanticVersion.self)
            let source = object.optional("source", as: String.self).flatMap { text in
                object.checked("source") { () throws(Failure) in
                    try PackSource(parsing: text) { _ in false }
                }
            }
            return name.map { ($0, minimum, source) }
        }
        guard let base else { return nil }
        (name, minimum, source) = base
    }
}

extension TemplateSetFolder {
    /// The base that a set needs from another folder, and the reason if there is none.
    package struct FoundBase: Sendable {
        package var chain: [PackPin.PinnedSet] = []
        /// The folders of the set's base, of the base's base, and so on, for messages.
        package var locations: [String] = []
        package var problem: (message: String, hint: String?)?
        /// How the user gets a newer version of the base.
        package var upgradeHint: String?
        /// That the set keeps a copy of a base that isn't installed.
        package var note: Diagnostic?

        package init() {}
    }

    /// The folder of an installed set that contains the set's base.
    private static let baseStart = "Base/"

    /// The copy of the base in the folder; nil without one.
    package var baseCopy: TemplateSetFolder? {
        guard files[Self.baseStart + Self.manifestName] != nil else { return nil }
        let copied = files.filter { $0.key.hasPrefix(Self.baseStart) }.map { path, bytes in
            (String(path.dropFirst(Self.baseStart.count)), bytes)
        }
        var copy = TemplateSetFolder(
            location: foundBase.locations.first ?? path(of: String(Self.baseStart.dropLast())),
            files: Dictionary(uniqueKeysWithValues: copied))
        copy.foundBase.locations = Array(foundBase.locations.dropFirst())
        return copy
    }

    /// The files that don't belong to the copy of the base.
    package var ownFiles: [String: [UInt8]] {
        baseCopy == nil ? files : files.filter { !$0.key.hasPrefix(Self.baseStart) }
    }

    /// The same folder with another copy of its base, or without one.
    package func copying(_ base: TemplateSetFolder?, as found: FoundBase) -> TemplateSetFolder {
        var (files, found) = (ownFiles, found)
        if base != nil, let own = files.keys.sorted().first(where: { $0.hasPrefix(Self.baseStart) })
        {
            found.problem = (
                "the file '\(own.onOneLine)' is where the copy of the base goes",
                "Put it into another folder."
            )
        } else {
            for (path, bytes) in base?.files ?? [:] { files[Self.baseStart + path] = bytes }
        }
        var folder = TemplateSetFolder(location: location, files: files)
        (folder.knownBundleName, folder.foundBase) = (knownBundleName, found)
        return folder
    }

    /// The set that the manifest names as its base; nil without one.
    package var base: BaseReference? { manifest?.value(of: "extends") }

    /// The name and the version in the manifest; nil if it isn't valid.
    package var manifestName: String? { manifest?.root["name"]?.string }
    package var manifestVersion: String? { manifest?.root["version"]?.string }

    private var manifest: JSONDocument? {
        files[Self.manifestName].flatMap { try? JSONDocument(parsing: $0, name: location) }
    }
}

extension TemplateSet {
    /// The folder of the set that this one extends.
    package var baseFolder: TemplateSetFolder? {
        ownFolder.baseCopy ?? manifest.base.flatMap { TemplateSetFolder.builtIn($0.name) }
    }
}

// MARK: Manifests

extension SetManifest {
    /// Reads the base; nil if there is none. Throws a `Failure` with 65 for a base that doesn't
    /// exist, has an error, or is too old, and for files and options that it doesn't have.
    func readBase(
        _ document: JSONDocument, _ folder: TemplateSetFolder, _ tool: SemanticVersion
    ) throws(Failure) -> TemplateSet? {
        func failure(_ message: String, _ key: String, _ hint: String?) -> Failure {
            let range = document.root[key]?.range ?? 0..<1
            return document.source.failure(message, atUTF8: range, hint: hint)
        }
        guard let reference = base else {
            for key in ["without", "defaults", "fixed"] where document.root[key] != nil {
                throw failure(
                    "'\(key)' changes parts of a set that this one extends", key,
                    "Name that set as \"extends\", or delete this.")
            }
            return nil
        }
        let name = reference.name
        if let problem = folder.foundBase.problem {
            throw failure(problem.message, "extends", problem.hint)
        }
        guard let found = folder.baseCopy ?? TemplateSetFolder.builtIn(name) else {
            let names = BuiltinTemplates.names
            throw failure(
                "there is no set '\(name.onOneLine)' to extend", "extends",
                Suggestions.question(for: name, among: names)
                    ?? "A set can extend another of its pack, of an installed pack, and "
                    + "\(names.joinedAsAlternatives()).")
        }
        let base: TemplateSet
        do throws(Failure) {
            base = try TemplateSet(reading: found, tool: tool)
        } catch {
            let first = error.diagnostics.first
            throw failure(
                "'\(name.onOneLine)' can't be extended: \(first?.message ?? "it has errors")",
                "extends", "Correct \(first?.path ?? found.location) first.")
        }
        guard base.format.isNative, name.split(separator: "/").last.map(String.init) == base.name
        else {
            throw failure(
                "'\(base.name.onOneLine)' can't be extended as '\(name.onOneLine)'", "extends",
                "Extend a set with a \(TemplateSetFolder.manifestName), by its name.")
        }
        if let minimum = reference.minimum, let version = SemanticVersion(base.version),
            version < minimum
        {
            throw failure(
                "'\(name)' has version \(version), and this set needs \(minimum)", "extends",
                folder.foundBase.upgradeHint
                    ?? (folder.baseCopy == nil
                        ? "Install a newer scene-kit." : "Extend a newer version."))
        }
        func hint(present: String?) -> String? { present.map { "It is called '\($0)' now." } }
        let names = base.files.map(\.id) + base.rules.map(\.id)
        if let unknown = without.first(where: { !names.contains($0) }) {
            throw failure(
                "'\(name)' has no file or rule '\(unknown.onOneLine)'", "without",
                hint(present: base.files.first { $0.was.contains(unknown) }?.id)
                    ?? Suggestions.question(for: unknown, among: names)
                    ?? "'scene-kit show \(name)' lists them.")
        }
        for (key, values) in [("defaults", defaults), ("fixed", fixedTexts)] {
            for (option, texts) in values.sorted(by: { $0.key < $1.key }) {
                let known = base.options.map(\.name)
                guard let found = base.options.first(where: { $0.name == option }),
                    !options.contains(where: { $0.name == option })
                else {
                    throw failure(
                        known.contains(option)
                            ? "the option '\(option)' is in 'options', too"
                            : "'\(name)' has no option '\(option.onOneLine)'", key,
                        hint(present: base.options.first { $0.was.contains(option) }?.name)
                            ?? Suggestions.question(
                                for: option, among: known.filter { $0 != option })
                            ?? "'scene-kit show \(name)' lists its options.")
                }
                guard found.value(of: texts.list) == nil else { continue }
                throw failure(
                    "'\(texts.list.joined(separator: ", ").onOneLine)' is no value of '\(option)'",
                    key,
                    found.kind == .link
                        ? "A link can only be empty: \"\"."
                        : hint(present: found.formerValues[texts.list.first ?? ""])
                            ?? Suggestions.question(
                                for: texts.list.first ?? "", among: found.values)
                            ?? (found.values.isEmpty
                                ? nil
                                : "Its values are \(found.values.joinedAsAlternatives("and"))."))
            }
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
        manifest.options = merged(base.options, options, \.name).map { option in
            var option = option
            let texts = fixedTexts[option.name] ?? defaults[option.name]
            if let value = (texts?.list).flatMap(option.value) { option.defaultValue = value }
            return option
        }
        let own = options.map(\.name)
        manifest.fixed = base.manifest.fixed.filter { !own.contains($0.name) }
        manifest.dropped = base.manifest.dropped.filter { !own.contains($0) } + dropped
        manifest.rules = merged(base.rules.filter { !without.contains($0.id) }, rules, \.id)
        manifest.packages = merged(base.packages, packages) { package in
            "\(package.dependency.identity) \(package.condition)"
        }
        manifest.platforms = base.platforms.merging(platforms)
        manifest.reserved = base.reserved.merging(reserved)
        manifest.delimiters = base.delimiters
        manifest.laysOutSwift = base.laysOutSwift && laysOutSwift
        manifest.fixOptions(fixedTexts.keys.contains)
        return manifest
    }

    /// Takes options away, with those that have no effect without other values, and the files that
    /// need other values. Old records may have these options.
    private mutating func fixOptions(_ isFixed: (String) -> Bool) {
        func rest(_ condition: Condition, _ fixed: [SetOption]) -> Condition? {
            let values = Dictionary(fixed.map { ($0.name, $0.defaultValue.conditionText) }) { $1 }
            guard
                condition.clauses.allSatisfy({ clause in
                    values[clause.option].map(clause.values.contains) ?? true
                })
            else { return nil }
            return Condition(clauses: condition.clauses.filter { values[$0.option] == nil })
        }
        while let index = options.firstIndex(where: {
            isFixed($0.name) || rest($0.condition, fixed) == nil
        }) {
            let option = options.remove(at: index)
            dropped += [option.name] + option.was
            fixed.append(option)
        }
        if fixed.isEmpty { return }
        for index in options.indices {
            options[index].condition = rest(options[index].condition, fixed) ?? Condition()
        }
        files = files.compactMap { file in rest(file.condition, fixed).map(file.when) }
        packages = packages.compactMap { package in
            rest(package.condition, fixed).map {
                RequiredPackage(dependency: package.dependency, condition: $0)
            }
        }
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
