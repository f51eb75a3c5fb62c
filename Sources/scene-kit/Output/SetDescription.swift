import Basics
import JSONSource
import SceneScaffold
import SwiftSource
import XcodeTemplates

/// A set in words.
struct SetDescription {
    let set: TemplateSet
    /// Where it is kept; nil for a set that was named by its folder's path.
    let stored: StoredSet?

    var text: String {
        if let template = set.xcodeTemplate { return description(of: template) }
        return """
            \(set.name.escapedForTerminal()) \(set.version) (\(place.escapedForTerminal()))
            \(set.shortSummary.escapedForTerminal())
            \(provenance)

            FILES
            \(files)
            OPTIONS
            \(options)
            RULES
            \(rules)
            PACKAGES
            \(packages)
            EXAMPLE
              \(example)

            """
    }

    /// Where it comes from: `built-in`, the pack that it was installed with, or its folder.
    var place: String {
        guard let stored else { return set.location }
        return stored.origin.rawValue + (stored.pack.map { ", pack \($0.name)" } ?? "")
    }

    var provenance: String {
        let source = stored?.pack.map { "source  \($0.pin.provenance.escapedForTerminal())\n" }
        let routing = set.xcodeTemplate == nil ? "\nrouting \(set.routing.rawValue)" : ""
        return (source ?? "") + "digest  \(set.digest.description)" + routing
    }

    private var files: String {
        let rows = set.files.map { file in
            [file.id, file.role, file.place, file.path + file.remark]
        }
        return TextTable(header: ["  ID", "ROLE", "IN", "PATH"], rows: rows.map(indented)).text
    }

    var options: String {
        if set.options.isEmpty { return "  none\n" }
        let rows = set.options.map { option in
            [
                option.name, option.valuesText,
                option.isRequired ? "(required)" : option.defaultText,
                option.summary + option.needs,
            ]
        }
        return TextTable(
            header: ["  NAME", "VALUES", "DEFAULT", "SUMMARY"], rows: rows.map(indented)
        ).text
    }

    private var rules: String {
        if set.rules.isEmpty { return "  none\n" }
        return set.rules.flatMap(\.sentences).map { "  \($0.escapedForTerminal())\n" }.joined()
    }

    private var packages: String {
        if set.packages.isEmpty { return "  none\n" }
        let rows = set.packages.map { package in
            [package.name, package.from, package.products.joined(separator: ", "), package.url]
        }
        return TextTable(
            header: ["  NAME", "FROM", "PRODUCTS", "URL"], rows: rows.map(indented)
        ).text
    }

    var example: String {
        // In a bundle, texts that can be left out tell little.
        let isListed = { (option: SetOption) in set.xcodeTemplate == nil || !option.values.isEmpty }
        let first = set.options.first(where: \.isRequired) ?? set.options.first(where: isListed)
        let option = (first ?? set.options.first).map { option in
            if case .members = option.kind { return " --option \(option.name)=email:String" }
            let value = option.values.last { $0 != option.defaultText } ?? option.defaultText
            return " --option \(option.name)=" + (value.isEmpty ? "Text" : value.quotedForShell)
        }
        let name = (set.reference?.name ?? set.location).quotedForShell
        let template = name == TemplateStore.defaultSet ? "" : " --template \(name)"
        let parameter = set.takesParameters ? " --param carID:String" : ""
        return ("scene-kit new CarDetails" + template + parameter + (option ?? ""))
            .escapedForTerminal()
    }

    private func indented(_ row: [String]) -> [String] {
        ["  " + row[0]] + row.dropFirst()
    }
}

extension SetDescription {
    /// The `set` of the JSON document.
    var json: JSONValue {
        var members: [JSONMember] = [
            JSONMember("name", .string(set.name)),
            JSONMember("version", .string(set.publishedVersion)),
            JSONMember("format", .string(set.xcodeTemplate == nil ? "scene-kit" : "xcode")),
            JSONMember("summary", .string(set.shortSummary)),
            JSONMember("origin", .string(stored?.origin.rawValue ?? set.location)),
            JSONMember("digest", .string(set.digest.description)),
        ]
        members += stored?.provenance ?? []
        return .object(
            members + [
                JSONMember("routing", .string(set.routing.rawValue)),
                JSONMember("options", .array(set.options.map(\.description))),
                JSONMember("files", .array(set.files.map(\.description))),
                JSONMember("rules", .object(set.rules.map(\.member))),
                JSONMember("packages", .array(set.packages.map(\.description))),
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
