import ArgumentParsing
import Basics
import JSONSource
import Linting
import Manifests
import TemplateSets
import TemplateStores
import XcodeTemplates

struct SetDescription {
    let templateSet: TemplateSet
    /// The set's place in a store; nil if the user gave the path of its folder.
    let stored: StoredSet?
    /// The width of the terminal; nil without one.
    let columns: Int?

    var text: String {
        // Built in, from a pack, or a folder.
        let place =
            stored.map { $0.origin.rawValue + ($0.pack.map { ", pack \($0.name)" } ?? "") }
            ?? templateSet.location
        let version = templateSet.publishedVersion.map { " \($0)" } ?? ""
        var lines = [
            "\(templateSet.name)\(version) (\(place))", templateSet.shortSummary,
            "digest  \(templateSet.ownFolder.digest.description)",
        ]
        if let base = templateSet.manifest.base {
            let version = templateSet.baseFolder?.manifestVersion.map { " \($0)" } ?? ""
            lines.append("extends \(base.name)\(version)")
        }
        if let pack = stored?.pack { lines.insert("source  \(pack.pin.provenance)", at: 2) }
        var sections = [("FILES", files), ("OPTIONS", options)]
        if case .xcode(let template) = templateSet.format {
            lines.append("format  Xcode file template")
            if let option = template.nameOption {
                let label = option.label.isEmpty ? "" : " (\(option.label))"
                lines.append("name    fills '\(option.identifier)'\(label)")
            }
            sections[0].1 = files(of: template)
        } else {
            sections += [("RULES", rules), ("PACKAGES", packages), ("PLATFORMS", platforms)]
        }
        sections.append(("EXAMPLE", HelpText(columns: columns ?? 110).exampleLines(example) + "\n"))
        return lines.map { $0.escapedForTerminal().wrapped(to: columns ?? .max) + "\n" }.joined()
            + sections.map { "\n\($0)\n\($1)" }.joined()
    }

    private var files: String {
        let rows = templateSet.files.map { file in
            let remarks = file.condition.words + (file.isShared ? ["shared"] : [])
            let remark = remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"
            return [
                "  " + file.id, file.role, file.source, file.root.rawValue, file.path + remark,
            ]
        }
        return table(rows, ["  ID", "ROLE", "TEMPLATE", "IN", "PATH"])
    }

    private func table(
        _ rows: [[String]], _ header: [String], limits: [Int: Int] = [:]
    ) -> String {
        rows.isEmpty ? "  none\n" : rows.table(header, in: columns, limits: limits)
    }

    private var options: String {
        let rows = templateSet.options.map { option in
            [
                "  " + option.name, option.valuesText,
                option.isRequired ? "(required)" : option.defaultText,
                option.summary + option.condition.remark,
            ]
        }
        return table(rows, ["  NAME", "VALUES", "DEFAULT", "SUMMARY"], limits: [1: 48, 2: 48])
    }

    private var rules: String {
        let rows = templateSet.rules.map { rule in
            ["  " + rule.id, rule.scope.roles.joined(separator: ", "), rule.why.onOneLine]
        }
        return table(rows, ["  ID", "FOR", "WHY"])
    }

    private var packages: String {
        let rows = templateSet.packages.map { required in
            let package = required.dependency
            return [
                "  " + package.name, package.from, package.products.joined(separator: ", "),
                package.url + required.condition.remark,
            ]
        }
        return table(rows, ["  NAME", "FROM", "PRODUCTS", "URL"])
    }

    private var platforms: String {
        let list = templateSet.platforms.list.map { "\($0.name) \($0.version)" }
        return "  \(list.isEmpty ? "any" : list.joined(separator: ", "))\n"
    }

