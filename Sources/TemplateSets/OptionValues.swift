package import Basics
package import SwiftSource

/// The values of a scene's options: every option of the set, given or by default.
package struct OptionValues: Sendable {
    /// By the options' names.
    package private(set) var values: [String: OptionValue]
    /// What was given, for problems found later.
    package private(set) var given: [String: OptionText] = [:]

    /// The value of an option; nil where the set has none of that name.
    package subscript(name: String) -> OptionValue? { values[name] }

    /// The values of the options that a shared file's template may see.
    package func projectScoped(in templateSet: TemplateSet) -> OptionValues {
        let names = Set(templateSet.options.filter { $0.scope == .project }.map(\.name))
        return OptionValues(values: values.filter { names.contains($0.key) })
    }
}

extension OptionValues {
    /// The same with the defaults of the options that are chosen once for a project.
    package func resettingProjectScope(in templateSet: TemplateSet) -> OptionValues {
        var result = self
        for option in templateSet.options where option.scope == .project {
            result.values[option.name] = option.defaultValue
        }
        return result
    }

    /// Takes what a scene of this or another set chooses for the project. A default gives way to a choice:
    /// internal scenes compile with public types, but not the other way round.
    ///
    /// - Parameter choice: the text that was given for an option.
    package mutating func takeProjectScope(
        in templateSet: TemplateSet, _ choice: (String) -> String?
    ) {
        for option in templateSet.options where option.scope == .project {
            guard values[option.name] == option.defaultValue,
                let value = choice(option.name).flatMap(option.value)
            else { continue }
            values[option.name] = value
        }
    }
}

/// Only the values count, and not how they were given.
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
    /// The path of links, or nothing.
    case link(String)
    /// What was given with each `name:Type`.
    case members(MemberList)

    /// The value as the command line has it; the members of a list each as they were given.
    package var texts: [String] {
        switch self {
        case .bool(let value): [String(value)]
        case .choice(let value), .text(let value), .link(let value): [value]
        case .members(let list): list.texts
        }
    }

    /// What conditions compare: of members, whether there are any, and of a link, whether there is one.
    package var conditionText: String {
        switch self {
        case .members(let list): String(!list.members.isEmpty)
        case .link(let path): String(!path.isEmpty)
        case .bool, .choice, .text: texts[0]
        }
    }
}

extension OptionValues {
    /// Reads what is said of options against those that a set offers.
    ///
    /// - Throws: `Failure` with every problem found: no `=`, a key that the set does not have, a
    ///   value that the option does not take, a key given twice that takes one value, members that
    ///   are not Swift or are there twice.
    package init(parsing texts: [OptionText], for templateSet: TemplateSet) throws(Failure) {
        values = [:]
        if !templateSet.format.isNative {
            try take(texts, to: templateSet)
            return
        }
        var problems = Problems()
        var members: [String: [SourceText]] = [:]
        for text in texts {
            do throws(OptionProblem) {
                let (option, value) = try Self.split(text, for: templateSet)
                if case .members = option.kind {
                    members[option.name, default: []].append(value)
                    continue
                }
                guard let read = option.value(of: value.text) else {
                    throw .badValue(value, option)
                }
                given[option.name] = text
                if values.updateValue(read, forKey: option.name) != nil { throw .twice(text.key) }
            } catch {
                problems.add(error.failure(for: templateSet))
            }
        }
        for option in templateSet.options {
            guard let texts = members[option.name] else { continue }
            let list = problems.collect { () throws(Failure) in
                try MemberList(parsing: texts, takesSources: option.source != nil)
            }
            values[option.name] = list.map { .members($0) }
        }
        try problems.check()
        for option in templateSet.options where values[option.name] == nil {
            values[option.name] = option.defaultValue
        }
        try checkSources(of: templateSet)
    }

    /// Makes sure that what members come from is there.
    private func checkSources(of templateSet: TemplateSet) throws(Failure) {
        var problems = Problems()
        for option in templateSet.options {
            guard let source = option.source, case .members(let known)? = values[source],
                case .members(let list)? = values[option.name]
            else { continue }
            problems.collect { () throws(Failure) in
                try list.checkSources(among: known, of: source)
            }
        }
        try problems.check()
    }

    private static func split(
        _ text: OptionText, for templateSet: TemplateSet
    ) throws(OptionProblem) -> (SetOption, SourceText) {
        guard let value = text.value else { throw .noValue(text.key) }
        guard let option = templateSet.options.first(where: { $0.name == text.key.text }) else {
            throw .unknown(text.key)
        }
        return (option, value)
    }

    /// Takes what was given to an Xcode file template. What of it can be taken is known once the
    /// scene's name is, and defaults are made of it.
    ///
    /// - Throws: `Failure` for what has no `=`, is given twice or has more than a line. What else
    ///   stands in it is for the template's author to know, as in Xcode's dialog.
    private mutating func take(_ texts: [OptionText], to templateSet: TemplateSet) throws(Failure) {
        var problems = Problems()
        for text in texts {
            let name = text.key.text
            guard let value = text.value else {
                problems.add(OptionProblem.noValue(text.key).failure(for: templateSet))
                continue
            }
            if value.text.unicodeScalars.contains(where: { $0.breaksLines && $0 != "\t" }) {
                problems.add(OptionProblem.brokenText(value, name).failure(for: templateSet))
            } else if values.updateValue(.text(value.text), forKey: name) != nil {
                problems.add(OptionProblem.twice(text.key).failure(for: templateSet))
            }
            given[name] = text
        }
        try problems.check()
    }
}

extension SetOption {
    package var defaultValue: OptionValue {
        switch kind {
        case .bool(let value): .bool(value)
        case .choice(_, let value): .choice(value)
        case .text(let value): .text(value)
        case .link: .link("")
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
        case .link: text.isSafeInCode ? .link(text) : nil
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
