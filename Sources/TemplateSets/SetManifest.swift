import Basics
package import JSONSource
package import Linting
package import Manifests
import SwiftSource
package import TemplateEngine

/// The contents of a `template.json`.
package struct SetManifest: Sendable {
    /// The name that `--template` takes.
    package var name: String
    /// The version, in the format of semver.org; `TemplateSet.noVersion` for an Xcode file
    /// template.
    package var version: String
    /// The set's scenes, in one line.
    package var summary: String
    /// The set whose files, options, and rules the set has, too.
    package var base: BaseReference?
    /// What the set leaves out of its base: ids of files and rules.
    package var without: [String] = []
    /// Options of earlier versions, which records may still have.
    package var dropped: [String] = []
    /// The texts of other defaults for options of the base.
    var defaults: [String: ValueTexts] = [:]
    /// The texts of values in place of options of the base.
    var fixedTexts: [String: ValueTexts] = [:]
    /// Options that the set doesn't offer, with their values as defaults.
    package var fixed: [SetOption] = []
    package var options: [SetOption]
    package var files: [TemplateFile]
    package var reserved = ReservedNames()
    /// Rules for the code of the set's scenes.
    package var rules: [LintRule] = []
    /// The packages that the generated code imports.
    package var packages: [RequiredPackage] = []
    /// The lowest versions of operating systems that the generated code runs on.
    package var platforms = PackagePlatforms()
    /// The marks around tags.
    package var delimiters = TemplateDelimiters.mustache
    /// Whether Swift files are formatted after they are rendered.
    package var laysOutSwift = true

    /// The version of the format that this tool reads.
    package static let formatVersion = 1
}

extension SetManifest: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        object.ignore("$schema")
        object.requireFormat(Self.formatVersion)
        let name = object.required("name", as: String.self)
        let version = object.required("version", as: SemanticVersion.self)
        let summary = object.required("summary", as: String.self)
        base = object.optional("extends")
        without = object.list("without") ?? []
        dropped = object.list("dropped") ?? []
        defaults = object.optional("defaults", default: [:])
        fixedTexts = object.optional("fixed", default: [:])
        let files =
            base == nil
            ? object.required("files", as: [TemplateFile].self)
            : object.optional("files", default: [])
        // `SetReading` compares it with the tool's version before it reads other keys.
        _ = object.optional("minimumVersion", as: SemanticVersion.self)
        delimiters = object.optional("delimiters", default: .mustache)
        laysOutSwift = object.optional("layout", default: true)
        options = object.optional("options", default: [])
        reserved = object.optional("reserved", default: ReservedNames())
        rules = object.optional("rules", default: [])
        packages = object.optional("packages", default: [])
        var seen: [Condition: Set<String>] = [:]
        for package in packages {
            let name = package.dependency.identity
            if seen[package.condition, default: []].insert(name.lowercased()).inserted { continue }
            object.report("the package '\(name.onOneLine)' is listed twice", at: "packages")
        }
        platforms = object.optional("platforms", default: PackagePlatforms())
        guard let name, let version, let summary, let files else { return nil }
        if !name.isSetName {
            object.report(
                "'\(name.prefix(60))' cannot name a set", at: "name",
                hint: "A name has letters, digits, '-' and '_' and starts with a letter.")
        }
        (self.name, self.version) = (name, version.description)
        (self.summary, self.files) = (summary, files)
    }
}

/// `delimiters`: a list of two marks.
extension TemplateDelimiters: JSONReadable {
    package init?(from reader: JSONReader) {
        guard let marks = [String](from: reader) else { return nil }
        guard marks.count == 2, let value = TemplateDelimiters(marks[0], marks[1]) else {
            reader.report(
                "delimiters are two marks without spaces or '='",
                hint: "For example [\"<%\", \"%>\"].")
            return nil
        }
        self = value
    }
}

extension ReservedNames: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        scenes = object.optional("scenes", default: scenes)
        parameters = object.optional("parameters", default: parameters)
        types = object.optional("types", default: types)
        routes = object.optional("routes", default: routes)
    }
}

/// An object with words as keys and reasons as values.
extension ReservedWords: JSONReadable {
    package init?(from reader: JSONReader) {
        guard let reasons = [String: String](from: reader) else { return nil }
        self.init(reasons)
    }
}

// MARK: Options

extension SetOption.Scope: JSONReadable {}
extension SetOption.Kind: JSONReadable {}