    /// A command that creates a scene of the set.
    private var example: String {
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

    private func command(with arguments: String) -> String {
        let name = (templateSet.reference?.name ?? templateSet.location).quotedForShell
        let isDefault = name == TemplateStore.defaultSet && stored?.origin == .builtIn
        let template = isDefault ? "" : " --template \(name)"
        return "scene-kit new \(Self.exampleName)\(template)\(arguments)".escapedForTerminal()
    }

    private static let exampleName = "CarDetails"

    /// The `set` of the JSON document.
    var json: JSONValue {
        let head = [
            JSONMember("name", .string(templateSet.name)),
            JSONMember("version", .string(templateSet.publishedVersion)),
            JSONMember("format", .string(templateSet.format.name)),
            JSONMember("summary", .string(templateSet.shortSummary)),
            JSONMember("origin", .string(stored?.origin.rawValue ?? templateSet.location)),
            JSONMember("digest", .string(templateSet.ownFolder.digest.description)),
            JSONMember("extends", .string(templateSet.manifest.base?.name)),
        ]
        let files = templateSet.files.map { file -> JSONValue in
            [
                "id": .string(file.id), "role": .string(file.role),
                "source": .string(file.source), "root": .string(file.root.rawValue),
                "path": .string(file.path),
                "shared": .bool(file.isShared), "when": file.condition.json,
            ]
        }
        let rules = templateSet.rules.map(\.json)
        let packages = templateSet.packages.map { required -> JSONValue in
            let package = required.dependency
            return [
                "url": .string(package.url), "from": .string(package.from),
                "name": .string(package.name), "products": .array(package.products),
                "when": required.condition.json,
            ]
        }
        let platforms = templateSet.platforms.list.map {
            JSONMember($0.name, .string($0.version.description))
        }
        let contents = [
            JSONMember("options", .array(templateSet.options.map(\.json))),
            JSONMember("files", .array(files)), JSONMember("rules", .array(rules)),
            JSONMember("packages", .array(packages)), JSONMember("platforms", .object(platforms)),
        ]
        return .object(head + (stored?.provenance ?? []) + contents)
    }
}

// MARK: - Options

extension TemplateSet {
    /// Its options, as `new --template … --help` shows them.
    var optionTable: HelpText.Table {
        let rows = options.map { option in
            let summary =
                option.summary + (option.kind == .members ? " (repeatable)" : "")
                + (option.defaultText.isEmpty ? "" : " (default: \(option.defaultText))")
            return (
                label: "--option \(option.name)=<\(option.placeholder)>".escapedForTerminal(),
                text: summary.escapedForTerminal()
            )
        }
        return ("OPTIONS OF THE SET \(name.escapedForTerminal())", rows)
    }
}

extension Condition {
    /// Such as `style=uikit|swiftui`.
    fileprivate var words: [String] {
        clauses.map { "\($0.option)=\($0.values.joined(separator: "|"))" }
    }

    /// Such as ` (with style=uikit)`; empty if there is no condition.
    fileprivate var remark: String {
        clauses.isEmpty ? "" : " (with \(words.joined(separator: ", ")))"
    }

    fileprivate var json: JSONValue {
        .object(clauses.map { JSONMember($0.option, .array($0.values)) })
    }
}

extension SetOption {
    /// The placeholder for the value in help.
    fileprivate var placeholder: String {
        switch kind {
        case .bool, .choice: values.joined(separator: "|")
        case .text: "text"
        case .members: "name:Type" + (source.map { "[=\($0)]" } ?? "")
        case .link: "path/:parameter"
        }
    }

    fileprivate var valuesText: String {
        switch kind {
        case .text: (values + ["any text"]).joined(separator: "|")
        case .members: placeholder + ", …"
        case .bool, .choice, .link: placeholder
        }
    }

    fileprivate var json: JSONValue {
        let defaultJSON: JSONValue =
            kind == .members ? .array(defaultValue.texts) : .string(defaultText)
        let members = [
            JSONMember("name", .string(name)), JSONMember("type", .string(kind.rawValue)),
            JSONMember("values", .array(values)), JSONMember("required", .bool(isRequired)),
            JSONMember("default", defaultJSON), JSONMember("scope", .string(scope.rawValue)),
            JSONMember("summary", .string(summary)), JSONMember("when", condition.json),
        ]
        return .object(members + (source.map { [JSONMember("source", .string($0))] } ?? []))
    }
}

// MARK: - Xcode file templates

extension SetDescription {
    /// Its files, and in which of the folders that options choose from each is.
    private func files(of template: XcodeTemplate) -> String {
        let folders = template.variantFolders
        guard !folders.isEmpty else {
            return template.files.keys.sorted().map { "  \($0.escapedForTerminal())\n" }.joined()
        }
        let places = template.files.keys.map {
            $0.split(separator: "/", maxSplits: 1).map(String.init)
        }.filter { $0.count == 2 && folders.contains($0[0]) }
        let rows = Dictionary(grouping: places) { $0[1] }.sorted { $0.key < $1.key }.map {
            ["  " + $0, Self.remark($1.map { $0[0] }, of: folders)]
        }
        return table(rows, ["  PATH", "VARIANT"], limits: [1: 60])
    }

    /// Lists the variants that contain a file, or those that don't if they are fewer.
    private static func remark(_ holding: [String], of folders: [String]) -> String {
        let others = folders.filter { !holding.contains($0) }
        if others.isEmpty { return "" }
        let isShorter = others.count < holding.count
        let names = (isShorter ? others : holding).sorted().map { "'\($0)'" }
        return (isShorter ? "not " : "") + names.joined(separator: ", ")
    }

    /// A command that creates files.
    private func example(of template: XcodeTemplate) -> String {
        let options = (try? template.workingOptions()) ?? [:]
        return command(
            with: templateSet.options.compactMap { option in
                options[option.name].map { " --option \(option.name)=\($0.quotedForShell)" }
            }.joined())
    }
}
