import Basics
import JSONSource
import SwiftSource
import TemplateSets
import Workspace
import XcodeTemplates

/// A set in words.
struct SetDescription {
    let templateSet: TemplateSet
    /// The set's place in a store; nil if the user gave the path of its folder.
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

    /// The origin: `built-in`, the pack that contains the set, or its folder.
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
            if option.kind == .members { return " --option \(option.name)=email:String" }
            if option.kind == .link { return " --option \(option.name)=cars/:carID" }
            let value = option.values.last { $0 != option.defaultText } ?? option.defaultText
            return " --option \(option.name)=" + (value.isEmpty ? "Text" : value.quotedForShell)
        }
        let parameter = templateSet.takesParameters ? " --param carID:String" : ""
        return command(with: parameter + (option ?? ""))
    }

    /// Returns the command that creates the example scene.
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

    /// Sentences about forbidden imports and calls.
    fileprivate var sentences: [String] {
        let subjects = [("import", imports), ("call", calls)]
        return subjects.filter { !$0.1.isEmpty }.map { verb, names in
            "The \(role) must not \(verb) \(names.joinedAsAlternatives())."
        }
    }
}

extension SetDescription {
    /// Returns the description of an Xcode file template.
    func description(of template: XcodeTemplate) -> String {
        let version = templateSet.publishedVersion.map { " \($0)" } ?? ""
        let name = template.nameOption.map { option in
            "name    fills '\(option.identifier)'\(option.label.isEmpty ? "" : " (\(option.label))")\n"
        }
        return """
            \(templateSet.name.escapedForTerminal())\(version) (\(place.escapedForTerminal()))
            \(templateSet.shortSummary.escapedForTerminal())
            \(provenance)
            format  Xcode file template
            \((name ?? "").escapedForTerminal(keepingLineBreaks: true))
            FILES
            \(files(of: template))
            OPTIONS
            \(options)
            EXAMPLE
              \(example)

            """
    }

    /// Its files, and in which of the folders that options choose from each is.
    private func files(of template: XcodeTemplate) -> String {
        let folders = template.variantFolders
        guard !folders.isEmpty else {
            return template.files.keys.sorted().map { "  \($0.escapedForTerminal())\n" }.joined()
        }
        var places: [String: [String]] = [:]
        for path in template.files.keys {
            guard let slash = path.firstIndex(of: "/"),
                folders.contains(String(path[..<slash]))
            else { continue }
            places[String(path[path.index(after: slash)...]), default: []].append(
                String(path[..<slash]))
        }
        let rows = places.sorted { $0.key < $1.key }.map { path, holding in
            ["  " + path, Self.remark(holding, of: folders)]
        }
        return TextTable(header: ["  PATH", "VARIANT"], rows: rows, limits: [1: 60]).text
    }

    /// Lists the variants that contain a file, or those that don't if they are fewer.
    private static func remark(_ holding: [String], of folders: [String]) -> String {
        let others = folders.filter { !holding.contains($0) }
        if others.isEmpty { return "" }
        let isShorter = others.count < holding.count
        let names = (isShorter ? others : holding).sorted().map { "'\($0)'" }
        return (isShorter ? "not " : "") + names.joined(separator: ", ")
    }
}

// An example that works.
extension SetDescription {
    /// How many combinations of options are tried.
    private static let mostTries = 200

    /// The first command that creates files: with the required options only, with a value other than a
    /// default, or with a combination that has a folder.
    func example(of template: XcodeTemplate) -> String {
        var tries: [[String: String]] = []
        if templateSet.options.contains(where: \.isRequired) { tries.append([:]) }
        for option in templateSet.options where template.option(option.name) != nil {
            tries += option.values.reversed().filter { $0 != option.defaultText }
                .map { [option.name: $0] }
        }
        tries.append([:])
        let works = tries.prefix(Self.mostTries).lazy.compactMap { arguments($0, of: template) }
            .first
        return command(with: works ?? foldersExample(of: template) ?? "")
    }

    private func foldersExample(of template: XcodeTemplate) -> String? {
        guard let selections = try? FileSelections(of: template) else { return nil }
        let rows = selections.rows.filter { $0.files?.isEmpty == false }
        return rows.prefix(Self.mostTries).lazy.compactMap { row in
            arguments(
                Dictionary(
                    zip(selections.axes.map(\.identifier), row.values),
                    uniquingKeysWith: { first, _ in first }), of: template)
        }.first
    }

    /// Returns the active options and the required ones, as words of a command line, or nil if the
    /// bundle then creates no files.
    private func arguments(
        _ given: [String: String], of template: XcodeTemplate
    ) -> String? {
        guard let active = try? template.activeOptions(for: given) else { return nil }
        var all = given
        for option in templateSet.options where option.isRequired && all[option.name] == nil {
            all[option.name] = "Text"
        }
        all = all.filter { active.contains($0.key) }
        guard let rendering = try? template.render(name: Self.exampleName, options: all),
            !rendering.files.isEmpty
        else { return nil }
        return templateSet.options.compactMap { option in
            all[option.name].flatMap { value in
                let isDefault = !option.isRequired && value == option.defaultText
                return isDefault ? nil : " --option \(option.name)=\(value.quotedForShell)"
            }
        }.joined()
    }
}
