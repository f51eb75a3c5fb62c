import Basics
import PropertyLists
import XcodeTemplates

extension XcodeTemplate {
    /// Whether the known values of a class decide about files or about what stands in them.
    ///
    /// Such a class is one of its known values, and any other class is a text beside it.
    func isChosen(_ option: XcodeTemplateOption) -> Bool {
        guard option.kind == .class, !option.values.isEmpty else { return false }
        return !variantFolders.isEmpty || !option.units.isEmpty || !option.suffixes.isEmpty
            || !option.fallbackHeaders.isEmpty
            || options.contains { $0.requirements[option.identifier] != nil }
    }
}

extension XcodeTemplateOption {
    /// Whether it has to be given, since it has no default.
    var isAsked: Bool {
        (kind == .text || kind == .class) && isRequired && defaultText.isEmpty
    }

    /// Whether its default is a text that a macro has no part in.
    var hasPlainDefault: Bool {
        TextMacro.all(in: Array(defaultText.utf8)).isEmpty
            && !["{{", "}}"].contains(where: defaultText.contains)
    }
}

extension PartExpander {
    mutating func parts(of option: XcodeTemplateOption) -> [TextPart] {
        let id = option.identifier
        return enter(id) { expander in
            if id == expander.template.nameOption?.identifier { return expander.name(besides: id) }
            switch option.kind {
            case .static: return expander.parts(of: option.defaultText)
            case .checkbox: return expander.checkbox(option)
            case .popup: return expander.cases(of: option)
            case .text: return expander.text(option)
            case .class:
                guard expander.template.isChosen(option) else { return expander.text(option) }
                let known = expander.cases(of: option)
                return [.given(id, [.option(id)], otherwise: known)]
            }
        }
    }

    private mutating func name(besides id: String) -> [TextPart] {
        var parts: [TextPart] = [.name]
        for other in template.options where !other.suffixes.isEmpty && other.identifier != id {
            let suffixes = other.choices.map {
                TextPart.ValueCase(value: $0, parts: [.text(other.suffixes[$0] ?? "")])
            }
            if suffixes.isEmpty { continue }
            note(.suffix)
            let known = TextPart.byValue(of: other.identifier, suffixes)
            let isChosen = template.isChosen(other)
            parts += whenActive(
                other,
                then: isChosen ? [.given(other.identifier, [], otherwise: [known])] : [known],
                otherwise: [])
        }
        return parts
    }

    private mutating func checkbox(_ option: XcodeTemplateOption) -> [TextPart] {
        let value = TextPart.byValue(
            of: option.identifier,
            ["true", "false"].map { TextPart.ValueCase(value: $0, parts: [.text($0)]) })
        // One that is off by default can be on only where it is active.
        if option.defaultText == "false" { return [value] }
        return whenActive(option, then: [value], otherwise: [.text("false")])
    }

    private mutating func cases(of option: XcodeTemplateOption) -> [TextPart] {
        let cases = option.choices.map { value in
            let parts = value == option.defaultText ? parts(of: value) : [.text(value)]
            return TextPart.ValueCase(value: value, parts: parts)
        }
        return [.byValue(of: option.identifier, cases)]
    }

    private mutating func text(_ option: XcodeTemplateOption) -> [TextPart] {
        let id = option.identifier
        if option.isAsked {
            // The set has a default, and nothing stands where the option is not active.
            return whenActive(option, then: [.option(id)], otherwise: [])
        }
        if option.hasPlainDefault { return [.option(id)] }
        return [.given(id, [.option(id)], otherwise: parts(of: option.defaultText))]
    }

    mutating func importHeader(of option: XcodeTemplateOption) -> [TextPart] {
        let id = option.identifier
        let fallback = option.fallbackHeaders[""].map { parts(of: $0) }
        guard template.isChosen(option) || option.kind == .popup else {
            if let fallback { return fallback }
            return keptImport(id)
        }
        let cases = option.choices.map { value in
            let own = option.fallbackHeaders[value].map { parts(of: $0) } ?? fallback
            return TextPart.ValueCase(value: value, parts: own ?? [])
        }
        if fallback == nil, option.choices.contains(where: { option.fallbackHeaders[$0] == nil }) {
            return keptImport(id)
        }
        let known = TextPart.byValue(of: id, cases)
        guard option.kind == .class, let fallback else { return [known] }
        return [.given(id, fallback, otherwise: [known])]
    }

    private mutating func keptImport(_ id: String) -> [TextPart] {
        note(.kept)
        return [.kept("___\(TextMacro.importPrefix)\(id)___")]
    }
}

// Which options are active.
extension PartExpander {
    /// One thing where the requirements of an option hold, and another where they do not.
    private mutating func whenActive(
        _ option: XcodeTemplateOption, then parts: [TextPart], otherwise: [TextPart]
    ) -> [TextPart] {
        let key = "active " + option.identifier
        // Checkboxes may exclude each other: then what was given counts.
        if option.requirements.isEmpty || isPending(key) { return parts }
        return enter(key) { expander in
            option.requirements.sorted { $0.key < $1.key }.reduce(parts) { parts, requirement in
                expander.when(
                    requirement.key, isAnyOf: requirement.value, then: parts, otherwise: otherwise)
            }
        }
    }

    private mutating func when(
        _ id: String, isAnyOf wanted: [String], then parts: [TextPart], otherwise: [TextPart]
    ) -> [TextPart] {
        guard let option = template.option(id) else { return otherwise }
        guard option.kind == .checkbox || option.kind == .popup || template.isChosen(option) else {
            note(.textRequirement(id))
            return parts
        }
        var isInactiveFine = false
        let cases = option.choices.map { value in
            let fits =
                option.kind == .checkbox
                ? wanted.contains { PropertyList.flag(of: $0) == (value == "true") }
                : wanted.contains(value)
            if option.kind == .checkbox, value == "false", fits { isInactiveFine = true }
            return TextPart.ValueCase(value: value, parts: fits ? parts : otherwise)
        }
        return whenActive(
            option, then: [.byValue(of: id, cases)], otherwise: isInactiveFine ? parts : otherwise)
    }
}
