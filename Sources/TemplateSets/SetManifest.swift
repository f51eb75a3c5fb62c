import Basics
package import JSONSource
import SwiftSource
import TemplateEngine

/// What a `template.json` says, read key by key; `TemplateSet` is made of it.
package struct SetManifest: JSONObjectReadable {
    let name: String
    let version: SemanticVersion
    let summary: String
    let delimiters: TemplateDelimiters
    let laysOutSwift: Bool
    let options: [SetOption]
    let files: [TemplateFile]
    let reserved: ReservedNames
    let rules: [RoleRule]
    let packages: [PackageDependency]
    let platforms: PackagePlatforms

    /// The version of the format that this tool reads.
    package static let formatVersion = 1

    package init?(from object: JSONObjectReader) {
        object.ignore("$schema")
        let format = object.required("formatVersion", as: Int.self)
        let name = object.required("name", as: String.self)
        let version = object.required("version", as: SemanticVersion.self)
        let summary = object.required("summary", as: String.self)
        let files = object.required("files", as: [TemplateFile].self)
        // Compared with the tool's before the other keys are read; here it only has to be one.
        _ = object.optional("minimumVersion", as: SemanticVersion.self)
        delimiters = object.optional("delimiters", default: Delimiters.standard).value
        laysOutSwift = object.optional("layout", default: true)
        options = object.optional("options", default: [])
        reserved = object.optional("reserved", default: ReservedNames())
        rules = object.optional("rules", default: Rules(list: [])).list
        packages = object.optional("packages", default: Packages(list: [])).list
        platforms = object.optional("platforms", default: PackagePlatforms())
        guard let format, let name, let version, let summary, let files else { return nil }
        if format != Self.formatVersion {
            object.report(
                "the format version \(format) is not known", at: "formatVersion",
                hint: "This scene-kit reads version \(Self.formatVersion); a newer one may help.")
        }
        if !name.isSetName {
            object.report(
                "'\(name.prefix(60))' cannot name a set", at: "name",
                hint: "A name has letters, digits, '-' and '_' and starts with a letter.")
        }
        (self.name, self.version, self.summary, self.files) = (name, version, summary, files)
    }
}

extension SetOption.Scope: JSONReadable {}
extension TemplateFile.Root: JSONReadable {}

extension SetOption: JSONObjectReadable {
    private enum KindName: String, CaseIterable, JSONReadable {
        case bool, choice, text, members, link
    }

    package init?(from object: JSONObjectReader) {
        let name = object.required("name", as: String.self)
        let kind = object.required("type", as: KindName.self)
        let summary = object.required("summary", as: String.self)
        scope = object.optional("scope", default: .scene)
        condition = object.optional("when", default: Condition())
        let values = object.optional("values", as: [String].self)
        // Read as what the type says; known also where the type is wrong.
        object.ignore("default")
        let source = object.optional("source", as: String.self)
        self.source = source
        let ofKind = kind.flatMap { Self.kind($0, of: name ?? "", values: values, source, object) }
        let reserved = object.optional("reserved", as: [String: String].self)
        self.reserved = ReservedWords(reserved ?? [:])
        derived = (reserved ?? [:]).sorted { $0.key < $1.key }
            .compactMap { DerivedName($0.key, reason: $0.value) }
        if let kind, kind != .members, kind != .link, reserved != nil {
            object.report("only members and links have reserved names", at: "reserved")
        }
        if kind != nil, kind != .members, source != nil {
            object.report("only members have a source", at: "source")
        }
        guard let name, let ofKind, let summary else { return nil }
        if !name.isOptionName {
            object.report(
                "'\(name.prefix(60))' cannot name an option", at: "name",
                hint: "A name has letters and digits, starts with a letter, and differs from the "
                    + "names that every template knows.")
        }
        (self.name, self.kind, self.summary) = (name, ofKind, summary)
        if case .members(let members) = ofKind { checkMembers(members, object) }
        if ofKind == .link { checkLink(object) }
    }

