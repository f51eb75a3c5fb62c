package import Basics
package import Linting
package import Manifests
package import TemplateEngine
package import XcodeTemplates

/// A folder with a `template.json` and template files, or an Xcode file template: what `--template`
/// names.
package final class TemplateSet: Sendable {
    package let manifest: SetManifest
    package let format: Format
    /// The options that templates can use.
    package let allOptions: [SetOption]
    /// The files, also those of a base.
    package let folder: TemplateSetFolder
    /// The files that are the set's own.
    package let ownFolder: TemplateSetFolder
    /// The digest of all files, which every record of a scene contains.
    package let digest: Digest
    /// The text of every file except the manifest, by its path in the folder. Other files are
    /// omitted.
    package let sources: [String: String]
    /// The name that a command used for the set; nil if it used the path of a folder.
    package let reference: SetReference?
    /// The templates by their path.
    private let templates: [String: Lazy<Template>]
    private let names: Lazy<TemplateNames>
    private let takesAnyParameters: Bool

    init(
        _ manifest: SetManifest, in folder: TemplateSetFolder, own: TemplateSetFolder? = nil,
        format: Format = .native
    ) {
        (self.manifest, self.folder, self.format) = (manifest, folder, format)
        allOptions = manifest.options + manifest.fixed
        ownFolder = own ?? folder
        (digest, sources) = (folder.digest, folder.texts)
        (names, takesAnyParameters) = (Lazy(), false)
        reference = nil
        templates = sources.mapValues { _ in Lazy() }
    }

    /// Copies a set, with some changes.
    init(
        _ other: TemplateSet, manifest: SetManifest? = nil, takesAnyParameters: Bool = false,
        reference: SetReference? = nil
    ) {
        self.manifest = manifest ?? other.manifest
        allOptions = self.manifest.options + self.manifest.fixed
        (folder, ownFolder, format) = (other.folder, other.ownFolder, other.format)
        (digest, sources) = (other.digest, other.sources)
        self.takesAnyParameters = takesAnyParameters || other.takesAnyParameters
        self.reference = reference ?? other.reference
        (templates, names) = (other.templates, other.names)
    }

    package func referred(to reference: SetReference) -> TemplateSet {
        TemplateSet(self, reference: reference)
    }

    /// A copy of the set without reserved names and rules. It takes parameters.
    package var refusingNothing: TemplateSet {
        var manifest = manifest
        manifest.reserved = ReservedNames()
        manifest.rules = []
        for index in manifest.options.indices {
            manifest.options[index].reserved = ReservedWords([:])
        }
        return TemplateSet(self, manifest: manifest, takesAnyParameters: true)
    }

    package var name: String { manifest.name }
    package var version: String { manifest.version }
    package var summary: String { manifest.summary }
    /// The options that users can choose.
    package var options: [SetOption] { manifest.options }
    package var files: [TemplateFile] { manifest.files }
    package var reserved: ReservedNames { manifest.reserved }
    package var rules: [LintRule] { manifest.rules }
    package var packages: [RequiredPackage] { manifest.packages }
    package var platforms: PackagePlatforms { manifest.platforms }
    package var delimiters: TemplateDelimiters { manifest.delimiters }
    package var laysOutSwift: Bool { manifest.laysOutSwift }

    /// The beginning of paths in messages: the set's folder, or the name of a built-in set.
    package var location: String { folder.location }

    package func path(of file: String) -> String { folder.path(of: file) }

    /// The path of the file that makes the folder a set.
    package var manifestPath: String {
        path(of: format.isNative ? TemplateSetFolder.manifestName : XcodeTemplate.infoName)
    }

    /// Whether a scene with these options and parts has tests. A shared test file counts if `parts`
    /// contains its id.
    package func makesTests(_ options: OptionValues, _ parts: Set<String> = []) -> Bool {
        files.contains {
            ($0.isShared ? $0.root.isForTests && parts.contains($0.id) : $0.root == .tests)
                && $0.isGenerated(with: options, parts: parts)
        }
    }

    /// Whether its code looks dependencies up by their types, so that each needs a type of its own.
    package var findsDependenciesByType: Bool { format.isNative && hasTag(naming: ["metatype"]) }

    /// Whether the set has files for routes, so that its scenes can lead to others.
    package var makesRoutes: Bool { files.contains { $0.repetition == .forEachRoute } }

    /// The language of a set's files.
    package enum Format: Sendable {
        /// Mustache templates that a `template.json` lists.
        case native
        /// The text macros and variant folders of an Xcode file template.
        case xcode(XcodeTemplate)

        package var isNative: Bool { if case .native = self { true } else { false } }

        /// Unusual things in the set that do no harm.
        package var warnings: [Diagnostic] {
            switch self {
            case .native: []
            case .xcode(let template): template.warnings
            }
        }

        package var name: String {
            switch self {
            case .native: "scene-kit"
            case .xcode: "xcode"
            }
        }
    }
}

