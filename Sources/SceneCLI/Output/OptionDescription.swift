import ArgumentParsing
import Basics
import JSONSource
import SwiftSource
import TemplateEngine
import TemplateSets

extension TemplateSet {
    /// Its options, as `new --template … --help` shows them.
    var optionTable: HelpText.Table {
        let rows = options.map { option in
            let summary =
                option.summary + (option.kind == .members ? " (repeatable)" : "")
                + (option.defaultText.isEmpty ? "" : " (default: \(option.defaultText))")
            return (
                label: "--option \(option.name)=<\(option.helpText)>".escapedForTerminal(),
                text: summary.escapedForTerminal()
            )
        }
        return ("OPTIONS OF THE SET \(name.escapedForTerminal())", rows)
    }
}

extension Condition {
    /// The `when` of a JSON document.
    var description: JSONValue {
        .object(clauses.map { JSONMember($0.option, .array($0.values)) })
    }
}

extension SetOption {
    /// The condition of the option, in parentheses after a space.
    var needs: String {
        if condition.clauses.isEmpty { return "" }
        let words = condition.clauses.map { "\($0.option)=\($0.values.joined(separator: "|"))" }
        return " (with \(words.joined(separator: ", ")))"
    }

    /// The values for a table.
    var valuesText: String {
        switch kind {
        case .bool, .choice: values.joined(separator: "|")
        case .text: (values + ["any text"]).joined(separator: "|")
        case .members: memberText + ", …"
        case .link: "path/:parameter"
        }
    }

    /// The placeholder for the value in help.
    fileprivate var helpText: String {
        switch kind {
        case .bool, .choice: values.joined(separator: "|")
        case .text: "text"
        case .members: memberText
        case .link: "path/:parameter"
        }
    }

    private var memberText: String { "name:Type" + (source.map { "[=\($0)]" } ?? "") }

    private var defaultJSON: JSONValue {
        kind == .members ? .array(defaultValue.texts) : .string(defaultText)
    }

    /// The option in the `set` of a JSON document.
    var description: JSONValue {
        let members = [
            JSONMember("name", .string(name)), JSONMember("type", .string(kind.rawValue)),
            JSONMember("values", .array(values)), JSONMember("required", .bool(isRequired)),
            JSONMember("default", defaultJSON), JSONMember("scope", .string(scope.rawValue)),
            JSONMember("summary", .string(summary)), JSONMember("when", condition.description),
        ]
        return .object(members + (source.map { [JSONMember("source", .string($0))] } ?? []))
    }
}