extension SetOption: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        let name = object.required("name", as: String.self)
        let kind = object.required("type", as: Kind.self)
        let summary = object.required("summary", as: String.self)
        scope = object.optional("scope", default: .scene)
        condition = object.optional("when", default: Condition())
        source = object.optional("source", as: String.self)
        was = object.list("was") ?? []
        reserved = object.optional("reserved", default: ReservedWords([:]))
        // These depend on the kind. They are known keys even if the kind is wrong.
        object.ignore("default", "values")
        let value: OptionValue?
        switch kind {
        case nil: value = nil
        case .bool:
            values = ["true", "false"]
            value = .bool(object.optional("default", default: false))
        case .choice:
            let choices = object.optional("values", as: ChoiceValues.self)
            (values, formerValues) = (choices?.values ?? [], choices?.former ?? [:])
            value = Self.choice(of: values, object)
        case .text: value = .text(Self.plainText(object))
        case .members:
            let list = Self.members(of: name ?? "", takesSources: source != nil, object)
            Self.check(list, against: reserved, object)
            value = .members(list)
        case .link: value = .link("")
        }
        guard let name, let kind, let value, let summary else { return nil }
        (self.name, self.kind, self.summary, defaultValue) = (name, kind, summary, value)
        if !name.isOptionName {
            object.report(
                "'\(name.prefix(60))' cannot name an option", at: "name",
                hint: "A name has letters and digits, starts with a letter, and differs from the "
                    + "names that every template knows.")
        }
        Self.reportMisplacedKeys(kind, scope, object)
    }

    /// Reports keys that an option of this kind can't have.
    private static func reportMisplacedKeys(
        _ kind: Kind, _ scope: Scope, _ object: JSONObjectReader
    ) {
        let isOwn = kind == .members || kind == .link
        let rules = [
            ("values", kind == .choice, "only a choice has values", nil),
            ("source", kind == .members, "only members have a source", nil),
            ("reserved", isOwn, "only members and links have reserved names", nil),
            ("default", kind != .link, "a link has no default", "Leave out \"default\"."),
            (
                "scope", scope == .scene || !isOwn,
                kind == .link
                    ? "a link is a scene's own, so no project can choose it"
                    : "members are a scene's own, so no project can choose them",
                "Leave out \"scope\"."
            ),
        ]
        for (key, isAllowed, message, hint) in rules
        where !isAllowed && object.members.contains(where: { $0.key == key }) {
            object.report(message, at: key, hint: hint)
        }
    }

    private static func choice(of values: [String], _ object: JSONObjectReader) -> OptionValue? {
        let value = object.required("default", as: String.self)
        if values.isEmpty {
            object.report("a choice needs values", at: "values")
            return nil
        }
        if Set(values).count < values.count {
            object.report("a value is listed twice", at: "values")
        }
        if let wrong = values.first(where: { $0.isEmpty || !$0.hasOnlyWordCharacters(and: "-") }) {
            object.report(
                "'\(wrong)' cannot be a value", at: "values",
                hint: "A value has letters, digits and '-'.")
        }
        if let value, !values.contains(value) {
            object.report("the default '\(value)' is not among the values", at: "default")
        }
        return value.map { .choice($0) }
    }

    private static func plainText(_ object: JSONObjectReader) -> String {
        let value = object.optional("default", default: "")
        if ["{{", "}}"].contains(where: { value.utf8.contains($0.utf8) }) {
            object.report(
                "a default is plain text, in which tags have no effect", at: "default",
                hint: "Write the tags into the templates.")
        }
        return value
    }

    /// Reads one declaration `name:Type` or a list of them.
    private static func members(
        of name: String, takesSources: Bool, _ object: JSONObjectReader
    ) -> MemberList {
        let texts = object.list("default", of: SourceText.self) ?? []
        guard !texts.isEmpty else { return MemberList() }
        let members = object.checked("default") { () throws(Failure) in
            _ = try MemberList(parsing: texts, takesSources: takesSources)
            // If a scene conflicts with a default, the message is about the arguments, not the set.
            return try MemberList(
                parsing: texts.compactMap { OptionText(argument: "\(name)=\($0.text)").value },
                takesSources: takesSources)
        }
        return members ?? MemberList()
    }

    private static func check(
        _ list: MemberList, against reserved: ReservedWords, _ object: JSONObjectReader
    ) {
        for member in list.members {
            guard let reason = reserved.reason(for: member.name.name, in: "") else { continue }
            object.report(
                "the default has the name '\(member.name)', which is taken: \(reason.onOneLine)",
                at: "default")
        }
    }
}

/// A value of a choice, as an object.
struct ChoiceValue: JSONObjectReadable {
    let was: [String]

    init(from object: JSONObjectReader) { was = object.list("was") ?? [] }
}

/// The values of a choice: a list, or an object whose values name former ones with `was`.
private struct ChoiceValues: JSONReadable {
    let values: [String]
    /// The present values by the former ones.
    let former: [String: String]

    init?(from reader: JSONReader) {
        guard case .object = reader.node.content else {
            guard let list = [String](from: reader) else { return nil }
            (values, former) = (list, [:])
            return
        }
        guard let object = reader.object(), let known = [String: ChoiceValue](from: reader)
        else { return nil }
        values = object.members.map(\.key)
        former = Dictionary(
            known.flatMap { value, before in before.was.map { ($0, value) } }, uniquingKeysWith: min
        )
    }
}

/// One value of an option, or a list of values.
struct ValueTexts: JSONReadable {
    let list: [String]

    init?(from reader: JSONReader) {
        switch reader.node.content {
        case .bool(let value): list = [String(value)]
        default:
            guard let texts = OneOrMore<SourceText>(from: reader) else { return nil }
            list = texts.list.map(\.text)
        }
    }
}

