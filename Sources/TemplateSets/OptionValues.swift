package import Basics
package import SwiftSource

/// The options that mean something to scene-kit in every set that has them.
package enum CommonOption {
    /// Whether other modules see the scene: only if its value is `public`.
    package static let access = "access"
    /// The path of the links that open the scene.
    package static let link = "link"
    /// Whether other features lead to the scene, by a route in the interface of its module.
    package static let exported = "exported"
    /// Whether the shared files lead to scenes of other features.
    package static let features = "features"
}

/// The values of a scene's options: a value for every option of its set.
package struct OptionValues: Sendable {
    /// The values by the options' names.
    package private(set) var values: [String: OptionValue] = [:]
    /// The texts that the user typed, for problems that are found later.
    package private(set) var given: [String: OptionText] = [:]

    /// The value of an option; nil if the set has no option with this name.
    package subscript(name: String) -> OptionValue? { values[name] }

    /// The values of the options of an Xcode file template.
    package var texts: [String: String] { values.compactMapValues { $0.texts.first } }

    /// The values of the options that the templates of shared files can see.
    package func projectScoped(in templateSet: TemplateSet) -> OptionValues {
        OptionValues().takingProjectScope(of: self, in: templateSet)
    }

    /// These values, with those of `other` for options that apply to the whole project.
    package func takingProjectScope(
        of other: OptionValues, in templateSet: TemplateSet
    ) -> OptionValues {
        var result = self
        for option in templateSet.allOptions where option.scope == .project {
            result.values[option.name] = other.values[option.name]
        }
        return result
    }

    /// Replaces default values by those that another scene, maybe of another set, chooses for the
    /// project. A default gives way to a choice because internal scenes compile with public types,
    /// but not the other way round.
    ///
    /// - Parameter choice: Returns the text that the other scene has for an option.
    package mutating func takeProjectScope(
        in templateSet: TemplateSet, _ choice: (String) -> String?
    ) {
        for option in templateSet.options
        where option.scope == .project && values[option.name] == option.defaultValue {
            if let value = choice(option.name).flatMap(option.value) {
                values[option.name] = value
            }
        }
    }
}

