import Basics
import JSONSource
import TemplateEngine
import TemplateSets
import XcodeTemplates

/// The options of a converted set: those of the bundle, and some for values that only Xcode knows.
struct ConvertedOptions {
    struct Option {
        let origin: XcodeTemplateOption
        /// The option's name in the set.
        let name: String
        /// The name of the option for any other class; nil if the set needs none.
        let otherName: String?
        /// The names of the values in the set.
        let values: [(origin: String, name: String)]

        /// The default value for a text that the bundle requires, since a set can't require
        /// options.
        var standIn: String? {
            guard origin.needsText, values.isEmpty else { return nil }
            return CaseConversion.upperCamelCase(origin.identifier)
        }

        func name(of value: String) -> String { values.first { $0.origin == value }?.name ?? value }

    }

    private(set) var list: [Option] = []
    /// The names in the set of the options for values of the project.
    private(set) var projectNames: [String: String] = [:]

    /// The options for values that Xcode takes from the project.
    private static let ofProject: [(name: String, text: String, summary: String)] = [
        ("projectName", "Project", "What the Xcode project is called"),
        ("packageName", "", "What the Swift package is called, where that differs"),
        ("organizationName", "", "Who has the copyright"),
    ]

    init(of template: XcodeTemplate) {
        var names = UniqueNames()
        for option in template.userOptions {
            let name = names.take(Self.optionName(option.identifier))
            let isChosen = template.isChosen(option)
            list.append(
                Option(
                    origin: option, name: name,
                    otherName: isChosen ? names.take(name + "Name") : nil,
                    values: option.kind == .popup || isChosen ? Self.values(of: option) : []))
        }
        for (name, _, _) in Self.ofProject { projectNames[name] = names.take(name) }
    }

    subscript(identifier: String) -> Option? { list.first { $0.origin.identifier == identifier } }

    private static func optionName(_ identifier: String) -> String {
        let isFine = identifier.allSatisfy(\.isPlain)
        var name = isFine ? identifier : CaseConversion.lowerCamelCase(identifier.plainWords)
        if name.first?.isNumber ?? true { name = "option" + name }
        name = String(name.prefix(80))
        return ContextNames.all.contains(name) ? name + "Option" : name
    }

    private static func values(of option: XcodeTemplateOption) -> [(origin: String, name: String)] {
        var names = UniqueNames()
        // Values that are valid in a set keep their names, also if another one comes first.
        let own = option.choices.filter { value in
            !value.isEmpty && value.allSatisfy { $0.isPlain || $0 == "-" }
        }
        for value in own { _ = names.take(value, separator: "-") }
        return option.choices.map { value in
            if own.contains(value) { return (value, value) }
            let name = value.split { !$0.isPlain && $0 != "-" }.joined(separator: "-")
            return (value, names.take(name.isEmpty ? "other" : name, separator: "-"))
        }
    }
}

// MARK: JSON

extension ConvertedOptions {
    /// The elements of `options` in a manifest.
    ///
    /// - Parameter names: The options of the project that templates name.
    func json(usingOfProject names: Set<String>) -> [JSONValue] {
        var elements: [JSONValue] = []
        for option in list {
            elements.append(json(of: option))
            guard let other = option.otherName else { continue }
            elements.append(
                JSONValue(members: [
                    "name": .string(other), "type": "text",
                    "summary": "Any other class, which is used in place of '\(option.name)'",
                    "when": condition(of: option.origin),
                ]))
        }
        for option in Self.ofProject where names.contains(option.name) {
            elements.append(
                JSONValue(members: [
                    "name": .string(projectNames[option.name] ?? option.name), "type": "text",
                    "default": option.text.isEmpty ? nil : .string(option.text),
                    "summary": .string(option.summary), "scope": "project",
                ]))
        }
        return elements
    }

    private func json(of option: Option) -> JSONValue {
        let origin = option.origin
        let type: String
        var value: JSONValue?
        if origin.kind == .checkbox {
            (type, value) = ("bool", .bool(origin.defaultText == "true"))
        } else if let first = option.values.first {
            let known = option.values.first { $0.origin == origin.defaultText } ?? first
            (type, value) = ("choice", .string(known.name))
        } else {
            let text = origin.hasPlainDefault ? option.standIn ?? origin.defaultText : ""
            (type, value) = ("text", text.isEmpty ? nil : .string(text))
        }
        let label = origin.label.isEmpty ? origin.identifier : origin.label
        let texts = ["", label].contains(origin.summary) ? [label] : [label, origin.summary]
        let summary = texts.joined(separator: ": ").split(whereSeparator: \.isNewline)
        return JSONValue(members: [
            "name": .string(option.name), "type": .string(type),
            "values": type == "choice" ? .array(option.values.map(\.name)) : nil, "default": value,
            "summary": .string(summary.joined(separator: " ")), "when": condition(of: origin),
        ])
    }

    /// The requirements of an option. Templates don't depend on `when`; they check for themselves
    /// whether the option is active.
    private func condition(of option: XcodeTemplateOption) -> JSONValue? {
        var members: [JSONMember] = []
        for (id, wanted) in option.requirements.sorted(by: { $0.key < $1.key }) {
            guard id != option.identifier, let other = self[id] else { continue }
            let known = other.values.isEmpty ? wanted : other.values.map(\.origin)
            let names =
                other.origin.kind == .checkbox
                ? ["true", "false"].filter { other.origin.isMet($0, by: wanted) }
                : wanted.filter(known.contains).map(other.name)
            if !names.isEmpty { members.append(JSONMember(other.name, Self.values(names))) }
        }
        return members.isEmpty ? nil : .object(members)
    }

    /// A value, or a list of several. Those of a `bool` have no quotation marks.
    static func values(_ names: [String]) -> JSONValue {
        guard names.count == 1, let name = names.first else { return .array(names) }
        return ["true", "false"].contains(name) ? .bool(name == "true") : .string(name)
    }
}

extension JSONValue {
    /// Creates an object without the members that are nil.
    init(members: KeyValuePairs<String, JSONValue?>) {
        self = .object(members.compactMap { key, value in value.map { JSONMember(key, $0) } })
    }
}

/// Names that differ in more than the case of their letters.
struct UniqueNames {
    private var taken: Set<String> = []

    /// The name, or the first one with a number in front of its ending that is free.
    mutating func take(_ name: String, separator: String = "", ending: String = "") -> String {
        var (result, count) = (name + ending, 1)
        while !taken.insert(result.caseFolded).inserted {
            count += 1
            result = "\(name)\(separator)\(count)\(ending)"
        }
        return result
    }
}

extension StringProtocol {
    /// Its runs of ASCII letters and digits, separated by spaces.
    var plainWords: String { split { !$0.isPlain }.joined(separator: " ") }
}
