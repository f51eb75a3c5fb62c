import ArgumentParsing
import Diagnostics
import JSONSource
import SceneScaffold

/// `scene-kit show`: one template set in full.
enum ShowCommand {
    static let command = Command(
        name: "show",
        abstract: "Show a template set: its files, options, roles and rules.",
        arguments: [.set],
        options: [.json],
        examples: [
            Example("scene-kit show Scene", "Show what the built-in set Scene makes."),
            Example("scene-kit show ./MySet --json", "Print a set in a folder for a program."),
        ])

    static func run(_ arguments: ParsedArguments) throws(Failure) -> Outcome {
        let set = try TemplateStore.set(named: arguments.value(of: .set))
        return Outcome(
            text: SetDescription(set: set).text, json: [JSONMember("set", set.description)])
    }
}

/// A set in words.
private struct SetDescription {
    let set: TemplateSet

    var text: String {
        """
        \(set.name.escapedForTerminal()) \(set.version) (\(set.origin.escapedForTerminal()))
        \(set.summary.escapedForTerminal())

        FILES
        \(files)
        OPTIONS
        \(options)
        RULES
        \(rules)
        EXAMPLE
          \(example)

        """
    }

    private var files: String {
        let rows = set.files.map { file in
            [file.id, file.role, file.place, file.path + file.remark]
        }
        return TextTable(header: ["  ID", "ROLE", "IN", "PATH"], rows: rows.map(indented)).text
    }

    private var options: String {
        if set.options.isEmpty { return "  none\n" }
        let rows = set.options.map { option in
            [option.name, option.valuesText, option.defaultText, option.summary]
        }
        return TextTable(
            header: ["  NAME", "VALUES", "DEFAULT", "SUMMARY"], rows: rows.map(indented)
        ).text
    }

    private var rules: String {
        if set.rules.isEmpty { return "  none\n" }
        return set.rules.flatMap(\.sentences).map { "  \($0.escapedForTerminal())\n" }.joined()
    }

    private var example: String {
        let option = set.options.first.map { option in
            " --option \(option.name)=\(option.values.last ?? option.defaultText)"
        }
        let template = set.isDefault ? "" : " --template \(set.reference)"
        let parameter = set.takesParameters ? " --param carID:String" : ""
        return ("scene-kit new CarDetails" + template + parameter + (option ?? ""))
            .escapedForTerminal()
    }

    private func indented(_ row: [String]) -> [String] {
        ["  " + row[0]] + row.dropFirst()
    }
}

extension TemplateSet {
    /// Where it comes from: `built-in`, or its folder.
    fileprivate var origin: String { location == name ? TemplateStore.origin : location }

    fileprivate var reference: String { location == name ? name : location }

    fileprivate var isDefault: Bool { reference == TemplateStore.defaultSet }

    /// The `set` of the JSON document.
    fileprivate var description: JSONValue {
        [
            "name": .string(name), "version": .string(version), "summary": .string(summary),
            "origin": .string(origin), "routing": .string(routing.rawValue),
            "options": .array(options.map(\.description)),
            "files": .array(files.map(\.description)),
            "rules": .object(
                rules.map {
                    JSONMember($0.role, ["imports": .array($0.imports), "calls": .array($0.calls)])
                }),
        ]
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

extension Condition {
    fileprivate var description: JSONValue {
        .object(clauses.map { JSONMember($0.option, .array($0.values)) })
    }
}

extension SetOption {
    fileprivate var typeName: String {
        switch kind {
        case .bool: "bool"
        case .choice: "choice"
        case .text: "text"
        }
    }

    fileprivate var valuesText: String {
        values.isEmpty ? "any text" : values.joined(separator: "|")
    }

    fileprivate var description: JSONValue {
        [
            "name": .string(name), "type": .string(typeName), "values": .array(values),
            "default": .string(defaultText), "scope": .string(scope.rawValue),
            "summary": .string(summary), "when": condition.description,
        ]
    }
}

extension RoleRule {
    /// What it forbids, a sentence for imports and one for calls.
    fileprivate var sentences: [String] {
        let subjects = [("import", imports), ("call", calls)]
        return subjects.filter { !$0.1.isEmpty }.map { verb, names in
            "The \(role) must not \(verb) \(names.joinedAsAlternatives())."
        }
    }
}