/// Equality depends on the values, not on the texts that they were read from.
extension OptionValues: Hashable {
    package static func == (left: OptionValues, right: OptionValues) -> Bool {
        left.values == right.values
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

package enum OptionValue: Hashable, Sendable {
    case bool(Bool)
    /// One of the values that the set lists.
    case choice(String)
    /// Any text that is safe in code.
    case text(String)
    /// The path of links; may be empty.
    case link(String)
    case members(MemberList)

    /// The value as the command line spells it: one text, or one for each member.
    package var texts: [String] {
        switch self {
        case .bool(let value): [String(value)]
        case .choice(let value), .text(let value), .link(let value): [value]
        case .members(let list): list.texts
        }
    }

    /// The text that conditions compare. For members and links, it is `true` unless they are empty.
    package var conditionText: String {
        switch self {
        case .members(let list): String(!list.members.isEmpty)
        case .link(let path): String(!path.isEmpty)
        case .bool, .choice, .text: texts[0]
        }
    }
}

/// A text for an option: `key=value` on the command line, or a key and one of its
/// values in a file.
package struct OptionText: Hashable, Sendable {
    package let key: SourceText
    /// Nil if an argument has no `=`.
    package let value: SourceText?

    package init(key: SourceText, value: SourceText?) {
        (self.key, self.value) = (key, value)
    }

    /// Splits an argument of `--option` at its first `=`.
    package init(argument: String) {
        let whole = SourceText(argument: argument, of: "--option")
        guard let equals = argument.utf8.firstIndex(of: UInt8(ascii: "=")) else {
            (key, value) = (whole, nil)
            return
        }
        let key = argument[..<equals]
        self.key = SourceText(String(key), atUTF8Offset: 0, of: whole)
        value = SourceText(
            String(argument[argument.utf8.index(after: equals)...]),
            atUTF8Offset: key.utf8.count + 1, of: whole)
    }
}

extension OptionValues {
    /// Reads the texts for the options of a set.
    ///
    /// The values for an Xcode file template are only checked once the scene's name is known,
    /// because other values depend on it. Here, they need an `=`, a single line, and different
    /// keys. Throws a `Failure` with every problem: a missing `=`, an unknown key, a value that the
    /// option doesn't take, a second value, a value that doesn't matter beside the others, and
    /// members that aren't Swift or have the same name.
    package init(parsing texts: [OptionText], for templateSet: TemplateSet) throws(Failure) {
        var problems = Problems()
        var members: [String: [SourceText]] = [:]
        for text in texts.compactMap(templateSet.present) {
            do throws(Failure) {
                guard let value = text.value else {
                    let name = text.key.text.replacing(":", with: "=", maxReplacements: 1)
                    throw text.key.failure(
                        "'\(text.key.text)' sets no value",
                        hint: "Write it as --option \(name.isEmpty ? "key" : name)"
                            + (name.contains("=") ? "." : "=value."))
                }
                let option = try Self.option(text.key, of: templateSet)
                if option?.kind == .members {
                    members[text.key.text, default: []].append(value)
                } else {
                    try add(text, Self.read(value, text.key.text, for: option))
                }
            } catch {
                problems.add(error)
            }
        }
        for option in templateSet.options where members[option.name] != nil {
            let list = problems.value(
                of: try MemberList(
                    parsing: members[option.name] ?? [], takesSources: option.source != nil))
            values[option.name] = list.map { .members($0) }
        }
        try problems.check()
        guard templateSet.format.isNative else { return }
        for option in templateSet.allOptions where values[option.name] == nil {
            values[option.name] = option.defaultValue
        }
        for option in templateSet.options {
            guard let source = option.source, case .members(let known)? = values[source],
                case .members(let list)? = values[option.name]
            else { continue }
            problems.collect { () throws(Failure) in
                try list.checkSources(among: known, of: source)
            }
        }
        for option in templateSet.options where values[option.name] != option.defaultValue {
            guard let text = given[option.name], !option.condition.holds(for: self) else {
                continue
            }
            problems.add(
                text.key.failure(
                    "with these options the set '\(templateSet.name)' has no use for "
                        + "'\(option.name)'",
                    hint: "It needs \(templateSet.arguments(for: option.condition))."))
        }
        try problems.check()
    }

    private mutating func add(_ text: OptionText, _ value: OptionValue) throws(Failure) {
        let name = text.key.text
        given[name] = text
        if values.updateValue(value, forKey: name) != nil {
            throw text.key.failure("the option '\(name)' is given twice", hint: "Give it once.")
        }
    }

    /// Returns the option with a name; nil for an Xcode file template.
    private static func option(
        _ key: SourceText, of templateSet: TemplateSet
    ) throws(Failure) -> SetOption? {
        guard templateSet.format.isNative else { return nil }
        if let option = templateSet.options.first(where: { $0.name == key.text }) { return option }
        let names = templateSet.options.map(\.name)
        let list = names.isEmpty ? "It has none." : "It has \(names.joinedAsAlternatives("and"))."
        let fixed = templateSet.manifest.fixed.first { $0.name == key.text }.map {
            "Leave it out: the value is always '\($0.defaultText.onOneLine)'."
        }
        throw key.failure(
            "the set '\(templateSet.name)' has no option '\(key.text)'",
            hint: fixed ?? Suggestions.question(for: key.text, among: names) ?? list)
    }

    /// Reads a value of an option, or of an Xcode file template without one.
    private static func read(
        _ value: SourceText, _ name: String, for option: SetOption?
    ) throws(Failure) -> OptionValue {
        let text = value.text
        let hint: String
        if let option {
            if let value = option.value(of: text) { return value }
            let list = option.values.map { "'\($0)'" }.joinedAsAlternatives()
            hint =
                option.kind == .text || option.kind == .link
                ? "A text cannot contain quotation marks, backslashes, comment marks or line breaks."
                : text.contains("=") && text.contains { " ,;".contains($0) }
                    ? "Write one --option for each."
                    : Suggestions.question(for: text, among: option.values)
                        ?? "Please provide one of \(list)."
        } else {
            if text.unicodeScalars.allSatisfy({ $0 == "\t" || !$0.breaksLines }) {
                return .text(text)
            }
            hint = "A text cannot contain line breaks or control characters."
        }
        throw value.failure(
            "the value '\(text.escapedForTerminal())' is invalid for the option "
                + "'\(name.escapedForTerminal())'", hint: hint)
    }
}

extension String {
    /// Whether a comment or a string literal can contain the text without ending early.
    ///
    /// This compares scalars, not characters: a combining mark doesn't keep a quotation mark from
    /// ending a string.
    package var isSafeInCode: Bool {
        unicodeScalars.allSatisfy { $0 != "\"" && $0 != "\\" && !$0.breaksLines }
            && ["/*", "*/"].allSatisfy { utf8Offsets(of: $0).isEmpty }
    }
}

extension Unicode.Scalar {
    /// Whether it ends a line or is a control character.
    package var breaksLines: Bool {
        // Nearly every text is ASCII, which needs no table.
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