/// The name that a command used for a set, and the source that the set can be installed from.
package struct SetReference: Hashable, Sendable {
    /// The set's name, after its pack's name and a slash if the command used both.
    package var name: String
    /// The repository of its pack; nil for any other set.
    package var source: SetSource?
    /// A note that tells which of several sets with the name was used.
    package var note: Diagnostic?

    package init(name: String, source: SetSource? = nil) {
        (self.name, self.source) = (name, source)
    }
}

// MARK: Templates

extension TemplateSet {
    /// The template at a path in the set's folder. It is parsed once.
    ///
    /// - Parameter privately: Whether to parse it for one thread. Threads that render the same
    ///   template wait for each other, because each counts references to its parts.
    package func template(at path: String, privately: Bool = false) throws(Failure) -> Template {
        let parse = { () throws(Failure) in
            try Template(
                parsing: SourceText(name: self.path(of: path), text: self.sources[path] ?? ""),
                delimiters: self.delimiters)
        }
        guard !privately, let template = templates[path] else { return try parse() }
        return try template.value(parse)
    }

    /// The files that templates can include.
    package var partials: [String: [UInt8]] {
        format.isNative ? folder.files.filter { SetLayout.isPartial($0.key) } : [:]
    }

    /// - Throws: `Failure` with 65 for a partial that can't be parsed.
    package func checkPartials() throws(Failure) {
        // Built-in sets are known to be right.
        if folder.knownTagNames != nil { return }
        for (path, bytes) in partials {
            _ =
                sources[path] == nil
                ? try Template(parsing: bytes, name: self.path(of: path)) : try template(at: path)
        }
    }

    /// Whether a template names the initial data. If none does, parameters have no effect.
    package var takesParameters: Bool {
        takesAnyParameters || format.isNative && hasTag(naming: ContextNames.inputs)
    }

    package var usesAuthor: Bool {
        uses(["author"], orMacros: ["USERNAME", "FULLUSERNAME", "FILEHEADER"])
    }

    package var usesDate: Bool {
        uses(
            ["date", "year"],
            orMacros: [
                "DATE", "YEAR", "TIME", "COPYRIGHT", "NSHUMANREADABLECOPYRIGHTPLIST", "FILEHEADER",
            ])
    }

    /// Whether the tests use test values of parameters.
    package var usesSamples: Bool { uses(["samples"], orMacros: []) }

    /// Whether the templates name the header of files. An Xcode file template has a macro for it.
    package var usesHeader: Bool { uses(["header"], orMacros: []) }

    private func uses(_ values: Set<String>, orMacros macros: Set<String>) -> Bool {
        switch format {
        case .native: hasTag(naming: values)
        case .xcode(let template): template.uses(macros)
        }
    }

    /// Whether a tag names one of the values or its members.
    ///
    /// A template that can't be parsed counts, because rendering reports it.
    private func hasTag(naming values: Set<String>) -> Bool {
        tagNames.map { !$0.isDisjoint(with: values) } ?? true
    }

    /// The first part of each name in a tag of a listed file, its path, or a partial; nil if one of
    /// them can't be parsed.
    package var tagNames: Set<String>? {
        if let known = folder.knownTagNames { return known }
        let names = names.value {
            let paths = Set(files.map(\.source) + sources.keys.filter(SetLayout.isPartial))
            return TemplateNames {
                try paths.map { try template(at: $0) }
                    + files.map { try Template(parsing: $0.pathText) }
            }
        }
        return names.first
    }
}

/// The names in the tags of templates.
private final class TemplateNames: Sendable {
    /// The first parts of all dotted names; nil if a template can't be parsed.
    let first: Set<String>?

