package import Basics
package import SwiftSource

/// What a scene's options have come to: every option of the set, given or by default.
package struct OptionValues: Hashable, Sendable {
    /// By the options' names.
    package private(set) var values: [String: OptionValue]

    /// The value of an option; nil where the set has none of that name.
    package subscript(name: String) -> OptionValue? { values[name] }

    /// The values of the options that a shared file's template may see.
    package func projectScoped(in set: TemplateSet) -> OptionValues {
        let names = Set(set.options.filter { $0.scope == .project }.map(\.name))
        return OptionValues(values: values.filter { names.contains($0.key) })
    }
}

/// The value of one option.
package enum OptionValue: Hashable, Sendable {
    /// On or off.
    case bool(Bool)
    /// One of the values that the set lists.
    case choice(String)
    /// Any text that is safe in code.
    case text(String)
    /// What was given with each `name:Type`.
    case members(MemberList)

    /// The value as the command line has it; the members of a list each as they were given.
    package var texts: [String] {
        switch self {
        case .bool(let value): [String(value)]
        case .choice(let value), .text(let value): [value]
        case .members(let list): list.texts
        }
    }

    /// What conditions compare: of members, whether there are any.
    package var conditionText: String {
        if case .members(let list) = self { return String(!list.members.isEmpty) }
        return texts[0]
    }
}

extension OptionValues {
    /// Reads `key=value` arguments against the options that a set offers.
    ///
    /// - Throws: `Failure` with 64 and every problem found: no `=`, a key that the set does not
    ///   have, a value that the option does not take, a key given twice that takes one value, members
    ///   that are not Swift or are there twice.
    package init(parsing arguments: [String], for set: TemplateSet) throws(Failure) {
        if !set.format.isNative {
            values = try Self.given(arguments, to: set)
            return
        }
        values = [:]
        var problems: [Diagnostic] = []
        var members: [String: [String]] = [:]
        for argument in arguments {
            do throws(OptionProblem) {
                let (option, text) = try Self.split(argument, for: set)
                if case .members = option.kind {
                    members[option.name, default: []].append(text)
                    continue
                }
                guard let value = option.value(of: text) else { throw .badValue(text, option) }
                if values.updateValue(value, forKey: option.name) != nil {
                    throw .twice(option.name)
                }
            } catch {
                problems.append(error.diagnostic(for: set))
            }
        }
        for option in set.options {
            guard let texts = members[option.name] else { continue }
            do throws(Failure) {
                values[option.name] = .members(try MemberList(parsing: texts, of: option.name))
            } catch {
                problems += error.diagnostics
            }
        }
        if !problems.isEmpty { throw Failure(.usage, problems) }
        for option in set.options where values[option.name] == nil {
            values[option.name] = option.defaultValue
        }
    }

    private static func split(
        _ argument: String, for set: TemplateSet
    ) throws(OptionProblem) -> (SetOption, String) {
        guard let equals = argument.firstIndex(of: "=") else { throw .noValue(argument) }
        let name = String(argument[..<equals])
        let value = String(argument[argument.index(after: equals)...])
        guard let option = set.options.first(where: { $0.name == name }) else {
            throw .unknown(name)
        }
        return (option, value)
    }
}

/// Why an `--option` cannot be taken.
package enum OptionProblem: Error {
    case noValue(String)
    case unknown(String)
    case badValue(String, SetOption)
    case brokenText(String, String)
    case twice(String)

    package func diagnostic(for set: TemplateSet) -> Diagnostic {
        let names = set.options.map(\.name)
        switch self {
        case .noValue(let argument):
            return Diagnostic(
                .error, "'\(argument)' gives the option no value", path: "--option",
                hint: "Write it as --option \(argument.isEmpty ? "key" : argument)=value.")
        case .unknown(let name):
            let list =
                names.isEmpty ? "It has none." : "It has \(names.joinedAsAlternatives("and"))."
            return Diagnostic(
                .error, "the set '\(set.name)' has no option '\(name)'", path: "--option",
                hint: Suggestions.question(for: name, among: names) ?? list)
        case .badValue(let value, let option):
            let choices = option.values.map { "'\($0)'" }.joinedAsAlternatives()
            let list =
                choices.isEmpty
                ? "A text may hold no quotation mark, backslash, comment mark or line break."
                : "Please provide one of \(choices)."
            return Diagnostic(
                .error,
                "the value '\(value.escapedForTerminal())' is invalid for the option "
                    + "'\(option.name)'",
                path: "--option",
                hint: Suggestions.question(for: value, among: option.values) ?? list)
        case .brokenText(let value, let name):
            return Diagnostic(
                .error,
                "the value '\(value.escapedForTerminal())' is invalid for the option "
                    + "'\(name.escapedForTerminal())'",
                path: "--option", hint: "A text may hold no line break and no control character.")
        case .twice(let name):
            return Diagnostic(
                .error, "the option '\(name)' is given twice", path: "--option",
                hint: "Give it once.")
        }
    }
}

extension SetOption {
    package var defaultValue: OptionValue {
        switch kind {
        case .bool(let value): .bool(value)
        case .choice(_, let value): .choice(value)
        case .text(let value): .text(value)
        case .members(let list): .members(list)
        }
    }

    /// The value that a text stands for, or nil if the option does not take it, as one of members
    /// takes none alone.
    func value(of text: String) -> OptionValue? {
        switch kind {
        case .bool: text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
        case .choice(let values, _): values.contains(text) ? .choice(text) : nil
        case .text: text.isSafeInCode ? .text(text) : nil
        case .members: nil
        }
    }
}

extension String {
    /// Whether a text can land in a comment or a string literal without ending it.
    ///
    /// Option texts go wherever a template puts them, so what could break out is refused. The
    /// compiler reads bytes, and a combining mark does not keep a quotation mark from ending a
    /// string; so this looks at scalars and not at characters.
    package var isSafeInCode: Bool {
        var previous: Unicode.Scalar = " "
        for scalar in unicodeScalars {
            switch (previous, scalar) {
            case (_, "\""), (_, "\\"), ("*", "/"), ("/", "*"): return false
            default: if scalar.breaksLines { return false }
            }
            previous = scalar
        }
        return true
    }
}

extension Unicode.Scalar {
    /// Whether it ends a line or steers a terminal.
    package var breaksLines: Bool {
        // The table of categories need not be searched for nearly every text there is.
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
