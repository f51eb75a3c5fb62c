import Basics
import JSONSource
import SwiftSource
import TemplateSets
import Workspace
import XcodeTemplates

/// A set in words.
struct SetDescription {
    let templateSet: TemplateSet
    /// Where it is kept; nil for a set that was named by its folder's path.
    let stored: StoredSet?

    var text: String {
        switch templateSet.format {
        case .native: return ownText
        case .xcode(let template): return description(of: template)
        }
    }

    private var ownText: String {
        """
        \(templateSet.name.escapedForTerminal()) \(templateSet.version) (\(place.escapedForTerminal()))
        \(templateSet.shortSummary.escapedForTerminal())
        \(provenance)

        FILES
        \(files)
        OPTIONS
        \(options)
        RULES
        \(rules)
        PACKAGES
        \(packages)
        PLATFORMS
        \(platforms)
        EXAMPLE
          \(example)

        """
    }

    /// Where it comes from: `built-in`, the pack that it was installed with, or its folder.
    var place: String {
        guard let stored else { return templateSet.location }
        return stored.origin.rawValue + (stored.pack.map { ", pack \($0.name)" } ?? "")
    }

    var provenance: String {
        let source = stored?.pack.map { "source  \($0.pin.provenance.escapedForTerminal())\n" }
        return (source ?? "") + "digest  \(templateSet.digest.description)"
    }

    private var files: String {
        let rows = templateSet.files.map { file in
            [file.id, file.role, file.place, file.path + file.remark]
        }
        return TextTable(header: ["  ID", "ROLE", "IN", "PATH"], rows: rows.map(indented)).text
    }

    var options: String {
        if templateSet.options.isEmpty { return "  none\n" }
        let rows = templateSet.options.map { option in
            [
                option.name, option.valuesText,
                option.isRequired ? "(required)" : option.defaultText,
                option.summary + option.needs,
            ]
        }
        return TextTable(
            header: ["  NAME", "VALUES", "DEFAULT", "SUMMARY"], rows: rows.map(indented),
            limits: [1: 48, 2: 48]
        ).text
    }

    private var rules: String {
        if templateSet.rules.isEmpty { return "  none\n" }
        return templateSet.rules.flatMap(\.sentences).map { "  \($0.escapedForTerminal())\n" }
            .joined()
    }

    private var packages: String {
        if templateSet.packages.isEmpty { return "  none\n" }
        let rows = templateSet.packages.map { package in
            [package.name, package.from, package.products.joined(separator: ", "), package.url]
        }
        return TextTable(
            header: ["  NAME", "FROM", "PRODUCTS", "URL"], rows: rows.map(indented)
        ).text
    }

    private var platforms: String {
        let list = templateSet.platforms.list.map { "\($0.name) \($0.version)" }
        return "  \(list.isEmpty ? "any" : list.joined(separator: ", "))\n"
    }

    var example: String {
        if case .xcode(let template) = templateSet.format { return example(of: template) }
        let option = templateSet.options.first.map { option in
            if case .members = option.kind { return " --option \(option.name)=email:String" }
            if option.kind == .link { return " --option \(option.name)=cars/:carID" }
            let value = option.values.last { $0 != option.defaultText } ?? option.defaultText
            return " --option \(option.name)=" + (value.isEmpty ? "Text" : value.quotedForShell)
        }
        let parameter = templateSet.takesParameters ? " --param carID:String" : ""
        return command(with: parameter + (option ?? ""))
    }

    /// What makes a scene called as in all examples.
    func command(with arguments: String) -> String {
        let name = (templateSet.reference?.name ?? templateSet.location).quotedForShell
        let isDefault = name == TemplateStore.defaultSet && stored?.origin == .builtIn
        let template = isDefault ? "" : " --template \(name)"
        return "scene-kit new \(Self.exampleName)\(template)\(arguments)".escapedForTerminal()
    }

    static let exampleName = "CarDetails"

    private func indented(_ row: [String]) -> [String] {
        ["  " + row[0]] + row.dropFirst()
    }
}

extension SetDescription {
    /// The `set` of the JSON document.
    var json: JSONValue {
        var members: [JSONMember] = [
            JSONMember("name", .string(templateSet.name)),
            JSONMember("version", .string(templateSet.publishedVersion)),
            JSONMember("format", .string(templateSet.format.name)),
            JSONMember("summary", .string(templateSet.shortSummary)),
            JSONMember("origin", .string(stored?.origin.rawValue ?? templateSet.location)),
            JSONMember("digest", .string(templateSet.digest.description)),
        ]
        members += stored?.provenance ?? []
        return .object(
            members + [
                JSONMember("options", .array(templateSet.options.map(\.description))),
                JSONMember("files", .array(templateSet.files.map(\.description))),
                JSONMember("rules", .object(templateSet.rules.map(\.member))),
                JSONMember("packages", .array(templateSet.packages.map(\.description))),
                JSONMember("platforms", templateSet.platforms.description),
            ])
    }
}

extension TemplateFile {
    fileprivate var place: String {
        switch root {
        case .scene: "scene"
        case .tests: "tests"
        case .support: "support"
        }
    }

    /// When it is made, and whether all scenes share it.
    fileprivate var remark: String {
        var remarks = condition.clauses.map { clause in
            "\(clause.option)=\(clause.values.joined(separator: "|"))"
        }
        if isShared { remarks.append("shared") }
        return remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"
    }

    fileprivate var description: JSONValue {
        [
            "id": .string(id), "role": .string(role), "root": .string(root.rawValue),
            "path": .string(path), "shared": .bool(isShared), "when": condition.description,
        ]
    }
}

extension PackagePlatforms {
    fileprivate var description: JSONValue {
        .object(list.map { JSONMember($0.name, .string($0.version.description)) })
    }
}

extension PackageDependency {
    fileprivate var description: JSONValue {
        [
            "url": .string(url), "from": .string(from), "name": .string(name),
            "products": .array(products),
        ]
    }
}

extension RoleRule {
    fileprivate var member: JSONMember {
        JSONMember(role, ["imports": .array(imports), "calls": .array(calls)])
    }

    /// What it forbids, a sentence for imports and one for calls.
    fileprivate var sentences: [String] {
        let subjects = [("import", imports), ("call", calls)]
        return subjects.filter { !$0.1.isEmpty }.map { verb, names in
            "The \(role) must not \(verb) \(names.joinedAsAlternatives())."
        }
    }
}