    private static func kind(
        _ kind: KindName, of name: String, values: [String]?, _ source: String?,
        _ object: JSONObjectReader
    ) -> Kind? {
        if kind != .choice, values != nil {
            object.report("only a choice has values", at: "values")
        }
        switch kind {
        case .bool: return .bool(default: object.optional("default", default: false))
        case .text:
            let value = object.optional("default", default: "")
            if ["{{", "}}"].contains(where: value.contains) {
                object.report(
                    "a default is plain text, in which tags have no effect", at: "default",
                    hint: "Write the tags into the templates.")
            }
            return .text(default: value)
        case .link: return .link
        case .members:
            return .members(default: defaultMembers(of: name, takesSources: source != nil, object))
        case .choice:
            let value = object.required("default", as: String.self)
            guard let values, !values.isEmpty else {
                object.report("a choice needs values", at: "values")
                return nil
            }
            checkValues(values, default: value, object)
            return value.map { .choice(values: values, default: $0) }
        }
    }

    private static func checkValues(
        _ values: [String], default value: String?, _ object: JSONObjectReader
    ) {
        if Set(values).count < values.count {
            object.report("a value is listed twice", at: "values")
        }
        if let wrong = values.first(where: { !$0.isChoiceValue }) {
            object.report(
                "'\(wrong)' cannot be a value", at: "values",
                hint: "A value has letters, digits and '-'.")
        }
        if let value, !values.contains(value) {
            object.report("the default '\(value)' is not among the values", at: "default")
        }
    }
}

extension TemplateFile: JSONObjectReadable {
    package convenience init?(from object: JSONObjectReader) {
        let id = object.required("id", as: String.self)
        let source = object.required("source", as: JSONLocated<String>.self)
        let path = object.optional("path", as: JSONLocated<String>.self)
        let role = object.required("role", as: String.self)
        let root = object.optional("root", default: Root.scene)
        let isShared = object.optional("shared", default: false)
        let condition = object.optional("when", default: Condition())
        let forEach = object.optional("forEach", as: ForEach.self)
        if forEach != nil, isShared {
            object.report("a shared file is made once, and not for each route", at: "forEach")
        }
        guard let id, let source, let role else { return nil }
        self.init(
            id: id, source: source.value, path: (path ?? source).value,
            // Behind the quotation mark.
            pathOffset: (path ?? source).range.lowerBound + 1,
            role: role, root: root, isShared: isShared, condition: condition,
            repetition: forEach == .routes ? .forEachRoute : .once)
    }
}

/// `forEach`: what a file is repeated for.
private enum ForEach: String, CaseIterable, JSONReadable {
    case routes
}

extension Condition: JSONReadable {
    /// A value, or any of a list of values.
    private struct Values: JSONReadable {
        let list: [String]

        init?(from reader: JSONReader) {
            switch reader.node.content {
            case .bool(let value): list = [String(value)]
            case .string(let value): list = [value]
            default:
                guard let values = [String](from: reader) else { return nil }
                list = values
            }
        }
    }

    /// Reads `when`: for each option a value, or a list of values.
    package init?(from reader: JSONReader) {
        guard let values = [String: Values](from: reader) else { return nil }
        self.init(
            values.sorted { $0.key < $1.key }.map { Clause(option: $0.key, values: $0.value.list) }
        )
    }
}

extension String {
    private var hasASCIIWordCharactersOnly: Bool {
        utf8.allSatisfy {
            switch UnicodeScalar($0) {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
            default: false
            }
        }
    }

    /// Of a text that has ASCII characters only, which the callers look at too.
    private var startsWithLetter: Bool {
        utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) } ?? false
    }

    /// Whether it can name a set or a pack.
    package var isSetName: Bool {
        startsWithLetter && hasASCIIWordCharactersOnly && utf8.count <= 100
    }

    fileprivate var isChoiceValue: Bool {
        !isEmpty && hasASCIIWordCharactersOnly && !utf8.contains(UInt8(ascii: "_"))
    }

    fileprivate var isOptionName: Bool {
        isSetName && !utf8.contains(UInt8(ascii: "-")) && !utf8.contains(UInt8(ascii: "_"))
            && !ContextNames.all.contains(self)
    }
}