extension Condition: JSONReadable {
    /// Reads `when`, an object with the names of options as keys.
    package init?(from reader: JSONReader) {
        guard let values = [String: ValueTexts](from: reader) else { return nil }
        clauses = values.sorted { $0.key < $1.key }.map {
            Clause(option: $0.key, values: $0.value.list)
        }
    }
}

// MARK: Files

extension TemplateFile.Root: JSONReadable {}

extension TemplateFile: JSONObjectReadable {
    /// A value of `forEach`.
    private enum ForEach: String, CaseIterable, JSONReadable { case routes }

    package convenience init?(from object: JSONObjectReader) {
        let id = object.required("id", as: String.self)
        let source = object.required("source", as: SourceText.self)
        let path = object.optional("path", as: SourceText.self)
        let role = object.required("role", as: String.self)
        let root = object.optional("root", default: Root.scene)
        let isShared = object.optional("shared", default: false)
        let condition = object.optional("when", default: Condition())
        let forEach = object.optional("forEach", as: ForEach.self)
        let was = object.list("was", of: String.self) ?? []
        if forEach != nil, isShared {
            object.report("a shared file is made once, and not for each route", at: "forEach")
        }
        guard let id, let source, let role else { return nil }
        self.init(
            id: id, source: source.text, path: path ?? source, role: role, root: root,
            isShared: isShared, condition: condition,
            repetition: forEach == .routes ? .forEachRoute : .once, was: was)
    }
}

// MARK: Packages

extension PackagePlatforms: JSONObjectReadable {
    /// Reads `platforms`, an object with operating systems as keys and versions as values.
    package init?(from object: JSONObjectReader) {
        var versions: [String: PlatformVersion] = [:]
        for name in Self.names {
            guard let text = object.optional(name, as: String.self) else { continue }
            versions[name] = PlatformVersion(text)
            if versions[name] == nil {
                object.report(
                    "'\(text.onOneLine)' is not a version of \(name)", at: name,
                    hint: "Write it as \"17\" or \"17.4\".")
            }
        }
        self.init(versions)
    }
}

extension RequiredPackage: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        let url = object.required("url", as: String.self)
        let from = object.required("from", as: SemanticVersion.self)
        let name = object.optional("name", as: String.self)
        let products = object.required("products", as: [String].self)
        let condition = object.optional("when", default: Condition())
        if let url, !url.isPackageAddress {
            object.report(
                "'\(url.onOneLine)' is not the URL of a package", at: "url",
                hint: "Write it as https://host/owner/name.git, without a user or password.")
        }
        if let name, !name.isPackageWord {
            object.report("'\(name.onOneLine)' cannot name a package", at: "name")
        }
        if let products {
            if products.isEmpty {
                object.report(
                    "a package needs products", at: "products",
                    hint: "List those that the generated code imports.")
            }
            if let wrong = products.first(where: { !$0.isPackageWord }) {
                object.report("'\(wrong.onOneLine)' cannot name a product", at: "products")
            }
            if Set(products).count < products.count {
                object.report("a product is listed twice", at: "products")
            }
        }
        guard let url, let from, let products else { return nil }
        self.init(
            dependency: PackageDependency(
                url: url, from: from.description, name: name, products: products),
            condition: condition)
    }
}

// MARK: Names

extension String {
    /// Whether every character is an ASCII letter, a digit, or one of the given ones.
    func hasOnlyWordCharacters(and others: String = "") -> Bool {
        utf8.allSatisfy { $0.isASCIIAlphanumeric || others.utf8.contains($0) }
    }

    private var startsWithASCIILetter: Bool {
        utf8.first.map { $0.isASCIIAlphanumeric && $0 > UInt8(ascii: "9") } ?? false
    }

    /// Whether a set or a pack can have this name.
    package var isSetName: Bool {
        startsWithASCIILetter && hasOnlyWordCharacters(and: "-_") && utf8.count <= 100
    }

    fileprivate var isOptionName: Bool {
        startsWithASCIILetter && hasOnlyWordCharacters() && utf8.count <= 100
            && !ContextNames.all.contains(self)
    }

    /// Whether a package or a product can have this name.
    fileprivate var isPackageWord: Bool {
        !isEmpty && utf8.count <= 100
            && allSatisfy { $0.isLetter || $0.isNumber || "-_.+".contains($0) }
    }

    /// Whether it is `https://host/…/name` and contains nothing that has a meaning in a shell or a
    /// manifest.
    fileprivate var isPackageAddress: Bool {
        let scheme = "https://"
        guard hasPrefix(scheme), utf8.count <= 500 else { return false }
        let parts = dropFirst(scheme.count).split(
            separator: "/", omittingEmptySubsequences: false
        ).map(String.init)
        let isPlain = parts.allSatisfy { part in
            ![".", ".."].contains(part) && part.first != "-"
                && part.hasOnlyWordCharacters(and: "-_.+~%:")
        }
        return isPlain && parts.count > 1 && parts[0] != "" && parts[1] != ""
    }
}