    init(in templates: () throws -> [Template]) {
        let names = try? templates().reduce(into: Set<String>()) { $0.formUnion($1.names) }
        first = names.map { Set($0.map { $0.split(atByte: UInt8(ascii: "."))[0] }) }
    }
}

/// A value that is created when it is first used, and shared by copies of a set.
private final class Lazy<Value: AnyObject & Sendable>: Sendable {
    private nonisolated(unsafe) var reference = LazyReference<Value>()

    func value<E: Error>(_ make: () throws(E) -> Value) throws(E) -> Value {
        try reference.value(make)
    }
}

// MARK: Parts and requirements

extension TemplateSet {
    /// Checks the roles and ids that select some of a scene's files.
    ///
    /// - Parameter options: The scene's options; nil if they couldn't be read.
    /// - Throws: `Failure` with every name that no file has, or no file that these options
    ///   generate.
    package func parts(
        named names: [SourceText], for options: OptionValues?
    ) throws(Failure) -> Set<String> {
        if let first = names.first, !format.isNative {
            throw first.failure(
                "'\(self.name.onOneLine)' is an Xcode file template, which makes all of its files or "
                    + "none, so there is no '\(first.text.onOneLine)' alone",
                hint: "Leave --only out.")
        }
        let parts = try mapCollectingErrors(names) { (name) throws(Failure) in
            let named = files.filter { $0.isNamed(in: [name.text]) }
            if named.isEmpty { throw unknownPart(name) }
            guard let options, !named.contains(where: { $0.condition.holds(for: options) }) else {
                return name.text
            }
            var needs: [String] = []
            for text in named.map({ arguments(for: $0.condition) }) where !needs.contains(text) {
                needs.append(text)
            }
            throw name.failure(
                "with these options the set '\(self.name)' makes no '\(name.text.onOneLine)'",
                hint: "It is made with \(needs.joinedAsAlternatives()).")
        }
        return Set(parts)
    }

    /// The arguments for which a condition holds.
    func arguments(for condition: Condition) -> String {
        condition.clauses.map { clause in
            var values = clause.values
            switch options.first(where: { $0.name == clause.option })?.kind {
            case .members: values = values.map { $0 == "true" ? "name:Type" : "" }
            case .link: values = values.map { $0 == "true" ? "path" : "" }
            default: break
            }
            return "--option \(clause.option)=\(values.joined(separator: "|"))"
        }.joined(separator: " ").onOneLine
    }

    private func unknownPart(_ name: SourceText) -> Failure {
        let roles = Set(files.map(\.role)).sorted()
        let ids = files.map(\.id)
        let list = { (names: [String]) in names.map(\.onOneLine).joinedAsAlternatives("and") }
        return name.failure(
            "the set '\(self.name)' has no role or file '\(name.text.onOneLine)'",
            hint: Suggestions.question(for: name.text, among: roles + ids)
                ?? "Its roles are \(list(roles)), and its files are \(list(ids)).")
    }

    /// The requirements of the generated code for its package.
    ///
    /// - Parameter options: Those of every scene.
    package func requirements(for options: [OptionValues]) -> PackageRequirements {
        let needed = packages.filter { options.contains(where: $0.condition.holds) }
        return PackageRequirements(
            dependencies: PackageDependency.merged(needed.map(\.dependency)), platforms: platforms,
            needsSwift61: needsSwift61)
    }

    /// Whether a template has `nonisolated` in front of a type or an extension, which Swift 6.0
    /// doesn't accept.
    private var needsSwift61: Bool {
        sources.contains { path, text in
            path.hasSuffix(".swift") && !text.utf8Offsets(of: "nonisolated").isEmpty
                && Self.isolatesNoType(text)
        }
    }

    private static func isolatesNoType(_ text: String) -> Bool {
        text.utf8Offsets(of: "nonisolated").contains { offset in
            let words = text.utf8.dropFirst(offset).split(maxSplits: 8) { $0 <= 0x20 }
                .map { String(Substring($0)) }
            let next = words.dropFirst().first { !modifiers.contains($0) }
            return words[0] == "nonisolated" && next.map(isolatable.contains) ?? false
        }
    }

    private static let modifiers: Set<String> = [
        "final", "fileprivate", "indirect", "internal", "package", "private", "public",
    ]
    private static let isolatable: Set<String> = [
        "actor", "class", "enum", "extension", "protocol", "struct",
    ]
}
