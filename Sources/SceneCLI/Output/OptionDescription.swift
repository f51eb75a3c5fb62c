import ArgumentParsing
import Basics
import JSONSource
import SwiftSource
import TemplateEngine
import TemplateSets

extension TemplateSet {
    /// Its options, as `new --template … --help` shows them.
    var helpSection: HelpText.Section {
        HelpText.Section(
            title: "OPTIONS OF THE SET \(name.escapedForTerminal())",
            rows: options.map { option in
                let summary =
                    option.summary + (option.takesSeveral ? " (repeatable)" : "")
                    + (option.defaultText.isEmpty ? "" : " (default: \(option.defaultText))")
                return (
                    "--option \(option.name)=<\(option.helpText)>".escapedForTerminal(),
                    summary.escapedForTerminal()
                )
            })
    }
}

extension Condition {
    /// The `when` of a JSON document.
    var description: JSONValue {
        .object(clauses.map { JSONMember($0.option, .array($0.values)) })
    }
}

extension SetOption {
    private var typeName: String {
        switch kind {
        case .bool: "bool"
        case .choice: "choice"
        case .text: "text"
        case .members: "members"
        }
    }

    /// What other options have to be for it to matter, in parentheses behind a space.
    var needs: String {
        if condition.clauses.isEmpty { return "" }
        let words = condition.clauses.map { "\($0.option)=\($0.values.joined(separator: "|"))" }
        return " (with \(words.joined(separator: ", ")))"
    }

    fileprivate var takesSeveral: Bool {
        if case .members = kind { true } else { false }
    }

    /// What a table has for its values.
    var valuesText: String {
        switch kind {
        case .bool, .choice: values.joined(separator: "|")
        case .text: (suggestions + ["any text"]).joined(separator: "|")
        case .members: "name:Type, …"
        }
    }

    /// What help has behind the `=`.
    fileprivate var helpText: String {
        switch kind {
        case .bool, .choice: values.joined(separator: "|")
        case .text: "text"
        case .members: "name:Type"
        }
    }

    private var defaultJSON: JSONValue {
        if case .members(let list) = kind { return .array(list.texts) }
        return .string(defaultText)
    }

    /// The option in the `set` of a JSON document.
    var description: JSONValue {
        [
            "name": .string(name), "type": .string(typeName), "values": .array(values),
            "required": .bool(isRequired), "default": defaultJSON, "scope": .string(scope.rawValue),
            "summary": .string(summary), "when": condition.description,
        ]
    }
}
